# Cairn 2e: záchranné hody a boj.

## Words

cairn2e-outcome-nothing = nic
cairn2e-outcome-hurt = zranění
cairn2e-outcome-scar = jizva
cairn2e-outcome-wounded = ztráta SIL, bojuje dál
cairn2e-outcome-critical = kritické zranění
cairn2e-outcome-dead = smrt
cairn2e-outcome-backfires = působí, ale ne bez újmy

cairn2e-condition-dead = smrt
cairn2e-condition-critical = umírá, může se jen plazit
cairn2e-condition-mortal = smrtelná rána
cairn2e-condition-stable = stabilní stav
cairn2e-condition-fled = na útěku
cairn2e-condition-paralysed = ochrnutí (OBR 0)
cairn2e-condition-delirious = blouznění (VŮL 0)
cairn2e-condition-panicked = panika
cairn2e-condition-loses-turn = přichází o tento tah
cairn2e-condition-overloaded = přetížení: OŽ platí za 0
cairn2e-condition-hobbled = sotva se hýbe
cairn2e-condition-scarred = odnáší si jizvu
cairn2e-feature-leader = vede skupinu

cairn2e-scar-1 = Trvalá jizva
    .text = trvalá stopa na části těla
cairn2e-scar-2 = Otřes
    .text = otřes, dokud se nevrátí soustředění; hráč řekne jak
cairn2e-scar-3 = Sražení k zemi
    .text = bez dechu: strádání do několika hodin odpočinku
cairn2e-scar-4 = Zlomenina
    .text = zlomená kost, dokud se nezhojí
cairn2e-scar-5 = Nákaza
    .text = nákaza, dokud nepřejde
cairn2e-scar-6 = Rána, která převrátí mysl
    .text = rána do hlavy změní vlastnost
cairn2e-scar-7 = Přeťatá šlacha
    .text = sotva se hýbe, dokud nepřijde vážná pomoc a odpočinek
cairn2e-scar-8 = Ohluchnutí
    .text = neslyší nic do mimořádné pomoci; hází se i tak
cairn2e-scar-9 = Proměněná mysl
    .text = něco skrytého v mysli se uvolní
cairn2e-scar-10 = Zmrzačení
    .text = končetina je utržená nebo k ničemu, Strážce řekne která
cairn2e-scar-11 = Smrtelná rána
    .text = strádání a vyřazení z boje, bez léčení do hodiny smrt
cairn2e-scar-12 = Znamení smrti
    .text = smrt byla blízko a ještě se zeptá

cairn2e-by-row =
    { $row ->
        [1] { cairn2e-scar-1 }
        [2] { cairn2e-scar-2 }
        [3] { cairn2e-scar-3 }
        [4] { cairn2e-scar-4 }
        [5] { cairn2e-scar-5 }
        [6] { cairn2e-scar-6 }
        [7] { cairn2e-scar-7 }
        [8] { cairn2e-scar-8 }
        [9] { cairn2e-scar-9 }
        [10] { cairn2e-scar-10 }
        [11] { cairn2e-scar-11 }
       *[12] { cairn2e-scar-12 }
    }

cairn2e-detail-neck = krk
cairn2e-detail-hands = ruce
cairn2e-detail-eye = oko
cairn2e-detail-chest = hruď
cairn2e-detail-legs = nohy
cairn2e-detail-ear = ucho
cairn2e-detail-leg = noha
cairn2e-detail-head = hlava
cairn2e-detail-arm = paže
cairn2e-detail-rib = žebro
cairn2e-detail-skull = lebka
cairn2e-detail-hand = ruka
cairn2e-detail-foot = chodidlo
cairn2e-detail-nose = nos
cairn2e-detail-strength = SIL
cairn2e-detail-dexterity = OBR
cairn2e-detail-will = VŮL

cairn2e-cause-weakness = horší postavení
cairn2e-cause-distance = velmi vzdálený cíl
cairn2e-cause-cover = krytí
cairn2e-cause-panic = panika
cairn2e-cause-detachment = jeden proti oddílu
cairn2e-cause-advantage = lepší postavení
cairn2e-cause-helpless = bezbranný cíl
cairn2e-cause-numbers = oddíl proti jednomu
cairn2e-cause-guarded = takhle se těžko zraňuje
cairn2e-cause-vulnerable = slabé místo
cairn2e-cause-pack = útočí i spojenec
cairn2e-cause-rage = zuřivost
cairn2e-cause-first-loss = první ztráta
cairn2e-cause-half-lost = polovina je pryč
cairn2e-cause-alone-at-zero = osamělý protivník s 0 OŽ
cairn2e-cause-leader-fallen = jejich vůdce padl

