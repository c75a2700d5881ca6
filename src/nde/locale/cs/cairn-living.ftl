# Cairn 2e: náklad, potřeby, odpočinek, čas, magie, setkání, podzemí a cesta.

## Odmítnutí

error-nobody-named = není k tomu nikdo jmenován; jmenuj alespoň jednu postavu
error-amid-a-fight = v boji na to není čas; nejdřív boj ukonči
error-place-not-safe = tohle místo není bezpečné; najdi lepší, nebo ho zajisti
error-no-light-to-rest-by = potmě si tu nikdo neodpočine; nejdřív zapal pochodeň nebo lucernu
error-nothing-there = { $who } nenese nic na místě „{ $place }“; použij číslo od 0, menší než { $count }
error-load-too-heavy = „{ $item }“ potřebuje víc míst ({ $needed }), než má { $who } volných ({ $free }); nejdřív něco odhoď
error-carrier-is-laden = „{ $item }“ nese víc, než se bez toho vejde do míst postavy { $who }; nejdřív odhoď nebo prodej něco jiného
error-purse-too-light = { $price } zl je víc, než { $who } má ({ $gold } zl); něco prodej, nebo zaplať méně
error-cairn-not-for-sale = „{ $item }“ na trhu není; uveď cenu, nebo 0 za nalezenou věc
error-cairn-no-trade = tam, kde „{ $who }“ právě je, nikdo neobchoduje; Strážce řekne, kde se dá nakupovat a prodávat
error-not-to-be-worn = „{ $item }“ se nenosí na sobě ani v ruce; vyber zbraň, zbroj nebo světlo
error-worn-so-already = { $on ->
    [yes] { $who } už nosí nebo drží „{ $item }“; vyber jinou věc
   *[no] { $who } nenosí ani nedrží „{ $item }“; vyber jinou věc
}
error-armor-takes-long = „{ $item }“: na takovou výměnu není v boji čas; počkej na jeho konec
error-drop-frees-nothing = „{ $item }“ nezabírá místo, takže odhozením si { $who } nepomůže; odhoď něco, co ho zabírá
error-hands-not-free = „{ $item }“ se k sesílání drží oběma rukama a { $who } drží něco jiného ({ $held }); nejdřív to odlož
error-slots-all-taken = { $who } má všechna místa plná ({ $slots }) a kouzlo stojí Únavu; nejdřív něco odhoď
error-not-magic = ve věci „{ $item }“ není magie; vyber knihu kouzel, svitek nebo relikvii
error-relic-is-spent = { $who } už nemá žádné použití „{ $item }“; splň podmínku, která je vrátí
error-no-strength-to-restore = { $who } nemá ztracenou SIL, která by se teď mohla vrátit; vyber někoho zraněného, kdo nestrádá
error-not-to-recharge = „{ $item }“ teď nelze dobít; vyber relikvii, které použití chybějí
error-not-a-light = „{ $item }“ nesvítí; vyber pochodeň nebo lucernu
error-lantern-needs-oil = „{ $item }“ svítí na olej a { $who } žádný nemá; sežeň konvici oleje, nebo vezmi pochodeň
error-light-burns-already = světlo už hoří; nejdřív ho zhasni
error-panicked-already = { $who } už je v panice; ať ji nejdřív překoná
error-not-panicked = { $who } není v panice; udělej něco jiného
error-need-so-already = { $on ->
    [yes] { $who } už toto postrádá ({ $need }); vyber jiný nedostatek nebo někoho jiného
   *[no] { $who } toto nepostrádá ({ $need }); vyber, co chybí, nebo někoho jiného
}
error-deprived-so-already = { $on ->
    [yes] { $who } už strádá; vyber někoho, kdo nestrádá
   *[no] { $who } nestrádá; vyber někoho, kdo strádá
}
error-no-scar-to-mend = { $who } už nemá na jizvě { $row } co hojit; na výběr: { $allowed }
error-time-out-of-range = najednou nemůže uplynout tolik kol: „{ $rounds }“; použij 1 až { $most }
error-still-alive = { $who } žije; nahradit lze jen mrtvé: vyber někoho z nich
error-not-a-hireling = { $who } není živý najatý pomocník družiny; vyber takového, nebo někoho nového
error-name-taken = „{ $who }“ nemůže být zkratkou nově příchozího; vyber jinou, kterou nikdo nemá

## Kroky

cairn2e-step-took-item = { $who } bere { $item-acc }; zabraná místa { $used } z { $slots }
cairn2e-step-paid = { $who } platí { $gold } zl, zbývá { $left } zl
cairn2e-step-paid-for = { $who } platí { $gold } zl ({ $item }) a zbývá { $left } zl
cairn2e-step-paid-wages = { $who } vyplácí { $gold } zl ({ $trade }) a zbývá { $left } zl
cairn2e-step-wages-due = najatí pomocníci družiny vydělají { $gold } zl denně
cairn2e-step-weather-holds = počasí je { $weather } a družina zůstává na místě
cairn2e-step-dropped-item = { $who } odhazuje { $item-acc }; zabraná místa { $used } z { $slots }
cairn2e-step-sold-item = { $who } prodává { $item-acc } za { $gold } zl; zabraná místa { $used } z { $slots }
cairn2e-step-load-lighter = { $who } už nemá plný náklad a { $hp } OŽ znovu platí
cairn2e-step-full-load = { $who } má plných všech { $slots } míst: OŽ platí za 0, dokud se náklad nezmenší
cairn2e-step-puts-on = { $who } si obléká { $item-acc } a má teď Zbroj { $armor }
cairn2e-step-takes-off = { $who } svléká { $item-acc } a má teď Zbroj { $armor }
cairn2e-step-hands-full = { $who } drží štít a obouruční zbraň: dohodněte se u stolu, zda to jde
cairn2e-step-bandage-used =
    { $left ->
        [one] { $who } spotřebuje obvaz, zbývá jeden
        [few] { $who } spotřebuje obvaz, zbývají { $left }
       *[other] { $who } spotřebuje obvaz, zbývá { $left }
    }
