# TKDS: was getan wurde und was daraus wurde, wie man es erzählt.
tkds-step-morale-holds =
    { $count ->
        [one] { $who } kämpft weiter
       *[other] { $who } kämpfen weiter
    }
tkds-step-took-flight =
    { $count ->
        [one] { $who } hat genug und flieht
       *[other] { $who } haben genug und fliehen
    }
tkds-step-laid-down-arms =
    { $count ->
        [one] { $who } hat genug und ergibt sich
       *[other] { $who } haben genug und ergeben sich
    }
tkds-step-tripped = { $other } fegt { $who-acc } von den Füßen
tkds-step-seized = { $other } bekommt { $who-acc } zu fassen und lässt nicht los
tkds-step-got-free = { $who } reißt sich los
tkds-step-torn-free = { $who } zerreißt die Wurzeln, und { $other } ist frei
tkds-step-mounted = { $who } schwingt sich in den Sattel
tkds-step-dismounted = { $who } steigt aus dem Sattel
tkds-tale-roll = ({ $is-plain ->
        [yes] { $face } gewürfelt
       *[no] { $face } gewürfelt, zusammen { $total }
    } gegen { $hu })
tkds-tale-attack-critical-success = { $who } trifft { $target-acc } verheerend
    .b = { $who } trifft { $target-acc } an der empfindlichsten Stelle
tkds-tale-attack-works = { $who } landet einen Treffer gegen { $target-acc }
    .b = { $who } schlägt zu und trifft { $target-acc }
    .c = { $who } durchbricht die Abwehr und trifft { $target-acc }
    .d = { $target } weicht zu spät aus, und { $who } trifft
tkds-tale-attack-fails = { $who } schlägt nach { $target-dat } und verfehlt
    .b = { $who } schlägt zu, aber { $target } weicht dem Hieb aus
    .c = { $who } greift { $target-acc } an und trifft nur die Luft
    .d = { $who } greift { $target-acc } an, doch der Hieb gleitet ab
tkds-tale-attack-critical-failure = { $who } schlägt blindlings zu, und { $target } muss nicht einmal ausweichen
tkds-tale-shoot-critical-success = { $who } trifft { $target-acc } mit einem vollendeten Schuss
tkds-tale-shoot-works = { $who } schießt und trifft { $target-acc }
    .b = { $who } schießt, und { $target } weicht zu spät aus
    .c = { $who } schießt, und { $target } sieht es nicht kommen
tkds-tale-shoot-fails = { $who } schießt auf { $target-acc } und verfehlt
    .b = { $who } schießt und verfehlt { $target-acc } um Haaresbreite
    .c = { $target } duckt sich, und { $who } schießt daneben
tkds-tale-throw-works = { $who } wirft { $weapon-acc } und trifft { $target-acc }
    .b = { $who } holt aus, wirft { $weapon-acc } und trifft { $target-acc }
tkds-tale-throw-fails = { $who } wirft { $weapon-acc } nach { $target-dat } und verfehlt
    .b = { $who } wirft { $weapon-acc } weit an { $target-dat } vorbei
tkds-tale-attack-with-two-works = { $who } schlägt mit beiden Waffen nach { $target-dat } und trifft
    .b = { $who } kommt von zwei Seiten zugleich und trifft { $target-acc }
tkds-tale-attack-with-two-fails = { $who } schlägt mit beiden Waffen nach { $target-dat } und verfehlt
    .b = { $who } schlägt mit beiden Waffen zu, doch { $target } wehrt beide Hiebe ab
tkds-tale-trip-fails = { $who } will { $target-dat } ein Bein stellen, doch { $target } bleibt stehen
tkds-tale-push-fails = { $who } wirft sich gegen { $target-acc }, aber { $target } rührt sich nicht
tkds-tale-hold-fails = { $who } greift nach { $target-dat }, aber { $target } entwindet sich
tkds-tale-disarm-fails = { $who } versucht vergeblich, { $target-acc } zu entwaffnen
tkds-tale-break-free-fails = { $who } zerrt und zieht, kommt aber nicht los
tkds-tale-tear-roots-fails = { $who } zerrt an den Wurzeln, doch sie halten { $target-acc } fest
tkds-tale-surge = { $who } stürmt los
tkds-tale-heal = { $who } legt die Hände auf, und Wunden schließen sich
    .b = { $who } heilt durch Berührung
tkds-tale-hurl-bolt-works = { $who } schleudert ein magisches Geschoss und trifft { $target-acc }
    .b = { $who } streckt die Hand aus, und ein magisches Geschoss trifft { $target-acc }
tkds-tale-hurl-bolt-fails = { $who } schleudert ein magisches Geschoss, und { $target } weicht aus
    .b = { $who } schleudert ein magisches Geschoss knapp an { $target-dat } vorbei