cairn2e-side-party = družina
cairn2e-side-foes = protivníci
cairn2e-group-foes = protivníci
cairn2e-group-foe = protivníci
cairn2e-group-hirelings = najatí pomocníci
cairn2e-item-unarmed = holé pěsti
    .with = holýma rukama
cairn2e-who-hireling = Najatý pomocník

## Rolls

cairn2e-roll-save = { $who }: hoď { $die } na záchranu
cairn2e-roll-damage = { $who }: hoď { $die } na zranění
cairn2e-roll-scar = { $who }: hoď { $die } na jizvu
cairn2e-roll-scar-place = { $who }: hoď { $die }: čeho se jizva týká?
cairn2e-roll-blast-targets = { $who }: hoď { $die }: kolik cílů výbuch zasáhne?
cairn2e-roll-attribute-loss = { $who }: hoď { $die } na ztracené body
cairn2e-roll-body-part = { $who }: hoď { $die } na část těla

## Questions

cairn2e-ask-npc-critical = { $target } nezvládá kritický hod: smrt, nebo jen vyřazení?
cairn2e-option-npc-critical-dead = smrt
cairn2e-option-npc-critical-down = jen vyřazení
cairn2e-ask-routed = { $target } má kritické zranění: rozprášen, nebo oslaben?
cairn2e-option-routed-routed = rozprášen
cairn2e-option-routed-weakened = oslaben
cairn2e-ask-appendage = O co { $target } přijde?
cairn2e-option-appendage-hand = o ruku
cairn2e-option-appendage-arm = o paži
cairn2e-option-appendage-foot = o chodidlo
cairn2e-option-appendage-leg = o nohu
cairn2e-option-appendage-ear = o ucho
cairn2e-option-appendage-nose = o nos

## Steps

cairn2e-step-save =
    { $saved ->
        [yes] { $who } hází { $face } proti { $attribute } { $score }: záchranný hod se zdařil
       *[no] { $who } hází { $face } proti { $attribute } { $score }: záchranný hod se nezdařil
    }
cairn2e-step-save-kept =
    { $saved ->
        [yes] { $who } hází { $face } na { $attribute }: záchranný hod se zdařil
       *[no] { $who } hází { $face } na { $attribute }: záchranný hod se nezdařil
    }
cairn2e-step-saves-against = nejvíc riskuje { $who }, a proto hází jen tato postava; na druhé straně je { $other }
cairn2e-step-saves-for-all = { $who } riskuje nejvíc a hází za všechny na { $attribute }
cairn2e-step-fight-begins = začíná boj
cairn2e-fight-begins-saves = Každý hrdina hází na OBR, aby mohl jednat v prvním kole.
cairn2e-fight-begins-ready-or-saves = Kdo je v pohotovosti, jedná hned; každý další hrdina hází na OBR, aby mohl jednat v prvním kole.
cairn2e-fight-begins-ready = Hrdinové jsou v pohotovosti a jednají hned, bez hodu prvního kola.
cairn2e-fight-begins-at-once = V prvním kole jednají všichni; nikdo na to nemusí házet.
cairn2e-fight-begins-units = Protivníci, které jejich blok hodnot v tomto počtu mění v Oddíl, bojují jako jeden (s units=single bojuje každý sám).
cairn2e-fight-begins-apart = Každý protivník bojuje sám, ačkoli je jejich blok hodnot v tomto počtu mění v jeden Oddíl.
cairn2e-step-panic-stops = { $who } panikaří a v prvním kole nejedná
cairn2e-step-acts-at-once = { $who } jedná v prvním kole
cairn2e-step-loses-turn = { $who } přichází o první tah
cairn2e-step-declared-strike = { $who } ohlašuje útok a cílem je { $target } ({ $item })
cairn2e-step-declared-cast = { $who } chce seslat kouzlo „{ $spell }“
    .b = { $who } sahá po kouzle „{ $spell }“
