# Stůl v terminálu: `nde play`, `nde replay` a `nde log`.

## Nápověda příkazů; prosté řádky, aby `nde --help` nemuselo načítat Fluent

cli-about-play = Hraje dobrodružství u stolu v terminálu, nebo pokračuje ve hře.
cli-details-play = Bez argumentů si vybereš hru a dobrodružství, nebo pokračuješ tam, kde hra přestala. Každý krok se hned ukládá; „pomoc“ u stolu vypíše, co lze napsat. Dobrodružství je název některého z vestavěných, nebo soubor. S --json se čte jeden příkaz JSON na řádek a píše jeden zápis na řádek.
cli-about-replay = Ukazuje odehranou hru zápis po zápisu, jak ji vidělo kterékoli místo.
cli-about-log = Vypíše odehranou hru jako vyprávění.
cli-place-adventure = DOBRODRUŽSTVÍ
cli-value-game = HRA
cli-value-policy = careful
cli-value-seat = MÍSTO
cli-flag-game = hra, kterou hraješ; „nde games“ je vypíše
cli-flag-heroes = kolik hrdinů, 1 až 6; výchozí 3
cli-flag-sheet = deník hrdiny; lze zadat několikrát, ostatní se vylosují
cli-flag-companions = za všechny hrdiny kromě prvního hrají boti: careful, bold, healer…
cli-flag-new = výprava, kterou ještě nikdo nehrál; se --seed znovu táž
cli-flag-danger = jak nebezpečná je nová výprava pro tuto družinu: safe, risky nebo deadly; výchozí risky
cli-flag-with = vyrazit dál s hrdiny odehrané hry
cli-value-danger = risky
cli-flag-file = soubor s hrou; když už existuje, pokračuje se v něm
cli-flag-plain = jen prosté řádky, pro čtečky obrazovky
cli-flag-as = místo, ze kterého se díváš, třeba p1; výchozí je místo vypravěče
cli-flag-step = po každém zápisu čekat na Enter
cli-example-play-1 = play
cli-example-play-2 = play lantern-cellar --game nde12 --heroes 3
cli-example-play-3 = play --file vecer.nde --plain
cli-example-play-4 = play --new --danger deadly
cli-example-replay-1 = replay vecer.nde --as p1 --step
cli-example-log-1 = log vecer.nde

## Co lze napsat; ukazuje se první slovo

play-words-help = pomoc
play-words-menu = nabídka nabidka seznam
play-words-more = více vice
play-words-look = rozhled
play-words-who = kdo
play-words-reach = dosah
play-words-cover = krytí kryti kryt
play-words-map = mapa
play-words-end = ukonči ukonci tah
play-words-done = hotovo
play-words-hero = hrdina
play-words-take = vezmi
play-words-sheet = deník denik karta
play-words-log = záznam zaznam
play-words-why = proč proc
play-words-odds = šance sance
play-words-undo = zpět zpet
play-words-redo = znovu
play-words-save = ulož uloz
play-words-say = řekni rekni
play-words-whisper = šeptej septej
play-words-note = poznámka poznamka
play-words-roll = hod
play-words-dice = kostky
play-words-rest = odpočinek odpocinek
play-words-create = vytvoř vytvor
play-words-advance = postup
play-words-gm = vypravěč vypravec pj strážce strazce
play-words-close = uzavři uzavri
play-words-quit = konec
play-words-dice-typed = skutečné vlastní
play-words-dice-engine = program
play-words-condition-off = odeber vypni
play-words-fog-on = zapni zapnout
play-words-fog-off = vypni vypnout
play-words-fog-lift = odkryj odkrýt zvedni
play-words-fog-lay = zakryj zakrýt polož
play-words-only-told = jen
play-words-entry = zápis zapis
play-words-drop = zahoď zahod
play-words-yes = ano a
play-words-all = všichni vsichni

play-help-sentence = řekni, co děláš: sloveso a koho nebo co
    .typed = zaútoč na vlka
