# Die Erzählung: was neben einem Satz steht.
tale-roll = ({ $face }, nötig { $needed })
play-round = Runde { $round }
