# Co přidávají doprovodné knihy: bloky hodnot, rysy, manévry, nástrahy, tabulky a postupy.

## Odmítnutí

error-companion-unreadable = doprovodný soubor nesedí: { $text }; oprav toto místo
error-companion-unknown-name = „{ $name }“ tu není známo; použij jedno z: { $allowed }
error-companion-out-of-range = { $value } se nehodí pro „{ $what }“; použij { $least } až { $most }
error-companion-not-six = počet různých položek ({ $count }) netvoří tabulku; napiš jich přesně { $least }
error-companion-nothing-happens = „{ $name }“ nic nedělá; uveď účinek, který se hodí ke zkoušce
error-no-such-move = { $foe } nemá manévr „{ $move }“; použij jeden z: { $allowed }
error-move-is-spent = { $foe } už manévr „{ $move }“ nemůže použít; zvol jiný
error-no-target = není určen cíl; jmenuj aspoň jednoho hrdinu
error-too-many-targets = příliš mnoho hrdinů ({ $count }) na manévr „{ $move }“; jmenuj nejvýš { $most }
error-targets-apart = jmenovaní hrdinové nestojí pohromadě; jmenuj ty, kdo jsou na jedné ploše
error-no-ally = manévr „{ $move }“ je pro spojence, který stojí; jmenuj jednoho z: { $allowed }
error-no-such-trait = { $foe } nemá rys „{ $trait }“; použij jeden z: { $allowed }
error-trait-is-spent = { $foe }: rys „{ $trait }“ už se v této scéně nepočítá; zvol jiný
error-no-such-hazard = „{ $hazard }“ není nástraha této hry; použij jednu z: { $allowed }
error-hazard-is-off = nástraha „{ $hazard }“ už nefunguje; zvol něco jiného
error-hazard-not-here = nástraha „{ $hazard }“ v této scéně není; nejdřív ji umísti
error-one-target-only = nástraha „{ $hazard }“ působí vždy jen na jednoho hrdinu; jmenuj jen jednoho
error-needs-tools = nástrahu „{ $hazard }“ jde vyřadit jen s nástroji; sežeň je, nebo to zkus jinak
error-wrong-attribute = „{ $attribute }“ tu nepomůže; použij jedno z: { $allowed }
error-nobody-wavers = nezbyl protivník, který by mohl zakolísat; jmenuj ty, kdo ještě stojí
error-no-such-cause = „{ $cause }“ nemá vliv na morálku; použij jedno z: { $allowed }
error-no-chase = nikdo nikoho nepronásleduje; nejdřív začni pronásledování
error-other-die-missing = v tomto pronásledování házejí obě strany; uveď i kostku druhé strany
error-no-alarm = není poplach, který by šlo utišit; udělej něco jiného
error-shove-too-far = „{ $squares }“ není vzdálenost odstrčení; použij { $least } až { $most }
error-no-such-encounters = knihy nemají střety pro „{ $name }“; použij jedno z: { $allowed }
error-no-more-waves = v této scéně už další vlny nepřijdou (nejvýš { $most }); přiveď protivníky jinak
error-wrong-heroes = „{ $heroes }“ není počet hrdinů; použij 1 nebo víc

## Role protivníků

role-brute = Hromotluk
role-skirmisher = Harcovník
role-artillery = Střelec
role-controller = Rušitel
role-support = Podpora

## Bloky hodnot

block-bruiser = Rváč
    .many = { tale-several.masc } rváči
block-prowler = Slídil
    .many = { tale-several.masc } slídilové
block-slinger = Prakovník
    .many = { tale-several.masc } prakovníci
block-snarer = Čihař
    .many = { tale-several.masc } čihaři
block-drummer = Bubeník
    .many = { tale-several.masc } bubeníci
block-bulwark = Hradba
    .many = { tale-several.fem } hradby
block-duelist = Šermíř
    .many = { tale-several.masc } šermíři
block-marksman = Ostrostřelec
    .many = { tale-several.masc } ostrostřelci
block-binder = Zaříkávač
    .many = { tale-several.masc } zaříkávači
block-sergeant = Seržant
    .many = { tale-several.masc } seržanti
