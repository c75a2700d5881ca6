# Co dodają podręczniki towarzyszące: bloki statystyk, właściwości, manewry, zagrożenia, tabele i procedury.

## Odmowy

error-companion-unreadable = plik dodatków nie pasuje: { $text }; popraw to miejsce
error-companion-unknown-name = „{ $name }” nie jest tu znane; użyj jednego z: { $allowed }
error-companion-out-of-range = { $value } nie pasuje do „{ $what }”; użyj od { $least } do { $most }
error-companion-not-six = tabela ma za mało lub za dużo różnych pozycji ({ $count }); wpisz dokładnie { $least }
error-companion-nothing-happens = „{ $name }” niczego nie robi; podaj skutek, który pasuje do testu
error-no-such-move = { $foe } nie ma manewru „{ $move }”; użyj jednego z: { $allowed }
error-move-is-spent = { $foe } nie może już użyć manewru „{ $move }”; wybierz inny
error-no-target = nie podano celu; wskaż co najmniej jednego bohatera
error-too-many-targets = zbyt wielu bohaterów naraz ({ $count }) jak na manewr „{ $move }”; wskaż najwyżej { $most }
error-targets-apart = wskazani bohaterowie nie stoją razem; wskaż tych, którzy są na jednym obszarze
error-no-ally = manewr „{ $move }” działa na sojusznika zdolnego do walki; wskaż jednego z: { $allowed }
error-no-such-trait = { $foe } nie ma właściwości „{ $trait }”; użyj jednej z: { $allowed }
error-trait-is-spent = { $foe }: właściwość „{ $trait }” w tej scenie już się nie liczy; wybierz inną
error-no-such-hazard = „{ $hazard }” nie jest zagrożeniem tej gry; użyj jednego z: { $allowed }
error-hazard-is-off = zagrożenie „{ $hazard }” już nie działa; wybierz coś innego
error-hazard-not-here = zagrożenia „{ $hazard }” nie ma w tej scenie; najpierw je umieść
error-one-target-only = zagrożenie „{ $hazard }” działa naraz tylko na jednego bohatera; wskaż jednego
error-needs-tools = zagrożenie „{ $hazard }” da się unieszkodliwić tylko narzędziami; zdobądź je albo zrób to inaczej
error-wrong-attribute = „{ $attribute }” tu nie pomoże; do wyboru: { $allowed }
error-nobody-wavers = nie ma już przeciwnika, który mógłby się zawahać; wskaż tych, którzy jeszcze walczą
error-no-such-cause = „{ $cause }” nie wpływa na morale; użyj jednego z: { $allowed }
error-no-chase = nikt nikogo nie goni; najpierw zacznij pościg
error-other-die-missing = w tym pościgu rzucają obie strony; podaj też kość drugiej strony
error-no-alarm = nie ma alarmu, który dałoby się uciszyć; zrób coś innego
error-shove-too-far = „{ $squares }” to nie jest odległość pchnięcia; użyj od { $least } do { $most }
error-no-such-encounters = podręczniki nie mają starć dla „{ $name }”; użyj jednego z: { $allowed }
error-no-more-waves = w tej scenie nie będzie więcej fal (najwyżej { $most }); wprowadź przeciwników inaczej
error-wrong-heroes = „{ $heroes }” to nie jest liczba bohaterów; użyj 1 lub więcej

## Role przeciwników

role-brute = Osiłek
role-skirmisher = Harcownik
role-artillery = Strzelec
role-controller = Kontroler
role-support = Wsparcie

## Bloki statystyk

block-bruiser = Zabijaka
    .many = { tale-several.persons } zabijacy
block-prowler = Skradacz
    .many = { tale-several.persons } skradacze
block-slinger = Procarz
    .many = { tale-several.persons } procarze
block-snarer = Sidlarz
    .many = { tale-several.persons } sidlarze
block-drummer = Dobosz
    .many = { tale-several.persons } dobosze
block-bulwark = Bastion
    .many = { tale-several.masc } bastiony
block-duelist = Fechmistrz
    .many = { tale-several.persons } fechmistrze
block-marksman = Strzelec wyborowy
    .many = { tale-several.persons } strzelcy wyborowi
block-binder = Zaklinacz
    .many = { tale-several.persons } zaklinacze
block-sergeant = Sierżant
    .many = { tale-several.persons } sierżanci
