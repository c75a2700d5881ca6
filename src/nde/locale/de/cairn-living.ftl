# Cairn 2e: Last, Bedürfnisse, Rast, Zeit, Magie, Begegnungen, Verlies und Weg.

## Ablehnungen

error-nobody-named = dafür ist niemand genannt; nenne mindestens eine Figur
error-amid-a-fight = im Kampf ist dafür keine Zeit; beende zuerst den Kampf
error-place-not-safe = dieser Ort ist nicht sicher; suche einen besseren oder sichere ihn
error-no-light-to-rest-by = im Dunkeln rastet hier niemand; zünde zuerst eine Fackel oder Laterne an
error-nothing-there = { $who } trägt nichts an der Stelle „{ $place }“; nimm eine Zahl ab 0, unter { $count }
error-load-too-heavy = „{ $item }“ braucht mehr Plätze ({ $needed }), als { $who } frei hat ({ $free }); lege zuerst etwas ab
error-carrier-is-laden = „{ $item }“ trägt mehr, als { $who } sonst mitnehmen könnte; lege zuerst etwas anderes ab oder verkaufe es
error-purse-too-light = { $price } GM sind mehr, als { $who } hat ({ $gold } GM); verkaufe etwas oder zahle weniger
error-cairn-not-for-sale = „{ $item }“ gibt es nicht auf dem Markt; nenne einen Preis, oder 0 für Gefundenes
error-cairn-no-trade = wo „{ $who }“ jetzt ist, handelt niemand; der Hüter sagt, wo man kaufen und verkaufen kann
error-not-to-be-worn = „{ $item }“ lässt sich weder tragen noch in der Hand halten; wähle eine Waffe, Rüstung oder ein Licht
error-worn-so-already = { $on ->
    [yes] { $who } trägt oder hält „{ $item }“ schon; wähle etwas anderes
   *[no] { $who } trägt und hält „{ $item }“ nicht; wähle etwas anderes
}
error-armor-takes-long = „{ $item }“ ist zu schwer, um im Kampf gewechselt zu werden; warte das Ende des Kampfes ab
error-drop-frees-nothing = „{ $item }“ belegt keinen Platz, also hilft es { $who } nicht, das abzulegen; wähle etwas, das einen belegt
error-hands-not-free = „{ $item }“ muss zum Zaubern in beiden Händen gehalten werden, und { $who } hält etwas anderes ({ $held }); lege das zuerst weg
error-slots-all-taken = { $who } hat alle Plätze belegt ({ $slots }), und ein Zauber kostet eine Erschöpfung; lege zuerst etwas ab
error-not-magic = „{ $item }“ birgt keine Magie; wähle ein Zauberbuch, eine Schriftrolle oder ein Relikt
error-relic-is-spent = { $who } kann „{ $item }“ nicht mehr anwenden; erfülle die Bedingung, die sie zurückbringt
error-no-strength-to-restore = { $who } hat keine verlorene STÄ, die jetzt zurückkommen könnte; wähle jemanden, der verletzt ist und keine Entbehrung leidet
error-not-to-recharge = „{ $item }“ lässt sich jetzt nicht aufladen; wähle ein Relikt, dem Anwendungen fehlen
error-not-a-light = „{ $item }“ gibt kein Licht; wähle eine Fackel oder Laterne
error-lantern-needs-oil = „{ $item }“ brennt mit Öl, und { $who } hat keines; besorge eine Ölkanne oder nimm eine Fackel
error-light-burns-already = es brennt schon ein Licht; lösche es zuerst
error-panicked-already = { $who } ist schon in Panik; die Panik muss zuerst überwunden werden
error-not-panicked = { $who } ist nicht in Panik; tu etwas anderes
error-need-so-already = { $on ->
    [yes] { $who } fehlt das schon ({ $need }); wähle etwas anderes oder jemand anderen
   *[no] { $who } fehlt das nicht ({ $need }); wähle, was fehlt, oder jemand anderen
}
error-deprived-so-already = { $on ->
    [yes] { $who } leidet schon Entbehrung; wähle jemanden, der keine leidet
   *[no] { $who } leidet keine Entbehrung; wähle jemanden, der welche leidet
}
error-no-scar-to-mend = an Narbe { $row } von { $who } ist nichts mehr zu heilen; nimm eine von: { $allowed }
error-time-out-of-range = „{ $rounds }“ Kampfrunden können nicht auf einmal vergehen; nimm 1 bis { $most }
error-still-alive = { $who } lebt; nur Tote werden ersetzt; wähle eine tote Figur
error-not-a-hireling = { $who } ist kein lebender Mietling der Gruppe; wähle einen solchen oder jemand Neues
error-name-taken = „{ $who }“ kann nicht das Kürzel eines Neulings sein; wähle eines, das noch niemand hat

## Schritte