tkds-tale-cast-critical-success = { $who } wirkt „{ $spell }“ mit voller Macht
tkds-tale-cast-works = { $who } wirkt „{ $spell }“
    .b = { $who } spricht die Worte für „{ $spell }“, und die Magie gehorcht
    .c = { $who } malt Zeichen in die Luft, und „{ $spell }“ wirkt
tkds-tale-cast-partly = { $who } wirkt „{ $spell }“, aber nur schwach
    .b = { $who } stolpert über die Worte, und „{ $spell }“ gelingt nur halb
tkds-tale-cast-fails = { $who } wirkt „{ $spell }“, doch nichts geschieht
    .b = { $who } greift nach „{ $spell }“, doch die Magie gehorcht nicht
tkds-tale-cast-exhausting-works = { $who } wirkt „{ $spell }“ mit letzter Kraft
tkds-tale-cast-exhausting-partly = { $who } wirkt „{ $spell }“ mit letzter Kraft, aber nur schwach
tkds-tale-cast-exhausting-fails = { $who } legt alle Kraft in „{ $spell }“, vergebens
tkds-tale-read-scroll-works = { $who } nimmt { $scroll-acc } und wirkt „{ $spell }“
tkds-tale-read-scroll-partly = { $who } nimmt { $scroll-acc } und wirkt „{ $spell }“, aber nur schwach
tkds-tale-read-scroll-fails = { $who } nimmt { $scroll-acc }, doch „{ $spell }“ gelingt nicht
tkds-tale-check-critical-success = { $who } versucht es, und es gelingt glänzend
    .b = { $who } schafft es wie im Schlaf
tkds-tale-check-works = { $who } versucht es, und es gelingt
    .b = { $who } bekommt es hin
    .c = es gelingt { $who-dat }
tkds-tale-check-fails = { $who } versucht es und scheitert
    .b = { $who } bekommt es nicht hin
    .c = es gelingt { $who-dat } nicht
tkds-tale-check-critical-failure = { $who } scheitert kläglich
    .b = für { $who-acc } geht es gründlich schief
tkds-tale-check-task-critical-success = „{ $words }“: { $who } versucht es, und es gelingt besser als gehofft
tkds-tale-check-task-works = „{ $words }“: { $who } versucht es, und es gelingt
    .b = „{ $words }“: { $who } bekommt es hin
tkds-tale-check-task-fails = „{ $words }“: { $who } versucht es, aber es gelingt nicht
    .b = „{ $words }“: { $who } bekommt es nicht hin
tkds-tale-check-task-critical-failure = „{ $words }“: { $who } versucht es, und es geht gründlich schief
tkds-tale-contest-works = { $who } misst sich mit { $other-dat } und gewinnt
    .b = { $other } muss { $who-dat } weichen
tkds-tale-contest-fails = { $who } misst sich mit { $other-dat } und verliert
    .b = { $other } ist zu viel für { $who-acc }
tkds-tale-stabilise-works = { $who } ist rechtzeitig bei { $target-dat }
    .b = { $who } stillt { $target-dat } die Blutung
tkds-tale-stabilise-fails = { $who } tut alles für { $target-acc }, aber es reicht nicht
tkds-tale-treat-wounds-works = { $who } säubert und verbindet { $target-dat } die Wunden
tkds-tale-treat-wounds-fails = { $who } verbindet { $target-dat } zehn Minuten lang die Wunden, ohne Erfolg
tkds-tale-treat-poison-works = { $who } hilft { $target-dat } gegen das Gift
tkds-tale-treat-poison-fails = { $who } versucht vergeblich, { $target-dat } gegen das Gift zu helfen
tkds-tale-treat-wounds-self-works = { $who } säubert und verbindet die eigenen Wunden
tkds-tale-treat-wounds-self-fails = { $who } verbindet zehn Minuten lang die eigenen Wunden, ohne Erfolg
tkds-tale-treat-poison-self-works = { $who } kämpft gegen das Gift im eigenen Blut, und es hilft
tkds-tale-treat-poison-self-fails = { $who } kann gegen das Gift im eigenen Blut nichts tun
tkds-tale-keep-spell-fails = { $who } verliert die Konzentration
tkds-tale-keep-spell-works = { $who } verliert beinahe die Konzentration
tkds-tale-kindle-fails = { $who } schlägt vergeblich Funken
tkds-tale-use-item-works = { $who } wirft { $item-acc } und trifft { $target-acc }
tkds-tale-use-item-fails = { $who } wirft { $item-acc } nach { $target-dat } und verfehlt
tkds-tale-use-item = { $who } benutzt { $item-acc } für { $target-acc }
