# Der Tisch im Terminal: `nde play`, `nde replay` und `nde log`.

## Hilfe der Befehle; einfache Zeilen, damit `nde --help` Fluent nicht laden muss

cli-about-play = Ein Abenteuer am Tisch im Terminal spielen oder ein Spiel fortsetzen.
cli-details-play = Ohne Argumente wählst du Spiel und Abenteuer oder machst dort weiter, wo du aufgehört hast. Nach jedem Schritt wird alles gespeichert; „hilfe“ am Tisch zeigt, was man eingeben kann. Das Abenteuer ist der Name eines mitgelieferten oder eine Datei. Mit --json wird je Zeile ein JSON-Befehl gelesen und ein Eintrag geschrieben.
cli-about-replay = Ein gespieltes Spiel Eintrag für Eintrag zeigen, von jedem Platz aus gesehen.
cli-about-log = Ein gespieltes Spiel als Erzählung ausgeben.
cli-place-adventure = ABENTEUER
cli-value-game = SPIEL
cli-value-policy = careful
cli-value-seat = PLATZ
cli-flag-game = das Spiel; „nde games“ nennt alle
cli-flag-heroes = wie viele Helden, 1 bis 6; Vorgabe 3
cli-flag-sheet = der Bogen eines Helden; mehrmals möglich, die übrigen werden ausgewürfelt
cli-flag-companions = Bots spielen alle Helden außer dem ersten: careful, bold, healer …
cli-flag-new = eine Expedition, die noch niemand gespielt hat; mit --seed dieselbe noch einmal
cli-flag-danger = wie gefährlich eine neue Expedition für diese Gruppe ist: safe, risky oder deadly; Vorgabe risky
cli-flag-with = mit den Helden eines gespielten Spiels weiterziehen
cli-value-danger = risky
cli-flag-file = die Datei des Spiels; eine vorhandene wird fortgesetzt
cli-flag-plain = nur schlichte Zeilen, für Vorleseprogramme
cli-flag-as = der Platz, von dem du schaust, etwa p1; Vorgabe ist der der Spielleitung
cli-flag-step = nach jedem Eintrag auf die Eingabetaste warten
cli-example-play-1 = play
cli-example-play-2 = play lantern-cellar --game nde12 --heroes 3
cli-example-play-3 = play --file abend.nde --plain
cli-example-play-4 = play --new --danger deadly
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
play-words-done = fertig
play-words-hero = held
play-words-take = nimm
play-words-sheet = bogen
play-words-log = chronik
play-words-why = warum
play-words-odds = chancen
play-words-undo = zurück zurueck
play-words-redo = wieder nochmal
play-words-save = speichern sichern
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
play-words-dice-engine = programm
play-words-condition-off = aus weg
play-words-fog-on = an ein
play-words-fog-off = aus
play-words-fog-lift = lichten heben
play-words-fog-lay = legen
play-words-only-told = nur
play-words-entry = eintrag
play-words-drop = verwerfen
play-words-yes = ja j
play-words-all = alle

play-help-sentence = sagen, was du tust: ein Verb und wen oder was
    .typed = greif wolf an
play-help-number = die Handlung mit dieser Nummer auf der Liste ausführen
play-help-pairs = dasselbe mit einer Einstellung: ein Parameter und sein Wert
play-help-enter = annehmen, was mit ↵ markiert ist (eine Antwort oder das Ende des Zugs); sonst sich noch einmal umsehen
play-help-square = auf dieses Feld der Karte gehen
play-help-rule = eine Regel nach ihrer Nummer erklären oder ein Wort in Regeln, Tabellen und Gegnern nachschlagen
play-help-help = diese Hilfe zeigen
play-help-menu = zeigen, was du jetzt tun kannst
play-help-more = alles zeigen, was du tun kannst, auch seltene Handlungen
play-help-look = sich noch einmal umsehen
play-help-who = zeigen, wer am Tisch sitzt und wer in der Szene ist
play-help-reach = zeigen, wer dich erreichen kann: wie weit jeder Gegner weg ist, hinter welcher Deckung, und wie weit er gehen muss
    .coverless = zeigen, wer dich erreichen kann: wie weit jeder Gegner weg ist und wie weit er gehen muss
