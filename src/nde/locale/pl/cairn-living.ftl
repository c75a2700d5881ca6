# Cairn 2e: obciążenie, potrzeby, odpoczynek, czas, magia, spotkania, podziemia i droga.

## Odmowy

error-nobody-named = nikogo nie wskazano; wskaż co najmniej jedną postać
error-amid-a-fight = w walce nie ma na to czasu; najpierw zakończ walkę
error-place-not-safe = to miejsce nie jest bezpieczne; znajdź lepsze albo je zabezpiecz
error-no-light-to-rest-by = po ciemku nikt tu nie odpocznie; najpierw zapal pochodnię albo latarnię
error-nothing-there = { $who } nie ma nic w miejscu { $place }; podaj liczbę od 0, mniejszą niż { $count }
error-load-too-heavy = „{ $item }” wymaga więcej miejsc ({ $needed }), niż { $who } ma wolnych ({ $free }); najpierw coś upuść
error-carrier-is-laden = „{ $item }” dźwiga więcej, niż { $who } może zabrać bez tego; najpierw upuść albo sprzedaj coś innego
error-purse-too-light = { $price } sz to więcej, niż { $who } ma ({ $gold } sz); sprzedaj coś albo zapłać mniej
error-cairn-not-for-sale = rzeczy „{ $item }” nie ma na targu; podaj cenę albo 0 za rzecz znalezioną
error-cairn-no-trade = tu, gdzie jest „{ $who }”, nikt nie handluje; Opiekun mówi, gdzie można kupować i sprzedawać
error-not-to-be-worn = „{ $item }” nie służy do noszenia na sobie ani w ręku; wybierz broń, pancerz albo światło
error-worn-so-already = { $on ->
    [yes] { $who } już nosi albo trzyma „{ $item }”; wybierz inną rzecz
   *[no] { $who } nie nosi ani nie trzyma „{ $item }”; wybierz inną rzecz
}
error-armor-takes-long = „{ $item }”: w walce nie ma czasu na taką zmianę; poczekaj do jej końca
error-drop-frees-nothing = „{ $item }” nie zajmuje miejsca, więc { $who } nic nie zyska, upuszczając to; upuść coś, co je zajmuje
error-hands-not-free = „{ $item }” trzeba trzymać oburącz, żeby rzucić zaklęcie, a { $who } trzyma co innego ({ $held }); najpierw to odłóż
error-slots-all-taken = { $who } ma zajęte wszystkie miejsca ({ $slots }), a zaklęcie kosztuje Zmęczenie; najpierw coś upuść
error-not-magic = w rzeczy „{ $item }” nie ma magii; wybierz księgę zaklęć, zwój albo relikt
error-relic-is-spent = { $who } nie ma już użyć: „{ $item }”; spełnij warunek, by je odnowić
error-no-strength-to-restore = { $who } nie ma utraconej SIŁ, która mogłaby teraz wrócić; wybierz kogoś rannego, kto nie cierpi niedostatku
error-not-to-recharge = rzeczy „{ $item }” nie da się teraz odnowić; wybierz relikt, któremu brakuje użyć
error-not-a-light = „{ $item }” nie daje światła; wybierz pochodnię albo latarnię
error-lantern-needs-oil = „{ $item }” spala oliwę, a { $who } jej nie ma; zdobądź bańkę oliwy albo weź pochodnię
error-light-burns-already = światło już się pali; najpierw je zgaś
error-panicked-already = { $who } jest już w panice; niech najpierw ją opanuje
error-not-panicked = { $who } nie jest w panice; zrób coś innego
error-need-so-already = { $on ->
    [yes] { $who } już cierpi na ten brak ({ $need }); wybierz inny brak albo kogoś innego
   *[no] { $who } nie cierpi na ten brak ({ $need }); wybierz to, czego brakuje, albo kogoś innego
}
error-deprived-so-already = { $on ->
    [yes] { $who } już cierpi niedostatek; wybierz kogoś, kto go nie cierpi
   *[no] { $who } nie cierpi niedostatku; wybierz kogoś, kto go cierpi
}
error-no-scar-to-mend = { $who } nie ma już czego leczyć w bliźnie { $row }; do wyboru: { $allowed }
error-time-out-of-range = naraz nie może minąć tyle rund: „{ $rounds }”; użyj od 1 do { $most }
error-still-alive = { $who } żyje; zastąpić można tylko zmarłych: wybierz kogoś z nich
error-not-a-hireling = { $who } to nie żywy najemnik drużyny; wybierz takiego albo kogoś nowego
error-name-taken = „{ $who }” nie może być skrótem nowej postaci; wybierz taki, którego nikt nie ma

## Kroki

cairn2e-step-took-item = { $who } bierze { $item-acc }; zajęte miejsca { $used } z { $slots }
cairn2e-step-paid = { $who } płaci { $gold } sz i ma jeszcze { $left } sz
cairn2e-step-paid-for = { $who } płaci { $gold } sz ({ $item }) i ma jeszcze { $left } sz
cairn2e-step-paid-wages = { $who } wypłaca { $gold } sz ({ $trade }) i ma jeszcze { $left } sz
cairn2e-step-wages-due = najemnicy drużyny zarabiają { $gold } sz dziennie
cairn2e-step-weather-holds = pogoda jest { $weather }, więc drużyna zostaje na miejscu
cairn2e-step-dropped-item = { $who } upuszcza { $item-acc }; zajęte miejsca { $used } z { $slots }
cairn2e-step-sold-item = { $who } sprzedaje { $item-acc } za { $gold } sz; zajęte miejsca { $used } z { $slots }
cairn2e-step-load-lighter = { $who } nie ma już pełnego obciążenia i znów liczy się { $hp } HP
cairn2e-step-full-load = { $who } ma zajęte wszystkie { $slots } miejsc: HP liczą się jako 0, aż obciążenie zmaleje
cairn2e-step-puts-on = { $who } zakłada { $item-acc } i ma teraz Pancerz { $armor }
cairn2e-step-takes-off = { $who } zdejmuje { $item-acc } i ma teraz Pancerz { $armor }
cairn2e-step-hands-full = { $who } trzyma tarczę i broń dwuręczną: ustalcie przy stole, czy tak można
cairn2e-step-bandage-used =
    { $left ->
        [one] { $who } zużywa bandaż, zostaje jeden
        [few] { $who } zużywa bandaż, zostają { $left }
        [many] { $who } zużywa bandaż, zostaje { $left }
       *[other] { $who } zużywa bandaż, zostaje { $left }
    }
