# Offene Tische: Links, der Socket, einen Tisch umziehen.

error-no-such-key = dieser Link öffnet hier nichts; bitte um einen neuen bei der Person, die ihn geschickt hat
error-key-revoked = dieser Link wurde zurückgezogen; bitte die Spielleitung um einen neuen
error-name-needed = das ist eine Einladung, und noch kennt niemand deinen Namen; sag, unter welchem Namen du dich setzt
error-no-such-bot = es gibt keinen Bot „{ $policy }“; nimm einen von: { $allowed }
error-table-busy = an diesem Tisch ist zu viel los; warte einen Augenblick und versuche es noch einmal
error-broken = im Programm selbst ist etwas schiefgegangen; nichts hat sich geändert, und im Protokoll des Servers steht, was es war
error-no-seed-inside = dieses Spiel ist nicht zu Ende und kommt ohne den Startwert seiner Würfel; exportiere es noch einmal mit Startwert
error-wrong-seed-inside = der Startwert in dieser Datei ist nicht der, aus dem die Würfel des Spiels kamen; exportiere das Spiel noch einmal
error-half-a-file = die Datei bricht mitten in einer Zeile ab; { $bytes ->
    [one] { $bytes } Byte bleibt
   *[other] { $bytes } Bytes bleiben
} übrig. Exportiere das Spiel noch einmal
error-bad-message = eine solche Nachricht kennt der Server nicht: { $reason }
error-hello-first = die erste Nachricht war kein „hello“, oder es kam nicht binnen zehn Sekunden; verbinde dich neu und beginne mit „hello“
error-too-slow = deine Verbindung ist langsamer als dieser Tisch; verbinde dich neu und mach weiter, wo du stehst
