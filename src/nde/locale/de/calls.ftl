# Würfe, um die die Spielleitung bittet, was jemand in eigenen Worten versucht, und Würfel einfach so.

## Aufrufe

call-or = { $names } oder { $last }
call-roll = würfeln
call-asked =
    { $is-you ->
        [yes] du bittest
       *[no] { $name } bittet
    } { $who-acc } um einen Wurf{ $traits ->
        [none] { "" }
       *[other] { " " }auf { $traits }
    }{ $hard ->
        [none] { "" }
       *[other] { " " }({ $hard })
    }{ $reason ->
        [none] { "" }
       *[other] { " " }– { $reason }
    }
call-try =
    { $is-you ->
        [yes] du lässt
       *[no] { $name } lässt
    } { $who-acc } würfeln{ $traits ->
        [none] { "" }
       *[other] , auf { $traits }
    }{ $hard ->
        [none] { "" }
       *[other] { " " }({ $hard })
    }
call-hard =
    { $number ->
        [none] { $rung }
       *[other] { $rung ->
            [none] Schwierigkeit { $number }
           *[other] { $rung }, { $number }
        }
    }
call-contest =
    { $reason ->
        [none] wer ist besser: { $one } oder { $other }?
       *[other] wer ist besser: { $one } oder { $other }? { $reason }
    }
call-came-wholly = { $who } schafft es
    .b = { $who } bekommt es hin
    .c = bei { $who-dat } geht es gut
call-came-partly = { $who } schafft es, aber das hat seinen Preis
    .b = { $who } schafft es gerade so
call-came-not = { $who } schafft es nicht
    .b = bei { $who-dat } geht es schief
    .c = bei { $who-dat } reicht es nicht
call-came-over = { $who } hat gewürfelt
call-comes-to = { $who } kommt auf { $score }
call-blind = { $who } würfelt, und nur die Spielleitung sieht, was dabei herauskommt
call-declined = { $who } würfelt nicht
call-withdrawn =
    { $is-you ->
        [yes] du ziehst die Bitte um einen Wurf zurück; niemand muss würfeln
       *[no] { $name } zieht die Bitte um einen Wurf zurück; niemand muss würfeln
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
call-note-contest = { $one } gegen { $other }
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
        [yes] du würfelst geheim { $dice }
       *[no] { $name } würfelt geheim { $dice }
    }{ $text ->
        [none] { "" }
       *[other] { " " }({ $text })
    }: { $total } [{ $faces }]

## Absagen

source-called = die Bitte um einen Wurf
error-nothing-to-call-for = in diesem Spiel würfelt niemand, um etwas zu versuchen; sag stattdessen, was geschieht
error-never-rolls = „{ $id }“ würfelt in diesem Spiel nicht; nenne jemanden, der würfelt, oder entscheide es selbst
error-nobody-to-call = aus der Gruppe kann gerade niemand würfeln; nenne jemanden, der es kann
error-not-to-roll-with = mit „{ $trait }“ wird hier nicht gewürfelt; nimm eines von: { $allowed }
error-no-such-difficulty = „{ $difficulty }“ ist keine Schwierigkeit dieses Spiels; nimm eine von: { $allowed }
error-no-difficulties = dieses Spiel kennt keine Schwierigkeit: gewürfelt wird gegen den eigenen Wert; lass sie weg
error-too-many-calls = höchstens { $most } Bitten um einen Wurf sind zugleich offen; zieh zuerst eine zurück
error-too-many-tries = höchstens { $most } deiner Versuche warten auf die Spielleitung; nimm einen zurück oder warte
error-too-many-dice = höchstens { $most } Würfel fallen auf einmal; nimm weniger
error-no-such-call = keine offene Bitte um einen Wurf hat die Nummer { $number }; sie ist beantwortet oder zurückgezogen
error-not-called = „{ $id }“ ist nicht gemeint; würfle für jemanden, der um den Wurf gebeten ist
error-already-rolled = „{ $id }“ hat hier schon gewürfelt; warte auf die anderen
error-already-rolling = „{ $id }“ hat mit dem Wurf begonnen; beantworte zuerst die offene Frage
error-blind-dice = bei einem blinden Wurf würfelt das Programm, damit niemand die Würfel sieht; lass die Augenzahlen weg
error-contest-alone = „{ $id }“ kann sich nicht mit sich selbst messen; nenne jemand anderen
error-no-such-try = kein Versuch mit der Nummer { $number } wartet auf Antwort; er ist beantwortet oder zurückgenommen
error-say-what-you-try = es fehlt, was du versuchst; sag es in ein paar Worten oder nenne, womit du es versuchst
error-say-what-follows =
    { $answer ->
        [price] es fehlt, was es kostet; sag es in ein paar Worten
       *[ask] die Frage fehlt; sag in ein paar Worten, was du wissen willst
    }
