# The table in the terminal: `nde play`, `nde replay` and `nde log`.

## Help of the commands; plain lines, so that `nde --help` need not load Fluent

cli-about-play = Play an adventure at a table in the terminal, or continue a game.
cli-details-play = Without arguments you are asked for a game and an adventure, or offered to continue where you left off. Everything is saved after each step; “help” at the table lists what can be typed. The adventure is a built-in one, by its name, or a file. With --json, one JSON command per line is read and one entry per line written.
cli-about-replay = Show a game that was played, entry by entry, as any seat saw it.
cli-about-log = Print a game that was played as prose.
cli-place-adventure = ADVENTURE
cli-value-game = GAME
cli-value-policy = careful
cli-value-seat = SEAT
cli-flag-game = the game to play; “nde games” lists them
cli-flag-heroes = how many heroes, 1 to 6; default 3
cli-flag-sheet = a hero’s sheet; may be given several times, the other heroes are made at random
cli-flag-companions = let bots play all heroes but the first: careful, bold, healer …
cli-flag-new = an expedition nobody has played yet; with --seed the same one again
cli-flag-danger = how dangerous a new expedition is for this party: safe, risky or deadly; default risky
cli-flag-with = continue with the heroes of a game that was played
cli-value-danger = risky
cli-flag-file = the file the game is saved in; if it already exists, its game is continued
cli-flag-plain = plain lines only, for screen readers
cli-flag-as = the seat to look from, such as p1; default the game master’s
cli-flag-step = wait for Enter after each entry
cli-example-play-1 = play
cli-example-play-2 = play lantern-cellar --game nde12 --heroes 3
cli-example-play-3 = play --file evening.nde --plain
cli-example-play-4 = play --new --danger deadly
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
play-words-done = done
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
play-words-entry = entry
play-words-drop = drop
play-words-yes = yes y
play-words-all = all everybody

play-help-sentence = say what you do: a verb, and whom or what
    .typed = attack wolf
play-help-number = do the action with this number on the list
play-help-pairs = the same with a setting: a parameter and its value
play-help-enter = accept what is marked ↵ (an answer, or the end of the turn); otherwise look again
play-help-square = walk to this square of the map
play-help-rule = explain a rule by its number, or look a word up in rules, tables and foes
play-help-help = show this help
play-help-menu = list what you can do now
play-help-more = list everything you can do, including rare actions
play-help-look = look around again
play-help-who = show who sits at the table, and who is in the scene
play-help-reach = show who can reach you: how far each foe is, behind what cover, and how far they have to go
    .coverless = show who can reach you: how far each foe is, and how far they have to go
play-help-cover = show how far you are from somebody or a square, and behind what cover: “cover to b4”
    .coverless = show how far you are from somebody or a square: “cover to b4”
play-help-map = show the map
play-help-end = end the turn of all your heroes; “end all” for everybody’s, after a question
play-help-done = this hero has done what they will; the turn ends once everybody has
play-help-hero = act with another hero: “hero” and a name, or the name alone
play-help-take = take a hero whom nobody plays: “take” and a name
play-help-sheet = show the sheet of whoever acts, or of somebody by name
play-help-log = show again what happened; with a number, that many lines
play-help-why = show the reasons behind the latest roll, with their rules
play-help-odds = show the odds of everything; with a number, every outcome of one action
play-help-undo = undo your latest step; with a number, that many
play-help-redo = redo what was undone
play-help-save = show where the game is saved; with a file name, save a copy there
play-help-say = say something to everybody; it goes into the log
play-help-whisper = whisper something to somebody at the table: “whisper”, a name and the words
play-help-note = write a note for yourself; alone, read your notes
play-help-roll = “roll” rolls what you are asked for, “roll 2d6+1” any dice; for your own dice type their faces: “roll 4,6”
play-help-dice = “dice typed” to roll real dice, “dice engine” to have them rolled for you
play-help-rest = catch your breath, rest, or make camp
play-help-create = make a hero, question by question
play-help-advance = advance a hero
play-help-gm = be your own game master: set a number, move somebody, overrule a roll
play-help-close = end this game for good and reveal its dice
play-help-quit = leave; the game waits for you

## Beginning and leaving

