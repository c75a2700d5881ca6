# Questions at the table in sentences, and their answers: the same in the terminal and in the browser's text view.

## Sentences that are understood; separated by commas, compared without capitals and marks

talk-phrases-who = who is here, who is there, who's here, who is at the table
talk-phrases-menu = what can i do, what can i do now, what now, my options, show the menu
talk-phrases-why = why is that, why so, why did that happen
talk-phrases-help = what can i type, help me
talk-phrases-look = look around, where am i, where are we, what do i see
talk-phrases-reach = who can reach me, who can hit me, who can get me, who can reach, who can hit
talk-phrases-cover = cover to, cover from, cover against, how far is, how far to, how do i stand to, distance to

## Who is here

talk-seat = { $name }
talk-seat-gm = { $name }, game master
talk-seat-watching = { $name }, spectator
talk-bot = played by the engine
seat-gm = the game master
talk-engine = the engine
talk-connected = is here
talk-away = is away
talk-plays = plays { $names }
talk-side-party = heroes: { $names }
talk-side-foes = foes: { $names }

## Who can reach whom

talk-no-foe = no foe is here who could reach { $name }
talk-reach-anywhere = without a map it depends on the story; any of these could reach { $name }: { $names }
talk-reach-nowhere = { $name } is not on the map
talk-way-here = can strike at once
talk-way-none = has no way to get there
talk-way-squares =
    { $count ->
        [one] has { $count } square to walk before striking
       *[other] has { $count } squares to walk before striking
    }
talk-way-bands =
    { $count ->
        [one] has to come { $count } step nearer before striking
       *[other] has to come { $count } steps nearer before striking
    }
talk-nobody-strikes = nobody is within arm’s reach of { $name } now

## Notes

talk-no-notes = There are no notes; type “note” and some words to write one.
talk-note = { $number }. { $name }: { $text }
talk-note-away = “note -1” deletes the first one.

## The end, and the game master

talk-welcome = Type a number, or say what you do: “attack wolf”. “help” lists everything that can be typed; questions such as “who can reach me” are understood too.
talk-turn-party = the heroes’ turn
talk-waits = The table waits for { $names }.
talk-still-to-act = Still to act: { $names }.
talk-end-for-all = { $names } would lose their action. End the turn for everybody? Type “{ $yes }”, or do something else.
talk-take-somebody = You have no hero yet. Still free: { $names }. Type “take” and a name, or “create” to make a hero.
talk-make-somebody = You have no hero yet: “create” makes one, question by question.
talk-is-won = The adventure is won. “advance” advances a hero, “log” shows what happened.
talk-is-lost = The adventure is over. “undo” undoes your latest step, “log” shows what happened.
talk-gm-about = You are the game master. Each of these goes into the log as a ruling:
talk-gm-own = list the commands only the game master has
talk-roll = { $name }: { $came }; could have been: { $others }
talk-no-rolls = Nothing was rolled in the last round.

error-only-in-terminal = “{ $line }” works only in the terminal; here everything is saved automatically, and to leave you just close the page
error-plays-nobody = you have no hero here; name somebody: { $allowed }
error-typed-before = the connection broke before “{ $line }” arrived; check how matters stand now, and type it again
