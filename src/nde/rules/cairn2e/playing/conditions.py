"""What a game master gives to somebody by decree, or takes from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nde.rules.cairn2e.fight import effects as fight
from nde.rules.cairn2e.living import effects as living
from nde.rules.cairn2e.living.load import free_slots
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.playing import ConditionChip

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
