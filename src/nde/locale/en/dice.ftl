# Dice: what is wrong with a dice expression, with typed faces, or with the log of a dice stream.

error-dice-unreadable = “{ $text }” cannot be read at column { $at }; write dice such as 2d6+1
error-dice-empty = “{ $text }” contains no dice; write some such as d20 or 2d6+1
error-dice-too-long = “{ $text }” has { $length } characters; use at most { $limit }
error-dice-strange-sign = “{ $text }”, column { $at }: “{ $found }” has no meaning in dice notation; remove it, or write dice such as 2d6+1
error-dice-other-digits = “{ $text }”, column { $at }: “{ $found }” is not one of the digits 0 to 9; write the number with those
error-dice-misplaced = “{ $text }”, column { $at }: “{ $found }” is not allowed here; expected a number, a die such as d6 or a bracket
error-dice-unfinished = “{ $text }” ends too early at column { $at }; continue with a number, a die such as d6 or a bracket
error-dice-no-sides = “{ $text }”, column { $at }: the number of sides is missing; write a die such as d6 or d%
error-dice-sides = “{ $text }”, column { $at }: no die has that many sides; use 1 to { $limit }
error-no-such-die = no die has { $sides } sides; use 1 to { $most }
error-dice-count = “{ $text }”, column { $at }: that is too few or too many dice; roll 1 to { $limit } in one expression
error-dice-no-operator = “{ $text }”, column { $at }: it is not clear what to do with “{ $found }”; put +, -, * or / before it
error-dice-ambiguous = “{ $text }”, column { $at }: “{ $found }” after a die can be read in two ways; put + before another die, or write kh, kl, dh or dl to keep or drop dice
error-dice-keep =
    “{ $text }”, column { $at }: { $count ->
        [one] a single die cannot drop dice; keep 1, or roll more dice
       *[other] out of { $count } dice, keep 1 to { $count }, or drop 1 or more but not all
    }
error-dice-face = “{ $text }”, column { $at }: a { $sides } has no such face; name one from 1 to { $highest }
error-dice-endless = “{ $text }”, column { $at }: the die would be rerolled on every or nearly every face; name fewer faces
error-dice-by-zero = “{ $text }”, column { $at }: this could divide by zero; divide by something that is never 0
error-dice-bracket-open = “{ $text }”, column { $at }: “{ $found }” is never closed; close the bracket
error-dice-one-option = “{ $text }”, column { $at }: “{ $found }” has nothing to choose from; give it several values, such as max(d8,d8)
error-dice-label = “{ $text }”, column { $at }: the label is empty, too long or cannot be printed; write 1 to { $limit } characters
error-dice-too-deep = “{ $text }”, column { $at }: brackets or signs are nested too deeply; use at most { $limit }
error-dice-too-large = “{ $text }”, column { $at }: the number grows too large here; stay within { $limit }
error-face-not-on-die = “{ $face }” is not on a { $sides }; type a face from 1 to { $highest }
error-faces-ran-out =
    { $given ->
        [0] no face was typed
        [one] only 1 face was typed
       *[other] only { $given } faces were typed
    } and a { $sides } is still to be rolled; type one more face
error-reroll-without-end = a { $sides } was rerolled { $limit } times and still had to be rolled again; check where its faces come from
error-odds-too-large = “{ $text }” is too large for exact odds; use fewer dice, fewer sides or fewer explosions
error-not-a-dice-log = this is not a dice log: line { $line } is not how a log begins; choose a file written with --log
error-log-line-ends = from line { $line } on, lines end in a carriage return and a line feed (CRLF); convert them to plain line feeds
error-log-line-unreadable = line { $line } is not in the format of a dice log; restore the log from an untouched copy
error-log-version-unknown = line { $line }: “{ $version }” is a log version this program does not know; it knows { $known }; use a newer version of the program
error-log-out-of-order = line { $line }: “{ $draw }” is not the number of the next draw; { $expected } should come here
error-log-face-differs = line { $line }: “{ $face }” is not what the seed gives for draw { $draw }; it gives { $expected }
error-log-face-not-on-die = line { $line }: “{ $face }” is not on a { $sides }; restore the log from an untouched copy
error-log-seed-differs = line { $line }: the seed is not the one the table committed to; ask for the right one
error-log-seal-differs = line { $line }: the seal does not match the lines before it; one of them was changed, added or removed
error-log-line-after-end = line { $line } comes after the end of the log; remove it
