# Cairn 2e: the telling, what was done and what came of it.
cairn2e-tale-roll = ({ $face }, needed { $needed } or less)
cairn2e-with-weapon =
    { $weapon-with ->
        [none] with the { $weapon }
       *[other] { $weapon-with }
    }
cairn2e-with-second =
    { $second-with ->
        [none] with the { $second }
       *[other] { $second-with }
    }
cairn2e-tale-strike = { $who } goes for { $targets } { cairn2e-with-weapon }
    .b = { $who } turns on { $targets } { cairn2e-with-weapon }
    .c = { $who } closes in on { $targets } { cairn2e-with-weapon }
cairn2e-tale-shoot = { $who } aims the { $weapon } at { $targets }
    .c = { $who } lines up a shot at { $targets } { cairn2e-with-weapon }
    .b = { $who } takes aim at { $targets } { cairn2e-with-weapon }
cairn2e-tale-throw = { $who } gets ready for a throw at { $targets } { cairn2e-with-weapon }
cairn2e-tale-strike-both = { $who } goes for { $targets } { cairn2e-with-weapon } and { cairn2e-with-second } at once
cairn2e-tale-blast = { $who } goes for everybody within reach { cairn2e-with-weapon }
    .b = { $who } turns on everybody at once { cairn2e-with-weapon }
cairn2e-tale-try-success = { $who } takes a risk, and it pays off
    .b = { $who } risks it and pulls it off
    .c = { $who } dares it, and it works
cairn2e-tale-try-failure = { $who } takes a risk, and it goes wrong
    .b = { $who } risks it and fails
    .c = { $who } dares it, but it does not work
cairn2e-tale-try-task-success = { $who }: “{ $task }”. It works
    .b = { $who }: “{ $task }”. And it comes off
    .c = { $who }: “{ $task }”. It goes as planned
cairn2e-tale-try-task-failure = { $who }: “{ $task }”. It goes wrong
    .b = { $who }: “{ $task }”. It does not come off
    .c = { $who }: “{ $task }”. It fails
cairn2e-tale-panic-success = { $who } feels the fear and keeps a clear head
    .b = { $who } goes pale but does not lose their nerve
cairn2e-tale-harm-attribute-nothing = { $who } comes to no harm
cairn2e-step-acts-first =
    { $count ->
        [one] { $who } is quick enough to act at once
       *[other] { $ally } and { $who } are quick enough to act at once
    }
cairn2e-step-caught-out =
    { $count ->
        [one] { $who } is caught off guard and loses the first turn
       *[other] { $ally } and { $who } are caught off guard and lose the first turn
    }
cairn2e-step-declared-task = { $who } means to try this: “{ $task }”
cairn2e-step-goes-on = { $who } gets there
cairn2e-step-means-to-flee =
    { $count ->
        [one] { $who } looks for a way out
       *[other] { $ally } and { $who } look for a way out
    }
cairn2e-step-means-to-flee-to =
    { $count ->
        [one] { $who } means to run: “{ $text }”
       *[other] { $ally } and { $who } mean to run: “{ $text }”
    }
cairn2e-step-tried =
    { $saved ->
        [yes] { $who } takes a risk, and it pays off
       *[no] { $who } takes a risk, and it goes wrong
    }
cairn2e-step-tried-task =
    { $saved ->
        [yes] { $who }: “{ $task }”. It works
       *[no] { $who }: “{ $task }”. It goes wrong
    }
cairn2e-step-comes-to-nothing =
    { $count ->
        [one] { $who } does { $target } no harm
       *[other] { $ally } and { $who } go for { $target } at once, and nobody gets through
    }
    .b =
    { $count ->
        [one] { $target } shrugs off the attack by { $who }
       *[other] { $target } shrugs off everything that { $ally } and { $who } can do
    }
cairn2e-step-wears-down =
    { $count ->
        [one] { $who } presses { $target } hard: { $hp } HP lost, { $left } left
       *[other] { $ally } and { $who } go for { $target } at once, and { $who } gets through: { $hp } HP lost, { $left } left
    }
    .b =
    { $count ->
        [one] { $target } barely dodges { $who } and loses { $hp } HP, with { $left } left
       *[other] { $target } is beset by { $ally } and { $who }; the worst comes from { $who }: { $hp } HP lost, { $left } left
    }
    .c =
    { $count ->
        [one] { $who } drives { $target } back: { $hp } HP lost, { $left } left
       *[other] { $ally } and { $who } attack { $target } from all sides; { $who } gets in for { $hp } HP, with { $left } left
    }
