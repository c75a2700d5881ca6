# The table in the terminal: `nde play`, `nde replay` and `nde log`.

## Help of the commands; plain lines, so that `nde --help` need not load Fluent

cli-about-play = Play an adventure at a table in the terminal, or go on with a game.
cli-details-play = Without arguments you are asked for a game and an adventure, or offered to go on where you stopped. Everything is kept after each step; “help” at the table lists what can be typed. The adventure is the name of one of ours or a file. With --json, one JSON command per line is read and one entry per line written.
cli-about-replay = Show a game that was played, entry by entry, from any seat's eyes.
cli-about-log = Print a game that was played as prose.
cli-place-adventure = ADVENTURE
cli-value-game = GAME
cli-value-policy = careful
cli-value-seat = SEAT
cli-flag-game = the game to play; “nde games” lists them
cli-flag-heroes = how many heroes, 1 to 6; otherwise 3
cli-flag-sheet = a hero's sheet; may be given several times, the other heroes are made at random
cli-flag-companions = let bots play all heroes but the first: careful, bold, healer …
cli-flag-file = the file the game is kept in; if there is one already, its game goes on
cli-flag-plain = only lines that follow each other, for screen readers
cli-flag-as = the seat to look from, such as p1; otherwise the game master's
cli-flag-step = wait for Enter after each entry
cli-example-play-1 = play
cli-example-play-2 = play lantern-cellar --game nde12 --heroes 3
cli-example-play-3 = play --file evening.nde --plain
cli-example-replay-1 = replay evening.nde --as p1 --step
cli-example-log-1 = log evening.nde

## What can be typed; the first word is the one that is shown

play-words-help = help h
play-words-menu = menu list
play-words-more = more
play-words-look = look l
play-words-who = who
play-words-reach = reach
play-words-cover = cover
play-words-map = map
play-words-end = end
play-words-hero = hero as
play-words-take = take
play-words-sheet = sheet
play-words-log = log
play-words-why = why
play-words-odds = odds
play-words-undo = undo
play-words-redo = redo
play-words-save = save
play-words-say = say
play-words-whisper = whisper
play-words-note = note
play-words-roll = roll
play-words-dice = dice
play-words-rest = rest
play-words-create = create
play-words-advance = advance
play-words-gm = gm
play-words-close = close
play-words-quit = quit exit q
play-words-dice-typed = typed real
play-words-dice-engine = engine
play-words-condition-off = off
play-words-fog-on = on
play-words-fog-off = off
play-words-fog-lift = lift clear
play-words-fog-lay = lay cover
play-words-only-told = told only

play-help-number = do what stands on the list under this number
play-help-pairs = the same, with something said about it: a parameter and its value
play-help-enter = the answer or the end of the turn marked ↵; otherwise look again
play-help-square = walk to this square of the map
play-help-rule = explain a rule by its number, or look a word up in rules, tables and foes
play-help-help = show this help
play-help-menu = list what can be done now
play-help-more = list everything that can be done, rare things too
play-help-look = look around again
play-help-who = who sits at the table, and who is in the scene
play-help-reach = who can reach you: how far each foe is, with what cover, and how far they have to go
play-help-cover = how you stand to somebody or to a square: “cover to b4”
play-help-map = show the map
play-help-end = end the heroes' turn
play-help-hero = act with another hero: “hero” and a name, or the name alone
play-help-take = take a hero whom nobody plays: “take” and a name
play-help-sheet = show the sheet of whoever acts, or of somebody by name
play-help-log = tell again what happened; with a number, so many lines
play-help-why = the reasons behind the latest roll, with their rules
play-help-odds = the odds of everything; with a number, all outcomes of one thing
play-help-undo = take back your latest step; with a number, so many
play-help-redo = do again what was taken back
play-help-save = say where the game is kept; with a file name, put a copy there
play-help-say = say something, which the log keeps
play-help-whisper = whisper something to somebody at the table: “whisper”, a name and the words
play-help-note = write a note for yourself; alone, read your notes
play-help-roll = type the faces of your dice: “roll 4,6”
play-help-dice = “dice typed” to roll real dice, “dice engine” to have them rolled
play-help-rest = catch your breath, rest, or make camp
play-help-create = make a hero, question by question
play-help-advance = let a hero grow
play-help-gm = be your own game master: set a number, move somebody, overrule a roll
play-help-close = end this game for good and reveal its dice
play-help-quit = leave; the game waits for you

## Beginning and leaving

play-resume-which = You have an unfinished game. Go on with it?
play-resume-one = go on with { $name } (last played { $when })
play-new-game = begin a new game
play-which-game = Which game do you want to play?
play-which-adventure = Which adventure?
play-how-many = How many heroes set out?
play-heroes =
    { $count ->
        [one] { $count } hero
       *[other] { $count } heroes
    }
