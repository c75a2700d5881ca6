# TKDS: ověřovací hody, štěstí, body hrdinství, poškození a umírání.

## Stupně a dovednosti

tkds-outcome-critical-failure = kritický neúspěch
tkds-outcome-failure = neúspěch
tkds-outcome-success = úspěch
tkds-outcome-critical-success = kritický úspěch
tkds-skill-strength = Síla (SIL)
tkds-skill-dexterity = Obratnost (OBR)
tkds-skill-intelligence = Inteligence (INT)
tkds-skill-will = Vůle (VUL)
tkds-who-gm = PJ
tkds-who-leader = vůdce

## Kroky: ověřovací hody

tkds-step-check = { $who }: padlo { $face }, { $skill }, celkem { $total } proti HU { $hu }: { $outcome }
tkds-step-attack-rolled = { $who }: padlo { $face }, { $skill }, celkem { $total } proti OČ { $hu }: { $outcome }
tkds-step-natural = přirozená { $face } posouvá stupeň o jeden: { $outcome }
tkds-step-natural-stays = přirozená { $face } už stupeň nezmění: { $outcome }
tkds-step-advantage = výhoda: { $who } hází dvěma kostkami a použije lepší
tkds-step-disadvantage = nevýhoda: { $who } hází dvěma kostkami a použije horší
tkds-step-edges-cancel = výhoda a nevýhoda se ruší: { $who } hází obyčejně
tkds-step-skill-lowered = { $who } hází se sníženou dovedností: { $skill }, teď { $bonus }
tkds-step-wound-hinders = { $who } má smrtelné zranění: { $bonus } k hodu
tkds-step-exhaustion-hinders = { $who } trpí vyčerpáním: { $bonus } k hodu
tkds-step-blessing-helps = { $who } má požehnání: { $bonus } k hodu
tkds-step-modified = perky, mistrovství a další účinky, { $who }: { $bonus } k hodu
tkds-step-automatic = při dvojí výhodě nebo nevýhodě { $who } nehází: { $outcome }
tkds-step-rolled-again =
    { $left ->
        [0] { $who } platí za druhý pokus posledním bodem hrdinství
       *[other] { $who } platí za druhý pokus bodem hrdinství, v zásobě zůstává { $left }
    }
tkds-step-origin-helps = { $who } těží z dřívějšího života, původ je { $origin }: výhoda
tkds-step-edge-helps = { $who } má díky esenci výhodu
tkds-step-gift-helps = rasa nebo specializace tu pomáhá: { $who } má výhodu
tkds-step-armour-hinders = zbroj překáží: { $who } má nevýhodu
tkds-step-roped = { $who } má horolezecké vybavení a nejhoršímu unikne
tkds-step-easy = { $who } to zvládne snadno, hod není potřeba
    .then = je to snadné, hod není potřeba
tkds-step-impossible = to je nemožné: { $who } nemá šanci
tkds-step-beyond-it = { $who } je vůči tomu od přírody imunní a nemusí házet
tkds-step-calm = { $who } má čas, nástroje i znalosti a nic nehrozí: hod není potřeba
tkds-step-turn-at-stake = v sázce je směna, a to stačí: { $who } hází
tkds-step-rolled-in-secret = PJ hází tajně a zkoušce čelí { $who }
tkds-step-rolled-in-secret-task = PJ hází tajně, zkouší to { $who }: { $activity }
tkds-step-secret-told = vychází najevo, jak dopadl tajný hod, kterému čelí { $who }: { $outcome }
tkds-step-secret-told-task = vychází najevo, jak dopadlo „{ $activity }“, { $who }: { $outcome }
tkds-step-contest-rolled = { $who }: padlo { $face }, { $skill }, celkem { $total }
tkds-step-contest = { $who } má { $total }, { $target } má { $hu }: { $outcome }
tkds-step-contest-tie = { $who } i { $target } mají shodně { $total }: nikdo neustoupí
tkds-step-luck = při hodu štěstí padá { $face }: { $detail }

## Co může znamenat hod štěstí