play-help-number = udělej akci, která má na seznamu toto číslo
play-help-pairs = totéž s nastavením: parametr a jeho hodnota
play-help-enter = přijmi, co má značku ↵ (odpověď nebo konec tahu); jinak se znovu rozhlédni
play-help-square = jdi na toto pole mapy
play-help-rule = vysvětli pravidlo podle čísla, nebo najdi slovo v pravidlech, tabulkách a u protivníků
play-help-help = ukaž tuto nápovědu
play-help-menu = vypiš, co lze teď udělat
play-help-more = vypiš všechno, co lze udělat, i vzácné akce
play-help-look = rozhlédni se znovu
play-help-who = ukaž, kdo sedí u stolu a kdo je ve scéně
play-help-reach = ukaž, kdo na tebe dosáhne: jak daleko je každý protivník, v jakém je krytí a kolik mu zbývá ujít
    .coverless = ukaž, kdo na tebe dosáhne: jak daleko je každý protivník a kolik mu zbývá ujít
play-help-cover = ukaž, jak daleko máš k někomu nebo k poli a v jakém je krytí: „krytí k b4“
    .coverless = ukaž, jak daleko máš k někomu nebo k poli: „krytí k b4“
play-help-map = ukaž mapu
play-help-end = ukonči tah všech svých hrdinů; „tah všichni“: pro všechny u stolu, po otázce
play-help-done = tenhle hrdina svůj tah končí; tah strany skončí, až skončí všichni
play-help-hero = jednej za jiného hrdinu: „hrdina“ a jméno, nebo jen jméno
play-help-take = vezmi si hrdinu, kterého nikdo nehraje: „vezmi“ a jméno
play-help-sheet = ukaž deník postavy, která jedná, nebo někoho podle jména
play-help-log = ukaž znovu, co se stalo; s číslem: tolik řádků
play-help-why = ukaž důvody posledního hodu s pravidly
play-help-odds = ukaž šance všeho; s číslem: všechny výsledky jedné akce
play-help-undo = vrať svůj poslední krok; s číslem: tolik kroků
play-help-redo = obnov, co bylo vráceno
play-help-save = ukaž, kde je hra uložená; se jménem souboru: ulož tam kopii
play-help-say = řekni něco všem; zapíše se to do záznamu
play-help-whisper = zašeptej něco někomu u stolu: „šeptej“, jméno a slova
play-help-note = napiš si poznámku; samotné: přečti své poznámky
play-help-roll = „hod“ hodí, oč tě žádají, „hod 2k6+1“ jakýmikoli kostkami; co padlo na tvých kostkách, napiš: „hod 4,6“
play-help-dice = „kostky skutečné“ pro vlastní kostky, „kostky program“, aby házel program
play-help-rest = vydechni si, odpočiň si, nebo se utáboř
play-help-create = vytvoř hrdinu, otázku po otázce
play-help-advance = zlepši hrdinu
play-help-gm = vypravěčem buď ty: nastav číslo, přesuň někoho, změň hod
play-help-close = ukonči tuto hru nadobro a odhal její kostky
play-help-quit = odejdi; hra na tebe počká

## Začátek a konec

play-resume-which = Máš nedohranou hru. Pokračovat?
play-resume-one = pokračovat: { $name } (naposledy { $when })
play-new-game = začít novou hru
play-which-game = Kterou hru chceš hrát?
play-which-adventure = Které dobrodružství?
play-something-new = Něco nového · výprava, kterou ještě nikdo nehrál
play-which-danger = Jak nebezpečné to má být?
play-danger-safe = bezpečné · kdo neztratí hlavu, vrátí se domů
play-danger-risky = riskantní · poslední boj se dá prohrát
play-danger-deadly = smrtelné · domů se nevrátí všichni
play-finding-foes = Kreslí se mapa a vybírají se protivníci pro tuto družinu…
play-how-many = Kolik hrdinů vyráží?
play-heroes =
    { $count ->
        [one] { $count } hrdina
        [few] { $count } hrdinové
       *[other] { $count } hrdinů
    }
play-about-game-nde12 = kostky od k6 do k20, srdce, rychlé boje
play-about-game-nde14 = novější vydání: obtížnosti, štěstí a žetony zbroje
play-about-game-cairn2e = málo čísel, hodně nebezpečí, chytré nápady
play-about-game-tkds = k20 a dovednosti, kouzla a taktický boj
play-about-game-grim-marsh = kostky z 1.2 a obtížnosti z 1.4, v mlze a studené vodě
play-about-game-far-orbit = 1.4 mezi nákladními loděmi, stanicemi a vraky, které je lepší nechat být
play-choose-number = „{ $typed }“ na seznamu není; napiš číslo od 1 do { $most }, nebo Enter pro označené ↵
play-default = { $option }  ↵
play-you = ty
play-gm = vypravěč
    .the = vypravěč
