# What the companion books add: stat blocks, traits, moves, hazards, tables and their procedures.

## Refusals

error-companion-unreadable = the companion file is not valid: { $text }; fix it there
error-companion-unknown-name = “{ $name }” is not known here; use one of: { $allowed }
error-companion-out-of-range = { $value } does not fit for “{ $what }”; use { $least } to { $most }
error-companion-not-six = { $count } different entries do not make a table; write exactly { $least }
error-companion-nothing-happens = “{ $name }” has nothing to do; give it an effect that fits its test
error-no-such-move = { $foe } has no move “{ $move }”; use one of: { $allowed }
error-move-is-spent = { $foe } has used the move “{ $move }” up; choose another
error-no-target = no target is given; name at least one hero
error-too-many-targets = { $count } heroes are too many for the move “{ $move }”; name { $most } at most
error-targets-apart = the heroes aimed at do not stand together; name those who share one area
error-no-ally = the move “{ $move }” is for an ally who can still fight; name one of: { $allowed }
error-no-such-trait = { $foe } has no trait “{ $trait }”; use one of: { $allowed }
error-trait-is-spent = { $foe }’s trait “{ $trait }” no longer counts in this scene; choose another
error-no-such-hazard = “{ $hazard }” is not a hazard of this game; use one of: { $allowed }
error-hazard-is-off = the hazard “{ $hazard }” is already disabled; choose something else
error-hazard-not-here = the hazard “{ $hazard }” is not in this scene; place it first
error-one-target-only = the hazard “{ $hazard }” acts on one hero at a time; name only one
error-needs-tools = the hazard “{ $hazard }” can only be disabled with tools; get some or try another way
error-wrong-attribute = “{ $attribute }” does not help here; use one of: { $allowed }
error-nobody-wavers = no foe is left who could waver; name foes that are still in the fight
error-no-such-cause = “{ $cause }” does not bear on morale; use one of: { $allowed }
error-no-chase = nobody is being chased; start a chase first
error-other-die-missing = both sides roll in this chase; say the other side’s die too
error-no-alarm = there is no alarm that could be calmed; do something else
error-shove-too-far = “{ $squares }” is not how far a shove goes; use { $least } to { $most }
error-no-such-encounters = the books have no encounters for “{ $name }”; use one of: { $allowed }
error-no-more-waves = no more waves come in this scene ({ $most } at most); bring in foes another way
error-wrong-heroes = “{ $heroes }” is not a number of heroes; use 1 or more

## Roles of foes

role-brute = Brute
role-skirmisher = Skirmisher
role-artillery = Artillery
role-controller = Controller
role-support = Support

## Stat blocks

block-bruiser = Bruiser
block-prowler = Prowler
block-slinger = Slinger
block-snarer = Snarer
block-drummer = Drummer
block-bulwark = Bulwark
block-duelist = Duelist
block-marksman = Marksman
block-binder = Binder
block-sergeant = Sergeant
block-commander = Commander
block-colossus = Colossus
block-hunter = Hunter
block-tactician = Tactician
block-marsh-rats = Marsh rat swarm
block-bog-wolf = Bog wolf
block-stone-warden = Stone warden
block-ash-wisp = Ash wisp
block-bell-abbot = Bell abbot
block-toll-knight = Toll knight
block-hill-that-walks = Walking hill
block-bone-walker = Bone walker
block-grave-light = Grave light
block-cave-bear = Cave bear
block-barrow-guard = Barrow guard
block-marsh-wyrm = Marsh wyrm
block-drowned-king = Drowned king
block-ford-captain = Ford captain
block-mill-giant = Mill giant
block-fog-mother = Fog mother

## How they fight

tactics-rush = goes straight at the nearest hero and does not let go
tactics-flank = circles round and strikes at whoever stands apart
tactics-keep-away = keeps its distance and shoots from cover
tactics-pin-down = holds the heroes where its side wants them
tactics-raise-spirits = stays behind and makes the others stronger
tactics-stand-ground = bars the way and leaves its post for nobody
tactics-lead-from-behind = sends others forward and steps in when they fail
tactics-hunt-the-lone = waits until a hero is alone

## Traits

trait-natural-cover = natural cover
trait-light-armour = light armour
trait-heavy-armour = heavy armour
trait-tough = tough
trait-fast = fast
trait-jumper = jumper
trait-flying = flying
trait-scout = keen eyes
trait-sentries = posted sentries
trait-swarm = swarm
trait-resistance-melee = resists blows
trait-resistance-ranged = resists missiles
trait-resistance-power = resists powers
nde12-trait-resistance-power = resists magic
trait-resistance-fire = resists fire
trait-resistance-frost = resists frost
trait-resistance-light = resists light
trait-resistance-noise = resists noise
trait-vulnerability-melee = vulnerable to blows
trait-vulnerability-ranged = vulnerable to missiles
trait-vulnerability-power = vulnerable to powers
nde12-trait-vulnerability-power = vulnerable to magic
trait-vulnerability-fire = vulnerable to fire
trait-vulnerability-frost = vulnerable to frost
trait-vulnerability-light = vulnerable to light
trait-vulnerability-noise = vulnerable to noise

