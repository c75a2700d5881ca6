# Hry se stupňovanými kostkami: věty vyprávění, jedna o tom, co kdo dělá a jak to dopadne.

word-power = schopnost moci
    .gen = schopnosti moci
    .dat = schopnosti moci
    .acc = schopnost moci
    .ins = schopností moci
nde12-word-power = Magie
    .gen = Magie
    .dat = Magii
    .acc = Magii
    .ins = Magií

nde12-tale-roll =
    { $is-beyond ->
        [yes] (padlo { $face } na { $die } proti { $number }: uspěje jen { $needed })
       *[no] (padlo { $face } na { $die }, potřeba { $needed })
    }
nde14-tale-roll =
    { $is-beyond ->
        [yes] (padlo { $face } na { $die } proti { $number }: uspěje jen { $needed })
       *[no] (padlo { $face } na { $die }, potřeba { $needed })
    }

## Útoky

tale-melee-success = { $who } udeří, { $foe } to schytá
    .b = { $who } najde skulinu v obraně, { $foe } se nestihne krýt
    .c = { $who } zasahuje, { $foe } se zapotácí
    .d = { $who } zasahuje, { $foe } ránu neodrazí
tale-melee-cost = { $who } zasahuje, ale ne zadarmo; { $foe } to schytá
tale-melee-exceptional = { $who } zasazuje dokonalou ránu, { $foe } se nemá jak krýt
    .b = { $who } udeří plnou silou, { $foe } to schytá
    .c = { $who } najde tu jedinou skulinu, { $foe } nemá šanci
tale-melee-fails = { $who } udeří, ale { $foe } se vyhne
    .b = { $who } nic nezmůže, { $foe } ránu odrazí
    .c = { $who } seká do prázdna, { $foe } už je jinde
tale-ranged-success = { $who } míří a zasahuje, { $foe } se zapotácí
    .b = { $who } zasahuje z dálky, { $foe } se nestihne skrýt
    .c = { $who } střílí, { $foe } uhýbá pozdě
tale-ranged-cost = { $who } zasahuje z dálky, ale ne zadarmo; { $foe } to schytá
tale-ranged-exceptional = { $who } zasahuje z dálky přímo do černého, { $foe } nemá šanci
    .b = { $who } střílí mistrovsky, { $foe } dostává zásah
tale-ranged-fails = { $who } střílí vedle a { $foe } vyvázne
    .b = { $who } mine o vlásek, { $foe } slyší jen svist
    .c = { $who } střílí naprázdno, { $foe } se včas skrčí
tale-power-strike-success = { $who } udeří { word-power.ins }, { $foe } se zapotácí
    .b = { $who } používá { word-power.acc }, { $foe } se nestihne krýt
    .c = { $who } zasahuje { word-power.ins }, { $foe } uhýbá pozdě
tale-power-strike-cost = { $who } zasahuje { word-power.ins }, ale ne zadarmo; { $foe } to schytá
tale-power-strike-exceptional = { $who } udeří { word-power.ins } plnou silou, { $foe } nemá šanci
    .b = { $who } udeří { word-power.ins } jako beranidlem, { $foe } se neubrání
tale-power-strike-fails = { $who } útočí { word-power.ins }, ale mine a { $foe } vyvázne
    .b = { $who } používá { word-power.acc }, ale { $foe } se ani nehne
tale-power-hold-works = { $who } poutá { word-power.ins }, { $foe } sebou marně škube
    .b = { $who } zahrazuje cestu { word-power.ins }, { $foe } zůstává stát
tale-power-hold-fails = { $who } se snaží poutat { word-power.ins }, ale { $foe } se vymaní
tale-power-area-works = { $who } udeří { word-power.ins } naširoko, přímo uprostřed stojí { $foe }
    .b = { $who } rozpoutá { word-power.acc } na všechny kolem a přímo uprostřed je { $foe }
tale-power-area-partly = { $who } udeří { word-power.ins } naširoko, přímo uprostřed stojí { $foe }
    .b = { $who } rozpoutá { word-power.acc } na všechny kolem a přímo uprostřed je { $foe }
tale-power-area-fails = { $who } udeří { word-power.ins } naširoko, ale { $foe } i ostatní vyváznou

## Pokusy

tale-test-success = { $who } to zkouší a daří se to, pomáhá { $attribute }
    .b = { $who } to zkouší a stačí na to { $attribute }
