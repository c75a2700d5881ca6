# The lab: whole fights, told at the command line and in pictures.

## Help.  Plain lines, so that `nde --help` need not load Fluent.

cli-about-fight = Tell how dangerous a whole fight is: exact odds, by the rules of the table.
cli-details-fight = A party is written as kinds of hero with counts, such as warrior*2,mage, or as files: a sheet, or a party of [[hero]] tables. Foes are stat blocks with counts; “nde foes GAME” lists them. A policy is a name (focus, strongest, spread, careful, all-out, helping, retreat) or a file that says what to do when; with what people strike follows from the odds, unless words behind the name say otherwise: focus+ranged, spread+luck+raise (melee, ranged, power, free, luck, raise, keep-away). Ctrl-C stops and shows what has been found so far.

cli-value-party = warrior*2,mage
cli-value-foes = boss,minion*6
cli-value-target = win=0.85
cli-value-vary = OPTION=A,B
cli-value-aim = win
cli-value-ruling = KEY=VALUE
cli-value-begin = KEY=VALUE
cli-value-fight-compare = POLICY

cli-flag-party = who fights: kinds of hero with counts, or files
cli-flag-foes = against whom: stat blocks with counts
cli-flag-policy = how the party fights: a name or a file; “focus” unless you say otherwise
cli-flag-fight-compare = the same fight by other policies, side by side; several are apart by commas
cli-flag-vary = the same fight under other values of an option, or as game=A,B in another game
cli-flag-target = how many foes make a fight of this risk: win=0.85, down=1, or both
cli-flag-best = the best that can be played, and what each policy is worth beside it
cli-flag-aim = what the best play aims at: win or nobody-down
cli-flag-ruling = a ruling for every attack of a hero, such as cover=partial; it may be given several times
cli-flag-foe-ruling = a ruling for every attack of a foe: whom=weakest, fallen=strike; a wrong word lists them
cli-flag-begin = how the fight begins, where the game leaves a choice, such as ready=all or surprise=foes; it may be given several times
cli-flag-apart = with a simple map: how many bands or areas the sides are apart at the beginning, 0 to 3
cli-flag-exact = compute it exactly or not at all
cli-flag-simulate = play many fights instead of computing
cli-flag-runs = how many fights are played where it cannot be computed
cli-flag-most-scenes = how many scenes are looked at before exactness is given up
cli-flag-fight-seed = the same number plays the same fights
cli-flag-range = with --json: tell also what other sensible policies come to
cli-flag-svg = draw the answer into a new SVG file

cli-example-fight-1 = fight nde12 --party warrior,rogue,mage,warrior --foes boss,minion*6
cli-example-fight-2 = fight nde12 --party warrior*2 --foes elite --compare spread,careful
cli-example-fight-3 = fight nde14 --party adept,assault --foes elite*2 --target win=0.85
cli-example-fight-4 = fight nde12 --party warrior*2 --foes minion*2 --vary retaliation=core,off

## The question

lab-title = { $game }: { $party } against { $foes }
lab-policy = Policy “{ $policy }”: { $about }
lab-policy-own = Policy “{ $policy }”, from a file.
lab-policy-nobodys = Nobody in this fight has “{ $name }”; the policy “{ $policy }” takes it for 0.
lab-policy-focus = everybody strikes whoever can take least.
lab-policy-strongest = everybody strikes whoever can take most.
lab-policy-spread = each strikes another.
lab-policy-careful = raise the fallen, heal the badly hurt, else strike the weakest; luck is spent on failures.
lab-policy-all-out = strike with whatever does most, cost what it may; luck is spent on failures.
lab-policy-helping = the first helps, whoever can heals the fallen and the badly hurt by magic, all others strike the weakest.
lab-policy-retreat = strike the weakest, and run once somebody is down.
lab-policy-word-melee = Blows are struck in melee where that is open.
lab-policy-word-ranged = Blows are struck at range where that is open.
lab-policy-word-power = Blows are struck with powers where that is open.
lab-policy-word-free = Only blows that cost nothing are struck.
lab-policy-word-luck = Luck is spent on failures.
lab-policy-word-raise = The fallen are raised first.
lab-policy-word-keep-away = Everybody steps back as long as they can strike from there.
lab-rulings = Ruled for every attack of a hero: { $rulings }
lab-foe-rulings = Ruled for every attack of a foe: { $rulings }
fight-begins = The heroes act first; nothing is rolled for it.
lab-begins-under = { $label }: { $how }
lab-apart =
    The sides begin { $steps ->
        [0] beside each other
        [one] one step apart
       *[other] { $steps } steps apart
    } (bands of distance, or areas).
lab-areas-apart =
    { $count ->
        [0] in the same area
        [one] { $count } area apart
       *[other] { $count } areas apart
    }

