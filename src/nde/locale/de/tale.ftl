# Die Erzählung: was neben einem Satz steht.
tale-roll = ({ $face }, nötig { $needed })
play-round = Runde { $round }
tale-and = { $names } und { $last }
