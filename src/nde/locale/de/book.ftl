# Das Spiel auf Papier: `nde book`, Spickzettel, Karten, das Regelbuch, Bögen, Chroniken.

book-cheat-sheet = Spickzettel · { $game }
book-for-players = für alle am Tisch
book-for-gm = für die Spielleitung
book-computed = Jede Zahl und jede Chance auf dieser Seite hat das Programm aus den Regeln berechnet, nach denen gespielt wird.
book-odds-wish = { $what }: { $wish }
book-corner = { $down } / { $across }

book-cards = Karten · { $game }
book-card-foes = Gegner
book-card-spells = Zauber
book-card-items = Gegenstand
book-card-hirelings = Mietling
book-card-conditions = Zustand
book-card-hazards = Gefahr

## Wovon es Werte sind, in einer Tabelle der Chancen

axis-die = Würfel
axis-tn = TN
axis-t = T
axis-foe = Gegner
axis-tier = Stufe
cairn2e-axis-attribute = Attribut
axis-dice = Würfel
axis-skill = Fertigkeit
axis-hu = Zielwert
axis-defence = Verteidigung
axis-other = Gegenüber
tkds-axis-will = Wille

## Der Befehl

cli-about-book = Ein Spiel auf Papier bringen: Spickzettel, Karten, Regelbuch, Bögen, Chroniken.
cli-about-book-cheat-sheet = Ein Spiel auf eine Seite für alle und eine für die Spielleitung drucken.
cli-details-book-cheat-sheet = Das Format folgt aus der Endung der Datei: .pdf oder .html. Ohne --out entsteht eine PDF-Datei im aktuellen Ordner. Die Chancen werden so berechnet, wie gespielt wird, mit Paketen und Optionen.
cli-flag-book-cheat-sheet-out = in diese neue Datei schreiben
cli-value-paper = PAPIER
cli-flag-paper = Papiergröße: a4 oder letter
cli-example-book-cheat-sheet-1 = book cheat-sheet nde12
cli-example-book-cheat-sheet-2 = book cheat-sheet cairn2e --paper letter --out cairn.html
cli-book-printed = { $title } steht in { $file }
error-no-such-paper = „{ $paper }“ ist keine Papiergröße; nimm eine von: { $allowed }
error-book-format = die Endung von „{ $file }“ ist kein Druckformat; nimm eines von: { $allowed }
cli-about-book-cards = Karten zum Ausschneiden drucken: Gegner, Zauber, Gegenstände, Mietlinge, Zustände.
cli-details-book-cards = Nenne Arten (foes, spells, items, hirelings, conditions, hazards) oder einzelne Karten; ohne werden alle Karten des Spiels gedruckt, neun auf einer Seite mit Schnittmarken.
cli-flag-book-cards-out = in diese neue Datei schreiben
cli-place-card = KARTE
cli-example-book-cards-1 = book cards cairn2e goblin troll spells
cli-example-book-cards-2 = book cards tkds conditions --paper letter
error-no-such-card = „{ $name }“ ist weder eine Karte dieses Spiels noch eine Art von Karten; Arten sind: { $allowed }
