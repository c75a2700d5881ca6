# TKDS: testy, szczęście, punkty bohaterstwa, rany i umieranie.

## Stopnie i umiejętności

tkds-outcome-critical-failure = krytyczna porażka
tkds-outcome-failure = porażka
tkds-outcome-success = sukces
tkds-outcome-critical-success = krytyczny sukces
tkds-skill-strength = Siła (SIŁ)
tkds-skill-dexterity = Zręczność (ZRĘ)
tkds-skill-intelligence = Inteligencja (INT)
tkds-skill-will = Wola (WOL)
tkds-who-gm = MG
tkds-who-leader = przywódca

## Kroki: testy

tkds-step-check = { $who }, { $skill }: { $face } na kości, razem { $total } przy progu { $hu }, czyli { $outcome }
tkds-step-attack-rolled = { $who }, { $skill }: { $face } na kości, razem { $total } przy obronie { $hu }, czyli { $outcome }
tkds-step-natural = naturalna { $face } przesuwa stopień o jeden: { $outcome }
tkds-step-natural-stays = naturalna { $face } nie może już nic przesunąć: { $outcome }
tkds-step-advantage = przewaga: { $who } rzuca dwiema kośćmi i zostawia lepszy wynik
tkds-step-disadvantage = utrudnienie: { $who } rzuca dwiema kośćmi i zostawia gorszy wynik
tkds-step-edges-cancel = przewaga i utrudnienie znoszą się: { $who } rzuca zwyczajnie
tkds-step-skill-lowered = { $who } rzuca z obniżoną umiejętnością: { $skill }, teraz { $bonus }
tkds-step-wound-hinders = { $who } ma śmiertelną ranę: { $bonus } do rzutu
tkds-step-exhaustion-hinders = { $who } odczuwa wyczerpanie: { $bonus } do rzutu
tkds-step-blessing-helps = { $who } ma błogosławieństwo: { $bonus } do rzutu
tkds-step-modified = atuty, mistrzostwo i inne efekty, { $who }: { $bonus } do rzutu
tkds-step-automatic = przy podwójnej przewadze lub utrudnieniu { $who } nie rzuca: { $outcome }
tkds-step-rolled-again =
    { $left ->
        [0] { $who } płaci za drugą próbę ostatnim punktem bohaterstwa
       *[other] { $who } płaci za drugą próbę punktem bohaterstwa, w zapasie zostaje { $left }
    }
tkds-step-origin-helps = { $who } korzysta z dawnego życia, pochodzenie to { $origin }: przewaga
tkds-step-edge-helps = { $who } ma dzięki esencji przewagę
tkds-step-gift-helps = rasa lub specjalizacja tu pomaga: { $who } ma przewagę
tkds-step-armour-hinders = pancerz przeszkadza: { $who } ma utrudnienie
tkds-step-roped = { $who } ma sprzęt wspinaczkowy i unika najgorszego
tkds-step-easy = to łatwe, { $who } nie musi nawet rzucać
    .then = to łatwe, rzut niepotrzebny
tkds-step-impossible = to niemożliwe: { $who } nie ma szans
tkds-step-beyond-it = { $who } z natury nie musi się tego obawiać i nie rzuca
tkds-step-calm = { $who } ma czas, narzędzia i wiedzę, a nic nie grozi: rzut jest zbędny
tkds-step-turn-at-stake = stawką jest dziesięć minut, a to wystarczy: { $who } rzuca
tkds-step-rolled-in-secret = MG rzuca w tajemnicy, a próbie podlega { $who }
tkds-step-rolled-in-secret-task = MG rzuca w tajemnicy, sprawdza się { $who }: { $activity }
tkds-step-secret-told = wychodzi na jaw, co przyniósł tajny rzut, któremu podlega { $who }: { $outcome }
tkds-step-secret-told-task = wychodzi na jaw, jak się udało „{ $activity }”, { $who }: { $outcome }
tkds-step-contest-rolled = { $who }, { $skill }: { $face } na kości, razem { $total }
tkds-step-contest = { $who } ma { $total }, a { $target } ma { $hu }: { $outcome }
tkds-step-contest-tie = { $who } i { $target } mają po { $total }: nikt nie ustępuje
tkds-step-luck = rzut szczęścia daje { $face }: { $detail }

