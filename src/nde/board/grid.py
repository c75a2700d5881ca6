"""The ground: a rectangle of squares, some of them walls, low obstacles or difficult.

A low obstacle can be stood on and seen over; it only gives partial cover to those beyond it.  A
square can be both low and difficult; a wall is nothing else.
"""

from __future__ import annotations

from typing import Final

import msgspec

from nde.board.squares import Square, square_name
from nde.errors import Illegal, Missing

MOST_SQUARES_A_SIDE: Final = 100
"""Larger boards are refused: a whole view of one is computed while a player waits."""


class Grid(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """The ground of a scene.  Equal grids are equal values; every square named lies on the board."""

    width: int
    height: int
    walls: frozenset[Square] = frozenset()
    cover: frozenset[Square] = frozenset()
    difficult: frozenset[Square] = frozenset()

    def __post_init__(self) -> None:
        most = MOST_SQUARES_A_SIDE
        if not (1 <= self.width <= most and 1 <= self.height <= most):
            raise Illegal("board-size", width=self.width, height=self.height, most=most)
        for square in sorted(self.walls | self.cover | self.difficult):
            self.require(square)
        for square in sorted(self.walls & (self.cover | self.difficult)):
            raise Illegal("square-blocked", at=square_name(square))

    def holds(self, square: Square) -> bool:
        """Return whether the square lies on the board."""
        return 0 <= square[0] < self.width and 0 <= square[1] < self.height

    def require(self, square: Square) -> None:
        """Refuse a square that does not lie on the board."""
        if not self.holds(square):
            raise Missing("off-board", at=square_name(square), width=self.width, height=self.height)

    def require_floor(self, square: Square) -> None:
        """Refuse a square nobody can stand on: off the board, or a wall."""
        self.require(square)
        if square in self.walls:
            raise Illegal("square-blocked", at=square_name(square))

    def squares(self) -> tuple[Square, ...]:
        """Return every square, row by row."""
        return tuple(Square(x, y) for y in range(self.height) for x in range(self.width))
