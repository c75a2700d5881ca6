# Die Spiele mit Stufenwürfeln: feste Begriffe, Schritte der Begründung, Fragen und Wirkungen.

## Gezähltes

count-hearts =
    { $hearts ->
        [one] { $hearts } Herz
       *[other] { $hearts } Herzen
    }
count-wounds =
    { $wounds ->
        [one] { $wounds } Wunde
       *[other] { $wounds } Wunden
    }
nde14-count-wounds =
    { $wounds ->
        [one] { $wounds } Herz
       *[other] { $wounds } Herzen
    }
count-mana = { $mana } Mana
nde14-count-mana =
    { $mana ->
        [one] { $mana } Machtpunkt
       *[other] { $mana } Machtpunkte
    }
count-luck =
    { $luck ->
        [one] { $luck } Glücksgriff
       *[other] { $luck } Glücksgriffe
    }
count-steps =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
    .dat =
        { $steps ->
            [one] { $steps } Schritt
           *[other] { $steps } Schritten
        }

## Namen der Dinge, wie auf dem Bogen und im Glossar

word-number = TN
term-heart = Herz
term-mana = Mana
nde14-term-mana = Machtpunkt
term-luck = Glücksgriff
term-talent = Talent
term-asset = Trumpf
term-number = Zielwert
nde14-term-number = Schwierigkeit
term-defence = Verteidigung
term-retaliation = Vergeltung
term-cover = Deckung
term-wound = Wunde
nde14-term-wound = Herz
term-test = Probe
term-help = Hilfe
term-advantage = Vorteil
term-hindrance = Erschwernis
term-clock = Uhr
term-armour = Rüstungsmarke
term-zone = Zone
term-square = Feld
term-round = Runde
term-turn = Zug
term-action = Aktion
term-scene = Szene
term-session = Sitzung
term-gm = Spielleitung
term-complication = Komplikation
term-hero = Held
term-foe = Gegner
term-attribute = Attribut
term-modifier = Modifikator
term-move = Manöver
term-trait = Eigenschaft
term-hazard = Gefahr
term-chase = Verfolgung
term-morale = Moral
term-alarm = Alarm
term-encounter = Begegnung
term-sheet = Charakterbogen

attribute-strength = Stärke
attribute-dexterity = Geschick
attribute-power = Magie

role-warrior = Krieger
role-rogue = Schurke
role-mage = Magier
role-assault = Vorkämpfer
role-specialist = Spezialist
role-adept = Adept

rank-minion = Handlanger
    .many = Handlanger
    .first = ein Handlanger
    .the = der Handlanger
    .acc = den Handlanger
    .dat = dem Handlanger
rank-elite = Elite
    .first = eine Elite
    .the = die Elite
    .dat = der Elite
rank-boss = Boss
    .first = ein Boss
    .the = der Boss
    .acc = den Boss
    .dat = dem Boss
rank-weak = Schwacher Gegner
    .many = schwache Gegner
    .first = ein schwacher Gegner
    .the = der schwache Gegner
    .acc = den schwachen Gegner
    .dat = dem schwachen Gegner
rank-typical = Typischer Gegner
    .many = typische Gegner
    .first = ein typischer Gegner
    .the = der typische Gegner
    .acc = den typischen Gegner
    .dat = dem typischen Gegner
rank-legendary = Legendärer Boss
    .first = ein legendärer Boss
    .the = der legendäre Boss
    .acc = den legendären Boss
    .dat = dem legendären Boss
rank-finale = Endboss
    .first = der Endboss
    .the = der Endboss
    .acc = den Endboss
    .dat = dem Endboss

tier-trick = Trick
tier-standard = Standard
tier-strong = Stark
tier-great = Große Macht

rung-easy = Einfach
rung-normal = Normal
rung-standard = Standard
rung-hard = Schwierig
rung-very-hard = Sehr schwierig
rung-heroic = Heldenhaft
rung-legendary = Legendär

band-close = Nah
band-nearby = In der Nähe
band-far = Weit
band-very-far = Sehr weit