block-commander = Dowódca
    .many = { tale-several.persons } dowódcy
block-colossus = Kolos
    .many = { tale-several.masc } kolosy
block-hunter = Łowca
    .many = { tale-several.persons } łowcy
block-tactician = Taktyk
    .many = { tale-several.persons } taktycy
block-marsh-rats = Stado bagiennych szczurów
    .many = { tale-several.masc } stada bagiennych szczurów
block-bog-wolf = Wilk z trzęsawisk
    .many = { tale-several.masc } wilki z trzęsawisk
block-stone-warden = Kamienny strażnik
    .many = { tale-several.persons } kamienni strażnicy
block-ash-wisp = Popielny ognik
    .many = { tale-several.masc } popielne ogniki
block-bell-abbot = Opat od dzwonów
    .many = { tale-several.persons } opaci od dzwonów
block-toll-knight = Rycerz od myta
    .many = { tale-several.persons } rycerze od myta
block-hill-that-walks = Kroczące wzgórze
    .many = { tale-several.masc } kroczące wzgórza
block-bone-walker = Kościany wędrowiec
    .many = { tale-several.persons } kościani wędrowcy
block-grave-light = Cmentarny ognik
    .many = { tale-several.masc } cmentarne ogniki
block-cave-bear = Niedźwiedź jaskiniowy
    .many = { tale-several.masc } niedźwiedzie jaskiniowe
block-barrow-guard = Strażnik kurhanu
    .many = { tale-several.persons } strażnicy kurhanu
block-marsh-wyrm = Żmij z mokradeł
    .many = { tale-several.masc } żmije z mokradeł
block-drowned-king = Król topielec
block-ford-captain = Kapitan z brodu
    .many = { tale-several.persons } kapitanowie z brodu
block-mill-giant = Olbrzym z młyna
    .many = { tale-several.persons } olbrzymi z młyna
block-fog-mother = Matka mgieł

## Jak walczą

tactics-rush = idzie prosto na najbliższego bohatera i nie odpuszcza
tactics-flank = okrąża i uderza w tego, kto stoi osobno
tactics-keep-away = trzyma się z daleka i strzela zza osłony
tactics-pin-down = zatrzymuje bohaterów tam, gdzie chce ich mieć
tactics-raise-spirits = zostaje z tyłu i wzmacnia pozostałych
tactics-stand-ground = zagradza drogę i przed nikim nie schodzi z miejsca
tactics-lead-from-behind = posyła innych, a wkracza, gdy zawiodą
tactics-hunt-the-lone = czeka, aż ktoś zostanie sam

## Właściwości

trait-natural-cover = naturalna osłona
trait-light-armour = lekki pancerz
trait-heavy-armour = ciężki pancerz
trait-tough = twardość
trait-fast = szybkość
trait-jumper = skoczność
trait-flying = lot
trait-scout = czujne oczy
trait-sentries = wystawione warty
trait-swarm = rój
trait-resistance-melee = odporność na ciosy
trait-resistance-ranged = odporność na pociski
trait-resistance-power = odporność na moce
nde12-trait-resistance-power = odporność na magię
trait-resistance-fire = odporność na ogień
trait-resistance-frost = odporność na mróz
trait-resistance-light = odporność na światło
trait-resistance-noise = odporność na hałas
trait-vulnerability-melee = wrażliwość na ciosy
trait-vulnerability-ranged = wrażliwość na pociski
trait-vulnerability-power = wrażliwość na moce
nde12-trait-vulnerability-power = wrażliwość na magię
trait-vulnerability-fire = wrażliwość na ogień
trait-vulnerability-frost = wrażliwość na mróz
trait-vulnerability-light = wrażliwość na światło
trait-vulnerability-noise = wrażliwość na hałas

## Dlaczego zmienia się kość albo liczba

cause-natural-cover = naturalna osłona
cause-heavy-armour = ciężki pancerz
cause-tough = twarda postawa
cause-scout = czujne oczy
cause-sentries = wystawione warty
cause-swarm = rój
cause-vulnerability-melee = wrażliwość na ciosy
cause-vulnerability-ranged = wrażliwość na pociski
cause-vulnerability-power = wrażliwość na moce
nde12-cause-vulnerability-power = wrażliwość na magię
cause-vulnerability-fire = wrażliwość na ogień
cause-vulnerability-frost = wrażliwość na mróz
cause-vulnerability-light = wrażliwość na światło
cause-vulnerability-noise = wrażliwość na hałas
cause-bolstered = zagrzanie do walki
cause-screened = bariera
cause-held = unieruchomienie
cause-blinded = oślepienie
cause-bad-position = zła pozycja
cause-opening = okazja dzięki sojusznikowi
cause-upper-hand = przewaga
cause-boss-near = boss w pobliżu
cause-fear = strach
cause-cut-off = odcięcie

