# TKDS: fights, manoeuvres, movement, morale and creatures.

## Sides, conditions, causes, manoeuvres

tkds-side-party = the party
tkds-side-foes = the foes
tkds-also-party-surprised = party surprised
tkds-also-foes-surprised = foes surprised
tkds-condition-prone = prone
tkds-condition-mounted = riding
tkds-condition-held = held
tkds-condition-bleeding = bleeding
tkds-condition-burning = burning
tkds-condition-disarmed = disarmed
tkds-condition-shield-lowered = shield down
tkds-condition-dying = dying
tkds-condition-stable = unconscious
tkds-condition-dead = dead
tkds-condition-fled = fled
tkds-condition-subdued = subdued
tkds-condition-helpless = helpless
tkds-condition-mortally-wounded = mortally wounded
tkds-condition-exhausted = exhausted
tkds-condition-surprised = surprised
tkds-condition-too-slow = too slow this round
tkds-condition-momentum = has momentum
tkds-cause-prone-target = the target lies prone
tkds-cause-ambush = ambush
tkds-cause-gang-up = two others threaten the target
tkds-cause-edge = essence spent on it
tkds-cause-quick-start = quick to start
tkds-cause-untrained-weapon = not trained with the weapon
tkds-cause-untrained-armour = not trained in the armour
tkds-cause-blinded = blinded
tkds-cause-threatened = within an enemy’s reach
tkds-cause-long-range = beyond the effective range
tkds-cause-too-close = too close for this weapon
tkds-cause-lost-leader = the leader is lost
tkds-cause-lost-half = half their number is lost
tkds-manoeuvre-trip = trip
tkds-manoeuvre-push = push
tkds-manoeuvre-disarm = disarm
tkds-manoeuvre-hold = hold
tkds-weapon-claws = claws
tkds-weapon-bite = bite
tkds-weapon-hooves = hooves
tkds-weapon-great-club = great club
tkds-weapon-flames = flames
tkds-weapon-icy-touch = icy touch
tkds-weapon-weapon = weapon

## Creatures

tkds-block-commoner = Commoner
tkds-block-hireling = Hireling
tkds-block-mercenary = Mercenary
tkds-block-veteran = Seasoned veteran
tkds-block-walking-dead = Walking corpse
tkds-block-hunting-dog = Hunting dog
tkds-block-riding-horse = Riding horse
tkds-block-war-horse = War horse
tkds-block-draught-horse = Draught horse
tkds-block-mule = Mule
tkds-block-spirit-servant = Spirit servant
tkds-block-bandit = Bandit
tkds-block-bandit-leader = Bandit leader
tkds-block-goblin = Small goblin
tkds-block-orc = Orc
tkds-block-wolf = Wolf
tkds-block-giant-rat = Giant rat
tkds-block-skeleton-archer = Skeleton archer
tkds-block-ogre = Ogre
tkds-block-cultist = Cultist
tkds-block-giant-spider = Giant spider
tkds-block-bear = Bear
tkds-block-troll = Mountain troll
tkds-block-fire-spirit = Fire spirit
tkds-block-ghoul = Ghoul
tkds-block-thug = Thug
tkds-block-barrow-king = Barrow king
tkds-block-wisp = Will-o’-the-wisp
tkds-block-shade = Shade
tkds-block-wraith = Wraith

## Steps: rounds and morale

tkds-step-fight-begins = a fight begins
tkds-fight-begins-surprise-roll = A luck roll decides which side, if any, is surprised and misses the first round.
tkds-fight-begins-surprise-none = Nobody is surprised.
tkds-fight-begins-surprise-party = The heroes are surprised and miss the first round.
tkds-fight-begins-surprise-foes = The foes are surprised and miss the first round.
tkds-fight-begins-checks-party = Every hero who is not surprised makes a DEX check to act in the first round.
tkds-fight-begins-checks-foes = Every foe who is not surprised makes a DEX check to act in the first round.
tkds-fight-begins-checks-both = Everybody who is not surprised makes a DEX check to act in the first round.
tkds-step-surprised =
    { $whose ->
        [party] the party is taken by surprise and loses the first round
        [foes] the foes are taken by surprise and lose the first round
       *[other] { $side } cannot act in the first round: taken by surprise
    }
tkds-step-nobody-surprised = the luck roll shows { $face }: nobody is surprised
tkds-step-surprise-rolled =
    { $whose ->
        [party] the luck roll shows { $face }: the party is taken by surprise and loses the first round
        [foes] the luck roll shows { $face }: the foes are taken by surprise and lose the first round
       *[other] the luck roll shows { $face }, and { $side } cannot act in the first round: taken by surprise
    }
