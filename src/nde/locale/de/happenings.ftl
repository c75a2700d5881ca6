## Was einer Gruppe widerfährt, die das Programm leitet

play-happening-clock-on = es dauert länger, als es sollte, und der Augenblick wartet nicht auf euch
    .b = bis ihr das in Ordnung gebracht habt, läuft die Zeit weiter
    .c = was ihr zu fürchten habt, ist einen Schritt näher
play-happening-lurkers-stir = ganz in der Nähe hat etwas das bemerkt und regt sich
    .b = das hat geweckt, was hier so still war
play-happening-somebody-comes = der Lärm hat jemanden angelockt
    .b = Schritte kommen näher, und sie werden nicht langsamer
    .c = am Rand des Blickfelds bewegt sich etwas und kommt heran
play-happening-way-jams = krachend stürzt etwas quer über einen eurer Wege: „{ $way }“ kostet euch jetzt Zeit
    .b = Holz splittert, Erde rutscht, und ein Weg ist versperrt: „{ $way }“
play-happening-way-freed = ihr stemmt euch dagegen, bis der Weg wieder frei ist, und das braucht seine Zeit
    .b = Stück für Stück räumt ihr den Weg frei
play-happening-clock-back = es geht so glatt, dass ihr Zeit gewinnt
    .b = schnell und leise: Was ihr zu fürchten habt, fällt einen Schritt zurück
play-happening-way-to-do = { $name } sieht, wie etwas zu schaffen wäre, das schwerer aussah: „{ $deed }“
    .b = { $name } fällt etwas auf, und das hier wird jetzt leichter: „{ $deed }“
play-happening-way-known-free = { $name } findet Spuren von anderen, die vor euch hier waren: Wohin „{ $way }“ führt, scheint niemand zu warten
    .b = { $name } erhascht einen Blick auf das, was hinter „{ $way }“ liegt: Dort ist niemand zu sehen
play-happening-way-known-held = { $name } findet Spuren von anderen, die „{ $way }“ gewählt haben: Sie führen hinein, und keine führt heraus
    .b = { $name } erhascht einen Blick auf das, was hinter „{ $way }“ liegt: Dort ist jemand, und nicht, um euch zu begrüßen
play-happening-lurkers-seen = { $name } sieht es zuerst: Ihr werdet aus nächster Nähe beobachtet
    .b = { $name } hebt die Hand: Hier lauert etwas
play-happening-foe-wavers = drüben sieht sich jemand um, und was es da zu sehen gibt, gefällt nicht
    .b = drüben weicht jemand einen Schritt zurück
play-happening-lurkers-felt = ein Atemzug, der keiner von euren ist: Hier ist etwas und hält still
    .b = ihr spürt Blicke im Rücken
play-happening-danger-ahead = erst hört man es, dann sieht man es: Wer „{ $way }“ wählt, ist dort nicht allein
    .b = frische Spuren, und es sind nicht eure: Sie führen dorthin, wohin auch „{ $way }“ führt
play-happening-wary = jemand kommt daher, bleibt einen Steinwurf entfernt stehen und kommt nicht näher. Man misstraut euch: Zuerst zuschlagen wird dort niemand, aber man wartet ab, was ihr tut
    .b = jemand tritt ins Blickfeld und bleibt sofort stehen, eine Hand am Gürtel. Man misstraut euch: Redet, zieht euch zurück oder schlagt zuerst zu
play-happening-stranger = jemand kommt des Weges, erschrickt bei eurem Anblick und führt nichts Böses im Schilde
    .b = jemand tritt mit offenen Händen aus dem Dunkel
play-happening-drained = das hat { $name } mehr gekostet, als es sollte
    .b = { $name } muss tiefer schöpfen, als einem lieb sein kann
play-happening-grazed = ohne Kratzer geht es nicht ab
    .b = da war etwas Scharfes
play-happening-off-balance = der Boden gibt ein wenig nach
    .b = ein Stein kippt unter dem Fuß
play-happening-gear-slips = ein Riemen reißt, und beide Hände sind voll
    .b = etwas löst sich vom Gepäck
play-happening-in-the-open = das war ein Schritt zu weit
    .b = nichts steht mehr zwischen euch und ihnen
play-happening-caught-fast = etwas hält fest und lässt nicht los
    .b = Stoff und Schnalle bleiben hängen
play-happening-light-out = ein Luftzug, und das Licht ist aus
    .b = die Flamme schrumpft, zischt und erlischt
play-happening-tired = es war ein langer Weg
    .b = die Kälte sitzt in allen Knochen
play-happening-shaken = { $name } hat heute mehr gesehen, als irgendwem guttut
play-happening-second-wind = ein tiefer Atemzug, und es hilft
    .b = einen Augenblick lang tut nichts weh
play-happening-power-back = was verbraucht war, erwacht wieder
    .b = als gäbe die Luft selbst Kraft
play-happening-opening = einen Augenblick lang steht alles genau richtig
    .b = eine Lücke tut sich auf
play-happening-swing = { $name } ist jetzt richtig in Schwung
    .b = in diesem Augenblick hält { $name } nichts auf
