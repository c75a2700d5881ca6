# Pointing, measuring, writing and drawing on the map.

play-words-ping = ping point
play-words-measure = measure
play-words-label = label
play-words-draw = draw
play-words-wipe = wipe
play-words-everything = all everything
play-words-shape-line = line
play-words-shape-rectangle = rectangle box square
play-words-shape-circle = circle
play-words-colour-red = red
play-words-colour-orange = orange
play-words-colour-green = green
play-words-colour-blue = blue
play-words-colour-purple = purple
play-words-colour-black = black
play-words-colour-white = white
play-help-ping = point at a square for everybody who knows it: “ping e5”
play-help-measure = tell how far two squares are apart: “measure a1 e5”
play-help-label = write on the map: “label c3 old well”
play-help-draw = draw on the map: “draw a1 e5”, “draw circle c3 e3 blue”, “draw box a1 c4”
play-help-wipe = wipe off what you have drawn at a square: “wipe c3”, or “wipe all”
talk-points =
    { $is-in-fog ->
        [yes] The players do not know { $square }: they are not shown where you point.
       *[no]
            { $is-you ->
                [yes] You point at { $square }.
               *[no] { $name } points at { $square }.
            }
    }
talk-measured = From { $start } to { $end }: { $count ->
    [one] { $count } square.
   *[other] { $count } squares.
}
play-map-label =
    { $is-hidden ->
        [yes] only for you, at { $where }: “{ $text }”
       *[no] at { $where }: “{ $text }”
    }
play-map-drawing = { drawn-shape } ({ drawn-colour }) { $where }, { $name }{ $is-hidden ->
    [yes] , only for you
   *[no] { "" }
}
drawn-shape =
    { $shape ->
        [line] line
        [rectangle] rectangle
        [circle] circle
       *[free] drawing
    }
drawn-colour =
    { $colour ->
        [orange] orange
        [green] green
        [blue] blue
        [purple] purple
        [black] black
        [white] white
       *[red] red
    }
play-drawn =
    { $is-you ->
        [yes] You draw on the map.
       *[no] { $name } draws on the map.
    }
play-labelled =
    { $is-you ->
        [yes] You write on the map: “{ $text }”.
       *[no] { $name } writes on the map: “{ $text }”.
    }
play-drawn-hidden =
    { $is-label ->
        [yes] Only you see on the map: “{ $text }”.
       *[no] Only you see this drawing.
    }
play-wiped =
    { $is-you ->
        [yes] You wipe something off the map.
       *[no] { $name } wipes something off the map.
    }
error-not-explored = you do not know every square there; draw on those you have explored
error-drawing-too-short = a line needs two different places; name another one
error-label-empty = nothing is said of what to write; add some words
error-no-such-drawing = this drawing is not there, or is not yours; choose one of yours
error-nothing-to-wipe = nothing that you may wipe off is drawn at { $at }; choose another square
error-nobody-to-point-for = you are alone at this table: there is nobody to point for; play on a server for that
error-which-squares = “{ $line }” does not name the squares; write them like a1 e5
