"""Morale: when foes waver, and what they do then."""

from __future__ import annotations

from nde.dice import GM, Ask, Procedure, Roll, Tell
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.stepdice.companion.actions import CheckMorale
from nde.rules.stepdice.companion.book import class_of, companion
from nde.rules.stepdice.companion.effects import MoraleChecked
from nde.rules.stepdice.companion.records import MoraleRecord
from nde.rules.stepdice.effects import ConditionSet, Effects, FoeFled
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Condition, Foe, Scene

SIDES = 6


def morale_due(game: Game, before: Scene, after: Scene) -> tuple[str, ...]:
    """The reasons, if any, to check morale after what happened between two scenes.

    A reason is a class of foe: the first of the lowest class fell, or one of a higher class has now
    lost as many wounds as the edition says.
    """
    book = companion(game.id)
    old = {foe.id: foe for foe in before.foes}
    found: dict[str, None] = {}
    for foe in after.foes:
        key = class_of(book, foe.rank)
        wanted = book.morale.triggers.get(key)
        if wanted is None or foe.id not in old:
            continue
        if foe.wounds_most - foe.wounds < wanted or old[foe.id].wounds_most - old[foe.id].wounds >= wanted:
            continue
        if foe.wounds_most == 1 and any(_fell(one, game, key) for one in before.foes):
            continue
        found[key] = None
    return tuple(found)


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


def _fell(foe: Foe, game: Game, key: str) -> bool:
    return foe.wounds == 0 and class_of(companion(game.id), foe.rank) == key
