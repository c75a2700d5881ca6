# Vyprávění: co stojí vedle věty.
tale-roll = ({ $face }, potřeba { $needed })
play-round = { $round }. kolo
so-condition = má stav „{ $name }“
tale-and = { $names } a { $last }
tale-several =
    { $count ->
       *[other] { $kind }
    }
    .masc =
        { $count ->
            [2] dva
            [3] tři
           *[other] čtyři
        }
    .fem =
        { $count ->
            [2] dvě
            [3] tři
           *[other] čtyři
        }