cairn2e-step-fatigue = { $who } otrzymuje Zmęczenie (zajęte miejsca { $used } z { $slots })
cairn2e-step-dropped-for-fatigue = nie ma wolnego miejsca, więc { $who } upuszcza { $item-acc }
cairn2e-step-gold-left = nie ma wolnego miejsca, więc { $who } zostawia { $gold } sz
cairn2e-step-collapsed = { $who } niesie już samo Zmęczenie, aż { $count }, i pada; o reszcie decyduje Opiekun
cairn2e-step-deprived = { $who } cierpi niedostatek ({ $need }): nic nie odzyskuje, a co { $hours } godz. otrzymuje Zmęczenie
cairn2e-step-need-met = { $who } już nie cierpi niedostatku
    .after-scar-due = i niedostatek się kończy
cairn2e-step-need-eased = { $who } ma znów to, czego brakowało: { $need }. Nadal jednak brakuje tego: { $lacking }
cairn2e-step-days-without = { $days ->
    [one] { $who } cierpi niedostatek od { $hours } godz., co kosztuje jedno Zmęczenie
    [few] { $who } cierpi niedostatek od { $hours } godz., co kosztuje { $days } Zmęczenia
    [many] { $who } cierpi niedostatek od { $hours } godz., co kosztuje { $days } Zmęczeń
   *[other] { $who } cierpi niedostatek od { $hours } godz., co kosztuje { $days } Zmęczenia
}
cairn2e-step-deprived-blocks-hp = { $who } cierpi niedostatek i nie odzyskuje HP
cairn2e-step-deprived-blocks-fatigue = { $who } cierpi niedostatek i zachowuje całe Zmęczenie
cairn2e-step-deprived-blocks-all = { $who } cierpi niedostatek i niczego nie odzyskuje
cairn2e-step-time-passes =
    { $hours ->
        [0] { $minutes ->
            [0] { $rounds ->
            [one] mija jedna runda
            [few] mijają { $rounds } rundy
            [many] mija { $rounds } rund
           *[other] mija { $rounds } rundy
            }
            [one] mija minuta
            [few] mijają { $minutes } minuty
            [many] mija { $minutes } minut
           *[other] mija { $minutes } minuty
        }
        [one] { $minutes ->
            [0] mija godzina
           *[other] mija godzina i { $minutes } min
        }
        [few] { $minutes ->
            [0] mijają { $hours } godziny
           *[other] mijają { $hours } godziny i { $minutes } min
        }
        [many] { $minutes ->
            [0] mija { $hours } godzin
           *[other] mija { $hours } godzin i { $minutes } min
        }
       *[other] { $minutes ->
            [0] mija { $hours } godziny
           *[other] mija { $hours } godziny i { $minutes } min
        }
    }
cairn2e-step-hour-ran-out = czas się skończył i { $who } umiera
cairn2e-step-rests = { $who } ma kilka chwil odpoczynku i łyk wody
cairn2e-step-rests-long = { $who } ma kilka godzin odpoczynku i łyk wody
cairn2e-step-rest-exposes = to nie jest bezpieczne miejsce: kto tu odpoczywa, może zostać znaleziony
cairn2e-step-hp-back = { $who } odzyskuje { $hp } HP i znów ma { $most }
    .after-back-on-feet = , odzyskuje { $hp } HP i ma teraz { $most }
    .after-rest-moments = , odzyskuje { $hp } HP i ma teraz { $most }
    .after-rest-hours = , odzyskuje { $hp } HP i ma teraz { $most }
    .then = wraca { $hp } HP, razem jest { $most }
cairn2e-step-dying-cannot-rest = { $who } umiera: pomoże tylko opatrzenie, nie odpoczynek
cairn2e-step-back-on-feet = { $who } znów staje na nogi
    .after-rest-moments = , a potem znów staje na nogi
    .after-rest-hours = , a potem znów staje na nogi
