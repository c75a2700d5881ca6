# Der Server: wo Tische liegen, wie man sie erreicht, und was abgelehnt wird.

## store

error-no-such-table = den Tisch „{ $table }“ gibt es nicht; er wurde gelöscht, oder im Link ist ein Tippfehler
error-table-exists = den Tisch „{ $table }“ gibt es schon; wähle eine andere Kennung oder lösche ihn zuerst
error-overtaken = jemand war schneller: der Tisch „{ $table }“ ist schon bei { $version }; sieh ihn dir an und versuche es noch einmal
error-store-unavailable =
    { $reason ->
        [full] die Festplatte ist voll, nichts lässt sich speichern; schaffe Platz und versuche es noch einmal
        [read-only] die Daten lassen sich nicht schreiben ({ $said }); gib dem Server das Recht dazu und versuche es noch einmal
        [damaged] die Datenbank ist beschädigt ({ $said }); lass die Daten prüfen oder spiele eine Sicherung zurück
        [locked] ein anderes Programm hält die Datenbank fest ({ $said }); schließe es und versuche es noch einmal
        [gone] die Datenbank antwortet nicht ({ $said }); versuche es noch einmal, wenn sie wieder da ist
        [lost] die Verbindung zur Datenbank ist abgerissen; sieh nach, ob es geklappt hat, und versuche es dann noch einmal
        [closed] der Server fährt gerade herunter; versuche es gleich noch einmal
       *[fault] die Daten sind nicht zu erreichen ({ $said }); versuche es noch einmal, und sieh ins Protokoll des Servers, wenn es so bleibt
    }
error-store-in-use = „{ $folder }“ wird von einem anderen Server benutzt; halte ihn an oder wähle einen anderen Datenordner
error-store-too-new = die Daten haben die Form { $version }, und diese Version kennt keine über { $known }; installiere eine neuere Version
error-backup-exists = „{ $file }“ gibt es schon; wähle einen neuen Namen für die Sicherung
error-no-backup = „{ $file }“ ist keine Sicherung von Tischen; wähle eine Datei, in die gesichert wurde
error-unknown-database = „{ $scheme }“ ist keine Datenbank, in der Tische liegen können; schreibe postgresql://…, sqlite: oder memory:
error-driver-missing = „{ $package }“ ist nicht installiert; installiere es mit: pip install nano-dungeon-engine[{ $extra }]

doctor-database-damaged = die Datei der Datenbank ist beschädigt ({ $said }); spiele eine Sicherung zurück
doctor-lines-missing =
    Tisch „{ $table }“: { $count ->
        [one] vom Protokoll ist nur eine Zeile da
       *[other] vom Protokoll sind nur { $count } Zeilen da
    }, obwohl die letzte die Nummer { $highest } hat; spiele eine Sicherung zurück
doctor-version-differs = der Tisch „{ $table }“ gibt { $version } Einträge an, und sein Protokoll hat { $count }
doctor-header-unreadable = Tisch „{ $table }“: die erste Zeile des Protokolls ist nicht zu lesen; spiele eine Sicherung zurück
doctor-seed-differs = Tisch „{ $table }“: der Startwert der Würfel ist nicht der versprochene; spiele eine Sicherung zurück
doctor-line-unreadable = Tisch „{ $table }“: der Eintrag { $number } ist nicht zu lesen; spiele eine Sicherung zurück
doctor-log-impossible = Tisch „{ $table }“: das Protokoll ist zu lesen, kann aber so nicht geschehen sein; spiele eine Sicherung zurück
doctor-snapshot-ahead = Tisch „{ $table }“: das Zwischenbild ist von Eintrag { $version }, den das Protokoll nicht hat; es kann weg
doctor-snapshot-unreadable = Tisch „{ $table }“: das Zwischenbild von Eintrag { $version } ist nicht zu lesen; es kann weg
doctor-snapshot-differs = Tisch „{ $table }“: das Zwischenbild von Eintrag { $version } ist nicht das, was das Protokoll ergibt; es kann weg
doctor-keys-without-table =
    { $count ->
        [one] ein Link führt zu einem Tisch, den es nicht mehr gibt; er kann weg
       *[other] { $count } Links führen zu Tischen, die es nicht mehr gibt; sie können weg
    }
doctor-snapshots-without-table =
    { $count ->
        [one] ein Zwischenbild gehört zu einem Tisch, den es nicht mehr gibt; es kann weg
       *[other] { $count } Zwischenbilder gehören zu Tischen, die es nicht mehr gibt; sie können weg
    }
doctor-lines-without-table =
    { $count ->
        [one] eine Zeile gehört zu keinem Tisch; spiele eine Sicherung zurück, wenn etwas fehlt
       *[other] { $count } Zeilen gehören zu keinem Tisch; spiele eine Sicherung zurück, wenn etwas fehlt
    }
