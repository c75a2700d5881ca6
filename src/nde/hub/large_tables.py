"""Which tables are so large that working them out once would be noticed at the others."""

from __future__ import annotations

from nde.board import Board
from nde.table.scenes import Space
from nde.table.state import State

MOST_SQUARES = 400
"""Squares of a map that is looked over at once, without a thread."""
MOST_PEOPLE = 20
"""People whose deeds are found at once, without a thread."""


def is_large_map(space: Space | None) -> bool:
    """Whether there is a map with more squares than are looked over at once."""
    return isinstance(space, Board) and space.grid.width * space.grid.height > MOST_SQUARES


def is_large(state: State) -> bool:
    """Whether what somebody sees of a table takes so long to work out that other tables would notice."""
    scene = state.world.scene
    if scene is None:
        return False
    return is_large_map(scene.space) or len(state.playing.people(scene)) > MOST_PEOPLE