## Co przez chwilę przeszkadza albo pomaga

condition-slipping = prześlizgiwanie się
    .so = prześlizguje się obok
condition-mired = ugrzęźnięcie
    .so = grzęźnie
condition-bolstered = zagrzanie do walki
    .so = nabiera ducha do walki
condition-screened = bariera
    .so = stoi za barierą
condition-bad-position = zła pozycja
    .so = ma złą pozycję
condition-opening = okazja
    .so = ma okazję
condition-to-hide = krycie się
    .so = się kryje
condition-to-negotiate = gotowość do rozmów
    .so = jest w nastroju do rozmów
condition-spent-bolster = zagrzewanie już użyte
    .so = nie może już nikogo zagrzać

## Manewry i kiedy pasują

move-press = Napór
move-drive-back = Odepchnięcie
move-break-cover = Rozbicie osłony
move-slip = Wymknięcie się
move-volley = Salwa
move-anchor = Zakotwiczenie
move-bolster = Zagrzanie do walki
move-summon = Wezwanie pomocy
move-barrier = Bariera
move-shockwave = Fala uderzeniowa
move-danger-zone = Strefa zagrożenia

trigger-hero-close = bohater jest w zasięgu ręki
trigger-hero-covered = bohater stoi za osłoną
trigger-hemmed-in = jest w okrążeniu
trigger-heroes-grouped = bohaterowie stoją razem
trigger-heroes-near = bohaterowie są niedaleko
trigger-ally-threatened = sojusznik jest w niebezpieczeństwie
trigger-outnumbered = jego strona jest w mniejszości
trigger-under-fire = jego strona jest ostrzeliwana
trigger-foes-turn = w turze przeciwników
trigger-stepped-on = ktoś na to nadepnie
trigger-turn-begun = ktoś zaczyna tam turę
trigger-entered = ktoś tam wchodzi albo zostaje
trigger-noise = ktoś narobi hałasu

## Zagrożenia

hazard-turret = Wieżyczka
hazard-snap-trap = Potrzask
hazard-repulsion-field = Pole odpychające
hazard-gas = Gaz
hazard-tripwire = Linka alarmowa
hazard-alarm = Czujka alarmu
hazard-falling-stones = Spadające kamienie

## Tabele k6

kind-lost-time = czas ucieka, a przeciwnicy na tym zyskują
kind-revealed = ktoś coś zauważa i podnosi alarm
kind-price = przepada serce albo zasób
kind-bad-position = pozycja jest teraz zła
kind-gear-trouble = coś z ekwipunku ginie albo się zacina
kind-new-threat = pojawia się nowe zagrożenie

benefit-faster = udaje się szybciej
benefit-quieter = udaje się po cichu
benefit-free = nic to nie kosztuje
benefit-bigger = efekt jest większy
benefit-allies-placed = sojusznicy mają lepszą pozycję
benefit-ally-opening = następny rzut sojusznika jest o stopień łatwiejszy
benefit-extra-clue = przy okazji znajduje się wskazówka

## Generator starć

kind-bring-out = wyprowadzić kogoś żywego
kind-take-first = zabrać rzecz, zanim zrobią to inni
kind-hold-out = wytrwać, aż nadejdzie pomoc
kind-get-across = przedostać się na drugą stronę
kind-stop-rite = przerwać to, co się tu dzieje
kind-learn-truth = dowiedzieć się, co naprawdę zaszło
kind-narrow-bridge = wąski most nad przepaścią
kind-flooded-hall = sala z wodą po kolana
kind-steep-roofs = strome dachy w deszczu
kind-burning-store = płonący skład
kind-tall-reeds = trzciny wyższe niż jeździec
kind-stair-tower = wieża z jednymi krętymi schodami
kind-pack = zgraja pachołków
kind-guarded-elite = elita ze strażą
kind-shooters-above = strzelcy nad drogą
kind-hurried-boss = boss, który się spieszy
kind-two-rivals = dwaj rywale o wspólnym celu
kind-thing-below = coś, co czeka na dole
kind-high-ground = zajmują wyższe miejsce
kind-help-coming = nadchodzą następni
kind-captive = mają jeńca
kind-own-ground = znają tu każdy kąt
kind-darkness = jest ciemno, a oni dobrze widzą
kind-trap-laid = zastawili pułapkę
kind-unseen = nikt jeszcze nie widział bohaterów
kind-friend-inside = wśród przeciwników jest przyjaciel
kind-good-map = bohaterowie mają dobrą mapę
kind-foes-divided = przeciwnicy są skłóceni
kind-weather = pogoda sprzyja bohaterom
kind-loose-beam = wszystko trzyma się na jednej belce

