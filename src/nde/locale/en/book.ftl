# The game on paper: `nde book`, cheat sheets, cards, the rulebook, sheets, chronicles.

book-cheat-sheet = Cheat sheet · { $game }
book-for-players = for players
book-for-gm = for the GM
book-computed = Every number and chance on this page was computed by the engine from the rules as they are played.
book-odds-wish = { $what }: { $wish }
book-corner = { $down } / { $across }

book-chronicle = Chronicle · { $title }
book-map = Map. On it: { $who }
book-cards = Cards · { $game }
book-card-foes = foe
book-card-spells = spell
book-card-items = item
book-card-hirelings = hireling
book-card-conditions = condition
book-card-hazards = hazard

book-rulebook = Rulebook · { $game }
book-as-played = rules as they are played
book-contents = Contents
book-index = Index of words
book-options = Options
book-example = Example
book-stat-blocks = Stat blocks
book-changed = Changed from the usual
book-with-packs = With the packs: { $packs }
book-credits = Credits and licences
book-licence = The rules are those of the game, restated; the code and our own texts are under the MIT licence, and the numbers of the Cairn bestiary under CC-BY-SA 4.0.
book-yes = yes
book-no = no
book-option = { $option }: { $value }
book-option-changed = { $option }: { $value } (usually { $default })
book-chapter-basics = The basics
book-chapter-characters = Characters
book-chapter-tests = Tests
book-chapter-board = On the board
book-chapter-fighting = Fighting
book-chapter-powers = Magic and powers
book-chapter-recovery = Harm and rest
book-chapter-advancement = Advancement
book-chapter-only-d6 = Only d6
book-chapter-two-dice = 2d6
book-chapter-gm = For the GM
book-chapter-optional = Optional rules
book-chapter-companion = From the companion books
book-chapter-monsters = Foes
book-chapter-load = What one carries
book-chapter-people = People
book-chapter-exploration = Exploration
book-chapter-creation = Making a character
book-chapter-equipment = Equipment

## What the values of a table of chances are values of

axis-die = die
axis-tn = TN
axis-t = T
axis-foe = foe
axis-tier = tier
cairn2e-axis-attribute = attribute
axis-dice = dice
axis-skill = skill
axis-hu = target
axis-defence = defence
axis-other = opponent
tkds-axis-will = will

## The command

cli-about-book = Put a game on paper: cheat sheets, cards, the rulebook, sheets, chronicles.
cli-about-book-cheat-sheet = Print a game on one page for players and one for the GM.
cli-details-book-cheat-sheet = The format follows from the file’s ending: .pdf or .html. Without --out a PDF is written into the current folder. Chances are computed as the game is played, with its packs and options.
cli-flag-book-cheat-sheet-out = write it to this new file
cli-value-paper = PAPER
cli-flag-paper = size of the paper: a4 or letter
cli-example-book-cheat-sheet-1 = book cheat-sheet nde12
cli-example-book-cheat-sheet-2 = book cheat-sheet cairn2e --paper letter --out cairn.html
cli-book-printed = { $title } is in { $file }
error-no-such-paper = “{ $paper }” is not a paper size; use one of: { $allowed }
error-book-format = the ending of “{ $file }” is not a format to print to; use one of: { $allowed }
cli-about-book-cards = Print cards to be cut out: foes, spells, items, hirelings, conditions.
cli-details-book-cards = Name kinds (foes, spells, items, hirelings, conditions, hazards) or single cards; without any, all cards of the game are printed, nine to a page with cut marks.
cli-flag-book-cards-out = write it to this new file
cli-place-card = CARD
cli-example-book-cards-1 = book cards cairn2e goblin troll spells
cli-example-book-cards-2 = book cards tkds conditions --paper letter
error-no-such-card = “{ $name }” is neither a card of this game nor a kind of card; kinds are: { $allowed }
cli-about-book-rules = Print a game’s rulebook, as it is played.
cli-details-book-rules = Every rule with its id, options as they are set, tables, chances and worked examples played by the engine, stat blocks, contents and an index of words.
cli-flag-book-rules-out = write it to this new file
cli-example-book-rules-1 = book rules nde14
cli-example-book-rules-2 = book rules tkds --lang cs --out pravidla.html
cli-about-book-evening = Print a played game as a chronicle.
cli-details-book-evening = The file is the one a game was saved in, or that a table was exported to. --as tells it as a seat knows it, otherwise as the game master does. By its ending --out is .pdf, .html or .md.
cli-flag-book-evening-out = write it to this new file
cli-example-book-evening-1 = book evening evening.nde
cli-example-book-evening-2 = book evening evening.nde --as p1 --out evening.md
