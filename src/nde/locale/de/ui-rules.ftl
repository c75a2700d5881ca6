# Die Regeln im Browser: zum Lesen, Suchen und Ausprobieren.

ui-rules-rules = Regeln
ui-rules-loading = Die Regeln werden geladen …
ui-rules-search = Regeln, Tabellen, Zauber, Ausrüstung und Gegner suchen
ui-rules-ways = Navigation
ui-rules-back = Zurück zum Tisch
ui-rules-game = Spiel
ui-rules-contents = Inhalt
ui-rules-count = { $count ->
    [one] { $count } Treffer
   *[other] { $count } Treffer
}
ui-rules-none = Nichts gefunden zu „{ $word }“.
ui-rules-near = Meinst du:
ui-rules-explains = erklärt: { $terms }
ui-rules-more-hits = { $count ->
    [one] und { $count } weiterer; tippe mehr vom Wort
   *[other] und { $count } weitere; tippe mehr vom Wort
}
ui-rules-link = Link zu dieser Regel
ui-rules-try = Chancen ausprobieren: { $title }
ui-rules-more = Was sich noch ändern lässt
ui-rules-fractions = Genaue Brüche
ui-rules-at-table = So, wie an diesem Tisch gespielt wird, mit seinen Optionen und Paketen.
ui-rules-on-paper = Auf Papier:
ui-rules-paper-rules = Regelbuch (PDF)
ui-rules-paper-cheat-sheet = Spickzettel (PDF)
ui-rules-paper-cards = Karten (PDF)
ui-rules-paper-sheet = leerer Figurenbogen (PDF)
ui-rules-foe-cards = Karten zum Ausschneiden (PDF)
ui-rules-choose = hake Werteblöcke an, um nur diese zu drucken
ui-rules-chosen = { $count ->
    [one] { $count } Werteblock
   *[other] { $count } Werteblöcke
}