## Kroki rozumowania

step-move-used =
    { $does ->
        [press] { $foe } mocno naciera, { $hero } się broni
        [drive-back] { $foe } spycha wszystko przed sobą, { $hero } się broni
        [break-cover] { $foe } uderza w osłonę, za którą stoi { $hero }
        [slip] { $foe } prześlizguje się przez zamęt walki
        [volley] { $foe } zasypuje bohaterów pociskami, a na celowniku jest { $hero }
        [anchor] { $foe } przygważdża bohaterów do miejsca
        [bolster] { $foe } rzuca słowa zachęty, słyszy je { $ally }
        [summon] { $foe } wzywa pomoc
        [barrier] { $foe } stawia barierę
        [shockwave] { $foe } posyła falę uderzeniową, a na jej drodze stoi { $hero }
        [danger-zone] { $foe } zmienia ziemię w śmiertelną pułapkę, a pośrodku stoi { $hero }
       *[other] { $foe } używa manewru „{ $move }”
    }
step-trait-spent = { $foe } traci właściwość „{ $trait }”
step-hazard-set = zagrożenie „{ $hazard }” jest gotowe
step-hazard-sprung =
    { $does ->
        [turret] wieżyczka otwiera ogień, a na celowniku jest { $hero }
        [snap-trap] potrzask się zatrzaskuje, a w środku jest { $hero }
        [repulsion-field] pole odpychające uderza, a na jego drodze stoi { $hero }
        [gas] bucha gaz, a w chmurze znika { $hero }
        [tripwire] linka alarmowa pęka, a tuż przy niej stoi { $hero }
        [alarm] czujka wszczyna alarm, a tuż przy niej stoi { $hero }
        [falling-stones] z góry lecą kamienie, pod nimi: { $hero }
       *[other] uruchamia się zagrożenie „{ $hazard }”
    }
step-hazard-off = { $hero } unieszkodliwia zagrożenie „{ $hazard }”
step-unscathed =
    { $count ->
        [one] { $hero } wychodzi z tego cało
        [few] { $hero } wychodzą z tego cało
        [many] { $hero } wychodzą z tego cało
       *[other] { $hero } wychodzą z tego cało
    }
step-morale =
    { $result ->
        [withdraw] przeciwnicy tracą ducha i ustępują
        [hold] przeciwnicy się wahają, ale trzymają się dalej
       *[press] przeciwnicy nacierają z nową siłą
    } { $shift ->
        [0] (wypadło { $face })
       *[other] (wypadło { $face }, razem { $total })
    }
step-morale-due = { $foe } obrywa i przeciwnicy się wahają: czas na test morale
step-gave-way =
    { $way ->
        [flee] { $count ->
            [one] { $foe } rzuca się do ucieczki
            [few] { $foe } rzucają się do ucieczki
            [many] { $foe } rzucają się do ucieczki
           *[other] { $foe } rzucają się do ucieczki
        }
        [hide] { $count ->
            [one] { $foe } szuka kryjówki
            [few] { $foe } szukają kryjówki
            [many] { $foe } szukają kryjówki
           *[other] { $foe } szukają kryjówki
        }
       *[negotiate] { $count ->
            [one] { $foe } chce rozmawiać
            [few] { $foe } chcą rozmawiać
            [many] { $foe } chcą rozmawiać
           *[other] { $foe } chcą rozmawiać
        }
    }
