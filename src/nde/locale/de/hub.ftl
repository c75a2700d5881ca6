# Offene Tische: Links, der Socket, einen Tisch umziehen.

error-no-such-key = dieser Link gilt hier nicht; bitte die Person, die ihn geschickt hat, um einen neuen
error-key-revoked = dieser Link wurde zurückgezogen; bitte die Spielleitung um einen neuen
error-name-needed = das ist eine Einladung, und es fehlt ein Name; gib an, unter welchem Namen du dich setzt
error-name-of-the-gm = „{ $name }“ heißt schon die Spielleitung, oder der Name sieht genauso aus; wähle einen anderen
error-no-such-bot = es gibt keinen Bot „{ $policy }“; nimm einen von: { $allowed }
error-table-busy = an diesem Tisch ist zu viel los; warte einen Moment und versuche es noch einmal
error-table-outgrown = an diesem Tisch wurde mit einer neueren Version des Servers weitergespielt; warte, bis auch dieser aktualisiert ist, oder lade die Seite neu
error-table-full = dieser Tisch hat seine { $megabytes } MB verbraucht; schließe ihn und spiele an einem neuen weiter, oder bitte den Gastgeber um mehr Platz
error-disk-used-up = von deiner Adresse kamen an einem Tag { $megabytes } MB, und mehr darf sie nicht mitbringen; warte bis morgen, oder bitte den Gastgeber um mehr
error-broken = im Programm selbst ist etwas schiefgegangen; nichts hat sich geändert, und im Protokoll des Servers steht, was es war
error-no-seed-inside = dieses Spiel ist nicht zu Ende, und der Startwert seiner Würfel fehlt; exportiere es noch einmal mit Startwert
error-wrong-seed-inside = der Startwert in dieser Datei ist nicht der, aus dem die Würfel des Spiels kamen; exportiere das Spiel noch einmal
error-half-a-file = die Datei bricht mitten in einer Zeile ab; { $bytes ->
    [one] { $bytes } Byte ist
   *[other] { $bytes } Bytes sind
} überzählig. Exportiere das Spiel noch einmal
error-bad-message = eine solche Nachricht kennt der Server nicht: { $reason }
error-hello-first = binnen zehn Sekunden kam kein „hello“ als erste Nachricht; verbinde dich neu und beginne mit „hello“
error-too-slow = deine Verbindung kommt mit diesem Tisch nicht mit; verbinde dich neu und fahre dort fort, wo du warst
