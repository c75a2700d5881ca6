# Stůl v terminálu: `nde play`, `nde replay` a `nde log`.

## Nápověda příkazů; prosté řádky, aby `nde --help` nemuselo načítat Fluent

cli-about-play = Zahraj si dobrodružství u stolu v terminálu, nebo pokračuj ve hře.
cli-details-play = Bez argumentů si vybereš hru a dobrodružství, nebo pokračuješ tam, kde hra přestala. Každý krok je hned uložen; „pomoc“ u stolu vypíše, co lze napsat. Dobrodružství je jméno jednoho z našich, nebo soubor. S --json se čte jeden příkaz JSON na řádek a píše jeden zápis na řádek.
cli-about-replay = Ukaž odehranou hru zápis po zápisu, očima kteréhokoli místa.
cli-about-log = Vypiš odehranou hru jako vyprávění.
cli-place-adventure = DOBRODRUŽSTVÍ
cli-value-game = HRA
cli-value-policy = careful
cli-value-seat = MÍSTO
cli-flag-game = hra, kterou hraješ; „nde games“ je vypíše
cli-flag-heroes = kolik hrdinů, 1 až 6; jinak 3
cli-flag-sheet = deník hrdiny; lze zadat několikrát, ostatní se vylosují
cli-flag-companions = za všechny hrdiny kromě prvního hrají boti: careful, bold, healer …
cli-flag-file = soubor s hrou; když už existuje, pokračuje se v něm
cli-flag-plain = jen řádky jeden za druhým, pro čtečky obrazovky
cli-flag-as = místo, ze kterého se díváš, třeba p1; jinak místo vypravěče
cli-flag-step = po každém zápisu čekat na Enter
cli-example-play-1 = play
cli-example-play-2 = play lantern-cellar --game nde12 --heroes 3
cli-example-play-3 = play --file vecer.nde --plain
cli-example-replay-1 = replay vecer.nde --as p1 --step
cli-example-log-1 = log vecer.nde

## Co lze napsat; ukazuje se první slovo

play-words-help = pomoc
play-words-menu = nabídka nabidka seznam
play-words-more = více vice
play-words-look = rozhled
play-words-who = kdo
play-words-reach = dosah
play-words-cover = kryt
play-words-map = mapa
play-words-end = tah
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
play-words-gm = vypravěč vypravec pj
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

play-help-number = udělej, co je na seznamu pod tímto číslem
play-help-pairs = totéž s dodatkem: parametr a jeho hodnota
play-help-enter = odpověď nebo konec tahu se značkou ↵; jinak se znovu rozhlédni
play-help-square = jdi na toto pole mapy
play-help-rule = vysvětli pravidlo podle čísla, nebo najdi slovo v pravidlech, tabulkách a u protivníků
play-help-help = ukaž tuto nápovědu
play-help-menu = vypiš, co lze teď udělat
play-help-more = vypiš všechno, co lze udělat, i vzácné věci
play-help-look = rozhlédni se znovu
play-help-who = kdo sedí u stolu a kdo je ve scéně
play-help-reach = kdo na tebe dosáhne: jak daleko je každý protivník, v jakém krytu a jak daleko to má
play-help-cover = jak stojíš k někomu nebo k poli: „kryt k b4“
play-help-map = ukaž mapu
play-help-end = ukonči tah hrdinů
play-help-hero = jednej za jiného hrdinu: „hrdina“ a jméno, nebo jen jméno
play-help-take = vezmi si hrdinu, kterého nikdo nehraje: „vezmi“ a jméno
play-help-sheet = ukaž deník postavy, která jedná, nebo někoho podle jména
play-help-log = vyprávěj znovu, co se stalo; s číslem: tolik řádků
play-help-why = důvody posledního hodu s pravidly
play-help-odds = šance všeho; s číslem: všechny výsledky jedné věci
play-help-undo = vezmi zpět svůj poslední krok; s číslem: tolik kroků
play-help-redo = nech znovu platit, co bylo vzato zpět
play-help-save = řekni, kde hra je; se jménem souboru: udělej tam kopii
play-help-say = řekni něco, co záznam uchová
play-help-whisper = zašeptej něco někomu u stolu: „šeptej“, jméno a slova
play-help-note = napiš si poznámku; samotné: přečti své poznámky
play-help-roll = napiš, co padlo na tvých kostkách: „hod 4,6“
play-help-dice = „kostky skutečné“ pro vlastní kostky, „kostky program“, aby házel program
play-help-rest = vydechni si, odpočiň si, nebo se utáboř
play-help-create = vytvoř hrdinu, otázku po otázce
play-help-advance = nech hrdinu růst
play-help-gm = vypravěčem buď ty: nastav číslo, přesuň někoho, změň hod
play-help-close = ukonči tuto hru nadobro a odhal její kostky
play-help-quit = odejdi; hra na tebe počká

