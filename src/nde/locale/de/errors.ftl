# Was schiefgehen kann: was am Wert nicht stimmt, dann was zu tun ist.

## Familien und Dokumente

error-error = hier stimmt etwas nicht; prüfe die Angabe
error-unreadable = das lässt sich nicht lesen; prüfe die Schreibweise
error-missing = das gibt es nicht; prüfe den Namen
error-illegal = die Regeln erlauben das jetzt nicht; wähle etwas anderes
error-stale = inzwischen hat sich etwas geändert; prüfe den Tisch und versuche es noch einmal
error-fault = { $place }: { $problem }
error-faults =
    { $count ->
        [one] { $count } Fehler gefunden ({ $source }):
       *[other] { $count } Fehler gefunden ({ $source }):
    }
source-pack = das Paket
source-sheet = der Bogen
source-settings = die Einstellungen
source-choices = die Auswahl
source-values = die Werte
source-parameters = die Angaben
source-foes = die Gegner
source-effects = die Wirkungen
source-squares = die Felder
error-no-such-language = „{ $language }“ wird nicht unterstützt; nimm eine von: { $allowed }

## Antworten auf Fragen der Regeln

error-not-an-option = „{ $answer }“ beantwortet die Frage „{ $key }“ nicht; nimm eine von: { $allowed }
error-answers-ran-out =
    { $count ->
        [one] { $count } Antwort reicht nicht; beantworte auch „{ $key }“
       *[other] { $count } Antworten reichen nicht; beantworte auch „{ $key }“
    }
error-answers-left-over =
    { $count ->
        [one] { $count } Antwort zu viel, ab „{ $first }“; lass sie weg
       *[other] { $count } Antworten zu viel, ab „{ $first }“; lass sie weg
    }
error-too-many-paths = das kann auf mehr als { $most } Arten ausgehen; frage nach einem kleineren Teil oder simuliere es

## Dinge, die es nicht gibt

error-no-such-game = das Spiel „{ $game }“ gibt es hier nicht; nimm eines von: { $allowed }
error-no-such-situation = „{ $name }“ ist keine Situation dieses Spiels; nimm eine von: { $allowed }
error-no-such-rule = „{ $id }“ ist keine Regel dieses Spiels; die Nummern stehen in der Liste der Regeln
error-no-such-hero = „{ $id }“ ist kein Held dieser Szene; nimm einen von: { $allowed }
error-no-such-foe = „{ $id }“ ist kein Gegner dieser Szene; nimm einen von: { $allowed }
error-no-such-block = „{ $block }“ ist kein Gegner dieses Spiels; nimm einen von: { $allowed }
error-no-such-clock = „{ $id }“ ist keine Uhr dieser Szene; nimm eine von: { $allowed }
error-no-such-who = niemand in dieser Szene heißt „{ $who }“; nimm eine dieser Kennungen: { $allowed }

## Aktionen, die die Regeln jetzt verbieten

error-action-refused = die Regeln erlauben das jetzt nicht ({ $rule }); wähle eine andere Aktion
error-not-your-turn = { $who } kann nicht handeln, solange die andere Seite am Zug ist; beende zuerst deren Zug
error-already-acted = { $who } hat die Aktion dieses Zuges schon verbraucht; warte auf den nächsten Zug
error-is-down = { $who } hat keine Herzen mehr und kann nicht handeln; lass zuerst einen Verbündeten helfen
error-is-dead = { $who } ist tot; wähle jemand anderen
error-foe-is-out = { $foe } ist außer Gefecht; wähle einen Gegner, der noch kämpft
error-out-of-reach = { $foe } ist für diesen Angriff zu weit weg; geh näher heran oder greif aus der Ferne an
error-power-needs-line = { $foe } ist in voller Deckung, und ein Angriff mit einer Kraft braucht meist freie Linie; suche eine, oder lass die Spielleitung sagen, dass diese Kraft keine braucht
error-full-cover = { $foe } ist in voller Deckung; suche eine freie Linie, oder lass die Spielleitung über die Deckung entscheiden
error-no-mana = { $hero } hat { count-mana } und braucht { $cost }; wähle etwas Billigeres oder raste zuerst
error-wrong-cost =
    { $what ->
        [number] „{ $value }“ ist keine Zahl für die Stufe „{ $tier }“; nimm eine von: { $allowed }
       *[cost] „{ $value }“ ist kein Preis der Stufe „{ $tier }“; nimm einen von: { $allowed }
    }
