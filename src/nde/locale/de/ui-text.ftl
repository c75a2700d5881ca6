# Der Tisch als getippte Zeilen. Die Wörter zum Tippen sind die der Befehlszeile.

ui-text-title = Textansicht des Tisches
ui-text-log = Chronik
ui-text-line = Eingabe
ui-text-send = Senden
ui-text-often = Häufige Eingaben
ui-text-hint = Tippe eine Zahl, ein Feld oder ein Wort; „{ $help }“ zählt alles auf. Die Eingabetaste allein nimmt den Vorschlag an oder zeigt die Szene noch einmal. Die Pfeiltasten holen frühere Zeilen zurück.
ui-text-error = Nicht ausgeführt.
ui-text-waiting = noch nicht gesendet
ui-text-map = Karte
ui-text-map-words = In Worten beschreiben
ui-text-map-read = Vorlesen
ui-text-word-look = { play-words-look }
ui-text-word-menu = { play-words-menu }
ui-text-word-who = { play-words-who }
ui-text-word-map = { play-words-map }
ui-text-word-sheet = { play-words-sheet }
ui-text-word-log = { play-words-log }
ui-text-word-help = { play-words-help }