play-help-cover = zeigen, wie weit du von jemandem oder einem Feld weg bist und hinter welcher Deckung: „deckung zu b4“
    .coverless = zeigen, wie weit du von jemandem oder einem Feld weg bist: „deckung zu b4“
play-help-map = die Karte zeigen
play-help-end = den Zug all deiner Helden beenden; „ende alle“: für alle am Tisch, nach einer Rückfrage
play-help-done = dieser Held ist fertig; der Zug endet, sobald es alle sind
play-help-hero = mit einem anderen Helden handeln: „held“ und ein Name, oder nur der Name
play-help-take = einen Helden nehmen, den niemand spielt: „nimm“ und ein Name
play-help-sheet = den Bogen der handelnden Figur zeigen oder den von jemandem mit Namen
play-help-log = noch einmal zeigen, was geschah; mit einer Zahl: so viele Zeilen
play-help-why = die Gründe des letzten Wurfs mit ihren Regeln zeigen
play-help-odds = die Chancen von allem zeigen; mit einer Nummer: alle Ergebnisse einer Handlung
play-help-undo = deinen letzten Schritt rückgängig machen; mit einer Zahl: so viele
play-help-redo = wiederherstellen, was rückgängig gemacht wurde
play-help-save = zeigen, wo das Spiel gespeichert ist; mit einem Dateinamen: dort eine Kopie speichern
play-help-say = allen etwas sagen; es kommt in die Chronik
play-help-whisper = jemandem am Tisch etwas zuflüstern: „flüstere“, ein Name und die Worte
play-help-note = eine Notiz für dich schreiben; allein: deine Notizen lesen
play-help-roll = „wurf“ würfelt, worum du gebeten wirst, „wurf 2w6+1“ beliebige Würfel; Augen eigener Würfel gib so ein: „wurf 4,6“
play-help-dice = „würfel echt“ für echte Würfel, „würfel programm“, damit das Programm würfelt
play-help-rest = verschnaufen, rasten oder lagern
play-help-create = einen Helden erschaffen, Frage für Frage
play-help-advance = einen Helden aufsteigen lassen
play-help-gm = deine eigene Spielleitung sein: eine Zahl setzen, jemanden versetzen, einen Wurf anders entscheiden
play-help-close = dieses Spiel endgültig beenden und seine Würfel aufdecken
play-help-quit = gehen; das Spiel wartet auf dich

## Anfang und Ende

play-resume-which = Du hast ein unfertiges Spiel. Weitermachen?
play-resume-one = weiter mit { $name } (zuletzt { $when })
play-new-game = ein neues Spiel beginnen
play-which-game = Welches Spiel möchtest du spielen?
play-which-adventure = Welches Abenteuer?
play-something-new = Etwas Neues · eine Expedition, die noch niemand gespielt hat
play-which-danger = Wie gefährlich soll es werden?
play-danger-safe = sicher · wer den Kopf behält, kommt heim
play-danger-risky = riskant · der letzte Kampf ist zu verlieren
play-danger-deadly = tödlich · nicht alle kommen heim
play-finding-foes = Die Karte wird gezeichnet, und Gegner werden gesucht, die zu dieser Gruppe passen …
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
play-about-game-far-orbit = 1.4 zwischen Frachtern, Stationen und Wracks, die man besser treiben lässt
play-choose-number = „{ $typed }“ ist nicht auf der Liste; gib eine Zahl von 1 bis { $most } ein, oder die Eingabetaste für das mit ↵
play-default = { $option }  ↵
play-you = du
play-gm = Spielleitung
    .the = die Spielleitung
play-kept-in = Das Spiel wird nach jedem Schritt in { $file } gespeichert. „hilfe“ zeigt, was man eingeben kann.
play-resumed = Es geht weiter mit { $file }.
play-cut =
    { $bytes ->
        [one] Eine unvollständige letzte Zeile ({ $bytes } Byte) wurde entfernt; alles davor ist unversehrt.
       *[other] Eine unvollständige letzte Zeile ({ $bytes } Bytes) wurde entfernt; alles davor ist unversehrt.
    }
