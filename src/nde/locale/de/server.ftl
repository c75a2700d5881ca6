# Der Server: wo Tische liegen, wie man sie erreicht, und was abgelehnt wird.

## store

error-no-such-table = den Tisch „{ $table }“ gibt es nicht; er wurde gelöscht, oder im Link ist ein Tippfehler
error-table-exists = den Tisch „{ $table }“ gibt es schon; wähle eine andere Kennung oder lösche ihn zuerst
error-overtaken = jemand war schneller: der Tisch „{ $table }“ ist schon bei { $version }; sieh ihn dir an und versuche es noch einmal
error-store-unavailable =
    { $reason ->
        [full] die Festplatte ist voll, nichts lässt sich speichern; schaffe Platz und versuche es noch einmal
        [read-only] die Daten lassen sich nicht schreiben ({ $said }); gib dem Server das Recht dazu und versuche es noch einmal
        [damaged] die Datenbank ist beschädigt ({ $said }); halte den Server an und spiele eine Sicherung ein, oder was heil ist: nde restore FILE --whole
        [locked] ein anderes Programm sperrt die Datenbank ({ $said }); schließe es und versuche es noch einmal
        [gone] die Datenbank antwortet nicht ({ $said }); versuche es noch einmal, wenn sie wieder da ist
        [lost] die Verbindung zur Datenbank ist abgerissen; prüfe, ob deine Änderung gespeichert wurde, und versuche es dann noch einmal
        [closed] der Server fährt gerade herunter; versuche es gleich noch einmal
       *[fault] die Daten sind nicht zu erreichen ({ $said }); versuche es noch einmal, und sieh ins Protokoll des Servers, wenn es so bleibt
    }
error-store-in-use = „{ $folder }“ wird von einem anderen Server benutzt; halte ihn an oder wähle einen anderen Datenordner
error-store-too-new = die Daten haben das Format { $version }, und diese Version kennt keines über { $known }; installiere eine neuere Version
error-backup-exists = „{ $file }“ gibt es schon; wähle einen neuen Namen für die Sicherung
error-no-backup = „{ $file }“ ist keine Sicherung; wähle eine Sicherungsdatei
error-backup-damaged = „{ $file }“ ist beschädigt, und nichts wurde eingespielt; füge --whole hinzu, um die Tische darin einzuspielen, die heil sind
error-unknown-database = „{ $scheme }“ ist keine unterstützte Datenbank; schreibe postgresql://…, sqlite: oder memory:
error-library-missing = „{ $package }“ ist nicht installiert; installiere es mit: { $command }
error-not-on-this-system = das geht nur unter Linux und macOS (es braucht das Python-Modul { $module }); unter Windows nimm das Windows-Subsystem für Linux (WSL) oder einen Container

doctor-database-damaged = die Datei der Datenbank ist beschädigt ({ $said }); spiele eine Sicherung ein, oder in einen neuen Ordner alle Tische, die heil sind: nde restore FILE --whole
doctor-table-damaged = Tisch „{ $table }“ steht in einem beschädigten Teil der Datenbank und ist nicht zu lesen; spiele eine Sicherung ein
doctor-lines-missing =
    Tisch „{ $table }“: { $count ->
        [one] vom Protokoll ist nur eine Zeile da
       *[other] vom Protokoll sind nur { $count } Zeilen da
    }, obwohl die letzte die Nummer { $highest } hat; spiele eine Sicherung ein
doctor-version-differs = der Tisch „{ $table }“ gibt { $version ->
    [one] { $version } Eintrag
   *[other] { $version } Einträge
} an, aber sein Protokoll hat { $count }
doctor-header-unreadable = Tisch „{ $table }“: die erste Zeile des Protokolls ist nicht zu lesen; spiele eine Sicherung ein
doctor-seed-differs = Tisch „{ $table }“: der Startwert der Würfel ist nicht der festgelegte; spiele eine Sicherung ein
doctor-line-unreadable = Tisch „{ $table }“: der Eintrag { $number } ist nicht zu lesen; spiele eine Sicherung ein
doctor-line-newer = Tisch „{ $table }“: der Eintrag { $number } sagt etwas, das diese Version nicht kennt; wenn eine neuere Version hier war, ist nichts verloren: führe deren „nde doctor“ aus und spiele keine Sicherung ein
doctor-log-impossible = Tisch „{ $table }“: das Protokoll ist zu lesen, beschreibt aber Unmögliches; spiele eine Sicherung ein
doctor-cannot-be-opened = Tisch „{ $table }“: diese Version kann ihn nicht öffnen; exportiere ihn und spiele mit der Version weiter, mit der er gespielt wurde
doctor-cannot-be-shown = Tisch „{ $table }“: diese Version kann ihn dem Platz „{ $seat }“ nicht zeigen; exportiere ihn und spiele mit der Version weiter, mit der er gespielt wurde
doctor-other-rules = der Tisch „{ $table }“ wurde { $revision ->
    [0] begonnen, als Regeln noch keine Nummer hatten
   *[other] nach den Regeln Nr. { $revision } von { $game } begonnen
}; er wird nach Nr. { $now } weitergespielt, und was gespielt ist, bleibt, wie es ist
doctor-snapshot-ahead = Tisch „{ $table }“: der Zwischenstand ist von Eintrag { $version }, den das Protokoll nicht hat; er kann gelöscht werden
doctor-snapshot-unreadable = Tisch „{ $table }“: der Zwischenstand von Eintrag { $version } ist nicht zu lesen; er kann gelöscht werden
doctor-snapshot-differs = Tisch „{ $table }“: der Zwischenstand von Eintrag { $version } passt nicht zum Protokoll; er kann gelöscht werden
doctor-keys-without-table =
    { $count ->
        [one] ein Link führt zu einem Tisch, den es nicht mehr gibt; er kann gelöscht werden
       *[other] { $count } Links führen zu Tischen, die es nicht mehr gibt; sie können gelöscht werden
    }
doctor-snapshots-without-table =
    { $count ->
        [one] ein Zwischenstand gehört zu einem Tisch, den es nicht mehr gibt; er kann gelöscht werden
       *[other] { $count } Zwischenstände gehören zu Tischen, die es nicht mehr gibt; sie können gelöscht werden
    }
doctor-lines-without-table =
    { $count ->
        [one] eine Zeile gehört zu keinem Tisch; spiele eine Sicherung ein, wenn etwas fehlt
       *[other] { $count } Zeilen gehören zu keinem Tisch; spiele eine Sicherung ein, wenn etwas fehlt
    }
