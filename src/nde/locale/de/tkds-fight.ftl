# TKDS: Kämpfe, Manöver, Bewegung, Moral und Kreaturen.

## Seiten, Zustände, Gründe, Manöver

tkds-side-party = die Gruppe
tkds-side-foes = die Gegner
tkds-also-party-surprised = Gruppe überrascht
tkds-also-foes-surprised = Gegner überrascht
tkds-condition-prone = am Boden
tkds-condition-mounted = reitet
tkds-condition-held = festgehalten
tkds-condition-bleeding = Blutung
tkds-condition-burning = in Flammen
tkds-condition-disarmed = entwaffnet
tkds-condition-shield-lowered = Schild unten
tkds-condition-dying = liegt im Sterben
tkds-condition-stable = bewusstlos
tkds-condition-dead = tot
tkds-condition-fled = geflohen
tkds-condition-subdued = überwältigt
tkds-condition-helpless = wehrlos
tkds-condition-mortally-wounded = tödlich verwundet
tkds-condition-exhausted = erschöpft
tkds-condition-surprised = überrascht
tkds-condition-too-slow = zu langsam für diese Kampfrunde
tkds-condition-momentum = hat Schwung
tkds-cause-prone-target = das Ziel liegt am Boden
tkds-cause-ambush = Hinterhalt
tkds-cause-gang-up = zwei andere bedrohen das Ziel
tkds-cause-edge = eingesetzte Essenz
tkds-cause-quick-start = schnelle Reaktion
tkds-cause-untrained-weapon = ohne Ausbildung mit der Waffe
tkds-cause-untrained-armour = ohne Ausbildung in der Rüstung
tkds-cause-blinded = geblendet
tkds-cause-threatened = in Reichweite eines Gegners
tkds-cause-long-range = jenseits der wirksamen Reichweite
tkds-cause-too-close = zu nah für diese Waffe
tkds-cause-lost-leader = ihr Anführer ist verloren
tkds-cause-lost-half = die Hälfte von ihnen ist verloren
tkds-manoeuvre-trip = Beinstellen
tkds-manoeuvre-push = Wegstoßen
tkds-manoeuvre-disarm = Entwaffnen
tkds-manoeuvre-hold = Festhalten
tkds-weapon-claws = Klauen
tkds-weapon-bite = Biss
tkds-weapon-hooves = Hufe
tkds-weapon-great-club = große Keule
tkds-weapon-flames = Flammen
tkds-weapon-icy-touch = eisige Berührung
tkds-weapon-weapon = Waffe

## Kreaturen

tkds-block-commoner = Dorfbewohner
    .many = Dorfbewohner
    .first = ein Dorfbewohner
    .the = der Dorfbewohner
    .acc = den Dorfbewohner
    .dat = dem Dorfbewohner
tkds-block-hireling = Helfer
    .many = Helfer
    .first = ein Helfer
    .the = der Helfer
    .acc = den Helfer
    .dat = dem Helfer
tkds-block-mercenary = Söldner
    .many = Söldner
    .first = ein Söldner
    .the = der Söldner
    .acc = den Söldner
    .dat = dem Söldner
tkds-block-veteran = Veteran
    .many = Veteranen
    .first = ein Veteran
    .the = der Veteran
    .acc = den Veteranen
    .dat = dem Veteranen
tkds-block-walking-dead = Wiedergänger
    .many = Wiedergänger
    .first = ein Wiedergänger
    .the = der Wiedergänger
    .acc = den Wiedergänger
    .dat = dem Wiedergänger
tkds-block-hunting-dog = Jagdhund
    .many = Jagdhunde
    .first = ein Jagdhund
    .the = der Jagdhund
    .acc = den Jagdhund
    .dat = dem Jagdhund
tkds-block-riding-horse = Reitpferd
    .many = Reitpferde
    .first = ein Reitpferd
    .the = das Reitpferd
    .dat = dem Reitpferd
