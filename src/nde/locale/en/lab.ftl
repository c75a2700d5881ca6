# The lab: whole fights, told at the command line and in pictures.

## Help.  Plain lines, so that `nde --help` need not load Fluent.

cli-about-fight = Show how dangerous a whole fight is: exact odds, by the same rules as at the table.
cli-details-fight = A party is written as kinds of hero with counts, such as warrior*2,mage, or as files: a sheet, or a party of [[hero]] tables. Foes are stat blocks with counts; “nde foes GAME” lists them. A tactic is a name (focus, strongest, spread, careful, all-out, helping, retreat) or a file that says what to do when; what people attack with follows from the odds, unless words after the name say otherwise: focus+ranged, spread+luck+raise (melee, ranged, power, free, luck, raise, keep-away). Ctrl-C stops and shows what has been found so far.

cli-value-party = warrior*2,mage
cli-value-foes = boss,minion*6
cli-value-target = win=0.85
cli-value-vary = OPTION=A,B
cli-value-aim = win
cli-value-ruling = KEY=VALUE
cli-value-begin = KEY=VALUE
cli-value-fight-compare = TACTIC

cli-flag-party = who fights: kinds of hero with counts, or files
cli-flag-foes = who they fight: stat blocks with counts
cli-flag-policy = how the party fights: the name of a tactic or a file (default: focus)
cli-flag-fight-compare = the same fight with other tactics, side by side; separate several with commas
cli-flag-vary = the same fight under other values of an option, or in another game: game=A,B
cli-flag-target = how many foes make a fight of this risk: win=0.85, down=1, or both
cli-flag-best = the best possible play, and how each tactic compares with it
cli-flag-aim = what best play aims for: win or nobody-down
cli-flag-ruling = a ruling for every attack by a hero, such as cover=partial; may be given several times
cli-flag-foe-ruling = a ruling for every attack by a foe: whom=weakest, attack=bite; an unknown word lists them
cli-flag-begin = how the fight begins, where the game leaves a choice, such as ready=all or surprise=foes; may be given several times
cli-flag-apart = on a simple map: how many bands or areas apart the sides start, 0 to 3
cli-flag-exact = compute it exactly or not at all
cli-flag-simulate = play many fights instead of computing
cli-flag-runs = how many fights to play where computing is not possible
cli-flag-most-scenes = how many scenes to look at before giving up on an exact answer
cli-flag-fight-seed = the same number plays the same fights
cli-flag-range = with --json: also show how other sensible tactics do
cli-flag-svg = draw the answer as a new SVG file

cli-example-fight-1 = fight nde12 --party warrior,rogue,mage,warrior --foes boss,minion*6
cli-example-fight-2 = fight nde12 --party warrior*2 --foes elite --compare spread,careful
cli-example-fight-3 = fight nde14 --party adept,assault --foes elite*2 --target win=0.85
cli-example-fight-4 = fight nde12 --party warrior*2 --foes minion*2 --vary retaliation=core,off

## The question

