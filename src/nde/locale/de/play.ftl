# Der Tisch im Terminal: `nde play`, `nde replay` und `nde log`.

## Hilfe der Befehle; einfache Zeilen, damit `nde --help` Fluent nicht laden muss

cli-about-play = Ein Abenteuer am Tisch im Terminal spielen oder ein Spiel fortsetzen.
cli-details-play = Ohne Argumente wählst du Spiel und Abenteuer oder machst dort weiter, wo du aufgehört hast. Nach jedem Schritt ist alles gesichert; „hilfe“ am Tisch zeigt, was man eingeben kann. Das Abenteuer ist der Name eines mitgelieferten oder eine Datei. Mit --json wird je Zeile ein JSON-Befehl gelesen und ein Eintrag geschrieben.
cli-about-replay = Ein gespieltes Spiel Eintrag für Eintrag zeigen, von jedem Platz aus gesehen.
cli-about-log = Ein gespieltes Spiel als Erzählung ausgeben.
cli-place-adventure = ABENTEUER
cli-value-game = SPIEL
cli-value-policy = careful
cli-value-seat = PLATZ
cli-flag-game = das Spiel; „nde games“ nennt alle
cli-flag-heroes = wie viele Helden, 1 bis 6; sonst 3
cli-flag-sheet = der Bogen eines Helden; mehrmals möglich, die übrigen werden ausgewürfelt
cli-flag-companions = Bots spielen alle Helden außer dem ersten: careful, bold, healer …
cli-flag-file = die Datei des Spiels; eine vorhandene wird fortgesetzt
cli-flag-plain = nur Zeilen, die aufeinander folgen, für Vorleseprogramme
cli-flag-as = der Platz, von dem du schaust, etwa p1; sonst der der Spielleitung
cli-flag-step = nach jedem Eintrag auf Enter warten
cli-example-play-1 = play
cli-example-play-2 = play lantern-cellar --game nde12 --heroes 3
cli-example-play-3 = play --file abend.nde --plain
cli-example-replay-1 = replay abend.nde --as p1 --step
cli-example-log-1 = log abend.nde

## Was man eingeben kann; gezeigt wird das erste Wort

play-words-help = hilfe
play-words-menu = liste menü menue
play-words-more = mehr
play-words-look = umsehen
play-words-who = wer
play-words-reach = reichweite
play-words-cover = deckung
play-words-map = karte
play-words-end = ende
play-words-hero = held
play-words-take = nimm
play-words-sheet = bogen
play-words-log = chronik
play-words-why = warum
play-words-odds = chancen
play-words-undo = zurück zurueck
play-words-redo = nochmal
play-words-save = sichern
play-words-say = sage
play-words-whisper = flüstere fluestere
play-words-note = notiz
play-words-roll = wurf
play-words-dice = würfel wuerfel
play-words-rest = rast
play-words-create = erschaffe
play-words-advance = aufstieg
play-words-gm = sl
play-words-close = abschließen abschliessen
play-words-quit = schluss
play-words-dice-typed = echt echte
play-words-dice-engine = programm engine
play-words-condition-off = aus weg
play-words-fog-on = an ein
play-words-fog-off = aus
play-words-fog-lift = lichten heben
play-words-fog-lay = legen
play-words-only-told = nur

