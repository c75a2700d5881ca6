# The telling: what stands beside a sentence.
tale-roll = ({ $face }, needed { $needed })
play-round = Round { $round }
tale-and = { $names } and { $last }
