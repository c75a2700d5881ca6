"""Smaller procedures of the GM books: keeping a power going, countering one, clues, arguing."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.stepdice.check import check
from nde.rules.stepdice.clocks import tick_on_failure
from nde.rules.stepdice.companion.actions import CounterPower, Investigate, Parley, SustainPower
from nde.rules.stepdice.companion.attempts import begin, react, settle, untried
from nde.rules.stepdice.companion.deeds import tick
from nde.rules.stepdice.companion.effects import ClueFound, PowerCountered, PowerSustained
from nde.rules.stepdice.effects import ComplicationDue, ConditionEnded, ConditionSet, Effects
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.hits import HELD
from nde.rules.stepdice.power_conditions import AIMED_AT, GOING, going, is_aimed_at
from nde.rules.stepdice.powers import pay
from nde.rules.stepdice.ready import acting_hero, spend_action, standing_hero
from nde.rules.stepdice.scene import Scene

SUSTAIN_MANA = 1


def resolve_sustain(game: Game, scene: Scene, action: SustainPower) -> Procedure[Resolution]:
    """A power goes on for a turn, for a point of mana or for the action."""
    rule = game.cite.magic_extras
    pays_mana = action.pay == "mana"
    hero = (standing_hero if pays_mana else acting_hero)(game, scene, action.hero)
    power = going(hero)
    if power is None:
        raise ActionRefused("no-power-going", rule=rule, hero=hero.id)
    if scene.is_fight and power.until == GOING.until:
        raise ActionRefused("power-goes-on", rule=rule, hero=hero.id)
    held = (scene.foe(action.foe),) if action.foe else ()
    for foe in held:
        if all(one.key != HELD.key for one in foe.conditions):
            raise ActionRefused("no-power-going", rule=rule, hero=hero.id)
    price = pay(game, hero, SUSTAIN_MANA, rule) if pays_mana else spend_action(game, scene, hero.id)
    yield Tell(rule, "power-sustained", {"hero": hero.id})
    kept: Effects = (ConditionSet(who=hero.id, condition=GOING, rule=rule),)
    kept += tuple(ConditionSet(who=foe.id, condition=HELD, rule=rule) for foe in held)
    return Resolution(outcome="", effects=(*price, PowerSustained(hero=hero.id, rule=rule), *kept))


def resolve_counter(game: Game, scene: Scene, action: CounterPower) -> Procedure[Resolution]:
    """A hero counters or evades a power, against the power's own number.  It is no action of the turn."""
    rule = game.cite.magic_extras
    hero = react(game, scene, action)
    if not is_aimed_at(hero):
        raise ActionRefused("no-power-comes", rule=rule, hero=hero.id)
    reading = yield from check(game, hero, action, attribute=action.attribute, tn=action.tn)
    if reading.is_untried:
        return (yield from untried(game, hero, reading))
    effects = reading.effects
    effects += (ConditionEnded(who=hero.id, key=AIMED_AT.key, rule=rule),)
    if reading.succeeds:
        effects += (PowerCountered(hero=hero.id, rule=rule),)
    return (yield from settle(game, scene, hero, reading, effects, clock=action.clock))


def resolve_investigate(game: Game, scene: Scene, action: Investigate) -> Procedure[Resolution]:
    """A clue for a success; a key clue also for a failure, which then has a cost in place of its loss."""
    rule = game.cite.procedure
    hero = begin(game, scene, action)
    reading = yield from check(game, hero, action, attribute=action.attribute, tn=action.tn)
    if reading.is_untried:
        return (yield from untried(game, hero, reading))
    effects = spend_action(game, scene, hero.id) + reading.effects
    if reading.succeeds or action.is_key:
        effects += (ClueFound(hero=hero.id, rule=rule),)
    if action.is_key and not reading.succeeds and not reading.is_one:
        effects += (ComplicationDue(hero=hero.id, kind="cost", rule=rule),)
        effects += yield from tick_on_failure(game, scene, action.clock)
        return Resolution(outcome=reading.outcome, effects=effects)
    return (yield from settle(game, scene, hero, reading, effects, clock=action.clock))


def resolve_parley(game: Game, scene: Scene, action: Parley) -> Procedure[Resolution]:
    """Success moves the clock of what the hero wants, failing the clock of what the others want."""
    hero = begin(game, scene, action)
    scene.clock(action.goal)
    reading = yield from check(game, hero, action, attribute=action.attribute, tn=action.tn)
    if reading.is_untried:
        return (yield from untried(game, hero, reading))
    effects = spend_action(game, scene, hero.id) + reading.effects
    if reading.succeeds:
        effects += yield from tick(game, scene, action.goal, 1, game.cite.clock)
    return (
        yield from settle(game, scene, hero, reading, effects, clock=action.clock, besides=(action.goal,))
    )