tkds-block-war-horse = Schlachtross
    .many = Schlachtrösser
    .first = ein Schlachtross
    .the = das Schlachtross
    .dat = dem Schlachtross
tkds-block-draught-horse = Zugpferd
    .many = Zugpferde
    .first = ein Zugpferd
    .the = das Zugpferd
    .dat = dem Zugpferd
tkds-block-mule = Maultier
    .many = Maultiere
    .first = ein Maultier
    .the = das Maultier
    .dat = dem Maultier
tkds-block-spirit-servant = Geisterdiener
    .many = Geisterdiener
    .first = ein Geisterdiener
    .the = der Geisterdiener
    .acc = den Geisterdiener
    .dat = dem Geisterdiener
tkds-block-bandit = Räuber
    .many = Räuber
    .first = ein Räuber
    .the = der Räuber
    .acc = den Räuber
    .dat = dem Räuber
tkds-block-bandit-leader = Räuberhauptmann
    .many = Räuberhauptleute
    .first = ein Räuberhauptmann
    .the = der Räuberhauptmann
    .acc = den Räuberhauptmann
    .dat = dem Räuberhauptmann
tkds-block-goblin = Goblin
    .many = Goblins
    .first = ein Goblin
    .the = der Goblin
    .acc = den Goblin
    .dat = dem Goblin
tkds-block-orc = Ork
    .many = Orks
    .first = ein Ork
    .the = der Ork
    .acc = den Ork
    .dat = dem Ork
tkds-block-wolf = Grauwolf
    .many = Grauwölfe
    .first = ein Grauwolf
    .the = der Grauwolf
    .acc = den Grauwolf
    .dat = dem Grauwolf
tkds-block-giant-rat = Riesenratte
    .many = Riesenratten
    .first = eine Riesenratte
    .the = die Riesenratte
    .dat = der Riesenratte
tkds-block-skeleton-archer = Skelettschütze
    .many = Skelettschützen
    .first = ein Skelettschütze
    .the = der Skelettschütze
    .acc = den Skelettschützen
    .dat = dem Skelettschützen
tkds-block-ogre = Oger
    .many = Oger
    .first = ein Oger
    .the = der Oger
    .acc = den Oger
    .dat = dem Oger
tkds-block-cultist = Kultist
    .many = Kultisten
    .first = ein Kultist
    .the = der Kultist
    .acc = den Kultisten
    .dat = dem Kultisten
tkds-block-giant-spider = Riesenspinne
    .many = Riesenspinnen
    .first = eine Riesenspinne
    .the = die Riesenspinne
    .dat = der Riesenspinne
tkds-block-bear = Bär
    .many = Bären
    .first = ein Bär
    .the = der Bär
    .acc = den Bären
    .dat = dem Bären
tkds-block-troll = Bergtroll
    .many = Bergtrolle
    .first = ein Bergtroll
    .the = der Bergtroll
    .acc = den Bergtroll
    .dat = dem Bergtroll
tkds-block-fire-spirit = Feuergeist
    .many = Feuergeister
    .first = ein Feuergeist
    .the = der Feuergeist
    .acc = den Feuergeist
    .dat = dem Feuergeist
tkds-block-ghoul = Ghul
    .many = Ghule
    .first = ein Ghul
    .the = der Ghul
    .acc = den Ghul
    .dat = dem Ghul
tkds-block-thug = Schläger
    .many = Schläger
    .first = ein Schläger
    .the = der Schläger
    .acc = den Schläger
    .dat = dem Schläger
tkds-block-barrow-king = Grabkönig
    .first = ein Grabkönig
    .the = der Grabkönig
    .acc = den Grabkönig
    .dat = dem Grabkönig
tkds-block-wisp = Irrlicht
    .many = Irrlichter
    .first = ein Irrlicht
    .the = das Irrlicht
    .dat = dem Irrlicht
tkds-block-shade = Schatten
    .many = Schatten
    .first = ein Schatten
    .the = der Schatten
    .acc = den Schatten
    .dat = dem Schatten
