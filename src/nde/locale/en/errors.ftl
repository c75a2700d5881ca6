# What can go wrong: what is wrong with the value, then what to do.

## Families and documents

error-error = something is wrong with this; check it
error-unreadable = this cannot be read; check how it is written
error-missing = this does not exist; check the name
error-illegal = the rules do not allow this now; choose something else
error-stale = something has changed in the meantime; check the table and try again
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
error-no-such-language = “{ $language }” is not a supported language; use one of: { $allowed }

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
error-too-many-paths = this can go in more than { $most } ways; ask about a smaller part, or simulate it

## Things that do not exist

error-no-such-game = “{ $game }” is not a known game; use one of: { $allowed }
error-no-such-situation = “{ $name }” is not a situation of this game; use one of: { $allowed }
error-no-such-rule = “{ $id }” is not a rule of this game; list the rules to see their numbers
error-no-such-hero = “{ $id }” is not a hero of this scene; use one of: { $allowed }
error-no-such-foe = “{ $id }” is not a foe of this scene; use one of: { $allowed }
error-no-such-block = “{ $block }” is not a foe of this game; use one of: { $allowed }
error-no-such-clock = “{ $id }” is not a clock of this scene; use one of: { $allowed }
error-no-such-who = nobody in this scene is called “{ $who }”; use one of: { $allowed }

## Actions the rules forbid now

error-action-refused = the rules do not allow this now ({ $rule }); choose another action
error-not-your-turn = { $who } cannot act while the other side has its turn; end that turn first
error-already-acted = { $who } has already used this turn’s action; wait for the next turn
error-is-down = { $who } has no hearts left and cannot act; have an ally help first
error-is-dead = { $who } is dead; choose somebody else
error-foe-is-out = { $foe } takes no part in the fight any more; choose a foe that is still standing
error-out-of-reach = { $foe } is too far away for this attack; move closer or attack from afar
error-power-needs-line = { $foe } is behind full cover, and an attack with a power usually needs a clear line; find one, or let the GM say that this power needs none
error-full-cover = { $foe } is behind full cover; find a clear line, or let the GM rule on the cover
error-no-mana = { $hero } has { count-mana } and needs { $cost }; choose something cheaper or rest first
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
error-no-blind-repeat = “{ $task }” has already failed; try another way or accept a price
error-not-down = { $ally } is not down; choose somebody who is
error-not-adjacent = { $ally } is too far away; go there first
error-not-yourself = { $hero } cannot help themselves; choose somebody else
error-help-waits =
    { $most ->
        [one] { $ally } already has as much help as counts ({ $most } ally); do something else
       *[other] { $ally } already has as much help as counts ({ $most } allies); do something else
    }
error-no-movement-left = { $who } has no movement left this turn; wait for the next turn
error-no-board = { $who } cannot move like that without a map; set one up first
error-no-such-item = “{ $item }” is not on the sheet; use one of: { $allowed }
error-no-such-talent = “{ $talent }” is not a talent on the sheet; use one of: { $allowed }
error-help-not-given = in a fight help costs an ally’s action; let the ally help { $hero } first
error-tier-too-low = a power of the tier { $tier } is too weak for this; use { $least } or a stronger one
error-already-there = { $who } cannot change that distance any further; go the other way or stay
error-not-in-a-fight = there is no fight going on; begin one first
error-fight-goes-on = the fight has already begun; end the turn or the scene instead
error-asset-does-not-fit = the asset “{ $asset }” works only in melee; use another or none
error-hold-needs-power = only a power can hold { $foe } in place; attack with a power or aim to wound
error-area-needs-power = only a power can fill the area around { $foe }; attack with a power or aim to wound
error-several-need-power = only a power can strike several foes at once; attack { $foe } alone, or use a power
error-nobody-around = nobody else is near { $foe }; a plain attack with a power does the same for less
error-foe-is-held = { $foe } is held by a power and cannot act; let another foe act, or wait until the hold ends
error-nothing-to-shoot-with = { $hero } has nothing on the sheet to shoot or throw; attack in melee, add a bow, a sling or the like to the gear, or ask the game master, who may rule that something at hand will do
error-no-power-going = { $hero } has no power at work to keep going; use one first
error-power-goes-on = { $hero }’s power is still at work this turn; keep it going next turn
error-no-power-comes = no power is coming at { $hero }, so there is nothing to counter or evade; the game master says when one does
error-not-hurt = { $hero } is at full hearts; heal somebody who is hurt
error-clock-without-steps =
    { $steps ->
        [one] the clock “{ $clock }” cannot be set with { $steps } step; give it a name and at least 1 step
       *[other] the clock “{ $clock }” cannot be set with { $steps } steps; give it a name and at least 1 step
    }
error-no-such-value = “{ $path }” does not name anything in this scene; write the id of somebody in it, a dot and one of their values
error-no-such-creature-block = “{ $block }” is not in the bestiary; check the list of creatures, or import a stat block

# The lab over HTTP and from a table
source-fight = the fight
error-lab-nobody-to-fight = { $side ->
        [party] no hero can fight; name at least one who is up
       *[foes] there is nobody to fight; name at least one foe who is up
    }
error-lab-scene-unreadable = this is not a scene of this game ({ $reason }); take it from the table again
error-lab-nothing-wanted = no risk is given; give a chance to win, or how many heroes should go down
error-lab-foes-needed = no foes are given; say which may appear, each with a starting number
error-lab-no-distances = this game has neither distance bands nor areas; leave the distance out
error-lab-distance-at-table = everybody at the table is already somewhere; leave the distance out, or build a fight of your own
error-lab-rulings-of-one-game = each game has its own rulings; remove them to compare games
error-lab-map-of-written-fights = a map needs a fight in which everybody starts at full health; leave out the scene, changed values and absent people
error-lab-no-scene-yet = nobody is at this table yet; add a hero first
error-lab-no-such-question = nobody is working on the question “{ $ask }” any more; ask again
error-lab-took-too-long = even a partial answer took too long; ask about fewer people, or simulate
lab-advice-no-party = No hero can fight: add one who is up, or heal somebody.
lab-advice-no-foes = There is nobody to fight: add foes at the table, or here.
lab-advice-no-fight = No fight is under way: the odds assume that one starts now, the way this game starts fights.
lab-advice-pending = A roll at the table is still pending; its result is not included.