## Začátek a konec

play-resume-which = Máš nedohranou hru. Pokračovat?
play-resume-one = pokračovat: { $name } (naposledy { $when })
play-new-game = začít novou hru
play-which-game = Kterou hru chceš hrát?
play-which-adventure = Které dobrodružství?
play-how-many = Kolik hrdinů vyráží?
play-heroes =
    { $count ->
        [one] { $count } hrdina
        [few] { $count } hrdinové
       *[other] { $count } hrdinů
    }
play-about-game-nde12 = kostky od k6 do k20, srdce, rychlé boje
play-about-game-nde14 = novější vydání: obtížnosti, štěstí a žetony zbroje
play-about-game-cairn2e = málo čísel, hodně nebezpečí, chytré plány
play-about-game-tkds = k20 a dovednosti, kouzla a taktický boj
play-about-game-grim-marsh = kostky z 1.2 a obtížnosti z 1.4, v mlze a studené vodě
play-about-game-far-orbit = 1.4 mezi nákladními loděmi, stanicemi a věcmi, které je lepší nechat plout
play-choose-number = „{ $typed }“ na seznamu není; napiš číslo od 1 do { $most }, nebo Enter pro označené ↵
play-default = { $option }  ↵
play-you = ty
play-gm = vypravěč
play-kept-in = Hra se po každém kroku ukládá do { $file }. „pomoc“ vypíše, co lze napsat.
play-resumed = Pokračuješ: { $file }.
play-cut =
    { $bytes ->
        [one] Řádek, který nebyl dopsán ({ $bytes } bajt), byl odstraněn; všechno před ním je tu.
        [few] Řádek, který nebyl dopsán ({ $bytes } bajty), byl odstraněn; všechno před ním je tu.
       *[other] Řádek, který nebyl dopsán ({ $bytes } bajtů), byl odstraněn; všechno před ním je tu.
    }
play-come-back = Uloženo. „nde play --file { $file }“ pokračuje odsud.
play-over-in = Hra skončila. „nde log { $file }“ ji povypráví znovu, „nde verify { $file }“ ověří kostky.
play-is-won = Dobrodružství je vyhráno. „postup“ nechá hrdinu růst, „záznam“ ho povypráví znovu, „konec“ ukončí hru a odhalí kostky.
play-is-lost = Dobrodružství skončilo. „zpět“ vezme zpět tvůj poslední krok, „záznam“ ho povypráví znovu, „konec“ ukončí hru a odhalí kostky.

## Obrazovka

play-place-in-fight = { $place } · kolo { $round } · { $side }
play-side-party = tvůj tah
play-side-foes = tah protivníků
play-note-out = mimo boj
play-note-gone = už není pomoci
play-note-acted = po akci
play-note-hidden = v úkrytu
play-map-signs = # zeď   + nízký kryt   ~ těžký terén   x leží
play-map-fog =
    { $squares ->
        [none]
            { $count ->
                [one] V mlze pro hráče: { $count } pole
                [few] V mlze pro hráče: { $count } pole
                [many] V mlze pro hráče: { $count } pole
               *[other] V mlze pro hráče: { $count } polí
            }
       *[other]
            { $count ->
                [one] V mlze pro hráče: { $count } pole ({ $squares })
                [few] V mlze pro hráče: { $count } pole ({ $squares })
                [many] V mlze pro hráče: { $count } pole ({ $squares })
               *[other] V mlze pro hráče: { $count } polí ({ $squares })
            }
    }
play-acts = Jedná { $name }:
play-acts-others = Jedná { $name } (pro někoho jiného napiš jméno: { $others }):
play-walk =
    { $count ->
        [one] jít na toto pole mapy
        [few] jít na toto nebo jiné ze { $count } polí mapy
       *[other] jít na toto nebo jiné z { $count } polí mapy
    }
play-more =
    { $count ->
        [one] ještě jedna možnost
        [few] ještě { $count } možnosti
       *[other] ještě { $count } možností
    }
play-end-turn = ukončit tah
play-begin = vyrazit
play-choice-new = { $choice } (dosud neznámé)
play-choice-trial = { $choice } · { $trial }: { $name }, povede se { $chance }
play-choice-odds = { $choice } · { $name }, povede se { $chance }
play-type-die = Hází { $name }: napiš, co padlo na { $die }.
play-own-words = nebo vlastními slovy; Enter vezme „{ $default }“
play-dice-typed = Odteď píšeš, co padlo na tvých kostkách.
play-dice-engine = Odteď za tebe hází program.
play-rests = Napiš „odpočinek“ a jedno z: { $moments }
play-ask-rule = „? { $id }“ vysvětlí pravidlo.
play-saved = Hra je v { $file }.
play-copied = Kopie je v { $file }.
play-step-by-step = Enter ukáže další zápis, „konec“ skončí.
play-entry = zápis { $number }

