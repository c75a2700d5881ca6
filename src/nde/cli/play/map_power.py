"""`gm map FILE`: a power that needs files."""

from __future__ import annotations

from nde.board import read_board
from nde.cli.files import read_text
from nde.prose.talk.powers import POWERS, Named, Power, needed
from nde.table import commands as c
from nde.table.placement import settle
from nde.table.state import State


def _map(state: State, words: tuple[str, ...], find: Named) -> c.AnyDo:
    """Lay out the map in a file; whoever it does not place stands where there is room."""
    path = " ".join(needed("map", words, 1))
    board = read_board(read_text(path), path)
    scene = state.world.scene
    if scene is not None:
        people = state.playing.people(scene)
        there = {token.id for token in board.tokens}
        missing = [one.id for one in people if not one.is_gone and one.id not in there]
        floor = [square for square in board.grid.squares() if square not in board.grid.walls]
        board = settle(board, missing, floor[:1])
    return c.SetSpace(space=board)


WITH_FILES: dict[str, Power] = {**POWERS, "map": _map}
"""Everything that somebody who plays alone may do as their own game master."""
