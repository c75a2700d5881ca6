# The step-dice games: sentences of the tale, one for what was done and how it came out.

word-power = power
nde12-word-power = magic

nde12-tale-roll =
    { $is-beyond ->
        [yes] ({ $face } on { $die } against { $number }: only { $needed } works)
       *[no] ({ $face } on { $die }, needed { $needed })
    }
nde14-tale-roll =
    { $is-beyond ->
        [yes] ({ $face } on { $die } against { $number }: only { $needed } works)
       *[no] ({ $face } on { $die }, needed { $needed })
    }

## Attacks

tale-melee-success = { $who } lands a blow on { $foe }
    .b = { $who } gets through { $foe }’s guard
    .c = { $who } strikes { $foe } hard
    .d = { $who } meets { $foe } with a blow that tells
tale-melee-cost = at a price, { $who } hits { $foe }
tale-melee-exceptional = { $who } catches { $foe } with a perfect blow
    .b = { $who } strikes { $foe } with full force
    .c = { $who } finds the one gap in { $foe }’s guard
tale-melee-fails = { $who } swings at { $foe } and misses
    .b = { $foe } turns { $who }’s blow aside
    .c = { $who } strikes at { $foe } and hits nothing
tale-ranged-success = { $who } takes aim and hits { $foe }
    .b = { $who }’s shot finds { $foe }
    .c = { $who } hits { $foe } from afar
tale-ranged-cost = at a price, { $who } hits { $foe } from afar
tale-ranged-exceptional = { $who } hits { $foe } squarely from afar
    .b = { $who }’s shot could not be better and finds { $foe }
tale-ranged-fails = { $who } takes aim at { $foe } and misses
    .b = { $who }’s shot goes wide of { $foe }
    .c = { $foe } ducks, and { $who }’s shot is lost
tale-power-strike-success = { $who }’s { word-power } strikes { $foe }
    .b = { $who } reaches out, and { word-power } hits { $foe }
    .c = { $foe } is struck by { $who }’s { word-power }
tale-power-strike-cost = at a price, { $who }’s { word-power } strikes { $foe }
tale-power-strike-exceptional = { $who }’s { word-power } strikes { $foe } with full force
    .b = { $who }’s { word-power } breaks over { $foe } like a wave
tale-power-strike-fails = { $who }’s { word-power } misses { $foe }
    .b = { $who } reaches for { word-power }, and { $foe } stands untouched
tale-power-hold-works = { $who }’s { word-power } closes around { $foe }
    .b = { $who } roots { $foe } to the spot with { word-power }
tale-power-hold-fails = { $who }’s { word-power } slides off { $foe }
tale-power-area-works = { $who }’s { word-power } bursts around { $foe }
    .b = { $who } lets { word-power } loose on { $foe } and everyone nearby
tale-power-area-partly = { $who }’s { word-power } bursts around { $foe }
    .b = { $who } lets { word-power } loose on { $foe } and everyone nearby
tale-power-area-fails = { $who }’s { word-power } bursts beside { $foe } and does no harm

## Trying

tale-test-success = { $who } tries it with { $attribute } and succeeds
    .b = { $who } relies on { $attribute }, and it works
tale-test-cost = { $who } tries it with { $attribute } and just about succeeds
tale-test-exceptional = { $who } tries it with { $attribute } and succeeds brilliantly
tale-test-fails = { $who } tries it with { $attribute } and fails
    .b = { $who } relies on { $attribute }, and it is not enough
tale-test-task-success = “{ $task }”: { $who } manages it
    .b = “{ $task }” – and { $who } pulls it off
    .c = “{ $task }”: { $who } sets about it, and it works
tale-test-task-cost = “{ $task }”: { $who } just about manages it
tale-test-task-exceptional = “{ $task }”: { $who } could not have done it better
    .b = “{ $task }” – { $who } makes it look easy
tale-test-task-fails = “{ $task }”: { $who } does not manage it
    .b = “{ $task }” – { $who } tries, and it comes to nothing
tale-power-works = { $who }’s { word-power } takes effect
    .b = { $who } calls on { word-power }, and it answers
tale-power-fails = { $who }’s { word-power } comes to nothing
    .b = { $who } calls on { word-power }, and nothing happens
tale-power-task-works = “{ $task }”: { $who }’s { word-power } brings it about
    .b = “{ $task }” – { $who } calls on { word-power }, and so it happens
tale-power-task-fails = “{ $task }”: { $who }’s { word-power } is not up to it
tale-sneak-works = { $who } slips past unseen
    .b = { $who } moves from shadow to shadow, and nobody notices
tale-sneak-fails = { $who } tries to slip past and is noticed
tale-investigate-works = { $who } searches and finds a clue
tale-investigate-fails = { $who } searches and finds nothing
tale-parley-works = { $who } argues the case well
tale-parley-fails = { $who } argues, and the words fall flat
tale-calm-alarm-works = { $who } calms things down
tale-calm-alarm-fails = { $who } tries to calm things down and makes them worse
tale-run-chase-works = { $who } gains ground in the chase
tale-run-chase-partly = { $who } keeps the distance in the chase
tale-run-chase-fails = { $who } loses ground in the chase
tale-shove-works = { $who } throws their full weight against { $foe }
tale-shove-fails = { $who } throws their full weight against { $foe }, in vain
tale-disable-hazard-fails = { $who } cannot disable the hazard “{ $hazard }”
tale-counter-power-works = { $who } evades the { word-power }
tale-counter-power-fails = { $who } cannot evade the { word-power }

## Helping, using, moving

tale-heal-works = { $who }’s { word-power } mends { $heals }
tale-heal-fails = { $who } tries to heal { $heals }, in vain
tale-heal-self-works = { $who } heals their own wounds with { word-power }
tale-heal-self-fails = { $who } tries to heal their own wounds, in vain
tale-raise = { $who } helps { $ally } up
tale-gear = { $who } puts the { $item } to use
tale-approach = { $who } comes closer
tale-withdraw = { $who } backs away

## What foes and the world do

tale-foe-strike-success = { $foe } attacks { $hero }, who fends it off
    .b = { $hero } holds { $foe } at bay
    .c = { $foe } lunges, but { $hero } is quicker
tale-foe-strike-cost = { $hero } just about holds { $foe } at bay
tale-foe-strike-exceptional = { $hero } fends { $foe } off with ease
tale-foe-strike-fails = { $foe } attacks { $hero } and gets through
    .b = { $foe } breaks through { $hero }’s guard
    .c = { $foe } falls upon { $hero }, who is too slow
nde12-tale-fall = { $hero } falls from a height
nde14-tale-fall = { $hero } falls from a height
tale-safe-rest = the party rests in safety
