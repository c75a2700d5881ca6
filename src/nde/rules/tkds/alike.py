"""Which actions are legal together, so that a list of offers tries one of them and not each.

The candidates for offers are aimed only at people who can be aimed at.  What is left to refuse then hangs
on whoever acts and, where somebody measures, on the distance: without a space it is the same for all.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from nde.rules.tkds import actions as a
from nde.rules.tkds.fight.abilities import BOLT_DICE
from nde.rules.tkds.scene import Scene

Alike = Callable[[Any], Hashable | None]


def alike_in(scene: Scene) -> Alike:
    """The key that actions of one scene share which are legal together; nothing for any other action."""
    return _anywhere if scene.space is not None else _nowhere


def _anywhere(action: Any) -> Hashable | None:
    key = KEYS.get(type(action))
    return key(action) if key else None


def _nowhere(action: Any) -> Hashable | None:
    key = KEYS_NOWHERE.get(type(action))
    return key(action) if key else None


def _bolt(action: a.UseAbility) -> Hashable | None:
    return (action.who, action.ability) if action.ability in BOLT_DICE else None


KEYS: dict[type, Alike] = {
    a.MoveTo: lambda action: (a.MoveTo, action.who, action.is_action),
    a.Check: lambda action: (a.Check, action.who),
    a.LuckRoll: lambda action: (a.Check, action.who),
    a.Harm: lambda action: (a.Harm, action.who),
    a.LoseSkill: lambda action: (a.Harm, action.who),
    a.GrantHero: lambda action: (a.Harm, action.who),
    a.GrantTemporary: lambda action: (a.Harm, action.who),
}
"""Walks were found by asking where somebody can get to; the able can try things and their luck, and to the
living the game master can do anything."""
KEYS_NOWHERE: dict[type, Alike] = {
    **KEYS,
    a.Attack: lambda action: (a.Attack, action.who, action.weapon, action.second, action.thrown),
    a.Manoeuvre: lambda action: (a.Manoeuvre, action.who),
    a.CastSpell: lambda action: (
        a.CastSpell,
        action.who,
        action.spell,
        action.scroll,
        action.exhausts,
        len(action.targets),
    ),
    a.UseAbility: _bolt,
}
