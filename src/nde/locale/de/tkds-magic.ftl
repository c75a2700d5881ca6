# TKDS: Zauber, Zaubern, Konzentration, Schriftrollen.

## Zauber

tkds-spell-electric-jolt = Elektrischer Schlag
    .text = Reichweite 10 m. Erfolg: 1W12 Schaden an einem Ziel, dann springt der Schlag auf ein zweites über, höchstens 2 m weiter, und richtet dort 1W6 an. Kritischer Erfolg: Beides wird nach dem Wurf verdoppelt. Fehlschlag: Das erste Ziel erleidet 1W6.
tkds-spell-mage-armour = Magierrüstung
    .text = Auf sich selbst, bis zur nächsten Nachtruhe. Erfolg: +2 auf die Verteidigung. Kritischer Erfolg: +3. Fehlschlag: +1.
tkds-spell-healing = Heilung
    .text = Berührung. Erfolg: 1W8+1 LP kehren zurück. Kritischer Erfolg: Das Höchstmaß. Fehlschlag: Die Hälfte, mindestens 1.
tkds-spell-identify-magic = Magie bestimmen
    .text = Ein Ritual von einer Zehn-Minuten-Runde gegen einen Zielwert der Spielleitung, einmal am Tag je Gegenstand. Erfolg: Es zeigt sich, was die Magie bewirkt. Kritischer Erfolg: In allen Einzelheiten, samt einem Fluch, falls es ihn gibt. Fehlschlag: Nichts. Kritischer Fehlschlag: Nichts, und der nächste Versuch erst auf einer neuen Stufe.
tkds-spell-water-breathing = Wasseratmung
    .text = Berührung. Erfolg: Ein Wesen atmet 8 Stunden unter Wasser. Kritischer Erfolg: Alle auf einer Fläche von 5 × 5 m. Fehlschlag: Ein Wesen eine Stunde lang.
tkds-spell-bless = Segen
    .text = Reichweite 10 m, ein Verbündeter. Erfolg: +1 auf Proben für 10 Kampfrunden. Kritischer Erfolg: +2. Fehlschlag: +1 für 3 Kampfrunden.
tkds-spell-dimensional-jump = Dimensionssprung
    .text = Wer zaubert, erscheint an einem Ort in Sichtweite. Erfolg: Bis 20 m weit. Kritischer Erfolg: Bis 1 km. Fehlschlag: Bis 10 m.
tkds-spell-dimensional-anchor = Dimensionsanker
    .text = Reichweite 10 m. Wer verankert ist, springt nur durch den Raum, wenn er das Ergebnis des Zaubernden erreicht. Erfolg: 10 Kampfrunden. Kritischer Erfolg: Eine Stunde. Fehlschlag: 3 Kampfrunden.
tkds-spell-anti-magic-zone = Antimagische Zone
    .text = Eine Fläche von 5 × 5 m. Andere Zauber, die darin oder dorthin gewirkt werden, müssen auch das Ergebnis des Zaubernden erreichen. Erfolg: Eine Zehn-Minuten-Runde. Kritischer Erfolg: 7 × 7 m oder eine Stunde. Fehlschlag: 3 Kampfrunden.
tkds-spell-greater-healing = Große Heilung
    .text = Reichweite 10 m. Erfolg: 1W8+8 LP kehren zurück. Kritischer Erfolg: Das Höchstmaß. Fehlschlag: Die Hälfte, mindestens 1.
tkds-spell-implosion = Implosionszauber
    .text = Reichweite 10 m. Erfolg: 30 Schaden. Kritischer Erfolg: 60. Fehlschlag: 10.
tkds-spell-stun-curse = Betäubungsfluch
    .text = Reichweite 10 m. Erfolg: Wer eine niedrigere Stufe hat, ist 1W6 Kampfrunden betäubt, jeder andere eine. Kritischer Erfolg: Doppelt so lange. Fehlschlag: Halb so lange, und auf gleiche oder höhere Stufen wirkt es nicht.
tkds-spell-roots = Wurzeln
    .text = Reichweite 10 m, ein Wesen von höchstens doppelter Menschengröße. Erfolg: Es kommt eine Zehn-Minuten-Runde nicht vom Fleck; sich zu befreien ist eine Aktion und eine Probe auf STÄ oder GES gegen 10, mit Nachteil für das Opfer und ohne für Helfende. Kritischer Erfolg: Allein kommt das Opfer nicht frei. Fehlschlag: Halbes Tempo für eine Kampfrunde.
