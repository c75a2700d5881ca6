# TKDS: walka, manewry, ruch, morale i stworzenia.

## Strony, stany, przyczyny, manewry

tkds-side-party = drużyna
tkds-side-foes = przeciwnicy
tkds-also-party-surprised = drużyna zaskoczona
tkds-also-foes-surprised = przeciwnicy zaskoczeni
tkds-condition-prone = na ziemi
tkds-condition-mounted = w siodle
tkds-condition-held = w uścisku
tkds-condition-bleeding = krwawienie
tkds-condition-burning = w płomieniach
tkds-condition-disarmed = bez broni
tkds-condition-shield-lowered = opuszczona tarcza
tkds-condition-dying = konanie
tkds-condition-stable = utrata przytomności
tkds-condition-dead = śmierć
tkds-condition-fled = po ucieczce
tkds-condition-subdued = obezwładnienie
tkds-condition-helpless = bezbronność
tkds-condition-mortally-wounded = śmiertelna rana
tkds-condition-exhausted = wyczerpanie
tkds-condition-surprised = zaskoczenie
tkds-condition-too-slow = za wolno na tę rundę
tkds-condition-momentum = rozpęd
tkds-cause-prone-target = cel leży na ziemi
tkds-cause-ambush = zasadzka
tkds-cause-gang-up = dwoje innych zagraża celowi
tkds-cause-edge = zużyta esencja
tkds-cause-quick-start = szybki początek
tkds-cause-untrained-weapon = brak wyszkolenia w tej broni
tkds-cause-untrained-armour = brak wyszkolenia w tym pancerzu
tkds-cause-blinded = oślepienie
tkds-cause-threatened = w zasięgu przeciwnika
tkds-cause-long-range = poza skutecznym zasięgiem
tkds-cause-too-close = za blisko jak na tę broń
tkds-cause-lost-leader = strata przywódcy
tkds-cause-lost-half = strata połowy oddziału
tkds-manoeuvre-trip = podcięcie
tkds-manoeuvre-push = pchnięcie
tkds-manoeuvre-disarm = rozbrojenie
tkds-manoeuvre-hold = chwyt
tkds-weapon-claws = pazury
tkds-weapon-bite = ugryzienie
tkds-weapon-hooves = kopyta
tkds-weapon-great-club = wielka maczuga
tkds-weapon-flames = płomienie
tkds-weapon-icy-touch = lodowaty dotyk
tkds-weapon-weapon = broń

## Stworzenia

tkds-block-commoner = Wieśniak
    .many = { tale-several.persons } wieśniacy
tkds-block-hireling = Najemny pomocnik
    .many = { tale-several.persons } najemni pomocnicy
tkds-block-mercenary = Najemnik
    .many = { tale-several.persons } najemnicy
tkds-block-veteran = Weteran
    .many = { tale-several.persons } weterani
tkds-block-walking-dead = Żywy trup
    .many = { tale-several.masc } żywe trupy
tkds-block-hunting-dog = Pies myśliwski
    .many = { tale-several.masc } psy myśliwskie
tkds-block-riding-horse = Wierzchowiec
    .many = { tale-several.masc } wierzchowce
tkds-block-war-horse = Koń bojowy
    .many = { tale-several.masc } konie bojowe
tkds-block-draught-horse = Koń pociągowy
    .many = { tale-several.masc } konie pociągowe
tkds-block-mule = Muł
    .many = { tale-several.masc } muły
tkds-block-spirit-servant = Duch służebny
    .many = { tale-several.masc } duchy służebne
tkds-block-bandit = Zbój
    .many = { tale-several.persons } zbóje
tkds-block-bandit-leader = Herszt zbójców
    .many = { tale-several.persons } hersztowie zbójców
tkds-block-goblin = Goblin
    .many = { tale-several.masc } gobliny
tkds-block-orc = Ork
    .many = { tale-several.persons } orkowie
tkds-block-wolf = Wilk
    .many = { tale-several.masc } wilki
tkds-block-giant-rat = Olbrzymi szczur
    .many = { tale-several.masc } olbrzymie szczury