## Co może znaczyć rzut szczęścia

tkds-detail-luck-bad = los nie sprzyja graczom
tkds-detail-luck-good = los sprzyja graczom
tkds-detail-luck-no-tongue = brak znajomości mowy wspólnej
tkds-detail-luck-tongue = znajomość mowy wspólnej
tkds-detail-luck-hostile = wrogie nastawienie
tkds-detail-luck-wary = nieufne nastawienie
tkds-detail-luck-curious = zaciekawienie
tkds-detail-luck-friendly = przyjazne nastawienie
tkds-detail-luck-party-surprised = drużyna jest zaskoczona
tkds-detail-luck-nobody-surprised = nikt nie jest zaskoczony
tkds-detail-luck-foes-surprised = druga strona jest zaskoczona
tkds-detail-luck-encounter = spotkanie
tkds-detail-luck-loss = strata albo samo otoczenie
tkds-detail-luck-sign = ślad czegoś
tkds-detail-luck-quiet = nic się nie dzieje

## Kroki: punkty bohaterstwa, rany i umieranie

tkds-step-hero-points-set =
    { $points ->
        [one] { $who } ma teraz { $points } punkt bohaterstwa
        [few] { $who } ma teraz { $points } punkty bohaterstwa
        [many] { $who } ma teraz { $points } punktów bohaterstwa
       *[other] { $who } ma teraz { $points } punktu bohaterstwa
    }
tkds-step-clung =
    { $points ->
        [one] { $who } oddaje ostatni punkt bohaterstwa i trzyma się życia: bez przytomności, ale i bez śmiertelnej rany
        [few] { $who } oddaje wszystkie { $points } punkty bohaterstwa i trzyma się życia: bez przytomności, ale i bez śmiertelnej rany
        [many] { $who } oddaje wszystkie { $points } punktów bohaterstwa i trzyma się życia: bez przytomności, ale i bez śmiertelnej rany
       *[other] { $who } oddaje wszystkie { $points } punktu bohaterstwa i trzyma się życia: bez przytomności, ale i bez śmiertelnej rany
    }
tkds-step-immune = { $kind } nic tu nie zdziała, { $who } nawet tego nie czuje
tkds-step-weakness = { $who } ma wrażliwość: { $kind }. Obrażenia się podwajają, razem { $damage }
tkds-step-resisted = { $who } ma odporność: { $kind }. Zostaje połowa obrażeń, { $damage }
tkds-step-soaked =
    { $points ->
        [one] { $who } ma tymczasowe PŻ, które przejmują { $points } obrażenie
        [few] { $who } ma tymczasowe PŻ, które przejmują { $points } obrażenia
        [many] { $who } ma tymczasowe PŻ, które przejmują { $points } obrażeń
       *[other] { $who } ma tymczasowe PŻ, które przejmują { $points } obrażenia
    }
tkds-step-soaked-kept = { $who } ma tymczasowe PŻ, które przejmują część obrażeń
tkds-step-hurt =
    { $left ->
        [0] { $who } traci { $damage } PŻ
       *[other] { $who } traci { $damage } PŻ i ma jeszcze { $left }
    }
    .after-deed =
        { $left ->
            [0] , traci { $damage } PŻ
           *[other] , traci { $damage } PŻ i ma jeszcze { $left }
        }
    .after-lasting =
        { $left ->
            [0] , traci { $damage } PŻ
           *[other] , traci { $damage } PŻ i ma jeszcze { $left }
        }
tkds-step-hurt-kept = { $who } traci { $damage } PŻ
tkds-step-hurt-through = { tkds-step-hurt }
    .after-deed = { tkds-step-hurt.after-deed }
    .after-lasting = { tkds-step-hurt.after-lasting }
