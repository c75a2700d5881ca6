# Cairn 2e: vyprávění, co se stalo a co z toho vzešlo.
cairn2e-tale-roll = ({ $face }, potřeba nejvýš { $needed })
cairn2e-with-weapon =
    { $weapon-with ->
        [none] ranou „{ $weapon }“
       *[other] { $weapon-with }
    }
cairn2e-with-second =
    { $second-with ->
        [none] ranou „{ $second }“
       *[other] { $second-with }
    }
cairn2e-tale-strike = { $who } útočí { cairn2e-with-weapon } a cílem je { $targets }
    .b = { $who } se vrhá do útoku { cairn2e-with-weapon } a v cestě stojí { $targets }
    .c = { $who } se ohání { cairn2e-with-weapon } a na ráně je { $targets }
cairn2e-tale-shoot = { $who } míří { cairn2e-with-weapon } a na mušce je { $targets }
    .b = { $who } přesně míří { cairn2e-with-weapon } a terčem je { $targets }
    .c = { $who } se chystá k výstřelu { cairn2e-with-weapon } a cílem je { $targets }
cairn2e-tale-throw = { $who } se chystá k hodu { cairn2e-with-weapon } a cílem je { $targets }
cairn2e-tale-strike-both = { $who } útočí naráz { cairn2e-with-weapon } i { cairn2e-with-second } a cílem je { $targets }
cairn2e-tale-blast = { $who } útočí { cairn2e-with-weapon } na všechny v dosahu
    .b = { $who } se obrací { cairn2e-with-weapon } proti všem naráz
cairn2e-tale-try-success = { $who } to riskne a vyjde to
    .b = { $who } jde do rizika a vyplatí se to
    .c = { $who } vsadí všechno na jednu kartu a vyhrává
cairn2e-tale-try-failure = { $who } to riskne a nevyjde to
    .b = { $who } jde do rizika a nevyplatí se to
    .c = { $who } vsadí všechno na jednu kartu a prohrává
cairn2e-tale-try-task-success = { $who }: „{ $task }“. Daří se to
    .b = { $who }: „{ $task }“. A vyjde to
    .c = { $who }: „{ $task }“. Jde to podle plánu
cairn2e-tale-try-task-failure = { $who }: „{ $task }“. Nedaří se to
    .b = { $who }: „{ $task }“. Nic z toho není
    .c = { $who }: „{ $task }“. Něco se pokazí
cairn2e-tale-panic-success = { $who } cítí strach, ale zachovává chladnou hlavu
    .b = { $who } bledne, ale hlavu neztrácí
cairn2e-tale-harm-attribute-nothing = { $who } z toho vychází bez úhony
cairn2e-step-acts-first =
    { $count ->
        [1] { $who } jedná hned
       *[other] { $ally } a { $who } jednají hned
    }
cairn2e-step-caught-out =
    { $count ->
        [1] { $who } nestačí zareagovat a přichází o první tah
       *[other] { $ally } a { $who } nestačí zareagovat a přicházejí o první tah
    }
cairn2e-step-declared-task = { $who } chce zkusit toto: „{ $task }“
cairn2e-step-goes-on = { $who } tam dorazí
cairn2e-step-means-to-flee =
    { $count ->
        [1] { $who } hledá cestu k útěku
       *[other] { $ally } a { $who } hledají cestu k útěku
    }
cairn2e-step-means-to-flee-to =
    { $count ->
        [1] { $who } chce utéct: „{ $text }“
       *[other] { $ally } a { $who } chtějí utéct: „{ $text }“
    }
cairn2e-step-tried =
    { $saved ->
        [yes] { $who } to riskne a vyjde to
       *[no] { $who } to riskne a nevyjde to
    }
cairn2e-step-tried-task =
    { $saved ->
        [yes] { $who }: „{ $task }“. Daří se to
       *[no] { $who }: „{ $task }“. Nedaří se to
    }
cairn2e-step-comes-to-nothing =
    { $count ->
        [1] { $who } útočí, ale { $target } vyvázne bez škrábnutí
       *[other] { $ally } a { $who } útočí naráz, ale { $target } vyvázne bez škrábnutí
    }
    .b =
    { $count ->
        [1] { $who } se nedokáže prosadit a { $target } nepřijde k úhoně
       *[other] { $ally } a { $who } se nedokážou prosadit a { $target } nepřijde k úhoně
    }
cairn2e-step-wears-down =
    { $count ->
        [1] { $who } doráží a { $target } ztrácí { $hp } OŽ, má ještě { $left }
       *[other] { $ally } a { $who } útočí naráz; nejtvrději doráží { $who } a { $target } ztrácí { $hp } OŽ, má ještě { $left }
    }
    .b =
    { $count ->
        [1] útočí { $who } a { $target } se jen tak tak kryje, ztrácí { $hp } OŽ a má ještě { $left }
       *[other] útočí { $ally } a { $who }; { $target } se nestačí krýt, ztrácí { $hp } OŽ a má ještě { $left }
    }
    .c =
    { $count ->
        [1] { $who } nutí soupeře k ústupu: { $target } ztrácí { $hp } OŽ a má ještě { $left }
       *[other] { $ally } a { $who } dorážejí ze všech stran; prosadí se { $who } a { $target } ztrácí { $hp } OŽ, má ještě { $left }
    }
