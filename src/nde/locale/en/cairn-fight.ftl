# Cairn 2e: saves and fights.

## Words

cairn2e-outcome-nothing = nothing
cairn2e-outcome-hurt = hurt
cairn2e-outcome-scar = scar
cairn2e-outcome-wounded = STR lost, still fighting
cairn2e-outcome-critical = critical damage
cairn2e-outcome-dead = dead
cairn2e-outcome-backfires = works, at a price

cairn2e-condition-dead = dead
cairn2e-condition-critical = dying, can only crawl
cairn2e-condition-mortal = mortally wounded
cairn2e-condition-stable = stable, out of action
cairn2e-condition-fled = fled
cairn2e-condition-paralysed = paralysed (DEX 0)
cairn2e-condition-delirious = delirious (WIL 0)
cairn2e-condition-panicked = in a panic
cairn2e-condition-loses-turn = loses this turn
cairn2e-condition-overloaded = overloaded: HP count as 0
cairn2e-condition-hobbled = barely able to move
cairn2e-condition-scarred = comes away with a scar
cairn2e-feature-leader = leads the group

cairn2e-scar-1 = Lasting Scar
    .text = a lasting mark on a part of the body
cairn2e-scar-2 = Rattling Blow
    .text = shaken until the wits are back, and the player says how
cairn2e-scar-3 = Walloped
    .text = winded: deprived until a few hours of rest
cairn2e-scar-4 = Broken Limb
    .text = a bone is broken until it is mended
cairn2e-scar-5 = Diseased
    .text = an infection until it is over
cairn2e-scar-6 = Reorienting Head Wound
    .text = a blow to the head changes an attribute
cairn2e-scar-7 = Hamstrung
    .text = can barely move until serious help and rest
cairn2e-scar-8 = Deafened
    .text = hears nothing until extraordinary aid; the save is made all the same
cairn2e-scar-9 = Re-brained
    .text = something hidden in the mind comes loose
cairn2e-scar-10 = Sundered
    .text = a limb is torn off or useless, the Warden says which
cairn2e-scar-11 = Mortal Wound
    .text = deprived and out of action, dead in an hour unless healed
cairn2e-scar-12 = Doomed
    .text = death came close, and it will ask again

cairn2e-by-row =
    { $row ->
        [1] { cairn2e-scar-1 }
        [2] { cairn2e-scar-2 }
        [3] { cairn2e-scar-3 }
        [4] { cairn2e-scar-4 }
        [5] { cairn2e-scar-5 }
        [6] { cairn2e-scar-6 }
        [7] { cairn2e-scar-7 }
        [8] { cairn2e-scar-8 }
        [9] { cairn2e-scar-9 }
        [10] { cairn2e-scar-10 }
        [11] { cairn2e-scar-11 }
       *[12] { cairn2e-scar-12 }
    }

cairn2e-detail-neck = the neck
cairn2e-detail-hands = the hands
cairn2e-detail-eye = an eye
cairn2e-detail-chest = the chest
cairn2e-detail-legs = the legs
cairn2e-detail-ear = an ear
cairn2e-detail-leg = a leg
cairn2e-detail-head = the head
cairn2e-detail-arm = an arm
cairn2e-detail-rib = a rib
cairn2e-detail-skull = the skull
cairn2e-detail-hand = a hand
cairn2e-detail-foot = a foot
cairn2e-detail-nose = the nose
cairn2e-detail-strength = STR
cairn2e-detail-dexterity = DEX
cairn2e-detail-will = WIL

cairn2e-cause-weakness = a position of weakness
cairn2e-cause-distance = a very distant target
cairn2e-cause-cover = cover
cairn2e-cause-panic = panic
cairn2e-cause-detachment = one against a detachment
cairn2e-cause-advantage = a position of advantage
cairn2e-cause-helpless = a helpless target
cairn2e-cause-numbers = a detachment against one
cairn2e-cause-guarded = hard to harm like this
cairn2e-cause-vulnerable = a weak point
cairn2e-cause-pack = an ally attacks as well
cairn2e-cause-rage = rage
cairn2e-cause-first-loss = the first loss
cairn2e-cause-half-lost = half of them are lost
cairn2e-cause-alone-at-zero = alone and at 0 HP
cairn2e-cause-leader-fallen = their leader has fallen