play-kept-in = Hra se po každém kroku ukládá do { $file }. „pomoc“ vypíše, co lze napsat.
play-resumed = Pokračuješ: { $file }.
play-cut =
    { $bytes ->
        [one] Neúplný poslední řádek ({ $bytes } bajt) byl odstraněn; všechno před ním je v pořádku.
        [few] Neúplný poslední řádek ({ $bytes } bajty) byl odstraněn; všechno před ním je v pořádku.
       *[other] Neúplný poslední řádek ({ $bytes } bajtů) byl odstraněn; všechno před ním je v pořádku.
    }
play-come-back = Uloženo. „nde play --file { $file }“ pokračuje odsud.
play-go-on-with = „nde play --new --with { $file }“ vezme tytéž hrdiny na další výpravu.
play-go-on-question = Titíž hrdinové, další výprava? Nejdřív si odpočinou a nakoupí, kde je od koho, a nechají si, co nesou, co se naučili, i své jizvy.
play-go-on-enough = pro dnešek stačí
play-some-weeks-later = O několik týdnů později jsou zranění zase na nohou a někdo se po vás ptá.
play-over-in = Hra skončila. „nde log { $file }“ ji ukáže znovu, „nde verify { $file }“ ověří kostky.
play-is-won = Dobrodružství je vyhráno. „postup“ zlepší hrdinu, „záznam“ ho převypráví, „konec“ ukončí hru a odhalí kostky.
play-is-lost = Dobrodružství skončilo. „zpět“ vrátí tvůj poslední krok, „záznam“ ho převypráví, „konec“ ukončí hru a odhalí kostky.
play-ending-won = Je to hotovo
play-ending-lost = Družina je poražena

## Obrazovka

play-in-fight = { $round }. kolo · { $side }
play-pause = … Enter: dál
play-side-party = tvůj tah
play-side-foes = tah protivníků
play-note-out = mimo boj
play-note-gone = není už pomoci
play-note-acted = po akci
play-note-done = konec tahu
play-note-hidden = v úkrytu
play-map-signs = # zeď   + nízké krytí   ~ obtížný terén   x na zemi
play-map-ground = povrch: { $ground }
play-map-fog =
    { $where ->
        [none]
            { $count ->
                [one] Pro hráče je v mlze { $count } pole
                [few] Pro hráče jsou v mlze { $count } pole
                [many] Pro hráče je v mlze { $count } pole
               *[other] Pro hráče je v mlze { $count } polí
            }
       *[other]
            { $count ->
                [one] Pro hráče je v mlze { $count } pole ({ $where })
                [few] Pro hráče jsou v mlze { $count } pole ({ $where })
                [many] Pro hráče je v mlze { $count } pole ({ $where })
               *[other] Pro hráče je v mlze { $count } polí ({ $where })
            }
    }
play-acts = { $name }, co uděláš?
play-acts-others = { $name }, co uděláš? Chceš-li jednat za někoho jiného, napiš jméno: { $others }.
play-walk =
    { $count ->
        [one] jdi na toto pole
        [few] jdi na toto nebo jiné pole ({ $count } v dosahu)
       *[other] jdi na toto nebo jiné pole ({ $count } v dosahu)
    }
play-more =
    { $count ->
        [one] ještě jedna akce
        [few] ještě { $count } akce
       *[other] ještě { $count } akcí
    }
play-end-turn = ukonči tah
play-hero-done = ukonči tah: { $name }
play-begin = Vyraz
play-choice-new = { $choice } (nové)
play-choice-flight = { $choice } (nejdřív jsou na tahu protivníci)
play-choice-trial = { $choice } · { $trial }: { $name }, povede se { $chance }
play-choice-odds = { $choice } · { $name }, povede se { $chance }
play-choice-failing = { $choice } (neúspěch: { $what })
play-failing-clock = { $clock } { $by }
play-failing-harm = zranění
play-costs = stojí { $cost }
play-type-die = Hází { $name }: napiš, co padlo na { $die }.
play-own-words = nebo vlastními slovy; Enter vezme „{ $default }“
play-dice-typed = Odteď píšeš, co padlo na tvých kostkách.
play-dice-engine = Odteď za tebe hází program.
play-rests = Napiš „odpočinek“ a jedno z těchto slov: { $moments }
play-ask-rule = „? { $id }“ vysvětlí pravidlo.
play-saved = Hra je uložená v { $file }.
play-copied = Kopie je uložená v { $file }.
play-ruling = (rozhodnutí vypravěče)
play-tries = { $name } to zkouší: { $deed }
play-tries-all = rozhodnete se: { $deed }
play-sets-about = { $name } se do toho dává: „{ $deed }“
play-step-by-step = Enter ukáže další zápis, „konec“ skončí.
play-entry = zápis { $number }