tkds-spell-touch-of-stupidity = Berührung der Dummheit
    .text = Berührung, 10 Kampfrunden. Erfolg: −2 auf INT. Kritischer Erfolg: −4. Fehlschlag: −1.
tkds-spell-water-walking = Wasserwandeln
    .text = Berührung. Erfolg: Ein Wesen geht eine Stunde über Wasser. Kritischer Erfolg: Alle auf einer Fläche von 5 × 5 m. Fehlschlag: Ein Wesen eine Zehn-Minuten-Runde lang.
tkds-spell-magic-weapon = Magische Waffe
    .text = Berührung. Erfolg: +1 auf Treffer und Schaden für 6 Kampfrunden. Kritischer Erfolg: +2. Fehlschlag: +1 für 3 Kampfrunden.
tkds-spell-illusory-scene = Trugszene
    .text = Ein Ritual von einer Zehn-Minuten-Runde: ein Bild von 10 × 10 m bis 100 m entfernt, für eine Stunde. Kritischer Erfolg: Es kann sprechen und hält unbegrenzt. Fehlschlag: Eine INT-Probe gegen 14 durchschaut es.
tkds-spell-illusory-terrain = Truggelände
    .text = Ein Ritual von einer Zehn-Minuten-Runde: Gelände von 10 × 10 m bis 100 m entfernt sieht anders aus, für eine Stunde. Kritischer Erfolg: Unbegrenzt. Fehlschlag: Eine INT-Probe gegen 14 durchschaut es.
tkds-spell-storm = Gewitter
    .text = Eine Fläche von 100 × 100 m, höchstens 10 Kampfrunden aufrechterhalten. Erfolg: 1W4 Blitze pro Kampfrunde mit je 3W12, höchstens einer pro Wesen. Kritischer Erfolg: 2W4 Blitze. Fehlschlag: Ein Blitz jede zweite Kampfrunde.
tkds-spell-blinding-curse = Blendungsfluch
    .text = Reichweite 10 m. Erfolg: Wer drei oder mehr Stufen niedriger ist, erblindet für immer, wer niedriger ist, für eine Zehn-Minuten-Runde, jeder andere für 1W6 Kampfrunden. Kritischer Erfolg: Einen Schritt länger. Fehlschlag: Einen Schritt kürzer, und auf gleiche oder höhere Stufen wirkt es nicht.
tkds-spell-healing-circle = Heilkreis
    .text = Alle Verbündeten im Umkreis von 10 m. Erfolg: Alle erhalten 1W8+8 LP zurück. Kritischer Erfolg: Das Höchstmaß. Fehlschlag: Die Hälfte, mindestens 1.

## Zustände durch Zauber

tkds-condition-mage-armour = Magierrüstung
tkds-condition-water-breathing = atmet unter Wasser
tkds-condition-blessed = gesegnet
tkds-condition-anchored = im Raum verankert
tkds-condition-anti-magic = in einer antimagischen Zone
tkds-condition-stunned = betäubt
tkds-condition-rooted = von Wurzeln gehalten
tkds-condition-slowed = halbes Tempo
tkds-condition-dull = stumpfer Geist
tkds-condition-water-walking = geht über Wasser
tkds-condition-magic-weapon = magische Waffe
tkds-condition-storm = hält ein Gewitter aufrecht
tkds-condition-blinded = erblindet

## Dinge mit Zaubern

tkds-item-wand = Zauberstab
    .acc = den Zauberstab
tkds-item-rod = Zepter
    .acc = das Zepter
tkds-item-magic-staff = magischer Stecken
    .acc = den magischen Stecken

## Was das Zaubern stört

tkds-cause-casting-armour = Rüstung oder Schild behindert
tkds-cause-casting-threatened = ein Gegner in Reichweite
tkds-cause-casting-scroll = eine Schriftrolle einer fremden Disziplin

## Schritte

