# Pointing, measuring, writing and drawing on the map.

play-words-ping = ukaž ukaz
play-words-measure = změř zmer
play-words-label = popiš popis
play-words-draw = kresli nakresli
play-words-wipe = setři setri
play-words-everything = vše vse všechno vsechno
play-words-shape-line = čára čáru cara caru
play-words-shape-rectangle = obdélník obdelnik
play-words-shape-circle = kruh kružnice kruznice
play-words-colour-red = červená cervena
play-words-colour-orange = oranžová oranzova
play-words-colour-green = zelená zelena
play-words-colour-blue = modrá modra
play-words-colour-purple = fialová fialova
play-words-colour-black = černá cerna
play-words-colour-white = bílá bila
play-help-ping = ukaž na pole všem, kdo ho znají: „ukaž e5“
play-help-measure = řekni, jak daleko jsou od sebe dvě pole: „změř a1 e5“
play-help-label = napiš něco na mapu: „popiš c3 stará studna“
play-help-draw = kresli na mapu: „kresli a1 e5“, „kresli kruh c3 e3 modrá“, „kresli obdélník a1 c4“
play-help-wipe = setři, co máš nakreslené na poli: „setři c3“, nebo „setři vše“
talk-points =
    { $is-in-fog ->
        [yes] Hráči neznají { $square }: nevidí, kam ukazuješ.
       *[no]
            { $is-you ->
                [yes] Ukazuješ na { $square }.
               *[no] { $name } ukazuje na { $square }.
            }
    }
talk-measured = Od { $start } do { $end }: { $count ->
    [one] { $count } pole.
    [few] { $count } pole.
    [many] { $count } pole.
   *[other] { $count } polí.
}
play-map-label =
    { $is-hidden ->
        [yes] jen pro tebe, u { $where }: „{ $text }“
       *[no] u { $where }: „{ $text }“
    }
play-map-drawing = { drawn-shape } ({ drawn-colour }) { $where }, { $name }{ $is-hidden ->
    [yes] , jen pro tebe
   *[no] { "" }
}
drawn-shape =
    { $shape ->
        [line] čára
        [rectangle] obdélník
        [circle] kruh
       *[free] kresba
    }
drawn-colour =
    { $colour ->
        [orange] oranžová
        [green] zelená
        [blue] modrá
        [purple] fialová
        [black] černá
        [white] bílá
       *[red] červená
    }
play-drawn =
    { $is-you ->
        [yes] Kreslíš na mapu.
       *[no] { $name } kreslí na mapu.
    }
play-labelled =
    { $is-you ->
        [yes] Píšeš na mapu: „{ $text }“.
       *[no] { $name } píše na mapu: „{ $text }“.
    }
play-drawn-hidden =
    { $is-label ->
        [yes] Jen ty vidíš na mapě: „{ $text }“.
       *[no] Jen ty vidíš tuhle kresbu.
    }
play-wiped =
    { $is-you ->
        [yes] Stíráš něco z mapy.
       *[no] { $name } stírá něco z mapy.
    }
error-not-explored = neznáš tam každé pole; kresli na ta, která už znáš
error-drawing-too-short = čára potřebuje dvě různá místa; uveď ještě jedno
error-label-empty = neříkáš, co se má napsat; přidej pár slov
error-no-such-drawing = tahle kresba tu není, nebo není tvoje; vyber některou ze svých
error-nothing-to-wipe = na { $at } není nic, co smíš setřít; vyber jiné pole
error-nobody-to-point-for = u stolu není nikdo kromě tebe: nemáš komu ukazovat; na to hraj na serveru
error-which-squares = „{ $line }“ neuvádí pole; napiš je jako a1 e5
