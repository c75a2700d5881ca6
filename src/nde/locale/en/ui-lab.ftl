# The lab: how dangerous a fight is, and what would change it.

ui-lab-about = Build a fight and see how dangerous it is before anybody rolls a die.
ui-lab-ways = Navigation
ui-lab-copy = Copy a link to this fight
ui-lab-link = Link to this fight
ui-lab-from = Where this fight comes from
ui-lab-from-table = From the table: { $title }.
ui-lab-from-round = It is round { $round }.
ui-lab-from-calm = No fight is under way: the odds assume that one starts now.
ui-lab-from-secret = Nothing you try here happens at the table.
ui-lab-from-again = Reload the current state
ui-lab-back = Back to the table
ui-lab-game = Game
ui-lab-side-party = The party
ui-lab-side-foes = The foes
ui-lab-total = { $count ->
    [one] { $count } in all
   *[other] { $count } in all
}
ui-lab-empty-party = Nobody yet: drag a hero here or press one below.
ui-lab-empty-foes = Nobody yet: drag a foe here or press one below.
ui-lab-search-party = Search hero types
ui-lab-search-foes = Search all foes
ui-lab-drawer-party = Heroes to add
ui-lab-drawer-foes = Foes to add
ui-lab-search-own = Search your heroes
ui-lab-drawer-own = Your heroes
ui-lab-own-none = Make heroes of your own, and they can fight here too
ui-lab-more-kinds = { $count ->
    [one] and { $count } more; type part of the name
   *[other] and { $count } more; type part of the name
}
ui-lab-no-kinds = Nothing by that name here.
ui-lab-count-of = { $count } × { $title }
ui-lab-more = One more: { $title }
ui-lab-less = One fewer: { $title }
ui-lab-drag-hint = Drag tokens in and out, press + and −, or use the keys + and − on a token.
ui-lab-values = Wounds and other changes from the start
ui-lab-values-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
ui-lab-value-of = { $who }: { $what }
ui-lab-is-out = out of the fight
ui-lab-leave-out = Remove
ui-lab-situation = Situation: beginning, distance, cover, rulings
ui-lab-beginnings = How the fight begins
ui-lab-apart = How far apart the sides begin
ui-lab-apart-none = not set: everybody can reach everybody
ui-lab-rulings-party = Applies to every attack by a hero
ui-lab-rulings-foes = Applies to every attack by a foe
ui-lab-policy = How the party fights
ui-lab-policy-focus = focus on the weakest
ui-lab-policy-strongest = focus on the strongest
ui-lab-policy-spread = a different target each
ui-lab-policy-careful = revive and heal first
ui-lab-policy-helping = the first helps, magic heals
ui-lab-policy-retreat = flee once somebody falls
ui-lab-policy-all-out = go all out
ui-lab-method = Calculation
ui-lab-method-auto = exact if possible
ui-lab-method-exact = exact only
ui-lab-method-simulated = simulated
ui-lab-danger = How dangerous it is
ui-lab-danger-hopeless = hopeless
ui-lab-danger-deadly = deadly
ui-lab-danger-even = on a knife’s edge
ui-lab-danger-risky = risky
ui-lab-danger-costly = costly
ui-lab-danger-wearing = taxing
ui-lab-danger-light = easy
ui-lab-danger-open = endless
ui-lab-danger-unknown = not known yet
ui-lab-to-win = chance to win
ui-lab-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
ui-lab-odds-always = Every party wins this.
ui-lab-odds-never = No party wins this.
ui-lab-odds-half = About half of all parties win this.
ui-lab-odds-wins = { $count ->
    [one] About 1 in { $count } parties wins this.
   *[other] About 1 in { $count } parties wins this.
}
ui-lab-odds-fails = { $count ->
    [one] About 1 in { $count } parties fails to win this.
   *[other] About 1 in { $count } parties fails to win this.
}
ui-lab-odds-two-in-five = About 2 in 5 parties win this.
ui-lab-odds-three-in-five = About 3 in 5 parties win this.
ui-lab-end-win = won
ui-lab-end-win-chance = won { $chance }
ui-lab-end-lose = lost
ui-lab-end-lose-chance = lost { $chance }
ui-lab-end-flee = fled
ui-lab-end-flee-chance = fled { $chance }
ui-lab-end-undecided = undecided
ui-lab-end-undecided-chance = undecided { $chance }
ui-lab-mean-down = { $count ->
    [one] { $mean } of { $count } hero down on average
   *[other] { $mean } of { $count } heroes down on average
}
ui-lab-mean-rounds = { $count ->
    [one] { $mean } round on average
   *[other] { $mean } rounds on average
}
ui-lab-nobody = Add at least one hero and one foe to the fight.
ui-lab-first = Calculating the fight …
ui-lab-working = Calculating …
ui-lab-time-left = about { $time } left
ui-lab-fights-done = { $count ->
    [one] { $count } fight done,
   *[other] { $count } fights done,
}
ui-lab-stop = Stop
ui-lab-seconds = { $seconds } s
ui-lab-down = How many heroes are out at the end
ui-lab-down-count = { $count ->
    [0] nobody
    [one] { $count } hero
   *[other] { $count } heroes
}
ui-lab-heroes-down = Heroes down
ui-lab-chance = Chance
ui-lab-rounds = Round in which it ends
ui-lab-rounds-short = Rounds
ui-lab-round = Round
ui-lab-or-more = { $count } or more
ui-lab-fates = What becomes of each hero
ui-lab-hero = Hero
ui-lab-falls = out at the end
ui-lab-gone = dies
ui-lab-left-dying = Anybody left dying with nobody of the party there to help counts as dead ({ $chances }).
ui-lab-fled = flees
ui-lab-survival = Still standing, round by round
ui-lab-survival-about = A curve for each hero: the chance of still standing after each round. The numbers are in the table below.
ui-lab-after-round = after round
ui-lab-numbers = The numbers
ui-lab-left = What is left at the end
ui-lab-left-about = For those still standing.
ui-lab-left-mean = on average { $mean } of { $most }
ui-lab-left-value = Left
ui-lab-doing = Who does what
ui-lab-found = How this was calculated
ui-lab-found-exact = Exact.
ui-lab-found-scenes = { $count ->
    [one] { $scenes } scene was evaluated.
   *[other] { $scenes } scenes were evaluated.
}
ui-lab-found-residual = Left undecided: { $chance }.
ui-lab-found-no-residual = Exact except for rounding.
ui-lab-found-simulated = Simulated, not exact.
ui-lab-found-runs = { $count ->
    [one] { $runs } fight was played, seed { $seed }.
   *[other] { $runs } fights were played, seed { $seed }.
}
ui-lab-found-interval = With 95% confidence, the chance to win is between { $low } and { $high }.
ui-lab-found-took = It took { $time }.
ui-lab-found-kept = Taken from an earlier calculation.
ui-lab-found-stopped = It was stopped early: whatever was not followed to its end counts as undecided.
ui-lab-found-cut-short = It was stopped early: fewer fights were played than requested, so the interval is wider.
ui-lab-left-out = What this leaves out:
ui-lab-without-position = where everybody stands: everybody can reach everybody, and only a ruling puts anybody in cover
ui-lab-without-struck-back = how far apart a shooter and a foe are: the foe strikes back at a missed shot as at a missed blow, unless “reach=none” is ruled
ui-lab-without-struck-back-powers = how far apart a shooter or caster and a foe are: the foe strikes back at their misses as at any other, unless “reach=none” is ruled
ui-lab-without-several-foes = whether several minions press one hero in melee: it counts in no attack, unless “crowd=1” is ruled
ui-lab-without-morale = the foes’ morale: whether some give way after the first loss is the game master’s to roll and to say; here everybody fights to the end
ui-lab-without-complications = what complications and consequences do after a miss or a 1: the game master decides; when actions are weighed, each counts as a heart lost
ui-lab-without-clinging = the death of anybody dying who has a hero point left: they are assumed to cling to life with it
ui-lab-without-unharmable = what would harm a foe that none of the party’s weapons and no bare hand can harm: attacks on it are in vain, unless a ruling gives them a quality that works
ui-lab-without-fiction = what a game master makes up: tricks, terrain, talk, clever foes
ui-lab-without-other-deeds = actions with no defined use in a fight, such as tripping or shoving somebody, searching, or putting items away
ui-lab-questions = Other questions
ui-lab-tab-next = Next action
ui-lab-tab-compare = Tactics
ui-lab-tab-vary = Change a rule
ui-lab-tab-fit = Match a risk
ui-lab-tab-map = Heroes × foes
ui-lab-tab-best = Best play
ui-lab-tab-action = One action
ui-lab-how-it-ends = How it ends
ui-lab-difference = Points
ui-lab-use = Use it
ui-lab-load = Load it
ui-lab-as-now = as it is now
ui-lab-instead = { $taken } instead of { $word }
ui-lab-compare-about = The same fight, fought with each of these tactics.
ui-lab-write-policy = Write your own tactic
ui-lab-write-about = Each hero follows the first line whose conditions are met and whose action is available.
ui-lab-policy-name = Name
ui-lab-own-policy = my tactic
ui-lab-line = Line { $number }
ui-lab-line-up = Move line { $number } up
ui-lab-line-down = Move line { $number } down
ui-lab-line-remove = Remove line { $number }
ui-lab-do = What to do
ui-lab-target = Target
ui-lab-target-weakest = the weakest
ui-lab-target-strongest = the strongest
ui-lab-target-first = the first
ui-lab-target-spread = a different one each
ui-lab-target-self = self
ui-lab-price = Cost
ui-lab-price-worth = the best odds, cheaply
ui-lab-price-least = the cheapest option
ui-lab-price-most = the most expensive option
ui-lab-price-free = only if it is free
ui-lab-way = How
ui-lab-way-any = with the best odds
ui-lab-way-melee = in melee
ui-lab-way-ranged = at range
ui-lab-way-power = with a power
ui-lab-when = when
ui-lab-and = and
ui-lab-of = Whose
ui-lab-of-own = the hero
ui-lab-of-target = the target
ui-lab-of-party = the party
ui-lab-of-foes = the foes
ui-lab-what = What counts
ui-lab-what-up = still standing
ui-lab-what-down = down
ui-lab-what-left = how much they can still take
ui-lab-what-share = percent of health
ui-lab-what-place = place in the order
ui-lab-test = Comparison
ui-lab-number = Number
ui-lab-add-condition = Add a condition
ui-lab-remove-condition = Remove the condition
ui-lab-add-line = Add a line at the top
ui-lab-spends = spend luck and similar points on failed rolls
ui-lab-take-policy = Fight this way
ui-lab-vary-about = The same fight under another rule: before and after, side by side.
ui-lab-vary-what = What to change
ui-lab-vary-none = choose a rule
ui-lab-vary-game = the whole game or edition
ui-lab-fit-about = Say how dangerous it should be: the lab finds how many of these foes come closest.
ui-lab-fit-not-from-table = A fight taken from a table already has its foes; build your own fight to look for others.
ui-lab-fit-win = About { $chance } to win
ui-lab-fit-down = { $count ->
    [one] and { $mean } hero down on average
   *[other] and { $mean } heroes down on average
}
ui-lab-fit-go = Find fights
ui-lab-swing = { $count ->
    [one] swings by ± { $swing } hero
   *[other] swings by ± { $swing } heroes
}
ui-lab-map-about = The same fight for parties of every size, and for more or fewer of one foe. Click a cell to load its fight.
ui-lab-map-not-from-table = A fight taken from a table has a fixed size; build your own fight to draw a map.
ui-lab-map-foe = Foe to vary
ui-lab-map-most-heroes = Maximum heroes
ui-lab-map-most-foes = Maximum foes
ui-lab-map-go = Draw the map
ui-lab-map-title = Chance to win: heroes × { $title }
ui-lab-map-table = Chance to win, by the number of heroes and of this foe: { $title }
ui-lab-map-heroes = heroes
ui-lab-map-cell = { $heroes ->
    [one] { $heroes } hero against { $count } × { $title }: chance to win { $chance }, { $down } down on average, { $danger }
   *[other] { $heroes } heroes against { $count } × { $title }: chance to win { $chance }, { $down } down on average, { $danger }
}
ui-lab-map-tone = { $least } to { $most }
ui-lab-map-legend = chance to win; the frame marks the fight above
ui-lab-map-note = Heroes are added in turn, one of each type; a party larger than yours starts again from the first. All other foes stay the same. Values changed above are ignored; ≈ means simulated.
ui-lab-best-about = The best anybody could do in this fight, how each tactic compares, and where they differ.
ui-lab-best-play = best play
ui-lab-best-residual = The best may be up to { $chance } better than this.
ui-lab-best-unsolved = This fight is too large to solve in the time available; try a smaller one.
ui-lab-aim = What to play for
ui-lab-aim-win = Winning
ui-lab-aim-nobody-down = Nobody down at the end
ui-lab-solve = Find the best play
ui-lab-differs = Where the tactics fall short
ui-lab-differs-best = Best: { $deed } ({ $chance })
ui-lab-differs-instead = “{ $policy }” does this: { $deed } ({ $chance })
ui-lab-differs-met = Happens in { $chance } of fights.
ui-lab-differs-opening = At the very beginning.
ui-lab-differs-who = Who is still standing
ui-lab-next-about = Everything that can be done now, and how each action changes the odds of the whole fight.
ui-lab-next-begun = The actions are weighed for a fight in which everybody can act in the first round.
ui-lab-next-who = Whose action
ui-lab-next-anybody = anybody’s
ui-lab-next-deed = Action
ui-lab-next-policy = what the party would do
ui-lab-next-more = { $count ->
    [one] and { $count } worse action
   *[other] and { $count } worse actions
}
ui-lab-next-nothing = There is nothing to do now.
ui-lab-action-about = The odds of one action, and how each factor changes them.
ui-lab-action = Action
ui-lab-action-choose = choose
ui-lab-action-missing = Still needed: { $names }
ui-lab-action-now = now
ui-lab-action-effects = Possible results
ui-lab-readings = Where a rule can be read in two ways
ui-lab-die = d{ $sides }
ui-lab-action-more = More settings
ui-lab-picture = Chart
ui-lab-no-outcome = without a roll
