# Die Spiele mit Stufenwürfeln: Sätze der Erzählung, einer für das, was jemand tut und was daraus wird.

word-power = die Kraft
    .dat = der Kraft
    .ins = einer Kraft
nde12-word-power = die Magie
    .dat = der Magie
    .ins = Magie

nde12-tale-roll =
    { $is-beyond ->
        [yes] ({ $face } auf dem { $die } gegen { $number }: nur { $needed } gelingt)
       *[no] ({ $face } auf dem { $die }, nötig { $needed })
    }
nde14-tale-roll =
    { $is-beyond ->
        [yes] ({ $face } auf dem { $die } gegen { $number }: nur { $needed } gelingt)
       *[no] ({ $face } auf dem { $die }, nötig { $needed })
    }

## Angriffe

tale-melee-success = { $who } schlägt zu und trifft { $foe-acc }
    .b = { $who } findet eine Lücke und trifft { $foe-acc }
    .c = { $who } trifft { $foe-acc } hart
    .d = { $foe } kann den Hieb nicht abwehren, und { $who } trifft
tale-melee-cost = { $who } zahlt einen Preis und trifft { $foe-acc }
tale-melee-exceptional = { $who } trifft { $foe-acc } mit einem vollkommenen Hieb
    .b = { $who } schlägt mit voller Wucht zu und trifft { $foe-acc }
    .c = { $who } findet die eine Lücke und trifft { $foe-acc } schwer
tale-melee-fails = { $who } schlägt nach { $foe-dat } und verfehlt
    .b = { $who } schlägt zu, doch { $foe } lenkt den Hieb ab
    .c = { $who } schlägt ins Leere, denn { $foe } ist schneller
tale-ranged-success = { $who } zielt und trifft { $foe-acc }
    .b = { $who } trifft { $foe-acc } aus der Ferne
    .c = { $foe } duckt sich zu spät, und { $who } trifft
tale-ranged-cost = { $who } zahlt einen Preis und trifft { $foe-acc } aus der Ferne
tale-ranged-exceptional = { $who } trifft { $foe-acc } aus der Ferne an der empfindlichsten Stelle
    .b = { $who-dat } gelingt ein Meisterschuss auf { $foe-acc }
tale-ranged-fails = { $who } zielt auf { $foe-acc } und verfehlt
    .b = { $who } verfehlt { $foe-acc } um Haaresbreite
    .c = { $foe } duckt sich, und { $who } vergeudet den Schuss
tale-power-strike-success = { $who } trifft { $foe-acc } mit { word-power.ins }
    .b = { $who } streckt die Hand aus, und { word-power } trifft { $foe-acc }
    .c = { $foe } weicht zu spät aus, und { $who } trifft mit { word-power.ins }
tale-power-strike-cost = { $who } zahlt einen Preis und trifft { $foe-acc } mit { word-power.ins }
tale-power-strike-exceptional = { $who } trifft { $foe-acc } mit { word-power.ins } und mit voller Wucht
    .b = { $who } gibt alles, und { word-power } bricht über { $foe-acc } herein
tale-power-strike-fails = { $who } verfehlt { $foe-acc } mit { word-power.ins }
    .b = { $who } greift { $foe-acc } mit { word-power.ins } an, doch nichts geschieht
tale-power-hold-works = { $who } hält { $foe-acc } mit { word-power.ins } fest
    .b = { $who } schlägt mit { word-power.ins } zu, und { $foe } ist gebannt
tale-power-hold-fails = { $who } will { $foe-acc } mit { word-power.ins } festhalten, aber es gelingt nicht
tale-power-area-works = { $who } entfesselt { word-power } rund um { $foe-acc }
    .b = { $who } trifft { $foe-acc } und alle ringsum mit { word-power.ins }
tale-power-area-partly = { $who } entfesselt { word-power } rund um { $foe-acc }
    .b = { $who } trifft { $foe-acc } und alle ringsum mit { word-power.ins }
tale-power-area-fails = { $who } entfesselt { word-power } rund um { $foe-acc }, doch niemand kommt zu Schaden

## Versuche

tale-test-success = { $who } versucht es mit { $attribute } und schafft es
    .b = { $who } setzt auf { $attribute }, und es gelingt