block-commander = Velitel
    .many = { tale-several.masc } velitelé
block-colossus = Kolos
    .many = { tale-several.masc } kolosové
block-hunter = Lovec
    .many = { tale-several.masc } lovci
block-tactician = Taktik
    .many = { tale-several.masc } taktici
block-marsh-rats = Hejno bažinných krys
    .many = { tale-several.fem } hejna bažinných krys
block-bog-wolf = Vlk z blat
    .many = { tale-several.masc } vlci z blat
block-stone-warden = Kamenný strážce
    .many = { tale-several.masc } kamenní strážci
block-ash-wisp = Popelavá bludička
    .many = { tale-several.fem } popelavé bludičky
block-bell-abbot = Zvonový opat
    .many = { tale-several.masc } zvonoví opati
block-toll-knight = Rytíř na mýtě
    .many = { tale-several.masc } rytíři na mýtě
block-hill-that-walks = Kráčející kopec
    .many = { tale-several.masc } kráčející kopce
block-bone-walker = Kostlivý poutník
    .many = { tale-several.masc } kostliví poutníci
block-grave-light = Hřbitovní světélko
    .many = { tale-several.fem } hřbitovní světélka
block-cave-bear = Jeskynní medvěd
    .many = { tale-several.masc } jeskynní medvědi
block-barrow-guard = Strážce mohyly
    .many = { tale-several.masc } strážci mohyly
block-marsh-wyrm = Saň z blat
    .many = { tale-several.fem } saně z blat
block-drowned-king = Utonulý král
block-ford-captain = Kapitán od brodu
    .many = { tale-several.masc } kapitáni od brodu
block-mill-giant = Obr ze mlýna
    .many = { tale-several.masc } obři ze mlýna
block-fog-mother = Matka mlh

## Jak bojují

tactics-rush = jde přímo na nejbližšího hrdinu a nepovolí
tactics-flank = obchází a udeří na toho, kdo stojí stranou
tactics-keep-away = drží si odstup a střílí zpoza krytí
tactics-pin-down = drží hrdiny tam, kde je jeho strana chce mít
tactics-raise-spirits = zůstává vzadu a posiluje ostatní
tactics-stand-ground = zahradí cestu a před nikým neustoupí
tactics-lead-from-behind = posílá jiné a zasáhne, když selžou
tactics-hunt-the-lone = čeká, až někdo zůstane sám

## Rysy

trait-natural-cover = přirozené krytí
trait-light-armour = lehká zbroj
trait-heavy-armour = těžká zbroj
trait-tough = houževnatost
trait-fast = rychlost
trait-jumper = skokan
trait-flying = let
trait-scout = bystré oči
trait-sentries = rozestavené hlídky
trait-swarm = roj
trait-resistance-melee = odolnost proti ranám
trait-resistance-ranged = odolnost proti střelám
trait-resistance-power = odolnost proti schopnostem moci
nde12-trait-resistance-power = odolnost proti Magii
trait-resistance-fire = odolnost proti ohni
trait-resistance-frost = odolnost proti mrazu
trait-resistance-light = odolnost proti světlu
trait-resistance-noise = odolnost proti hluku
trait-vulnerability-melee = zranitelnost vůči ranám
trait-vulnerability-ranged = zranitelnost vůči střelám
trait-vulnerability-power = zranitelnost vůči schopnostem moci
nde12-trait-vulnerability-power = zranitelnost vůči Magii
trait-vulnerability-fire = zranitelnost vůči ohni
trait-vulnerability-frost = zranitelnost vůči mrazu
trait-vulnerability-light = zranitelnost vůči světlu
trait-vulnerability-noise = zranitelnost vůči hluku

## Proč se mění kostka nebo číslo

