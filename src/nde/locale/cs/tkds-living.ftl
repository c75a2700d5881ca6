# TKDS: směny, hlídky, táboření, esence, světlo, spotřebované věci.

## Noci bez řádného odpočinku

tkds-cause-rest-armour = spánek ve zbroji
tkds-cause-rest-bedroll = venku bez pokrývky na spaní
tkds-cause-rest-tent = ve špatném počasí bez stanu
tkds-cause-rest-disturbed = rušený spánek
tkds-cause-rest-hungry = nic k jídlu

## Události a činnosti

tkds-event-encounter = někdo sem přichází
tkds-event-loss = něco se ztratí, nebo udeří samo prostředí; co to je, řekne PJ
tkds-event-sign = objevuje se znamení něčeho
tkds-event-nothing = všude je klid
tkds-event-discovery = je tu objev
tkds-activity-travel = cesta
tkds-activity-explore = průzkum
tkds-activity-forage = shánění jídla
tkds-activity-camp = táboření
tkds-activity-sleepless = noc bez táboření
tkds-activity-other = něco jiného

## Kroky

tkds-step-turn-passes = uplyne směna
tkds-step-turn-interrupted = hluk někoho přivádí a nikdo svou práci nedokončí
tkds-step-light-left = světlo hoří ještě { $turns ->
        [one] { $turns } směnu
        [few] { $turns } směny
        [many] { $turns } směny
       *[other] { $turns } směn
    }
tkds-step-light-out = světlo zhasíná
tkds-step-searched = { $who } hledá a najde vše skryté nablízku
tkds-step-essence-refilled = { $who } věnuje směnu odpočinku a získává zpět { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } esence
tkds-step-essence-restored = { $who } má po noci všechnu esenci, { $points }
tkds-step-event = při hodu štěstí padá { $face }: { $event }
tkds-step-watch-passes =
    { $spent ->
        [travel] družina osm hodin cestuje
        [explore] družina osm hodin zkoumá okolí
        [forage] družina osm hodin shání jídlo
        [camp] družina osm hodin táboří
        [sleepless] noc uplyne bez táboření
       *[other] uplyne osm hodin
    }
tkds-step-foraged = { $who }: v okolí se dá sehnat { $rations ->
        [one] { $rations } čerstvou zásobu
        [few] { $rations } čerstvé zásoby
        [many] { $rations } čerstvé zásoby
       *[other] { $rations } čerstvých zásob
    }
tkds-step-rations-left-behind = není místo, je třeba nechat ležet { $rations ->
        [one] { $rations } čerstvou zásobu
        [few] { $rations } čerstvé zásoby
        [many] { $rations } čerstvé zásoby
       *[other] { $rations } čerstvých zásob
    }
tkds-step-camp-skipped = { $who } netáboří a trpí vyčerpáním
tkds-step-ration-eaten = { $who } jí zásobu
tkds-step-ration-eaten-all = { $ally } a { $who } jedí ze svých zásob
tkds-step-ration-shared = { $who } jí zásobu, kterou dává { $other }
tkds-step-no-proper-rest = { $who } si řádně neodpočine: { $cause }
tkds-step-no-proper-rest-all = { $ally } a { $who } si řádně neodpočinou: { $cause }
tkds-step-salve-heals = { $who } získává díky masti zpět { $points ->
        [one] { $points } život
        [few] { $points } životy
        [many] { $points } života
       *[other] { $points } životů
    }
tkds-step-regenerated = { $who } spí a získává zpět { $points ->
        [one] { $points } život
        [few] { $points } životy
        [many] { $points } života
       *[other] { $points } životů
    }
tkds-step-regenerated-all =
    { $points ->
        [one] { $ally } a { $who } spí a získávají zpět každý { $points } život
        [few] { $ally } a { $who } spí a získávají zpět každý { $points } životy
        [many] { $ally } a { $who } spí a získávají zpět každý { $points } života
       *[other] { $ally } a { $who } spí a získávají zpět každý { $points } životů
    }