tkds-detail-luck-bad = hráčům osud nepřeje
tkds-detail-luck-good = hráčům osud přeje
tkds-detail-luck-no-tongue = neumí obecnou řeč
tkds-detail-luck-tongue = umí obecnou řeč
tkds-detail-luck-hostile = nepřátelský postoj
tkds-detail-luck-wary = ostražitý postoj
tkds-detail-luck-curious = zvědavý postoj
tkds-detail-luck-friendly = přátelský postoj
tkds-detail-luck-party-surprised = družina je překvapena
tkds-detail-luck-nobody-surprised = nikdo není překvapen
tkds-detail-luck-foes-surprised = druhá strana je překvapena
tkds-detail-luck-encounter = setkání
tkds-detail-luck-loss = ztráta nebo samo prostředí
tkds-detail-luck-sign = znamení něčeho
tkds-detail-luck-quiet = nic se neděje

## Kroky: body hrdinství, poškození a umírání

tkds-step-hero-points-set =
    { $points ->
        [one] { $who } má teď { $points } bod hrdinství
        [few] { $who } má teď { $points } body hrdinství
        [many] { $who } má teď { $points } bodu hrdinství
       *[other] { $who } má teď { $points } bodů hrdinství
    }
tkds-step-clung =
    { $points ->
        [one] { $who } obětuje poslední bod hrdinství a drží se života: v bezvědomí, ale bez smrtelného zranění
        [few] { $who } obětuje všechny { $points } body hrdinství a drží se života: v bezvědomí, ale bez smrtelného zranění
        [many] { $who } obětuje všech { $points } bodu hrdinství a drží se života: v bezvědomí, ale bez smrtelného zranění
       *[other] { $who } obětuje všech { $points } bodů hrdinství a drží se života: v bezvědomí, ale bez smrtelného zranění
    }
tkds-step-immune = { $kind } tu nic nezmůže, { $who } to ani necítí
tkds-step-weakness = { $who } má slabinu, { $kind }: poškození se zdvojnásobí na { $damage }
tkds-step-resisted = { $who } tomu odolává, { $kind }: poloviční poškození, { $damage }
tkds-step-soaked = { $who } má dočasné životy a ty zachytí poškození { $points }
tkds-step-soaked-kept = { $who } má dočasné životy a ty zachytí část poškození
tkds-step-hurt =
    { $left ->
        [0] { $who } utrpí poškození { $damage }
        [one] { $who } utrpí poškození { $damage } a má ještě { $left } život
        [few] { $who } utrpí poškození { $damage } a má ještě { $left } životy
        [many] { $who } utrpí poškození { $damage } a má ještě { $left } života
       *[other] { $who } utrpí poškození { $damage } a má ještě { $left } životů
    }
    .after-deed =
        { $left ->
            [0] , utrpí poškození { $damage }
            [one] , utrpí poškození { $damage } a má ještě { $left } život
            [few] , utrpí poškození { $damage } a má ještě { $left } životy
            [many] , utrpí poškození { $damage } a má ještě { $left } života
           *[other] , utrpí poškození { $damage } a má ještě { $left } životů
        }
    .after-lasting =
        { $left ->
            [0] , utrpí poškození { $damage }
            [one] , utrpí poškození { $damage } a má ještě { $left } život
            [few] , utrpí poškození { $damage } a má ještě { $left } životy
            [many] , utrpí poškození { $damage } a má ještě { $left } života
           *[other] , utrpí poškození { $damage } a má ještě { $left } životů
        }
tkds-step-hurt-kept = { $who } utrpí poškození { $damage }
tkds-step-hurt-through = { tkds-step-hurt }
    .after-deed = { tkds-step-hurt.after-deed }
    .after-lasting = { tkds-step-hurt.after-lasting }