## Co se stalo

play-walks = { $name } jde na { $square }
play-unseen = má v tom prsty kdosi neviděný: { $text }
play-fight-broken = kdo z protivníků mohl ještě běžet, ten utekl
play-fight-won = žádný protivník už nestojí
play-routed = utíkáte jako o život a sejdete se tam, odkud vedla cesta
play-routed-carried = táhnete s sebou ty, kdo nemohou jít: { $names }
play-came = { $name } se přidává k družině
play-grew = { $name } roste
play-foes-here = před vámi: { $names }
play-joined = přicházejí posily: { $names }
play-left = ze scény mizí: { $names }
play-left-stalemate = { $names } se stahuje: tenhle boj už příliš dlouho k ničemu nevede
play-appeared = vidíte: { $names }
play-hidden = skryto před hráči: { $names }
play-shown = ukázáno hráčům: { $names }
play-clock = { $title }: { $filled } z { $steps }
play-said = { $name }: „{ $text }“
play-whispered = { $name } šeptem: „{ $text }“
play-note = poznámka ({ $name }): { $text }
play-overruled = rozhodnutí vypravěče: { $outcome } (místo: { $old })
play-fog-on = na mapě leží mlha
play-fog-off = mlha se zvedá
play-fog-laid =
    { $squares ->
        [none]
            { $count ->
                [one] mlha zakrývá { $count } pole
                [few] mlha zakrývá { $count } pole
                [many] mlha zakrývá { $count } pole
               *[other] mlha zakrývá { $count } polí
            }
       *[other]
            { $count ->
                [one] mlha zakrývá { $count } pole: { $squares }
                [few] mlha zakrývá { $count } pole: { $squares }
                [many] mlha zakrývá { $count } pole: { $squares }
               *[other] mlha zakrývá { $count } polí: { $squares }
            }
    }
play-fog-lifted =
    { $squares ->
        [none]
            { $count ->
                [one] mlha odkrývá { $count } pole
                [few] mlha odkrývá { $count } pole
                [many] mlha odkrývá { $count } pole
               *[other] mlha odkrývá { $count } polí
            }
       *[other]
            { $count ->
                [one] mlha odkrývá { $count } pole: { $squares }
                [few] mlha odkrývá { $count } pole: { $squares }
                [many] mlha odkrývá { $count } pole: { $squares }
               *[other] mlha odkrývá { $count } polí: { $squares }
            }
    }
play-value-set = vypravěč nastavuje: { $name }, { $field }: { $old } → { $value }
play-granted = z rozhodnutí vypravěče: { $text }
play-moved = vypravěč přesouvá: { $name }
play-new-map = na stole leží jiná mapa
play-undone =
    { $count ->
        [one] jeden krok byl vzat zpět
        [few] { $count } kroky byly vzaty zpět
       *[other] { $count } kroků bylo vzato zpět
    }
play-redone =
    { $count ->
        [one] jeden krok znovu platí
        [few] { $count } kroky znovu platí
       *[other] { $count } kroků znovu platí
    }
play-secret-roll = tajný hod: { $deed }
play-revealed = odhaleno: { $deed }: { $outcome }
play-revealed-goes-on = odhaleno: { $deed }
play-revealed-was = při hodu to bylo: { $old }
play-revealed-told = prozrazeno jen slovy, nic se nestane
play-given = postavu { $name } teď hraje { $seat }
play-session = začíná sezení { $number }
play-dropped = to, co čekalo, bylo zrušeno
play-closed = Hra skončila a semínko jejích kostek je v záznamu.
play-seed-taken = Vypravěč si vzal semínko kostek, aby se dalo hrát dál jinde: od teď by mohl vědět, co padne. Kdo přidá sůl, kostky obnoví.

## Ověření hry

play-verify-sound =
    { $drawn ->
        [one] hra „{ $file }“ je v pořádku: zápisů { $entries }, beze změny, a semínko dává její { $drawn } hod
        [few] hra „{ $file }“ je v pořádku: zápisů { $entries }, beze změny, a semínko dává všechny { $drawn } hody
       *[other] hra „{ $file }“ je v pořádku: zápisů { $entries }, beze změny, a semínko dává všech { $drawn } hodů
    }
play-verify-unfinished = hra „{ $file }“ není dohraná: zápisů { $entries }, hodů { $drawn }, a semínko ještě není odhaleno
play-verify-broken =
    { $count ->
        [one] „{ $file }“ nic nedokazuje: { $count } chyba
        [few] „{ $file }“ nic nedokazuje: { $count } chyby
       *[other] „{ $file }“ nic nedokazuje: { $count } chyb
    }
