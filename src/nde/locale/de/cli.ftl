# Die Befehlszeile.  Die Texte der Hilfe sind einfache Zeilen, damit `nde --help` Fluent nicht laden muss.

## Help

cli-about = Nano Dungeon Engine: Rollenspiele, gespielt und berechnet von demselben Code.
cli-usage = Aufruf:
cli-commands = Befehle:
cli-flags = Schalter:
cli-examples = Beispiele:
cli-more-help = „nde help roll“ erklärt einen Befehl. „nde“ allein öffnet eine Eingabezeile.

cli-about-roll = Würfeln und jede Augenzahl zeigen.
cli-about-odds = Genaue Chancen eines Wurfs oder einer Situation im Spiel.
cli-about-resolve = Eine Situation einmal nach den Regeln ausspielen und nennen, welche galten.
cli-about-character = Charaktere erschaffen, prüfen, zeigen, steigern und übertragen.
cli-about-character-new = Einen Charakter erschaffen.
cli-about-character-check = Einen Bogen prüfen und jeden Fehler darin nennen.
cli-about-character-show = Einen Bogen zeigen.
cli-about-character-advance = Einen Charakter steigern und den Bogen zurückschreiben.
cli-about-character-convert = Einen Charakter in eine andere Variante seines Spiels übertragen.
cli-about-rules = Die Regeln eines Spiels auflisten, eine zeigen oder sie durchsuchen.
cli-about-games = Spiele, ihre Situationen, Parameter und Optionen auflisten.
cli-about-foes = Die Werteblöcke eines Spiels auflisten oder einen zeigen.
cli-about-import = Werteblöcke und andere Dokumente von anderswo importieren.
cli-about-verify = Ein Würfelprotokoll prüfen: Folgt jede Augenzahl aus dem Startwert?
cli-about-help = Einen Befehl erklären.

cli-details-roll = Würfel schreibt man W20, 2W6+1, 4W6kh3, max(W8,W8), W6!, W%. Ein weggelassener Würfel steht als ~2~ da. Ohne --seed und --faces kommt der Zufall vom Betriebssystem.
cli-details-odds = Parameter schreibt man Name=Wert; „nde games nde12 strike“ nennt die einer Situation.
cli-details-resolve = Ohne --answers wird gewürfelt; Fragen werden im Terminal gestellt und sonst mit der Vorgabe beantwortet.
cli-details-character-new = Wünsche schreibt man Name=Wert, etwa role=rogue oder talents=Kundschaften,Reiten. Was offen bleibt, wird im Terminal erfragt; sonst gilt ein Vorschlag.
cli-details-import = Die Art ist „statblocks“; „-“ liest die Standardeingabe. Annahmen stehen unter jedem Block. Der Rückgabewert ist nur dann 0, wenn alles gelesen wurde.
cli-details-verify = Der Rückgabewert ist nur dann 0, wenn jede Augenzahl bewiesen ist.

cli-place-command = BEFEHL
cli-place-expression = WÜRFEL
cli-place-game = SPIEL
cli-place-game-or-expression = SPIEL|WÜRFEL
cli-place-game-or-rule = SPIEL|REGEL
cli-place-situation = SITUATION
cli-place-foe = GEGNER
cli-place-pair = Name=Wert
cli-place-kind = ART
cli-place-file = DATEI
cli-place-choice = WAHL
cli-place-variant = VARIANTE

cli-value-number = N
cli-value-faces = 3,4
cli-value-file = DATEI
cli-value-answers = 4,wound
cli-value-option = OPTION
cli-value-setting = OPTION=WERT
cli-value-word = WORT
cli-value-language = SPRACHE
cli-value-text = Text