cairn2e-step-fatigue = { $who } dostává Únavu (zabraná místa { $used } z { $slots })
cairn2e-step-dropped-for-fatigue = žádné místo není volné, a tak { $who } odhazuje { $item-acc }
cairn2e-step-gold-left = žádné místo není volné, a tak { $who } nechává ležet { $gold } zl
cairn2e-step-collapsed = { $who } nese už jen Únavu, celkem { $count }, a hroutí se; co bude dál, určí Strážce
cairn2e-step-deprived = { $who } strádá ({ $need }): nic se neobnovuje a každých { $hours } hodin přibude Únava
cairn2e-step-need-met = { $who } už nestrádá
    .after-scar-due = a strádání končí
cairn2e-step-need-eased = { $who } má zase, co chybělo: { $need }. Stále však chybí toto: { $lacking }
cairn2e-step-days-without = { $days ->
    [one] { $who } strádá už { $hours } hodin, což stojí jednu Únavu
    [few] { $who } strádá už { $hours } hodin, což stojí { $days } Únavy
    [many] { $who } strádá už { $hours } hodin, což stojí { $days } Únavy
   *[other] { $who } strádá už { $hours } hodin, což stojí { $days } Únav
}
cairn2e-step-deprived-blocks-hp = { $who } strádá a nezískává zpět OŽ
cairn2e-step-deprived-blocks-fatigue = { $who } strádá a nezbavuje se Únavy
cairn2e-step-deprived-blocks-all = { $who } strádá a nezískává zpět nic
cairn2e-step-time-passes =
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
cairn2e-step-hour-ran-out = čas vypršel a { $who } přichází o život
cairn2e-step-rests = { $who } má pár chvil odpočinku a vodu
cairn2e-step-rests-long = { $who } má několik hodin odpočinku a vodu
cairn2e-step-rest-exposes = tohle není bezpečné místo: kdo tu odpočívá, toho mohou najít
cairn2e-step-hp-back = { $who } získává zpět { $hp } OŽ a má zase { $most }
    .after-back-on-feet = , získává zpět { $hp } OŽ a má teď { $most }
    .after-rest-moments = , získává zpět { $hp } OŽ a má teď { $most }
    .after-rest-hours = , získává zpět { $hp } OŽ a má teď { $most }
    .then = vrací se { $hp } OŽ, celkem je { $most }
cairn2e-step-dying-cannot-rest = { $who } umírá: pomůže jen ošetření, ne odpočinek
cairn2e-step-back-on-feet = { $who } je zase na nohou
    .after-rest-moments = , pak je zase na nohou
    .after-rest-hours = , pak je zase na nohou
cairn2e-step-mortal-not-healed = smrtelná rána se ještě nezhojila: { $who } je stále mimo boj
cairn2e-step-scar-due = { $who } má jizvu „{ $scar }“ zhojenou natolik, že je na řadě její hod
cairn2e-step-week-begins = { $days ->
    [one] družina tráví jeden den v péči léčitele
    [few] družina tráví { $days } dny v péči léčitele
    [many] družina tráví { $days } dne v péči léčitele
   *[other] družina tráví { $days } dní v péči léčitele
}
cairn2e-step-taken-into-care = { $who } je v rukou léčitele a už neumírá
cairn2e-step-attribute-back = { $who } získává zpět { $points } { $attribute }
cairn2e-step-fatigue-gone = { $count ->
    [one] { $who } se spánkem zbavuje jedné Únavy
    [few] { $who } se spánkem zbavuje { $count } Únav
    [many] { $who } se spánkem zbavuje { $count } Únavy
   *[other] { $who } se spánkem zbavuje { $count } Únav
}
cairn2e-step-camp = { $count ->
    [0] družina se neutáboří a { $hours } hodin nikdo nespí
    [one] družina se utáboří na { $hours } hodin; spí jedna osoba
    [few] družina se utáboří na { $hours } hodin; spí { $count } osoby
    [many] družina se utáboří na { $hours } hodin; spí { $count } osoby
   *[other] družina se utáboří na { $hours } hodin; spí { $count } osob
}
cairn2e-step-eats = { $who } jí dávku jídla
cairn2e-step-eats-of = { $who } jí dávku jídla, o kterou se dělí { $other }
cairn2e-step-mount-eats = { $who } krmí { $item-acc } ({ $food })
cairn2e-step-mount-unfed = { $who } nemá čím nakrmit zvíře ({ $item }); co bude dál, určí Strážce
cairn2e-step-nothing-to-eat = { $who } už nemá žádnou dávku jídla
cairn2e-step-no-ration = { $who } nemá co jíst a strádá
cairn2e-step-no-ration-all = { $ally } a { $who } nemají co jíst a strádají
cairn2e-step-skips-camp = { $who } nespí a hned na to doplácí
cairn2e-step-hands-freed = { $who } odkládá { $item-acc }, aby šlo držet knihu oběma rukama
cairn2e-step-hands-needed = kniha se drží oběma rukama, ale { $who } drží i { $item-acc }
cairn2e-step-casts = { $who } sesílá kouzlo „{ $spell }“
    .b = { $who } pronáší slova: „{ $spell }“
    .c = působí kouzlo „{ $spell }“ a sesílá je { $who }