## Why a die or a number moves

cause-natural-cover = natural cover
cause-heavy-armour = heavy armour
cause-tough = stands firm
cause-scout = keen eyes
cause-sentries = posted sentries
cause-swarm = swarm
cause-vulnerability-melee = vulnerable to blows
cause-vulnerability-ranged = vulnerable to missiles
cause-vulnerability-power = vulnerable to powers
nde12-cause-vulnerability-power = vulnerable to magic
cause-vulnerability-fire = vulnerable to fire
cause-vulnerability-frost = vulnerable to frost
cause-vulnerability-light = vulnerable to light
cause-vulnerability-noise = vulnerable to noise
cause-bolstered = spurred on
cause-screened = behind a barrier
cause-held = held
cause-blinded = blinded
cause-bad-position = bad position
cause-opening = an ally’s opening
cause-upper-hand = upper hand
cause-boss-near = boss nearby
cause-fear = fear
cause-cut-off = cut off

## What hampers or helps for a while

condition-slipping = slipping through
    .so = slips through
condition-mired = mired
    .so = is mired
condition-bolstered = spurred on
    .so = is spurred on
condition-screened = behind a barrier
    .so = stands behind a barrier
condition-bad-position = in a bad position
    .so = is in a bad position
condition-opening = given an opening
    .so = is given an opening
condition-to-hide = in hiding
    .so = is in hiding
condition-to-negotiate = ready to talk
    .so = is ready to talk
condition-spent-bolster = done spurring others on
    .so = is done spurring others on

## Moves, and when they fit

move-press = Press hard
move-drive-back = Drive back
move-break-cover = Break cover
move-slip = Slip through
move-volley = Volley
move-anchor = Anchor
move-bolster = Spur on
move-summon = Call for help
move-barrier = Barrier
move-shockwave = Shock wave
move-danger-zone = Danger zone

trigger-hero-close = a hero is within reach
trigger-hero-covered = a hero is behind cover
trigger-hemmed-in = it is hemmed in
trigger-heroes-grouped = heroes stand together
trigger-heroes-near = heroes are near
trigger-ally-threatened = an ally is in danger
trigger-outnumbered = its side is outnumbered
trigger-under-fire = its side is being shot at
trigger-foes-turn = on the foes’ turn
trigger-stepped-on = somebody steps on it
trigger-turn-begun = somebody begins a turn in it
trigger-entered = somebody enters it or stays in it
trigger-noise = somebody makes a noise

## Hazards

hazard-turret = Turret
hazard-snap-trap = Snap trap
hazard-repulsion-field = Repulsion field
hazard-gas = Gas
hazard-tripwire = Tripwire
hazard-alarm = Alarm
hazard-falling-stones = Falling stones

## The tables of a d6

kind-lost-time = time is lost, and the foes gain by it
kind-revealed = somebody notices, an alarm is raised
kind-price = a heart or a resource is gone
kind-bad-position = the position is bad now
kind-gear-trouble = a piece of gear is lost or jams
kind-new-threat = a new threat turns up

benefit-faster = it is done faster
benefit-quieter = it is done quietly
benefit-free = it costs nothing
benefit-bigger = the effect is bigger
benefit-allies-placed = the allies are better placed now
benefit-ally-opening = an ally’s next roll is a step easier
benefit-extra-clue = there is an extra clue

## The encounter generator

kind-bring-out = bring somebody out alive
kind-take-first = take a thing before others do
kind-hold-out = hold out until help arrives
kind-get-across = get to the other side
kind-stop-rite = stop what is being done here
kind-learn-truth = find out what really happened
kind-narrow-bridge = a narrow bridge over a long drop
kind-flooded-hall = a hall under knee-deep water
kind-steep-roofs = steep roofs in the rain
kind-burning-store = a burning storehouse
kind-tall-reeds = reeds taller than a rider
kind-stair-tower = a tower with one winding stair
kind-pack = a pack of minions
kind-guarded-elite = an elite with guards
kind-shooters-above = shooters above the way
kind-hurried-boss = a boss in a hurry
kind-two-rivals = two rivals who share a goal
kind-thing-below = something that waits below
kind-high-ground = they hold the high ground
kind-help-coming = more of them are on the way
kind-captive = they hold a captive
kind-own-ground = they know every corner
kind-darkness = it is dark, and they see well
kind-trap-laid = they have laid a trap
kind-unseen = nobody has seen the heroes yet
kind-friend-inside = a friend is among the foes
kind-good-map = the heroes have a good map
kind-foes-divided = the foes are at odds
kind-weather = the weather is on the heroes’ side
kind-loose-beam = one loose beam holds it all up

