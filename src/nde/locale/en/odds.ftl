# What a roll holds in store: what whoever rolls wants, and what else the roll decides.  Short enough for a button.

odds-part = { $what } { $chance }
odds-fells = { $wish } and fells

wish-works = works
wish-passes = passes
wish-harms = harms
wish-wounds = wounds
    .partly = uses up what protects it
wish-hits = hits
wish-holds = holds it fast
wish-resists = resisted
wish-prevails = prevails
wish-lucky = good luck
wish-acts-first = acts in the first round
wish-all-act-first = all act in the first round
wish-gets-away = gets away
wish-gets-free = gets free
wish-gets-past = gets past
wish-gets-there = gets there
wish-keeps-spell = keeps the spell
wish-keeps-calm = keeps calm
wish-masters-fear = masters the panic
wish-stands = stands firm
wish-unharmed = unharmed
wish-unseen = unseen
wish-gains-ground = gains ground
    .partly = keeps the distance
wish-finds-clue = finds what there is

also-partly = works in part
also-target-out = out of the fight
also-out = { $who } out of the fight
also-falls = { $who } falls
also-others-flee = the others flee
also-foes-flee = the foes flee
also-one-caught = { $who } caught in it
also-friends-caught =
    { $count ->
        [one] a friend caught in it
       *[other] { $count } friends caught in it
    }
also-heart-lost = { count-hearts } lost
also-armour-spent = armour token spent
also-cost = at a cost
also-consequence = consequence
also-complication = complication
also-critical = critical damage
also-dead = dead
also-scar = scar
also-one-critical = { $who }: critical damage
also-one-dead = { $who }: dead
also-one-scar = { $who }: scar
also-one-unharmed = { $who } unharmed
also-second-fatigue = second Fatigue
also-fatigue = Fatigue
also-item-destroyed = its source destroyed
also-ill-effect = ill effect
also-one-acts-first = { $who } acts
also-one-gets-away = { $who } gets away
also-critical-hit = critical hit
also-backfires = turns against you
also-tied = a tie, nothing changes
also-unfelt = hits without effect
also-patient-dies = the patient dies
also-poison-cured = poison cured
also-worsens = makes it worse
