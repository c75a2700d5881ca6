# Pointing, measuring, writing and drawing on the map.

play-words-ping = wskaż wskaz
play-words-measure = zmierz
play-words-label = podpisz
play-words-draw = rysuj narysuj
play-words-wipe = zetrzyj
play-words-everything = wszystko
play-words-shape-line = linia linię linie
play-words-shape-rectangle = prostokąt prostokat
play-words-shape-circle = okrąg okrag koło kolo
play-words-colour-red = czerwony
play-words-colour-orange = pomarańczowy pomaranczowy
play-words-colour-green = zielony
play-words-colour-blue = niebieski
play-words-colour-purple = fioletowy
play-words-colour-black = czarny
play-words-colour-white = biały bialy
play-help-ping = wskaż kratkę wszystkim, którzy ją znają: „wskaż e5”
play-help-measure = powiedz, jak daleko od siebie są dwie kratki: „zmierz a1 e5”
play-help-label = napisz coś na mapie: „podpisz c3 stara studnia”
play-help-draw = rysuj na mapie: „rysuj a1 e5”, „rysuj okrąg c3 e3 niebieski”, „rysuj prostokąt a1 c4”
play-help-wipe = zetrzyj to, co masz narysowane na kratce: „zetrzyj c3” albo „zetrzyj wszystko”
talk-points =
    { $is-in-fog ->
        [yes] Gracze nie znają { $square }: nie widzą, gdzie wskazujesz.
       *[no]
            { $is-you ->
                [yes] Wskazujesz { $square }.
               *[no] { $name } wskazuje { $square }.
            }
    }
talk-measured = Od { $start } do { $end }: { $count ->
    [one] { $count } kratka.
    [few] { $count } kratki.
    [many] { $count } kratek.
   *[other] { $count } kratki.
}
play-map-label =
    { $is-hidden ->
        [yes] tylko dla ciebie, przy { $where }: „{ $text }”
       *[no] przy { $where }: „{ $text }”
    }
play-map-drawing = { drawn-shape } (kolor { drawn-colour }) { $where }, { $name }{ $is-hidden ->
    [yes] , tylko dla ciebie
   *[no] { "" }
}
drawn-shape =
    { $shape ->
        [line] linia
        [rectangle] prostokąt
        [circle] okrąg
       *[free] rysunek
    }
drawn-colour =
    { $colour ->
        [orange] pomarańczowy
        [green] zielony
        [blue] niebieski
        [purple] fioletowy
        [black] czarny
        [white] biały
       *[red] czerwony
    }
play-drawn =
    { $is-you ->
        [yes] Rysujesz na mapie.
       *[no] { $name } rysuje na mapie.
    }
play-labelled =
    { $is-you ->
        [yes] Piszesz na mapie: „{ $text }”.
       *[no] { $name } pisze na mapie: „{ $text }”.
    }
play-drawn-hidden =
    { $is-label ->
        [yes] Tylko ty widzisz na mapie: „{ $text }”.
       *[no] Tylko ty widzisz ten rysunek.
    }
play-wiped =
    { $is-you ->
        [yes] Ścierasz coś z mapy.
       *[no] { $name } ściera coś z mapy.
    }
error-not-explored = nie znasz tam każdej kratki; rysuj na tych, które już znasz
error-drawing-too-short = linia potrzebuje dwóch różnych miejsc; podaj jeszcze jedno
error-label-empty = nie wiadomo, co napisać; dodaj kilka słów
error-no-such-drawing = tego rysunku nie ma albo nie jest twój; wybierz jeden ze swoich
error-nothing-to-wipe = na { $at } nie ma nic, co możesz zetrzeć; wybierz inną kratkę
error-nobody-to-point-for = przy tym stole nie ma nikogo poza tobą: nie masz komu wskazywać; do tego graj na serwerze
error-which-squares = „{ $line }” nie podaje kratek; zapisz je tak: a1 e5
