# Das Labor: ganze Kämpfe, erzählt an der Befehlszeile und in Bildern.

## Help.  Plain lines, so that `nde --help` need not load Fluent.

cli-about-fight = Sagt, wie gefährlich ein ganzer Kampf ist: genaue Chancen nach den Regeln des Tisches.
cli-details-fight = Eine Gruppe schreibt man als Arten von Helden mit Anzahl, etwa warrior*2,mage, oder als Dateien: ein Bogen oder eine Gruppe aus [[hero]]-Tabellen. Gegner sind Werteblöcke mit Anzahl; „nde foes SPIEL“ listet sie auf. Eine Kampfweise ist ein Name (focus, strongest, spread, careful, all-out, helping, retreat) oder eine Datei, die sagt, was wann zu tun ist; womit jemand angreift, folgt aus den Chancen, wenn nicht Wörter hinter dem Namen anderes sagen: focus+ranged, spread+luck+raise (melee, ranged, power, free, luck, raise, keep-away). Strg-C hält an und zeigt, was bis dahin gefunden wurde.

cli-value-party = warrior*2,mage
cli-value-foes = boss,minion*6
cli-value-target = win=0.85
cli-value-vary = OPTION=A,B
cli-value-aim = win
cli-value-ruling = NAME=WERT
cli-value-begin = NAME=WERT
cli-value-fight-compare = WEISE

cli-flag-party = wer kämpft: Arten von Helden mit Anzahl, oder Dateien
cli-flag-foes = gegen wen: Werteblöcke mit Anzahl
cli-flag-policy = wie die Gruppe kämpft: ein Name oder eine Datei; sonst „focus“
cli-flag-fight-compare = derselbe Kampf nach anderen Kampfweisen daneben; mehrere trennst du mit Kommas
cli-flag-vary = derselbe Kampf mit anderen Werten einer Option, oder mit game=A,B in einem anderen Spiel
cli-flag-target = wie viele Gegner einen Kampf von diesem Wagnis ergeben: win=0.85, down=1 oder beides
cli-flag-best = das Beste, was sich spielen lässt, und was jede Kampfweise daneben wert ist
cli-flag-aim = worauf das beste Spiel zielt: win oder nobody-down
cli-flag-ruling = eine Entscheidung für jeden Angriff eines Helden, etwa cover=partial; auch mehrmals
cli-flag-foe-ruling = eine Entscheidung für jeden Angriff eines Gegners: whom=weakest, fallen=strike; ein falsches Wort listet sie auf
cli-flag-begin = wie der Kampf beginnt, wo das Spiel eine Wahl lässt, etwa ready=all oder surprise=foes; auch mehrmals
cli-flag-apart = mit einer einfachen Karte: wie viele Bänder oder Bereiche die Seiten am Anfang trennen, 0 bis 3
cli-flag-exact = genau berechnen oder gar nicht
cli-flag-simulate = viele Kämpfe spielen, statt zu rechnen
cli-flag-runs = wie viele Kämpfe gespielt werden, wo sich nicht rechnen lässt
cli-flag-most-scenes = wie viele Szenen angesehen werden, ehe auf Genauigkeit verzichtet wird
cli-flag-fight-seed = dieselbe Zahl spielt dieselben Kämpfe
cli-flag-range = mit --json: auch sagen, was andere vernünftige Kampfweisen ergeben
cli-flag-svg = die Antwort in eine neue SVG-Datei zeichnen

cli-example-fight-1 = fight nde12 --party warrior,rogue,mage,warrior --foes boss,minion*6
cli-example-fight-2 = fight nde12 --party warrior*2 --foes elite --compare spread,careful
cli-example-fight-3 = fight nde14 --party adept,assault --foes elite*2 --target win=0.85
cli-example-fight-4 = fight nde12 --party warrior*2 --foes minion*2 --vary retaliation=core,off

## The question

