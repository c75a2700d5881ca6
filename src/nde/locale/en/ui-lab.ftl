# The lab: how dangerous a fight is, and what would change it.

ui-lab-title = The lab
ui-lab-about = Build a fight and read its danger, before anybody rolls a die.
ui-lab-start-text = How dangerous is this fight? Set heroes against foes and see who wins, who falls, and what is left.
ui-lab-start-go = Open the lab
ui-lab-ways = Ways from here
ui-lab-copy = Copy a link to this fight
ui-lab-link = Link to this fight
ui-lab-what-if = What if?
ui-lab-what-if-there = The lab: what if?
ui-lab-what-if-about = Take the present state into the lab; the players do not see it
ui-lab-from = Where this fight comes from
ui-lab-from-table = From the table: { $title }.
ui-lab-from-round = It is round { $round }.
ui-lab-from-calm = No fight is on: the answer is as if one began now.
ui-lab-from-secret = Nothing you try here happens at the table.
ui-lab-from-again = Take the state of now
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
ui-lab-search-party = Search kinds of hero
ui-lab-search-foes = Search all foes
ui-lab-drawer-party = Heroes to add
ui-lab-drawer-foes = Foes to add
ui-lab-search-own = Search your heroes
ui-lab-drawer-own = Your heroes
ui-lab-own-none = Make heroes of your own, and they can fight here too
ui-lab-more-kinds = { $count ->
    [one] and { $count } more; type a part of the name
   *[other] and { $count } more; type a part of the name
}
ui-lab-no-kinds = Nothing is called so here.
ui-lab-count-of = { $count } × { $title }
ui-lab-more = One more: { $title }
ui-lab-less = One fewer: { $title }
ui-lab-drag-hint = Drag tokens in and out, press + and −, or use the keys + and − on a token.
ui-lab-values = Wounds and what else is not as at the start
ui-lab-values-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
ui-lab-value-of = { $what } of { $who }
ui-lab-is-out = out of the fight
ui-lab-leave-out = Leave out
ui-lab-situation = The situation: beginning, distance, cover, rulings
ui-lab-beginnings = How the fight begins
ui-lab-apart = How far apart the sides begin
ui-lab-apart-none = not said: everybody reaches everybody
ui-lab-rulings-party = Ruled for every attack of a hero
ui-lab-rulings-foes = Ruled for every attack of a foe
ui-lab-policy = How the party fights
ui-lab-policy-focus = all at the weakest
ui-lab-policy-strongest = all at the strongest
ui-lab-policy-spread = each at another
ui-lab-policy-careful = raise and heal first
ui-lab-policy-helping = the first helps, magic heals
ui-lab-policy-retreat = away once somebody falls
ui-lab-policy-all-out = with all they have
ui-lab-method = Worked out
ui-lab-method-auto = exactly if it can be
ui-lab-method-exact = exactly or not at all
ui-lab-method-simulated = by playing many fights
ui-lab-danger = How dangerous it is
ui-lab-danger-hopeless = hopeless
ui-lab-danger-deadly = deadly
ui-lab-danger-even = on a knife’s edge
ui-lab-danger-risky = risky
ui-lab-danger-costly = costly
ui-lab-danger-wearing = wearing
ui-lab-danger-light = light
ui-lab-danger-open = without an end
ui-lab-danger-unknown = not known yet
ui-lab-to-win = to win
ui-lab-points = { $points } points
ui-lab-odds-always = Every party wins this.
ui-lab-odds-never = No party wins this.
ui-lab-odds-half = About every second party wins this.
ui-lab-odds-wins = { $count ->
    [one] About 1 in { $count } parties wins this.
   *[other] About 1 in { $count } parties wins this.
}
ui-lab-odds-fails = { $count ->
    [one] About 1 in { $count } parties does not win this.
   *[other] About 1 in { $count } parties does not win this.
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
ui-lab-mean-rounds = rounds on average: { $mean }
ui-lab-nobody = Put at least one hero and one foe into the fight.
ui-lab-first = The fight is being worked out …
ui-lab-working = Working it out …
ui-lab-time-left = about { $time } left
ui-lab-fights-done = { $count ->
    [one] { $count } fight done,
   *[other] { $count } fights done,
}
ui-lab-stop = Stop
ui-lab-seconds = { $seconds } s
ui-lab-down = How many heroes go down
ui-lab-down-count = { $count ->
    [0] nobody
    [one] { $count } hero
   *[other] { $count } heroes
}
ui-lab-heroes-down = Heroes down
ui-lab-chance = Chance
ui-lab-rounds = In which round it is over
ui-lab-rounds-short = Rounds
ui-lab-round = Round
ui-lab-or-more = { $count } or more
ui-lab-fates = What becomes of each hero
ui-lab-hero = Hero
ui-lab-falls = falls
ui-lab-gone = dies
ui-lab-left-dying = Among the dead: whoever lies dying when nobody of the party is left there to help them ({ $chances }).
ui-lab-fled = flees
ui-lab-survival = Still standing, round by round
ui-lab-survival-about = A curve for each hero: the chance to be standing after each round. The numbers are in the table below.
ui-lab-after-round = after round
ui-lab-numbers = The numbers
ui-lab-left = What is left at the end
ui-lab-left-about = Of those who still stand.
ui-lab-left-mean = on average { $mean } of { $most }
ui-lab-left-value = Left
ui-lab-doing = Who does what
ui-lab-found = How this was found
ui-lab-found-exact = Exact.
ui-lab-found-scenes = { $count ->
    [one] { $scenes } scene was followed.
   *[other] { $scenes } scenes were followed.
}
ui-lab-found-residual = Not followed to its end: { $chance }.
ui-lab-found-no-residual = Nothing was left out but rounding.
ui-lab-found-simulated = Simulated, not exact.
ui-lab-found-runs = { $count ->
    [one] { $runs } fight was played, seed { $seed }.
   *[other] { $runs } fights were played, seed { $seed }.
}
ui-lab-found-interval = The chance to win lies between { $low } and { $high } with 95% certainty.
ui-lab-found-took = It took { $time }.
ui-lab-found-kept = It was known from before.
ui-lab-found-stopped = It was stopped early: what was not followed counts as undecided.
ui-lab-found-cut-short = It was stopped early: fewer fights were played than wanted, and so the interval is wider.
ui-lab-left-out = What this leaves out:
ui-lab-without-position = where everybody stands: everybody reaches everybody, and only a ruling puts anybody in cover
ui-lab-without-struck-back = how far apart a shooter and a foe are: the foe strikes back at a missed shot as at a missed blow, unless “reach=none” is ruled
ui-lab-without-struck-back-powers = how far apart a shooter or caster and a foe are: the foe strikes back at their misses as at any other, unless “reach=none” is ruled
ui-lab-without-several-foes = whether several minions press one hero in melee: it counts in no attack, unless “crowd=1” is ruled
ui-lab-without-complications = what complications and consequences do that a miss or a 1 calls for: the game master names them; in choosing a deed each counts as a heart lost
ui-lab-without-clinging = the death of whoever lies dying and has a hero point left: they are taken to cling to life with it
ui-lab-without-unharmable = what would harm a foe whom none of the party’s weapons and no bare hand can harm: it is struck in vain, unless a ruling gives the attacks a nature that tells
ui-lab-without-fiction = what a game master makes up: tricks, terrain, talk, foes with an idea
ui-lab-without-other-deeds = deeds whose use in a fight the game does not name, such as to trip or shove somebody, to look for something or to put things away
ui-lab-questions = What else to ask
ui-lab-tab-next = Next deed
ui-lab-tab-compare = Ways to fight
ui-lab-tab-vary = Another rule
ui-lab-tab-fit = A fight for a risk
ui-lab-tab-map = Heroes × foes
ui-lab-tab-best = Best play
ui-lab-tab-action = One action
ui-lab-how-it-ends = How it ends
ui-lab-difference = Points
ui-lab-use = Use it
ui-lab-load = Load it
ui-lab-as-now = as it is now
ui-lab-instead = { $taken } for { $word }
ui-lab-compare-about = The same fight, fought in each of these ways.
ui-lab-write-policy = Write a way of your own
ui-lab-write-about = Each hero takes the first line whose conditions hold and whose deed is open to them.
ui-lab-policy-name = What it is called
ui-lab-own-policy = my way
ui-lab-line = Line { $number }
ui-lab-line-up = Line { $number }: up
ui-lab-line-down = Line { $number }: down
ui-lab-line-remove = Line { $number }: remove
ui-lab-do = What to do
ui-lab-target = For whom
ui-lab-target-weakest = the weakest
ui-lab-target-strongest = the strongest
ui-lab-target-first = the first
ui-lab-target-spread = each another
ui-lab-target-self = oneself
ui-lab-price = At what cost
ui-lab-price-worth = the best odds, cheaply
ui-lab-price-least = the cheapest way
ui-lab-price-most = the dearest way
ui-lab-price-free = only if it is free
ui-lab-way = How
ui-lab-way-any = with the best odds
ui-lab-way-melee = in melee
ui-lab-way-ranged = at range
ui-lab-way-power = with a power
ui-lab-when = when
ui-lab-and = and
ui-lab-of = Of whom
ui-lab-of-own = the hero
ui-lab-of-target = whom it is for
ui-lab-of-party = the party
ui-lab-of-foes = the foes
ui-lab-what = What counts
ui-lab-what-up = still standing
ui-lab-what-down = down
ui-lab-what-left = all they can take
ui-lab-what-share = percent of health
ui-lab-what-place = place in the order
ui-lab-test = Compared how
ui-lab-number = Number
ui-lab-add-condition = + condition
ui-lab-remove-condition = Remove the condition
ui-lab-add-line = Another line on top
ui-lab-spends = spend luck and the like on rolls that failed
ui-lab-take-policy = Fight so
ui-lab-vary-about = The same fight by another rule: before and after, side by side.
ui-lab-vary-what = What is to be otherwise
ui-lab-vary-none = choose a rule
ui-lab-vary-game = the whole game or edition
ui-lab-fit-about = Say how dangerous it should be: the lab looks for counts of these foes that come near.
ui-lab-fit-not-from-table = For a fight from a table the foes are already there; build a fight of your own to look for others.
ui-lab-fit-win = About { $chance } to win
ui-lab-fit-down = and heroes down on average: { $mean }
ui-lab-fit-go = Look for fights
ui-lab-swing = swings by ± { $swing } heroes
ui-lab-map-about = The same fight for parties of every size, and for more or fewer of one foe. Press a field to take its fight.
ui-lab-map-not-from-table = A fight from a table has the size it has; build a fight of your own to draw a map.
ui-lab-map-foe = Counted foe
ui-lab-map-most-heroes = Heroes at most
ui-lab-map-most-foes = Foes at most
ui-lab-map-go = Draw the map
ui-lab-map-title = Chance to win: heroes × { $title }
ui-lab-map-table = Chance to win, by the number of heroes and of this foe: { $title }
ui-lab-map-heroes = heroes
ui-lab-map-cell = heroes: { $heroes }, { $title }: { $count }. Won { $chance }, { $down } heroes down on average, { $danger }
ui-lab-map-tone = { $least } to { $most }
ui-lab-map-legend = won; the frame is the fight above
ui-lab-map-note = Heroes join in turns, one of each kind; a larger party than yours begins again with the first. All other foes stay. Values changed above are not in it; ≈ is simulated.
ui-lab-best-about = The best that anybody could do in this fight, what each way is worth beside it, and where they part.
ui-lab-best-play = best play
ui-lab-best-residual = The best may be up to { $chance } better than this.
ui-lab-best-unsolved = This fight is too large to be solved in the time there is; a smaller one can be.
ui-lab-aim = What to play for
ui-lab-aim-win = Winning
ui-lab-aim-nobody-down = Nobody down at the end
ui-lab-solve = Find the best play
ui-lab-differs = Where the ways leave something lying
ui-lab-differs-best = Best: { $deed } ({ $chance })
ui-lab-differs-instead = “{ $policy }” does this: { $deed } ({ $chance })
ui-lab-differs-met = Comes about in { $chance } of fights.
ui-lab-differs-opening = At the very beginning.
ui-lab-differs-who = Who stands there
ui-lab-next-about = Everything that can be done now, and what each deed makes of the whole fight.
ui-lab-next-begun = The deeds are weighed for a fight in which everybody can act in the first round.
ui-lab-next-who = Whose deed
ui-lab-next-anybody = anybody’s
ui-lab-next-deed = Deed
ui-lab-next-policy = what the party would do
ui-lab-next-more = { $count ->
    [one] and { $count } more that is worse
   *[other] and { $count } more that are worse
}
ui-lab-next-nothing = There is nothing to do now.
ui-lab-action-about = The odds of one action, and how each thing moves them.
ui-lab-action = Action
ui-lab-action-choose = choose
ui-lab-action-missing = Still to be said: { $names }
ui-lab-action-now = now
ui-lab-action-effects = What may come of it
ui-lab-readings = Where a rule can be read in two ways
ui-lab-die = d{ $sides }
ui-lab-action-more = More that can be said
ui-lab-picture = As a bar
ui-lab-no-outcome = without a roll