cairn2e-step-mortal-not-healed = śmiertelna rana jeszcze się nie zagoiła: { $who } nadal nie może działać
cairn2e-step-scar-due = { $who } ma bliznę „{ $scar }” na tyle zagojoną, że czas na rzut
cairn2e-step-week-begins = { $days ->
    [one] drużyna spędza jeden dzień pod opieką uzdrowiciela
    [few] drużyna spędza { $days } dni pod opieką uzdrowiciela
    [many] drużyna spędza { $days } dni pod opieką uzdrowiciela
   *[other] drużyna spędza { $days } dnia pod opieką uzdrowiciela
}
cairn2e-step-taken-into-care = { $who } jest w rękach uzdrowiciela i już nie umiera
cairn2e-step-attribute-back = { $who } odzyskuje { $points } { $attribute }
cairn2e-step-fatigue-gone = { $count ->
    [one] { $who } odsypia jedno Zmęczenie
    [few] { $who } odsypia { $count } Zmęczenia
    [many] { $who } odsypia { $count } Zmęczeń
   *[other] { $who } odsypia { $count } Zmęczenia
}
cairn2e-step-camp = { $count ->
    [0] drużyna nie rozbija obozu i nikt nie śpi przez { $hours } godz.
    [one] drużyna rozbija obóz na { $hours } godz.; śpi jedna osoba
    [few] drużyna rozbija obóz na { $hours } godz.; śpią { $count } osoby
    [many] drużyna rozbija obóz na { $hours } godz.; śpi { $count } osób
   *[other] drużyna rozbija obóz na { $hours } godz.; śpi { $count } osoby
}
cairn2e-step-eats = { $who } zjada rację
cairn2e-step-eats-of = { $who } zjada rację, którą dzieli się { $other }
cairn2e-step-mount-eats = { $who } karmi { $item-acc } ({ $food })
cairn2e-step-mount-unfed = { $who } nie ma czym nakarmić zwierzęcia ({ $item }); o skutkach decyduje Opiekun
cairn2e-step-nothing-to-eat = { $who } nie ma już racji
cairn2e-step-no-ration = { $who } nie ma co jeść i cierpi niedostatek
cairn2e-step-no-ration-all = { $ally } i { $who } nie mają co jeść i cierpią niedostatek
cairn2e-step-skips-camp = { $who } nie śpi i od razu za to płaci
cairn2e-step-hands-freed = { $who } odkłada { $item-acc }, by trzymać księgę oburącz
cairn2e-step-hands-needed = księgę trzyma się oburącz, a { $who } trzyma też { $item-acc }
cairn2e-step-casts = { $who } rzuca zaklęcie „{ $spell }”
    .b = { $who } wypowiada słowa: „{ $spell }”
    .c = działa zaklęcie „{ $spell }”, a rzuca je { $who }
cairn2e-step-spell-works-anyway = „{ $spell }” zadziała tak czy inaczej: rzut na WOL dotyczy tylko tego, co odczuje { $who }
cairn2e-step-may-enhance = jest czas i nic nie grozi: { $who } może bez kosztu wzmocnić „{ $spell }”
cairn2e-step-scroll-gone = zwój rozsypuje się w palcach, { $who } już go nie ma
cairn2e-step-relic-used =
    { $left ->
        [0] { $who } zużywa { $item-acc } do końca
        [one] { $who } ma { $item-acc } jeszcze na jedno użycie
        [few] { $who } ma { $item-acc } jeszcze na { $left } użycia
        [many] { $who } ma { $item-acc } jeszcze na { $left } użyć
       *[other] { $who } ma { $item-acc } jeszcze na { $left } użycia
    }
cairn2e-step-magic-destroyed = zaklęcie obraca się przeciw swojemu źródłu i { $who } traci na zawsze { $item-acc }
cairn2e-step-magic-injures = zaklęcie się odwraca i { $who } dostaje za { $damage }
cairn2e-step-magic-kills = zaklęcie zabija, { $who } umiera
cairn2e-step-magic-other = zaklęcie ma cenę, którą { $who } zapłaci, a poda ją Opiekun
cairn2e-step-recharged =
    { $uses ->
        [one] { $who } ma { $item-acc } znów na jedno użycie
        [few] { $who } ma { $item-acc } znów na { $uses } użycia
        [many] { $who } ma { $item-acc } znów na { $uses } użyć
       *[other] { $who } ma { $item-acc } znów na { $uses } użycia
    }
cairn2e-step-panics = { $who } wpada w panikę: HP liczą się jako 0, ataki są osłabione, a pierwsza runda walki przepada
cairn2e-step-masters-panic = { $who } opanowuje panikę
cairn2e-step-still-panicked = { $who } jeszcze nie może opanować paniki
cairn2e-step-turn-quiet = nikt nie zwleka, nie spieszy się ani nie hałasuje i nic się nie dzieje
cairn2e-step-in-the-dark = jest ciemno i nie pali się żadne światło: niewiele da się zrobić, a kto się boi, może wpaść w panikę
cairn2e-step-noise-heard = ktoś usłyszał hałas i nadchodzi
cairn2e-step-dungeon-event = { $brings ->
    [encounter] ktoś lub coś staje drużynie na drodze, może o złych zamiarach
    [sign] widać ślad czegoś w pobliżu
    [environment] otoczenie zmienia się na gorsze
    [loss] coś przepada: gasną światła, kończy się zaklęcie
    [exhaustion] ogarnia was znużenie: odpoczynek, Zmęczenie dla każdego albo racja
   *[quiet] panuje spokój i na razie jest bezpiecznie
}
cairn2e-step-wild-event = { $brings ->
    [encounter] ktoś lub coś staje drużynie na drodze
    [sign] widać ślad czegoś w pobliżu albo przychodzi wieść o okolicy
    [environment] zmienia się pogoda albo teren
    [loss] drużyna musi wybrać, co stracić: rzecz, czas czy siły
    [exhaustion] coś zagradza drogę i kosztuje czas albo siły
   *[discovery] drużyna odkrywa coś przydatnego
}
cairn2e-step-light-blown-out = światło gaśnie
cairn2e-step-light-burned-down = światło się wypaliło
cairn2e-step-lights =
    { $left ->
        [0] { $who } zapala { $item-acc } po raz ostatni
        [1] { $who } zapala { $item-acc }, a da się to zrobić jeszcze raz
       *[other] { $who } zapala { $item-acc }, a da się to zrobić jeszcze { $left } razy
    }
cairn2e-step-trade = { $trade ->
    [yes] jest tu z kim handlować
   *[no] nikt tu nie handluje
}
cairn2e-step-place = { $dark ->
    [yes] { $danger ->
        [yes] miejsce jest ciemne i niebezpieczne
       *[no] miejsce jest ciemne i bezpieczne
    }
   *[no] { $danger ->
        [yes] miejsce jest jasne i niebezpieczne
       *[no] miejsce jest jasne i bezpieczne
    }
}
cairn2e-step-trap-seen = { $who } zachowuje czujność, dostrzega pułapkę i może jej uniknąć
cairn2e-step-trap-tested = { $sprung ->
    [yes] { $who } wchodzi w pułapkę
   *[no] { $who } nieświadomie mija pułapkę, która nie działa
}
cairn2e-step-trap-sprung =
    { $armor ->
        [0] pułapka działa i { $who } dostaje za { $damage }
       *[other] pułapka działa i { $who } dostaje za { $damage }, a Pancerz zmniejsza to o { $armor }
    }