lab-title = { $game }: { $party } against { $foes }
lab-policy = Tactic “{ $policy }”: { $about }
lab-policy-own = Tactic “{ $policy }”, from a file.
lab-policy-nobodys = Nobody in this fight has “{ $name }”; the tactic “{ $policy }” treats it as 0.
lab-policy-focus = everybody attacks the foe with the least left.
lab-policy-strongest = everybody attacks the foe with the most left.
lab-policy-spread = each attacks a different foe.
lab-policy-careful = raise the fallen, heal the badly hurt, otherwise attack the weakest.
nde14-lab-policy-careful = raise the fallen, heal the badly hurt, otherwise attack the weakest; luck is spent on failures.
tkds-lab-policy-careful = raise the fallen, heal the badly hurt, otherwise attack the weakest; hero points are spent on failures.
lab-policy-all-out = attack with whatever does most, at any cost.
nde14-lab-policy-all-out = attack with whatever does most, at any cost; luck is spent on failures.
tkds-lab-policy-all-out = attack with whatever does most, at any cost; hero points are spent on failures.
lab-policy-helping = the first helps, whoever can heals the fallen and the badly hurt with magic, all others attack the weakest.
lab-policy-retreat = attack the weakest, and run once somebody is down.
lab-policy-word-melee = Attacks are made in melee where possible.
lab-policy-word-ranged = Attacks are made at range where possible.
lab-policy-word-power = Attacks are made with powers where possible.
lab-policy-word-free = Only attacks that cost nothing are made.
lab-policy-word-luck = Luck is spent on failures.
lab-policy-word-raise = The fallen are raised first.
lab-policy-word-keep-away = Everybody steps back as long as they can still attack from there.
lab-rulings = Applies to every attack by a hero: { $rulings }
lab-foe-rulings = Applies to every attack by a foe: { $rulings }
fight-begins = The heroes act first; nothing is rolled for it.
lab-begins-under = { $label }: { $how }
lab-apart =
    The sides begin { $steps ->
        [0] next to each other
        [one] one step apart
       *[other] { $steps } steps apart
    } (distance bands or areas).
lab-areas-apart =
    { $count ->
        [0] in the same area
        [one] { $count } area apart
       *[other] { $count } areas apart
    }

param-whom = whom foes attack, of those within reach
value-whom-usual = as usual in this game
value-whom-first = the first
value-whom-weakest = whoever has the least left
value-whom-firmest = whoever has the most left
value-attack-usual = as usual in this game
param-units = foes who are one Detachment by their number
value-units-block = as their stat block says
value-units-single = each fights alone
param-fallen = those who have fallen
value-fallen-spare = are spared
value-fallen-strike = are attacked
param-resist = what heroes resist with
value-resist-best = whatever gives each the best chance

## How dangerous

lab-danger-hopeless = Hopeless: this fight is as good as lost.
lab-danger-deadly = Deadly: this fight is lost more often than won.
lab-danger-even = On a knife’s edge: this fight can go either way.
lab-danger-risky = Risky: this fight is usually won, but far from certain.
lab-danger-costly = Costly: this fight is nearly always won, but often somebody is out at the end.
lab-danger-wearing = Wearing: this fight is nearly always won, and now and then somebody is out at the end.
lab-danger-light = Light: this fight is nearly always won, and hardly anybody is out at the end.
lab-danger-open = Open: most such fights never end.
lab-danger-unknown = Not known yet: it was stopped too early to say how dangerous this fight is.
lab-so-far = So far { $win } are won, and { $undecided } are undecided.
lab-unharmable = One of these foes cannot be harmed by any weapon of the party.
lab-headline =
    { $heroes ->
        [one] The party wins { $win } of such fights; on average { $down } of { $heroes } hero ends up out of action.
       *[other] The party wins { $win } of such fights; on average { $down } of { $heroes } heroes end up out of action.
    }

lab-end-win = won
lab-end-lose = lost
lab-end-flee = fled
lab-end-undecided = undecided
lab-rounds = Round in which it ends ({ $average } on average):
lab-down = Heroes out of action at the end ({ $average } on average):
lab-or-more = { $number } or more
lab-heroes = Each hero:
lab-hero-falls = out at the end
lab-hero-dies = dies
lab-hero-flees = flees
lab-left-dying = Among the dead: anybody left dying with none of the party there to help ({ $chances }).
lab-standing = Still in the fight after round:
lab-left = What those still standing have left (average, and how likely each value is):
lab-marks = Conditions at the end:
lab-foes = Foes out of action at the end:
lab-foes-beaten = on average

## What everybody does

