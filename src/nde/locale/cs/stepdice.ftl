# Hry se stupňovanými kostkami: ustálené pojmy, kroky úvahy, otázky a následky.

## Počítané věci.  `.acc` je čtvrtý pád, liší-li se od prvního.

count-hearts =
    { $hearts ->
        [one] { $hearts } srdce
        [few] { $hearts } srdce
        [many] { $hearts } srdce
       *[other] { $hearts } srdcí
    }
count-wounds = { $wounds } zranění
nde14-count-wounds =
    { $wounds ->
        [one] { $wounds } srdce
        [few] { $wounds } srdce
        [many] { $wounds } srdce
       *[other] { $wounds } srdcí
    }
count-mana =
    { $mana ->
        [one] { $mana } bod many
        [few] { $mana } body many
        [many] { $mana } bodu many
       *[other] { $mana } bodů many
    }
nde14-count-mana =
    { $mana ->
        [one] { $mana } bod moci
        [few] { $mana } body moci
        [many] { $mana } bodu moci
       *[other] { $mana } bodů moci
    }
count-luck =
    { $luck ->
        [one] { $luck } špetka štěstí
        [few] { $luck } špetky štěstí
        [many] { $luck } špetky štěstí
       *[other] { $luck } špetek štěstí
    }
    .acc =
        { $luck ->
            [one] { $luck } špetku štěstí
            [few] { $luck } špetky štěstí
            [many] { $luck } špetky štěstí
           *[other] { $luck } špetek štěstí
        }
count-steps =
    { $steps ->
        [one] { $steps } dílek
        [few] { $steps } dílky
        [many] { $steps } dílku
       *[other] { $steps } dílků
    }

## Názvy věcí, jako v deníku postavy a ve slovníčku

word-number = CČ
term-heart = Srdce
term-mana = Mana
nde14-term-mana = Bod moci
term-luck = Špetka štěstí
term-talent = Talent
term-asset = Trumf
term-number = Cílové číslo
nde14-term-number = Obtížnost
term-defence = Obrana
term-retaliation = Odveta
term-cover = Krytí
term-wound = Zranění
nde14-term-wound = Srdce
term-test = Zkouška
term-help = Pomoc
term-advantage = Výhoda
term-hindrance = Překážka
term-clock = Hodiny
term-armour = Žeton zbroje
term-zone = Pásmo
term-square = Pole
term-round = Kolo
term-turn = Tah
term-action = Akce
term-scene = Scéna
term-session = Sezení
term-gm = Vypravěč
term-complication = Komplikace
term-hero = Hrdina
term-foe = Protivník
term-attribute = Vlastnost
term-modifier = Oprava
term-move = Manévr
term-trait = Rys
term-hazard = Nástraha
term-chase = Pronásledování
term-morale = Morálka
term-alarm = Poplach
term-encounter = Střet
term-sheet = Deník postavy

attribute-strength = Síla
attribute-dexterity = Obratnost
attribute-power = Magie

role-warrior = Válečník
role-rogue = Zloděj
role-mage = Mág
role-assault = Úder
role-specialist = Specialista
role-adept = Adept

rank-minion = Pohůnek
rank-elite = Elita
rank-boss = Boss
rank-weak = Slabý protivník
rank-typical = Běžný protivník
rank-legendary = Legendární boss
rank-finale = Boss finále

tier-trick = Trik
tier-standard = Běžná
tier-strong = Silná
tier-great = Velká

rung-easy = Lehká
rung-normal = Normální
rung-standard = Běžná
rung-hard = Těžká
rung-very-hard = Velmi těžká
rung-heroic = Hrdinská
rung-legendary = Legendární

band-close = Blízko
band-nearby = Poblíž
band-far = Daleko
band-very-far = Velmi daleko

level-master = Mistr
level-trained = Vycvičený
level-novice = Začátečník
level-unskilled = Neznalý

outcome-complication = komplikace
outcome-failure = neúspěch
outcome-cost = úspěch za cenu
outcome-success = úspěch
outcome-exceptional = výjimečný úspěch

cover-none = bez krytí
cover-partial = částečné krytí
cover-full = plné krytí

attack-melee = zblízka
attack-ranged = na dálku
attack-power = mocí

