# The log of a game: what cannot be read in it, and what its check finds.

error-not-a-game-log =
    { $format ->
        [none] this is not the log of a game, which begins with “{ $known }”; choose a file that a table wrote
       *[other] “{ $format }” is not the log of a game, which begins with “{ $known }”; choose a file that a table wrote
    }
error-game-line-unreadable = line { $line } is not written the way a game's log is ({ $reason }); restore the log from an untouched copy
error-game-line-cut = line { $line } was not written to its end; restore the log from an untouched copy, or take the line out
error-entry-out-of-order = line { $line }: “{ $number }” is not the number of the entry that is due; { $expected } should stand here
error-game-not-sealed = the game is over, but its log ends at line { $line } without a seal; something was taken off its end
error-game-dice-differ = line { $line }: the rules were given other faces than entry { $number } rolled; restore the log from an untouched copy
error-entry-impossible = line { $line }: entry { $number } cannot follow from what is before it; restore the log from an untouched copy
error-rules-differ = entry { $number } would come out otherwise by the rules of this version; an older version was played
