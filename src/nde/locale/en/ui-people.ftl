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
ui-people-done = done
ui-people-no-heroes = There are no heroes here yet.
ui-people-you = you
ui-people-played-by = played by { $name }
ui-people-card = { $who }: { $state }. Open the sheet.
ui-people-card-able = { $who }: { $state }. Choose to act.
ui-people-card-acting = { $who }: { $state }. Chosen to act; open the sheet.
ui-people-sheet-of = { $name }’s sheet
ui-people-close-sheet = Close { $name }’s sheet
ui-people-no-sheet = There is no sheet to show.
ui-people-reading = Loading the sheet …
ui-people-conditions = Conditions
ui-people-chips = Conditions: press to add or remove
ui-people-less = { $title }: less
ui-people-more = { $title }: more
ui-people-set = Overrule: { $title }
ui-people-advance = Advance this hero
ui-people-save = Save as a file
ui-people-print = Print
ui-people-decrees = Game master’s options for { $name }
ui-people-hide = Hide
ui-people-show = Show
ui-people-player = Played by
ui-people-take-out = Remove
ui-people-name-of = A name for { $name }; empty for the usual one
ui-people-remove = Remove { $name } from the scene
ui-people-sure = Sure?
ui-people-sure-again = Press again to confirm.
ui-people-my-heroes = Your heroes
ui-people-none-mine = You have no hero yet.
ui-people-dice = My dice
ui-people-dice-engine = rolled here
ui-people-dice-typed = real dice, typed in by me
ui-people-keep = Save in this browser
ui-people-kept = saved among your heroes
