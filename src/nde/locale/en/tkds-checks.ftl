# TKDS: checks, luck, hero points, harm and dying.

## Degrees and skills

tkds-outcome-critical-failure = critical failure
tkds-outcome-failure = failure
tkds-outcome-success = success
tkds-outcome-critical-success = critical success
tkds-skill-strength = Strength (STR)
tkds-skill-dexterity = Dexterity (DEX)
tkds-skill-intelligence = Intelligence (INT)
tkds-skill-will = Will (WIL)
tkds-who-gm = the GM
tkds-who-leader = the leader

## Steps: checks

tkds-step-check = { $who } rolls { $face } for { $skill }: { $total } in all against { $hu }, { $outcome }
tkds-step-attack-rolled = { $who } rolls { $face } for { $skill }: { $total } in all against a defence of { $hu }, { $outcome }
tkds-step-natural = a natural { $face } moves the degree by one: { $outcome }
tkds-step-natural-stays = a natural { $face } cannot move it any further: { $outcome }
tkds-step-advantage = advantage: { $who } rolls two dice and keeps the better
tkds-step-disadvantage = disadvantage: { $who } rolls two dice and keeps the worse
tkds-step-edges-cancel = advantage and disadvantage cancel out: { $who } makes a plain roll
tkds-step-skill-lowered = { $who } rolls with less than the full skill: { $skill } is now { $bonus }
tkds-step-wound-hinders = { $who } is mortally wounded: { $bonus } to the roll
tkds-step-exhaustion-hinders = { $who } is exhausted: { $bonus } to the roll
tkds-step-blessing-helps = { $who } is blessed: { $bonus } to the roll
tkds-step-modified = perks, mastery and other effects on { $who }: { $bonus } to the roll
tkds-step-automatic = with a double advantage or disadvantage { $who } need not roll: { $outcome }
tkds-step-rolled-again =
    { $left ->
        [0] { $who } spends the last hero point on a second try
       *[other] { $who } spends a hero point on a second try, { $left } left
    }
tkds-step-origin-helps = { $who }’s life as { $origin } helps here: advantage
tkds-step-edge-helps = essence gives { $who } an edge: advantage
tkds-step-gift-helps = race or specialization helps here: { $who } has an advantage
tkds-step-armour-hinders = the armour is in the way: { $who } has a disadvantage
tkds-step-roped = the climbing gear saves { $who } from the worst
tkds-step-easy = that is easy for { $who }, no roll needed
    .then = that is easy, no roll needed
tkds-step-impossible = that is impossible: { $who } has no chance
tkds-step-beyond-it = { $who } is naturally immune to it and need not roll
tkds-step-calm = { $who } has the time, the tools and the knowledge, and nothing to lose: no roll needed
tkds-step-turn-at-stake = ten minutes are at stake, and that is enough: { $who } rolls
tkds-step-rolled-in-secret = the GM rolls in secret for { $who }
tkds-step-rolled-in-secret-task = the GM rolls in secret for { $who }: { $activity }
tkds-step-secret-told = now it comes to light how the secret roll for { $who } went: { $outcome }
tkds-step-secret-told-task = now it comes to light how “{ $activity }” went for { $who }: { $outcome }
tkds-step-contest-rolled = { $who } rolls { $face } for { $skill }: { $total } in all
tkds-step-contest = { $who } gets { $total } against { $target }’s { $hu }: { $outcome }
tkds-step-contest-tie = { $who } and { $target } both get { $total }: neither gives way
tkds-step-luck = the luck roll shows { $face }: { $detail }

## What a luck roll may mean

tkds-detail-luck-bad = bad for the players
tkds-detail-luck-good = good for the players
tkds-detail-luck-no-tongue = no knowledge of the common tongue
tkds-detail-luck-tongue = knowledge of the common tongue
tkds-detail-luck-hostile = a hostile reaction
tkds-detail-luck-wary = a wary reaction
tkds-detail-luck-curious = a curious reaction
tkds-detail-luck-friendly = a friendly reaction
tkds-detail-luck-party-surprised = the party is surprised
tkds-detail-luck-nobody-surprised = nobody is surprised
tkds-detail-luck-foes-surprised = the other side is surprised
tkds-detail-luck-encounter = an encounter
tkds-detail-luck-loss = a loss, or the surroundings themselves
tkds-detail-luck-sign = a sign of something
tkds-detail-luck-quiet = nothing happens