tkds-block-skeleton-archer = Kościany łucznik
    .many = { tale-several.persons } kościani łucznicy
tkds-block-ogre = Ogr
    .many = { tale-several.masc } ogry
tkds-block-cultist = Wyznawca kultu
    .many = { tale-several.persons } wyznawcy kultu
tkds-block-giant-spider = Olbrzymi pająk
    .many = { tale-several.masc } olbrzymie pająki
tkds-block-bear = Niedźwiedź
    .many = { tale-several.masc } niedźwiedzie
tkds-block-troll = Troll górski
    .many = { tale-several.masc } trolle górskie
tkds-block-fire-spirit = Duch ognia
    .many = { tale-several.masc } duchy ognia
tkds-block-ghoul = Ghul
    .many = { tale-several.masc } ghule
tkds-block-thug = Osiłek
    .many = { tale-several.persons } osiłkowie
tkds-block-barrow-king = Król kurhanu
tkds-block-wisp = Błędny ognik
    .many = { tale-several.masc } błędne ogniki
tkds-block-shade = Cień
    .many = { tale-several.masc } cienie
tkds-block-wraith = Upiór
    .many = { tale-several.masc } upiory

## Kroki: rundy i morale

tkds-step-fight-begins = zaczyna się walka
tkds-fight-begins-surprise-roll = Rzut szczęścia rozstrzyga, czy któraś strona jest zaskoczona i traci pierwszą rundę.
tkds-fight-begins-surprise-none = Nikt nie jest zaskoczony.
tkds-fight-begins-surprise-party = Bohaterowie są zaskoczeni i tracą pierwszą rundę.
tkds-fight-begins-surprise-foes = Przeciwnicy są zaskoczeni i tracą pierwszą rundę.
tkds-fight-begins-checks-party = Każdy bohater, który nie jest zaskoczony, wykonuje test ZRĘ, żeby działać w pierwszej rundzie.
tkds-fight-begins-checks-foes = Każdy przeciwnik, który nie jest zaskoczony, wykonuje test ZRĘ, żeby działać w pierwszej rundzie.
tkds-fight-begins-checks-both = Każdy, kto nie jest zaskoczony, wykonuje test ZRĘ, żeby działać w pierwszej rundzie.
tkds-step-surprised =
    { $whose ->
        [party] drużyna daje się zaskoczyć i traci pierwszą rundę
        [foes] przeciwnicy dają się zaskoczyć i tracą pierwszą rundę
       *[other] przepada pierwsza runda, a zaskoczeni to { $side }
    }
tkds-step-nobody-surprised = rzut szczęścia daje { $face }: nikt nie jest zaskoczony
tkds-step-surprise-rolled =
    { $whose ->
        [party] rzut szczęścia daje { $face }: drużyna daje się zaskoczyć i traci pierwszą rundę
        [foes] rzut szczęścia daje { $face }: przeciwnicy dają się zaskoczyć i tracą pierwszą rundę
       *[other] rzut szczęścia daje { $face }: przepada pierwsza runda, a zaskoczeni to { $side }
    }
tkds-step-turn-ends = runda { $round }, koniec tury: { $side }
tkds-step-fight-over = walka kończy się w rundzie { $round }
tkds-step-fight-broken-off = walka zostaje przerwana w rundzie { $round }; co rzucono, leży tam dalej
tkds-step-lasting = { $condition } wciąż daje się we znaki, cierpi { $who }
tkds-step-morale-due = { $cause } wstrząsa przeciwnikami
tkds-step-leader-speaks = dowodzi { $who }, a wola przywódcy liczy się za wszystkich

## Kroki: ataki

