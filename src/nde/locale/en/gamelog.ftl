# The log of a game: what cannot be read in it, and what its check finds.

error-not-a-game-log =
    { $format ->
        [none] this is not the log of a game, which begins with “{ $known }”; choose a file that a table wrote
       *[other] “{ $format }” is not the log of a game, which begins with “{ $known }”; choose a file that a table wrote
    }
error-game-line-unreadable = line { $line } is not written the way a game’s log is ({ $reason }); restore the log from an untouched copy
error-game-line-cut = line { $line } is incomplete; restore the log from an untouched copy, or remove the line
error-entry-out-of-order = line { $line }: “{ $number }” is not the number of the next entry; { $expected } should be here
error-game-not-sealed = the game is over, but its log ends at line { $line } without a seal; its end has been cut off
error-game-dice-differ = line { $line }: the rules were given other faces than entry { $number } rolled; restore the log from an untouched copy
error-entry-impossible = line { $line }: entry { $number } cannot follow from what is before it; restore the log from an untouched copy
error-rules-differ = entry { $number } would come out differently under this version’s rules; the game was played with an older version
