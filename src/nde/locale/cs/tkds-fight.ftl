# TKDS: boj, manévry, pohyb, morálka a bytosti.

## Strany, stavy, příčiny, manévry

tkds-side-party = družina
tkds-side-foes = nepřátelé
tkds-also-party-surprised = družina překvapena
tkds-also-foes-surprised = nepřátelé překvapeni
tkds-condition-prone = na zemi
tkds-condition-mounted = v sedle
tkds-condition-held = v sevření
tkds-condition-bleeding = krvácení
tkds-condition-burning = v plamenech
tkds-condition-disarmed = bez zbraně
tkds-condition-shield-lowered = spuštěný štít
tkds-condition-dying = umírání
tkds-condition-stable = v bezvědomí
tkds-condition-dead = smrt
tkds-condition-fled = na útěku
tkds-condition-subdued = přemožení
tkds-condition-helpless = bezbrannost
tkds-condition-mortally-wounded = smrtelné zranění
tkds-condition-exhausted = vyčerpání
tkds-condition-surprised = překvapení
tkds-condition-too-slow = příliš pomalý začátek
tkds-condition-momentum = rozmach
tkds-cause-prone-target = cíl leží na zemi
tkds-cause-ambush = přepadení
tkds-cause-gang-up = cíl ohrožují dva další
tkds-cause-edge = použitá esence
tkds-cause-quick-start = rychlý začátek
tkds-cause-untrained-weapon = bez výcviku s touto zbraní
tkds-cause-untrained-armour = bez výcviku v této zbroji
tkds-cause-blinded = oslepení
tkds-cause-threatened = na dosah nepřítele
tkds-cause-long-range = za účinným dostřelem
tkds-cause-too-close = na tuto zbraň příliš blízko
tkds-cause-lost-leader = ztráta vůdce
tkds-cause-lost-half = ztráta poloviny
tkds-manoeuvre-trip = podražení
tkds-manoeuvre-push = odstrčení
tkds-manoeuvre-disarm = odzbrojení
tkds-manoeuvre-hold = držení
tkds-weapon-claws = drápy
tkds-weapon-bite = kousnutí
tkds-weapon-hooves = kopyta
tkds-weapon-great-club = velký kyj
tkds-weapon-flames = plameny
tkds-weapon-icy-touch = ledový dotek
tkds-weapon-weapon = zbraň

## Bytosti

tkds-block-commoner = Vesničan
    .many = { tale-several.masc } vesničané
tkds-block-hireling = Najatý pomocník
    .many = { tale-several.masc } najatí pomocníci
tkds-block-mercenary = Žoldnéř
    .many = { tale-several.masc } žoldnéři
tkds-block-veteran = Veterán
    .many = { tale-several.masc } veteráni
tkds-block-walking-dead = Chodící mrtvola
    .many = { tale-several.fem } chodící mrtvoly
tkds-block-hunting-dog = Lovecký pes
    .many = { tale-several.masc } lovečtí psi
tkds-block-riding-horse = Jezdecký kůň
    .many = { tale-several.masc } jezdečtí koně
tkds-block-war-horse = Válečný kůň
    .many = { tale-several.masc } váleční koně
tkds-block-draught-horse = Tažný kůň
    .many = { tale-several.masc } tažní koně
tkds-block-mule = Mula
    .many = { tale-several.fem } muly
tkds-block-spirit-servant = Služebný duch
    .many = { tale-several.masc } služební duchové
tkds-block-bandit = Lapka
    .many = { tale-several.masc } lapkové
tkds-block-bandit-leader = Vůdce lapků
    .many = { tale-several.masc } vůdci lapků
tkds-block-goblin = Goblin
    .many = { tale-several.masc } goblini
tkds-block-orc = Ork
    .many = { tale-several.masc } orkové
tkds-block-wolf = Vlk
    .many = { tale-several.masc } vlci
tkds-block-giant-rat = Obří krysa
    .many = { tale-several.fem } obří krysy
