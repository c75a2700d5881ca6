# Das Spiel auf Papier, aus dem Browser.

ui-paper-title = Die Spiele auf Papier
ui-paper-text = Regeln, Spickzettel und Karten zu jedem Spiel, zum Lesen und Drucken.
ui-paper-rules = Regeln
ui-paper-cheat-sheet = Spickzettel (PDF)
ui-paper-cards = Karten (PDF)
ui-paper-chronicle = Chronik
ui-paper-chronicle-pdf = Chronik (PDF)
