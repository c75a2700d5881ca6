# Helden: Frage um Frage erschaffen, aus Dateien geladen, gespeichert, gedruckt.

ui-heroes-title = Helden
ui-heroes-ways = Navigation
ui-heroes-all = Alle Helden
ui-heroes-new = Neuer Held
ui-heroes-begun = Du hast einen unfertigen Helden für { $game }.
ui-heroes-go-on = Fortfahren
ui-heroes-forget = Verwerfen
ui-heroes-read = Helden aus einer Datei laden
ui-heroes-read-about = TOML oder JSON, hier oder von der Befehlszeile gespeichert
ui-heroes-mine = In diesem Browser gespeichert
ui-heroes-none = Noch keine Helden. Erschaffe einen und speichere ihn hier.
ui-heroes-only-here = Helden bleiben in diesem Browser. Speichere alle, die dir lieb sind, auch als Datei.
ui-heroes-twin = Duplizieren
ui-heroes-twin-of = Duplizieren: { $name }
ui-heroes-delete = Löschen
ui-heroes-delete-this = Löschen: { $name }
ui-heroes-sure = { $name } für immer löschen?
ui-heroes-question = Frage { $number } von etwa { $count }
ui-heroes-progress = Fortschritt
ui-heroes-came = Ergebnis
ui-heroes-own = In deinen Worten
ui-heroes-take = Übernehmen
ui-heroes-or = oder eine von diesen:
ui-heroes-seek = Antworten durchsuchen
ui-heroes-found = { $count ->
    [one] { $count } Antwort
   *[other] { $count } Antworten
}
ui-heroes-proposed = Vorschlag
ui-heroes-chosen = gewählt
ui-heroes-back = Zurück
ui-heroes-surprise = Überrasche mich
ui-heroes-surprise-all = Überrasche mich mit dem Rest
ui-heroes-leave = So lassen
ui-heroes-later = Später fortfahren
ui-heroes-answered = Deine Antworten
ui-heroes-change = Ändern
ui-heroes-change-this = Ändern: { $question }
ui-heroes-steps = { $count ->
    [one] Begründung: { $count } Schritt
   *[other] Begründung: { $count } Schritte
}
ui-heroes-wait = Einen Moment …
ui-heroes-retry = Noch einmal versuchen
ui-heroes-tools = Werkzeuge für den Bogen
ui-heroes-keep = In diesem Browser speichern
ui-heroes-kept = Hier gespeichert
ui-heroes-kept-told = { $name } ist in diesem Browser gespeichert.
ui-heroes-toml = Als TOML speichern
ui-heroes-json = Als JSON speichern
ui-heroes-print = Drucken
ui-heroes-paper = Papier
ui-heroes-again = Noch einen erschaffen
ui-heroes-notes = Notizen
ui-heroes-take-along = Mit an einen Tisch nehmen
ui-heroes-take-hint = Jeder Tisch dieses Spiels bietet die Helden an, die hier gespeichert sind.
ui-heroes-taken = { $name } ist jetzt am Tisch:
ui-heroes-file = Wähle eine Datei oder zieh sie hierher
ui-heroes-text = Oder füge ihren Text ein
ui-heroes-check = Laden
ui-heroes-check-again = Noch einmal laden
ui-heroes-edit = Zurück zum Text
ui-heroes-too-long = Für einen Bogen ist diese Datei zu lang; wähle eine andere.
ui-heroes-line = Zeile { $line }
ui-heroes-faults = { $count ->
    [one] Dieser Bogen hat { $count } Fehler. Berichtige ihn im Text und lade den Bogen noch einmal.
   *[other] Dieser Bogen hat { $count } Fehler. Berichtige sie im Text und lade den Bogen noch einmal.
}
