"""Lines that people draw on a map: which squares they pass through, and what of them lies on given squares.

Places are whole numbers, `UNIT` to a square, as for `nde.board.barriers`.  Whatever somebody draws is a line
from place to place in the end, so that it can be cut at the edges of squares.

>>> outline("rectangle", (Spot(0, 0), Spot(2048, 1024)))[2]
Spot(x=2048, y=1024)
>>> cut_to((Spot(512, 512), Spot(2560, 512)), {Square(0, 0), Square(2, 0)})
((Spot(x=512, y=512), Spot(x=1024, y=512)), (Spot(x=2048, y=512), Spot(x=2560, y=512)))
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from nde.board.barriers import UNIT, places_along, squares_of
from nde.board.grid import Grid
from nde.board.squares import Square

Shape: TypeAlias = Literal["free", "line", "rectangle", "circle", "label"]
SHAPES: tuple[Shape, ...] = get_args(Shape)
CORNERS_OF_A_CIRCLE: Final = 48


class Spot(NamedTuple):
    """A place on a map."""

    x: int
    y: int


Stroke: TypeAlias = tuple[Spot, ...]


def middle_of(square: Square) -> Spot:
    """The middle of a square."""
    return Spot(square[0] * UNIT + UNIT // 2, square[1] * UNIT + UNIT // 2)


def square_at(spot: Spot, grid: Grid) -> Square:
    """The square of a map that a place lies in, or is nearest to."""
    x, y = (max(one // UNIT, 0) for one in spot)
    return Square(min(x, grid.width - 1), min(y, grid.height - 1))


@lru_cache(maxsize=1024)
def outline(shape: Shape, points: Stroke) -> Stroke:
    """A shape as one line: a rectangle has two opposite corners, a circle its middle and a place on it."""
    first, last = Spot(*points[0]), Spot(*points[-1])
    if shape == "rectangle":
        return (first, Spot(last.x, first.y), last, Spot(first.x, last.y), first)
    if shape == "circle":
        far = hypot(last.x - first.x, last.y - first.y)
        turns = (2 * pi * number / CORNERS_OF_A_CIRCLE for number in range(CORNERS_OF_A_CIRCLE + 1))
        return tuple(Spot(round(first.x + far * cos(one)), round(first.y + far * sin(one))) for one in turns)
    return tuple(Spot(*one) for one in points)


@lru_cache(maxsize=1024)
def squares_along(line: Stroke) -> frozenset[Square]:
    """Every square that a line passes through, or along; some of them may lie beside the map."""
    if len(line) == 1:
        return frozenset({Square(line[0][0] // UNIT, line[0][1] // UNIT)})
    return frozenset(square for piece in _pieces(line) for square in squares_of(*piece[0], *piece[1]))


def cut_to(line: Stroke, squares: Collection[Square]) -> tuple[Stroke, ...]:
    """What of a line lies on some squares, or on the edge of one of them, as lines of their own."""
    lines: list[list[Spot]] = []
    for start, end in _pieces(line):
        if squares_of(*start, *end)[0] not in squares and squares_of(*start, *end)[-1] not in squares:
            continue
        if lines and lines[-1][-1] == start:
            lines[-1].append(end)
        else:
            lines.append([start, end])
    return tuple(map(_straightened, lines))


def _pieces(line: Stroke) -> list[tuple[Spot, Spot]]:
    """A line in pieces, none of which goes on into another square, in its own direction."""
    found: list[tuple[Spot, Spot]] = []
    for start, end in pairwise(line):
        places = [Spot(*one) for one in places_along(*start, *end)]
        found += [(here, there) for here, there in pairwise(places) if here != there]
    return found


def _straightened(line: list[Spot]) -> Stroke:
    """A line without the places where it only passes from square to square straight on."""
    kept = [line[0]]
    for here, there in pairwise(line[1:]):
        if not _is_straight_on(kept[-1], here, there):
            kept.append(here)
    return (*kept, line[-1])


def _is_straight_on(before: Spot, here: Spot, there: Spot) -> bool:
    """Whether a line goes on in the very direction in which it came."""
    (dx, dy), (ex, ey) = (here.x - before.x, here.y - before.y), (there.x - here.x, there.y - here.y)
    return dx * ey == dy * ex and dx * ex + dy * ey > 0
