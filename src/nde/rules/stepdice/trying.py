"""Tests out of combat: something uncertain with something at stake, and no blind repeats."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.stepdice.actions import Test
from nde.rules.stepdice.check import check
from nde.rules.stepdice.clocks import tick_on_failure
from nde.rules.stepdice.effects import BenefitDue, ComplicationDue, Effects, TestFailed
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.reading import EXCEPTIONAL, SUCCESS, aftermath
from nde.rules.stepdice.ready import spend_action, trying_hero
from nde.rules.stepdice.scene import Scene


def resolve_test(game: Game, scene: Scene, action: Test) -> Procedure[Resolution]:
    """Roll a test and say what is owed: a benefit, a price, a complication, a moved clock."""
    cite = game.cite
    hero = trying_hero(game, scene, action)
    repeats = bool(action.task) and (hero.id, action.task) in scene.failed
    if repeats and not action.change:
        raise ActionRefused("no-blind-repeat", rule=cite.repeat, task=action.task)
    if action.stakes == "none":
        yield Tell(cite.when, "no-stakes", {"hero": hero.id})
        return Resolution(outcome=SUCCESS, effects=spend_action(game, scene, hero.id))
    price: Effects = ()
    if repeats and action.change == "at-cost":
        yield Tell(cite.repeat, "repeat-at-cost", {"task": action.task})
        price = (ComplicationDue(hero=hero.id, kind="cost", rule=cite.repeat),)
    reading = yield from check(game, hero, action, attribute=action.attribute, tn=action.tn)
    if reading.is_untried:
        yield Tell(cite.bounds, "not-tried", {"hero": hero.id})
        return Resolution(outcome=reading.outcome, effects=())
    effects = spend_action(game, scene, hero.id) + price + reading.effects
    if reading.outcome == EXCEPTIONAL:
        effects += (BenefitDue(hero=hero.id, benefit="extra", rule=cite.outcome),)
    if not reading.succeeds:
        if action.task:
            effects += (TestFailed(hero=hero.id, task=action.task, rule=cite.repeat),)
        effects += yield from tick_on_failure(game, scene, action.clock)
    return Resolution(outcome=reading.outcome, effects=effects + aftermath(game, hero, reading))