cairn2e-step-declared-stabilise = { $who } spěchá s obvazem, čeká na něj { $target }
cairn2e-step-declared-try = { $who } se chystá k něčemu riskantnímu, se záchranným hodem na { $attribute }
cairn2e-step-declared-recover = { $who } se snaží překonat paniku
cairn2e-step-declared-flee = { $who } chce utéct
cairn2e-step-declared-flee-to = { $who } chce utéct: „{ $text }“
cairn2e-step-declared-move = { $who } míří na { $to }
cairn2e-step-declared-shift =
    { $nearer ->
        [yes] { $who } chce jít ještě blíž k místu, kde je { $other }
       *[no] { $who } chce ustoupit ještě dál od místa, kde je { $other }
    }
cairn2e-step-declared-wait = { $who } vyčkává, co se stane
    .b = { $who } se drží zpátky
cairn2e-step-taken-back = { $who } si to rozmýšlí
cairn2e-step-side-acts = kolo { $round }, { $side }: vše ohlášené se děje naráz
cairn2e-step-deed-pointless = { $who } přichází pozdě: co bylo v plánu, už není možné
cairn2e-step-attacks = { $who } útočí a cílem je { $target } ({ $item }, { $sides })
cairn2e-step-attacks-plainly = { $who } útočí a cílem je { $target } ({ $item })
cairn2e-step-impaired = { $who } má útok oslabený a hází { $sides }, důvodem je { $cause }
cairn2e-step-enhanced = { $who } má útok posílený a hází { $sides }, důvodem je { $cause }
cairn2e-given-impaired = oslabený, { $cause }: { $sides }
cairn2e-given-enhanced = posílený, { $cause }: { $sides }
cairn2e-step-modifiers-cancel = { $who } má útok posílený i oslabený: { $up } a { $down } se ruší
cairn2e-step-two-weapons = { $who } hází { $sides } a nechává si vyšší výsledek
cairn2e-step-blast =
    { $count ->
        [one] { $who } útočí na všechny v oblasti, cíl je jeden
        [few] { $who } útočí na všechny v oblasti, cíle jsou { $count }
       *[other] { $who } útočí na všechny v oblasti, cílů je { $count }
    }
cairn2e-step-blast-targets =
    { $count ->
        [one] { $who } hází { $face } na dosah výbuchu: jeden cíl
        [few] { $who } hází { $face } na dosah výbuchu: { $count } cíle
       *[other] { $who } hází { $face } na dosah výbuchu: { $count } cílů
    }
cairn2e-step-armor-capped = { $who } má Zbroj { $armor }, která platí za { $cap }, víc to být nemůže
cairn2e-step-damage-bonus = { $who } hází { $face } a k tomu { $bonus } za útok
cairn2e-step-blow = { $who } hází { $face }, Zbroj { $armor } to snižuje na zranění { $net }
cairn2e-step-blow-kept = { $who } hází { $face }, Zbroj ještě není odečtena
cairn2e-step-ignores-armor = { $who } hází { $face } a Zbroj se nepočítá
cairn2e-step-no-damage-dice = { $who } nemá pro tento útok kostku zranění
cairn2e-step-kept = { $target } čelí několika útokům naráz, celkem { $count }; platí jen nejlepší, { $net }, a zasahuje { $who }
cairn2e-step-kept-of-one = { $target } čelí několika útokům naráz, celkem { $count }; platí jen nejlepší, { $net }
cairn2e-step-kept-kept = { $target } čelí několika útokům naráz, celkem { $count }; platí jen nejlepší a zasahuje { $who }
cairn2e-step-kept-of-one-kept = { $target } čelí několika útokům naráz, celkem { $count }; platí jen nejlepší
cairn2e-step-no-harm = { $who } neutrpí žádné zranění
cairn2e-step-bypasses-hp = { $who } se nemůže bránit: zranění jde přímo na SIL
cairn2e-step-no-hp-to-lose = { $who } teď nemůže počítat s OŽ: zranění jde přímo na SIL
cairn2e-step-hp-lost = { $who } ztrácí { $hp } OŽ, zbývá { $left }
cairn2e-step-hp-lost-kept = { $who } ztrácí OŽ
cairn2e-step-no-scar = { $who } už nemá žádné OŽ
    .then = tím jsou OŽ pryč