tkds-step-hurt-through-kept = { $who } utrpí zbytek poškození
tkds-step-harmless-at-zero = { $who } už leží s 0 životy: na tom se nic nemění
tkds-step-dying =
    { $rounds ->
        [one] { $who } padá se smrtelným zraněním: bez pomoci přijde konec za jedno kolo
        [few] { $who } padá se smrtelným zraněním: bez pomoci přijde konec za { $rounds } kola
        [many] { $who } padá se smrtelným zraněním: bez pomoci přijde konec za { $rounds } kola
       *[other] { $who } padá se smrtelným zraněním: bez pomoci přijde konec za { $rounds } kol
    }
    .after-hurt =
        { $rounds ->
            [one] a padá se smrtelným zraněním: bez pomoci přijde konec za jedno kolo
            [few] a padá se smrtelným zraněním: bez pomoci přijde konec za { $rounds } kola
            [many] a padá se smrtelným zraněním: bez pomoci přijde konec za { $rounds } kola
           *[other] a padá se smrtelným zraněním: bez pomoci přijde konec za { $rounds } kol
        }
    .after-hurt-through =
        { $rounds ->
            [one] a padá se smrtelným zraněním: bez pomoci přijde konec za jedno kolo
            [few] a padá se smrtelným zraněním: bez pomoci přijde konec za { $rounds } kola
            [many] a padá se smrtelným zraněním: bez pomoci přijde konec za { $rounds } kola
           *[other] a padá se smrtelným zraněním: bez pomoci přijde konec za { $rounds } kol
        }
    .after-deed-hurt =
        { $rounds ->
            [one] a padá se smrtelným zraněním: bez pomoci přijde konec za jedno kolo
            [few] a padá se smrtelným zraněním: bez pomoci přijde konec za { $rounds } kola
            [many] a padá se smrtelným zraněním: bez pomoci přijde konec za { $rounds } kola
           *[other] a padá se smrtelným zraněním: bez pomoci přijde konec za { $rounds } kol
        }
    .after-deed-hurt-through =
        { $rounds ->
            [one] a padá se smrtelným zraněním: bez pomoci přijde konec za jedno kolo
            [few] a padá se smrtelným zraněním: bez pomoci přijde konec za { $rounds } kola
            [many] a padá se smrtelným zraněním: bez pomoci přijde konec za { $rounds } kola
           *[other] a padá se smrtelným zraněním: bez pomoci přijde konec za { $rounds } kol
        }
tkds-step-dying-left = { $who } umírá: konec přijde za { $left ->
        [one] { $left } kolo
        [few] { $left } kola
        [many] { $left } kola
       *[other] { $left } kol
    }
tkds-step-dropped-again = { $who } klesá se smrtelným zraněním na 0 životů a to je konec
tkds-step-died = { $who } přichází o život
    .after-hurt = a přichází o život
    .after-hurt-through = a přichází o život
    .after-hurt-kept = a přichází o život
    .after-hurt-through-kept = a přichází o život
    .after-deed-hurt = a přichází o život
    .after-deed-hurt-through = a přichází o život
tkds-step-subdued = { $who } prohrává, ale zůstává naživu
    .after-hurt = a prohrává, ale zůstává naživu
    .after-hurt-through = a prohrává, ale zůstává naživu
    .after-hurt-kept = a prohrává, ale zůstává naživu
    .after-hurt-through-kept = a prohrává, ale zůstává naživu
    .after-deed-hurt = a prohrává, ale zůstává naživu
    .after-deed-hurt-through = a prohrává, ale zůstává naživu
tkds-step-spell-lost = { $who } ztrácí vědomí a kouzlo „{ $spell }“ končí
tkds-step-stable = { $who } už neumírá, ale zůstává v bezvědomí
tkds-step-woke = { $who } přichází k sobě s 1 životem
tkds-step-roused = { $who } přichází k sobě
tkds-step-botched = { $who } na takovou pomoc jen doplácí
tkds-step-healed = { $who } získává zpět { $points ->
        [one] { $points } život
        [few] { $points } životy
        [many] { $points } života
       *[other] { $points } životů
    }, nejvýš do maxima
tkds-step-fell =
    { $dice ->
        [0] { $who } padá z výšky { $metres } m
       *[other] { $who } padá z výšky { $metres } m: { $dice }k6, jedna za každé 2 m
    }