play-come-back = Gespeichert. „nde play --file { $file }“ macht hier weiter.
play-go-on-with = „nde play --new --with { $file }“ führt dieselben Helden in die nächste Expedition.
play-go-on-question = Dieselben Helden, noch eine Expedition? Vorher ruhen sie sich aus, handeln, wo es jemanden zum Handeln gibt, und behalten, was sie tragen, was sie gelernt haben, und ihre Narben.
play-go-on-enough = genug für heute
play-some-weeks-later = Einige Wochen später sind die Verletzten wieder auf den Beinen, und jemand fragt nach euch.
play-over-in = Das Spiel ist zu Ende. „nde log { $file }“ zeigt es noch einmal, „nde verify { $file }“ prüft seine Würfel.
play-is-won = Das Abenteuer ist gewonnen. „aufstieg“ lässt einen Helden aufsteigen, „chronik“ zeigt es noch einmal, „schluss“ beendet das Spiel und deckt die Würfel auf.
play-is-lost = Das Abenteuer ist vorbei. „zurück“ macht deinen letzten Schritt rückgängig, „chronik“ zeigt es noch einmal, „schluss“ beendet das Spiel und deckt die Würfel auf.
play-ending-won = Es ist geschafft
play-ending-lost = Die Gruppe ist geschlagen

## Der Bildschirm

play-in-fight = Runde { $round } · { $side }
play-pause = … Enter: weiter
play-side-party = dein Zug
play-side-foes = der Zug der Gegner
play-note-out = außer Gefecht
play-note-gone = nicht mehr zu retten
play-note-acted = hat gehandelt
play-note-done = ist fertig
play-note-hidden = verborgen
play-map-signs = # Wand   + niedrige Deckung   ~ schwieriges Gelände   x gefallen
play-map-ground = Boden: { $ground }
play-map-fog =
    { $where ->
        [none]
            { $count ->
                [one] Für die Spieler liegt { $count } Feld im Nebel
               *[other] Für die Spieler liegen { $count } Felder im Nebel
            }
       *[other]
            { $count ->
                [one] Für die Spieler liegt { $count } Feld im Nebel ({ $where })
               *[other] Für die Spieler liegen { $count } Felder im Nebel ({ $where })
            }
    }
play-acts = { $name }, was tust du?
play-acts-others = { $name }, was tust du? Um mit jemand anderem zu handeln, den Namen eingeben: { $others }.
play-walk =
    { $count ->
        [one] auf dieses Feld gehen
       *[other] auf dieses oder ein anderes Feld gehen ({ $count } erreichbar)
    }
play-more =
    { $count ->
        [one] noch eine Handlung
       *[other] noch { $count } Handlungen
    }
play-end-turn = den Zug beenden
play-hero-done = den Zug beenden: { $name }
play-begin = Aufbrechen
play-choice-new = { $choice } (neu für euch)
play-choice-flight = { $choice } (erst sind die Gegner am Zug)
play-choice-trial = { $choice } · { $trial }: { $name }, gelingt zu { $chance }
play-choice-odds = { $choice } · { $name }, gelingt zu { $chance }
play-choice-failing = { $choice } (misslingt es: { $what })
play-failing-clock = { $clock } { $by }
play-failing-harm = Schaden
play-costs = kostet { $cost }
play-type-die = { $name } würfelt: gib ein, was dein { $die } zeigt.
play-own-words = oder in eigenen Worten; die Eingabetaste nimmt „{ $default }“
play-dice-typed = Von jetzt an gibst du die Augenzahlen deiner eigenen Würfel ein.
play-dice-engine = Von jetzt an würfelt das Programm für dich.
play-rests = Gib „rast“ und eines davon ein: { $moments }
play-ask-rule = „? { $id }“ erklärt die Regel.
play-saved = Das Spiel ist in { $file } gespeichert.
play-copied = Eine Kopie ist in { $file } gespeichert.
play-step-by-step = Die Eingabetaste zeigt den nächsten Eintrag, „schluss“ hört auf.
play-ruling = (eine Entscheidung der Spielleitung)
play-tries = { $name } versucht es: { $deed }
play-tries-all = ihr entscheidet euch: { $deed }
play-sets-about = { $name } setzt an: „{ $deed }“
play-entry = Eintrag { $number }