tkds-step-helped-by = { $who } ma łatwiej: { $cause }
tkds-step-hindered-by = { $who } ma trudniej: { $cause }
tkds-step-helpless-hit = { $target } nie może się bronić: { $who } nie musi rzucać
tkds-step-missed = { $who } chybia, { $target } wychodzi z tego bez szwanku
tkds-step-critical-hit = { $who } trafia krytycznie, { $target } obrywa podwójnie
tkds-step-blocked = { $who } zasłania tarczą i przejmuje { $taken } obrażeń; przechodzi { $damage }
tkds-step-special =
    { $came ->
        [held] zęby się zaciskają, { $who } nie może się wyrwać
        [prone] { $who } ląduje na ziemi
        [bleeding] { $who } zaczyna krwawić
        [burning] { $who } staje w płomieniach
        [poisoned] trucizna wchodzi do krwi, { $who } zaczyna ją czuć
       *[other] { $who } ma nowy stan: { $condition }
    }
tkds-step-ability = { $who } używa zdolności „{ $ability }”
tkds-step-manoeuvre = { $who } próbuje manewru, broni się { $target }: { $manoeuvre }
tkds-step-turned-around = { $who } wpada we własną pułapkę

## Kroki: ruch i drobiazgi

tkds-step-walked = { $who } pokonuje { $cost } m (zostało { $left } m)
tkds-step-crossed = { $who } przechodzi do innej strefy, { $area }, za { $cost } m
tkds-step-hurried = zostaje za mało szybkości, { $who } ma razem { $total } przy progu { $hu }: { $outcome }
tkds-step-small-action = { $who } nie traci na to akcji
tkds-step-loading = { $who } ładuje { $weapon-acc }

## Pytania i rzuty

tkds-ask-reroll-damage = Obrażenia wynoszą { $total }: wydać punkt bohaterstwa i rzucić wszystkimi kośćmi jeszcze raz? (w zapasie { $left })
tkds-ask-block = { $target } zaraz straci { $damage } PŻ: zasłonić tarczą?
tkds-option-block-no = nie zasłaniaj
tkds-option-block-block = zasłoń tarczą
tkds-ask-flight =
    { $count ->
        [one] { $who } traci ducha: ucieczka czy poddanie się?
        [few] { $count } przeciwnicy tracą ducha (wśród nich { $who }): ucieczka czy poddanie się?
        [many] { $count } przeciwników traci ducha (wśród nich { $who }): ucieczka czy poddanie się?
       *[other] { $count } przeciwnika traci ducha (wśród nich { $who }): ucieczka czy poddanie się?
    }
tkds-option-flight-flee = ucieczka
tkds-option-flight-surrender = poddanie się
tkds-ask-manoeuvre-more = Krytyczny sukces, a celem jest { $target }: co jeszcze?
tkds-option-manoeuvre-more-push = pchnięcie o dwa metry
tkds-option-manoeuvre-more-take = odebranie broni
tkds-option-manoeuvre-more-none = nic więcej
tkds-roll-ambush = { $who }: rzuć { $die } na zasadzkę
tkds-roll-block = { $who }: rzuć { $die } na blok tarczą
tkds-roll-speed = { $who }: rzuć { $die } na szybkość
tkds-roll-surprise = { $who }: rzuć { $die } na zaskoczenie
tkds-roll-touch = { $who }: rzuć { $die } na leczący dotyk

## Skutki

tkds-effect-fight-begun = walka się zaczyna
tkds-effect-fight-ended = walka skończona
tkds-effect-turn-begun = runda { $round }: teraz { $side }
tkds-effect-side-surprised = przepada pierwsza runda, a zaskoczeni to { $side }
tkds-effect-turn-missed = { $who } nie nadąża i traci pierwszą rundę
tkds-effect-turn-missed-all = { $ally } i { $who } nie nadążają i tracą pierwszą rundę
tkds-effect-turn-regained = { $who } jednak działa w tej rundzie
tkds-effect-walked = { $who } stoi teraz na kratce { $to }
tkds-effect-crossed = { $who } przechodzi do innej strefy: { $to }
tkds-effect-movement-used = { $who } nie ma już ruchu w tej turze
tkds-effect-passed-by =
    { $succeeds ->
        [yes] { $who } przemyka obok, { $other } tego nie powstrzymuje
       *[no] { $other } zagradza drogę i { $who } nie przechodzi
    }