cairn2e-step-spell-works-anyway = „{ $spell }“ zapůsobí tak či tak: hod na VŮL se týká jen toho, co pocítí { $who }
cairn2e-step-may-enhance = je čas a nic nehrozí: { $who } smí „{ $spell }“ zdarma posílit
cairn2e-step-scroll-gone = svitek se rozpadá v prstech, { $who } už ho nemá
cairn2e-step-relic-used =
    { $left ->
        [0] { $who } naposledy používá { $item-acc }
        [1] { $who } má { $item-acc } ještě na jedno použití
       *[other] { $who } má { $item-acc } ještě na { $left } použití
    }
cairn2e-step-magic-destroyed = kouzlo se obrací proti svému zdroji a { $who } navždy ztrácí { $item-acc }
cairn2e-step-magic-injures = { $who } doplácí na vlastní kouzlo, zranění { $damage }
cairn2e-step-magic-kills = kouzlo zabíjí, { $who } přichází o život
cairn2e-step-magic-other = { $who } za kouzlo zaplatí cenu, kterou určí Strážce
cairn2e-step-recharged =
    { $uses ->
        [1] { $who } má { $item-acc } zase na jedno použití
       *[other] { $who } má { $item-acc } zase na { $uses } použití
    }
cairn2e-step-panics = { $who } propadá panice: OŽ platí za 0, útoky jsou oslabené a první kolo boje je ztracené
cairn2e-step-masters-panic = { $who } překonává paniku
cairn2e-step-still-panicked = { $who } zatím paniku nedokáže překonat
cairn2e-step-turn-quiet = nikdo neotálí, nespěchá ani nehlučí a nic se neděje
cairn2e-step-in-the-dark = je tma a nehoří žádné světlo: mnoho se dělat nedá, a kdo se bojí, může propadnout panice
cairn2e-step-noise-heard = hluk někdo zaslechl a přichází
cairn2e-step-dungeon-event = { $brings ->
    [encounter] družině se někdo nebo něco staví do cesty, možná se zlým úmyslem
    [sign] je tu stopa něčeho nablízku
    [environment] okolí se mění k horšímu
    [loss] o něco přicházíte: zhasnou světla, skončí kouzlo
    [exhaustion] dostavuje se vyčerpání: odpočinek, Únava pro každého nebo dávka jídla
   *[quiet] je klid a zatím bezpečno
}
cairn2e-step-wild-event = { $brings ->
    [encounter] družině se někdo nebo něco staví do cesty
    [sign] je tu stopa něčeho nablízku nebo zvěst o kraji
    [environment] mění se počasí nebo terén
    [loss] družina musí zvolit, oč přijde: o věc, čas, nebo síly
    [exhaustion] něco zahrazuje cestu a stojí čas nebo síly
   *[discovery] družina objevuje něco užitečného
}
cairn2e-step-light-blown-out = světlo zhasíná
cairn2e-step-light-burned-down = světlo dohořelo
cairn2e-step-lights =
    { $left ->
        [0] { $who } naposledy zapaluje { $item-acc }
        [1] { $who } zapaluje { $item-acc }, půjde to ještě jednou
       *[other] { $who } zapaluje { $item-acc }, půjde to ještě { $left }krát
    }
cairn2e-step-trade = { $trade ->
    [yes] je tu s kým obchodovat
   *[no] nikdo tu neobchoduje
}
cairn2e-step-place = { $dark ->
    [yes] { $danger ->
        [yes] místo je temné a nebezpečné
       *[no] místo je temné a bezpečné
    }
   *[no] { $danger ->
        [yes] místo je světlé a nebezpečné
       *[no] místo je světlé a bezpečné
    }
}
cairn2e-step-trap-seen = { $who } si dává pozor, past vidí a může se jí vyhnout
cairn2e-step-trap-tested = { $sprung ->
    [yes] { $who } vchází do pasti
   *[no] { $who } nevědomky míjí past, která nesklapne
}
cairn2e-step-trap-sprung =
    { $armor ->
        [0] past sklapne a { $who } to schytá za { $damage }
       *[other] past sklapne a { $who } to schytá za { $damage }, Zbroj to snižuje o { $armor }
    }