tkds-block-skeleton-archer = Kostlivý lučištník
    .many = { tale-several.masc } kostliví lučištníci
tkds-block-ogre = Zlobr
    .many = { tale-several.masc } zlobři
tkds-block-cultist = Kultista
    .many = { tale-several.masc } kultisté
tkds-block-giant-spider = Obří pavouk
    .many = { tale-several.masc } obří pavouci
tkds-block-bear = Medvěd
    .many = { tale-several.masc } medvědi
tkds-block-troll = Horský troll
    .many = { tale-several.masc } horští trollové
tkds-block-fire-spirit = Ohnivý duch
    .many = { tale-several.masc } ohniví duchové
tkds-block-ghoul = Ghúl
    .many = { tale-several.masc } ghúlové
tkds-block-thug = Hrdlořez
    .many = { tale-several.masc } hrdlořezové
tkds-block-barrow-king = Mohylový král
tkds-block-wisp = Bludička
    .many = { tale-several.fem } bludičky
tkds-block-shade = Stín
    .many = { tale-several.masc } stíny
tkds-block-wraith = Přízrak
    .many = { tale-several.masc } přízraky

## Kroky: kola a morálka

tkds-step-fight-begins = začíná boj
tkds-fight-begins-surprise-roll = Hod štěstí rozhodne, zda je některá strana překvapena a přijde o první kolo.
tkds-fight-begins-surprise-none = Nikdo není překvapen.
tkds-fight-begins-surprise-party = Hrdinové jsou překvapeni a přijdou o první kolo.
tkds-fight-begins-surprise-foes = Protivníci jsou překvapeni a přijdou o první kolo.
tkds-fight-begins-checks-party = Každý hrdina, který není překvapen, ověřuje OBR, aby mohl jednat v prvním kole.
tkds-fight-begins-checks-foes = Každý protivník, který není překvapen, ověřuje OBR, aby mohl jednat v prvním kole.
tkds-fight-begins-checks-both = Každý, kdo není překvapen, ověřuje OBR, aby mohl jednat v prvním kole.
tkds-step-surprised =
    { $whose ->
        [party] družina se nechá překvapit a přichází o první kolo
        [foes] nepřátelé se nechají překvapit a přicházejí o první kolo
       *[other] překvapená strana přichází o první kolo: { $side }
    }
tkds-step-nobody-surprised = při hodu štěstí padá { $face }: nikdo není překvapen
tkds-step-surprise-rolled =
    { $whose ->
        [party] při hodu štěstí padá { $face }: družina se nechá překvapit a přichází o první kolo
        [foes] při hodu štěstí padá { $face }: nepřátelé se nechají překvapit a přicházejí o první kolo
       *[other] při hodu štěstí padá { $face } a překvapená strana přichází o první kolo: { $side }
    }
tkds-step-turn-ends = kolo { $round }, konec tahu: { $side }
tkds-step-fight-over = boj končí { $round ->
        [2] ve 2. kole
        [3] ve 3. kole
        [4] ve 4. kole
        [12] ve 12. kole
        [13] ve 13. kole
        [14] ve 14. kole
        [20] ve 20. kole
       *[other] v { $round }. kole
    }
tkds-step-fight-broken-off = boj je přerušen { $round ->
        [2] ve 2.
        [3] ve 3.
        [4] ve 4.
        [12] ve 12.
       *[other] v { $round }.
    } kole; co kdo hodil, zůstává ležet
tkds-step-lasting = { $condition } trvá, { $who } slábne
tkds-step-morale-due = { $cause } nepřáteli otřásá
tkds-step-leader-speaks = { $who } jako vůdce hází za ostatní

## Kroky: útoky

