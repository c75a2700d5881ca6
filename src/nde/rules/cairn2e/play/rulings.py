"""What the Warden says by decree: values set by hand, conditions given or taken, rulings on offers."""

from __future__ import annotations

import msgspec

from nde.errors import Unreadable
from nde.rules.cairn2e.bodies import free_slots
from nde.rules.cairn2e.exploration import effects as living
from nde.rules.cairn2e.fight import effects as fight
from nde.rules.cairn2e.fight.groups import regrouped
from nde.rules.cairn2e.fight.scars import ROWS
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.play import ConditionChip, value_put
from nde.rules.ruleset import Effect, value_at

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
LOSS = "cairn2e/attribute-loss"
CRITICAL, HEALING, SCARS = "cairn2e/critical", "cairn2e/healing", "cairn2e/scars"
FIRST, PANIC = "cairn2e/first-round", "cairn2e/panic"
DEPRIVED, FATIGUE = "cairn2e/deprived", "cairn2e/fatigue"


def put(game: Game, scene: Scene, path: str, value: object) -> Scene:
    """The scene with another value at a path of `look`; refused where no such value can be."""
    changed: Scene = value_put(scene, ("figures",), path, value)
    who, _, field = path.partition(".")
    if not _is_sound(field, value_at(changed.figures, path)):
        raise Unreadable("wrong-value", path=path, value=str(value), old=str(value_at(scene.figures, path)))
    return regrouped(game, changed, scene.figure(who))


def comes_of(scene: Scene, path: str) -> tuple[Effect, ...]:
    """What follows from a value that was set: with no STR left somebody is dead; what never had any stays."""
    who, _, field = path.partition(".")
    figure = next((one for one in scene.figures if one.id == who), None)
    if field != "strength" or figure is None:
        return ()
    body = figure.character
    is_over = body.strength == 0 < body.strength_most and not body.is_dead
    return (fight.Died(who=who, rule=LOSS),) if is_over else ()


def _is_sound(field: str, value: object) -> bool:
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


def conditions(game: Game, scene: Scene, who: str) -> tuple[ConditionChip, ...]:
    """The chips of anybody; of the dead only that they are.

    Left out are `paralysed`, `delirious`, `overloaded` and `hobbled`, which follow from DEX, WIL, the load
    and the scars, what somebody lacks, which the Warden tells by the offer `deprive`, and `fled`: whoever
    ran is off the map, and back once the fight is over.  `mortal` comes with its scar and can only be
    taken away.
    """
    figure = next((one for one in scene.figures if one.id == who), None)
    if figure is None:
        return ()
    if figure.character.is_dead:
        return (ConditionChip(key="dead", is_on=True, effect=fight.Spared(who=who, rule=CRITICAL)),)
    return tuple(
        ConditionChip(key=key, is_on=is_on, effect=taken if is_on else given)
        for key, is_on, given, taken in _chips(game, scene, figure)
        if (taken if is_on else given) is not None
    )


def _chips(
    game: Game, scene: Scene, figure: Figure
) -> tuple[tuple[str, bool, Effect | None, Effect | None], ...]:
    """Each condition of somebody alive, whether they have it, what gives it and what takes it away."""
    who, body = figure.id, figure.character
    hurt = fight.CriticallyHurt(who=who, rounds=game.settings.dying_rounds, rule=CRITICAL)
    late = fight.TurnLost(who=who, rule=FIRST) if scene.is_fight else None
    tired = living.FatigueTaken(who=who, rule=FATIGUE) if free_slots(game, body) else None
    deprived = living.BecameDeprived(who=who, need="other", rule=DEPRIVED)
    stable, well = fight.Stabilised(who=who, rule=CRITICAL), living.BackOnFeet(who=who, rule=HEALING)
    afraid, calm = living.Panicked(who=who, rule=PANIC), living.FearMastered(who=who, rule=PANIC)
    return (
        ("dead", False, fight.Died(who=who, rule=CRITICAL), None),
        ("critical", body.state == "critical", hurt, living.TakenIntoCare(who=who, rule=CRITICAL)),
        ("mortal", body.state == "mortal", None, living.TakenIntoCare(who=who, rule=SCARS)),
        ("stable", body.state == "stable", stable, well),
        ("panicked", figure.is_panicked, afraid, calm),
        ("loses-turn", figure.loses_turn, late, fight.TurnRegained(who=who, rule=FIRST)),
        ("deprived", body.is_deprived, deprived, living.NeedMet(who=who, rule=DEPRIVED)),
        (
            "fatigue",
            body.fatigue > 0,
            tired,
            living.FatigueCleared(who=who, count=body.fatigue, rule=FATIGUE),
        ),
    )
