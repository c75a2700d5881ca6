# People at the table, and their sheets.

ui-people-party = The party
ui-people-foes = { $count ->
    [one] { $count } foe
   *[other] { $count } foes
}
ui-people-beaten = { $count ->
    [one] { $count } out of the fight
   *[other] { $count } out of the fight
}
ui-people-turn = acts now
ui-people-no-heroes = There are no heroes here yet.
ui-people-you = you
ui-people-played-by = played by { $name }
ui-people-card = { $who }: { $state }. Open the sheet.
ui-people-card-able = { $who }: { $state }. Choose to act.
ui-people-card-acting = { $who }: { $state }. Chosen to act; open the sheet.
ui-people-sheet-of = Sheet of { $name }
ui-people-close-sheet = Close the sheet of { $name }
ui-people-no-sheet = There is no sheet to be seen.
ui-people-reading = The sheet is being fetched …
ui-people-conditions = Conditions
ui-people-chips = Conditions: press to give or take
ui-people-less = { $title }: less
ui-people-more = { $title }: more
ui-people-set = Overrule: { $title }
ui-people-advance = Let the hero grow
ui-people-save = Save as a file
ui-people-print = Print
ui-people-decrees = What the game master may do with { $name }
ui-people-hide = Hide
ui-people-show = Show
ui-people-player = Played by
ui-people-take-out = Take out
ui-people-remove = Take { $name } out of the scene
ui-people-sure = Sure?
ui-people-sure-again = Press again to do it.
ui-people-my-heroes = Your heroes
ui-people-none-mine = You play no hero yet.
ui-people-dice = My dice
ui-people-dice-engine = rolled here
ui-people-dice-typed = real ones, I type them
ui-people-keep = Keep in this browser
ui-people-kept = kept: you find it among your heroes