tale-test-cost = { $who } to zkouší a vyjde to jen tak tak, pomáhá { $attribute }
tale-test-exceptional = { $who } to zkouší a daří se to skvěle, pomáhá { $attribute }
tale-test-fails = { $who } to zkouší, ale nestačí na to { $attribute }
    .b = { $who } to zkouší a nic z toho, selhává { $attribute }
tale-test-task-success = „{ $task }“: { $who } to zvládá
    .b = „{ $task }“ – a { $who } to dokáže
    .c = „{ $task }“: { $who } se do toho pouští a daří se to
tale-test-task-cost = „{ $task }“: { $who } to zvládá jen tak tak
tale-test-task-exceptional = „{ $task }“: { $who } to líp udělat nemůže
    .b = „{ $task }“ – { $who } to zvládá, jako by nic
tale-test-task-fails = „{ $task }“: { $who } to nezvládá
    .b = „{ $task }“ – { $who } to zkouší a nic z toho
tale-power-works = { $who } používá { word-power.acc } a zabírá to
    .b = { $who } sahá po { word-power.dat } a daří se to
tale-power-fails = { $who } používá { word-power.acc } a nic z toho
    .b = { $who } sahá po { word-power.dat }, ale nic se neděje
tale-power-task-works = „{ $task }“: { $who } to dokáže { word-power.ins }
    .b = „{ $task }“ – { $who } používá { word-power.acc } a tak se i stane
tale-power-task-fails = „{ $task }“: { $who } používá { word-power.acc }, ale nestačí to
tale-sneak-works = { $who } se proplíží a nikdo nic nevidí
    .b = { $who } jde od stínu ke stínu a nikdo si ničeho nevšimne
tale-sneak-fails = { $who } se snaží proplížit, ale někdo to vidí
tale-investigate-works = { $who } hledá a nachází stopu
tale-investigate-fails = { $who } hledá a nic nenachází
tale-parley-works = { $who } volí ta správná slova
tale-parley-fails = { $who } přesvědčuje, ale nikdo neposlouchá
tale-calm-alarm-works = { $who } situaci uklidňuje
tale-calm-alarm-fails = { $who } se snaží situaci uklidnit a jen ji zhoršuje
tale-run-chase-works = { $who } získává při pronásledování náskok
tale-run-chase-partly = { $who } při pronásledování udržuje vzdálenost
tale-run-chase-fails = { $who } při pronásledování ztrácí
tale-shove-works = { $who } se opírá celou vahou a { $foe } povoluje
tale-shove-fails = { $who } se opírá celou vahou, ale { $foe } se ani nehne
tale-disable-hazard-fails = { $who } si neporadí s nástrahou „{ $hazard }“
tale-counter-power-works = { $who } se { word-power.dat } vyhne
tale-counter-power-fails = { $who } se { word-power.dat } nevyhne

## Pomoc, předměty, pohyb

tale-heal-works = { $who } léčí { word-power.ins }, síly získává { $heals }
tale-heal-fails = { $who } se marně snaží léčit, na pomoc dál čeká { $heals }
tale-heal-self-works = { $who } si { word-power.ins } léčí vlastní rány
tale-heal-self-fails = { $who } se marně snaží léčit vlastní rány
tale-raise = { $ally } vstává, ruku podává { $who }
tale-gear = { $who } vytahuje { $item-acc }
tale-approach = { $who } jde blíž
tale-withdraw = { $who } ustupuje

## Co dělají protivníci a svět

tale-foe-strike-success = { $foe } útočí, { $hero } ránu odrazí
    .b = { $hero } se statečně drží, { $foe } nic nezmůže
    .c = { $foe } se vrhá vpřed, ale { $hero } je o krok dál
tale-foe-strike-cost = { $foe } útočí, { $hero } ránu odrazí jen tak tak
tale-foe-strike-exceptional = { $foe } útočí, { $hero } ránu odrazí bez námahy
tale-foe-strike-fails = { $foe } útočí a zasahuje, { $hero } ránu neodrazí
    .b = { $foe } proráží obranu, { $hero } to schytá
    .c = { $foe } se vrhá vpřed, { $hero } nestihne uskočit
nde12-tale-fall = { $hero } padá z výšky
nde14-tale-fall = { $hero } padá z výšky
tale-safe-rest = družina odpočívá v bezpečí