cairn2e-step-took-item = { $who } nimmt { $item-acc } an sich; { $used } von { $slots } Plätzen belegt
cairn2e-step-paid = { $who } zahlt { $gold } GM und hat noch { $left } GM
cairn2e-step-paid-for = { $who } zahlt { $gold } GM ({ $item }) und hat noch { $left } GM
cairn2e-step-paid-wages = { $who } zahlt { $gold } GM Lohn ({ $trade }) und hat noch { $left } GM
cairn2e-step-wages-due = die Angeheuerten der Gruppe verdienen { $gold } GM am Tag
cairn2e-step-weather-holds = das Wetter ist { $weather }, und die Gruppe bleibt, wo sie ist
cairn2e-step-dropped-item = { $who } lässt { $item-acc } fallen; { $used } von { $slots } Plätzen belegt
cairn2e-step-sold-item = { $who } verkauft { $item-acc } für { $gold } GM; { $used } von { $slots } Plätzen belegt
cairn2e-step-load-lighter = { $who } hat keine volle Last mehr, und { $hp } TP zählen wieder
cairn2e-step-full-load = { $who } hat alle { $slots } Plätze belegt: Die TP gelten als 0, bis die Last leichter ist
cairn2e-step-puts-on = { $who } legt { $item-acc } an und hat jetzt Rüstung { $armor }
cairn2e-step-takes-off = { $who } legt { $item-acc } ab und hat jetzt Rüstung { $armor }
cairn2e-step-hands-full = { $who } hält einen Schild und eine zweihändige Waffe: Entscheidet am Tisch, ob das geht
cairn2e-step-bandage-used =
    { $left ->
        [one] { $who } verbraucht einen Verband, einer bleibt
       *[other] { $who } verbraucht einen Verband, noch { $left } übrig
    }
cairn2e-step-fatigue = { $who } erhält eine Erschöpfung ({ $used } von { $slots } Plätzen belegt)
cairn2e-step-dropped-for-fatigue = kein Platz ist frei, und { $who } lässt { $item-acc } fallen
cairn2e-step-gold-left = kein Platz ist frei, und { $who } lässt { $gold } GM zurück
cairn2e-step-collapsed = { $who } trägt nur noch Erschöpfung, { $count } an der Zahl, und bricht zusammen; der Hüter entscheidet, wie es weitergeht
cairn2e-step-deprived = { $who } leidet Entbehrung ({ $need }): Nichts wird zurückgewonnen, und alle { $hours } Stunden kommt eine Erschöpfung hinzu
cairn2e-step-need-met = { $who } leidet keine Entbehrung mehr
    .after-scar-due = und die Entbehrung hat ein Ende
cairn2e-step-need-eased = { $who } hat wieder, was gefehlt hat: { $need }. Es fehlt aber noch: { $lacking }
cairn2e-step-days-without = { $days ->
    [one] { $who } leidet seit { $hours } Stunden Entbehrung, das kostet eine Erschöpfung
   *[other] { $who } leidet seit { $hours } Stunden Entbehrung, das kostet { $days } Erschöpfungen
}
cairn2e-step-deprived-blocks-hp = { $who } leidet Entbehrung und gewinnt keine TP zurück
cairn2e-step-deprived-blocks-fatigue = { $who } leidet Entbehrung und behält alle Erschöpfung
cairn2e-step-deprived-blocks-all = { $who } leidet Entbehrung und gewinnt nichts zurück
cairn2e-step-time-passes =
    { $hours ->
        [0] { $minutes ->
            [0] { $rounds ->
            [one] eine Kampfrunde vergeht
           *[other] { $rounds } Kampfrunden vergehen
            }
            [one] eine Minute vergeht
           *[other] { $minutes } Minuten vergehen
        }
        [one] { $minutes ->
            [0] eine Stunde vergeht
           *[other] eine Stunde und { $minutes } Minuten vergehen
        }
       *[other] { $minutes ->
            [0] { $hours } Stunden vergehen
           *[other] { $hours } Stunden und { $minutes } Minuten vergehen
        }
    }
cairn2e-step-hour-ran-out = die Zeit ist um, und { $who } stirbt
cairn2e-step-rests = { $who } hat ein paar Augenblicke Ruhe und Wasser
cairn2e-step-rests-long = { $who } hat einige Stunden Ruhe und Wasser
cairn2e-step-rest-exposes = das ist kein sicherer Ort: Wer hier rastet, kann gefunden werden
cairn2e-step-hp-back = { $who } gewinnt { $hp } TP zurück und hat jetzt { $most }
    .after-back-on-feet = , gewinnt { $hp } TP zurück und hat jetzt { $most }
    .after-rest-moments = , gewinnt { $hp } TP zurück und hat jetzt { $most }
    .after-rest-hours = , gewinnt { $hp } TP zurück und hat jetzt { $most }
    .then = { $hp } TP kehren zurück, jetzt sind es { $most }
cairn2e-step-dying-cannot-rest = { $who } stirbt: Hier hilft keine Rast, nur ein Verband
cairn2e-step-back-on-feet = { $who } ist wieder auf den Beinen
    .after-rest-moments = und ist wieder auf den Beinen
    .after-rest-hours = und ist wieder auf den Beinen
cairn2e-step-mortal-not-healed = die tödliche Wunde ist noch nicht geheilt: { $who } bleibt außer Gefecht
cairn2e-step-scar-due = die Narbe „{ $scar }“ { $who-von } ist so weit verheilt, dass ihr Wurf fällig ist
cairn2e-step-week-begins = { $days ->
    [one] die Gruppe verbringt einen Tag in der Obhut eines Heilers
   *[other] die Gruppe verbringt { $days } Tage in der Obhut eines Heilers
}
cairn2e-step-taken-into-care = { $who } ist in der Obhut eines Heilers und stirbt nicht mehr
cairn2e-step-attribute-back = { $who } gewinnt { $points } { $attribute } zurück
cairn2e-step-fatigue-gone = { $count ->
    [one] { $who } schläft eine Erschöpfung aus
   *[other] { $who } schläft { $count } Erschöpfungen aus
}
cairn2e-step-camp = { $count ->
    [0] die Gruppe lagert nicht, und { $hours } Stunden lang schläft niemand
    [one] die Gruppe lagert { $hours } Stunden; eine Person schläft
   *[other] die Gruppe lagert { $hours } Stunden; { $count } Personen schlafen
}
cairn2e-step-eats = { $who } isst eine Ration
cairn2e-step-eats-of = { $who } isst eine Ration, die { $other } teilt
cairn2e-step-mount-eats = { $who } füttert { $item-acc } ({ $food })
cairn2e-step-mount-unfed = { $who } hat kein Futter für { $item-acc }; der Hüter entscheidet, was daraus folgt
cairn2e-step-nothing-to-eat = { $who } hat keine Ration mehr
cairn2e-step-no-ration = { $who } hat nichts zu essen und leidet Entbehrung
cairn2e-step-no-ration-all = { $ally } und { $who } haben nichts zu essen und leiden Entbehrung
cairn2e-step-skips-camp = { $who } schläft nicht und zahlt sofort dafür
cairn2e-step-hands-freed = { $who } legt { $item-acc } weg, um das Buch in beiden Händen zu halten
cairn2e-step-hands-needed = ein Buch wird in beiden Händen gehalten, aber { $who } hält noch { $item-acc }
cairn2e-step-casts = { $who } zaubert „{ $spell }“
    .b = { $who } spricht die Worte von „{ $spell }“
    .c = die Magie gehorcht: { $who } zaubert „{ $spell }“