tkds-block-wraith = Schreckgespenst
    .many = Schreckgespenster
    .first = ein Schreckgespenst
    .the = das Schreckgespenst
    .dat = dem Schreckgespenst

## Schritte: Runden und Moral

tkds-step-fight-begins = ein Kampf beginnt
tkds-fight-begins-surprise-roll = Ein Glückswurf entscheidet, ob eine Seite überrascht wird und die erste Kampfrunde verpasst.
tkds-fight-begins-surprise-none = Niemand wird überrascht.
tkds-fight-begins-surprise-party = Die Helden werden überrascht und verpassen die erste Kampfrunde.
tkds-fight-begins-surprise-foes = Die Gegner werden überrascht und verpassen die erste Kampfrunde.
tkds-fight-begins-checks-party = Jeder Held, der nicht überrascht wird, legt eine Probe auf GES ab, um in der ersten Kampfrunde zu handeln.
tkds-fight-begins-checks-foes = Jeder Gegner, der nicht überrascht wird, legt eine Probe auf GES ab, um in der ersten Kampfrunde zu handeln.
tkds-fight-begins-checks-both = Wer nicht überrascht wird, legt eine Probe auf GES ab, um in der ersten Kampfrunde zu handeln.
tkds-step-surprised =
    { $whose ->
        [party] die Gruppe wird überrascht und verliert die erste Kampfrunde
        [foes] die Gegner werden überrascht und verlieren die erste Kampfrunde
       *[other] die Überraschung kostet { $side } die erste Kampfrunde
    }
tkds-step-nobody-surprised = beim Glückswurf fällt eine { $face }: Niemand ist überrascht
tkds-step-surprise-rolled =
    { $whose ->
        [party] beim Glückswurf fällt eine { $face }, und die Gruppe wird überrascht und verliert die erste Kampfrunde
        [foes] beim Glückswurf fällt eine { $face }, und die Gegner werden überrascht und verlieren die erste Kampfrunde
       *[other] beim Glückswurf fällt eine { $face }: Die Überraschung kostet { $side } die erste Kampfrunde
    }
tkds-step-turn-ends = Kampfrunde { $round }, Ende des Zuges: { $side }
tkds-step-fight-over = der Kampf endet in Kampfrunde { $round }
tkds-step-fight-broken-off = der Kampf wird in Kampfrunde { $round } abgebrochen; was geworfen wurde, bleibt liegen
tkds-step-lasting = { $who } ist noch immer { $condition }
tkds-step-morale-due = die Gegner wanken, denn { $cause }
tkds-step-leader-speaks = { $who } führt, und dieser Wille zählt für alle

## Schritte: Angriffe

tkds-step-helped-by = { $who } ist im Vorteil: { $cause }
tkds-step-hindered-by = { $who } ist behindert: { $cause }
tkds-step-helpless-hit = { $target } kann sich nicht wehren: { $who } braucht keinen Wurf
tkds-step-missed = { $who } verfehlt { $target-acc }
tkds-step-critical-hit = { $who } trifft { $target-acc } kritisch: doppelter Schaden
tkds-step-blocked = { $who } hält den Schild dazwischen und fängt { $taken } Schaden ab; { $damage } kommt durch
tkds-step-special =
    { $came ->
        [held] die Zähne halten { $who-acc } fest
        [prone] { $who } wird zu Boden gerissen
        [bleeding] { $who } blutet
        [burning] { $who } fängt Feuer
        [poisoned] Gift dringt { $who-dat } ins Blut
       *[other] { $who } ist jetzt: { $condition }
    }
tkds-step-ability = { $who } nutzt { $ability }
tkds-step-manoeuvre = { $who } versucht ein Manöver gegen { $target-acc }: { $manoeuvre }
tkds-step-turned-around = das Manöver wendet sich gegen { $who-acc }

## Schritte: Bewegung und Kleinigkeiten