cairn2e-step-watch = { $night ->
    [yes] noční hlídku zabere { $activity }; dvakrát se může něco stát
   *[no] denní hlídku zabere { $activity }
}
cairn2e-step-explored = družina v okolí objevuje místo nebo význačný bod
cairn2e-step-journey = { $watches ->
    [one] cesta potrvá jednu hlídku
    [few] cesta potrvá { $watches } hlídky
    [many] cesta potrvá { $watches } hlídky
   *[other] cesta potrvá { $watches } hlídek
}
cairn2e-step-journey-goes-on = { $watches ->
    [one] z cesty zbývá jedna hlídka
    [few] z cesty zbývají { $watches } hlídky
    [many] z cesty zbývá { $watches } hlídky
   *[other] z cesty zbývá { $watches } hlídek
}
cairn2e-step-journey-grows = { $watches ->
    [one] cesta se prodloužila: zbývá jedna hlídka
    [few] cesta se prodloužila: zbývají { $watches } hlídky
    [many] cesta se prodloužila: zbývá { $watches } hlídky
   *[other] cesta se prodloužila: zbývá { $watches } hlídek
}
cairn2e-step-sleepless = kdo nespal, tomu je terén o stupeň těžší
cairn2e-step-arrived = cesta je u konce
cairn2e-step-lost = { $lost ->
    [yes] družina bloudí a ztrácí hlídku ({ $face } na k6, riziko { $odds } ze 6)
   *[no] družina nachází cestu ({ $face } na k6, riziko { $odds } ze 6)
}
cairn2e-step-weather-tires = počasí všechny unavuje, je { $weather }
cairn2e-step-barrier-delays = { $watches ->
    [one] oklika stojí hlídku; z cesty zbývá jedna
    [few] oklika stojí hlídku; z cesty zbývají { $watches }
    [many] oklika stojí hlídku; z cesty zbývá { $watches }
   *[other] oklika stojí hlídku; z cesty zbývá { $watches }
}
cairn2e-step-loss-delays = { $watches ->
    [one] ztráta stojí hlídku; z cesty zbývá jedna
    [few] ztráta stojí hlídku; z cesty zbývají { $watches }
    [many] ztráta stojí hlídku; z cesty zbývá { $watches }
   *[other] ztráta stojí hlídku; z cesty zbývá { $watches }
}
cairn2e-step-rations-lost = { $count ->
    [one] přijde nazmar dávka jídla
    [few] přijdou nazmar { $count } dávky jídla
    [many] přijde nazmar { $count } dávky jídla
   *[other] přijde nazmar { $count } dávek jídla
}
cairn2e-step-nobody-hunts = nikdo není schopen hledat jídlo
cairn2e-step-supplied = { $count ->
    [one] hledání jídla vynáší jeden balík dávek ({ $die }, osob { $people })
    [few] hledání jídla vynáší { $count } balíky dávek ({ $die }, osob { $people })
    [many] hledání jídla vynáší { $count } balíku dávek ({ $die }, osob { $people })
   *[other] hledání jídla vynáší { $count } balíků dávek ({ $die }, osob { $people })
}
cairn2e-step-rations-left = { $count ->
    [one] jeden balík dávek zůstává: bez plného nákladu ho nikdo neunese
    [few] { $count } balíky dávek zůstávají: bez plného nákladu je nikdo neunese
    [many] { $count } balíku dávek zůstává: bez plného nákladu je nikdo neunese
   *[other] { $count } balíků dávek zůstává: bez plného nákladu je nikdo neunese
}
cairn2e-step-weather = je { $season }, počasí je { $weather }
cairn2e-step-catastrophe = počasí je extrémní druhý den po sobě a stává se katastrofálním
cairn2e-step-reaction = { $reaction ->
    [hostile] setkání je nepřátelské ({ $total } na 2k6)
    [wary] setkání je ostražité ({ $total } na 2k6)
    [curious] setkání provází zvědavost ({ $total } na 2k6)
    [kind] setkání je vlídné ({ $total } na 2k6)
   *[helpful] setkání přináší ochotu pomoci ({ $total } na 2k6)
}
cairn2e-step-fate = { $lucky ->
    [yes] osud družině přeje ({ $face } na kostce osudu)
   *[no] osud se od družiny odvrací ({ $face } na kostce osudu)
}
cairn2e-step-hired = { $who } vstupuje do služeb družiny
cairn2e-step-takes-over = { $who } je po smrti a hned se hraje dál: na řadě je { $other }
cairn2e-step-joins-new = { $who } je po smrti a hned se hraje dál: přichází { $name }
cairn2e-step-joins-with-sheet = { $who } je po smrti a hned se hraje dál s hotovou kartou, kterou sami přidáte
cairn2e-step-session = začíná nové sezení

## Co se stalo

