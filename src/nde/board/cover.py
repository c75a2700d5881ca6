"""Cover: what stands between two squares, the same from either side.

Of the seventeen lines between two figures (see `nde.board.lines`):

- walls stop all of them: `full` cover, no action along the line;
- walls stop some, or a low obstacle lies across any: `partial` cover;
- otherwise the line of action is clear: `none`.

Why lines between figures and not one line between middles: a single line makes a pillar hide a whole
row and gives no partial cover at all.  Why not from the attacker's best corner to the target's
corners, as many table rules do: what one sees of the other would then differ from what the other sees.

What follows: equal from both ends; unchanged by turning or mirroring the map; another wall or obstacle
never makes it better; straight neighbours are never covered from each other, diagonal ones only in
part by one wall, and wholly by two, between which nobody can step either.  Figures hide nobody, and
what stands on one's own square does not count: one is behind an obstacle, not in it.

>>> from nde.board.grid import Grid
>>> hall = Grid(width=7, height=3, walls=frozenset({Square(3, 1)}), cover=frozenset({Square(5, 0)}))
>>> [cover_between(hall, Square(0, 1), Square(6, y)) for y in (0, 1, 2)]
['partial', 'full', 'partial']
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from nde.board.envelope import in_sight_past
from nde.board.grid import Grid
from nde.board.lines import PAIRS, pattern
from nde.board.segments import is_stopped, pieces_of, places_of
from nde.board.shadows import in_sight
from nde.board.squares import Square

Cover: TypeAlias = Literal["none", "partial", "full"]
COVERS: Final[tuple[Cover, ...]] = ("none", "partial", "full")
"""From the clearest to the most hidden."""


class _Masks(NamedTuple):
    walls: int
    low: int


def _mask(squares: Iterable[Square], width: int) -> int:
    mask = 0
    for x, y in squares:
        mask |= 1 << x + y * width
    return mask


@lru_cache(maxsize=64)
def _masks(grid: Grid) -> _Masks:
    return _Masks(_mask(grid.walls, grid.width), _mask(grid.cover, grid.width))


def _cover(grid: Grid, a: Square, b: Square, walls: int, low: int) -> Cover:
    if a[1] > b[1]:  # from the upper square down: both ends ask the very same question
        a, b = b, a
    shift = min(a[0], b[0]) + a[1] * grid.width
    lines, crossed, _ = pattern(b[0] - a[0], b[1] - a[1], grid.width)
    walls >>= shift
    if crossed & walls:
        return "full" if all(line.stopped_by(walls) for line in lines) else "partial"
    return "partial" if crossed & low >> shift else "none"


def cover_between(grid: Grid, a: Square, b: Square) -> Cover:
    """Return the cover between two squares of the board, whoever of the two acts."""
    grid.require(a)
    grid.require(b)
    walls, low = _masks(grid)
    return _cover_past(grid, a, b, low) if grid.is_parted else _cover(grid, a, b, walls, low)


def is_within_arms_reach(grid: Grid, a: Square, b: Square) -> bool:
    """Return whether a blow lands from square to square: neither a wall nor a window is in its way."""
    if max(abs(a[0] - b[0]), abs(a[1] - b[1])) > 1:
        return False
    if not grid.is_parted:
        return cover_between(grid, a, b) != "full"
    return a == b or any(not (stopped or through) for stopped, through in _lines_past(grid, a, b))


def _cover_past(grid: Grid, a: Square, b: Square, low: int) -> Cover:
    """Cover on a map with walls between its squares: a window gives what a low obstacle gives."""
    if a == b:
        return "none"
    lines = _lines_past(grid, a, b)
    if all(stopped for stopped, _ in lines):
        return "full"
    upper, lower = (b, a) if a[1] > b[1] else (a, b)
    shift = min(a[0], b[0]) + upper[1] * grid.width
    crossed = pattern(lower[0] - upper[0], lower[1] - upper[1], grid.width).crossed
    is_partial = any(stopped or through for stopped, through in lines) or crossed & low >> shift
    return "partial" if is_partial else "none"


def _lines_past(grid: Grid, a: Square, b: Square) -> list[tuple[bool, bool]]:
    """Of each line between two figures, whether anything stops it, and whether it goes through a window."""
    if a[1] > b[1]:
        a, b = b, a
    walls = _masks(grid).walls >> min(a[0], b[0]) + a[1] * grid.width
    pieces = pieces_of(grid)
    near, windows = pieces.sight.between(a, b), pieces.windows.between(a, b)
    starts, ends = places_of(a, pieces.sight), places_of(b, pieces.sight)
    each = pattern(b[0] - a[0], b[1] - a[1], grid.width).each
    return [
        (
            line.stopped_by(walls) or is_stopped(starts[p], ends[q], near, grid.walls),
            bool(windows) and is_stopped(starts[p], ends[q], windows),
        )
        for (p, q), line in zip(PAIRS, each, strict=True)
        if p in starts and q in ends
    ]


def in_the_way(grid: Grid, a: Square, b: Square) -> tuple[Square, ...]:
    """Return the walls and low obstacles that the lines between two squares cross, in reading order.

    >>> hall = Grid(width=7, height=1, cover=frozenset({Square(3, 0)}))
    >>> in_the_way(hall, Square(0, 0), Square(6, 0))
    (Square(x=3, y=0),)
    """
    grid.require(a)
    grid.require(b)
    upper, lower = (b, a) if a[1] > b[1] else (a, b)
    shift = min(a[0], b[0]) + upper[1] * grid.width
    lines, crossed, _ = pattern(lower[0] - upper[0], lower[1] - upper[1], grid.width)
    for line in lines:
        for pair in line.pinches:
            crossed |= pair
    crossed <<= shift
    solid = grid.walls | grid.cover
    return tuple(
        sorted(
            (one for one in solid if crossed >> one[0] + one[1] * grid.width & 1),
            key=lambda one: (one[1], one[0]),
        )
    )


def squares_seen(grid: Grid, origin: Square) -> frozenset[Square]:
    """Return every square of the board that has less than full cover from the origin, itself included."""
    grid.require(origin)
    if grid.is_parted:
        return frozenset(Square(*one) for one in in_sight_past(grid, origin))
    if not grid.walls:
        return frozenset(grid.squares())
    return frozenset(Square(*one) for one in in_sight(grid.width, grid.height, grid.walls, origin))
