# Cairn 2e: load, needs, rest, time, magic, people met, the dungeon and the road.

## Refusals

error-nobody-named = nobody is named for this; name at least one character
error-amid-a-fight = there is no time for this in a fight; end the fight first
error-place-not-safe = this place is not safe; find a safer one, or make it so
error-no-light-to-rest-by = nobody can rest here in the dark; light a torch or a lantern first
error-nothing-there = { $who } has no item number “{ $place }”; use 0 or more, below { $count }
error-load-too-heavy = “{ $item }” needs more slots ({ $needed }) than { $who } has free ({ $free }); drop something first
error-carrier-is-laden = the { $item } carries more than { $who } could take along without it; drop or sell something else first
error-purse-too-light = { $price } gp is more than { $who } has ({ $gold } gp); sell something or pay less
error-cairn-not-for-sale = “{ $item }” is not for sale in the market; name a price, or 0 for something found
error-cairn-no-trade = nobody trades where “{ $who }” is now; the Warden says where people buy and sell
error-not-to-be-worn = “{ $item }” cannot be worn or wielded; choose a weapon, armor or a light
error-worn-so-already = { $on ->
    [yes] { $who } already wears or holds “{ $item }”; choose another item
   *[no] { $who } neither wears nor holds “{ $item }”; choose another item
}
error-armor-takes-long = “{ $item }” is too heavy to be changed in a fight; wait until it is over
error-drop-frees-nothing = “{ $item }” takes no slot, so dropping it does not help { $who }; drop something that does
error-hands-not-free = “{ $item }” is held in both hands to be cast from, and { $who } holds something else ({ $held }); put that away first
error-slots-all-taken = all { $slots } slots of { $who } are taken, and a spell costs a Fatigue; drop something first
error-not-magic = “{ $item }” holds no magic; choose a spellbook, a scroll or a relic
error-relic-is-spent = { $who }’s “{ $item }” has no uses left; meet its condition to recharge it
error-no-strength-to-restore = { $who } has no lost STR that could come back now; choose somebody hurt who is not deprived
error-not-to-recharge = “{ $item }” cannot be recharged now; choose a relic that has lost uses
error-not-a-light = “{ $item }” gives no light; choose a torch or a lantern
error-lantern-needs-oil = “{ $item }” burns oil, and { $who } has none; get an oil can or take a torch
error-light-burns-already = a light is already burning; put it out first
error-panicked-already = { $who } is already panicking; let them master it first
error-not-panicked = { $who } is not panicking; do something else
error-need-so-already = { $on ->
    [yes] { $who } lacks this already ({ $need }); choose another need or somebody else
   *[no] { $who } does not lack this ({ $need }); choose what they lack, or somebody else
}
error-deprived-so-already = { $on ->
    [yes] { $who } is deprived already; choose somebody who is not
   *[no] { $who } is not deprived; choose somebody who is deprived
}
error-no-scar-to-mend = scar { $row } of { $who } has nothing left to mend; use one of: { $allowed }
error-time-out-of-range = “{ $rounds }” rounds cannot pass at once; use 1 to { $most }
error-still-alive = { $who } is alive; only the dead are replaced: choose one of them
error-not-a-hireling = { $who } is not a living hireling of the party; choose one who is, or somebody new
error-name-taken = “{ $who }” cannot be the id of a newcomer; choose one that nobody has yet

## Steps

cairn2e-step-took-item = { $who } takes the { $item }, with { $used } of { $slots } slots used
cairn2e-step-paid = { $who } pays { $gold } gp and has { $left } gp left
cairn2e-step-paid-for = { $who } pays { $gold } gp for { $item } and has { $left } gp left
cairn2e-step-paid-wages = { $who } pays { $gold } gp in wages ({ $trade }) and has { $left } gp left
cairn2e-step-wages-due = the hirelings of the party earn { $gold } gp a day
cairn2e-step-weather-holds = the weather is { $weather }, and the party stays where it is
cairn2e-step-dropped-item = { $who } drops the { $item }, with { $used } of { $slots } slots used
cairn2e-step-sold-item = { $who } sells the { $item } for { $gold } gp, with { $used } of { $slots } slots used
cairn2e-step-load-lighter = { $who }’s load is no longer full, and { $hp } HP count again
cairn2e-step-full-load = { $who } has all { $slots } slots filled: HP count as 0 until the load is lighter
cairn2e-step-puts-on = { $who } equips the { $item } and has Armor { $armor }
cairn2e-step-takes-off = { $who } stows the { $item } and has Armor { $armor }
cairn2e-step-hands-full = { $who } holds a shield and a two-handed weapon: the table decides whether that works
cairn2e-step-bandage-used =
    { $left ->
        [one] { $who } uses a bandage and has one left
       *[other] { $who } uses a bandage and has { $left } left
    }
