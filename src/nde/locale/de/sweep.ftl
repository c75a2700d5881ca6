# `nde sweep`: ein Raster von Kämpfen als eine Tabelle.

## Hilfe; einfache Zeilen, damit `nde --help` Fluent nicht laden muss

cli-about-sweep = Ein Raster von Kämpfen auf allen Kernen oder einem Cluster berechnen, als eine Tabelle.
cli-details-sweep = Die Datei sagt, welche Spiele, Gruppen, Gegner, Kampfweisen und Optionen kombiniert werden: docs/sweeps.md zeigt eine. Berechnete Kämpfe werden neben dem Ergebnis gespeichert, sodass Strg-C nichts verliert und derselbe Befehl dort weitermacht.
cli-flag-sweep-out = die Datei für die Tabelle, mit der Endung .parquet oder .csv
cli-flag-dask = auf dem Dask-Cluster mit dieser Adresse rechnen, etwa tcp://10.0.0.5:8786
cli-flag-processes = Zahl der Prozesse (Vorgabe: einer je Kern)
cli-example-sweep-1 = sweep sweep.toml --out results.csv

## Was ein Raster sagt

sweep-progress =
    { $done ->
        [0] berechnete Kämpfe: 0 von { $count }
       *[other] berechnete Kämpfe: { $done } von { $count }, noch etwa { $left }
    }
sweep-done =
    { $count ->
        [one] { $count } Kampf wurde in { $file } geschrieben.
       *[other] { $count } Kämpfe wurden in { $file } geschrieben.
    }
sweep-from-before =
    { $count ->
        [one] { $count } davon war schon aus einem früheren Lauf fertig.
       *[other] { $count } davon waren schon aus einem früheren Lauf fertig.
    }
sweep-faulty =
    { $count ->
        [one] { $count } Kampf ließ sich nicht berechnen; die Spalte „fault“ sagt, warum ({ $codes }).
       *[other] { $count } Kämpfe ließen sich nicht berechnen; die Spalte „fault“ sagt, warum ({ $codes }).
    }
sweep-kept-in = Berechnete Kämpfe sind in { $file } gespeichert; ein größeres Raster baut darauf auf, und du darfst die Datei löschen.
sweep-stopped = angehalten; { $done } von { $count } Kämpfen stehen in { $file }, und derselbe Befehl macht dort weiter

## Was falsch sein kann

error-range-backwards = „{ $text }“ ist kein Bereich; schreibe die kleinere Zahl zuerst, und höchstens { $most }
error-nobody-on-a-side = bei „{ $text }“ bleibt vielleicht niemand zum Kämpfen; lass einen der Bereiche bei 1 beginnen
error-too-many-cells = das ergibt { $count } Kämpfe, ein Raster berechnet aber höchstens { $most }; lass welche weg oder mach mehrere daraus
error-sweep-without-out = es ist keine Ausgabedatei angegeben; füge --out und eine Datei an, etwa results.csv
error-not-a-table-file = „{ $file }“ ist kein Name für eine Tabelle; er muss auf .parquet oder .csv enden
error-sweep-in-use = ein anderer Prozess arbeitet an „{ $file }“; warte auf ihn oder wähle mit --out eine andere Datei
error-kept-unreadable = Zeile { $line } von „{ $file }“ stammt nicht von einem Raster; lösche die Datei, um alles noch einmal zu berechnen
error-workers-die = dieselben Kämpfe haben ihren Prozess { $times }-mal zum Absturz gebracht; gib Speicher frei oder mach sie kleiner, und derselbe Befehl macht weiter
error-no-cluster = unter „{ $address }“ antwortet kein Dask-Scheduler; starte einen mit „dask scheduler“ und prüfe die Adresse, die er ausgibt
error-cluster-without-workers = der Cluster unter „{ $address }“ hat keine Worker; starte welche mit „dask worker { $address }“
error-cluster-lost = der Cluster unter „{ $address }“ antwortet nicht mehr; was er berechnet hat, ist gespeichert, und derselbe Befehl macht weiter
error-cluster-cannot =
    { $theirs ->
        [none] auf dem Cluster unter „{ $address }“ fehlt dieses Programm; installiere es auch dort, für den Scheduler und jeden Worker
       *[other] der Cluster unter „{ $address }“ hat Version { $theirs } dieses Programms; installiere hier und dort dieselbe
    }