cause-natural-cover = přirozené krytí
cause-heavy-armour = těžká zbroj
cause-tough = pevný postoj
cause-scout = bystré oči
cause-sentries = rozestavené hlídky
cause-swarm = roj
cause-vulnerability-melee = zranitelnost vůči ranám
cause-vulnerability-ranged = zranitelnost vůči střelám
cause-vulnerability-power = zranitelnost vůči schopnostem moci
nde12-cause-vulnerability-power = zranitelnost vůči Magii
cause-vulnerability-fire = zranitelnost vůči ohni
cause-vulnerability-frost = zranitelnost vůči mrazu
cause-vulnerability-light = zranitelnost vůči světlu
cause-vulnerability-noise = zranitelnost vůči hluku
cause-bolstered = povzbuzení
cause-screened = bariéra
cause-held = znehybnění
cause-blinded = oslepení
cause-bad-position = špatné postavení
cause-opening = příležitost díky spojenci
cause-upper-hand = převaha
cause-boss-near = boss poblíž
cause-fear = strach
cause-cut-off = odříznutí

## Co chvíli brání nebo pomáhá

condition-slipping = proklouzávání
    .so = proklouzává
condition-mired = uvíznutí
    .so = vázne
condition-bolstered = povzbuzení
    .so = má novou chuť do boje
condition-screened = bariéra
    .so = stojí za bariérou
condition-bad-position = špatné postavení
    .so = má špatné postavení
condition-opening = příležitost
    .so = má příležitost
condition-to-hide = skrývání se
    .so = se skrývá
condition-to-negotiate = ochota jednat
    .so = chce jednat
condition-spent-bolster = povzbuzení už bylo
    .so = už nemůže nikoho povzbudit

## Manévry a kdy se hodí

move-press = Nápor
move-drive-back = Odražení
move-break-cover = Rozbití krytí
move-slip = Proklouznutí
move-volley = Salva
move-anchor = Ukotvení
move-bolster = Povzbuzení
move-summon = Volání o pomoc
move-barrier = Bariéra
move-shockwave = Rázová vlna
move-danger-zone = Nebezpečné pásmo

trigger-hero-close = hrdina je na dosah
trigger-hero-covered = hrdina je v krytí
trigger-hemmed-in = protivník je v sevření
trigger-heroes-grouped = hrdinové stojí pohromadě
trigger-heroes-near = hrdinové jsou poblíž
trigger-ally-threatened = spojenec je v nebezpečí
trigger-outnumbered = jeho strana je v menšině
trigger-under-fire = na jeho stranu se střílí
trigger-foes-turn = v tahu protivníků
trigger-stepped-on = někdo na to šlápne
trigger-turn-begun = někdo tam začíná tah
trigger-entered = někdo tam vstoupí nebo zůstane
trigger-noise = někdo nadělá hluk

## Nástrahy

hazard-turret = Střelecká věž
hazard-snap-trap = Sklapovací past
hazard-repulsion-field = Odpudivé pole
hazard-gas = Plyn
hazard-tripwire = Nástražný drát
hazard-alarm = Poplašné zařízení
hazard-falling-stones = Padající kameny

## Tabulky k6

kind-lost-time = ztrácí se čas a protivníci z toho těží
kind-revealed = někdo si všimne, je vyhlášen poplach
kind-price = ubude srdce nebo zdroj
kind-bad-position = postavení je teď špatné
kind-gear-trouble = část výbavy se ztratí nebo zasekne
kind-new-threat = objeví se nová hrozba

benefit-faster = jde to rychleji
benefit-quieter = jde to potichu
benefit-free = nic to nestojí
benefit-bigger = účinek je větší
benefit-allies-placed = spojenci teď stojí lépe
benefit-ally-opening = příští hod spojence je o stupeň snazší
benefit-extra-clue = navíc se najde stopa

## Generátor střetů