cairn2e-step-wears-down-kept =
    { $count ->
        [1] { $who } doráží a { $target } se sotva kryje
       *[other] { $ally } a { $who } útočí naráz a { $target } se sotva kryje; nejtvrději doráží { $who }
    }
    .b =
    { $count ->
        [1] { $target } nemá chvíli oddechu, když útočí { $who }
       *[other] { $target } se nestačí krýt, když útočí { $ally } a { $who }
    }
cairn2e-step-strikes-home =
    { $count ->
        [1] { $who } proráží obranu a { $target } to schytá za { $net }
       *[other] { $ally } a { $who } útočí naráz; obranu proráží { $who } a { $target } to schytá za { $net }
    }
    .b =
    { $count ->
        [1] { $who } zasahuje tvrdě a { $target } to schytá za { $net }
       *[other] { $ally } a { $who } se společně vrhají do útoku; tvrdě zasahuje { $who } a { $target } to schytá za { $net }
    }
    .c =
    { $count ->
        [1] { $who } nachází skulinu a { $target } to odskáče za { $net }
       *[other] { $target } nemůže hlídat všechny, když útočí { $ally } a { $who }: skulinu nachází { $who } a rána je za { $net }
    }
cairn2e-step-stands-at = { $who } krvácí, má už jen { $left } SIL, ale bojuje dál
    .b = { $who } vrávorá, má už jen { $left } SIL, ale zůstává na nohou
    .c = teče krev: { $who } má už jen { $left } SIL a nevzdává se
cairn2e-step-stands-at-kept = { $who } krvácí, ale bojuje dál
    .b = { $who } vrávorá, ale zůstává na nohou
    .c = teče krev, ale { $who } se nevzdává
cairn2e-step-goes-down =
    { $minutes ->
        [60] { $who } padá: 0 OŽ a { $left } SIL, může se jen plazit a bez pomoci do hodiny zemře
        [0] { $rounds ->
            [one] { $who } padá: 0 OŽ a { $left } SIL, může se jen plazit a bez pomoci zemře za jedno kolo
            [few] { $who } padá: 0 OŽ a { $left } SIL, může se jen plazit a bez pomoci zemře za { $rounds } kola
           *[other] { $who } padá: 0 OŽ a { $left } SIL, může se jen plazit a bez pomoci zemře za { $rounds } kol
        }
       *[other] { $who } padá: 0 OŽ a { $left } SIL, může se jen plazit a bez pomoci zemře za { $minutes } min
    }
cairn2e-step-goes-down-kept =
    { $minutes ->
        [60] { $who } padá, může se jen plazit a bez pomoci do hodiny zemře
        [0] { $rounds ->
            [one] { $who } padá, může se jen plazit a bez pomoci zemře za jedno kolo
            [few] { $who } padá, může se jen plazit a bez pomoci zemře za { $rounds } kola
           *[other] { $who } padá, může se jen plazit a bez pomoci zemře za { $rounds } kol
        }
       *[other] { $who } padá, může se jen plazit a bez pomoci zemře za { $minutes } min
    }
cairn2e-step-runs =
    { $count ->
        [1] { $who } má dost a prchá
       *[other] { $ally } a { $who } mají dost a prchají
    }
    .b =
    { $count ->
        [1] { $who } to nevydrží a dává se na útěk
       *[other] { $ally } a { $who } to nevydrží a dávají se na útěk
    }
cairn2e-step-got-away =
    { $count ->
        [1] { $who } uniká z boje
       *[other] { $ally } a { $who } unikají z boje
    }
cairn2e-step-held-back =
    { $count ->
        [1] { $who } se nedokáže vytrhnout a přichází o tah
       *[other] { $ally } a { $who } se nedokážou vytrhnout a přicházejí o tah
    }
cairn2e-step-rest-moments =
    { $count ->
        [1] { $who } pár chvil odpočívá a pije vodu
       *[other] { $ally } a { $who } pár chvil odpočívají a pijí vodu
    }
cairn2e-step-rest-hours =
    { $count ->
        [1] { $who } několik hodin odpočívá a pije vodu
       *[other] { $ally } a { $who } několik hodin odpočívají a pijí vodu
    }
cairn2e-step-bought-item = { $who } kupuje { $item-acc } za { $gold } zl a má ještě { $left } zl; zabraná místa { $used } z { $slots }
cairn2e-step-takes-up = { $who } bere do ruky { $item-acc }
cairn2e-step-puts-away = { $who } odkládá { $item-acc }
cairn2e-step-invokes = { $who } bere { $item-acc } a probouzí „{ $spell }“
cairn2e-step-time-goes-by =
    { $hours ->
        [0] { $minutes ->
            [0] { $rounds ->
            [one] uplyne jedno kolo
            [few] uplynou { $rounds } kola
            [many] uplyne { $rounds } kola
           *[other] uplyne { $rounds } kol
            }
            [one] uplyne minuta
            [few] uplynou { $minutes } minuty
           *[other] uplyne { $minutes } minut
        }
        [one] { $minutes ->
            [0] uplyne hodina
           *[other] uplyne hodina a { $minutes } min
        }
        [few] { $minutes ->
            [0] uplynou { $hours } hodiny
           *[other] uplynou { $hours } hodiny a { $minutes } min
        }
       *[other] { $minutes ->
            [0] uplyne { $hours } hodin
           *[other] uplyne { $hours } hodin a { $minutes } min
        }
    }