tkds-step-skill-lost = { $skill } dočasně klesá o { $points }, trpí tím { $who }
tkds-step-temporary = { $who } má teď { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } na { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    }
tkds-step-temporary-kept = { $who } má teď dočasné body na { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    }

## Otázky

tkds-ask-reroll = Výsledek je { $outcome }: utratit bod hrdinství a hodit znovu? (v zásobě { $left })
tkds-ask-reroll-success = Výsledek už je { $outcome }: přesto hodit znovu? (body hrdinství v zásobě: { $left })
tkds-ask-reroll-secret = Nechat tajný hod za bod hrdinství opakovat, ať padlo cokoli? (v zásobě { $left })
tkds-ask-reroll-dice = Na kostkách je { $total }: utratit bod hrdinství a hodit všemi znovu? (v zásobě { $left })
tkds-ask-reroll-lost = Souboj se nevyvíjí dobře: utratit bod hrdinství a hodit znovu? (v zásobě { $left })
tkds-ask-reroll-won = Souboj se vyvíjí dobře: přesto hodit znovu? (body hrdinství v zásobě: { $left })
tkds-ask-reroll-bad-luck = Při hodu štěstí padá { $total }: utratit bod hrdinství a hodit znovu? (v zásobě { $left })
tkds-ask-reroll-good-luck = Při hodu štěstí padá { $total }, a to už je dobré: přesto hodit znovu? (body hrdinství v zásobě: { $left })
tkds-option-keep = nechat hod, jak je
tkds-option-reroll = hodit znovu
tkds-ask-cling = { $who } brzy zemře: obětovat { $left ->
        [one] { $left } bod hrdinství
        [few] { $left } body hrdinství
        [many] { $left } bodu hrdinství
       *[other] { $left } bodů hrdinství
    } a zůstat naživu?
tkds-option-cling = udržet se při životě
tkds-option-die = zemřít
tkds-ask-foe-at-zero = { $target } má 0 životů: smrt, nebo jen přemožení?
tkds-option-foe-at-zero-dead = smrt
tkds-option-foe-at-zero-subdued = přemožení

## Hody

tkds-roll-check = { $who }: ověřovací hod, hoď { $die }
tkds-roll-contest = { $who }: hoď { $die } na soutěž
tkds-roll-luck = { $who }: hod štěstí, hoď { $die }
tkds-roll-dying = { $who }: hoď { $die }, kolik kol zbývá do smrti
tkds-roll-damage = { $who }: hoď { $die } na poškození
tkds-roll-healing = { $who }: hoď { $die } na léčení

## Následky

tkds-effect-hp-lost = { $who } ztrácí { $points ->
        [one] { $points } život
        [few] { $points } životy
        [many] { $points } života
       *[other] { $points } životů
    }
tkds-effect-hp-healed = { $who } získává zpět { $points ->
        [one] { $points } život
        [few] { $points } životy
        [many] { $points } života
       *[other] { $points } životů
    }
tkds-effect-temporary-lost = { $who } ztrácí z dočasných životů { $points }
tkds-effect-temporary-set = { $who } má { $of ->
        [magic] dočasnou magickou energii { $points }
       *[hp] dočasné životy v počtu { $points }
    } na { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    }
tkds-effect-dying = { $who } umírá: konec přijde za { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    }
tkds-effect-dying-ticked = { $who } dál umírá: konec přijde za { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    }
tkds-effect-stabilised = { $who } už neumírá
tkds-effect-collapsed = { $who } klesá do bezvědomí
tkds-effect-clung = { $who } zůstává díky hrdinství naživu: v bezvědomí, ale bez smrtelného zranění
tkds-effect-woke = { $who } přichází k sobě
tkds-effect-died = { $who } už nežije
tkds-effect-subdued = { $who } prohrává, ale zůstává naživu
tkds-effect-hero-points-spent = { $who } utrácí { $points ->
        [one] { $points } bod hrdinství
        [few] { $points } body hrdinství
        [many] { $points } bodu hrdinství
       *[other] { $points } bodů hrdinství
    }