cairn2e-effect-hp-restored = { $who } získává zpět { $hp } OŽ
cairn2e-effect-attribute-restored = { $who } získává zpět { $points } { $attribute }
cairn2e-effect-taken-into-care = { $who } už neumírá
cairn2e-effect-back-on-feet = { $who } zase může jednat
cairn2e-effect-collapsed = { $who } se hroutí
cairn2e-effect-fatigue-taken = { $who } dostává Únavu
cairn2e-effect-fatigue-cleared = { $count ->
    [one] { $who } se zbavuje jedné Únavy
    [few] { $who } se zbavuje { $count } Únav
    [many] { $who } se zbavuje { $count } Únavy
   *[other] { $who } se zbavuje { $count } Únav
}
cairn2e-effect-item-taken = { $who } bere { $item-acc }
cairn2e-effect-rations-found = { $count ->
    [one] { $who } přináší jeden balík dávek
    [few] { $who } přináší { $count } balíky dávek
    [many] { $who } přináší { $count } balíku dávek
   *[other] { $who } přináší { $count } balíků dávek
}
cairn2e-effect-item-dropped = { $who } tu nechává { $item-acc }
cairn2e-effect-gold-paid = { $who } platí { $gold } zl
cairn2e-effect-gold-dropped = { $who } nechává ležet { $gold } zl
cairn2e-effect-item-worn = { $on ->
    [yes] { $who } si bere k použití { $item-acc }
   *[no] { $who } odkládá { $item-acc }
}
cairn2e-effect-item-used = { $who } používá { $item-acc }
cairn2e-effect-item-destroyed = { $who } navždy ztrácí { $item-acc }
cairn2e-effect-item-recharged = { $who } zase může používat { $item-acc }
cairn2e-effect-spell-cast = { $who } sesílá kouzlo „{ $spell }“
cairn2e-effect-became-deprived = { $who } strádá
cairn2e-effect-need-met = { $who } už nestrádá
cairn2e-effect-need-eased = { $who } má zase, co chybělo: { $need }
cairn2e-effect-went-without = { $who } doplácí na { $hours } hodin strádání
cairn2e-effect-time-passed = { $rounds ->
    [one] uplyne jedno kolo
    [few] uplynou { $rounds } kola
    [many] uplyne { $rounds } kola
   *[other] uplyne { $rounds } kol
}
cairn2e-effect-panicked = { $who } panikaří
cairn2e-effect-fear-mastered = { $who } je zase v klidu
cairn2e-effect-light-lit = { $who } má světlo, svítí { $item }
cairn2e-effect-light-went-out = světlo zhasíná
cairn2e-effect-place-changed = { $is-dark ->
    [yes] { $is-dangerous ->
        [yes] je tu tma a nebezpečno
       *[no] je tu tma, ale bezpečno
    }
   *[no] { $is-dangerous ->
        [yes] je tu světlo, ale nebezpečno
       *[no] je tu světlo a bezpečno
    }
}
cairn2e-effect-weather-turned = je { $season }, počasí je { $weather }
cairn2e-effect-journey-counted = { $watches ->
    [one] cesta potrvá ještě jednu hlídku
    [few] cesta potrvá ještě { $watches } hlídky
    [many] cesta potrvá ještě { $watches } hlídky
   *[other] cesta potrvá ještě { $watches } hlídek
}
cairn2e-effect-reacted = { $reaction ->
    [hostile] setkání je nepřátelské
    [wary] setkání je ostražité
    [curious] setkání provází zvědavost
    [kind] setkání je vlídné
   *[helpful] setkání přináší ochotu pomoci
}
cairn2e-effect-event-happened = { $event ->
    [encounter] družina někoho potkává
    [sign] družina nachází stopu
    [environment] okolí se mění
    [loss] družina o něco přichází
    [exhaustion] družina je vyčerpaná
    [discovery] družina něco objevuje
   *[quiet] je klid
}
cairn2e-effect-hireling-joined = { $who } se přidává mezi najaté pomocníky
cairn2e-effect-character-replaced = { $who } je mimo hru, hraje se za někoho jiného
cairn2e-effect-scar-came-due = { $who } už může hodit na jizvu „{ cairn2e-by-row }“

## Otázky

