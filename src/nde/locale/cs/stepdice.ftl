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
role-assault = Útočník
role-specialist = Specialista
role-adept = Adept

rank-minion = Pohůnek
    .many = { tale-several.masc } pohůnci
rank-elite = Elita
rank-boss = Boss
rank-weak = Slabý protivník
    .many = { tale-several.masc } slabí protivníci
rank-typical = Běžný protivník
    .many = { tale-several.masc } běžní protivníci
rank-legendary = Legendární boss
rank-finale = Finálový boss

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
attack-power = schopností moci
nde12-attack-power = Magií

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
cause-terrain = obtížný terén

## Co na čas překáží nebo pomáhá.  Podstatná jména: hodí se ke každé osobě.

condition-good-position = dobré postavení
    .so = má dobré postavení
condition-armed = něco ke střelbě či hodu
    .so = má něco ke střelbě či hodu
condition-power-going = působící schopnost moci
    .so = udržuje schopnost moci
nde12-condition-power-going = působící Magie
    .so = udržuje Magii
condition-power-aimed = blížící se schopnost moci
    .so = je cílem schopnosti moci
nde12-condition-power-aimed = blížící se Magie
    .so = je cílem Magie
condition-held = znehybnění
    .so = se nemůže hnout
condition-prone = povalení
    .so = leží na zemi
condition-blinded = oslepení
    .so = nic nevidí
condition-exposed = bez krytí
    .so = nemá krytí
condition-disarmed = odzbrojení
    .so = nemá zbraň v ruce
condition-helped = pomoc spojence
    .so = má na pomoc spojence

## Co může přinést výjimečný úspěch

benefit-extra = přínos navíc
benefit-benefit = přínos navíc
benefit-wound = ještě jedno zranění
nde14-benefit-wound = ztráta ještě jednoho srdce
benefit-push = odstrčení protivníka
benefit-disarm = odzbrojení protivníka
benefit-position = lepší postavení
benefit-knock-down = povalení protivníka
benefit-out-of-cover = vytlačení protivníka z krytí
benefit-allies-safe = nikdo z vlastních neutrpí
benefit-longer = vydrží o kolo déle
benefit-scale = větší účinek
benefit-refund = část ceny zpět

## Kroky úvahy

step-die-raised = kostka { $old-die } → { $new-die } ({ $cause })
step-die-lowered = kostka { $old-die } → { $new-die } ({ $cause })
step-die-unmoved = kostka zůstává { $die }: žebříček tu končí ({ $cause })
step-number-moved =
    { $steps ->
        [0] { word-number } zůstává { $new }: změny se ruší ({ $cause })
       *[other] { word-number } { $old } → { $new } ({ $cause })
    }
step-cancelled = kostka zůstává { $die }: to, co pomáhá ({ $up }), a to, co překáží ({ $down }), se navzájem ruší
step-limit-reached = počítá se tu nejvýš { $most } ({ $cause })
step-verdict-certain = lehčí než { word-number } { $number }: téměř jisté, hod není třeba
step-verdict-impossible = těžší než { word-number } { $number }: za těchto okolností téměř nemožné
step-verdict-stands = rozhodnuto bez hodu: { $outcome }
step-not-tried = { $hero } nechává téměř nemožné být a nic neztrácí
given-verdict-impossible = téměř nemožné
given-verdict-certain = téměř jisté
step-no-stakes = o nic nejde, takže { $hero } uspěje bez hodu
step-rolled = { $hero } hází: na { $die } padlo { $face } proti { word-number } { $number }: { $outcome }
step-rerolled = { $hero } má díky špetce štěstí druhý hod: na { $die } padlo { $face }, platí { $kept } proti { word-number } { $number }, { $outcome }
    .told = špetka štěstí přináší druhý hod
step-luck-cost = díky špetce štěstí { $hero } mění neúspěch na úspěch za cenu
    .told = { $hero } se zachraňuje špetkou štěstí
step-luck-cost-all = { $ally } a { $hero } se zachraňují špetkou štěstí
step-asset-success = díky trumfu má { $hero } bez hodu úspěch za cenu
step-threshold-moved = práh { $old }+ → { $new }+ ({ $cause })
step-rolled-six = { $hero } hází: padlo { $face } proti { $threshold }+: { $outcome }
step-modifier-moved = oprava { $old } → { $new } ({ $cause })
step-rolled-two = { $hero } hází: na kostkách padlo { $natural }, s opravou { $modifier } je to celkem { $total }: { $outcome }
step-paid = { $hero } platí { count-mana }
step-refunded = { $hero } získává z ceny zpět { count-mana }
step-power-failed = { $hero } neuspěje: žádný účinek a zaplacená cena propadá
step-power-begun =
    { $is-fight ->
        [yes] účinek potrvá do konce příštího kola
       *[no] účinek zatím trvá
    }