## Co se stalo

play-walks = { $name } jde na { $square }
    .b = { $name } se přesouvá na { $square }
play-unseen = má v tom prsty někdo, koho nevidíte
play-fight-broken = kdo z protivníků může ještě běžet, ten je pryč
play-fight-won = protivníci jsou poraženi
    .b = poslední protivník je poražen
play-routed = utíkáte jako o život a sejdete se tam, odkud jste přišli
play-withdraws = družina se dává na ústup: než zmizí, jsou ještě na tahu protivníci
play-fight-resumed = boj pokračuje tam, kde byl přerušen
play-routed-carried = táhnete s sebou každého, kdo nemůže jít: { $names }
play-came = { $name } se přidává k družině
play-grew = { $name } si z toho bere poučení a zlepšuje se
play-foes-here =
    { $is-many ->
        [yes] před vámi se objevují { $names }
       *[no] před vámi se objevuje { $names }
    }
    .b = do cesty se vám staví { $names }
    .c =
    { $is-many ->
        [yes] nejste tu sami: jsou tu i { $names }
       *[no] nejste tu sami: je tu i { $names }
    }
play-joined =
    { $is-many ->
        [yes] přicházejí ještě { $names }
       *[no] přichází ještě { $names }
    }
    .b =
        { $is-many ->
            [yes] protivníků přibývá: přidávají se { $names }
           *[no] protivníků přibývá: přidává se { $names }
        }
play-left =
    { $is-many ->
        [yes] { $names } odcházejí ze scény
       *[no] { $names } odchází ze scény
    }
play-left-stalemate =
    { $is-many ->
        [yes] { $names } se stahují: tenhle boj už příliš dlouho k ničemu nevede
       *[no] { $names } se stahuje: tenhle boj už příliš dlouho k ničemu nevede
    }
play-appeared =
    { $is-many ->
        [yes] vychází najevo, že jsou tu i { $names }
       *[no] vychází najevo, že je tu i { $names }
    }
    .b =
        { $is-many ->
            [yes] náhle se objevují { $names }
           *[no] náhle se objevuje { $names }
        }
play-hidden =
    { $is-many ->
        [yes] { $names } se hráčům ztrácejí z očí
       *[no] { $names } se hráčům ztrácí z očí
    }
play-shown =
    { $is-many ->
        [yes] { $names } se ukazují hráčům
       *[no] { $names } se ukazuje hráčům
    }
play-renamed = od teď se { $old } jmenuje { $name }
play-ruled-anew = dřívější hod dopadá jinak (zápis { $number })
play-clock-starts = spouštějí se hodiny „{ $title }“ a zbývá { $steps ->
        [one] { $steps } dílek
        [few] { $steps } dílky
        [many] { $steps } dílku
       *[other] { $steps } dílků
    }
play-clock = { $title }: { $filled } { $steps ->
        [2] ze 2
        [3] ze 3
        [4] ze 4
        [6] ze 6
        [7] ze 7
       *[other] z { $steps }
    }
play-clock-apart = { $title }: { $filled } { $steps ->
        [2] ze 2
        [3] ze 3
        [4] ze 4
        [6] ze 6
        [7] ze 7
       *[other] z { $steps }
    } (posouvá je jen příběh)
play-clock-rises = hodiny „{ $title }“ postupují: už { $filled } { $steps ->
        [2] ze 2
        [3] ze 3
        [4] ze 4
        [6] ze 6
        [7] ze 7
       *[other] z { $steps }
    }
play-clock-falls = hodiny „{ $title }“ couvají: teď { $filled } { $steps ->
        [2] ze 2
        [3] ze 3
        [4] ze 4
        [6] ze 6
        [7] ze 7
       *[other] z { $steps }
    }
