# Cairn 2e: Figuren und Mietlinge erschaffen, ihre Entwicklung und ihre Bögen.

## Wörter

cairn2e-attribute-strength = STÄ
cairn2e-attribute-dexterity = GES
cairn2e-attribute-will = WIL
cairn2e-state-critical = stirbt an kritischem Schaden
cairn2e-state-stable = stabil, außer Gefecht
cairn2e-state-mortal = tödlich verwundet
cairn2e-state-dead = tot
cairn2e-station-hireling = Mietling
cairn2e-station-npc = Nichtspielerfigur
cairn2e-trade-own-life = jemand mit eigener Vorgeschichte
cairn2e-condition-deprived = leidet Entbehrung
cairn2e-condition-lacks-food = ohne Nahrung
cairn2e-condition-lacks-sleep = ohne Schlaf
cairn2e-condition-lacks-rest = außer Atem
cairn2e-condition-lacks-healing = braucht Heilung
cairn2e-condition-fatigue = Erschöpfung

## Die Fragen der Erschaffung

cairn2e-option-roll = auswürfeln
cairn2e-ask-name = Wie heißt die Figur?
cairn2e-ask-background = Welcher Hintergrund?
cairn2e-ask-swap = STÄ { $strength }, GES { $dexterity }, WIL { $will }: Welche zwei tauschen den Platz?
cairn2e-option-no-swap = keine
cairn2e-option-strength-dexterity = STÄ und GES
cairn2e-option-strength-will = STÄ und WIL
cairn2e-option-dexterity-will = GES und WIL
cairn2e-ask-traits = Die acht Merkmale auswürfeln oder einzeln wählen?
cairn2e-option-choose-each = einzeln wählen
cairn2e-ask-physique = Welche Statur?
cairn2e-ask-skin = Welche Haut?
cairn2e-ask-hair = Welche Haare?
cairn2e-ask-features = Welches Gesicht?
cairn2e-ask-speech = Welche Sprechweise?
cairn2e-ask-clothing = Welche Kleidung?
cairn2e-ask-virtue = Welche Tugend?
cairn2e-ask-vice = Welches Laster?
cairn2e-ask-bond = Welche Bindung?
cairn2e-ask-youngest = Ist dies die jüngste Figur der Gruppe?
cairn2e-option-youngest-no = nein
cairn2e-option-youngest-yes = ja, mit einem Omen
cairn2e-ask-omen = Welches Omen?

## Die Würfe der Erschaffung

cairn2e-roll-strength = würfle { $die } für STÄ
cairn2e-roll-dexterity = würfle { $die } für GES
cairn2e-roll-will = würfle { $die } für WIL
cairn2e-roll-starting-hp = würfle { $die } für TP
cairn2e-roll-age = würfle { $die } für das Alter
cairn2e-roll-starting-gold = würfle { $die } für das Gold
cairn2e-roll-background = würfle { $die } für den Hintergrund
cairn2e-roll-first-table = würfle { $die } auf der ersten Tabelle des Hintergrunds
cairn2e-roll-second-table = würfle { $die } auf der zweiten Tabelle des Hintergrunds
cairn2e-roll-bond = würfle { $die } für die Bindung
cairn2e-roll-second-bond = würfle { $die } für die zweite Bindung
cairn2e-roll-omen = würfle { $die } für das Omen
cairn2e-roll-physique = würfle { $die } für die Statur
cairn2e-roll-skin = würfle { $die } für die Haut
cairn2e-roll-hair = würfle { $die } für die Haare
cairn2e-roll-features = würfle { $die } für das Gesicht
cairn2e-roll-speech = würfle { $die } für die Sprechweise
cairn2e-roll-clothing = würfle { $die } für die Kleidung
cairn2e-roll-virtue = würfle { $die } für die Tugend
cairn2e-roll-vice = würfle { $die } für das Laster

## Die Schritte der Erschaffung