play-help-number = tun, was unter dieser Nummer auf der Liste steht
play-help-pairs = dasselbe, mit etwas dazu: ein Parameter und sein Wert
play-help-enter = die mit ↵ markierte Antwort oder das Ende des Zugs; sonst sich noch einmal umsehen
play-help-square = auf dieses Feld der Karte gehen
play-help-rule = eine Regel nach ihrer Nummer erklären oder ein Wort in Regeln, Tabellen und Gegnern nachschlagen
play-help-help = diese Hilfe zeigen
play-help-menu = nennen, was man jetzt tun kann
play-help-more = alles nennen, was man tun kann, auch Seltenes
play-help-look = sich noch einmal umsehen
play-help-who = wer am Tisch sitzt und wer in der Szene ist
play-help-reach = wer dich erreichen kann: wie weit jeder Gegner weg ist, mit welcher Deckung, und wie weit er gehen muss
play-help-cover = wie du zu jemandem oder zu einem Feld stehst: „deckung zu b4“
play-help-map = die Karte zeigen
play-help-end = den Zug der Helden beenden
play-help-hero = mit einem anderen Helden handeln: „held“ und ein Name, oder nur der Name
play-help-take = einen Helden nehmen, den niemand spielt: „nimm“ und ein Name
play-help-sheet = den Bogen der handelnden Figur zeigen oder den von jemandem mit Namen
play-help-log = noch einmal erzählen, was geschah; mit einer Zahl: so viele Zeilen
play-help-why = die Gründe des letzten Wurfs mit ihren Regeln
play-help-odds = die Chancen von allem; mit einer Nummer: alle Ergebnisse davon
play-help-undo = deinen letzten Schritt zurücknehmen; mit einer Zahl: so viele
play-help-redo = Zurückgenommenes wieder gelten lassen
play-help-save = sagen, wo das Spiel liegt; mit einem Dateinamen: eine Kopie dort ablegen
play-help-say = etwas sagen, das die Chronik behält
play-help-whisper = jemandem am Tisch etwas zuflüstern: „flüstere“, ein Name und die Worte
play-help-note = eine Notiz für dich schreiben; allein: deine Notizen lesen
play-help-roll = die Augenzahlen deiner Würfel eingeben: „wurf 4,6“
play-help-dice = „würfel echt“ für echte Würfel, „würfel programm“, damit das Programm würfelt
play-help-rest = verschnaufen, rasten oder lagern
play-help-create = einen Helden erschaffen, Frage für Frage
play-help-advance = einen Helden wachsen lassen
play-help-gm = deine eigene Spielleitung sein: eine Zahl setzen, jemanden versetzen, einen Wurf umentscheiden
play-help-close = dieses Spiel endgültig beenden und seine Würfel aufdecken
play-help-quit = gehen; das Spiel wartet auf dich

## Anfang und Ende

play-resume-which = Du hast ein unfertiges Spiel. Weitermachen?
play-resume-one = weiter mit { $name } (zuletzt { $when })
play-new-game = ein neues Spiel beginnen
play-which-game = Welches Spiel möchtest du spielen?
play-which-adventure = Welches Abenteuer?
play-how-many = Wie viele Helden ziehen los?
play-heroes =
    { $count ->
        [one] { $count } Held
       *[other] { $count } Helden
    }
play-about-game-nde12 = Würfel von W6 bis W20, Herzen, schnelle Kämpfe
play-about-game-nde14 = die neuere Ausgabe: Schwierigkeiten, Glück und Rüstungsmarken
play-about-game-cairn2e = wenig Zahlen, viel Gefahr, kluge Pläne
play-about-game-tkds = ein W20 und Fertigkeiten, Zauber und ein taktischer Kampf
play-about-game-grim-marsh = die Würfel von 1.2 und die Schwierigkeiten von 1.4, in Nebel und kaltem Wasser
play-about-game-far-orbit = 1.4 zwischen Frachtern, Stationen und Dingen, die man besser treiben lässt
play-choose-number = „{ $typed }“ steht nicht auf der Liste; gib eine Zahl von 1 bis { $most } ein, oder Enter für das mit ↵
play-default = { $option }  ↵
play-you = du
play-gm = Spielleitung
play-kept-in = Das Spiel liegt nach jedem Schritt in { $file }. „hilfe“ zeigt, was man eingeben kann.
play-resumed = Du machst weiter mit { $file }.
play-cut =
    { $bytes ->
        [one] Eine Zeile, die nicht zu Ende geschrieben war ({ $bytes } Byte), wurde entfernt; alles davor ist da.
       *[other] Eine Zeile, die nicht zu Ende geschrieben war ({ $bytes } Bytes), wurde entfernt; alles davor ist da.
    }