tkds-step-turn-ends = the turn of { $side } ends in round { $round }
tkds-step-fight-over = the fight ends in round { $round }
tkds-step-fight-broken-off = the fight is broken off in round { $round }; whatever was thrown stays where it lies
tkds-step-lasting = { $who } is still { $condition }
tkds-step-morale-due = the foes waver, for { $cause }
tkds-step-leader-speaks = { $who } leads, and the leader’s will counts for all

## Steps: attacks

tkds-step-helped-by = this helps { $who }: { $cause }
tkds-step-hindered-by = this hinders { $who }: { $cause }
tkds-step-helpless-hit = { $target } cannot resist: { $who } needs no roll
tkds-step-missed = { $who } misses { $target }
tkds-step-critical-hit = { $who } scores a critical hit on { $target }: double damage
tkds-step-blocked = { $who } puts a shield in the way and blocks { $taken } damage; { $damage } gets through
tkds-step-special =
    { $came ->
        [held] the bite holds { $who } fast
        [prone] { $who } is pulled to the ground
        [bleeding] { $who } is left bleeding
        [burning] { $who } catches fire
        [poisoned] poison gets into { $who }’s blood
       *[other] { $who } is now { $condition }
    }
tkds-step-ability = { $who } uses { $ability }
tkds-step-manoeuvre = { $who } tries a manoeuvre on { $target }: { $manoeuvre }
tkds-step-turned-around = it turns against { $who }

## Steps: moving and small things

tkds-step-walked = { $who } moves { $cost } m ({ $left } m left)
tkds-step-crossed = { $who } crosses into another zone, { $area }, at a cost of { $cost } m
tkds-step-hurried = with too little speed left { $who } gets { $total } against { $hu }: { $outcome }
tkds-step-small-action = that costs { $who } no action
tkds-step-loading = { $who } loads the { $weapon }

## Questions and rolls

tkds-ask-reroll-damage = The damage is { $total }: spend a hero point to roll all its dice again? ({ $left } left)
tkds-ask-block = { $target } is about to take { $damage } damage: block with the shield?
tkds-option-block-no = do not block
tkds-option-block-block = block with the shield
tkds-ask-flight =
    { $count ->
        [one] { $who } loses heart: flee or surrender?
       *[other] { $count } foes lose heart ({ $who } among them): flee or surrender?
    }
tkds-option-flight-flee = flee
tkds-option-flight-surrender = surrender
tkds-ask-manoeuvre-more = A critical success against { $target }: what does it add?
tkds-option-manoeuvre-more-push = push two metres
tkds-option-manoeuvre-more-take = take the weapon
tkds-option-manoeuvre-more-none = nothing more
tkds-roll-ambush = { $who }: roll { $die } for the ambush
tkds-roll-block = { $who }: roll { $die } for the shield
tkds-roll-speed = { $who }: roll { $die } for speed
tkds-roll-surprise = { $who }: roll { $die } for surprise
tkds-roll-touch = { $who }: roll { $die } for the healing touch

## Effects

tkds-effect-fight-begun = a fight has begun
tkds-effect-fight-ended = the fight is over
tkds-effect-turn-begun = round { $round }: over to { $side }
tkds-effect-side-surprised = { $side } cannot act in the first round: taken by surprise
tkds-effect-turn-missed = { $who } is too slow and misses the first round
tkds-effect-turn-missed-all = { $ally } and { $who } are too slow and miss the first round
tkds-effect-turn-regained = { $who } acts in this round after all
tkds-effect-walked = { $who } is now at { $to }
tkds-effect-crossed = { $who } crosses into another zone: { $to }
tkds-effect-movement-used = { $who } has no movement left this turn
tkds-effect-passed-by =
    { $succeeds ->
        [yes] { $who } gets past { $other }
       *[no] { $other } does not let { $who } past
    }
tkds-effect-condition-begun = { $who } is now { $condition }
tkds-effect-condition-over = { $who } is no longer { $condition }
tkds-effect-stood-up = { $who } stands up
tkds-effect-gear-swapped =
    { $on ->
        [yes] { $who } readies the { $detail }
       *[no] { $who } puts the { $detail } away
    }
tkds-effect-weapon-picked-up = { $who } picks the weapon up again
tkds-effect-weapon-loaded = { $who } has loaded the { $weapon }
tkds-effect-weapon-emptied = { $who } has to reload the { $weapon }
    .then = the { $weapon } has to be reloaded
