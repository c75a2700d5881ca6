# Was schiefgehen kann: was am Wert nicht stimmt, dann was zu tun ist.

## Familien und Dokumente

error-error = mit der Angabe stimmt etwas nicht; sieh sie dir noch einmal an
error-unreadable = das lässt sich nicht lesen; prüfe die Schreibweise
error-missing = das gibt es nicht; prüfe den Namen
error-illegal = die Regeln erlauben das jetzt nicht; wähle etwas anderes
error-stale = inzwischen hat sich etwas geändert; sieh auf den Tisch und versuche es noch einmal
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
error-no-such-language = „{ $language }“ ist keine Sprache, die wir sprechen; nimm eine von: { $allowed }

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

error-no-such-game = „{ $game }“ ist kein Spiel, das wir haben; nimm eines von: { $allowed }
error-no-such-situation = „{ $name }“ ist keine Lage dieses Spiels; nimm eine von: { $allowed }
error-no-such-rule = „{ $id }“ ist keine Regel dieses Spiels; die Nummern stehen in der Liste der Regeln
error-no-such-hero = „{ $id }“ ist kein Held dieser Szene; nimm einen von: { $allowed }
error-no-such-foe = „{ $id }“ ist kein Gegner dieser Szene; nimm einen von: { $allowed }
error-no-such-block = „{ $block }“ ist kein Gegner, den dieses Spiel kennt; nimm einen von: { $allowed }
error-no-such-clock = „{ $id }“ ist keine Uhr dieser Szene; nimm eine von: { $allowed }
error-no-such-who = niemand in dieser Szene heißt „{ $who }“; nimm einen von: { $allowed }

## Aktionen, die die Regeln jetzt verbieten

error-action-refused = die Regeln erlauben das jetzt nicht ({ $rule }); wähle eine andere Aktion
error-not-your-turn = { $who } kann nicht handeln, solange die andere Seite am Zug ist; beende zuerst deren Zug
error-already-acted = { $who } hat die Aktion dieses Zuges verbraucht; warte auf den nächsten Zug
error-is-down = { $who } hat keine Herzen mehr und kann nicht handeln; lass zuerst einen Verbündeten helfen
error-is-dead = { $who } ist tot; wähle jemand anderen
error-foe-is-out = { $foe } ist aus dem Kampf; wähle einen Gegner, der noch steht
error-out-of-reach = { $foe } ist für diesen Angriff zu weit weg; geh näher heran oder greife aus der Ferne an
error-power-needs-line = { $foe } ist in voller Deckung, und ein Angriff mit einer Kraft braucht meist freie Linie; suche eine, oder lass die Spielleitung sagen, dass dieser keine braucht
error-full-cover = { $foe } ist in voller Deckung; suche eine freie Linie, oder lass die Spielleitung über die Deckung entscheiden
error-no-mana = { $hero } hat { count-mana } und bräuchte { $cost }; wähle etwas Billigeres oder raste zuerst
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
error-not-yourself = { $hero } kann nicht zugleich helfen und Hilfe bekommen; wähle jemand anderen
error-help-waits =
    { $most ->
        [one] { $ally } hat schon alle Hilfe, die zählt ({ $most } Verbündeter); tu etwas anderes
       *[other] { $ally } hat schon alle Hilfe, die zählt ({ $most } Verbündete); tu etwas anderes
    }