cairn2e-side-party = the party
cairn2e-side-foes = the opponents
cairn2e-group-foes = the opponents
cairn2e-group-foe = the opponents
cairn2e-group-hirelings = the hirelings
cairn2e-item-unarmed = bare hands
cairn2e-who-hireling = Hireling

## Rolls

cairn2e-roll-save = { $who }: roll { $die } to save
cairn2e-roll-damage = { $who }: roll { $die } for damage
cairn2e-roll-scar = { $who }: roll { $die } for the scar
cairn2e-roll-scar-place = { $who }: roll { $die } for what the scar affects
cairn2e-roll-blast-targets = { $who }: roll { $die } for how many the blast reaches
cairn2e-roll-attribute-loss = { $who }: roll { $die } for the points lost
cairn2e-roll-body-part = { $who }: roll { $die } for the part of the body

## Questions

cairn2e-ask-npc-critical = { $target } failed the critical save: dead, or only down?
cairn2e-option-npc-critical-dead = dead
cairn2e-option-npc-critical-down = only down
cairn2e-ask-routed = Critical damage to a detachment ({ $target }): is it routed or weakened?
cairn2e-option-routed-routed = routed
cairn2e-option-routed-weakened = weakened
cairn2e-ask-appendage = What does { $target } lose?
cairn2e-option-appendage-hand = a hand
cairn2e-option-appendage-arm = an arm
cairn2e-option-appendage-foot = a foot
cairn2e-option-appendage-leg = a leg
cairn2e-option-appendage-ear = an ear
cairn2e-option-appendage-nose = the nose

## Steps

cairn2e-step-save =
    { $saved ->
        [yes] { $who }: { $face } against { $attribute } { $score }, saved
       *[no] { $who }: { $face } against { $attribute } { $score }, not saved
    }
cairn2e-step-saves-against = { $who } is most at risk and saves alone, against { $other }
cairn2e-step-saves-for-all = { $who } is most at risk and saves for all: { $attribute }
cairn2e-step-fight-begins = a fight begins; the party acts first
cairn2e-fight-begins-saves = Every hero makes a DEX save to act in the first round.
cairn2e-fight-begins-ready-or-saves = Whoever stands ready acts at once; every other hero makes a DEX save to act in the first round.
cairn2e-fight-begins-ready = The heroes stand ready and act at once, without the save of the first round.
cairn2e-fight-begins-at-once = Everybody acts in the first round; nobody has to save for it.
cairn2e-step-panic-stops = { $who } is in panic and does not act in the first round
cairn2e-step-acts-at-once = { $who } acts in the first round
cairn2e-step-loses-turn = { $who } loses the first turn
cairn2e-step-declared-strike = { $who } declares an attack on { $target }: { $item }
cairn2e-step-declared-cast = { $who } declares a spell: “{ $spell }” ({ $item })
cairn2e-step-declared-stabilise = { $who } declares first aid: { $target }
cairn2e-step-declared-try = { $who } declares something risky, with a { $attribute } save
cairn2e-step-declared-recover = { $who } declares an effort to master the panic
cairn2e-step-declared-flee = { $who }: flight declared
cairn2e-step-declared-flee-to = { $who }: flight declared, to { $text }
cairn2e-step-declared-move = { $who } declares a second move, to { $to }
cairn2e-step-declared-shift =
    { $nearer ->
        [yes] { $who } declares a second move, nearer to { $other }
       *[no] { $who } declares a second move, farther from { $other }
    }
