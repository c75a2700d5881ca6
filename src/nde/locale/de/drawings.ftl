# Pointing, measuring, writing and drawing on the map.

play-words-ping = zeig zeige
play-words-measure = miss messe messen
play-words-label = beschrifte
play-words-draw = zeichne zeichnen
play-words-wipe = wisch wische
play-words-everything = alles alle
play-words-shape-line = linie strich
play-words-shape-rectangle = rechteck kasten
play-words-shape-circle = kreis
play-words-colour-red = rot
play-words-colour-orange = orange
play-words-colour-green = grün gruen
play-words-colour-blue = blau
play-words-colour-purple = violett lila
play-words-colour-black = schwarz
play-words-colour-white = weiß weiss
play-help-ping = allen, die das Feld kennen, ein Feld zeigen: „zeig e5“
play-help-measure = sagen, wie weit zwei Felder auseinanderliegen: „miss a1 e5“
play-help-label = auf die Karte schreiben: „beschrifte c3 alter Brunnen“
play-help-draw = auf die Karte zeichnen: „zeichne a1 e5“, „zeichne kreis c3 e3 blau“, „zeichne rechteck a1 c4“
play-help-wipe = wegwischen, was du auf ein Feld gezeichnet hast: „wisch c3“, oder „wisch alles“
talk-points =
    { $is-in-fog ->
        [yes] Die Spieler kennen { $square } nicht: Sie sehen nicht, wohin du zeigst.
       *[no]
            { $is-you ->
                [yes] Du zeigst auf { $square }.
               *[no] { $name } zeigt auf { $square }.
            }
    }
talk-measured = Von { $start } bis { $end }: { $count ->
    [one] { $count } Feld.
   *[other] { $count } Felder.
}
play-map-label =
    { $is-hidden ->
        [yes] nur für dich, bei { $where }: „{ $text }“
       *[no] bei { $where }: „{ $text }“
    }
play-map-drawing = { drawn-shape } ({ drawn-colour }) { $where }, { $name }{ $is-hidden ->
    [yes] , nur für dich
   *[no] { "" }
}
drawn-shape =
    { $shape ->
        [line] Linie
        [rectangle] Rechteck
        [circle] Kreis
       *[free] Zeichnung
    }
drawn-colour =
    { $colour ->
        [orange] orange
        [green] grün
        [blue] blau
        [purple] violett
        [black] schwarz
        [white] weiß
       *[red] rot
    }
play-drawn =
    { $is-you ->
        [yes] Du zeichnest auf die Karte.
       *[no] { $name } zeichnet auf die Karte.
    }
play-labelled =
    { $is-you ->
        [yes] Du schreibst auf die Karte: „{ $text }“.
       *[no] { $name } schreibt auf die Karte: „{ $text }“.
    }
play-drawn-hidden =
    { $is-label ->
        [yes] Nur du siehst auf der Karte: „{ $text }“.
       *[no] Nur du siehst diese Zeichnung.
    }
play-wiped =
    { $is-you ->
        [yes] Du wischst etwas von der Karte.
       *[no] { $name } wischt etwas von der Karte.
    }
error-not-explored = du kennst dort nicht jedes Feld; zeichne auf denen, die du erkundet hast
error-drawing-too-short = eine Linie braucht zwei verschiedene Stellen; nenne noch eine
error-label-empty = es fehlt, was geschrieben werden soll; füge ein paar Wörter hinzu
error-no-such-drawing = diese Zeichnung gibt es nicht, oder sie ist nicht deine; wähle eine von deinen
error-nothing-to-wipe = bei { $at } ist nichts gezeichnet, was du wegwischen darfst; wähle ein anderes Feld
error-nobody-to-point-for = du bist allein am Tisch: Es gibt niemanden, dem du etwas zeigen kannst; dafür spiel auf einem Server
error-which-squares = „{ $line }“ nennt die Felder nicht; schreib sie wie a1 e5
