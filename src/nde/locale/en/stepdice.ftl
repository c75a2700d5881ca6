# The step-dice games: fixed terms, steps of the reasoning, questions and effects.

## Counted things

count-hearts =
    { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    }
count-wounds =
    { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
nde14-count-wounds =
    { $wounds ->
        [one] { $wounds } heart
       *[other] { $wounds } hearts
    }
count-mana = { $mana } mana
nde14-count-mana =
    { $mana ->
        [one] { $mana } power point
       *[other] { $mana } power points
    }
count-luck =
    { $luck ->
        [one] { $luck } point of luck
       *[other] { $luck } points of luck
    }
count-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }

## Names of things, as on a sheet or in the glossary

word-number = TN
term-heart = Heart
term-mana = Mana
nde14-term-mana = Power point
term-luck = Luck
term-talent = Talent
term-asset = Asset
term-number = Target number
nde14-term-number = Difficulty
term-defence = Defence
term-retaliation = Retaliation
term-cover = Cover
term-wound = Wound
nde14-term-wound = Heart
term-test = Test
term-help = Help
term-advantage = Advantage
term-hindrance = Hindrance
term-clock = Clock
term-armour = Armour token
term-zone = Zone
term-square = Square
term-round = Round
term-turn = Turn
term-action = Action
term-scene = Scene
term-session = Session
term-gm = Game master
term-complication = Complication
term-hero = Hero
term-foe = Foe
term-attribute = Attribute
term-modifier = Modifier
term-move = Move
term-trait = Trait
term-hazard = Hazard
term-chase = Chase
term-morale = Morale
term-alarm = Alarm
term-encounter = Encounter
term-sheet = Character sheet

attribute-strength = Strength
attribute-dexterity = Dexterity
attribute-power = Magic

role-warrior = Warrior
role-rogue = Rogue
role-mage = Mage
role-assault = Assault
role-specialist = Specialist
role-adept = Adept

rank-minion = Minion
rank-elite = Elite
rank-boss = Boss
rank-weak = Weak foe
rank-typical = Typical foe
rank-legendary = Legendary boss
rank-finale = Boss of the finale

tier-trick = Trick
tier-standard = Standard
tier-strong = Strong
tier-great = Great

rung-easy = Easy
rung-normal = Normal
rung-standard = Standard
rung-hard = Hard
rung-very-hard = Very hard
rung-heroic = Heroic
rung-legendary = Legendary

band-close = Close
band-nearby = Nearby
band-far = Far
band-very-far = Very far

level-master = Master
level-trained = Trained
level-novice = Novice
level-unskilled = Unskilled

outcome-complication = complication
outcome-failure = failure
outcome-cost = success with a cost
outcome-success = success
outcome-exceptional = exceptional success

cover-none = no cover
cover-partial = partial cover
cover-full = full cover

attack-melee = melee
attack-ranged = at range
attack-power = by power

clock-alarm = alarm
clock-encounter = encounter
clock-clock = countdown

who-hero = the hero
who-ally = the ally
who-foe = the foe
who-gm = the GM

## Why a die or a number moves

cause-situation = situation
cause-help = help
cause-talent = talent
cause-asset = asset
cause-luck = luck
cause-position = position
cause-preparation = preparation
cause-plan = good plan
cause-tools = tools
cause-surprise = surprise
cause-focus = focus
cause-support = support
cause-cover = cover
cause-darkness = darkness
cause-slippery = slippery ground
cause-pressure = pressure
cause-time-pressure = time pressure
cause-noise = noise
cause-chaos = chaos
cause-distraction = distraction
cause-range = long range
cause-crowd = several foes
cause-targets = several targets
cause-advantage = advantage
cause-hindrance = hindrance
cause-difficulty = difficulty
cause-ladder-end = end of the dice ladder
cause-terrain = difficult terrain

## What hampers or helps for a while

condition-good-position = in a good position
condition-armed = with something to shoot or throw
condition-power-going = with a power at work
condition-power-aimed = a power is coming
condition-held = held
condition-prone = knocked down
condition-blinded = blinded
condition-exposed = exposed
condition-disarmed = disarmed
condition-helped = helped by an ally

## What an exceptional success may bring

benefit-extra = an extra benefit
benefit-benefit = an extra benefit
benefit-wound = one more wound
nde14-benefit-wound = one more heart of damage
benefit-push = the foe is pushed back
benefit-disarm = the foe is disarmed
benefit-position = a better position
benefit-knock-down = the foe is knocked down
benefit-out-of-cover = the foe is driven out of cover
benefit-allies-safe = no friend is hurt
benefit-scale = a larger effect
benefit-refund = part of the price back