play-resume-which = You have an unfinished game. Continue it?
play-resume-one = continue { $name } (last played { $when })
play-new-game = begin a new game
play-which-game = Which game do you want to play?
play-which-adventure = Which adventure?
play-something-new = Something new · an expedition that nobody has played yet
play-which-danger = How dangerous shall it be?
play-danger-safe = safe · whoever keeps their head comes home
play-danger-risky = risky · the last fight can be lost
play-danger-deadly = deadly · not everybody comes home
play-finding-foes = Drawing the map and choosing foes that fit this party …
play-how-many = How many heroes set out?
play-heroes =
    { $count ->
        [one] { $count } hero
       *[other] { $count } heroes
    }
play-about-game-nde12 = step dice from d6 to d20, hearts, quick fights
play-about-game-nde14 = the newer edition: difficulties, luck and armour tokens
play-about-game-cairn2e = few numbers, great danger, clever plans
play-about-game-tkds = a d20 and skills, spells and a tactical fight
play-about-game-grim-marsh = the dice of 1.2 and the difficulties of 1.4, in fog and cold water
play-about-game-far-orbit = 1.4 among freighters, stations and wrecks best left drifting
play-choose-number = “{ $typed }” is not on the list; type a number from 1 to { $most }, or Enter for the one marked ↵
play-default = { $option }  ↵
play-you = you
play-gm = game master
    .the = the game master
play-kept-in = The game is saved to { $file } after every step. “help” lists what can be typed.
play-resumed = Continuing { $file }.
play-cut =
    { $bytes ->
        [one] An incomplete last line ({ $bytes } byte) was removed; everything before it is intact.
       *[other] An incomplete last line ({ $bytes } bytes) was removed; everything before it is intact.
    }
play-come-back = Saved. “nde play --file { $file }” continues from here.
play-go-on-with = “nde play --new --with { $file }” takes the same heroes to another expedition.
play-go-on-question = The same heroes, another expedition? They rest first, trade where there is somebody to trade with, and keep what they carry, what they have learnt and their scars.
play-go-on-enough = enough for today
play-some-weeks-later = Some weeks later those who were hurt are on their feet again, and somebody asks for you.
play-over-in = The game is over. “nde log { $file }” shows it again, “nde verify { $file }” checks its dice.
play-is-won = The adventure is won. “advance” advances a hero, “log” shows it again, “quit” ends the game and reveals its dice.
play-is-lost = The adventure is over. “undo” undoes your latest step, “log” shows it again, “quit” ends the game and reveals its dice.
play-ending-won = It is done
play-ending-lost = The party is beaten

## The screen

play-in-fight = round { $round } · { $side }
play-pause = … Enter for more
play-side-party = your turn
play-side-foes = the foes’ turn
play-note-out = out of the fight
play-note-gone = beyond help
play-note-acted = has acted
play-note-done = is done
play-note-hidden = hidden
play-map-signs = # wall   + low cover   ~ difficult ground   x fallen
play-map-ground = ground: { $ground }
play-map-fog =
    { $where ->
        [none]
            { $count ->
                [one] In fog for the players: { $count } square
               *[other] In fog for the players: { $count } squares
            }
       *[other]
            { $count ->
                [one] In fog for the players: { $count } square ({ $where })
               *[other] In fog for the players: { $count } squares ({ $where })
            }
    }
play-acts = { $name }, what do you do?
play-acts-others = { $name }, what do you do? To act with another, type a name: { $others }.
play-walk =
    { $count ->
        [one] walk to this square
       *[other] walk to this square or another one ({ $count } reachable)
    }
play-more =
    { $count ->
        [one] one more action
       *[other] { $count } more actions
    }
play-end-turn = end the turn
play-hero-done = end { $name }’s turn
play-begin = Set out
play-choice-new = { $choice } (new to you)
play-choice-flight = { $choice } (the foes act first)
play-choice-trial = { $choice } · { $trial }: { $name } passes { $chance }
play-choice-odds = { $choice } · { $name } passes { $chance }
play-choice-failing = { $choice } (failing: { $what })
play-failing-clock = { $clock } { $by }
play-failing-harm = harm
play-costs = costs { $cost }
play-type-die = { $name } rolls: type the face of your { $die }.
play-own-words = or in your own words; Enter takes “{ $default }”
play-dice-typed = From now on you type the faces of your own dice.
play-dice-engine = From now on the engine rolls for you.
play-rests = Type “rest” and one of these: { $moments }
play-ask-rule = “? { $id }” explains the rule.
play-saved = The game is saved in { $file }.
play-copied = A copy is in { $file }.
play-step-by-step = Enter shows the next entry, “quit” stops.
play-entry = entry { $number }
play-ruling = (a ruling of the game master)
play-tries = { $name } tries this: { $deed }
play-tries-all = you decide on this: { $deed }
play-sets-about = { $name } sets about this: “{ $deed }”

