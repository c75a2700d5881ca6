# Rolls that the game master calls for, what people try in their own words, and dice for their own sake.

## Calls

call-or = { $names } or { $last }
call-roll = roll
call-asked =
    { $is-you ->
        [yes] you ask
       *[no] { $name } asks
    } { $who } for { $traits ->
        [none] a roll
       *[other] { $traits }
    }{ $hard ->
        [none] { "" }
       *[other] { " " }({ $hard })
    }{ $reason ->
        [none] { "" }
       *[other] : { $reason }
    }
call-try =
    { $is-you ->
        [yes] you want to see
       *[no] { $name } wants to see
    } { $traits ->
        [none] a roll from { $who }
       *[other] { $traits } from { $who }
    }{ $hard ->
        [none] { "" }
       *[other] { " " }({ $hard })
    }
call-hard =
    { $number ->
        [none] { $rung }
       *[other] { $rung ->
            [none] difficulty { $number }
           *[other] { $rung }, { $number }
        }
    }
call-contest =
    { $reason ->
        [none] it comes down to { $one } or { $other }
       *[other] it comes down to { $one } or { $other }: { $reason }
    }
call-came-wholly = { $who } makes it
    .b = { $who } pulls it off
    .c = it works out for { $who }
call-came-partly = { $who } makes it, at a price
    .b = { $who } just about makes it
call-came-not = { $who } does not make it
    .b = it goes wrong for { $who }
    .c = { $who } comes up short
call-came-over = { $who } has rolled
call-comes-to = { $who } comes to { $score }
call-blind = { $who } rolls, and only the game master sees how it turns out
call-declined = { $who } does not roll
call-withdrawn =
    { $is-you ->
        [yes] you withdraw the call; nobody has to roll
       *[no] { $name } withdraws the call; nobody has to roll
    }
call-winner = { $who } wins
call-draw = neither of the two wins
call-again = it is a tie: both roll again
call-together-works = together they make it
call-together-fails = together they do not make it

## Cards

call-note-blind = only the game master sees the result
call-note-secret = only the game master knows of it
call-note-hidden = the difficulty is hidden
call-note-best = the best roll counts for all
call-note-half = half of them have to make it
call-note-contest = { $one } against { $other }
call-state-open = has not rolled yet
call-state-rolling = has the dice in hand
call-state-rolled = has rolled
call-state-declined = does not roll
call-state-passive = does not have to roll

## Tries

try-said =
    { $text ->
        [none] { $who } tries something with { $trait }
       *[other] { $trait ->
            [none] { $who } tries something: “{ $text }”
           *[other] { $who } tries something with { $trait }: “{ $text }”
        }
    }
try-works = it works for { $who }
try-price = it works for { $who }, but: { $text }
try-ask =
    { $is-you ->
        [yes] you ask: “{ $text }”
       *[no] { $name } asks: “{ $text }”
    }
try-back = { $who } thinks better of it

## Dice for their own sake

toss =
    { $is-you ->
        [yes] you roll { $dice }
       *[no] { $name } rolls { $dice }
    }{ $text ->
        [none] { "" }
       *[other] { " " }({ $text })
    }: { $total } [{ $faces }]
toss-secret =
    { $is-you ->
        [yes] you roll { $dice } in secret
       *[no] { $name } rolls { $dice } in secret
    }{ $text ->
        [none] { "" }
       *[other] { " " }({ $text })
    }: { $total } [{ $faces }]

## Refusals

source-called = the call
error-nothing-to-call-for = nobody rolls to try something in this game; say what happens instead
error-never-rolls = “{ $id }” does not roll in this game; name somebody who does, or decide it yourself
error-nobody-to-call = nobody of the party can roll now; name somebody who can
error-not-to-roll-with = you cannot roll with “{ $trait }” here; use one of: { $allowed }
error-no-such-difficulty = “{ $difficulty }” is not a difficulty of this game; use one of: { $allowed }
error-no-difficulties = this game knows no difficulties: a roll is against the hero’s own score; leave it out
error-too-many-calls = at most { $most } calls can be open at a time; withdraw one first
error-too-many-tries = at most { $most } of your tries can wait for the game master; take one back or wait
error-too-many-dice = at most { $most } dice can be rolled at once; roll fewer
error-no-such-call = no call with the number { $number } is open; it was answered or withdrawn
error-not-called = “{ $id }” was not called upon; roll for somebody who was
error-already-rolled = “{ $id }” has rolled for this call; wait for the others
error-already-rolling = “{ $id }” has begun to roll; answer the open question first
error-blind-dice = the dice of a blind roll are rolled by the engine, so that nobody sees them; leave the faces out
error-contest-alone = “{ $id }” cannot contend with themselves; name somebody else
error-no-such-try = no try with the number { $number } waits for an answer; it was answered or taken back
error-say-what-you-try = nothing is said of what you try; say it in a few words, or name what you try it with
error-say-what-follows =
    { $answer ->
        [price] the price is missing; say it in a few words
       *[ask] the question is missing; say in a few words what you want to know
    }
error-asks-first = the game master says first what is rolled; leave the faces out until then
error-call-word = “{ $word }” says nothing about a roll; use some of: { $allowed }
error-no-try-waits = nobody waits for an answer; call for a roll with “gm call” instead
error-nothing-to-roll = nothing was asked of you; name dice, as in “roll 2d6+1”
error-nothing-to-decline = nothing was asked of you and none of your tries waits; go on with what you want to do
error-odds-not-said = odds are shown to you alone and cannot be said aloud; ask for them in a chat or in the text view, as in “/odds 2d6+1”
error-no-such-chat-command = “{ $word }” is not a chat command; use one of: { $allowed }, or write “//” to say a text that begins with a slash

## Typed

play-words-decline = decline pass back
play-words-power-call = call
play-words-power-contest = contest
play-words-power-works = works
play-words-power-roll = roll
play-words-power-ask = ask
play-words-power-withdraw = withdraw
play-words-power-all = all everybody everyone party
play-words-power-but = but
play-words-power-or = or at for
play-words-power-with = with by using
play-words-call-hidden = hidden
play-words-call-blind = blind
play-words-call-secret = secret secretly
play-words-call-best = best
play-words-call-half = half
play-words-call-each = each
play-help-decline = decline a roll that you are asked for, or withdraw what you tried
play-gm-call = ask for a roll: who (or “all”), with what, how hard; “hidden”, “blind”, “secret”, “best”, “half”, and a reason in quotes
play-gm-contest = let two contend: who with what, and who with what
play-gm-works = answer a try: it works; behind “but”, at what price
play-gm-roll = answer a try: roll this; in quotes, what happens if it fails
play-gm-ask = answer a try: not like this, and what you want to know
play-gm-withdraw = withdraw the latest call for a roll
talk-call =
    { $reason ->
        [none] { $by } asks { $names } to roll: { $asked }
       *[other] { $by } asks { $names } to roll: { $asked }. “{ $reason }”
    }{ $fails ->
        [none] { "" }
       *[other] . If it fails: { $fails }
    }
talk-call-decline = { $name } does not roll
talk-try-gm =
    { $text ->
        [none] { $name } tries something with { $trait }
       *[other] { $trait ->
            [none] { $name } tries something: “{ $text }”
           *[other] { $name } tries something with { $trait }: “{ $text }”
        }
    }. Answer with “gm works”, “gm works but …”, “gm roll …” or “gm ask …”.
talk-try-own = { $name } waits for the game master: “{ $text }”.
talk-dice-odds = { $dice }: { $mean } on average
talk-dice-compared = { $dice } { $sign } { $number }: { $chance } ({ $fraction })