error-no-such-tier = „{ $tier }“ ist keine Stufe einer Kraft; nimm eine von: { $allowed }
error-no-luck-left = { $hero } hat keinen Glücksgriff mehr; versuche es ohne
error-no-luck-in-game = dieses Spiel hat keine Glücksgriffe; versuche es ohne oder nimm ein Paket, das sie hat
error-no-such-asset =
    { $count ->
        [0] { $hero } hat keine Trümpfe; lass den Trumpf weg
        [one] { $hero } hat { $count } Trumpf; wähle diesen
       *[other] { $hero } hat { $count } Trümpfe; wähle einen davon, gezählt ab 0
    }
error-asset-spent = „{ $asset }“ ist so oft benutzt, wie eine Szene erlaubt; warte auf die nächste Szene
error-no-blind-repeat = „{ $task }“ ist schon misslungen; versuche es anders oder nimm einen Preis in Kauf
error-not-down = { $ally } liegt nicht am Boden; wähle jemanden, der am Boden liegt
error-not-adjacent = { $ally } ist zu weit weg; geh zuerst hin
error-not-yourself = { $hero } kann sich nicht selbst helfen; wähle jemand anderen
error-help-waits =
    { $most ->
        [one] { $ally } hat schon so viel Hilfe, wie zählt ({ $most } Verbündeter); tu etwas anderes
       *[other] { $ally } hat schon so viel Hilfe, wie zählt ({ $most } Verbündete); tu etwas anderes
    }
error-no-movement-left = { $who } hat in diesem Zug keine Bewegung mehr; warte auf den nächsten Zug
error-no-board = { $who } kann sich ohne Karte nicht so bewegen; leg zuerst eine an
error-no-such-item = „{ $item }“ steht nicht auf dem Bogen; nimm eines von: { $allowed }
error-no-such-talent = „{ $talent }“ ist kein Talent auf dem Bogen; nimm eines von: { $allowed }
error-help-not-given = { $hero } hat noch keine Hilfe: Im Kampf kostet sie die Aktion eines Verbündeten; lass ihn zuerst helfen
error-tier-too-low = die Stufe „{ $tier }“ ist dafür zu schwach; nimm „{ $least }“ oder eine stärkere
error-already-there = { $who } kann diese Entfernung nicht weiter ändern; geh in die andere Richtung oder bleib
error-not-in-a-fight = es läuft kein Kampf; beginne zuerst einen
error-fight-goes-on = der Kampf hat schon begonnen; beende den Zug oder die Szene
error-asset-does-not-fit = der Trumpf „{ $asset }“ gilt nur im Nahkampf; nimm einen anderen oder keinen
error-hold-needs-power = festhalten lässt sich { $foe } nur mit einer Kraft; greif mit einer Kraft an oder verwunde einfach
error-area-needs-power = die Fläche um { $foe } füllt nur eine Kraft; greif mit einer Kraft an oder verwunde einfach
error-several-need-power = mehrere Gegner zugleich trifft nur eine Kraft; greif nur { $foe } an oder nimm eine Kraft
error-nobody-around = bei { $foe } ist sonst niemand; ein einfacher Angriff mit einer Kraft tut dasselbe für weniger
error-foe-is-held = { $foe } wird von einer Kraft festgehalten und kann nichts tun; lass einen anderen Gegner handeln oder warte, bis die Kraft nachlässt
error-nothing-to-shoot-with = { $hero } hat auf dem Bogen nichts, womit man schießen oder werfen kann; greif im Nahkampf an, schreibe einen Bogen, eine Schleuder oder Ähnliches zur Ausrüstung oder frage die Spielleitung, die etwas Greifbares gelten lassen kann
error-no-power-going = { $hero } hat keine wirkende Kraft, die sich aufrechterhalten ließe; setze zuerst eine ein
error-power-goes-on = die Kraft von { $hero } wirkt in diesem Zug noch; erhalte sie im nächsten aufrecht
error-no-power-comes = auf { $hero } kommt gerade keine Kraft zu, also gibt es nichts abzuwehren und nichts, dem man ausweichen könnte; die Spielleitung sagt, wann eine kommt
error-not-hurt = { $hero } hat alle Herzen; heile jemanden, der verletzt ist
error-clock-without-steps =
    { $steps ->
        [one] die Uhr „{ $clock }“ lässt sich nicht auf { $steps } Schritt stellen; gib ihr einen Namen und mindestens 1 Schritt
       *[other] die Uhr „{ $clock }“ lässt sich nicht auf { $steps } Schritte stellen; gib ihr einen Namen und mindestens 1 Schritt
    }
