# Das Protokoll eines Spiels: was darin nicht zu lesen ist, und was seine Prüfung findet.

error-not-a-game-log =
    { $format ->
        [none] das ist kein Spielprotokoll: ein solches beginnt mit „{ $known }“; wähle eine Datei, die ein Tisch geschrieben hat
       *[other] „{ $format }“ ist kein Spielprotokoll: ein solches beginnt mit „{ $known }“; wähle eine Datei, die ein Tisch geschrieben hat
    }
error-game-line-unreadable = Zeile { $line } ist nicht so geschrieben wie ein Spielprotokoll ({ $reason }); stelle das Protokoll aus einer unberührten Kopie wieder her
error-game-line-cut = Zeile { $line } ist unvollständig; stelle das Protokoll aus einer unberührten Kopie wieder her oder entferne die Zeile
error-entry-out-of-order = Zeile { $line }: „{ $number }“ ist nicht die Nummer des nächsten Eintrags; hier müsste { $expected } stehen
error-game-not-sealed = das Spiel ist beendet, aber sein Protokoll endet in Zeile { $line } ohne Siegel; am Ende wurde etwas entfernt
error-game-dice-differ = Zeile { $line }: die Regeln bekamen andere Würfelergebnisse, als in Eintrag { $number } gewürfelt wurden; stelle das Protokoll aus einer unberührten Kopie wieder her
error-entry-impossible = Zeile { $line }: Eintrag { $number } kann nicht aus den vorigen folgen; stelle das Protokoll aus einer unberührten Kopie wieder her
error-rules-differ = Eintrag { $number } ginge nach den Regeln dieser Version anders aus; gespielt wurde mit einer älteren
