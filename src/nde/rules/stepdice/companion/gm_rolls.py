"""The GM's d6: whether foes waver, which complication comes, and which extra benefit."""

from __future__ import annotations

from nde.dice import GM, Ask, Procedure, Roll, Tell
from nde.rules.ruleset import ActionRefused, Param, Resolution
from nde.rules.stepdice.companion.actions import CheckMorale, RollBenefit, RollComplication
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.deeds import set_condition, tick
from nde.rules.stepdice.companion.effects import BenefitRolled, ComplicationRolled, MoraleChecked
from nde.rules.stepdice.companion.records import MoraleRecord
from nde.rules.stepdice.effects import ConditionSet, Effects, FoeFled, ManaSpent
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.harm import lose_heart
from nde.rules.stepdice.scene import ALARM, Condition, Foe, Hero, Scene

SIDES = 6


def causes_param(game: Game) -> Param:
    """What may be said to bear on the foes' morale."""
    causes = tuple(companion(game.id).morale.modifiers)
    return Param(name="causes", kind="choice", choices=causes, default="", is_many=True)


def morale_result(record: MoraleRecord, total: int) -> str:
    """How a total is read: give way, hold, or press on."""
    if total <= record.withdraw:
        return "withdraw"
    return "hold" if total <= record.hold else "press"


def resolve_morale(game: Game, scene: Scene, action: CheckMorale) -> Procedure[Resolution]:
    """Roll a d6 for foes that waver."""
    record, rule = companion(game.id).morale, game.cite.morale
    foes = _wavering(game, scene, action.foes)
    shift = _shift(game, action.causes, record)
    face: int = yield Roll(SIDES, GM, "morale")
    result = morale_result(record, face + shift)
    yield Tell(rule, "morale", {"face": face, "shift": shift, "total": face + shift, "result": result})
    effects: Effects = (MoraleChecked(foes=tuple(foe.id for foe in foes), result=result, rule=rule),)  # type: ignore[arg-type]
    if result == "withdraw":
        way = yield Ask(GM, "give-way", record.ways, record.ways[0], rule)
        effects += tuple(_gives_way(foe, way, rule) for foe in foes)
    return Resolution(outcome="", effects=effects)


def _gives_way(foe: Foe, way: str, rule: str) -> FoeFled | ConditionSet:
    if way == "flee":
        return FoeFled(foe=foe.id, rule=rule)
    return ConditionSet(who=foe.id, condition=gave_way(way), rule=rule)


def gave_way(way: str) -> Condition:
    """What a foe that gave way without fleeing is about."""
    return Condition(f"to-{way}", "scene")


def _wavering(game: Game, scene: Scene, ids: tuple[str, ...]) -> tuple[Foe, ...]:
    foes = tuple(scene.foe(id) for id in ids) if ids else tuple(foe for foe in scene.foes if not foe.is_out)
    for foe in foes:
        if foe.is_out:
            raise ActionRefused("foe-is-out", rule=game.cite.morale, foe=foe.id)
    if not foes:
        raise ActionRefused("nobody-wavers", rule=game.cite.morale)
    return foes


def _shift(game: Game, causes: tuple[str, ...], record: MoraleRecord) -> int:
    """What bears on the roll in sum: at most so far either way as the book allows."""
    for cause in causes:
        if cause not in record.modifiers:
            raise ActionRefused(
                "no-such-cause", rule=game.cite.morale, cause=cause, allowed=tuple(record.modifiers)
            )
    return min(
        max(sum(record.modifiers[cause] for cause in dict.fromkeys(causes)), -record.most), record.most
    )


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
    if kind == "revealed" and scene.find_clock(ALARM):
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