cairn2e-step-fatigue = { $who } takes a Fatigue ({ $used } of { $slots } slots used)
cairn2e-step-dropped-for-fatigue = with no slot free, { $who } drops the { $item }
cairn2e-step-gold-left = with no slot free, { $who } leaves { $gold } gp behind
cairn2e-step-collapsed = { $who } carries nothing but Fatigue, { $count } of it, and collapses; the Warden decides what follows
cairn2e-step-deprived = { $who } goes without { $need }: nothing is recovered, and every { $hours } hours bring a Fatigue
cairn2e-step-need-met = { $who } is no longer deprived
    .after-scar-due = and the deprivation is over
cairn2e-step-need-eased = { $who } has { $need } again, but still goes without { $lacking }
cairn2e-step-days-without = { $days ->
    [one] { $who } has gone without for { $hours } hours, which costs one Fatigue
   *[other] { $who } has gone without for { $hours } hours, which costs { $days } Fatigue
}
cairn2e-step-deprived-blocks-hp = { $who } is deprived and recovers no HP
cairn2e-step-deprived-blocks-fatigue = { $who } is deprived and keeps all Fatigue
cairn2e-step-deprived-blocks-all = { $who } is deprived and recovers nothing
cairn2e-step-time-passes =
    { $hours ->
        [0] { $minutes ->
            [0] { $rounds ->
            [one] a round passes
           *[other] { $rounds } rounds pass
            }
            [one] a minute passes
           *[other] { $minutes } minutes pass
        }
        [one] { $minutes ->
            [0] an hour passes
           *[other] an hour and { $minutes } minutes pass
        }
       *[other] { $minutes ->
            [0] { $hours } hours pass
           *[other] { $hours } hours and { $minutes } minutes pass
        }
    }
cairn2e-step-hour-ran-out = the time is up, and { $who } dies
cairn2e-step-rests = a few moments of rest and some water for { $who }
cairn2e-step-rests-long = a few hours of rest and some water for { $who }
cairn2e-step-rest-exposes = this is no safe place: whoever rests here may be found
cairn2e-step-hp-back = { $who } recovers { $hp } HP and is back at { $most }
    .after-back-on-feet = , gets { $hp } HP back and has { $most } now
    .after-rest-moments = , gets { $hp } HP back and has { $most } now
    .after-rest-hours = , gets { $hp } HP back and has { $most } now
    .then = { $hp } HP come back, to { $most }
cairn2e-step-dying-cannot-rest = { $who } is dying: rest does not help, only aid does
cairn2e-step-back-on-feet = { $who } is back on their feet
    .after-rest-moments = and is back on their feet
    .after-rest-hours = and is back on their feet
cairn2e-step-mortal-not-healed = { $who }’s mortal wound is not healed yet: still out of action
cairn2e-step-scar-due = { $who }’s scar “{ $scar }” has healed enough for its roll
cairn2e-step-week-begins = { $days ->
    [one] the party spends a day under a healer’s care
   *[other] the party spends { $days } days under a healer’s care
}
cairn2e-step-taken-into-care = { $who } is in a healer’s care and no longer dying
cairn2e-step-attribute-back = { $who } gets { $points } { $attribute } back
cairn2e-step-fatigue-gone = { $count ->
    [one] { $who } sleeps off one Fatigue
   *[other] { $who } sleeps off { $count } Fatigue
}
cairn2e-step-camp = { $count ->
    [0] no camp is made, and nobody sleeps for { $hours } hours
    [one] camp is made for { $hours } hours, and one of the party sleeps
   *[other] camp is made for { $hours } hours, and { $count } of the party sleep
}
cairn2e-step-eats = { $who } eats a ration
cairn2e-step-eats-of = { $who } eats a ration shared by { $other }
cairn2e-step-mount-eats = { $who } feeds the { $item } ({ $food })
cairn2e-step-mount-unfed = { $who } has nothing to feed the { $item } with; the Warden decides what follows
cairn2e-step-nothing-to-eat = { $who } has no ration left
cairn2e-step-no-ration = { $who } gets no ration and is deprived
cairn2e-step-no-ration-all = { $ally } and { $who } get no ration and are deprived
cairn2e-step-skips-camp = { $who } does not sleep, and pays for it at once
cairn2e-step-hands-freed = { $who } puts away the { $item } to hold the book in both hands
cairn2e-step-hands-needed = a book is held in both hands, but { $who } holds the { $item }
cairn2e-step-casts = { $who } casts “{ $spell }”
    .b = { $who } speaks the words of “{ $spell }”
    .c = “{ $spell }” takes effect at { $who }’s word
