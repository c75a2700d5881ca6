# Würfe, um die die Spielleitung bittet, was jemand in eigenen Worten versucht, und Würfel einfach so.

## Aufrufe

call-or = { $names } oder { $last }
call-roll = würfeln
call-asked =
    { $is-you ->
        [yes] du bittest um einen Wurf
       *[no] { $name } bittet um einen Wurf
    }: { $names }{ $traits ->
        [none] { "" }
       *[other] , { $traits }
    }{ $hard ->
        [none] { "" }
       *[other] { " " }({ $hard })
    }{ $reason ->
        [none] { "" }
       *[other] { " " }– { $reason }
    }
call-try =
    { $is-you ->
        [yes] du willst einen Wurf sehen
       *[no] { $name } will einen Wurf sehen
    }: { $names }{ $traits ->
        [none] { "" }
       *[other] , { $traits }
    }{ $hard ->
        [none] { "" }
       *[other] { " " }({ $hard })
    }
call-contest =
    { $reason ->
        [none] wer ist besser: { $one } oder { $other }?
       *[other] wer ist besser: { $one } oder { $other }? { $reason }
    }
call-came-wholly = { $who } schafft es
    .b = { $who } bekommt es hin
    .c = bei { $who } geht es gut
call-came-partly = { $who } schafft es, aber nicht umsonst
    .b = { $who } schafft es gerade so
call-came-not = { $who } schafft es nicht
    .b = bei { $who } geht es schief
    .c = bei { $who } reicht es nicht
call-came-over = { $who } hat gewürfelt
call-comes-to = { $who } kommt auf { $score }
call-blind = { $who } würfelt, und nur die Spielleitung sieht, was dabei herauskommt
call-declined = { $who } würfelt nicht
call-withdrawn =
    { $is-you ->
        [yes] du nimmst den Aufruf zurück; niemand muss würfeln
       *[no] { $name } nimmt den Aufruf zurück; niemand muss würfeln
    }
call-winner = { $who } gewinnt
call-draw = von den beiden gewinnt niemand
call-again = Gleichstand: beide würfeln noch einmal
call-together-works = gemeinsam schaffen sie es
call-together-fails = gemeinsam schaffen sie es nicht

## Karten

call-note-blind = nur die Spielleitung sieht das Ergebnis
call-note-secret = nur die Spielleitung weiß davon
call-note-hidden = die Schwierigkeit bleibt verdeckt
call-note-best = der beste Wurf zählt für alle
call-note-half = die Hälfte muss es schaffen
call-note-contest = der bessere Wurf gewinnt
call-state-open = hat noch nicht gewürfelt
call-state-rolling = hat die Würfel in der Hand
call-state-rolled = hat gewürfelt
call-state-declined = würfelt nicht
call-state-passive = muss nicht würfeln

## Versuche

try-said =
    { $text ->
        [none] { $who } versucht etwas mit { $trait }
       *[other] { $trait ->
            [none] { $who } versucht etwas: „{ $text }“
           *[other] { $who } versucht etwas mit { $trait }: „{ $text }“
        }
    }
try-works = { $who } bekommt es hin
try-price = { $who } bekommt es hin, aber: { $text }
try-ask =
    { $is-you ->
        [yes] du fragst: „{ $text }“
       *[no] { $name } fragt: „{ $text }“
    }
try-back = { $who } überlegt es sich anders

## Würfel einfach so

toss =
    { $is-you ->
        [yes] du würfelst { $dice }
       *[no] { $name } würfelt { $dice }
    }{ $text ->
        [none] { "" }
       *[other] { " " }({ $text })
    }: { $total } [{ $faces }]
toss-secret =
    { $is-you ->
        [yes] du würfelst verdeckt { $dice }
       *[no] { $name } würfelt verdeckt { $dice }
    }{ $text ->
        [none] { "" }
       *[other] { " " }({ $text })
    }: { $total } [{ $faces }]

## Absagen

source-called = der Aufruf
error-nothing-to-call-for = in diesem Spiel würfelt niemand, um etwas zu versuchen; sag stattdessen, was geschieht
error-never-rolls = „{ $id }“ würfelt in diesem Spiel nicht; nenne jemanden, der würfelt, oder entscheide es selbst
error-nobody-to-call = aus der Gruppe kann gerade niemand würfeln; nenne jemanden, der es kann
error-not-to-roll-with = mit „{ $trait }“ wird hier nicht gewürfelt; nimm eines von: { $allowed }
error-no-such-difficulty = „{ $difficulty }“ ist keine Schwierigkeit dieses Spiels; nimm eine von: { $allowed }
error-no-difficulties = dieses Spiel kennt keine Schwierigkeit: gewürfelt wird gegen den eigenen Wert; lass sie weg
error-too-many-calls = höchstens { $most } Aufrufe sind zugleich offen; nimm zuerst einen zurück
error-too-many-tries = höchstens { $most } deiner Versuche warten auf die Spielleitung; nimm einen zurück oder warte
error-too-many-dice = höchstens { $most } Würfel fallen auf einmal; nimm weniger
error-no-such-call = kein offener Aufruf hat die Nummer { $number }; er ist beantwortet oder zurückgenommen
error-not-called = „{ $id }“ ist nicht gemeint; würfle für jemanden, der aufgerufen ist
error-already-rolled = „{ $id }“ hat für diesen Aufruf schon gewürfelt; warte auf die anderen
error-already-rolling = „{ $id }“ hat mit dem Wurf begonnen; beantworte zuerst die offene Frage
error-blind-dice = bei einem blinden Wurf würfelt die Engine, damit niemand die Würfel sieht; lass die Augen weg
error-contest-alone = „{ $id }“ kann sich nicht mit sich selbst messen; nenne jemand anderen
error-no-such-try = kein Versuch mit der Nummer { $number } wartet auf Antwort; er ist beantwortet oder zurückgenommen
error-say-what-you-try = es fehlt, was du versuchst; sag es in ein paar Worten oder nenne, womit du es versuchst
error-say-what-follows =
    { $answer ->
        [price] es fehlt, was es kostet; sag es in ein paar Worten
       *[ask] die Frage fehlt; sag in ein paar Worten, was du wissen willst
    }
error-asks-first = die Spielleitung sagt zuerst, was gewürfelt wird; lass die Augen bis dahin weg
