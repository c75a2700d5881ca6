# TKDS: testy, szczęście, punkty bohaterstwa, rany i umieranie.

## Stopnie i umiejętności

tkds-outcome-critical-failure = krytyczna porażka
tkds-outcome-failure = porażka
tkds-outcome-success = sukces
tkds-outcome-critical-success = krytyczny sukces
tkds-skill-strength = siła (SIŁ)
tkds-skill-dexterity = zręczność (ZRĘ)
tkds-skill-intelligence = inteligencja (INT)
tkds-skill-will = wola (WOL)
tkds-who-gm = MG

## Kroki: testy

tkds-step-check = { $who } wyrzuca { $face }: { $skill }, razem { $total } przeciw progowi { $hu }, { $outcome }
tkds-step-attack-rolled = { $who } wyrzuca { $face }: { $skill }, razem { $total } przeciw obronie { $hu }, { $outcome }
tkds-step-natural = naturalna { $face } przesuwa stopień o jeden: { $outcome }
tkds-step-natural-stays = naturalna { $face } nie może już nic przesunąć: { $outcome }
tkds-step-advantage = przewaga: { $who } rzuca dwiema kośćmi i zostawia lepszą
tkds-step-disadvantage = utrudnienie: { $who } rzuca dwiema kośćmi i zostawia gorszą
tkds-step-edges-cancel = przewaga i utrudnienie znoszą się: { $who } rzuca zwyczajnie
tkds-step-skill-lowered = { $who } rzuca z obniżoną umiejętnością: { $skill }, teraz { $bonus }
tkds-step-wound-hinders = śmiertelna rana ({ $who }): { $bonus } do rzutu
tkds-step-exhaustion-hinders = wyczerpanie ({ $who }): { $bonus } do rzutu
tkds-step-blessing-helps = błogosławieństwo ({ $who }): { $bonus } do rzutu
tkds-step-modified = inne modyfikatory ({ $who }): { $bonus } do rzutu
tkds-step-automatic = podwójna przewaga lub utrudnienie nie wymaga rzutu: { $who }, { $outcome }
tkds-step-rolled-again = { $who } wydaje punkt bohaterstwa i powtarza cały rzut (zostało punktów bohaterstwa: { $left })
tkds-step-origin-helps = dawne życie tu pomaga ({ $origin }): { $who } ma przewagę
tkds-step-edge-helps = esencja daje przewagę: { $who }
tkds-step-gift-helps = rasa lub specjalizacja tu pomaga: { $who } ma przewagę
tkds-step-armour-hinders = pancerz przeszkadza: { $who } ma utrudnienie
tkds-step-roped = sprzęt wspinaczkowy chroni przed najgorszym ({ $who }): zwykła porażka
tkds-step-easy = łatwe i bez ryzyka: { $who } odnosi sukces bez rzutu
tkds-step-impossible = niemożliwe: { $who } bez rzutu ponosi porażkę
tkds-step-beyond-it = { $who } ma na to wrodzoną pełną odporność i nie musi rzucać
tkds-step-calm = jest czas, narzędzia i wiedza, a nic nie grozi: { $who } odnosi sukces bez rzutu
tkds-step-turn-at-stake = stawką jest tura dziesięciominutowa, a to wystarczy: { $who } rzuca
tkds-step-rolled-in-secret = MG rzuca potajemnie ({ $who })
tkds-step-rolled-in-secret-task = MG rzuca potajemnie ({ $who }: { $activity })
tkds-step-secret-told = wynik tajnego rzutu ({ $who }) wychodzi na jaw: { $outcome }
tkds-step-secret-told-task = wynik tajnego rzutu ({ $who }: { $activity }) wychodzi na jaw: { $outcome }
tkds-step-contest-rolled = { $who } wyrzuca { $face }: { $skill }, razem { $total }
tkds-step-contest = { $who } ma { $total }, { $target } ma { $hu }: { $outcome }
tkds-step-contest-tie = { $who } i { $target } mają po { $total }: nic się nie zmienia
tkds-step-luck = rzut szczęścia pokazuje { $face }: { $detail }