cairn2e-step-wears-down-kept =
    { $count ->
        [one] { $who } presses { $target } hard
       *[other] { $ally } and { $who } go for { $target } at once, and { $who } gets through
    }
    .b =
    { $count ->
        [one] { $who } leaves { $target } no room to breathe
       *[other] { $target } is beset by { $ally } and { $who }; the worst comes from { $who }
    }
cairn2e-step-strikes-home =
    { $count ->
        [one] { $who } hits { $target } for { $net }
       *[other] { $ally } and { $who } go for { $target } at once, and { $who } hits for { $net }
    }
    .b =
    { $count ->
        [one] { $who } hits { $target } hard, for { $net } damage
       *[other] { $ally } and { $who } attack { $target } together; { $who } hits hard, for { $net }
    }
    .c =
    { $count ->
        [one] { $who } finds an opening: { $target } takes { $net } damage
       *[other] { $target } cannot watch { $ally } and { $who } at once; { $who } finds an opening and deals { $net } damage
    }
cairn2e-step-stands-at = { $who } is wounded, STR down to { $left }, and fights on
    .b = { $who } staggers, STR down to { $left }, but stays up
    .c = blood flows: { $who } is down to STR { $left } and does not give in
cairn2e-step-stands-at-kept = { $who } is wounded and fights on
    .b = { $who } staggers, but stays up
    .c = blood flows, and { $who } does not give in
cairn2e-step-goes-down =
    { $minutes ->
        [60] { $who } goes down, 0 HP and STR { $left }, and can only crawl: without aid, death comes within the hour
        [0] { $rounds ->
            [one] { $who } goes down, 0 HP and STR { $left }, and can only crawl: without aid, death comes in one round
           *[other] { $who } goes down, 0 HP and STR { $left }, and can only crawl: without aid, death comes in { $rounds } rounds
        }
       *[other] { $who } goes down, 0 HP and STR { $left }, and can only crawl: without aid, death comes within { $minutes } minutes
    }
cairn2e-step-goes-down-kept =
    { $minutes ->
        [60] { $who } goes down and can only crawl: without aid, death comes within the hour
        [0] { $rounds ->
            [one] { $who } goes down and can only crawl: without aid, death comes in one round
           *[other] { $who } goes down and can only crawl: without aid, death comes in { $rounds } rounds
        }
       *[other] { $who } goes down and can only crawl: without aid, death comes within { $minutes } minutes
    }
cairn2e-step-runs =
    { $count ->
        [one] { $who } has had enough and runs
       *[other] { $ally } and { $who } have had enough and run
    }
    .b =
    { $count ->
        [one] { $who } breaks and runs
       *[other] { $ally } and { $who } break and run
    }
cairn2e-step-got-away =
    { $count ->
        [one] { $who } gets away
       *[other] { $ally } and { $who } get away
    }
cairn2e-step-held-back =
    { $count ->
        [one] { $who } does not get away and loses the turn
       *[other] { $ally } and { $who } do not get away and lose the turn
    }
cairn2e-step-rest-moments =
    { $count ->
        [one] { $who } rests for a few moments with some water
       *[other] { $ally } and { $who } rest for a few moments with some water
    }
cairn2e-step-rest-hours =
    { $count ->
        [one] { $who } rests for a few hours with some water
       *[other] { $ally } and { $who } rest for a few hours with some water
    }
cairn2e-step-bought-item = { $who } buys the { $item } for { $gold } gp and has { $left } gp left, with { $used } of { $slots } slots used
cairn2e-step-takes-up = { $who } takes up the { $item }
cairn2e-step-puts-away = { $who } puts the { $item } away
cairn2e-step-invokes = { $who } calls on the { $item } for “{ $spell }”
cairn2e-step-time-goes-by =
    { $hours ->
        [0] { $minutes ->
            [0] { $rounds ->
            [one] a round passes
           *[other] { $rounds } rounds pass
            }
            [one] a minute passes
           *[other] { $minutes } minutes pass
        }
        [one] { $minutes ->
            [0] an hour passes
           *[other] an hour and { $minutes } minutes pass
        }
       *[other] { $minutes ->
            [0] { $hours } hours pass
           *[other] { $hours } hours and { $minutes } minutes pass
        }
    }