tkds-effect-hero-points-set = { $who } má teď { $points ->
        [one] { $points } bod hrdinství
        [few] { $points } body hrdinství
        [many] { $points } bodu hrdinství
       *[other] { $points } bodů hrdinství
    }
tkds-effect-hero-points-set-all =
    { $points ->
        [one] { $ally } a { $who } mají teď každý { $points } bod hrdinství
        [few] { $ally } a { $who } mají teď každý { $points } body hrdinství
        [many] { $ally } a { $who } mají teď každý { $points } bodu hrdinství
       *[other] { $ally } a { $who } mají teď každý { $points } bodů hrdinství
    }
tkds-effect-skill-lost = { $skill } dočasně klesá o { $points }, trpí tím { $who }
tkds-effect-kit-used = { $who } na to spotřebuje jedno použití léčitelské brašny
tkds-effect-poison-delayed = { $who } { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    } necítí jed
tkds-effect-poison-cured = { $who } se zbavuje jedu
tkds-effect-poison-worsened = { $who } cítí, jak jed sílí
tkds-effect-secret-kept = PJ si výsledek tajného hodu nechává pro sebe, týká se postavy { $who }
tkds-effect-secret-revealed = tajný hod vychází najevo, { $who }: { $outcome }
tkds-effect-contest-tied = { $who } a { $other } jsou na tom stejně: nic se nemění
tkds-effect-players-known = ví se, kdo za koho hraje
tkds-effect-luck-came = štěstí tomu chce tak: { $detail }
tkds-condition-poisoned = otrava
tkds-condition-poison-delayed = zadržený jed

## Situace a parametry

