# Würfel: Fehler in einem Würfelausdruck, in eingetippten Augenzahlen oder im Würfelprotokoll.

error-dice-unreadable = „{ $text }“ ist ab Spalte { $at } nicht lesbar; schreibe zum Beispiel 2W6+1
error-dice-empty = in „{ $text }“ stehen keine Würfel; schreibe zum Beispiel W20 oder 2W6+1
error-dice-too-long = „{ $text }“ hat { $length } Zeichen; erlaubt sind höchstens { $limit }, also kürze den Ausdruck
error-dice-strange-sign = „{ $text }“, Spalte { $at }: „{ $found }“ bedeutet in der Würfelschreibweise nichts; streiche es oder schreibe zum Beispiel 2W6+1
error-dice-other-digits = „{ $text }“, Spalte { $at }: „{ $found }“ ist keine der Ziffern 0 bis 9; schreibe die Zahl mit diesen
error-dice-misplaced = „{ $text }“, Spalte { $at }: „{ $found }“ ist hier nicht erlaubt; hierher gehört eine Zahl, ein Würfel wie W6 oder eine Klammer
error-dice-unfinished = „{ $text }“ bricht in Spalte { $at } ab; ergänze eine Zahl, einen Würfel wie W6 oder eine Klammer
error-dice-no-sides = „{ $text }“, Spalte { $at }: dem Würfel fehlt die Zahl der Seiten; schreibe zum Beispiel W6 oder W%
error-dice-sides = „{ $text }“, Spalte { $at }: so viele Seiten hat kein Würfel; nimm 1 bis { $limit }
error-no-such-die = kein Würfel hat { $sides } Seiten; nimm 1 bis { $most }
error-dice-count = „{ $text }“, Spalte { $at }: das sind zu wenige oder zu viele Würfel; wirf 1 bis { $limit } in einem Ausdruck
error-dice-no-operator = „{ $text }“, Spalte { $at }: unklar ist, was mit „{ $found }“ geschehen soll; setze +, -, * oder / davor
error-dice-ambiguous = „{ $text }“, Spalte { $at }: „{ $found }“ nach einem Würfel lässt sich auf zwei Arten lesen; setze + vor einen weiteren Würfel oder schreibe kh, kl, dh oder dl, um Würfel zu behalten oder zu streichen
error-dice-keep =
    „{ $text }“, Spalte { $at }: { $count ->
        [one] von einem einzigen Würfel lässt sich nichts streichen; behalte ihn oder wirf mehr Würfel
       *[other] behalte von { $count } Würfeln 1 bis { $count } oder streiche mindestens 1, aber nicht alle
    }
error-dice-face = „{ $text }“, Spalte { $at }: diese Augenzahl hat ein { $sides } nicht; nenne eine von 1 bis { $highest }
error-dice-endless = „{ $text }“, Spalte { $at }: der Würfel würde bei jeder oder fast jeder Augenzahl erneut geworfen; nenne weniger Augenzahlen
error-dice-by-zero = „{ $text }“, Spalte { $at }: hier könnte durch null geteilt werden; teile durch etwas, das nie 0 ist
error-dice-bracket-open = „{ $text }“, Spalte { $at }: „{ $found }“ wird nie geschlossen; schließe die Klammer
error-dice-one-option = „{ $text }“, Spalte { $at }: „{ $found }“ hat nichts zur Auswahl; gib mehrere Werte an, etwa max(W8,W8)
error-dice-label = „{ $text }“, Spalte { $at }: die Beschriftung ist leer, zu lang oder nicht druckbar; schreibe 1 bis { $limit } Zeichen
error-dice-too-deep = „{ $text }“, Spalte { $at }: Klammern oder Vorzeichen sind zu tief verschachtelt; nimm höchstens { $limit }
error-dice-too-large = „{ $text }“, Spalte { $at }: die Zahl wird hier zu groß; bleib innerhalb von { $limit }
error-face-not-on-die = „{ $face }“ gibt es auf einem { $sides } nicht; gib eine Augenzahl von 1 bis { $highest } ein
error-faces-ran-out =
    { $given ->
        [0] es wurde keine Augenzahl eingegeben
        [one] es wurde nur 1 Augenzahl eingegeben
       *[other] es wurden nur { $given } Augenzahlen eingegeben
    }, und ein { $sides } ist noch zu werfen; gib eine weitere ein
error-reroll-without-end = ein { $sides } wurde { $limit }-mal erneut geworfen, und es nahm kein Ende; prüfe, woher seine Augenzahlen kommen
error-odds-too-large = „{ $text }“ ist zu groß für genaue Chancen; nimm weniger Würfel, weniger Seiten oder weniger Explosionen
error-not-a-dice-log = das ist kein Würfelprotokoll: So wie Zeile { $line } beginnt kein Protokoll; wähle eine Datei, die mit --log geschrieben wurde
error-log-line-ends = ab Zeile { $line } enden Zeilen auf Wagenrücklauf und Zeilenvorschub (CRLF); wandle sie in bloße Zeilenvorschübe um
error-log-line-unreadable = Zeile { $line } hat nicht das Format eines Würfelprotokolls; nimm eine unberührte Kopie des Protokolls
error-log-version-unknown = Zeile { $line }: „{ $version }“ ist eine unbekannte Fassung des Protokolls; dieses Programm kennt { $known }; nimm eine neuere Version des Programms
error-log-out-of-order = Zeile { $line }: „{ $draw }“ ist nicht die Nummer des nächsten Wurfs; hier müsste { $expected } stehen
error-log-face-differs = Zeile { $line }: „{ $face }“ ergibt sich für Wurf { $draw } nicht aus dem Startwert; es müsste { $expected } sein
error-log-face-not-on-die = Zeile { $line }: „{ $face }“ gibt es auf einem { $sides } nicht; nimm eine unberührte Kopie des Protokolls
error-log-seed-differs = Zeile { $line }: das ist nicht der Startwert, auf den sich der Tisch festgelegt hat; verlange den richtigen
error-log-seal-differs = Zeile { $line }: das Siegel passt nicht zu den Zeilen davor; eine davon wurde geändert, hinzugefügt oder entfernt
error-log-line-after-end = Zeile { $line } kommt nach dem Ende des Protokolls; entferne sie