cairn2e-step-strength-lost = { $who } ztrácí { $points } SIL, zbývá { $left }
cairn2e-step-strength-lost-kept = { $who } ztrácí SIL
cairn2e-step-attribute-lost = { $who } ztrácí { $points } { $attribute }, zbývá { $left }
cairn2e-step-attribute-lost-kept = { $who } ztrácí { $attribute }
cairn2e-step-paralysed = { $who } má OBR 0 a nemůže se pohnout
cairn2e-step-delirious = { $who } má VŮL 0 a blouzní
cairn2e-step-already-critical = { $who } už umírá a teď je ještě hůř
cairn2e-step-fights-on = { $who } bojuje dál
cairn2e-step-doom-met = osud se naplňuje: { $who } přichází o život
cairn2e-step-doom-defied = { $who } uniká osudu
cairn2e-step-destroyed = { $who } padá do posledního
cairn2e-step-critical-at-zero = { $who } má SIL 0 a je mimo boj
cairn2e-step-died = { $who } přichází o život
cairn2e-step-crawls =
    { $minutes ->
        [60] { $who } padá, může se jen plazit a bez pomoci do hodiny zemře
        [0] { $rounds ->
            [one] { $who } padá, může se jen plazit a bez pomoci zemře za jedno kolo
            [few] { $who } padá, může se jen plazit a bez pomoci zemře za { $rounds } kola
           *[other] { $who } padá, může se jen plazit a bez pomoci zemře za { $rounds } kol
        }
       *[other] { $who } padá, může se jen plazit a bez pomoci zemře za { $minutes } min
    }
cairn2e-step-npc-dies = { $who } padá bez života
    .b = { $who } padá a už nevstane
    .c = { $who } klesá k zemi a je konec
cairn2e-step-weakened = { $who } se rozprchne a bojuje dál už jen jako jednotlivec
cairn2e-step-routed = { $who } láme šik a prchá
cairn2e-step-critical-effect = { $who } na tom je ještě hůř a může za to { $foe }: { $critical }
cairn2e-step-creature-note = pro Strážce: { $who } – { $creature }
cairn2e-step-immune = { $who } to vůbec necítí
cairn2e-step-contact = { $who } trpí už pouhým dotekem: přímo na SIL, { $sides } bez ohledu na zbraň
cairn2e-step-no-attack = pro Strážce: { $who } nemá v bloku hodnot žádný útok; úder je beze zbraně a zda vůbec padne, je na tobě
cairn2e-step-crowd = pro Strážce: { $block }, od počtu { $count }, je podle bloku hodnot jeden Oddíl; tady bojuje každý sám, pokud si nenecháš jednoho jako Oddíl a ostatní neodebereš
cairn2e-step-crowd-unled = pro Strážce: { $block } v takovém počtu má vůdce a skupina hází na jeho VŮL { $score }; urči vůdce, jinak platí jen jejich vlastní VŮL
cairn2e-step-told-note = { $block }: { $creature } (tady se to jen vypráví: do hry to vnáší Strážce)
cairn2e-step-told-critical = { $block }, kritické zranění: { $critical } (tady se to jen vypráví: do hry to vnáší Strážce)
cairn2e-step-told-no-attack = { $block }: blok hodnot neuvádí žádný útok; tady je úder beze zbraně a zda vůbec padne, je na Strážci
cairn2e-step-told-crowd-unled = { $block }: tak početná skupina má vůdce a hází na jeho VŮL { $score }; tady platí jen jejich vlastní VŮL
cairn2e-step-joins-declared = { $who } útočí spolu se spojenci, kteří ohlásili týž cíl; počítá se jen nejvyšší zranění
cairn2e-step-halved = { $who } z toho schytá jen polovinu, tedy { $face }
cairn2e-step-endures = { $who } bojuje dál navzdory všemu; konec je až při SIL 0
cairn2e-step-head-lost =
    { $left ->
        [0] { $who } přichází o poslední hlavu
        [one] { $who } přichází o hlavu, zbývá jedna
        [few] { $who } přichází o hlavu, zbývají { $left }
       *[other] { $who } přichází o hlavu, zbývá { $left }
    }
