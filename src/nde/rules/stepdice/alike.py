"""Which offered actions are legal together, so that only one of them has to be tried.

Candidates are aimed only at foes who stand where a blow can get to and name only what is there.  What is
left to refuse then hangs on whoever acts, on whose turn it is, and on what the key names.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from nde.rules.stepdice.actions import FoeStrike, GiveHelp, Strike, Test, UseGear, UsePower
from nde.rules.stepdice.companion.actions import (
    CounterPower,
    Fall,
    Investigate,
    RollBenefit,
    RollComplication,
    SetHazard,
    Shove,
    Sneak,
    SustainPower,
)
from nde.rules.stepdice.ready import sight
from nde.rules.stepdice.scene import Hero, Scene

Key = Callable[[Scene, Any], Hashable | None]


def frame_of(scene: Scene, hero: Hero) -> Hashable:
    """All that bears on what a hero may do, besides what the keys name."""
    return hero, scene.is_fight, scene.side


def _of_foe_strike(scene: Scene, action: FoeStrike) -> Hashable:
    """How the two stand to each other, and whether the hero's cover counts."""
    if scene.space is None:
        return FoeStrike, action.foe
    seen = sight(scene, action.foe, action.hero)
    if seen is None:
        return FoeStrike, action.foe, None
    is_exposed = any(one.key == "exposed" for one in scene.hero(action.hero).conditions)
    return FoeStrike, action.foe, seen.touching, seen.cover, is_exposed


def _of_power(scene: Scene, action: UsePower) -> Hashable:
    return UsePower, action.tier, scene.hero(action.heals).is_dead if action.heals else None


def _of_help(scene: Scene, action: GiveHelp) -> Hashable:
    ally = scene.hero(action.ally)
    return GiveHelp, action.ally == action.hero, ally.is_dead, ally.helped


KEYS: dict[type, Key] = {
    Strike: lambda scene, action: (Strike, action.attack, action.tier, action.aim),
    FoeStrike: _of_foe_strike,
    UsePower: _of_power,
    GiveHelp: _of_help,
    UseGear: lambda scene, action: UseGear if action.item else None,
    Shove: lambda scene, action: Shove,
    Test: lambda scene, action: None if action.task else Test,
    Sneak: lambda scene, action: Sneak,
    Investigate: lambda scene, action: Investigate,
    CounterPower: lambda scene, action: CounterPower,
    SustainPower: lambda scene, action: (SustainPower, action.pay),
    RollComplication: lambda scene, action: RollComplication,
    RollBenefit: lambda scene, action: RollBenefit,
    Fall: lambda scene, action: Fall,
    SetHazard: lambda scene, action: SetHazard,
}
"""Falls and tables bear on heroes who live, hazards are those the game knows: all of a kind are legal."""