step-healed = { $hero } získává zpět { count-hearts }
step-healed-all = { $ally } a { $hero } se uzdravují, každý získává zpět { count-hearts }
step-hit =
    { $left ->
        [0] { $foe } je mimo boj
       *[other] { $foe } utrpí { count-wounds } a snese ještě { $left }
    }
    .after-deed =
        { $left ->
            [0] a je mimo boj
           *[other] a utrpí { count-wounds }, snese ještě { $left }
        }
step-hit-all =
    { $left ->
        [0] { $ally } a { $foe } jsou mimo boj
       *[other] { $ally } a { $foe } to schytají, každý utrpí { count-wounds } a snese ještě { $left }
    }
nde14-step-hit =
    { $left ->
        [0] { $foe } je mimo boj
        [one] { $foe } ztrácí { count-wounds }, zbývá { $left }
        [few] { $foe } ztrácí { count-wounds }, zbývají { $left }
        [many] { $foe } ztrácí { count-wounds }, zbývá { $left }
       *[other] { $foe } ztrácí { count-wounds }, zbývá { $left }
    }
    .after-deed =
        { $left ->
            [0] a je mimo boj
            [one] a ztrácí { count-wounds }, zbývá { $left }
            [few] a ztrácí { count-wounds }, zbývají { $left }
            [many] a ztrácí { count-wounds }, zbývá { $left }
           *[other] a ztrácí { count-wounds }, zbývá { $left }
        }
nde14-step-hit-all =
    { $left ->
        [0] { $ally } a { $foe } jsou mimo boj
       *[other] { $ally } a { $foe } to schytají, každý ztrácí { count-wounds } a má ještě { $left }
    }
step-hit-kept = { $foe } utrpí { count-wounds } a bojuje dál
    .after-deed = a utrpí { count-wounds }
nde14-step-hit-kept = { $foe } ztrácí { count-wounds } a bojuje dál
    .after-deed = a ztrácí { count-wounds }
step-boon =
    { $boon ->
        [push] rána je tak silná, že ji { $foe } neustojí na místě
        [disarm] { $foe } je do konce příštího kola beze zbraně
        [knock-down] { $foe } padá k zemi
        [out-of-cover] { $foe } musí ven z krytí
        [position] { $hero } získává lepší postavení
        [allies-safe] nikdo z vlastních neutrpí
        [longer] vydrží to o kolo déle
       *[other] { $hero } z toho má ještě něco navíc
    }
step-foe-out = { $foe } je mimo boj
step-foe-held = { $foe } se nemůže hnout
    .after-deed = a nemůže se hnout
step-foes-reached =
    { $count ->
        [one] účinek dosáhne na { $count } protivníka
        [few] účinek dosáhne na { $count } protivníky
        [many] účinek dosáhne na { $count } protivníka
       *[other] účinek dosáhne na { $count } protivníků
    }
step-several-aimed =
    { $count ->
        [one] účinek míří na { $count } cíl, platí { $number }
        [few] účinek míří na { $count } cíle; pro všechny platí nejvyšší z jejich čísel, { $number }
        [many] účinek míří na { $count } cíle; pro všechny platí nejvyšší z jejich čísel, { $number }
       *[other] účinek míří na { $count } cílů; pro všechny platí nejvyšší z jejich čísel, { $number }
    }
step-area-holds =
    { $count ->
        [one] oblast zasahuje { $count } protivníka
        [few] oblast zasahuje { $count } protivníky; pro všechny platí nejvyšší z jejich čísel: { $number }
       *[other] oblast zasahuje { $count } protivníků; pro všechny platí nejvyšší z jejich čísel: { $number }
    }
step-caught-in-area = { $hero } to schytá také
step-caught-in-area-all = { $ally } a { $hero } to schytají také
step-clinging = { $trait } všude kolem: { $hero } to má při úniku o stupeň těžší
step-absorbed = { $foe } zásah ustojí díky rysu „{ $trait }“
    .after-deed = , ale ustojí to díky rysu „{ $trait }“
step-retaliation = { $foe } vrací úder
    .after-deed = a vrací úder
