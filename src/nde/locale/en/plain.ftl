# What games of one page share: effects, turns.
effect-lost = { $who } loses { $points } { $track }
effect-regained = { $who } regains { $points } { $track }
effect-condition-changed =
    { $is-on ->
        [yes] { $who } is now { $condition }
       *[no] { $who } is no longer { $condition }
    }
effect-acted = { $who } is done for this turn
effect-turn-came =
    { $is-fight ->
        [yes]
            { $side ->
                [party] round { $round }: it is the heroes’ turn
                [foes] round { $round }: it is the foes’ turn
               *[other] round { $round }: it is the turn of { $side }
            }
       *[no] the fight is over
    }
step-turn-came =
    { $what ->
        [fight] a fight begins
        [calm] the fight is over
       *[turn]
            { $side ->
                [party] round { $round }: it is the heroes’ turn
                [foes] round { $round }: it is the foes’ turn
               *[other] round { $round }: it is the turn of { $side }
            }
    }
offer-end-fight = end the fight
error-not-the-time = that cannot be done in a fight, or only in one; begin or end the fight first
game-told-in = This game’s own words exist only in: { $languages }.
told-in-en = English
told-in-pl = Polish
told-in-de = German
told-in-cs = Czech
