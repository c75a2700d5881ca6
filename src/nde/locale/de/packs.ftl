# Pakete und geänderte Einstellungen.

## Fehler in einer Paketdatei

error-pack-unreadable = „{ $source }“ ist ab Zeile { $line }, Spalte { $column } nicht als TOML lesbar; berichtige die Stelle
error-pack-too-deep = im Paket liegen mehr als { $most } Tabellen ineinander; mach es flacher
error-newer-pack = das Paket hat Format „{ $number }“, und diese Version liest bis { $newest }; nimm eine neuere Version
error-no-such-base = „{ $text }“ ist kein Spiel, das ein Paket ändern kann; nimm eins von: { $allowed } (Einstellungen, Optionen und Namen werden geprüft, sobald die Grundlage stimmt)
error-no-such-pack = „{ $text }“ ist kein mitgeliefertes Paket; nimm eins von: { $allowed }
error-not-a-pack-id = „{ $text }“ ist keine Kennung; nimm kleine Buchstaben, Ziffern und Bindestriche
error-languages-missing = „{ $key }“ hat keine Worte in: { $languages }; ergänze sie
error-name-missing = „{ $key }“ ist neu und hat keinen Namen; gib ihn in allen Sprachen an
error-unknown-name = „{ $key }“ ist nichts, was ein Paket in diesem Spiel benennen kann; am nächsten kommen: { $nearest }
error-pack-twice = das Paket „{ $pack }“ ist schon da; nenne es einmal
error-words-broken = „{ $text }“ hat Klammern, die nicht passen; schließ jede und schreib eine Variable, eine Zahl oder eine Auswahl hinein, jeden Fall auf eine eigene Zeile
error-variable-unknown = diese Worte kennen „${ $name }“ nicht; nimm „${ $own }“ oder keine Variable
error-variable-useless = diese Worte kennen „${ $name }“ nicht; schreib sie ohne Variable

## Fehler in Einstellungen

error-key-given-twice = „{ $key }“ ist zweimal angegeben; behalte eins davon
error-not-a-name = „{ $text }“ kann kein Name sein; nimm kleine Buchstaben, Ziffern und Bindestriche
error-ladder-not-ascending = die Würfel „{ $dice }“ sind nicht geordnet; nenne sie vom kleinsten zum größten, jeden einmal
error-nothing-left = in „{ $key }“ bleibt nichts übrig; behalte wenigstens eins
error-same-number = „{ $number }“ ist schon die Zahl von „{ $other }“; wähle eine andere
error-not-on-ladder = „{ $die }“ steht nicht auf der Leiter; nimm einen von: { $allowed }
error-not-three =
    { $count ->
        [one] „{ $count }“ Wert lässt sich nicht auf drei Attribute verteilen; nenne drei
       *[other] „{ $count }“ Werte lassen sich nicht auf drei Attribute verteilen; nenne drei
    }
error-start-above-cap = der Beginn „{ $start }“ liegt über dem Höchstwert { $cap }; senk das eine oder heb das andere
error-bands-out-of-order = „{ $numbers }“ sind nicht geordnet; Preis, Erfolg und außergewöhnlicher Erfolg folgen aufeinander
error-not-a-die-name = „{ $text }“ ist kein Würfel; schreib ihn als W10
error-beyond-bounds = „{ $number }“ liegt außerhalb der Grenzen der Variante; nimm { $range }
error-variant-unprepared = „{ $variant }“ ist noch nicht spielbar; fülle zuerst aus: { $needs }
