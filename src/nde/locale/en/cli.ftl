# The command line.  Messages of the help are plain lines, so that `nde --help` need not load Fluent.

## Help

cli-about = Nano Dungeon Engine: role-playing games played and computed by the same code.
cli-usage = usage:
cli-commands = commands:
cli-flags = flags:
cli-examples = examples:
cli-more-help = “nde help roll” explains a command. “nde” alone opens a prompt.

cli-about-roll = Roll dice and show every face.
cli-about-odds = Exact odds of dice, or of a situation in a game.
cli-about-resolve = Carry out a situation once, by the book, and say which rules were used.
cli-about-character = Make, check, show, advance and convert characters.
cli-about-character-new = Make a character.
cli-about-character-check = Check a sheet and list every fault in it.
cli-about-character-show = Show a sheet.
cli-about-character-advance = Spend one advance and write the sheet back.
cli-about-character-convert = Turn a character into another variant of its game.
cli-about-rules = List a game’s rules, show one, or search them.
cli-about-games = List games, their situations, parameters and options.
cli-about-foes = List a game’s stat blocks, or show one.
cli-about-import = Read stat blocks and other documents from elsewhere.
cli-about-verify = Check a dice log: was every face what its seed gives?
cli-about-help = Explain a command.

cli-details-roll = Dice are written d20, 2k6+1, 4d6kh3, max(d8,d8), d6!, d%. A dropped die is shown as ~2~. Without --seed and --faces the operating system provides the randomness.
cli-details-odds = Parameters are written key=value; “nde games nde12 strike” lists those of a situation.
cli-details-resolve = Without --answers, dice are rolled; questions are asked at a terminal and answered with the default elsewhere.
cli-details-character-new = Choices are written key=value, such as role=rogue or talents=Scout,Rider. Whatever you leave open is asked for at a terminal; elsewhere a suggestion is used.
cli-details-import = The kind is “statblocks”; “-” reads standard input. Assumptions are listed under each block. The exit status is 0 only if everything was read.
cli-details-verify = The exit status is 0 only if every face is proved.

cli-place-command = COMMAND
cli-place-expression = DICE
cli-place-game = GAME
cli-place-game-or-expression = GAME|DICE
cli-place-game-or-rule = GAME|RULE
cli-place-situation = SITUATION
cli-place-foe = FOE
cli-place-pair = key=value
cli-place-kind = KIND
cli-place-file = FILE
cli-place-choice = CHOICE
cli-place-variant = VARIANT

cli-value-number = N
cli-value-faces = 3,4
cli-value-file = FILE
cli-value-answers = 4,wound
cli-value-option = OPTION
cli-value-setting = OPTION=VALUE
cli-value-word = WORD
cli-value-language = LANGUAGE
cli-value-text = text

cli-flag-times = roll this many times
cli-flag-seed = the same number gives the same dice
cli-flag-faces = faces of real dice, in the order they fell
cli-flag-log = write a dice log that “nde verify” can check
cli-flag-answers = faces and choices in the order they are asked for
cli-flag-both = both readings of the highest face side by side
cli-flag-compare = every value of an option side by side
cli-flag-set = play with another value of an option
cli-flag-pack = apply a pack to the game: a file, or the name of a built-in pack
cli-flag-surprise = make every open choice at random
cli-flag-toml = print the sheet as a file
cli-flag-out = write it to this new file
cli-flag-search = show only what contains this word
cli-flag-lang = en, pl, de or cs (default: your system’s language)
cli-flag-json = answer in JSON, for programs
cli-flag-help = show this help
cli-flag-version = show the version

cli-example-start-1 = roll "2d6+1"
cli-example-start-2 = odds nde12 strike die=d10 foe=boss help=1
cli-example-start-3 = character new nde12 role=rogue
cli-example-roll-1 = roll "2d6+1"
cli-example-roll-2 = roll 4d6kh3 --times 6 --seed 7
cli-example-roll-3 = roll "max(d8,d8)" --faces 3,4
cli-example-odds-1 = odds 4d6kh3
cli-example-odds-2 = odds nde12 test die=d10 tn=6 help=1 steps=-1
cli-example-odds-3 = odds nde12 strike die=d10 foe=boss --both
cli-example-resolve-1 = resolve nde12 strike die=d10 foe=minion
cli-example-resolve-2 = resolve nde12 strike die=d10 foe=minion reach=melee --answers 4 --json
cli-example-character-new-1 = character new nde12 role=rogue
cli-example-character-new-2 = character new nde14 --surprise --seed 7 --out sheet.toml
cli-example-character-check-1 = character check sheet.toml
cli-example-character-show-1 = character show sheet.toml
cli-example-character-advance-1 = character advance sheet.toml heart
cli-example-character-convert-1 = character convert sheet.toml 2d6
cli-example-rules-1 = rules nde12
cli-example-rules-2 = rules nde14/2.5
cli-example-rules-3 = rules nde12 --search cover
cli-example-games-1 = games
cli-example-games-2 = games nde12 strike
cli-example-foes-1 = foes cairn2e
cli-example-foes-2 = foes cairn2e black-bear
cli-example-foes-3 = foes cairn2e --search bear
cli-example-verify-1 = verify game.log

