# Das Spiel auf Papier: `nde book`, Spickzettel, Karten, das Regelbuch, Bögen, Chroniken.

book-cheat-sheet = Spickzettel · { $game }
book-for-players = für alle am Tisch
book-for-gm = für die Spielleitung
book-computed = Jede Zahl und jede Chance auf dieser Seite hat das Programm aus den Regeln berechnet, nach denen gespielt wird.
book-odds-wish = { $what }: { $wish }
book-corner = { $down } / { $across }

book-chronicle = Chronik · { $title }
book-map = Karte. Darauf: { $who }
book-cards = Karten · { $game }
book-card-foes = Gegner
book-card-spells = Zauber
book-card-items = Gegenstand
book-card-hirelings = Mietling
book-card-conditions = Zustand
book-card-hazards = Gefahr

book-rulebook = Regelbuch · { $game }
book-as-played = Regeln, nach denen gespielt wird
book-contents = Inhalt
book-index = Stichwörter
book-options = Optionen
book-example = Beispiel
book-stat-blocks = Werteblöcke
book-changed = Anders als üblich
book-with-packs = Mit den Paketen: { $packs }
book-credits = Urheber und Lizenzen
book-licence = Die Regeln sind die des Spiels, in eigenen Worten; der Code und unsere Texte stehen unter der MIT-Lizenz, die Zahlen des Cairn-Bestiariums unter CC-BY-SA 4.0.
book-yes = ja
book-no = nein
book-option = { $option }: { $value }
book-option-changed = { $option }: { $value } (sonst { $default })
book-chapter-basics = Grundlagen
book-chapter-characters = Figuren
book-chapter-tests = Proben
book-chapter-board = Auf dem Plan
book-chapter-fighting = Kampf
book-chapter-powers = Magie und Kräfte
book-chapter-recovery = Schaden und Rast
book-chapter-advancement = Aufstieg
book-chapter-only-d6 = Nur W6
book-chapter-two-dice = 2W6
book-chapter-gm = Für die Spielleitung
book-chapter-optional = Optionale Regeln
book-chapter-companion = Aus den Begleitbänden
book-chapter-monsters = Gegner
book-chapter-load = Was man trägt
book-chapter-people = Leute
book-chapter-exploration = Erkundung
book-chapter-creation = Eine Figur erschaffen
book-chapter-equipment = Ausrüstung

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
cli-about-book-rules = Das Regelbuch eines Spiels drucken, so wie gespielt wird.
cli-details-book-rules = Jede Regel mit ihrer Kennung, die Optionen wie eingestellt, Tabellen, Chancen und Beispiele, die das Programm durchspielt, Werteblöcke, Inhalt und Stichwörter.
cli-flag-book-rules-out = in diese neue Datei schreiben
cli-example-book-rules-1 = book rules nde14
cli-example-book-rules-2 = book rules tkds --lang cs --out pravidla.html
cli-about-book-evening = Ein gespieltes Spiel als Chronik drucken.
cli-details-book-evening = Die Datei ist die, in der ein Spiel gespeichert oder in die ein Tisch exportiert wurde. --as erzählt, was ein Platz weiß, sonst, was die Spielleitung weiß. Die Endung von --out ist .pdf, .html oder .md.
cli-flag-book-evening-out = in diese neue Datei schreiben
cli-example-book-evening-1 = book evening abend.nde
cli-example-book-evening-2 = book evening abend.nde --as p1 --out abend.md