cli-flag-times = so oft würfeln
cli-flag-seed = dieselbe Zahl ergibt dieselben Würfe
cli-flag-faces = Augenzahlen echter Würfel, in der Reihenfolge der Würfe
cli-flag-log = ein Würfelprotokoll schreiben, das „nde verify“ prüfen kann
cli-flag-answers = Augenzahlen und Entscheidungen in der Reihenfolge der Fragen
cli-flag-both = beide Lesarten der höchsten Seite nebeneinander
cli-flag-compare = alle Werte einer Option nebeneinander
cli-flag-set = mit einem anderen Wert einer Option spielen
cli-flag-pack = ein Paket auf das Spiel anwenden: eine Datei oder der Name eines mitgelieferten Pakets
cli-flag-surprise = alles auslosen, was offen bleibt
cli-flag-toml = den Bogen als Datei ausgeben
cli-flag-out = in diese neue Datei schreiben
cli-flag-search = nur zeigen, was dieses Wort enthält
cli-flag-lang = en, pl, de oder cs (Vorgabe: die Sprache des Systems)
cli-flag-json = mit JSON antworten, für Programme
cli-flag-help = diese Hilfe zeigen
cli-flag-version = die Version zeigen

cli-example-start-1 = roll "2W6+1"
cli-example-start-2 = odds nde12 strike die=W10 foe=boss help=1
cli-example-start-3 = character new nde12 role=rogue
cli-example-roll-1 = roll "2W6+1"
cli-example-roll-2 = roll 4W6kh3 --times 6 --seed 7
cli-example-roll-3 = roll "max(W8,W8)" --faces 3,4
cli-example-odds-1 = odds 4W6kh3
cli-example-odds-2 = odds nde12 test die=W10 tn=6 help=1 steps=-1
cli-example-odds-3 = odds nde12 strike die=W10 foe=boss --both
cli-example-resolve-1 = resolve nde12 strike die=W10 foe=minion
cli-example-resolve-2 = resolve nde12 strike die=W10 foe=minion reach=melee --answers 4 --json
cli-example-character-new-1 = character new nde12 role=rogue
cli-example-character-new-2 = character new nde14 --surprise --seed 7 --out bogen.toml
cli-example-character-check-1 = character check bogen.toml
cli-example-character-show-1 = character show bogen.toml
cli-example-character-advance-1 = character advance bogen.toml heart
cli-example-character-convert-1 = character convert bogen.toml 2d6
cli-example-rules-1 = rules nde12
cli-example-rules-2 = rules nde14/2.5
cli-example-rules-3 = rules nde12 --search Deckung
cli-example-games-1 = games
cli-example-games-2 = games nde12 strike
cli-example-foes-1 = foes cairn2e
cli-example-foes-2 = foes cairn2e black-bear
cli-example-foes-3 = foes cairn2e --search bär
cli-example-verify-1 = verify spiel.log

## The prompt

cli-welcome = Nano Dungeon Engine. „play“ eintippen, um zu spielen, oder Würfel wie 2W6+1; „help“ zeigt die Befehle, „lang en“ wechselt die Sprache, „quit“ beendet.
cli-language-is = Sprache: Deutsch.
cli-did-you-mean = war „{ $meant }“ gemeint?
cli-how-to-answer = Die Eingabetaste übernimmt den mit * markierten Vorschlag, Strg-C bricht ab, ohne etwas zu entscheiden.
cli-answer-again = „{ $answer }“ ist hier keine Antwort; nimm eine Nummer oder eines von: { $allowed }
cli-own-words = oder in eigenen Worten
cli-yes-words = 1 ja j
cli-no-words = 0 nein n

## Dice

cli-roll-summary =
    { $times ->
        [one] { $dice } { $times }-mal gewürfelt: Summe { $sum }, niedrigster Wurf { $least }, höchster { $most }, Mittel { $mean }
       *[other] { $dice } { $times }-mal gewürfelt: Summe { $sum }, niedrigster Wurf { $least }, höchster { $most }, Mittel { $mean }
    }