## Steps: hero points, harm and dying

tkds-step-hero-points-set =
    { $points ->
        [one] { $who } now has { $points } hero point
       *[other] { $who } now has { $points } hero points
    }
tkds-step-clung =
    { $points ->
        [one] { $who } gives up the last hero point and clings to life: unconscious, but without a mortal wound
       *[other] { $who } gives up all { $points } hero points and clings to life: unconscious, but without a mortal wound
    }
tkds-step-immune = { $kind } cannot harm { $who }
tkds-step-weakness = { $kind } is a weakness of { $who }: the damage doubles to { $damage }
tkds-step-resisted = { $who } resists { $kind }: half the damage, { $damage }
tkds-step-soaked = { $who }’s temporary HP absorb { $points } damage
tkds-step-soaked-kept = { $who }’s temporary HP absorb some of the damage
tkds-step-hurt =
    { $left ->
        [0] { $who } takes { $damage } damage
       *[other] { $who } takes { $damage } damage and has { $left } HP left
    }
    .after-deed =
        { $left ->
            [0] : { $damage } damage
           *[other] : { $damage } damage, { $left } HP left
        }
    .after-lasting =
        { $left ->
            [0] , takes { $damage } damage
           *[other] , takes { $damage } damage and has { $left } HP left
        }
tkds-step-hurt-kept = { $who } takes { $damage } damage
tkds-step-hurt-through = { tkds-step-hurt }
    .after-deed = { tkds-step-hurt.after-deed }
    .after-lasting = { tkds-step-hurt.after-lasting }
tkds-step-hurt-through-kept = { $who } takes the rest of the damage
tkds-step-harmless-at-zero = { $who } already lies there with 0 HP: it makes no difference
tkds-step-dying =
    { $rounds ->
        [one] { $who } goes down, mortally wounded: without help it is over in one round
       *[other] { $who } goes down, mortally wounded: without help it is over in { $rounds } rounds
    }
    .after-hurt =
        { $rounds ->
            [one] and goes down, mortally wounded: without help it is over in one round
           *[other] and goes down, mortally wounded: without help it is over in { $rounds } rounds
        }
    .after-hurt-through =
        { $rounds ->
            [one] and goes down, mortally wounded: without help it is over in one round
           *[other] and goes down, mortally wounded: without help it is over in { $rounds } rounds
        }
    .after-deed-hurt =
        { $rounds ->
            [one] and a mortal wound; without help it is over in one round
           *[other] and a mortal wound; without help it is over in { $rounds } rounds
        }
    .after-deed-hurt-through =
        { $rounds ->
            [one] and a mortal wound; without help it is over in one round
           *[other] and a mortal wound; without help it is over in { $rounds } rounds
        }
tkds-step-dying-left = { $who } is dying: { $left ->
        [one] { $left } round
       *[other] { $left } rounds
    } left
tkds-step-dropped-again = { $who } drops to 0 HP with a mortal wound, and that is the end
tkds-step-died = { $who } dies
    .after-hurt = and dies
    .after-hurt-through = and dies
    .after-hurt-kept = and dies
    .after-hurt-through-kept = and dies
    .after-deed-hurt = , enough to kill
    .after-deed-hurt-through = , enough to kill
tkds-step-subdued = { $who } is beaten, but alive
    .after-hurt = and is beaten, but alive
    .after-hurt-through = and is beaten, but alive
    .after-hurt-kept = and is beaten, but alive
    .after-hurt-through-kept = and is beaten, but alive
    .after-deed-hurt = , beaten but alive
    .after-deed-hurt-through = , beaten but alive
tkds-step-spell-lost = { $who } loses consciousness, and { $spell } ends
tkds-step-stable = { $who } is no longer dying, but stays unconscious
tkds-step-woke = { $who } comes to with 1 HP
tkds-step-roused = { $who } comes to
tkds-step-botched = the treatment of { $who } goes horribly wrong
tkds-step-healed = { $who } regains { $points } HP, up to the maximum
tkds-step-fell =
    { $dice ->
        [0] { $who } falls { $metres } m
       *[other] { $who } falls { $metres } m: { $dice }d6, one for every 2 m
    }
