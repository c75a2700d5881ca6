# Obrazki mistrza gry, jak któryś staje się mapą i co pokazuje się graczom.

ui-gm-tool-pictures = Obrazki
ui-pictures-bring = Dodaj obrazki
ui-pictures-bring-about = PNG, JPEG albo WebP, każdy do 24 MB. Zostaje tylko to, co na nich widać, nic więcej z pliku.
ui-pictures-bring-map = Wczytaj mapę z programu do rysowania (.uvtt, .dd2vtt, .df2vtt)
ui-pictures-bring-map-about = Z nią przychodzą obraz, ściany, drzwi i okna. Wszyscy ze sceny stają na niej, a okrywa ją mgła.
ui-pictures-map-brought = Mapa jest rozłożona. Odcinki ścian: { $walls }; drzwi: { $doors }.
ui-pictures-save-map = Zapisz tę mapę jako .dd2vtt
ui-pictures-working = Praca nad { $name } …
ui-pictures-refused =
    { $count ->
        [one] Jednego pliku nie da się użyć:
        [few] { $count } plików nie da się użyć:
        [many] { $count } plików nie da się użyć:
       *[other] { $count } pliku nie da się użyć:
    }
ui-pictures-none = Nie ma jeszcze obrazków.
ui-pictures-untitled = Obrazek
ui-pictures-size = { $width } × { $height }
ui-pictures-map = Użyj jako mapy
ui-pictures-show = Pokaż…
ui-pictures-portrait = Portret…
ui-pictures-delete = Usuń
ui-pictures-title = Tytuł
ui-pictures-to = Komu (bez wyboru: wszystkim)
ui-pictures-show-all = Pokaż wszystkim
ui-pictures-show-chosen = Pokaż wybranym
ui-pictures-shown = Pokazane ci obrazki
ui-pictures-shown-to-all = pokazany wszystkim
ui-pictures-shown-to = pokazany: { $names }
ui-pictures-take-back = Schowaj
ui-pictures-under-map = pod mapą
ui-pictures-take-away = Usuń
ui-pictures-portrait-of = portret: { $names }
ui-pictures-fit-title = „{ $name }” jako mapa
ui-pictures-fit-about = Kliknij róg, w którym stykają się kratki, potem drugi, daleko od niego, i podaj, ile kratek jest między nimi wzdłuż dłuższego boku.
ui-pictures-fit-zoom = Powiększenie
ui-pictures-fit-count = Kratek między nimi
ui-pictures-fit-pitch = Szerokość kratki
ui-pictures-fit-left = Pierwszy róg, od lewej
ui-pictures-fit-top = Pierwszy róg, od góry
ui-pictures-fit-squares = Kratki: { $columns } × { $rows }
ui-pictures-fit-too-many = To byłoby { $columns } × { $rows } kratek; bok mapy może mieć najwyżej { $most }.
ui-pictures-fit-fog = Gracze widzą tylko to, co odkryją
ui-pictures-fit-lay = Użyj tej mapy
ui-pictures-choose-none = bez obrazka
ui-pictures-fit-keep = Zostaw tak