step-phase = { $foe } wchodzi w fazę { $phase }: nowy manewr, inny teren albo większa presja
step-complication-rolled = { $hero } ma kłopot: { $kind } (wypadło { $face })
step-benefit-rolled = { $hero } coś zyskuje: { $benefit } (wypadło { $face })
step-chase-begun = zaczyna się pościg przy dystansie { $distance }; przy { $away } uciekający umyka
step-chase-moved = dystans pościgu to teraz { $distance }, a przy { $away } uciekający umyka
step-pushed =
    { $squares ->
        [0] { $who } nie ma dokąd się cofnąć
        [one] { $who } leci do tyłu o { $squares } kratkę
        [few] { $who } leci do tyłu o { $squares } kratki
        [many] { $who } leci do tyłu o { $squares } kratek
       *[other] { $who } leci do tyłu o { $squares } kratki
    }
step-pushed-band = { $who } musi się cofnąć, odległość to teraz „{ $band }”
step-move-due = { $hero } musi opuścić to miejsce
step-move-due-all = { $ally } i { $hero } muszą opuścić to miejsce
step-foe-mended = { $foe } dochodzi do siebie i leczy { count-wounds.acc }
nde14-step-foe-mended = { $foe } dochodzi do siebie i odzyskuje { count-wounds.acc }
step-foe-mended-kept = { $foe } dochodzi do siebie
step-foes-joined =
    { $count ->
        [one] do walki dołącza { $count } przeciwnik
        [few] do walki dołączają { $count } przeciwnicy
        [many] do walki dołącza { $count } przeciwników
       *[other] do walki dołącza { $count } przeciwnika
    }
step-condition-set =
    { $state ->
        [held] { $who } nie może się ruszyć
        [prone] { $who } ląduje na ziemi
        [blinded] { $who } nic nie widzi
        [exposed] { $who } zostaje bez osłony
        [mired] { $who } grzęźnie i z trudem się rusza
        [slipping] { $who } wymknie się teraz każdemu
        [bolstered] { $who } walczy z nowym zapałem
        [screened] { $who } jest za barierą
        [bad-position] { $who } jest teraz na złej pozycji
        [opening] { $who } ma okazję
       *[other] { $who } zyskuje stan „{ $condition }”
    }
step-screened = wszyscy przeciwnicy kryją się teraz za nią
step-alarm-rang =
    { $result ->
        [patrol] alarm podniesiony: nadchodzi patrol
       *[lockdown] alarm podniesiony: wszystko zostaje zamknięte
    }
step-power-sustained = { $hero } podtrzymuje moc
nde12-step-power-sustained = { $hero } podtrzymuje magię
step-encounter-line =
    { $line ->
        [goal] cel ({ $face }): { $kind }
        [terrain] teren ({ $face }): { $kind }
        [opposition] przeciwnicy ({ $face }): { $kind }
        [foe-edge] przewaga przeciwników ({ $face }): { $kind }
       *[hero-edge] przewaga bohaterów ({ $face }): { $kind }
    }

## Pytania i możliwe odpowiedzi

ask-deed = Co to powoduje?
option-deed-lose-heart = utrata serca
option-deed-push-1 = pchnięcie o 1 kratkę
option-deed-push-2 = pchnięcie o 2 kratki
option-deed-prone = przewrócenie
option-deed-held = unieruchomienie
option-deed-blinded = oślepienie
option-deed-bolster = sojusznika trudniej trafić
option-deed-mend = sojusznik dochodzi do siebie
option-deed-summon-minion = przychodzą pachołkowie
option-deed-summon-elite = przychodzi elita
ask-swarm = { $hero } jest obok: czy { $foe } uderza także tu?
ask-disable-with = Czym unieszkodliwić zagrożenie?
option-disable-with-strength = { attribute-strength }
option-disable-with-dexterity = { attribute-dexterity }
option-disable-with-power = { attribute-power }
ask-give-way = Jak ustępują przeciwnicy?
option-give-way-flee = uciekają
option-give-way-hide = kryją się
option-give-way-negotiate = chcą rozmawiać
ask-price = Co traci { $hero }?
option-price-heart = serce
option-price-mana = punkt many
nde14-option-price-mana = punkt mocy
option-price-other = coś innego
ask-alarm-full = Licznik alarmu jest pełny: co następuje?
option-alarm-full-patrol = patrol
option-alarm-full-lockdown = wszystko zostaje zamknięte