cairn2e-step-background = Hintergrund: { $background }
cairn2e-step-background-gear = Ausrüstung aus dem Hintergrund ({ $background }): { $item }
cairn2e-step-gift-note = aus der Tabelle: { $note }
cairn2e-step-gift-items = dazu kommt: { $item }
cairn2e-step-gift-gold = dazu kommen { $gold } GM
cairn2e-step-attributes-rolled = der Reihe nach gewürfelt: STÄ { $strength }, GES { $dexterity }, WIL { $will }
cairn2e-step-attributes-swapped = nach dem Tausch: STÄ { $strength }, GES { $dexterity }, WIL { $will }
cairn2e-step-starting-hp = TP zu Beginn: { $hp }
cairn2e-step-age-rolled = Alter: { $age }
cairn2e-step-starting-gold = Gold zu Beginn: { $gold } GM
cairn2e-step-traits = Statur: { $physique }; Haut: { $skin }; Haare: { $hair }; Gesicht: { $features }; Sprechweise: { $speech }; Kleidung: { $clothing }; Tugend: { $virtue }; Laster: { $vice }
cairn2e-step-bond = Bindung: { $bond }
cairn2e-step-omen = Omen: { $omen }
cairn2e-step-hireling-hired = ein Mietling ({ $trade }) für { $gold } GM am Tag
cairn2e-step-hireling-background = ein Mietling mit Hintergrund: { $background }

## Entwicklung

cairn2e-ask-growth = Was gewährt der Hüter?
cairn2e-option-gain-ability = etwas Gelerntes, in eigenen Worten
cairn2e-option-gain-bond = eine zweite Bindung
cairn2e-option-gain-item = etwas vom Markt
cairn2e-ask-note = Was wurde gelernt, in einem Satz?
cairn2e-ask-gained-item = Welcher Gegenstand?
cairn2e-step-gained-ability = neu auf dem Bogen: { $note }
cairn2e-step-gained-item = neu vom Hüter: { $item }

## Der Bogen

cairn2e-sheet-background = Hintergrund
cairn2e-sheet-trade = Gewerbe
cairn2e-sheet-station = Stellung
cairn2e-sheet-state = Zustand
cairn2e-sheet-age = Alter
cairn2e-sheet-armor = Rüstung
cairn2e-sheet-gold = Goldmünzen
cairn2e-sheet-physique = Statur
cairn2e-sheet-skin = Haut
cairn2e-sheet-hair = Haare
cairn2e-sheet-features = Gesicht
cairn2e-sheet-speech = Sprechweise
cairn2e-sheet-clothing = Kleidung
cairn2e-sheet-virtue = Tugend
cairn2e-sheet-vice = Laster
cairn2e-sheet-omen = Omen
cairn2e-track-hp = TP
cairn2e-track-slots = Plätze
cairn2e-track-stowed = Auf Tieren und Karren
cairn2e-refill-moments = nach kurzer Rast zurück
cairn2e-refill-needs = nichts kommt zurück, solange Entbehrung herrscht
cairn2e-refill-load = gilt bei voller Last als 0
cairn2e-refill-panic = gilt in Panik als 0
cairn2e-refill-week = nach einer Woche Pflege zurück
cairn2e-refill-camp = ein Lager tilgt Erschöpfung
cairn2e-refill-carried = zählt nicht als eigene Last
cairn2e-list-items = Gegenstände
cairn2e-list-spells = Zauber
cairn2e-list-conditions = Zustände
cairn2e-list-scars = Narben
cairn2e-list-bonds = Bindungen
cairn2e-list-notes = Notizen

## Ablehnungen und Fehler

error-no-such-good = „{ $text }“ ist kein Gegenstand dieses Spiels; nimm den Schlüssel eines Gegenstands, etwa „{ $nearest }“
error-no-such-trade = als „{ $text }“ wird niemand angeheuert; nimm eines von: { $allowed }
error-meant-another-thing = „{ $text }“ gibt es auf dem Markt nicht; meintest du „{ $nearest }“? Schreib einen eigenen Gegenstand als Tabelle mit key = und slots =
error-meant-another-word = „{ $text }“ gehört nicht zu den Wörtern des Spiels; meintest du „{ $nearest }“? Beginne eigene Wörter mit einem Großbuchstaben
error-too-heavy = Gegenstände und Erschöpfung brauchen { $used } Plätze, es gibt aber nur { $slots }; lass etwas weg
error-not-damage-dice = „{ $text }“ ist kein Schadenswürfel; schreib ihn so: W8
error-ability-without-words = es fehlt, was gelernt wurde; sag es in einem Satz

## Beispiele

example-cairn2e-m1 = Ein Uhrmacher frisch aus den Tabellen: ein Beutel, eine Armbrust und sieben belegte Plätze.
example-cairn2e-m2 = Ein angeheuerter Leibwächter: Schwert, Steppwams und Schild, und nichts Eigenes.