step-no-retaliation = { $hero } je mimo dosah a { $foe } ránu nevrátí
step-crowd-near =
    { $count ->
        [one] { $hero } má proti sobě zblízka { $count } pohůnka: vypravěč to může započítat
        [few] { $hero } má proti sobě zblízka { $count } pohůnky: vypravěč to může započítat
        [many] { $hero } má proti sobě zblízka { $count } pohůnka: vypravěč to může započítat
       *[other] { $hero } má proti sobě zblízka { $count } pohůnků: vypravěč to může započítat
    }
step-armour-held = ránu zachytí zbroj: { $hero } utrácí žeton zbroje a neztrácí srdce
step-heart-lost =
    { $left ->
        [0] { $hero } ztrácí poslední srdce a padá k zemi
        [one] { $hero } ztrácí srdce, zbývá { $left }
        [few] { $hero } ztrácí srdce, zbývají { $left }
        [many] { $hero } ztrácí srdce, zbývá { $left }
       *[other] { $hero } ztrácí srdce, zbývá { $left }
    }
    .after-deed =
        { $left ->
            [0] , ztrácí poslední srdce a padá k zemi
            [one] a ztrácí srdce, zbývá { $left }
            [few] a ztrácí srdce, zbývají { $left }
            [many] a ztrácí srdce, zbývá { $left }
           *[other] a ztrácí srdce, zbývá { $left }
        }
    .after-retaliation =
        { $left ->
            [0] , { $hero } ztrácí poslední srdce a padá k zemi
            [one] , { $hero } ztrácí srdce, zbývá { $left }
            [few] , { $hero } ztrácí srdce, zbývají { $left }
            [many] , { $hero } ztrácí srdce, zbývá { $left }
           *[other] , { $hero } ztrácí srdce, zbývá { $left }
        }
step-heart-lost-all =
    { $left ->
        [0] { $ally } a { $hero } ztrácejí poslední srdce a padají k zemi
       *[other] { $ally } a { $hero } ztrácejí každý jedno srdce a mají ještě { $left }
    }
step-went-down = { $hero } nemá žádná srdce a padá k zemi
step-died = { $hero } leží, dostává další zásah a přichází o život
step-harmless-while-down = { $hero } už leží a víc neztrácí
step-mana-back = { $hero } získává zpět { count-mana }
step-mana-back-all = { $ally } a { $hero } nabírají síly, každý získává zpět { count-mana }
step-luck-set = { $hero } má teď { count-luck.acc }
step-luck-set-all = { $ally } a { $hero } mají teraz každý { count-luck }
step-help-given = { $hero } věnuje akci pomoci a { $ally } ji využije
step-raised = { $ally } je zase na nohou, pomáhá { $hero }
step-gear-used = { $hero } používá předmět
step-moved =
    { $cost ->
        [one] { $who } se přesouvá o { $cost } pole (v tomto tahu může ještě o { $left })
        [few] { $who } se přesouvá o { $cost } pole (v tomto tahu může ještě o { $left })
        [many] { $who } se přesouvá o { $cost } pole (v tomto tahu může ještě o { $left })
       *[other] { $who } se přesouvá o { $cost } polí (v tomto tahu může ještě o { $left })
    }
step-band-shifted =
    { $apart ->
        [close] { $other } je teď na dosah ruky
        [nearby] { $other } je teď pár kroků odtud
        [far] { $other } je teď pořádný kus odtud
        [very-far] { $other } je teď velmi daleko
       *[other] { $who } a { $other } mají teď mezi sebou vzdálenost „{ $band }“
    }
step-fight-begun = začíná boj
    .b = dojde na boj
    .c = tasí se zbraně: začíná boj
step-turn-ended =
    { $side ->
        [heroes] na tahu jsou hrdinové
       *[foes] na tahu jsou protivníci
    }
step-scene-ended =
    { $is-fight ->
        [yes] boj skončil
       *[no] scéna končí
    }