cairn2e-step-declared-wait = { $who } declares waiting
cairn2e-step-taken-back = { $who } takes the declaration back
cairn2e-step-side-acts = round { $round }, { $side }: all that was declared happens at once
cairn2e-step-deed-pointless = what { $who } declared is no longer possible
cairn2e-step-attacks = { $who } attacks { $target }: { $item } ({ $sides })
cairn2e-step-attacks-plainly = { $who } attacks { $target }: { $item }
cairn2e-step-impaired = { $who }: the attack is impaired ({ $cause }), { $sides }
cairn2e-step-enhanced = { $who }: the attack is enhanced ({ $cause }), { $sides }
cairn2e-step-modifiers-cancel = { $who }: enhanced ({ $up }) and impaired ({ $down }) cancel out
cairn2e-step-two-weapons = { $who } rolls { $sides } and keeps the higher result
cairn2e-step-blast = { $who } attacks everybody in the area; targets: { $count }
cairn2e-step-blast-targets = { $who }: { $face } rolled for how many the blast reaches; targets: { $count }
cairn2e-step-armor-capped = { $who }: Armor { $armor } counts as { $cap }, the most anybody has
cairn2e-step-blow = { $who }: { $face } rolled, Armor { $armor }, damage: { $net }
cairn2e-step-ignores-armor = { $who }: { $face } rolled, Armor does not count
cairn2e-step-no-damage-dice = the attack of { $who } has no damage die
cairn2e-step-kept = attacks on { $target }: { $count }; the best counts: { $net } ({ $who })
cairn2e-step-kept-of-one = attacks on { $target }: { $count }; only the best counts: { $net }
cairn2e-step-no-harm = { $who } takes no damage
cairn2e-step-bypasses-hp = { $who } has no defence: the damage goes straight to STR
cairn2e-step-no-hp-to-lose = { $who } has no HP that count now: the damage goes straight to STR
cairn2e-step-hp-lost = { $who } loses { $hp } HP, { $left } left
cairn2e-step-no-scar = { $who } is at 0 HP; only player characters get scars
cairn2e-step-strength-lost = { $who } loses { $points } STR, { $left } left
cairn2e-step-attribute-lost = { $who } loses { $points } { $attribute }, { $left } left
cairn2e-step-paralysed = { $who } is at DEX 0 and paralysed
cairn2e-step-delirious = { $who } is at WIL 0 and delirious
cairn2e-step-already-critical = { $who } is already dying: no further save
cairn2e-step-fights-on = { $who } fights on
cairn2e-step-doom-met = { $scar }: the save fails and { $who } dies
cairn2e-step-doom-defied = { $scar }: the save succeeds and { $who } escapes the doom
cairn2e-step-destroyed = { $who }: the detachment is destroyed
cairn2e-step-critical-at-zero = { $who } is at STR 0 and out of action
cairn2e-step-died = { $who } is at STR 0 and dies
cairn2e-step-crawls =
    { $minutes ->
        [60] { $who } can only crawl and dies within the hour without aid
        [0] { $who } can only crawl and dies without aid; rounds of ten seconds left: { $rounds }
       *[other] { $who } can only crawl and dies without aid; minutes left: { $minutes }
    }
cairn2e-step-npc-dies = { $who } fails the critical save and is dead
cairn2e-step-weakened = { $who }: weakened, a detachment no longer
cairn2e-step-routed = { $who }: the detachment is routed
cairn2e-step-critical-effect = { $who } suffers more than critical damage (from { $foe }): { $critical }
cairn2e-step-creature-note = for the Warden ({ $who }): { $creature }
cairn2e-step-immune = { $who } is immune to this
cairn2e-step-contact = { $who }: the touch alone goes straight to STR, { $sides } whatever it was dealt with
cairn2e-step-no-attack = for the Warden ({ $who }): the stat block names no attack; a strike is unarmed, and whether it strikes at all is up to you
cairn2e-step-crowd = for the Warden ({ $block }): { $count } or more of them are one Detachment by their stat block; here each fights alone, unless you keep one of them as the Detachment and take the others out
cairn2e-step-crowd-unled = for the Warden ({ $block }): so many have a leader, whose WIL { $score } they save with; name one of them leader, or each has only its own WIL
cairn2e-step-told-note = { $block }: { $creature } (only told here: the Warden brings it in)
cairn2e-step-told-critical = { $block }, critical damage: { $critical } (only told here: the Warden brings it in)
cairn2e-step-told-no-attack = { $block }: the stat block names no attack; here it strikes unarmed, and whether it strikes at all is up to the Warden
cairn2e-step-told-crowd = { $block }: { $count } or more of them are one Detachment by their stat block; here each fights alone
cairn2e-step-told-crowd-unled = { $block }: so many have a leader, whose WIL { $score } they save with; here each has only its own WIL
cairn2e-step-joins-declared = { $who }: together with what allies have declared on the same target; only the highest damage counts
cairn2e-step-halved = { $who } takes only half of it: { $face }
cairn2e-step-endures = { $who } fights on in spite of critical damage; only STR 0 is the end
cairn2e-step-head-lost = { $who } loses a head; heads left: { $left }
cairn2e-step-part-lost = { $who }: { $face } rolled for what is lost: { $detail }
cairn2e-step-killed-outright = { $who } dies on the spot
cairn2e-step-lost-for-good = { $who }: STR lost for good: { $points }; maximum now { $left }
cairn2e-step-deprived-by = { $who } is deprived
cairn2e-step-armor-ruined = { $who } loses a piece of armor: { $item }
cairn2e-step-strength-restored = { $who } regains { $points } STR
cairn2e-step-hp-regained = { $who } regains { $hp } HP
cairn2e-step-scarred = { $who } is at exactly 0 HP after losing { $hp }: { $scar }
cairn2e-step-scar-befalls =
    { $who }: { $row ->
        [1] { cairn2e-scar-1.text }
        [2] { cairn2e-scar-2.text }
        [3] { cairn2e-scar-3.text }
        [4] { cairn2e-scar-4.text }
        [5] { cairn2e-scar-5.text }
        [6] { cairn2e-scar-6.text }
        [7] { cairn2e-scar-7.text }
        [8] { cairn2e-scar-8.text }
        [9] { cairn2e-scar-9.text }
        [10] { cairn2e-scar-10.text }
       *[11] { cairn2e-scar-11.text }
    }
