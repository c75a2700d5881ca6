# Cairn 2e: die Erzählung, was getan wurde und was daraus wurde.
cairn2e-tale-roll = ({ $face }, nötig höchstens { $needed })
cairn2e-with-weapon =
    { $weapon-with ->
        [none] mit „{ $weapon }“
       *[other] { $weapon-with }
    }
cairn2e-with-second =
    { $second-with ->
        [none] mit „{ $second }“
       *[other] { $second-with }
    }
cairn2e-tale-strike = { $who } geht { cairn2e-with-weapon } auf { $targets-acc } los
    .b = { $who } greift { $targets-acc } { cairn2e-with-weapon } an
    .c = { $who } stürzt sich { cairn2e-with-weapon } auf { $targets-acc }
cairn2e-tale-shoot = { $who } zielt { cairn2e-with-weapon } auf { $targets-acc }
    .b = { $who } nimmt { $targets-acc } { cairn2e-with-weapon } aufs Korn
    .c = { $who } legt { cairn2e-with-weapon } auf { $targets-acc } an
cairn2e-tale-throw = { $who } holt { cairn2e-with-weapon } zum Wurf auf { $targets-acc } aus
cairn2e-tale-strike-both = { $who } geht { cairn2e-with-weapon } und { cairn2e-with-second } zugleich auf { $targets-acc } los
cairn2e-tale-blast = { $who } greift { cairn2e-with-weapon } alle in Reichweite an
    .b = { $who } wendet sich { cairn2e-with-weapon } gegen alle zugleich
cairn2e-tale-try-success = { $who } wagt etwas, und es gelingt
    .b = { $who } geht ein Risiko ein, und es zahlt sich aus
    .c = { $who } setzt alles auf eine Karte und gewinnt
cairn2e-tale-try-failure = { $who } wagt etwas, und es misslingt
    .b = { $who } geht ein Risiko ein, und es rächt sich
    .c = { $who } setzt alles auf eine Karte und verliert
cairn2e-tale-try-task-success = { $who }: „{ $task }“. Es gelingt
    .b = { $who }: „{ $task }“. Es klappt
    .c = { $who }: „{ $task }“. Alles geht nach Plan
cairn2e-tale-try-task-failure = { $who }: „{ $task }“. Es misslingt
    .b = { $who }: „{ $task }“. Daraus wird nichts
    .c = { $who }: „{ $task }“. Etwas geht schief
cairn2e-tale-panic-success = { $who } spürt die Angst und behält einen kühlen Kopf
    .b = { $who } wird blass, verliert aber nicht die Nerven
cairn2e-tale-harm-attribute-nothing = { $who } kommt ungeschoren davon
cairn2e-step-acts-first =
    { $count ->
        [one] { $who } handelt sofort
       *[other] { $ally } und { $who } handeln sofort
    }
cairn2e-step-caught-out =
    { $count ->
        [one] { $who } wird überrumpelt und verliert den ersten Zug
       *[other] { $ally } und { $who } werden überrumpelt und verlieren den ersten Zug
    }
cairn2e-step-declared-task = { $who } hat etwas vor: „{ $task }“
cairn2e-step-goes-on = { $who } kommt dort an
cairn2e-step-means-to-flee =
    { $count ->
        [one] { $who } sucht einen Fluchtweg
       *[other] { $ally } und { $who } suchen einen Fluchtweg
    }
cairn2e-step-means-to-flee-to =
    { $count ->
        [one] { $who } will fliehen: „{ $text }“
       *[other] { $ally } und { $who } wollen fliehen: „{ $text }“
    }
cairn2e-step-tried =
    { $saved ->
        [yes] { $who } wagt etwas, und es gelingt
       *[no] { $who } wagt etwas, und es misslingt
    }
cairn2e-step-tried-task =
    { $saved ->
        [yes] { $who }: „{ $task }“. Es gelingt
       *[no] { $who }: „{ $task }“. Es misslingt
    }
cairn2e-step-comes-to-nothing =
    { $count ->
        [one] { $who } kommt gegen { $target-acc } nicht an
       *[other] { $ally } und { $who } gehen zugleich auf { $target-acc } los, und niemand kommt durch
    }
    .b =
    { $count ->
        [one] { $target } steckt den Angriff { $who-von } einfach weg
       *[other] { $target } steckt alles weg, was { $ally } und { $who } versuchen
    }
cairn2e-step-wears-down =
    { $count ->
        [one] { $who } setzt { $target-dat } zu: { $hp } TP weniger, noch { $left } übrig
       *[other] { $ally } und { $who } gehen zugleich auf { $target-acc } los, und { $who } kommt durch: { $hp } TP weniger, noch { $left } übrig
    }
    .b =
    { $count ->
        [one] { $target } weicht { $who-dat } nur knapp aus und verliert { $hp } TP, noch { $left } übrig
       *[other] { $target } kann { $ally-acc } und { $who-acc } kaum abwehren und verliert { $hp } TP, noch { $left } übrig
    }
    .c =
    { $count ->
        [one] { $who } drängt { $target-acc } zurück: { $hp } TP weniger, noch { $left } übrig
       *[other] { $ally } und { $who } bedrängen { $target-acc } von allen Seiten; { $who } kommt durch: { $hp } TP weniger, noch { $left } übrig
    }