## Was geschah

play-walks = { $name } geht nach { $square }
    .b = { $name } läuft nach { $square }
play-unseen = jemand hat ungesehen die Hand im Spiel
play-fight-broken = wer von den Gegnern noch laufen kann, ist geflohen
play-fight-won = die Gegner sind geschlagen
    .b = der letzte Gegner ist geschlagen
play-routed = ihr rennt um euer Leben und findet dort wieder zusammen, wo ihr hergekommen seid
play-withdraws = die Gruppe macht sich davon: Bevor sie weg ist, sind die Gegner noch am Zug
play-fight-resumed = der Kampf geht dort weiter, wo er abgebrochen wurde
play-routed-carried = ihr schleppt { $names } mit
play-came = { $name } schließt sich der Gruppe an
play-grew = { $name } hat daraus gelernt und steigt auf
play-foes-here =
    { $is-many ->
        [yes] vor euch tauchen { $names } auf
       *[no] vor euch taucht { $names } auf
    }
    .b =
        { $is-many ->
            [yes] { $names } treten euch in den Weg
           *[no] { $names } tritt euch in den Weg
        }
    .c =
    { $is-many ->
        [yes] { $names } stellen sich euch entgegen
       *[no] { $names } stellt sich euch entgegen
    }
play-joined =
    { $is-many ->
        [yes] { $names } kommen den Gegnern zu Hilfe
       *[no] { $names } kommt den Gegnern zu Hilfe
    }
    .b =
        { $is-many ->
            [yes] jetzt greifen auch noch { $names } ein
           *[no] jetzt greift auch noch { $names } ein
        }
play-left =
    { $is-many ->
        [yes] { $names } verlassen die Szene
       *[no] { $names } verlässt die Szene
    }
play-left-stalemate =
    { $is-many ->
        [yes] { $names } ziehen sich zurück: Dieser Kampf führt schon zu lange zu nichts
       *[no] { $names } zieht sich zurück: Dieser Kampf führt schon zu lange zu nichts
    }
play-appeared =
    { $is-many ->
        [yes] { $names } kommen zum Vorschein
       *[no] { $names } kommt zum Vorschein
    }
    .b =
    { $is-many ->
        [yes] jetzt zeigen sich { $names }
       *[no] jetzt zeigt sich { $names }
    }
play-hidden =
    { $is-many ->
        [yes] { $names } verschwinden aus dem Blick der Spieler
       *[no] { $names } verschwindet aus dem Blick der Spieler
    }
play-shown =
    { $is-many ->
        [yes] { $names } sind jetzt für die Spieler zu sehen
       *[no] { $names } ist jetzt für die Spieler zu sehen
    }
play-renamed = von nun an heißt { $old } { $name }
play-ruled-anew = ein früherer Wurf geht anders aus (Eintrag { $number })
play-clock-starts =
    { $steps ->
        [one] die Uhr „{ $title }“ beginnt zu laufen, mit { $steps } Schritt
       *[other] die Uhr „{ $title }“ beginnt zu laufen, mit { $steps } Schritten
    }
play-clock-rises = die Uhr „{ $title }“ rückt auf { $filled } von { $steps } vor
play-clock-falls = die Uhr „{ $title }“ geht auf { $filled } von { $steps } zurück
play-clock-full = die Uhr „{ $title }“ ist voll: { $steps } von { $steps }
play-clock = { $title }: { $filled } von { $steps }
play-clock-apart = { $title }: { $filled } von { $steps } (nur die Geschichte bewegt sie)
play-said = { $name }: „{ $text }“
play-whispered =
    { $is-you ->
        [yes] du flüsterst: „{ $text }“
       *[no] { $name } flüstert: „{ $text }“
    }
play-note =
    { $is-you ->
        [yes] du notierst: „{ $text }“
       *[no] { $name } notiert: „{ $text }“
    }
play-overruled = die Spielleitung entscheidet anders: { $outcome } statt { $old }
play-faces-ruled = die Würfel gelten wie bestimmt
play-fog-on = Nebel legt sich über die Karte
play-fog-off = der Nebel hebt sich
play-fog-laid =
    { $where ->
        [none]
            { $count ->
                [one] Nebel legt sich auf { $count } Feld
               *[other] Nebel legt sich auf { $count } Felder
            }
       *[other]
            { $count ->
                [one] Nebel legt sich auf { $count } Feld: { $where }
               *[other] Nebel legt sich auf { $count } Felder: { $where }
            }
    }
