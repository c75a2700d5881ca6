"""Conditions somebody is in: beginning one, and ending one."""

from __future__ import annotations

from msgspec.structs import replace

from nde.rules.tkds.scene import Condition, Figure, Scene, change_figure

DISARMED = "disarmed"
"""A creature whose weapon, named by `source`, is out of its hand."""
GONE = 1
"""The value of `disarmed` for a weapon that is in other hands."""
_BY_SOURCE = frozenset(("held", DISARMED))
"""Two holds are two holders; of anything else there is one at a time."""


def begin_condition(scene: Scene, who: str, condition: Condition) -> Scene:
    """The scene with somebody in a condition; a new one takes the place of the old."""

    def change(figure: Figure) -> Figure:
        others = tuple(
            one
            for one in figure.conditions
            if one.key != condition.key or (one.key in _BY_SOURCE and one.source != condition.source)
        )
        return replace(figure, conditions=(*others, condition))

    return change_figure(scene, who, change)


def end_condition(scene: Scene, who: str, key: str, source: str = "") -> Scene:
    """The scene with somebody out of a condition; only that of `source` where one is named."""

    def change(figure: Figure) -> Figure:
        kept = tuple(one for one in figure.conditions if one.key != key or (source and one.source != source))
        return replace(figure, conditions=kept)

    return change_figure(scene, who, change)
