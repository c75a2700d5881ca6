# Das Labor: ganze Kämpfe, erzählt an der Befehlszeile und in Bildern.

## Help.  Plain lines, so that `nde --help` need not load Fluent.

cli-about-fight = Zeigen, wie gefährlich ein ganzer Kampf ist: genaue Chancen nach denselben Regeln wie am Tisch.
cli-details-fight = Eine Gruppe schreibt man als Arten von Helden mit Anzahl, etwa warrior*2,mage, oder als Dateien: ein Bogen oder eine Gruppe aus [[hero]]-Tabellen. Gegner sind Werteblöcke mit Anzahl; „nde foes SPIEL“ listet sie auf. Eine Kampfweise ist ein Name (focus, strongest, spread, careful, all-out, helping, retreat) oder eine Datei, die sagt, was wann zu tun ist; womit jemand angreift, folgt aus den Chancen, wenn nicht Wörter hinter dem Namen anderes sagen: focus+ranged, spread+luck+raise (melee, ranged, power, free, luck, raise, keep-away). Strg-C hält an und zeigt, was bis dahin gefunden wurde.

cli-value-party = warrior*2,mage
cli-value-foes = boss,minion*6
cli-value-target = win=0.85
cli-value-vary = OPTION=A,B
cli-value-aim = win
cli-value-ruling = NAME=WERT
cli-value-begin = NAME=WERT
cli-value-fight-compare = KAMPFWEISE

cli-flag-party = wer kämpft: Arten von Helden mit Anzahl, oder Dateien
cli-flag-foes = gegen wen: Werteblöcke mit Anzahl
cli-flag-policy = wie die Gruppe kämpft: der Name einer Kampfweise oder eine Datei (Vorgabe: focus)
cli-flag-fight-compare = derselbe Kampf mit anderen Kampfweisen nebeneinander; mehrere trennst du mit Kommas
cli-flag-vary = derselbe Kampf mit anderen Werten einer Option oder in einem anderen Spiel: game=A,B
cli-flag-target = wie viele Gegner einen Kampf mit diesem Risiko ergeben: win=0.85, down=1 oder beides
cli-flag-best = das bestmögliche Spiel und wie jede Kampfweise dagegen abschneidet
cli-flag-aim = worauf das beste Spiel zielt: win oder nobody-down
cli-flag-ruling = eine Entscheidung für jeden Angriff eines Helden, etwa cover=partial; mehrfach erlaubt
cli-flag-foe-ruling = eine Entscheidung für jeden Angriff eines Gegners: whom=weakest, attack=bite; ein unbekanntes Wort listet sie auf
cli-flag-begin = wie der Kampf beginnt, wo das Spiel eine Wahl lässt, etwa ready=all oder surprise=foes; mehrfach erlaubt
cli-flag-apart = auf einer einfachen Karte: wie viele Entfernungsstufen oder Bereiche die Seiten am Anfang trennen, 0 bis 3
cli-flag-exact = genau berechnen oder gar nicht
cli-flag-simulate = viele Kämpfe spielen, statt zu rechnen
cli-flag-runs = wie viele Kämpfe gespielt werden, wo sich nicht rechnen lässt
cli-flag-most-scenes = wie viele Szenen untersucht werden, ehe auf eine genaue Antwort verzichtet wird
cli-flag-fight-seed = dieselbe Zahl spielt dieselben Kämpfe
cli-flag-range = mit --json: auch zeigen, was andere vernünftige Kampfweisen ergeben
cli-flag-svg = die Antwort als neue SVG-Datei zeichnen

cli-example-fight-1 = fight nde12 --party warrior,rogue,mage,warrior --foes boss,minion*6
cli-example-fight-2 = fight nde12 --party warrior*2 --foes elite --compare spread,careful
cli-example-fight-3 = fight nde14 --party adept,assault --foes elite*2 --target win=0.85
cli-example-fight-4 = fight nde12 --party warrior*2 --foes minion*2 --vary retaliation=core,off

## The question

