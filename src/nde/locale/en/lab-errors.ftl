# What can go wrong when the lab is asked about a fight.

source-party = the party
source-wanted = the desired risk
source-vary = what to vary
source-policy = the tactic

## Ways to fight

error-policy-unknown-key = “{ $key }” is not a key of a tactic; use one of: { $allowed }
error-policy-not-one-of = “{ $value }” is not allowed here; use one of: { $allowed }
error-policy-without-name = this tactic has no name; give it one under “name”
error-policy-without-lines = this tactic is empty; write at least one line under “lines”
error-policy-line-is-no-table = this line is not a table; write it with “do” and, if you like, “when”, “target”, “price” and “way”
error-no-such-policy-word = “{ $word }” means nothing after the name of a tactic; use one of: { $allowed }
error-policy-condition = “{ $text }” is not a condition; write it like “party.down >= 1” or “own.hearts <= 2”

## Who fights

error-no-such-kind-of-hero = “{ $word }” is not a kind of hero in this game; use one of: { $allowed }
error-no-such-foe-block = “{ $word }” is not a foe of this game; try one of: { $allowed }
error-not-counted = “{ $text }” does not say who and how many; write it like “boss” or “elite*2”
error-too-many-on-a-side =
    { $count ->
        [one] { $count } on one side is too many; ask about at most { $most }
       *[other] { $count } on one side are too many; ask about at most { $most }
    }
error-nobody-in-fight = nobody in this fight is called “{ $who }”; use one of: { $allowed }
error-cannot-act-now = { $who } cannot act now; ask about somebody whose turn it is
error-fight-is-over = this fight is over; ask about a scene in which both sides can still fight

## Questions

error-too-many-scenes = more than { $most } scenes are possible in this fight; simulate it, or ask about a smaller one
error-scenes-never-repeat = this fight never runs out of new scenes: { $scenes } of them differ only in “{ $fields }”; ask about it without best play, or let this game’s “gist” leave out what makes no difference to how a fight goes on
error-nothing-wanted = no risk is given; give a chance to win, or how many heroes go down
error-wanted-out-of-range = no fight has “{ $name }” at { $value }; give a number from 0 to { $most }
error-no-foes-to-count = no foes are given; say which kinds of foe may be in the fight
error-not-a-variant = “{ $text }” does not say what to vary; write it like “retaliation=core,off” or “game=” with games
error-too-many-variants =
    { $count ->
        [one] { $count } combination is too many; ask about at most { $most } at once
       *[other] { $count } combinations are too many; ask about at most { $most } at once
    }
error-varied-twice = “{ $name }” is varied twice; write all its values in one place
error-variant-is-a-group = “{ $name }” stands for several settings; vary one of them: { $allowed }
error-variant-out-of-range = “{ $name }” cannot be { $value }; give a number from { $least } to { $most }
error-party-of-one-game = these characters belong to one game; to compare games, give kinds of hero instead of sheets
error-no-such-goal = “{ $goal }” is not something best play can aim for; use one of: { $allowed }
error-parameter-without-value = “{ $parameter }” has no default value; give one