tkds-step-hurt-through-kept = { $who } odczuwa resztę obrażeń
tkds-step-harmless-at-zero = { $who } leży już z 0 PŻ: to niczego nie zmienia
tkds-step-dying =
    { $rounds ->
        [one] { $who } pada ze śmiertelną raną i bez pomocy umrze za jedną rundę
        [few] { $who } pada ze śmiertelną raną i bez pomocy umrze za { $rounds } rundy
        [many] { $who } pada ze śmiertelną raną i bez pomocy umrze za { $rounds } rund
       *[other] { $who } pada ze śmiertelną raną i bez pomocy umrze za { $rounds } rundy
    }
    .after-hurt =
        { $rounds ->
            [one] i pada ze śmiertelną raną; bez pomocy umrze za jedną rundę
            [few] i pada ze śmiertelną raną; bez pomocy umrze za { $rounds } rundy
            [many] i pada ze śmiertelną raną; bez pomocy umrze za { $rounds } rund
           *[other] i pada ze śmiertelną raną; bez pomocy umrze za { $rounds } rundy
        }
    .after-hurt-through =
        { $rounds ->
            [one] i pada ze śmiertelną raną; bez pomocy umrze za jedną rundę
            [few] i pada ze śmiertelną raną; bez pomocy umrze za { $rounds } rundy
            [many] i pada ze śmiertelną raną; bez pomocy umrze za { $rounds } rund
           *[other] i pada ze śmiertelną raną; bez pomocy umrze za { $rounds } rundy
        }
    .after-deed-hurt =
        { $rounds ->
            [one] i pada ze śmiertelną raną; bez pomocy umrze za jedną rundę
            [few] i pada ze śmiertelną raną; bez pomocy umrze za { $rounds } rundy
            [many] i pada ze śmiertelną raną; bez pomocy umrze za { $rounds } rund
           *[other] i pada ze śmiertelną raną; bez pomocy umrze za { $rounds } rundy
        }
    .after-deed-hurt-through =
        { $rounds ->
            [one] i pada ze śmiertelną raną; bez pomocy umrze za jedną rundę
            [few] i pada ze śmiertelną raną; bez pomocy umrze za { $rounds } rundy
            [many] i pada ze śmiertelną raną; bez pomocy umrze za { $rounds } rund
           *[other] i pada ze śmiertelną raną; bez pomocy umrze za { $rounds } rundy
        }
tkds-step-dying-left = { $who } umiera: śmierć przyjdzie za { $left ->
        [one] { $left } rundę
        [few] { $left } rundy
        [many] { $left } rund
       *[other] { $left } rundy
    }
tkds-step-dropped-again = { $who } spada do 0 PŻ ze śmiertelną raną i to jest koniec
tkds-step-died = { $who } ginie
    .after-hurt = i ginie
    .after-hurt-through = i ginie
    .after-hurt-kept = i ginie
    .after-hurt-through-kept = i ginie
    .after-deed-hurt = i ginie
    .after-deed-hurt-through = i ginie
tkds-step-subdued = { $who } nie może dalej walczyć, ale żyje
    .after-hurt = i nie może dalej walczyć, ale żyje
    .after-hurt-through = i nie może dalej walczyć, ale żyje
    .after-hurt-kept = i nie może dalej walczyć, ale żyje
    .after-hurt-through-kept = i nie może dalej walczyć, ale żyje
    .after-deed-hurt = i nie może dalej walczyć, ale żyje
    .after-deed-hurt-through = i nie może dalej walczyć, ale żyje
tkds-step-spell-lost = { $who } traci przytomność, a czar „{ $spell }” się kończy
tkds-step-stable = { $who } już nie umiera, ale nie odzyskuje przytomności
tkds-step-woke = { $who } odzyskuje przytomność z 1 PŻ
tkds-step-roused = { $who } odzyskuje przytomność
tkds-step-botched = { $who } na takiej pomocy tylko traci
tkds-step-healed = { $who } odzyskuje { $points } PŻ, najwyżej do maksimum
tkds-step-fell =
    { $dice ->
        [0] { $who } spada z wysokości { $metres } m
       *[other] { $who } spada z wysokości { $metres } m: { $dice }k6, po jednej za każde 2 m
    }
tkds-step-skill-lost = { $skill } spada na jakiś czas o { $points }, cierpi na tym { $who }
tkds-step-temporary = { $who } ma teraz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } na { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }
tkds-step-temporary-kept = { $who } ma teraz tymczasowe punkty na { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }

