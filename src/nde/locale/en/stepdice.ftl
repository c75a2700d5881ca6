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
rank-finale = Finale boss

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
attack-power = with a power
nde12-attack-power = with magic

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
    .so = is in a good position
condition-armed = armed for a shot or a throw
    .so = is armed for a shot or a throw
condition-power-going = keeping a power at work
    .so = keeps a power at work
nde12-condition-power-going = keeping magic at work
    .so = keeps magic at work
condition-power-aimed = the target of a power
    .so = is the target of a power
nde12-condition-power-aimed = the target of magic
    .so = is the target of magic
condition-held = held
    .so = is held
condition-prone = knocked down
    .so = is knocked down
condition-blinded = blinded
    .so = is blinded
condition-exposed = without cover
    .so = stands without cover
condition-disarmed = disarmed
    .so = is disarmed
condition-helped = helped by an ally
    .so = is helped by an ally

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
benefit-longer = it lasts a round longer
benefit-scale = a larger effect
benefit-refund = part of the cost back

## Steps of the reasoning

step-die-raised = die { $old-die } → { $new-die } ({ $cause })
step-die-lowered = die { $old-die } → { $new-die } ({ $cause })
step-die-unmoved = the die stays { $die }: the ladder ends here ({ $cause })
step-number-moved =
    { $steps ->
        [0] { word-number } stays { $new }: the changes cancel out ({ $cause })
       *[other] { word-number } { $old } → { $new } ({ $cause })
    }
step-cancelled = the die stays { $die }: what helps ({ $up }) and what hinders ({ $down }) cancel out
step-limit-reached = no more than { $most } may count here ({ $cause })
step-verdict-certain = easier than { word-number } { $number }: almost certain, no roll is needed
step-verdict-impossible = harder than { word-number } { $number }: almost impossible as things stand
step-verdict-stands = settled without a roll: { $outcome }
step-not-tried = { $hero } does not try what is almost impossible: nothing is spent
given-verdict-impossible = almost impossible
given-verdict-certain = almost certain
step-no-stakes = nothing is at stake, so { $hero } needs no roll
step-rolled = { $hero } rolled { $face } on { $die } against { word-number } { $number }: { $outcome }
step-rerolled = luck buys { $hero } a second roll: { $face } on { $die }, and { $kept } counts against { word-number } { $number }, { $outcome }
    .told = luck buys a second roll
step-luck-cost = luck turns the failure into a success with a cost for { $hero }
    .told = luck comes to { $hero }’s aid
step-luck-cost-all = luck comes to the aid of { $ally } and { $hero }
step-asset-success = an asset lets { $hero } succeed at a cost, without a roll
step-threshold-moved = threshold { $old }+ → { $new }+ ({ $cause })
step-rolled-six = { $hero } rolled { $face } against { $threshold }+: { $outcome }
step-modifier-moved = modifier { $old } → { $new } ({ $cause })
step-rolled-two = { $hero }’s dice show { $natural }, with modifier { $modifier } that makes { $total }: { $outcome }
step-paid = { $hero } pays { count-mana }
step-refunded = { $hero } gets { count-mana } of the cost back
step-power-failed = { $hero } fails: there is no effect, and what was paid is lost
step-power-begun =
    { $is-fight ->
        [yes] the effect lasts until the end of the next round
       *[no] the effect holds for now
    }
step-healed = { $hero } regains { count-hearts }
step-healed-all = { $ally } and { $hero } each regain { count-hearts }
step-hit =
    { $left ->
        [0] { $foe } is out of the fight
       *[other] { $foe } takes { count-wounds } and can take { $left } more
    }
    .after-deed =
        { $left ->
            [0] : out of the fight
           *[other] : { count-wounds }, { $left } to go
        }
step-hit-all =
    { $left ->
        [0] { $ally } and { $foe } are out of the fight
       *[other] { $ally } and { $foe } each take { count-wounds } and can take { $left } more
    }
nde14-step-hit =
    { $left ->
        [0] { $foe } is out of the fight
       *[other] { $foe } loses { count-wounds } and has { $left } left
    }
    .after-deed =
        { $left ->
            [0] : out of the fight
           *[other] : { count-wounds } lost, { $left } left
        }
nde14-step-hit-all =
    { $left ->
        [0] { $ally } and { $foe } are out of the fight
       *[other] { $ally } and { $foe } each lose { count-wounds } and have { $left } left
    }
