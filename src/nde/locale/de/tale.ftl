# Die Erzählung: was neben einem Satz steht.
tale-roll = ({ $face }, nötig { $needed })
play-round = Runde { $round }
so-condition = hat den Zustand „{ $name }“
tale-and = { $names } und { $last }
tale-several =
    { $count ->
        [2] zwei { $kind }
        [3] drei { $kind }
        [4] vier { $kind }
        [5] fünf { $kind }
        [6] sechs { $kind }
       *[other] { $count } { $kind }
    }