cairn2e-step-spell-works-anyway = „{ $spell }“ wirkt so oder so: Der Rettungswurf auf WIL gilt nur dem, was { $who } davon spürt
cairn2e-step-may-enhance = es ist Zeit und keine Gefahr: { $who } darf „{ $spell }“ ohne Kosten verstärken
cairn2e-step-scroll-gone = die Schriftrolle zerfällt { $who-dat } in den Händen
cairn2e-step-relic-used =
    { $left ->
        [0] { $who } hat { $item-acc } zum letzten Mal benutzt
        [one] { $who } kann { $item-acc } noch einmal benutzen
       *[other] { $who } kann { $item-acc } noch { $left }-mal benutzen
    }
cairn2e-step-magic-destroyed = der Zauber wendet sich gegen seine Quelle, und { $who } verliert { $item-acc } für immer
cairn2e-step-magic-injures = der Zauber wendet sich gegen { $who-acc }: { $damage } Schaden
cairn2e-step-magic-kills = der Zauber tötet { $who-acc }
cairn2e-step-magic-other = der Zauber hat für { $who-acc } einen Preis, den der Hüter nennt
cairn2e-step-recharged =
    { $uses ->
        [one] { $who } kann { $item-acc } wieder einmal benutzen
       *[other] { $who } kann { $item-acc } wieder { $uses }-mal benutzen
    }
cairn2e-step-panics = { $who } gerät in Panik: Die TP gelten als 0, Angriffe sind erschwert, und die erste Kampfrunde ist verloren
cairn2e-step-masters-panic = { $who } überwindet die Panik
cairn2e-step-still-panicked = { $who } kann die Panik noch nicht überwinden
cairn2e-step-turn-quiet = niemand verweilt, eilt oder lärmt, und nichts geschieht
cairn2e-step-in-the-dark = es ist dunkel und kein Licht brennt: Wenig lässt sich tun, und wer sich fürchtet, kann in Panik geraten
cairn2e-step-noise-heard = der Lärm wurde gehört: Jemand kommt
cairn2e-step-dungeon-event = { $brings ->
    [encounter] jemand oder etwas kreuzt den Weg der Gruppe, vielleicht mit bösen Absichten
    [sign] es gibt ein Zeichen von etwas in der Nähe
    [environment] die Umgebung ändert sich zum Schlechteren
    [loss] etwas geht verloren: Lichter verlöschen, ein Zauber endet
    [exhaustion] Müdigkeit macht sich breit: Rast, eine Erschöpfung für alle oder eine Ration
   *[quiet] alles ist ruhig und vorerst sicher
}
cairn2e-step-wild-event = { $brings ->
    [encounter] jemand oder etwas kreuzt den Weg der Gruppe
    [sign] es gibt ein Zeichen von etwas in der Nähe oder Kunde vom Land
    [environment] Wetter oder Gelände ändern sich
    [loss] die Gruppe muss wählen, was sie verliert: einen Gegenstand, Zeit oder Kraft
    [exhaustion] etwas versperrt den Weg und kostet Zeit oder Kraft
   *[discovery] die Gruppe entdeckt etwas Nützliches
}
cairn2e-step-light-blown-out = das Licht geht aus
cairn2e-step-light-burned-down = das Licht ist niedergebrannt
cairn2e-step-lights =
    { $left ->
        [0] { $who } zündet { $item-acc } zum letzten Mal an
        [one] { $who } zündet { $item-acc } an, das geht noch einmal
       *[other] { $who } zündet { $item-acc } an, das geht noch { $left }-mal
    }
cairn2e-step-trade = { $trade ->
    [yes] hier gibt es Leute, die handeln
   *[no] hier handelt niemand
}
cairn2e-step-place = { $dark ->
    [yes] { $danger ->
        [yes] der Ort ist dunkel und gefährlich
       *[no] der Ort ist dunkel und sicher
    }
   *[no] { $danger ->
        [yes] der Ort ist hell und gefährlich
       *[no] der Ort ist hell und sicher
    }
}
cairn2e-step-trap-seen = { $who } ist wachsam, sieht die Falle und kann sie meiden
cairn2e-step-trap-tested = { $sprung ->
    [yes] { $who } läuft in eine Falle
   *[no] { $who } geht ahnungslos an einer Falle vorbei, die nicht auslöst
}
cairn2e-step-trap-sprung =
    { $armor ->
        [0] die Falle schnappt zu und trifft { $who-acc }: { $damage } Schaden
       *[other] die Falle schnappt zu und trifft { $who-acc }: { $damage } Schaden, abzüglich Rüstung { $armor }
    }