## Co może znaczyć rzut szczęścia

tkds-detail-luck-bad = raczej źle dla graczy
tkds-detail-luck-good = raczej dobrze dla graczy
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
tkds-step-clung = { $who } oddaje wszystkie punkty bohaterstwa ({ $points }) i trzyma się życia
tkds-step-immune = { $who } ma na to pełną odporność ({ $kind })
tkds-step-weakness = { $who } ma słaby punkt ({ $kind }): obrażenia podwajają się do { $damage }
tkds-step-resisted = { $who } ma na to odporność ({ $kind }): połowa obrażeń, { $damage }
tkds-step-soaked = tymczasowe PŻ ({ $who }) przejmują obrażenia: { $points }
tkds-step-hurt = { $who } odnosi obrażenia: { $damage } (zostało PŻ: { $left })
tkds-step-harmless-at-zero = { $who } leży już z 0 PŻ: nic więcej się nie dzieje
tkds-step-dying =
    { $rounds ->
        [one] { $who } spada do 0 PŻ: utrata przytomności, śmiertelna rana, śmierć za { $rounds } rundę
        [few] { $who } spada do 0 PŻ: utrata przytomności, śmiertelna rana, śmierć za { $rounds } rundy
        [many] { $who } spada do 0 PŻ: utrata przytomności, śmiertelna rana, śmierć za { $rounds } rund
       *[other] { $who } spada do 0 PŻ: utrata przytomności, śmiertelna rana, śmierć za { $rounds } rundy
    }
tkds-step-dying-left = { $who } umiera; zostało rund: { $left }
tkds-step-dropped-again = { $who } spada do 0 PŻ ze śmiertelną raną: to śmierć
tkds-step-died = { $who } ginie
tkds-step-subdued = { $who } zostaje przy życiu, lecz bez możliwości walki
tkds-step-spell-lost = { $who } traci przytomność, a czar się kończy ({ $spell })
tkds-step-stable = { $who } już nie umiera, ale wciąż nie odzyskuje przytomności
tkds-step-woke = { $who } odzyskuje przytomność z 1 PŻ
tkds-step-roused = { $who } odzyskuje przytomność
tkds-step-botched = pomoc tylko szkodzi ({ $who })
tkds-step-healed = { $who } odzyskuje { $points } PŻ, najwyżej do maksimum
tkds-step-fell = { $who } spada z wysokości { $metres } m: k6 za każde 2 m, kości: { $dice }
tkds-step-skill-lost = { $who } traci na razie punkty umiejętności: { $skill }, { $points }
tkds-step-temporary = { $who } ma teraz punkty tymczasowe: { $points } (zostało rund: { $rounds })

## Pytania

tkds-ask-reroll = Wynik to { $outcome }: wydać punkt bohaterstwa i powtórzyć cały rzut? (zostało punktów bohaterstwa: { $left })
tkds-ask-reroll-success = Wynik to już { $outcome }: mimo to powtórzyć cały rzut? (zostało punktów bohaterstwa: { $left })
tkds-ask-reroll-secret = Powtórzyć tajny rzut za punkt bohaterstwa, cokolwiek pokazuje? (zostało punktów bohaterstwa: { $left })
tkds-ask-reroll-dice = Kości pokazują { $total }: rzucić wszystkimi jeszcze raz za punkt bohaterstwa? (zostało punktów bohaterstwa: { $left })
tkds-ask-reroll-lost = Rywalizacja nie idzie po twojej myśli: powtórzyć cały swój rzut za punkt bohaterstwa? (zostało punktów bohaterstwa: { $left })
tkds-ask-reroll-won = Rywalizacja już idzie po twojej myśli: mimo to powtórzyć cały swój rzut? (zostało punktów bohaterstwa: { $left })
tkds-ask-reroll-bad-luck = Rzut szczęścia pokazuje { $total }: powtórzyć go za punkt bohaterstwa? (zostało punktów bohaterstwa: { $left })
tkds-ask-reroll-good-luck = Rzut szczęścia pokazuje { $total }, czyli już dobrze: mimo to go powtórzyć? (zostało punktów bohaterstwa: { $left })
tkds-option-keep = zostaw rzut bez zmian
tkds-option-reroll = powtórz cały rzut
tkds-ask-cling = { $who } jest o krok od śmierci: oddać wszystkie punkty bohaterstwa ({ $left }) i przeżyć?
tkds-option-cling = trzymaj się życia
tkds-option-die = pogódź się ze śmiercią
tkds-ask-foe-at-zero = { $target } ma 0 PŻ: śmierć czy tylko obezwładnienie?
tkds-option-foe-at-zero-dead = śmierć
tkds-option-foe-at-zero-subdued = obezwładnienie

