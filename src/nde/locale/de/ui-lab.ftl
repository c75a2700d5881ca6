# Das Labor: wie gefährlich ein Kampf ist und was daran etwas ändert.

ui-lab-about = Stelle einen Kampf auf und sieh, wie gefährlich er ist, bevor jemand würfelt.
ui-lab-ways = Navigation
ui-lab-copy = Link zu diesem Kampf kopieren
ui-lab-link = Link zu diesem Kampf
ui-lab-from = Woher dieser Kampf kommt
ui-lab-from-table = Vom Tisch: { $title }.
ui-lab-from-round = Es läuft Runde { $round }.
ui-lab-from-calm = Es läuft kein Kampf: Die Chancen gelten, als begänne jetzt einer.
ui-lab-from-secret = Nichts, was du hier versuchst, geschieht am Tisch.
ui-lab-from-again = Aktuellen Stand laden
ui-lab-back = Zurück zum Tisch
ui-lab-game = Spiel
ui-lab-side-party = Die Gruppe
ui-lab-side-foes = Die Gegner
ui-lab-total = { $count ->
    [one] insgesamt { $count }
   *[other] insgesamt { $count }
}
ui-lab-empty-party = Noch niemand: Zieh einen Helden hierher oder drücke unten auf einen.
ui-lab-empty-foes = Noch niemand: Zieh einen Gegner hierher oder drücke unten auf einen.
ui-lab-search-party = Heldenarten durchsuchen
ui-lab-search-foes = Alle Gegner durchsuchen
ui-lab-drawer-party = Helden zum Hinzufügen
ui-lab-drawer-foes = Gegner zum Hinzufügen
ui-lab-search-own = Deine Helden durchsuchen
ui-lab-drawer-own = Deine Helden
ui-lab-own-none = Erschaffe eigene Helden, dann können auch sie hier kämpfen
ui-lab-more-kinds = { $count ->
    [one] und { $count } weiterer; tippe einen Teil des Namens
   *[other] und { $count } weitere; tippe einen Teil des Namens
}
ui-lab-no-kinds = Hier gibt es nichts mit diesem Namen.
ui-lab-count-of = { $count } × { $title }
ui-lab-more = Einen hinzufügen: { $title }
ui-lab-less = Einen entfernen: { $title }
ui-lab-drag-hint = Zieh Marken hinein und heraus, drücke + und −, oder nimm auf einer Marke die Tasten + und −.
ui-lab-values = Wunden und andere Änderungen
ui-lab-values-changed = { $count ->
    [one] { $count } Änderung
   *[other] { $count } Änderungen
}
ui-lab-value-of = { $who }: { $what }
ui-lab-is-out = kampfunfähig oder fort
ui-lab-leave-out = Entfernen
ui-lab-situation = Situation: Beginn, Entfernung, Deckung, Entscheidungen
ui-lab-beginnings = Wie der Kampf beginnt
ui-lab-apart = Wie weit die Seiten am Anfang auseinander sind
ui-lab-apart-none = nicht festgelegt: Jeder erreicht jeden
ui-lab-rulings-party = Gilt für jeden Angriff eines Helden
ui-lab-rulings-foes = Gilt für jeden Angriff eines Gegners
ui-lab-policy = Wie die Gruppe kämpft
ui-lab-policy-focus = alle auf den Schwächsten
ui-lab-policy-strongest = alle auf den Stärksten
ui-lab-policy-spread = jeder auf einen anderen
ui-lab-policy-careful = erst aufhelfen und heilen
ui-lab-policy-helping = der Erste hilft, Magie heilt
ui-lab-policy-retreat = fliehen, sobald jemand fällt
ui-lab-policy-all-out = mit vollem Einsatz
ui-lab-method = Berechnung
ui-lab-method-auto = genau, wenn möglich
ui-lab-method-exact = nur genau
ui-lab-method-simulated = simuliert
ui-lab-danger = Wie gefährlich es ist
ui-lab-danger-hopeless = aussichtslos
ui-lab-danger-deadly = tödlich
ui-lab-danger-even = auf Messers Schneide
ui-lab-danger-risky = riskant
ui-lab-danger-costly = verlustreich
ui-lab-danger-wearing = zehrend
ui-lab-danger-light = leicht
ui-lab-danger-open = offen
ui-lab-danger-unknown = noch nicht bekannt
ui-lab-to-win = Siegchance
ui-lab-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ui-lab-odds-always = Diesen Kampf gewinnt jede Gruppe.
ui-lab-odds-never = Diesen Kampf gewinnt keine Gruppe.
ui-lab-odds-half = Etwa die Hälfte aller Gruppen gewinnt diesen Kampf.
ui-lab-odds-wins = { $count ->
    [one] Etwa 1 von { $count } Gruppen gewinnt diesen Kampf.
   *[other] Etwa 1 von { $count } Gruppen gewinnt diesen Kampf.
}
ui-lab-odds-fails = { $count ->
    [one] Etwa 1 von { $count } Gruppen gewinnt diesen Kampf nicht.
   *[other] Etwa 1 von { $count } Gruppen gewinnt diesen Kampf nicht.
}
ui-lab-odds-two-in-five = Etwa 2 von 5 Gruppen gewinnen diesen Kampf.
ui-lab-odds-three-in-five = Etwa 3 von 5 Gruppen gewinnen diesen Kampf.
ui-lab-end-win = gewonnen
ui-lab-end-win-chance = gewonnen { $chance }
ui-lab-end-lose = verloren
ui-lab-end-lose-chance = verloren { $chance }
ui-lab-end-flee = geflohen
ui-lab-end-flee-chance = geflohen { $chance }
ui-lab-end-undecided = unentschieden
ui-lab-end-undecided-chance = unentschieden { $chance }
ui-lab-mean-down = { $count ->
    [one] im Schnitt fällt { $mean } von { $count } Helden
   *[other] im Schnitt fallen { $mean } von { $count } Helden
}
ui-lab-mean-rounds = { $count ->
    [one] im Schnitt { $mean } Runde
   *[other] im Schnitt { $mean } Runden
}
ui-lab-nobody = Füge dem Kampf mindestens einen Helden und einen Gegner hinzu.
ui-lab-first = Der Kampf wird berechnet …
ui-lab-working = Wird berechnet …
ui-lab-time-left = noch etwa { $time }
ui-lab-fights-done = { $count ->
    [one] { $count } Kampf fertig,
   *[other] { $count } Kämpfe fertig,
}
ui-lab-stop = Anhalten
ui-lab-seconds = { $seconds } s
ui-lab-down = Wie viele Helden am Ende außer Gefecht sind
ui-lab-down-count = { $count ->
    [0] niemand
    [one] { $count } Held
   *[other] { $count } Helden
}
ui-lab-heroes-down = Gefallene Helden
ui-lab-chance = Chance
ui-lab-rounds = Runde, in der der Kampf endet
ui-lab-rounds-short = Runden
ui-lab-round = Runde
ui-lab-or-more = { $count } oder mehr
ui-lab-fates = Was aus jedem Helden wird
ui-lab-hero = Held
ui-lab-falls = am Ende raus
ui-lab-gone = stirbt
ui-lab-left-dying = Zu den Toten zählt auch, wer im Sterben liegt, wenn dort niemand aus der Gruppe mehr helfen kann ({ $chances }).
ui-lab-fled = flieht
ui-lab-survival = Wer noch steht, Runde für Runde
ui-lab-survival-about = Eine Kurve je Held: die Chance, nach jeder Runde noch zu stehen. Die Zahlen stehen in der Tabelle darunter.
ui-lab-after-round = nach Runde
ui-lab-numbers = Die Zahlen
ui-lab-left = Was am Ende übrig ist
ui-lab-left-about = Bei denen, die noch stehen.
ui-lab-left-mean = im Schnitt { $mean } von { $most }
ui-lab-left-value = Übrig
ui-lab-doing = Wer was tut
ui-lab-found = Wie das berechnet wurde
ui-lab-found-exact = Genau.
ui-lab-found-scenes = { $count ->
    [one] { $scenes } Szene wurde untersucht.
   *[other] { $scenes } Szenen wurden untersucht.
}
ui-lab-found-residual = Offen geblieben: { $chance }.
ui-lab-found-no-residual = Bis auf Rundung genau.
ui-lab-found-simulated = Simuliert, nicht genau.
ui-lab-found-runs = { $count ->
    [one] { $runs } Kampf wurde gespielt, Startwert { $seed }.
   *[other] { $runs } Kämpfe wurden gespielt, Startwert { $seed }.
}
ui-lab-found-interval = Die Siegchance liegt mit 95 % Sicherheit zwischen { $low } und { $high }.
ui-lab-found-took = Es dauerte { $time }.
ui-lab-found-kept = Aus einer früheren Berechnung übernommen.
ui-lab-found-stopped = Vorzeitig angehalten: Was nicht zu Ende untersucht wurde, zählt als unentschieden.
ui-lab-found-cut-short = Vorzeitig angehalten: weniger Kämpfe als gewünscht, daher ein breiteres Intervall.
ui-lab-left-out = Was das auslässt:
ui-lab-without-position = wo alle stehen: Jeder erreicht jeden, und Deckung gibt es nur durch eine Entscheidung
ui-lab-without-struck-back = wie weit ein Schütze und ein Gegner auseinander sind: Der Gegner schlägt bei einem Fehlschuss zurück wie bei einem Fehlhieb, sofern nicht „reach=none“ gilt
ui-lab-without-struck-back-powers = wie weit ein Schütze oder Zauberer und ein Gegner auseinander sind: Der Gegner schlägt bei ihren Fehlschlägen zurück wie bei allen, sofern nicht „reach=none“ gilt
ui-lab-without-several-foes = ob mehrere Handlanger einen Helden im Nahkampf bedrängen: Es zählt bei keinem Angriff, sofern nicht „crowd=1“ gilt
ui-lab-without-morale = die Moral der Gegner: Ob nach dem ersten Verlust jemand weicht, würfelt und entscheidet die Spielleitung; hier kämpfen alle bis zum Ende
ui-lab-without-complications = was Komplikationen und Folgen nach einem Fehlschlag oder einer 1 anrichten: Das entscheidet die Spielleitung; bei der Wahl einer Handlung zählt jede wie ein verlorenes Herz
ui-lab-without-clinging = der Tod Sterbender, die noch einen Heldenpunkt haben: Angenommen wird, dass sie sich damit ans Leben klammern
ui-lab-without-unharmable = was einen Gegner verletzen würde, den keine Waffe der Gruppe und keine bloße Hand verletzt: Er wird vergeblich angegriffen, es sei denn, eine Entscheidung gibt den Angriffen eine Eigenschaft, die wirkt
ui-lab-without-fiction = was die Spielleitung sich ausdenkt: Listen, Gelände, Gespräche, schlaue Gegner
ui-lab-without-other-deeds = Handlungen ohne festgelegten Nutzen im Kampf, wie jemanden zu Fall zu bringen oder zu stoßen, etwas zu suchen oder Gegenstände wegzustecken
ui-lab-questions = Weitere Fragen
ui-lab-tab-next = Nächste Handlung
ui-lab-tab-compare = Taktiken
ui-lab-tab-vary = Regel ändern
ui-lab-tab-fit = Kampf nach Risiko
ui-lab-tab-map = Helden × Gegner
ui-lab-tab-best = Bestes Spiel
ui-lab-tab-action = Einzelne Handlung
ui-lab-how-it-ends = Wie es ausgeht
ui-lab-difference = Punkte
ui-lab-use = Übernehmen
ui-lab-load = Laden
ui-lab-as-now = wie jetzt
ui-lab-instead = { $taken } statt { $word }
ui-lab-compare-about = Derselbe Kampf, mit jeder dieser Taktiken gekämpft.
ui-lab-write-policy = Eigene Taktik schreiben
ui-lab-write-about = Jeder Held folgt der ersten Zeile, deren Bedingungen erfüllt sind und deren Handlung möglich ist.
ui-lab-policy-name = Name
ui-lab-own-policy = meine Taktik
ui-lab-line = Zeile { $number }
ui-lab-line-up = Zeile { $number } nach oben schieben
ui-lab-line-down = Zeile { $number } nach unten schieben
ui-lab-line-remove = Zeile { $number } entfernen
ui-lab-do = Handlung
ui-lab-target = Ziel
ui-lab-target-weakest = den Schwächsten
ui-lab-target-strongest = den Stärksten
ui-lab-target-first = den Ersten
ui-lab-target-spread = jeder einen anderen
ui-lab-target-self = sich selbst
ui-lab-price = Preis
ui-lab-price-worth = die besten Chancen für den Preis
ui-lab-price-least = die billigste Möglichkeit
ui-lab-price-most = die teuerste Möglichkeit
ui-lab-price-free = nur, wenn es nichts kostet
ui-lab-way = Wie
ui-lab-way-any = mit den besten Chancen
ui-lab-way-melee = im Nahkampf
ui-lab-way-ranged = aus der Ferne
ui-lab-way-power = mit einer Kraft
ui-lab-when = wenn
ui-lab-and = und
ui-lab-of = Wessen Zustand
ui-lab-of-own = der Held
ui-lab-of-target = das Ziel
ui-lab-of-party = die Gruppe
ui-lab-of-foes = die Gegner
ui-lab-what = Was zählt
ui-lab-what-up = noch kampffähig
ui-lab-what-down = gefallen
ui-lab-what-left = wie viel sie noch einstecken
ui-lab-what-share = Prozent der Gesundheit
ui-lab-what-place = Platz in der Reihe
ui-lab-test = Vergleich
ui-lab-number = Zahl
ui-lab-add-condition = Bedingung hinzufügen
ui-lab-remove-condition = Bedingung entfernen
ui-lab-add-line = Zeile oben hinzufügen
ui-lab-spends = Glück und ähnliche Punkte für misslungene Würfe ausgeben
ui-lab-take-policy = So kämpfen
ui-lab-vary-about = Derselbe Kampf nach einer anderen Regel: vorher und nachher, nebeneinander.
ui-lab-vary-what = Was geändert wird
ui-lab-vary-none = wähle eine Regel
ui-lab-vary-game = das ganze Spiel oder die Ausgabe
ui-lab-fit-about = Sag, wie gefährlich es sein soll: Das Labor sucht passende Anzahlen dieser Gegner.
ui-lab-fit-not-from-table = Ein Kampf vom Tisch hat schon seine Gegner; stelle einen eigenen Kampf auf, um andere zu suchen.
ui-lab-fit-win = Etwa { $chance } Siegchance
ui-lab-fit-down = { $count ->
    [one] und im Schnitt { $mean } gefallener Held
   *[other] und im Schnitt { $mean } gefallene Helden
}
ui-lab-fit-go = Kämpfe suchen
ui-lab-swing = { $count ->
    [one] schwankt um ± { $swing } Helden
   *[other] schwankt um ± { $swing } Helden
}
ui-lab-map-about = Derselbe Kampf für Gruppen jeder Größe und für mehr oder weniger von einem Gegner. Klicke auf eine Zelle, um ihren Kampf zu laden.
ui-lab-map-not-from-table = Ein Kampf vom Tisch hat eine feste Größe; stelle einen eigenen auf, um eine Karte zu zeichnen.
ui-lab-map-foe = Gegner, dessen Anzahl sich ändert
ui-lab-map-most-heroes = Höchste Zahl der Helden
ui-lab-map-most-foes = Höchste Zahl der Gegner
ui-lab-map-go = Karte zeichnen
ui-lab-map-title = Siegchance: Helden × { $title }
ui-lab-map-table = Siegchance nach der Zahl der Helden und dieses Gegners: { $title }
ui-lab-map-heroes = Helden
ui-lab-map-cell = { $heroes ->
    [one] { $heroes } Held gegen { $count } × { $title }: Siegchance { $chance }, im Schnitt { $down } gefallen, { $danger }
   *[other] { $heroes } Helden gegen { $count } × { $title }: Siegchance { $chance }, im Schnitt { $down } gefallen, { $danger }
}
ui-lab-map-tone = { $least } bis { $most }
ui-lab-map-legend = Siegchance; der Rahmen ist der Kampf oben
ui-lab-map-note = Helden kommen reihum dazu, von jeder Art einer; eine größere Gruppe als deine beginnt wieder beim ersten. Alle anderen Gegner bleiben gleich. Oben geänderte Werte zählen nicht; ≈ heißt simuliert.
ui-lab-best-about = Das Beste, was in diesem Kampf möglich ist, was jede Taktik im Vergleich taugt und wo sie abweicht.
ui-lab-best-play = bestes Spiel
ui-lab-best-residual = Das Beste kann noch bis zu { $chance } besser sein.
ui-lab-best-unsolved = Dieser Kampf ist zu groß, um ihn in der Zeit zu lösen; versuche einen kleineren.
ui-lab-aim = Ziel des Spiels
ui-lab-aim-win = Gewinnen
ui-lab-aim-nobody-down = Am Ende ist niemand gefallen
ui-lab-solve = Bestes Spiel suchen
ui-lab-differs = Wo die Taktiken Chancen verschenken
ui-lab-differs-best = Am besten: { $deed } ({ $chance })
ui-lab-differs-instead = „{ $policy }“ wählt: { $deed } ({ $chance })
ui-lab-differs-met = Kommt in { $chance } der Kämpfe vor.
ui-lab-differs-opening = Ganz am Anfang.
ui-lab-differs-who = Wer noch steht
ui-lab-next-about = Alles, was jetzt getan werden kann, und wie jede Handlung den ganzen Kampf verändert.
ui-lab-next-begun = Die Handlungen sind für einen Kampf abgewogen, in dem alle in der ersten Kampfrunde handeln können.
ui-lab-next-who = Wer handelt
ui-lab-next-anybody = egal wer
ui-lab-next-deed = Handlung
ui-lab-next-policy = das täte die Gruppe
ui-lab-next-more = { $count ->
    [one] und { $count } schlechtere
   *[other] und { $count } schlechtere
}
ui-lab-next-nothing = Jetzt ist nichts zu tun.
ui-lab-action-about = Die Chancen einer Handlung und wie sie sich durch jeden Umstand ändern.
ui-lab-action = Handlung
ui-lab-action-choose = wähle aus
ui-lab-action-missing = Noch anzugeben: { $names }
ui-lab-action-now = jetzt
ui-lab-action-effects = Mögliche Ergebnisse
ui-lab-readings = Wo man eine Regel verschieden lesen kann
ui-lab-die = W{ $sides }
ui-lab-action-more = Weitere Einstellungen
ui-lab-picture = Diagramm
ui-lab-no-outcome = ohne Wurf