tkds-step-walked = { $who } bewegt sich { $cost } m ({ $left } m übrig)
tkds-step-crossed = { $who } wechselt für { $cost } m in eine andere Zone: { $area }
tkds-step-hurried = das Tempo reicht nicht mehr, { $who } kommt auf { $total } gegen Zielwert { $hu }: { $outcome }
tkds-step-small-action = das kostet { $who-acc } keine Aktion
tkds-step-loading = { $who } lädt { $weapon-acc } nach

## Fragen und Würfe

tkds-ask-reroll-damage = Der Schaden ist { $total }: Einen Heldenpunkt ausgeben und alle Würfel noch einmal werfen? (noch { $left })
tkds-ask-block = { $target } erleidet gleich { $damage } Schaden: Mit dem Schild blocken?
tkds-option-block-no = nicht blocken
tkds-option-block-block = mit dem Schild blocken
tkds-ask-flight =
    { $count ->
        [one] { $who } verliert den Mut: fliehen oder sich ergeben?
       *[other] { $count } Gegner verlieren den Mut (darunter { $who }): fliehen oder sich ergeben?
    }
tkds-option-flight-flee = fliehen
tkds-option-flight-surrender = sich ergeben
tkds-ask-manoeuvre-more = Ein kritischer Erfolg gegen { $target-acc }: Was kommt hinzu?
tkds-option-manoeuvre-more-push = zwei Meter wegstoßen
tkds-option-manoeuvre-more-take = die Waffe an sich nehmen
tkds-option-manoeuvre-more-none = nichts weiter
tkds-roll-ambush = { $who }: würfle { $die } für den Hinterhalt
tkds-roll-block = { $who }: würfle { $die } für den Schild
tkds-roll-speed = { $who }: würfle { $die } für das Tempo
tkds-roll-surprise = { $who }: würfle { $die } für die Überraschung
tkds-roll-touch = { $who }: würfle { $die } für die heilende Berührung

## Wirkungen

tkds-effect-fight-begun = ein Kampf hat begonnen
tkds-effect-fight-ended = der Kampf ist vorbei
tkds-effect-turn-begun = Kampfrunde { $round }: jetzt { $side }
tkds-effect-side-surprised = die Überraschung kostet { $side } die erste Kampfrunde
tkds-effect-turn-missed = { $who } ist zu langsam und verpasst die erste Kampfrunde
tkds-effect-turn-missed-all = { $ally } und { $who } sind zu langsam und verpassen die erste Kampfrunde
tkds-effect-turn-regained = { $who } handelt in dieser Kampfrunde doch noch
tkds-effect-walked = { $who } steht jetzt auf Feld { $to }
tkds-effect-crossed = { $who } wechselt in eine andere Zone: { $to }
tkds-effect-movement-used = { $who } hat in diesem Zug keine Bewegung mehr
tkds-effect-passed-by =
    { $succeeds ->
        [yes] { $who } kommt an { $other-dat } vorbei
       *[no] { $other } lässt { $who-acc } nicht vorbei
    }
tkds-effect-condition-begun = { $who } ist jetzt: { $condition }
tkds-effect-condition-over = { $who } ist nicht mehr: { $condition }
tkds-effect-stood-up = { $who } steht auf
tkds-effect-gear-swapped =
    { $on ->
        [yes] { $who } nimmt { $detail-acc } zur Hand
       *[no] { $who } steckt { $detail-acc } weg
    }
tkds-effect-weapon-picked-up = { $who } hebt die Waffe wieder auf
tkds-effect-weapon-loaded = { $who } hat { $weapon-acc } nachgeladen
tkds-effect-weapon-emptied = { $who } muss { $weapon-acc } nachladen
    .then = danach gilt es, { $weapon-acc } nachzuladen