cairn2e-step-watch = { $night ->
    [yes] eine Wache der Nacht gehört der { $activity }, und zweimal kann etwas geschehen
   *[no] eine Wache des Tages gehört der { $activity }
}
cairn2e-step-explored = die Gruppe findet einen Ort oder eine Landmarke der Gegend
cairn2e-step-journey = { $watches ->
    [one] die Reise dauert eine Wache
   *[other] die Reise dauert { $watches } Wachen
}
cairn2e-step-journey-goes-on = { $watches ->
    [one] von der Reise bleibt eine Wache
   *[other] von der Reise bleiben { $watches } Wachen
}
cairn2e-step-journey-grows = { $watches ->
    [one] der Weg ist länger geworden: Eine Wache bleibt
   *[other] der Weg ist länger geworden: { $watches } Wachen bleiben
}
cairn2e-step-sleepless = ohne Schlaf ist das Gelände um eine Stufe schwerer
cairn2e-step-arrived = die Reise ist zu Ende
cairn2e-step-lost = { $lost ->
    [yes] die Gruppe verirrt sich und verliert eine Wache ({ $face } auf dem W6, Risiko { $odds } von 6)
   *[no] die Gruppe findet den Weg ({ $face } auf dem W6, Risiko { $odds } von 6)
}
cairn2e-step-weather-tires = das Wetter ist { $weather } und ermüdet alle
cairn2e-step-barrier-delays = { $watches ->
    [one] der Umweg kostet eine Wache; von der Reise bleibt eine
   *[other] der Umweg kostet eine Wache; von der Reise bleiben { $watches }
}
cairn2e-step-loss-delays = { $watches ->
    [one] der Verlust kostet eine Wache; von der Reise bleibt eine
   *[other] der Verlust kostet eine Wache; von der Reise bleiben { $watches }
}
cairn2e-step-rations-lost = { $count ->
    [one] eine Ration geht verloren
   *[other] { $count } Rationen gehen verloren
}
cairn2e-step-nobody-hunts = niemand ist imstande, Nahrung zu suchen
cairn2e-step-supplied = { $count ->
    [one] die Nahrungssuche bringt einen Packen Rationen ({ $die }, Suchende { $people })
   *[other] die Nahrungssuche bringt { $count } Packen Rationen ({ $die }, Suchende { $people })
}
cairn2e-step-rations-left = { $count ->
    [one] ein Packen Rationen bleibt zurück: Niemand kann ihn ohne volle Last tragen
   *[other] { $count } Packen Rationen bleiben zurück: Niemand kann sie ohne volle Last tragen
}
cairn2e-step-weather = es ist { $season }, und das Wetter ist { $weather }
cairn2e-step-catastrophe = das Wetter ist den zweiten Tag in Folge extrem und wird zur Katastrophe
cairn2e-step-reaction = { $reaction ->
    [hostile] wer der Gruppe begegnet, ist feindselig ({ $total } mit 2W6)
    [wary] wer der Gruppe begegnet, ist misstrauisch ({ $total } mit 2W6)
    [curious] wer der Gruppe begegnet, ist neugierig ({ $total } mit 2W6)
    [kind] wer der Gruppe begegnet, ist freundlich ({ $total } mit 2W6)
   *[helpful] wer der Gruppe begegnet, ist hilfsbereit ({ $total } mit 2W6)
}
cairn2e-step-fate = { $lucky ->
    [yes] das Schicksal ist der Gruppe gewogen ({ $face } auf dem Schicksalswürfel)
   *[no] das Schicksal wendet sich gegen die Gruppe ({ $face } auf dem Schicksalswürfel)
}
cairn2e-step-hired = { $who } tritt in den Dienst der Gruppe
cairn2e-step-takes-over = { $who } ist tot, und es geht sofort mit { $other-dat } weiter
cairn2e-step-joins-new = { $who } ist tot, und es geht sofort mit { $name } weiter
cairn2e-step-joins-with-sheet = { $who } ist tot, und es geht sofort mit einem fertigen Bogen weiter, den ihr selbst einbringt
cairn2e-step-session = eine neue Sitzung beginnt

## Was geschah

