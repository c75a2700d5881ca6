# TKDS: tury, warty, obóz, esencja, światło, zużywane rzeczy.

## Noce bez należytego odpoczynku

tkds-cause-rest-armour = sen w pancerzu
tkds-cause-rest-bedroll = pod gołym niebem bez posłania
tkds-cause-rest-tent = przy złej pogodzie bez namiotu
tkds-cause-rest-disturbed = zakłócony sen
tkds-cause-rest-hungry = brak jedzenia

## Wydarzenia i zajęcia

tkds-event-encounter = ktoś tu idzie
tkds-event-loss = coś przepada albo daje się we znaki samo miejsce, a co dokładnie, mówi MG
tkds-event-sign = pojawia się ślad czegoś
tkds-event-nothing = wszędzie panuje spokój
tkds-event-discovery = jest odkrycie
tkds-activity-travel = podróż
tkds-activity-explore = eksploracja
tkds-activity-forage = szukanie jedzenia
tkds-activity-camp = obóz
tkds-activity-sleepless = noc bez obozu
tkds-activity-other = coś innego

## Kroki

tkds-step-turn-passes = mija dziesięć minut
tkds-step-turn-interrupted = hałas kogoś sprowadza i nikt nie kończy tego, co robi
tkds-step-light-left = światło pali się jeszcze przez { $turns ->
        [one] { $turns } turę dziesięciominutową
        [few] { $turns } tury dziesięciominutowe
        [many] { $turns } tur dziesięciominutowych
       *[other] { $turns } tury dziesięciominutowej
    }
tkds-step-light-out = światło gaśnie
tkds-step-searched = { $who } przeszukuje okolicę i znajduje wszystko, co w niej ukryte
tkds-step-essence-refilled = { $who } poświęca dziesięć minut i odzyskuje { $points } pkt esencji
tkds-step-essence-restored = { $who } ma po nocy całą esencję, { $points } pkt
tkds-step-event = rzut szczęścia daje { $face }: { $event }
tkds-step-watch-passes =
    { $spent ->
        [travel] drużyna podróżuje przez osiem godzin
        [explore] drużyna bada okolicę przez osiem godzin
        [forage] drużyna przez osiem godzin szuka jedzenia
        [camp] drużyna obozuje przez osiem godzin
        [sleepless] noc mija bez obozu
       *[other] mija osiem godzin
    }
tkds-step-foraged = { $who }: w okolicy da się zebrać { $rations ->
        [one] { $rations } świeżą rację
        [few] { $rations } świeże racje
        [many] { $rations } świeżych racji
       *[other] { $rations } świeżej racji
    }
tkds-step-rations-left-behind = trzeba zostawić { $rations ->
        [one] { $rations } świeżą rację
        [few] { $rations } świeże racje
        [many] { $rations } świeżych racji
       *[other] { $rations } świeżej racji
    }, bo brak miejsca
tkds-step-camp-skipped = { $who } rezygnuje z obozu i odczuwa wyczerpanie
tkds-step-ration-eaten = { $who } zjada rację
tkds-step-ration-eaten-all = { $ally } i { $who } zjadają po racji
tkds-step-ration-shared = { $who } zjada rację, którą daje { $other }
tkds-step-no-proper-rest = { $who } nie odpoczywa jak należy: { $cause }
tkds-step-no-proper-rest-all = { $ally } i { $who } nie mogą porządnie odpocząć: { $cause }
tkds-step-salve-heals = { $who } odzyskuje dzięki maści { $points } PŻ
tkds-step-regenerated = { $who } śpi i odzyskuje { $points } PŻ
tkds-step-regenerated-all = { $ally } i { $who } śpią i odzyskują po { $points } PŻ
tkds-step-magic-regenerated = { $who } odzyskuje we śnie { $points } pkt energii magicznej
    .after-regenerated = , a do tego { $points } pkt energii magicznej
