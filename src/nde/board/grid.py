"""The ground: a rectangle of squares, some of them walls, low obstacles or difficult.

A low obstacle can be stood on and seen over; it only gives partial cover to those beyond it.  A
square can be both low and difficult; a wall is nothing else.  What the ground is made of is for whoever
looks at it, and changes no rule.

>>> ford = Grid(width=3, height=1, ground="grass", patches=(("water", (Square(1, 0), Square(2, 0))),))
>>> ford.ground_at(Square(0, 0)), ford.ground_at(Square(1, 0))
('grass', 'water')
>>> ford.painted("wood", (Square(1, 0),)).patches
(('water', (Square(x=2, y=0),)), ('wood', (Square(x=1, y=0),)))
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal, TypeAlias, get_args

import msgspec
from msgspec.structs import force_setattr, replace

from nde.board.barriers import MOST_BARRIERS, MOST_DOORS, UNIT, Barrier, Door, Ends, sorted_barriers
from nde.board.squares import Square, square_name
from nde.errors import Illegal, Missing

MOST_SQUARES_A_SIDE: Final = 100
"""Larger boards are refused: a whole view of one is computed while a player waits."""

Ground: TypeAlias = Literal["plain", "stone", "cave", "wood", "grass", "road", "water", "snow"]
GROUNDS: tuple[Ground, ...] = get_args(Ground)
Patches: TypeAlias = tuple[tuple[Ground, tuple[Square, ...]], ...]


class Grid(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """The ground of a scene.  Equal grids are equal values; every square named lies on the board."""

    width: int
    height: int
    walls: frozenset[Square] = frozenset()
    cover: frozenset[Square] = frozenset()
    difficult: frozenset[Square] = frozenset()
    ground: Ground = "plain"
    """What the ground is made of, where no patch says otherwise."""
    patches: Patches = ()
    """Squares of another ground, by kind; of two patches on one square the later counts.  None is a wall."""
    barriers: tuple[Barrier, ...] = ()
    """Walls and windows on the edges of squares, or anywhere: pieces of one square each, sorted."""
    doors: tuple[Door, ...] = ()

    def __post_init__(self) -> None:
        most = MOST_SQUARES_A_SIDE
        if not (1 <= self.width <= most and 1 <= self.height <= most):
            raise Illegal("board-size", width=self.width, height=self.height, most=most)
        for square in sorted(self.walls | self.cover | self.difficult):
            self.require(square)
        for square in sorted(self.walls & (self.cover | self.difficult)):
            raise Illegal("square-blocked", at=square_name(square))
        if self.patches:
            force_setattr(self, "patches", self._sorted_patches())
        if self.barriers or self.doors:
            self._settle_barriers()

    def _settle_barriers(self) -> None:
        """Bring walls and doors into an order, and refuse those that do not lie on the board."""
        for ax, ay, bx, by in (*(piece[:4] for piece in self.barriers), *(door.ends for door in self.doors)):
            self.require_place(ax, ay)
            self.require_place(bx, by)
        barriers = sorted_barriers(self.barriers)
        doors = tuple(sorted(self.doors, key=lambda door: door.ends))
        if len(barriers) > MOST_BARRIERS or len(doors) > MOST_DOORS:
            raise Illegal("too-many-barriers", most=MOST_BARRIERS, doors=MOST_DOORS)
        known: set[Ends] = set()
        for door in doors:
            if door.ends in known or door.ends[:2] == door.ends[2:]:
                raise Illegal("door-twice", at=place_name(*door.ends[:2]))
            known.add(door.ends)
        force_setattr(self, "barriers", barriers)
        force_setattr(self, "doors", doors)

    def require_place(self, x: int, y: int) -> None:
        """Refuse a place that does not lie on the board."""
        if not (0 <= x <= self.width * UNIT and 0 <= y <= self.height * UNIT):
            raise Missing("off-map", at=place_name(x, y), width=self.width, height=self.height)

    def _sorted_patches(self) -> Patches:
        """The patches with each square in one alone, so that equal grids are equal values."""
        kinds: dict[Square, Ground] = {}
        for ground, squares in self.patches:
            for square in squares:
                self.require(square)
                kinds[square] = ground
        found: dict[Ground, list[Square]] = {}
        for square, ground in sorted(kinds.items()):
            if ground != self.ground and square not in self.walls:
                found.setdefault(ground, []).append(square)
        return tuple(sorted((ground, tuple(squares)) for ground, squares in found.items()))

    def ground_at(self, square: Square) -> Ground:
        """Return what the ground of a square is made of."""
        return _grounds(self).get(square, self.ground)

    def painted(self, ground: Ground, squares: Iterable[Square]) -> Grid:
        """Return the grid with some squares of another ground."""
        return replace(self, patches=(*self.patches, (ground, tuple(squares))))

    @property
    def is_parted(self) -> bool:
        """Whether anything stands between its squares."""
        return bool(self.barriers or self.doors)

    @property
    def hides(self) -> bool:
        """Whether anything on it stands in the way of sight; a door does, as it can be shut."""
        return bool(self.walls or self.doors) or any(one.kind != "window" for one in self.barriers)

    def door(self, ends: Ends) -> Door:
        """Return a door by where it stands."""
        for door in self.doors:
            if door.ends == ends:
                return door
        raise Missing("no-such-door", at=place_name(*ends[:2]))

    def with_door(self, door: Door) -> Grid:
        """Return the grid with a door that is otherwise open, shut or hidden."""
        others = tuple(one for one in self.doors if one.ends != door.ends)
        return replace(self, doors=(*others, door))

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
        return _squares(self.width, self.height)


def place_name(x: int, y: int) -> str:
    """Return a place in squares from the upper left corner, such as `2.5,4`.

    >>> place_name(2560, 4096)
    '2.5,4'
    """
    return ",".join(f"{one / UNIT:.10f}".rstrip("0").rstrip(".") for one in (x, y))


@lru_cache(maxsize=256)
def _grounds(grid: Grid) -> dict[Square, Ground]:
    return {square: ground for ground, squares in grid.patches for square in squares}


@lru_cache(maxsize=64)
def _squares(width: int, height: int) -> tuple[Square, ...]:
    return tuple(Square(x, y) for y in range(height) for x in range(width))