tkds-effect-condition-begun = { $who } ma nowy stan: { $condition }
tkds-effect-condition-over = { $who } pozbywa się stanu: { $condition }
tkds-effect-stood-up = { $who } wstaje
tkds-effect-gear-swapped =
    { $on ->
        [yes] { $who } bierze do ręki { $detail-acc }
       *[no] { $who } odkłada { $detail-acc }
    }
tkds-effect-weapon-picked-up = { $who } podnosi swoją broń
tkds-effect-weapon-loaded = { $who } kończy ładować { $weapon-acc }
tkds-effect-weapon-emptied = { $who } musi znów załadować { $weapon-acc }
    .then = trzeba znów załadować { $weapon-acc }
tkds-effect-ammunition-spent = { $who } ma o jeden pocisk mniej: { $detail }
tkds-effect-weapon-thrown = { $weapon } leży opodal aż do końca walki, { $who } zostaje bez tej broni
tkds-effect-weapon-dropped = { $weapon } wypada na ziemię, { $who } zostaje bez broni
tkds-effect-weapon-taken = { $who } traci broń, a { $weapon-acc } ma teraz { $other }
tkds-effect-pushed-away = { $other } napiera, a { $who } cofa się o { $metres } m
tkds-effect-momentum-gained = { $who } nabiera rozpędu i może zaatakować jeszcze raz
tkds-effect-momentum-spent = { $who } zużywa na to rozpęd
tkds-effect-shield-lowered = { $who } do następnej tury ma opuszczoną tarczę
tkds-effect-morale-tested = przeciwnicy są po teście morale
tkds-effect-fled = { $who } ma dość i ucieka
tkds-effect-surrendered = { $who } poddaje się
tkds-effect-fought-on = { $who } walczy dalej
tkds-effect-left-helpless = { $who } nie może się bronić
tkds-effect-recovered = { $who } znów może się bronić

## Sytuacje i parametry

tkds-situation-attack = atak
tkds-situation-manoeuvre = manewr: podcięcie, pchnięcie, rozbrojenie lub chwyt
tkds-situation-morale = morale przeciwników
tkds-situation-first-round = test pierwszej rundy
tkds-situation-reaction = reakcja przy pierwszym spotkaniu
tkds-situation-surprise = kto jest zaskoczony
tkds-param-defence = obrona celu
tkds-param-target = czy bohater atakuje przeciwnika (foe), czy przeciwnik postać gracza (pc)
tkds-param-manoeuvre = który manewr
tkds-param-helpless = czy cel nie może się bronić
tkds-param-subdues = czy przy 0 PŻ ogłuszyć zamiast zabić
tkds-param-range = skuteczny zasięg w metrach; 0 to walka wręcz
tkds-param-distance = odległość w metrach; -1, gdy nikt nie mierzy
tkds-param-ammunition = czym się strzela
tkds-param-will = wola przeciwników
tkds-param-leader = wola przywódcy; -99, gdy go nie ma
tkds-param-quick = czy bohater ma atut „szybki początek”
tkds-param-surprise = kto jest zaskoczony albo czy się na to rzuca
tkds-param-is-unaware = czy cel niczego się nie spodziewa
tkds-param-uses-essence = czy zużyć na to punkt esencji
tkds-param-second-target = w kogo uderza druga broń, jeśli w kogoś innego
tkds-param-with-movement = czy kosztuje to cały ruch zamiast akcji

## Co można zrobić

