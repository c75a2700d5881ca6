# Co łączy gry na jedną stronę: skutki, tury.
effect-lost = { $who } traci { $points } ({ $track })
effect-regained = { $who } odzyskuje { $points } ({ $track })
effect-condition-changed =
    { $is-on ->
        [yes] { $who } ma teraz stan: { $condition }
       *[no] { $who } nie ma już stanu: { $condition }
    }
effect-acted = { $who } ma działanie za sobą
effect-turn-came =
    { $is-fight ->
        [yes] runda { $round }: { $side }
       *[no] tury już się nie liczą
    }
step-turn-came =
    { $what ->
        [fight] zaczyna się walka
        [calm] walka się skończyła
       *[turn] runda { $round }: { $side }
    }
offer-end-fight = zakończyć walkę
error-not-the-time = tego nie można zrobić w walce albo można tylko w walce; najpierw ją rozpocznij lub zakończ
game-told-in = Własne słowa tej gry istnieją tylko w języku: { $languages }.
told-in-en = angielski
told-in-pl = polski
told-in-de = niemiecki
told-in-cs = czeski
