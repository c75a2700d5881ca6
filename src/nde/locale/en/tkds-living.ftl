# TKDS: turns, watches, camp, essence, light, things used up.

## Nights that are no proper rest

tkds-cause-rest-armour = asleep in armour
tkds-cause-rest-bedroll = outdoors without a bedroll
tkds-cause-rest-tent = in bad weather without a tent
tkds-cause-rest-disturbed = disturbed sleep
tkds-cause-rest-hungry = nothing to eat

## Events, activities

tkds-event-encounter = somebody comes this way
tkds-event-loss = something is lost or the place itself strikes, and the GM says what
tkds-event-sign = there is a sign of something
tkds-event-nothing = all stays quiet
tkds-event-discovery = something is discovered
tkds-activity-travel = travel
tkds-activity-explore = exploration
tkds-activity-forage = foraging
tkds-activity-camp = camp
tkds-activity-sleepless = a night without a camp
tkds-activity-other = something else

## Steps

tkds-step-turn-passes = ten minutes go by
tkds-step-turn-interrupted = the noise brings somebody, and nobody finishes what they were doing
tkds-step-light-left = the light burns on for { $turns ->
        [one] { $turns } ten-minute turn
       *[other] { $turns } ten-minute turns
    }
tkds-step-light-out = the light goes out
tkds-step-searched = { $who } searches and finds everything hidden nearby
tkds-step-essence-refilled = { $who } spends the ten minutes recovering { $points } essence
tkds-step-essence-restored = after the night { $who } has all { $points } essence again
tkds-step-event = the luck roll shows { $face }: { $event }
tkds-step-watch-passes =
    { $spent ->
        [travel] the party travels for eight hours
        [explore] the party explores for eight hours
        [forage] the party looks for food for eight hours
        [camp] the party camps for eight hours
        [sleepless] the night goes by without a camp
       *[other] eight hours go by
    }
tkds-step-foraged = { $who } can gather { $rations ->
        [one] { $rations } fresh ration
       *[other] { $rations } fresh rations
    }
tkds-step-rations-left-behind = there is no room for { $rations ->
        [one] { $rations } fresh ration
       *[other] { $rations } fresh rations
    }
tkds-step-camp-skipped = { $who } skips the camp and grows exhausted
tkds-step-ration-eaten = { $who } eats a ration
tkds-step-ration-eaten-all = { $ally } and { $who } each eat a ration
tkds-step-ration-shared = { $who } eats a ration from { $other }
tkds-step-no-proper-rest = { $who } gets no proper rest: { $cause }
tkds-step-no-proper-rest-all = { $ally } and { $who } get no proper rest: { $cause }
tkds-step-salve-heals = the salve heals { $who } for { $points } HP
tkds-step-regenerated = { $who } sleeps and regains { $points } HP
tkds-step-regenerated-all = { $ally } and { $who } sleep and each regain { $points } HP
tkds-step-magic-regenerated = sleep gives { $who } { $points } magic energy back
    .after-regenerated = and { $points } magic energy
tkds-step-magic-regenerated-all = sleep gives { $ally } and { $who } { $points } magic energy each
tkds-step-skill-back = { $who } regains a lost point of { $skill }
tkds-step-exhaustion-over = { $who } is no longer exhausted
tkds-step-mortal-wound-over = { $who } began the rest at full HP: the mortal wound heals
tkds-step-downtime = { $who } rests in a safe place: wounds heal, magic energy and essence come back
tkds-step-went-to = the party { $where ->
        [home] comes home
        [market] comes to a market
       *[away] sets out
    }
tkds-step-item-used = { $who } uses an item on { $target }: { $item }
tkds-step-kindling = { $who } makes a light that burns for { $turns ->
        [one] { $turns } ten-minute turn
       *[other] { $turns } ten-minute turns
    }: { $item }

## Questions and rolls

tkds-ask-camp-disturbed = An encounter at night: does it disturb the sleep?
tkds-option-camp-disturbed-disturbed = it disturbs the sleep
tkds-option-camp-disturbed-quiet = everyone sleeps on
tkds-ask-skill-back = Which skill gets a lost point back?
tkds-option-skill-back-strength = strength
tkds-option-skill-back-dexterity = dexterity
tkds-option-skill-back-intelligence = intelligence
tkds-option-skill-back-will = will
tkds-roll-event = { $who }: roll { $die } for an event
tkds-roll-forage = { $who }: roll { $die } for rations
tkds-roll-salve = { $who }: roll { $die } for the salve

## Effects