cairn2e-step-watch = { $night ->
    [yes] wartę nocy zajmuje { $activity }; dwa razy coś może się zdarzyć
   *[no] wartę dnia zajmuje { $activity }
}
cairn2e-step-explored = drużyna znajduje miejsce albo charakterystyczny punkt okolicy
cairn2e-step-journey = { $watches ->
    [one] podróż zajmie jedną wartę
    [few] podróż zajmie { $watches } warty
    [many] podróż zajmie { $watches } wart
   *[other] podróż zajmie { $watches } warty
}
cairn2e-step-journey-goes-on = { $watches ->
    [one] do końca podróży została jedna warta
    [few] do końca podróży zostały { $watches } warty
    [many] do końca podróży zostało { $watches } wart
   *[other] do końca podróży zostało { $watches } warty
}
cairn2e-step-journey-grows = { $watches ->
    [one] droga się wydłużyła: została jedna warta
    [few] droga się wydłużyła: zostały { $watches } warty
    [many] droga się wydłużyła: zostało { $watches } wart
   *[other] droga się wydłużyła: zostało { $watches } warty
}
cairn2e-step-sleepless = bez snu teren jest o stopień trudniejszy
cairn2e-step-arrived = koniec podróży
cairn2e-step-lost = { $lost ->
    [yes] drużyna gubi drogę i traci wartę ({ $face } na k6, ryzyko { $odds } na 6)
   *[no] drużyna znajduje drogę ({ $face } na k6, ryzyko { $odds } na 6)
}
cairn2e-step-weather-tires = pogoda męczy wszystkich, jest { $weather }
cairn2e-step-barrier-delays = { $watches ->
    [one] obejście kosztuje wartę; do końca podróży została jedna
    [few] obejście kosztuje wartę; do końca podróży zostały { $watches }
    [many] obejście kosztuje wartę; do końca podróży zostało { $watches }
   *[other] obejście kosztuje wartę; do końca podróży zostało { $watches }
}
cairn2e-step-loss-delays = { $watches ->
    [one] strata kosztuje wartę; do końca podróży została jedna
    [few] strata kosztuje wartę; do końca podróży zostały { $watches }
    [many] strata kosztuje wartę; do końca podróży zostało { $watches }
   *[other] strata kosztuje wartę; do końca podróży zostało { $watches }
}
cairn2e-step-rations-lost = { $count ->
    [one] przepada racja
    [few] przepadają { $count } racje
    [many] przepada { $count } racji
   *[other] przepada { $count } racji
}
cairn2e-step-nobody-hunts = nikt nie jest w stanie szukać jedzenia
cairn2e-step-supplied = { $count ->
    [one] poszukiwania dają jedną paczkę racji ({ $die }, osób { $people })
    [few] poszukiwania dają { $count } paczki racji ({ $die }, osób { $people })
    [many] poszukiwania dają { $count } paczek racji ({ $die }, osób { $people })
   *[other] poszukiwania dają { $count } paczki racji ({ $die }, osób { $people })
}
cairn2e-step-rations-left = { $count ->
    [one] jedna paczka racji zostaje: nikt nie uniesie jej bez pełnego obciążenia
    [few] { $count } paczki racji zostają: nikt nie uniesie ich bez pełnego obciążenia
    [many] { $count } paczek racji zostaje: nikt nie uniesie ich bez pełnego obciążenia
   *[other] { $count } paczki racji zostaje: nikt nie uniesie ich bez pełnego obciążenia
}
cairn2e-step-weather = jest { $season }, pogoda jest { $weather }
cairn2e-step-catastrophe = pogoda jest skrajna drugi dzień z rzędu i staje się katastrofalna
cairn2e-step-reaction = { $reaction ->
    [hostile] napotkani są wrogo nastawieni ({ $total } na 2k6)
    [wary] napotkani są nieufni ({ $total } na 2k6)
    [curious] napotkani są ciekawi ({ $total } na 2k6)
    [kind] napotkani są życzliwi ({ $total } na 2k6)
   *[helpful] napotkani są gotowi pomóc ({ $total } na 2k6)
}
cairn2e-step-fate = { $lucky ->
    [yes] los sprzyja drużynie ({ $face } na kości losu)
   *[no] los się od drużyny odwraca ({ $face } na kości losu)
}
cairn2e-step-hired = { $who } zaciąga się do drużyny
cairn2e-step-takes-over = { $who } nie żyje, a gracz od razu gra dalej jako { $other }
cairn2e-step-joins-new = { $who } nie żyje, a gracz od razu gra dalej jako { $name }
cairn2e-step-joins-with-sheet = gracz postaci „{ $who }” od razu gra dalej postacią z gotowej karty, którą wprowadzicie sami
cairn2e-step-session = zaczyna się nowa sesja

## Co się stało