clock-alarm = poplach
clock-encounter = střet
clock-clock = odpočet

who-hero = hrdina
who-ally = spojenec
who-foe = protivník
who-gm = vypravěč

## Proč se mění kostka nebo číslo

cause-situation = situace
cause-help = pomoc
cause-talent = talent
cause-asset = trumf
cause-luck = špetka štěstí
cause-position = postavení
cause-preparation = příprava
cause-plan = dobrý plán
cause-tools = nástroje
cause-surprise = překvapení
cause-focus = soustředění
cause-support = podpora
cause-cover = krytí
cause-darkness = tma
cause-slippery = kluzký povrch
cause-pressure = tlak
cause-time-pressure = časový tlak
cause-noise = hluk
cause-chaos = zmatek
cause-distraction = rozptýlení
cause-range = velká vzdálenost
cause-crowd = několik protivníků
cause-targets = několik cílů
cause-advantage = výhoda
cause-hindrance = překážka
cause-difficulty = obtížnost
cause-ladder-end = konec žebříčku kostek
cause-terrain = těžký terén

## Co na čas překáží nebo pomáhá.  Podstatná jména: hodí se ke každé osobě.

condition-good-position = v dobrém postavení
condition-armed = s něčím ke střelbě či hodu
condition-power-going = s působící mocí
condition-power-aimed = blíží se moc
condition-held = znehybnění
condition-prone = povalení
condition-blinded = oslepení
condition-exposed = odkrytí
condition-disarmed = odzbrojení
condition-helped = s pomocí spojence

## Co může přinést výjimečný úspěch

benefit-extra = přínos navíc
benefit-benefit = přínos navíc
benefit-wound = ještě jedno zranění
nde14-benefit-wound = o jedno srdce poškození víc
benefit-push = odstrčení protivníka
benefit-disarm = odzbrojení protivníka
benefit-position = lepší postavení
benefit-knock-down = povalení protivníka
benefit-out-of-cover = vytlačení protivníka z krytí
benefit-allies-safe = nikdo z vlastních neutrpí
benefit-scale = větší účinek
benefit-refund = část ceny zpět

## Kroky úvahy

step-die-raised = kostka { $old-die } → { $new-die } ({ $cause })
step-die-lowered = kostka { $old-die } → { $new-die } ({ $cause })
step-die-unmoved = kostka zůstává { $die }: žebříček tu končí ({ $cause })
step-number-moved =
    { $steps ->
        [0] { word-number } zůstává { $new }: jedno vyváží druhé ({ $cause })
       *[other] { word-number } { $old } → { $new } ({ $cause })
    }
step-cancelled = kostka zůstává { $die }: to, co pomáhá ({ $up }), a to, co překáží ({ $down }), se navzájem ruší
step-limit-reached = { $cause }: počítá se nejvýš { $most }
step-verdict-certain = lehčí než { word-number } { $number }: téměř jisté, hod není třeba
step-verdict-impossible = těžší než { word-number } { $number }: za těchto okolností téměř nemožné
step-verdict-stands = rozhodnuto bez hodu: { $outcome }
step-not-tried = { $hero } to nechává být: nic se neutratí
step-no-stakes = o nic nejde: { $hero } prostě uspěje, bez hodu
step-rolled = na { $die } padlo { $face } proti { word-number } { $number }: { $outcome }
step-rerolled = špetka štěstí: na { $die } padlo { $face }, platí { $kept } proti { word-number } { $number }: { $outcome }
step-luck-cost = špetka štěstí: { $hero } mění neúspěch na úspěch za cenu
step-asset-success = trumf: { $hero } má bez hodu úspěch za cenu
step-threshold-moved = práh { $old }+ → { $new }+ ({ $cause })
step-rolled-six = padlo { $face } proti { $threshold }+: { $outcome }
step-modifier-moved = oprava { $old } → { $new } ({ $cause })
step-rolled-two = padlo { $natural }, oprava { $modifier }, celkem { $total }: { $outcome }
step-paid = { $hero } platí { count-mana }
step-refunded = { $hero } získává zpět { count-mana }
step-power-failed = neúspěch ({ $hero }): bez účinku a zaplacená cena propadá
step-healed = { $hero } získává zpět { count-hearts }
step-hit = { $foe } utrpí { count-wounds } (zbývá: { $left })
nde14-step-hit = { $foe } ztrácí { count-wounds } (zbývá: { $left })
step-foe-out = { $foe } je mimo boj
step-foe-held = { $foe } se nemůže hnout
step-foes-reached = počet protivníků, na které tato moc dosáhne: { $count }
step-several-aimed = počet cílů: { $count }; pro všechny platí nejvyšší z jejich čísel: { $number }
step-area-holds =
    { $count ->
        [one] oblast zasahuje { $count } protivníka
        [few] oblast zasahuje { $count } protivníky; pro všechny platí nejvyšší z jejich čísel: { $number }
       *[other] oblast zasahuje { $count } protivníků; pro všechny platí nejvyšší z jejich čísel: { $number }
    }
