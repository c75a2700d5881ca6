# Der Tisch am großen Bildschirm.

ui-desk-people = Helden und Gegner
ui-desk-log = Chronik
ui-desk-place = Wo ihr seid
ui-desk-place-text = Was hier zu sehen ist
ui-desk-turn-party = Runde { $round }: Die Gruppe ist dran
ui-desk-turn-foes = Runde { $round }: Die Gegner sind dran
ui-desk-waiting = Gewartet wird auf: { $names }
ui-desk-again = Noch einmal spielen
ui-desk-won = Sieg
ui-desk-lost = Niederlage
ui-desk-own-table = Eigenen Tisch eröffnen