cairn2e-step-spell-works-anyway = “{ $spell }” works either way: the WIL save is only about what it does to { $who }
cairn2e-step-may-enhance = there is time and no danger: { $who } may enhance “{ $spell }” at no cost
cairn2e-step-scroll-gone = the scroll crumbles in { $who }’s hands
cairn2e-step-relic-used =
    { $left ->
        [0] { $who } has used up the { $item }
        [one] { $who } can use the { $item } once more
       *[other] { $who } can use the { $item } { $left } more times
    }
cairn2e-step-magic-destroyed = the spell turns against its source, and { $who } loses the { $item } for good
cairn2e-step-magic-injures = the spell turns on { $who } for { $damage } damage
cairn2e-step-magic-kills = the spell kills { $who }
cairn2e-step-magic-other = the spell has a price for { $who }, and the Warden names it
cairn2e-step-recharged =
    { $uses ->
        [one] { $who }’s { $item } is recharged for one use
       *[other] { $who }’s { $item } is recharged for { $uses } uses
    }
cairn2e-step-panics = { $who } panics: HP count as 0, attacks are impaired, and the first round of a fight is lost
cairn2e-step-masters-panic = { $who } masters the panic
cairn2e-step-still-panicked = { $who } cannot master the panic yet
cairn2e-step-turn-quiet = nobody lingers, hurries or makes a noise, and nothing happens
cairn2e-step-in-the-dark = it is dark and no light burns: little can be done, and whoever is afraid may panic
cairn2e-step-noise-heard = the noise was heard, and somebody comes
cairn2e-step-dungeon-event = { $brings ->
    [encounter] somebody or something crosses the party’s way, perhaps with ill intent
    [sign] there is a sign of something near
    [environment] the surroundings change for the worse
    [loss] something is lost: lights go out, a spell ends
    [exhaustion] weariness sets in: the party rests, takes a Fatigue each or eats
   *[quiet] all is quiet, and safe for now
}
cairn2e-step-wild-event = { $brings ->
    [encounter] somebody or something crosses the party’s way
    [sign] there is a sign of something near, or news of the land
    [environment] the weather or the ground changes
    [loss] the party has to choose what to lose: gear, time or strength
    [exhaustion] something bars the way and costs time or strength
   *[discovery] the party discovers something useful
}
cairn2e-step-light-blown-out = the light goes out
cairn2e-step-light-burned-down = the light has burned down
cairn2e-step-lights =
    { $left ->
        [0] { $who } lights the { $item } for the last time
        [one] { $who } lights the { $item }, which can be lit once more
       *[other] { $who } lights the { $item }, which can be lit { $left } more times
    }
cairn2e-step-trade = { $trade ->
    [yes] there are people to trade with
   *[no] nobody trades here
}
cairn2e-step-place = { $dark ->
    [yes] { $danger ->
        [yes] the place is dark and dangerous
       *[no] the place is dark and safe
    }
   *[no] { $danger ->
        [yes] the place is lit and dangerous
       *[no] the place is lit and safe
    }
}
cairn2e-step-trap-seen = { $who } is wary, sees the trap and can avoid it
cairn2e-step-trap-tested = { $sprung ->
    [yes] { $who } walks into a trap
   *[no] { $who } passes a trap unawares, and it does not go off
}
cairn2e-step-trap-sprung =
    { $armor ->
        [0] the trap goes off and catches { $who } for { $damage }
       *[other] the trap goes off and catches { $who } for { $damage }, less Armor { $armor }
    }