lab-title = { $game }: { $party } gegen { $foes }
lab-policy = Kampfweise „{ $policy }“: { $about }
lab-policy-own = Kampfweise „{ $policy }“, aus einer Datei.
lab-policy-nobodys = Niemand in diesem Kampf hat „{ $name }“; die Kampfweise „{ $policy }“ rechnet dafür mit 0.
lab-policy-focus = alle greifen den Gegner an, der am wenigsten übrig hat.
lab-policy-strongest = alle greifen den Gegner an, der am meisten übrig hat.
lab-policy-spread = jeder greift einen anderen Gegner an.
lab-policy-careful = Gefallenen aufhelfen, schwer Verletzte heilen, sonst den Schwächsten angreifen.
nde14-lab-policy-careful = Gefallenen aufhelfen, schwer Verletzte heilen, sonst den Schwächsten angreifen; Glücksgriffe gegen Fehlschläge.
tkds-lab-policy-careful = Gefallenen aufhelfen, schwer Verletzte heilen, sonst den Schwächsten angreifen; Heldenpunkte gegen Fehlschläge.
lab-policy-all-out = mit dem angreifen, was am meisten ausrichtet, koste es, was es wolle.
nde14-lab-policy-all-out = mit dem angreifen, was am meisten ausrichtet, koste es, was es wolle; Glücksgriffe gegen Fehlschläge.
tkds-lab-policy-all-out = mit dem angreifen, was am meisten ausrichtet, koste es, was es wolle; Heldenpunkte gegen Fehlschläge.
lab-policy-helping = der Erste hilft, wer kann, heilt Gefallene und schwer Verletzte mit Magie, alle anderen greifen den Schwächsten an.
lab-policy-retreat = den Schwächsten angreifen und fliehen, sobald jemand gefallen ist.
lab-policy-word-melee = Angegriffen wird im Nahkampf, wo das geht.
lab-policy-word-ranged = Angegriffen wird aus der Ferne, wo das geht.
lab-policy-word-power = Angegriffen wird mit Kräften, wo das geht.
lab-policy-word-free = Angegriffen wird nur mit dem, was nichts kostet.
lab-policy-word-luck = Glücksgriffe werden gegen Fehlschläge eingesetzt.
lab-policy-word-raise = Zuerst wird den Gefallenen aufgeholfen.
lab-policy-word-keep-away = Alle weichen zurück, solange sie von dort noch angreifen können.
lab-rulings = Gilt für jeden Angriff eines Helden: { $rulings }
lab-foe-rulings = Gilt für jeden Angriff eines Gegners: { $rulings }
fight-begins = Die Helden handeln zuerst; darum wird nicht gewürfelt.
lab-begins-under = { $label }: { $how }
lab-apart =
    Die Seiten beginnen { $steps ->
        [0] dicht beieinander
        [one] einen Schritt voneinander entfernt
       *[other] { $steps } Schritte voneinander entfernt
    } (Entfernungsstufen oder Bereiche).
lab-areas-apart =
    { $count ->
        [0] im selben Bereich
        [one] { $count } Bereich entfernt
       *[other] { $count } Bereiche entfernt
    }

param-whom = wen Gegner angreifen, von denen, die sie erreichen
value-whom-usual = wie in diesem Spiel üblich
value-whom-first = den Ersten
value-whom-weakest = wer am wenigsten übrig hat
value-whom-firmest = wer am meisten übrig hat
value-attack-usual = wie in diesem Spiel üblich
param-units = Gegner, die ihrer Zahl nach eine Abteilung sind
value-units-block = wie ihr Werteblock sagt
value-units-single = jeder kämpft für sich
param-fallen = die Gefallenen
value-fallen-spare = werden verschont
value-fallen-strike = werden angegriffen
param-resist = womit sich Helden wehren
value-resist-best = womit jeder die besten Aussichten hat

## How dangerous

lab-danger-hopeless = Aussichtslos: Dieser Kampf ist so gut wie verloren.
lab-danger-deadly = Tödlich: Dieser Kampf geht öfter verloren, als er gewonnen wird.
lab-danger-even = Auf Messers Schneide: Dieser Kampf kann so oder so ausgehen.
lab-danger-risky = Riskant: Dieser Kampf wird meist gewonnen, aber längst nicht sicher.
lab-danger-costly = Verlustreich: Dieser Kampf wird fast immer gewonnen, aber oft ist am Ende jemand außer Gefecht.
lab-danger-wearing = Zehrend: Dieser Kampf wird fast immer gewonnen, und hin und wieder ist am Ende jemand außer Gefecht.
lab-danger-light = Leicht: Dieser Kampf wird fast immer gewonnen, und kaum jemand ist am Ende außer Gefecht.
lab-danger-open = Offen: Die meisten solchen Kämpfe enden nie.
lab-danger-unknown = Noch nicht bekannt: Es wurde zu früh angehalten, um zu sagen, wie gefährlich dieser Kampf ist.
lab-so-far = Bisher sind { $win } gewonnen und { $undecided } unentschieden.
lab-unharmable = Einen dieser Gegner kann keine Waffe der Gruppe verletzen.
lab-headline =
    { $heroes ->
        [one] Die Gruppe gewinnt { $win } solcher Kämpfe; am Ende ist im Schnitt { $down } von { $heroes } Helden außer Gefecht.
       *[other] Die Gruppe gewinnt { $win } solcher Kämpfe; am Ende sind im Schnitt { $down } von { $heroes } Helden außer Gefecht.
    }

