# Kreaturen am Tisch: wie sie zur Gruppe stehen und wie die Spieler sie nennen.

ui-own-side = Seite
ui-own-foe = Gegner
ui-own-ally = kämpft für die Gruppe
ui-own-friend = Freund
ui-own-bystander = unbeteiligt
ui-own-keep-name = Namen verbergen
ui-own-tell-name = Namen aufdecken
ui-own-known-as = Für die Spieler: etwas Großes im Dunkeln
ui-own-dice = Würfel
ui-own-add-die = W{ $sides } hinzufügen
ui-own-secret = geheim
ui-own-odds = Chancen zeigen
ui-own-roll = Würfeln
ui-own-odds-of = Chancen: { $dice }
ui-own-throw = Würfel werfen
ui-own-things = In eigenen Worten
ui-own-hand = Weitergeben: { $thing }
ui-own-hand-to = weitergeben
ui-own-drop = Entfernen: { $thing }
ui-own-kind = Was es ist
ui-own-kind-thing = Gegenstand
ui-own-kind-condition = Zustand
ui-own-kind-note = Notiz
ui-own-thing-hint = Ein rostiger Schlüssel; vom Brunnen verflucht
ui-own-give = Geben
