"""What makes no difference any more to how a fight goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nde.rules.tkds.scene import Figure, Scene

LATER = 2
"""Only the first round is unlike the others: whoever is surprised or too slow is so in that one."""


def gist(scene: Scene) -> Callable[[Any], Any]:
    """What leaves out of anybody what no rule will look at again in a fight."""
    return _simplified


def _simplified(piece: Any) -> Any:
    if isinstance(piece, Scene):
        return replace(piece, round=min(piece.round, LATER), clock=0)
    if not isinstance(piece, Figure) or not piece.is_out:
        return piece
    if not (piece.character.is_dead or piece.has_fled):
        # Whoever comes to in the middle of a turn has not acted in it; on the other side's it is all one.
        return piece
    body = replace(
        piece.character,
        hp=0,
        hp_temporary=0,
        hp_temporary_rounds=0,
        magic=0,
        magic_temporary=0,
        magic_temporary_rounds=0,
        essence=0,
        essence_is_used=False,
        hero_points=0,
        lost=(0, 0, 0, 0),
        dying=0,
    )
    return replace(
        piece, character=body, has_acted=False, moved=0, extra_attacks=0, needs_reload=(), used=(), thrown=()
    )
