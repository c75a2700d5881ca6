# What can go wrong when the lab is asked about a fight.

source-party = the party
source-wanted = the risk that is wanted
source-vary = what is to be varied
source-policy = the way to fight

## Ways to fight

error-policy-unknown-key = “{ $key }” is not a key of a way to fight; use one of: { $allowed }
error-policy-not-one-of = “{ $value }” cannot stand here; use one of: { $allowed }
error-policy-without-name = this way to fight has no name; give it one under “name”
error-policy-without-lines = this way to fight says nothing; write at least one line under “lines”
error-policy-line-is-no-table = this line is no table; write it with “do” and, if you like, “when”, “target”, “price” and “way”
error-no-such-policy-word = “{ $word }” says nothing behind the name of a policy; use one of: { $allowed }
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
error-cannot-act-now = { $who } has nothing to do now; ask about somebody whose turn it is
error-fight-is-over = this fight is over; ask about a scene in which both sides still stand

## Questions

error-too-many-scenes = more than { $most } scenes can come about in this fight; simulate it, or ask about a smaller one
error-scenes-never-repeat = this fight never runs out of new scenes: { $scenes } of them are the same but for “{ $fields }”; ask about it without best play, or let “gist” of this game leave out what makes no difference to how a fight goes on
error-nothing-wanted = it is not said which risk is wanted; give a chance to win, or how many heroes are down
error-wanted-out-of-range = no fight has “{ $name }” at { $value }; give a number from 0 to { $most }
error-no-foes-to-count = no foes are named; say which kinds of foe may be in the fight
error-not-a-variant = “{ $text }” does not say what to vary; write it like “retaliation=core,off” or “game=” with games
error-too-many-variants =
    { $count ->
        [one] { $count } combination is too many; ask about at most { $most } at once
       *[other] { $count } combinations are too many; ask about at most { $most } at once
    }
error-varied-twice = “{ $name }” is varied twice; write all its values in one place
error-variant-is-a-group = “{ $name }” is several things; vary one: { $allowed }
error-variant-out-of-range = “{ $name }” cannot be { $value }; give a number from { $least } to { $most }
error-party-of-one-game = these characters belong to one game; name the party by words to compare games
error-no-such-goal = “{ $goal }” is nothing that best play can aim at; use one of: { $allowed }
error-parameter-without-value = “{ $parameter }” has no usual value; give one