lab-doing = What everybody does:
lab-doing-nearest = What everybody does in the first of them:
lab-doing-best = What everybody does, with best play:
lab-doing-hero = { $who }: { $deeds }
lab-doing-nothing = nothing that affects the fight
lab-doing-hopeless = nothing, since every attack is past the end of the scale: almost impossible, and not tried unless the game master has the dice rolled
lab-doing-dice = { $deed }, { $dice }
lab-doing-works = { $deed } (works { $chance })
lab-doing-works-usual = { $deed } (works { $chance }; after that { $dice }, { $usual })
lab-doing-then = { $first }, then { $then } in the same turn
lab-doing-later = { $first }; later { $later }
lab-unused-mending = Nobody heals the hurt, though somebody could.
lab-unused-spending = Nobody spends luck on a failed roll, though somebody could.
tkds-lab-unused-spending = Nobody spends hero points on a failed roll, though somebody could.
lab-foes-strike-usual = Foes choose their targets as usual in their game.
lab-foes-strike-first = Foes attack the first hero within reach.
lab-foes-strike-weakest = Foes attack whoever has the least left.
lab-foes-strike-firmest = Foes attack whoever has the most left.
lab-foes-fallen-spare = They spare the fallen.
lab-foes-fallen-strike = They attack the fallen first.
lab-foes-resist = Heroes resist with: { $value }.
lab-leaves-fallen = With this tactic nobody puts the fallen back on their feet, though they could{ $win ->
    [none] { "" }
   *[other] : with “raise” after its name the party wins { $win } of such fights
}.
lab-range = With other sensible tactics the party wins between { $low } ({ $worst }) and { $high } ({ $best }) of such fights.
lab-range-same = With other sensible tactics the party wins about as often: { $high } of such fights.
lab-range-foes = If the foes kept to a single one of their attacks, the party would win between { $low } ({ $worst }) and { $high } ({ $best }) of such fights.
lab-range-foes-same = Whichever of their attacks the foes keep to, the party wins about { $high } of such fights.
lab-range-played = Not all of them were worked out to the end: those that were only played may be off by { $points } percentage points.
lab-range-stopped = Not all tactics were looked at.
lab-untouched = “{ $key }” makes no difference to these numbers.

## How it was found

lab-found = How this was calculated:
lab-found-exact =
    { $scenes ->
        [one] Exactly, from { $scenes } scene; everything not followed to the end has a total chance of { $residual }.
       *[other] Exactly, from { $scenes } scenes; everything not followed to the end has a total chance of { $residual }.
    }
lab-found-simulated =
    { $runs ->
        [one] Simulated: { $runs } fight was played with seed { $seed } ({ $scenes } scenes). With 95% confidence each chance is within { $points } percentage points.
       *[other] Simulated: { $runs } fights were played with seed { $seed } ({ $scenes } scenes). With 95% confidence each chance is within { $points } percentage points.
    }
lab-found-seconds = It took { $seconds } s.
lab-found-stopped =
    { $rounds ->
        [one] It was stopped after { $rounds } round: what was not followed further counts as undecided.
       *[other] It was stopped after { $rounds } rounds: what was not followed further counts as undecided.
    }
lab-found-stopped-playing =
    { $runs ->
        [one] It was stopped after { $runs } fight.
       *[other] It was stopped after { $runs } fights.
    }
lab-left-out = Not taken into account:
lab-left-out-position = where everybody is: everybody can reach everybody, and nobody is in cover unless a ruling says so
lab-left-out-struck-back = how far a shooter is from a foe: the foe strikes back after a missed shot as after a missed blow, unless “reach=none” is ruled
lab-left-out-struck-back-powers = how far a shooter or caster is from a foe: the foe strikes back after their misses as after any other, unless “reach=none” is ruled
lab-left-out-several-foes = whether several minions press one hero in melee: no attack counts it unless “crowd=1” is ruled
lab-left-out-morale = the foes’ morale: whether some give way after the first loss is the game master’s to roll and to say; here everybody fights to the end
lab-left-out-complications = the complications and consequences of a miss or a 1: the game master decides on them; when an action is chosen, each counts as a lost heart
lab-left-out-clinging = the death of dying heroes who have a hero point left: they are assumed to cling to life with it
lab-left-out-unharmable = what would harm a foe that neither the party’s weapons nor bare hands can harm: attacks on it are in vain unless a ruling makes them of something that works
lab-left-out-fiction = what a game master makes up: tricks, terrain, talk, foes with ideas of their own
lab-left-out-other-deeds = actions for which the game names no use in a fight, such as tripping or shoving somebody, looking for something, or changing one weapon in hand for another