cairn2e-step-part-lost = { $who } přichází o část těla: { $detail }
cairn2e-step-killed-outright = { $who } na místě přichází o život
cairn2e-step-lost-for-good = { $who } navždy ztrácí { $points } SIL a maximum je teď { $left }
cairn2e-step-lost-for-good-kept = { $who } navždy ztrácí část SIL
cairn2e-step-deprived-by = { $who } od této chvíle strádá
cairn2e-step-armor-ruined = { $who } ztrácí { $item-acc }
cairn2e-step-strength-restored = { $who } získává zpět { $points } SIL
cairn2e-step-strength-restored-kept = { $who } získává zpět SIL
cairn2e-step-hp-regained = { $who } získává zpět { $hp } OŽ
cairn2e-step-hp-regained-kept = { $who } získává zpět OŽ
cairn2e-step-scarred = { $who } má přesně 0 OŽ a odnáší si jizvu „{ $scar }“
cairn2e-step-scar-befalls =
    { $row ->
        [1] { $who } ponese trvalou stopu
        [2] { $who } se nemůže vzpamatovat a říká, co pomůže
        [3] { $who } nemůže popadnout dech a strádá až do několika hodin odpočinku
        [4] praská kost a { $who } musí čekat, než sroste
        [5] rána hnisá a { $who } stůně, dokud nákaza nepřejde
        [6] rána do hlavy něco mění a { $who } to pocítí
        [7] { $who } se sotva hýbe, dokud nepřijde vážná pomoc a odpočinek
        [8] { $who } nic neslyší, dokud nepřijde mimořádná pomoc
        [9] v mysli se uvolňuje něco skrytého a { $who } to cítí
        [10] končetina je utržená nebo k ničemu, a která, řekne Strážce
       *[11] { $who } strádá, je mimo boj a bez léčení do hodiny zemře
    }
cairn2e-step-scar-beyond = { $who } ztrácí { $hp } OŽ, ale tabulka končí řádkem { $row }
cairn2e-step-doom-hangs = smrt byla blízko: jestli { $who } příští kritický hod nezvládne, je konec
cairn2e-step-settles-scar = { $who } zjišťuje, co zanechává jizva „{ $scar }“
cairn2e-step-doom-survived = { $who } má za sebou zdařený kritický hod, a proto hází; nezdařený by znamenal smrt
cairn2e-step-scar-place = { $who } má zasažené místo: { $detail }
    .after-scar-befalls = ; zasaženo: { $detail }
cairn2e-step-scar-attribute = { $who } hází, co se změní, a padá { $detail }
cairn2e-step-scar-keeps-hp = { $total } není víc než { $hp }, maximum OŽ, takže { $who } zůstává beze změny
    .after-scar-befalls = ; maximum OŽ zůstává { $hp }
    .after-scar-place = ; maximum OŽ zůstává { $hp }
    .then = maximum OŽ zůstává { $hp }
cairn2e-step-scar-sets-hp = { $who } se tím zocelí: maximum OŽ je teď { $hp }
    .after-scar-befalls = ; maximum OŽ je teď { $hp }
    .after-scar-place = ; maximum OŽ je teď { $hp }
    .then = zocelí to: maximum OŽ je teď { $hp }
cairn2e-step-scar-keeps-attribute = { $total } není víc než { $attribute } { $score }, takže { $who } zůstává beze změny
    .after-scar-befalls = ; { $attribute } zůstává { $score }
    .after-scar-place = ; { $attribute } zůstává { $score }
cairn2e-step-scar-sets-attribute = { $who } se mění: { $attribute } { $total } místo { $score }
    .after-scar-befalls = ; { $attribute } je teď { $total }, a ne { $score }
    .after-scar-place = ; { $attribute } je teď { $total }, a ne { $score }
cairn2e-step-scar-raises-will = { $who } se tím zocelí: o { $points } VŮL víc
    .after-scar-befalls = ; VŮL roste o { $points }
    .after-scar-place = ; VŮL roste o { $points }
cairn2e-step-morale-shaken = hod na morálku, jde o skupinu „{ $group }“: { $cause }
cairn2e-step-morale-due = { $who } má 0 OŽ a nikoho po boku: na řadě je hod na morálku, až ho nařídí Strážce
cairn2e-step-fearless = { $who } nezná strach a nikdo neprchá
cairn2e-step-leader-holds = nikdo neprchá, dokud vede { $who }
cairn2e-step-leader-lost = vůdce je pryč a s ním i odvaha
cairn2e-step-leader-speaks = skupinu „{ $group }“ vede { $who } a hází za všechny, VŮL { $score }
cairn2e-step-leader-speaks-kept = skupinu „{ $group }“ vede { $who } a hází za všechny
cairn2e-step-morale-holds = { $who } váhá, ale nikdo neprchá
cairn2e-step-morale-breaks = morálka skupiny „{ $group }“ se hroutí a začíná útěk
cairn2e-step-nobody-pursues = { $who } může utéct, nikdo tomu nebrání
cairn2e-step-flees-to = { $who } běží do bezpečí: „{ $text }“
cairn2e-step-where-to = { $who } prchá a potřebuje bezpečné místo
cairn2e-step-stabilised = { $who } obvazuje rány a { $target } přežije
cairn2e-step-waits = { $who } čeká
cairn2e-step-spared = { $who } zůstává z vůle Strážce naživu
cairn2e-step-walked =
    { $cost ->
        [one] { $who } jde o jedno pole, zbývá { $left }
        [few] { $who } jde o { $cost } pole, zbývá { $left }
       *[other] { $who } jde o { $cost } polí, zbývá { $left }
    }