kind-bring-out = vyvést někoho živého
kind-take-first = vzít věc dřív než ostatní
kind-hold-out = vydržet, než přijde pomoc
kind-get-across = dostat se na druhou stranu
kind-stop-rite = zastavit, co se tu děje
kind-learn-truth = zjistit, co se doopravdy stalo
kind-narrow-bridge = úzký most nad hlubinou
kind-flooded-hall = síň s vodou po kolena
kind-steep-roofs = strmé střechy v dešti
kind-burning-store = hořící skladiště
kind-tall-reeds = rákos vyšší než jezdec
kind-stair-tower = věž s jediným točitým schodištěm
kind-pack = smečka pohůnků
kind-guarded-elite = elita se strážemi
kind-shooters-above = střelci nad cestou
kind-hurried-boss = boss, který spěchá
kind-two-rivals = dva soupeři se společným cílem
kind-thing-below = něco, co čeká dole
kind-high-ground = drží vyvýšené místo
kind-help-coming = další jsou na cestě
kind-captive = mají zajatce
kind-own-ground = znají tu každý kout
kind-darkness = je tma a oni vidí dobře
kind-trap-laid = nastražili past
kind-unseen = hrdiny zatím nikdo neviděl
kind-friend-inside = mezi protivníky je přítel
kind-good-map = hrdinové mají dobrou mapu
kind-foes-divided = protivníci jsou rozhádaní
kind-weather = počasí přeje hrdinům
kind-loose-beam = všechno drží na jednom uvolněném trámu

## Kroky úvahy

step-move-used =
    { $does ->
        [press] { $foe } tvrdě dotírá, brání se { $hero }
        [drive-back] { $foe } tlačí všechno před sebou, brání se { $hero }
        [break-cover] { $foe } buší do krytí, za kterým stojí { $hero }
        [slip] { $foe } proklouzává vřavou
        [volley] { $foe } pálí salvu tam, kde stojí { $hero }
        [anchor] { $foe } přikovává hrdiny k místu
        [bolster] { $foe } volá do boje a slyší to { $ally }
        [summon] { $foe } volá o pomoc
        [barrier] { $foe } staví bariéru
        [shockwave] { $foe } vysílá rázovou vlnu a v cestě jí stojí { $hero }
        [danger-zone] { $foe } mění zem ve smrtelnou past a uprostřed stojí { $hero }
       *[other] { $foe } používá manévr „{ $move }“
    }
step-trait-spent = { $foe } přichází o rys „{ $trait }“
step-hazard-set = nástraha „{ $hazard }“ je připravena
step-hazard-sprung =
    { $does ->
        [turret] střelecká věž pálí a terčem je { $hero }
        [snap-trap] past sklapne a uvnitř je { $hero }
        [repulsion-field] odpudivé pole udeří a v cestě mu stojí { $hero }
        [gas] valí se plyn a uprostřed stojí { $hero }
        [tripwire] nástražný drát praskne a hned vedle stojí { $hero }
        [alarm] spouští se poplach a hned vedle stojí { $hero }
        [falling-stones] shora se řítí kamení, pod ním: { $hero }
       *[other] spouští se nástraha „{ $hazard }“
    }
step-hazard-off = { $hero } vyřazuje nástrahu „{ $hazard }“
step-unscathed =
    { $count ->
        [one] { $hero } vyvázne bez újmy
        [few] { $hero } vyváznou bez újmy
       *[other] { $hero } vyváznou bez újmy
    }
step-morale =
    { $result ->
        [withdraw] protivníci ztrácejí odvahu a ustupují
        [hold] protivníci váhají, ale drží se
       *[press] protivníci útočí s novou silou
    } { $shift ->
        [0] (padlo { $face })
       *[other] (padlo { $face }, celkem { $total })
    }
step-morale-due = { $foe } dostává zásah a protivníci váhají: je čas na hod na morálku
step-gave-way =
    { $way ->
        [flee] { $count ->
            [one] { $foe } se dává na útěk
            [few] { $foe } se dávají na útěk
            [many] { $foe } se dávají na útěk
           *[other] { $foe } se dávají na útěk
        }
        [hide] { $count ->
            [one] { $foe } hledá úkryt
            [few] { $foe } hledají úkryt
            [many] { $foe } hledají úkryt
           *[other] { $foe } hledají úkryt
        }
       *[negotiate] { $count ->
            [one] { $foe } chce mluvit
            [few] { $foe } chtějí mluvit
            [many] { $foe } chtějí mluvit
           *[other] { $foe } chtějí mluvit
        }
    }
