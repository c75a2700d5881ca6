"""Doors as people come to them: who stands next to one, and what the players' map shows of hidden ones.

>>> from nde.board.barriers import edge
>>> hall = Grid(width=3, height=1, doors=(Door(ends=edge(Square(0, 0), Square(1, 0)), is_hidden=True),))
>>> is_beside(hall, Square(0, 0), hall.doors[0]), is_beside(hall, Square(2, 0), hall.doors[0])
(True, False)
>>> without_hidden_doors(hall).doors, len(without_hidden_doors(hall).barriers)
((), 1)
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from nde.board.barriers import UNIT, Barrier, Door, Ends, cut, squares_of
from nde.board.grid import Grid
from nde.board.segments import is_stopped, middle_of, pieces_of
from nde.board.squares import Square

_ARM = UNIT // 2
"""How far from one's square a door may be to be opened."""


def is_beside(grid: Grid, square: Square, door: Door) -> bool:
    """Return whether somebody on a square stands next to a door, with nothing else between."""
    left, top = square[0] * UNIT - _ARM, square[1] * UNIT - _ARM
    right, bottom = left + UNIT + 2 * _ARM, top + UNIT + 2 * _ARM
    ax, ay, bx, by = door.ends
    x, y = (ax + bx) // 2, (ay + by) // 2
    if not (min(ax, bx) < right and max(ax, bx) > left and min(ay, by) < bottom and max(ay, by) > top):
        return False
    x, y = min(max(x, left), right), min(max(y, top), bottom)
    own = {piece[:4] for piece in door.pieces}
    others = [piece for piece in pieces_of(grid).steps.all if piece not in own]
    return not is_stopped(middle_of(square), (x, y), others)


@lru_cache(maxsize=64)
def without_hidden_doors(grid: Grid) -> Grid:
    """Return the map as everybody but the game master knows it: a hidden door is a wall."""
    hidden = [door for door in grid.doors if door.is_hidden]
    if not hidden:
        return grid
    walls = tuple(piece for door in hidden for piece in door.pieces)
    others = tuple(door for door in grid.doors if not door.is_hidden)
    return replace(grid, barriers=(*grid.barriers, *walls), doors=others)


def built(grid: Grid, lines: tuple[Ends, ...], kind: str) -> Grid:
    """Return the map with something else, or nothing, where some lines are."""
    cleared = {piece[:4] for line in lines for piece in cut(Barrier(*line))}
    barriers = tuple(piece for piece in grid.barriers if piece[:4] not in cleared)
    doors = tuple(one for one in grid.doors if not cleared & {piece[:4] for piece in one.pieces})
    if kind in ("door", "hidden-door"):
        new = tuple(Door(ends=line, is_hidden=kind == "hidden-door") for line in lines)
        return replace(grid, barriers=barriers, doors=(*doors, *new))
    walls = () if kind == "nothing" else tuple(Barrier(*line, kind) for line in lines)  # type: ignore[arg-type]
    return replace(grid, barriers=(*barriers, *walls), doors=doors)


def in_the_dark(grid: Grid, unknown: frozenset[Square]) -> Grid:
    """Return the map with only what stands at squares that are known."""

    def is_known(ends: tuple[int, int, int, int]) -> bool:
        return any(grid.holds(one) and one not in unknown for one in squares_of(*ends))

    barriers = tuple(one for one in grid.barriers if is_known(one[:4]))
    doors = tuple(one for one in grid.doors if any(is_known(piece[:4]) for piece in one.pieces))
    return replace(grid, barriers=barriers, doors=doors)