tkds-offer-attack = Atakuj
tkds-offer-shoot = Strzelaj
tkds-offer-throw = Rzuć bronią
tkds-offer-attack-with-two = Atakuj dwiema broniami
tkds-offer-manoeuvre = Podetnij, odepchnij, rozbrój lub przytrzymaj
tkds-offer-trip = Podetnij
tkds-offer-push = Odepchnij
tkds-offer-hold = Przytrzymaj
tkds-offer-disarm = Rozbrój
tkds-offer-pass-by = Wymiń przeciwnika
tkds-offer-break-free = Uwolnij się
tkds-offer-tear-roots = Rozerwij korzenie sojusznika
tkds-offer-use-ability = Użyj zdolności
tkds-offer-surge = Zrób zryw
tkds-offer-heal = Ulecz dotykiem
tkds-offer-hurl-bolt = Ciśnij magiczny pocisk
tkds-offer-stand-up = Wstań
tkds-offer-mount = Wsiądź na konia
tkds-offer-dismount = Zsiądź z konia
tkds-offer-pick-up = Podnieś broń
tkds-offer-put-away = Odłóż coś
tkds-offer-take-in-hand = Weź coś do ręki lub załóż
tkds-offer-reload = Załaduj broń
tkds-offer-move = Idź
tkds-offer-move-again = Idź dalej za akcję
tkds-offer-cross = Przejdź do innej strefy
tkds-offer-cross-again = Przejdź do innej strefy za akcję
tkds-offer-start-fight = Rozpocznij walkę
tkds-offer-end-turn = Zakończ turę strony
tkds-offer-check-morale = Sprawdź morale przeciwników
tkds-offer-end-fight = Zakończ walkę

## Odmowy

error-fight-already-on = walka już trwa; zakończ ją, nim zacznie się następna
error-no-fight-on = nie trwa żadna walka; najpierw jakąś zacznij
error-nobody-to-fight = jedna strona nie ma nikogo zdolnego do walki; najpierw wprowadź kogoś na scenę
error-not-an-enemy = „{ $target }” nie jest przeciwnikiem; wybierz kogoś z drugiej strony
error-not-an-ally = „{ $target }” nie jest po tej samej stronie; wybierz sojusznika
error-target-is-gone = „{ $target }” nie bierze już udziału w walce; wybierz kogoś innego
error-no-such-weapon = „{ $who }” nie ma broni na miejscu { $place }; licz broń w ręku od 0 albo podaj -1 dla gołej ręki
error-weapon-on-the-ground = „{ $weapon }” nie jest już w ręku ({ $who }); podnieś broń albo walcz bez niej
error-no-free-hand = „{ $who }” ma za mało wolnych rąk na „{ $detail }”; najpierw coś odłóż
error-too-weak-for = „{ $detail }” wymaga siły { $least }, a { $who } ma mniej; wybierz coś lżejszego
error-beyond-reach = „{ $target }” jest dalej niż { $reach } m; najpierw podejdź bliżej
error-beyond-range = „{ $target }” jest dalej niż { $most } m; najpierw podejdź bliżej
error-too-near-to-shoot = „{ $target }” jest na wyciągnięcie ręki; cofnij się albo uderz
error-wall-between = drogę do celu „{ $target }” zagradza ściana ({ $who }); znajdź drogę dookoła
error-not-throwable = „{ $weapon }” nie nadaje się do rzucania; uderz tą bronią albo wybierz inną
error-wrong-weapon-skill = „{ $weapon }” nie korzysta z tej umiejętności; użyj jednej z: { $allowed }
error-not-loaded = „{ $weapon }”: broń nie jest naładowana ({ $who }); najpierw ją naładuj
error-already-loaded = „{ $weapon }” nie wymaga ładowania; zaatakuj tą bronią
error-no-ammunition = „{ $who }” nie ma już amunicji: { $detail }; zdobądź więcej albo użyj innej broni
error-harmless-block = „{ $block }” nie ma własnego ataku; wybierz inny opis z listy albo pomiń go i podaj skill= i damage=
error-not-two-weapons = „{ $who }” nie może atakować tymi dwiema broniami; potrzeba do tego atutu i jednoręcznej broni do walki wręcz w każdej ręce
error-no-such-ability = „{ $ability }” to zdolność, której { $who } nie może tu użyć; wybierz zdolność z karty
error-nothing-to-heal = „{ $target }” nie ma ran albo nie ma już ratunku; wybierz kogoś rannego
error-has-momentum = „{ $who }” ma już rozpęd; najpierw go wykorzystaj
error-nothing-to-disarm = „{ $target }” nie ma w ręku nic do stracenia; spróbuj innego manewru
error-not-held = „{ $who }” nie jest w uścisku; ruszaj się i działaj swobodnie
error-nothing-to-ride = „{ $who }” nie ma konia ani muła; najpierw go zdobądź
error-already-mounted = „{ $who }” już { $on ->
        [saddle] jest w siodle
       *[other] idzie pieszo
    }; zrób coś innego