## What happened

play-walks = { $name } moves to { $square }
    .b = { $name } heads for { $square }
play-unseen = somebody unseen has a hand in this
play-fight-broken = those of them who can still run are gone
play-fight-won = no foe is left standing
    .b = the last foe is beaten
play-routed = you run for your lives and regroup where you came from
play-withdraws = the party makes for the way out: the foes have their turn before it is gone
play-fight-resumed = the fight continues from where it was broken off
play-routed-carried = you drag { $names } along
play-came = { $name } joins the party
play-grew = { $name } has learned from it all and advances
play-foes-here =
    { $is-many ->
        [yes] { $names } stand in your way
       *[no] { $names } stands in your way
    }
    .b = you come face to face with { $names }
    .c = you have company: { $names }
play-joined =
    { $is-many ->
        [yes] more of them turn up: { $names }
       *[no] one more of them turns up: { $names }
    }
    .b =
    { $is-many ->
        [yes] their numbers grow: { $names } join them
       *[no] their numbers grow: { $names } joins them
    }
play-left =
    { $is-many ->
        [yes] { $names } leave the scene
       *[no] { $names } leaves the scene
    }
play-left-stalemate =
    { $is-many ->
        [yes] { $names } draw back: this fight has led nowhere for too long
       *[no] { $names } draws back: this fight has led nowhere for too long
    }
play-appeared =
    { $is-many ->
        [yes] { $names } come into view
       *[no] { $names } comes into view
    }
    .b = now you see { $names }
play-hidden =
    { $is-many ->
        [yes] { $names } vanish from the players’ sight
       *[no] { $names } vanishes from the players’ sight
    }
play-shown =
    { $is-many ->
        [yes] { $names } are in the players’ sight now
       *[no] { $names } is in the players’ sight now
    }
play-renamed = from now on { $old } is called { $name }
play-ruled-anew = an earlier roll comes out differently (entry { $number })
play-clock-starts =
    { $steps ->
        [one] a clock starts: “{ $title }”, with one step to go
       *[other] a clock starts: “{ $title }”, with { $steps } steps to go
    }
play-clock-rises = “{ $title }” rises to { $filled } of { $steps }
play-clock-falls = “{ $title }” falls back to { $filled } of { $steps }
play-clock-full = “{ $title }” is full: { $steps } of { $steps }
play-clock = { $title }: { $filled } of { $steps }
play-clock-apart = { $title }: { $filled } of { $steps } (only the story moves it)
play-said = { $name }: “{ $text }”
play-whispered =
    { $is-you ->
        [yes] you whisper: “{ $text }”
       *[no] { $name } whispers: “{ $text }”
    }
play-note =
    { $is-you ->
        [yes] you make a note: “{ $text }”
       *[no] { $name } makes a note: “{ $text }”
    }
play-overruled = the game master rules otherwise: { $outcome }, not { $old }
play-faces-ruled = the dice stand as ruled
play-fog-on = fog covers the map
play-fog-off = the fog lifts
play-fog-laid =
    { $where ->
        [none]
            { $count ->
                [one] fog now covers { $count } square
               *[other] fog now covers { $count } squares
            }
       *[other]
            { $count ->
                [one] fog now covers { $count } square: { $where }
               *[other] fog now covers { $count } squares: { $where }
            }
    }
play-fog-lifted =
    { $where ->
        [none]
            { $count ->
                [one] the fog lifts from { $count } square
               *[other] the fog lifts from { $count } squares
            }
       *[other]
            { $count ->
                [one] the fog lifts from { $count } square: { $where }
               *[other] the fog lifts from { $count } squares: { $where }
            }
    }
play-value-set =
    { $kind ->
        [most] from now on { $name } can have { $field } up to { $value }, not { $old }
       *[plain] from now on { $name } has { $field } { $value }, not { $old }
    }