error-no-movement-left = { $who } hat in diesem Zug keine Bewegung mehr; warte auf den nächsten Zug
error-no-board = diese Szene hat keinen Plan für diese Bewegung ({ $who }); lege zuerst einen an
error-no-such-item = „{ $item }“ steht nicht auf dem Bogen; nimm eines von: { $allowed }
error-no-such-talent = „{ $talent }“ ist kein Talent auf dem Bogen; nimm eines von: { $allowed }
error-help-not-given = im Kampf kostet Hilfe die Aktion eines Verbündeten; lass ihn zuerst helfen ({ $hero })
error-tier-too-low = eine Kraft der Stufe { $tier } ist dafür zu schwach; nimm { $least } oder eine stärkere
error-already-there = diese Entfernung lässt sich nicht weiter ändern ({ $who }); geh in die andere Richtung oder bleib
error-not-in-a-fight = gerade werden keine Züge gezählt; beginne zuerst den Kampf
error-fight-goes-on = der Kampf hat schon begonnen; beende den Zug oder die Szene
error-asset-does-not-fit = der Trumpf „{ $asset }“ gilt nur im Nahkampf; nimm einen anderen oder keinen
error-hold-needs-power = festhalten kann nur eine Kraft ({ $foe }); greif mit einer Kraft an oder ziele auf eine Wunde
error-area-needs-power = eine Fläche füllt nur eine Kraft (rund um { $foe }); greif mit einer Kraft an oder ziele auf eine Wunde
error-several-need-power = mehrere zugleich trifft nur eine Kraft; greif allein { $foe } an oder nimm eine Kraft
error-nobody-around = rund um { $foe } steht sonst niemand; ein einfacher Angriff mit einer Kraft tut dasselbe für weniger
error-foe-is-held = { $foe } wird von einer Kraft festgehalten und kann nichts tun; lass einen anderen Gegner handeln oder warte, bis die Kraft nachlässt
error-nothing-to-shoot-with = { $hero } hat auf dem Bogen nichts, womit man schießen oder werfen kann; schlag aus der Nähe zu, schreib einen Bogen, eine Schleuder oder Ähnliches zur Ausrüstung oder frag die Spielleitung, die etwas Greifbares gelten lassen kann
error-no-power-going = { $hero } hat keine Kraft am Werk, die aufrechterhalten werden könnte; setz zuerst eine ein
error-power-goes-on = die Kraft von { $hero } wirkt in diesem Zug noch; erhalte sie im nächsten aufrecht
error-no-power-comes = auf { $hero } kommt keine Kraft zu, die abgewehrt oder der ausgewichen werden könnte; die Spielleitung sagt, wann eine kommt
error-not-hurt = alle Herzen sind da ({ $hero }); heile jemanden, der verletzt ist
error-clock-without-steps = die Uhr „{ $clock }“ lässt sich nicht stellen (Schritte: { $steps }); gib ihr einen Namen und mindestens 1 Schritt
error-no-such-value = „{ $path }“ führt in dieser Szene zu nichts; nenne die Kennung von jemandem darin, einen Punkt und einen seiner Werte
error-no-such-creature-block = „{ $block }“ steht nicht im Bestiarium; such den Namen in der Liste der Wesen oder lies einen Werteblock ein

# Das Labor über HTTP und vom Tisch aus
source-fight = der Kampf
error-lab-nobody-to-fight = { $side ->
        [party] kein Held kann kämpfen; nenne wenigstens einen, der noch steht
       *[foes] es gibt niemanden zu bekämpfen; nenne wenigstens einen Gegner, der noch steht
    }
error-lab-scene-unreadable = das ist keine Szene dieses Spiels ({ $reason }); hol sie noch einmal vom Tisch
error-lab-nothing-wanted = es ist kein Risiko genannt; sag, wie wahrscheinlich der Sieg sein soll oder wie viele Helden fallen sollen
error-lab-foes-needed = es sind keine Gegner genannt; sag, welche kommen dürfen, jeweils mit einer ersten Anzahl
error-lab-no-distances = dieses Spiel kennt weder Entfernungsbänder noch Bereiche; lass den Kampf ohne Entfernung beginnen
error-lab-distance-at-table = am Tisch steht schon jeder irgendwo; lass die Entfernung weg oder stell einen eigenen Kampf zusammen
error-lab-rulings-of-one-game = jedes Spiel kennt eigene Festlegungen; nimm sie weg, um Spiele zu vergleichen
error-lab-map-of-written-fights = eine Karte braucht einen Kampf, in dem alle unversehrt beginnen; lass Szene, Änderungen und Fehlende weg
error-lab-no-scene-yet = an diesem Tisch ist noch niemand; bring zuerst einen Helden mit
error-lab-no-such-question = an der Frage „{ $ask }“ arbeitet niemand mehr; frag noch einmal
error-lab-took-too-long = das hat selbst in Teilen zu lange gedauert; frag nach weniger Leuten oder nach einer Simulation
lab-advice-no-party = Kein Held kann kämpfen: bring einen, der noch steht, oder heile jemanden.
lab-advice-no-foes = Es gibt niemanden zu bekämpfen: bring Gegner an den Tisch oder füge hier welche hinzu.
lab-advice-no-fight = Es läuft kein Kampf: gerechnet wird, als begänne jetzt einer, so wie das Spiel ihn beginnt.
lab-advice-pending = Ein Wurf am Tisch wartet noch auf jemanden: was daraus wird, ist hier nicht dabei.