cairn2e-step-band-changed =
    { $apart ->
        [close] { $other } je teď na dosah ruky
        [nearby] { $other } je teď pár kroků odtud
        [far] { $other } je teď pořádný kus odtud
        [very-far] { $other } je teď velmi daleko
       *[other] { $who } a { $other } mají teď mezi sebou vzdálenost „{ $band }“
    }
cairn2e-step-hour-is-over = hodina uplynula a { $who } přichází o život
cairn2e-step-fight-ends = boj končí po { $round }. kole

## Effects

cairn2e-effect-hp-lost = { $who } ztrácí { $hp } OŽ
cairn2e-effect-attribute-lost = { $who } ztrácí { $points } { $attribute }
cairn2e-effect-paralysed = { $who } má OBR 0 a nemůže se pohnout ani jednat
cairn2e-effect-delirious = { $who } má VŮL 0, blouzní a nemůže jednat
cairn2e-effect-attribute-set = { $who } má teď { $attribute } { $score } z { $most }
cairn2e-effect-hp-most-set = { $who } má teď nové maximum OŽ: { $hp }
cairn2e-effect-critically-hurt =
    { $rounds ->
        [360] { $who } padá a bez pomoci do hodiny zemře
        [one] { $who } padá a bez pomoci zemře za jedno kolo
        [few] { $who } padá a bez pomoci zemře za { $rounds } kola
       *[other] { $who } padá a bez pomoci zemře za { $rounds } kol
    }
cairn2e-effect-died = { $who } přichází o život
cairn2e-effect-fled = { $who } prchá z boje
cairn2e-effect-weakened = { $who } už není oddílem
cairn2e-effect-critical-effect-due = { $who } na tom je ještě hůř a může za to { $foe }: { $critical }
cairn2e-effect-head-lost = { $who } přichází o hlavu
cairn2e-effect-rage-spent = { $who } už nemá první zuřivost
cairn2e-effect-scarred = { $who } dostává jizvu: { cairn2e-by-row }
cairn2e-effect-scar-settled =
    { $detail ->
        [none] { $who } má za sebou hod na jizvu „{ cairn2e-by-row }“
       *[other] { $who } má jizvu „{ cairn2e-by-row }“ zde: { $detail }
    }
cairn2e-effect-stabilised = { $who } má ošetřené rány a přežije
cairn2e-effect-spared = { $who } žije, ale je mimo boj
cairn2e-effect-fight-begun = začíná boj
cairn2e-effect-turn-lost = { $who } přichází o tah
cairn2e-effect-turn-regained = { $who } může v tomto tahu přece jen jednat
cairn2e-effect-deed-declared = { $who } už něco ohlašuje
cairn2e-effect-deed-taken-back = { $who } si to rozmýšlí
cairn2e-effect-action-used = { $who } má akci za sebou
cairn2e-effect-walked-to = { $who } jde dál, na pole { $to }
cairn2e-effect-band-changed = { $who } a { $other } mají teď mezi sebou vzdálenost „{ $band }“
cairn2e-effect-morale-tested = hod na morálku, jde o skupinu „{ $group }“
cairn2e-effect-side-done = končí tah: { $side }
cairn2e-effect-fight-ended = boj skončil

## Offers

