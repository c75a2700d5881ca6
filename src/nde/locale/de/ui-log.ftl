# Die Chronik, die Würfel und das Sprechen.

ui-log-title = Chronik
ui-log-news = Neuigkeiten
ui-log-show = Filtern und kopieren
ui-log-kind-all = alles
ui-log-kind-rolls = Würfe
ui-log-kind-talk = Gespräche
ui-log-kind-story = Geschichte
ui-log-about = Über wen
ui-log-everybody = alle
ui-log-copy-all = Angezeigtes als Text kopieren
ui-log-no-clipboard = Dieser Browser erlaubt das Kopieren nicht.
ui-log-earlier = Frühere Einträge zeigen
ui-log-empty = Noch ist nichts geschehen.
ui-log-session = Sitzung { $number }
ui-log-round = Runde { $number }
ui-log-undone = rückgängig gemacht
ui-log-secret = geheim
ui-log-die-typed = echter Würfel
ui-log-die-ruled = von der Spielleitung gesetzt
ui-log-why = Schritt für Schritt
ui-log-reveal = Allen aufdecken
ui-log-overrule = Anders entscheiden
ui-log-overrule-outcome = Neuer Ausgang:
ui-log-overrule-faces = Oder neue Augenzahlen:
ui-log-overrule-so = Diese Augenzahlen nehmen
ui-log-overrule-hangs = Das hängt an diesem Wurf und würde rückgängig gemacht:
ui-log-overrule-anyway = Trotzdem ändern
ui-log-dice = Würfel
ui-log-skip = Ergebnis sofort zeigen
ui-log-no-dice = Noch wurde nicht gewürfelt.
ui-log-speak = Etwas sagen
ui-log-speak-hint = Allen etwas sagen
ui-log-whisper-hint = Etwas flüstern
ui-log-send = Senden
ui-log-to = An wen
ui-log-to-all = an alle
ui-log-to-one = nur an: { $name }
ui-log-as = Sprechen als
ui-log-as-self = als du selbst
ui-log-as-figure = als { $name }
ui-log-new = { $count ->
    [one] { $count } neuer Eintrag
   *[other] { $count } neue Einträge
}
ui-log-typing = { $count ->
    [one] { $names } schreibt …
   *[other] { $names } schreiben …
}
ui-log-cut = Die Chronik ist sehr lang: Frühere Einträge stehen im Export des Tisches.