error-no-such-value = „{ $path }“ bezeichnet nichts in dieser Szene; nenne die Kennung von jemandem darin, einen Punkt und einen der Werte
error-no-such-creature-block = „{ $block }“ steht nicht im Bestiarium; sieh in der Liste der Wesen nach oder importiere einen Werteblock

# Das Labor über HTTP und vom Tisch aus
source-fight = der Kampf
error-lab-nobody-to-fight = { $side ->
        [party] kein Held kann kämpfen; nenne wenigstens einen, der noch kampffähig ist
       *[foes] es gibt niemanden zu bekämpfen; nenne wenigstens einen Gegner, der noch kampffähig ist
    }
error-lab-scene-unreadable = das ist keine Szene dieses Spiels ({ $reason }); hol sie noch einmal vom Tisch
error-lab-nothing-wanted = es ist kein Risiko angegeben; nenne eine Siegchance oder wie viele Helden fallen sollen
error-lab-foes-needed = es sind keine Gegner angegeben; nenne, welche auftreten dürfen, jeweils mit einer Anfangszahl
error-lab-no-distances = dieses Spiel hat weder Entfernungsstufen noch Bereiche; lass die Entfernung weg
error-lab-distance-at-table = am Tisch hat schon jeder seinen Platz; lass die Entfernung weg oder stelle einen eigenen Kampf zusammen
error-lab-rulings-of-one-game = jedes Spiel hat eigene Entscheidungen; entferne sie, um Spiele zu vergleichen
error-lab-map-of-written-fights = eine Karte braucht einen Kampf, in dem alle unversehrt beginnen; lass Szene, geänderte Werte und Abwesende weg
error-lab-no-scene-yet = an diesem Tisch ist noch niemand; füge zuerst einen Helden hinzu
error-lab-no-such-question = an der Frage „{ $ask }“ arbeitet niemand mehr; frage noch einmal
error-lab-took-too-long = selbst eine Teilantwort hat zu lange gedauert; frage nach weniger Leuten oder lass simulieren
lab-advice-no-party = Kein Held kann kämpfen: Füge einen kampffähigen hinzu, oder heile jemanden.
lab-advice-no-foes = Es gibt niemanden zu bekämpfen: Füge am Tisch oder hier Gegner hinzu.
lab-advice-no-fight = Es läuft kein Kampf: Gerechnet wird, als begänne jetzt einer, so wie Kämpfe in diesem Spiel beginnen.
lab-advice-pending = Ein Wurf am Tisch steht noch aus; sein Ergebnis ist nicht eingerechnet.