tkds-effect-ammunition-spent = { $who } hat einen Schuss weniger: { $detail }
tkds-effect-weapon-thrown = nach dem Kampf muss { $who } { $weapon-acc } wieder aufheben
tkds-effect-weapon-dropped = { $who } lässt { $weapon-acc } fallen
tkds-effect-weapon-taken = { $other } nimmt { $who-dat } { $weapon-acc } ab
tkds-effect-pushed-away = { $other } stößt { $who-acc } { $metres } m zurück
tkds-effect-momentum-gained = { $who } kommt in Schwung und darf noch einmal angreifen
tkds-effect-momentum-spent = damit ist der Schwung { $who-von } verbraucht
tkds-effect-shield-lowered = { $who } hat bis zum nächsten Zug den Schild unten
tkds-effect-morale-tested = die Gegner haben ihre Moral geprüft
tkds-effect-fled = { $who } hat genug und flieht
tkds-effect-surrendered = { $who } ergibt sich
tkds-effect-fought-on = { $who } kämpft weiter
tkds-effect-left-helpless = { $who } ist wehrlos
tkds-effect-recovered = { $who } ist nicht mehr wehrlos

## Situationen und Parameter

tkds-situation-attack = ein Angriff
tkds-situation-manoeuvre = ein Manöver: Beinstellen, Wegstoßen, Entwaffnen oder Festhalten
tkds-situation-morale = die Moral der Gegner
tkds-situation-first-round = die Probe der ersten Kampfrunde
tkds-situation-reaction = die Reaktion bei der ersten Begegnung
tkds-situation-surprise = wer überrascht wird
tkds-param-defence = die Verteidigung des Ziels
tkds-param-target = ob der Held einen Gegner angreift (foe) oder ein Gegner eine Spielerfigur (pc)
tkds-param-manoeuvre = welches Manöver
tkds-param-helpless = ob sich das Ziel nicht wehren kann
tkds-param-subdues = ob bei 0 LP betäubt statt getötet wird
tkds-param-range = wirksame Reichweite in Metern; 0 im Nahkampf
tkds-param-distance = Entfernung in Metern; -1, wenn niemand misst
tkds-param-ammunition = womit geschossen wird
tkds-param-will = der Wille der Gegner
tkds-param-leader = der Wille des Anführers; -99, wenn es keinen gibt
tkds-param-quick = ob der Held den Kniff „schnelle Reaktion“ hat
tkds-param-surprise = wer überrascht wird oder ob darum gewürfelt wird
tkds-param-is-unaware = ob das Ziel nichts ahnt
tkds-param-uses-essence = ob ein Punkt Essenz dafür eingesetzt wird
tkds-param-second-target = wen die zweite Waffe trifft, wenn jemand anderen
tkds-param-with-movement = ob es die ganze Bewegung statt der Aktion kostet

## Was man tun kann

tkds-offer-attack = Angreifen
tkds-offer-shoot = Schießen
tkds-offer-throw = Eine Waffe werfen
tkds-offer-attack-with-two = Mit zwei Waffen angreifen
tkds-offer-manoeuvre = Ein Bein stellen, wegstoßen, entwaffnen oder festhalten
tkds-offer-trip = Ein Bein stellen
tkds-offer-push = Wegstoßen
tkds-offer-hold = Festhalten
tkds-offer-disarm = Entwaffnen
tkds-offer-pass-by = An einem Gegner vorbeikommen
tkds-offer-break-free = Sich losreißen
tkds-offer-tear-roots = Die Wurzeln eines Verbündeten zerreißen
tkds-offer-use-ability = Eine Fähigkeit nutzen
tkds-offer-surge = Anstürmen
tkds-offer-heal = Durch Berührung heilen
tkds-offer-hurl-bolt = Ein magisches Geschoss schleudern
tkds-offer-stand-up = Aufstehen
tkds-offer-mount = Aufsitzen
tkds-offer-dismount = Absitzen
tkds-offer-pick-up = Die Waffe aufheben
tkds-offer-put-away = Etwas weglegen
tkds-offer-take-in-hand = Etwas zur Hand nehmen oder anlegen
tkds-offer-reload = Eine Waffe laden
tkds-offer-move = Sich bewegen
tkds-offer-move-again = Sich mit der Aktion noch einmal bewegen
tkds-offer-cross = In eine andere Zone wechseln
tkds-offer-cross-again = Mit der Aktion in eine andere Zone wechseln
tkds-offer-start-fight = Einen Kampf beginnen
tkds-offer-end-turn = Den Zug der Seite beenden
tkds-offer-check-morale = Die Moral der Gegner prüfen
tkds-offer-end-fight = Den Kampf beenden

