# Absagen des Spielbretts: Felder, Bewegung, Textkarten, Entfernungen und Bereiche.

error-unreadable-square = „{ $text }“ ist kein Feld; schreibe Spaltenbuchstaben und Zeilennummer, etwa C4
error-off-board = Feld { $at } liegt nicht auf dieser Karte von { $width } mal { $height }; wähle ein Feld darauf
error-off-map = „{ $at }“ liegt nicht auf dieser Karte von { $width } mal { $height } Feldern; wähle einen Ort auf ihr, gezählt in Feldern von der linken oberen Ecke
error-too-many-barriers = eine Karte hat höchstens { $most } Wandstücke und { $doors } Türen; lass einige weg
error-door-twice = bei „{ $at }“ ist mehr als eine Tür, oder eine ohne Länge; nenne jede einmal, von Ende zu Ende
error-no-such-door = bei „{ $at }“ ist keine Tür; wähle eine, die auf der Karte ist
error-board-size = eine Karte kann nicht { $width } mal { $height } Felder groß sein; jede Seite darf 1 bis { $most } Felder haben
error-square-blocked = Feld { $at } ist eine Wand; wähle ein freies Feld
error-square-occupied = auf { $at } steht schon jemand; wähle ein freies Feld
error-corner-blocked = Wände versperren die Ecke zwischen { $start } und { $at }; geh außen herum
error-not-a-step = { $at } berührt { $start } nicht; nenne jedes Feld des Weges
error-too-far = der Weg nach { $at } kostet { $cost }, übrig ist { $left }; wähle ein näheres Feld
error-no-way = es gibt keinen Weg von { $start } nach { $at }; wähle ein anderes Feld
error-no-direction = Ursprung und Ziel liegen beide auf { $at }, also gibt es keine Stoßrichtung; wähle einen anderen Ursprung
error-no-such-token = niemand namens „{ $token }“ ist im Spiel; nimm einen von: { $allowed }
error-token-twice = „{ $token }“ ist schon im Spiel; wähle einen anderen Namen
error-no-such-band = „{ $band }“ ist keine Entfernung in diesem Spiel; nimm eine von: { $allowed }
error-no-such-area = „{ $area }“ ist kein Bereich dieser Szene; nimm einen von: { $allowed }
error-unknown-glyph = „{ $glyph }“ in Zeile { $line }, Spalte { $column } bedeutet auf einer Karte nichts; nimm # . + ~ % oder einen Buchstaben von A bis Z
error-ragged-line = Zeile { $line } hat { $found ->
    [one] { $found } Feld
   *[other] { $found } Felder
    }, die erste hat { $width }; mach alle Zeilen gleich lang
error-letter-twice = „{ $letter }“ steht in Zeile { $line }, Spalte { $column } noch einmal auf der Karte; nimm jeden Buchstaben nur einmal
error-unreadable-legend = „{ $text }“ in Zeile { $line } erklärt weder Buchstaben noch Zeichen; schreibe „A = goblin“, „A = goblin ~“, „~ = water“ oder „ground = cave“
error-letter-not-on-map = Zeile { $line } erklärt „{ $letter }“; der Buchstabe steht nicht auf der Karte oder ist schon erklärt, also entferne die Zeile
ground-plain = schlicht
ground-stone = Stein
ground-cave = Höhle
ground-wood = Holz
ground-grass = Gras
ground-road = Weg
ground-water = Wasser
ground-snow = Schnee
error-too-many-tokens = { $count ->
    [one] { $count } Spielfigur ist
   *[other] { $count } Spielfiguren sind
    } zu viel für eine Textkarte; zeichne höchstens { $most }
error-undrawable-token = der Name „{ $token }“ lässt sich nicht zeichnen; nimm einen Namen ohne Leerzeichen
