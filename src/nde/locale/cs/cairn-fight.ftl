# Cairn 2e: záchranné hody a boj.

## Words

cairn2e-outcome-nothing = nic
cairn2e-outcome-hurt = zranění
cairn2e-outcome-scar = jizva
cairn2e-outcome-wounded = ztráta SIL, bojuje dál
cairn2e-outcome-critical = kritické zranění
cairn2e-outcome-dead = smrt
cairn2e-outcome-backfires = působí, ale ne bez újmy

cairn2e-condition-dead = po smrti
cairn2e-condition-critical = umírá, může se jen plazit
cairn2e-condition-mortal = smrtelná rána
cairn2e-condition-stable = stabilní stav, mimo boj
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
cairn2e-scar-6 = Převratná rána do hlavy
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
cairn2e-cause-cover = kryt
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
cairn2e-item-unarmed = holé ruce
cairn2e-who-hireling = Najatý pomocník

## Rolls

cairn2e-roll-save = { $who }: hoď { $die } na záchranu
cairn2e-roll-damage = { $who }: hoď { $die } na zranění
cairn2e-roll-scar = { $who }: hoď { $die } za jizvu
cairn2e-roll-scar-place = { $who }: hoď { $die }: čeho se jizva týká?
cairn2e-roll-blast-targets = { $who }: hoď { $die }: kolik cílů výbuch zasáhne?
cairn2e-roll-attribute-loss = { $who }: hoď { $die } na ztracené body
cairn2e-roll-body-part = { $who }: hoď { $die } na část těla

## Questions

cairn2e-ask-npc-critical = Neúspěšný kritický hod ({ $target }): smrt, nebo jen vyřazení?
cairn2e-option-npc-critical-dead = smrt
cairn2e-option-npc-critical-down = jen vyřazení
cairn2e-ask-routed = Oddíl s kritickým zraněním ({ $target }): rozprášen, nebo oslaben?
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
        [yes] { $who }: { $face } proti { $attribute } { $score }, úspěch
       *[no] { $who }: { $face } proti { $attribute } { $score }, neúspěch
    }
cairn2e-step-saves-against = nejvíc riskuje { $who } a hází jen tato postava; druhá strana: { $other }
cairn2e-step-saves-for-all = { $who } riskuje nejvíc a hází za všechny: { $attribute }
cairn2e-step-fight-begins = začíná boj; družina jedná první
cairn2e-fight-begins-saves = Každý hrdina hází na OBR, aby mohl jednat v prvním kole.
cairn2e-fight-begins-ready-or-saves = Kdo je v pohotovosti, jedná hned; každý další hrdina hází na OBR, aby mohl jednat v prvním kole.
cairn2e-fight-begins-ready = Hrdinové jsou v pohotovosti a jednají hned, bez hodu prvního kola.
cairn2e-fight-begins-at-once = V prvním kole jednají všichni; nikdo na to nemusí házet.
cairn2e-step-panic-stops = { $who } panikaří a v prvním kole nejedná
cairn2e-step-acts-at-once = { $who } jedná v prvním kole
cairn2e-step-loses-turn = { $who } přichází o první tah
cairn2e-step-declared-strike = { $who } ohlašuje útok (cíl: { $target }, zbraň: { $item })
cairn2e-step-declared-cast = { $who } ohlašuje kouzlo „{ $spell }“ ({ $item })
cairn2e-step-declared-stabilise = { $who } ohlašuje ošetření: { $target }
cairn2e-step-declared-try = { $who } ohlašuje něco riskantního, se záchranným hodem na { $attribute }
cairn2e-step-declared-recover = { $who } ohlašuje pokus překonat paniku
cairn2e-step-declared-flee = { $who }: ohlášen útěk
cairn2e-step-declared-flee-to = { $who }: ohlášen útěk (kam: { $text })
cairn2e-step-declared-move = { $who } ohlašuje druhý pohyb: { $to }
cairn2e-step-declared-shift =
    { $nearer ->
        [yes] { $who } ohlašuje druhý pohyb, blíž: { $other }
       *[no] { $who } ohlašuje druhý pohyb, dál: { $other }
    }