play-clock-full = hodiny „{ $title }“ jsou plné: { $steps } { $steps ->
        [2] ze 2
        [3] ze 3
        [4] ze 4
        [6] ze 6
        [7] ze 7
       *[other] z { $steps }
    }
play-said = { $name }: „{ $text }“
play-whispered =
    { $is-you ->
        [yes] šeptáš: „{ $text }“
       *[no] { $name } šeptá: „{ $text }“
    }
play-note =
    { $is-you ->
        [yes] píšeš si poznámku: „{ $text }“
       *[no] { $name } si píše poznámku: „{ $text }“
    }
play-overruled = vypravěč rozhoduje jinak: výsledek je „{ $outcome }“, a ne „{ $old }“
play-faces-ruled = kostky platí, jak bylo rozhodnuto
play-fog-on = mapu zahaluje mlha
play-fog-off = mlha se zvedá
play-fog-laid =
    { $where ->
        [none]
            { $count ->
                [one] mlha zakrývá { $count } pole
                [few] mlha zakrývá { $count } pole
                [many] mlha zakrývá { $count } pole
               *[other] mlha zakrývá { $count } polí
            }
       *[other]
            { $count ->
                [one] mlha zakrývá { $count } pole: { $where }
                [few] mlha zakrývá { $count } pole: { $where }
                [many] mlha zakrývá { $count } pole: { $where }
               *[other] mlha zakrývá { $count } polí: { $where }
            }
    }
play-fog-lifted =
    { $where ->
        [none]
            { $count ->
                [one] mlha odkrývá { $count } pole
                [few] mlha odkrývá { $count } pole
                [many] mlha odkrývá { $count } pole
               *[other] mlha odkrývá { $count } polí
            }
       *[other]
            { $count ->
                [one] mlha odkrývá { $count } pole: { $where }
                [few] mlha odkrývá { $count } pole: { $where }
                [many] mlha odkrývá { $count } pole: { $where }
               *[other] mlha odkrývá { $count } polí: { $where }
            }
    }
play-value-set =
    { $kind ->
        [most] odteď může mít { $name } v kolonce „{ $field }“ nejvýš { $value }, a ne { $old }
       *[plain] odteď má { $name } v kolonce „{ $field }“ { $value }, a ne { $old }
    }
play-value-changed = u postavy { $name } je odteď něco jinak
play-set-is-leader =
    { $is-on ->
        [yes] odteď je vede { $name }
       *[no] { $name } už je nevede
    }
play-set-is-dead =
    { $is-on ->
        [yes] { $name } přichází o život
       *[no] { $name } přece jen žije
    }
play-set-has-fled =
    { $is-on ->
        [yes] { $name } utíká
       *[no] { $name } je zpátky
    }
play-set-has-acted =
    { $is-on ->
        [yes] { $name } už v tomto tahu nic neudělá
       *[no] { $name } může jednat ještě jednou
    }
play-set-loses-turn =
    { $is-on ->
        [yes] { $name } přichází o tah
       *[no] { $name } o tah přece jen nepřichází
    }
play-set-is-fearless =
    { $is-on ->
        [yes] odteď { $name } nezná strach
       *[no] { $name } zase zná strach
    }
play-set-can-shoot =
    { $is-on ->
        [yes] odteď může { $name } útočit na dálku
       *[no] { $name } už nemůže útočit na dálku
    }
play-moved = { $name } je teď jinde
play-moved-to = { $name } je teď na poli { $square }
play-undone =
    { $is-you ->
        [yes]
            { $count ->
                [one] vracíš poslední krok
                [few] vracíš poslední { $count } kroky
               *[other] vracíš posledních { $count } kroků
            }
       *[no]
            { $count ->
                [one] { $name } vrací poslední krok
                [few] { $name } vrací poslední { $count } kroky
               *[other] { $name } vrací posledních { $count } kroků
            }
    }
play-redone =
    { $is-you ->
        [yes]
            { $count ->
                [one] obnovuješ vrácený krok
                [few] obnovuješ { $count } vrácené kroky
               *[other] obnovuješ { $count } vrácených kroků
            }
       *[no]
            { $count ->
                [one] { $name } obnovuje vrácený krok
                [few] { $name } obnovuje { $count } vrácené kroky
               *[other] { $name } obnovuje { $count } vrácených kroků
            }
    }
