"""Which actions are legal together, so that a list of offers tries one of them and not each.

The candidates for offers are aimed only at people who can be aimed at, and who are near enough where somebody
measures.  What is left to refuse then hangs on whoever acts, on whose turn it is, and on what the key names.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from nde.rules.tkds import actions as a
from nde.rules.tkds.fight.abilities import BOLT_DICE
from nde.rules.tkds.scene import Figure, Scene

Key = Callable[[Scene, Any], Hashable | None]


def frame_of(scene: Scene, figure: Figure) -> Hashable:
    """All that bears on what somebody may do of their own, besides what the keys name."""
    return figure, scene.is_fight, scene.side


def _of_ability(scene: Scene, action: a.UseAbility) -> Hashable | None:
    return (a.UseAbility, action.who, action.ability) if action.ability in BOLT_DICE else None


def _of_spell(scene: Scene, action: a.CastSpell) -> Hashable:
    return a.CastSpell, action.who, action.spell, action.scroll, action.exhausts, len(action.targets)


def _of_attack(scene: Scene, action: a.Attack) -> Hashable:
    return a.Attack, action.who, action.weapon, action.second, action.thrown


KEYS: dict[type, Key] = {
    a.Attack: _of_attack,
    a.Manoeuvre: lambda scene, action: (a.Manoeuvre, action.who),
    a.PassBy: lambda scene, action: (a.PassBy, action.who),
    a.CastSpell: _of_spell,
    a.UseAbility: _of_ability,
    a.StandUp: lambda scene, action: (a.StandUp, action.who),
    a.SwapGear: lambda scene, action: (a.SwapGear, action.who, action.item, action.on),
    a.Kindle: lambda scene, action: (a.Kindle, action.who, action.item, scene.light),
    a.MoveTo: lambda scene, action: (a.MoveTo, action.who, action.is_action),
    a.Check: lambda scene, action: (a.Check, scene.figure(action.who).is_able),
    a.LuckRoll: lambda scene, action: (a.LuckRoll, not action.who or scene.figure(action.who).is_able),
    a.Harm: lambda scene, action: (a.Harm, action.who),
    a.LoseSkill: lambda scene, action: (a.Harm, action.who),
    a.GrantHero: lambda scene, action: (a.Harm, action.who),
    a.GrantTemporary: lambda scene, action: (a.Harm, action.who),
}
"""Walks were found by asking where somebody can get to; the able can try things and their luck, and to the
living the game master can do anything."""