tkds-step-magic-regenerated-all = { $ally } i { $who } odzyskują we śnie po { $points } pkt energii magicznej
tkds-step-skill-back = { $who } odzyskuje utracony punkt: { $skill }
tkds-step-exhaustion-over = { $who } nie odczuwa już wyczerpania
tkds-step-mortal-wound-over = { $who } zaczyna odpoczynek z pełnymi PŻ: śmiertelna rana się goi
tkds-step-downtime = { $who } odpoczywa w bezpiecznym miejscu: rany się goją, energia magiczna i esencja wracają
tkds-step-went-to = drużyna { $where ->
        [home] wraca do domu
        [market] dociera na targ
       *[away] wyrusza w drogę
    }
tkds-step-item-used = { $who } używa rzeczy „{ $item }”, skutek czuje { $target }
tkds-step-kindling = { $who } zapala { $item-acc } na { $turns ->
        [one] { $turns } turę dziesięciominutową
        [few] { $turns } tury dziesięciominutowe
        [many] { $turns } tur dziesięciominutowych
       *[other] { $turns } tury dziesięciominutowej
    }

## Pytania i rzuty

tkds-ask-camp-disturbed = Nocne spotkanie: czy zakłóca sen?
tkds-option-camp-disturbed-disturbed = zakłóca sen
tkds-option-camp-disturbed-quiet = wszyscy śpią dalej
tkds-ask-skill-back = Która umiejętność odzyskuje utracony punkt?
tkds-option-skill-back-strength = siła
tkds-option-skill-back-dexterity = zręczność
tkds-option-skill-back-intelligence = inteligencja
tkds-option-skill-back-will = wola
tkds-roll-event = { $who }: rzuć { $die } na zdarzenie
tkds-roll-forage = { $who }: rzuć { $die } na racje
tkds-roll-salve = { $who }: rzuć { $die } na działanie maści

## Skutki

tkds-effect-essence-used =
    { $points ->
        [one] { $who } zużywa na to { $points } punkt esencji
        [few] { $who } zużywa na to { $points } punkty esencji
        [many] { $who } zużywa na to { $points } punktów esencji
       *[other] { $who } zużywa na to { $points } punktu esencji
    }
    .then =
        { $points ->
            [one] kosztuje to { $points } punkt esencji
            [few] kosztuje to { $points } punkty esencji
            [many] kosztuje to { $points } punktów esencji
           *[other] kosztuje to { $points } punktu esencji
        }
tkds-effect-essence-refilled = { $who } odzyskuje { $points } pkt esencji
tkds-effect-essence-refilled-all = { $ally } i { $who } odzyskują po { $points } pkt esencji
tkds-effect-essence-restored = { $who } ma znów całą esencję
tkds-effect-turn-passed =
    { $turns ->
        [1] mija dziesięć minut
        [144] mija dzień i noc
       *[other] mija czas, tury po dziesięć minut: { $turns }
    }
tkds-effect-went-to = drużyna { $where ->
        [home] wraca do domu
        [market] dociera na targ
       *[away] wyrusza w drogę
    }
tkds-effect-area-searched = { $who } znajduje wszystko, co ukryte w pobliżu
tkds-effect-event-came = { $event }
tkds-effect-light-went-out = światło gaśnie
tkds-effect-light-kindled = { $who } ma światło na { $turns ->
        [one] { $turns } turę dziesięciominutową
        [few] { $turns } tury dziesięciominutowe
        [many] { $turns } tur dziesięciominutowych
       *[other] { $turns } tury dziesięciominutowej
    }
tkds-effect-watch-passed = mija osiem godzin: { $activity }
tkds-effect-ration-eaten = { $who } zjada rację
tkds-effect-rations-found = { $who } pakuje { $rations ->
        [one] { $rations } świeżą rację
        [few] { $rations } świeże racje
        [many] { $rations } świeżych racji
       *[other] { $rations } świeżej racji
    }