level-master = Meister
level-trained = Ausgebildet
level-novice = Neuling
level-unskilled = Ohne Fertigkeit

outcome-complication = Komplikation
outcome-failure = Fehlschlag
outcome-cost = Erfolg mit Preis
outcome-success = Erfolg
outcome-exceptional = außergewöhnlicher Erfolg

cover-none = keine Deckung
cover-partial = teilweise Deckung
cover-full = volle Deckung

attack-melee = im Nahkampf
attack-ranged = im Fernkampf
attack-power = mit einer Kraft
nde12-attack-power = mit Magie

clock-alarm = Alarm
clock-encounter = Begegnung
clock-clock = Countdown

who-hero = die Figur
who-ally = die Begleitung
who-foe = das Gegenüber
who-gm = die Spielleitung

## Warum sich Würfel oder Zahl ändern

cause-situation = Lage
cause-help = Hilfe
cause-talent = Talent
cause-asset = Trumpf
cause-luck = Glücksgriff
cause-position = Stellung
cause-preparation = Vorbereitung
cause-plan = guter Plan
cause-tools = Werkzeug
cause-surprise = Überraschung
cause-focus = Konzentration
cause-support = Unterstützung
cause-cover = Deckung
cause-darkness = Dunkelheit
cause-slippery = rutschiger Boden
cause-pressure = Druck
cause-time-pressure = Zeitdruck
cause-noise = Lärm
cause-chaos = Chaos
cause-distraction = Ablenkung
cause-range = große Entfernung
cause-crowd = mehrere Gegner
cause-targets = mehrere Ziele
cause-advantage = Vorteil
cause-hindrance = Erschwernis
cause-difficulty = Schwierigkeit
cause-ladder-end = Ende der Würfelleiter
cause-terrain = schwieriges Gelände

## Was eine Weile behindert oder hilft

condition-good-position = in guter Stellung
    .so = steht gut
condition-armed = mit etwas zum Schießen oder Werfen
    .so = hat etwas zum Schießen oder Werfen
condition-power-going = mit einer Kraft am Werk
    .so = hält eine Kraft am Werk
nde12-condition-power-going = mit Magie am Werk
    .so = hält Magie am Werk
condition-power-aimed = im Ziel einer Kraft
    .so = ist im Ziel einer Kraft
nde12-condition-power-aimed = im Ziel von Magie
    .so = ist im Ziel von Magie
condition-held = festgehalten
    .so = wird festgehalten
condition-prone = umgeworfen
    .so = liegt am Boden
condition-blinded = geblendet
    .so = ist geblendet
condition-exposed = ohne Deckung
    .so = steht ohne Deckung
condition-disarmed = entwaffnet
    .so = ist entwaffnet
condition-helped = mit Hilfe eines Verbündeten
    .so = hat Hilfe

## Was ein außergewöhnlicher Erfolg bringen kann

benefit-extra = ein zusätzlicher Nutzen
benefit-benefit = ein zusätzlicher Nutzen
benefit-wound = eine weitere Wunde
nde14-benefit-wound = der Verlust eines weiteren Herzens
benefit-push = der Gegner wird zurückgedrängt
benefit-disarm = der Gegner wird entwaffnet
benefit-position = eine bessere Stellung
benefit-knock-down = der Gegner wird umgeworfen
benefit-out-of-cover = der Gegner wird aus der Deckung getrieben
benefit-allies-safe = von den eigenen Leuten wird niemand verletzt
benefit-longer = es hält eine Runde länger
benefit-scale = eine größere Wirkung
benefit-refund = ein Teil des Preises zurück

## Schritte der Begründung

step-die-raised = Würfel { $old-die } → { $new-die } ({ $cause })
step-die-lowered = Würfel { $old-die } → { $new-die } ({ $cause })
step-die-unmoved = der Würfel bleibt { $die }: Hier endet die Leiter ({ $cause })
step-number-moved =
    { $steps ->
        [0] { word-number } bleibt { $new }: Die Änderungen heben sich auf ({ $cause })
       *[other] { word-number } { $old } → { $new } ({ $cause })
    }
