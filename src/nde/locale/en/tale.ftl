# The telling: what stands beside a sentence.
tale-roll = ({ $face }, needed { $needed })
play-round = Round { $round }
so-condition = is { $name }
tale-and = { $names } and { $last }
tale-several =
    { $count ->
        [2] two { $kind }
        [3] three { $kind }
        [4] four { $kind }
        [5] five { $kind }
        [6] six { $kind }
       *[other] { $count } { $kind }
    }
