# TKDS: co se stalo a co z toho vzešlo, jak se to vypráví.
tkds-step-morale-holds =
    { $count ->
        [one] { $who } bojuje dál
        [few] { $who } bojují dál
        [many] { $who } bojují dál
       *[other] { $who } bojují dál
    }
tkds-step-took-flight =
    { $count ->
        [one] { $who } má dost a dává se na útěk
        [few] { $who } mají dost a dávají se na útěk
        [many] { $who } mají dost a dávají se na útěk
       *[other] { $who } mají dost a dávají se na útěk
    }
tkds-step-laid-down-arms =
    { $count ->
        [one] { $who } má dost a vzdává se
        [few] { $who } mají dost a vzdávají se
        [many] { $who } mají dost a vzdávají se
       *[other] { $who } mají dost a vzdávají se
    }
tkds-step-tripped = { $other } podráží nohy a { $who } končí na zemi
tkds-step-seized = { $other } svírá pevně a { $who } se nemůže vytrhnout
tkds-step-got-free = { $who } se vytrhne
tkds-step-torn-free = { $who } trhá kořeny a { $other } se může hýbat
tkds-step-mounted = { $who } se vyhoupne do sedla
tkds-step-dismounted = { $who } seskočí ze sedla
tkds-tale-roll = ({ $is-plain ->
        [yes] hozeno { $face }
       *[no] hozeno { $face }, celkem { $total }
    } proti { $hu })
tkds-tale-attack-critical-success = { $who } zasahuje drtivou ranou, { $target } schytá dvojnásobek
    .b = { $who } trefí nejcitlivější místo, { $target } se zapotácí
tkds-tale-attack-works = { $who } útočí a zasahuje, { $target } nestihne uhnout
    .b = { $who } udeří přesně, { $target } to schytá
    .c = { $who } zasahuje, { $target } se kryje pozdě
    .d = { $who } najde skulinu v obraně, { $target } dostává ránu
tkds-tale-attack-fails = { $who } útočí, ale { $target } zásahu uniká
    .b = { $who } sekne do prázdna, { $target } už je jinde
    .c = { $target } ránu odráží, { $who } musí zkusit štěstí znovu
    .d = { $who } se rozmáchne, ale { $target } včas uhne
tkds-tale-attack-critical-failure = { $who } se rozmáchne naslepo, { $target } ani nemusí uhýbat
tkds-tale-shoot-critical-success = { $who } střílí naprosto přesně, { $target } schytá dvojnásobek
tkds-tale-shoot-works = { $who } střílí a zasahuje, { $target } to schytá
    .b = { $who } vypustí přesnou střelu, { $target } nestihne uhnout
    .c = { $who } střílí znenadání, { $target } dostává zásah
tkds-tale-shoot-fails = { $who } střílí vedle, { $target } zůstává bez škrábnutí
    .b = { $who } střílí, střela letí vedle, { $target } se jen přikrčí
    .c = { $target } se včas kryje, { $who } střílí do prázdna
tkds-tale-throw-works = { $who } hází { $weapon-acc } přesně, { $target } to schytá
    .b = { $who } vrhá { $weapon-acc } přímo na cíl, { $target } neuhne
tkds-tale-throw-fails = { $who } hází { $weapon-acc } vedle, { $target } zůstává bez škrábnutí
    .b = { $who } hází { $weapon-acc } příliš daleko, { $target } se ani nehne
tkds-tale-attack-with-two-works = { $who } udeří oběma zbraněmi a zasahuje, { $target } to schytá
    .b = { $who } útočí ze dvou stran naráz, { $target } se nestihne krýt
tkds-tale-attack-with-two-fails = { $who } udeří oběma zbraněmi, ale { $target } uniká
    .b = { $target } odráží obě rány, { $who } nic nezíská
tkds-tale-trip-fails = { $who } chce podrazit nohy, ale { $target } stojí pevně
tkds-tale-push-fails = { $who } se opře ramenem, ale { $target } se ani nehne
tkds-tale-hold-fails = { $who } se natáhne, ale { $target } vyklouzne
tkds-tale-disarm-fails = { $who } se snaží odzbrojit, ale { $target } zbraň nepustí
tkds-tale-break-free-fails = { $who } sebou škube, ale marně
tkds-tale-tear-roots-fails = { $who } rve kořeny, ale { $target } v nich dál vězí
tkds-tale-surge = { $who } se vzepne k boji
tkds-tale-heal = { $who } léčí dotekem
    .b = { $who } přikládá léčivé ruce na rány
tkds-tale-hurl-bolt-works = { $who } vrhá magickou střelu a zasahuje, { $target } to schytá
    .b = z dlaně vyletí magická střela: { $who } zasahuje, { $target } neuhne