cairn2e-offer-strike = Zaútočit
cairn2e-offer-shoot = Vystřelit
cairn2e-offer-throw = Hodit zbraní
cairn2e-offer-strike-both = Zaútočit dvěma zbraněmi naráz
cairn2e-offer-blast = Zaútočit na všechny v oblasti
cairn2e-offer-cast = Seslat kouzlo
cairn2e-offer-read-scroll = Přečíst svitek
cairn2e-offer-use-relic = Použít relikvii
cairn2e-offer-heal-with = Uzdravit někoho relikvií
cairn2e-offer-stabilise = Ošetřit někoho
cairn2e-offer-try = Zkusit něco riskantního
cairn2e-offer-recover = Ovládnout paniku
cairn2e-offer-flee = Utéct
cairn2e-offer-wait = Čekat
cairn2e-offer-take-back = Vzít ohlášení zpět
cairn2e-offer-move = Pohnout se
cairn2e-offer-move-again = Pohnout se znovu
cairn2e-offer-approach = Přiblížit se
cairn2e-offer-withdraw = Vzdálit se
cairn2e-offer-resolve-side = Vyhodnotit tah
cairn2e-offer-start-fight = Začít boj
cairn2e-offer-end-fight = Ukončit boj
cairn2e-offer-harm-attribute = Snížit vlastnost
cairn2e-offer-settle-scar = Hodit na jizvu
cairn2e-offer-spare = Nechat žít
cairn2e-offer-check-morale = Hodit na morálku

## Situations and their parameters

cairn2e-situation-save = záchranný hod
cairn2e-situation-strike = útoky na jeden cíl
cairn2e-situation-scar = hod na jizvu
cairn2e-situation-morale = hod na morálku
cairn2e-situation-retreat = útěk z boje
cairn2e-situation-first-round = jednání v prvním kole

cairn2e-param-attack = čím útočí protivníci, mají-li na výběr
cairn2e-param-attribute = vlastnost
cairn2e-param-which = která vlastnost
cairn2e-param-dice = kostky zranění, čárka mezi útoky a + mezi dvěma zbraněmi
cairn2e-param-armor = Zbroj
cairn2e-param-hp = OŽ
cairn2e-param-str = SIL
cairn2e-param-strength = SIL
cairn2e-param-dexterity = OBR
cairn2e-param-will = VŮL
cairn2e-param-target = cíl
cairn2e-param-attacker = útočník
cairn2e-param-impaired = oslabený útok
cairn2e-param-enhanced = posílený útok
cairn2e-param-blast = výbuch, který zasáhne všechny v okolí
cairn2e-param-ignores-armor = Zbroj se nepočítá
cairn2e-param-bypass = zranění jde přímo na SIL
cairn2e-param-scar = hodit rovnou i na jizvu
cairn2e-param-row = řádek tabulky jizev
cairn2e-param-hp-max = maximum OŽ
cairn2e-param-fearless = beze strachu
cairn2e-param-pursued = někdo je pronásleduje
cairn2e-param-ready = v pohotovosti k boji
cairn2e-value-ready-all = všichni
cairn2e-param-against = proti komu
cairn2e-param-task = oč se pokoušíš
cairn2e-param-together = společně s kým
cairn2e-param-is-impaired = oslabený útok
cairn2e-param-is-enhanced = posílený útok
cairn2e-param-is-distant = velmi daleko
cairn2e-param-bypasses-hp = přímo na SIL
cairn2e-param-counts-targets = hodit na počet cílů
cairn2e-param-has-refuge = je kam utéct
cairn2e-param-refuge = kam utéct
cairn2e-param-is-attack = je to útok
cairn2e-param-nature = čím se útočí, pokud na tom záleží: stříbro, magie, oheň…
cairn2e-param-ranged = útok na dálku
cairn2e-param-by = útočící tvor ze seznamu: jeho první útok a následek kritického zranění
cairn2e-value-nature-magic = magie
cairn2e-value-nature-silver = stříbro
cairn2e-value-nature-iron = železo
cairn2e-value-nature-metal = kov
cairn2e-value-nature-fire = oheň
cairn2e-value-nature-cold = chlad
cairn2e-value-nature-lightning = blesk
cairn2e-value-nature-acid = kyselina
cairn2e-value-nature-water = voda
cairn2e-value-nature-unfaced = bez pohledu do očí

cairn2e-value-which-strength = SIL
cairn2e-value-which-dexterity = OBR
cairn2e-value-which-will = VŮL
cairn2e-value-by-none = nikdo určitý
cairn2e-value-foe-none = nikdo určitý
cairn2e-value-target-npc = protivník
cairn2e-value-target-pc = postava hráče
cairn2e-value-target-hireling = najatý pomocník
cairn2e-value-target-detachment = oddíl
cairn2e-value-attacker-individual = jednotlivec
cairn2e-value-attacker-detachment = oddíl

## Refusals

