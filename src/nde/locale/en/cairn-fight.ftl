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
cairn2e-condition-stable = stable
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
cairn2e-cause-guarded = what protects the target
cairn2e-cause-vulnerable = a weak point
cairn2e-cause-pack = an ally’s attack
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
cairn2e-item-unarmed = fists
    .with = with bare fists
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
cairn2e-ask-routed = { $target } has critical damage: is the detachment routed or weakened?
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
        [yes] { $who } rolls { $face } against { $attribute } { $score } and makes the save
       *[no] { $who } rolls { $face } against { $attribute } { $score } and fails the save
    }
cairn2e-step-save-kept =
    { $saved ->
        [yes] { $who } rolls { $face } for a { $attribute } save and makes it
       *[no] { $who } rolls { $face } for a { $attribute } save and fails it
    }
cairn2e-step-saves-against = { $who } is most at risk and saves alone, against { $other }
cairn2e-step-saves-for-all = { $who } is most at risk and makes the { $attribute } save for all
cairn2e-step-fight-begins = a fight breaks out
cairn2e-fight-begins-saves = Every hero makes a DEX save to act in the first round.
cairn2e-fight-begins-ready-or-saves = Whoever stands ready acts at once; every other hero makes a DEX save to act in the first round.
cairn2e-fight-begins-ready = The heroes stand ready and act at once, without the save of the first round.
cairn2e-fight-begins-at-once = Everybody acts in the first round; nobody has to save for it.
cairn2e-fight-begins-units = The foes whose stat block makes so many of them a Detachment fight as one (with units=single, each fights alone).
cairn2e-fight-begins-apart = Each foe fights alone, though their stat block makes so many of them one Detachment.
cairn2e-step-panic-stops = { $who } is panicking and does not act in the first round
cairn2e-step-acts-at-once = { $who } acts in the first round
cairn2e-step-loses-turn = { $who } loses the first turn
cairn2e-step-declared-strike = { $who } will attack { $target } ({ $item })
cairn2e-step-declared-cast = { $who } means to cast “{ $spell }”
    .b = { $who } reaches for “{ $spell }”
cairn2e-step-declared-stabilise = { $who } goes to bandage { $target }
cairn2e-step-declared-try = { $who } is about to try something risky with { $attribute }
cairn2e-step-declared-recover = { $who } tries to master the panic
cairn2e-step-declared-flee = { $who } means to flee
cairn2e-step-declared-flee-to = { $who } means to flee: “{ $text }”
cairn2e-step-declared-move = { $who } makes for { $to }
cairn2e-step-declared-shift =
    { $nearer ->
        [yes] { $who } means to get closer still to { $other }
       *[no] { $who } means to back farther away from { $other }
    }
cairn2e-step-declared-wait = { $who } waits to see what happens
    .b = { $who } holds back
cairn2e-step-taken-back = { $who } thinks better of it
cairn2e-step-side-acts = round { $round }, { $side }: everything declared happens at once
cairn2e-step-deed-pointless = { $who } comes too late: what was declared is no longer possible
cairn2e-step-attacks = { $who } attacks { $target } with { $item }, { $sides }
cairn2e-step-attacks-plainly = { $who } attacks { $target } with { $item }
cairn2e-step-impaired = { $who }’s attack is impaired by { $cause } and rolls { $sides }
cairn2e-step-enhanced = { $who }’s attack is enhanced by { $cause } and rolls { $sides }
cairn2e-given-impaired = impaired by { $cause }: { $sides }
cairn2e-given-enhanced = enhanced by { $cause }: { $sides }
cairn2e-step-modifiers-cancel = { $who }’s attack would be enhanced by { $up } and impaired by { $down }: they cancel out
cairn2e-step-two-weapons = { $who } rolls { $sides } and keeps the higher result
cairn2e-step-blast =
    { $count ->
        [one] { $who } attacks everybody in the area, one target
       *[other] { $who } attacks everybody in the area, { $count } targets
    }
cairn2e-step-blast-targets =
    { $count ->
        [one] { $who } rolls { $face } for how many the blast reaches: one target
       *[other] { $who } rolls { $face } for how many the blast reaches: { $count } targets
    }