## Steps of the reasoning

step-move-used =
    { $does ->
        [press] { $foe } presses { $hero } hard
        [drive-back] { $foe } tries to drive { $hero } back
        [break-cover] { $foe } goes for the cover in front of { $hero }
        [slip] { $foe } slips through the fray
        [volley] { $foe } lets fly a volley at { $hero }
        [anchor] { $foe } pins { $hero } to the spot
        [bolster] { $foe } spurs { $ally } on
        [summon] { $foe } calls for help
        [barrier] { $foe } throws up a barrier
        [shockwave] { $foe } sends a shock wave at { $hero }
        [danger-zone] { $foe } makes the ground around { $hero } deadly
       *[other] { $foe } uses the move “{ $move }”
    }
step-trait-spent = { $foe }’s trait “{ $trait }” no longer counts
step-hazard-set = the hazard “{ $hazard }” is set
step-hazard-sprung =
    { $does ->
        [turret] the turret fires at { $hero }
        [snap-trap] a snap trap closes on { $hero }
        [repulsion-field] the repulsion field surges against { $hero }
        [gas] gas billows around { $hero }
        [tripwire] a tripwire snaps in front of { $hero }
        [alarm] the alarm goes off around { $hero }
        [falling-stones] stones come down on { $hero }
       *[other] the hazard “{ $hazard }” goes off
    }
step-hazard-off = { $hero } disables the hazard “{ $hazard }”
step-unscathed =
    { $count ->
        [one] { $hero } comes away unharmed
       *[other] { $hero } come away unharmed
    }
step-morale =
    { $result ->
        [withdraw] the foes lose heart and give way
        [hold] the foes waver, but they hold
       *[press] the foes grow fiercer and press on
    } { $shift ->
        [0] ({ $face } rolled)
       *[other] ({ $face } rolled, { $total } in all)
    }
step-morale-due = the foes waver after { $foe } was hit: a morale check is due
step-gave-way =
    { $way ->
        [flee] { $count ->
            [one] { $foe } turns and runs
           *[other] { $foe } turn and run
        }
        [hide] { $count ->
            [one] { $foe } slips into hiding
           *[other] { $foe } slip into hiding
        }
       *[negotiate] { $count ->
            [one] { $foe } wants to talk
           *[other] { $foe } want to talk
        }
    }
step-phase = { $foe } enters phase { $phase }: a new move, other terrain or more pressure
step-complication-rolled = trouble for { $hero }: { $kind } ({ $face } rolled)
step-benefit-rolled = { $hero } gains an edge: { $benefit } ({ $face } rolled)
step-chase-begun = a chase begins at distance { $distance }; at { $away } the runner gets away
step-chase-moved = the distance of the chase is now { $distance }, and at { $away } the runner gets away
step-pushed =
    { $squares ->
        [0] { $who } has no room to give way
        [one] { $who } is pushed back { $squares } square
       *[other] { $who } is pushed back { $squares } squares
    }
step-pushed-band = { $who } is driven away, and the distance is now “{ $band }”
step-move-due = { $hero } has to leave that spot
step-move-due-all = { $ally } and { $hero } have to leave that spot
step-foe-mended = { $foe } recovers { count-wounds }
nde14-step-foe-mended = { $foe } recovers { count-wounds }
step-foe-mended-kept = { $foe } recovers
step-foes-joined =
    { $count ->
        [one] { $count } more foe joins the fight
       *[other] { $count } more foes join the fight
    }
step-condition-set =
    { $state ->
        [held] { $who } is held fast
        [prone] { $who } is knocked to the ground
        [blinded] { $who } is blinded
        [exposed] { $who } is left without cover
        [mired] { $who } is mired and gets away only with effort
        [slipping] nobody can hem { $who } in for now
        [bolstered] { $who } fights with new heart
        [screened] { $who } is behind the barrier
        [bad-position] { $who } is left in a bad position
        [opening] { $who } has an opening
       *[other] { $who } is now { $condition }
    }
step-screened = its whole side is now behind it
step-alarm-rang =
    { $result ->
        [patrol] the alarm is raised, and a patrol arrives
       *[lockdown] the alarm is raised, and everything is locked down
    }
step-power-sustained = { $hero } keeps the power going
nde12-step-power-sustained = { $hero } keeps the magic going
step-encounter-line =
    { $line ->
        [goal] goal ({ $face }): { $kind }
        [terrain] terrain ({ $face }): { $kind }
        [opposition] opposition ({ $face }): { $kind }
        [foe-edge] the foes’ edge ({ $face }): { $kind }
       *[hero-edge] the heroes’ edge ({ $face }): { $kind }
    }