cli-odds-dice = { $dice }: { $least } bis { $most }, Mittel { $mean }, Standardabweichung { $spread }
cli-odds-chart = genau  mindestens
cli-import-sum =
    { $count ->
        [0] nichts gelesen
        [one] { $count } Block gelesen, { $assumed ->
            [0] keine Annahmen
            [one] { $assumed } Annahme
           *[other] { $assumed } Annahmen
        }
       *[other] { $count } Blöcke gelesen, { $assumed ->
            [0] keine Annahmen
            [one] { $assumed } Annahme
           *[other] { $assumed } Annahmen
        }
    }
cli-import-sum-characters = gelesene Helden: { $count }, getroffene Annahmen: { $assumed }
cli-book-backgrounds = Hintergründe
cli-book-bonds = Bindungen
cli-book-omens = Omen
cli-book-traits = Merkmale
cli-book-spells = Zauber
cli-book-relics = Relikte
cli-book-finds = andere Dinge
cli-book-market = Markt
cli-book-creatures = Kreaturen
cli-book-known = Kreaturen, die das Spiel schon hat
cli-book-remarks = in Worten belassen oder angenommen: { $count }
cli-book-written = gespeichert in { $file }
cli-book-credit-cairn = Cairn 2e ist von Yochai Gal, https://cairnrpg.com, erschienen unter CC-BY-SA 4.0; Hintergründe, Bindungen, Omen, Zauberbücher, Relikte, Preise und Monster dieses Pakets sind die des Buchs, unter derselben Lizenz.
cli-verify-sound =
    { $draws ->
        [one] „{ $file }“ ist echt: Der Startwert ergibt seine { $draws } Augenzahl
       *[other] „{ $file }“ ist echt: Der Startwert ergibt jede seiner { $draws } Augenzahlen
    }
cli-verify-unfinished =
    { $draws ->
        [one] „{ $file }“ ist nicht abgeschlossen: { $draws } Augenzahl, und der Startwert ist noch nicht offengelegt
       *[other] „{ $file }“ ist nicht abgeschlossen: { $draws } Augenzahlen, und der Startwert ist noch nicht offengelegt
    }
cli-verify-broken =
    { $count ->
        [one] „{ $file }“ beweist nichts: { $count } Fehler
       *[other] „{ $file }“ beweist nichts: { $count } Fehler
    }

## Odds and resolutions

cli-odds-works = { $wish } insgesamt
cli-odds-effects = Was geschehen kann:
cli-odds-each-number = { $told } (jede Zahl)
cli-odds-assumptions = Wo jemand entscheiden muss, wurde angenommen:
cli-odds-otherwise = stattdessen mit „{ $answer }“: { $outcomes }
cli-odds-compared = Verglichen nach „{ $option }“ ({ $rules }):
cli-odds-no-difference = Hier macht es keinen Unterschied, welcher Wert gilt.
cli-nothing-happens = Dabei kommt nichts heraus: Es würde hier nichts ändern.
cli-no-test = ohne Probe
cli-asks-roll = Noch offen: { $roll }
cli-asks-faces = Tippe alle gewürfelten Augenzahlen ein, durch Kommas getrennt.

## Games and rules

cli-games-more = „nde games nde12“ zeigt Situationen und Optionen eines Spiels, „nde games nde12 strike“ die Parameter einer Situation.
cli-no-foes = Dieses Spiel hat keine Werteblöcke.
cli-situations = Situationen:
cli-options = Optionen (* ist die Vorgabe):
cli-option-now = jetzt { $value }
cli-needed = erforderlich
cli-default = Vorgabe { $value }
cli-choices-more = { $choices }, … (insgesamt { $count })
cli-source-book = Aus dem Regelbuch von { $game }, in eigenen Worten.
cli-source-companion = Aus den Begleitbänden zu { $game }, in eigenen Worten.
cli-source-draft = Aus einem späteren Entwurf des Autors von { $game }, in eigenen Worten: Das Regelbuch selbst lässt es offen.
cli-source-ours = Eine Ergänzung dieses Programms zu { $game }.
cli-mark-companion = Begleitband
cli-mark-draft = Entwurf des Autors
cli-mark-ours = unsere Ergänzung
sign-companion = { $sign } aus einem anderen Buch des Spiels
sign-draft = { $sign } aus einem späteren Entwurf des Autors
sign-ours = { $sign } von uns: nicht aus dem Regelwerk
lookup-more =
    { $count ->
        [one] Noch { $count } Eintrag enthält das Wort; ein zweites Wort grenzt es ein.
       *[other] Noch { $count } Einträge enthalten das Wort; ein zweites Wort grenzt es ein.
    }