step-hit-kept = { $foe } takes { count-wounds } and fights on
    .after-deed = : { count-wounds }
nde14-step-hit-kept = { $foe } loses { count-wounds } and fights on
    .after-deed = : { count-wounds } lost
step-foe-out = { $foe } is out of the fight
step-foe-held = { $foe } is held in place
    .after-deed = and does not let go
step-boon =
    { $boon ->
        [push] the blow has such force that { $foe } cannot stand firm
        [disarm] { $foe } is disarmed until the end of the next round
        [knock-down] { $foe } is knocked to the ground
        [out-of-cover] { $foe } is driven out of cover
        [position] { $hero } ends up in a better position
        [allies-safe] no friend is hurt
        [longer] the hold lasts a round longer
       *[other] { $hero } gets something more out of it
    }
step-foes-reached = this power reaches { $count } foes
step-several-aimed = aimed at { $count } foes; the highest of their numbers counts for all: { $number }
step-area-holds =
    { $count ->
        [one] the area holds { $count } foe
       *[other] the area holds { $count } foes; the highest of their numbers counts for all: { $number }
    }
step-caught-in-area = { $hero } is caught in it too
step-caught-in-area-all = { $ally } and { $hero } are caught in it too
step-clinging = the { $trait } clings to { $hero }: a test to get away would be a step harder
step-absorbed = { $foe } shrugs off the hit thanks to “{ $trait }”
    .after-deed = , but “{ $trait }” takes the hit
step-retaliation = { $foe } strikes back
    .after-deed = ; { $foe } strikes back
step-no-retaliation = { $foe } cannot reach { $hero }, so nothing comes back
step-crowd-near =
    { $count ->
        [one] { $count } minion presses { $hero }: the GM may let that count
       *[other] { $count } minions press { $hero }: the GM may let that count
    }
step-armour-held = the armour takes it: { $hero } spends the armour token and loses no heart
step-heart-lost =
    { $left ->
        [0] { $hero } loses the last heart and goes down
       *[other] { $hero } loses a heart and has { $left } left
    }
    .after-deed =
        { $left ->
            [0] : the last heart is gone, and { $hero } goes down
           *[other] : a heart lost, { $left } left
        }
    .after-retaliation =
        { $left ->
            [0] , and { $hero } loses the last heart and goes down
           *[other] , and { $hero } loses a heart: { $left } left
        }
step-heart-lost-all =
    { $left ->
        [0] { $ally } and { $hero } lose their last heart and go down
       *[other] { $ally } and { $hero } each lose a heart and have { $left } left
    }
step-went-down = { $hero } has no hearts left and goes down
step-died = { $hero } is hurt while down and dies
step-harmless-while-down = { $hero } is already down and loses nothing more
step-mana-back = { $hero } regains { count-mana }
step-mana-back-all = { $ally } and { $hero } each regain { count-mana }
step-luck-set = { $hero } now has { count-luck }
step-luck-set-all = { $ally } and { $hero } each have { count-luck } now
step-help-given = { $hero } gives up the action to help { $ally }
step-raised = { $hero } helps { $ally } back up
step-gear-used = { $hero } uses an item
step-moved =
    { $cost ->
        [one] { $who } moves { $cost } square ({ $left } left this turn)
       *[other] { $who } moves { $cost } squares ({ $left } left this turn)
    }
step-band-shifted =
    { $apart ->
        [close] { $other } is now within arm’s reach
        [nearby] { $other } is now a few steps away
        [far] { $other } is now some way off
        [very-far] { $other } is now a long way off
       *[other] the distance from { $who } to { $other } is now “{ $band }”
    }
step-fight-begun = a fight begins
    .b = it comes to blows
    .c = weapons are drawn: a fight begins
step-turn-ended =
    { $side ->
        [heroes] it is the heroes’ turn
       *[foes] it is the foes’ turn
    }
step-scene-ended =
    { $is-fight ->
        [yes] the fight is over
       *[no] the scene is over
    }
step-fight-broken-off = the fight is broken off undecided: nothing comes back for it yet
step-repeat-at-cost = “{ $task }” is tried again, at a price
step-clock-set = the clock “{ $clock }” starts with { count-steps }
step-clock-ticked = the clock “{ $clock }” stands at { $filled } of { $steps }
step-clock-full = the clock “{ $clock }” is full: what it threatened happens now

