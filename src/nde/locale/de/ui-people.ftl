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
ui-people-no-heroes = Noch ist niemand aus der Gruppe hier.
ui-people-you = du
ui-people-played-by = gespielt von { $name }
ui-people-card = { $who }: { $state }. Bogen öffnen.
ui-people-card-able = { $who }: { $state }. Zum Handeln auswählen.
ui-people-card-acting = { $who }: { $state }. Zum Handeln ausgewählt; Bogen öffnen.
ui-people-sheet-of = Bogen von { $name }
ui-people-close-sheet = Bogen von { $name } schließen
ui-people-no-sheet = Hier ist kein Bogen zu sehen.
ui-people-reading = Der Bogen wird geholt …
ui-people-conditions = Zustände
ui-people-chips = Zustände: drücken, um zu geben oder wegzunehmen
ui-people-less = { $title }: weniger
ui-people-more = { $title }: mehr
ui-people-set = Selbst festlegen: { $title }
ui-people-advance = Steigern
ui-people-save = Als Datei speichern
ui-people-print = Drucken
ui-people-decrees = Was die Spielleitung mit { $name } tun kann
ui-people-hide = Verbergen
ui-people-show = Zeigen
ui-people-player = Gespielt von
ui-people-take-out = Entfernen
ui-people-remove = { $name } aus der Szene nehmen
ui-people-sure = Sicher?
ui-people-sure-again = Drück noch einmal, um es zu tun.
ui-people-my-heroes = Deine Figuren
ui-people-none-mine = Du spielst noch keine Figur.
ui-people-dice = Meine Würfel
ui-people-dice-engine = hier gewürfelt
ui-people-dice-typed = echte, ich tippe sie ein
ui-people-keep = In diesem Browser behalten
ui-people-kept = behalten: liegt bei deinen Figuren