## The prompt

cli-welcome = Nano Dungeon Engine. Type “play” for a game, dice such as 2d6+1, “help” for the commands, “lang pl” for another language, “quit” to leave.
cli-language-is = Language: English.
cli-did-you-mean = did you mean “{ $meant }”?
cli-how-to-answer = Enter accepts the suggestion marked *, Ctrl-C cancels without deciding anything.
cli-answer-again = “{ $answer }” is not an answer here; use a number or one of: { $allowed }
cli-own-words = or in your own words
cli-yes-words = 1 yes y true on
cli-no-words = 0 no n false off

## Dice

cli-roll-summary =
    { $times ->
        [one] { $dice } rolled { $times } time: sum { $sum }, lowest { $least }, highest { $most }, mean { $mean }
       *[other] { $dice } rolled { $times } times: sum { $sum }, lowest { $least }, highest { $most }, mean { $mean }
    }
cli-odds-dice = { $dice }: { $least } to { $most }, mean { $mean }, standard deviation { $spread }
cli-odds-chart = exactly  at least
cli-import-sum =
    { $count ->
        [0] nothing was read
        [one] { $count } block read, { $assumed ->
            [0] no assumptions made
            [one] { $assumed } assumption made
           *[other] { $assumed } assumptions made
        }
       *[other] { $count } blocks read, { $assumed ->
            [0] no assumptions made
            [one] { $assumed } assumption made
           *[other] { $assumed } assumptions made
        }
    }
cli-import-sum-characters = heroes read: { $count }, assumptions made: { $assumed }
cli-book-backgrounds = backgrounds
cli-book-bonds = bonds
cli-book-omens = omens
cli-book-traits = traits
cli-book-spells = spells
cli-book-relics = relics
cli-book-finds = things besides
cli-book-market = market
cli-book-creatures = creatures
cli-book-known = creatures that the game has already
cli-book-remarks = left in words or assumed: { $count }
cli-book-written = saved to { $file }
cli-book-credit-cairn = Cairn 2e is by Yochai Gal, https://cairnrpg.com, published under CC-BY-SA 4.0; the backgrounds, bonds, omens, spellbooks, relics, prices and monsters of this pack are the book’s own, under the same licence.
cli-verify-sound =
    { $draws ->
        [one] “{ $file }” is genuine: the seed gives its { $draws } face
       *[other] “{ $file }” is genuine: the seed gives every one of its { $draws } faces
    }
cli-verify-unfinished =
    { $draws ->
        [one] “{ $file }” is not finished: { $draws } face, and the seed is not revealed yet
       *[other] “{ $file }” is not finished: { $draws } faces, and the seed is not revealed yet
    }
cli-verify-broken =
    { $count ->
        [one] “{ $file }” proves nothing: { $count } fault
       *[other] “{ $file }” proves nothing: { $count } faults
    }

## Odds and resolutions

cli-odds-works = { $wish } in total
cli-odds-effects = What may happen:
cli-odds-each-number = { $told } (each number)
cli-odds-assumptions = Where somebody has to decide, this was assumed:
cli-odds-otherwise = with “{ $answer }” instead: { $outcomes }
cli-odds-compared = Compared by “{ $option }” ({ $rules }):
cli-odds-no-difference = Here it makes no difference which value applies.
cli-nothing-happens = Nothing comes of it: it would change nothing here.
cli-no-test = without a test
cli-asks-roll = Waiting: { $roll }
cli-asks-faces = Type every face rolled, separated by commas.

## Games and rules

cli-games-more = “nde games nde12” shows the situations and options of a game, “nde games nde12 strike” the parameters of a situation.
cli-no-foes = This game has no stat blocks.
cli-situations = situations:
cli-options = options (* is the default):
cli-option-now = now { $value }
cli-needed = required
cli-default = default { $value }
cli-choices-more = { $choices }, … ({ $count } in all)
cli-source-book = From the { $game } rulebook, in our own words.
cli-source-companion = From the { $game } companion books, in our own words.
cli-source-draft = From a later draft by the author of { $game }, in our own words: the rulebook itself leaves it open.
cli-source-ours = This program’s own addition to { $game }.
cli-mark-companion = companion book
cli-mark-draft = author’s draft
cli-mark-ours = our addition
sign-companion = { $sign } from another book of the game
sign-draft = { $sign } from a later draft by the game’s author
sign-ours = { $sign } ours: not from the book
lookup-more =
    { $count ->
        [one] One more contains the word; a second word narrows it down.
       *[other] { $count } more contain the word; a second word narrows it down.
    }
lookup-choice = To choose: { $about }
lookup-in-the-log = In the log: “{ $line }”
lookup-explains = Explains: { $terms }
cli-rule-options = Options that affect it (* is the default):
cli-example = Example { $id }

## Sheets

cli-sheet-valid = “{ $file }” is valid
cli-sheet-written = saved to { $file }
cli-sheet-keep-hint = add --out FILE to save it
cli-sheet-keep-where = File to save it to (Enter: do not save):
cli-sheet-not-kept = not saved
cli-sheet-unnamed = nameless