play-value-changed = something about { $name } is different from now on
play-set-is-leader =
    { $is-on ->
        [yes] from now on { $name } leads the others
       *[no] { $name } leads the others no longer
    }
play-set-is-dead =
    { $is-on ->
        [yes] { $name } is dead
       *[no] { $name } is alive after all
    }
play-set-has-fled =
    { $is-on ->
        [yes] { $name } runs away
       *[no] { $name } is back
    }
play-set-has-acted =
    { $is-on ->
        [yes] { $name } is done for this turn
       *[no] { $name } may act again
    }
play-set-loses-turn =
    { $is-on ->
        [yes] { $name } loses the turn
       *[no] { $name } may take the turn after all
    }
play-set-is-fearless =
    { $is-on ->
        [yes] from now on { $name } knows no fear
       *[no] { $name } knows fear again
    }
play-set-can-shoot =
    { $is-on ->
        [yes] from now on { $name } can attack from afar
       *[no] { $name } can no longer attack from afar
    }
play-moved = { $name } is somewhere else now
play-moved-to = { $name } is now at { $square }
play-undone =
    { $is-you ->
        [yes]
            { $count ->
                [one] you undo the last step
               *[other] you undo the last { $count } steps
            }
       *[no]
            { $count ->
                [one] { $name } undoes the last step
               *[other] { $name } undoes the last { $count } steps
            }
    }
play-redone =
    { $is-you ->
        [yes]
            { $count ->
                [one] you redo the step that was undone
               *[other] you redo { $count } steps that were undone
            }
       *[no]
            { $count ->
                [one] { $name } redoes the step that was undone
               *[other] { $name } redoes { $count } steps that were undone
            }
    }
play-secret-roll =
    { $deed ->
        [none] { $who ->
            [none] dice are rolled in secret
           *[other] dice are rolled in secret for { $who }
        }
       *[other] dice are rolled in secret: { $deed }
    }
play-revealed =
    { $deed ->
        [none] { $who ->
            [none] a secret roll comes to light
           *[other] a secret roll for { $who } comes to light
        }
       *[other] a secret roll comes to light: { $deed }
    }
play-revealed-outcome = the outcome is: { $outcome }
play-revealed-was = when the dice were rolled, it was still: { $old }
play-revealed-told = nothing happens because of it
play-given =
    { $is-you ->
        [yes] you now play { $who }
       *[no] { $seat } now plays { $who }
    }
play-session = Session { $number }
play-moment-fight = a fight begins
play-moment-calm = the fight is over
play-moment-breather = you catch your breath
play-moment-rest = you take a rest
play-moment-camp = you make camp for the night
play-moment-time = time passes
play-moment-loud-time = time passes, and not quietly
play-moment-morale = the foes waver
play-dropped = the pending question is dropped, and nothing comes of it
play-dropped-outdated = the program has changed since this began and asks in another way now: it is broken off, with what had been answered, and can be done again
play-closed = The game is over, and its dice seed is now in the log.
play-seed-taken = The game master has exported the dice seed to continue this game elsewhere, and could now predict the dice. Anybody can add salt to make them unpredictable again.

## Checking a game

play-verify-sound =
    { $drawn ->
        [one] “{ $file }” is genuine: { $entries } entries, unchanged, and the seed gives its { $drawn } face
       *[other] “{ $file }” is genuine: { $entries } entries, unchanged, and the seed gives all of its { $drawn } faces
    }
play-verify-unfinished = “{ $file }” is not finished: { $entries } entries, { $drawn } faces, and the seed is not revealed yet
play-verify-broken =
    { $count ->
        [one] “{ $file }” proves nothing: { $count } fault
       *[other] “{ $file }” proves nothing: { $count } faults
    }
play-verify-by-hand = { $typed } typed from real dice, { $ruled } set by the game master
play-verify-digest = digest so far: { $digest }

## The game master's powers