lab-end-win = gewonnen
lab-end-lose = verloren
lab-end-flee = geflohen
lab-end-undecided = unentschieden
lab-rounds = Runde, in der er endet (im Schnitt { $average }):
lab-down = Helden außer Gefecht am Ende (im Schnitt { $average }):
lab-or-more = { $number } oder mehr
lab-heroes = Jeder Held:
lab-hero-falls = am Ende raus
lab-hero-dies = stirbt
lab-hero-flees = flieht
lab-left-dying = Unter den Toten: wer im Sterben liegt, wenn niemand aus der Gruppe mehr da ist, um zu helfen ({ $chances }).
lab-standing = Noch im Kampf nach Runde:
lab-left = Was denen bleibt, die am Ende noch kämpfen können (im Schnitt, und wie wahrscheinlich jeder Wert ist):
lab-marks = Zustände am Ende:
lab-foes = Gegner außer Gefecht am Ende:
lab-foes-beaten = im Schnitt

## Wer was tut

lab-doing = Wer was tut:
lab-doing-nearest = Wer was im ersten davon tut:
lab-doing-best = Wer was tut, bei bestem Spiel:
lab-doing-hero = { $who }: { $deeds }
lab-doing-nothing = nichts, was den Kampf beeinflusst
lab-doing-hopeless = nichts, denn jeder Angriff liegt jenseits der Skala: so gut wie unmöglich, und niemand versucht ihn, außer die Spielleitung lässt würfeln
lab-doing-dice = { $deed }, { $dice }
lab-doing-works = { $deed } (gelingt zu { $chance })
lab-doing-works-usual = { $deed } (gelingt zu { $chance }; danach mit { $dice } zu { $usual })
lab-doing-then = { $first }, im selben Zug dann { $then }
lab-doing-later = { $first }; später { $later }
lab-unused-mending = Niemand heilt Verletzte, obwohl es jemand könnte.
lab-unused-spending = Niemand setzt Glücksgriffe für einen misslungenen Wurf ein, obwohl es jemand könnte.
tkds-lab-unused-spending = Niemand setzt Heldenpunkte für einen misslungenen Wurf ein, obwohl es jemand könnte.
lab-foes-strike-usual = Gegner wählen ihre Ziele, wie in ihrem Spiel üblich.
lab-foes-strike-first = Gegner greifen den ersten Helden an, den sie erreichen.
lab-foes-strike-weakest = Gegner greifen an, wer am wenigsten übrig hat.
lab-foes-strike-firmest = Gegner greifen an, wer am meisten übrig hat.
lab-foes-fallen-spare = Die Gefallenen verschonen sie.
lab-foes-fallen-strike = Die Gefallenen greifen sie zuerst an.
lab-foes-resist = Helden wehren sich mit: { $value }.
lab-leaves-fallen = Bei dieser Kampfweise hilft niemand Gefallenen wieder auf, obwohl es ginge{ $win ->
    [none] { "" }
   *[other] : Mit „raise“ hinter dem Namen gewinnt die Gruppe { $win } solcher Kämpfe
}.
lab-range = Mit anderen vernünftigen Kampfweisen gewinnt die Gruppe zwischen { $low } ({ $worst }) und { $high } ({ $best }) solcher Kämpfe.
lab-range-same = Mit anderen vernünftigen Kampfweisen gewinnt die Gruppe etwa gleich oft: { $high } solcher Kämpfe.
lab-range-foes = Blieben die Gegner bei einem einzigen ihrer Angriffe, gewänne die Gruppe zwischen { $low } ({ $worst }) und { $high } ({ $best }) solcher Kämpfe.
lab-range-foes-same = Bei welchem ihrer Angriffe die Gegner auch bleiben: Die Gruppe gewinnt etwa { $high } solcher Kämpfe.
lab-range-played = Nicht alle wurden zu Ende gerechnet: Die nur gespielten liegen bis zu { $points } Prozentpunkte daneben.
lab-range-stopped = Nicht alle Kampfweisen wurden untersucht.
lab-untouched = „{ $key }“ ändert an diesen Zahlen nichts.

