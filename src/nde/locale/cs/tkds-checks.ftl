# TKDS: ověřovací hody, štěstí, body hrdinství, poškození a umírání.

## Stupně a dovednosti

tkds-outcome-critical-failure = kritický neúspěch
tkds-outcome-failure = neúspěch
tkds-outcome-success = úspěch
tkds-outcome-critical-success = kritický úspěch
tkds-skill-strength = síla (SIL)
tkds-skill-dexterity = obratnost (OBR)
tkds-skill-intelligence = inteligence (INT)
tkds-skill-will = vůle (VUL)
tkds-who-gm = PJ

## Kroky: ověřovací hody

tkds-step-check = { $who } hází { $face }: { $skill }, celkem { $total } proti HU { $hu }, { $outcome }
tkds-step-attack-rolled = { $who } hází { $face }: { $skill }, celkem { $total } proti OČ { $hu }, { $outcome }
tkds-step-natural = přirozená { $face } posouvá stupeň o jeden: { $outcome }
tkds-step-natural-stays = přirozená { $face } už stupeň nezmění: { $outcome }
tkds-step-advantage = výhoda: { $who } hází dvěma kostkami a použije lepší
tkds-step-disadvantage = nevýhoda: { $who } hází dvěma kostkami a použije horší
tkds-step-edges-cancel = výhoda a nevýhoda se ruší: { $who } hází obyčejně
tkds-step-skill-lowered = { $who } hází se sníženou dovedností: { $skill }, teď { $bonus }
tkds-step-wound-hinders = smrtelné zranění ({ $who }): { $bonus } k hodu
tkds-step-exhaustion-hinders = vyčerpání ({ $who }): { $bonus } k hodu
tkds-step-blessing-helps = požehnání ({ $who }): { $bonus } k hodu
tkds-step-modified = další modifikátory ({ $who }): { $bonus } k hodu
tkds-step-automatic = při dvojí výhodě nebo nevýhodě se nehází: { $who }, { $outcome }
tkds-step-rolled-again = { $who } utrácí bod hrdinství a celý hod opakuje (zbývá BH: { $left })
tkds-step-origin-helps = dřívější život tu pomáhá ({ $origin }): { $who } má výhodu
tkds-step-edge-helps = esence dává výhodu: { $who }
tkds-step-gift-helps = rasa nebo specializace tu pomáhá: { $who } má výhodu
tkds-step-armour-hinders = zbroj překáží: { $who } má nevýhodu
tkds-step-roped = horolezecké vybavení chrání před nejhorším ({ $who }): obyčejný neúspěch
tkds-step-easy = lehké a bez rizika: { $who } uspěje bez hodu
tkds-step-impossible = nemožné: { $who } selhává, ani se nehází
tkds-step-beyond-it = { $who } je vůči tomu od narození imunní a nemusí házet
tkds-step-calm = čas, nástroje i znalosti jsou a nic nehrozí: { $who } uspěje bez hodu
tkds-step-turn-at-stake = v sázce je směna, a to stačí: { $who } hází
tkds-step-rolled-in-secret = PJ hází tajně ({ $who })
tkds-step-rolled-in-secret-task = PJ hází tajně ({ $who }: { $activity })
tkds-step-secret-told = výsledek tajného hodu ({ $who }) vychází najevo: { $outcome }
tkds-step-secret-told-task = výsledek tajného hodu ({ $who }: { $activity }) vychází najevo: { $outcome }
tkds-step-contest-rolled = { $who } hází { $face }: { $skill }, celkem { $total }
tkds-step-contest = { $who } má { $total }, { $target } má { $hu }: { $outcome }
tkds-step-contest-tie = { $who } i { $target } mají shodně { $total }: nic se nemění
tkds-step-luck = hod štěstí ukazuje { $face }: { $detail }

## Co může znamenat hod štěstí

tkds-detail-luck-bad = spíš špatné pro hráče
tkds-detail-luck-good = spíš dobré pro hráče
tkds-detail-luck-no-tongue = bez znalosti obecné řeči
tkds-detail-luck-tongue = znalost obecné řeči
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
tkds-step-clung = { $who } dává všechny body hrdinství ({ $points }) a drží se při životě
tkds-step-immune = { $who } je vůči tomu imunní ({ $kind })
tkds-step-weakness = { $who } má slabinu ({ $kind }): poškození se zdvojnásobí na { $damage }
tkds-step-resisted = { $who } tomu odolává ({ $kind }): poloviční poškození, { $damage }
tkds-step-soaked = dočasné životy ({ $who }) zachytí poškození: { $points }
tkds-step-hurt = { $who } utrpí poškození: { $damage } (zbývá životů: { $left })
tkds-step-harmless-at-zero = { $who } už leží s 0 životů: nic dalšího se nestane
tkds-step-dying =
    { $rounds ->
        [one] { $who } klesá na 0 životů: bezvědomí, smrtelné zranění, smrt za { $rounds } kolo
        [few] { $who } klesá na 0 životů: bezvědomí, smrtelné zranění, smrt za { $rounds } kola
        [many] { $who } klesá na 0 životů: bezvědomí, smrtelné zranění, smrt za { $rounds } kola
       *[other] { $who } klesá na 0 životů: bezvědomí, smrtelné zranění, smrt za { $rounds } kol
    }