tkds-step-casting = { $who } wirkt „{ $spell }“, Kategorie { $category }, Zielwert { $hu }
tkds-step-casting-hindered = { $who } hat einen Nachteil: { $cause }
tkds-step-casting-against = andere Magie steht im Weg: { $who } muss { $total } erreichen
tkds-step-vessel-used = { $who } nimmt { $item-acc } und wirkt „{ $spell }“
tkds-step-cast-exhausting = { $who } zahlt mit Erschöpfung statt mit Energie
tkds-step-cast-for-nothing = wenigstens kostet es { $who-acc } nichts
tkds-step-cast-paid = { $who } zahlt { $cost } magische Energie
tkds-step-spell-doubled = kritischer Erfolg mit „{ $spell }“: doppelter Schaden
tkds-step-spell-healing = „{ $spell }“: bis zu { $points } LP für { $target-acc }
tkds-step-spell-leap = { $who } kann bis zu { $metres } m entfernt erscheinen
tkds-step-spell-zone = „{ $spell }“ füllt für { $rounds ->
        [one] { $rounds } Kampfrunde
       *[other] { $rounds } Kampfrunden
    } ein Quadrat von { $metres } m, Stärke { $value }
tkds-step-spell-zone-area = „{ $spell }“ füllt für { $rounds ->
        [one] { $rounds } Kampfrunde
       *[other] { $rounds } Kampfrunden
    } „{ $area }“, Stärke { $value }
tkds-step-spell-immune = „{ $spell }“ bewirkt nichts: { $target } ist immun, { $condition }
tkds-step-spell-lasts =
    { $laid ->
        [mage-armour] eine Magierrüstung umgibt { $target-acc }
        [water-breathing] { $target } kann unter Wasser atmen
        [blessed] { $target } ist gesegnet
        [anchored] { $target } ist im Raum verankert
        [anti-magic] um { $target-acc } herum erlischt die Magie
        [stunned] { $target } ist betäubt
        [rooted] Wurzeln halten { $target-acc } fest
        [slowed] { $target } kommt nur halb so weit wie sonst
        [dull] der Geist { $target-von } wird stumpf
        [water-walking] { $target } kann über Wasser gehen
        [magic-weapon] die Waffe { $target-von } glänzt vor Magie
        [storm] { $target } hält ein Gewitter aufrecht
        [blinded] { $target } erblindet
       *[other] { $target } steht unter einem Zauber: { $condition }
    }{ $gives ->
        [defence] , +{ $value } auf die Verteidigung
        [checks] , +{ $value } auf Proben
        [weapon] , +{ $value } auf Treffer und Schaden
        [intelligence] , −{ $value } auf INT
        [total] , nur mit einem Ergebnis von { $value } zu überwinden
        [fast] , ohne Hilfe kein Entkommen
        [storm-1] , ein Blitz jede zweite Kampfrunde
        [storm-2] , 1W4 Blitze je Kampfrunde
        [storm-3] , 2W4 Blitze je Kampfrunde
       *[other] { "" }
    }{ $until ->
        [night] , bis zur nächsten Nachtruhe
       *[end] , bis etwas es beendet
    }
tkds-step-spell-resisted = { $target } schüttelt „{ $spell }“ ab: { $condition }
tkds-step-spell-rounds =
    { $laid ->
        [mage-armour] eine Magierrüstung umgibt { $target-acc }
        [water-breathing] { $target } kann unter Wasser atmen
        [blessed] { $target } ist gesegnet
        [anchored] { $target } ist im Raum verankert
        [anti-magic] um { $target-acc } herum erlischt die Magie
        [stunned] { $target } ist betäubt
        [rooted] Wurzeln halten { $target-acc } fest
        [slowed] { $target } kommt nur halb so weit wie sonst
        [dull] der Geist { $target-von } wird stumpf
        [water-walking] { $target } kann über Wasser gehen
        [magic-weapon] die Waffe { $target-von } glänzt vor Magie
        [storm] { $target } hält ein Gewitter aufrecht
        [blinded] { $target } erblindet
       *[other] { $target } steht unter einem Zauber: { $condition }
    }{ $gives ->
        [defence] , +{ $value } auf die Verteidigung
        [checks] , +{ $value } auf Proben
        [weapon] , +{ $value } auf Treffer und Schaden
        [intelligence] , −{ $value } auf INT
        [total] , nur mit einem Ergebnis von { $value } zu überwinden
        [fast] , ohne Hilfe kein Entkommen
        [storm-1] , ein Blitz jede zweite Kampfrunde
        [storm-2] , 1W4 Blitze je Kampfrunde
        [storm-3] , 2W4 Blitze je Kampfrunde
       *[other] { "" }
    }, für { $rounds ->
        [one] { $rounds } Kampfrunde
       *[other] { $rounds } Kampfrunden
    }
