# What can go wrong: what is wrong with the value, then what to do.

## Families and documents

error-error = something is wrong with what was given; look at it once more
error-unreadable = this cannot be read; look at how it is written
error-missing = this does not exist; look at the name
error-illegal = the rules do not allow this now; choose something else
error-stale = things have moved on since; look at the table and try again
error-fault = { $place }: { $problem }
error-faults =
    { $count ->
        [one] { $count } fault in { $source }:
       *[other] { $count } faults in { $source }:
    }
source-pack = the pack
source-sheet = the sheet
source-settings = the settings
source-choices = the choices
source-values = the values
source-parameters = the parameters
source-foes = the foes
source-effects = the effects
source-squares = the squares
error-no-such-language = “{ $language }” is not a language we speak; use one of: { $allowed }

## Answers to a rule's questions

error-not-an-option = “{ $answer }” does not answer the question “{ $key }”; use one of: { $allowed }
error-answers-ran-out =
    { $count ->
        [one] { $count } answer is not enough; also answer “{ $key }”
       *[other] { $count } answers are not enough; also answer “{ $key }”
    }
error-answers-left-over =
    { $count ->
        [one] { $count } answer too many, from “{ $first }” on; leave it out
       *[other] { $count } answers too many, from “{ $first }” on; leave them out
    }
error-too-many-paths = more than { $most } ways this can go; ask about a smaller part, or simulate it

## Things that do not exist

error-no-such-game = “{ $game }” is not a game we have; use one of: { $allowed }
error-no-such-situation = “{ $name }” is not a situation of this game; use one of: { $allowed }
error-no-such-rule = “{ $id }” is not a rule of this game; list the rules to see their numbers
error-no-such-hero = “{ $id }” is not a hero of this scene; use one of: { $allowed }
error-no-such-foe = “{ $id }” is not a foe of this scene; use one of: { $allowed }
error-no-such-block = “{ $block }” is not a foe this game knows; use one of: { $allowed }
error-no-such-clock = “{ $id }” is not a clock of this scene; use one of: { $allowed }
error-no-such-who = nobody in this scene is called “{ $who }”; use one of: { $allowed }

## Actions the rules forbid now

error-action-refused = the rules do not allow this now ({ $rule }); choose another action
error-not-your-turn = { $who } cannot act while the other side has its turn; end that turn first
error-already-acted = { $who } has used the action of this turn; wait for the next turn
error-is-down = { $who } has no hearts left and cannot act; have an ally help first
error-is-dead = { $who } is dead; choose somebody else
error-foe-is-out = { $foe } is out of the fight; choose a foe that still stands
error-out-of-reach = { $foe } is too far away for this attack; move closer or attack from afar
error-power-needs-line = { $foe } is fully behind cover, and an attack with a power usually needs a clear line; find one, or let the GM say that this one needs none
error-full-cover = { $foe } is fully behind cover; find a clear line, or let the GM rule on the cover
error-no-mana = { $hero } has { count-mana } and would need { $cost }; choose something cheaper or rest first
error-wrong-cost =
    { $what ->
        [number] “{ $value }” is not a number for { $tier }; use one of: { $allowed }
       *[cost] “{ $value }” is not a cost of { $tier }; use one of: { $allowed }
    }
error-no-such-tier = “{ $tier }” is not a tier of power; use one of: { $allowed }
error-no-luck-left = { $hero } has no luck left; try it without
error-no-luck-in-game = this game has no luck points; try it without, or use a pack that has them
error-no-such-asset =
    { $count ->
        [0] { $hero } has no assets; leave the asset out
        [one] { $hero } has { $count } asset; choose that one
       *[other] { $hero } has { $count } assets; choose one of them, counted from 0
    }