lab-title = { $game }: { $party } gegen { $foes }
lab-policy = Kampfweise „{ $policy }“: { $about }
lab-policy-own = Kampfweise „{ $policy }“, aus einer Datei.
lab-policy-nobodys = Niemand in diesem Kampf hat „{ $name }“; die Kampfweise „{ $policy }“ rechnet dafür mit 0.
lab-policy-focus = alle schlagen auf den ein, der am wenigsten verträgt.
lab-policy-strongest = alle schlagen auf den ein, der am meisten verträgt.
lab-policy-spread = jeder schlägt auf einen anderen ein.
lab-policy-careful = Gefallene aufrichten, schwer Verletzte heilen, sonst auf den Schwächsten schlagen; Glück geht in Fehlschläge.
lab-policy-all-out = mit dem zuschlagen, was am meisten ausrichtet, koste es, was es wolle; Glück geht in Fehlschläge.
lab-policy-helping = der Erste hilft, wer kann, heilt Gefallene und Schwerverletzte mit Magie, alle anderen schlagen auf den Schwächsten ein.
lab-policy-retreat = auf den Schwächsten schlagen und fliehen, sobald jemand gefallen ist.
lab-policy-word-melee = Geschlagen wird im Nahkampf, wo das geht.
lab-policy-word-ranged = Geschlagen wird aus der Ferne, wo das geht.
lab-policy-word-power = Geschlagen wird mit Kräften, wo das geht.
lab-policy-word-free = Geschlagen wird nur mit dem, was nichts kostet.
lab-policy-word-luck = Glück wird bei Fehlschlägen ausgegeben.
lab-policy-word-raise = Zuerst wird den Gefallenen aufgeholfen.
lab-policy-word-keep-away = Alle weichen zurück, solange sie von dort noch angreifen können.
lab-rulings = Entschieden für jeden Angriff eines Helden: { $rulings }
lab-foe-rulings = Entschieden für jeden Angriff eines Gegners: { $rulings }
fight-begins = Die Helden handeln zuerst; darum wird nicht gewürfelt.
lab-begins-under = { $label }: { $how }
lab-apart =
    Die Seiten beginnen { $steps ->
        [0] dicht beieinander
        [one] einen Schritt voneinander entfernt
       *[other] { $steps } Schritte voneinander entfernt
    } (Entfernungsbänder oder Bereiche).
lab-areas-apart =
    { $count ->
        [0] im selben Bereich
        [one] { $count } Bereich entfernt
       *[other] { $count } Bereiche entfernt
    }

param-whom = wen Gegner schlagen, von denen, die sie erreichen
value-whom-usual = wie das Spiel es hat
value-whom-first = den Ersten
value-whom-weakest = wer am wenigsten verträgt
value-whom-firmest = wer am meisten verträgt
param-fallen = die Gefallenen
value-fallen-spare = werden verschont
value-fallen-strike = werden geschlagen
param-resist = womit sich Helden wehren
value-resist-best = womit sie am besten sind

## How dangerous

lab-danger-hopeless = Hoffnungslos: Dieser Kampf ist so gut wie verloren.
lab-danger-deadly = Tödlich: Dieser Kampf geht öfter verloren, als er gewonnen wird.
lab-danger-even = Auf Messers Schneide: Dieser Kampf kann so oder so ausgehen.
lab-danger-risky = Gewagt: Dieser Kampf wird meist gewonnen, aber längst nicht sicher.
lab-danger-costly = Teuer: Dieser Kampf wird fast immer gewonnen, aber meist fällt dabei jemand.
lab-danger-wearing = Zehrend: Dieser Kampf wird fast immer gewonnen, und hin und wieder fällt jemand.
lab-danger-light = Leicht: Dieser Kampf wird fast immer gewonnen, und kaum jemand fällt.
lab-danger-open = Offen: Die meisten solchen Kämpfe kommen zu keinem Ende.
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
lab-rounds = Er endet in Runde (im Schnitt { $average }):
lab-down = Helden außer Gefecht am Ende (im Schnitt { $average }):
lab-or-more = { $number } oder mehr
lab-heroes = Jeder Held:
lab-hero-falls = fällt
lab-hero-dies = stirbt
lab-hero-flees = flieht
lab-left-dying = Unter den Toten ist, wer im Sterben liegt, wenn dort niemand aus der Gruppe mehr helfen kann ({ $chances }).
lab-standing = Noch im Kampf nach Runde:
lab-left = Das bleibt denen, die am Ende stehen (im Schnitt, und wie wahrscheinlich jede Zahl ist):
lab-marks = Zustände am Ende:
lab-foes = Gegner außer Gefecht am Ende:
lab-foes-beaten = im Schnitt

## Wer was tut