play-happening-provisions = andere haben hier etwas zurückgelassen
    .b = in einer Ecke liegt, was jemand vergessen hat
play-happening-rested = einen Moment lang steht die Last am Boden, und das tut gut
play-happening-breather = ein Lied lang kommt niemand, und ihr verbindet, was blutet
    .b = ihr lehnt Seite an Seite an der Wand, bis das Zittern nachlässt
play-happening-left-for-dead = man hält euch für tot. Viel später, im Dunkeln, kommt ihr nacheinander zu euch und kriecht zurück, woher ihr gekommen seid
    .b = ihr erwacht in Stille. Niemand kümmert sich mehr um euch, und auf allen vieren kommt ihr davon
play-happening-unease = niemand spricht davon, aber wohl ist hier keinem von euch
play-happening-heartened = der Anblick tut euch allen gut
play-happening-passes-by = jemand geht dicht an euch vorbei und bemerkt euch nicht
    .b = Schritte, ganz nah, und dann verklingen sie
play-happening-far-sound = in der Ferne fällt etwas, dann ist es wieder still
    .b = ein Luftzug bringt den Geruch von Rauch und nimmt ihn wieder mit
play-happening-stillness = der Ort scheint den Atem anzuhalten
    .b = eine Weile bewegt sich nichts als der Staub
play-happening-asked-yes-and = ja, und das ist noch nicht alles
    .b = ja, und das Glück hilft nach
play-happening-asked-yes = ja, genau so
    .b = ja, da ist etwas dran
play-happening-asked-yes-but = ja, aber nicht umsonst
    .b = ja, aber nicht ohne Ärger
play-happening-asked-no-but = nein, aber ganz vergebens war es nicht
    .b = nein, aber dabei fällt euch etwas anderes auf
play-happening-asked-no = nein, das führt zu nichts
    .b = nein, da ist nichts dran
play-happening-asked-no-and = nein, und es macht alles nur schlimmer
    .b = nein, und das ist erst der Anfang
play-happening-asked-spent = gut gemacht, aber was dieser Ort zu zeigen hat, habt ihr nun gesehen
    .b = es gelingt, und ihr erfahrt nichts, was ihr nicht schon wüsstet
play-happening-nothing-here = { $name } sieht sich um: Hier ist nichts, was ihr nicht schon gesehen habt
    .b = { $name } dreht jeden Stein um, und da ist nichts zu finden
play-left-wavers =
    { $is-many ->
        [yes] { $names } verlieren den Mut und laufen davon
       *[no] { $names } verliert den Mut und läuft davon
    }
play-left-wary =
    { $is-many ->
        [yes] { $names } gehen ihrer Wege
       *[no] { $names } geht davon
    }
play-wary-talk = Mit ihnen reden
    .tried = tritt einen Schritt vor und redet mit ihnen
    .works = Ein Wort, noch eines, und die Hände lösen sich von den Waffen.
    .fails = Es ist das falsche Wort. Die Waffen gehen hoch.
play-wary-leave = Langsam zurückweichen und sie ziehen lassen
    .tried = weicht langsam zurück
    .works = Schritt für Schritt zieht ihr euch zurück, und drüben tut man dasselbe.
    .fails = Schritt für Schritt zieht ihr euch zurück, und drüben tut man dasselbe.
play-wary-strike = Zuerst zuschlagen
    .tried = schlägt zuerst zu
    .works = Ihr wartet nicht, bis man sich drüben entschieden hat.
    .fails = Ihr wartet nicht, bis man sich drüben entschieden hat.
play-choice-jammed = { $choice } (versperrt)
error-nothing-left-open = dieses Spiel lässt nichts offen, was das Programm entscheiden könnte; sag selbst, was geschieht
error-does-not-fit-now =
    { $count ->
        [0] „{ $key }“ passt hier und jetzt nicht, und nichts anderes dieser Art; lass es weg, und eine Kleinigkeit geschieht
       *[other] „{ $key }“ passt hier und jetzt nicht; möglich sind: { $allowed }
    }
play-place-again = hier ist alles, wie ihr es verlassen habt
    .b = ihr kennt diesen Ort: Nichts hat sich verändert
    .c = seit ihr gegangen seid, hat sich hier nichts gerührt
play-first-minute = Du spielst { $names }; was zu tun ist, hast du oben gelesen. Wähle aus der Liste mit der Nummer, oder sag in eigenen Worten, was du tust. Der Prozentwert neben einer Handlung ist die Chance, dass sie so ausgeht, wie du willst; was die Würfel sonst noch entscheiden, ist dort mit genannt, oder es sagt dir „chancen“ mit der Nummer. Hinter einem Namen siehst du, was diese Figur noch aushält, und einen Kampf, der schlecht läuft, kann man überall dort verlassen, wo ein Ausweg auf der Liste steht. Das Programm ist die Spielleitung: Es führt die Gegner und entscheidet, was die Würfel offenlassen.
play-heroes-own = { $count } Figuren, eine davon selbst erschaffen, Frage für Frage
play-gm-befall = etwas geschehen lassen, das die Würfel wählen: bane, boon, encounter, sign, place, asked; ein Name und ein Schlüssel können folgen
