# Fragen am Tisch in ganzen Sätzen und ihre Antworten: dieselben im Terminal und in der Textansicht des Browsers.

## Sätze, die verstanden werden; durch Kommas getrennt, ohne Großschreibung und Zeichen verglichen

talk-phrases-who = wer ist hier, wer ist da, wer ist am tisch, wer ist alles da
talk-phrases-menu = was kann ich tun, was kann ich jetzt tun, was nun, was kann ich machen, zeige die liste
talk-phrases-why = warum das, warum so, wieso
talk-phrases-help = was kann ich tippen, was kann ich eingeben, hilf mir
talk-phrases-look = sieh dich um, wo bin ich, wo sind wir, was sehe ich
talk-phrases-reach = wer kann mich erreichen, wer erreicht mich, wer kann mich treffen, wer kann erreichen, wer erreicht
talk-phrases-cover = deckung zu, deckung gegen, deckung vor, wie weit ist es zu, wie weit ist, wie weit zu, wie stehe ich zu, entfernung zu

## Wer hier ist

talk-seat = { $name }
talk-seat-gm = { $name }, Spielleitung
talk-seat-watching = { $name }, schaut zu
talk-bot = vom Programm gespielt
seat-gm = die Spielleitung
talk-engine = das Programm
talk-connected = ist da
talk-away = ist weg
talk-plays = spielt { $names }
talk-side-party = Helden: { $names }
talk-side-foes = Gegner: { $names }

## Wer wen erreichen kann

talk-no-foe = kein Gegner ist hier, der { $name } erreichen könnte
talk-reach-anywhere = es gibt keine Karte: jeder davon kann { $name } erreichen, wie es die Geschichte will: { $names }
talk-reach-nowhere = { $name } steht nicht auf der Karte
talk-way-here = kann sofort zuschlagen
talk-way-none = findet keinen Weg
talk-way-squares =
    { $count ->
        [one] muss { $count } Feld gehen, um zuzuschlagen
       *[other] muss { $count } Felder gehen, um zuzuschlagen
    }
talk-way-bands =
    { $count ->
        [one] muss { $count } Schritt näher kommen, um zuzuschlagen
       *[other] muss { $count } Schritte näher kommen, um zuzuschlagen
    }
talk-nobody-strikes = niemand hat { $name } gerade in Reichweite der Arme

## Notizen

talk-no-notes = Es gibt keine Notizen; „notiz“ und ein paar Worte schreiben eine.
talk-note = { $number }. { $name }: { $text }
talk-note-away = „notiz -1“ wirft die erste weg.

## Das Ende, und die Spielleitung

talk-welcome = Tippe eine Nummer, oder „hilfe“ für alles, was man tippen kann; auch Fragen wie „wer kann mich erreichen“ werden verstanden.
talk-turn-party = der Zug der Helden
talk-waits = Der Tisch wartet auf { $names }.
talk-still-to-act = Noch zu handeln haben: { $names }.
talk-take-somebody = Du spielst noch niemanden: „nimm“ und ein Name (frei: { $names }), oder „erschaffe“ für einen neuen Helden.
talk-make-somebody = Du spielst noch niemanden: „erschaffe“ macht einen Helden, Frage für Frage.
talk-is-won = Das Abenteuer ist gewonnen. „aufstieg“ lässt einen Helden wachsen, „chronik“ erzählt es noch einmal.
talk-is-lost = Das Abenteuer ist vorbei. „zurück“ nimmt deinen letzten Schritt zurück, „chronik“ erzählt es noch einmal.
talk-gm-about = Du bist die Spielleitung. Alles davon steht als Entscheid in der Chronik:
talk-gm-own = nennen, was nur die Spielleitung tut

error-only-in-terminal = „{ $line }“ gehört ins Terminal; hier wird alles von selbst gesichert, und zum Gehen genügt es, die Seite zu schließen
error-plays-nobody = du spielst hier niemanden; nenne jemanden: { $allowed }
error-typed-before = die Verbindung brach ab, bevor „{ $line }“ ankam; sieh nach, was es jetzt gibt, und tippe es noch einmal
