# Opowieść: co stoi obok zdania.
tale-roll = ({ $face }, potrzeba { $needed })
play-round = Runda { $round }
so-condition = ma stan „{ $name }”
tale-and = { $names } i { $last }
tale-several =
    { $count ->
       *[other] { $kind }
    }
    .persons =
        { $count ->
            [2] dwaj
            [3] trzej
           *[other] czterej
        }
    .masc =
        { $count ->
            [2] dwa
            [3] trzy
           *[other] cztery
        }
    .fem =
        { $count ->
            [2] dwie
            [3] trzy
           *[other] cztery
        }