lab-doing = Wer was tut:
lab-doing-nearest = Wer was im ersten davon tut:
lab-doing-best = Wer was tut, bestens gespielt:
lab-doing-hero = { $who }: { $deeds }
lab-doing-nothing = nichts, was den Kampf berührt
lab-doing-dice = { $deed }, { $dice }
lab-doing-works = { $deed } (gelingt zu { $chance })
lab-doing-later = { $first }; später { $later }
lab-unused-mending = Niemand heilt Verletzte oder hilft Gefallenen auf, obwohl es jemand könnte.
lab-unused-spending = Niemand gibt Glück oder Heldenpunkte für einen misslungenen Wurf aus, obwohl es jemand könnte.
lab-foes-strike-usual = Gegner schlagen, wie ihr Spiel es hat.
lab-foes-strike-first = Gegner schlagen den ersten Helden, den sie erreichen.
lab-foes-strike-weakest = Gegner schlagen, wer am wenigsten verträgt.
lab-foes-strike-firmest = Gegner schlagen, wer am meisten verträgt.
lab-foes-fallen-spare = Die Gefallenen verschonen sie.
lab-foes-fallen-strike = Die Gefallenen schlagen sie zuerst.
lab-foes-resist = Helden wehren sich mit: { $value }.
lab-leaves-fallen = So hilft niemand Gefallenen wieder auf, obwohl es ginge{ $win ->
    [none] { "" }
   *[other] : mit „raise“ hinter dem Namen gewinnt die Gruppe { $win } solcher Kämpfe
}.
lab-range = Mit anderen vernünftigen Kampfweisen gewinnt die Gruppe zwischen { $low } ({ $worst }) und { $high } ({ $best }) solcher Kämpfe.
lab-range-same = Mit anderen vernünftigen Kampfweisen gewinnt die Gruppe ebenso oft: etwa { $high }.
lab-range-played = Nicht alle wurden zu Ende gerechnet: Die nur einige Male gespielten liegen bis zu { $points } Prozentpunkte daneben.
lab-range-stopped = Nicht alle Kampfweisen wurden angesehen.
lab-untouched = „{ $key }“ ändert an diesen Zahlen nichts.

## How it was found

lab-found = So wurde das gefunden:
lab-found-exact =
    { $scenes ->
        [one] Genau, aus { $scenes } Szene; alles, was nicht bis zum Ende verfolgt wurde, hat die Chance { $residual }.
       *[other] Genau, aus { $scenes } Szenen; alles, was nicht bis zum Ende verfolgt wurde, hat die Chance { $residual }.
    }