step-caught-in-area = { $hero } stojí v oblasti také
step-clinging = { $trait } kolem ({ $hero }): zkouška úniku by byla o stupeň těžší
step-absorbed = { $foe } zásah ustojí ({ $trait })
step-retaliation = odveta: { $foe } vrací úder ({ $hero })
step-no-retaliation = bez odvety: { $foe } na cíl nedosáhne ({ $hero })
step-crowd-near =
    { $count ->
        [one] { $count } pohůnek v boji zblízka ({ $hero }): vypravěč to může započítat
        [few] { $count } pohůnci v boji zblízka ({ $hero }): vypravěč to může započítat
        [many] { $count } pohůnka v boji zblízka ({ $hero }): vypravěč to může započítat
       *[other] { $count } pohůnků v boji zblízka ({ $hero }): vypravěč to může započítat
    }
step-armour-held = { $hero } utrácí žeton zbroje a neztrácí srdce
step-heart-lost = { $hero } ztrácí 1 srdce (zbývá: { $left })
step-went-down = { $hero } nemá žádná srdce a padá k zemi
step-died = { $hero } leží, dostává zásah a umírá
step-harmless-while-down = { $hero } leží a víc ztratit nemůže
step-mana-back = { $hero } získává zpět { count-mana }
step-luck-set = { $hero } má teď { count-luck.acc }
step-help-given = { $hero } věnuje akci pomoci ({ $ally })
step-raised = { $hero } staví někoho zpět na nohy ({ $ally })
step-gear-used = { $hero } používá předmět: { $item }
step-moved =
    { $cost ->
        [one] { $who } se přesouvá o { $cost } pole (v tomto tahu zbývá: { $left })
        [few] { $who } se přesouvá o { $cost } pole (v tomto tahu zbývá: { $left })
        [many] { $who } se přesouvá o { $cost } pole (v tomto tahu zbývá: { $left })
       *[other] { $who } se přesouvá o { $cost } polí (v tomto tahu zbývá: { $left })
    }
step-band-shifted = vzdálenost ({ $who }, { $other }): { $band }
step-fight-begun = začíná boj: odteď se počítají tahy
step-turn-ended =
    { $side ->
        [heroes] kolo { $round }: na tahu jsou hrdinové
       *[foes] kolo { $round }: na tahu jsou protivníci
    }
step-repeat-at-cost = nový pokus za cenu: „{ $task }“
step-clock-set = hodiny „{ $clock }“ začínají a mají { count-steps }
step-clock-ticked = hodiny „{ $clock }“ ukazují { $filled } z { $steps }
step-clock-full = hodiny „{ $clock }“ jsou plné: teď přijdou následky

## Otázky a možné odpovědi