cairn2e-ask-item = Žádné místo není volné: co { $who } odhodí?
cairn2e-option-item-gold = zlaťáky
cairn2e-option-item-spellbook-borrowed-shadow = { cairn2e-item-spellbook } „{ cairn2e-spell-borrowed-shadow }“
cairn2e-option-item-spellbook-candle-memory = { cairn2e-item-spellbook } „{ cairn2e-spell-candle-memory }“
cairn2e-option-item-spellbook-honest-door = { cairn2e-item-spellbook } „{ cairn2e-spell-honest-door }“
cairn2e-option-item-spellbook-heavy-words = { cairn2e-item-spellbook } „{ cairn2e-spell-heavy-words }“
cairn2e-option-item-spellbook-moth-lantern = { cairn2e-item-spellbook } „{ cairn2e-spell-moth-lantern }“
cairn2e-option-item-spellbook-salt-line = { cairn2e-item-spellbook } „{ cairn2e-spell-salt-line }“
cairn2e-option-item-spellbook-stone-sleep = { cairn2e-item-spellbook } „{ cairn2e-spell-stone-sleep }“
cairn2e-option-item-spellbook-river-tongue = { cairn2e-item-spellbook } „{ cairn2e-spell-river-tongue }“
cairn2e-option-item-spellbook-knot-of-calm = { cairn2e-item-spellbook } „{ cairn2e-spell-knot-of-calm }“
cairn2e-option-item-spellbook-hollow-step = { cairn2e-item-spellbook } „{ cairn2e-spell-hollow-step }“
cairn2e-option-item-spellbook-rust-breath = { cairn2e-item-spellbook } „{ cairn2e-spell-rust-breath }“
cairn2e-option-item-spellbook-paper-body = { cairn2e-item-spellbook } „{ cairn2e-spell-paper-body }“
cairn2e-option-item-spellbook-thirsty-ground = { cairn2e-item-spellbook } „{ cairn2e-spell-thirsty-ground }“
cairn2e-option-item-spellbook-hail-of-nails = { cairn2e-item-spellbook } „{ cairn2e-spell-hail-of-nails }“
cairn2e-option-item-spellbook-far-hand = { cairn2e-item-spellbook } „{ cairn2e-spell-far-hand }“
cairn2e-option-item-spellbook-bone-compass = { cairn2e-item-spellbook } „{ cairn2e-spell-bone-compass }“
cairn2e-option-item-spellbook-lullaby-of-gears = { cairn2e-item-spellbook } „{ cairn2e-spell-lullaby-of-gears }“
cairn2e-option-item-spellbook-bird-courier = { cairn2e-item-spellbook } „{ cairn2e-spell-bird-courier }“
cairn2e-option-item-spellbook-glass-eye = { cairn2e-item-spellbook } „{ cairn2e-spell-glass-eye }“
cairn2e-option-item-spellbook-root-rope = { cairn2e-item-spellbook } „{ cairn2e-spell-root-rope }“
cairn2e-option-item-spellbook-turn-of-season = { cairn2e-item-spellbook } „{ cairn2e-spell-turn-of-season }“
cairn2e-option-item-spellbook-mouth-of-clay = { cairn2e-item-spellbook } „{ cairn2e-spell-mouth-of-clay }“
cairn2e-option-item-spellbook-lent-strength = { cairn2e-item-spellbook } „{ cairn2e-spell-lent-strength }“
cairn2e-option-item-spellbook-whose-blood = { cairn2e-item-spellbook } „{ cairn2e-spell-whose-blood }“
cairn2e-option-item-scroll-borrowed-shadow = { cairn2e-item-scroll } „{ cairn2e-spell-borrowed-shadow }“
cairn2e-option-item-scroll-candle-memory = { cairn2e-item-scroll } „{ cairn2e-spell-candle-memory }“
cairn2e-option-item-scroll-honest-door = { cairn2e-item-scroll } „{ cairn2e-spell-honest-door }“
cairn2e-option-item-scroll-heavy-words = { cairn2e-item-scroll } „{ cairn2e-spell-heavy-words }“
cairn2e-option-item-scroll-moth-lantern = { cairn2e-item-scroll } „{ cairn2e-spell-moth-lantern }“
cairn2e-option-item-scroll-salt-line = { cairn2e-item-scroll } „{ cairn2e-spell-salt-line }“
cairn2e-option-item-scroll-stone-sleep = { cairn2e-item-scroll } „{ cairn2e-spell-stone-sleep }“
cairn2e-option-item-scroll-river-tongue = { cairn2e-item-scroll } „{ cairn2e-spell-river-tongue }“
cairn2e-option-item-scroll-knot-of-calm = { cairn2e-item-scroll } „{ cairn2e-spell-knot-of-calm }“
cairn2e-option-item-scroll-hollow-step = { cairn2e-item-scroll } „{ cairn2e-spell-hollow-step }“
cairn2e-option-item-scroll-rust-breath = { cairn2e-item-scroll } „{ cairn2e-spell-rust-breath }“
cairn2e-option-item-scroll-paper-body = { cairn2e-item-scroll } „{ cairn2e-spell-paper-body }“
cairn2e-option-item-scroll-thirsty-ground = { cairn2e-item-scroll } „{ cairn2e-spell-thirsty-ground }“
cairn2e-option-item-scroll-hail-of-nails = { cairn2e-item-scroll } „{ cairn2e-spell-hail-of-nails }“
cairn2e-option-item-scroll-far-hand = { cairn2e-item-scroll } „{ cairn2e-spell-far-hand }“
cairn2e-option-item-scroll-bone-compass = { cairn2e-item-scroll } „{ cairn2e-spell-bone-compass }“
cairn2e-option-item-scroll-lullaby-of-gears = { cairn2e-item-scroll } „{ cairn2e-spell-lullaby-of-gears }“
cairn2e-option-item-scroll-bird-courier = { cairn2e-item-scroll } „{ cairn2e-spell-bird-courier }“
cairn2e-option-item-scroll-glass-eye = { cairn2e-item-scroll } „{ cairn2e-spell-glass-eye }“
cairn2e-option-item-scroll-root-rope = { cairn2e-item-scroll } „{ cairn2e-spell-root-rope }“
cairn2e-option-item-scroll-turn-of-season = { cairn2e-item-scroll } „{ cairn2e-spell-turn-of-season }“
cairn2e-option-item-scroll-mouth-of-clay = { cairn2e-item-scroll } „{ cairn2e-spell-mouth-of-clay }“
cairn2e-option-item-scroll-lent-strength = { cairn2e-item-scroll } „{ cairn2e-spell-lent-strength }“
cairn2e-option-item-scroll-whose-blood = { cairn2e-item-scroll } „{ cairn2e-spell-whose-blood }“
cairn2e-ask-noise = Zaslechne někdo hluk a přijde?
cairn2e-option-noise-unheard = nikdo nepřijde
cairn2e-option-noise-heard = někdo přijde
cairn2e-ask-night-awake = Noc minula bez tábora: vyspí se ti, kdo nespali, ve dne?
cairn2e-option-night-awake-skipped = ne: tábor vynechali
cairn2e-option-night-awake-by-day = ano, utáboří se ve dne
cairn2e-ask-exhaustion = Družina je vyčerpaná: co zvolí?
cairn2e-option-exhaustion-fatigue = Únavu pro každého
cairn2e-option-exhaustion-ration = dávku jídla od každého
cairn2e-option-exhaustion-rest = směnu odpočinku a nový hod
cairn2e-ask-cast-save = Musí { $hero } házet na VŮL kvůli následkům kouzla?
cairn2e-option-cast-save-save = záchranný hod na VŮL
cairn2e-option-cast-save-no-save = bez hodu
cairn2e-ask-ill-effect = „{ $spell }“ působí, ale hod se nezdařil: co ještě { $hero } zaplatí?
cairn2e-option-ill-effect-fatigue = další Únavu
cairn2e-option-ill-effect-destroyed = zničení zdroje kouzla
cairn2e-option-ill-effect-injury = zranění (k6)
cairn2e-option-ill-effect-death = život, bylo-li kouzlo tak mocné
cairn2e-option-ill-effect-other = něco jiného, co určí Strážce
cairn2e-ask-need = Dostane tu { $hero }, co chybělo ({ $need })?
cairn2e-need-food = jídlo
cairn2e-need-sleep = spánek
cairn2e-need-rest = několik hodin odpočinku
cairn2e-need-healing = léčení
cairn2e-need-other = něco nezbytného
cairn2e-option-need-met = ano, strádání končí
cairn2e-option-need-unmet = ne, strádání trvá
cairn2e-ask-scar-mended = { $hero } má jizvu „{ $scar }“: zahojila se za ten týden?
cairn2e-option-scar-mended-yes = ano, je na řadě její hod
cairn2e-option-scar-mended-no = ještě ne
cairn2e-ask-sleepless = Nevyspali se ti, kdo strádají, a terén je pro ně o stupeň těžší?
cairn2e-option-sleepless-yes = o stupeň těžší
cairn2e-option-sleepless-no = beze změny
cairn2e-ask-catastrophe = V takovém počasí většina družin cestovat nemůže. Může tahle?
cairn2e-option-catastrophe-stay = ne, zůstává na místě
cairn2e-option-catastrophe-travel = ano, za cenu extrémního počasí
cairn2e-ask-bad-weather = Špatné počasí ({ $weather }): co družina zvolí?
cairn2e-option-bad-weather-watch = o hlídku delší cestu
cairn2e-option-bad-weather-fatigue = Únavu pro každého
cairn2e-ask-newcomer = Místo „{ $who }“ přijde někdo nový: kdo to bude?
cairn2e-option-newcomer-sheet = hotová karta, kterou sami přidáte
cairn2e-option-newcomer-make = někdo, kdo se vytvoří teď
cairn2e-ask-wild-loss = Cesta si od družiny něco vezme: co obětuje?
cairn2e-option-wild-loss-ration = dávku jídla od každého
cairn2e-option-wild-loss-time = hlídku
cairn2e-option-wild-loss-fatigue = Únavu pro každého
cairn2e-ask-barrier = Něco zatarasilo cestu: co to stojí?
cairn2e-option-barrier-time = další hlídku
cairn2e-option-barrier-fatigue = Únavu pro každého

