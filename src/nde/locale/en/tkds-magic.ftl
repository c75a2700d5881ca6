# TKDS: spells, casting, concentration, scrolls.

## Spells

tkds-spell-electric-jolt = Electric jolt
    .text = Range 10 m. Success: 1d12 damage to one target, then the jolt leaps to another within 2 m for 1d6. Critical success: both doubled after rolling. Failure: the first target takes 1d6.
tkds-spell-mage-armour = Mage armour
    .text = Self only, until the next overnight rest. Success: +2 to the defence. Critical success: +3. Failure: +1.
tkds-spell-healing = Healing
    .text = Touch. Success: 1d8+1 HP come back. Critical success: the maximum result. Failure: half, at least 1.
tkds-spell-identify-magic = Identify magic
    .text = A ritual of one ten-minute turn against a target the GM sets, once a day for each subject. Success: it shows what the magic does. Critical success: in every detail, and any curse as well. Failure: nothing. Critical failure: nothing, and no further attempt before the next level.
tkds-spell-water-breathing = Water breathing
    .text = Touch. Success: one being breathes under water for 8 hours. Critical success: everyone in an area of 5 × 5 m. Failure: one being for an hour.
tkds-spell-bless = Bless
    .text = Range 10 m, one ally. Success: +1 to checks for 10 rounds. Critical success: +2. Failure: +1 for 3 rounds.
tkds-spell-dimensional-jump = Dimensional jump
    .text = The caster appears at a place in sight. Success: up to 20 m away. Critical success: up to 1 km. Failure: up to 10 m.
tkds-spell-dimensional-anchor = Dimensional anchor
    .text = Range 10 m. Whoever is anchored can jump through space only by also reaching the caster’s total. Success: 10 rounds. Critical success: an hour. Failure: 3 rounds.
tkds-spell-anti-magic-zone = Anti-magic zone
    .text = An area of 5 × 5 m. Other spells cast in or into it must also reach the caster’s total. Success: one ten-minute turn. Critical success: 7 × 7 m, or an hour. Failure: 3 rounds.
tkds-spell-greater-healing = Greater healing
    .text = Range 10 m. Success: 1d8+8 HP come back. Critical success: the maximum result. Failure: half, at least 1.
tkds-spell-implosion = Implosion
    .text = Range 10 m. Success: 30 damage. Critical success: 60. Failure: 10.
tkds-spell-stun-curse = Stun curse
    .text = Range 10 m. Success: somebody of a lower level is stunned for 1d6 rounds, anybody else for 1. Critical success: twice as long. Failure: half as long, and an equal or higher level is not affected.
tkds-spell-roots = Roots
    .text = Range 10 m, a being at most twice the size of a human. Success: it cannot move for a ten-minute turn; getting free is an action and a check of strength or dexterity against 10, with disadvantage for the victim and without for those who help. Critical success: the victim cannot get free alone. Failure: half speed for a round.
tkds-spell-touch-of-stupidity = Touch of stupidity
    .text = Touch, 10 rounds. Success: −2 to intelligence. Critical success: −4. Failure: −1.
tkds-spell-water-walking = Water walking
    .text = Touch. Success: one being walks on water for an hour. Critical success: everyone in an area of 5 × 5 m. Failure: one being for a ten-minute turn.
tkds-spell-magic-weapon = Magic weapon
    .text = Touch. Success: +1 to hit and to damage for 6 rounds. Critical success: +2. Failure: +1 for 3 rounds.
tkds-spell-illusory-scene = Illusory scene
    .text = A ritual of one ten-minute turn: an image of 10 × 10 m up to 100 m away, for an hour. Critical success: it can speak and lasts without limit. Failure: an intelligence check against 14 sees through it.
tkds-spell-illusory-terrain = Illusory terrain
    .text = A ritual of one ten-minute turn: ground of 10 × 10 m up to 100 m away looks like other ground, for an hour. Critical success: without limit. Failure: an intelligence check against 14 sees through it.