tkds-step-spell-let-go = { $who } lässt „{ $spell }“ enden
tkds-step-concentration-shaken = { $who } wankt und muss „{ $spell }“ festhalten
tkds-step-concentration-kept = { $who } hält „{ $spell }“ trotzdem aufrecht
tkds-step-concentration-lost = { $who } verliert „{ $spell }“

## Fragen und Würfe

tkds-ask-spell-grows = „{ $spell }“ ist ein kritischer Erfolg: Soll er eine Stunde halten oder { $area } × { $area } m füllen?
tkds-option-spell-grows-longer = eine Stunde
tkds-option-spell-grows-wider = die größere Fläche
tkds-roll-spell = { $who }: würfle { $die } für den Zauber

## Auswirkungen

tkds-effect-magic-spent = { $who } verbraucht { $points } magische Energie
tkds-effect-magic-gained = { $who } erhält { $points } magische Energie zurück
tkds-effect-enchanted =
    { $who } steht unter einem Zauber: { $condition }{ $gives ->
        [defence] , +{ $condition-value } auf die Verteidigung
        [checks] , +{ $condition-value } auf Proben
        [weapon] , +{ $condition-value } auf Treffer und Schaden
        [intelligence] , −{ $condition-value } auf INT
        [total] , nur mit einem Ergebnis von { $condition-value } zu überwinden
        [fast] , ohne Hilfe kein Entkommen
        [storm-1] , ein Blitz jede zweite Kampfrunde
        [storm-2] , 1W4 Blitze je Kampfrunde
        [storm-3] , 2W4 Blitze je Kampfrunde
       *[other] { "" }
    }{ $condition-until ->
        [rounds] , für { $condition-rounds ->
            [one] { $condition-rounds } Kampfrunde
           *[other] { $condition-rounds } Kampfrunden
        }
        [night] , bis zur nächsten Nachtruhe
       *[end] , bis etwas es beendet
    }
tkds-effect-concentration-begun = { $who } muss sich auf „{ $spell }“ konzentrieren
tkds-effect-spell-ended = „{ $spell }“ endet für { $who-acc }
tkds-effect-leapt = { $who } springt durch den Raum, bis zu { $metres } m weit
tkds-effect-zone-laid = { $who } legt Magie auf den Ort, { $zone-metres } × { $zone-metres } m: { $condition }, zu überwinden mit { $zone-value } insgesamt, für { $zone-rounds ->
        [one] { $zone-rounds } Kampfrunde
       *[other] { $zone-rounds } Kampfrunden
    }
tkds-effect-magic-learned = { $who } findet heraus, was die Magie { $subject ->
        [thing] hier
       *[other] von „{ $subject }“
    } bewirkt: { $outcome }
tkds-effect-subject-tried = { $who } kann „{ $spell }“ { $subject ->
        [thing] hierauf
       *[other] auf „{ $subject }“
    } { $until ->
        [level] erst auf einer neuen Stufe wieder wirken
       *[other] heute nicht noch einmal wirken
    }
tkds-effect-spell-told = die Spielleitung sagt, was „{ $spell }“ { $who-von } bewirkt: { $outcome }
tkds-effect-grew-exhausted = { $who } ist erschöpft
tkds-effect-thing-used = { $who } verbraucht { $item-acc }

## Situationen, Angaben, Angebote

tkds-situation-cast = einen Zauber wirken
tkds-situation-concentration = einen Zauber trotz Schaden aufrechterhalten
tkds-param-spell = der Zauber
tkds-param-target-level = die Stufe des Ziels
tkds-param-target-hp = die vollen LP des Ziels
tkds-param-caster-level = die Stufe der zaubernden Figur
tkds-param-wounds = wie viele dieser LP dem Verbündeten fehlen; alle: liegt im Sterben
tkds-param-magic = wie viel magische Energie da ist
tkds-param-second = ob ein zweiter Gegner danebensteht
tkds-param-scroll = ob er von einer Schriftrolle gelesen wird
tkds-param-exhausts = ob mit Erschöpfung bezahlt wird
tkds-param-grows = was ein kritischer Erfolg vergrößert
tkds-value-grows-longer = die Dauer
tkds-value-grows-wider = die Fläche
tkds-param-subject = was untersucht wird
tkds-offer-cast = Einen Zauber wirken
tkds-offer-cast-exhausting = Einen Zauber wirken und mit Erschöpfung zahlen
tkds-offer-read-scroll = Aus Schriftrolle, Zauberstab, Zepter oder Stecken zaubern
tkds-offer-end-spell = Einen Zauber enden lassen
tkds-offer-keep-spell = Jemandes Konzentration prüfen

