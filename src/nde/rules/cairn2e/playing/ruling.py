"""What the Warden may set by hand, and what would make no sense there."""

from __future__ import annotations

from typing import Any

import msgspec

from nde.errors import Unreadable
from nde.rules.cairn2e.fight.groups import regrouped
from nde.rules.cairn2e.fight.scars import ROWS
from nde.rules.cairn2e.scene import Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.playing import value_put
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