## Steps of the reasoning

step-die-raised = die { $old-die } → { $new-die } ({ $cause })
step-die-lowered = die { $old-die } → { $new-die } ({ $cause })
step-die-unmoved = the die stays { $die }: the ladder ends here ({ $cause })
step-number-moved =
    { $steps ->
        [0] { word-number } stays { $new }: one thing makes up for another ({ $cause })
       *[other] { word-number } { $old } → { $new } ({ $cause })
    }
step-cancelled = the die stays { $die }: what helps ({ $up }) and what hinders ({ $down }) cancel out
step-limit-reached = { $cause }: at most { $most } may count here
step-verdict-certain = easier than { word-number } { $number }: almost certain, no roll is needed
step-verdict-impossible = harder than { word-number } { $number }: almost impossible as things stand
step-verdict-stands = settled without a roll: { $outcome }
step-not-tried = { $hero } lets it be: nothing is spent
step-no-stakes = nothing is at stake: { $hero } simply succeeds, without a roll
step-rolled = rolled { $face } on { $die } against { word-number } { $number }: { $outcome }
step-rerolled = luck: rolled { $face } on { $die }, kept { $kept } against { word-number } { $number }: { $outcome }
step-luck-cost = luck: { $hero } turns the failure into a success with a cost
step-asset-success = asset: { $hero } succeeds at a cost, without a roll
step-threshold-moved = threshold { $old }+ → { $new }+ ({ $cause })
step-rolled-six = rolled { $face } against { $threshold }+: { $outcome }
step-modifier-moved = modifier { $old } → { $new } ({ $cause })
step-rolled-two = rolled { $natural } with modifier { $modifier }, total { $total }: { $outcome }
step-paid = { $hero } pays { count-mana }
step-refunded = { $hero } gets { count-mana } back
step-power-failed = { $hero } fails: no effect, and what was paid is lost
step-healed = { $hero } gets { count-hearts } back
step-hit = { $foe } takes { count-wounds } ({ $left } left)
nde14-step-hit = { $foe } loses { count-wounds } ({ $left } left)
step-foe-out = { $foe } is out of the fight
step-foe-held = { $foe } is held in place
step-foes-reached = this power reaches { $count } foes
step-several-aimed = aimed at { $count } foes; the highest of their numbers counts for all: { $number }
step-area-holds =
    { $count ->
        [one] the area holds { $count } foe
       *[other] the area holds { $count } foes; the highest of their numbers counts for all: { $number }
    }
step-caught-in-area = { $hero } stands in the area as well
step-clinging = { $trait } around { $hero }: a test to get away would be a step harder
step-absorbed = { $foe } shrugs the hit off ({ $trait })
step-retaliation = { $foe } strikes back at { $hero }
step-no-retaliation = { $foe } cannot reach { $hero }: no retaliation
step-crowd-near =
    { $count ->
        [one] { $count } minion presses { $hero }: the GM may let that count
       *[other] { $count } minions press { $hero }: the GM may let that count
    }
step-armour-held = { $hero } spends the armour token and loses no heart
step-heart-lost = { $hero } loses a heart ({ $left } left)
step-went-down = { $hero } has no hearts left and goes down
step-died = { $hero } is hurt while down and dies
step-harmless-while-down = { $hero } is down and cannot lose more
step-mana-back = { $hero } gets { count-mana } back
step-luck-set = { $hero } now has { count-luck }
step-help-given = { $hero } gives up the action to help { $ally }
step-raised = { $hero } puts { $ally } back on their feet
step-gear-used = { $hero } uses an item: { $item }
step-moved =
    { $cost ->
        [one] { $who } moves { $cost } square ({ $left } left this turn)
       *[other] { $who } moves { $cost } squares ({ $left } left this turn)
    }
step-band-shifted = distance from { $who } to { $other }: { $band }
step-fight-begun = a fight begins: from now on turns are counted
step-turn-ended =
    { $side ->
        [heroes] round { $round }: it is the heroes’ turn
       *[foes] round { $round }: it is the foes’ turn
    }
step-repeat-at-cost = tried again at a price: “{ $task }”
step-clock-set = the clock “{ $clock }” starts with { count-steps }
step-clock-ticked = the clock “{ $clock }” stands at { $filled } of { $steps }
step-clock-full = the clock “{ $clock }” is full: its consequence comes now