cairn2e-step-declared-wait = { $who } ohlašuje, že počká
cairn2e-step-taken-back = { $who } bere ohlášení zpět
cairn2e-step-side-acts = kolo { $round }, { $side }: vše ohlášené se děje naráz
cairn2e-step-deed-pointless = { $who }: ohlášený čin už není možný
cairn2e-step-attacks = { $who } útočí (cíl: { $target }, zbraň: { $item }, { $sides })
cairn2e-step-attacks-plainly = { $who } útočí (cíl: { $target }, zbraň: { $item })
cairn2e-step-impaired = { $who }: oslabený útok ({ $cause }), { $sides }
cairn2e-step-enhanced = { $who }: posílený útok ({ $cause }), { $sides }
cairn2e-step-modifiers-cancel = { $who }: posílení ({ $up }) a oslabení ({ $down }) se ruší
cairn2e-step-two-weapons = { $who } hází { $sides } a nechává si vyšší výsledek
cairn2e-step-blast = { $who } zasahuje všechny v dosahu výbuchu; cíle: { $count }
cairn2e-step-blast-targets = { $who }: na počet cílů výbuchu padlo { $face }; cíle: { $count }
cairn2e-step-armor-capped = { $who }: Zbroj { $armor } se počítá jako { $cap }, víc nikdo nemá
cairn2e-step-blow = { $who }: padlo { $face }, Zbroj { $armor }, zranění: { $net }
cairn2e-step-ignores-armor = { $who }: padlo { $face }, Zbroj se nepočítá
cairn2e-step-no-damage-dice = { $who }: tento útok nemá kostku zranění
cairn2e-step-kept = útoky na jeden cíl ({ $target }): { $count }; platí nejlepší: { $net } ({ $who })
cairn2e-step-kept-of-one = útoky na jeden cíl ({ $target }): { $count }; platí jen nejlepší: { $net }
cairn2e-step-no-harm = { $who } neutrpí žádné zranění
cairn2e-step-bypasses-hp = { $who } se nemůže bránit: zranění jde přímo na SIL
cairn2e-step-no-hp-to-lose = { $who } teď nemá žádné OŽ: zranění jde přímo na SIL
cairn2e-step-hp-lost = { $who } ztrácí OŽ: { $hp } (zbývá: { $left })
cairn2e-step-no-scar = { $who } má 0 OŽ; jizvy dostávají jen postavy hráčů
cairn2e-step-strength-lost = { $who } ztrácí SIL: { $points } (zbývá: { $left })
cairn2e-step-attribute-lost = { $who } ztrácí { $attribute }: { $points } (zbývá: { $left })
cairn2e-step-paralysed = { $who } má OBR 0: ochrnutí
cairn2e-step-delirious = { $who } má VŮL 0: blouznění
cairn2e-step-already-critical = { $who } už umírá: žádný další záchranný hod
cairn2e-step-fights-on = { $who } bojuje dál
cairn2e-step-doom-met = { $scar }: hod se nezdařil, { $who } umírá
cairn2e-step-doom-defied = { $scar }: hod se zdařil, { $who } uniká osudu
cairn2e-step-destroyed = { $who }: oddíl je zničen
cairn2e-step-critical-at-zero = { $who } má SIL 0 a je mimo boj
cairn2e-step-died = { $who } má SIL 0 a umírá
cairn2e-step-crawls =
    { $minutes ->
        [60] { $who } se může jen plazit a bez pomoci do hodiny zemře
        [0] { $who } se může jen plazit a bez pomoci zemře; zbývá kol po deseti sekundách: { $rounds }
       *[other] { $who } se může jen plazit a bez pomoci zemře; zbývá minut: { $minutes }
    }
