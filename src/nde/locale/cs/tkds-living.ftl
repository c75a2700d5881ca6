# TKDS: směny, hlídky, táboření, esence, světlo, spotřebované věci.

## Noci bez řádného odpočinku

tkds-cause-rest-armour = spánek ve zbroji
tkds-cause-rest-bedroll = venku bez pokrývky na spaní
tkds-cause-rest-tent = ve špatném počasí bez stanu
tkds-cause-rest-disturbed = rušený spánek
tkds-cause-rest-hungry = nic k jídlu

## Události a činnosti

tkds-event-encounter = setkání
tkds-event-loss = ztráta nebo samo prostředí
tkds-event-sign = znamení něčeho
tkds-event-nothing = nic
tkds-event-discovery = objev
tkds-activity-travel = cesta
tkds-activity-explore = průzkum
tkds-activity-forage = shánění jídla
tkds-activity-camp = táboření
tkds-activity-sleepless = noc bez táboření
tkds-activity-other = něco jiného

## Kroky

tkds-step-turn-passes = uplyne směna, kol: { $rounds }
tkds-step-turn-interrupted = hluk někoho přivolá: nikdo nedokončí, co dělá
tkds-step-light-left = světlo hoří dál, zbývá směn: { $turns }
tkds-step-light-out = světlo zhasíná
tkds-step-searched = { $who } hledá a najde vše skryté nablízku
tkds-step-essence-refilled = { $who } po použití esence věnuje směnu jejímu doplnění: { $points }
tkds-step-essence-restored = noc vrací všechnu esenci ({ $who }): { $points }
tkds-step-event = hod štěstí { $face }: { $event }
tkds-step-watch-passes = osmihodinová hlídka: { $activity }
tkds-step-foraged = čerstvé zásoby jídla ({ $who }): { $rations }
tkds-step-rations-left-behind = na část zásob není místo: { $rations }
tkds-step-camp-skipped = { $who } vynechá táboření: vyčerpání
tkds-step-ration-eaten = { $who } jí zásobu
tkds-step-ration-shared = { $who } jí zásobu, kterou dává { $other }
tkds-step-no-proper-rest = to není řádný odpočinek ({ $who }): { $cause }
tkds-step-salve-heals = mast léčí ({ $who }): { $points }
tkds-step-regenerated = po přenocování { $who } získává zpět životy: { $points }
tkds-step-magic-regenerated = po přenocování { $who } získává zpět magickou energii: { $points }
tkds-step-skill-back = vrací se ztracený bod ({ $who }): { $skill }
tkds-step-exhaustion-over = konec vyčerpání ({ $who })
tkds-step-mortal-wound-over = odpočinek začal s plnými životy: smrtelné zranění se zhojilo ({ $who })
tkds-step-downtime = { $who } odpočívá v bezpečí: obyčejná zranění se zhojí, magická energie i esence se doplní
tkds-step-went-to = družina { $where ->
        [home] je doma, mezi dobrodružstvími
        [market] dorazila na trh
       *[away] vyráží na cestu
    }
tkds-step-item-used = { $who } používá věc ({ $item }), cíl: { $target }
tkds-step-kindling = { $who } rozsvěcí ({ $item }), směn: { $turns }

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
tkds-roll-salve = { $who }: hoď { $die } za mast

## Účinky

tkds-effect-essence-used = { $who } použije body esence: { $points }
tkds-effect-essence-refilled = { $who } si doplňuje esenci: { $points }
tkds-effect-essence-restored = všechna esence je zpět ({ $who })
tkds-effect-turn-passed = uplynulo směn: { $turns }
tkds-effect-went-to = družina { $where ->
        [home] je doma, mezi dobrodružstvími
        [market] je na trhu
       *[away] je na výpravě
    }
tkds-effect-area-searched = { $who } nachází vše skryté nablízku
tkds-effect-event-came = událost: { $event }
tkds-effect-light-kindled = { $who } má světlo, směn: { $turns }
tkds-effect-watch-passed = uplynulo osm hodin: { $activity }
tkds-effect-ration-eaten = { $who } má najezeno: o zásobu méně
tkds-effect-rations-found = { $who } balí čerstvé zásoby jídla: { $rations }
tkds-effect-skill-regained = { $who } získává zpět ztracený bod: { $skill }
tkds-effect-mortal-wound-healed = smrtelné zranění se zhojilo ({ $who })
tkds-effect-exhaustion-ended = konec vyčerpání ({ $who })
tkds-effect-night-passed = noc uplynula ({ $who })
tkds-effect-rest-spoilt = nebyl to řádný odpočinek ({ $who }): { $cause }
tkds-effect-salve-applied = mast zapůsobí po příští noci ({ $who })
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
tkds-param-water = zda loví ryby s rybářským náčiním
tkds-param-by-water = zda je kde rybařit
tkds-param-who = kdo se účastní
tkds-offer-use-item = Něco použij
tkds-offer-kindle = Zapal pochodeň nebo lucernu
tkds-offer-pass-turn = Nech uplynout směnu
tkds-offer-search-turn = Ať všichni směnu hledají
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