param-whom = whom foes strike, of those they reach
value-whom-usual = as the game has it
value-whom-first = the first
value-whom-weakest = whoever can take least
value-whom-firmest = whoever can take most
param-fallen = those who have fallen
value-fallen-spare = are spared
value-fallen-strike = are struck
param-resist = what heroes resist with
value-resist-best = whatever they are best at

## How dangerous

lab-danger-hopeless = Hopeless: this fight is as good as lost.
lab-danger-deadly = Deadly: this fight is lost more often than won.
lab-danger-even = On a knife’s edge: this fight can go either way.
lab-danger-risky = Risky: this fight is mostly won, but far from surely.
lab-danger-costly = Costly: this fight is nearly always won, but mostly somebody falls.
lab-danger-wearing = Wearing: this fight is nearly always won, and now and then somebody falls.
lab-danger-light = Light: this fight is nearly always won, and hardly anybody falls.
lab-danger-open = Open: most such fights come to no end.
lab-danger-unknown = Not known yet: it was stopped too early to tell how dangerous this fight is.
lab-so-far = So far { $win } are won, and { $undecided } are undecided.
lab-unharmable = One of these foes cannot be harmed by any weapon of the party.
lab-headline =
    { $heroes ->
        [one] The party wins { $win } of such fights; on average { $down } of { $heroes } hero is out of it at the end.
       *[other] The party wins { $win } of such fights; on average { $down } of { $heroes } heroes are out of it at the end.
    }

lab-end-win = won
lab-end-lose = lost
lab-end-flee = fled
lab-end-undecided = undecided
lab-rounds = It ends in round ({ $average } on average):
lab-down = Heroes out of it at the end ({ $average } on average):
lab-or-more = { $number } or more
lab-heroes = Each hero:
lab-hero-falls = falls
lab-hero-dies = dies
lab-hero-flees = flees
lab-left-dying = Among the dead: whoever lies dying when nobody of the party is left there to help them ({ $chances }).
lab-standing = Still in the fight after round:
lab-left = Left to those who stand at the end (on average, and how likely each number is):
lab-marks = Conditions at the end:
lab-foes = Foes out of it at the end:
lab-foes-beaten = on average

## What everybody does

lab-doing = What everybody does:
lab-doing-nearest = What everybody does in the first of them:
lab-doing-best = What everybody does, played best:
lab-doing-hero = { $who }: { $deeds }
lab-doing-nothing = nothing that bears on the fight
lab-doing-dice = { $deed }, { $dice }
lab-doing-works = { $deed } (works { $chance })
lab-doing-later = { $first }; later { $later }
lab-unused-mending = Nobody heals the hurt or raises the fallen, though somebody could.
lab-unused-spending = Nobody spends luck or hero points on a failed roll, though somebody could.
lab-foes-strike-usual = Foes strike as their game has it.
lab-foes-strike-first = Foes strike the first hero they reach.
lab-foes-strike-weakest = Foes strike whoever can take least.
lab-foes-strike-firmest = Foes strike whoever can take most.
lab-foes-fallen-spare = They spare the fallen.
lab-foes-fallen-strike = They strike the fallen first.
lab-foes-resist = Heroes resist with: { $value }.
lab-leaves-fallen = Nobody puts the fallen back on their feet by this policy, though they could{ $win ->
    [none] { "" }
   *[other] : with “raise” behind its name the party wins { $win } of such fights
}.
lab-range = By other sensible policies the party wins between { $low } ({ $worst }) and { $high } ({ $best }) of such fights.
lab-range-same = By other sensible policies the party wins as often: about { $high }.
lab-range-played = Not all of them were worked out to the end: those that were played some times may be off by { $points } percentage points.
lab-range-stopped = Not all policies were looked at.
lab-untouched = “{ $key }” makes no difference to these numbers.

## How it was found

lab-found = How this was found:
lab-found-exact =
    { $scenes ->
        [one] Exactly, from { $scenes } scene; all that was not followed to its end has the chance { $residual }.
       *[other] Exactly, from { $scenes } scenes; all that was not followed to its end has the chance { $residual }.
    }