cairn2e-step-watch = { $night ->
    [yes] the party spends a watch of the night on { $activity }, and twice something may happen
   *[no] the party spends a watch of the day on { $activity }
}
cairn2e-step-explored = the party finds a place or a landmark of the area
cairn2e-step-journey = { $watches ->
    [one] the journey takes one watch
   *[other] the journey takes { $watches } watches
}
cairn2e-step-journey-goes-on = { $watches ->
    [one] one watch of the journey is left
   *[other] { $watches } watches of the journey are left
}
cairn2e-step-journey-grows = { $watches ->
    [one] the way has grown longer: one watch is left
   *[other] the way has grown longer: { $watches } watches are left
}
cairn2e-step-sleepless = whoever has not slept finds the ground a step harder
cairn2e-step-arrived = the journey is over
cairn2e-step-lost = { $lost ->
    [yes] the party gets lost and loses a watch ({ $face } on the d6, { $odds } in 6)
   *[no] the party finds its way ({ $face } on the d6, { $odds } in 6 to get lost)
}
cairn2e-step-weather-tires = the { $weather } weather wears everybody out
cairn2e-step-barrier-delays = { $watches ->
    [one] the way round costs a watch; one watch of the journey is left
   *[other] the way round costs a watch; { $watches } watches of the journey are left
}
cairn2e-step-loss-delays = { $watches ->
    [one] what was lost costs a watch; one watch of the journey is left
   *[other] what was lost costs a watch; { $watches } watches of the journey are left
}
cairn2e-step-rations-lost = { $count ->
    [one] a ration is lost
   *[other] { $count } rations are lost
}
cairn2e-step-nobody-hunts = nobody is able to look for food
cairn2e-step-supplied = { $count ->
    [one] the search for food brings in one bundle of rations, by { $die } for { $people }
   *[other] the search for food brings in { $count } bundles of rations, by { $die } for { $people }
}
cairn2e-step-rations-left = { $count ->
    [one] one bundle of rations stays behind: nobody can carry it without a full load
   *[other] { $count } bundles of rations stay behind: nobody can carry them without a full load
}
cairn2e-step-weather = it is { $season }, and the weather is { $weather }
cairn2e-step-catastrophe = the weather is extreme for a second day and turns catastrophic
cairn2e-step-reaction = { $reaction ->
    [hostile] whoever the party meets is hostile ({ $total } on 2d6)
    [wary] whoever the party meets is wary ({ $total } on 2d6)
    [curious] whoever the party meets is curious ({ $total } on 2d6)
    [kind] whoever the party meets is kind ({ $total } on 2d6)
   *[helpful] whoever the party meets is helpful ({ $total } on 2d6)
}
cairn2e-step-fate = { $lucky ->
    [yes] fate smiles on the party ({ $face } on the die of fate)
   *[no] fate is against the party ({ $face } on the die of fate)
}
cairn2e-step-hired = { $who } enters the party’s service
cairn2e-step-takes-over = { $who }’s player continues at once as { $other }
cairn2e-step-joins-new = { $who }’s player continues at once as somebody new: { $name }
cairn2e-step-joins-with-sheet = { $who }’s player continues at once with a finished sheet that the table brings in
cairn2e-step-session = a new session begins

## What happened

cairn2e-effect-hp-restored = { $who } recovers { $hp } HP
cairn2e-effect-attribute-restored = { $who } recovers { $points } { $attribute }
cairn2e-effect-taken-into-care = { $who } is no longer dying
cairn2e-effect-back-on-feet = { $who } can act again
cairn2e-effect-collapsed = { $who } collapses
cairn2e-effect-fatigue-taken = { $who } takes a Fatigue
cairn2e-effect-fatigue-cleared = { $count ->
    [one] { $who } is rid of one Fatigue
   *[other] { $who } is rid of { $count } Fatigue
}
cairn2e-effect-item-taken = { $who } takes the { $item }
cairn2e-effect-rations-found = { $count ->
    [one] { $who } brings back one bundle of rations
   *[other] { $who } brings back { $count } bundles of rations
}
cairn2e-effect-item-dropped = { $who } parts with the { $item }
cairn2e-effect-gold-paid = { $who } pays { $gold } gp
cairn2e-effect-gold-dropped = { $who } leaves { $gold } gp behind
cairn2e-effect-item-worn = { $on ->
    [yes] { $who } takes up the { $item }
   *[no] { $who } puts the { $item } away
}
cairn2e-effect-item-used = { $who } uses the { $item }
cairn2e-effect-item-destroyed = { $who } loses the { $item } for good
cairn2e-effect-item-recharged = { $who } can use the { $item } again
cairn2e-effect-spell-cast = { $who } casts “{ $spell }”
cairn2e-effect-became-deprived = { $who } is deprived
cairn2e-effect-need-met = { $who } is no longer deprived
cairn2e-effect-need-eased = { $who } has { $need } again
cairn2e-effect-went-without = { $who } has gone without for { $hours } hours
cairn2e-effect-time-passed = { $rounds ->
    [one] one round passes
   *[other] { $rounds } rounds pass
}
cairn2e-effect-panicked = { $who } is panicking
cairn2e-effect-fear-mastered = { $who } is calm again
cairn2e-effect-light-lit = { $who } has light from the { $item }
cairn2e-effect-light-went-out = the light has gone out
cairn2e-effect-place-changed = { $is-dark ->
    [yes] { $is-dangerous ->
        [yes] it is dark and dangerous here
       *[no] it is dark here, but safe
    }
   *[no] { $is-dangerous ->
        [yes] there is light here, but danger too
       *[no] there is light here, and it is safe
    }
}
cairn2e-effect-weather-turned = it is { $season }, and the weather is { $weather }
cairn2e-effect-journey-counted = { $watches ->
    [one] the journey has one watch left
   *[other] the journey has { $watches } watches left
}
cairn2e-effect-reacted = { $reaction ->
    [hostile] they are hostile
    [wary] they are wary
    [curious] they are curious
    [kind] they are kind
   *[helpful] they are helpful
}
cairn2e-effect-event-happened = { $event ->
    [encounter] the party meets somebody
    [sign] the party finds a sign
    [environment] the surroundings change
    [loss] the party loses something
    [exhaustion] the party is worn out
    [discovery] the party discovers something
   *[quiet] all is quiet
}
cairn2e-effect-hireling-joined = { $who } joins as a hireling
cairn2e-effect-character-replaced = somebody else is now played in place of { $who }
cairn2e-effect-scar-came-due = the roll for { $who }’s scar “{ cairn2e-by-row }” is due

