# Die HTTP-Seite des Servers: was er ablehnt, bevor irgendein Tisch gefragt wird.

error-not-json = das ist kein lesbares JSON ({ $reason }); sende einen JSON-Wert als UTF-8-Text
error-body-invalid = hier wird etwas anderes erwartet: { $reason }; sieh in /api/openapi.json nach
error-body-too-large = das ist zu lang; sende höchstens { $most ->
    [one] { $most } Byte
   *[other] { $most } Bytes
}
error-body-too-slow = es hat zu lange gedauert, bis alles angekommen war; versuch es über eine bessere Verbindung noch einmal
error-wrong-media-type = „{ $given }“ wird hier nicht gelesen; sende { $needed } und gib das in Content-Type an
error-bad-query = „{ $value }“ ist kein Wert für { $name }; nimm einen von: { $allowed }
error-no-such-offer = es gibt kein Angebot mit der Nummer { $number } (da sind { $most }); sieh dir den Tisch noch einmal an
error-no-such-page = unter „{ $path }“ gibt es nichts; beginne bei / oder sieh in /api/openapi.json nach
error-no-such-method = auf { $method } wird hier nicht geantwortet; sieh in /api/openapi.json nach
error-foreign-origin = eine Seite von anderswo darf hier nichts ändern; öffne die Seite dieses Servers oder lass sie vom Gastgeber zulassen
error-key-needed = niemand weiß, wer du bist; öffne deinen Link oder sende seinen Schlüssel als „Authorization: Bearer …“
error-enter-first = dieser Link ist eine Einladung und noch kein Platz; setz dich damit zuerst an den Tisch
error-too-fast = das war zu viel auf einmal; { $seconds ->
    [0] warte einen Moment
    [one] warte { $seconds } Sekunde
   *[other] warte { $seconds } Sekunden
}
error-server-busy = der Server rechnet schon so viel, wie er kann; warte einen Moment und versuch es noch einmal
error-not-here = das ist für die Person, die den Server betreibt; frag auf jener Maschine danach
error-ask-one-thing = frag entweder nach Würfeln oder nach einer Situation: sende „expression“, oder „game“ und „situation“
error-parameter-missing = „{ $name }“ fehlt; gib einen Wert an
error-too-much-to-tell = die Antwort würde zu lang: { $count }; frag nach höchstens { $most }
error-no-such-stat-block = „{ $id }“ ist kein Wertekasten dieses Spiels; sieh in die Liste seiner Gegner
error-no-such-link = „{ $id }“ ist kein Link dieses Tisches, der noch etwas öffnet; sieh in die Liste seiner Links
error-server-stopping = der Server wird gerade angehalten; komm gleich wieder
error-address-taken = der Server kann unter „{ $address }“ nicht lauschen ({ $reason }); wähle eine andere Adresse oder einen anderen Port
error-sheet-unreadable = ab Zeichen { $column } nicht lesbar; schreib TOML, auf jeder Zeile Schlüssel = und Wert, oder JSON
error-game-missing = hier steht nicht, zu welchem Spiel das gehört; füg eine Zeile game = mit einem dieser Werte hinzu: { $allowed }