## Comparisons

lab-compared = Side by side:
lab-compared-label-policy = tactic
lab-compared-label-way = rule
lab-compared-win = won
lab-compared-more = ±
lab-compared-lose = lost
lab-compared-flee = fled
lab-compared-undecided = undecided
lab-compared-down = heroes out
lab-compared-rounds = rounds
lab-compared-points = ± is the difference from the first line, in percentage points.
lab-compared-falls = Chance to be out at the end:
lab-instead = { $label }: “{ $word }” is not known there; “{ $taken }” was used instead.

## A fight for a risk

lab-fit = Fights nearest to { $wanted }:
lab-fit-win = { $win } won
lab-fit-down = { $down } heroes out
lab-fit-foes = foes
lab-fit-swing = swing
lab-fit-about-swing = Swing is how much the number of heroes out of action varies around its average; at 0 every such fight costs the same.
lab-fit-none = Nothing was found before it was stopped.

## Best play

lab-best-win = With best play, the party wins { $best } of such fights.
lab-best-nobody-down = With best play, nobody is out of action at the end of { $best } of such fights.
lab-best-worth = Each tactic compared with that:
lab-best-loses = { $points } points lower
lab-best-differs = Where best play differs most:
lab-best-instead = Best: { $best } (chance after it: { $best-worth }). By { $policies }: { $deed } (chance after it: { $worth }).
lab-best-there = while these are standing: { $people }
lab-best-found =
    { $scenes ->
        [one] Solved over { $scenes } scene; the true best is at most { $residual } better than this.
       *[other] Solved over { $scenes } scenes; the true best is at most { $residual } better than this.
    }
lab-best-stopped = Stopped before it was solved: best play may be better than this.
lab-deed = { $who }: { $deed }
lab-deed-at = { $who }: { $deed } → { $target }
lab-deed-end = end of the turn
lab-deed-answer = { $who }, asked by the rules: { $answer }

## Progress

lab-progress = { $scenes } scenes, round { $round }
lab-progress-undecided = round { $round }, { $undecided } undecided
lab-progress-played = { $played } of the fights played
lab-progress-elapsed = { $elapsed } s so far
lab-progress-left = { $elapsed } s so far, about { $left } s left
lab-stopping = stopping; press Ctrl-C again to quit at once

## Pictures

lab-picture-ends = How it ends
lab-picture-rounds = Round in which it ends
lab-picture-standing = Still in the fight after each round
lab-picture-down = Heroes out of action at the end
lab-picture-round = round
lab-picture-map = Chance to win by the number of foes
lab-picture-best = best play
lab-picture-written = The picture is saved in “{ $file }”.

## What can be wrong

error-side-missing = “{ $flag }” is missing; say who fights, such as { $flag } { $example }
error-party-file-empty = “{ $file }” is empty; write a sheet or [[hero]] tables into it
error-target-unreadable = “{ $text }” is not a risk; write win=0.85 for a chance, down=1 for heroes out, or both
error-target-outside = “{ $text }” is out of range; { $name } goes from { $least } to { $most }
error-target-twice = “{ $name }” is given twice; give it once
error-no-such-aim = “{ $aim }” is not an aim; use one of: { $allowed }
error-needs-flag = “{ $flag }” works only together with { $other }: add it, or leave “{ $flag }” out
error-ruling-unreadable = “{ $text }” is not a ruling; write it as KEY=VALUE
error-begin-unreadable = “{ $text }” does not say how the fight begins; write it as KEY=VALUE
error-beginning-fixed = fights in this game begin in only one way; leave “{ $name }” out
error-beginning-over = this fight has already begun; leave out how it begins
error-beginning-of-one-game = each game begins fights in its own way; leave that choice out to compare games
error-not-a-picture-file = “{ $file }” is not a name for a picture; the name must end in .svg