tkds-spell-storm = Storm
    .text = An area of 100 × 100 m, kept up for at most 10 rounds. Success: 1d4 bolts a round for 3d12 each, no more than one at any being. Critical success: 2d4 bolts. Failure: one bolt every other round.
tkds-spell-blinding-curse = Blinding curse
    .text = Range 10 m. Success: somebody three or more levels lower is blind for good, a lower level for a ten-minute turn, anybody else for 1d6 rounds. Critical success: one step longer. Failure: one step shorter, and an equal or higher level is not affected.
tkds-spell-healing-circle = Healing circle
    .text = All allies within 10 m. Success: 1d8+8 HP come back to each. Critical success: the maximum result. Failure: half, at least 1.

## Conditions spells leave

tkds-condition-mage-armour = mage armour
tkds-condition-water-breathing = breathes under water
tkds-condition-blessed = blessed
tkds-condition-anchored = anchored in space
tkds-condition-anti-magic = in an anti-magic zone
tkds-condition-stunned = stunned
tkds-condition-rooted = held by roots
tkds-condition-slowed = half speed
tkds-condition-dull = dulled mind
tkds-condition-water-walking = walks on water
tkds-condition-magic-weapon = magic weapon
tkds-condition-storm = keeps up a storm
tkds-condition-blinded = blind

## Things that hold spells

tkds-item-wand = wand
tkds-item-rod = rod
tkds-item-magic-staff = magic staff

## What hinders casting

tkds-cause-casting-armour = armour or a shield in the way
tkds-cause-casting-threatened = a foe within reach
tkds-cause-casting-scroll = a scroll of a discipline not learned

## Steps