error-asset-spent = “{ $asset }” has been used as often as a scene allows; wait for the next scene
error-no-blind-repeat = “{ $task }” has failed already; try another way or accept a price
error-not-down = { $ally } is not down; choose somebody who is
error-not-adjacent = { $ally } is too far away; go there first
error-not-yourself = { $hero } cannot be the one who helps and the one who is helped; choose somebody else
error-help-waits =
    { $most ->
        [one] { $ally } has all the help that counts ({ $most } ally); do something else
       *[other] { $ally } has all the help that counts ({ $most } allies); do something else
    }
error-no-movement-left = { $who } has no movement left this turn; wait for the next turn
error-no-board = this scene has no board for such a move ({ $who }); set one up first
error-no-such-item = “{ $item }” is not on the sheet; use one of: { $allowed }
error-no-such-talent = “{ $talent }” is not a talent on the sheet; use one of: { $allowed }
error-help-not-given = in a fight help costs an ally’s action; let the ally help { $hero } first
error-tier-too-low = a power of the tier { $tier } is too weak for this; use { $least } or a stronger one
error-already-there = { $who } cannot change that distance any further; go the other way or stay
error-not-in-a-fight = no turns are counted now; begin the fight first
error-fight-goes-on = the fight has already begun; end the turn or the scene instead
error-asset-does-not-fit = the asset “{ $asset }” is only for melee attacks; use another or none
error-hold-needs-power = only a power can hold { $foe } in place; attack with a power or aim to wound
error-area-needs-power = only a power can fill an area (around { $foe }); attack with a power or aim to wound
error-several-need-power = only a power strikes several foes at once; attack { $foe } alone, or with a power
error-nobody-around = nobody else stands around { $foe }; a plain attack with a power does the same for less
error-foe-is-held = { $foe } is held by a power and can do nothing; let another foe act, or wait until the hold ends
error-nothing-to-shoot-with = { $hero } has nothing on the sheet to shoot or throw with; strike from nearby, write a bow, a sling or the like among the gear, or ask the game master, who may rule that something at hand will do
error-no-power-going = { $hero } has no power at work that could be kept going; use one first
error-power-goes-on = the power of { $hero } is still at work this turn; keep it going next turn
error-no-power-comes = no power comes at { $hero } that could be countered or evaded; the game master says when one does
error-not-hurt = { $hero } has all hearts; heal somebody who is hurt
error-clock-without-steps = the clock “{ $clock }” with { $steps } steps cannot be set; give it a name and at least 1 step
error-no-such-value = “{ $path }” leads to nothing in this scene; write the id of somebody in it, a dot and one of their values
error-no-such-creature-block = “{ $block }” is not in the bestiary; look for its name in the list of creatures, or import a stat block

# The lab over HTTP and from a table
source-fight = the fight
error-lab-nobody-to-fight = { $side ->
        [party] no hero can fight; name at least one who is up
       *[foes] there is nobody to fight; name at least one foe who is up
    }
error-lab-scene-unreadable = this is not a scene of this game ({ $reason }); take it anew from the table
error-lab-nothing-wanted = no risk is named; say the chance to win, or how many heroes are to go down
error-lab-foes-needed = no foes are named; say which may come, each with a first count
error-lab-no-distances = this game knows neither bands of distance nor areas; let the fight begin without a distance
error-lab-distance-at-table = at the table everybody already stands somewhere; leave the distance out, or build a fight of your own
error-lab-rulings-of-one-game = each game knows rulings of its own; take them off to compare games
error-lab-map-of-written-fights = a map needs a fight that is written down in full health; leave out the scene, the changes and who is missing
error-lab-no-scene-yet = nobody is at this table yet; bring a hero first
error-lab-no-such-question = nobody is working on the question “{ $ask }” any more; ask again
error-lab-took-too-long = that took too long even in part; ask about fewer people, or by simulation
lab-advice-no-party = No hero can fight: bring one who is up, or heal somebody.
lab-advice-no-foes = There is nobody to fight: bring foes to the table, or add some here.
lab-advice-no-fight = No fight is on: this is asked as if one began now, as the game begins it.
lab-advice-pending = A roll at the table still waits for somebody: what comes of it is not in here.
