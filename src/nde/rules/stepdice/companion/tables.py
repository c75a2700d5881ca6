"""The GM's two tables of a d6: which complication comes, and which extra benefit."""

from __future__ import annotations

from nde.dice import GM, Ask, Procedure, Roll, Tell
from nde.rules.ruleset import Resolution
from nde.rules.stepdice.companion.actions import RollBenefit, RollComplication
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.deeds import set_condition, tick
from nde.rules.stepdice.companion.effects import BenefitRolled, ComplicationRolled
from nde.rules.stepdice.effects import Effects, ManaSpent
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.harm import lose_heart
from nde.rules.stepdice.scene import ALARM, Condition, Hero, Scene

SIDES = 6
OPENING = Condition("opening", "used", -1)
"""What a way that somebody opened is to an ally."""


def resolve_complication(game: Game, scene: Scene, action: RollComplication) -> Procedure[Resolution]:
    """Roll a complication.  What the engine can carry out of it, it does; the rest is the GM's to tell.

    Being revealed moves an alarm that is set, and a price is a heart or a point of mana of the hero.
    """
    rule = game.cite.complications
    hero = scene.hero(action.hero) if action.hero else None
    face: int = yield Roll(SIDES, GM, "complication")
    kind = companion(game.id).complications[face - 1]
    yield Tell(rule, "complication-rolled", {"face": face, "kind": kind})
    effects: Effects = (ComplicationRolled(hero=action.hero, kind=kind, rule=rule),)
    if kind == "revealed" and any(clock.id == ALARM for clock in scene.clocks):
        effects += yield from tick(game, scene, ALARM, 1, rule)
    if kind == "price" and hero is not None:
        effects += yield from _price(game, hero, rule)
    return Resolution(outcome="", effects=effects)


def resolve_benefit(game: Game, scene: Scene, action: RollBenefit) -> Procedure[Resolution]:
    """Roll an extra benefit; one that opens a way for an ally makes the ally's next test a step easier."""
    book, rule = companion(game.id), game.cite.complications
    ally = scene.hero(action.ally) if action.ally else None
    face: int = yield Roll(SIDES, GM, "benefit")
    benefit = book.benefits[face - 1]
    yield Tell(rule, "benefit-rolled", {"face": face, "benefit": benefit})
    effects: Effects = (BenefitRolled(hero=action.hero, benefit=benefit, rule=rule),)
    if benefit in book.opening and ally is not None:
        effects += yield from set_condition(ally.id, OPENING, rule)
    return Resolution(outcome="", effects=effects)


def _price(game: Game, hero: Hero, rule: str) -> Procedure[Effects]:
    """A heart or a resource, as the GM says; without mana left it is not offered."""
    options = ("heart", "mana", "other") if hero.character.mana else ("heart", "other")
    choice = yield Ask(GM, "price", options, "heart", rule, (("hero", hero.id),))
    if choice == "heart":
        return (yield from lose_heart(game, hero, rule))
    return (ManaSpent(hero=hero.id, mana=1, rule=rule),) if choice == "mana" else ()