play-about-game-nde12 = step dice from d6 to d20, hearts, fights that go quickly
play-about-game-nde14 = the newer edition: difficulties, luck and armour tokens
play-about-game-cairn2e = few numbers, great danger, clever plans
play-about-game-tkds = a d20 and skills, spells and a tactical fight
play-about-game-grim-marsh = the dice of 1.2 and the difficulties of 1.4, in fog and cold water
play-about-game-far-orbit = 1.4 among freighters, stations and things best left drifting
play-choose-number = “{ $typed }” is not on the list; type a number from 1 to { $most }, or Enter for the one marked ↵
play-default = { $option }  ↵
play-you = you
play-gm = game master
play-kept-in = The game is kept in { $file } after every step. “help” lists what can be typed.
play-resumed = You go on with { $file }.
play-cut =
    { $bytes ->
        [one] A line that was not written to its end ({ $bytes } byte) was taken away; everything before it is there.
       *[other] A line that was not written to its end ({ $bytes } bytes) was taken away; everything before it is there.
    }
play-come-back = Kept. “nde play --file { $file }” goes on from here.
play-over-in = The game is over. “nde log { $file }” tells it again, “nde verify { $file }” checks its dice.
play-is-won = The adventure is won. “advance” lets a hero grow, “log” tells it again, “quit” ends the game and reveals its dice.
play-is-lost = The adventure is over. “undo” takes back your latest step, “log” tells it again, “quit” ends the game and reveals its dice.

## The screen

play-place-in-fight = { $place } · round { $round } · { $side }
play-side-party = your turn
play-side-foes = the foes' turn
play-note-out = out of the fight
play-note-gone = beyond help
play-note-acted = has acted
play-note-hidden = hidden
play-map-signs = # wall   + low cover   ~ hard going   x fallen
play-map-fog =
    { $squares ->
        [none]
            { $count ->
                [one] In fog for the players: { $count } square
               *[other] In fog for the players: { $count } squares
            }
       *[other]
            { $count ->
                [one] In fog for the players: { $count } square ({ $squares })
               *[other] In fog for the players: { $count } squares ({ $squares })
            }
    }
play-acts = { $name } acts:
play-acts-others = { $name } acts (type a name for another: { $others }):
play-walk =
    { $count ->
        [one] walk to this square of the map
       *[other] walk to this or another of { $count } squares of the map
    }
play-more =
    { $count ->
        [one] one thing more
       *[other] { $count } things more
    }
play-end-turn = end the turn
play-begin = set out
play-choice-new = { $choice } (not yet seen)
play-choice-trial = { $choice } · { $trial }: { $name } passes { $chance }
play-choice-odds = { $choice } · { $name } passes { $chance }
play-type-die = { $name } rolls: type the face of your { $die }.
play-own-words = or in your own words; Enter takes “{ $default }”
play-dice-typed = From now on you type the faces of your own dice.
play-dice-engine = From now on the engine rolls for you.
play-rests = Type “rest” and one of: { $moments }
play-ask-rule = “? { $id }” explains the rule.
play-saved = The game is kept in { $file }.
play-copied = A copy is in { $file }.
play-step-by-step = Enter shows the next entry, “quit” stops.
play-entry = entry { $number }

## What happened

play-walks = { $name } walks to { $square }
play-unseen = somebody unseen has a hand in this: { $text }
play-fight-broken = the foes who can still run are gone
play-fight-won = no foe stands any more
play-routed = you run for your lives, and come together again where you came from
play-routed-carried = you drag along whoever cannot walk: { $names }
play-came = { $name } joins the party
play-grew = { $name } has grown
play-foes-here = before you: { $names }
play-joined = more come: { $names }
play-left = gone: { $names }
play-left-stalemate = { $names } draws back: this fight has led nowhere for too long
play-appeared = you see: { $names }
play-hidden = hidden from the players: { $names }
play-shown = shown to the players: { $names }
play-clock = { $title }: { $filled } of { $steps }
play-said = { $name }: “{ $text }”
play-whispered = { $name } whispers: “{ $text }”
play-note = note by { $name }: { $text }
play-overruled = overruled: { $outcome } instead of { $old }
play-fog-on = fog lies over the map
play-fog-off = the fog lifts
play-fog-laid =
    { $squares ->
        [none]
            { $count ->
                [one] fog is laid on { $count } square
               *[other] fog is laid on { $count } squares
            }
       *[other]
            { $count ->
                [one] fog is laid on { $count } square: { $squares }
               *[other] fog is laid on { $count } squares: { $squares }
            }
    }
play-fog-lifted =
    { $squares ->
        [none]
            { $count ->
                [one] the fog is lifted from { $count } square
               *[other] the fog is lifted from { $count } squares
            }
       *[other]
            { $count ->
                [one] the fog is lifted from { $count } square: { $squares }
               *[other] the fog is lifted from { $count } squares: { $squares }
            }
    }
play-value-set = the game master sets { $name }, { $field }: { $old } → { $value }
play-granted = by decree: { $text }
play-moved = the game master moves { $name }
play-new-map = another map is laid out
play-undone =
    { $count ->
        [one] one step was taken back
       *[other] { $count } steps were taken back
    }
play-redone =
    { $count ->
        [one] one step counts again
       *[other] { $count } steps count again
    }