## Pytania

tkds-ask-reroll = Wynik to { $outcome }: wydać punkt bohaterstwa i rzucić jeszcze raz? (w zapasie { $left })
tkds-ask-reroll-success = Wynik to już { $outcome }: mimo to rzucić jeszcze raz? (punkty bohaterstwa w zapasie: { $left })
tkds-ask-reroll-secret = Powtórzyć tajny rzut za punkt bohaterstwa, cokolwiek wypadło? (w zapasie { $left })
tkds-ask-reroll-dice = Na kościach jest { $total }: wydać punkt bohaterstwa i rzucić wszystkimi jeszcze raz? (w zapasie { $left })
tkds-ask-reroll-lost = Rywalizacja nie idzie po twojej myśli: wydać punkt bohaterstwa i rzucić jeszcze raz? (w zapasie { $left })
tkds-ask-reroll-won = Rywalizacja idzie po twojej myśli: mimo to rzucić jeszcze raz? (punkty bohaterstwa w zapasie: { $left })
tkds-ask-reroll-bad-luck = Rzut szczęścia daje { $total }: wydać punkt bohaterstwa i rzucić jeszcze raz? (w zapasie { $left })
tkds-ask-reroll-good-luck = Rzut szczęścia daje { $total }, to już dobry wynik: mimo to rzucić jeszcze raz? (punkty bohaterstwa w zapasie: { $left })
tkds-option-keep = zostaw rzut bez zmian
tkds-option-reroll = rzucić jeszcze raz
tkds-ask-cling = { $who } zaraz umrze: oddać { $left ->
        [one] { $left } punkt bohaterstwa
        [few] { $left } punkty bohaterstwa
        [many] { $left } punktów bohaterstwa
       *[other] { $left } punktu bohaterstwa
    } i zostać przy życiu?
tkds-option-cling = trzymaj się życia
tkds-option-die = pogódź się ze śmiercią
tkds-ask-foe-at-zero = { $target } ma 0 PŻ: śmierć czy tylko obezwładnienie?
tkds-option-foe-at-zero-dead = śmierć
tkds-option-foe-at-zero-subdued = obezwładnienie

## Rzuty

tkds-roll-check = { $who }: rzuć { $die } na test
tkds-roll-contest = { $who }: rzuć { $die } na rywalizację
tkds-roll-luck = { $who }: rzuć { $die } na szczęście
tkds-roll-dying = { $who }: rzuć { $die }, ile rund zostało do śmierci?
tkds-roll-damage = { $who }: rzuć { $die } na obrażenia
tkds-roll-healing = { $who }: rzuć { $die } na leczenie

## Skutki

tkds-effect-hp-lost = { $who } traci { $points } PŻ
tkds-effect-hp-healed = { $who } odzyskuje { $points } PŻ
tkds-effect-temporary-lost = { $who } traci { $points } tymczasowych PŻ
tkds-effect-temporary-set = { $who } ma { $points } { $of ->
        [magic] pkt tymczasowej energii magicznej
       *[hp] tymczasowych PŻ
    } na { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }
tkds-effect-dying = { $who } umiera: śmierć przyjdzie za { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }
tkds-effect-dying-ticked = { $who } wciąż umiera: śmierć przyjdzie za { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }
tkds-effect-stabilised = { $who } już nie umiera
tkds-effect-collapsed = { $who } traci przytomność i pada
tkds-effect-clung = { $who } zostaje przy życiu dzięki bohaterstwu: bez przytomności, ale i bez śmiertelnej rany
tkds-effect-woke = { $who } odzyskuje przytomność
tkds-effect-died = { $who } nie żyje
tkds-effect-subdued = { $who } nie może dalej walczyć, ale żyje
tkds-effect-hero-points-spent = { $who } wydaje { $points ->
        [one] { $points } punkt bohaterstwa
        [few] { $points } punkty bohaterstwa
        [many] { $points } punktów bohaterstwa
       *[other] { $points } punktu bohaterstwa
    }
tkds-effect-hero-points-set = { $who } ma teraz { $points ->
        [one] { $points } punkt bohaterstwa
        [few] { $points } punkty bohaterstwa
        [many] { $points } punktów bohaterstwa
       *[other] { $points } punktu bohaterstwa
    }
