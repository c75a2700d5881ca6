## Co potkává družinu, když hru vede program

play-happening-clock-on = trvá to déle, než by mělo, a čas na vás nečeká
    .b = než to dáte do pořádku, čas běží dál
    .c = to, čeho se máte bát, je o krok blíž
play-happening-lurkers-stir = něco nablízku si toho všímá a začíná se hýbat
    .b = tohle probouzí něco, co tu bylo zticha
play-happening-somebody-comes = hluk někoho láká sem
    .b = ozývají se kroky, čím dál blíž, a nezpomalují
    .c = na okraji zorného pole se něco hýbe a přichází to sem
play-happening-way-jams = něco se s rachotem hroutí napříč jednou z vašich cest: „{ $way }“ vás teď bude stát čas
    .b = dřevo praská, hlína se sype a jedna cesta je zavalená: „{ $way }“
play-happening-way-freed = opíráte se do toho rameny, dokud není cesta zase volná, a chvíli to trvá
    .b = kus po kuse uvolňujete cestu
play-happening-clock-back = jde to tak hladce, že získáváte čas
    .b = rychle a tiše: to, čeho se máte bát, ustupuje o krok
play-happening-way-to-do = { $name } už vidí, jak udělat něco, co vypadalo těžší: „{ $deed }“
    .b = { $name } si všímá něčeho důležitého a tohle bude teď snazší: „{ $deed }“
play-happening-way-known-free = { $name } nachází stopy těch, kdo tu byli před vámi: tam, kam vede „{ $way }“, snad nikdo nečeká
    .b = { $name } zahlédne, co je za slovy „{ $way }“: nikdo tam není vidět
play-happening-way-known-held = { $name } nachází stopy těch, kdo se vydali takto: „{ $way }“. Vedou tam, a zpátky žádná
    .b = { $name } zahlédne, co je za slovy „{ $way }“: někdo tam je, a nečeká, aby vás přivítal
play-happening-lurkers-seen = { $name } si toho všímá jako první: někdo vás zblízka pozoruje
    .b = { $name } zvedá ruku: něco tu číhá
play-happening-foe-wavers = někdo na druhé straně se rozhlíží a nic z toho, co vidí, se mu nelíbí
    .b = někdo na druhé straně o krok couvne
play-happening-lurkers-felt = něčí dech, ale ne váš: něco tu je a ani se nehne
    .b = cítíte na zádech cizí pohled
play-happening-danger-ahead = nejdřív je to slyšet a teprve pak vidět: kdo zvolí „{ $way }“, nebude tam sám
    .b = čerstvé stopy, a nejsou vaše: vedou stejným směrem jako „{ $way }“
play-happening-wary = někdo přichází, zastaví se co by kamenem dohodil a blíž nejde. Nevěří vám: první tam nikdo neudeří, ale čeká se, co uděláte
    .b = někdo se objeví na dohled a hned se zastaví, ruku u pasu. Nevěří vám: můžete promluvit, stáhnout se, nebo udeřit první
play-happening-stranger = někdo přichází, při pohledu na vás se leká a nemá zlé úmysly
    .b = ze tmy vychází někdo s prázdnýma rukama
play-happening-drained = { $name } do toho vkládá víc sil, než by bylo třeba
    .b = { $name } musí sáhnout hlouběji, než by kdo chtěl
play-happening-grazed = bez škrábnutí se to neobejde
    .b = bylo tam něco ostrého
play-happening-off-balance = půda trochu povoluje
    .b = kámen se pod nohou převrátí
play-happening-gear-slips = praská řemen a obě ruce jsou plné
    .b = z výstroje se něco uvolňuje
play-happening-in-the-open = to bylo o krok dál, než se slušelo
    .b = mezi vámi a jimi už nic nestojí
play-happening-caught-fast = něco drží a nepouští
    .b = látka i přezka se o něco zachytí
play-happening-light-out = závan vzduchu a světlo je pryč
    .b = plamen se zmenšuje, syčí a zhasíná
play-happening-tired = byla to dlouhá cesta
    .b = chlad zalézá do každé kosti
play-happening-shaken = { $name } toho má dnes za sebou víc, než komu prospívá
play-happening-second-wind = hluboký nádech a pomáhá to
    .b = na okamžik nic nebolí
play-happening-power-back = probouzí se, co už bylo vyčerpané
    .b = jako by sílu dával sám vzduch
play-happening-opening = na okamžik je všechno přesně, jak má být
    .b = otvírá se skulina
play-happening-swing = { $name } je teď v ráži
    .b = { $name } si jde za svým a nic tomu nebrání