step-cancelled = der Würfel bleibt { $die }: Was hilft ({ $up }) und was hindert ({ $down }), hebt sich auf
step-limit-reached = hier zählt höchstens { $most } ({ $cause })
step-verdict-certain = leichter als { word-number } { $number }: so gut wie sicher, kein Wurf nötig
step-verdict-impossible = schwerer als { word-number } { $number }: so gut wie unmöglich, wie die Dinge liegen
step-verdict-stands = ohne Wurf entschieden: { $outcome }
step-not-tried = { $hero } lässt das so gut wie Unmögliche bleiben, nichts wird verbraucht
given-verdict-impossible = so gut wie unmöglich
given-verdict-certain = so gut wie sicher
step-no-stakes = nichts steht auf dem Spiel, { $hero } braucht keinen Wurf
step-rolled = { $hero } würfelt { $face } auf dem { $die } gegen { word-number } { $number }: { $outcome }
step-rerolled = ein Glücksgriff bringt { $hero-dat } einen zweiten Wurf: { $face } auf dem { $die }, { $kept } zählt gegen { word-number } { $number }, { $outcome }
    .told = ein Glücksgriff bringt einen zweiten Wurf
step-luck-cost = dank eines Glücksgriffs macht { $hero } aus dem Fehlschlag einen Erfolg mit Preis
    .told = ein Glücksgriff kommt { $hero-dat } zu Hilfe
step-luck-cost-all = ein Glücksgriff kommt { $ally-dat } und { $hero-dat } zu Hilfe
step-asset-success = dank eines Trumpfs hat { $hero } ohne Wurf einen Erfolg mit Preis
step-threshold-moved = Schwelle { $old }+ → { $new }+ ({ $cause })
step-rolled-six = { $hero } würfelt { $face } gegen { $threshold }+: { $outcome }
step-modifier-moved = Modifikator { $old } → { $new } ({ $cause })
step-rolled-two = { $hero } würfelt { $natural }, mit Modifikator { $modifier } macht das { $total }: { $outcome }
step-paid = { $hero } zahlt { count-mana }
step-refunded = { $hero } bekommt vom Preis { count-mana } zurück
step-power-begun =
    { $is-fight ->
        [yes] die Wirkung hält bis zum Ende der nächsten Runde an
       *[no] die Wirkung hält vorerst an
    }
step-power-failed = { $hero } scheitert: keine Wirkung, und der Preis ist verloren
step-healed = { $hero } bekommt { count-hearts } zurück
step-healed-all = { $ally } und { $hero } bekommen je { count-hearts } zurück
step-hit =
    { $left ->
        [0] { $foe } ist außer Gefecht
       *[other] { $foe } erleidet { count-wounds } und hält noch { $left } aus
    }
    .after-deed =
        { $left ->
            [0] : ein Gegner weniger
           *[other] : { count-wounds }, noch { $left } bis zum Ende
        }
step-hit-all =
    { $left ->
        [0] { $ally } und { $foe } sind außer Gefecht
       *[other] { $ally } und { $foe } erleiden je { count-wounds } und halten noch { $left } aus
    }
nde14-step-hit =
    { $left ->
        [0] { $foe } ist außer Gefecht
       *[other] { $foe } verliert { count-wounds } und hat noch { $left }
    }
    .after-deed =
        { $left ->
            [0] : ein Gegner weniger
           *[other] : { count-wounds } weniger, noch { $left }
        }
nde14-step-hit-all =
    { $left ->
        [0] { $ally } und { $foe } sind außer Gefecht
       *[other] { $ally } und { $foe } verlieren je { count-wounds } und haben noch { $left }
    }
step-hit-kept = { $foe } erleidet { count-wounds } und kämpft weiter
    .after-deed = : { count-wounds }
nde14-step-hit-kept = { $foe } verliert { count-wounds } und kämpft weiter
    .after-deed = : { count-wounds } weniger