cairn2e-step-scar-beyond = { $who } lost { $hp } HP, but the table ends with row { $row }
cairn2e-step-doom-hangs = the next critical save decides for { $who }: if it fails, death follows
cairn2e-step-settles-scar = { $who } rolls for a scar: { $scar }
cairn2e-step-doom-survived = this roll follows the critical save that { $who } passed; a failed one would have meant death
cairn2e-step-scar-place = { $who }: { $face } rolled: { $detail }
cairn2e-step-scar-keeps-hp = { $who }: { $total } is not above the maximum HP ({ $hp })
cairn2e-step-scar-sets-hp = { $who }: { $total } rolled, maximum HP is now { $hp }
cairn2e-step-scar-keeps-attribute = { $who }: { $total } is not above { $attribute } { $score }
cairn2e-step-scar-sets-attribute = { $who }: { $total } is above { $attribute } { $score } and takes its place
cairn2e-step-scar-raises-will = { $who }: WIL goes up by { $points }
cairn2e-step-morale-shaken = morale ({ $group }): { $cause }
cairn2e-step-morale-due = { $who } stands alone at 0 HP: a morale save (WIL) is due, and the Warden has it rolled
cairn2e-step-fearless = morale ({ $group }): without fear
cairn2e-step-leader-holds = morale ({ $group }): no flight as long as { $who } leads
cairn2e-step-leader-lost = morale ({ $group }): flight, now that the leader is gone
cairn2e-step-leader-speaks = morale ({ $group }): { $who } leads, WIL { $score }
cairn2e-step-morale-holds = morale ({ $group }): it holds
cairn2e-step-morale-breaks = morale ({ $group }): it breaks, flight
cairn2e-step-nobody-pursues = nobody can keep { $who } from leaving
cairn2e-step-flees-to = { $who } runs to safety: { $text }
cairn2e-step-where-to = { $who } runs, and says where to: flight needs somewhere safe
cairn2e-step-stabilised = { $who } bandages { $target } and saves a life
cairn2e-step-waits = { $who } waits
cairn2e-step-spared = the Warden lets { $who } live
cairn2e-step-walked = { $who } moves; squares: { $cost }, left: { $left }
cairn2e-step-band-changed = distance from { $who } to { $other }: { $band }
cairn2e-step-hour-is-over = the hour is over for { $who }
cairn2e-step-fight-ends = the fight ends in round { $round }

## Effects

cairn2e-effect-hp-lost = { $who }: HP −{ $hp }
cairn2e-effect-attribute-lost = { $who }: { $attribute } −{ $points }
cairn2e-effect-paralysed = { $who } is paralysed and cannot act (DEX 0)
cairn2e-effect-delirious = { $who } is delirious and cannot act (WIL 0)
cairn2e-effect-attribute-set = { $who }: { $attribute } { $score } of { $most }
cairn2e-effect-hp-most-set = { $who }: maximum HP is now { $hp }
cairn2e-effect-critically-hurt =
    { $rounds ->
        [360] { $who }: critical damage, death within the hour without aid
       *[other] { $who }: critical damage, rounds of ten seconds left: { $rounds }
    }
cairn2e-effect-died = { $who } is dead
cairn2e-effect-fled = { $who } has fled
cairn2e-effect-weakened = { $who } is a detachment no longer
cairn2e-effect-critical-effect-due = { $who }, from { $foe }: { $critical }
cairn2e-effect-head-lost = { $who } has lost a head
cairn2e-effect-rage-spent = { $who }: the first rage is over
cairn2e-effect-scarred = { $who }: new scar, { cairn2e-by-row }
cairn2e-effect-scar-settled =
    { $detail ->
        [none] { $who }: { cairn2e-by-row }, its roll is made
       *[other] { $who }: { cairn2e-by-row }, { $detail }
    }
