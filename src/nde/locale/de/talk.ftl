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
talk-away = ist nicht da
talk-plays = spielt { $names }
talk-side-party = Helden: { $names }
talk-side-foes = Gegner: { $names }

## Wer wen erreichen kann

talk-no-foe = hier ist kein Gegner, der { $name } erreichen könnte
talk-reach-anywhere = ohne Karte entscheidet die Geschichte, wer { $name } erreicht: { $names }
talk-reach-nowhere = { $name } ist nicht auf der Karte
talk-way-here = kann sofort zuschlagen
talk-way-none = kommt nicht hin
talk-way-squares =
    { $count ->
        [one] muss { $count } Feld gehen, um zuzuschlagen
       *[other] muss { $count } Felder gehen, um zuzuschlagen
    }
talk-way-bands =
    { $count ->
        [one] muss { $count } Zone näher kommen, um zuzuschlagen
       *[other] muss { $count } Zonen näher kommen, um zuzuschlagen
    }
talk-nobody-strikes = niemand kommt gerade im Nahkampf an { $name } heran

## Notizen

talk-no-notes = Es gibt keine Notizen; gib „notiz“ und ein paar Worte ein, um eine zu schreiben.
talk-note = { $number }. { $name }: { $text }
talk-note-away = „notiz -1“ löscht die erste.

## Das Ende, und die Spielleitung

talk-welcome = Gib eine Nummer ein oder sag, was du tust: „greif wolf an“. „hilfe“ zeigt alles, was man eingeben kann; auch Fragen wie „wer kann mich erreichen“ werden verstanden.
talk-turn-party = der Zug der Helden
talk-waits = Der Tisch wartet auf { $names }.
talk-still-to-act = Noch zu handeln haben: { $names }.
talk-end-for-all = Um ihre Handlung kämen: { $names }. Den Zug für alle beenden? Gib „{ $yes }“ ein oder tu etwas anderes.
talk-take-somebody = Du hast noch keinen Helden. Noch frei: { $names }. Gib „nimm“ und einen Namen ein, oder „erschaffe“ für einen neuen.
talk-make-somebody = Du hast noch keinen Helden: „erschaffe“ macht einen, Frage für Frage.
talk-is-won = Das Abenteuer ist gewonnen. „aufstieg“ lässt einen Helden aufsteigen, „chronik“ zeigt es noch einmal.
talk-is-lost = Das Abenteuer ist vorbei. „zurück“ macht deinen letzten Schritt rückgängig, „chronik“ zeigt es noch einmal.
talk-gm-about = Du bist die Spielleitung. Alles davon kommt als Entscheidung in die Chronik:
talk-gm-own = die Befehle zeigen, die nur die Spielleitung hat
talk-roll = { $name }: { $came }; möglich war: { $others }
talk-no-rolls = In der letzten Runde wurde nicht gewürfelt.

error-only-in-terminal = „{ $line }“ geht nur im Terminal; hier wird alles automatisch gespeichert, und zum Gehen genügt es, die Seite zu schließen
error-plays-nobody = du hast hier keinen Helden; nenne jemanden: { $allowed }
error-typed-before = die Verbindung brach ab, bevor „{ $line }“ ankam; sieh nach, was jetzt ist, und gib es noch einmal ein
