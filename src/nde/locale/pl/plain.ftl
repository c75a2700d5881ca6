# Co łączy gry na jedną stronę: skutki, tury.
effect-lost = { $who } traci { $points } w rubryce „{ $track }”
effect-regained = { $who } odzyskuje { $points } w rubryce „{ $track }”
effect-condition-changed =
    { $is-on ->
        [yes] { $who } ma teraz stan „{ $condition }”
       *[no] { $who } nie ma już stanu „{ $condition }”
    }
effect-acted = { $who } nic już w tej turze nie zrobi
effect-turn-came =
    { $is-fight ->
        [yes]
            { $side ->
                [party] runda { $round }: działają bohaterowie
                [foes] runda { $round }: działają przeciwnicy
               *[other] runda { $round }: działa { $side }
            }
       *[no] walka się kończy
    }
step-turn-came =
    { $what ->
        [fight] zaczyna się walka
        [calm] walka się kończy
       *[turn]
            { $side ->
                [party] runda { $round }: działają bohaterowie
                [foes] runda { $round }: działają przeciwnicy
               *[other] runda { $round }: działa { $side }
            }
    }
offer-end-fight = zakończ walkę
error-not-the-time = tego nie można zrobić w walce albo można tylko w walce; najpierw ją rozpocznij lub zakończ
game-told-in = Własne słowa tej gry istnieją tylko w języku: { $languages }.
told-in-en = angielski
told-in-pl = polski
told-in-de = niemiecki
told-in-cs = czeski