lab-found-simulated =
    { $runs ->
        [one] Not exactly: { $runs } fight was played with seed { $seed } ({ $scenes } scenes). With 95% certainty a chance is off by no more than { $points } percentage points.
       *[other] Not exactly: { $runs } fights were played with seed { $seed } ({ $scenes } scenes). With 95% certainty a chance is off by no more than { $points } percentage points.
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
lab-left-out = Not in the question:
lab-left-out-position = where everybody stands: everybody reaches everybody, and nobody is in cover unless a ruling says so
lab-left-out-struck-back = how far apart a shooter and a foe are: the foe strikes back at a missed shot as at a missed blow, unless “reach=none” is ruled
lab-left-out-struck-back-powers = how far apart a shooter or caster and a foe are: the foe strikes back at their misses as at any other, unless “reach=none” is ruled
lab-left-out-several-foes = whether several minions press one hero in melee: it counts in no attack, unless “crowd=1” is ruled
lab-left-out-complications = what complications and consequences do that a miss or a 1 calls for: the game master names them; in choosing a deed each counts as a heart lost
lab-left-out-clinging = the death of whoever lies dying and has a hero point left: they are taken to cling to life with it
lab-left-out-unharmable = what would harm a foe whom none of the party’s weapons and no bare hand can harm: it is struck in vain, unless a ruling gives the attacks a nature that tells
lab-left-out-fiction = what a game master makes up: tricks, terrain, talk, foes who think of something
lab-left-out-other-deeds = deeds whose use in a fight the game does not name, such as to trip or shove somebody, to look for something or to put things away

## Comparisons

lab-compared = Side by side:
lab-compared-label-policy = policy
lab-compared-label-way = rule
lab-compared-win = won
lab-compared-more = ±
lab-compared-lose = lost
lab-compared-flee = fled
lab-compared-undecided = undecided
lab-compared-down = heroes out
lab-compared-rounds = rounds
lab-compared-points = ± is the difference to the first line, in percentage points.
lab-compared-falls = Chance to fall:
lab-instead = { $label }: “{ $word }” is not known there; “{ $taken }” was taken instead.

## A fight for a risk

lab-fit = Fights nearest to { $wanted }:
lab-fit-win = { $win } won
lab-fit-down = { $down } heroes out
lab-fit-foes = foes
lab-fit-swing = swing
lab-fit-about-swing = Swing is how far the number of heroes out strays from its average: at 0 every such fight costs the same.
lab-fit-none = Nothing was found before it was stopped.

## Best play

lab-best-win = Played best, the party wins { $best } of such fights.
lab-best-nobody-down = Played best, nobody is out of it at the end of { $best } of such fights.
lab-best-worth = Beside it, each policy:
lab-best-loses = { $points } points less
lab-best-differs = Where best play differs most:
lab-best-instead = Best: { $best } (chance after it: { $best-worth }). By { $policies }: { $deed } (chance after it: { $worth }).
lab-best-there = when these stand: { $people }
lab-best-found =
    { $scenes ->
        [one] Solved over { $scenes } scene; the best is at most { $residual } away from this.
       *[other] Solved over { $scenes } scenes; the best is at most { $residual } away from this.
    }
lab-best-stopped = It was stopped before it was solved: the best may be better than this.
lab-deed = { $who }: { $deed }
lab-deed-at = { $who }: { $deed } → { $target }
lab-deed-end = end of the turn
lab-deed-answer = { $who }, asked by the rules: { $answer }

## Progress

lab-progress = { $scenes } scenes, round { $round }
lab-progress-undecided = round { $round }, { $undecided } undecided
lab-progress-played = { $played } of the fights played
lab-progress-elapsed = for { $elapsed } s
lab-progress-left = for { $elapsed } s, about { $left } s left
lab-stopping = stopping; Ctrl-C once more leaves at once

## Pictures

lab-picture-ends = How it ends
lab-picture-rounds = Round in which it ends
lab-picture-standing = Still in the fight after each round
lab-picture-down = Heroes out of it at the end
lab-picture-round = round
lab-picture-map = Chance to win by the number of foes
lab-picture-best = best play
lab-picture-written = The picture is in “{ $file }”.

## What can be wrong

error-side-missing = “{ $flag }” is missing; say who fights, such as { $flag } { $example }
error-party-file-empty = “{ $file }” is empty; write a sheet or [[hero]] tables into it
error-target-unreadable = “{ $text }” is not a risk; write win=0.85 for a chance, down=1 for heroes out, or both
error-target-outside = “{ $text }” is out of reach; { $name } goes from { $least } to { $most }
error-target-twice = “{ $name }” is said twice; say it once
error-no-such-aim = “{ $aim }” is nothing to aim at; use one of: { $allowed }
error-needs-flag = “{ $flag }” says something only together with { $other }: add it, or leave “{ $flag }” out
error-ruling-unreadable = “{ $text }” is not a ruling; write it as KEY=VALUE
error-begin-unreadable = “{ $text }” does not say how the fight begins; write it as KEY=VALUE
error-beginning-fixed = fights of this game begin in one way only; leave “{ $name }” out
error-beginning-over = this fight has begun already; leave out how it begins
error-beginning-of-one-game = each game begins fights in its own way; leave that choice out to compare games
error-not-a-picture-file = “{ $file }” is not a name for a picture; let it end in .svg
