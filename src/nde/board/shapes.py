"""Shapes on the ground: the squares around one, a rectangle, and the way a push goes.

>>> from nde.board.grid import Grid
>>> hall = Grid(width=5, height=1, walls=frozenset({Square(4, 0)}))
>>> push(hall, Square(0, 0), Square(1, 0), 3)
Pushed(path=(Square(x=2, y=0), Square(x=3, y=0)), at=Square(x=3, y=0), stopped='wall')
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from nde.board.cover import cover_between
from nde.board.grid import Grid
from nde.board.movement import Corners, corner_open
from nde.board.squares import Square, square_name
from nde.errors import Illegal

Stop: TypeAlias = Literal["", "edge", "wall", "occupied"]
"""What ended a push early; empty when nothing did."""


def within(grid: Grid, centre: Square, squares: int) -> frozenset[Square]:
    """Return the squares of the board at most so far away, walls among them; 1 is a 3×3 area."""
    grid.require(centre)
    corner = Square(centre[0] - squares, centre[1] - squares)
    return rectangle(grid, corner, 2 * squares + 1, 2 * squares + 1)


def rectangle(grid: Grid, corner: Square, width: int, height: int) -> frozenset[Square]:
    """Return the part of a rectangle, given by its top left corner, that lies on the board."""
    columns = range(max(0, corner[0]), min(grid.width, corner[0] + width))
    rows = range(max(0, corner[1]), min(grid.height, corner[1] + height))
    return frozenset(Square(x, y) for x in columns for y in rows)


def burst(grid: Grid, centre: Square, squares: int) -> frozenset[Square]:
    """Return the floor at most so far away that no wall shields from the centre."""
    area = within(grid, centre, squares) - grid.walls
    return frozenset(square for square in area if cover_between(grid, centre, square) != "full")


class Pushed(msgspec.Struct, frozen=True):
    """A push: the squares passed, the last one, and what ended it early, if anything."""

    path: tuple[Square, ...]
    at: Square
    stopped: Stop

    @property
    def squares(self) -> int:
        """How far it went."""
        return len(self.path)


def direction_away(source: Square, target: Square) -> tuple[int, int]:
    """Return the step that leads the target straight away: the nearest of eight, diagonal at a tie."""
    dx, dy = target[0] - source[0], target[1] - source[1]
    if dx == 0 and dy == 0:
        raise Illegal("no-direction", at=square_name(target))
    across = 0 if abs(dy) > 2 * abs(dx) else (dx > 0) - (dx < 0)
    down = 0 if abs(dx) > 2 * abs(dy) else (dy > 0) - (dy < 0)
    return across, down


def push(
    grid: Grid,
    source: Square,
    target: Square,
    squares: int,
    occupied: frozenset[Square] = frozenset(),
    corners: Corners = "open",
) -> Pushed:
    """Push somebody away from a source; every square passed is one further from it."""
    grid.require(source)
    grid.require_floor(target)
    across, down = direction_away(source, target)
    path: list[Square] = []
    at = target
    while len(path) < squares:
        to = Square(at[0] + across, at[1] + down)
        if stopped := _what_stops(grid, at, to, occupied, corners):
            return Pushed(tuple(path), at, stopped)
        path.append(to)
        at = to
    return Pushed(tuple(path), at, "")


def _what_stops(grid: Grid, at: Square, to: Square, occupied: frozenset[Square], corners: Corners) -> Stop:
    if not grid.holds(to):
        return "edge"
    if to in grid.walls or not corner_open(grid, at, to, corners):
        return "wall"
    return "occupied" if to in occupied else ""