cairn2e-effect-hp-restored = { $who } odzyskuje { $hp } HP
cairn2e-effect-attribute-restored = { $who } odzyskuje { $points } { $attribute }
cairn2e-effect-taken-into-care = { $who } już nie umiera
cairn2e-effect-back-on-feet = { $who } znów może działać
cairn2e-effect-collapsed = { $who } pada z wyczerpania
cairn2e-effect-fatigue-taken = { $who } otrzymuje Zmęczenie
cairn2e-effect-fatigue-cleared = { $count ->
    [one] { $who } pozbywa się jednego Zmęczenia
    [few] { $who } pozbywa się { $count } Zmęczeń
    [many] { $who } pozbywa się { $count } Zmęczeń
   *[other] { $who } pozbywa się { $count } Zmęczenia
}
cairn2e-effect-item-taken = { $who } bierze { $item-acc }
cairn2e-effect-rations-found = { $count ->
    [one] { $who } przynosi jedną paczkę racji
    [few] { $who } przynosi { $count } paczki racji
    [many] { $who } przynosi { $count } paczek racji
   *[other] { $who } przynosi { $count } paczki racji
}
cairn2e-effect-item-dropped = { $who } zostawia { $item-acc }
cairn2e-effect-gold-paid = { $who } płaci { $gold } sz
cairn2e-effect-gold-dropped = { $who } zostawia { $gold } sz
cairn2e-effect-item-worn = { $on ->
    [yes] { $who } bierze do użytku { $item-acc }
   *[no] { $who } odkłada { $item-acc }
}
cairn2e-effect-item-used = { $who } sięga po { $item-acc }
cairn2e-effect-item-destroyed = { $who } traci na zawsze { $item-acc }
cairn2e-effect-item-recharged = { $who } może znów sięgać po { $item-acc }
cairn2e-effect-spell-cast = { $who } rzuca zaklęcie „{ $spell }”
cairn2e-effect-became-deprived = { $who } cierpi niedostatek
cairn2e-effect-need-met = { $who } już nie cierpi niedostatku
cairn2e-effect-need-eased = { $who } ma znów to, czego brakowało: { $need }
cairn2e-effect-went-without = { $who } odczuwa skutki { $hours } godz. niedostatku
cairn2e-effect-time-passed = { $rounds ->
    [one] mija jedna runda
    [few] mijają { $rounds } rundy
    [many] mija { $rounds } rund
   *[other] mija { $rounds } rundy
}
cairn2e-effect-panicked = { $who } panikuje
cairn2e-effect-fear-mastered = { $who } odzyskuje spokój
cairn2e-effect-light-lit = { $who } ma światło, świeci { $item }
cairn2e-effect-light-went-out = światło gaśnie
cairn2e-effect-place-changed = { $is-dark ->
    [yes] { $is-dangerous ->
        [yes] jest tu ciemno i niebezpiecznie
       *[no] jest tu ciemno, ale bezpiecznie
    }
   *[no] { $is-dangerous ->
        [yes] jest tu jasno, ale niebezpiecznie
       *[no] jest tu jasno i bezpiecznie
    }
}
cairn2e-effect-weather-turned = jest { $season }, pogoda jest { $weather }
cairn2e-effect-journey-counted = { $watches ->
    [one] podróż potrwa jeszcze jedną wartę
    [few] podróż potrwa jeszcze { $watches } warty
    [many] podróż potrwa jeszcze { $watches } wart
   *[other] podróż potrwa jeszcze { $watches } warty
}
cairn2e-effect-reacted = { $reaction ->
    [hostile] napotkani są wrogo nastawieni
    [wary] napotkani są nieufni
    [curious] napotkani są ciekawi
    [kind] napotkani są życzliwi
   *[helpful] napotkani są gotowi pomóc
}
cairn2e-effect-event-happened = { $event ->
    [encounter] drużyna kogoś spotyka
    [sign] drużyna znajduje ślad
    [environment] otoczenie się zmienia
    [loss] drużyna coś traci
    [exhaustion] drużyna jest wyczerpana
    [discovery] drużyna coś odkrywa
   *[quiet] panuje spokój
}
cairn2e-effect-hireling-joined = { $who } dołącza do najemników
cairn2e-effect-character-replaced = miejsce postaci „{ $who }” zajmuje ktoś inny
cairn2e-effect-scar-came-due = { $who } może już rzucić na skutek blizny „{ cairn2e-by-row }”

## Pytania

