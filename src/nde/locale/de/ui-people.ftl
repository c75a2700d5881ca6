# Wer am Tisch dabei ist, und die Bögen.

ui-people-party = Die Gruppe
ui-people-foes = { $count ->
    [one] { $count } Gegner
   *[other] { $count } Gegner
}
ui-people-beaten = { $count ->
    [one] { $count } kampfunfähig oder fort
   *[other] { $count } kampfunfähig oder fort
}
ui-people-turn = ist jetzt dran
ui-people-done = fertig
ui-people-no-heroes = Noch sind keine Helden hier.
ui-people-you = du
ui-people-played-by = spielt: { $name }
ui-people-card = { $who }: { $state }. Bogen öffnen.
ui-people-card-able = { $who }: { $state }. Zum Handeln auswählen.
ui-people-card-acting = { $who }: { $state }. Zum Handeln ausgewählt; Bogen öffnen.
ui-people-sheet-of = Bogen: { $name }
ui-people-close-sheet = Bogen schließen: { $name }
ui-people-no-sheet = Hier gibt es keinen Bogen zu zeigen.
ui-people-reading = Der Bogen wird geladen …
ui-people-conditions = Zustände
ui-people-chips = Zustände: antippen zum Hinzufügen oder Entfernen
ui-people-less = { $title }: weniger
ui-people-more = { $title }: mehr
ui-people-set = Neu festlegen: { $title }
ui-people-advance = Helden aufsteigen lassen
ui-people-save = Als Datei speichern
ui-people-print = Drucken
ui-people-decrees = Möglichkeiten der Spielleitung: { $name }
ui-people-hide = Verbergen
ui-people-show = Zeigen
ui-people-player = Wer spielt
ui-people-take-out = Entfernen
ui-people-name-of = Name für { $name }; leer für den üblichen
ui-people-remove = Aus der Szene entfernen: { $name }
ui-people-sure = Sicher?
ui-people-sure-again = Drücke noch einmal zur Bestätigung.
ui-people-my-heroes = Deine Helden
ui-people-none-mine = Du hast noch keinen Helden.
ui-people-dice = Meine Würfel
ui-people-dice-engine = hier gewürfelt
ui-people-dice-typed = echte, von mir eingetippt
ui-people-keep = In diesem Browser speichern
ui-people-kept = bei deinen Helden gespeichert