step-fight-broken-off = boj zůstává přerušený a nerozhodnutý: zatím se po něm nic nevrací
step-repeat-at-cost = nový pokus, tentokrát za cenu: „{ $task }“
step-clock-set = hodiny „{ $clock }“ začínají a mají { count-steps }
step-clock-ticked = hodiny „{ $clock }“ ukazují { $filled } z { $steps }
step-clock-full = hodiny „{ $clock }“ jsou plné: teď se stane, čím hrozily

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
ask-exceptional = Výjimečný zásah a { $foe } snese ještě { $left }: vyber, co přinese navíc
ask-exceptional-kept = Výjimečný zásah a cílem je { $foe }: vyber, co přinese navíc
option-exceptional-wound = { benefit-wound }
option-exceptional-extra = přínos navíc
option-exceptional-push = { benefit-push }
option-exceptional-disarm = { benefit-disarm }
option-exceptional-position = { benefit-position }
option-exceptional-knock-down = { benefit-knock-down }
option-exceptional-allies-safe = { benefit-allies-safe }
option-exceptional-longer = { benefit-longer }
option-exceptional-out-of-cover = { benefit-out-of-cover }
option-exceptional-refund = { benefit-refund }
ask-power-exceptional = Výjimečný úspěch, cena { $cost }: vyber, co přinese navíc
option-power-exceptional-scale = { benefit-scale }
option-power-exceptional-benefit = { benefit-benefit }
option-power-exceptional-refund = { benefit-refund }
ask-retaliation = Co { $hero } zaplatí za nezdařený útok?
option-retaliation-heart = srdce
option-retaliation-complication = jinou komplikaci
ask-reach = Je { $hero } opravdu na dosah, když útok vrací { $foe }?
option-yes = ano
option-no = ne
ask-resist-with = Čím se { $hero } brání?
option-resist-with-strength = { attribute-strength }
option-resist-with-dexterity = { attribute-dexterity }
option-resist-with-power = { attribute-power }
ask-armour =
    { $hearts ->
        [0] Utratit žeton zbroje? Bez něj tahle rána zabíjí.
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
effect-died = { $hero } přichází o život
effect-armour-spent = { $hero } utrácí žeton zbroje
effect-hearts-healed = { $hero } získává zpět { count-hearts }
effect-raised-up = { $hero } zase stojí a má { count-hearts }
effect-mana-spent = { $hero } utrácí { count-mana }
    .then = stojí to { count-mana }
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
effect-hit-absorbed = { $foe } zásah ustojí díky rysu „{ $trait }“
effect-complication-due =
    { $kind ->
        [complication] { $hero } se dostává do potíží
        [consequence] { $hero } nese následky
        [crowd] { $hero } má kvůli přesile další komplikaci
       *[cost] { $hero } za to musí zaplatit
    }
    .then =
    { $kind ->
        [complication] budou z toho potíže
        [consequence] neobejde se to bez následků
        [crowd] přesila přináší další komplikaci
       *[cost] cena za to teprve přijde
    }
effect-complication-due-all =
    { $kind ->
        [complication] { $ally } a { $hero } se dostávají do potíží
        [consequence] { $ally } a { $hero } nesou následky
        [crowd] { $ally } a { $hero } mají kvůli přesile další potíže
       *[cost] { $ally } a { $hero } za to musejí zaplatit
    }
effect-benefit-due = { $hero } získává ještě něco: { $benefit }
    .then = je tu ještě něco: { $benefit }
effect-help-given = { $ally } má pomoc, pomáhá { $hero }
effect-help-used = { $hero } využívá pomoc
effect-action-spent = { $who } už akci tohoto tahu nemá
effect-moved = { $who } jde na { $square }
effect-band-shifted = { $who } a { $other } mají teď mezi sebou vzdálenost „{ $band }“
effect-condition-set =
    { $condition-until ->
        [used] { $who } { $condition-so } na jednu zkoušku
        [round] { $who } { $condition-so } do konce kola
        [next-round] { $who } { $condition-so } do konce příštího kola
        [later-round] { $who } { $condition-so } do konce druhého kola po tomhle
       *[scene] { $who } { $condition-so } do konce scény
    }
effect-condition-ended = { $who } už nemá stav „{ $key }“
effect-asset-used = { $hero } vytahuje trumf
effect-test-failed = „{ $task }“ se nedaří a { $hero } to nemůže jen tak zkusit znovu
effect-fight-begun = začíná boj
effect-turn-ended = tah končí
effect-scene-ended = scéna končí
effect-clock-set = hodiny „{ $clock }“ začínají a mají { count-steps }
effect-clock-ticked =
    { $by ->
        [one] hodiny „{ $clock }“ se posouvají o { $by } dílek
        [few] hodiny „{ $clock }“ se posouvají o { $by } dílky
        [many] hodiny „{ $clock }“ se posouvají o { $by } dílku
       *[other] hodiny „{ $clock }“ se posouvají o { $by } dílků
    }
effect-foe-fled = { $foe } se dává na útěk
effect-foe-joined = { $foe } vstupuje do boje
