# Cairn 2e: opowieść, czyli co się stało i co z tego wyszło.
cairn2e-tale-roll = ({ $face }, potrzeba najwyżej { $needed })
cairn2e-with-weapon =
    { $weapon-with ->
        [none] ciosem „{ $weapon }”
       *[other] { $weapon-with }
    }
cairn2e-with-second =
    { $second-with ->
        [none] ciosem „{ $second }”
       *[other] { $second-with }
    }
cairn2e-tale-strike = { $who } atakuje { cairn2e-with-weapon }, a celem jest { $targets }
    .b = { $who } naciera { cairn2e-with-weapon }, a { $targets } próbuje się zasłonić
    .c = { $who } zamierza się { cairn2e-with-weapon }, a naprzeciw stoi { $targets }
cairn2e-tale-shoot = { $who } mierzy { cairn2e-with-weapon }, a celem jest { $targets }
    .b = { $who } celuje { cairn2e-with-weapon }, a na linii strzału stoi { $targets }
    .c = { $who } składa się do strzału { cairn2e-with-weapon }; na wprost jest { $targets }
cairn2e-tale-throw = { $who } szykuje się do rzutu { cairn2e-with-weapon }, a celem jest { $targets }
cairn2e-tale-strike-both = { $who } atakuje naraz { cairn2e-with-weapon } i { cairn2e-with-second }, a celem jest { $targets }
cairn2e-tale-blast = { $who } atakuje { cairn2e-with-weapon } wszystkich w zasięgu
    .b = { $who } uderza { cairn2e-with-weapon } we wszystkich naraz
cairn2e-tale-try-success = { $who } ryzykuje i dopina swego
    .b = { $who } podejmuje ryzyko, i to się opłaca
    .c = { $who } stawia wszystko na jedną kartę i wygrywa
cairn2e-tale-try-failure = { $who } ryzykuje, ale nic z tego nie wychodzi
    .b = { $who } podejmuje ryzyko, ale bez powodzenia
    .c = { $who } stawia wszystko na jedną kartę i przegrywa
cairn2e-tale-try-task-success = { $who }: „{ $task }”. Udaje się
    .b = { $who }: „{ $task }”. I tak się dzieje
    .c = { $who }: „{ $task }”. Wszystko idzie jak po maśle
cairn2e-tale-try-task-failure = { $who }: „{ $task }”. Nie udaje się
    .b = { $who }: „{ $task }”. Nic z tego nie wychodzi
    .c = { $who }: „{ $task }”. Coś idzie nie tak
cairn2e-tale-panic-success = { $who } czuje strach, ale zachowuje zimną krew
    .b = { $who } blednie, ale nie traci głowy
cairn2e-tale-harm-attribute-nothing = { $who } wychodzi z tego bez szwanku
cairn2e-step-acts-first =
    { $count ->
        [1] { $who } działa od razu
       *[other] { $ally } i { $who } działają od razu
    }
cairn2e-step-caught-out =
    { $count ->
        [1] { $who } reaguje za późno i traci pierwszą turę
       *[other] { $ally } i { $who } reagują za późno i tracą pierwszą turę
    }
cairn2e-step-declared-task = { $who } chce spróbować: „{ $task }”
cairn2e-step-goes-on = { $who } dociera na miejsce
cairn2e-step-means-to-flee =
    { $count ->
        [1] { $who } szuka drogi ucieczki
       *[other] { $ally } i { $who } szukają drogi ucieczki
    }
cairn2e-step-means-to-flee-to =
    { $count ->
        [1] { $who } chce uciekać: „{ $text }”
       *[other] { $ally } i { $who } chcą uciekać: „{ $text }”
    }
cairn2e-step-tried =
    { $saved ->
        [yes] { $who } ryzykuje i dopina swego
       *[no] { $who } ryzykuje, ale nic z tego nie wychodzi
    }
cairn2e-step-tried-task =
    { $saved ->
        [yes] { $who }: „{ $task }”. Udaje się
       *[no] { $who }: „{ $task }”. Nie udaje się
    }
cairn2e-step-comes-to-nothing =
    { $count ->
        [1] { $who } atakuje, ale { $target } wychodzi z tego bez szwanku
       *[other] { $ally } i { $who } atakują naraz, ale { $target } wychodzi z tego bez szwanku
    }
    .b =
    { $count ->
        [1] { $who } nie może się przebić, a { $target } nie ma nawet zadrapania
       *[other] { $ally } i { $who } nie mogą się przebić, a { $target } nie ma nawet zadrapania
    }
cairn2e-step-wears-down =
    { $count ->
        [1] { $who } naciera, a { $target } traci { $hp } HP i ma teraz { $left }
       *[other] { $ally } i { $who } atakują naraz; najgroźniej trafia { $who }, a { $target } traci { $hp } HP i ma teraz { $left }
    }
    .b =
    { $count ->
        [1] atakuje { $who }, a { $target } ledwo się uchyla, traci { $hp } HP i ma teraz { $left }
       *[other] atakują { $ally } i { $who }, a { $target } nie nadąża z obroną, traci { $hp } HP i ma teraz { $left }
    }
    .c =
    { $count ->
        [1] { $who } zmusza przeciwnika do obrony: { $target } traci { $hp } HP i ma teraz { $left }
       *[other] { $ally } i { $who } nacierają ze wszystkich stron; { $who } dosięga celu i { $target } traci { $hp } HP i ma teraz { $left }
    }