tkds-effect-skill-regained = { $who } odzyskuje utracony punkt: { $skill }
tkds-effect-mortal-wound-healed = { $who } nie ma już śmiertelnej rany
tkds-effect-exhaustion-ended = { $who } nie odczuwa już wyczerpania
tkds-effect-night-passed = { $who } ma noc za sobą
tkds-effect-rest-spoilt = { $who } nie odpoczywa jak należy: { $cause }
tkds-effect-salve-applied = { $who } ma na ranach maść, która zadziała przez noc
tkds-effect-wounds-mended = { $who } wraca do pełni sił
tkds-condition-salve = maść

## Sytuacje, parametry, propozycje

tkds-situation-night = noc w obozie
tkds-situation-turn-event = tura dziesięciominutowa i co przynosi
tkds-situation-forage = szukanie jedzenia
tkds-param-most = maksimum PŻ
tkds-param-essence = ile jest esencji
tkds-param-essence-most = ile esencji można mieć najwyżej
tkds-param-lost = ile punktów siły utracono
tkds-param-outdoors = czy śpi się pod gołym niebem
tkds-param-bad-weather = czy jest zła pogoda
tkds-param-tent = czy jest namiot
tkds-param-disturbed = czy sen jest zakłócony
tkds-param-is-disturbed = czy coś zakłóca sen
tkds-param-hungry = czy brakuje jedzenia
tkds-param-skipped = czy obóz jest pominięty
tkds-param-skips = kto pomija obóz
tkds-param-salve = czy nałożono maść
tkds-param-armour = noszony pancerz
tkds-param-loud = czy jest hałas
tkds-param-is-loud = czy ktoś hałasuje
tkds-param-light = ile tur dziesięciominutowych pali się jeszcze światło
tkds-param-used = czy od ostatniego odnowienia użyto esencji
tkds-param-people = ile osób szuka jedzenia
tkds-param-water = czy pierwsza z tych osób ma sprzęt wędkarski i łowi nad wodą
tkds-param-by-water = czy jest gdzie łowić ryby
tkds-param-who = kto bierze udział
tkds-offer-use-item = Użyj czegoś
tkds-offer-kindle = Zapal pochodnię lub latarnię
tkds-offer-pass-turn = Odczekaj turę dziesięciominutową
tkds-offer-search-turn = Niech wszyscy szukają przez dziesięć minut
tkds-offer-refill-turn = Niech wszyscy odnawiają esencję przez dziesięć minut
tkds-offer-travel = Podróżuj przez wartę
tkds-offer-explore = Badaj okolicę przez wartę
tkds-offer-forage = Szukaj jedzenia przez wartę
tkds-offer-camp = Rozbij obóz na wartę
tkds-offer-wait = Odczekaj wartę
tkds-offer-downtime = Odpocznij w bezpiecznym miejscu między przygodami
tkds-offer-go-home = Sprowadź drużynę do domu między przygodami
tkds-offer-reach-market = Zaprowadź drużynę na targ
tkds-offer-set-out = Wypraw drużynę w drogę
tkds-item-potion = mikstura
    .acc = miksturę

## Błędy

error-no-essence = „{ $who }” ma za mało esencji, potrzeba: { $points }; poświęć na odnowienie turę dziesięciominutową albo noc
error-there-already = drużyna już tam jest; powiedz, dokąd indziej idzie
error-essence-not-used = „{ $who }” nie ma zużytej esencji od ostatniego odnowienia; najpierw jej użyj
error-time-in-fight = trwa walka; zakończ ją, zanim przesuniesz czas
error-deed-twice = „{ $who }” robi w jednej turze dziesięciominutowej dwie rzeczy; podaj po jednej na osobę
error-nobody-forages = nikt nie może szukać jedzenia; podaj kogoś, kto może
error-no-such-place-in-bag = „{ $number }” to nie jest miejsce w bagażu; licz od 0, rzeczy: { $count }
error-not-usable = „{ $item }” nic tu nie da ({ $target }); użyj czegoś innego albo na kimś innym
error-does-not-burn = „{ $item }” nie daje światła; użyj pochodni, latarni albo oliwy
error-light-needs = do światła brakuje „{ $item }”; najpierw to zdobądź