tkds-step-dying-left = { $who } umírá; zbývá kol: { $left }
tkds-step-dropped-again = { $who } klesá na 0 životů se smrtelným zraněním: to je smrt
tkds-step-died = { $who } přichází o život
tkds-step-subdued = { $who } prohrává, ale zůstává naživu
tkds-step-spell-lost = { $who } ztrácí vědomí a kouzlo končí ({ $spell })
tkds-step-stable = { $who } už neumírá, ale je dál v bezvědomí
tkds-step-woke = { $who } přichází k sobě s 1 životem
tkds-step-roused = { $who } přichází k sobě
tkds-step-botched = pomoc škodí ({ $who })
tkds-step-healed = { $who } získává zpět životy, nejvýš do maxima: { $points }
tkds-step-fell = { $who } padá z výšky { $metres } m: k6 za každé 2 m, kostek: { $dice }
tkds-step-skill-lost = { $who } dočasně ztrácí body dovednosti: { $skill }, { $points }
tkds-step-temporary = { $who } má teď dočasné body: { $points } (zbývá kol: { $rounds })

## Otázky

tkds-ask-reroll = Výsledek je { $outcome }: utratit bod hrdinství a celý hod opakovat? (zbývá BH: { $left })
tkds-ask-reroll-success = Výsledek už je { $outcome }: přesto celý hod opakovat? (zbývá BH: { $left })
tkds-ask-reroll-secret = Nechat tajný hod opakovat za bod hrdinství, ať ukázal cokoli? (zbývá BH: { $left })
tkds-ask-reroll-dice = Kostky ukazují { $total }: hodit všemi znovu za bod hrdinství? (zbývá BH: { $left })
tkds-ask-reroll-lost = Soutěž nejde po tvém: zopakovat celý svůj hod za bod hrdinství? (zbývá BH: { $left })
tkds-ask-reroll-won = Soutěž už jde po tvém: přesto zopakovat celý svůj hod? (zbývá BH: { $left })
tkds-ask-reroll-bad-luck = Hod štěstí ukazuje { $total }: opakovat jej za bod hrdinství? (zbývá BH: { $left })
tkds-ask-reroll-good-luck = Hod štěstí ukazuje { $total }, což už je dobré: přesto jej opakovat? (zbývá BH: { $left })
tkds-option-keep = nechat hod, jak je
tkds-option-reroll = celý hod opakovat
tkds-ask-cling = { $who } stojí na prahu smrti: dát všechny body hrdinství ({ $left }) a zůstat naživu?
tkds-option-cling = udržet se při životě
tkds-option-die = zemřít
tkds-ask-foe-at-zero = { $target } má 0 životů: smrt, nebo jen přemožení?
tkds-option-foe-at-zero-dead = smrt
tkds-option-foe-at-zero-subdued = přemožení

## Hody

tkds-roll-check = { $who }: hoď { $die } na ověřovací hod
tkds-roll-contest = { $who }: hoď { $die } na soutěž
tkds-roll-luck = { $who }: hoď { $die } na hod štěstí
tkds-roll-dying = { $who }: hoď { $die }, kolik kol zbývá do smrti
tkds-roll-damage = { $who }: hoď { $die } na poškození
tkds-roll-healing = { $who }: hoď { $die } na léčení

## Následky

tkds-effect-hp-lost = { $who } ztrácí životy: { $points }
tkds-effect-hp-healed = { $who } získává zpět životy: { $points }
tkds-effect-temporary-lost = { $who } ztrácí dočasné životy: { $points }
tkds-effect-temporary-set =
    { $of ->
        [magic] { $who } má dočasnou magickou energii: { $points } (zbývá kol: { $rounds })
       *[hp] { $who } má dočasné životy: { $points } (zbývá kol: { $rounds })
    }
tkds-effect-dying = { $who } je v bezvědomí a umírá; zbývá kol: { $rounds }
tkds-effect-dying-ticked = { $who } dál umírá; zbývá kol: { $rounds }
tkds-effect-stabilised = stav se stabilizoval ({ $who })
tkds-effect-clung = { $who } zůstává díky hrdinství naživu: v bezvědomí, ale bez smrtelného zranění
tkds-effect-woke = { $who } přichází k sobě
tkds-effect-died = { $who } už nežije
tkds-effect-subdued = { $who } je mimo boj, ale naživu
tkds-effect-hero-points-spent = { $who } utrácí body hrdinství: { $points }
tkds-effect-hero-points-set = { $who } má body hrdinství: { $points }
tkds-effect-skill-lost = { $who } dočasně ztrácí body: { $skill }, { $points }
tkds-effect-kit-used = { $who } spotřebuje jedno použití léčitelské brašny
tkds-effect-poison-delayed = jed zatím nepůsobí ({ $who }), zbývá kol: { $rounds }
tkds-effect-poison-cured = { $who } se zbavuje jedu
tkds-effect-poison-worsened = jed ({ $who }) sílí
tkds-effect-secret-kept = PJ drží výsledek tajného hodu pro sebe ({ $who })
tkds-effect-secret-revealed = výsledek tajného hodu ({ $who }): { $outcome }
tkds-effect-contest-tied = { $who } a { $other } jsou na tom stejně: nic se nemění
tkds-effect-players-known = ví se, kdo za koho hraje
tkds-effect-luck-came = hod štěstí říká: { $detail }
tkds-condition-poisoned = otrava
tkds-condition-poison-delayed = zadržený jed

## Situace a parametry

tkds-situation-check = ověřovací hod
tkds-situation-contest = soutěž dvou soupeřů
tkds-situation-luck = hod štěstí
tkds-situation-stabilise = stabilizace někoho, kdo umírá
tkds-situation-treat = směna s léčitelskou brašnou
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
tkds-offer-cling = Drž se života
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