tale-test-cost = { $who } versucht es mit { $attribute } und schafft es gerade so
tale-test-exceptional = { $who } versucht es mit { $attribute }, und es gelingt glänzend
tale-test-fails = { $who } versucht es mit { $attribute } und scheitert
    .b = { $who } setzt auf { $attribute }, und es reicht nicht
tale-test-task-success = „{ $task }“: { $who } schafft es
    .b = „{ $task }“ – und { $who } bekommt es hin
    .c = „{ $task }“: { $who } macht sich daran, und es gelingt
tale-test-task-cost = „{ $task }“: { $who } schafft es gerade so
tale-test-task-exceptional = „{ $task }“: { $who } könnte es nicht besser machen
    .b = „{ $task }“ – bei { $who-dat } sieht es ganz leicht aus
tale-test-task-fails = „{ $task }“: { $who } schafft es nicht
    .b = „{ $task }“ – { $who } versucht es, und es wird nichts daraus
tale-power-works = { $who } versucht es mit { word-power.ins }, und es wirkt
    .b = { $who } greift zu { word-power.ins }, und es gelingt
tale-power-fails = { $who } versucht es mit { word-power.ins }, doch nichts geschieht
    .b = { $who } greift zu { word-power.ins }, und es misslingt
tale-power-task-works = „{ $task }“: { $who } vollbringt es mit { word-power.ins }
    .b = „{ $task }“ – { $who } greift zu { word-power.ins }, und so geschieht es
tale-power-task-fails = „{ $task }“: { $who } versucht es mit { word-power.ins }, und es reicht nicht
tale-sneak-works = { $who } schleicht ungesehen vorbei
    .b = { $who } huscht von Schatten zu Schatten, und niemand merkt es
tale-sneak-fails = { $who } will vorbeischleichen und wird bemerkt
tale-investigate-works = { $who } sucht und findet einen Hinweis
tale-investigate-fails = { $who } sucht und findet nichts
tale-parley-works = { $who } findet die richtigen Worte
tale-parley-fails = { $who } redet, und niemand lässt sich überzeugen
tale-calm-alarm-works = { $who } beruhigt die Lage
tale-calm-alarm-fails = { $who } will die Lage beruhigen und macht alles nur schlimmer
tale-run-chase-works = { $who } gewinnt in der Verfolgung an Boden
tale-run-chase-partly = { $who } hält in der Verfolgung den Abstand
tale-run-chase-fails = { $who } verliert in der Verfolgung an Boden
tale-shove-works = { $who } wirft sich mit aller Kraft gegen { $foe-acc }
tale-shove-fails = { $who } wirft sich vergeblich gegen { $foe-acc }
tale-disable-hazard-fails = { $who } bekommt die Gefahr „{ $hazard }“ nicht ausgeschaltet
tale-counter-power-works = { $who } entgeht { word-power.dat }
tale-counter-power-fails = { $who } entgeht { word-power.dat } nicht

## Helfen, benutzen, gehen

tale-heal-works = { $who } heilt { $heals-acc } mit { word-power.ins }
tale-heal-fails = { $who } versucht vergeblich, { $heals-acc } zu heilen
tale-heal-self-works = { $who } heilt mit { word-power.ins } die eigenen Wunden
tale-heal-self-fails = { $who } versucht vergeblich, die eigenen Wunden zu heilen
tale-raise = { $who } hilft { $ally-dat } auf
tale-gear = { $who } nimmt { $item-acc } zu Hilfe
tale-approach = { $who } kommt näher
tale-withdraw = { $who } weicht zurück

## Was Gegner und Welt tun

tale-foe-strike-success = { $foe } greift an, doch { $hero } wehrt den Hieb ab
    .b = { $hero } hält { $foe-acc } auf Abstand
    .c = { $foe } stürzt vor, doch { $hero } ist schneller
tale-foe-strike-cost = { $hero } hält { $foe-acc } gerade so auf Abstand
tale-foe-strike-exceptional = { $hero } wehrt { $foe-acc } mühelos ab
tale-foe-strike-fails = { $foe } greift { $hero-acc } an und kommt durch
    .b = { $foe } durchbricht die Abwehr und trifft { $hero-acc }
    .c = { $foe } stürzt sich auf { $hero-acc } und trifft
nde12-tale-fall = { $hero } stürzt aus der Höhe
nde14-tale-fall = { $hero } stürzt aus der Höhe
tale-safe-rest = die Gruppe rastet in Sicherheit