tkds-effect-hero-points-set-all =
    { $points ->
        [one] { $ally } i { $who } mają teraz po jednym punkcie bohaterstwa
        [few] { $ally } i { $who } mają teraz po { $points } punkty bohaterstwa
        [many] { $ally } i { $who } mają teraz po { $points } punktów bohaterstwa
       *[other] { $ally } i { $who } mają teraz po { $points } punktu bohaterstwa
    }
tkds-effect-skill-lost = { $skill } spada na jakiś czas o { $points }, cierpi na tym { $who }
tkds-effect-kit-used = { $who } zużywa jedno użycie apteczki
tkds-effect-poison-delayed = { $who } przez { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    } nie czuje trucizny
tkds-effect-poison-cured = { $who } pozbywa się trucizny
tkds-effect-poison-worsened = { $who } czuje, że trucizna działa mocniej
tkds-effect-secret-kept = MG zatrzymuje dla siebie, jak poszło; chodzi o postać { $who }
tkds-effect-secret-revealed = tajny rzut wychodzi na jaw, { $who }: { $outcome }
tkds-effect-contest-tied = { $who } i { $other } idą łeb w łeb: nic się nie zmienia
tkds-effect-players-known = wiadomo, kto kim gra
tkds-effect-luck-came = los sprawia: { $detail }
tkds-condition-poisoned = zatrucie
tkds-condition-poison-delayed = powstrzymana trucizna

## Sytuacje i parametry