error-no-such-figure = nikdo jménem „{ $id }“ v této scéně není; použij jedno z: { $allowed }
error-cairn-not-in-fight = teď se nebojuje; nejdřív začni boj
error-cairn-in-fight = už se bojuje; nejdřív tento boj ukonči
error-cairn-nobody-to-fight = k boji musí někdo stát na obou stranách; nejdřív přiveď protivníky na scénu
error-cairn-out-of-action = „{ $who }“ je mimo boj; vyber někoho, kdo může jednat
error-cairn-loses-turn = „{ $who }“ přichází o tento tah; počkej na další kolo
error-cairn-already-declared = „{ $who }“ už má ohlášenou akci; nejdřív vezmi ohlášení zpět
error-cairn-square-spoken-for = „{ $other }“ už má ohlášený pohyb na { $at }; zvol jiné pole
error-cairn-nothing-declared = „{ $who }“ nemá nic ohlášeno; nejdřív ohlas akci
error-cairn-no-such-weapon = „{ $who }“ na to nemá zbraň { $weapon }; zadej -1 pro holé ruce nebo číslo menší než { $count }
error-cairn-bad-target = „{ $target }“ nemůže být cílem; vyber někoho, kdo tu je a žije
error-cairn-no-target = „{ $who }“ na nikoho neútočí; zadej cíl
error-cairn-one-target-only = „{ $who }“ nemůže zasáhnout víc cílů naráz; zadej jeden cíl, nebo použij výbuch
error-cairn-beyond-reach = „{ $target }“ je z dosahu „{ $who }“; přibliž se, nebo použij střelnou zbraň
error-cairn-too-far-to-bandage = „{ $who }“ na „{ $target }“ nedosáhne; nejdřív jdi k němu
error-cairn-no-line = mezi „{ $who }“ a „{ $target }“ stojí zdi; jdi tam, kde je cesta volná
error-cairn-no-refuge = „{ $who }“ nemá kam bezpečně utéct; nejdřív zadej útočiště
error-cairn-not-their-side = „{ $who }“ patří k druhé straně; vyber společníky ze stejné strany
error-cairn-not-dying = „{ $target }“ neumírá; obvaž někoho s kritickým zraněním
error-cairn-no-space = „{ $who }“ není na žádné mapě; nejdřív postavu umísti na mapu, nebo urči vzdálenosti
error-cairn-cannot-move = „{ $who }“ už v tomto tahu nemůže dál; počkej na další, nebo jdi v rámci akce
error-cairn-no-nearer = „{ $who }“ a „{ $other }“ už nemohou být blíž ani dál; zvol opačný směr
error-cairn-no-such-group = skupina „{ $group }“ tu není nebo už nestojí; použij jednu z: { $allowed }
error-cairn-not-fallen = „{ $who }“: této postavě nelze darovat život; vyber protivníka, který padl se SIL nad 0
error-cairn-no-such-scar = „{ $who }“ nemá otevřenou jizvu z řádku { $row }; použij otevřený řádek: { $allowed }
error-cairn-scar-not-due = na jizvu { $row } („{ $who }“) ještě není čas; nejdřív ji vyleč
error-cairn-no-dice = zranění („{ $target }“) potřebuje kostky; zadej aspoň jednu
error-cairn-not-attack-dice = „{ $text }“ nejsou kostky útoku; napiš k8, k8+k6 pro dvě zbraně, čárky mezi útočníky, nejvýš kostek: { $most }

## Examples

example-cairn2e-g1a = Tři útočníci hodí 4, 5 a 1 na hromotluka s 8 OŽ: platí 5, zbývají 3 OŽ.
example-cairn2e-g1b = Potom 1 a 3: platí 3, zbývá 0 OŽ, bez jizvy a bez záchranného hodu.
example-cairn2e-g2a = Postava s 6 OŽ utrpí zranění 6: 0 OŽ a šestá jizva.
example-cairn2e-g2b = Šestá jizva: 3 znamená OBR a 14 je víc než OBR 9.
example-cairn2e-g3a = 5 OŽ, SIL 11, zásah za 6: SIL 10 a 13 je neúspěšný kritický hod.
example-cairn2e-g3b = První ztráta: hod na VŮL vůdkyně se nezdaří a všichni se vzdávají.
example-cairn2e-g4a = Dvě dýky proti smečce krys jsou po k4: 2 a 2 jí nechají 1 OŽ.
example-cairn2e-g4b = I kuše je k4: 2 srazí smečku na SIL 4 a 7 ji rozpráší.
example-cairn2e-g4c = Oddíl útočí na jednu postavu kostkou k12.