cairn2e-effect-hp-restored = { $who } gewinnt { $hp } TP zurück
cairn2e-effect-attribute-restored = { $who } gewinnt { $points } { $attribute } zurück
cairn2e-effect-taken-into-care = { $who } stirbt nicht mehr
cairn2e-effect-back-on-feet = { $who } kann wieder handeln
cairn2e-effect-collapsed = { $who } bricht zusammen
cairn2e-effect-fatigue-taken = { $who } erhält eine Erschöpfung
cairn2e-effect-fatigue-cleared = { $count ->
    [one] { $who } ist eine Erschöpfung los
   *[other] { $who } ist { $count } Erschöpfungen los
}
cairn2e-effect-item-taken = { $who } nimmt { $item-acc } an sich
cairn2e-effect-rations-found = { $count ->
    [one] { $who } bringt einen Packen Rationen mit
   *[other] { $who } bringt { $count } Packen Rationen mit
}
cairn2e-effect-item-dropped = { $who } ist { $item-acc } los
cairn2e-effect-gold-paid = { $who } zahlt { $gold } GM
cairn2e-effect-gold-dropped = { $who } lässt { $gold } GM zurück
cairn2e-effect-item-worn = { $on ->
    [yes] { $who } nimmt { $item-acc } zur Hand
   *[no] { $who } verstaut { $item-acc }
}
cairn2e-effect-item-used = { $who } benutzt { $item-acc }
cairn2e-effect-item-destroyed = { $who } verliert { $item-acc } für immer
cairn2e-effect-item-recharged = { $who } kann { $item-acc } wieder benutzen
cairn2e-effect-spell-cast = { $who } zaubert „{ $spell }“
cairn2e-effect-became-deprived = { $who } leidet Entbehrung
cairn2e-effect-need-met = { $who } leidet keine Entbehrung mehr
cairn2e-effect-need-eased = { $who } hat wieder, was gefehlt hat: { $need }
cairn2e-effect-went-without = { $who } spürt { $hours } Stunden Entbehrung
cairn2e-effect-time-passed = { $rounds ->
    [one] eine Kampfrunde vergeht
   *[other] { $rounds } Kampfrunden vergehen
}
cairn2e-effect-panicked = { $who } ist in Panik
cairn2e-effect-fear-mastered = { $who } ist wieder ruhig
cairn2e-effect-light-lit = { $who } hat Licht durch { $item-acc }
cairn2e-effect-light-went-out = das Licht ist aus
cairn2e-effect-place-changed = { $is-dark ->
    [yes] { $is-dangerous ->
        [yes] hier ist es dunkel und gefährlich
       *[no] hier ist es dunkel, aber sicher
    }
   *[no] { $is-dangerous ->
        [yes] hier ist es hell, aber gefährlich
       *[no] hier ist es hell und sicher
    }
}
cairn2e-effect-weather-turned = es ist { $season }, und das Wetter ist { $weather }
cairn2e-effect-journey-counted = { $watches ->
    [one] die Reise dauert noch eine Wache
   *[other] die Reise dauert noch { $watches } Wachen
}
cairn2e-effect-reacted = { $reaction ->
    [hostile] sie sind feindselig
    [wary] sie sind misstrauisch
    [curious] sie sind neugierig
    [kind] sie sind freundlich
   *[helpful] sie sind hilfsbereit
}
cairn2e-effect-event-happened = { $event ->
    [encounter] die Gruppe begegnet jemandem
    [sign] die Gruppe findet ein Zeichen
    [environment] die Umgebung ändert sich
    [loss] die Gruppe verliert etwas
    [exhaustion] die Gruppe ist ermüdet
    [discovery] die Gruppe entdeckt etwas
   *[quiet] alles ist ruhig
}
cairn2e-effect-hireling-joined = { $who } kommt als Mietling hinzu
cairn2e-effect-character-replaced = für „{ $who }“ wird jetzt jemand anderes gespielt
cairn2e-effect-scar-came-due = der Wurf für die Narbe „{ cairn2e-by-row }“ { $who-von } ist fällig

## Fragen

