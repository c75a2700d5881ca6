# Pointing, measuring, writing and drawing on the map.

ui-draw-tools = Ukazování a kreslení
ui-draw-ping = Ukázat
ui-draw-ping-about = Ukaž na místo: všichni, kdo to pole znají, uvidí vlnu. Totéž udělá Shift s kliknutím nebo klávesa P.
ui-draw-ruler = Metr
ui-draw-ruler-about = Táhni z jednoho místa na druhé: všichni, kdo znají obě, metr vidí, dokud ho držíš. Kliknutí měří od tvé postavy.
ui-draw-open = Kreslit a psát
ui-draw-free = Od ruky
ui-draw-line = Čára
ui-draw-rectangle = Obdélník
ui-draw-circle = Kruh
ui-draw-label = Nápis
ui-draw-wipe = Setřít
ui-draw-colour = Barva
ui-draw-colour-red = červená
ui-draw-colour-orange = oranžová
ui-draw-colour-green = zelená
ui-draw-colour-blue = modrá
ui-draw-colour-purple = fialová
ui-draw-colour-black = černá
ui-draw-colour-white = bílá
ui-draw-hidden = Vidím to jen já
ui-draw-wipe-own = Setřít všechno moje
ui-draw-wipe-all = Setřít všechno
ui-draw-wipe-all-sure = Setřít všechno, co je na téhle mapě nakreslené?
ui-draw-what = Co napsat u { $square }
ui-draw-write = Napsat
ui-draw-first = První místo je určeno; vyber druhé
ui-draw-done = Nakresleno
ui-draw-wiped = Setřeno
ui-draw-nothing = Tady není nic, co smíš setřít
ui-draw-pointed = { $name } ukazuje na { $square }
ui-draw-pointed-in-fog = Hráči neznají { $square }: nevidí, kam ukazuješ
ui-draw-ruled = Od { $start } do { $end }: { $count ->
    [one] { $count } pole
    [few] { $count } pole
    [many] { $count } pole
   *[other] { $count } polí
}
ui-draw-length = { $count ->
    [one] { $count } pole
    [few] { $count } pole
    [many] { $count } pole
   *[other] { $count } polí
}
ui-draw-here-label = je tu napsáno „{ $text }“
ui-draw-here = něco je tu nakresleno
ui-draw-list = Na této mapě
ui-draw-by = { $what }, { $name }
ui-draw-show = Ukázat
ui-draw-hide = Skrýt
ui-draw-choose = Vyber místo na mapě: myší, prstem nebo šipkami a Enterem