play-verify-by-hand = napsáno ze skutečných kostek: { $typed }, nastaveno vypravěčem: { $ruled }
play-verify-digest = otisk dosud: { $digest }

## Co smí vypravěč

play-gm-about = Vypravěčem jsi ty. Každá z těchto věcí se zapíše do záznamu jako rozhodnutí:
play-gm-set = nastav komukoli jakékoli číslo
play-gm-hide = skryj někoho
play-gm-show = ukaž skryté
play-gm-clock = posuň hodiny; pouhé číslo začne nové, „stop“ je odstraní
play-gm-move = postav někoho jinam
play-gm-add = přiveď dalšího protivníka podle jeho bloku
play-gm-remove = odeber někoho ze scény
play-gm-map = rozlož mapu z textového souboru
play-gm-effect = vyvolej účinek hry, zadaný jménem a poli
play-gm-condition = dej někomu stav; „off“ ho odebere
play-gm-outcome = změň výsledek posledního hodu
play-gm-faces = změň, co v posledním hodu padlo
play-gm-mark = vyhlas chvíli: fight, turn, calm, breather, rest, camp, time, morale
play-gm-fog = polož na mapu mlhu; „vypni“ ji odstraní, „odkryj c4 d5-f7“ ukáže pole, „zakryj c4“ je znovu schová
play-gm-give = předej někoho jinému místu u stolu
play-gm-drop = zruš to, co čeká na odpověď
play-gm-reveal = odhal tajný hod; se slovem „jen“ pouze jeho výsledek

## Co může být špatně

error-not-understood =
    { $nearest ->
        [none] „{ $line }“ tu nic neznamená; napiš číslo ze seznamu, nebo „pomoc“
       *[other] „{ $line }“ tu nic neznamená; napiš číslo ze seznamu, nebo „pomoc“. Myslíš „{ $nearest }“?
    }
error-not-a-command = „{ $line }“ není příkaz ({ $reason }); posílej jeden objekt JSON na řádek, jak ukazuje docs/playing.md
error-not-an-answer = „{ $answer }“ na otázku neodpovídá; napiš číslo, nebo jedno z: { $allowed }
error-no-such-number =
    { $most ->
        [0] { $number } tu není: nic na seznamu teď nemá číslo; napiš „více“, nebo „pomoc“
        [1] na seznamu není { $number }; napiš 1, nebo „více“
       *[other] na seznamu není { $number }; napiš číslo od 1 do { $most }, nebo „více“
    }
error-no-turn = teď není žádný tah, který by šlo ukončit; vyber něco ze seznamu, nebo napiš „pomoc“
error-no-such-name = nikdo se tu nejmenuje „{ $name }“; použij jedno ze jmen: { $allowed }
error-cannot-go-there =
    { $allowed ->
        [none] „{ $square }“ je mimo dosah: teď nikdo jít nemůže
       *[other] „{ $square }“ není mezi poli, na která lze teď jít; použij jedno z: { $allowed }
    }
error-nothing-to-explain =
    { $what ->
        [why] ještě se neházelo; nejdřív něco udělej
       *[other] na tohle se nehází; zeptej se na šance jiného čísla
    }
error-not-faces = „{ $text }“ není to, co padá na kostkách; napiš čísla jako 4,6
error-gm-word-missing = „{ $word }“ říká málo; napiš třeba: { $allowed }
error-nobody-hidden = nikdo není skrytý; nejdřív někoho skryj
error-condition-not-given = { $who }: „{ $word }“ teď nelze dát; lze: { $allowed }
error-condition-not-taken = { $who }: „{ $word }“ teď nelze odebrat; lze: { $allowed }
error-nothing-to-give = { $who }: teď nelze dát žádný stav
error-nothing-to-take = { $who }: není tu žádný stav, který by šlo odebrat
error-game-in-use = „{ $file }“ právě hraje jiný proces; nejdřív odejdi ze hry tam
error-seed-missing = „{ $file }“ nelze hrát dál bez semínka kostek, „{ $seed }“; vrať ho na místo, nebo si hru prohlédni pomocí „nde replay“
error-seed-of-another = semínko v „{ $seed }“ nepatří k „{ $file }“; vrať to správné
error-no-such-companions = „{ $policy }“ není způsob hry botů; použij jeden z: { $allowed }
error-game-already-there = v „{ $file }“ už hra je; vynech „{ $word }“ a pokračuj v ní, nebo jmenuj jiný soubor
error-too-many-sheets = deníků je { $sheets } a hrdinů { $heroes }; některé vynech, nebo zvyš --heroes
play-map-written = mapa je v { $file }; uprav ji a rozlož příkazem „gm map { $file }“
play-sheet-written = { $who }: deník je v { $file }