## Questions and their options

ask-verdict-certain = Almost certain: does it succeed without a roll?
ask-verdict-impossible = Almost impossible: does it fail without a roll?
option-accept = yes, no roll
option-roll = no, roll all the same
ask-luck = Rolled { $face }, { $outcome }: spend a point of luck?
option-luck-keep = keep the result
option-luck-reroll = roll again and keep the better
option-luck-bump = add 1 to the result
option-luck-cost = make it a success with a cost
ask-exceptional = Exceptional hit on { $foe }, which can take { $left } more: choose what comes on top
option-exceptional-wound = { benefit-wound }
option-exceptional-extra = an extra benefit
option-exceptional-push = { benefit-push }
option-exceptional-disarm = { benefit-disarm }
option-exceptional-position = { benefit-position }
option-exceptional-knock-down = { benefit-knock-down }
option-exceptional-allies-safe = { benefit-allies-safe }
option-exceptional-out-of-cover = { benefit-out-of-cover }
option-exceptional-refund = { benefit-refund }
ask-power-exceptional = Exceptional success with a power that cost { $cost }: choose what comes on top
option-power-exceptional-scale = { benefit-scale }
option-power-exceptional-benefit = { benefit-benefit }
option-power-exceptional-refund = { benefit-refund }
ask-retaliation = What does the miss cost { $hero }?
option-retaliation-heart = a heart
option-retaliation-complication = another complication
ask-reach = Can { $foe } really reach { $hero }?
option-yes = yes
option-no = no
ask-resist-with = What does { $hero } resist with?
option-resist-with-strength = { attribute-strength }
option-resist-with-dexterity = { attribute-dexterity }
option-resist-with-power = { attribute-power }
ask-armour =
    { $hearts ->
        [one] Spend the armour token rather than a heart? ({ $hearts } heart left)
       *[other] Spend the armour token rather than a heart? ({ $hearts } hearts left)
    }
option-armour-spend = spend the token
option-armour-keep = keep it and lose the heart

roll-any = roll { $die }
roll-test = { $who }: roll { $die } for the test
roll-reroll = { $who }: roll { $die } again

## Effects

effect-hearts-lost = { $hero } loses { count-hearts }
effect-died = { $hero } dies
effect-armour-spent = { $hero } spends the armour token
effect-hearts-healed = { $hero } gets { count-hearts } back
effect-raised-up = { $hero } is up again with { count-hearts }
effect-mana-spent = { $hero } spends { count-mana }
effect-mana-gained = { $hero } gets { count-mana } back
effect-luck-spent =
    { $use ->
        [reroll] { $hero } spends a point of luck to roll again
        [bump] { $hero } spends a point of luck to improve the roll
       *[cost] { $hero } spends a point of luck for a success with a cost
    }
effect-luck-set = { $hero } now has { count-luck }
effect-wounded = { $foe } takes { count-wounds }
nde14-effect-wounded = { $foe } loses { count-wounds }
effect-hit-absorbed = { $foe } shrugs the hit off ({ $trait })
effect-complication-due =
    { $kind ->
        [complication] a complication for { $hero }
        [consequence] a consequence for { $hero }
        [crowd] the crowd causes { $hero } another complication
       *[cost] a cost for { $hero }
    }
effect-benefit-due = a benefit for { $hero }: { $benefit }
effect-help-given = { $hero } helps { $ally }
effect-help-used = { $hero } has used the help
effect-action-spent = { $who } has used the action of this turn
effect-moved = { $who } moves to { $square }
effect-band-shifted = distance from { $who } to { $other }: { $band }
effect-condition-set =
    { $condition-until ->
        [used] { $who }: { $condition }, for one test
        [round] { $who }: { $condition }, until the end of the round
        [next-round] { $who }: { $condition }, until the end of the next round
       *[scene] { $who }: { $condition }, until the end of the scene
    }
effect-condition-ended = { $who }: no longer { $key }
effect-asset-used = { $hero } uses an asset
effect-test-failed = “{ $task }” has failed: { $hero } cannot simply try it again
effect-fight-begun = a fight begins
effect-turn-ended = the turn ends
effect-scene-ended = the scene ends
effect-clock-set = the clock “{ $clock }” starts with { count-steps }
effect-clock-ticked = the clock “{ $clock }” moves by { $by }
effect-foe-fled = { $foe } leaves the fight
effect-foe-joined = { $foe } joins the fight