## Hody

cairn2e-roll-reaction = hoď { $die } na reakci
cairn2e-roll-fate = hoď { $die }: kostka osudu
cairn2e-roll-dungeon-event = hoď { $die }: co přinese směna?
cairn2e-roll-wild-event = hoď { $die }: co přinese divočina?
cairn2e-roll-lost = hoď { $die }: zabloudí družina?
cairn2e-roll-weather = hoď { $die } na počasí
cairn2e-roll-supply = hoď { $die } na nalezené dávky jídla
cairn2e-roll-trap = hoď { $die }: spustí se past?
cairn2e-roll-trap-damage = hoď { $die } na zranění pastí
cairn2e-roll-magic-mercy = { $who }: hoď { $die } na SIL, která se vrátí
cairn2e-roll-magic-injury = { $who }: hoď { $die } na zranění kouzlem

## Nabídky

cairn2e-offer-rest = Chvíli si odpočinout
cairn2e-offer-party-rest = Nechat všechny odpočinout
cairn2e-offer-make-camp = Tábořit jednu hlídku
cairn2e-offer-rest-week = Zotavovat se týden
cairn2e-offer-mend = Nechat zhojit jizvu
cairn2e-offer-recharge = Dobít relikvii
cairn2e-offer-light = Zapálit
cairn2e-offer-wear = Obléknout nebo vzít do ruky
cairn2e-offer-take-off = Svléknout nebo odložit
cairn2e-offer-drop = Odhodit
cairn2e-offer-sell = Prodat
cairn2e-offer-pay = Zaplatit za službu
cairn2e-offer-pay-wages = Vyplatit mzdu
cairn2e-offer-buy = Koupit na trhu
cairn2e-offer-pass-time = Nechat plynout čas
cairn2e-offer-dungeon-turn = Odehrát směnu v podzemí
cairn2e-offer-travel = Věnovat hlídku cestě
cairn2e-offer-travel-on = Pokračovat v cestě
cairn2e-offer-explore = Věnovat hlídku průzkumu
cairn2e-offer-supply = Věnovat hlídku hledání jídla
cairn2e-offer-weather = Určit počasí
cairn2e-offer-set-place = Popsat místo
cairn2e-offer-hire = Někoho najmout
cairn2e-offer-give-item = Dát nebo prodat věc
cairn2e-offer-take-fatigue = Dát někomu Únavu
cairn2e-offer-deprive = Nechat někoho strádat
cairn2e-offer-meet-need = Ukončit strádání
cairn2e-offer-panic = Vystavit někoho panice
cairn2e-offer-trap = Přivést někoho do pasti
cairn2e-offer-react = Hodit na reakci
cairn2e-offer-fate = Hodit kostkou osudu
cairn2e-offer-replace = Nahradit mrtvou postavu
cairn2e-offer-take-over = Převzít najatého pomocníka

## Situace a co lze udat