step-boon =
    { $boon ->
        [push] der Hieb ist so stark, dass { $foe } nicht stehen bleiben kann
        [disarm] { $foe } ist bis zum Ende der nächsten Runde entwaffnet
        [knock-down] { $foe } geht zu Boden
        [out-of-cover] { $foe } muss die Deckung verlassen
        [position] { $hero } gewinnt eine bessere Stellung
        [allies-safe] von den eigenen Leuten wird niemand verletzt
        [longer] das hält eine Runde länger
       *[other] für { $hero-acc } springt noch etwas dabei heraus
    }
step-foe-out = { $foe } ist außer Gefecht
step-foe-held = { $foe } kann sich nicht rühren
    .after-deed = , und es gibt kein Entkommen
step-foes-reached = diese Kraft erreicht { $count } Gegner
step-several-aimed = auf { $count } Gegner gezielt; für alle gilt die höchste ihrer Zahlen: { $number }
step-area-holds =
    { $count ->
        [one] die Fläche fasst { $count } Gegner
       *[other] die Fläche fasst { $count } Gegner; für alle gilt die höchste ihrer Zahlen: { $number }
    }
step-caught-in-area = auch { $hero } wird erfasst
step-caught-in-area-all = auch { $ally } und { $hero } werden erfasst
step-clinging = { $hero } ist umringt ({ $trait }): Eine Probe zum Entkommen wäre eine Stufe schwerer
step-absorbed = { $foe } steckt den Treffer dank der Eigenschaft „{ $trait }“ weg
    .after-deed = , doch die Eigenschaft „{ $trait }“ fängt den Treffer ab
step-retaliation = { $foe } schlägt zurück
    .after-deed = ; { $foe } schlägt zurück
step-no-retaliation = { $foe } kommt nicht an { $hero-acc } heran: keine Vergeltung
step-crowd-near =
    { $count ->
        [one] { $count } Handlanger bedrängt { $hero-acc }: Die Spielleitung kann das zählen lassen
       *[other] { $count } Handlanger bedrängen { $hero-acc }: Die Spielleitung kann das zählen lassen
    }
step-armour-held = die Rüstung fängt es ab: { $hero } gibt die Rüstungsmarke aus und verliert kein Herz
step-heart-lost =
    { $left ->
        [0] { $hero } verliert das letzte Herz und geht zu Boden
       *[other] { $hero } verliert ein Herz und hat noch { $left }
    }
    .after-deed =
        { $left ->
            [0] : Das letzte Herz ist verloren, und { $hero } geht zu Boden
           *[other] : ein Herz weniger, noch { $left }
        }
    .after-retaliation =
        { $left ->
            [0] , und { $hero } verliert das letzte Herz und geht zu Boden
           *[other] , und { $hero } verliert ein Herz: noch { $left }
        }
step-heart-lost-all =
    { $left ->
        [0] { $ally } und { $hero } verlieren das letzte Herz und gehen zu Boden
       *[other] { $ally } und { $hero } verlieren je ein Herz und haben noch { $left }
    }
step-went-down = { $hero } hat keine Herzen mehr und geht zu Boden
step-died = { $hero } wird am Boden getroffen und stirbt
step-harmless-while-down = { $hero } liegt schon am Boden und verliert nichts mehr
step-mana-back = { $hero } bekommt { count-mana } zurück
step-mana-back-all = { $ally } und { $hero } bekommen je { count-mana } zurück
step-luck-set = { $hero } hat jetzt { count-luck }
step-luck-set-all = { $ally } und { $hero } haben jetzt je { count-luck }
step-help-given = { $hero } hilft { $ally-dat } und gibt dafür die Aktion her
step-raised = { $hero } bringt { $ally-acc } wieder auf die Beine
step-gear-used = { $hero } benutzt einen Gegenstand
step-moved =
    { $cost ->
        [one] { $who } geht { $cost } Feld weit (in diesem Zug noch { $left } übrig)
       *[other] { $who } geht { $cost } Felder weit (in diesem Zug noch { $left } übrig)
    }