## Questions and their options

ask-deed = What does it do?
option-deed-lose-heart = a heart is lost
option-deed-push-1 = a push of 1 square
option-deed-push-2 = a push of 2 squares
option-deed-prone = knocked down
option-deed-held = held
option-deed-blinded = blinded
option-deed-bolster = an ally is harder to hit
option-deed-mend = an ally recovers
option-deed-summon-minion = minions come
option-deed-summon-elite = an elite comes
ask-swarm = Does { $foe } strike { $hero } as well?
ask-disable-with = What is the hazard disabled with?
option-disable-with-strength = { attribute-strength }
option-disable-with-dexterity = { attribute-dexterity }
option-disable-with-power = { attribute-power }
ask-give-way = How do the foes give way?
option-give-way-flee = they flee
option-give-way-hide = they hide
option-give-way-negotiate = they want to talk
ask-price = What does it cost { $hero }?
option-price-heart = a heart
option-price-mana = a point of mana
nde14-option-price-mana = a power point
option-price-other = something else
ask-alarm-full = The alarm is full: what comes?
option-alarm-full-patrol = a patrol
option-alarm-full-lockdown = everything is locked down

roll-morale = roll { $die } for the foes’ morale
roll-complication = roll { $die } for the complication
roll-benefit = roll { $die } for the benefit
roll-encounter = roll { $die } for the kind of encounter
roll-encounter-block = roll { $die } for the stat block
roll-encounter-hazard = roll { $die } for the hazard
roll-chase-other = roll { $die } for the other side of the chase
roll-generate-goal = roll { $die } for the goal
roll-generate-terrain = roll { $die } for the terrain
roll-generate-opposition = roll { $die } for the opposition
roll-generate-foe-edge = roll { $die } for the foes’ edge
roll-generate-hero-edge = roll { $die } for the heroes’ edge

## Effects

effect-pushed-back =
    { $squares ->
        [one] { $who } is pushed back { $squares } square
       *[other] { $who } is pushed back { $squares } squares
    }
effect-move-due = { $hero } has to leave that spot
effect-foe-mended = { $foe } recovers { count-wounds }
nde14-effect-foe-mended = { $foe } recovers { count-wounds }
effect-trait-spent = { $foe }’s trait “{ $trait }” no longer counts
effect-move-spent =
    { $until ->
        [round] { $foe } has used the move “{ $move }” for this round
       *[scene] { $foe } has used the move “{ $move }” for this fight
    }
effect-hazard-set = the hazard “{ $hazard }” is set
effect-hazard-disabled = the hazard “{ $hazard }” is disabled
effect-morale-checked =
    { $result ->
        [withdraw] the foes give way
        [hold] the foes hold
       *[press] the foes press on
    }
effect-complication-rolled = trouble for { $hero }: { $kind }
effect-benefit-rolled = { $hero } gains an edge: { $benefit }
effect-chase-begun = a chase begins at distance { $distance }
effect-chase-moved = the distance of the chase changes by { $by }
effect-chase-ended =
    { $result ->
        [caught] the chase is over: the runner is caught
       *[away] the chase is over: the runner gets away
    }
effect-alarm-rang =
    { $result ->
        [patrol] a patrol arrives
       *[lockdown] everything is locked down
    }
effect-power-sustained = { $hero } keeps the power going
nde12-effect-power-sustained = { $hero } keeps the magic going
effect-power-countered = { $hero } evades the power
nde12-effect-power-countered = { $hero } evades the magic
effect-clue-found = { $hero } finds a clue
effect-encounter-made =
    { $difficulty ->
        [easy] an easy encounter
        [standard] a standard encounter
        [hard] a hard encounter
        [heroic] a heroic encounter
       *[finale] a finale
    } takes shape: { $foes ->
        [one] { $foes } foe
       *[other] { $foes } foes
    }, { $hazards ->
        [0] no hazards
        [one] { $hazards } hazard
       *[other] { $hazards } hazards
    }, { $clock ->
        [0] no clock
        [one] a clock of { $clock } step
       *[other] a clock of { $clock } steps
    } and { $has-terrain ->
        [yes] terrain that matters
       *[no] any terrain
    }
effect-encounter-line =
    { $line ->
        [goal] goal: { $kind }
        [terrain] terrain: { $kind }
        [opposition] opposition: { $kind }
        [foe-edge] the foes’ edge: { $kind }
       *[hero-edge] the heroes’ edge: { $kind }
    }

## Situations

situation-move = a foe’s move
situation-hazard = a hazard
situation-shove = shoving a foe
situation-chase = a round of a chase
situation-morale = the foes’ morale
situation-complication = a random complication
situation-benefit = a random benefit
situation-encounter = an encounter of a given difficulty
situation-generate = an encounter idea from five rolls