play-come-back = Gesichert. „nde play --file { $file }“ macht hier weiter.
play-over-in = Das Spiel ist zu Ende. „nde log { $file }“ erzählt es noch einmal, „nde verify { $file }“ prüft seine Würfel.
play-is-won = Das Abenteuer ist gewonnen. „aufstieg“ lässt einen Helden wachsen, „chronik“ erzählt es noch einmal, „schluss“ beendet das Spiel und deckt die Würfel auf.
play-is-lost = Das Abenteuer ist vorbei. „zurück“ nimmt deinen letzten Schritt zurück, „chronik“ erzählt es noch einmal, „schluss“ beendet das Spiel und deckt die Würfel auf.

## Der Bildschirm

play-place-in-fight = { $place } · Runde { $round } · { $side }
play-side-party = dein Zug
play-side-foes = der Zug der Gegner
play-note-out = außer Gefecht
play-note-gone = nicht mehr zu retten
play-note-acted = hat gehandelt
play-note-hidden = verborgen
play-map-signs = # Wand   + niedrige Deckung   ~ schweres Gelände   x gefallen
play-map-fog =
    { $squares ->
        [none]
            { $count ->
                [one] Für die Spieler im Nebel: { $count } Feld
               *[other] Für die Spieler im Nebel: { $count } Felder
            }
       *[other]
            { $count ->
                [one] Für die Spieler im Nebel: { $count } Feld ({ $squares })
               *[other] Für die Spieler im Nebel: { $count } Felder ({ $squares })
            }
    }
play-acts = { $name } handelt:
play-acts-others = { $name } handelt (für andere den Namen eingeben: { $others }):
play-walk =
    { $count ->
        [one] auf dieses Feld der Karte gehen
       *[other] auf dieses oder ein anderes von { $count } Feldern der Karte gehen
    }
play-more =
    { $count ->
        [one] noch eine Möglichkeit
       *[other] noch { $count } Möglichkeiten
    }
play-end-turn = den Zug beenden
play-begin = aufbrechen
play-choice-new = { $choice } (noch unbekannt)
play-choice-trial = { $choice } · { $trial }: { $name }, gelingt { $chance }
play-choice-odds = { $choice } · { $name }, gelingt { $chance }
play-type-die = { $name } würfelt: gib ein, was dein { $die } zeigt.
play-own-words = oder in eigenen Worten; Enter nimmt „{ $default }“
play-dice-typed = Von jetzt an gibst du die Augenzahlen deiner eigenen Würfel ein.
play-dice-engine = Von jetzt an würfelt das Programm für dich.
play-rests = Gib „rast“ und eines davon ein: { $moments }
play-ask-rule = „? { $id }“ erklärt die Regel.
play-saved = Das Spiel liegt in { $file }.
play-copied = Eine Kopie liegt in { $file }.
play-step-by-step = Enter zeigt den nächsten Eintrag, „schluss“ hört auf.
play-entry = Eintrag { $number }

## Was geschah

play-walks = { $name } geht nach { $square }
play-unseen = jemand Ungesehenes hat die Hand im Spiel: { $text }
play-fight-broken = wer von den Gegnern noch laufen kann, ist geflohen
play-fight-won = kein Gegner steht mehr
play-routed = ihr rennt um euer Leben und findet dort wieder zusammen, wo ihr hergekommen seid
play-routed-carried = ihr schleppt mit, wer nicht gehen kann: { $names }
play-came = { $name } kommt zur Gruppe
play-grew = { $name } ist gewachsen
play-foes-here = vor euch: { $names }
play-joined = Verstärkung kommt: { $names }
play-left = fort: { $names }
play-left-stalemate = { $names } zieht sich zurück: Dieser Kampf führt schon zu lange zu nichts
play-appeared = ihr seht: { $names }
play-hidden = vor den Spielern verborgen: { $names }
play-shown = den Spielern gezeigt: { $names }
play-clock = { $title }: { $filled } von { $steps }
play-said = { $name }: „{ $text }“
play-whispered = { $name } flüstert: „{ $text }“
play-note = Notiz von { $name }: { $text }
play-overruled = umentschieden: { $outcome } statt { $old }
play-fog-on = Nebel liegt über der Karte
play-fog-off = der Nebel hebt sich
play-fog-laid =
    { $squares ->
        [none]
            { $count ->
                [one] Nebel legt sich auf { $count } Feld
               *[other] Nebel legt sich auf { $count } Felder
            }
       *[other]
            { $count ->
                [one] Nebel legt sich auf { $count } Feld: { $squares }
               *[other] Nebel legt sich auf { $count } Felder: { $squares }
            }
    }