## Questions

cairn2e-ask-item = No slot is free: what does { $who } drop?
cairn2e-option-item-gold = gold pieces
cairn2e-option-item-spellbook-borrowed-shadow = { cairn2e-item-spellbook } “{ cairn2e-spell-borrowed-shadow }”
cairn2e-option-item-spellbook-candle-memory = { cairn2e-item-spellbook } “{ cairn2e-spell-candle-memory }”
cairn2e-option-item-spellbook-honest-door = { cairn2e-item-spellbook } “{ cairn2e-spell-honest-door }”
cairn2e-option-item-spellbook-heavy-words = { cairn2e-item-spellbook } “{ cairn2e-spell-heavy-words }”
cairn2e-option-item-spellbook-moth-lantern = { cairn2e-item-spellbook } “{ cairn2e-spell-moth-lantern }”
cairn2e-option-item-spellbook-salt-line = { cairn2e-item-spellbook } “{ cairn2e-spell-salt-line }”
cairn2e-option-item-spellbook-stone-sleep = { cairn2e-item-spellbook } “{ cairn2e-spell-stone-sleep }”
cairn2e-option-item-spellbook-river-tongue = { cairn2e-item-spellbook } “{ cairn2e-spell-river-tongue }”
cairn2e-option-item-spellbook-knot-of-calm = { cairn2e-item-spellbook } “{ cairn2e-spell-knot-of-calm }”
cairn2e-option-item-spellbook-hollow-step = { cairn2e-item-spellbook } “{ cairn2e-spell-hollow-step }”
cairn2e-option-item-spellbook-rust-breath = { cairn2e-item-spellbook } “{ cairn2e-spell-rust-breath }”
cairn2e-option-item-spellbook-paper-body = { cairn2e-item-spellbook } “{ cairn2e-spell-paper-body }”
cairn2e-option-item-spellbook-thirsty-ground = { cairn2e-item-spellbook } “{ cairn2e-spell-thirsty-ground }”
cairn2e-option-item-spellbook-hail-of-nails = { cairn2e-item-spellbook } “{ cairn2e-spell-hail-of-nails }”
cairn2e-option-item-spellbook-far-hand = { cairn2e-item-spellbook } “{ cairn2e-spell-far-hand }”
cairn2e-option-item-spellbook-bone-compass = { cairn2e-item-spellbook } “{ cairn2e-spell-bone-compass }”
cairn2e-option-item-spellbook-lullaby-of-gears = { cairn2e-item-spellbook } “{ cairn2e-spell-lullaby-of-gears }”
cairn2e-option-item-spellbook-bird-courier = { cairn2e-item-spellbook } “{ cairn2e-spell-bird-courier }”
cairn2e-option-item-spellbook-glass-eye = { cairn2e-item-spellbook } “{ cairn2e-spell-glass-eye }”
cairn2e-option-item-spellbook-root-rope = { cairn2e-item-spellbook } “{ cairn2e-spell-root-rope }”
cairn2e-option-item-spellbook-turn-of-season = { cairn2e-item-spellbook } “{ cairn2e-spell-turn-of-season }”
cairn2e-option-item-spellbook-mouth-of-clay = { cairn2e-item-spellbook } “{ cairn2e-spell-mouth-of-clay }”
cairn2e-option-item-spellbook-lent-strength = { cairn2e-item-spellbook } “{ cairn2e-spell-lent-strength }”
cairn2e-option-item-spellbook-whose-blood = { cairn2e-item-spellbook } “{ cairn2e-spell-whose-blood }”
cairn2e-option-item-scroll-borrowed-shadow = { cairn2e-item-scroll } “{ cairn2e-spell-borrowed-shadow }”
cairn2e-option-item-scroll-candle-memory = { cairn2e-item-scroll } “{ cairn2e-spell-candle-memory }”
cairn2e-option-item-scroll-honest-door = { cairn2e-item-scroll } “{ cairn2e-spell-honest-door }”
cairn2e-option-item-scroll-heavy-words = { cairn2e-item-scroll } “{ cairn2e-spell-heavy-words }”
cairn2e-option-item-scroll-moth-lantern = { cairn2e-item-scroll } “{ cairn2e-spell-moth-lantern }”
cairn2e-option-item-scroll-salt-line = { cairn2e-item-scroll } “{ cairn2e-spell-salt-line }”
cairn2e-option-item-scroll-stone-sleep = { cairn2e-item-scroll } “{ cairn2e-spell-stone-sleep }”
cairn2e-option-item-scroll-river-tongue = { cairn2e-item-scroll } “{ cairn2e-spell-river-tongue }”
cairn2e-option-item-scroll-knot-of-calm = { cairn2e-item-scroll } “{ cairn2e-spell-knot-of-calm }”
cairn2e-option-item-scroll-hollow-step = { cairn2e-item-scroll } “{ cairn2e-spell-hollow-step }”
cairn2e-option-item-scroll-rust-breath = { cairn2e-item-scroll } “{ cairn2e-spell-rust-breath }”
cairn2e-option-item-scroll-paper-body = { cairn2e-item-scroll } “{ cairn2e-spell-paper-body }”
cairn2e-option-item-scroll-thirsty-ground = { cairn2e-item-scroll } “{ cairn2e-spell-thirsty-ground }”
cairn2e-option-item-scroll-hail-of-nails = { cairn2e-item-scroll } “{ cairn2e-spell-hail-of-nails }”
cairn2e-option-item-scroll-far-hand = { cairn2e-item-scroll } “{ cairn2e-spell-far-hand }”
cairn2e-option-item-scroll-bone-compass = { cairn2e-item-scroll } “{ cairn2e-spell-bone-compass }”
cairn2e-option-item-scroll-lullaby-of-gears = { cairn2e-item-scroll } “{ cairn2e-spell-lullaby-of-gears }”
cairn2e-option-item-scroll-bird-courier = { cairn2e-item-scroll } “{ cairn2e-spell-bird-courier }”
cairn2e-option-item-scroll-glass-eye = { cairn2e-item-scroll } “{ cairn2e-spell-glass-eye }”
cairn2e-option-item-scroll-root-rope = { cairn2e-item-scroll } “{ cairn2e-spell-root-rope }”
cairn2e-option-item-scroll-turn-of-season = { cairn2e-item-scroll } “{ cairn2e-spell-turn-of-season }”
cairn2e-option-item-scroll-mouth-of-clay = { cairn2e-item-scroll } “{ cairn2e-spell-mouth-of-clay }”
cairn2e-option-item-scroll-lent-strength = { cairn2e-item-scroll } “{ cairn2e-spell-lent-strength }”
cairn2e-option-item-scroll-whose-blood = { cairn2e-item-scroll } “{ cairn2e-spell-whose-blood }”
cairn2e-ask-noise = Does somebody hear the noise and come?
cairn2e-option-noise-unheard = nobody comes
cairn2e-option-noise-heard = somebody comes
cairn2e-ask-night-awake = The night is over, and no camp was made: do those who were up sleep by day?
cairn2e-option-night-awake-skipped = no: they have skipped camp
cairn2e-option-night-awake-by-day = yes, they make camp by day
cairn2e-ask-exhaustion = The party is exhausted: what does it accept?
cairn2e-option-exhaustion-fatigue = a Fatigue each
cairn2e-option-exhaustion-ration = a ration each
cairn2e-option-exhaustion-rest = rest for a turn and roll again
cairn2e-ask-cast-save = Does { $hero } have to make a WIL save against what the spell may do to its caster?
cairn2e-option-cast-save-save = a WIL save
cairn2e-option-cast-save-no-save = no save
cairn2e-ask-ill-effect = “{ $spell }” works, but the save failed: what else does it cost { $hero }?
cairn2e-option-ill-effect-fatigue = another Fatigue
cairn2e-option-ill-effect-destroyed = the destruction of its source
cairn2e-option-ill-effect-injury = an injury (d6 damage)
cairn2e-option-ill-effect-death = their life, where the spell was that strong
cairn2e-option-ill-effect-other = something else that the Warden names
cairn2e-ask-need = Does { $hero } find here what they lack ({ $need })?
cairn2e-need-food = food
cairn2e-need-sleep = sleep
cairn2e-need-rest = a few hours of rest
cairn2e-need-healing = healing
cairn2e-need-other = something vital
cairn2e-option-need-met = yes, no longer deprived
cairn2e-option-need-unmet = no, still deprived
cairn2e-ask-scar-mended = Has the week mended this scar of { $hero }: { $scar }?
cairn2e-option-scar-mended-yes = yes, its roll is due
cairn2e-option-scar-mended-no = not yet
cairn2e-ask-sleepless = Do those who are deprived lack sleep, so that the ground counts as a step harder?
cairn2e-option-sleepless-yes = a step harder
cairn2e-option-sleepless-no = no harder
cairn2e-ask-catastrophe = Most parties cannot travel in such weather. Does this one?
cairn2e-option-catastrophe-stay = no, it stays where it is
cairn2e-option-catastrophe-travel = yes, at the price of extreme weather
cairn2e-ask-bad-weather = Bad weather ({ $weather }): what does the party accept?
cairn2e-option-bad-weather-watch = one more watch
cairn2e-option-bad-weather-fatigue = a Fatigue each
cairn2e-ask-newcomer = { $who }’s player continues with somebody new: who joins?
cairn2e-option-newcomer-sheet = a finished sheet that the table brings in
cairn2e-option-newcomer-make = somebody made now
cairn2e-ask-wild-loss = The road costs the party something: what does it give up?
cairn2e-option-wild-loss-ration = a ration each
cairn2e-option-wild-loss-time = a watch
cairn2e-option-wild-loss-fatigue = a Fatigue each
cairn2e-ask-barrier = Something bars the way: what does it cost?
cairn2e-option-barrier-time = another watch
cairn2e-option-barrier-fatigue = a Fatigue each

