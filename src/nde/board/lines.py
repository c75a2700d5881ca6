"""The lines between two figures, as bit masks of the squares each one crosses.

A figure fills the middle half of its square.  Between two figures run seventeen lines: from each of
the four corners of one to each of the four corners of the other, and from middle to middle.  All of
it is exact: a square is four units wide, so corners and middles are whole numbers and every
comparison is between integers.

A line crosses a square when it passes through its inside; touching an edge or a corner is not
crossing.  Two walls that meet at a corner leave a gap of no width, though: a line through that very
point is stopped by the pair together (a pinch).  The two squares at the ends never count.

Masks are relative to the corner of the box around both squares and depend only on the offset and the
row length, so a board's patterns are computed once and then shifted.  That makes a question cost
a few microseconds, where walking the lines costs hundreds.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

_UNIT = 4
_NEAR, _AWAY = 1, 3
MIDDLE = (2, 2)
CORNERS = ((_NEAR, _NEAR), (_AWAY, _NEAR), (_NEAR, _AWAY), (_AWAY, _AWAY))
"""The places of a figure by which it sees and is seen, in quarters of its square."""
PAIRS = ((MIDDLE, MIDDLE), *product(CORNERS, CORNERS))
"""Between which places of two figures lines run.

The middle is first: it is the likeliest to be free, and one free line settles the question.
"""


class Line(NamedTuple):
    """One line: the squares it crosses, and the pairs of squares that pinch it."""

    crossed: int
    pinches: tuple[int, ...]

    def stopped_by(self, walls: int) -> bool:
        """Return whether walls, as a mask, stop this line."""
        return bool(self.crossed & walls) or any(pair & walls == pair for pair in self.pinches)


class Pattern(NamedTuple):
    """All lines of one offset, equal ones once, and every square that any of them crosses."""

    lines: tuple[Line, ...]
    crossed: int
    each: tuple[Line, ...]
    """The line of each of `PAIRS`."""


@lru_cache(maxsize=4096)  # every offset of a 45×45 board
def pattern(dx: int, dy: int, stride: int) -> Pattern:
    """Return the lines to a square `dx` columns and `dy >= 0` rows away, with `stride` bits a row."""
    left = max(0, -dx)
    start, end = (left, 0), (left + dx, dy)
    ends = 1 << start[0] | 1 << end[0] + end[1] * stride
    if dy == 0:
        between = ((1 << abs(dx) + 1) - 1) & ~ends
        straight = Line(between, ())
        return Pattern((straight,), between, (straight,) * len(PAIRS))
    each: list[Line] = []
    crossed = 0
    for (ax, ay), (bx, by) in PAIRS:
        x, y = start[0] * _UNIT + ax, ay
        line = _walk(x, y, end[0] * _UNIT + bx - x, end[1] * _UNIT + by - y, stride)
        each.append(Line(line.crossed & ~ends, line.pinches))
        crossed |= each[-1].crossed
    return Pattern(tuple(dict.fromkeys(each)), crossed, tuple(each))


def _walk(x: int, y: int, dx: int, dy: int, stride: int) -> Line:
    """Follow a line from (x, y) by (dx, dy), in quarter squares and downwards, row by row."""
    crossed, pinches = 0, []
    here = x * dy  # the line's x, times dy so that it stays whole
    width = _UNIT * dy
    for row in range(y // _UNIT, (y + dy) // _UNIT + 1):
        bottom = min((row + 1) * _UNIT, y + dy)
        there = x * dy + (bottom - y) * dx
        low, high = min(here, there), max(here, there)
        first, last = low // width, max(low // width, -(-high // width) - 1)
        crossed |= ((1 << last - first + 1) - 1) << first + row * stride
        if dx and bottom < y + dy and there % width == 0:
            column = there // width
            beside = (column, column - 1) if dx > 0 else (column - 1, column)
            pinches.append(1 << beside[0] + row * stride | 1 << beside[1] + (row + 1) * stride)
        here = there
    return Line(crossed, tuple(pinches))