cairn2e-step-armor-capped = { $who }’s Armor { $armor } counts as { $cap }, the maximum
cairn2e-step-damage-bonus = { $who } rolls { $face }, and { $bonus } for the attack
cairn2e-step-blow = { $who } rolls { $face }, less Armor { $armor }: { $net } damage
cairn2e-step-blow-kept = { $who } rolls { $face } for damage, before Armor
cairn2e-step-ignores-armor = { $who } rolls { $face }; Armor does not count
cairn2e-step-no-damage-dice = { $who }’s attack has no damage die
cairn2e-step-kept = of { $count } attacks on { $target } only the best counts: { $net }, by { $who }
cairn2e-step-kept-of-one = of { $count } attacks on { $target } only the best counts: { $net }
cairn2e-step-kept-kept = of { $count } attacks on { $target } only the best counts, by { $who }
cairn2e-step-kept-of-one-kept = of { $count } attacks on { $target } only the best counts
cairn2e-step-no-harm = { $who } takes no damage
cairn2e-step-bypasses-hp = { $who } is defenceless: the damage goes straight to STR
cairn2e-step-no-hp-to-lose = { $who }’s HP do not count now: the damage goes straight to STR
cairn2e-step-hp-lost = { $who } loses { $hp } HP and has { $left } left
cairn2e-step-hp-lost-kept = { $who } loses HP
cairn2e-step-no-scar = { $who } has no HP left to lose
    .then = that leaves no HP
cairn2e-step-strength-lost = { $who } loses { $points } STR and has { $left } left
cairn2e-step-strength-lost-kept = { $who } loses STR
cairn2e-step-attribute-lost = { $who } loses { $points } { $attribute } and has { $left } left
cairn2e-step-attribute-lost-kept = { $who } loses { $attribute }
cairn2e-step-paralysed = { $who } is at DEX 0 and cannot move a limb
cairn2e-step-delirious = { $who } is at WIL 0 and knows nobody any more
cairn2e-step-already-critical = { $who } is dying already, and this makes it worse
cairn2e-step-fights-on = { $who } fights on
cairn2e-step-doom-met = the doom comes true, and { $who } dies
cairn2e-step-doom-defied = { $who } escapes the doom
cairn2e-step-destroyed = { $who } is destroyed to the last
cairn2e-step-critical-at-zero = { $who } is at STR 0 and out of action
cairn2e-step-died = { $who } is dead
cairn2e-step-crawls =
    { $minutes ->
        [60] { $who } goes down and can only crawl: without aid, death comes within the hour
        [0] { $rounds ->
            [one] { $who } goes down and can only crawl: without aid, death comes in one round
           *[other] { $who } goes down and can only crawl: without aid, death comes in { $rounds } rounds
        }
       *[other] { $who } goes down and can only crawl: without aid, death comes within { $minutes } minutes
    }
cairn2e-step-npc-dies = { $who } falls dead
    .b = { $who } goes down and does not get up again
    .c = that is the end of { $who }
cairn2e-step-weakened = { $who } is scattered and fights on as no more than one
cairn2e-step-routed = { $who } breaks ranks and flees
cairn2e-step-critical-effect = worse still for { $who }, from { $foe }: { $critical }
cairn2e-step-creature-note = for the Warden, about { $who }: { $creature }
cairn2e-step-immune = { $who } is immune to this
cairn2e-step-contact = the mere touch goes straight to { $who }’s STR, { $sides } whatever it was dealt with
cairn2e-step-no-attack = for the Warden, about { $who }: the stat block names no attack; a strike is unarmed, and whether it strikes at all is up to you
cairn2e-step-crowd = for the Warden, about { $block }: { $count } or more of them are one Detachment by their stat block; here each fights alone, unless you keep one of them as the Detachment and take the others out
cairn2e-step-crowd-unled = for the Warden, about { $block }: so many have a leader, whose WIL { $score } they save with; name one of them leader, or each has only its own WIL
cairn2e-step-told-note = { $block }: { $creature } (described only: the Warden brings it in)
cairn2e-step-told-critical = { $block }, critical damage: { $critical } (described only: the Warden brings it in)
cairn2e-step-told-no-attack = { $block }: the stat block names no attack; here it strikes unarmed, and whether it strikes at all is up to the Warden
cairn2e-step-told-crowd-unled = { $block }: so many have a leader, whose WIL { $score } they save with; here each has only its own WIL
cairn2e-step-joins-declared = { $who } strikes together with allies who have declared on the same target; only the highest damage counts
cairn2e-step-halved = { $who } takes only half of it: { $face }
cairn2e-step-endures = { $who } fights on in spite of everything; only STR 0 is the end
cairn2e-step-head-lost =
    { $left ->
        [0] { $who } loses the last head
        [one] { $who } loses a head and has one left
       *[other] { $who } loses a head and has { $left } left
    }