cairn2e-ask-item = Kein Platz ist frei: Was lässt { $who } fallen?
cairn2e-option-item-gold = Goldmünzen
cairn2e-option-item-spellbook-borrowed-shadow = { cairn2e-item-spellbook } „{ cairn2e-spell-borrowed-shadow }“
cairn2e-option-item-spellbook-candle-memory = { cairn2e-item-spellbook } „{ cairn2e-spell-candle-memory }“
cairn2e-option-item-spellbook-honest-door = { cairn2e-item-spellbook } „{ cairn2e-spell-honest-door }“
cairn2e-option-item-spellbook-heavy-words = { cairn2e-item-spellbook } „{ cairn2e-spell-heavy-words }“
cairn2e-option-item-spellbook-moth-lantern = { cairn2e-item-spellbook } „{ cairn2e-spell-moth-lantern }“
cairn2e-option-item-spellbook-salt-line = { cairn2e-item-spellbook } „{ cairn2e-spell-salt-line }“
cairn2e-option-item-spellbook-stone-sleep = { cairn2e-item-spellbook } „{ cairn2e-spell-stone-sleep }“
cairn2e-option-item-spellbook-river-tongue = { cairn2e-item-spellbook } „{ cairn2e-spell-river-tongue }“
cairn2e-option-item-spellbook-knot-of-calm = { cairn2e-item-spellbook } „{ cairn2e-spell-knot-of-calm }“
cairn2e-option-item-spellbook-hollow-step = { cairn2e-item-spellbook } „{ cairn2e-spell-hollow-step }“
cairn2e-option-item-spellbook-rust-breath = { cairn2e-item-spellbook } „{ cairn2e-spell-rust-breath }“
cairn2e-option-item-spellbook-paper-body = { cairn2e-item-spellbook } „{ cairn2e-spell-paper-body }“
cairn2e-option-item-spellbook-thirsty-ground = { cairn2e-item-spellbook } „{ cairn2e-spell-thirsty-ground }“
cairn2e-option-item-spellbook-hail-of-nails = { cairn2e-item-spellbook } „{ cairn2e-spell-hail-of-nails }“
cairn2e-option-item-spellbook-far-hand = { cairn2e-item-spellbook } „{ cairn2e-spell-far-hand }“
cairn2e-option-item-spellbook-bone-compass = { cairn2e-item-spellbook } „{ cairn2e-spell-bone-compass }“
cairn2e-option-item-spellbook-lullaby-of-gears = { cairn2e-item-spellbook } „{ cairn2e-spell-lullaby-of-gears }“
cairn2e-option-item-spellbook-bird-courier = { cairn2e-item-spellbook } „{ cairn2e-spell-bird-courier }“
cairn2e-option-item-spellbook-glass-eye = { cairn2e-item-spellbook } „{ cairn2e-spell-glass-eye }“
cairn2e-option-item-spellbook-root-rope = { cairn2e-item-spellbook } „{ cairn2e-spell-root-rope }“
cairn2e-option-item-spellbook-turn-of-season = { cairn2e-item-spellbook } „{ cairn2e-spell-turn-of-season }“
cairn2e-option-item-spellbook-mouth-of-clay = { cairn2e-item-spellbook } „{ cairn2e-spell-mouth-of-clay }“
cairn2e-option-item-spellbook-lent-strength = { cairn2e-item-spellbook } „{ cairn2e-spell-lent-strength }“
cairn2e-option-item-spellbook-whose-blood = { cairn2e-item-spellbook } „{ cairn2e-spell-whose-blood }“
cairn2e-option-item-scroll-borrowed-shadow = { cairn2e-item-scroll } „{ cairn2e-spell-borrowed-shadow }“
cairn2e-option-item-scroll-candle-memory = { cairn2e-item-scroll } „{ cairn2e-spell-candle-memory }“
cairn2e-option-item-scroll-honest-door = { cairn2e-item-scroll } „{ cairn2e-spell-honest-door }“
cairn2e-option-item-scroll-heavy-words = { cairn2e-item-scroll } „{ cairn2e-spell-heavy-words }“
cairn2e-option-item-scroll-moth-lantern = { cairn2e-item-scroll } „{ cairn2e-spell-moth-lantern }“
cairn2e-option-item-scroll-salt-line = { cairn2e-item-scroll } „{ cairn2e-spell-salt-line }“
cairn2e-option-item-scroll-stone-sleep = { cairn2e-item-scroll } „{ cairn2e-spell-stone-sleep }“
cairn2e-option-item-scroll-river-tongue = { cairn2e-item-scroll } „{ cairn2e-spell-river-tongue }“
cairn2e-option-item-scroll-knot-of-calm = { cairn2e-item-scroll } „{ cairn2e-spell-knot-of-calm }“
cairn2e-option-item-scroll-hollow-step = { cairn2e-item-scroll } „{ cairn2e-spell-hollow-step }“
cairn2e-option-item-scroll-rust-breath = { cairn2e-item-scroll } „{ cairn2e-spell-rust-breath }“
cairn2e-option-item-scroll-paper-body = { cairn2e-item-scroll } „{ cairn2e-spell-paper-body }“
cairn2e-option-item-scroll-thirsty-ground = { cairn2e-item-scroll } „{ cairn2e-spell-thirsty-ground }“
cairn2e-option-item-scroll-hail-of-nails = { cairn2e-item-scroll } „{ cairn2e-spell-hail-of-nails }“
cairn2e-option-item-scroll-far-hand = { cairn2e-item-scroll } „{ cairn2e-spell-far-hand }“
cairn2e-option-item-scroll-bone-compass = { cairn2e-item-scroll } „{ cairn2e-spell-bone-compass }“
cairn2e-option-item-scroll-lullaby-of-gears = { cairn2e-item-scroll } „{ cairn2e-spell-lullaby-of-gears }“
cairn2e-option-item-scroll-bird-courier = { cairn2e-item-scroll } „{ cairn2e-spell-bird-courier }“
cairn2e-option-item-scroll-glass-eye = { cairn2e-item-scroll } „{ cairn2e-spell-glass-eye }“
cairn2e-option-item-scroll-root-rope = { cairn2e-item-scroll } „{ cairn2e-spell-root-rope }“
cairn2e-option-item-scroll-turn-of-season = { cairn2e-item-scroll } „{ cairn2e-spell-turn-of-season }“
cairn2e-option-item-scroll-mouth-of-clay = { cairn2e-item-scroll } „{ cairn2e-spell-mouth-of-clay }“
cairn2e-option-item-scroll-lent-strength = { cairn2e-item-scroll } „{ cairn2e-spell-lent-strength }“
cairn2e-option-item-scroll-whose-blood = { cairn2e-item-scroll } „{ cairn2e-spell-whose-blood }“
cairn2e-ask-noise = Hört jemand den Lärm und kommt?
cairn2e-option-noise-unheard = niemand kommt
cairn2e-option-noise-heard = jemand kommt
cairn2e-ask-night-awake = Die Nacht ist ohne Lager vergangen: Schlafen, die wach waren, bei Tage?
cairn2e-option-night-awake-skipped = nein: Das Lager ist ausgelassen
cairn2e-option-night-awake-by-day = ja, sie lagern bei Tage
cairn2e-ask-exhaustion = Die Gruppe ist ermüdet: Was nimmt sie hin?
cairn2e-option-exhaustion-fatigue = für alle eine Erschöpfung
cairn2e-option-exhaustion-ration = von allen eine Ration
cairn2e-option-exhaustion-rest = eine Runde rasten und neu würfeln
cairn2e-ask-cast-save = Muss { $hero } auf WIL würfeln, um den Folgen des Zaubers zu entgehen?
cairn2e-option-cast-save-save = ein Rettungswurf auf WIL
cairn2e-option-cast-save-no-save = kein Wurf
cairn2e-ask-ill-effect = „{ $spell }“ wirkt, aber der Wurf ist misslungen: Was kostet er { $hero-acc } noch?
cairn2e-option-ill-effect-fatigue = eine weitere Erschöpfung
cairn2e-option-ill-effect-destroyed = die Quelle des Zaubers
cairn2e-option-ill-effect-injury = eine Verletzung (W6 Schaden)
cairn2e-option-ill-effect-death = das Leben, wenn der Zauber so stark war
cairn2e-option-ill-effect-other = etwas anderes, das der Hüter nennt
cairn2e-ask-need = Bekommt { $hero } hier, was gefehlt hat ({ $need })?
cairn2e-need-food = Nahrung
cairn2e-need-sleep = Schlaf
cairn2e-need-rest = einige Stunden Rast
cairn2e-need-healing = Heilung
cairn2e-need-other = etwas Lebenswichtiges
cairn2e-option-need-met = ja, keine Entbehrung mehr
cairn2e-option-need-unmet = nein, weiter Entbehrung
cairn2e-ask-scar-mended = { $hero }: Hat die Woche diese Narbe geheilt: { $scar }?
cairn2e-option-scar-mended-yes = ja, ihr Wurf ist fällig
cairn2e-option-scar-mended-no = noch nicht
cairn2e-ask-sleepless = Fehlt denen, die Entbehrung leiden, der Schlaf, sodass das Gelände eine Stufe schwerer zählt?
cairn2e-option-sleepless-yes = eine Stufe schwerer
cairn2e-option-sleepless-no = unverändert
cairn2e-ask-catastrophe = Bei solchem Wetter können die meisten nicht reisen. Reist diese Gruppe?
cairn2e-option-catastrophe-stay = nein, sie bleibt, wo sie ist
cairn2e-option-catastrophe-travel = ja, zum Preis von extremem Wetter
cairn2e-ask-bad-weather = Schlechtes Wetter ({ $weather }): Was nimmt die Gruppe hin?
cairn2e-option-bad-weather-watch = eine Wache mehr
cairn2e-option-bad-weather-fatigue = für alle eine Erschöpfung
cairn2e-ask-newcomer = Für „{ $who }“ kommt jemand Neues: Wer ist es?
cairn2e-option-newcomer-sheet = ein fertiger Bogen, den ihr selbst einbringt
cairn2e-option-newcomer-make = jemand, der jetzt erschaffen wird
cairn2e-ask-wild-loss = Der Weg kostet die Gruppe etwas: Was gibt sie her?
cairn2e-option-wild-loss-ration = je eine Ration
cairn2e-option-wild-loss-time = eine Wache
cairn2e-option-wild-loss-fatigue = für alle eine Erschöpfung
cairn2e-ask-barrier = Etwas versperrt den Weg: Was kostet es?
cairn2e-option-barrier-time = noch eine Wache
cairn2e-option-barrier-fatigue = für alle eine Erschöpfung