error-asks-first = die Spielleitung sagt zuerst, was gewürfelt wird; lass die Augenzahlen bis dahin weg
error-call-word = „{ $word }“ sagt nichts über einen Wurf; nimm etwas von: { $allowed }
error-no-try-waits = niemand wartet auf eine Antwort; bitte stattdessen mit „gm rufe“ um einen Wurf
error-nothing-to-roll = niemand bittet dich um einen Wurf; nenne Würfel, etwa „wurf 2w6+1“
error-nothing-to-decline = niemand bittet dich um etwas, und keiner deiner Versuche wartet; mach weiter mit dem, was du willst
error-odds-not-said = Chancen erfährst nur du, laut gesagt werden sie nicht; frage im Chat oder in der Textansicht danach, etwa „/odds 2w6+1“
error-no-such-chat-command = „{ $word }“ ist kein Befehl im Chat; nimm eines von: { $allowed }, oder schreib „//“ für einen Text, der mit einem Schrägstrich beginnt

## Getippt

play-words-decline = ablehnen passe
play-words-power-call = rufe bitte fordere
play-words-power-contest = wettstreit
play-words-power-works = klappt gelingt
play-words-power-roll = wurf würfle wuerfle
play-words-power-ask = frage frag
play-words-power-withdraw = zurückziehen zuruecknehmen
play-words-power-all = alle gruppe
play-words-power-but = aber
play-words-power-or = oder auf gegen
play-words-power-with = mit durch
play-words-call-hidden = versteckt geheimgehalten
play-words-call-blind = blind blindlings
play-words-call-secret = geheim heimlich
play-words-call-best = bester beste
play-words-call-half = hälfte haelfte
play-words-call-each = jeder jede
play-help-decline = nicht würfeln, worum du gebeten wirst, oder deinen Versuch zurücknehmen
play-gm-call = um einen Wurf bitten: wer (oder „alle“), womit, wie schwer; „versteckt“, „blind“, „geheim“, „bester“, „hälfte“ und ein Grund in Anführungszeichen
play-gm-contest = zwei sich messen lassen: wer womit, gegen wen womit
play-gm-works = auf einen Versuch antworten: es klappt; hinter „aber“, zu welchem Preis
play-gm-roll = auf einen Versuch antworten: würfle das; in Anführungszeichen, was beim Scheitern geschieht
play-gm-ask = auf einen Versuch antworten: so nicht, und was du wissen willst
play-gm-withdraw = die letzte Bitte um einen Wurf zurückziehen
talk-call =
    { $reason ->
        [none] { $by } bittet um einen Wurf: { $names }, { $asked }
       *[other] { $by } bittet um einen Wurf: { $names }, { $asked }. „{ $reason }“
    }{ $fails ->
        [none] { "" }
       *[other] . Wenn es misslingt: { $fails }
    }
talk-call-decline = { $name } würfelt nicht
talk-try-gm =
    { $text ->
        [none] { $name } versucht etwas mit { $trait }
       *[other] { $trait ->
            [none] { $name } versucht etwas: „{ $text }“
           *[other] { $name } versucht etwas mit { $trait }: „{ $text }“
        }
    }. Antworte mit „gm klappt“, „gm klappt aber …“, „gm wurf …“ oder „gm frage …“.
talk-try-own = { $name } wartet auf die Spielleitung: „{ $text }“.
talk-dice-odds = { $dice }: im Schnitt { $mean }
talk-dice-compared = { $dice } { $sign } { $number }: { $chance } ({ $fraction })