play-secret-roll =
    { $deed ->
        [none] { $who ->
            [none] za zástěnou padají kostky
           *[other] za zástěnou padají kostky, hází { $who }
        }
       *[other] za zástěnou padají kostky: { $deed }
    }
play-revealed =
    { $deed ->
        [none] { $who ->
            [none] tajný hod vychází najevo
           *[other] vychází najevo tajný hod, ve kterém štěstí zkouší { $who }
        }
       *[other] tajný hod vychází najevo: { $deed }
    }
play-revealed-outcome = výsledek je „{ $outcome }“
play-revealed-was = ve chvíli hodu byl výsledek ještě jiný: { $old }
play-revealed-told = nic se kvůli tomu nestane
play-given =
    { $is-you ->
        [yes] teď hraješ jako { $who }
       *[no] { $seat } teď hraje jako { $who }
    }
play-session = Sezení { $number }
play-moment-fight = začíná boj
play-moment-calm = boj končí
play-moment-breather = vydechnete si
play-moment-rest = odpočíváte
play-moment-camp = utáboříte se na noc
play-moment-time = čas plyne
play-moment-loud-time = čas plyne, a ne potichu
play-moment-morale = protivníci váhají
play-dropped = otázka zůstává bez odpovědi a nic z toho nevzejde
play-dropped-outdated = program se od té doby změnil a ptá se teď jinak: věc se odkládá i s tím, co už bylo zodpovězeno, a lze ji začít znovu
play-closed = Hra skončila a semínko jejích kostek je teď v záznamu.
play-seed-taken = Vypravěč exportuje semínko kostek, aby se dalo hrát dál jinde, a může teď hody předvídat. Kdokoli může přidat sůl a kostky budou zase nepředvídatelné.

## Ověření hry

play-verify-sound =
    { $drawn ->
        [one] hra „{ $file }“ je pravá: zápisů { $entries }, beze změny, a semínko dává její { $drawn } hod
        [few] hra „{ $file }“ je pravá: zápisů { $entries }, beze změny, a semínko dává všechny { $drawn } hody
       *[other] hra „{ $file }“ je pravá: zápisů { $entries }, beze změny, a semínko dává všech { $drawn } hodů
    }
play-verify-unfinished = hra „{ $file }“ není dohraná: zápisů { $entries }, hodů { $drawn }, a semínko ještě není odhaleno
play-verify-broken =
    { $count ->
        [one] „{ $file }“ nic nedokazuje: { $count } chyba
        [few] „{ $file }“ nic nedokazuje: { $count } chyby
       *[other] „{ $file }“ nic nedokazuje: { $count } chyb
    }
play-verify-by-hand = ze skutečných kostek napsáno { $typed }, vypravěčem nastaveno { $ruled }
play-verify-digest = otisk dosud: { $digest }

## Co smí vypravěč

play-gm-about = Vypravěčem jsi ty. Každá z těchto věcí se zapíše do záznamu jako rozhodnutí:
play-gm-set = nastav jakékoli číslo v něčím deníku
play-gm-hide = skryj někoho
play-gm-show = ukaž skryté
play-gm-rename = dej někomu vlastní jméno; bez jména se mu zase říká podle toho, co je
play-gm-clock = posuň hodiny; samotné číslo spustí nové, „stop“ je odstraní
play-gm-move = postav někoho jinam
play-gm-add = přidej protivníka podle jeho bloku hodnot; „*3“ za ním přivede tři
play-gm-remove = odeber někoho ze scény
play-gm-map = načti mapu z textového souboru
play-gm-effect = vyvolej účinek hry, zadaný jménem a poli
play-gm-condition = dej někomu stav; „odeber“ ho odebere
play-gm-outcome = změň výsledek posledního hodu; samotné: hody posledního kola; s číslem zápisu: tamten hod
play-gm-faces = změň, co v posledním hodu padlo
play-gm-mark = vyhlas tah, odpočinek nebo čas: fight, turn, calm, breather, rest, camp, time, morale
play-gm-fog = zahal mapu mlhou; „vypni“ ji odstraní, „odkryj c4 d5-f7“ ukáže pole, „zakryj c4“ je znovu schová
play-gm-ground = řekni, jaký je povrch: na polích, nebo na celé mapě
play-gm-give = předej hrdinu jinému místu u stolu
play-gm-advance = dopřej hrdinovi zlepšení navíc k tomu, které přináší vyhrané dobrodružství
play-gm-drop = zruš otázku, která čeká na odpověď
play-gm-reveal = odhal tajný hod; se slovem „jen“ pouze jeho výsledek