cairn2e-ask-item = Nie ma wolnego miejsca: co { $who } upuszcza?
cairn2e-option-item-gold = sztuki złota
cairn2e-option-item-spellbook-borrowed-shadow = { cairn2e-item-spellbook } „{ cairn2e-spell-borrowed-shadow }”
cairn2e-option-item-spellbook-candle-memory = { cairn2e-item-spellbook } „{ cairn2e-spell-candle-memory }”
cairn2e-option-item-spellbook-honest-door = { cairn2e-item-spellbook } „{ cairn2e-spell-honest-door }”
cairn2e-option-item-spellbook-heavy-words = { cairn2e-item-spellbook } „{ cairn2e-spell-heavy-words }”
cairn2e-option-item-spellbook-moth-lantern = { cairn2e-item-spellbook } „{ cairn2e-spell-moth-lantern }”
cairn2e-option-item-spellbook-salt-line = { cairn2e-item-spellbook } „{ cairn2e-spell-salt-line }”
cairn2e-option-item-spellbook-stone-sleep = { cairn2e-item-spellbook } „{ cairn2e-spell-stone-sleep }”
cairn2e-option-item-spellbook-river-tongue = { cairn2e-item-spellbook } „{ cairn2e-spell-river-tongue }”
cairn2e-option-item-spellbook-knot-of-calm = { cairn2e-item-spellbook } „{ cairn2e-spell-knot-of-calm }”
cairn2e-option-item-spellbook-hollow-step = { cairn2e-item-spellbook } „{ cairn2e-spell-hollow-step }”
cairn2e-option-item-spellbook-rust-breath = { cairn2e-item-spellbook } „{ cairn2e-spell-rust-breath }”
cairn2e-option-item-spellbook-paper-body = { cairn2e-item-spellbook } „{ cairn2e-spell-paper-body }”
cairn2e-option-item-spellbook-thirsty-ground = { cairn2e-item-spellbook } „{ cairn2e-spell-thirsty-ground }”
cairn2e-option-item-spellbook-hail-of-nails = { cairn2e-item-spellbook } „{ cairn2e-spell-hail-of-nails }”
cairn2e-option-item-spellbook-far-hand = { cairn2e-item-spellbook } „{ cairn2e-spell-far-hand }”
cairn2e-option-item-spellbook-bone-compass = { cairn2e-item-spellbook } „{ cairn2e-spell-bone-compass }”
cairn2e-option-item-spellbook-lullaby-of-gears = { cairn2e-item-spellbook } „{ cairn2e-spell-lullaby-of-gears }”
cairn2e-option-item-spellbook-bird-courier = { cairn2e-item-spellbook } „{ cairn2e-spell-bird-courier }”
cairn2e-option-item-spellbook-glass-eye = { cairn2e-item-spellbook } „{ cairn2e-spell-glass-eye }”
cairn2e-option-item-spellbook-root-rope = { cairn2e-item-spellbook } „{ cairn2e-spell-root-rope }”
cairn2e-option-item-spellbook-turn-of-season = { cairn2e-item-spellbook } „{ cairn2e-spell-turn-of-season }”
cairn2e-option-item-spellbook-mouth-of-clay = { cairn2e-item-spellbook } „{ cairn2e-spell-mouth-of-clay }”
cairn2e-option-item-spellbook-lent-strength = { cairn2e-item-spellbook } „{ cairn2e-spell-lent-strength }”
cairn2e-option-item-spellbook-whose-blood = { cairn2e-item-spellbook } „{ cairn2e-spell-whose-blood }”
cairn2e-option-item-scroll-borrowed-shadow = { cairn2e-item-scroll } „{ cairn2e-spell-borrowed-shadow }”
cairn2e-option-item-scroll-candle-memory = { cairn2e-item-scroll } „{ cairn2e-spell-candle-memory }”
cairn2e-option-item-scroll-honest-door = { cairn2e-item-scroll } „{ cairn2e-spell-honest-door }”
cairn2e-option-item-scroll-heavy-words = { cairn2e-item-scroll } „{ cairn2e-spell-heavy-words }”
cairn2e-option-item-scroll-moth-lantern = { cairn2e-item-scroll } „{ cairn2e-spell-moth-lantern }”
cairn2e-option-item-scroll-salt-line = { cairn2e-item-scroll } „{ cairn2e-spell-salt-line }”
cairn2e-option-item-scroll-stone-sleep = { cairn2e-item-scroll } „{ cairn2e-spell-stone-sleep }”
cairn2e-option-item-scroll-river-tongue = { cairn2e-item-scroll } „{ cairn2e-spell-river-tongue }”
cairn2e-option-item-scroll-knot-of-calm = { cairn2e-item-scroll } „{ cairn2e-spell-knot-of-calm }”
cairn2e-option-item-scroll-hollow-step = { cairn2e-item-scroll } „{ cairn2e-spell-hollow-step }”
cairn2e-option-item-scroll-rust-breath = { cairn2e-item-scroll } „{ cairn2e-spell-rust-breath }”
cairn2e-option-item-scroll-paper-body = { cairn2e-item-scroll } „{ cairn2e-spell-paper-body }”
cairn2e-option-item-scroll-thirsty-ground = { cairn2e-item-scroll } „{ cairn2e-spell-thirsty-ground }”
cairn2e-option-item-scroll-hail-of-nails = { cairn2e-item-scroll } „{ cairn2e-spell-hail-of-nails }”
cairn2e-option-item-scroll-far-hand = { cairn2e-item-scroll } „{ cairn2e-spell-far-hand }”
cairn2e-option-item-scroll-bone-compass = { cairn2e-item-scroll } „{ cairn2e-spell-bone-compass }”
cairn2e-option-item-scroll-lullaby-of-gears = { cairn2e-item-scroll } „{ cairn2e-spell-lullaby-of-gears }”
cairn2e-option-item-scroll-bird-courier = { cairn2e-item-scroll } „{ cairn2e-spell-bird-courier }”
cairn2e-option-item-scroll-glass-eye = { cairn2e-item-scroll } „{ cairn2e-spell-glass-eye }”
cairn2e-option-item-scroll-root-rope = { cairn2e-item-scroll } „{ cairn2e-spell-root-rope }”
cairn2e-option-item-scroll-turn-of-season = { cairn2e-item-scroll } „{ cairn2e-spell-turn-of-season }”
cairn2e-option-item-scroll-mouth-of-clay = { cairn2e-item-scroll } „{ cairn2e-spell-mouth-of-clay }”
cairn2e-option-item-scroll-lent-strength = { cairn2e-item-scroll } „{ cairn2e-spell-lent-strength }”
cairn2e-option-item-scroll-whose-blood = { cairn2e-item-scroll } „{ cairn2e-spell-whose-blood }”
cairn2e-ask-noise = Czy ktoś słyszy hałas i nadchodzi?
cairn2e-option-noise-unheard = nikt nie nadchodzi
cairn2e-option-noise-heard = ktoś nadchodzi
cairn2e-ask-night-awake = Noc minęła bez obozu: czy ci, którzy nie spali, prześpią się za dnia?
cairn2e-option-night-awake-skipped = nie: obóz przepadł
cairn2e-option-night-awake-by-day = tak, rozbiją obóz za dnia
cairn2e-ask-exhaustion = Drużyna jest wyczerpana: co wybiera?
cairn2e-option-exhaustion-fatigue = Zmęczenie dla każdego
cairn2e-option-exhaustion-ration = rację od każdego
cairn2e-option-exhaustion-rest = turę odpoczynku i nowy rzut
cairn2e-ask-cast-save = Czy { $hero } musi wykonać rzut obronny na WOL przed skutkami zaklęcia?
cairn2e-option-cast-save-save = rzut obronny na WOL
cairn2e-option-cast-save-no-save = bez rzutu
cairn2e-ask-ill-effect = „{ $spell }” działa, ale rzut się nie udał: jaką jeszcze cenę płaci { $hero }?
cairn2e-option-ill-effect-fatigue = dodatkowe Zmęczenie
cairn2e-option-ill-effect-destroyed = źródło zaklęcia, które przepada
cairn2e-option-ill-effect-injury = ranę (k6 obrażeń)
cairn2e-option-ill-effect-death = życie, jeśli zaklęcie było tak potężne
cairn2e-option-ill-effect-other = coś innego, co powie Opiekun
cairn2e-ask-need = Czy { $hero } dostaje tu to, czego brakowało ({ $need })?
cairn2e-need-food = jedzenie
cairn2e-need-sleep = sen
cairn2e-need-rest = kilka godzin odpoczynku
cairn2e-need-healing = leczenie
cairn2e-need-other = coś niezbędnego
cairn2e-option-need-met = tak, koniec niedostatku
cairn2e-option-need-unmet = nie, niedostatek trwa
cairn2e-ask-scar-mended = { $hero } ma bliznę „{ $scar }”: czy tydzień ją wyleczył?
cairn2e-option-scar-mended-yes = tak, czas na rzut
cairn2e-option-scar-mended-no = jeszcze nie
cairn2e-ask-sleepless = Czy tym, którzy cierpią niedostatek, brakuje snu, więc teren liczy się jako trudniejszy o stopień?
cairn2e-option-sleepless-yes = o stopień trudniejszy
cairn2e-option-sleepless-no = bez zmian
cairn2e-ask-catastrophe = W taką pogodę większość drużyn nie może podróżować. Czy ta może?
cairn2e-option-catastrophe-stay = nie, zostaje na miejscu
cairn2e-option-catastrophe-travel = tak, za cenę skrajnej pogody
cairn2e-ask-bad-weather = Zła pogoda ({ $weather }): co wybiera drużyna?
cairn2e-option-bad-weather-watch = jedną wartę więcej
cairn2e-option-bad-weather-fatigue = Zmęczenie dla każdego
cairn2e-ask-newcomer = Gracz postaci „{ $who }” gra dalej kimś nowym: kto dołącza?
cairn2e-option-newcomer-sheet = gotowa karta, którą sami wprowadzicie
cairn2e-option-newcomer-make = postać stworzona teraz
cairn2e-ask-wild-loss = Droga coś drużynę kosztuje: co drużyna poświęca?
cairn2e-option-wild-loss-ration = rację od każdego
cairn2e-option-wild-loss-time = wartę
cairn2e-option-wild-loss-fatigue = Zmęczenie dla każdego
cairn2e-ask-barrier = Coś zagradza drogę: co to kosztuje?
cairn2e-option-barrier-time = jeszcze jedną wartę
cairn2e-option-barrier-fatigue = Zmęczenie dla każdego

