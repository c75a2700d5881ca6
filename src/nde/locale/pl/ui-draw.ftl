# Pointing, measuring, writing and drawing on the map.

ui-draw-tools = Wskazywanie i rysowanie
ui-draw-ping = Wskaż
ui-draw-ping-about = Wskaż miejsce: wszyscy, którzy znają tę kratkę, zobaczą falę. To samo zrobi Shift z kliknięciem albo klawisz P.
ui-draw-ruler = Miarka
ui-draw-ruler-about = Przeciągnij z jednego miejsca w drugie: wszyscy, którzy znają oba, widzą miarkę, póki ją trzymasz. Kliknięcie mierzy od twojej postaci.
ui-draw-open = Rysuj i pisz
ui-draw-free = Odręcznie
ui-draw-line = Linia
ui-draw-rectangle = Prostokąt
ui-draw-circle = Okrąg
ui-draw-label = Napis
ui-draw-wipe = Zetrzyj
ui-draw-colour = Kolor
ui-draw-colour-red = czerwony
ui-draw-colour-orange = pomarańczowy
ui-draw-colour-green = zielony
ui-draw-colour-blue = niebieski
ui-draw-colour-purple = fioletowy
ui-draw-colour-black = czarny
ui-draw-colour-white = biały
ui-draw-hidden = Widzę to tylko ja
ui-draw-wipe-own = Zetrzyj wszystko moje
ui-draw-wipe-all = Zetrzyj wszystko
ui-draw-wipe-all-sure = Zetrzeć wszystko, co narysowano na tej mapie?
ui-draw-what = Co napisać przy { $square }
ui-draw-write = Napisz
ui-draw-first = Pierwsze miejsce wybrane; wybierz drugie
ui-draw-done = Narysowano
ui-draw-wiped = Starto
ui-draw-nothing = Nie ma tu nic, co możesz zetrzeć
ui-draw-pointed = { $name } wskazuje { $square }
ui-draw-pointed-in-fog = Gracze nie znają { $square }: nie widzą, gdzie wskazujesz
ui-draw-ruled = Od { $start } do { $end }: { $count ->
    [one] { $count } kratka
    [few] { $count } kratki
    [many] { $count } kratek
   *[other] { $count } kratki
}
ui-draw-length = { $count ->
    [one] { $count } kratka
    [few] { $count } kratki
    [many] { $count } kratek
   *[other] { $count } kratki
}
ui-draw-here-label = jest tu napis „{ $text }”
ui-draw-here = coś tu narysowano
ui-draw-list = Na tej mapie
ui-draw-by = { $what }, { $name }
ui-draw-show = Pokaż
ui-draw-hide = Ukryj
ui-draw-choose = Wybierz miejsce na mapie: myszą, palcem albo strzałkami i Enterem