## What can be wrong

error-no-such-command = “{ $word }” is not a command; use one of: { $allowed }
error-no-such-flag = “{ $word }” is not a flag of this command; use one of: { $allowed }
error-flag-without-value = “{ $flag }” has no value; write one after it
error-flag-takes-no-value = “{ $flag }” takes no value; remove the equals sign and what follows it
error-flag-not-a-number =
    { $most ->
        [0] “{ $value }” is not a value for { $flag }; use whole numbers
       *[other] “{ $value }” is not a value for { $flag }; use a whole number from { $least } to { $most }
    }
error-given-twice = “{ $word }” is given twice; leave one out
error-word-missing =
    { $place ->
        [command] a command is missing; use one of: { $allowed }
        [expression] the dice are missing; write some such as 2d6+1
        [game] the game is missing; “nde games” lists them
        [game-or-expression] a game or dice are missing; write dice such as 2d6+1, or see “nde games”
        [situation] the situation is missing; use one of: { $allowed }
        [file] the file is missing; write its name
        [choice] what to raise is missing; use one of: { $allowed }
        [variant] the variant is missing; write its name
        [language] the language is missing; use one of: { $allowed }
       *[other] “{ $place }” is missing; write it
    }
error-pair-without-equals = “{ $name } { $value }” has no equals sign; write { $name }={ $value }
error-game-comes-first = “{ $word }” is a situation; write the game before it, one of: { $allowed }
error-word-left-over = “{ $word }” does not belong in this command; leave it out
error-flags-clash = “{ $one }” and “{ $other }” exclude each other; leave one out
error-no-such-param = “{ $word }” is not a parameter of this situation; use one of: { $allowed }
error-param-missing = “{ $name }” is missing; write { $name }= and one of: { $values }
error-param-value = “{ $value }” is not a value for { $name }; use one of: { $allowed }
error-param-range = “{ $value }” is not a value for { $name }; use a whole number ({ $range })
error-no-such-game-option = “{ $word }” is not an option of this game; use one of: { $allowed }
error-setting-unreadable = “{ $text }” does not set anything; write option=value
error-nothing-to-compare = “{ $game }” reads the highest face only one way; use --compare with an option
error-different-params = the values of “{ $option }” take different parameters and cannot be compared side by side; ask for one at a time, with --set and one of: { $values }
error-pack-for-other-game = “{ $pack }” changes { $base }, not { $game }; use it with { $base }
error-no-such-choice = “{ $word }” is not asked for here; use one of: { $allowed }
error-too-many-choices = “{ $word }” lists { $count }, but only { $most } are allowed; leave some out
error-no-such-variant = “{ $word }” is not a variant of this game; use one of: { $allowed }
error-no-such-rule-here = “{ $id }” is not a rule of this game; “nde rules” lists them
error-nothing-found = no rule, table or stat block contains “{ $word }”; try another word
error-nothing-found-but = no rule, table or stat block contains “{ $word }”; did you mean { $near }?
error-no-such-foe-here = “{ $id }” is not a stat block of this game; “nde foes” with the game lists them
error-no-foe-found = no stat block contains “{ $word }”; try another word
error-file-unreadable =
    { $why ->
        [missing] “{ $file }” does not exist; check the name
        [folder] “{ $file }” is a folder; name a file in it
        [no-folder] the folder of “{ $file }” does not exist; create it first, or name another
        [forbidden] “{ $file }” may not be read or written here; check its permissions
        [encoding] “{ $file }” is not UTF-8 text; save it as UTF-8
        [large] “{ $file }” is far too large; check the name
       *[other] “{ $file }” cannot be read or written; check the name and the disk
    }
error-output-lost =
    { $why ->
        [full] the output could not be written: the disk is full; make room and try again
        [large] the output could not be written: the file must not grow any further; allow a larger one
        [closed] the output is closed; leave it open, or send it to a file
       *[other] the output could not be written; check where it is being sent
    }
error-file-exists = “{ $file }” already exists; choose another name, or delete it first
error-file-not-toml = “{ $file }” is not valid TOML at line { $line }, column { $column }; write it like role = "rogue"
error-sheet-needs-pack = “{ $file }” needs the pack “{ $pack }”, which is neither in the same folder nor in the current one; put it there, or name it with --pack
error-game-not-named = “{ $file }” does not say which game it is for; add a line game = with one of: { $allowed }
error-no-such-reader = “{ $kind }” is not a kind of document that any game reads; use one of: { $allowed }
error-nothing-to-import = “{ $file }” contains nothing that can be read as { $kind }; check its contents
error-several-heroes = these are several heroes: { $names }; a sheet is one of them, so import a file with one
error-one-folder = a book is one folder; leave out “{ $folder }”
error-no-book-there = “{ $folder }” holds no files of { $kind }; name the folder of its repository
error-too-many-files = “{ $folder }” holds more than { $most } files; name the folder of the book alone
error-line-unreadable = “{ $line }” has a quotation mark that is never closed; close it