ask-verdict-certain = Téměř jisté: je to úspěch bez hodu?
ask-verdict-impossible = Téměř nemožné: je to neúspěch bez hodu?
option-accept = ano, bez hodu
option-roll = ne, přesto házet
ask-luck = Padlo { $face }, { $outcome }: utratit špetku štěstí?
option-luck-keep = nechat výsledek
option-luck-reroll = házet znovu, platí lepší výsledek
option-luck-bump = přičíst k výsledku 1
option-luck-cost = udělat z toho úspěch za cenu
ask-exceptional = Výjimečný zásah ({ $foe }, zbývá: { $left }): vyber, co přinese navíc
option-exceptional-wound = { benefit-wound }
option-exceptional-extra = přínos navíc
option-exceptional-push = { benefit-push }
option-exceptional-disarm = { benefit-disarm }
option-exceptional-position = { benefit-position }
option-exceptional-knock-down = { benefit-knock-down }
option-exceptional-allies-safe = { benefit-allies-safe }
option-exceptional-out-of-cover = { benefit-out-of-cover }
option-exceptional-refund = { benefit-refund }
ask-power-exceptional = Výjimečný úspěch, cena { $cost }: vyber, co přinese navíc
option-power-exceptional-scale = { benefit-scale }
option-power-exceptional-benefit = { benefit-benefit }
option-power-exceptional-refund = { benefit-refund }
ask-retaliation = Co stojí nezdařený útok ({ $hero })?
option-retaliation-heart = srdce
option-retaliation-complication = jinou komplikaci
ask-reach = Opravdu { $foe } na cíl dosáhne ({ $hero })?
option-yes = ano
option-no = ne
ask-resist-with = Čím se { $hero } brání?
option-resist-with-strength = { attribute-strength }
option-resist-with-dexterity = { attribute-dexterity }
option-resist-with-power = { attribute-power }
ask-armour =
    { $hearts ->
        [one] Utratit žeton zbroje místo srdce? (zbývá { $hearts } srdce)
        [few] Utratit žeton zbroje místo srdce? (zbývají { $hearts } srdce)
        [many] Utratit žeton zbroje místo srdce? (zbývá { $hearts } srdce)
       *[other] Utratit žeton zbroje místo srdce? (zbývá { $hearts } srdcí)
    }
option-armour-spend = utratit žeton
option-armour-keep = nechat si ho a ztratit srdce

roll-any = hoď { $die }
roll-test = { $who }: hoď { $die } na zkoušku
roll-reroll = { $who }: hoď { $die } znovu

## Následky

effect-hearts-lost = { $hero } ztrácí { count-hearts }
effect-died = { $hero } umírá
effect-armour-spent = { $hero } utrácí žeton zbroje
effect-hearts-healed = { $hero } získává zpět { count-hearts }
effect-raised-up = { $hero } opět stojí a má { count-hearts }
effect-mana-spent = { $hero } utrácí { count-mana }
effect-mana-gained = { $hero } získává zpět { count-mana }
effect-luck-spent =
    { $use ->
        [reroll] { $hero } utrácí špetku štěstí za nový hod
        [bump] { $hero } utrácí špetku štěstí za lepší hod
       *[cost] { $hero } utrácí špetku štěstí a získává úspěch za cenu
    }
effect-luck-set = { $hero } má teď { count-luck.acc }
effect-wounded = { $foe } utrpí { count-wounds }
nde14-effect-wounded = { $foe } ztrácí { count-wounds }
effect-hit-absorbed = { $foe } zásah ustojí ({ $trait })
effect-complication-due =
    { $kind ->
        [complication] komplikace ({ $hero })
        [consequence] následek ({ $hero })
        [crowd] další komplikace kvůli přesile ({ $hero })
       *[cost] cena ({ $hero })
    }
effect-benefit-due = { $hero } získává: { $benefit }
effect-help-given = { $hero } pomáhá ({ $ally })
effect-help-used = { $hero } využívá pomoc
effect-action-spent = { $who } už akci tohoto tahu nemá
effect-moved = { $who } jde na { $square }
effect-band-shifted = vzdálenost ({ $who }, { $other }): { $band }
effect-condition-set =
    { $condition-until ->
        [used] { $who }: { $condition }, na jednu zkoušku
        [round] { $who }: { $condition }, do konce kola
        [next-round] { $who }: { $condition }, do konce příštího kola
       *[scene] { $who }: { $condition }, do konce scény
    }
effect-condition-ended = { $who }: konec stavu „{ $key }“
effect-asset-used = { $hero } používá trumf
effect-test-failed = „{ $task }“ se nepovedlo: { $hero } to nemůže jen tak zkusit znovu
effect-fight-begun = začíná boj
effect-turn-ended = tah končí
effect-scene-ended = scéna končí
effect-clock-set = hodiny „{ $clock }“ začínají a mají { count-steps }
effect-clock-ticked = hodiny „{ $clock }“ se posouvají o { $by }
effect-foe-fled = { $foe } opouští boj
effect-foe-joined = { $foe } vstupuje do boje
