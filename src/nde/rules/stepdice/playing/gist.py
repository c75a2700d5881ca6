"""What makes no difference any more to how a fight goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nde.rules.stepdice.playing.foes import RHYTHM
from nde.rules.stepdice.scene import Foe, Scene


def gist(scene: Scene) -> Callable[[Any], Any]:
    """What leaves out of anybody what no rule will look at again in a fight from this scene on.

    Of the round only its place in the rhythm of the foes' moves counts, and not even that where no foe has
    any.  Of foes who are out it only counts that they are.
    """
    rhythm = RHYTHM if any(foe.moves for foe in scene.foes) else 1

    def simplified(piece: Any) -> Any:
        if isinstance(piece, Scene):
            return replace(piece, round=(piece.round - 1) % rhythm + 1, cast_down=0)
        if isinstance(piece, Foe) and piece.is_out:
            return replace(piece, conditions=(), used=(), moved=0, skipped=0)
        return piece

    return simplified
