# Der Tisch am großen Bildschirm.

ui-desk-people = Helden und Gegner
ui-desk-log = Was geschehen ist
ui-desk-place = Wo ihr seid
ui-desk-turn-party = Runde { $round }: die Gruppe ist dran
ui-desk-turn-foes = Runde { $round }: die Gegner sind dran
ui-desk-waiting = Warten auf { $names }
ui-desk-again = Noch ein Spiel
ui-desk-won = Sieg
ui-desk-lost = Niederlage
ui-desk-own-table = Eigenen Tisch eröffnen