cairn2e-situation-fate = kostka osudu
cairn2e-situation-reaction = jak reaguje někdo, koho družina potkala
cairn2e-situation-cast = sesílání kouzla
cairn2e-situation-fatigue = Únava navíc
cairn2e-situation-panic = zachování chladné hlavy
cairn2e-situation-dungeon-turn = směna v podzemí
cairn2e-situation-supply = hledání jídla
cairn2e-situation-weather = počasí dne
cairn2e-situation-rest = chvíle odpočinku
cairn2e-situation-trap = setkání s pastí
cairn2e-param-magic = z čeho se sesílá
cairn2e-param-danger = zda se sesílá v nebezpečí
cairn2e-param-deprived = zda postava strádá
cairn2e-param-need = co chybí
cairn2e-param-free = kolik míst je volných
cairn2e-param-lit = zda hoří světlo
cairn2e-param-people = kolik lidí hledá jídlo
cairn2e-param-season = roční období
cairn2e-param-extreme = zda bylo předchozí den extrémní počasí
cairn2e-param-most = maximum OŽ
cairn2e-param-score = hodnota této vlastnosti
cairn2e-param-die = kostka zranění
cairn2e-param-certain = zda se past spustí bez hodu
cairn2e-param-wary = zda si postava dává pozor na pasti
cairn2e-param-in-dungeon = v podzemí: směna, se světlem a v bezpečí
cairn2e-param-is-long = několik hodin odpočinku
cairn2e-param-skips = kdo nespí
cairn2e-param-rounds = kolik kol po deseti sekundách
cairn2e-param-is-loud = zda hlučí
cairn2e-param-is-rolled = zda otálejí, spěchají nebo přicházejí na nové místo
cairn2e-param-path = cesta
cairn2e-param-terrain = terén
cairn2e-param-distance = jak je to daleko
cairn2e-param-who = kdo
cairn2e-param-is-dark = zda je tma
cairn2e-param-is-dangerous = zda je nebezpečno
cairn2e-param-has-trade = zda se tam dá nakupovat a prodávat
cairn2e-param-puts-out = zda světlo zhasne
cairn2e-param-trade = řemeslo
cairn2e-param-id = zkratka nově příchozího
cairn2e-param-with-traits = vylosovat i vzhled a povahu
cairn2e-param-count = za kolik dní
cairn2e-param-key = která věc
cairn2e-param-price = kolik stojí
cairn2e-param-gets = za kolik se prodá
cairn2e-param-is-wary = zda si postava dává pozor
cairn2e-param-is-certain = zda se spustí bez hodu
cairn2e-param-is-armored = zda pomáhá Zbroj
cairn2e-value-magic-spellbook = kniha kouzel
cairn2e-value-magic-scroll = svitek
cairn2e-value-magic-relic = relikvie
cairn2e-value-path-road = udržovaná cesta
cairn2e-value-path-trail = stezka
cairn2e-value-path-wild = bez cesty
cairn2e-value-terrain-easy = snadný
cairn2e-value-terrain-tough = těžký
cairn2e-value-terrain-perilous = zrádný
cairn2e-value-distance-short = blízko
cairn2e-value-distance-medium = středně daleko
cairn2e-value-distance-long = daleko
cairn2e-item-burden = zavazadlo

## Roční období, počasí, hlídky

cairn2e-season-spring = jaro
cairn2e-season-summer = léto
cairn2e-season-autumn = podzim
cairn2e-season-winter = zima
cairn2e-weather-nice = krásné
cairn2e-weather-fair = ucházející
cairn2e-weather-unpleasant = nepříjemné
cairn2e-weather-inclement = zlé
cairn2e-weather-extreme = extrémní
cairn2e-weather-catastrophic = katastrofální
cairn2e-activity-travel = cesta
cairn2e-activity-explore = průzkum
cairn2e-activity-supply = hledání jídla

## Příklady

example-cairn2e-living-fate = Čtyřka na kostce osudu přeje družině.
example-cairn2e-living-fate-bad = Trojka na kostce osudu je smůla.
example-cairn2e-living-hostile = Dvě jedničky: koho družina potká, ten je nepřátelský.
example-cairn2e-living-kind = Devět na dvou kostkách: koho družina potká, ten je vlídný.
example-cairn2e-living-rest = Kdo má 0 z 6 OŽ, chvíli odpočívá a má zase všech 6.
example-cairn2e-living-rest-deprived = Kdo strádá, odpočívá a nic se mu nevrací.
example-cairn2e-living-cast-safe = Kouzlo seslané v bezpečí stojí jednu Únavu a nevyžaduje hod.
example-cairn2e-living-cast-danger = Kouzlo seslané v nebezpečí: hod na VŮL se nezdaří a kouzlo stojí druhou Únavu.
example-cairn2e-living-cast-full = Jsou-li všechna místa plná, musí se něco odhodit, aby se Únava z kouzla vešla.
example-cairn2e-living-scroll = Svitek je po jednom použití pryč a Únavu nestojí.
example-cairn2e-living-panic = Nezdařený hod na VŮL: panika.
example-cairn2e-living-trap = Dvojka spustí past: ztratí se 4 body SIL, ale žádné OŽ.
example-cairn2e-living-trap-deadly = Past, která vezme zbytek SIL, zabíjí.
example-cairn2e-living-supply = Tři hledají jídlo společně a hází k8.
example-cairn2e-living-loss = Čtyřka v podzemí zhasne světlo.
example-cairn2e-living-catastrophe = Extrémní počasí se druhý den mění v katastrofální.