tkds-step-helped-by = { $who } má usnadněno: { $cause }
tkds-step-hindered-by = { $who } má ztíženo: { $cause }
tkds-step-helpless-hit = { $target } se nemůže bránit: { $who } nemusí házet
tkds-step-missed = { $who } útočí, ale { $target } zásahu uniká
tkds-step-critical-hit = { $who } zasahuje kriticky a { $target } utrpí dvojnásobné poškození
tkds-step-blocked = { $who } nastaví štít a zachytí poškození { $taken }; projde { $damage }
tkds-step-special =
    { $came ->
        [held] zuby se sevřou a { $who } se nemůže vytrhnout
        [prone] { $who } končí na zemi
        [bleeding] { $who } začíná krvácet
        [burning] { $who } vzplane
        [poisoned] jed proniká do krve, { $who } ho začíná cítit
       *[other] { $who } má nový stav: { $condition }
    }
tkds-step-ability = { $who } používá schopnost „{ $ability }“
tkds-step-manoeuvre = { $who } zkouší { $manoeuvre }, brání se { $target }
tkds-step-turned-around = { $who } doplácí na vlastní manévr

## Kroky: pohyb a drobnosti

tkds-step-walked = { $who } urazí { $cost } m (zbývá { $left } m)
tkds-step-crossed = { $who } přechází za { $cost } m do jiné zóny: { $area }
tkds-step-hurried = hybnosti zbývá málo, { $who } má celkem { $total } proti HU { $hu }: { $outcome }
tkds-step-small-action = { $who } na to nepotřebuje akci
tkds-step-loading = { $who } nabíjí { $weapon-acc }

## Otázky a hody

tkds-ask-reroll-damage = Poškození je { $total }: utratit bod hrdinství a hodit všemi kostkami znovu? (v zásobě { $left })
tkds-ask-block = { $target } má utrpět poškození { $damage }: krýt štítem?
tkds-option-block-no = nekrýt
tkds-option-block-block = krýt štítem
tkds-ask-flight =
    { $count ->
        [one] { $who } ztrácí odvahu: útěk, nebo kapitulace?
        [few] { $count } nepřátelé ztrácejí odvahu (mezi nimi { $who }): útěk, nebo kapitulace?
        [many] { $count } nepřítele ztrácí odvahu (mezi nimi { $who }): útěk, nebo kapitulace?
       *[other] { $count } nepřátel ztrácí odvahu (mezi nimi { $who }): útěk, nebo kapitulace?
    }
tkds-option-flight-flee = útěk
tkds-option-flight-surrender = kapitulace
tkds-ask-manoeuvre-more = Kritický úspěch a cílem je { $target }: co se přidá?
tkds-option-manoeuvre-more-push = odstrčení o dva metry
tkds-option-manoeuvre-more-take = sebrání zbraně
tkds-option-manoeuvre-more-none = nic dalšího
tkds-roll-ambush = { $who }: hoď { $die } na zálohu
tkds-roll-block = { $who }: hoď { $die } na štít
tkds-roll-speed = { $who }: hoď { $die } na hybnost
tkds-roll-surprise = { $who }: hoď { $die } na překvapení
tkds-roll-touch = { $who }: hoď { $die } na léčivý dotek

## Následky

tkds-effect-fight-begun = boj začal
tkds-effect-fight-ended = je po boji
tkds-effect-turn-begun = { $round }. kolo: teď { $side }
tkds-effect-side-surprised = překvapení: { $side } bez tahu v prvním kole
tkds-effect-turn-missed = { $who } nestíhá a přichází o první kolo
tkds-effect-turn-missed-all = { $ally } a { $who } nestíhají a přicházejí o první kolo
tkds-effect-turn-regained = { $who } v tomto kole přece jen jedná
tkds-effect-walked = { $who } je teď na poli { $to }
tkds-effect-crossed = { $who } přechází do jiné zóny: { $to }
tkds-effect-movement-used = { $who } už v tomto tahu nemá pohyb
tkds-effect-passed-by =
    { $succeeds ->
        [yes] { $who } projde, { $other } tomu nezabrání
       *[no] { $other } stojí v cestě a { $who } neprojde
    }