cairn2e-effect-stabilised = { $who } is stable
cairn2e-effect-spared = { $who } lives, but is out of action
cairn2e-effect-fight-begun = the fight begins
cairn2e-effect-turn-lost = { $who } loses the turn
cairn2e-effect-turn-regained = { $who } may act this turn after all
cairn2e-effect-deed-declared = { $who } has declared a deed
cairn2e-effect-deed-taken-back = { $who } has taken the declaration back
cairn2e-effect-action-used = { $who } has acted
cairn2e-effect-walked-to = { $who } moves to { $to }
cairn2e-effect-band-changed = { $who } and { $other }: { $band }
cairn2e-effect-morale-tested = { $group }: morale tested
cairn2e-effect-side-done = turn over: { $side }
cairn2e-effect-fight-ended = the fight is over

## Offers

cairn2e-offer-strike = Attack
cairn2e-offer-shoot = Shoot
cairn2e-offer-throw = Throw
cairn2e-offer-strike-both = Attack with two weapons at once
cairn2e-offer-blast = Attack everybody in the area
cairn2e-offer-cast = Cast a spell
cairn2e-offer-read-scroll = Read a scroll
cairn2e-offer-use-relic = Use a relic
cairn2e-offer-stabilise = Bandage somebody
cairn2e-offer-try = Try something risky
cairn2e-offer-recover = Master the panic
cairn2e-offer-flee = Flee
cairn2e-offer-wait = Wait
cairn2e-offer-take-back = Take it back
cairn2e-offer-move = Move
cairn2e-offer-move-again = Move again
cairn2e-offer-approach = Move closer
cairn2e-offer-withdraw = Move away
cairn2e-offer-resolve-side = Resolve the turn
cairn2e-offer-start-fight = Begin a fight
cairn2e-offer-end-fight = End the fight
cairn2e-offer-harm-attribute = Harm an attribute
cairn2e-offer-settle-scar = Roll for a scar
cairn2e-offer-spare = Let live
cairn2e-offer-check-morale = Test morale

## Situations and their parameters

cairn2e-situation-save = a save
cairn2e-situation-strike = attacks on one target
cairn2e-situation-scar = the roll for a scar
cairn2e-situation-morale = a morale save
cairn2e-situation-retreat = fleeing from a fight
cairn2e-situation-first-round = acting in the first round

cairn2e-param-attribute = the attribute
cairn2e-param-which = which attribute
cairn2e-param-dice = damage dice, a comma between attacks and + between two weapons
cairn2e-param-armor = Armor
cairn2e-param-hp = HP
cairn2e-param-str = STR
cairn2e-param-strength = STR
cairn2e-param-dexterity = DEX
cairn2e-param-will = WIL
cairn2e-param-target = the target
cairn2e-param-attacker = the attacker
cairn2e-param-impaired = the attack is impaired
cairn2e-param-enhanced = the attack is enhanced
cairn2e-param-blast = a blast, which reaches everybody in the area
cairn2e-param-ignores-armor = Armor does not count
cairn2e-param-bypass = the damage goes straight to STR
cairn2e-param-scar = roll for the scar as well
cairn2e-param-row = row of the table of scars
cairn2e-param-hp-max = maximum HP
cairn2e-param-fearless = fearless
cairn2e-param-pursued = somebody gives chase
cairn2e-param-ready = ready for the fight
cairn2e-value-ready-all = everybody
cairn2e-param-against = against
cairn2e-param-task = what is tried
cairn2e-param-together = together with
cairn2e-param-is-impaired = impaired
cairn2e-param-is-enhanced = enhanced
cairn2e-param-is-distant = very distant
cairn2e-param-bypasses-hp = straight to STR
cairn2e-param-counts-targets = roll for the number of targets
cairn2e-param-has-refuge = somewhere safe to run to
cairn2e-param-refuge = where to run to
cairn2e-param-is-attack = an attack
cairn2e-param-nature = what the attack is made with, where it matters: silver, magic, fire…
cairn2e-param-ranged = the attack is ranged
cairn2e-param-by = a stat block that attacks: its first attack, and what its critical damage brings
cairn2e-value-nature-magic = magic
cairn2e-value-nature-silver = silver
cairn2e-value-nature-iron = iron
cairn2e-value-nature-metal = metal
cairn2e-value-nature-fire = fire
cairn2e-value-nature-cold = cold
cairn2e-value-nature-lightning = lightning
cairn2e-value-nature-acid = acid
cairn2e-value-nature-water = water
cairn2e-value-nature-unfaced = without meeting its gaze