cairn2e-step-wears-down-kept =
    { $count ->
        [one] { $who } setzt { $target-dat } hart zu
       *[other] { $ally } und { $who } gehen zugleich auf { $target-acc } los, und { $who } kommt durch
    }
    .b =
    { $count ->
        [one] { $who } lässt { $target-dat } keine Luft zum Atmen
       *[other] { $target } kann { $ally-acc } und { $who-acc } kaum abwehren
    }
cairn2e-step-strikes-home =
    { $count ->
        [one] { $who } durchbricht die Abwehr und trifft { $target-acc }: { $net } Schaden
       *[other] { $ally } und { $who } gehen zugleich auf { $target-acc } los, und { $who } kommt durch: { $net } Schaden
    }
    .b =
    { $count ->
        [one] { $who } trifft { $target-acc } hart: { $net } Schaden
       *[other] { $ally } und { $who } greifen { $target-acc } gemeinsam an; { $who } trifft hart: { $net } Schaden
    }
    .c =
    { $count ->
        [one] { $who } findet eine Lücke und trifft { $target-acc }: { $net } Schaden
       *[other] { $target } kann { $ally-acc } und { $who-acc } nicht zugleich im Auge behalten; { $who } findet eine Lücke: { $net } Schaden
    }
cairn2e-step-stands-at = { $who } blutet, STÄ nur noch { $left }, und kämpft weiter
    .b = { $who } taumelt, STÄ nur noch { $left }, bleibt aber auf den Beinen
    .c = Blut fließt, und { $who } hat nur noch STÄ { $left }, gibt aber nicht auf
cairn2e-step-stands-at-kept = { $who } blutet und kämpft weiter
    .b = { $who } taumelt, bleibt aber auf den Beinen
    .c = Blut fließt, doch { $who } gibt nicht auf
cairn2e-step-goes-down =
    { $minutes ->
        [60] { $who } geht zu Boden, 0 TP und STÄ { $left }, und kann nur noch kriechen: Ohne Hilfe kommt binnen einer Stunde der Tod
        [0] { $rounds ->
            [one] { $who } geht zu Boden, 0 TP und STÄ { $left }, und kann nur noch kriechen: Ohne Hilfe kommt in einer Kampfrunde der Tod
           *[other] { $who } geht zu Boden, 0 TP und STÄ { $left }, und kann nur noch kriechen: Ohne Hilfe kommt in { $rounds } Kampfrunden der Tod
        }
       *[other] { $who } geht zu Boden, 0 TP und STÄ { $left }, und kann nur noch kriechen: Ohne Hilfe kommt in { $minutes } Minuten der Tod
    }
cairn2e-step-goes-down-kept =
    { $minutes ->
        [60] { $who } geht zu Boden und kann nur noch kriechen: Ohne Hilfe kommt binnen einer Stunde der Tod
        [0] { $rounds ->
            [one] { $who } geht zu Boden und kann nur noch kriechen: Ohne Hilfe kommt in einer Kampfrunde der Tod
           *[other] { $who } geht zu Boden und kann nur noch kriechen: Ohne Hilfe kommt in { $rounds } Kampfrunden der Tod
        }
       *[other] { $who } geht zu Boden und kann nur noch kriechen: Ohne Hilfe kommt in { $minutes } Minuten der Tod
    }
cairn2e-step-runs =
    { $count ->
        [one] { $who } hat genug und läuft davon
       *[other] { $ally } und { $who } haben genug und laufen davon
    }
    .b =
    { $count ->
        [one] { $who } verliert den Mut und flieht
       *[other] { $ally } und { $who } verlieren den Mut und fliehen
    }
cairn2e-step-got-away =
    { $count ->
        [one] { $who } entkommt
       *[other] { $ally } und { $who } entkommen
    }
cairn2e-step-held-back =
    { $count ->
        [one] { $who } kommt nicht weg und verliert den Zug
       *[other] { $ally } und { $who } kommen nicht weg und verlieren den Zug
    }
cairn2e-step-rest-moments =
    { $count ->
        [one] { $who } rastet ein paar Augenblicke bei einem Schluck Wasser
       *[other] { $ally } und { $who } rasten ein paar Augenblicke und trinken Wasser
    }
cairn2e-step-rest-hours =
    { $count ->
        [one] { $who } rastet einige Stunden bei einem Schluck Wasser
       *[other] { $ally } und { $who } rasten einige Stunden und trinken Wasser
    }
cairn2e-step-bought-item = { $who } kauft { $item-acc } für { $gold } GM und hat noch { $left } GM; { $used } von { $slots } Plätzen belegt
cairn2e-step-takes-up = { $who } nimmt { $item-acc } zur Hand
cairn2e-step-puts-away = { $who } verstaut { $item-acc }
cairn2e-step-invokes = { $who } nimmt { $item-acc } und wirkt „{ $spell }“
cairn2e-step-time-goes-by =
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