## Rzuty

tkds-roll-check = { $who }: rzuć { $die } na test
tkds-roll-contest = { $who }: rzuć { $die } na rywalizację
tkds-roll-luck = { $who }: rzuć { $die } na szczęście
tkds-roll-dying = { $who }: rzuć { $die }, ile rund zostało do śmierci
tkds-roll-damage = { $who }: rzuć { $die } na obrażenia
tkds-roll-healing = { $who }: rzuć { $die } na leczenie

## Skutki

tkds-effect-hp-lost = { $who } traci { $points } PŻ
tkds-effect-hp-healed = { $who } odzyskuje { $points } PŻ
tkds-effect-temporary-lost = { $who } traci tymczasowe PŻ: { $points }
tkds-effect-temporary-set =
    { $of ->
        [magic] { $who } ma tymczasową energię magiczną: { $points } (zostało rund: { $rounds })
       *[hp] { $who } ma tymczasowe PŻ: { $points } (zostało rund: { $rounds })
    }
tkds-effect-dying = { $who } traci przytomność i umiera; zostało rund: { $rounds }
tkds-effect-dying-ticked = { $who } wciąż umiera; zostało rund: { $rounds }
tkds-effect-stabilised = stan się stabilizuje ({ $who })
tkds-effect-clung = { $who } zostaje przy życiu dzięki bohaterstwu: bez przytomności, ale i bez śmiertelnej rany
tkds-effect-woke = { $who } odzyskuje przytomność
tkds-effect-died = { $who } nie żyje
tkds-effect-subdued = { $who } nie może dalej walczyć, ale żyje
tkds-effect-hero-points-spent = { $who } wydaje punkty bohaterstwa: { $points }
tkds-effect-hero-points-set = { $who } ma punkty bohaterstwa: { $points }
tkds-effect-skill-lost = { $who } traci na razie punkty: { $skill }, { $points }
tkds-effect-kit-used = { $who } zużywa jedno użycie apteczki
tkds-effect-poison-delayed = trucizna na razie nie działa ({ $who }), zostało rund: { $rounds }
tkds-effect-poison-cured = { $who } pozbywa się trucizny
tkds-effect-poison-worsened = trucizna ({ $who }) działa mocniej
tkds-effect-secret-kept = MG zatrzymuje wynik tajnego rzutu dla siebie ({ $who })
tkds-effect-secret-revealed = wynik tajnego rzutu ({ $who }): { $outcome }
tkds-effect-contest-tied = { $who } i { $other } remisują: nic się nie zmienia
tkds-effect-players-known = wiadomo, kto kim gra
tkds-effect-luck-came = rzut szczęścia mówi: { $detail }
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
tkds-value-effect-resist = w połowie przez odporność
tkds-value-effect-weak = podwójnie przez słaby punkt
tkds-value-effect-immune = wcale przez pełną odporność
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
tkds-offer-cling = Trzymaj się życia
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