cairn2e-step-part-lost = { $who } loses { $detail }
cairn2e-step-killed-outright = { $who } dies on the spot
cairn2e-step-lost-for-good = { $who } has lost { $points } STR for good, and the maximum is now { $left }
cairn2e-step-lost-for-good-kept = { $who } has lost some STR for good
cairn2e-step-deprived-by = { $who } is deprived
cairn2e-step-armor-ruined = { $who } loses a piece of armor: { $item }
cairn2e-step-strength-restored = { $who } regains { $points } STR
cairn2e-step-strength-restored-kept = { $who } regains STR
cairn2e-step-hp-regained = { $who } regains { $hp } HP
cairn2e-step-hp-regained-kept = { $who } regains HP
cairn2e-step-scarred = { $who } is left with exactly 0 HP and a scar, “{ $scar }”
cairn2e-step-scar-befalls =
    { $row ->
        [1] { $who } will carry a lasting mark
        [2] { $who } is rattled until their wits are back, and says what brings them back
        [3] { $who } is winded, and deprived until a few hours of rest
        [4] a bone breaks, and { $who } has to wait until it mends
        [5] the wound festers, and { $who } is ill until it is over
        [6] the blow to the head leaves { $who } changed
        [7] { $who } can barely move until serious help and rest
        [8] { $who } hears nothing until extraordinary aid
        [9] something hidden in { $who }’s mind comes loose
        [10] a limb is torn off or useless, and the Warden says which
       *[11] { $who } is deprived and out of action, and dead within the hour unless healed
    }
cairn2e-step-scar-beyond = { $who } lost { $hp } HP, but the table ends with row { $row }
cairn2e-step-doom-hangs = death came close, and the next critical save decides: if { $who } fails it, that is the end
cairn2e-step-settles-scar = { $who } finds out what the scar “{ $scar }” has left behind
cairn2e-step-doom-survived = { $who } rolls because the critical save was passed; a failed one would have meant death
cairn2e-step-scar-place = for { $who } it falls on { $detail }
    .after-scar-befalls = , { $detail }
cairn2e-step-scar-attribute = { $who } rolls for the attribute that changes, and it is { $detail }
cairn2e-step-scar-keeps-hp = { $total } is not above { $who }’s maximum HP of { $hp }, so nothing changes
    .after-scar-befalls = ; maximum HP stays at { $hp }
    .after-scar-place = ; maximum HP stays at { $hp }
    .then = maximum HP stays at { $hp }
cairn2e-step-scar-sets-hp = { $who } comes out of it tougher: maximum HP { $hp }
    .after-scar-befalls = ; maximum HP is now { $hp }
    .after-scar-place = ; maximum HP is now { $hp }
    .then = it leaves a tougher body: maximum HP { $hp }
cairn2e-step-scar-keeps-attribute = { $total } is not above { $who }’s { $attribute } { $score }, so nothing changes
    .after-scar-befalls = ; { $attribute } stays at { $score }
    .after-scar-place = ; { $attribute } stays at { $score }
cairn2e-step-scar-sets-attribute = { $who } is changed: { $attribute } { $total } instead of { $score }
    .after-scar-befalls = ; { $attribute } is now { $total }, not { $score }
    .after-scar-place = ; { $attribute } is now { $total }, not { $score }
cairn2e-step-scar-raises-will = { $who } is hardened by it: { $points } more WIL
    .after-scar-befalls = ; WIL goes up by { $points }
    .after-scar-place = ; WIL goes up by { $points }
cairn2e-step-morale-shaken = the morale of { $group } is tested: { $cause }
cairn2e-step-morale-due = { $who } stands alone at 0 HP: a morale save is due when the Warden calls for it
cairn2e-step-fearless = { $who } knows no fear, and nobody runs
cairn2e-step-leader-holds = nobody runs as long as { $who } leads
cairn2e-step-leader-lost = their leader is gone, and so is their courage
cairn2e-step-leader-speaks = { $who } leads { $group } and saves for them with WIL { $score }
cairn2e-step-leader-speaks-kept = { $who } leads { $group } and saves for them
cairn2e-step-morale-holds = { $who } wavers, but nobody runs
cairn2e-step-morale-breaks = the morale of { $group } breaks, and they flee
cairn2e-step-nobody-pursues = nobody can keep { $who } from leaving
cairn2e-step-flees-to = { $who } runs for safety: “{ $text }”
cairn2e-step-where-to = { $who } runs, and needs somewhere safe to run to
cairn2e-step-stabilised = { $who } bandages { $target }, who will live
cairn2e-step-waits = { $who } waits
cairn2e-step-spared = the Warden lets { $who } live
cairn2e-step-walked =
    { $cost ->
        [one] { $who } moves one square and has { $left } left
       *[other] { $who } moves { $cost } squares and has { $left } left
    }
