# TKDS: tury, warty, obóz, esencja, światło, zużywane rzeczy.

## Noce bez należytego odpoczynku

tkds-cause-rest-armour = sen w pancerzu
tkds-cause-rest-bedroll = pod gołym niebem bez posłania
tkds-cause-rest-tent = przy złej pogodzie bez namiotu
tkds-cause-rest-disturbed = zakłócony sen
tkds-cause-rest-hungry = brak jedzenia

## Wydarzenia i zajęcia

tkds-event-encounter = spotkanie
tkds-event-loss = strata albo samo otoczenie
tkds-event-sign = ślad czegoś
tkds-event-nothing = nic
tkds-event-discovery = odkrycie
tkds-activity-travel = podróż
tkds-activity-explore = eksploracja
tkds-activity-forage = szukanie jedzenia
tkds-activity-camp = obóz
tkds-activity-sleepless = noc bez obozu
tkds-activity-other = coś innego

## Kroki

tkds-step-turn-passes = mija tura dziesięciominutowa, rund: { $rounds }
tkds-step-turn-interrupted = hałas kogoś sprowadza: nikt nie kończy tego, co robi
tkds-step-light-left = światło pali się dalej, zostało tur dziesięciominutowych: { $turns }
tkds-step-light-out = światło gaśnie
tkds-step-searched = { $who } przeszukuje okolicę i znajduje wszystko, co w niej ukryte
tkds-step-essence-refilled = { $who } po użyciu esencji poświęca turę dziesięciominutową na jej odzyskanie: { $points }
tkds-step-essence-restored = noc przywraca całą esencję ({ $who }): { $points }
tkds-step-event = rzut szczęścia { $face }: { $event }
tkds-step-watch-passes = ośmiogodzinna warta: { $activity }
tkds-step-foraged = świeże racje ({ $who }): { $rations }
tkds-step-rations-left-behind = na część racji nie ma miejsca: { $rations }
tkds-step-camp-skipped = { $who } pomija obóz: wyczerpanie
tkds-step-ration-eaten = { $who } zjada rację
tkds-step-ration-shared = { $who } zjada rację, którą daje { $other }
tkds-step-no-proper-rest = to nie jest należyty odpoczynek ({ $who }): { $cause }
tkds-step-salve-heals = maść leczy ({ $who }): { $points }
tkds-step-regenerated = po nocnym odpoczynku { $who } odzyskuje PŻ: { $points }
tkds-step-magic-regenerated = po nocnym odpoczynku { $who } odzyskuje energię magiczną: { $points }
tkds-step-skill-back = wraca utracony punkt ({ $who }): { $skill }
tkds-step-exhaustion-over = koniec wyczerpania ({ $who })
tkds-step-mortal-wound-over = odpoczynek zaczął się przy pełnych PŻ: śmiertelna rana jest zagojona ({ $who })
tkds-step-downtime = { $who } odpoczywa w bezpiecznym miejscu: zwykłe rany się goją, energia magiczna i esencja wracają
tkds-step-went-to = drużyna { $where ->
        [home] jest w domu, między przygodami
        [market] dociera na targ
       *[away] wyrusza w drogę
    }
tkds-step-item-used = { $who } używa rzeczy ({ $item }), cel: { $target }
tkds-step-kindling = { $who } zapala światło ({ $item }), tur dziesięciominutowych: { $turns }

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
tkds-roll-salve = { $who }: rzuć { $die } za maść

## Skutki

tkds-effect-essence-used = { $who } zużywa esencję: { $points }
tkds-effect-essence-refilled = { $who } odzyskuje esencję: { $points }
tkds-effect-essence-restored = cała esencja wraca ({ $who })
tkds-effect-turn-passed = minęło tur dziesięciominutowych: { $turns }
tkds-effect-went-to = drużyna { $where ->
        [home] jest w domu, między przygodami
        [market] jest na targu
       *[away] jest na wyprawie
    }
tkds-effect-area-searched = { $who } znajduje wszystko, co ukryte w pobliżu
tkds-effect-event-came = zdarzenie: { $event }
tkds-effect-light-kindled = { $who } ma światło, tur dziesięciominutowych: { $turns }
tkds-effect-watch-passed = minęło osiem godzin: { $activity }
tkds-effect-ration-eaten = { $who } ma za sobą posiłek: jedna racja mniej
tkds-effect-rations-found = { $who } pakuje świeże racje: { $rations }
tkds-effect-skill-regained = { $who } odzyskuje utracony punkt: { $skill }
tkds-effect-mortal-wound-healed = śmiertelna rana się goi ({ $who })
tkds-effect-exhaustion-ended = koniec wyczerpania ({ $who })
tkds-effect-night-passed = noc minęła ({ $who })
tkds-effect-rest-spoilt = to nie był należyty odpoczynek ({ $who }): { $cause }
tkds-effect-salve-applied = maść zadziała po najbliższej nocy ({ $who })
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
tkds-param-water = czy łowią ryby sprzętem wędkarskim
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

## Błędy

error-no-essence = „{ $who }” ma za mało esencji, potrzeba: { $points }; poświęć na odnowienie turę dziesięciominutową albo noc
error-there-already = drużyna już tam jest; powiedz, dokąd indziej idzie
error-essence-not-used = „{ $who }” nie ma zużytej esencji od ostatniego odnowienia; najpierw jej użyj
error-time-in-fight = trwa walka; zakończ ją, zanim upłynie czas
error-deed-twice = „{ $who }” robi w jednej turze dziesięciominutowej dwie rzeczy; podaj po jednej na osobę
error-nobody-forages = nikt nie może szukać jedzenia; podaj kogoś, kto może
error-no-such-place-in-bag = „{ $number }” to nie jest miejsce w bagażu; licz od 0, rzeczy: { $count }
error-not-usable = „{ $item }” nic tu nie da ({ $target }); użyj czegoś innego albo na kimś innym
error-does-not-burn = „{ $item }” nie daje światła; użyj pochodni, latarni albo oliwy
error-light-needs = do światła brakuje „{ $item }”; najpierw to zdobądź
