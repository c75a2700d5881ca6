"""What the Warden says by decree: values set by hand, conditions given or taken, rulings on offers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from nde.errors import Unreadable
from nde.rules.cairn2e.bodies import free_slots
from nde.rules.cairn2e.fight import effects as fight
from nde.rules.cairn2e.fight.groups import regrouped
from nde.rules.cairn2e.fight.scars import ROWS
from nde.rules.cairn2e.living import effects as living
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.playing import ConditionChip, value_put
from nde.rules.ruleset import value_at

LARGEST = 999_999
"""The largest number anything here may be; more would not fit where scenes are kept."""
UNCOUNTED = frozenset(("uses", "uses_most"))
"""Fields in which -1 says that nobody counts."""

RULINGS = frozenset(
    (
        "is_impaired",
        "is_enhanced",
        "is_distant",
        "bypasses_hp",
        "counts_targets",
        "nature",
        "has_refuge",
        "in_dungeon",
        "gets",
    )
)
"""Parameters of what players are offered that are the Warden's to say."""


def put(game: Game, scene: Scene, path: str, value: Any) -> Scene:
    """The scene with another value at a path of `look`; refused where no such value can be."""
    changed: Scene = value_put(scene, ("figures",), path, value)
    who, _, field = path.partition(".")
    if not _is_sound(field, value_at(changed.figures, path)):
        raise Unreadable("wrong-value", path=path, value=str(value), old=str(value_at(scene.figures, path)))
    return regrouped(game, changed, scene.figure(who))


def _is_sound(field: str, value: Any) -> bool:
    """Whether every number in a value is one that can stand in a field of this name."""
    if isinstance(value, msgspec.Struct):
        return all(_is_sound(name, getattr(value, name)) for name in value.__struct_fields__)
    if isinstance(value, tuple):
        return all(_is_sound(field, one) for one in value)
    if isinstance(value, bool) or not isinstance(value, int):
        return True
    if field == "row":
        return value in ROWS
    least = -1 if field in UNCOUNTED else 1 if field == "dice" else 0
    return least <= value <= LARGEST


CRITICAL, HEALING, SCARS = "cairn2e/critical", "cairn2e/healing", "cairn2e/scars"
FIRST, PANIC, DEPRIVED, FATIGUE = (
    "cairn2e/first-round",
    "cairn2e/panic",
    "cairn2e/deprived",
    "cairn2e/fatigue",
)


def conditions(game: Game, scene: Scene, who: str) -> tuple[ConditionChip, ...]:
    """The chips of anybody; of the dead only that they are.

    Left out are `paralysed`, `delirious`, `overloaded` and `hobbled`, which follow from DEX, WIL, the load
    and the scars, what somebody lacks, which the Warden tells by the offer `deprive`, and `fled`: whoever
    ran is off the map, and back once the fight is over.  `mortal` comes with its scar and can only be
    taken away.
    """
    for figure in scene.figures:
        if figure.id == who:
            return tuple(
                ConditionChip(key=key, is_on=is_on, effect=effect)
                for key, is_on, effect in _chips(game, scene, figure)
            )
    return ()


def _chips(game: Game, scene: Scene, figure: Figure) -> Iterator[tuple[str, bool, Any]]:
    who, body = figure.id, figure.character
    if body.is_dead:
        yield "dead", True, fight.Spared(who=who, rule=CRITICAL)
        return
    yield "dead", False, fight.Died(who=who, rule=CRITICAL)
    if body.state == "critical":
        yield "critical", True, living.TakenIntoCare(who=who, rule=CRITICAL)
    else:
        rounds = game.settings.dying_rounds
        yield "critical", False, fight.CriticallyHurt(who=who, rounds=rounds, rule=CRITICAL)
    if body.state == "mortal":
        yield "mortal", True, living.TakenIntoCare(who=who, rule=SCARS)
    if body.state == "stable":
        yield "stable", True, living.BackOnFeet(who=who, rule=HEALING)
    else:
        yield "stable", False, fight.Stabilised(who=who, rule=CRITICAL)
    if figure.is_panicked:
        yield "panicked", True, living.FearMastered(who=who, rule=PANIC)
    else:
        yield "panicked", False, living.Panicked(who=who, rule=PANIC)
    if figure.loses_turn:
        yield "loses-turn", True, fight.TurnRegained(who=who, rule=FIRST)
    elif scene.is_fight:
        yield "loses-turn", False, fight.TurnLost(who=who, rule=FIRST)
    if body.is_deprived:
        yield "deprived", True, living.NeedMet(who=who, rule=DEPRIVED)
    else:
        yield "deprived", False, living.BecameDeprived(who=who, need="other", rule=DEPRIVED)
    if body.fatigue:
        yield "fatigue", True, living.FatigueCleared(who=who, count=body.fatigue, rule=FATIGUE)
    elif free_slots(game, body):
        yield "fatigue", False, living.FatigueTaken(who=who, rule=FATIGUE)
