"""Movement: what a step costs, which squares are in reach, and what is left afterwards.

A turn's movement is a `Budget` that can be spent in parts, so it may be split around an action.
What a step costs and where it may go is a `Gait`; who stands in the way is a `Crowd`.  Nobody ever
ends on an occupied square.

>>> from nde.board.grid import Grid
>>> yard = Grid(width=9, height=3, difficult=frozenset({Square(2, 1)}))
>>> first = move(yard, Square(0, 1), (Square(1, 1), Square(2, 1)), Budget(5))
>>> first.cost, first.budget.left
(3, 2)
>>> move(yard, first.at, (Square(3, 0), Square(4, 0)), first.budget).budget.left
0
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from nde.board.barriers import UNIT
from nde.board.grid import Grid
from nde.board.segments import is_crossed, is_on, is_stopped, middle_of, pieces_of
from nde.board.squares import Square, adjacent, square_name
from nde.errors import Illegal

Corners: TypeAlias = Literal["open", "clear", "any"]
"""When a diagonal step passes a wall's corner: `open` needs one of the two squares beside it free of
wall, `clear` needs both free, `any` minds neither."""


class Gait(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody moves.  Flying over difficult ground is `difficult=1`."""

    difficult: int = 2
    """The cost of entering a difficult square; any other costs 1."""
    corners: Corners = "open"
    """Open by default, because sight has the same rule: who can be struck diagonally can be stepped to."""
    pass_friends: bool = True
    pass_foes: bool = False


class Crowd(msgspec.Struct, frozen=True, kw_only=True):
    """The squares others stand on, seen by the one who moves."""

    friends: frozenset[Square] = frozenset()
    foes: frozenset[Square] = frozenset()

    def stops(self, square: Square, gait: Gait) -> bool:
        """Return whether somebody on the square may not even be passed."""
        return square in self.stopping(gait)

    def stopping(self, gait: Gait) -> frozenset[Square]:
        """Return every square that may not even be passed."""
        friends = self.friends if not gait.pass_friends else frozenset()
        return friends | self.foes if not gait.pass_foes else friends

    def on(self, square: Square) -> bool:
        """Return whether anybody stands on the square."""
        return square in self.friends or square in self.foes


class Budget(msgspec.Struct, frozen=True):
    """What is left of a turn's movement, in whatever unit the game counts (squares, metres, zones)."""

    left: int
    skips: int = 0
    """How many more difficult squares cost this mover no more than others this turn."""

    def spend(self, cost: int, skips: int = 0) -> Budget:
        """Return what is left after a move; the caller has made sure there is enough."""
        assert 0 <= cost <= self.left
        assert 0 <= skips <= self.skips
        return Budget(self.left - cost, self.skips - skips)


class Moved(msgspec.Struct, frozen=True, kw_only=True):
    """A move that was made: the squares entered in order, what it cost and what is left."""

    at: Square
    path: tuple[Square, ...]
    cost: int
    budget: Budget


WALK = Gait()
NOBODY = Crowd()


def corner_open(grid: Grid, start: Square, to: Square, corners: Corners) -> bool:
    """Return whether walls leave the way between two adjacent squares open, whatever stands on them."""
    if grid.is_parted and not _is_free(grid, start, to, corners):
        return False
    if start[0] == to[0] or start[1] == to[1] or corners == "any":
        return True
    walled = ((start[0], to[1]) in grid.walls) + ((to[0], start[1]) in grid.walls)
    return walled < (2 if corners == "open" else 1)


def _is_free(grid: Grid, start: Square, to: Square, corners: Corners) -> bool:
    """Whether nothing that stands between squares, or across them, is in the way of a step."""
    near = pieces_of(grid).steps.between(start, to)
    if not near:
        return True
    a, b = middle_of(start), middle_of(to)
    if any(is_on(a, piece) or is_on(b, piece) for piece in near):
        return not any(is_crossed(a, b, piece) for piece in near)
    if is_stopped(a, b, near, grid.walls if corners != "any" else frozenset()):
        return False
    is_diagonal = start[0] != to[0] and start[1] != to[1]
    corner = (max(start[0], to[0]) * UNIT, max(start[1], to[1]) * UNIT)
    return not (corners == "clear" and is_diagonal and any(is_on(corner, piece) for piece in near))


def step_cost(grid: Grid, to: Square, gait: Gait) -> int:
    """Return what entering a square costs before any skip."""
    return gait.difficult if to in grid.difficult else 1


def _check_step(grid: Grid, start: Square, to: Square, gait: Gait, crowd: Crowd) -> None:
    grid.require_floor(to)
    if not adjacent(start, to):
        raise Illegal("not-a-step", start=square_name(start), at=square_name(to))
    if not corner_open(grid, start, to, gait.corners):
        raise Illegal("corner-blocked", start=square_name(start), at=square_name(to))
    if crowd.stops(to, gait):
        raise Illegal("square-occupied", at=square_name(to))


def move(
    grid: Grid,
    start: Square,
    path: tuple[Square, ...],
    budget: Budget,
    gait: Gait = WALK,
    crowd: Crowd = NOBODY,
) -> Moved:
    """Walk a path square by square and return what it cost, or refuse with the first reason.

    Skips are used on the first difficult squares entered; each saves the same, so none is wasted.
    """
    at, cost, skips = start, 0, 0
    for to in path:
        _check_step(grid, at, to, gait, crowd)
        price = step_cost(grid, to, gait)
        if price > 1 and skips < budget.skips:
            price, skips = 1, skips + 1
        at, cost = to, cost + price
    if path and crowd.on(at):
        raise Illegal("square-occupied", at=square_name(at))
    if cost > budget.left:
        raise Illegal("too-far", at=square_name(at), cost=cost, left=budget.left)
    return Moved(at=at, path=path, cost=cost, budget=budget.spend(cost, skips))