lookup-choice = Zur Wahl: { $about }
lookup-in-the-log = In der Chronik: „{ $line }“
lookup-explains = Erklärt: { $terms }
cli-rule-options = Optionen dazu (* ist die Vorgabe):
cli-example = Beispiel { $id }

## Sheets

cli-sheet-valid = „{ $file }“ ist fehlerfrei
cli-sheet-written = gespeichert in { $file }
cli-sheet-keep-hint = --out DATEI speichert den Bogen
cli-sheet-keep-where = Datei für den Bogen (Eingabetaste: nicht speichern):
cli-sheet-not-kept = nicht gespeichert
cli-sheet-unnamed = namenlos

## What can be wrong

error-no-such-command = „{ $word }“ ist kein Befehl; nimm einen von: { $allowed }
error-no-such-flag = „{ $word }“ ist kein Schalter dieses Befehls; nimm einen von: { $allowed }
error-flag-without-value = „{ $flag }“ hat keinen Wert; schreibe einen dahinter
error-flag-takes-no-value = „{ $flag }“ nimmt keinen Wert an; lass das Gleichheitszeichen und alles danach weg
error-flag-not-a-number =
    { $most ->
        [0] „{ $value }“ ist kein Wert für { $flag }; nimm ganze Zahlen
       *[other] „{ $value }“ ist kein Wert für { $flag }; nimm eine ganze Zahl von { $least } bis { $most }
    }
error-given-twice = „{ $word }“ ist doppelt angegeben; lass eines weg
error-word-missing =
    { $place ->
        [command] es fehlt ein Befehl; nimm einen von: { $allowed }
        [expression] es fehlen Würfel; schreibe zum Beispiel 2W6+1
        [game] es fehlt das Spiel; „nde games“ nennt alle
        [game-or-expression] es fehlt ein Spiel oder ein Wurf; schreibe Würfel wie 2W6+1 oder sieh in „nde games“ nach
        [situation] es fehlt die Situation; nimm eine von: { $allowed }
        [file] es fehlt die Datei; gib ihren Namen an
        [choice] es fehlt, was gesteigert wird; nimm eines von: { $allowed }
        [variant] es fehlt die Variante; gib ihren Namen an
        [language] es fehlt die Sprache; nimm eine von: { $allowed }
       *[other] es fehlt „{ $place }“; gib es an
    }