step-phase = { $foe } vstupuje do fáze { $phase }: nový manévr, jiný terén nebo větší tlak
step-complication-rolled = { $hero } má potíž: { $kind } (padlo { $face })
step-benefit-rolled = { $hero } něco získává: { $benefit } (padlo { $face })
step-chase-begun = začíná pronásledování s odstupem { $distance }; při { $away } prchající unikne
step-chase-moved = odstup při pronásledování je teď { $distance }, při { $away } prchající unikne
step-pushed =
    { $squares ->
        [0] { $who } nemá kam couvnout
        [one] { $who } letí dozadu o { $squares } pole
        [few] { $who } letí dozadu o { $squares } pole
        [many] { $who } letí dozadu o { $squares } pole
       *[other] { $who } letí dozadu o { $squares } polí
    }
step-pushed-band = { $who } musí couvnout, vzdálenost je teď „{ $band }“
step-move-due = { $hero } musí to místo opustit
step-move-due-all = { $ally } a { $hero } musí to místo opustit
step-foe-mended = { $foe } se zotavuje a léčí { count-wounds }
nde14-step-foe-mended = { $foe } se zotavuje a získává zpět { count-wounds }
step-foe-mended-kept = { $foe } se zotavuje
step-foes-joined =
    { $count ->
        [one] do boje vstupuje { $count } další protivník
        [few] do boje vstupují { $count } další protivníci
        [many] do boje vstupuje { $count } dalšího protivníka
       *[other] do boje vstupuje { $count } dalších protivníků
    }
step-condition-set =
    { $state ->
        [held] { $who } se nemůže hnout
        [prone] { $who } padá k zemi
        [blinded] { $who } nic nevidí
        [exposed] { $who } zůstává bez krytí
        [mired] { $who } uvázne a hýbe se jen s námahou
        [slipping] { $who } teď proklouzne komukoli
        [bolstered] { $who } bojuje s novou odvahou
        [screened] { $who } je za bariérou
        [bad-position] { $who } má teď špatné postavení
        [opening] { $who } má příležitost
       *[other] { $who } má teď stav „{ $condition }“
    }
step-screened = všichni protivníci jsou teď za ní
step-alarm-rang =
    { $result ->
        [patrol] poplach je vyhlášen a přichází hlídka
       *[lockdown] poplach je vyhlášen a všechno se uzavírá
    }
step-power-sustained = { $hero } udržuje schopnost moci
nde12-step-power-sustained = { $hero } udržuje účinek Magie
step-encounter-line =
    { $line ->
        [goal] cíl ({ $face }): { $kind }
        [terrain] terén ({ $face }): { $kind }
        [opposition] protivníci ({ $face }): { $kind }
        [foe-edge] výhoda protivníků ({ $face }): { $kind }
       *[hero-edge] výhoda hrdinů ({ $face }): { $kind }
    }

## Otázky a možné odpovědi

ask-deed = Co to způsobí?
option-deed-lose-heart = ztráta srdce
option-deed-push-1 = odstrčení o 1 pole
option-deed-push-2 = odstrčení o 2 pole
option-deed-prone = povalení
option-deed-held = znehybnění
option-deed-blinded = oslepení
option-deed-bolster = spojence je těžší zasáhnout
option-deed-mend = spojenec se zotavuje
option-deed-summon-minion = přicházejí pohůnci
option-deed-summon-elite = přichází elita
ask-swarm = { $hero } stojí vedle: zasáhne { $foe } i sem?
ask-disable-with = Čím nástrahu vyřadit?
option-disable-with-strength = { attribute-strength }
option-disable-with-dexterity = { attribute-dexterity }
option-disable-with-power = { attribute-power }
ask-give-way = Jak protivníci ustupují?
option-give-way-flee = utíkají
option-give-way-hide = skrývají se
option-give-way-negotiate = chtějí jednat
ask-price = Co ztrácí { $hero }?
option-price-heart = srdce
option-price-mana = bod many
nde14-option-price-mana = bod moci
option-price-other = něco jiného
ask-alarm-full = Hodiny poplachu jsou plné: co přijde?
option-alarm-full-patrol = hlídka
option-alarm-full-lockdown = všechno se uzavírá

