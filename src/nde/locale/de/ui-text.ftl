# Der Tisch als getippte Zeilen. Die Wörter zum Tippen sind die der Befehlszeile.

ui-text-title = Der Tisch als Text
ui-text-log = Was gesagt und getan wurde
ui-text-line = Tippen
ui-text-send = Senden
ui-text-often = Oft getippt
ui-text-hint = Tipp eine Zahl, ein Feld oder ein Wort; „{ $help }“ zählt alles auf. Die Eingabetaste allein nimmt den Vorschlag an oder sieht noch einmal nach. Die Pfeiltasten holen frühere Zeilen zurück.
ui-text-error = Nicht getan:
ui-text-waiting = wartet aufs Senden
ui-text-map = Karte
ui-text-map-words = In Worten erzählen
ui-text-map-read = Vorlesen lassen
ui-text-word-look = { play-words-look }
ui-text-word-menu = { play-words-menu }
ui-text-word-who = { play-words-who }
ui-text-word-map = { play-words-map }
ui-text-word-sheet = { play-words-sheet }
ui-text-word-log = { play-words-log }
ui-text-word-help = { play-words-help }
