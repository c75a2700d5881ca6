# TKDS: what was done and what came of it, as somebody tells it.
tkds-step-morale-holds =
    { $count ->
        [one] { $who } keeps fighting
       *[other] { $who } keep fighting
    }
tkds-step-took-flight =
    { $count ->
        [one] { $who } has had enough and runs
       *[other] { $who } have had enough and run
    }
tkds-step-laid-down-arms =
    { $count ->
        [one] { $who } has had enough and surrenders
       *[other] { $who } have had enough and surrender
    }
tkds-step-tripped = { $other } trips { $who }, who goes down
tkds-step-seized = { $other } gets hold of { $who } and does not let go
tkds-step-got-free = { $who } breaks free
tkds-step-torn-free = { $who } tears the roots away, and { $other } is free
tkds-step-mounted = { $who } gets into the saddle
tkds-step-dismounted = { $who } gets out of the saddle
tkds-tale-roll = ({ $is-plain ->
        [yes] rolled { $face }
       *[no] rolled { $face }, { $total } in all
    } against { $hu })
tkds-tale-attack-critical-success = { $who } strikes { $target } a terrible blow
    .b = { $who } hits { $target } where it hurts most
tkds-tale-attack-works = { $who } lands a blow on { $target }
    .b = { $who } strikes and hits { $target }
    .c = { $who } gets through { $target }’s guard
    .d = { $target } turns too late, and { $who } hits
tkds-tale-attack-fails = { $who } swings at { $target } and misses
    .b = { $who } goes for { $target }, but the blow glances off
    .c = { $target } ducks away from { $who }
    .d = { $who } strikes at { $target } and hits only air
tkds-tale-attack-critical-failure = { $who } lunges wildly at { $target } and comes nowhere near
tkds-tale-shoot-critical-success = { $who } hits { $target } with a perfect shot
tkds-tale-shoot-works = { $who } shoots and hits { $target }
    .b = { $who }’s shot finds { $target }
    .c = { $target } does not see { $who }’s shot coming
tkds-tale-shoot-fails = { $who } shoots at { $target } and misses
    .b = { $who }’s shot flies past { $target }
    .c = { $target } ducks, and { $who }’s shot goes wide
tkds-tale-throw-works = { $who } throws the { $weapon } and hits { $target }
    .b = the { $weapon } leaves { $who }’s hand and finds { $target }
tkds-tale-throw-fails = { $who } throws the { $weapon } at { $target } and misses
    .b = the { $weapon } flies past { $target }, far from where { $who } aimed
tkds-tale-attack-with-two-works = { $who } strikes at { $target } with both weapons and hits
    .b = { $who } comes at { $target } from two sides at once and hits
tkds-tale-attack-with-two-fails = { $who } strikes at { $target } with both weapons and misses
    .b = { $target } fends off both of { $who }’s blades
tkds-tale-trip-fails = { $who } tries to trip { $target }, who stays upright
tkds-tale-push-fails = { $who } throws a shoulder into { $target }, who does not budge
tkds-tale-hold-fails = { $who } grabs at { $target }, who slips away
tkds-tale-disarm-fails = { $who } goes for { $target }’s weapon in vain
tkds-tale-break-free-fails = { $who } struggles, but does not get free
tkds-tale-tear-roots-fails = { $who } tears at the roots, but they still hold { $target }
tkds-tale-surge = { $who } surges forward
tkds-tale-heal = { $who } lays on healing hands
    .b = { $who } heals by touch
tkds-tale-hurl-bolt-works = { $who } hurls a bolt of magic and hits { $target }
    .b = a bolt of magic leaps from { $who }’s hand and strikes { $target }
tkds-tale-hurl-bolt-fails = { $who } hurls a bolt of magic, and { $target } dodges it
    .b = { $who }’s bolt of magic flies past { $target }
tkds-tale-cast-critical-success = { $who } casts { $spell } with all its force
tkds-tale-cast-works = { $who } casts { $spell }
    .b = { $who } speaks the words of { $spell }, and the magic obeys
    .c = { $who } weaves the magic of { $spell }
tkds-tale-cast-partly = { $who } casts { $spell }, but it comes out weak
    .b = { $who } stumbles over the words, and { $spell } is only half of what it should be
tkds-tale-cast-fails = { $who } casts { $spell }, and nothing comes of it
    .b = { $who } reaches for { $spell }, but the magic slips away
tkds-tale-cast-exhausting-works = { $who } casts { $spell } with the last of their strength
tkds-tale-cast-exhausting-partly = { $who } wrings a weak { $spell } from tired hands
tkds-tale-cast-exhausting-fails = { $who } puts everything into { $spell }, in vain
tkds-tale-read-scroll-works = { $who } casts { $spell } from the { $scroll }
tkds-tale-read-scroll-partly = { $who } casts { $spell } from the { $scroll }, but it comes out weak
tkds-tale-read-scroll-fails = { $who } tries to cast { $spell } from the { $scroll }, and nothing comes of it
tkds-tale-check-critical-success = { $who } succeeds brilliantly
    .b = { $who } does it as if it were nothing
tkds-tale-check-works = { $who } tries it and succeeds
    .b = { $who } pulls it off
    .c = it works out for { $who }
tkds-tale-check-fails = { $who } tries it and fails
    .b = { $who } does not manage it
    .c = it does not work out for { $who }
tkds-tale-check-critical-failure = { $who } fails badly
    .b = it goes badly wrong for { $who }
tkds-tale-check-task-critical-success = { $who } tries this: “{ $words }”, and it works better than anybody hoped
tkds-tale-check-task-works = { $who } tries this: “{ $words }”, and it works
    .b = “{ $words }”: { $who } pulls it off
tkds-tale-check-task-fails = { $who } tries this: “{ $words }”, but it does not work
    .b = “{ $words }”: { $who } does not manage it
tkds-tale-check-task-critical-failure = { $who } tries this: “{ $words }”, and it goes badly wrong
tkds-tale-contest-works = { $who } takes on { $other } and wins
    .b = { $other } has to give way to { $who }
tkds-tale-contest-fails = { $who } takes on { $other } and loses
    .b = { $other } is too much for { $who }
tkds-tale-stabilise-works = { $who } gets to { $target } in time
    .b = { $who } stops { $target }’s bleeding
tkds-tale-stabilise-fails = { $who } does everything to save { $target }, but it is not enough
tkds-tale-treat-wounds-works = { $who } cleans and dresses { $target }’s wounds
tkds-tale-treat-wounds-fails = { $who } dresses { $target }’s wounds for ten minutes, to no avail
tkds-tale-treat-poison-works = { $who } treats { $target } for the poison
tkds-tale-treat-poison-fails = { $who } can do nothing about the poison in { $target }
tkds-tale-treat-wounds-self-works = { $who } cleans and dresses their own wounds
tkds-tale-treat-wounds-self-fails = { $who } dresses their own wounds for ten minutes, to no avail
tkds-tale-treat-poison-self-works = { $who } fights the poison in their own blood, and it helps
tkds-tale-treat-poison-self-fails = { $who } can do nothing about the poison in their own blood
tkds-tale-keep-spell-fails = something shakes { $who }’s concentration
tkds-tale-keep-spell-works = something shakes { $who }’s concentration, but not enough
tkds-tale-kindle-fails = { $who } strikes the flint in vain
tkds-tale-use-item-works = { $who } throws the { $item } and hits { $target }
tkds-tale-use-item-fails = { $who } throws the { $item } and misses { $target }
tkds-tale-use-item = { $who } uses the { $item } on { $target }