tkds-step-skill-lost = { $who } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of { $skill } for now
tkds-step-temporary = { $who } now has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } that last for { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
tkds-step-temporary-kept = { $who } now has temporary points that last for { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }

## Questions

tkds-ask-reroll = This is a { $outcome }: spend a hero point to roll again? ({ $left } left)
tkds-ask-reroll-success = This is a { $outcome } already: roll again anyway? (hero points left: { $left })
tkds-ask-reroll-secret = Have the secret roll made again for a hero point, whatever it shows? ({ $left } left)
tkds-ask-reroll-dice = The dice show { $total }: spend a hero point to roll all of them again? ({ $left } left)
tkds-ask-reroll-lost = The contest does not go your way: spend a hero point to roll again? ({ $left } left)
tkds-ask-reroll-won = The contest goes your way already: roll again anyway? (hero points left: { $left })
tkds-ask-reroll-bad-luck = The luck roll shows { $total }: spend a hero point to roll again? ({ $left } left)
tkds-ask-reroll-good-luck = The luck roll shows { $total }, which is good already: roll again anyway? (hero points left: { $left })
tkds-option-keep = keep the roll
tkds-option-reroll = roll again
tkds-ask-cling = { $who } is about to die: give up { $left ->
        [one] { $left } hero point
       *[other] { $left } hero points
    } and stay alive?
tkds-option-cling = cling to life
tkds-option-die = die
tkds-ask-foe-at-zero = { $target } is at 0 HP: dead or only subdued?
tkds-option-foe-at-zero-dead = dead
tkds-option-foe-at-zero-subdued = subdued

## Rolls

tkds-roll-check = { $who }: roll { $die } for the check
tkds-roll-contest = { $who }: roll { $die } for the contest
tkds-roll-luck = { $who }: roll { $die } for luck
tkds-roll-dying = { $who }: roll { $die } for the rounds left to live
tkds-roll-damage = { $who }: roll { $die } for damage
tkds-roll-healing = { $who }: roll { $die } for healing

## Effects

tkds-effect-hp-lost = { $who } loses { $points } HP
tkds-effect-hp-healed = { $who } regains { $points } HP
tkds-effect-temporary-lost = { $who } loses { $points } temporary HP
tkds-effect-temporary-set = { $who } has { $points } temporary { $of ->
        [magic] magic energy
       *[hp] HP
    } for { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
tkds-effect-dying = { $who } lies dying: { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } left
tkds-effect-dying-ticked = { $who } is still dying: { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } left
tkds-effect-stabilised = { $who } is no longer dying
tkds-effect-collapsed = { $who } goes down, unconscious
tkds-effect-clung = { $who } stays alive through sheer heroism: unconscious, but without a mortal wound
tkds-effect-woke = { $who } comes to
tkds-effect-died = { $who } is dead
tkds-effect-subdued = { $who } is beaten, but alive
tkds-effect-hero-points-spent = { $who } spends { $points ->
        [one] { $points } hero point
       *[other] { $points } hero points
    }
tkds-effect-hero-points-set = { $who } now has { $points ->
        [one] { $points } hero point
       *[other] { $points } hero points
    }
tkds-effect-hero-points-set-all =
    { $points ->
        [one] { $ally } and { $who } each have { $points } hero point now
       *[other] { $ally } and { $who } each have { $points } hero points now
    }
tkds-effect-skill-lost = { $who } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of { $skill } for now
tkds-effect-kit-used = that takes one use of { $who }’s healing kit
tkds-effect-poison-delayed = the poison in { $who } is held back for { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
tkds-effect-poison-cured = { $who } is free of the poison
tkds-effect-poison-worsened = the poison in { $who } gets worse
tkds-effect-secret-kept = the GM keeps the outcome of the secret roll for { $who } hidden
tkds-effect-secret-revealed = the secret roll for { $who } was a { $outcome }
tkds-effect-contest-tied = { $who } and { $other } are evenly matched: nothing changes
tkds-effect-players-known = it is known who plays whom
tkds-effect-luck-came = luck has it: { $detail }
tkds-condition-poisoned = poisoned
tkds-condition-poison-delayed = poison held back

## Situations and parameters

tkds-situation-check = a check
tkds-situation-contest = a contest of two
tkds-situation-luck = a luck roll
tkds-situation-stabilise = stabilising somebody who is dying
tkds-situation-treat = ten minutes with a healing kit
tkds-situation-damage = damage from the surroundings
tkds-situation-fall = a fall
tkds-param-skill = the skill behind the roll
tkds-param-hu = the target to reach
tkds-param-difficulty = the difficulty, instead of a target
tkds-param-advantage = how many sources of advantage
tkds-param-disadvantage = how many sources of disadvantage
tkds-param-modifier = plus or minus to the roll from an effect
tkds-param-bh = how many hero points the hero has
tkds-param-reroll = when the hero rolls again for a hero point
tkds-param-which = which of the four skills
tkds-param-origin = whether the character’s origin helps
tkds-param-uses-origin = whether the character’s origin helps
tkds-param-secret = whether the GM rolls in secret
tkds-param-calm = whether there is time, tools, knowledge and nothing to lose
tkds-param-turn = whether failing costs a ten-minute turn
tkds-param-costs-turn = whether failing costs a ten-minute turn
tkds-param-wounded = whether the hero is mortally wounded
tkds-param-exhausted = whether the hero is exhausted
tkds-param-other = the skill of the opponent
tkds-param-other-skill = which skill the opponent rolls
tkds-param-initiator = whether the hero began, so that a tie is theirs
tkds-param-has-initiator = whether this side began, so that a tie is theirs
tkds-param-words = what you do, in your own words
tkds-param-reads = how the luck roll is read
tkds-param-kit = whether a healing kit is used
tkds-param-hp = HP left to whoever it happens to
tkds-param-damage = the dice of the damage
tkds-param-temporary = temporary HP
tkds-param-effect = whether the target resists the damage, is weak to it or immune
tkds-param-foe = whether it happens to a foe
tkds-param-metres = height of the fall in metres
tkds-param-task = what is tried
tkds-param-points = how many points
tkds-param-of = HP or magic energy
tkds-param-rounds = how many rounds it lasts
tkds-param-kind = what kind of damage it is, for resistances
tkds-value-difficulty-number = by number
tkds-value-difficulty-none = by number
tkds-value-difficulty-easy = easy
tkds-value-difficulty-normal = normal
tkds-value-difficulty-hard = hard
tkds-value-difficulty-very-hard = very hard
tkds-value-difficulty-impossible = impossible
tkds-value-reroll-never = never
tkds-value-reroll-on-failure = on a failure
tkds-value-reroll-always = always
tkds-value-which-strength = strength
tkds-value-which-dexterity = dexterity
tkds-value-which-intelligence = intelligence
tkds-value-which-will = will
tkds-value-other-skill-none = the same skill
tkds-value-reads-luck = luck
tkds-value-reads-tongue = common tongue
tkds-value-reads-reaction = reaction
tkds-value-reads-surprise = surprise
tkds-value-reads-event = event
tkds-value-effect-plain = plain
tkds-value-effect-resist = halved by a resistance
tkds-value-effect-weak = doubled by a weakness
tkds-value-effect-immune = not at all, being immune
tkds-value-of-hp = HP
tkds-value-of-magic = magic energy
tkds-value-task-none = no common task
tkds-value-task-lift = lift something
tkds-value-task-bend-bars = bend bars
tkds-value-task-withstand-toxin = withstand a toxin
tkds-value-task-withstand-disease = withstand a disease
tkds-value-task-withstand-paralysis = withstand paralysis
tkds-value-task-swim = swim
tkds-value-task-dodge = dodge
tkds-value-task-climb = climb
tkds-value-task-sneak = sneak
tkds-value-task-hide = hide
tkds-value-task-pick-pocket = pick a pocket
tkds-value-task-balance = keep one’s balance
tkds-value-task-recall = recall something
tkds-value-task-craft = make something
tkds-value-task-pick-lock = pick a lock
tkds-value-task-disarm-trap = disarm a trap
tkds-value-task-track = follow tracks
tkds-value-task-persuade = persuade
tkds-value-task-intimidate = intimidate
tkds-value-task-lie = lie
tkds-value-task-disguise = pass as somebody else
tkds-value-task-withstand-charm = withstand a charm
tkds-value-task-withstand-sleep = withstand sleep
tkds-activity-lift = { tkds-value-task-lift }
tkds-activity-bend-bars = { tkds-value-task-bend-bars }
tkds-activity-withstand-toxin = { tkds-value-task-withstand-toxin }
tkds-activity-withstand-disease = { tkds-value-task-withstand-disease }
tkds-activity-withstand-paralysis = { tkds-value-task-withstand-paralysis }
tkds-activity-swim = { tkds-value-task-swim }
tkds-activity-dodge = { tkds-value-task-dodge }
tkds-activity-climb = { tkds-value-task-climb }
tkds-activity-sneak = { tkds-value-task-sneak }
tkds-activity-hide = { tkds-value-task-hide }
tkds-activity-pick-pocket = { tkds-value-task-pick-pocket }
tkds-activity-balance = { tkds-value-task-balance }
tkds-activity-recall = { tkds-value-task-recall }
tkds-activity-craft = { tkds-value-task-craft }
tkds-activity-pick-lock = { tkds-value-task-pick-lock }
tkds-activity-disarm-trap = { tkds-value-task-disarm-trap }
tkds-activity-track = { tkds-value-task-track }
tkds-activity-persuade = { tkds-value-task-persuade }
tkds-activity-intimidate = { tkds-value-task-intimidate }
tkds-activity-lie = { tkds-value-task-lie }
tkds-activity-disguise = { tkds-value-task-disguise }
tkds-activity-withstand-charm = { tkds-value-task-withstand-charm }
tkds-activity-withstand-sleep = { tkds-value-task-withstand-sleep }

## Offers

tkds-offer-check = Try something
tkds-offer-contest = Contend with somebody
tkds-offer-luck = Roll for luck
tkds-offer-cling = Cling to life with all hero points
tkds-offer-stabilise = Stabilise somebody
tkds-offer-treat-wounds = Treat wounds for ten minutes
tkds-offer-treat-poison = Hold back a poison
tkds-offer-begin-session = Begin a session
tkds-offer-reveal = Reveal a secret roll
tkds-offer-secret-check = Roll in secret for somebody
tkds-offer-harm = Deal damage from the surroundings
tkds-offer-fall = Let somebody fall
tkds-offer-lose-skill = Take skill points away
tkds-offer-grant-hero = Grant a hero point
tkds-offer-grant-temporary = Grant temporary points

## Refusals

error-no-origin = “{ $who }” has no origin to draw on; leave it out of the check
error-two-targets-named = “{ $text }” and a target of { $hu } are both named; give one of the two
error-difficulty-not-harder = “{ $number }” is no harder than “{ $easier }”; use { $least } or more
error-nothing-secret = no secret roll for “{ $who }” is waiting; make one first
error-against-oneself = “{ $who }” cannot compete with themselves; choose somebody else
error-is-not-dying = “{ $who }” is not dying; choose somebody who is
error-is-dying-now = “{ $who }” is dying and does not have ten minutes; stabilise them first
error-is-unhurt = “{ $who }” is not hurt; choose somebody who is
error-no-hero-points = “{ $who }” has no hero points for this; choose a player’s character that has some
error-no-healing-kit = “{ $who }” has no healing kit with a use left; do it bare-handed or find a kit
error-no-mind-for-it = “{ $who }” is not intelligent enough to help; choose an intelligent being
error-no-time-in-fight = “{ $who }” needs ten minutes for this; wait for the end of the fight
error-not-our-die = “{ $text }” uses a { $sides }, which this game does not have; use one of: { $allowed }
error-no-points-given = “{ $points }” is not a number of points; use 1 or more
error-no-edge-ability = “{ $who }” cannot turn essence into an advantage; leave essence out of the check
error-has-no-magic = “{ $who }” cannot cast and has no magic energy; choose somebody who can cast

## Examples

example-tkds-ex-c1 = A 1 on the die with skill +5 against a target of 10: the failure becomes a critical one.
example-tkds-ex-c2 = A monster with skill +9 rolls a 1 against 10: its success becomes a failure.
example-tkds-ex-c3 = A 20 with skill −5 against 20: the failure becomes a success.
example-tkds-ex-c4 = A 20 without skill against 10 is critical already and stays so.
example-tkds-ex-c5 = A 20 without skill against 15: the success becomes a critical one.
example-tkds-ex-c6 = With an advantage and a hero point: 3 and 5 fail, both dice are rolled again, and the 14 succeeds.
example-tkds-ex-c7 = In a contest the tie belongs to whoever began it.
example-tkds-ex-c8 = Temporary HP take the first 3 of 5 damage, the rest comes off HP.
example-tkds-ex-c9 = Stabilising with a kit: the check reaches 10, and the ally is no longer dying.
example-tkds-ex-c10 = A fall from 5 m is two dice, and with 8 HP left a 12 means dying.
