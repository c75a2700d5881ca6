# Das Labor: wie gefährlich ein Kampf ist und was daran etwas ändert.

ui-lab-title = Das Labor
ui-lab-about = Stell einen Kampf auf und lies seine Gefahr ab, bevor jemand würfelt.
ui-lab-start-text = Wie gefährlich ist dieser Kampf? Stell Helden gegen Gegner und sieh, wer gewinnt, wer fällt und was übrig bleibt.
ui-lab-start-go = Ins Labor
ui-lab-ways = Wege von hier
ui-lab-copy = Link zu diesem Kampf kopieren
ui-lab-link = Link zu diesem Kampf
ui-lab-what-if = Was wäre, wenn?
ui-lab-what-if-there = Labor: Was wäre, wenn?
ui-lab-what-if-about = Den jetzigen Stand ins Labor mitnehmen; die Spieler sehen es nicht
ui-lab-from = Woher dieser Kampf kommt
ui-lab-from-table = Vom Tisch: { $title }.
ui-lab-from-round = Es läuft Runde { $round }.
ui-lab-from-calm = Es läuft kein Kampf: Die Antwort gilt, als begänne er jetzt.
ui-lab-from-secret = Nichts, was du hier versuchst, geschieht am Tisch.
ui-lab-from-again = Den Stand von jetzt nehmen
ui-lab-back = Zurück zum Tisch
ui-lab-game = Spiel
ui-lab-side-party = Die Gruppe
ui-lab-side-foes = Die Gegner
ui-lab-total = { $count ->
    [one] insgesamt { $count }
   *[other] insgesamt { $count }
}
ui-lab-empty-party = Noch niemand: Zieh einen Helden hierher oder drück unten auf einen.
ui-lab-empty-foes = Noch niemand: Zieh einen Gegner hierher oder drück unten auf einen.
ui-lab-search-party = Heldenarten durchsuchen
ui-lab-search-foes = Alle Gegner durchsuchen
ui-lab-drawer-party = Helden zum Hinzufügen
ui-lab-drawer-foes = Gegner zum Hinzufügen
ui-lab-search-own = Deine Helden durchsuchen
ui-lab-drawer-own = Deine Helden
ui-lab-own-none = Erschaff eigene Helden, dann können auch sie hier kämpfen
ui-lab-more-kinds = { $count ->
    [one] und { $count } weiterer; tipp einen Teil des Namens
   *[other] und { $count } weitere; tipp einen Teil des Namens
}
ui-lab-no-kinds = So heißt hier nichts.
ui-lab-count-of = { $count } × { $title }
ui-lab-more = Noch einer: { $title }
ui-lab-less = Einer weniger: { $title }
ui-lab-drag-hint = Zieh Marken hinein und heraus, drück + und −, oder nimm auf einer Marke die Tasten + und −.
ui-lab-values = Wunden und was sonst anders ist als am Anfang
ui-lab-values-changed = { $count ->
    [one] { $count } geändert
   *[other] { $count } geändert
}
ui-lab-value-of = { $what } von { $who }
ui-lab-is-out = nicht mehr dabei
ui-lab-leave-out = Weglassen
ui-lab-situation = Die Lage: Beginn, Entfernung, Deckung, Festlegungen
ui-lab-beginnings = Wie der Kampf beginnt
ui-lab-apart = Wie weit voneinander die Seiten beginnen
ui-lab-apart-none = nicht gesagt: jeder erreicht jeden
ui-lab-rulings-party = Festgelegt für jeden Angriff eines Helden
ui-lab-rulings-foes = Festgelegt für jeden Angriff eines Gegners
ui-lab-policy = Wie die Gruppe kämpft
ui-lab-policy-focus = alle auf den Schwächsten
ui-lab-policy-strongest = alle auf den Stärksten
ui-lab-policy-spread = jeder auf einen anderen
ui-lab-policy-careful = erst aufhelfen und heilen
ui-lab-policy-helping = der Erste hilft, Magie heilt
ui-lab-policy-retreat = weg, sobald jemand fällt
ui-lab-policy-all-out = mit allem, was sie haben
ui-lab-method = Berechnet
ui-lab-method-auto = genau, wenn es geht
ui-lab-method-exact = genau oder gar nicht
ui-lab-method-simulated = durch viele gespielte Kämpfe
ui-lab-danger = Wie gefährlich es ist
ui-lab-danger-hopeless = aussichtslos
ui-lab-danger-deadly = tödlich
ui-lab-danger-even = auf Messers Schneide
ui-lab-danger-risky = riskant
ui-lab-danger-costly = verlustreich
ui-lab-danger-wearing = zehrend
ui-lab-danger-light = leicht
ui-lab-danger-open = ohne Ende
ui-lab-danger-unknown = noch nicht bekannt
ui-lab-to-win = auf den Sieg
ui-lab-points = { $points } Punkte
ui-lab-odds-always = Diesen Kampf gewinnt jede Gruppe.
ui-lab-odds-never = Diesen Kampf gewinnt keine Gruppe.
ui-lab-odds-half = Etwa jede zweite Gruppe gewinnt diesen Kampf.
ui-lab-odds-wins = { $count ->
    [one] Etwa 1 von { $count } Gruppe gewinnt diesen Kampf.
   *[other] Etwa 1 von { $count } Gruppen gewinnt diesen Kampf.
}
ui-lab-odds-fails = { $count ->
    [one] Etwa 1 von { $count } Gruppe gewinnt diesen Kampf nicht.
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
    [one] im Mittel fällt { $mean } von { $count } Helden
   *[other] im Mittel fallen { $mean } von { $count } Helden
}
ui-lab-mean-rounds = Runden im Mittel: { $mean }
ui-lab-nobody = Stell mindestens einen Helden und einen Gegner in den Kampf.
ui-lab-first = Der Kampf wird berechnet …
ui-lab-working = Wird berechnet …
ui-lab-time-left = noch etwa { $time }
ui-lab-fights-done = { $count ->
    [one] { $count } Kampf fertig,
   *[other] { $count } Kämpfe fertig,
}
ui-lab-stop = Anhalten
ui-lab-seconds = { $seconds } s
ui-lab-down = Wie viele Helden fallen
ui-lab-down-count = { $count ->
    [0] niemand
    [one] { $count } Held
   *[other] { $count } Helden
}
ui-lab-heroes-down = Gefallene Helden
ui-lab-chance = Wahrscheinlichkeit
ui-lab-rounds = In welcher Runde es vorbei ist
ui-lab-rounds-short = Runden
ui-lab-round = Runde
ui-lab-or-more = { $count } oder mehr
ui-lab-fates = Was aus jedem Helden wird
ui-lab-hero = Held
ui-lab-falls = fällt
ui-lab-gone = stirbt
ui-lab-left-dying = Unter den Toten ist, wer im Sterben liegt, wenn dort niemand aus der Gruppe mehr helfen kann ({ $chances }).
ui-lab-fled = flieht
ui-lab-survival = Wer noch steht, Runde für Runde
ui-lab-survival-about = Eine Kurve je Held: die Chance, nach jeder Runde noch zu stehen. Die Zahlen stehen in der Tabelle darunter.
ui-lab-after-round = nach Runde
ui-lab-numbers = Die Zahlen
ui-lab-left = Was am Ende übrig ist
ui-lab-left-about = Bei denen, die noch stehen.
ui-lab-left-mean = im Mittel { $mean } von { $most }
ui-lab-left-value = Übrig
ui-lab-doing = Wer was tut
ui-lab-found = Wie das gefunden wurde
ui-lab-found-exact = Genau.
ui-lab-found-scenes = { $count ->
    [one] { $scenes } Szene wurde verfolgt.
   *[other] { $scenes } Szenen wurden verfolgt.
}
ui-lab-found-residual = Nicht bis zum Ende verfolgt: { $chance }.
ui-lab-found-no-residual = Nichts fehlt außer der Rundung.
ui-lab-found-simulated = Simuliert, nicht genau.
ui-lab-found-runs = { $count ->
    [one] { $runs } Kampf wurde gespielt, Startzahl { $seed }.
   *[other] { $runs } Kämpfe wurden gespielt, Startzahl { $seed }.
}
ui-lab-found-interval = Die Chance auf den Sieg liegt mit 95 % Sicherheit zwischen { $low } und { $high }.
ui-lab-found-took = Es dauerte { $time }.
ui-lab-found-kept = Es war schon bekannt.
ui-lab-found-stopped = Es wurde vorzeitig angehalten: Was nicht verfolgt wurde, zählt als unentschieden.
ui-lab-found-cut-short = Es wurde früher angehalten: Es wurden weniger Kämpfe gespielt als gewünscht, und so ist das Intervall breiter.
ui-lab-left-out = Was das auslässt:
ui-lab-without-position = wo alle stehen: jeder erreicht jeden, und Deckung gibt es nur durch eine Festlegung
ui-lab-without-struck-back = wie weit ein Schütze und ein Gegner auseinander sind: der Gegner schlägt bei einem Fehlschuss zurück wie bei einem Fehlhieb, sofern nicht „reach=none“ gilt
ui-lab-without-struck-back-powers = wie weit ein Schütze oder Zauberer und ein Gegner auseinander sind: der Gegner schlägt bei ihren Fehlschlägen zurück wie bei allen, sofern nicht „reach=none“ gilt
ui-lab-without-several-foes = ob mehrere Handlanger einen Helden im Nahkampf bedrängen: es zählt bei keinem Angriff, sofern nicht „crowd=1“ gilt
ui-lab-without-complications = was Komplikationen und Folgen anrichten, die ein Fehlschlag oder eine 1 fordert: die Spielleitung benennt sie; bei der Wahl einer Tat zählt jede wie ein verlorenes Herz
ui-lab-without-clinging = der Tod Sterbender, die noch einen Heldenpunkt haben: sie klammern sich damit ans Leben, so die Annahme
ui-lab-without-unharmable = was einen Gegner verletzen würde, den keine Waffe der Gruppe und keine bloße Hand verletzt: er wird vergeblich geschlagen, es sei denn, eine Entscheidung gibt den Angriffen eine Natur, die wirkt
ui-lab-without-fiction = was die Spielleitung sich ausdenkt: Listen, Gelände, Gespräche, Gegner mit einem Einfall
ui-lab-without-other-deeds = Taten, von denen das Spiel nicht sagt, wozu sie in einem Kampf gut sind, wie jemanden zu Fall zu bringen oder zu stoßen, etwas zu suchen oder wegzustecken
ui-lab-questions = Was man noch fragen kann
ui-lab-tab-next = Nächste Tat
ui-lab-tab-compare = Kampfweisen
ui-lab-tab-vary = Andere Regel
ui-lab-tab-fit = Ein Kampf zum Risiko
ui-lab-tab-map = Helden × Gegner
ui-lab-tab-best = Bestes Spiel
ui-lab-tab-action = Eine Aktion
ui-lab-how-it-ends = Wie es ausgeht
ui-lab-difference = Punkte
ui-lab-use = Nehmen
ui-lab-load = Laden
ui-lab-as-now = wie jetzt
ui-lab-instead = { $taken } statt { $word }
ui-lab-compare-about = Derselbe Kampf, auf jede dieser Weisen gekämpft.
ui-lab-write-policy = Eine eigene Weise schreiben
ui-lab-write-about = Jeder Held nimmt die erste Zeile, deren Bedingungen gelten und deren Tat ihm offensteht.
ui-lab-policy-name = Wie sie heißt
ui-lab-own-policy = meine Weise
ui-lab-line = Zeile { $number }
ui-lab-line-up = Zeile { $number }: nach oben
ui-lab-line-down = Zeile { $number }: nach unten
ui-lab-line-remove = Zeile { $number }: entfernen
ui-lab-do = Was zu tun ist
ui-lab-target = Für wen
ui-lab-target-weakest = der Schwächste
ui-lab-target-strongest = der Stärkste
ui-lab-target-first = der Erste
ui-lab-target-spread = jeder einen anderen
ui-lab-target-self = sich selbst
ui-lab-price = Zu welchem Preis
ui-lab-price-worth = die besten Chancen, günstig
ui-lab-price-least = die billigste Art
ui-lab-price-most = die teuerste Art
ui-lab-price-free = nur umsonst
ui-lab-way = Wie
ui-lab-way-any = mit den besten Chancen
ui-lab-way-melee = im Nahkampf
ui-lab-way-ranged = aus der Ferne
ui-lab-way-power = mit einer Kraft
ui-lab-when = wenn
ui-lab-and = und
ui-lab-of = Von wem
ui-lab-of-own = der Held
ui-lab-of-target = für wen es ist
ui-lab-of-party = die Gruppe
ui-lab-of-foes = die Gegner
ui-lab-what = Was zählt
ui-lab-what-up = noch dabei
ui-lab-what-down = gefallen
ui-lab-what-left = was sie noch einstecken
ui-lab-what-share = Prozent der Gesundheit
ui-lab-what-place = Platz in der Reihe
ui-lab-test = Wie verglichen
ui-lab-number = Zahl
ui-lab-add-condition = + Bedingung
ui-lab-remove-condition = Bedingung entfernen
ui-lab-add-line = Noch eine Zeile oben
ui-lab-spends = Glück und Ähnliches für misslungene Würfe ausgeben
ui-lab-take-policy = So kämpfen
ui-lab-vary-about = Derselbe Kampf nach einer anderen Regel: vorher und nachher, nebeneinander.
ui-lab-vary-what = Was anders sein soll
ui-lab-vary-none = wähl eine Regel
ui-lab-vary-game = das ganze Spiel oder die Ausgabe
ui-lab-fit-about = Sag, wie gefährlich es sein soll: Das Labor sucht passende Anzahlen dieser Gegner.
ui-lab-fit-not-from-table = Bei einem Kampf vom Tisch sind die Gegner schon da; stell einen eigenen Kampf auf, um andere zu suchen.
ui-lab-fit-win = Etwa { $chance } auf den Sieg
ui-lab-fit-down = und gefallene Helden im Mittel: { $mean }
ui-lab-fit-go = Kämpfe suchen
ui-lab-swing = schwankt um ± { $swing } Helden
ui-lab-map-about = Derselbe Kampf für Gruppen jeder Größe und für mehr oder weniger von einem Gegner. Drück auf ein Feld, um seinen Kampf zu nehmen.
ui-lab-map-not-from-table = Ein Kampf vom Tisch hat die Größe, die er hat; stell einen eigenen zusammen, um eine Karte zu zeichnen.
ui-lab-map-foe = Gezählter Gegner
ui-lab-map-most-heroes = Höchstens so viele Helden
ui-lab-map-most-foes = Höchstens so viele Gegner
ui-lab-map-go = Karte zeichnen
ui-lab-map-title = Chance zu gewinnen: Helden × { $title }
ui-lab-map-table = Chance zu gewinnen nach der Zahl der Helden und dieses Gegners: { $title }
ui-lab-map-heroes = Helden
ui-lab-map-cell = Helden: { $heroes }, { $title }: { $count }. Gewonnen { $chance }, im Mittel { $down } Helden am Boden, { $danger }
ui-lab-map-tone = { $least } bis { $most }
ui-lab-map-legend = gewonnen; der Rahmen ist der Kampf oben
ui-lab-map-note = Helden kommen reihum dazu, von jeder Art einer; eine größere Gruppe als deine beginnt wieder beim ersten. Alle anderen Gegner bleiben. Oben geänderte Werte sind nicht dabei; ≈ ist simuliert.
ui-lab-best-about = Das Beste, was in diesem Kampf möglich ist, was jede Weise daneben wert ist und wo sie sich trennen.
ui-lab-best-play = bestes Spiel
ui-lab-best-residual = Das Beste kann noch bis zu { $chance } besser sein.
ui-lab-best-unsolved = Dieser Kampf ist zu groß, um ihn in der Zeit zu lösen; ein kleinerer geht.
ui-lab-aim = Worauf man spielt
ui-lab-aim-win = Gewinnen
ui-lab-aim-nobody-down = Am Ende ist niemand gefallen
ui-lab-solve = Bestes Spiel suchen
ui-lab-differs = Wo die Weisen etwas liegen lassen
ui-lab-differs-best = Am besten: { $deed } ({ $chance })
ui-lab-differs-instead = „{ $policy }“ tut das: { $deed } ({ $chance })
ui-lab-differs-met = Kommt in { $chance } der Kämpfe vor.
ui-lab-differs-opening = Ganz am Anfang.
ui-lab-differs-who = Wer dort steht
ui-lab-next-about = Alles, was jetzt getan werden kann, und was jede Tat aus dem ganzen Kampf macht.
ui-lab-next-begun = Die Taten sind für einen Kampf abgewogen, in dem alle in der ersten Kampfrunde handeln können.
ui-lab-next-who = Wessen Tat
ui-lab-next-anybody = irgendwessen
ui-lab-next-deed = Tat
ui-lab-next-policy = das täte die Gruppe
ui-lab-next-more = { $count ->
    [one] und { $count } weitere, die schlechter ist
   *[other] und { $count } weitere, die schlechter sind
}
ui-lab-next-nothing = Jetzt ist nichts zu tun.
ui-lab-action-about = Die Chancen einer Aktion und wie alles daran etwas verschiebt.
ui-lab-action = Aktion
ui-lab-action-choose = wähl aus
ui-lab-action-missing = Noch anzugeben: { $names }
ui-lab-action-now = jetzt
ui-lab-action-effects = Was dabei herauskommen kann
ui-lab-readings = Wo man eine Regel verschieden lesen kann
ui-lab-die = W{ $sides }
ui-lab-action-more = Was sich noch sagen lässt
ui-lab-picture = Als Balken
ui-lab-no-outcome = ohne Wurf