## Würfe

cairn2e-roll-reaction = würfle { $die } für die Reaktion
cairn2e-roll-fate = würfle { $die }, den Schicksalswürfel
cairn2e-roll-dungeon-event = würfle { $die }: Was bringt die Runde?
cairn2e-roll-wild-event = würfle { $die }: Was bringt die Wildnis?
cairn2e-roll-lost = würfle { $die }: verirrt sich die Gruppe?
cairn2e-roll-weather = würfle { $die } für das Wetter
cairn2e-roll-supply = würfle { $die } für die gefundenen Rationen
cairn2e-roll-trap = würfle { $die }: löst die Falle aus?
cairn2e-roll-trap-damage = würfle { $die } für den Schaden der Falle
cairn2e-roll-magic-mercy = { $who }: wirf { $die } für die STÄ, die zurückkommt
cairn2e-roll-magic-injury = { $who }: würfle { $die } für die Verletzung durch den Zauber

## Angebote

cairn2e-offer-rest = Ein paar Augenblicke rasten
cairn2e-offer-party-rest = Alle rasten lassen
cairn2e-offer-make-camp = Für eine Wache lagern
cairn2e-offer-rest-week = Sich eine Woche erholen
cairn2e-offer-mend = Eine Narbe verheilen lassen
cairn2e-offer-recharge = Ein Relikt aufladen
cairn2e-offer-light = Anzünden
cairn2e-offer-wear = Anlegen oder in die Hand nehmen
cairn2e-offer-take-off = Ablegen oder wegstecken
cairn2e-offer-drop = Fallen lassen
cairn2e-offer-sell = Verkaufen
cairn2e-offer-pay = Für eine Leistung zahlen
cairn2e-offer-pay-wages = Lohn zahlen
cairn2e-offer-buy = Auf dem Markt kaufen
cairn2e-offer-pass-time = Zeit vergehen lassen
cairn2e-offer-dungeon-turn = Eine Runde im Verlies spielen
cairn2e-offer-travel = Eine Wache reisen
cairn2e-offer-travel-on = Weiterreisen
cairn2e-offer-explore = Eine Wache erkunden
cairn2e-offer-supply = Eine Wache Nahrung suchen
cairn2e-offer-weather = Das Wetter des Tages würfeln
cairn2e-offer-set-place = Den Ort beschreiben
cairn2e-offer-hire = Jemanden anwerben
cairn2e-offer-give-item = Einen Gegenstand geben oder verkaufen
cairn2e-offer-take-fatigue = Jemandem eine Erschöpfung geben
cairn2e-offer-deprive = Jemanden Entbehrung leiden lassen
cairn2e-offer-meet-need = Eine Entbehrung beenden
cairn2e-offer-panic = Auf Panik prüfen
cairn2e-offer-trap = Eine Falle auslösen
cairn2e-offer-react = Eine Reaktion würfeln
cairn2e-offer-fate = Den Schicksalswürfel werfen
cairn2e-offer-replace = Eine tote Figur ersetzen
cairn2e-offer-take-over = Einen Mietling übernehmen

## Situationen und was sich angeben lässt