lab-found-simulated =
    { $runs ->
        [one] Nicht genau: { $runs } Kampf wurde mit Startwert { $seed } gespielt ({ $scenes } Szenen). Mit 95 % Sicherheit liegt eine Chance höchstens { $points } Prozentpunkte daneben.
       *[other] Nicht genau: { $runs } Kämpfe wurden mit Startwert { $seed } gespielt ({ $scenes } Szenen). Mit 95 % Sicherheit liegt eine Chance höchstens { $points } Prozentpunkte daneben.
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
lab-left-out = Nicht in der Frage:
lab-left-out-position = wo alle stehen: Jeder erreicht jeden, und niemand ist in Deckung, wenn keine Entscheidung es sagt
lab-left-out-struck-back = wie weit ein Schütze und ein Gegner auseinander sind: der Gegner schlägt bei einem Fehlschuss zurück wie bei einem Fehlhieb, sofern nicht „reach=none“ gilt
lab-left-out-struck-back-powers = wie weit ein Schütze oder Zauberer und ein Gegner auseinander sind: der Gegner schlägt bei ihren Fehlschlägen zurück wie bei allen, sofern nicht „reach=none“ gilt
lab-left-out-several-foes = ob mehrere Handlanger einen Helden im Nahkampf bedrängen: es zählt bei keinem Angriff, sofern nicht „crowd=1“ gilt
lab-left-out-complications = was Komplikationen und Folgen anrichten, die ein Fehlschlag oder eine 1 fordert: die Spielleitung benennt sie; bei der Wahl einer Tat zählt jede wie ein verlorenes Herz
lab-left-out-clinging = der Tod Sterbender, die noch einen Heldenpunkt haben: sie klammern sich damit ans Leben, so die Annahme
lab-left-out-unharmable = was einen Gegner verletzen würde, den keine Waffe der Gruppe und keine bloße Hand verletzt: er wird vergeblich geschlagen, es sei denn, eine Entscheidung gibt den Angriffen eine Natur, die wirkt
lab-left-out-fiction = was sich eine Spielleitung ausdenkt: Listen, Gelände, Gespräche, Gegner mit Einfällen
lab-left-out-other-deeds = Taten, von denen das Spiel nicht sagt, wozu sie in einem Kampf gut sind, wie jemanden zu Fall zu bringen oder zu stoßen, etwas zu suchen oder wegzustecken

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
lab-compared-falls = Chance zu fallen:
lab-instead = { $label }: „{ $word }“ ist dort unbekannt; genommen wurde „{ $taken }“.

## A fight for a risk

lab-fit = Kämpfe, die am nächsten liegen an { $wanted }:
lab-fit-win = { $win } gewonnen
lab-fit-down = { $down } Ausfälle
lab-fit-foes = Gegner
lab-fit-swing = Ausschlag
lab-fit-about-swing = Der Ausschlag sagt, wie weit die Zahl der Ausfälle um ihren Schnitt schwankt: Bei 0 kostet jeder solche Kampf gleich viel.
lab-fit-none = Bis zum Anhalten wurde nichts gefunden.

## Best play

lab-best-win = Am besten gespielt, gewinnt die Gruppe { $best } solcher Kämpfe.
lab-best-nobody-down = Am besten gespielt, ist am Ende von { $best } solcher Kämpfe niemand außer Gefecht.
lab-best-worth = Daneben jede Kampfweise:
lab-best-loses = { $points } Punkte weniger
lab-best-differs = Wo sich das beste Spiel am meisten unterscheidet:
lab-best-instead = Am besten: { $best } (Aussicht danach: { $best-worth }). Nach { $policies }: { $deed } (Aussicht danach: { $worth }).
lab-best-there = wenn diese stehen: { $people }
lab-best-found =
    { $scenes ->
        [one] Gelöst über { $scenes } Szene; das Beste liegt höchstens { $residual } davon entfernt.
       *[other] Gelöst über { $scenes } Szenen; das Beste liegt höchstens { $residual } davon entfernt.
    }
lab-best-stopped = Es wurde angehalten, ehe es gelöst war: Das Beste kann besser sein als dies.
lab-deed = { $who }: { $deed }
lab-deed-at = { $who }: { $deed } → { $target }
lab-deed-end = Ende des Zuges
lab-deed-answer = { $who }, von den Regeln gefragt: { $answer }

## Progress

lab-progress = { $scenes } Szenen, Runde { $round }
lab-progress-undecided = Runde { $round }, { $undecided } unentschieden
lab-progress-played = { $played } der Kämpfe gespielt
lab-progress-elapsed = seit { $elapsed } s
lab-progress-left = seit { $elapsed } s, noch etwa { $left } s
lab-stopping = wird angehalten; noch einmal Strg-C bricht sofort ab

## Pictures

lab-picture-ends = Wie er endet
lab-picture-rounds = Runde, in der er endet
lab-picture-standing = Noch im Kampf nach jeder Runde
lab-picture-down = Helden außer Gefecht am Ende
lab-picture-round = Runde
lab-picture-map = Chance zu gewinnen nach der Zahl der Gegner
lab-picture-best = bestes Spiel
lab-picture-written = Das Bild steht in „{ $file }“.

## What can be wrong

error-side-missing = „{ $flag }“ fehlt; sag, wer kämpft, etwa { $flag } { $example }
error-party-file-empty = „{ $file }“ ist leer; schreib einen Bogen oder [[hero]]-Tabellen hinein
error-target-unreadable = „{ $text }“ ist kein Wagnis; schreib win=0.85 für eine Chance, down=1 für Ausfälle, oder beides
error-target-outside = „{ $text }“ ist unerreichbar; { $name } geht von { $least } bis { $most }
error-target-twice = „{ $name }“ steht zweimal da; sag es einmal
error-no-such-aim = „{ $aim }“ ist kein Ziel; nimm eines von: { $allowed }
error-needs-flag = „{ $flag }“ sagt nur zusammen mit { $other } etwas: ergänz es oder lass „{ $flag }“ weg
error-ruling-unreadable = „{ $text }“ ist keine Entscheidung; schreib sie als NAME=WERT
error-begin-unreadable = „{ $text }“ sagt nicht, wie der Kampf beginnt; schreib es als NAME=WERT
error-beginning-fixed = Kämpfe in diesem Spiel beginnen nur auf eine Art; lass „{ $name }“ weg
error-beginning-over = dieser Kampf hat schon begonnen; lass weg, wie er beginnt
error-beginning-of-one-game = jedes Spiel beginnt Kämpfe auf seine Art; lass diese Wahl weg, um Spiele zu vergleichen
error-not-a-picture-file = „{ $file }“ ist kein Name für ein Bild; lass ihn auf .svg enden