tkds-effect-condition-begun = { $who } má nový stav: { $condition }
tkds-effect-condition-over = { $who } se zbavuje stavu: { $condition }
tkds-effect-stood-up = { $who } vstává
tkds-effect-gear-swapped =
    { $on ->
        [yes] { $who } bere do ruky { $detail-acc }
       *[no] { $who } odkládá { $detail-acc }
    }
tkds-effect-weapon-picked-up = { $who } sbírá svou zbraň
tkds-effect-weapon-loaded = { $who } dobíjí { $weapon-acc }
tkds-effect-weapon-emptied = { $weapon } je bez střely, { $who } musí znovu nabíjet
    .then = { $weapon } je bez střely a musí se znovu nabít
tkds-effect-ammunition-spent = { $who } má o jednu střelu méně: { $detail }
tkds-effect-weapon-thrown = { $weapon } zůstává ležet opodál, { $who } se bez této zbraně musí do konce boje obejít
tkds-effect-weapon-dropped = { $weapon } letí na zem a { $who } zůstává beze zbraně
tkds-effect-weapon-taken = { $who } přichází o zbraň, { $weapon-acc } má teď { $other }
tkds-effect-pushed-away = { $other } tlačí a { $who } couvá o { $metres } m
tkds-effect-momentum-gained = { $who } získává rozmach a může zaútočit ještě jednou
tkds-effect-momentum-spent = { $who } tím spotřebuje rozmach
tkds-effect-shield-lowered = { $who } má do dalšího tahu spuštěný štít
tkds-effect-morale-tested = nepřátelé ověřili svou morálku
tkds-effect-fled = { $who } má dost a dává se na útěk
tkds-effect-surrendered = { $who } se vzdává
tkds-effect-fought-on = { $who } bojuje dál
tkds-effect-left-helpless = { $who } se nemůže bránit
tkds-effect-recovered = { $who } se může znovu bránit

## Situace a parametry

tkds-situation-attack = útok
tkds-situation-manoeuvre = manévr: podražení, odstrčení, odzbrojení nebo držení
tkds-situation-morale = morálka nepřátel
tkds-situation-first-round = ověřovací hod prvního kola
tkds-situation-reaction = reakce při prvním setkání
tkds-situation-surprise = kdo je překvapen
tkds-param-defence = OČ cíle
tkds-param-target = zda hrdina útočí na nepřítele (foe), nebo nepřítel na postavu hráče (pc)
tkds-param-manoeuvre = který manévr
tkds-param-helpless = zda se cíl nemůže bránit
tkds-param-subdues = zda při 0 životech omráčit místo zabít
tkds-param-range = účinný dostřel v metrech; 0 je boj zblízka
tkds-param-distance = vzdálenost v metrech; -1, když ji nikdo neměří
tkds-param-ammunition = čím se střílí
tkds-param-will = vůle nepřátel
tkds-param-leader = vůle vůdce; -99, když žádný není
tkds-param-quick = zda má hrdina perk „rychlý začátek“
tkds-param-surprise = kdo je překvapen, nebo zda se na to hází
tkds-param-is-unaware = zda cíl nic netuší
tkds-param-uses-essence = zda na to použít bod esence
tkds-param-second-target = koho zasáhne druhá zbraň, je-li to někdo jiný
tkds-param-with-movement = zda to stojí celý pohyb místo akce

## Co se dá dělat