tkds-effect-essence-used = that takes { $points } of { $who }’s essence
    .then = that takes { $points } essence
tkds-effect-essence-refilled = { $who } recovers { $points } essence
tkds-effect-essence-refilled-all = { $ally } and { $who } each recover { $points } essence
tkds-effect-essence-restored = { $who } has all essence again
tkds-effect-turn-passed =
    { $turns ->
        [1] ten minutes go by
        [144] a day and a night go by
       *[other] { $turns } ten-minute turns go by
    }
tkds-effect-went-to = the party { $where ->
        [home] comes home
        [market] comes to a market
       *[away] sets out
    }
tkds-effect-area-searched = { $who } finds everything hidden nearby
tkds-effect-event-came = { $event }
tkds-effect-light-went-out = the light goes out
tkds-effect-light-kindled = { $who } has light for { $turns ->
        [one] { $turns } ten-minute turn
       *[other] { $turns } ten-minute turns
    }
tkds-effect-watch-passed = eight hours go by: { $activity }
tkds-effect-ration-eaten = { $who } eats a ration
tkds-effect-rations-found = { $who } packs { $rations ->
        [one] { $rations } fresh ration
       *[other] { $rations } fresh rations
    }
tkds-effect-skill-regained = { $who } regains a lost point of { $skill }
tkds-effect-mortal-wound-healed = { $who }’s mortal wound heals
tkds-effect-exhaustion-ended = { $who } is no longer exhausted
tkds-effect-night-passed = a night is over for { $who }
tkds-effect-rest-spoilt = { $who } gets no proper rest: { $cause }
tkds-effect-salve-applied = the salve on { $who } will work overnight
tkds-effect-wounds-mended = { $who } is back at full strength
tkds-condition-salve = salve

## Situations, parameters, offers

tkds-situation-night = a night in camp
tkds-situation-turn-event = a ten-minute turn and what it brings
tkds-situation-forage = foraging for food
tkds-param-most = the maximum HP
tkds-param-essence = how much essence there is
tkds-param-essence-most = the maximum of essence
tkds-param-lost = how many points of strength are lost
tkds-param-outdoors = whether they sleep outdoors
tkds-param-bad-weather = whether the weather is bad
tkds-param-tent = whether there is a tent
tkds-param-disturbed = whether the sleep is disturbed
tkds-param-is-disturbed = whether something disturbs the sleep
tkds-param-hungry = whether there is nothing to eat
tkds-param-skipped = whether the camp is skipped
tkds-param-skips = who skips the camp
tkds-param-salve = whether a salve was applied
tkds-param-armour = the armour worn
tkds-param-loud = whether there is a loud noise
tkds-param-is-loud = whether somebody is loud
tkds-param-light = how many ten-minute turns the light still burns
tkds-param-used = whether essence was used since the last refill
tkds-param-people = how many forage
tkds-param-water = whether the first of them has fishing gear by water
tkds-param-by-water = whether there is water to fish in
tkds-param-who = who takes part
tkds-offer-use-item = Use something
tkds-offer-kindle = Light a torch or lantern
tkds-offer-pass-turn = Let a ten-minute turn pass
tkds-offer-search-turn = Have everybody search for ten minutes
tkds-offer-refill-turn = Have everybody recover essence for ten minutes
tkds-offer-travel = Travel for a watch
tkds-offer-explore = Explore for a watch
tkds-offer-forage = Forage for a watch
tkds-offer-camp = Make camp for a watch
tkds-offer-wait = Let a watch pass
tkds-offer-downtime = Rest in a safe place between adventures
tkds-offer-go-home = Bring the party home between adventures
tkds-offer-reach-market = Bring the party to a market
tkds-offer-set-out = Send the party off
tkds-item-potion = potion

## Errors

error-no-essence = “{ $who }” needs { $points } essence and has less; recover some with a ten-minute turn or a night’s rest
error-there-already = the party is there already; say where else it goes
error-essence-not-used = “{ $who }” has used no essence since the last refill; use some first
error-time-in-fight = a fight is going on; end it before time passes
error-deed-twice = “{ $who }” does two things in one ten-minute turn; name one each
error-nobody-forages = nobody is able to look for food; name somebody who is
error-no-such-place-in-bag = “{ $number }” is not an item in the bag; count from 0 ({ $count } items)
error-not-usable = “{ $item }” does nothing here ({ $target }); use another item, or use it on somebody else
error-does-not-burn = “{ $item }” gives no light; use torches, a lantern or oil
error-light-needs = “{ $item }” is needed to make a light; get it first
