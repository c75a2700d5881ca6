# The table at a desk.

ui-desk-people = People and foes
ui-desk-log = What happened
ui-desk-place = Where you are
ui-desk-place-text = What you see here
ui-desk-turn-party = Round { $round }: the party acts
ui-desk-turn-foes = Round { $round }: the foes act
ui-desk-waiting = Waiting for { $names }
ui-desk-again = Play again
ui-desk-won = Victory
ui-desk-lost = Defeat
ui-desk-own-table = Open a table of your own