tkds-effect-ammunition-spent = { $who } has one shot fewer: { $detail }
tkds-effect-weapon-thrown = the { $weapon } has left { $who }’s hand and can be fetched after the fight
tkds-effect-weapon-dropped = the { $weapon } flies out of { $who }’s hand
tkds-effect-weapon-taken = { $other } wrests the { $weapon } from { $who }
tkds-effect-pushed-away = { $other } pushes { $who } back { $metres } m
tkds-effect-momentum-gained = { $who } gains momentum and may attack once more
tkds-effect-momentum-spent = that uses up { $who }’s momentum
tkds-effect-shield-lowered = { $who }’s shield gives no protection until their next turn
tkds-effect-morale-tested = the foes have checked their morale
tkds-effect-fled = { $who } has had enough and runs
tkds-effect-surrendered = { $who } surrenders
tkds-effect-fought-on = { $who } fights on
tkds-effect-left-helpless = { $who } is helpless
tkds-effect-recovered = { $who } is no longer helpless

## Situations and parameters

tkds-situation-attack = an attack
tkds-situation-manoeuvre = a manoeuvre: trip, push, disarm or hold
tkds-situation-morale = the foes’ morale
tkds-situation-first-round = the first-round check
tkds-situation-reaction = the reaction at a first meeting
tkds-situation-surprise = who is surprised
tkds-param-defence = the target’s defence
tkds-param-target = whether the hero attacks a foe (foe) or a foe attacks a player’s character (pc)
tkds-param-manoeuvre = which manoeuvre
tkds-param-helpless = whether the target cannot defend itself
tkds-param-subdues = whether to stun instead of kill at 0 HP
tkds-param-range = effective range in metres; 0 for melee
tkds-param-distance = distance in metres; -1 if nobody measures
tkds-param-ammunition = what is shot
tkds-param-will = the foes’ will
tkds-param-leader = the leader’s will; -99 if there is none
tkds-param-quick = whether the hero has the perk “quick start”
tkds-param-surprise = who is surprised, or whether to roll for it
tkds-param-is-unaware = whether the target is unaware
tkds-param-uses-essence = whether to spend a point of essence on it
tkds-param-second-target = whom the second weapon strikes, if somebody else
tkds-param-with-movement = whether it takes all movement instead of the action

## What may be done

tkds-offer-attack = Attack
tkds-offer-shoot = Shoot
tkds-offer-throw = Throw a weapon
tkds-offer-attack-with-two = Attack with two weapons
tkds-offer-manoeuvre = Trip, push, disarm or hold
tkds-offer-trip = Trip
tkds-offer-push = Push
tkds-offer-hold = Hold
tkds-offer-disarm = Disarm
tkds-offer-pass-by = Get past an enemy
tkds-offer-break-free = Break free
tkds-offer-tear-roots = Tear an ally’s roots
tkds-offer-use-ability = Use an ability
tkds-offer-surge = Surge
tkds-offer-heal = Heal by touch
tkds-offer-hurl-bolt = Hurl a bolt of magic
tkds-offer-stand-up = Stand up
tkds-offer-mount = Mount
tkds-offer-dismount = Dismount
tkds-offer-pick-up = Pick up the weapon
tkds-offer-put-away = Put something away
tkds-offer-take-in-hand = Take something in hand or put it on
tkds-offer-reload = Load a weapon
tkds-offer-move = Move
tkds-offer-move-again = Move again with the action
tkds-offer-cross = Cross into another zone
tkds-offer-cross-again = Cross into another zone with the action
tkds-offer-start-fight = Begin a fight
tkds-offer-end-turn = End the side’s turn
tkds-offer-check-morale = Test the foes’ morale
tkds-offer-end-fight = End the fight

## Refusals