cairn2e-situation-fate = der Schicksalswürfel
cairn2e-situation-reaction = wie jemand auf die Gruppe reagiert
cairn2e-situation-cast = einen Zauber wirken
cairn2e-situation-fatigue = eine Erschöpfung erhalten
cairn2e-situation-panic = die Nerven behalten
cairn2e-situation-dungeon-turn = eine Runde im Verlies
cairn2e-situation-supply = Nahrung suchen
cairn2e-situation-weather = das Wetter eines Tages
cairn2e-situation-rest = ein Augenblick Rast
cairn2e-situation-trap = auf eine Falle stoßen
cairn2e-param-magic = woraus gezaubert wird
cairn2e-param-danger = ob in Gefahr gezaubert wird
cairn2e-param-deprived = ob die Figur Entbehrung leidet
cairn2e-param-need = was fehlt
cairn2e-param-free = wie viele Plätze frei sind
cairn2e-param-lit = ob ein Licht brennt
cairn2e-param-people = wie viele Nahrung suchen
cairn2e-param-season = die Jahreszeit
cairn2e-param-extreme = ob das Wetter am Vortag extrem war
cairn2e-param-most = TP-Maximum
cairn2e-param-score = der Wert dieses Attributs
cairn2e-param-die = der Schadenswürfel
cairn2e-param-certain = ob die Falle ohne Wurf auslöst
cairn2e-param-wary = ob die Figur auf Fallen achtet
cairn2e-param-in-dungeon = im Verlies: eine Runde, mit Licht und in Sicherheit
cairn2e-param-is-long = eine Rast von einigen Stunden
cairn2e-param-skips = wer nicht schläft
cairn2e-param-rounds = wie viele Kampfrunden von zehn Sekunden
cairn2e-param-is-loud = ob sie lärmen
cairn2e-param-is-rolled = ob sie verweilen, eilen oder einen neuen Ort betreten
cairn2e-param-path = der Weg
cairn2e-param-terrain = das Gelände
cairn2e-param-distance = wie weit es ist
cairn2e-param-who = wer
cairn2e-param-is-dark = ob es dunkel ist
cairn2e-param-is-dangerous = ob es gefährlich ist
cairn2e-param-has-trade = ob man dort kaufen und verkaufen kann
cairn2e-param-puts-out = ob das Licht ausgeht
cairn2e-param-trade = das Gewerbe
cairn2e-param-id = ein Kürzel für den Neuling
cairn2e-param-with-traits = auch Aussehen und Wesen auswürfeln
cairn2e-param-count = für wie viele Tage
cairn2e-param-key = welcher Gegenstand
cairn2e-param-price = was er kostet
cairn2e-param-gets = was er einbringt
cairn2e-param-is-wary = ob die Figur wachsam ist
cairn2e-param-is-certain = ob sie ohne Wurf auslöst
cairn2e-param-is-armored = ob Rüstung hilft
cairn2e-value-magic-spellbook = Zauberbuch
cairn2e-value-magic-scroll = Schriftrolle
cairn2e-value-magic-relic = Relikt
cairn2e-value-path-road = Straße
cairn2e-value-path-trail = Pfad
cairn2e-value-path-wild = weglos
cairn2e-value-terrain-easy = leicht
cairn2e-value-terrain-tough = schwer
cairn2e-value-terrain-perilous = gefährlich
cairn2e-value-distance-short = kurz
cairn2e-value-distance-medium = mittel
cairn2e-value-distance-long = lang
cairn2e-item-burden = Gepäck
    .acc = das Gepäck

## Jahreszeiten, Wetter, Wachen

cairn2e-season-spring = Frühling
cairn2e-season-summer = Sommer
cairn2e-season-autumn = Herbst
cairn2e-season-winter = Winter
cairn2e-weather-nice = schön
cairn2e-weather-fair = annehmbar
cairn2e-weather-unpleasant = unangenehm
cairn2e-weather-inclement = rau
cairn2e-weather-extreme = extrem
cairn2e-weather-catastrophic = katastrophal
cairn2e-activity-travel = Reise
cairn2e-activity-explore = Erkundung
cairn2e-activity-supply = Nahrungssuche

## Beispiele

example-cairn2e-living-fate = Eine 4 auf dem Schicksalswürfel ist zugunsten der Gruppe.
example-cairn2e-living-fate-bad = Eine 3 auf dem Schicksalswürfel ist Pech.
example-cairn2e-living-hostile = Zwei Einsen: Wem die Gruppe begegnet, der ist feindselig.
example-cairn2e-living-kind = Eine 9 mit zwei Würfeln: Wem die Gruppe begegnet, der ist freundlich.
example-cairn2e-living-rest = Wer 0 von 6 TP hat, rastet ein paar Augenblicke und hat wieder alle 6.
example-cairn2e-living-rest-deprived = Wer Entbehrung leidet, rastet und gewinnt nichts zurück.
example-cairn2e-living-cast-safe = Ein Zauber in Sicherheit kostet eine Erschöpfung und braucht keinen Wurf.
example-cairn2e-living-cast-danger = Ein Zauber in Gefahr: Der Wurf auf WIL misslingt, und der Zauber kostet eine zweite Erschöpfung.
example-cairn2e-living-cast-full = Sind alle Plätze belegt, muss erst etwas weg, damit die Erschöpfung des Zaubers Platz hat.
example-cairn2e-living-scroll = Eine Schriftrolle ist nach einer Anwendung fort und kostet keine Erschöpfung.
example-cairn2e-living-panic = Ein misslungener Wurf auf WIL: Panik.
example-cairn2e-living-trap = Eine 2 löst die Falle aus: 4 Punkte STÄ sind verloren, aber keine TP.
example-cairn2e-living-trap-deadly = Eine Falle, die den Rest der STÄ nimmt, tötet.
example-cairn2e-living-supply = Drei suchen gemeinsam Nahrung und werfen einen W8.
example-cairn2e-living-loss = Eine 4 im Verlies bläst das Licht aus.
example-cairn2e-living-catastrophe = Extremes Wetter am zweiten Tag wird zur Katastrophe.