play-fog-lifted =
    { $squares ->
        [none]
            { $count ->
                [one] der Nebel gibt { $count } Feld frei
               *[other] der Nebel gibt { $count } Felder frei
            }
       *[other]
            { $count ->
                [one] der Nebel gibt { $count } Feld frei: { $squares }
               *[other] der Nebel gibt { $count } Felder frei: { $squares }
            }
    }
play-value-set = die Spielleitung setzt { $name }, { $field }: { $old } → { $value }
play-granted = auf Beschluss der Spielleitung: { $text }
play-moved = die Spielleitung versetzt { $name }
play-new-map = eine andere Karte liegt aus
play-undone =
    { $count ->
        [one] ein Schritt wurde zurückgenommen
       *[other] { $count } Schritte wurden zurückgenommen
    }
play-redone =
    { $count ->
        [one] ein Schritt gilt wieder
       *[other] { $count } Schritte gelten wieder
    }
play-secret-roll = ein geheimer Wurf: { $deed }
play-revealed = aufgedeckt: { $deed }: { $outcome }
play-revealed-goes-on = aufgedeckt: { $deed }
play-revealed-was = beim Wurf war es: { $old }
play-revealed-told = nur erzählt, es geschieht nichts
play-given = { $name } wird jetzt von { $seat } gespielt
play-session = Sitzung { $number } beginnt
play-dropped = was wartete, wurde aufgegeben
play-closed = Das Spiel ist zu Ende, und der Startwert seiner Würfel steht in der Chronik.
play-seed-taken = Die Spielleitung hat den Startwert der Würfel entnommen, um anderswo weiterzuspielen: Ab jetzt könnte sie wissen, was die Würfel zeigen. Wer Salz hinzufügt, erneuert die Würfel.

## Ein Spiel prüfen

play-verify-sound =
    { $drawn ->
        [one] „{ $file }“ ist in Ordnung: { $entries } Einträge, unverändert, und der Startwert ergibt seine { $drawn } Augenzahl
       *[other] „{ $file }“ ist in Ordnung: { $entries } Einträge, unverändert, und der Startwert ergibt jede seiner { $drawn } Augenzahlen
    }
play-verify-unfinished = „{ $file }“ ist nicht zu Ende: { $entries } Einträge, { $drawn } Augenzahlen, und der Startwert ist noch nicht offengelegt
play-verify-broken =
    { $count ->
        [one] „{ $file }“ beweist nichts: { $count } Fehler
       *[other] „{ $file }“ beweist nichts: { $count } Fehler
    }
play-verify-by-hand = von echten Würfeln eingegeben: { $typed }, von der Spielleitung gesetzt: { $ruled }
play-verify-digest = Prüfsumme bis hier: { $digest }

## Was die Spielleitung darf

play-gm-about = Du bist deine eigene Spielleitung. Alles davon steht als Entscheid in der Chronik:
play-gm-set = irgendeine Zahl von irgendwem setzen
play-gm-hide = jemanden verbergen
play-gm-show = Verborgene zeigen
play-gm-clock = eine Uhr bewegen; eine bloße Zahl beginnt eine, „stop“ nimmt sie weg
play-gm-move = jemanden anderswohin stellen
play-gm-add = noch einen Gegner bringen, nach seinem Werteblock
play-gm-remove = jemanden aus der Szene nehmen
play-gm-map = eine Karte aus einer Textdatei auslegen
play-gm-effect = eine Wirkung des Spiels eintreten lassen, nach Namen und Feldern
play-gm-condition = jemandem einen Zustand geben; „off“ nimmt ihn weg
play-gm-outcome = den letzten Wurf anders ausgehen lassen
play-gm-faces = den letzten Wurf diese Augenzahlen zeigen lassen
play-gm-mark = einen Moment ansagen: fight, turn, calm, breather, rest, camp, time, morale
play-gm-fog = Nebel über die Karte legen; „aus“ nimmt ihn weg, „lichten c4 d5-f7“ deckt Felder auf, „legen c4“ verhüllt sie wieder
play-gm-give = jemanden einem Platz übergeben
play-gm-drop = aufgeben, was auf Antwort wartet
play-gm-reveal = einen geheimen Wurf aufdecken; mit „nur“ bloß seinen Ausgang