roll-morale = rzuć { $die } na morale przeciwników
roll-complication = rzuć { $die } na komplikację
roll-benefit = rzuć { $die } na korzyść
roll-encounter = rzuć { $die } na rodzaj starcia
roll-encounter-block = rzuć { $die } na blok statystyk
roll-encounter-hazard = rzuć { $die } na zagrożenie
roll-chase-other = rzuć { $die } za drugą stronę pościgu
roll-generate-goal = rzuć { $die } na cel
roll-generate-terrain = rzuć { $die } na teren
roll-generate-opposition = rzuć { $die } na przeciwników
roll-generate-foe-edge = rzuć { $die } na przewagę przeciwników
roll-generate-hero-edge = rzuć { $die } na przewagę bohaterów

## Skutki

effect-pushed-back =
    { $squares ->
        [one] { $who } cofa się o { $squares } kratkę
        [few] { $who } cofa się o { $squares } kratki
        [many] { $who } cofa się o { $squares } kratek
       *[other] { $who } cofa się o { $squares } kratki
    }
effect-move-due = { $hero } musi opuścić to miejsce
effect-foe-mended = { $foe } dochodzi do siebie i leczy { count-wounds.acc }
nde14-effect-foe-mended = { $foe } dochodzi do siebie i odzyskuje { count-wounds.acc }
effect-trait-spent = właściwość „{ $trait }”, którą ma { $foe }, już się nie liczy
effect-move-spent =
    { $until ->
        [round] { $foe } nie użyje już w tej rundzie manewru „{ $move }”
       *[scene] { $foe } nie użyje już w tej walce manewru „{ $move }”
    }
effect-hazard-set = zagrożenie „{ $hazard }” jest gotowe
effect-hazard-disabled = zagrożenie „{ $hazard }” jest unieszkodliwione
effect-morale-checked =
    { $result ->
        [withdraw] przeciwnicy ustępują
        [hold] przeciwnicy trzymają się
       *[press] przeciwnicy nacierają
    }
effect-complication-rolled = { $hero } ma kłopot: { $kind }
effect-benefit-rolled = { $hero } coś zyskuje: { $benefit }
effect-chase-begun = pościg zaczyna się przy dystansie { $distance }
effect-chase-moved = dystans pościgu zmienia się o { $by }
effect-chase-ended =
    { $result ->
        [caught] koniec pościgu: uciekający wpada w ręce ścigających
       *[away] koniec pościgu: uciekający umyka
    }
effect-alarm-rang =
    { $result ->
        [patrol] nadchodzi patrol
       *[lockdown] wszystko zostaje zamknięte
    }
effect-power-sustained = { $hero } podtrzymuje moc
nde12-effect-power-sustained = { $hero } podtrzymuje magię
effect-power-countered = { $hero } unika mocy
nde12-effect-power-countered = { $hero } unika magii
effect-clue-found = { $hero } znajduje wskazówkę
effect-encounter-made =
    { $difficulty ->
        [easy] szykuje się łatwe starcie
        [standard] szykuje się standardowe starcie
        [hard] szykuje się trudne starcie
        [heroic] szykuje się heroiczne starcie
       *[finale] szykuje się finał
    }: { $foes ->
        [one] { $foes } przeciwnik
        [few] { $foes } przeciwników
        [many] { $foes } przeciwników
       *[other] { $foes } przeciwnika
    }, { $hazards ->
        [0] bez zagrożeń
        [one] { $hazards } zagrożenie
        [few] { $hazards } zagrożenia
        [many] { $hazards } zagrożeń
       *[other] { $hazards } zagrożenia
    }, { $clock ->
        [0] bez licznika
        [one] licznik na { $clock } krok
        [few] licznik na { $clock } kroki
        [many] licznik na { $clock } kroków
       *[other] licznik na { $clock } kroku
    }, { $has-terrain ->
        [yes] teren, który ma znaczenie
       *[no] dowolny teren
    }
effect-encounter-line =
    { $line ->
        [goal] cel: { $kind }
        [terrain] teren: { $kind }
        [opposition] przeciwnicy: { $kind }
        [foe-edge] przewaga przeciwników: { $kind }
       *[hero-edge] przewaga bohaterów: { $kind }
    }

## Sytuacje

situation-move = manewr przeciwnika
situation-hazard = zagrożenie
situation-shove = odepchnięcie przeciwnika
situation-chase = runda pościgu
situation-morale = morale przeciwników
situation-complication = losowa komplikacja
situation-benefit = losowa korzyść
situation-encounter = starcie o wybranej trudności
situation-generate = pomysł na starcie z pięciu rzutów