tkds-step-casting = { $who } casts { $spell }, a spell of category { $category }, against { $hu }
tkds-step-casting-hindered = { $who } has a disadvantage: { $cause }
tkds-step-casting-against = other magic is in the way: { $who } has to reach { $total }
tkds-step-vessel-used = { $who } casts { $spell } from an item: { $item }
tkds-step-cast-exhausting = { $who } pays with exhaustion instead of energy
tkds-step-cast-for-nothing = at least it costs { $who } nothing
tkds-step-cast-paid = { $who } pays { $cost } magic energy
tkds-step-spell-doubled = a critical success with { $spell }: double damage
tkds-step-spell-healing = { $spell } brings { $target } up to { $points } HP
tkds-step-spell-leap = { $who } may appear up to { $metres } m away
tkds-step-spell-zone = { $spell } fills a square of { $metres } m with a strength of { $value } for { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
tkds-step-spell-zone-area = { $spell } fills “{ $area }” with a strength of { $value } for { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
tkds-step-spell-immune = { $spell } does nothing to { $target }, who is immune to it ({ $condition })
tkds-step-spell-lasts =
    { $laid ->
        [mage-armour] mage armour surrounds { $target }
        [water-breathing] { $target } can breathe under water
        [blessed] { $target } is blessed
        [anchored] { $target } is anchored in space
        [anti-magic] magic dies away around { $target }
        [stunned] { $target } is stunned
        [rooted] roots hold { $target } fast
        [slowed] { $target } gets only half as far as usual
        [dull] { $target }’s mind is dulled
        [water-walking] { $target } can walk on water
        [magic-weapon] { $target }’s weapon shines with magic
        [storm] { $target } keeps a storm up
        [blinded] { $target } is blinded
       *[other] { $target } is under a spell: { $condition }
    }{ $gives ->
        [defence] , +{ $value } to defence
        [checks] , +{ $value } to checks
        [weapon] , +{ $value } to hit and to damage
        [intelligence] , −{ $value } to intelligence
        [total] , to be overcome with a total of { $value }
        [fast] , too tightly to break free alone
        [storm-1] , one bolt of lightning every other round
        [storm-2] , 1d4 bolts of lightning a round
        [storm-3] , 2d4 bolts of lightning a round
       *[other] { "" }
    }{ $until ->
        [night] , until the next overnight rest
       *[end] , until something ends it
    }
tkds-step-spell-resisted = { $target } shakes off { $spell } ({ $condition })
tkds-step-spell-rounds =
    { $laid ->
        [mage-armour] mage armour surrounds { $target }
        [water-breathing] { $target } can breathe under water
        [blessed] { $target } is blessed
        [anchored] { $target } is anchored in space
        [anti-magic] magic dies away around { $target }
        [stunned] { $target } is stunned
        [rooted] roots hold { $target } fast
        [slowed] { $target } gets only half as far as usual
        [dull] { $target }’s mind is dulled
        [water-walking] { $target } can walk on water
        [magic-weapon] { $target }’s weapon shines with magic
        [storm] { $target } keeps a storm up
        [blinded] { $target } is blinded
       *[other] { $target } is under a spell: { $condition }
    }{ $gives ->
        [defence] , +{ $value } to defence
        [checks] , +{ $value } to checks
        [weapon] , +{ $value } to hit and to damage
        [intelligence] , −{ $value } to intelligence
        [total] , to be overcome with a total of { $value }
        [fast] , too tightly to break free alone
        [storm-1] , one bolt of lightning every other round
        [storm-2] , 1d4 bolts of lightning a round
        [storm-3] , 2d4 bolts of lightning a round
       *[other] { "" }
    }, for { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
tkds-step-spell-let-go = { $who } lets { $spell } end
tkds-step-concentration-shaken = { $who } is shaken and has to hold on to { $spell }
tkds-step-concentration-kept = { $who } holds on to { $spell } all the same
tkds-step-concentration-lost = { $who } loses { $spell }

## Questions and rolls

tkds-ask-spell-grows = { $spell } is a critical success: make it last an hour, or cover { $area } × { $area } m?
tkds-option-spell-grows-longer = an hour
tkds-option-spell-grows-wider = the wider area
tkds-roll-spell = { $who }: roll { $die } for the spell

## Effects

tkds-effect-magic-spent = { $who } spends { $points } magic energy
tkds-effect-magic-gained = { $who } regains { $points } magic energy
tkds-effect-enchanted =
    { $who } is under a spell: { $condition }{ $gives ->
        [defence] , +{ $condition-value } to defence
        [checks] , +{ $condition-value } to checks
        [weapon] , +{ $condition-value } to hit and to damage
        [intelligence] , −{ $condition-value } to intelligence
        [total] , to be overcome with a total of { $condition-value }
        [fast] , too tightly to break free alone
        [storm-1] , one bolt of lightning every other round
        [storm-2] , 1d4 bolts of lightning a round
        [storm-3] , 2d4 bolts of lightning a round
       *[other] { "" }
    }{ $condition-until ->
        [rounds] , for { $condition-rounds ->
            [one] { $condition-rounds } round
           *[other] { $condition-rounds } rounds
        }
        [night] , until the next overnight rest
       *[end] , until something ends it
    }
tkds-effect-concentration-begun = { $who } has to concentrate on { $spell }
tkds-effect-spell-ended = { $who }’s { $spell } ends
tkds-effect-leapt = { $who } jumps through space, up to { $metres } m
tkds-effect-zone-laid = { $who } lays magic on the place, { $zone-metres } × { $zone-metres } m: { $condition }, to be overcome with a total of { $zone-value }, for { $zone-rounds ->
        [one] { $zone-rounds } round
       *[other] { $zone-rounds } rounds
    }
tkds-effect-magic-learned = { $who } finds out what the magic { $subject ->
        [thing] here
       *[other] of “{ $subject }”
    } does: a { $outcome }
tkds-effect-subject-tried = { $who } cannot try { $spell } on { $subject ->
        [thing] it
       *[other] “{ $subject }”
    } again { $until ->
        [level] before a new level
       *[other] today
    }
tkds-effect-spell-told = the GM says what { $who }’s { $spell } does: a { $outcome }
tkds-effect-grew-exhausted = { $who } is exhausted
tkds-effect-thing-used = { $who } uses up an item: { $item }

## Situations, parameters, offers

tkds-situation-cast = casting a spell
tkds-situation-concentration = keeping up a spell after damage
tkds-param-spell = the spell
tkds-param-target-level = the target’s level
tkds-param-target-hp = the target’s full HP
tkds-param-caster-level = the caster’s level
tkds-param-wounds = how many of these HP the ally lacks; all of them: lies there dying
tkds-param-magic = how much magic energy there is
tkds-param-second = whether a second foe stands close by
tkds-param-scroll = whether it is read from a scroll
tkds-param-exhausts = whether it is paid for with exhaustion
tkds-param-grows = what a critical success makes greater
tkds-value-grows-longer = how long it lasts
tkds-value-grows-wider = how far it reaches
tkds-param-subject = what is examined
tkds-offer-cast = Cast a spell
tkds-offer-cast-exhausting = Cast a spell and pay with exhaustion
tkds-offer-read-scroll = Cast from a scroll, wand, rod or staff
tkds-offer-end-spell = Let a spell go
tkds-offer-keep-spell = Test somebody’s concentration

## Errors

error-no-such-spell = “{ $text }” is not a spell; use one of: { $allowed }
error-spell-not-known = “{ $spell }” is not a spell { $who } knows; cast a known one or read a scroll
error-spell-too-high = “{ $spell }” needs level { $level }; cast a spell of a lower category
error-too-little-magic = { $who } has only { $left } magic energy, and the spell costs { $cost }; rest first or cast a cheaper one
error-cannot-exhaust = “{ $who }” cannot pay with exhaustion; it takes the perk, and nobody can do it while exhausted
error-ritual-in-fight = “{ $spell }” is a ritual and takes ten minutes; cast it after the fight
error-hands-full =
    { $hands ->
        [one] { $hands } free hand is needed; put something away first
       *[other] “{ $hands }” free hands are needed; put something away first
    }
error-armour-stops-magic = “{ $who }” wears armour or a shield without training; take it off to cast
error-spell-targets = “{ $spell }” cannot be aimed like this; name different targets that fit it, from { $least } to { $most }
error-spell-out-of-range = “{ $target }” is { $distance } m away, { $spell } reaches { $most } m; go nearer, or choose another target
error-tried-already = “{ $subject }” has been examined already ({ $who }); try again tomorrow or, after a critical failure, at a new level
error-subject-missing = “{ $spell }” examines something; say what, for instance subject=ring
error-not-a-scroll = “{ $who }” has nothing there that holds the spell ({ $spell }); name the place of a scroll, wand, rod or staff with it
error-needs-discipline = “{ $item }” ({ $spell }) needs a discipline that { $who } has not learned; give it to somebody who has
error-no-spell-kept = “{ $who }” is keeping up no spell; first cast one that needs concentration

## Worked examples

example-tkds-ex-m1 = A mage with INT +3 rolls 10 against 12: the jolt deals 7, leaps to the second foe for 4, and costs 4 energy.
example-tkds-ex-m2 = A 19 makes 22, ten above the target: the damage to both is doubled after rolling.
example-tkds-ex-m3 = Even a failure deals 1d6 to the first target, and the energy is paid all the same.
example-tkds-ex-m4 = Healing fails with 11 against 12: half of 2+1, rounded down, is 1.
example-tkds-ex-m5 = A natural 20 heals the maximum: 9.
example-tkds-ex-m6 = A scroll of a discipline one has not learned is read with disadvantage: of 15 and 11 the 11 counts, and no energy is spent.
example-tkds-ex-m7 = A caster with +4 rolls 11 after damage: 15 against 16 fails, and the spell is over.
example-tkds-ex-m8 = A rogue with a d6 sleeps well: 6 HP come back, whatever the level, and all essence.
example-tkds-ex-m9 = A mage regains 10 magic energy by the d10, and HP up to the maximum.
example-tkds-ex-m10 = A ten-minute turn spent on it brings one essence back; the luck roll shows 5, and nothing happens.
