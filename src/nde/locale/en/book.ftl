# The game on paper: `nde book`, cheat sheets, cards, the rulebook, sheets, chronicles.

book-cheat-sheet = Cheat sheet · { $game }
book-for-players = for players
book-for-gm = for the GM
book-computed = Every number and chance on this page was computed by the engine from the rules as they are played.
book-odds-wish = { $what }: { $wish }
book-corner = { $down } / { $across }

book-cards = Cards · { $game }
book-card-foes = foe
book-card-spells = spell
book-card-items = item
book-card-hirelings = hireling
book-card-conditions = condition
book-card-hazards = hazard

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