## Rzuty

cairn2e-roll-reaction = rzuć { $die } na reakcję
cairn2e-roll-fate = rzuć { $die }, kością losu
cairn2e-roll-dungeon-event = rzuć { $die }: co przynosi tura?
cairn2e-roll-wild-event = rzuć { $die }: co przynosi dzicz?
cairn2e-roll-lost = rzuć { $die }: czy drużyna gubi drogę?
cairn2e-roll-weather = rzuć { $die } na pogodę
cairn2e-roll-supply = rzuć { $die } na znalezione racje
cairn2e-roll-trap = rzuć { $die }: czy pułapka zadziała?
cairn2e-roll-trap-damage = rzuć { $die } na obrażenia pułapki
cairn2e-roll-magic-mercy = { $who }: rzuć { $die } na SIŁ, która wraca
cairn2e-roll-magic-injury = { $who }: rzuć { $die } na ranę od zaklęcia

## Możliwości

cairn2e-offer-rest = Chwila odpoczynku
cairn2e-offer-party-rest = Odpoczynek drużyny
cairn2e-offer-make-camp = Obóz na wartę
cairn2e-offer-rest-week = Tydzień opieki
cairn2e-offer-mend = Zagojenie blizny
cairn2e-offer-recharge = Odnowienie reliktu
cairn2e-offer-light = Zapalenie światła
cairn2e-offer-wear = Założenie lub dobycie
cairn2e-offer-take-off = Zdjęcie lub odłożenie
cairn2e-offer-drop = Upuszczenie rzeczy
cairn2e-offer-sell = Sprzedaż
cairn2e-offer-pay = Zapłata za usługę
cairn2e-offer-pay-wages = Wypłata najemnikowi
cairn2e-offer-buy = Zakup na targu
cairn2e-offer-pass-time = Upływ czasu
cairn2e-offer-dungeon-turn = Tura w podziemiach
cairn2e-offer-travel = Warta podróży
cairn2e-offer-travel-on = Dalsza podróż
cairn2e-offer-explore = Warta zwiadu
cairn2e-offer-supply = Warta szukania jedzenia
cairn2e-offer-weather = Rzut na pogodę dnia
cairn2e-offer-set-place = Opis miejsca
cairn2e-offer-hire = Najem pomocnika
cairn2e-offer-give-item = Wręczenie lub sprzedaż rzeczy
cairn2e-offer-take-fatigue = Zmęczenie dla kogoś
cairn2e-offer-deprive = Niedostatek dla kogoś
cairn2e-offer-meet-need = Koniec niedostatku
cairn2e-offer-panic = Test paniki
cairn2e-offer-trap = Uruchomienie pułapki
cairn2e-offer-react = Reakcja napotkanych
cairn2e-offer-fate = Rzut kością losu
cairn2e-offer-replace = Ktoś nowy za zmarłą postać
cairn2e-offer-take-over = Przejęcie najemnika

## Sytuacje i to, co można podać