tkds-offer-attack = Zaútoč
tkds-offer-shoot = Vystřel
tkds-offer-throw = Hoď zbraň
tkds-offer-attack-with-two = Zaútoč dvěma zbraněmi
tkds-offer-manoeuvre = Podraz, odstrč, odzbroj nebo drž
tkds-offer-trip = Podraz
tkds-offer-push = Odstrč
tkds-offer-hold = Drž
tkds-offer-disarm = Odzbroj
tkds-offer-pass-by = Projdi kolem nepřítele
tkds-offer-break-free = Vyprosti se
tkds-offer-tear-roots = Roztrhej kořeny spojence
tkds-offer-use-ability = Použij schopnost
tkds-offer-surge = Vzepni se
tkds-offer-heal = Vyleč dotekem
tkds-offer-hurl-bolt = Vrhni magickou střelu
tkds-offer-stand-up = Vstaň
tkds-offer-mount = Nasedni
tkds-offer-dismount = Sesedni
tkds-offer-pick-up = Seber zbraň
tkds-offer-put-away = Něco odlož
tkds-offer-take-in-hand = Vezmi něco do ruky nebo si to obleč
tkds-offer-reload = Nabij zbraň
tkds-offer-move = Jdi
tkds-offer-move-again = Jdi dál za akci
tkds-offer-cross = Přejdi do jiné zóny
tkds-offer-cross-again = Přejdi do jiné zóny za akci
tkds-offer-start-fight = Zahaj boj
tkds-offer-end-turn = Ukonči tah strany
tkds-offer-check-morale = Ověř morálku nepřátel
tkds-offer-end-fight = Ukonči boj

## Odmítnutí

error-fight-already-on = boj už probíhá; ukonči jej, než začne další
error-no-fight-on = žádný boj neprobíhá; nejdřív nějaký začni
error-nobody-to-fight = jedna strana nemá nikoho, kdo by mohl bojovat; nejdřív někoho přiveď na scénu
error-not-an-enemy = „{ $target }“ není nepřítel; vyber někoho z druhé strany
error-not-an-ally = „{ $target }“ není na stejné straně; vyber spojence
error-target-is-gone = „{ $target }“ už se boje neúčastní; vyber někoho, kdo ano
error-no-such-weapon = „{ $who }“ nemá zbraň na místě { $place }; počítej zbraně v ruce od 0, nebo napiš -1 pro holou ruku
error-weapon-on-the-ground = „{ $weapon }“ už není v ruce ({ $who }); zvedni zbraň, nebo bojuj bez ní
error-no-free-hand = „{ $who }“ nemá dost volných rukou na „{ $detail }“; nejdřív něco odlož
error-too-weak-for = „{ $detail }“ vyžaduje sílu { $least } a { $who } má méně; vyber něco lehčího
error-beyond-reach = „{ $target }“ je dál než { $reach } m; nejdřív se přibliž
error-beyond-range = „{ $target }“ je dál než { $most } m; nejdřív se přibliž
error-too-near-to-shoot = „{ $target }“ je na dosah ruky; ustup, nebo udeř
error-wall-between = v cestě k cíli „{ $target }“ stojí zeď ({ $who }); najdi cestu kolem
error-not-throwable = „{ $weapon }“ není k házení; udeř tou zbraní, nebo vyber jinou
error-wrong-weapon-skill = „{ $weapon }“ se s touto dovedností nepoužívá; použij jednu z: { $allowed }
error-not-loaded = „{ $weapon }“: zbraň není nabitá ({ $who }); nejdřív ji nabij
error-already-loaded = „{ $weapon }“ se nemusí nabíjet; zaútoč tou zbraní
error-no-ammunition = „{ $who }“ už nemá střelivo: { $detail }; sežeň další, nebo použij jinou zbraň
error-harmless-block = „{ $block }“ nemá vlastní útok; vezmi jiný popis ze seznamu, nebo ho vynech a udej skill= a damage=
error-not-two-weapons = „{ $who }“ nemůže útočit těmito dvěma zbraněmi; je k tomu třeba perk a v každé ruce jednoruční zbraň na blízko
error-no-such-ability = „{ $ability }“ tady { $who } použít nemůže; vyber schopnost z deníku
error-nothing-to-heal = „{ $target }“ nemá zranění, nebo už není pomoci; vyber někoho zraněného
error-has-momentum = „{ $who }“ už rozmach má; nejdřív jej využij
error-nothing-to-disarm = „{ $target }“ nemá v ruce co ztratit; zkus jiný manévr
error-not-held = „{ $who }“ není v sevření; hýbej se a jednej volně
error-nothing-to-ride = „{ $who }“ nemá koně ani mezka; nejdřív si ho opatři
error-already-mounted = „{ $who }“ už { $on ->
        [saddle] je v sedle
       *[other] jde pěšky
    }; udělej něco jiného