## How it was found

lab-found = So wurde das berechnet:
lab-found-exact =
    { $scenes ->
        [one] Genau, aus { $scenes } Szene; alles, was nicht bis zum Ende verfolgt wurde, macht zusammen { $residual } aus.
       *[other] Genau, aus { $scenes } Szenen; alles, was nicht bis zum Ende verfolgt wurde, macht zusammen { $residual } aus.
    }
lab-found-simulated =
    { $runs ->
        [one] Simuliert: { $runs } Kampf wurde mit Startwert { $seed } gespielt ({ $scenes } Szenen). Mit 95 % Sicherheit liegt jede Chance höchstens { $points } Prozentpunkte daneben.
       *[other] Simuliert: { $runs } Kämpfe wurden mit Startwert { $seed } gespielt ({ $scenes } Szenen). Mit 95 % Sicherheit liegt jede Chance höchstens { $points } Prozentpunkte daneben.
    }
lab-found-seconds = Das hat { $seconds } s gedauert.
lab-found-stopped =
    { $rounds ->
        [one] Nach { $rounds } Runde wurde angehalten: Was nicht weiter verfolgt wurde, zählt als unentschieden.
       *[other] Nach { $rounds } Runden wurde angehalten: Was nicht weiter verfolgt wurde, zählt als unentschieden.
    }
lab-found-stopped-playing =
    { $runs ->
        [one] Nach { $runs } Kampf wurde angehalten.
       *[other] Nach { $runs } Kämpfen wurde angehalten.
    }
lab-left-out = Nicht berücksichtigt:
lab-left-out-position = wo alle stehen: Jeder erreicht jeden, und niemand ist in Deckung, außer eine Entscheidung sagt es
lab-left-out-struck-back = wie weit ein Schütze von einem Gegner entfernt ist: Der Gegner schlägt nach einem Fehlschuss zurück wie nach einem Fehlhieb, sofern nicht „reach=none“ gilt
lab-left-out-struck-back-powers = wie weit ein Schütze oder Zauberer von einem Gegner entfernt ist: Der Gegner schlägt nach ihren Fehlschlägen zurück wie nach allen, sofern nicht „reach=none“ gilt
lab-left-out-several-foes = ob mehrere Handlanger einen Helden im Nahkampf bedrängen: Es zählt bei keinem Angriff, sofern nicht „crowd=1“ gilt
lab-left-out-morale = die Moral der Gegner: Ob nach dem ersten Verlust jemand weicht, würfelt und entscheidet die Spielleitung; hier kämpfen alle bis zum Ende
lab-left-out-complications = die Komplikationen und Folgen eines Fehlschlags oder einer 1: Die Spielleitung bestimmt sie; bei der Wahl einer Handlung zählt jede wie ein verlorenes Herz
lab-left-out-clinging = der Tod Sterbender, die noch einen Heldenpunkt haben: Angenommen wird, dass sie sich damit ans Leben klammern
lab-left-out-unharmable = was einen Gegner verletzen würde, den keine Waffe der Gruppe und keine bloße Hand verletzt: Angriffe auf ihn sind vergeblich, es sei denn, eine Entscheidung gibt ihnen eine Natur, die wirkt
lab-left-out-fiction = was sich eine Spielleitung ausdenkt: Listen, Gelände, Gespräche, Gegner mit Einfällen
lab-left-out-other-deeds = Handlungen, für die das Spiel keinen Nutzen im Kampf nennt, wie jemanden zu Fall zu bringen oder zu stoßen, etwas zu suchen oder die Waffe in der Hand gegen eine andere zu tauschen

## Comparisons

lab-compared = Nebeneinander:
lab-compared-label-policy = Kampfweise
lab-compared-label-way = Regel
lab-compared-win = gewonnen
lab-compared-more = ±
lab-compared-lose = verloren
lab-compared-flee = geflohen
lab-compared-undecided = unentschieden
lab-compared-down = Ausfälle
lab-compared-rounds = Runden
lab-compared-points = ± ist der Unterschied zur ersten Zeile, in Prozentpunkten.
lab-compared-falls = Chance, am Ende außer Gefecht zu sein:
lab-instead = { $label }: „{ $word }“ ist dort unbekannt; verwendet wurde „{ $taken }“.