tkds-situation-check = test umiejętności
tkds-situation-contest = rywalizacja dwojga
tkds-situation-luck = rzut szczęścia
tkds-situation-stabilise = stabilizowanie kogoś, kto umiera
tkds-situation-treat = dziesięć minut z apteczką
tkds-situation-damage = obrażenia od otoczenia
tkds-situation-fall = upadek
tkds-param-skill = umiejętność, którą się rzuca
tkds-param-hu = próg do osiągnięcia
tkds-param-difficulty = trudność zamiast progu
tkds-param-advantage = ile źródeł przewagi
tkds-param-disadvantage = ile źródeł utrudnienia
tkds-param-modifier = premia lub kara do rzutu z powodu efektu
tkds-param-bh = ile punktów bohaterstwa ma bohater
tkds-param-reroll = kiedy bohater powtarza rzut za punkt bohaterstwa
tkds-param-which = która z czterech umiejętności
tkds-param-origin = czy pomaga przeszłość
tkds-param-uses-origin = czy pomaga przeszłość
tkds-param-secret = czy MG rzuca potajemnie
tkds-param-calm = czy jest czas, są narzędzia i wiedza, a nic nie grozi
tkds-param-turn = czy porażka kosztuje turę dziesięciominutową
tkds-param-costs-turn = czy porażka kosztuje turę dziesięciominutową
tkds-param-wounded = czy bohater ma śmiertelną ranę
tkds-param-exhausted = czy bohater jest wyczerpany
tkds-param-other = umiejętność rywala
tkds-param-other-skill = którą umiejętnością rzuca rywal
tkds-param-initiator = czy zaczął bohater, więc remis jest na jego korzyść
tkds-param-has-initiator = czy zaczęła ta strona, więc remis jest na jej korzyść
tkds-param-words = co robisz, własnymi słowami
tkds-param-reads = jak czyta się rzut szczęścia
tkds-param-kit = czy używa się apteczki
tkds-param-hp = ile PŻ zostało temu, kogo to spotyka
tkds-param-damage = kości obrażeń
tkds-param-temporary = tymczasowe PŻ
tkds-param-effect = czy cel jest odporny na obrażenia, podatny na nie czy całkiem niewrażliwy
tkds-param-foe = czy dotyczy to przeciwnika
tkds-param-metres = wysokość upadku w metrach
tkds-param-task = czego się próbuje
tkds-param-points = ile punktów
tkds-param-of = PŻ czy energia magiczna
tkds-param-rounds = ile rund to trwa
tkds-param-kind = jaki to rodzaj obrażeń, ze względu na odporności
tkds-value-difficulty-number = według liczby
tkds-value-difficulty-none = według liczby
tkds-value-difficulty-easy = łatwa
tkds-value-difficulty-normal = zwykła
tkds-value-difficulty-hard = trudna
tkds-value-difficulty-very-hard = bardzo trudna
tkds-value-difficulty-impossible = niemożliwa
tkds-value-reroll-never = nigdy
tkds-value-reroll-on-failure = po porażce
tkds-value-reroll-always = zawsze
tkds-value-which-strength = siła
tkds-value-which-dexterity = zręczność
tkds-value-which-intelligence = inteligencja
tkds-value-which-will = wola
tkds-value-other-skill-none = ta sama umiejętność
tkds-value-reads-luck = szczęście
tkds-value-reads-tongue = mowa wspólna
tkds-value-reads-reaction = reakcja
tkds-value-reads-surprise = zaskoczenie
tkds-value-reads-event = zdarzenie
tkds-value-effect-plain = zwyczajnie
tkds-value-effect-resist = połowa (odporność)
tkds-value-effect-weak = podwójnie (wrażliwość)
tkds-value-effect-immune = wcale (niewrażliwość)
tkds-value-of-hp = PŻ
tkds-value-of-magic = energia magiczna
tkds-value-task-none = żadne typowe zadanie
tkds-value-task-lift = podnieść coś
tkds-value-task-bend-bars = wygiąć kraty
tkds-value-task-withstand-toxin = oprzeć się truciźnie
tkds-value-task-withstand-disease = oprzeć się chorobie
tkds-value-task-withstand-paralysis = oprzeć się paraliżowi
tkds-value-task-swim = pływać
tkds-value-task-dodge = uskoczyć
tkds-value-task-climb = wspinać się
tkds-value-task-sneak = skradać się
tkds-value-task-hide = ukryć się
tkds-value-task-pick-pocket = sięgnąć do cudzej kieszeni
tkds-value-task-balance = utrzymać równowagę
tkds-value-task-recall = przypomnieć sobie coś
tkds-value-task-craft = wykonać coś
tkds-value-task-pick-lock = otworzyć zamek wytrychem
tkds-value-task-disarm-trap = rozbroić pułapkę
tkds-value-task-track = iść tropem
tkds-value-task-persuade = przekonać
tkds-value-task-intimidate = zastraszyć
tkds-value-task-lie = skłamać
tkds-value-task-disguise = podać się za kogoś innego
tkds-value-task-withstand-charm = oprzeć się urokowi
tkds-value-task-withstand-sleep = oprzeć się snowi
tkds-activity-lift = { tkds-value-task-lift }
tkds-activity-bend-bars = { tkds-value-task-bend-bars }
tkds-activity-withstand-toxin = { tkds-value-task-withstand-toxin }
tkds-activity-withstand-disease = { tkds-value-task-withstand-disease }
tkds-activity-withstand-paralysis = { tkds-value-task-withstand-paralysis }
tkds-activity-swim = { tkds-value-task-swim }
tkds-activity-dodge = { tkds-value-task-dodge }
tkds-activity-climb = { tkds-value-task-climb }
tkds-activity-sneak = { tkds-value-task-sneak }
tkds-activity-hide = { tkds-value-task-hide }
tkds-activity-pick-pocket = { tkds-value-task-pick-pocket }
tkds-activity-balance = { tkds-value-task-balance }
tkds-activity-recall = { tkds-value-task-recall }
tkds-activity-craft = { tkds-value-task-craft }
tkds-activity-pick-lock = { tkds-value-task-pick-lock }
tkds-activity-disarm-trap = { tkds-value-task-disarm-trap }
tkds-activity-track = { tkds-value-task-track }
tkds-activity-persuade = { tkds-value-task-persuade }
tkds-activity-intimidate = { tkds-value-task-intimidate }
tkds-activity-lie = { tkds-value-task-lie }
tkds-activity-disguise = { tkds-value-task-disguise }
tkds-activity-withstand-charm = { tkds-value-task-withstand-charm }
tkds-activity-withstand-sleep = { tkds-value-task-withstand-sleep }

## Oferty