cairn2e-step-npc-dies = { $who }: kritický hod se nezdařil, následuje smrt
cairn2e-step-weakened = { $who }: oddíl oslaben, dál bojuje jako jediný nepřítel
cairn2e-step-routed = { $who }: oddíl je rozprášen
cairn2e-step-critical-effect = { $who } utrpí víc než kritické zranění (původce: { $foe }): { $critical }
cairn2e-step-creature-note = pro Strážce ({ $who }): { $creature }
cairn2e-step-immune = { $who } je vůči tomu odolný cíl
cairn2e-step-contact = { $who }: už pouhý dotek jde přímo do SIL, { $sides } bez ohledu na zbraň
cairn2e-step-no-attack = pro Strážce ({ $who }): popis neuvádí žádný útok; úder je beze zbraně a zda vůbec padne, je na tobě
cairn2e-step-crowd = pro Strážce ({ $block }): od počtu { $count } jsou podle popisu jeden Oddíl; tady bojuje každý sám, pokud si nenecháš jednoho jako Oddíl a ostatní neodebereš
cairn2e-step-crowd-unled = pro Strážce ({ $block }): tak početná skupina má vůdce a hází na jeho VŮL { $score }; určete vůdce, jinak platí jen jejich vlastní VŮL
cairn2e-step-told-note = { $block }: { $creature } (tady se to jen vypráví: do hry to vnáší Strážce)
cairn2e-step-told-critical = { $block }, kritické zranění: { $critical } (tady se to jen vypráví: do hry to vnáší Strážce)
cairn2e-step-told-no-attack = { $block }: popis neuvádí žádný útok; tady je úder beze zbraně a zda vůbec padne, je na Strážci
cairn2e-step-told-crowd = { $block }: od počtu { $count } jsou podle popisu jeden Oddíl; tady bojuje každý sám
cairn2e-step-told-crowd-unled = { $block }: tak početná skupina má vůdce a hází na jeho VŮL { $score }; tady platí jen jejich vlastní VŮL
cairn2e-step-joins-declared = { $who }: spolu s tím, co spojenci ohlásili proti témuž cíli; počítá se jen nejvyšší zranění
cairn2e-step-halved = { $who } z toho schytá jen polovinu: { $face }
cairn2e-step-endures = { $who } bojuje dál i přes kritické zranění; konec je až při SIL 0
cairn2e-step-head-lost = { $who } přichází o hlavu; zbývá hlav: { $left }
cairn2e-step-part-lost = { $who }: padlo { $face }, ztráta: { $detail }
cairn2e-step-killed-outright = { $who } na místě umírá
cairn2e-step-lost-for-good = { $who }: navždy ztracená SIL: { $points }; maximum je teď { $left }
cairn2e-step-deprived-by = { $who }: strádání
cairn2e-step-armor-ruined = { $who } přichází o část zbroje: { $item }
cairn2e-step-strength-restored = { $who } získává zpět SIL: { $points }
cairn2e-step-hp-regained = { $who } získává zpět OŽ: { $hp }
cairn2e-step-scarred = { $who } má přesně 0 OŽ; ztraceno: { $hp }; jizva: { $scar }
cairn2e-step-scar-befalls =
    { $who }: { $row ->
        [1] { cairn2e-scar-1.text }
        [2] { cairn2e-scar-2.text }
        [3] { cairn2e-scar-3.text }
        [4] { cairn2e-scar-4.text }
        [5] { cairn2e-scar-5.text }
        [6] { cairn2e-scar-6.text }
        [7] { cairn2e-scar-7.text }
        [8] { cairn2e-scar-8.text }
        [9] { cairn2e-scar-9.text }
        [10] { cairn2e-scar-10.text }
       *[11] { cairn2e-scar-11.text }
    }
cairn2e-step-scar-beyond = { $who }: ztraceno OŽ: { $hp }, ale tabulka končí řádkem { $row }
cairn2e-step-doom-hangs = rozhodne příští kritický hod ({ $who }): nezdařený znamená smrt
cairn2e-step-settles-scar = { $who } hází za jizvu: { $scar }
cairn2e-step-doom-survived = tento hod přichází po zdařeném kritickém hodu ({ $who }); nezdařený by znamenal smrt
cairn2e-step-scar-place = { $who }: padlo { $face }: { $detail }
cairn2e-step-scar-keeps-hp = { $who }: { $total } není víc než maximum OŽ ({ $hp })
cairn2e-step-scar-sets-hp = { $who }: padlo { $total }, maximum OŽ je nyní { $hp }
cairn2e-step-scar-keeps-attribute = { $who }: { $total } není víc než { $attribute } { $score }
cairn2e-step-scar-sets-attribute = { $who }: { $total } je víc než { $attribute } { $score } a nahrazuje tuto hodnotu
cairn2e-step-scar-raises-will = { $who }: VŮL roste o { $points }
cairn2e-step-morale-shaken = morálka ({ $group }): { $cause }
cairn2e-step-morale-due = { $who } má 0 OŽ a nikoho po boku: přichází hod na morálku (VŮL), nařídí ho Strážce
cairn2e-step-fearless = morálka ({ $group }): beze strachu
cairn2e-step-leader-holds = morálka ({ $group }): bez útěku, dokud vede { $who }
cairn2e-step-leader-lost = morálka ({ $group }): útěk po ztrátě vůdce
cairn2e-step-leader-speaks = morálka ({ $group }): vede { $who }, VŮL { $score }
cairn2e-step-morale-holds = morálka ({ $group }): vydrží
cairn2e-step-morale-breaks = morálka ({ $group }): zhroutí se, útěk
cairn2e-step-nobody-pursues = útěku nemá kdo bránit: { $who }
cairn2e-step-flees-to = { $who } běží do bezpečí: { $text }
cairn2e-step-where-to = { $who } prchá a říká kam: útěk potřebuje bezpečné místo
cairn2e-step-stabilised = { $who } obvazuje rány a zachraňuje život: { $target }
cairn2e-step-waits = { $who } čeká
cairn2e-step-spared = Strážce daruje život: { $who }
cairn2e-step-walked = { $who } jde (polí: { $cost }, zbývá: { $left })
cairn2e-step-band-changed = { $who } a { $other }, vzdálenost nyní: { $band }
cairn2e-step-hour-is-over = hodina uplynula: { $who }
cairn2e-step-fight-ends = boj končí v kole { $round }

