# Was jeder Teil des Clients sagt.

ui-common-title = Nano Dungeon Engine
ui-common-tagline = Ein Tisch, der die Regeln und die Chancen kennt
ui-common-language = Sprache
ui-common-theme = Farben
ui-common-theme-auto = wie das Gerät
ui-common-theme-light = hell
ui-common-theme-dark = dunkel
ui-common-close = Schließen
ui-common-cancel = Abbrechen
ui-common-copy = Kopieren
ui-common-copied = kopiert
ui-common-save = Speichern
ui-common-remove = Entfernen
ui-common-add = Hinzufügen
ui-common-engine = das Programm
ui-common-role-gm = Spielleitung
ui-common-role-player = Spieler
ui-common-role-spectator = Zuschauer
ui-common-connecting = wird verbunden …
ui-common-connected = verbunden
ui-common-reconnecting = wird neu verbunden …
ui-common-over = nicht verbunden
ui-common-unreachable = der Server antwortet nicht; prüfe, ob er läuft, und versuche es noch einmal
ui-common-rule = Regel { $rule }
ui-common-rule-word = Regel
ui-common-rule-open = In den Regeln öffnen
ui-common-source-book = aus dem Regelwerk
ui-common-source-companion = aus einem anderen Buch des Spiels
ui-common-source-draft = aus einem späteren Entwurf des Autors
ui-common-source-ours = unsere Ergänzung, nicht aus den Büchern
ui-common-source-own = an diesem Tisch geschrieben
ui-common-die-face = { $die }: { $face }
ui-common-unanswered = { $count ->
    [one] { $count } Befehl noch nicht gesendet
   *[other] { $count } Befehle noch nicht gesendet
}
ui-common-odds = { $what } { $chance }
ui-common-fulfils-wholly = ja
ui-common-fulfils-partly = zum Teil
ui-common-fulfils-not = nein