play-happening-provisions = někdo tu po sobě něco nechal
    .b = v koutě leží něco, na co někdo zapomněl
play-happening-rested = náklad na chvíli leží na zemi a dělá to dobře
play-happening-breather = na chvíli dlouhou jako píseň nikdo nepřichází a vy ošetřujete, co krvácí
    .b = opíráte se bok po boku o stěnu, dokud se nepřestanete třást
play-happening-left-for-dead = mají vás za mrtvé. Až mnohem později, potmě, přicházíte jeden po druhém k sobě a plazíte se zpátky
    .b = budí vás ticho. Nikdo se o vás už nestará a po čtyřech se dostáváte pryč
play-happening-unease = nikdo o tom nemluví, ale nikomu z vás tu není dobře
play-happening-heartened = takový pohled vám všem dodává odvahy
play-happening-passes-by = někdo prochází těsně kolem a nevšímá si vás
    .b = kroky, docela blízko, a pak utichají
play-happening-far-sound = kdesi daleko něco padá a pak je zase ticho
    .b = průvan přináší pach kouře a hned ho zase odnáší
play-happening-stillness = to místo jako by zadržovalo dech
    .b = chvíli se nehýbe nic než prach
play-happening-asked-yes-and = ano, a to ještě není všechno
    .b = ano, a štěstí ještě pomáhá
play-happening-asked-yes = ano, přesně tak
    .b = ano, něco na tom je
play-happening-asked-yes-but = ano, ale ne zadarmo
    .b = ano, ale ne bez potíží
play-happening-asked-no-but = ne, ale není to úplně nadarmo
    .b = ne, ale přitom si všímáte něčeho jiného
play-happening-asked-no = ne, to nikam nevede
    .b = ne, nic na tom není
play-happening-asked-no-and = ne, a je to teď ještě horší
    .b = ne, a to je teprve začátek
play-happening-asked-spent = dobrá práce, ale všechno, co tohle místo může ukázat, už znáte
    .b = daří se to, ale nedozvídáte se nic nového
play-happening-nothing-here = { $name } se rozhlíží: není tu nic, co byste už neviděli
    .b = { $name } obrací každý kámen, ale nic tu není
play-left-wavers =
    { $is-many ->
        [yes] { $names } ztrácejí odvahu a prchají
       *[no] { $names } ztrácí odvahu a prchá
    }
play-left-wary =
    { $is-many ->
        [yes] { $names } jdou svou cestou
       *[no] { $names } jde svou cestou
    }
play-wary-talk = Promluvit s nimi
    .tried = udělá krok vpřed a mluví s nimi
    .works = Jedno slovo, druhé, a ruce se pustí zbraní.
    .fails = Nebylo to to pravé slovo. Zbraně se zvedají.
play-wary-leave = Pomalu ustoupit a nechat je jít
    .tried = pomalu ustupuje
    .works = Krok za krokem ustupujete a oni také.
    .fails = Krok za krokem ustupujete a oni také.
play-wary-strike = Udeřit jako první
    .tried = útočí jako první
    .works = Nečekáte, až se rozmyslí.
    .fails = Nečekáte, až se rozmyslí.
play-choice-jammed = { $choice } (zavaleno)
error-nothing-left-open = tahle hra nenechává otevřené nic, co by mohl program rozhodnout; řekněte sami, co se stane
error-does-not-fit-now =
    { $count ->
        [0] „{ $key }“ se sem teď nehodí a nic jiného toho druhu také ne; vynechte to a stane se něco malého
       *[other] „{ $key }“ se sem teď nehodí; možné je: { $allowed }
    }
play-place-again = všechno je tu jako předtím
    .b = tohle místo znáte: nic se nezměnilo
    .c = od vašeho odchodu se tu nic nepohnulo
play-first-minute = Hraješ za tyto postavy: { $names }. Co je třeba udělat, víš z textu výše. Vybírej ze seznamu podle čísla, nebo řekni vlastními slovy, co děláš. Procenta u akce jsou šance, že dopadne tak, jak chceš; vedle je napsáno, co ještě rozhodnou kostky, nebo to řekne „šance“ s číslem. Za jménem je vidět, kolik toho kdo ještě vydrží, a z boje, který se nedaří, se dá odejít všude tam, kde je v seznamu cesta ven. Hru vede program: hraje za protivníky a rozhoduje všechno, co kostky nechají otevřené.
play-heroes-own = { $count } postavy, jednu z nich vytvoříš ty, otázku po otázce
play-gm-befall = ať se stane něco, co vyberou kostky: bane, boon, encounter, sign, place, asked; dál může stát jméno a klíč