tkds-step-magic-regenerated = { $who } získává ve spánku zpět { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } magické energie
    .after-regenerated =
        { $points ->
            [one] , k tomu { $points } bod magické energie
            [few] , k tomu { $points } body magické energie
            [many] , k tomu { $points } bodu magické energie
           *[other] , k tomu { $points } bodů magické energie
        }
tkds-step-magic-regenerated-all =
    { $points ->
        [one] { $ally } a { $who } získávají ve spánku zpět každý { $points } bod magické energie
        [few] { $ally } a { $who } získávají ve spánku zpět každý { $points } body magické energie
        [many] { $ally } a { $who } získávají ve spánku zpět každý { $points } bodu magické energie
       *[other] { $ally } a { $who } získávají ve spánku zpět každý { $points } bodů magické energie
    }
tkds-step-skill-back = { $who } získává zpět ztracený bod: { $skill }
tkds-step-exhaustion-over = { $who } už netrpí vyčerpáním
tkds-step-mortal-wound-over = { $who } začíná odpočinek s plnými životy: smrtelné zranění se zhojí
tkds-step-downtime = { $who } odpočívá v bezpečí: rány se hojí, magická energie a esence se vracejí
tkds-step-went-to = družina { $where ->
        [home] se vrací domů
        [market] dorazí na trh
       *[away] vyráží na cestu
    }
tkds-step-item-used = { $who } používá věc „{ $item }“, účinek pocítí { $target }
tkds-step-kindling = { $who } rozsvěcí { $item-acc } na { $turns ->
        [one] { $turns } směnu
        [few] { $turns } směny
        [many] { $turns } směny
       *[other] { $turns } směn
    }

## Otázky a hody

tkds-ask-camp-disturbed = Noční setkání: ruší spánek?
tkds-option-camp-disturbed-disturbed = ruší spánek
tkds-option-camp-disturbed-quiet = všichni spí dál
tkds-ask-skill-back = Která dovednost získá zpět ztracený bod?
tkds-option-skill-back-strength = síla
tkds-option-skill-back-dexterity = obratnost
tkds-option-skill-back-intelligence = inteligence
tkds-option-skill-back-will = vůle
tkds-roll-event = { $who }: hoď { $die } na událost
tkds-roll-forage = { $who }: hoď { $die } na zásoby jídla
tkds-roll-salve = { $who }: hoď { $die } na mast

## Účinky

tkds-effect-essence-used = { $who } na to spotřebuje { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } esence
    .then =
        { $points ->
            [one] stojí to { $points } bod esence
            [few] stojí to { $points } body esence
            [many] stojí to { $points } bodu esence
           *[other] stojí to { $points } bodů esence
        }
tkds-effect-essence-refilled = { $who } získává zpět { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } esence
tkds-effect-essence-refilled-all =
    { $points ->
        [one] { $ally } a { $who } získávají zpět každý { $points } bod esence
        [few] { $ally } a { $who } získávají zpět každý { $points } body esence
        [many] { $ally } a { $who } získávají zpět každý { $points } bodu esence
       *[other] { $ally } a { $who } získávají zpět každý { $points } bodů esence
    }
tkds-effect-essence-restored = { $who } má zase všechnu esenci
tkds-effect-turn-passed =
    { $turns ->
        [1] uplyne směna
        [144] uplyne den a noc
       *[other] uplyne čas, počet směn: { $turns }
    }
tkds-effect-went-to = družina { $where ->
        [home] se vrací domů
        [market] dorazí na trh
       *[away] vyráží na cestu
    }
tkds-effect-area-searched = { $who } nachází všechno, co je poblíž skryté
tkds-effect-event-came = { $event }
tkds-effect-light-went-out = světlo zhasne
tkds-effect-light-kindled = { $who } má světlo na { $turns ->
        [one] { $turns } směnu
        [few] { $turns } směny
        [many] { $turns } směny
       *[other] { $turns } směn
    }
tkds-effect-watch-passed = uplyne osm hodin: { $activity }
tkds-effect-ration-eaten = { $who } jí zásobu
tkds-effect-rations-found = { $who } si balí { $rations ->
        [one] { $rations } čerstvou zásobu
        [few] { $rations } čerstvé zásoby
        [many] { $rations } čerstvé zásoby
       *[other] { $rations } čerstvých zásob
    }