tkds-tale-hurl-bolt-fails = { $who } vrhá magickou střelu, ale { $target } uhýbá
    .b = { $who } vrhá magickou střelu, { $target } cítí jen závan
tkds-tale-cast-critical-success = { $who } sesílá kouzlo „{ $spell }“ v plné síle
tkds-tale-cast-works = { $who } sesílá kouzlo „{ $spell }“
    .b = { $who } pronáší slova kouzla „{ $spell }“ a magie poslouchá
    .c = { $who } kreslí znamení a „{ $spell }“ působí
tkds-tale-cast-partly = { $who } sesílá kouzlo „{ $spell }“, ale je slabé
    .b = { $who } se přeřekne a „{ $spell }“ působí jen napůl
tkds-tale-cast-fails = { $who } sesílá kouzlo „{ $spell }“ a nic se nestane
    .b = { $who } sahá po kouzle „{ $spell }“, ale magie uniká mezi prsty
tkds-tale-cast-exhausting-works = { $who } z posledních sil sesílá kouzlo „{ $spell }“
tkds-tale-cast-exhausting-partly = { $who } z posledních sil sesílá kouzlo „{ $spell }“, ale je slabé
tkds-tale-cast-exhausting-fails = { $who } vkládá všechny síly do kouzla „{ $spell }“, ale marně
tkds-tale-read-scroll-works = { $who } bere { $scroll-acc } a sesílá kouzlo „{ $spell }“
tkds-tale-read-scroll-partly = { $who } bere { $scroll-acc } a sesílá kouzlo „{ $spell }“, ale je slabé
tkds-tale-read-scroll-fails = { $who } bere { $scroll-acc }, ale kouzlo „{ $spell }“ nezabírá
tkds-tale-check-critical-success = { $who } uspěje na výbornou
    .b = { $who } to zvládá levou rukou
tkds-tale-check-works = { $who } to zkouší a uspěje
    .b = { $who } to zvládá
    .c = { $who } dosáhne svého
tkds-tale-check-fails = { $who } to zkouší, ale neuspěje
    .b = { $who } to nezvládá
    .c = { $who } svého nedosáhne
tkds-tale-check-critical-failure = { $who } selhává na celé čáře
    .b = { $who } to pokazí, a pořádně
tkds-tale-check-task-critical-success = { $who } zkouší tohle: „{ $words }“, a daří se to líp, než kdo čekal
tkds-tale-check-task-works = { $who } zkouší tohle: „{ $words }“, a daří se to
    .b = „{ $words }“: { $who } to zvládá
tkds-tale-check-task-fails = { $who } zkouší tohle: „{ $words }“, ale nedaří se to
    .b = „{ $words }“: { $who } to nezvládá
tkds-tale-check-task-critical-failure = { $who } zkouší tohle: „{ $words }“, a končí to špatně
tkds-tale-contest-works = { $who } a { $other } měří síly; vítězí { $who }
    .b = { $other } musí ustoupit, { $who } vítězí
tkds-tale-contest-fails = { $who } a { $other } měří síly; vítězí { $other }
    .b = { $other } neustoupí, { $who } prohrává
tkds-tale-stabilise-works = { $who } přichází včas, { $target } má štěstí
    .b = { $who } zastavuje krvácení, { $target } dýchá
tkds-tale-stabilise-fails = { $who } dělá, co umí, ale nestačí to; { $target } dál slábne
tkds-tale-treat-wounds-works = { $who } čistí a obvazuje rány a { $target } cítí úlevu
tkds-tale-treat-wounds-fails = { $who } celou směnu obvazuje rány, ale { $target } z toho nic nemá
tkds-tale-treat-poison-works = { $who } bojuje s jedem a { $target } cítí úlevu
tkds-tale-treat-poison-fails = { $who } s jedem nic nezmůže, { $target } trpí dál
tkds-tale-treat-wounds-self-works = { $who } si čistí a obvazuje vlastní rány
tkds-tale-treat-wounds-self-fails = { $who } si celou směnu obvazuje vlastní rány, ale bez účinku
tkds-tale-treat-poison-self-works = { $who } bojuje s jedem ve vlastní krvi a cítí úlevu
tkds-tale-treat-poison-self-fails = { $who } s jedem ve vlastní krvi nic nezmůže
tkds-tale-keep-spell-fails = { $who } ztrácí soustředění
tkds-tale-keep-spell-works = { $who } málem ztrácí soustředění
tkds-tale-kindle-fails = { $who } marně křeše oheň
tkds-tale-use-item-works = { $who } přesně hází { $item-acc }, { $target } to schytá
tkds-tale-use-item-fails = { $who } hází { $item-acc } vedle, { $target } zůstává bez škrábnutí
tkds-tale-use-item = { $who } používá { $item-acc }, účinek pocítí { $target }
