# Das Spiel auf Papier, aus dem Browser.

ui-paper-title = Regeln und Papier
ui-paper-text = Regeln jedes Spiels nachschlagen und Chancen ausprobieren; Spickzettel und Karten drucken.
ui-paper-rules = Regeln
ui-paper-cheat-sheet = Spickzettel (PDF)
ui-paper-cards = Karten (PDF)
ui-paper-chronicle = Chronik
ui-paper-chronicle-pdf = Chronik (PDF)
ui-paper-chronicle-md = Chronik (Markdown)
ui-paper-foe-card = Karten zum Ausschneiden (PDF)
ui-paper-printed = auf Papier (PDF)