cairn2e-step-band-changed =
    { $apart ->
        [close] { $other } is now within arm’s reach
        [nearby] { $other } is now a few steps away
        [far] { $other } is now some way off
        [very-far] { $other } is now a long way off
       *[other] the distance from { $who } to { $other } is now “{ $band }”
    }
cairn2e-step-hour-is-over = the hour is over, and { $who } is dead
cairn2e-step-fight-ends = the fight is over after round { $round }

## Effects

cairn2e-effect-hp-lost = { $who } loses { $hp } HP
cairn2e-effect-attribute-lost = { $who } loses { $points } { $attribute }
cairn2e-effect-paralysed = { $who } is paralysed at DEX 0 and cannot act
cairn2e-effect-delirious = { $who } is delirious at WIL 0 and cannot act
cairn2e-effect-attribute-set = { $who } now has { $attribute } { $score } of { $most }
cairn2e-effect-hp-most-set = { $who }’s maximum HP is now { $hp }
cairn2e-effect-critically-hurt =
    { $rounds ->
        [360] { $who } goes down: without aid, death comes within the hour
        [one] { $who } goes down: without aid, death comes in one round
       *[other] { $who } goes down: without aid, death comes in { $rounds } rounds
    }
cairn2e-effect-died = { $who } is dead
cairn2e-effect-fled = { $who } flees
cairn2e-effect-weakened = { $who } is no longer a detachment
cairn2e-effect-critical-effect-due = worse still for { $who }, from { $foe }: { $critical }
cairn2e-effect-head-lost = { $who } loses a head
cairn2e-effect-rage-spent = { $who }’s first rage is spent
cairn2e-effect-scarred = { $who } gets a scar: { cairn2e-by-row }
cairn2e-effect-scar-settled =
    { $detail ->
        [none] { $who }’s scar “{ cairn2e-by-row }” has had its roll
       *[other] { $who }’s scar “{ cairn2e-by-row }” falls on { $detail }
    }
cairn2e-effect-stabilised = { $who } is bandaged and will live
cairn2e-effect-spared = { $who } lives, but is out of action
cairn2e-effect-fight-begun = a fight breaks out
cairn2e-effect-turn-lost = { $who } loses the turn
cairn2e-effect-turn-regained = { $who } may act this turn after all
cairn2e-effect-deed-declared = { $who } has declared an action
cairn2e-effect-deed-taken-back = { $who } thinks better of it
cairn2e-effect-action-used = { $who } has acted
cairn2e-effect-walked-to = { $who } goes on to { $to }
cairn2e-effect-band-changed = the distance from { $who } to { $other } is now “{ $band }”
cairn2e-effect-morale-tested = the morale of { $group } is tested
cairn2e-effect-side-done = the turn of { $side } is over
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
cairn2e-offer-heal-with = Heal somebody with a relic
cairn2e-offer-stabilise = Give somebody first aid
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

cairn2e-param-attack = what foes attack with, if they can choose
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
cairn2e-value-by-none = nobody in particular
cairn2e-value-foe-none = nobody in particular
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
error-cairn-nothing-declared = “{ $who }” has declared nothing; declare an action first
error-cairn-no-such-weapon = “{ $who }” has no weapon { $weapon } for this; use -1 for bare hands or a number below { $count }
error-cairn-bad-target = “{ $target }” cannot be attacked; choose somebody who is there and alive
error-cairn-no-target = “{ $who }” attacks nobody; name a target
error-cairn-one-target-only = “{ $who }” cannot strike several at once; name one target or use a blast
error-cairn-beyond-reach = “{ $target }” is beyond the reach of “{ $who }”; move closer or use a ranged weapon
error-cairn-too-far-to-bandage = “{ $target }” is out of reach for “{ $who }”; move next to them first
error-cairn-no-line = there are walls between “{ $who }” and “{ $target }”; move to where the way is clear
error-cairn-no-refuge = “{ $who }” has nowhere safe to run to; name a refuge first
error-cairn-not-their-side = “{ $who }” is on the other side; choose companions on the same side
error-cairn-not-dying = “{ $target }” is not dying; bandage somebody with critical damage
error-cairn-no-space = “{ $who }” is not on a map; place them on a board or in range bands first
error-cairn-cannot-move = “{ $who }” cannot move any further this turn; wait for the next or move as the action
error-cairn-no-nearer = “{ $who }” and “{ $other }” are already as close or as far apart as can be; choose the other direction
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