play-fog-lifted =
    { $where ->
        [none]
            { $count ->
                [one] der Nebel gibt { $count } Feld frei
               *[other] der Nebel gibt { $count } Felder frei
            }
       *[other]
            { $count ->
                [one] der Nebel gibt { $count } Feld frei: { $where }
               *[other] der Nebel gibt { $count } Felder frei: { $where }
            }
    }
play-value-set =
    { $kind ->
        [most] von jetzt an kann { $name } unter „{ $field }“ höchstens { $value } haben, nicht { $old }
       *[plain] von jetzt an hat { $name } unter „{ $field }“ { $value }, nicht { $old }
    }
play-value-changed = { $name } ist nicht mehr wie zuvor
play-set-is-leader =
    { $is-on ->
        [yes] von jetzt an führt { $name } die anderen an
       *[no] { $name } führt die anderen nicht mehr an
    }
play-set-is-dead =
    { $is-on ->
        [yes] { $name } ist tot
       *[no] { $name } lebt doch noch
    }
play-set-has-fled =
    { $is-on ->
        [yes] { $name } flieht
       *[no] { $name } ist wieder da
    }
play-set-has-acted =
    { $is-on ->
        [yes] { $name } ist in diesem Zug fertig
       *[no] { $name } darf noch einmal handeln
    }
play-set-loses-turn =
    { $is-on ->
        [yes] { $name } verliert den Zug
       *[no] { $name } verliert den Zug doch nicht
    }
play-set-is-fearless =
    { $is-on ->
        [yes] von jetzt an kennt { $name } keine Furcht
       *[no] { $name } kennt wieder Furcht
    }
play-set-can-shoot =
    { $is-on ->
        [yes] von jetzt an kann { $name } aus der Ferne angreifen
       *[no] { $name } kann nicht mehr aus der Ferne angreifen
    }
play-moved = { $name } ist jetzt anderswo
play-moved-to = { $name } steht jetzt auf { $square }
play-undone =
    { $is-you ->
        [yes]
            { $count ->
                [one] du machst den letzten Schritt rückgängig
               *[other] du machst die letzten { $count } Schritte rückgängig
            }
       *[no]
            { $count ->
                [one] { $name } macht den letzten Schritt rückgängig
               *[other] { $name } macht die letzten { $count } Schritte rückgängig
            }
    }
play-redone =
    { $is-you ->
        [yes]
            { $count ->
                [one] du stellst den rückgängig gemachten Schritt wieder her
               *[other] du stellst { $count } rückgängig gemachte Schritte wieder her
            }
       *[no]
            { $count ->
                [one] { $name } stellt den rückgängig gemachten Schritt wieder her
               *[other] { $name } stellt { $count } rückgängig gemachte Schritte wieder her
            }
    }
play-secret-roll =
    { $deed ->
        [none] { $who ->
            [none] hinter dem Schirm fallen Würfel
           *[other] hinter dem Schirm fallen Würfel für { $who-acc }
        }
       *[other] hinter dem Schirm fallen Würfel: { $deed }
    }
play-revealed =
    { $deed ->
        [none] { $who ->
            [none] ein geheimer Wurf kommt ans Licht
           *[other] ein geheimer Wurf für { $who-acc } kommt ans Licht
        }
       *[other] ein geheimer Wurf kommt ans Licht: { $deed }
    }
play-revealed-outcome = das Ergebnis: { $outcome }
play-revealed-was = als gewürfelt wurde, war es noch: { $old }
play-revealed-told = es geschieht nichts weiter
play-given =
    { $is-you ->
        [yes] du spielst jetzt { $who-acc }
       *[no] { $seat } spielt jetzt { $who-acc }
    }