tkds-situation-check = ověřovací hod
tkds-situation-contest = soutěž dvou soupeřů
tkds-situation-luck = hod štěstí
tkds-situation-stabilise = stabilizace někoho, kdo umírá
tkds-situation-treat = ošetřování s léčitelskou brašnou
tkds-situation-damage = poškození z prostředí
tkds-situation-fall = pád
tkds-param-skill = dovednost, na kterou se hází
tkds-param-hu = hranice úspěchu (HU)
tkds-param-difficulty = obtížnost místo HU
tkds-param-advantage = kolik zdrojů výhody
tkds-param-disadvantage = kolik zdrojů nevýhody
tkds-param-modifier = modifikátor hodu od nějakého účinku
tkds-param-bh = kolik bodů hrdinství má hrdina
tkds-param-reroll = kdy hrdina opakuje hod za bod hrdinství
tkds-param-which = která ze čtyř dovedností
tkds-param-origin = zda pomáhá původ
tkds-param-uses-origin = zda pomáhá původ
tkds-param-secret = zda PJ hází tajně
tkds-param-calm = zda jsou čas, nástroje i znalosti a nic nehrozí
tkds-param-turn = zda neúspěch stojí směnu
tkds-param-costs-turn = zda neúspěch stojí směnu
tkds-param-wounded = zda má hrdina smrtelné zranění
tkds-param-exhausted = zda je hrdina vyčerpaný
tkds-param-other = dovednost soupeře
tkds-param-other-skill = kterou dovedností hází soupeř
tkds-param-initiator = zda začal hrdina, takže shoda je v jeho prospěch
tkds-param-has-initiator = zda začala tato strana, takže shoda je v její prospěch
tkds-param-words = co děláš, vlastními slovy
tkds-param-reads = jak se hod štěstí čte
tkds-param-kit = zda se použije léčitelská brašna
tkds-param-hp = zbývající životy toho, koho se to týká
tkds-param-damage = kostky poškození
tkds-param-temporary = dočasné životy
tkds-param-effect = zda cíl poškození odolává, je vůči němu zranitelný, nebo imunní
tkds-param-foe = zda se to týká nepřítele
tkds-param-metres = výška pádu v metrech
tkds-param-task = o co se kdo pokouší
tkds-param-points = kolik bodů
tkds-param-of = životy, nebo magická energie
tkds-param-rounds = kolik kol to trvá
tkds-param-kind = jaký je to druh poškození, kvůli odolnostem
tkds-value-difficulty-number = podle čísla
tkds-value-difficulty-none = podle čísla
tkds-value-difficulty-easy = lehká
tkds-value-difficulty-normal = normální
tkds-value-difficulty-hard = těžká
tkds-value-difficulty-very-hard = velmi těžká
tkds-value-difficulty-impossible = nemožná
tkds-value-reroll-never = nikdy
tkds-value-reroll-on-failure = při neúspěchu
tkds-value-reroll-always = vždy
tkds-value-which-strength = síla
tkds-value-which-dexterity = obratnost
tkds-value-which-intelligence = inteligence
tkds-value-which-will = vůle
tkds-value-other-skill-none = stejná dovednost
tkds-value-reads-luck = štěstí
tkds-value-reads-tongue = obecná řeč
tkds-value-reads-reaction = reakce
tkds-value-reads-surprise = překvapení
tkds-value-reads-event = událost
tkds-value-effect-plain = běžně
tkds-value-effect-resist = napůl kvůli odolnosti
tkds-value-effect-weak = dvojnásob kvůli slabině
tkds-value-effect-immune = vůbec ne, kvůli imunitě
tkds-value-of-hp = životy
tkds-value-of-magic = magická energie
tkds-value-task-none = žádný běžný úkol
tkds-value-task-lift = zvednout něco
tkds-value-task-bend-bars = ohnout mříže
tkds-value-task-withstand-toxin = odolat jedu
tkds-value-task-withstand-disease = odolat nemoci
tkds-value-task-withstand-paralysis = odolat ochrnutí
tkds-value-task-swim = plavat
tkds-value-task-dodge = uhnout
tkds-value-task-climb = šplhat
tkds-value-task-sneak = plížit se
tkds-value-task-hide = ukrýt se
tkds-value-task-pick-pocket = vybrat kapsu
tkds-value-task-balance = udržet rovnováhu
tkds-value-task-recall = vybavit si něco
tkds-value-task-craft = něco vyrobit
tkds-value-task-pick-lock = odemknout zámek paklíčem
tkds-value-task-disarm-trap = zneškodnit past
tkds-value-task-track = stopovat
tkds-value-task-persuade = přesvědčit
tkds-value-task-intimidate = zastrašit
tkds-value-task-lie = lhát
tkds-value-task-disguise = vydávat se za někoho jiného
tkds-value-task-withstand-charm = odolat očarování
tkds-value-task-withstand-sleep = odolat spánku
tkds-activity-lift = { tkds-value-task-lift }
tkds-activity-bend-bars = { tkds-value-task-bend-bars }
tkds-activity-withstand-toxin = { tkds-value-task-withstand-toxin }
tkds-activity-withstand-disease = { tkds-value-task-withstand-disease }
tkds-activity-withstand-paralysis = { tkds-value-task-withstand-paralysis }
tkds-activity-swim = { tkds-value-task-swim }
tkds-activity-dodge = { tkds-value-task-dodge }
tkds-activity-climb = { tkds-value-task-climb }
tkds-activity-sneak = { tkds-value-task-sneak }
tkds-activity-hide = { tkds-value-task-hide }
tkds-activity-pick-pocket = { tkds-value-task-pick-pocket }
tkds-activity-balance = { tkds-value-task-balance }
tkds-activity-recall = { tkds-value-task-recall }
tkds-activity-craft = { tkds-value-task-craft }
tkds-activity-pick-lock = { tkds-value-task-pick-lock }
tkds-activity-disarm-trap = { tkds-value-task-disarm-trap }
tkds-activity-track = { tkds-value-task-track }
tkds-activity-persuade = { tkds-value-task-persuade }
tkds-activity-intimidate = { tkds-value-task-intimidate }
tkds-activity-lie = { tkds-value-task-lie }
tkds-activity-disguise = { tkds-value-task-disguise }
tkds-activity-withstand-charm = { tkds-value-task-withstand-charm }
tkds-activity-withstand-sleep = { tkds-value-task-withstand-sleep }