error-pair-without-equals = in „{ $name } { $value }“ fehlt das Gleichheitszeichen; schreibe { $name }={ $value }
error-game-comes-first = „{ $word }“ ist eine Situation; schreibe das Spiel davor, eines von: { $allowed }
error-word-left-over = „{ $word }“ gehört nicht in diesen Befehl; lass es weg
error-flags-clash = „{ $one }“ und „{ $other }“ schließen sich aus; lass eines weg
error-no-such-param = „{ $word }“ ist kein Parameter dieser Situation; nimm einen von: { $allowed }
error-param-missing = „{ $name }“ fehlt; schreibe { $name }= und eines von: { $values }
error-param-value = „{ $value }“ ist kein Wert für { $name }; nimm einen von: { $allowed }
error-param-range = „{ $value }“ ist kein Wert für { $name }; nimm eine ganze Zahl ({ $range })
error-no-such-game-option = „{ $word }“ ist keine Option dieses Spiels; nimm eine von: { $allowed }
error-setting-unreadable = „{ $text }“ setzt nichts; schreibe Option=Wert
error-nothing-to-compare = „{ $game }“ liest die höchste Seite nur auf eine Art; nimm --compare mit einer Option
error-different-params = die Werte von „{ $option }“ haben verschiedene Parameter und lassen sich nicht nebeneinanderstellen; frage einzeln nach ihnen, mit --set und einem von: { $values }
error-pack-for-other-game = „{ $pack }“ ändert { $base }, nicht { $game }; nimm es mit { $base }
error-no-such-choice = „{ $word }“ wird hier nicht gebraucht; nimm eines von: { $allowed }
error-too-many-choices = „{ $word }“ nennt { $count }, erlaubt sind aber nur { $most }; lass welche weg
error-no-such-variant = „{ $word }“ ist keine Variante dieses Spiels; nimm eine von: { $allowed }
error-no-such-rule-here = „{ $id }“ ist keine Regel dieses Spiels; „nde rules“ nennt alle
error-nothing-found = „{ $word }“ steht in keiner Regel, keiner Tabelle und keinem Werteblock; versuche ein anderes Wort
error-nothing-found-but = „{ $word }“ steht in keiner Regel, keiner Tabelle und keinem Werteblock; meintest du { $near }?
error-no-such-foe-here = „{ $id }“ ist kein Werteblock dieses Spiels; „nde foes“ mit dem Spiel nennt alle
error-no-foe-found = „{ $word }“ steht in keinem Werteblock; versuche ein anderes Wort
error-file-unreadable =
    { $why ->
        [missing] „{ $file }“ gibt es nicht; prüfe den Namen
        [folder] „{ $file }“ ist ein Ordner; nenne eine Datei darin
        [no-folder] den Ordner von „{ $file }“ gibt es nicht; leg ihn zuerst an oder nenne einen anderen
        [forbidden] „{ $file }“ darf hier nicht gelesen oder geschrieben werden; prüfe die Rechte
        [encoding] „{ $file }“ ist kein Text in UTF-8; speichere die Datei als UTF-8
        [large] „{ $file }“ ist viel zu groß; prüfe den Namen
       *[other] „{ $file }“ lässt sich nicht lesen oder schreiben; prüfe den Namen und den Datenträger
    }
error-output-lost =
    { $why ->
        [full] die Ausgabe ließ sich nicht schreiben: Der Datenträger ist voll; schaffe Platz und versuche es noch einmal
        [large] die Ausgabe ließ sich nicht schreiben: Die Datei darf nicht weiter wachsen; erlaube eine größere
        [closed] die Ausgabe ist geschlossen; lass sie offen oder leite sie in eine Datei
       *[other] die Ausgabe ließ sich nicht schreiben; prüfe, wohin sie geht
    }
error-file-exists = „{ $file }“ gibt es schon; nimm einen anderen Namen oder lösche die Datei vorher
error-file-not-toml = „{ $file }“ ist in Zeile { $line }, Spalte { $column } kein gültiges TOML; schreibe etwa role = "rogue"
error-sheet-needs-pack = „{ $file }“ braucht das Paket „{ $pack }“, und das liegt weder im selben Ordner noch im aktuellen; leg es dorthin oder nenne es mit --pack
error-game-not-named = „{ $file }“ sagt nicht, zu welchem Spiel sie gehört; ergänze eine Zeile game = mit einem von: { $allowed }
error-no-such-reader = „{ $kind }“ ist keine Art von Dokument, die ein Spiel liest; nimm eine von: { $allowed }
error-nothing-to-import = „{ $file }“ enthält nichts, was sich als { $kind } lesen lässt; prüfe den Inhalt
error-several-heroes = das sind mehrere Helden: { $names }; ein Bogen ist für einen, also importiere eine Datei mit einem
error-one-folder = ein Buch ist ein Ordner; lass „{ $folder }“ weg
error-no-book-there = „{ $folder }“ enthält keine Dateien von { $kind }; nenne den Ordner seines Repositorys
error-too-many-files = „{ $folder }“ enthält mehr als { $most } Dateien; nenne nur den Ordner des Buchs
error-line-unreadable = in „{ $line }“ wird ein Anführungszeichen nicht geschlossen; schließe es