play-session = Sitzung { $number }
play-moment-fight = ein Kampf beginnt
play-moment-calm = der Kampf ist vorbei
play-moment-breather = ihr verschnauft
play-moment-rest = ihr rastet
play-moment-camp = ihr schlagt das Lager für die Nacht auf
play-moment-time = Zeit vergeht
play-moment-loud-time = Zeit vergeht, und nicht leise
play-moment-morale = die Gegner wanken
play-dropped = die offene Frage wird verworfen, und es geschieht nichts
play-dropped-outdated = das Programm hat sich seither geändert und fragt jetzt anders: das hier wird samt den gegebenen Antworten abgebrochen und kann neu begonnen werden
play-closed = Das Spiel ist zu Ende, und der Startwert seiner Würfel ist jetzt in der Chronik.
play-seed-taken = Die Spielleitung hat den Startwert der Würfel exportiert, um anderswo weiterzuspielen, und könnte die Würfel jetzt vorhersagen. Wer Salz hinzufügt, macht sie wieder unvorhersehbar.

## Ein Spiel prüfen

play-verify-sound =
    { $drawn ->
        [one] „{ $file }“ ist echt: { $entries } Einträge, unverändert, und der Startwert ergibt seine { $drawn } Augenzahl
       *[other] „{ $file }“ ist echt: { $entries } Einträge, unverändert, und der Startwert ergibt alle { $drawn } Augenzahlen
    }
play-verify-unfinished = „{ $file }“ ist nicht zu Ende: { $entries } Einträge, { $drawn } Augenzahlen, und der Startwert ist noch nicht offengelegt
play-verify-broken =
    { $count ->
        [one] „{ $file }“ beweist nichts: { $count } Fehler
       *[other] „{ $file }“ beweist nichts: { $count } Fehler
    }
play-verify-by-hand = { $typed } von echten Würfeln eingegeben, { $ruled } von der Spielleitung gesetzt
play-verify-digest = Prüfsumme bis hier: { $digest }

## Was die Spielleitung darf

play-gm-about = Du bist deine eigene Spielleitung. Alles davon kommt als Entscheidung in die Chronik:
play-gm-set = irgendeine Zahl auf irgendeinem Bogen setzen
play-gm-hide = jemanden verbergen
play-gm-show = Verborgene zeigen
play-gm-rename = jemandem einen eigenen Namen geben; ohne Namen heißt er wieder nach dem, was er ist
play-gm-clock = eine Uhr bewegen; eine bloße Zahl beginnt eine, „stop“ entfernt sie
play-gm-move = jemanden anderswohin stellen
play-gm-add = einen Gegner hinzufügen, nach seinem Werteblock; „*3“ dahinter bringt drei
play-gm-remove = jemanden aus der Szene entfernen
play-gm-map = eine Karte aus einer Textdatei laden
play-gm-effect = eine Wirkung des Spiels anwenden, nach Namen und Feldern
play-gm-condition = jemandem einen Zustand geben; „aus“ entfernt ihn
play-gm-outcome = den Ausgang des letzten Wurfs ändern; allein: die Würfe der letzten Runde; mit der Nummer eines Eintrags: jenen
play-gm-faces = die Augenzahlen des letzten Wurfs ändern
play-gm-mark = einen Zug, eine Rast oder Zeit ansagen: fight, turn, calm, breather, rest, camp, time, morale
play-gm-fog = Nebel über die Karte legen; „aus“ entfernt ihn, „lichten c4 d5-f7“ deckt Felder auf, „legen c4“ verhüllt sie wieder
play-gm-ground = sagen, woraus der Boden ist: auf Feldern oder auf der ganzen Karte
play-gm-give = einen Helden einem Platz übergeben
play-gm-advance = einen Helden besser werden lassen, zusätzlich zu dem, was ein gewonnenes Abenteuer bringt
play-gm-drop = die offene Frage verwerfen
play-gm-reveal = einen geheimen Wurf aufdecken; mit „nur“ bloß sein Ergebnis

## Was falsch sein kann

error-not-understood =
    { $nearest ->
        [none] „{ $line }“ kann man hier nicht tun; gib eine Nummer von der Liste ein, sag, was du tust, oder gib „hilfe“ ein
       *[other] „{ $line }“ kann man hier nicht tun; gib eine Nummer von der Liste ein, sag, was du tust, oder gib „hilfe“ ein. Meintest du „{ $nearest }“?
    }