## Was falsch sein kann

error-not-understood =
    { $nearest ->
        [none] „{ $line }“ kann man hier nicht tun; gib eine Nummer von der Liste ein oder „hilfe“
       *[other] „{ $line }“ kann man hier nicht tun; gib eine Nummer von der Liste ein oder „hilfe“. Meintest du „{ $nearest }“?
    }
error-not-a-command = „{ $line }“ ist kein Befehl ({ $reason }); sende ein JSON-Objekt je Zeile, wie docs/playing.md es zeigt
error-not-an-answer = „{ $answer }“ beantwortet die Frage nicht; gib die Nummer ein oder eines davon: { $allowed }
error-no-such-number =
    { $most ->
        [0] eine { $number } gibt es hier nicht, denn nichts auf der Liste hat jetzt eine Nummer; gib „mehr“ oder „hilfe“ ein
        [1] auf der Liste gibt es keine { $number }; gib 1 oder „mehr“ ein
       *[other] auf der Liste gibt es keine { $number }; gib eine Zahl von 1 bis { $most } ein oder „mehr“
    }
error-no-turn = jetzt gibt es keinen Zug zu beenden; wähle etwas von der Liste oder gib „hilfe“ ein
error-no-such-name = niemand hier heißt „{ $name }“; nimm einen davon: { $allowed }
error-cannot-go-there =
    { $allowed ->
        [none] „{ $square }“ ist nicht zu erreichen: jetzt kann niemand gehen
       *[other] „{ $square }“ ist keines der Felder, auf die man jetzt gehen kann; nimm eines davon: { $allowed }
    }
error-nothing-to-explain =
    { $what ->
        [why] es wurde noch nicht gewürfelt; tu zuerst etwas
       *[other] dafür wird nicht gewürfelt; frag nach den Chancen einer anderen Nummer
    }
error-not-faces = „{ $text }“ sind keine Augenzahlen; gib Zahlen ein wie 4,6
error-gm-word-missing = „{ $word }“ sagt nicht genug; schreib es zum Beispiel so: { $allowed }
error-nobody-hidden = niemand ist verborgen; verbirg zuerst jemanden
error-condition-not-given = { $who }: „{ $word }“ lässt sich jetzt nicht geben; das geht: { $allowed }
error-condition-not-taken = { $who }: „{ $word }“ lässt sich jetzt nicht wegnehmen; das geht: { $allowed }
error-nothing-to-give = { $who }: jetzt lässt sich kein Zustand geben
error-nothing-to-take = { $who }: es gibt keinen Zustand, der sich wegnehmen ließe
error-game-in-use = „{ $file }“ wird gerade von einem anderen Prozess gespielt; verlass das Spiel zuerst dort
error-seed-missing = „{ $file }“ lässt sich ohne den Startwert seiner Würfel, „{ $seed }“, nicht weiterspielen; leg ihn zurück, oder sieh dir das Spiel mit „nde replay“ an
error-seed-of-another = der Startwert in „{ $seed }“ ist nicht der von „{ $file }“; leg den richtigen zurück
error-no-such-companions = „{ $policy }“ ist keine Spielweise für Bots; nimm eine davon: { $allowed }
error-game-already-there = „{ $file }“ enthält schon ein Spiel; lass „{ $word }“ weg, um weiterzumachen, oder nenne eine andere Datei
error-too-many-sheets = es gibt { $sheets } Bögen für { $heroes } Helden; lass einige weg oder erhöhe --heroes
play-map-written = die Karte steht in { $file }; bearbeite sie und leg sie mit „gm map { $file }“ aus
play-sheet-written = { $who }: der Bogen steht in { $file }