error-cannot-mount = „{ $who }” leży na ziemi albo jest w uścisku; najpierw wstań lub się uwolnij
error-cannot-self-free = „{ $who }” nie uwolni się bez pomocy; niech pomoże sojusznik
error-not-prone = „{ $who }” już stoi; zrób coś innego
error-no-such-belonging = „{ $who }” nie ma nic na miejscu { $place }; licz rzeczy na karcie od 0
error-already-so = „{ $detail }”: nic by się tu nie zmieniło ({ $who }); wybierz inną rzecz
error-takes-too-long = „{ $detail }” nie da się założyć ani zdjąć w walce; poczekaj do jej końca
error-no-ground = „{ $who }” nie ma skąd ruszyć; najpierw umieść tę postać na planszy lub w strefie
error-no-metres-left = „{ $who }” nie może się teraz dalej ruszyć; działaj albo zakończ turę
error-not-next-to = „{ $area }” nie sąsiaduje z tą strefą; idź tam strefa po strefie
error-already-tried-to-pass = próba wyminięcia „{ $other }” już w tej turze była; poczekaj na następną turę
error-nobody-to-waver = nie ma przeciwnika, którego morale mogłoby się złamać; zakończ walkę albo graj dalej

## Przykłady

example-tkds-ex-f1 = Wojownik z siłą +4 trafia obronę 18, gdy wypadnie 14.
example-tkds-ex-f2 = Ten sam wojownik nie trafia obrony 18, gdy wypadnie 13.
example-tkds-ex-f3 = Naturalna 20 czyni trafienie krytycznym i podwaja obrażenia.
example-tkds-ex-f4 = Krytyczne trafienie w odpornego przeciwnika: najpierw podwojenie, potem połowa.
example-tkds-ex-f5 = Z przewagą liczy się lepszy wynik z 6 i 12.
example-tkds-ex-f6 = Strzał na 45 m z zasięgiem 30 m: liczy się gorszy wynik z 15 i 4.
example-tkds-ex-f7 = Bezbronny przeciwnik zostaje trafiony krytycznie bez rzutu.
example-tkds-ex-f8 = 14 przeciw 12 przeciwnika: przeciwnik pada.
example-tkds-ex-f9 = Przeciwnicy o słabym morale wyrzucają 11 i uciekają.
example-tkds-ex-f10 = Zręczność +2 i 7 na kości: za wolno na pierwszą rundę.

## Rodzaje obrażeń i zdolność atutu

tkds-ability-at-will-bolt = mały magiczny pocisk
tkds-kind-fire = ogień
tkds-kind-cold = zimno
tkds-quality-cold = zimno
tkds-tag-leader = przywódca
tkds-kind-poison = trucizna
tkds-kind-magic = magia
tkds-kind-disease = choroba
tkds-kind-mind = umysł
tkds-kind-blunt = ciosy obuchowe
tkds-kind-silver = srebro
tkds-kind-weapon = broń
tkds-kind-surroundings = otoczenie

## Kto i kiedy

error-cannot-act = „{ $who }” nie może teraz działać; wybierz kogoś przytomnego i obecnego
error-misses-turn = „{ $who }” traci pierwszą rundę; poczekaj na drugą
error-no-such-creature = nikt tu nie nazywa się „{ $id }”; użyj jednego z imion: { $allowed }
error-no-such-monster = „{ $block }” nie ma w bestiariuszu; użyj jednego z: { $allowed }
error-nothing-to-wield = „{ $detail }” nie ma na listach zasad; zostaw to wśród rzeczy i opisz, co postać z tym robi

# A map in a game without a rule for cover.
tkds-play-map-signs = # ściana   + niska przeszkoda   ~ trudny teren   x leży