cairn2e-value-which-strength = STR
cairn2e-value-which-dexterity = DEX
cairn2e-value-which-will = WIL
cairn2e-value-target-npc = opponent
cairn2e-value-target-pc = player character
cairn2e-value-target-hireling = hireling
cairn2e-value-target-detachment = detachment
cairn2e-value-attacker-individual = individual
cairn2e-value-attacker-detachment = detachment

## Refusals

error-no-such-figure = nobody called “{ $id }” is in this scene; use one of: { $allowed }
error-cairn-not-in-fight = there is no fight now; begin one first
error-cairn-in-fight = a fight is already going on; end it first
error-cairn-nobody-to-fight = a fight needs somebody standing on either side; bring opponents into the scene first
error-cairn-out-of-action = “{ $who }” is out of action; choose somebody who can act
error-cairn-loses-turn = “{ $who }” loses this turn; wait for the next round
error-cairn-already-declared = “{ $who }” has already declared; take that back first
error-cairn-square-spoken-for = “{ $other }” has declared to go to { $at }; choose another square
error-cairn-nothing-declared = “{ $who }” has declared nothing; declare a deed first
error-cairn-no-such-weapon = “{ $who }” has no weapon { $weapon } for this; use -1 for bare hands or a number below { $count }
error-cairn-bad-target = “{ $target }” cannot be attacked; choose somebody who is there and alive
error-cairn-no-target = “{ $who }” attacks nobody; name a target
error-cairn-one-target-only = “{ $who }” cannot strike several at once; name one target or use a blast
error-cairn-beyond-reach = “{ $target }” is beyond the reach of “{ $who }”; move nearer or use a ranged weapon
error-cairn-no-line = walls stand between “{ $who }” and “{ $target }”; move to where the way is clear
error-cairn-no-refuge = “{ $who }” has nowhere safe to run to; name a refuge first
error-cairn-not-their-side = “{ $who }” is on the other side; choose companions on the same side
error-cairn-not-dying = “{ $target }” is not dying; bandage somebody with critical damage
error-cairn-no-space = “{ $who }” is on no map; place them on a board or in range bands first
error-cairn-cannot-move = “{ $who }” cannot move any farther this turn; wait for the next or move as the action
error-cairn-no-nearer = “{ $who }” and “{ $other }” are already as near or as far as can be; choose the other way
error-cairn-no-such-group = “{ $group }” is not a group still standing; use one of: { $allowed }
error-cairn-not-fallen = “{ $who }” cannot be spared; choose an opponent who fell with STR above 0
error-cairn-no-such-scar = “{ $who }” has no open scar of row { $row }; use an open row: { $allowed }
error-cairn-scar-not-due = scar { $row } of “{ $who }” is not due yet; mend it first
error-cairn-no-dice = damage to “{ $target }” needs dice; name at least one
error-cairn-not-attack-dice = “{ $text }” are not the dice of an attack; write d8, d8+d6 for two weapons, commas between attackers, no more than { $most } dice

## Examples

example-cairn2e-g1a = Three attackers roll 4, 5 and 1 at a large man with 8 HP: 5 counts, 3 HP are left.
example-cairn2e-g1b = Then 1 and 3: 3 counts, he is at 0 HP, without a scar and without a save.
example-cairn2e-g2a = A character with 6 HP is hit for 6: 0 HP, and the sixth scar.
example-cairn2e-g2b = The sixth scar: a 3 means DEX, and 14 is more than DEX 9.
example-cairn2e-g3a = 5 HP, STR 11, hit for 6: STR 10, and a 13 fails the critical save.
example-cairn2e-g3b = The first loss: their leader’s WIL save fails, and they give up.
example-cairn2e-g4a = Two daggers against a swarm of rats roll a d4 each: 2 and 2 leave it 1 HP.
example-cairn2e-g4b = A crossbow rolls a d4 too: 2 brings the swarm to STR 4, and a 7 routs it.
example-cairn2e-g4c = A detachment attacks one character with a d12.