cairn2e-situation-fate = kość losu
cairn2e-situation-reaction = jak reagują napotkani
cairn2e-situation-cast = rzucenie zaklęcia
cairn2e-situation-fatigue = otrzymanie Zmęczenia
cairn2e-situation-panic = zachowanie zimnej krwi
cairn2e-situation-dungeon-turn = tura w podziemiach
cairn2e-situation-supply = szukanie jedzenia
cairn2e-situation-weather = pogoda dnia
cairn2e-situation-rest = chwila odpoczynku
cairn2e-situation-trap = natknięcie się na pułapkę
cairn2e-param-magic = z czego rzuca się zaklęcie
cairn2e-param-danger = czy zaklęcie rzuca się w niebezpieczeństwie
cairn2e-param-deprived = czy postać cierpi niedostatek
cairn2e-param-need = czego brakuje
cairn2e-param-free = ile miejsc jest wolnych
cairn2e-param-lit = czy pali się światło
cairn2e-param-people = ile osób szuka jedzenia
cairn2e-param-season = pora roku
cairn2e-param-extreme = czy poprzedniego dnia pogoda była skrajna
cairn2e-param-most = maksimum HP
cairn2e-param-score = wartość tego atrybutu
cairn2e-param-die = kość obrażeń
cairn2e-param-certain = czy pułapka działa bez rzutu
cairn2e-param-wary = czy postać wypatruje pułapek
cairn2e-param-in-dungeon = w podziemiach: tura, przy świetle i bezpiecznie
cairn2e-param-is-long = kilka godzin odpoczynku
cairn2e-param-skips = kto nie śpi
cairn2e-param-rounds = ile rund po dziesięć sekund
cairn2e-param-is-loud = czy hałasują
cairn2e-param-is-rolled = czy zwlekają, spieszą się albo wchodzą w nowe miejsce
cairn2e-param-path = droga
cairn2e-param-terrain = teren
cairn2e-param-distance = jak daleko
cairn2e-param-who = kto
cairn2e-param-is-dark = czy jest ciemno
cairn2e-param-is-dangerous = czy jest niebezpiecznie
cairn2e-param-has-trade = czy można tam kupować i sprzedawać
cairn2e-param-puts-out = czy światło gaśnie
cairn2e-param-trade = fach
cairn2e-param-id = skrót nowej postaci
cairn2e-param-with-traits = wylosuj też wygląd i charakter
cairn2e-param-count = za ile dni
cairn2e-param-key = która rzecz
cairn2e-param-price = ile kosztuje
cairn2e-param-gets = za ile się sprzeda
cairn2e-param-is-wary = czy postać jest ostrożna
cairn2e-param-is-certain = czy działa bez rzutu
cairn2e-param-is-armored = czy Pancerz pomaga
cairn2e-value-magic-spellbook = księga zaklęć
cairn2e-value-magic-scroll = zwój
cairn2e-value-magic-relic = relikt
cairn2e-value-path-road = gościniec
cairn2e-value-path-trail = szlak
cairn2e-value-path-wild = bezdroże
cairn2e-value-terrain-easy = łatwy
cairn2e-value-terrain-tough = trudny
cairn2e-value-terrain-perilous = groźny
cairn2e-value-distance-short = blisko
cairn2e-value-distance-medium = średnio
cairn2e-value-distance-long = daleko
cairn2e-item-burden = bagaż

## Pory roku, pogoda, warty

cairn2e-season-spring = wiosna
cairn2e-season-summer = lato
cairn2e-season-autumn = jesień
cairn2e-season-winter = zima
cairn2e-weather-nice = piękna
cairn2e-weather-fair = znośna
cairn2e-weather-unpleasant = nieprzyjemna
cairn2e-weather-inclement = zła
cairn2e-weather-extreme = skrajna
cairn2e-weather-catastrophic = katastrofalna
cairn2e-activity-travel = podróż
cairn2e-activity-explore = zwiad
cairn2e-activity-supply = szukanie jedzenia

## Przykłady

example-cairn2e-living-fate = Czwórka na kości losu sprzyja drużynie.
example-cairn2e-living-fate-bad = Trójka na kości losu to pech.
example-cairn2e-living-hostile = Dwie jedynki: spotkani są wrodzy.
example-cairn2e-living-kind = Dziewięć na dwóch kościach: spotkani są życzliwi.
example-cairn2e-living-rest = Ktoś, kto ma 0 z 6 HP, odpoczywa chwilę i znów ma wszystkie 6.
example-cairn2e-living-rest-deprived = Ktoś, kto cierpi niedostatek, odpoczywa i niczego nie odzyskuje.
example-cairn2e-living-cast-safe = Zaklęcie rzucone bezpiecznie kosztuje jedno Zmęczenie i nie wymaga rzutu.
example-cairn2e-living-cast-danger = Zaklęcie rzucone w niebezpieczeństwie: rzut na WOL się nie udaje i przychodzi drugie Zmęczenie.
example-cairn2e-living-cast-full = Gdy wszystkie miejsca są zajęte, trzeba coś upuścić, by zmieściło się Zmęczenie zaklęcia.
example-cairn2e-living-scroll = Zwój znika po jednym użyciu i nie kosztuje Zmęczenia.
example-cairn2e-living-panic = Nieudany rzut na WOL: panika.
example-cairn2e-living-trap = Dwójka uruchamia pułapkę: przepadają 4 punkty SIŁ, ale ani jedno HP.
example-cairn2e-living-trap-deadly = Pułapka, która odbiera resztę SIŁ, zabija.
example-cairn2e-living-supply = Troje szuka jedzenia razem i rzuca k8.
example-cairn2e-living-loss = Czwórka w podziemiach gasi światło.
example-cairn2e-living-catastrophe = Skrajna pogoda drugiego dnia staje się katastrofalna.