play-secret-roll = a secret roll: { $deed }
play-revealed = revealed: { $deed }: { $outcome }
play-revealed-goes-on = revealed: { $deed }
play-revealed-was = when it was rolled it was: { $old }
play-revealed-told = told alone, nothing happens
play-given = { $name } is played by { $seat } now
play-session = session { $number } begins
play-dropped = what was waiting was given up
play-closed = The game is over, and the seed of its dice stands in the log.
play-seed-taken = The game master has taken out the seed of the dice, to play this game on elsewhere: from now on they could know what the dice will show. Whoever adds salt makes the dice new.

## Checking a game

play-verify-sound =
    { $drawn ->
        [one] “{ $file }” is sound: { $entries } entries, unchanged, and the seed gives its { $drawn } face
       *[other] “{ $file }” is sound: { $entries } entries, unchanged, and the seed gives every one of { $drawn } faces
    }
play-verify-unfinished = “{ $file }” is not finished: { $entries } entries, { $drawn } faces, and the seed is not revealed yet
play-verify-broken =
    { $count ->
        [one] “{ $file }” proves nothing: { $count } fault
       *[other] “{ $file }” proves nothing: { $count } faults
    }
play-verify-by-hand = typed from real dice: { $typed }, set by the game master: { $ruled }
play-verify-digest = digest so far: { $digest }

## The game master's powers

play-gm-about = You are your own game master. Each of these goes into the log as a ruling:
play-gm-set = set a number of anybody
play-gm-hide = hide somebody
play-gm-show = show whoever is hidden
play-gm-clock = move a clock; with a plain number start one, with “stop” take it away
play-gm-move = put somebody elsewhere
play-gm-add = bring one more foe, by stat block
play-gm-remove = take somebody out of the scene
play-gm-map = lay out a map from a text file
play-gm-effect = let an effect of the game happen, by its name and fields
play-gm-condition = give somebody a condition; “off” takes it away
play-gm-outcome = let the latest roll come out otherwise
play-gm-faces = let the latest roll show these faces
play-gm-mark = mark a moment: fight, turn, calm, breather, rest, camp, time, morale
play-gm-fog = lay fog over the map; “off” takes it away, “lift c4 d5-f7” shows squares of it, “lay c4” covers them again
play-gm-give = hand somebody to a seat
play-gm-drop = give up what waits for an answer
play-gm-reveal = reveal a secret roll; with “told”, only its outcome

## What can be wrong

error-not-understood =
    { $nearest ->
        [none] “{ $line }” is nothing that can be done here; type a number from the list, or “help”
       *[other] “{ $line }” is nothing that can be done here; type a number from the list, or “help”. Did you mean “{ $nearest }”?
    }
error-not-a-command = “{ $line }” is no command ({ $reason }); send one JSON object per line, as docs/playing.md shows
error-not-an-answer = “{ $answer }” does not answer the question; type its number or one of: { $allowed }
error-no-such-number =
    { $most ->
        [0] there is no { $number } here, since nothing on the list has a number now; type “more” or “help”
        [1] there is no { $number } on the list; type 1, or “more”
       *[other] there is no { $number } on the list; type a number from 1 to { $most }, or “more”
    }
error-no-turn = there is no turn to end now; choose something from the list, or “help”
error-no-such-name = nobody here is called “{ $name }”; use one of: { $allowed }
error-cannot-go-there =
    { $allowed ->
        [none] “{ $square }” is out of reach: nobody can walk now
       *[other] “{ $square }” is not among the squares to walk to now; use one of: { $allowed }
    }
error-nothing-to-explain =
    { $what ->
        [why] nothing was rolled yet; do something first
       *[other] nothing of this is rolled for; ask for the odds of another number
    }
error-not-faces = “{ $text }” are no faces of dice; type numbers such as 4,6
error-gm-word-missing = “{ $word }” does not say enough; write it like this: { $allowed }
error-nobody-hidden = nobody is hidden; hide somebody first
error-condition-not-given = { $who }: “{ $word }” cannot be given now; what can: { $allowed }
error-condition-not-taken = { $who }: “{ $word }” cannot be taken away now; what can: { $allowed }
error-nothing-to-give = { $who }: no condition can be given now
error-nothing-to-take = { $who }: there is no condition to take away
error-game-in-use = “{ $file }” is being played by another process; leave the game there first
error-seed-missing = “{ $file }” cannot be played on without the seed of its dice, “{ $seed }”; put it back, or look at the game with “nde replay”
error-seed-of-another = the seed in “{ $seed }” is not that of “{ $file }”; put the right one back
error-no-such-companions = “{ $policy }” is no way for bots to play; use one of: { $allowed }
error-game-already-there = “{ $file }” holds a game already; leave out “{ $word }” to go on with it, or name another file
error-too-many-sheets = there are { $sheets } sheets for { $heroes } heroes; leave some out or raise --heroes
play-map-written = the map was written to { $file }; edit it and lay it out with “gm map { $file }”
play-sheet-written = { $who }: the sheet was written to { $file }