## Rolls

cairn2e-roll-reaction = roll { $die } for the reaction
cairn2e-roll-fate = roll { $die }, the die of fate
cairn2e-roll-dungeon-event = roll { $die } for what the turn brings
cairn2e-roll-wild-event = roll { $die } for what the wilds bring
cairn2e-roll-lost = roll { $die }: does the party get lost?
cairn2e-roll-weather = roll { $die } for the weather
cairn2e-roll-supply = roll { $die } for the rations found
cairn2e-roll-trap = roll { $die }: does the trap go off?
cairn2e-roll-trap-damage = roll { $die } for the trap’s damage
cairn2e-roll-magic-mercy = { $who }: roll { $die } for the STR that comes back
cairn2e-roll-magic-injury = { $who }: roll { $die } for the injury from the spell

## Offers

cairn2e-offer-rest = Rest for a few moments
cairn2e-offer-party-rest = Let everybody rest
cairn2e-offer-make-camp = Make camp for a watch
cairn2e-offer-rest-week = Recover for a week
cairn2e-offer-mend = Mend a scar
cairn2e-offer-recharge = Recharge a relic
cairn2e-offer-light = Light it
cairn2e-offer-wear = Equip
cairn2e-offer-take-off = Stow
cairn2e-offer-drop = Drop
cairn2e-offer-sell = Sell
cairn2e-offer-pay = Pay for a service
cairn2e-offer-pay-wages = Pay a hireling
cairn2e-offer-buy = Buy at the market
cairn2e-offer-pass-time = Let time pass
cairn2e-offer-dungeon-turn = Take a dungeon turn
cairn2e-offer-travel = Travel for a watch
cairn2e-offer-travel-on = Travel on
cairn2e-offer-explore = Explore for a watch
cairn2e-offer-supply = Look for food for a watch
cairn2e-offer-weather = Roll the day’s weather
cairn2e-offer-set-place = Describe the place
cairn2e-offer-hire = Hire somebody
cairn2e-offer-give-item = Give or sell an item
cairn2e-offer-take-fatigue = Give somebody a Fatigue
cairn2e-offer-deprive = Make somebody deprived
cairn2e-offer-meet-need = End deprivation
cairn2e-offer-panic = Test for panic
cairn2e-offer-trap = Spring a trap
cairn2e-offer-react = Roll a reaction
cairn2e-offer-fate = Roll the die of fate
cairn2e-offer-replace = Replace a dead character
cairn2e-offer-take-over = Continue as a hireling