step-band-shifted =
    { $apart ->
        [close] { $other } ist jetzt zum Greifen nah
        [nearby] { $other } ist jetzt ein paar Schritte entfernt
        [far] { $other } ist jetzt ein gutes Stück entfernt
        [very-far] { $other } ist jetzt sehr weit entfernt
       *[other] der Abstand zwischen { $who-dat } und { $other-dat } ist jetzt „{ $band }“
    }
step-fight-begun = ein Kampf beginnt
    .b = es kommt zum Kampf
    .c = die Waffen sind gezogen: Ein Kampf beginnt
step-turn-ended =
    { $side ->
        [heroes] die Helden sind am Zug
       *[foes] die Gegner sind am Zug
    }
step-scene-ended =
    { $is-fight ->
        [yes] der Kampf ist vorbei
       *[no] die Szene ist vorbei
    }
step-fight-broken-off = der Kampf wird unentschieden abgebrochen: Noch kommt dafür nichts zurück
step-repeat-at-cost = „{ $task }“ wird noch einmal versucht, gegen einen Preis
step-clock-set = die Uhr „{ $clock }“ beginnt mit { count-steps.dat }
step-clock-ticked = die Uhr „{ $clock }“ steht auf { $filled } von { $steps }
step-clock-full = die Uhr „{ $clock }“ ist voll: Was sie androhte, geschieht jetzt

## Fragen und ihre Antworten

ask-verdict-certain = So gut wie sicher: Gelingt es ohne Wurf?
ask-verdict-impossible = So gut wie unmöglich: Misslingt es ohne Wurf?
option-accept = ja, ohne Wurf
option-roll = nein, trotzdem würfeln
ask-luck = { $face } gewürfelt, { $outcome }: Einen Glücksgriff ausgeben?
option-luck-keep = das Ergebnis behalten
option-luck-reroll = noch einmal würfeln, das bessere zählt
option-luck-bump = 1 zum Ergebnis zählen
option-luck-cost = einen Erfolg mit Preis daraus machen
ask-exceptional = Ein außergewöhnlicher Treffer, und { $foe } hält noch { $left } aus: Wähle, was dazukommt
ask-exceptional-kept = Ein außergewöhnlicher Treffer gegen { $foe-acc }: Wähle, was dazukommt
option-exceptional-wound = { benefit-wound }
option-exceptional-extra = ein zusätzlicher Nutzen
option-exceptional-push = { benefit-push }
option-exceptional-disarm = { benefit-disarm }
option-exceptional-position = { benefit-position }
option-exceptional-knock-down = { benefit-knock-down }
option-exceptional-allies-safe = { benefit-allies-safe }
option-exceptional-longer = { benefit-longer }
option-exceptional-out-of-cover = { benefit-out-of-cover }
option-exceptional-refund = { benefit-refund }
ask-power-exceptional = Außergewöhnlicher Erfolg, Preis { $cost }: Wähle, was dazukommt
option-power-exceptional-scale = { benefit-scale }
option-power-exceptional-benefit = { benefit-benefit }
option-power-exceptional-refund = { benefit-refund }
ask-retaliation = Was kostet der Fehlschlag { $hero-acc }?
option-retaliation-heart = ein Herz
option-retaliation-complication = eine andere Komplikation
ask-reach = Kommt { $foe } wirklich an { $hero-acc } heran?
option-yes = ja
option-no = nein
ask-resist-with = Womit wehrt sich { $hero }?
option-resist-with-strength = { attribute-strength }
option-resist-with-dexterity = { attribute-dexterity }
option-resist-with-power = { attribute-power }
ask-armour =
    { $hearts ->
        [0] Die Rüstungsmarke ausgeben? Ohne sie tötet dieser Hieb.
        [one] Die Rüstungsmarke statt eines Herzens ausgeben? (noch { $hearts } Herz)
       *[other] Die Rüstungsmarke statt eines Herzens ausgeben? (noch { $hearts } Herzen)
    }
option-armour-spend = die Marke ausgeben
option-armour-keep = sie behalten und das Herz verlieren