tkds-effect-skill-regained = { $who } získává zpět ztracený bod: { $skill }
tkds-effect-mortal-wound-healed = { $who } už nemá smrtelné zranění
tkds-effect-exhaustion-ended = { $who } už netrpí vyčerpáním
tkds-effect-night-passed = { $who } má noc za sebou
tkds-effect-rest-spoilt = { $who } si řádně neodpočine: { $cause }
tkds-effect-salve-applied = { $who } má na ranách mast; zapůsobí přes noc
tkds-effect-wounds-mended = { $who } je zase v plné síle
tkds-condition-salve = mast

## Situace, údaje, nabídky

tkds-situation-night = noc v táboře
tkds-situation-turn-event = směna a co přinese
tkds-situation-forage = shánění jídla
tkds-param-most = maximum životů
tkds-param-essence = kolik je esence
tkds-param-essence-most = maximum esence
tkds-param-lost = kolik bodů síly je ztraceno
tkds-param-outdoors = zda se spí venku
tkds-param-bad-weather = zda je špatné počasí
tkds-param-tent = zda je po ruce stan
tkds-param-disturbed = zda je spánek rušen
tkds-param-is-disturbed = zda spánek něco ruší
tkds-param-hungry = zda není co jíst
tkds-param-skipped = zda se táboření vynechá
tkds-param-skips = kdo táboření vynechá
tkds-param-salve = zda se použila mast
tkds-param-armour = nošená zbroj
tkds-param-loud = zda je hluk
tkds-param-is-loud = zda je někdo hlučný
tkds-param-light = kolik směn světlo ještě hoří
tkds-param-used = zda se od posledního doplnění použila esence
tkds-param-people = kolik lidí shání jídlo
tkds-param-water = zda má první z nich rybářské náčiní a je u vody
tkds-param-by-water = zda je kde rybařit
tkds-param-who = kdo se účastní
tkds-offer-use-item = Něco použij
tkds-offer-kindle = Zapal pochodeň nebo lucernu
tkds-offer-pass-turn = Nech uplynout směnu
tkds-offer-search-turn = Ať všichni celou směnu hledají
tkds-offer-refill-turn = Ať všichni směnu doplňují esenci
tkds-offer-travel = Cestuj celou hlídku
tkds-offer-explore = Zkoumej okolí celou hlídku
tkds-offer-forage = Sháněj jídlo celou hlídku
tkds-offer-camp = Celou hlídku táboř
tkds-offer-wait = Nech uplynout hlídku
tkds-offer-downtime = Odpočívej v bezpečí mezi dobrodružstvími
tkds-offer-go-home = Přiveď družinu domů mezi dobrodružstvími
tkds-offer-reach-market = Přiveď družinu na trh
tkds-offer-set-out = Vyprav družinu na cestu
tkds-item-potion = lektvar

## Chyby

error-no-essence = „{ $who }“ má málo esence, je potřeba { $points }; věnuj doplnění směnu, nebo přenocuj
error-there-already = družina už tam je; řekni, kam jde jinam
error-essence-not-used = „{ $who }“ nemá od posledního doplnění žádnou použitou esenci; nejdřív nějakou použij
error-time-in-fight = probíhá boj; ukonči ho, než uplyne čas
error-deed-twice = „{ $who }“ dělá v jedné směně dvě věci; uveď pro každého jen jednu
error-nobody-forages = nikdo nemůže shánět jídlo; uveď někoho, kdo může
error-no-such-place-in-bag = „{ $number }“ není místo v zavazadle; počítej od 0, věcí: { $count }
error-not-usable = „{ $item }“ tu k ničemu není ({ $target }); použij něco jiného, nebo na někoho jiného
error-does-not-burn = „{ $item }“ světlo nedává; použij pochodně, lucernu nebo olej
error-light-needs = ke světlu chybí „{ $item }“; nejdřív to sežeň