## Situations and what may be said

cairn2e-situation-fate = the die of fate
cairn2e-situation-reaction = how somebody met reacts
cairn2e-situation-cast = casting a spell
cairn2e-situation-fatigue = taking a Fatigue
cairn2e-situation-panic = keeping a clear head
cairn2e-situation-dungeon-turn = a turn in the dungeon
cairn2e-situation-supply = looking for food
cairn2e-situation-weather = the weather of a day
cairn2e-situation-rest = a moment’s rest
cairn2e-situation-trap = coming upon a trap
cairn2e-param-magic = what the spell is cast from
cairn2e-param-danger = whether it is cast in danger
cairn2e-param-deprived = whether they are deprived
cairn2e-param-need = what is lacking
cairn2e-param-free = how many slots are free
cairn2e-param-lit = whether a light burns
cairn2e-param-people = how many look for food
cairn2e-param-season = the season
cairn2e-param-extreme = whether the weather of the day before was extreme
cairn2e-param-most = maximum HP
cairn2e-param-score = the score of that attribute
cairn2e-param-die = the damage die
cairn2e-param-certain = whether the trap goes off without a roll
cairn2e-param-wary = whether they watch out for traps
cairn2e-param-in-dungeon = in a dungeon: a turn, with light and in safety
cairn2e-param-is-long = a rest of a few hours
cairn2e-param-skips = who does not sleep
cairn2e-param-rounds = how many rounds of ten seconds
cairn2e-param-is-loud = whether they make noise
cairn2e-param-is-rolled = whether they linger, hurry or come to a new place
cairn2e-param-path = the path
cairn2e-param-terrain = the ground
cairn2e-param-distance = how far it is
cairn2e-param-who = who
cairn2e-param-is-dark = whether it is dark
cairn2e-param-is-dangerous = whether it is dangerous
cairn2e-param-has-trade = whether people buy and sell there
cairn2e-param-puts-out = whether the light goes out
cairn2e-param-trade = the trade
cairn2e-param-id = a short name for the newcomer
cairn2e-param-with-traits = roll looks and nature as well
cairn2e-param-count = for how many days
cairn2e-param-key = which item
cairn2e-param-price = what it costs
cairn2e-param-gets = what it is sold for
cairn2e-param-is-wary = whether they are wary
cairn2e-param-is-certain = whether it goes off without a roll
cairn2e-param-is-armored = whether Armor helps
cairn2e-value-magic-spellbook = spellbook
cairn2e-value-magic-scroll = scroll
cairn2e-value-magic-relic = relic
cairn2e-value-path-road = road
cairn2e-value-path-trail = trail
cairn2e-value-path-wild = wilderness
cairn2e-value-terrain-easy = easy
cairn2e-value-terrain-tough = tough
cairn2e-value-terrain-perilous = perilous
cairn2e-value-distance-short = short
cairn2e-value-distance-medium = medium
cairn2e-value-distance-long = long
cairn2e-item-burden = baggage