error-fight-already-on = a fight is going on; end it before another begins
error-no-fight-on = there is no fight; begin one first
error-nobody-to-fight = one side has nobody who can fight; bring somebody into the scene first
error-not-an-enemy = “{ $target }” is not an enemy; choose somebody on the other side
error-not-an-ally = “{ $target }” is not on the same side; choose an ally
error-target-is-gone = “{ $target }” no longer takes part; choose somebody who does
error-no-such-weapon = “{ $who }” has no weapon at place { $place }; count those in hand from 0, or -1 for bare hands
error-weapon-on-the-ground = “{ $weapon }” is no longer in hand ({ $who }); pick it up or fight without it
error-no-free-hand = “{ $who }” has too few free hands for “{ $detail }”; put something away first
error-too-weak-for = “{ $detail }” needs a strength of { $least }, and { $who } has less; choose something lighter
error-beyond-reach = “{ $target }” is further than { $reach } m away; move closer first
error-beyond-range = “{ $target }” is further than { $most } m away; move closer first
error-too-near-to-shoot = “{ $target }” is within arm’s length; step back or strike instead
error-wall-between = a wall stands in the way to “{ $target }” ({ $who }); find a line around it
error-not-throwable = “{ $weapon }” is not made to be thrown; strike with it or choose another
error-wrong-weapon-skill = “{ $weapon }” is not used with this skill; use one of: { $allowed }
error-not-loaded = “{ $weapon }” is not loaded ({ $who }); load it first
error-already-loaded = “{ $weapon }” needs no loading; attack with it
error-no-ammunition = “{ $who }” has no ammunition left: { $detail }; get more or use another weapon
error-harmless-block = “{ $block }” has no attack of its own; take another stat block, or leave it out and say skill= and damage=
error-not-two-weapons = “{ $who }” cannot attack with these two; it takes the perk and a one-handed melee weapon in each hand
error-no-such-ability = “{ $ability }” is not an ability { $who } can use here; choose one from the sheet
error-nothing-to-heal = “{ $target }” is unhurt or beyond help; choose somebody wounded
error-has-momentum = “{ $who }” has momentum already; use it first
error-nothing-to-disarm = “{ $target }” has nothing in hand to lose; try another manoeuvre
error-not-held = nothing holds “{ $who }”; move or act freely
error-nothing-to-ride = “{ $who }” has no horse or mule; get one first
error-already-mounted = “{ $who }” is { $on ->
        [saddle] in the saddle
       *[other] on foot
    } already; do something else
error-cannot-mount = “{ $who }” lies on the ground or is held; get up or break free first
error-cannot-self-free = “{ $who }” is held too tightly to get out alone; let an ally help
error-not-prone = “{ $who }” is already standing; do something else
error-no-such-belonging = “{ $who }” has nothing at place { $place }; count the things on the sheet from 0
error-already-so = “{ $detail }” is already like that ({ $who }); choose another thing
error-takes-too-long = “{ $detail }” cannot be put on or taken off in a fight; wait until it is over
error-no-ground = “{ $who }” has no place on a map to move from; put them on a board or in a zone first
error-no-metres-left = “{ $who }” cannot move any further now; act or end the turn
error-not-next-to = “{ $area }” does not border this zone; go there zone by zone
error-already-tried-to-pass = getting past “{ $other }” has been tried this turn; wait for the next
error-nobody-to-waver = no foe is left whose morale could break; end the fight or go on

## Examples

example-tkds-ex-f1 = A fighter with strength +4 hits defence 18 on a 14.
example-tkds-ex-f2 = The same fighter misses defence 18 on a 13.
example-tkds-ex-f3 = A natural 20 makes the hit critical and doubles the damage.
example-tkds-ex-f4 = A critical hit on a resistant foe: doubled first, then halved.
example-tkds-ex-f5 = With advantage the better of 6 and 12 counts.
example-tkds-ex-f6 = A shot at 45 m with a range of 30 m: the worse of 15 and 4 counts.
example-tkds-ex-f7 = A helpless foe is hit critically without a roll.
example-tkds-ex-f8 = 14 against the foe’s 12: the foe is tripped.
example-tkds-ex-f9 = Foes of weak morale roll 11 and flee.
example-tkds-ex-f10 = Dexterity +2 and a 7: too slow for the first round.

## Kinds of damage and a perk’s ability

tkds-ability-at-will-bolt = small bolt of magic
tkds-kind-fire = fire
tkds-kind-cold = cold
tkds-quality-cold = cold
tkds-tag-leader = leader
tkds-kind-poison = poison
tkds-kind-magic = magic
tkds-kind-disease = disease
tkds-kind-mind = mind
tkds-kind-blunt = blunt blows
tkds-kind-silver = silver
tkds-kind-weapon = weapons
tkds-kind-surroundings = the surroundings

## Who and when

error-cannot-act = “{ $who }” cannot act now; choose somebody who is conscious and still there
error-misses-turn = “{ $who }” misses the first round; wait for the second
error-no-such-creature = nobody here is called “{ $id }”; use one of: { $allowed }
error-no-such-monster = “{ $block }” is not in the bestiary; use one of: { $allowed }
error-nothing-to-wield = “{ $detail }” is not on any list in the rules; keep it among your items and say what you do with it

# A map in a game without a rule for cover.
tkds-play-map-signs = # wall   + low obstacle   ~ difficult ground   x fallen