## Ablehnungen

error-fight-already-on = ein Kampf ist im Gange; beende ihn, bevor ein neuer beginnt
error-no-fight-on = es gibt keinen Kampf; beginne zuerst einen
error-nobody-to-fight = eine Seite hat niemanden, der kämpfen kann; bring zuerst jemanden in die Szene
error-not-an-enemy = „{ $target }“ ist kein Gegner; wähle jemanden von der anderen Seite
error-not-an-ally = „{ $target }“ gehört nicht zur selben Seite; wähle einen Verbündeten
error-target-is-gone = „{ $target }“ ist nicht mehr dabei; wähle jemanden, der noch mitkämpft
error-no-such-weapon = „{ $who }“ hat keine Waffe an Stelle { $place }; zähle die in der Hand ab 0, oder -1 für die bloße Hand
error-weapon-on-the-ground = „{ $weapon }“ ist nicht mehr in der Hand ({ $who }); heb die Waffe auf oder kämpfe ohne sie
error-no-free-hand = „{ $who }“ hat zu wenige freie Hände für „{ $detail }“; leg zuerst etwas weg
error-too-weak-for = „{ $detail }“ verlangt Stärke { $least }, und { $who } hat weniger; wähle etwas Leichteres
error-beyond-reach = „{ $target }“ ist weiter als { $reach } m weg; geh zuerst näher heran
error-beyond-range = „{ $target }“ ist weiter als { $most } m weg; geh zuerst näher heran
error-too-near-to-shoot = „{ $target }“ ist auf Armlänge heran; geh zurück oder schlag zu
error-wall-between = auf dem Weg zu „{ $target }“ steht eine Wand ({ $who }); such einen Weg daran vorbei
error-not-throwable = „{ $weapon }“ ist nicht zum Werfen; schlag damit zu oder wähle eine andere Waffe
error-wrong-weapon-skill = „{ $weapon }“ wird nicht mit dieser Fertigkeit geführt; nimm eine von: { $allowed }
error-not-loaded = „{ $weapon }“ ist nicht geladen ({ $who }); lade zuerst
error-already-loaded = „{ $weapon }“ muss nicht geladen werden; greif damit an
error-no-ammunition = „{ $who }“ hat keine Munition mehr: { $detail }; besorg mehr oder nimm eine andere Waffe
error-harmless-block = „{ $block }“ hat keinen eigenen Angriff; nimm einen anderen Werteblock oder lass ihn weg und nenne skill= und damage=
error-not-two-weapons = „{ $who }“ kann mit diesen beiden nicht angreifen; es braucht den Kniff und in jeder Hand eine Einhandwaffe für den Nahkampf
error-no-such-ability = „{ $ability }“ kann { $who } hier nicht nutzen; wähle eine Fähigkeit vom Bogen
error-nothing-to-heal = „{ $target }“ ist unverletzt oder nicht mehr zu retten; wähle jemanden mit Wunden
error-has-momentum = „{ $who }“ hat schon Schwung; nutze ihn zuerst
error-nothing-to-disarm = „{ $target }“ hat nichts in der Hand, was zu verlieren wäre; versuch ein anderes Manöver
error-not-held = nichts hält „{ $who }“ fest; beweg dich und handle frei
error-nothing-to-ride = „{ $who }“ hat weder Pferd noch Maultier; beschaff erst eines
error-already-mounted = „{ $who }“ ist schon { $on ->
        [saddle] im Sattel
       *[other] zu Fuß
    }; tu etwas anderes