## Fehler

error-no-such-spell = „{ $text }“ ist kein Zauber; wähle einen von: { $allowed }
error-spell-not-known = „{ $spell }“ ist kein Zauber, den { $who } kennt; wirke einen bekannten oder lies eine Schriftrolle
error-spell-too-high = „{ $spell }“ verlangt Stufe { $level }; wirke einen Zauber einer niedrigeren Kategorie
error-too-little-magic = „{ $left }“ ist zu wenig magische Energie ({ $who }), der Zauber kostet { $cost }; ruh dich zuerst aus oder wirke einen billigeren
error-cannot-exhaust = „{ $who }“ kann nicht mit Erschöpfung zahlen; dazu braucht es den Kniff, und wer schon erschöpft ist, kann es nicht
error-ritual-in-fight = „{ $spell }“ ist ein Ritual und dauert zehn Minuten; wirke es nach dem Kampf
error-hands-full =
    { $hands ->
        [one] { $hands } freie Hand ist nötig; leg zuerst etwas weg
       *[other] „{ $hands }“ freie Hände sind nötig; leg zuerst etwas weg
    }
error-armour-stops-magic = „{ $who }“ trägt Rüstung oder Schild ohne Ausbildung; leg beides ab, um zu zaubern
error-spell-targets = „{ $spell }“ lässt sich so nicht ausrichten; nenne verschiedene, passende Ziele, von { $least } bis { $most }
error-spell-out-of-range = „{ $target }“ ist { $distance } m entfernt, { $spell } reicht { $most } m; geh näher heran oder wähle ein anderes Ziel
error-tried-already = „{ $subject }“ wurde schon untersucht ({ $who }); versuch es morgen wieder, nach einem kritischen Fehlschlag erst auf einer neuen Stufe
error-subject-missing = „{ $spell }“ untersucht etwas; sag was, etwa subject=Ring
error-not-a-scroll = „{ $who }“ hat dort nichts mit diesem Zauber ({ $spell }); nenne die Stelle von Schriftrolle, Zauberstab, Zepter oder Stecken
error-needs-discipline = „{ $item }“ ({ $spell }) verlangt eine Disziplin, die { $who } nicht gelernt hat; gib den Gegenstand jemandem, der sie kennt
error-no-spell-kept = „{ $who }“ hält keinen Zauber aufrecht; wirke zuerst einen, der Konzentration braucht

## Beispiele

example-tkds-ex-m1 = Ein Magier mit INT +3 würfelt 10 gegen 12: Der Schlag richtet 7 an, springt für 4 auf den zweiten Gegner über und kostet 4 Energie.
example-tkds-ex-m2 = Eine 19 ergibt 22, zehn über dem Zielwert: Der Schaden an beiden wird nach dem Wurf verdoppelt.
example-tkds-ex-m3 = Auch ein Fehlschlag richtet am ersten Ziel 1W6 an, und die Energie ist trotzdem bezahlt.
example-tkds-ex-m4 = Die Heilung misslingt mit 11 gegen 12: Die Hälfte von 2+1, abgerundet, ist 1.
example-tkds-ex-m5 = Eine natürliche 20 heilt das Höchstmaß: 9.
example-tkds-ex-m6 = Eine Schriftrolle einer fremden Disziplin wird mit Nachteil gelesen: Von 15 und 11 zählt die 11, und Energie kostet es nicht.
example-tkds-ex-m7 = Wer mit +4 zaubert und nach einem Treffer 11 würfelt, kommt auf 15 gegen 16: Der Zauber ist vorbei.
example-tkds-ex-m8 = Ein Schurke mit W6 schläft gut: 6 LP kehren zurück, gleich auf welcher Stufe, und alle Essenz.
example-tkds-ex-m9 = Ein Magier erhält durch den W10 10 magische Energie zurück, und LP bis zum Höchstwert.
example-tkds-ex-m10 = Eine darauf verwendete Zehn-Minuten-Runde bringt einen Punkt Essenz zurück; der Glückswurf zeigt 5, und nichts geschieht.