## Nabídky

tkds-offer-check = Zkus něco
tkds-offer-contest = Změř s někým síly
tkds-offer-luck = Hoď si na štěstí
tkds-offer-cling = Drž se života za všechny body hrdinství
tkds-offer-stabilise = Někoho stabilizuj
tkds-offer-treat-wounds = Směnu ošetřuj zranění
tkds-offer-treat-poison = Zadrž jed
tkds-offer-begin-session = Začni sezení
tkds-offer-reveal = Odhal tajný hod
tkds-offer-secret-check = Hoď za někoho tajně
tkds-offer-harm = Způsob poškození z prostředí
tkds-offer-fall = Nech někoho spadnout
tkds-offer-lose-skill = Vezmi body dovednosti
tkds-offer-grant-hero = Uděl bod hrdinství
tkds-offer-grant-temporary = Uděl dočasné body

## Odmítnutí

error-no-origin = „{ $who }“ nemá původ, který by pomohl; při hodu jej vynech
error-two-targets-named = je uvedeno „{ $text }“ i HU { $hu }; uveď jen jedno z toho
error-difficulty-not-harder = „{ $number }“ není těžší než „{ $easier }“; zadej { $least } nebo víc
error-nothing-secret = pro „{ $who }“ nečeká žádný tajný hod; nejdřív nějaký proveď
error-against-oneself = „{ $who }“ nemůže soutěžit se sebou; vyber někoho jiného
error-is-not-dying = „{ $who }“ neumírá; vyber někoho, kdo umírá
error-is-dying-now = „{ $who }“ umírá a nevydrží celou směnu; nejdřív postavu stabilizuj
error-is-unhurt = „{ $who }“ nemá žádné zranění; vyber někoho zraněného
error-no-hero-points = „{ $who }“ na to nemá body hrdinství; vyber postavu hráče, která je má
error-no-healing-kit = „{ $who }“ nemá léčitelskou brašnu, které by zbývalo použití; zkus to bez ní, nebo nějakou sežeň
error-no-mind-for-it = „{ $who }“ neumí pomoci; vyber inteligentního tvora
error-no-time-in-fight = „{ $who }“ na to potřebuje celou směnu; počkej na konec boje
error-not-our-die = „{ $text }“ obsahuje { $sides }, a takovou kostku tato hra nemá; použij některou z těchto: { $allowed }
error-no-points-given = „{ $points }“ není počet bodů; zadej 1 nebo více
error-no-edge-ability = „{ $who }“ neumí proměnit esenci ve výhodu; při hodu esenci vynech
error-has-no-magic = „{ $who }“ neumí kouzlit a nemá magickou energii; vyber někoho, kdo umí

## Příklady

example-tkds-ex-c1 = Padne 1 při dovednosti +5 a HU 10: neúspěch se stává kritickým.
example-tkds-ex-c2 = Monstrum s dovedností +9 hodí 1 proti HU 10: jeho úspěch se mění v neúspěch.
example-tkds-ex-c3 = Padne 20 při dovednosti −5 a HU 20: neúspěch se mění v úspěch.
example-tkds-ex-c4 = Padne 20 bez dovednosti proti HU 10: úspěch už kritický je a zůstane.
example-tkds-ex-c5 = Padne 20 bez dovednosti proti HU 15: úspěch se stává kritickým.
example-tkds-ex-c6 = S výhodou a bodem hrdinství: 3 a 5 nestačí, obě kostky se házejí znovu a 14 je úspěch.
example-tkds-ex-c7 = V soutěži je shoda ve prospěch toho, kdo začal.
example-tkds-ex-c8 = Dočasné životy zachytí první 3 body poškození z 5, zbytek jde z životů.
example-tkds-ex-c9 = Stabilizace s léčitelskou brašnou: hod dosáhne 10 a spojenec už neumírá.
example-tkds-ex-c10 = Pád z 5 m jsou dvě kostky a při 8 životech znamená 12 umírání.