error-cannot-mount = „{ $who }“ leží na zemi nebo je v sevření; nejdřív vstaň nebo se vyprosti
error-cannot-self-free = „{ $who }“ se bez pomoci nevyprostí; ať pomůže spojenec
error-not-prone = „{ $who }“ už stojí; udělej něco jiného
error-no-such-belonging = „{ $who }“ nemá nic na místě { $place }; počítej věci v deníku od 0
error-already-so = „{ $detail }“: na tom se nic nezmění ({ $who }); vyber jinou věc
error-takes-too-long = „{ $detail }“ se v boji nedá obléknout ani svléknout; počkej, až boj skončí
error-no-ground = „{ $who }“ nemá na plánu odkud vyjít; nejdřív postavu umísti na pole nebo do zóny
error-no-metres-left = „{ $who }“ se teď dál nepohne; jednej, nebo ukonči tah
error-not-next-to = „{ $area }“ s touto zónou nesousedí; jdi tam zónu po zóně
error-already-tried-to-pass = pokus projít kolem „{ $other }“ už v tomto tahu byl; počkej na další tah
error-nobody-to-waver = nezbývá nepřítel, jehož morálka by se mohla zlomit; ukonči boj, nebo pokračuj

## Příklady

example-tkds-ex-f1 = Bojovník se silou +4 zasáhne OČ 18, padne-li 14.
example-tkds-ex-f2 = Týž bojovník OČ 18 netrefí, padne-li 13.
example-tkds-ex-f3 = Přirozená 20 dělá ze zásahu kritický a zdvojnásobí poškození.
example-tkds-ex-f4 = Kritický zásah proti odolnému nepříteli: nejdřív dvojnásobek, pak polovina.
example-tkds-ex-f5 = S výhodou platí lepší z 6 a 12.
example-tkds-ex-f6 = Výstřel na 45 m s dostřelem 30 m: platí horší z 15 a 4.
example-tkds-ex-f7 = Bezbranný nepřítel je zasažen kriticky bez hodu.
example-tkds-ex-f8 = 14 proti 12 nepřítele: nepřítel padá.
example-tkds-ex-f9 = Nepřátelé se slabou morálkou hodí 11 a utečou.
example-tkds-ex-f10 = Obratnost +2 a padne 7: na první kolo příliš pomalu.

## Druhy poškození a schopnost

tkds-ability-at-will-bolt = malá magická střela
tkds-kind-fire = oheň
tkds-kind-cold = chlad
tkds-quality-cold = chlad
tkds-tag-leader = vůdce
tkds-kind-poison = jed
tkds-kind-magic = magie
tkds-kind-disease = nemoc
tkds-kind-mind = mysl
tkds-kind-blunt = tupé údery
tkds-kind-silver = stříbro
tkds-kind-weapon = zbraně
tkds-kind-surroundings = okolí

## Kdo a kdy

error-cannot-act = „{ $who }“ teď nemůže jednat; vyber někoho, kdo je při vědomí a přítomen
error-misses-turn = „{ $who }“ přichází o první kolo; počkej na druhé
error-no-such-creature = nikdo se tu nejmenuje „{ $id }“; použij některé jméno z těchto: { $allowed }
error-no-such-monster = „{ $block }“ v bestiáři není; použij něco z tohoto: { $allowed }
error-nothing-to-wield = „{ $detail }“ není v žádném seznamu pravidel; nech to mezi věcmi a popiš, co s tím postava dělá

# A map in a game without a rule for cover.
tkds-play-map-signs = # zeď   + nízká překážka   ~ obtížný terén   x na zemi