## Effects

cairn2e-effect-hp-lost = { $who }: OŽ −{ $hp }
cairn2e-effect-attribute-lost = { $who }: { $attribute } −{ $points }
cairn2e-effect-paralysed = { $who } má ochrnuté tělo a nemůže jednat (OBR 0)
cairn2e-effect-delirious = { $who } blouzní a nemůže jednat (VŮL 0)
cairn2e-effect-attribute-set = { $who }: { $attribute } { $score } z { $most }
cairn2e-effect-hp-most-set = { $who }: maximum OŽ je nyní { $hp }
cairn2e-effect-critically-hurt =
    { $rounds ->
        [360] { $who }: kritické zranění, bez pomoci smrt do hodiny
       *[other] { $who }: kritické zranění, zbývá kol po deseti sekundách: { $rounds }
    }
cairn2e-effect-died = { $who } je po smrti
cairn2e-effect-fled = { $who } prchá z boje
cairn2e-effect-weakened = { $who } už není oddílem
cairn2e-effect-critical-effect-due = { $who }, původce { $foe }: { $critical }
cairn2e-effect-head-lost = { $who } má o hlavu méně
cairn2e-effect-rage-spent = { $who }: první zuřivost pominula
cairn2e-effect-scarred = { $who }: nová jizva, { cairn2e-by-row }
cairn2e-effect-scar-settled =
    { $detail ->
        [none] { $who }: { cairn2e-by-row }, hod je proveden
       *[other] { $who }: { cairn2e-by-row }, { $detail }
    }
cairn2e-effect-stabilised = { $who } je ve stabilním stavu
cairn2e-effect-spared = { $who } žije, ale je mimo boj
cairn2e-effect-fight-begun = boj začíná
cairn2e-effect-turn-lost = { $who } přichází o tah
cairn2e-effect-turn-regained = { $who } může v tomto tahu přece jen jednat
cairn2e-effect-deed-declared = { $who }: čin ohlášen
cairn2e-effect-deed-taken-back = { $who }: ohlášení vzato zpět
cairn2e-effect-action-used = { $who }: akce využita
cairn2e-effect-walked-to = { $who } jde na { $to }
cairn2e-effect-band-changed = { $who } a { $other }: { $band }
cairn2e-effect-morale-tested = { $group }: morálka vyzkoušena
cairn2e-effect-side-done = konec tahu: { $side }
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
cairn2e-situation-scar = hod za jizvu
cairn2e-situation-morale = hod na morálku
cairn2e-situation-retreat = útěk z boje
cairn2e-situation-first-round = jednání v prvním kole

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
cairn2e-param-scar = hodit rovnou i za jizvu
cairn2e-param-row = řádek tabulky jizev
cairn2e-param-hp-max = maximum OŽ
cairn2e-param-fearless = beze strachu
cairn2e-param-pursued = někdo pronásleduje
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
error-cairn-already-declared = „{ $who }“ už má ohlášený čin; nejdřív vezmi ohlášení zpět
error-cairn-square-spoken-for = „{ $other }“ už má ohlášený pohyb na { $at }; zvol jiné pole
error-cairn-nothing-declared = „{ $who }“ nemá nic ohlášeno; nejdřív ohlas čin
error-cairn-no-such-weapon = „{ $who }“ na to nemá zbraň { $weapon }; zadej -1 pro holé ruce nebo číslo menší než { $count }
error-cairn-bad-target = „{ $target }“ nemůže být cílem; vyber někoho, kdo tu je a žije
error-cairn-no-target = „{ $who }“ na nikoho neútočí; zadej cíl
error-cairn-one-target-only = „{ $who }“ nemůže zasáhnout víc cílů naráz; zadej jeden cíl, nebo použij výbuch
error-cairn-beyond-reach = „{ $target }“ je z dosahu „{ $who }“; přibliž se, nebo použij střelnou zbraň
error-cairn-no-line = mezi „{ $who }“ a „{ $target }“ stojí zdi; jdi tam, kde je cesta volná
error-cairn-no-refuge = „{ $who }“ nemá kam bezpečně utéct; nejdřív zadej útočiště
error-cairn-not-their-side = „{ $who }“ patří k druhé straně; vyber společníky ze stejné strany
error-cairn-not-dying = „{ $target }“ neumírá; obvaž někoho s kritickým zraněním
error-cairn-no-space = „{ $who }“ není na žádné mapě; nejdřív postavu umísti na plán, nebo urči vzdálenosti
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