error-cannot-mount = „{ $who }“ liegt am Boden oder wird festgehalten; steh erst auf oder reiß dich los
error-cannot-self-free = „{ $who }“ kommt allein nicht frei; lass einen Verbündeten helfen
error-not-prone = „{ $who }“ steht schon; tu etwas anderes
error-no-such-belonging = „{ $who }“ hat nichts an Stelle { $place }; zähle die Dinge auf dem Bogen ab 0
error-already-so = „{ $detail }“: daran ändert sich nichts ({ $who }); wähle etwas anderes
error-takes-too-long = „{ $detail }“ lässt sich im Kampf weder an- noch ablegen; warte, bis er vorbei ist
error-no-ground = „{ $who }“ steht auf keinem Plan; stell die Figur zuerst auf ein Spielfeld oder in eine Zone
error-no-metres-left = „{ $who }“ kann sich jetzt nicht weiter bewegen; handle oder beende den Zug
error-not-next-to = „{ $area }“ grenzt nicht an diese Zone; geh Zone für Zone
error-already-tried-to-pass = an „{ $other }“ vorbeizukommen wurde in diesem Zug schon versucht; warte auf den nächsten
error-nobody-to-waver = kein Gegner ist übrig, dessen Moral brechen könnte; beende den Kampf oder mach weiter

## Beispiele

example-tkds-ex-f1 = Ein Kämpfer mit Stärke +4 trifft Verteidigung 18 mit einer 14.
example-tkds-ex-f2 = Derselbe Kämpfer verfehlt Verteidigung 18 mit einer 13.
example-tkds-ex-f3 = Eine natürliche 20 macht den Treffer kritisch und verdoppelt den Schaden.
example-tkds-ex-f4 = Ein kritischer Treffer bei Widerstand: erst verdoppelt, dann halbiert.
example-tkds-ex-f5 = Mit Vorteil zählt der bessere Wurf von 6 und 12.
example-tkds-ex-f6 = Ein Schuss auf 45 m bei 30 m Reichweite: Der schlechtere Wurf von 15 und 4 zählt.
example-tkds-ex-f7 = Ein wehrloser Gegner wird ohne Wurf kritisch getroffen.
example-tkds-ex-f8 = 14 gegen die 12 des Gegners: Der Gegner fällt.
example-tkds-ex-f9 = Gegner mit schwacher Moral würfeln 11 und fliehen.
example-tkds-ex-f10 = Geschick +2 und eine 7: zu langsam für die erste Kampfrunde.

## Schadensarten und eine Fähigkeit

tkds-ability-at-will-bolt = kleines magisches Geschoss
tkds-kind-fire = Feuer
tkds-kind-cold = Kälte
tkds-quality-cold = Kälte
tkds-tag-leader = Anführer
tkds-kind-poison = Gift
tkds-kind-magic = Magie
tkds-kind-disease = Krankheit
tkds-kind-mind = Geist
tkds-kind-blunt = stumpfe Hiebe
tkds-kind-silver = Silber
tkds-kind-weapon = Waffen
tkds-kind-surroundings = Umgebung

## Wer und wann

error-cannot-act = „{ $who }“ kann jetzt nicht handeln; wähle jemanden, der bei Bewusstsein und noch da ist
error-misses-turn = „{ $who }“ verpasst die erste Kampfrunde; warte auf die zweite
error-no-such-creature = niemand heißt hier „{ $id }“; nimm einen Namen von diesen: { $allowed }
error-no-such-monster = „{ $block }“ steht nicht im Bestiarium; nimm eines von: { $allowed }
error-nothing-to-wield = „{ $detail }“ steht in keiner Liste der Regeln; lass es beim Gepäck und sage, was damit geschieht

# A map in a game without a rule for cover.
tkds-play-map-signs = # Wand   + niedriges Hindernis   ~ schwieriges Gelände   x gefallen
