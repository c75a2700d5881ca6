# Die HTTP-Seite des Servers: was er ablehnt, bevor irgendein Tisch gefragt wird.

error-not-json = das ist kein gültiges JSON ({ $reason }); sende einen JSON-Wert als UTF-8-Text
error-body-invalid = hier wird etwas anderes erwartet: { $reason }; sieh in /api/openapi.json nach
error-body-too-large = das ist zu lang; sende höchstens { $most ->
    [one] { $most } Byte
   *[other] { $most } Bytes
}
error-body-too-slow = die Anfrage kam zu langsam an; versuche es über eine bessere Verbindung noch einmal
error-wrong-media-type = „{ $given }“ wird hier nicht angenommen; sende { $needed } und gib das in Content-Type an
error-bad-query = „{ $value }“ ist kein Wert für { $name }; nimm einen von: { $allowed }
error-no-such-offer = es gibt kein Angebot mit der Nummer { $number } (es gibt { $most }); sieh dir den Tisch noch einmal an
error-no-such-page = unter „{ $path }“ gibt es nichts; beginne bei / oder sieh in /api/openapi.json nach
error-no-such-method = { $method } ist hier nicht erlaubt; sieh in /api/openapi.json nach
error-foreign-origin = Seiten von anderswo dürfen hier nichts ändern; öffne die Seite dieses Servers oder lass sie vom Gastgeber zulassen
error-key-needed = du bist nicht angemeldet; öffne deinen Link oder sende seinen Schlüssel als „Authorization: Bearer …“
error-enter-first = dieser Link ist eine Einladung, kein Platz; setze dich damit zuerst an den Tisch
error-too-fast = zu viele Anfragen; { $seconds ->
    [0] warte einen Moment
    [one] warte { $seconds } Sekunde
   *[other] warte { $seconds } Sekunden
}
error-server-busy = der Server ist voll ausgelastet; warte einen Moment und versuche es noch einmal
error-not-here = das ist nur für die Person, die den Server betreibt; öffne es auf dem Rechner, auf dem der Server läuft
error-ask-one-thing = frage entweder nach Würfeln oder nach einer Situation: sende „expression“, oder „game“ und „situation“
error-parameter-missing = „{ $name }“ fehlt; gib einen Wert an
error-too-much-to-tell = die Antwort würde zu lang, { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}; frage nach höchstens { $most }
error-no-such-stat-block = „{ $id }“ ist kein Werteblock dieses Spiels; sieh in die Liste seiner Gegner
error-no-such-link = „{ $id }“ ist kein gültiger Link dieses Tisches; sieh in die Liste seiner Links
error-server-stopping = der Server wird gerade angehalten; versuche es gleich noch einmal
error-address-taken = der Server kann unter „{ $address }“ nicht lauschen ({ $reason }); wähle eine andere Adresse oder einen anderen Port
error-sheet-unreadable = ab Zeichen { $column } nicht lesbar; schreibe TOML, auf jeder Zeile Schlüssel = und Wert, oder JSON
error-game-missing = hier steht nicht, zu welchem Spiel das gehört; füge eine Zeile game = mit einem dieser Werte hinzu: { $allowed }