## Co může být špatně

error-not-understood =
    { $nearest ->
        [none] „{ $line }“ tu nic neznamená; napiš číslo ze seznamu, řekni, co děláš, nebo napiš „pomoc“
       *[other] „{ $line }“ tu nic neznamená; napiš číslo ze seznamu, řekni, co děláš, nebo napiš „pomoc“. Myslíš „{ $nearest }“?
    }
error-screen-missing = obrazovka stolu potřebuje „rich“; nainstaluj to příkazem: { $command }, nebo přidej --plain
error-not-a-command = „{ $line }“ není příkaz ({ $reason }); posílej jeden objekt JSON na řádek, jak ukazuje docs/playing.md
error-not-an-answer = „{ $answer }“ na otázku neodpovídá; napiš číslo, nebo vyber: { $allowed }
error-no-such-number =
    { $most ->
        [0] číslo { $number } tu není: nic na seznamu teď nemá číslo; napiš „více“, nebo „pomoc“
        [1] na seznamu není číslo { $number }; napiš 1, nebo „více“
       *[other] na seznamu není číslo { $number }; napiš číslo od 1 do { $most }, nebo „více“
    }
error-no-turn = teď není žádný tah, který by šlo ukončit; vyber něco ze seznamu, nebo napiš „pomoc“
error-no-such-name = nikdo se tu nejmenuje „{ $name }“; na výběr: { $allowed }
error-cannot-go-there =
    { $allowed ->
        [none] „{ $square }“ je mimo dosah: teď nikdo jít nemůže
       *[other] na pole „{ $square }“ teď jít nelze; na výběr: { $allowed }
    }
error-nothing-to-explain =
    { $what ->
        [why] ještě se neházelo; nejdřív něco udělej
       *[other] na tohle se nehází; zeptej se na šance jiného čísla
    }
error-not-faces = „{ $text }“ nejsou čísla, která padla na kostkách; napiš třeba 4,6
error-gm-word-missing = „{ $word }“ říká málo; napiš třeba: { $allowed }
error-moment-word =
    „{ $word }“ tu u „{ $moment }“ nic neznamená; { $allowed ->
        [none] nic se k tomu dodat nedá
       *[other] dodat se dá: { $allowed }
    }
error-nobody-hidden = nikdo není skrytý; nejdřív někoho skryj
error-condition-not-given = { $who }: „{ $word }“ teď nelze dát; lze: { $allowed }
error-condition-not-taken = { $who }: „{ $word }“ teď nelze odebrat; lze: { $allowed }
error-nothing-to-give = { $who }: teď nelze dát žádný stav
error-nothing-to-take = { $who }: není tu žádný stav, který by šlo odebrat
error-game-in-use = soubor „{ $file }“ je otevřený v jiném okně; nejdřív hru ukonči tam
error-seed-missing = v „{ $file }“ nelze pokračovat bez semínka kostek, „{ $seed }“; vrať soubor se semínkem, nebo si hru prohlédni pomocí „nde replay“
error-seed-of-another = semínko v „{ $seed }“ nepatří k „{ $file }“; vrať to správné
error-nobody-to-go-on-with = z „{ $file }“ nevyšel nikdo, kdo by mohl jít dál; vynech --with, nebo uveď jinou hru
error-no-such-danger = „{ $text }“ není stupeň nebezpečí; na výběr: { $allowed }
error-only-for-what-is-new = --{ $flag } platí pro novou výpravu; přidej --new
error-new-and-named = „{ $text }“ je dobrodružství, které už existuje, a --new dělá nové; jedno z obojího vynech
error-no-such-companions = „{ $policy }“ není taktika, kterou boti znají; na výběr: { $allowed }
error-game-already-there = v „{ $file }“ už hra je; vynech „{ $word }“ a pokračuj v ní, nebo jmenuj jiný soubor
error-too-many-sheets = deníků je { $sheets } a hrdinů { $heroes }; některé vynech, nebo zvyš --heroes
play-map-written = mapa je uložená v { $file }; uprav ji a načti příkazem „vypravěč map { $file }“
play-sheet-written = { $who }: deník je v { $file }