roll-morale = hoď { $die } na morálku protivníků
roll-complication = hoď { $die } na komplikaci
roll-benefit = hoď { $die } na přínos
roll-encounter = hoď { $die } na druh střetu
roll-encounter-block = hoď { $die } na blok hodnot
roll-encounter-hazard = hoď { $die } na nástrahu
roll-chase-other = hoď { $die } za druhou stranu pronásledování
roll-generate-goal = hoď { $die } na cíl
roll-generate-terrain = hoď { $die } na terén
roll-generate-opposition = hoď { $die } na protivníky
roll-generate-foe-edge = hoď { $die } na výhodu protivníků
roll-generate-hero-edge = hoď { $die } na výhodu hrdinů

## Účinky

effect-pushed-back =
    { $squares ->
        [one] { $who } couvá o { $squares } pole
        [few] { $who } couvá o { $squares } pole
        [many] { $who } couvá o { $squares } pole
       *[other] { $who } couvá o { $squares } polí
    }
effect-move-due = { $hero } musí to místo opustit
effect-foe-mended = { $foe } se zotavuje a léčí { count-wounds }
nde14-effect-foe-mended = { $foe } se zotavuje a získává zpět { count-wounds }
effect-trait-spent = rys „{ $trait }“, který má { $foe }, už neplatí
effect-move-spent =
    { $until ->
        [round] { $foe } už v tomto kole manévr „{ $move }“ nepoužije
       *[scene] { $foe } už v tomto boji manévr „{ $move }“ nepoužije
    }
effect-hazard-set = nástraha „{ $hazard }“ je připravena
effect-hazard-disabled = nástraha „{ $hazard }“ je vyřazena
effect-morale-checked =
    { $result ->
        [withdraw] protivníci ustupují
        [hold] protivníci se drží
       *[press] protivníci útočí dál
    }
effect-complication-rolled = { $hero } má potíž: { $kind }
effect-benefit-rolled = { $hero } něco získává: { $benefit }
effect-chase-begun = pronásledování začíná s odstupem { $distance }
effect-chase-moved = odstup při pronásledování se mění o { $by }
effect-chase-ended =
    { $result ->
        [caught] konec pronásledování: prchající je dopaden
       *[away] konec pronásledování: prchající uniká
    }
effect-alarm-rang =
    { $result ->
        [patrol] přichází hlídka
       *[lockdown] všechno se uzavírá
    }
effect-power-sustained = { $hero } udržuje schopnost moci
nde12-effect-power-sustained = { $hero } udržuje účinek Magie
effect-power-countered = { $hero } se schopnosti moci vyhýbá
nde12-effect-power-countered = { $hero } se Magii vyhýbá
effect-clue-found = { $hero } nachází stopu
effect-encounter-made =
    { $difficulty ->
        [easy] chystá se lehký střet
        [standard] chystá se běžný střet
        [hard] chystá se těžký střet
        [heroic] chystá se hrdinský střet
       *[finale] chystá se velké finále
    }: { $foes ->
        [one] { $foes } protivník
        [few] { $foes } protivníci
        [many] { $foes } protivníka
       *[other] { $foes } protivníků
    }, { $hazards ->
        [0] žádné nástrahy
        [one] { $hazards } nástraha
        [few] { $hazards } nástrahy
        [many] { $hazards } nástrahy
       *[other] { $hazards } nástrah
    }, { $clock ->
        [0] bez hodin
        [one] hodiny o { $clock } dílku
        [few] hodiny o { $clock } dílcích
       *[other] hodiny o { $clock } dílcích
    }, { $has-terrain ->
        [yes] terén, na kterém záleží
       *[no] libovolný terén
    }
effect-encounter-line =
    { $line ->
        [goal] cíl: { $kind }
        [terrain] terén: { $kind }
        [opposition] protivníci: { $kind }
        [foe-edge] výhoda protivníků: { $kind }
       *[hero-edge] výhoda hrdinů: { $kind }
    }

## Situace

situation-move = manévr protivníka
situation-hazard = nástraha
situation-shove = odstrčení protivníka
situation-chase = kolo pronásledování
situation-morale = morálka protivníků
situation-complication = náhodná komplikace
situation-benefit = náhodný přínos
situation-encounter = střet zvolené obtížnosti
situation-generate = nápad na střet z pěti hodů