cairn2e-step-wears-down-kept =
    { $count ->
        [1] { $who } naciera, a { $target } ledwo się broni
       *[other] { $ally } i { $who } atakują naraz, a { $target } ledwo się broni; najgroźniej trafia { $who }
    }
    .b =
    { $count ->
        [1] { $target } nie ma chwili wytchnienia, gdy atakuje { $who }
       *[other] { $target } nie nadąża z obroną, gdy atakują { $ally } i { $who }
    }
cairn2e-step-strikes-home =
    { $count ->
        [1] { $who } przebija się przez obronę: { $target } dostaje za { $net }
       *[other] { $ally } i { $who } atakują naraz; { $who } przebija się przez obronę, a { $target } dostaje za { $net }
    }
    .b =
    { $count ->
        [1] { $who } trafia mocno: { $target } dostaje za { $net }
       *[other] { $ally } i { $who } rzucają się razem do ataku; mocno trafia { $who }, a { $target } dostaje za { $net }
    }
    .c =
    { $count ->
        [1] { $who } znajduje lukę, a { $target } obrywa za { $net }
       *[other] { $target } nie może pilnować wszystkich, gdy atakują { $ally } i { $who }: lukę znajduje { $who } i trafia za { $net }
    }
cairn2e-step-stands-at = { $who } krwawi, ma już tylko { $left } SIŁ, ale walczy dalej
    .b = { $who } się chwieje, ale nie pada i ma jeszcze { $left } SIŁ
    .c = leje się krew: { $who } ma już tylko { $left } SIŁ i nie daje za wygraną
cairn2e-step-stands-at-kept = { $who } krwawi, ale walczy dalej
    .b = { $who } się chwieje, ale nie pada
    .c = leje się krew, lecz { $who } nie daje za wygraną
cairn2e-step-goes-down =
    { $minutes ->
        [60] { $who } pada: 0 HP i { $left } SIŁ, może się tylko czołgać, a bez pomocy umrze w ciągu godziny
        [0] { $rounds ->
            [1] { $who } pada: 0 HP i { $left } SIŁ, może się tylko czołgać, a bez pomocy umrze po jednej rundzie
           *[other] { $who } pada: 0 HP i { $left } SIŁ, może się tylko czołgać, a bez pomocy umrze po { $rounds } rundach
        }
       *[other] { $who } pada: 0 HP i { $left } SIŁ, może się tylko czołgać, a bez pomocy umrze po { $minutes } minutach
    }
cairn2e-step-goes-down-kept =
    { $minutes ->
        [60] { $who } pada i może się tylko czołgać, a bez pomocy umrze w ciągu godziny
        [0] { $rounds ->
            [1] { $who } pada i może się tylko czołgać, a bez pomocy umrze po jednej rundzie
           *[other] { $who } pada i może się tylko czołgać, a bez pomocy umrze po { $rounds } rundach
        }
       *[other] { $who } pada i może się tylko czołgać, a bez pomocy umrze po { $minutes } minutach
    }
cairn2e-step-runs =
    { $count ->
        [1] { $who } ma dość i ucieka
       *[other] { $ally } i { $who } mają dość i uciekają
    }
    .b =
    { $count ->
        [1] { $who } nie wytrzymuje i rzuca się do ucieczki
       *[other] { $ally } i { $who } nie wytrzymują i rzucają się do ucieczki
    }
cairn2e-step-got-away =
    { $count ->
        [1] { $who } ucieka z walki
       *[other] { $ally } i { $who } uciekają z walki
    }
cairn2e-step-held-back =
    { $count ->
        [1] { $who } nie może się wyrwać i traci turę
       *[other] { $ally } i { $who } nie mogą się wyrwać i tracą turę
    }
cairn2e-step-rest-moments =
    { $count ->
        [1] { $who } odpoczywa chwilę i pije łyk wody
       *[other] { $ally } i { $who } odpoczywają chwilę i piją po łyku wody
    }
cairn2e-step-rest-hours =
    { $count ->
        [1] { $who } odpoczywa kilka godzin i pije łyk wody
       *[other] { $ally } i { $who } odpoczywają kilka godzin i piją po łyku wody
    }
cairn2e-step-bought-item = { $who } kupuje { $item-acc } za { $gold } sz i ma jeszcze { $left } sz; zajęte miejsca { $used } z { $slots }
cairn2e-step-takes-up = { $who } bierze do ręki { $item-acc }
cairn2e-step-puts-away = { $who } odkłada { $item-acc }
cairn2e-step-invokes = { $who } sięga po { $item-acc } i budzi „{ $spell }”
cairn2e-step-time-goes-by =
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