## Questions and their options

ask-verdict-certain = Almost certain: does it succeed without a roll?
ask-verdict-impossible = Almost impossible: does it fail without a roll?
option-accept = yes, no roll
option-roll = no, roll anyway
ask-luck = Rolled { $face }, { $outcome }: spend a point of luck?
option-luck-keep = keep the result
option-luck-reroll = roll again and keep the better
option-luck-bump = add 1 to the result
option-luck-cost = make it a success with a cost
ask-exceptional = An exceptional hit on { $foe }, which can take { $left } more: choose a bonus
ask-exceptional-kept = An exceptional hit on { $foe }: choose a bonus
option-exceptional-wound = { benefit-wound }
option-exceptional-extra = an extra benefit
option-exceptional-push = { benefit-push }
option-exceptional-disarm = { benefit-disarm }
option-exceptional-position = { benefit-position }
option-exceptional-knock-down = { benefit-knock-down }
option-exceptional-allies-safe = { benefit-allies-safe }
option-exceptional-longer = { benefit-longer }
option-exceptional-out-of-cover = { benefit-out-of-cover }
option-exceptional-refund = { benefit-refund }
ask-power-exceptional = Exceptional success with a power that cost { $cost }: choose a bonus
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
        [0] Spend the armour token? Without it this blow kills.
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
effect-hearts-healed = { $hero } regains { count-hearts }
effect-raised-up = { $hero } stands again with { count-hearts }
effect-mana-spent = { $hero } spends { count-mana }
    .then = that costs { count-mana }
effect-mana-gained = { $hero } regains { count-mana }
effect-luck-spent =
    { $use ->
        [reroll] { $hero } spends a point of luck to roll again
        [bump] { $hero } spends a point of luck to improve the roll
       *[cost] { $hero } spends a point of luck for a success with a cost
    }
effect-luck-set = { $hero } now has { count-luck }
effect-wounded = { $foe } takes { count-wounds }
nde14-effect-wounded = { $foe } loses { count-wounds }
effect-hit-absorbed = { $foe } shrugs off the hit thanks to “{ $trait }”
effect-complication-due =
    { $kind ->
        [complication] { $hero } runs into a complication
        [consequence] { $hero } has to face the consequences
        [crowd] the press of foes brings { $hero } one more complication
       *[cost] { $hero } pays a price for it
    }
    .then =
    { $kind ->
        [complication] that means trouble
        [consequence] this will have consequences
        [crowd] the press of foes brings one more complication
       *[cost] the price is still to come
    }
effect-complication-due-all =
    { $kind ->
        [complication] { $ally } and { $hero } run into trouble
        [consequence] { $ally } and { $hero } have to face the consequences
        [crowd] the press of foes brings { $ally } and { $hero } more trouble
       *[cost] { $ally } and { $hero } pay a price for it
    }
effect-benefit-due = { $hero } gets more out of it: { $benefit }
    .then = there is more: { $benefit }
effect-help-given = { $hero } helps { $ally }
effect-help-used = { $hero } has used the help
effect-action-spent = { $who } has used this turn’s action
effect-moved = { $who } moves to { $square }
effect-band-shifted = the distance from { $who } to { $other } is now “{ $band }”
effect-condition-set =
    { $condition-until ->
        [used] { $who } { $condition-so } for one test
        [round] { $who } { $condition-so } until the end of the round
        [next-round] { $who } { $condition-so } until the end of the next round
        [later-round] { $who } { $condition-so } until the end of the round after the next
       *[scene] { $who } { $condition-so } until the end of the scene
    }
effect-condition-ended = { $who } is no longer { $key }
effect-asset-used = { $hero } draws on an asset
effect-test-failed = “{ $task }” has failed, and { $hero } cannot simply try it again
effect-fight-begun = a fight begins
effect-turn-ended = the turn ends
effect-scene-ended = the scene is over
effect-clock-set = the clock “{ $clock }” starts with { count-steps }
effect-clock-ticked =
    { $by ->
        [one] the clock “{ $clock }” moves { $by } step
       *[other] the clock “{ $clock }” moves { $by } steps
    }
effect-foe-fled = { $foe } turns and runs
effect-foe-joined = { $foe } joins the fight
