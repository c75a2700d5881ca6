# Pakete und geänderte Einstellungen.

## Fehler in einer Paketdatei

error-pack-unreadable = „{ $source }“ ist in Zeile { $line }, Spalte { $column } kein gültiges TOML; berichtige es dort
error-pack-too-deep = im Paket sind Tabellen mehr als { $most }-fach verschachtelt; nimm weniger Ebenen
error-newer-pack = das Paket hat Format „{ $number }“, und diese Version liest bis { $newest }; nimm eine neuere Version
error-no-such-base = „{ $text }“ ist kein Spiel, das ein Paket ändern kann; nimm eines von: { $allowed } (Einstellungen, Optionen und Namen werden geprüft, sobald die Grundlage stimmt)
error-no-such-pack = „{ $text }“ ist kein mitgeliefertes Paket; nimm eines von: { $allowed }
error-not-a-pack-id = „{ $text }“ ist keine Kennung; nimm Kleinbuchstaben, Ziffern und Bindestriche
error-languages-missing = „{ $key }“ hat keinen Text in: { $languages }; ergänze ihn
error-name-missing = „{ $key }“ ist neu und hat keinen Namen; gib ihn in allen Sprachen an
error-unknown-name = „{ $key }“ kann ein Paket in diesem Spiel nicht umbenennen; ähnliche Namen: { $nearest }
error-pack-twice = das Paket „{ $pack }“ wird schon verwendet; nenne es nur einmal
error-words-broken = „{ $text }“ hat nicht geschlossene geschweifte Klammern; schließe jede und setze eine Variable, eine Zahl oder eine Auswahl hinein, jeden Fall auf eine eigene Zeile
error-variable-unknown = „${ $name }“ gibt es in diesem Text nicht; nimm „${ $own }“ oder keine Variable
error-variable-useless = „${ $name }“ gibt es in diesem Text nicht; schreibe ihn ohne Variable

## Fehler in Einstellungen

error-key-given-twice = „{ $key }“ ist doppelt angegeben; behalte eines davon
error-not-a-name = „{ $text }“ kann kein Name sein; nimm Kleinbuchstaben, Ziffern und Bindestriche
error-ladder-not-ascending = die Würfel „{ $dice }“ sind nicht geordnet; nenne sie vom kleinsten zum größten, jeden einmal
error-nothing-left = in „{ $key }“ bleibt nichts übrig; behalte wenigstens einen Eintrag
error-same-number = „{ $number }“ ist schon die Zahl von „{ $other }“; wähle eine andere
error-not-on-ladder = „{ $die }“ steht nicht auf der Leiter; nimm einen von: { $allowed }
error-not-three =
    { $count ->
        [one] { $count } Wert lässt sich nicht auf drei Attribute verteilen; nenne drei
       *[other] { $count } Werte lassen sich nicht auf drei Attribute verteilen; nenne drei
    }
error-start-above-cap = der Anfangswert „{ $start }“ liegt über dem Höchstwert { $cap }; senke das eine oder hebe das andere
error-bands-out-of-order = „{ $numbers }“ sind nicht geordnet; nenne Preis, Erfolg und außergewöhnlichen Erfolg aufsteigend
error-not-a-die-name = „{ $text }“ ist kein Würfel; schreibe ihn als W10
error-beyond-bounds = „{ $number }“ liegt außerhalb der Grenzen der Variante; nimm { $range }
error-variant-unprepared = „{ $variant }“ ist noch nicht spielbar; fülle zuerst aus: { $needs }