tkds-offer-check = Spróbuj czegoś
tkds-offer-contest = Zmierz się z kimś
tkds-offer-luck = Rzuć na szczęście
tkds-offer-cling = Trzymaj się życia za wszystkie punkty bohaterstwa
tkds-offer-stabilise = Ustabilizuj kogoś
tkds-offer-treat-wounds = Opatruj rany przez dziesięć minut
tkds-offer-treat-poison = Powstrzymaj truciznę
tkds-offer-begin-session = Rozpocznij sesję
tkds-offer-reveal = Ujawnij tajny rzut
tkds-offer-secret-check = Rzuć za kogoś w tajemnicy
tkds-offer-harm = Zadaj obrażenia od otoczenia
tkds-offer-fall = Zrzuć kogoś z wysokości
tkds-offer-lose-skill = Odbierz punkty umiejętności
tkds-offer-grant-hero = Przyznaj punkt bohaterstwa
tkds-offer-grant-temporary = Przyznaj punkty tymczasowe

## Odmowy

error-no-origin = „{ $who }” nie ma przeszłości, która mogłaby pomóc; pomiń ją w teście
error-two-targets-named = podano naraz „{ $text }” i próg { $hu }; zostaw jedno z dwojga
error-difficulty-not-harder = „{ $number }” to próg nie trudniejszy niż „{ $easier }”; wpisz { $least } lub więcej
error-nothing-secret = dla „{ $who }” nie czeka żaden tajny rzut; najpierw go wykonaj
error-against-oneself = „{ $who }” nie może rywalizować ze sobą; wybierz kogoś innego
error-is-not-dying = „{ $who }” nie umiera; wybierz kogoś, kto umiera
error-is-dying-now = „{ $who }” umiera i nie ma dziesięciu minut; najpierw ustabilizuj tę postać
error-is-unhurt = „{ $who }” nie ma ran; wybierz kogoś rannego
error-no-hero-points = „{ $who }” nie ma na to punktów bohaterstwa; wybierz postać gracza, która je ma
error-no-healing-kit = „{ $who }” nie ma apteczki, w której coś zostało; zrób to bez niej albo zdobądź apteczkę
error-no-mind-for-it = „{ $who }” nie umie pomóc; wybierz istotę rozumną
error-no-time-in-fight = „{ $who }” potrzebuje na to dziesięciu minut; poczekaj na koniec walki
error-not-our-die = „{ $text }” używa { $sides }, a takiej kości w tej grze nie ma; użyj jednej z: { $allowed }
error-no-points-given = „{ $points }” to nie liczba punktów; podaj 1 lub więcej
error-no-edge-ability = „{ $who }” nie umie zamienić esencji w przewagę; pomiń esencję w teście
error-has-no-magic = „{ $who }” nie umie czarować i nie ma energii magicznej; wybierz kogoś, kto umie

## Przykłady

example-tkds-ex-c1 = Wypada 1 przy umiejętności +5 i progu 10: porażka staje się krytyczna.
example-tkds-ex-c2 = Potwór z umiejętnością +9 wyrzuca 1 przeciw progowi 10: jego sukces staje się porażką.
example-tkds-ex-c3 = Wypada 20 przy umiejętności −5 i progu 20: porażka staje się sukcesem.
example-tkds-ex-c4 = Wypada 20 bez umiejętności przy progu 10: to już krytyczny sukces i takim zostaje.
example-tkds-ex-c5 = Wypada 20 bez umiejętności przy progu 15: sukces staje się krytyczny.
example-tkds-ex-c6 = Z przewagą i punktem bohaterstwa: 3 i 5 to porażka, obiema kośćmi rzuca się jeszcze raz i 14 daje sukces.
example-tkds-ex-c7 = W rywalizacji remis jest na korzyść strony, która zaczęła.
example-tkds-ex-c8 = Tymczasowe PŻ przejmują 3 z 5 obrażeń, resztę tracą zwykłe PŻ.
example-tkds-ex-c9 = Stabilizowanie z apteczką: test sięga 10 i sojusznik już nie umiera.
example-tkds-ex-c10 = Upadek z 5 m to dwie kości, a przy 8 PŻ wynik 12 oznacza umieranie.
