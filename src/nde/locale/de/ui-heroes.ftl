# Helden: Frage um Frage gemacht, aus Dateien gelesen, aufbewahrt, gedruckt.

ui-heroes-title = Helden
ui-heroes-ways = Wege von hier
ui-heroes-all = Alle Helden
ui-heroes-new = Ein neuer Held
ui-heroes-begun = Du hast einen Helden für { $game } angefangen.
ui-heroes-go-on = Weitermachen
ui-heroes-forget = Verwerfen
ui-heroes-read = Helden aus einer Datei lesen
ui-heroes-read-about = TOML oder JSON, hier oder von der Befehlszeile gespeichert
ui-heroes-mine = In diesem Browser aufbewahrt
ui-heroes-none = Noch niemand. Mach einen Helden und bewahr ihn hier auf.
ui-heroes-only-here = Helden bleiben in diesem Browser. Wer dir lieb ist, gehört auch in eine Datei.
ui-heroes-twin = Kopieren
ui-heroes-twin-of = Kopieren: { $name }
ui-heroes-delete = Löschen
ui-heroes-delete-this = Löschen: { $name }
ui-heroes-sure = { $name } für immer löschen?
ui-heroes-question = Frage { $number } von etwa { $count }
ui-heroes-progress = Wie weit der Held ist
ui-heroes-came = Was daraus wurde
ui-heroes-own = In deinen Worten
ui-heroes-take = Nehmen
ui-heroes-or = oder eine von diesen:
ui-heroes-seek = Antwort suchen
ui-heroes-found = { $count ->
    [one] { $count } Antwort
   *[other] { $count } Antworten
}
ui-heroes-proposed = Vorschlag
ui-heroes-chosen = gewählt
ui-heroes-back = Zurück
ui-heroes-surprise = Überrasch mich
ui-heroes-surprise-all = Überrasch mich mit dem ganzen Rest
ui-heroes-leave = So lassen
ui-heroes-later = Später weitermachen
ui-heroes-answered = Deine Antworten
ui-heroes-change = Ändern
ui-heroes-change-this = Ändern: { $question }
ui-heroes-steps = { $count ->
    [one] { $count } Schritt dahinter
   *[other] { $count } Schritte dahinter
}
ui-heroes-wait = Einen Moment …
ui-heroes-retry = Noch einmal versuchen
ui-heroes-tools = Was du mit dem Bogen tun kannst
ui-heroes-keep = In diesem Browser aufbewahren
ui-heroes-kept = Hier aufbewahrt
ui-heroes-kept-told = { $name } ist in diesem Browser aufbewahrt.
ui-heroes-toml = Als TOML speichern
ui-heroes-json = Als JSON speichern
ui-heroes-print = Drucken
ui-heroes-paper = Papier
ui-heroes-again = Noch einen machen
ui-heroes-notes = Notizen
ui-heroes-take-along = Mit an einen Tisch nehmen
ui-heroes-take-hint = Jeder Tisch dieses Spiels bietet die Helden an, die du hier aufbewahrst.
ui-heroes-taken = { $name } ist an den Tisch gekommen:
ui-heroes-file = Wähl eine Datei oder zieh sie hierher
ui-heroes-text = Oder füg ihren Text ein
ui-heroes-check = Lesen
ui-heroes-check-again = Noch einmal lesen
ui-heroes-edit = Zurück zum Text
ui-heroes-too-long = So lang ist kein Bogen; wähl eine andere Datei.
ui-heroes-line = Zeile { $line }
ui-heroes-faults = { $count ->
    [one] { $count } Sache stimmt an diesem Bogen nicht. Berichtige sie im Text und lies ihn noch einmal.
   *[other] { $count } Sachen stimmen an diesem Bogen nicht. Berichtige sie im Text und lies ihn noch einmal.
}
