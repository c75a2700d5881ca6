# Numbers of foes that the game master keeps: how foes look, and what is said of it.

sheet-faring = Looks
faring-unhurt = unhurt
faring-hurt = hurt
faring-nearly-down = nearly down
play-fares-unhurt = { $name } is unhurt again
play-fares-hurt = { $name } is hurt
play-fares-nearly-down = { $name } is nearly down
play-numbers-shown = numbers shown to the players: { $names }
play-numbers-words = told to the players in words, without numbers: { $names }
play-numbers-hidden = numbers hidden from the players: { $names }
play-numbers-agreed = numbers as the table has agreed again: { $names }
play-note-numbers-words = players: in words
play-note-numbers-hidden = players: no numbers
play-gm-numbers = say how players know a foe’s numbers: shown, words, hidden, or agreed for the table’s rule
error-not-a-foe = “{ $id }” is no foe, and the heroes’ numbers are open to all; choose a foe