play-gm-about = You are your own game master. Each of these goes into the log as a ruling:
play-gm-set = set any number on anybody’s sheet
play-gm-hide = hide somebody
play-gm-show = show whoever is hidden
play-gm-rename = call somebody by a name of their own; without a name, by what they are
play-gm-clock = move a clock; a plain number starts one, “stop” removes it
play-gm-move = put somebody elsewhere
play-gm-add = add a foe, by stat block; “*3” behind it brings three
play-gm-remove = remove somebody from the scene
play-gm-map = load a map from a text file
play-gm-effect = apply an effect of the game, by its name and fields
play-gm-condition = give somebody a condition; “off” removes it
play-gm-outcome = change the outcome of the latest roll; alone, list the rolls of the last round; with an entry’s number, change that one
play-gm-faces = change the faces of the latest roll
play-gm-mark = announce a turn, a rest or time: fight, turn, calm, breather, rest, camp, time, morale
play-gm-fog = add fog to the map; “off” removes it, “lift c4 d5-f7” uncovers squares, “lay c4” covers them again
play-gm-ground = say what the ground is made of, on squares or on the whole map
play-gm-give = give a hero to a seat
play-gm-advance = grant a hero an advance, besides the one that an adventure won brings
play-gm-drop = drop the pending question
play-gm-reveal = reveal a secret roll; with “told”, only its outcome

## What can be wrong

error-not-understood =
    { $nearest ->
        [none] “{ $line }” is not something you can do here; type a number from the list, say what you do, or type “help”
       *[other] “{ $line }” is not something you can do here; type a number from the list, say what you do, or type “help”. Did you mean “{ $nearest }”?
    }
error-screen-missing = the screen of the table needs “rich”; install it with: { $command }, or add --plain
error-not-a-command = “{ $line }” is not a command ({ $reason }); send one JSON object per line, as docs/playing.md shows
error-not-an-answer = “{ $answer }” does not answer the question; type its number or one of: { $allowed }
error-no-such-number =
    { $most ->
        [0] there is no { $number } here: nothing on the list has a number now; type “more” or “help”
        [1] there is no { $number } on the list; type 1, or “more”
       *[other] there is no { $number } on the list; type a number from 1 to { $most }, or “more”
    }
error-no-turn = there is no turn to end now; choose something from the list, or “help”
error-no-such-name = nobody here is called “{ $name }”; use one of: { $allowed }
error-cannot-go-there =
    { $allowed ->
        [none] “{ $square }” is out of reach: nobody can walk now
       *[other] “{ $square }” is not a square you can walk to now; use one of: { $allowed }
    }
error-nothing-to-explain =
    { $what ->
        [why] nothing has been rolled yet; do something first
       *[other] there is no roll for this; ask for the odds of another number
    }
error-not-faces = “{ $text }” is not a list of dice faces; type numbers such as 4,6
error-gm-word-missing = “{ $word }” does not say enough; write it like this: { $allowed }
error-moment-word =
    “{ $word }” says nothing about { $moment } here; { $allowed ->
        [none] nothing can be said of it
       *[other] what can be said: { $allowed }
    }
error-nobody-hidden = nobody is hidden; hide somebody first
error-condition-not-given = { $who } cannot be given “{ $word }” now; possible are: { $allowed }
error-condition-not-taken = { $who } cannot be freed of “{ $word }” now; possible are: { $allowed }
error-nothing-to-give = { $who }: no condition can be given now
error-nothing-to-take = { $who }: there is no condition to remove
error-game-in-use = “{ $file }” is open in another window; quit the game there first
error-seed-missing = “{ $file }” cannot be continued without its dice seed, “{ $seed }”; put the seed file back, or view the game with “nde replay”
error-seed-of-another = the seed in “{ $seed }” does not belong to “{ $file }”; put the right one back
error-nobody-to-go-on-with = nobody came through “{ $file }” who could set out again; leave out --with, or name another game
error-no-such-danger = “{ $text }” is not a danger; use one of: { $allowed }
error-only-for-what-is-new = --{ $flag } is for a new expedition; add --new
error-new-and-named = “{ $text }” is an adventure that exists, and --new makes one; leave out one of the two
error-no-such-companions = “{ $policy }” is not a tactic that bots know; use one of: { $allowed }
error-game-already-there = “{ $file }” already holds a game; leave out “{ $word }” to continue it, or name another file
error-too-many-sheets = there are { $sheets } sheets for { $heroes } heroes; leave some out or raise --heroes
play-map-written = the map was written to { $file }; edit it and load it with “gm map { $file }”
play-sheet-written = { $who }: the sheet was written to { $file }