error-screen-missing = der Bildschirm des Tisches braucht „rich“; installiere es mit: { $command }, oder gib --plain an
error-not-a-command = „{ $line }“ ist kein Befehl ({ $reason }); sende ein JSON-Objekt je Zeile, wie docs/playing.md es zeigt
error-not-an-answer = „{ $answer }“ beantwortet die Frage nicht; gib die Nummer ein oder wähle: { $allowed }
error-no-such-number =
    { $most ->
        [0] { $number } gibt es nicht, auf der Liste hat gerade nichts eine Nummer; gib „mehr“ oder „hilfe“ ein
        [1] auf der Liste gibt es keine { $number }; gib 1 oder „mehr“ ein
       *[other] auf der Liste gibt es keine { $number }; gib eine Zahl von 1 bis { $most } ein oder „mehr“
    }
error-no-turn = jetzt gibt es keinen Zug zu beenden; wähle etwas von der Liste oder gib „hilfe“ ein
error-no-such-name = niemand hier heißt „{ $name }“; zur Wahl stehen: { $allowed }
error-cannot-go-there =
    { $allowed ->
        [none] „{ $square }“ ist nicht zu erreichen: Jetzt kann niemand gehen
       *[other] auf „{ $square }“ kann man jetzt nicht gehen; zur Wahl stehen: { $allowed }
    }
error-nothing-to-explain =
    { $what ->
        [why] es wurde noch nicht gewürfelt; tu zuerst etwas
       *[other] dafür wird nicht gewürfelt; frag nach den Chancen einer anderen Nummer
    }
error-not-faces = „{ $text }“ sind keine Augenzahlen; gib Zahlen ein wie 4,6
error-gm-word-missing = „{ $word }“ sagt nicht genug; schreib es zum Beispiel so: { $allowed }
error-moment-word =
    „{ $word }“ sagt hier nichts über „{ $moment }“; { $allowed ->
        [none] dazu lässt sich nichts sagen
       *[other] sagen lässt sich: { $allowed }
    }
error-nobody-hidden = niemand ist verborgen; verbirg zuerst jemanden
error-condition-not-given = { $who }: „{ $word }“ lässt sich jetzt nicht geben; das geht: { $allowed }
error-condition-not-taken = { $who }: „{ $word }“ lässt sich jetzt nicht entfernen; das geht: { $allowed }
error-nothing-to-give = { $who }: Jetzt lässt sich kein Zustand geben
error-nothing-to-take = { $who }: Es gibt keinen Zustand, der sich entfernen ließe
error-game-in-use = „{ $file }“ ist in einem anderen Fenster geöffnet; beende das Spiel zuerst dort
error-seed-missing = „{ $file }“ lässt sich ohne den Startwert seiner Würfel, „{ $seed }“, nicht fortsetzen; stelle die Datei wieder her, oder sieh dir das Spiel mit „nde replay“ an
error-seed-of-another = der Startwert in „{ $seed }“ gehört nicht zu „{ $file }“; stelle den richtigen wieder her
error-nobody-to-go-on-with = aus „{ $file }“ ist niemand übrig, der weiterziehen könnte; lass --with weg oder nenne ein anderes Spiel
error-no-such-danger = „{ $text }“ ist keine Gefahr; zur Wahl stehen: { $allowed }
error-only-for-what-is-new = --{ $flag } gilt für eine neue Expedition; ergänze --new
error-new-and-named = „{ $text }“ ist ein Abenteuer, das es schon gibt, und --new macht ein neues; lass eines der beiden weg
error-no-such-companions = „{ $policy }“ ist keine Taktik, die Bots kennen; zur Wahl stehen: { $allowed }
error-game-already-there = „{ $file }“ enthält schon ein Spiel; lass „{ $word }“ weg, um weiterzumachen, oder nenne eine andere Datei
error-too-many-sheets = es gibt { $sheets } Bögen für { $heroes } Helden; lass einige weg oder erhöhe --heroes
play-map-written = die Karte ist in { $file } gespeichert; bearbeite sie und lade sie mit „sl map { $file }“
play-sheet-written = { $who }: Der Bogen ist in { $file } gespeichert