## A fight for a risk

lab-fit = Kämpfe für { $wanted }, die besten zuerst:
lab-fit-win = { $win } gewonnen
lab-fit-down = { $down } Ausfälle
lab-fit-foes = Gegner
lab-fit-swing = Schwankung
lab-fit-about-swing = Die Schwankung sagt, wie weit die Zahl der Ausfälle um ihren Schnitt schwankt; bei 0 kostet jeder solche Kampf gleich viel.
lab-fit-none = Bis zum Anhalten wurde nichts gefunden.

## Best play

lab-best-win = Bei bestem Spiel gewinnt die Gruppe { $best } solcher Kämpfe.
lab-best-nobody-down = Bei bestem Spiel ist am Ende von { $best } solcher Kämpfe niemand außer Gefecht.
lab-best-worth = Jede Kampfweise im Vergleich dazu:
lab-best-loses = { $points } Punkte weniger
lab-best-differs = Wo sich das beste Spiel am meisten unterscheidet:
lab-best-instead = Am besten: { $best } (Aussicht danach: { $best-worth }). Nach { $policies }: { $deed } (Aussicht danach: { $worth }).
lab-best-there = solange diese kämpfen: { $people }
lab-best-found =
    { $scenes ->
        [one] Gelöst über { $scenes } Szene; das beste Spiel kann höchstens { $residual } besser sein.
       *[other] Gelöst über { $scenes } Szenen; das beste Spiel kann höchstens { $residual } besser sein.
    }
lab-best-stopped = Angehalten, ehe es gelöst war: Das beste Spiel kann noch besser sein.
lab-deed = { $who }: { $deed }
lab-deed-at = { $who }: { $deed } → { $target }
lab-deed-end = Ende des Zuges
lab-deed-answer = { $who }, von den Regeln gefragt: { $answer }

## Progress

lab-progress = { $scenes } Szenen, Runde { $round }
lab-progress-undecided = Runde { $round }, { $undecided } unentschieden
lab-progress-played = { $played } der Kämpfe gespielt
lab-progress-elapsed = bisher { $elapsed } s
lab-progress-left = bisher { $elapsed } s, noch etwa { $left } s
lab-stopping = wird angehalten; noch einmal Strg-C bricht sofort ab

## Pictures

lab-picture-ends = Wie er endet
lab-picture-rounds = Runde, in der er endet
lab-picture-standing = Noch im Kampf nach jeder Runde
lab-picture-down = Helden außer Gefecht am Ende
lab-picture-round = Runde
lab-picture-map = Chance zu gewinnen nach der Zahl der Gegner
lab-picture-best = bestes Spiel
lab-picture-written = Das Bild ist in „{ $file }“ gespeichert.

## What can be wrong

error-side-missing = „{ $flag }“ fehlt; gib an, wer kämpft, etwa { $flag } { $example }
error-party-file-empty = „{ $file }“ ist leer; schreibe einen Bogen oder [[hero]]-Tabellen hinein
error-target-unreadable = „{ $text }“ ist keine Risikoangabe; schreibe win=0.85 für eine Chance, down=1 für Ausfälle, oder beides
error-target-outside = „{ $text }“ liegt außerhalb des Bereichs; { $name } geht von { $least } bis { $most }
error-target-twice = „{ $name }“ ist doppelt angegeben; gib es nur einmal an
error-no-such-aim = „{ $aim }“ ist kein Ziel; nimm eines von: { $allowed }
error-needs-flag = „{ $flag }“ wirkt nur zusammen mit { $other }: Ergänze es, oder lass „{ $flag }“ weg
error-ruling-unreadable = „{ $text }“ ist keine Entscheidung; schreibe sie als NAME=WERT
error-begin-unreadable = „{ $text }“ sagt nicht, wie der Kampf beginnt; schreibe es als NAME=WERT
error-beginning-fixed = Kämpfe in diesem Spiel beginnen nur auf eine Art; lass „{ $name }“ weg
error-beginning-over = dieser Kampf hat schon begonnen; lass weg, wie er beginnt
error-beginning-of-one-game = jedes Spiel beginnt Kämpfe auf seine Art; lass diese Wahl weg, um Spiele zu vergleichen
error-not-a-picture-file = „{ $file }“ ist kein Name für ein Bild; er muss auf .svg enden