## Seasons, weather, watches

cairn2e-season-spring = spring
cairn2e-season-summer = summer
cairn2e-season-autumn = autumn
cairn2e-season-winter = winter
cairn2e-weather-nice = nice
cairn2e-weather-fair = fair
cairn2e-weather-unpleasant = unpleasant
cairn2e-weather-inclement = inclement
cairn2e-weather-extreme = extreme
cairn2e-weather-catastrophic = catastrophic
cairn2e-activity-travel = travel
cairn2e-activity-explore = exploring
cairn2e-activity-supply = looking for food

## Examples

example-cairn2e-living-fate = A 4 on the die of fate favours the party.
example-cairn2e-living-fate-bad = A 3 on the die of fate is bad luck.
example-cairn2e-living-hostile = Two ones: whoever the party meets is hostile.
example-cairn2e-living-kind = A 9 on two dice: whoever the party meets is kind.
example-cairn2e-living-rest = Somebody at 0 of 6 HP rests a few moments and has all 6 again.
example-cairn2e-living-rest-deprived = Somebody deprived rests and recovers nothing.
example-cairn2e-living-cast-safe = A spell cast in safety costs one Fatigue and takes no save.
example-cairn2e-living-cast-danger = A spell cast in danger: the WIL save fails, and it costs a second Fatigue.
example-cairn2e-living-cast-full = With every slot taken, something is dropped before the spell’s Fatigue fits.
example-cairn2e-living-scroll = A scroll is gone after one use and costs no Fatigue.
example-cairn2e-living-panic = A WIL save that fails: panic.
example-cairn2e-living-trap = A 2 sets the trap off: 4 points of STR are lost, but no HP.
example-cairn2e-living-trap-deadly = A trap that takes the last of STR kills.
example-cairn2e-living-supply = Three look for food together and roll a d8.
example-cairn2e-living-loss = A 4 in the dungeon blows the light out.
example-cairn2e-living-catastrophe = Extreme weather on a second day running turns catastrophic.