roll-any = würfle { $die }
roll-test = { $who }: würfle { $die } für die Probe
roll-reroll = { $who }: würfle { $die } noch einmal

## Wirkungen

effect-hearts-lost = { $hero } verliert { count-hearts }
effect-died = { $hero } stirbt
effect-armour-spent = { $hero } gibt die Rüstungsmarke aus
effect-hearts-healed = { $hero } bekommt { count-hearts } zurück
effect-raised-up = { $hero } steht wieder und hat { count-hearts }
effect-mana-spent = { $hero } gibt { count-mana } aus
    .then = das kostet { count-mana }
effect-mana-gained = { $hero } bekommt { count-mana } zurück
effect-luck-spent =
    { $use ->
        [reroll] { $hero } gibt einen Glücksgriff für einen neuen Wurf aus
        [bump] { $hero } gibt einen Glücksgriff für einen besseren Wurf aus
       *[cost] { $hero } gibt einen Glücksgriff für einen Erfolg mit Preis aus
    }
effect-luck-set = { $hero } hat jetzt { count-luck }
effect-wounded = { $foe } erleidet { count-wounds }
nde14-effect-wounded = { $foe } verliert { count-wounds }
effect-hit-absorbed = { $foe } steckt den Treffer weg ({ $trait })
effect-complication-due =
    { $kind ->
        [complication] { $hero } gerät in Schwierigkeiten
        [consequence] { $hero } muss die Folgen tragen
        [crowd] die Überzahl bringt { $hero-dat } eine weitere Komplikation
       *[cost] { $hero } zahlt einen Preis dafür
    }
    .then =
    { $kind ->
        [complication] das gibt Ärger
        [consequence] das bleibt nicht ohne Folgen
        [crowd] die Überzahl bringt eine weitere Komplikation
       *[cost] der Preis dafür steht noch aus
    }
effect-complication-due-all =
    { $kind ->
        [complication] { $ally } und { $hero } geraten in Schwierigkeiten
        [consequence] { $ally } und { $hero } müssen die Folgen tragen
        [crowd] wegen der Überzahl geraten { $ally } und { $hero } in weitere Schwierigkeiten
       *[cost] { $ally } und { $hero } zahlen einen Preis dafür
    }
effect-benefit-due = für { $hero-acc } kommt noch etwas dazu: { $benefit }
    .then = noch etwas kommt dazu: { $benefit }
effect-help-given = { $hero } hilft { $ally-dat }
effect-help-used = { $hero } hat die Hilfe genutzt
effect-action-spent = { $who } hat die Aktion dieses Zuges verbraucht
effect-moved = { $who } geht nach { $square }
effect-band-shifted = der Abstand zwischen { $who-dat } und { $other-dat } ist jetzt „{ $band }“
effect-condition-set =
    { $condition-until ->
        [used] { $who } { $condition-so }; das gilt für eine Probe
        [round] { $who } { $condition-so }, bis die Runde endet
        [next-round] { $who } { $condition-so }, bis die nächste Runde endet
        [later-round] { $who } { $condition-so }, bis die übernächste Runde endet
       *[scene] { $who } { $condition-so }, bis die Szene endet
    }
effect-condition-ended = { $who } hat den Zustand „{ $key }“ nicht mehr
effect-asset-used = { $hero } spielt einen Trumpf aus
effect-test-failed = „{ $task }“ ist misslungen, und { $hero } kann es nicht einfach noch einmal versuchen
effect-fight-begun = ein Kampf beginnt
effect-turn-ended = der Zug endet
effect-scene-ended = die Szene ist vorbei
effect-clock-set = die Uhr „{ $clock }“ beginnt mit { count-steps.dat }
effect-clock-ticked =
    { $by ->
        [one] die Uhr „{ $clock }“ rückt um { $by } Schritt weiter
       *[other] die Uhr „{ $clock }“ rückt um { $by } Schritte weiter
    }
effect-foe-fled = { $foe } ergreift die Flucht
effect-foe-joined = { $foe } greift in den Kampf ein
