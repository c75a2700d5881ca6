"""What can be seen from one square over a whole board: shadows cast from it, ring by ring.

It is the question of `nde.board.cover`, asked of every square at once: is there one of the seventeen
lines that no wall stops?  Following the lines to ten thousand squares takes seconds; here each wall
darkens the directions it stands in, seen from one point of the figure, and whoever stands further out
looks only whether their own point lies in the dark.

A direction is its place on a diamond around the point, from 0 to 4.  All points lie on quarters of
squares, so a direction is a quotient of small whole numbers: equal ones are equal floats, and different
ones are far further apart than a float can err.  Rings are squares at equal steps, counted along rows
and columns: a line meets each ring further out than the last, so that whatever can darken a square lies
in the rings before it.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Container, Iterable, Iterator
from typing import TypeAlias

from nde.board.lines import CORNERS, MIDDLE

_UNIT, _ROUND = 4, 4.0

Place: TypeAlias = tuple[int, int]


def in_sight(width: int, height: int, walls: Container[Place], origin: Place) -> set[Place]:
    """Every square of a board to which some line from the origin is not stopped, the origin included."""
    seen = {origin}
    for source, targets in ((MIDDLE, (MIDDLE,)), *((corner, CORNERS) for corner in CORNERS)):
        if len(seen) == width * height:
            break
        _look(Rings(width, height, origin), walls, source, targets, seen)
    return seen


class Rings:
    """The squares of a board around one of them, by their steps from it."""

    def __init__(self, width: int, height: int, origin: Place) -> None:
        self.x, self.y = origin
        self.left, self.right = -self.x, width - 1 - self.x
        self.top, self.bottom = -self.y, height - 1 - self.y
        self.last = max(-self.left, self.right) + max(-self.top, self.bottom)

    def at(self, steps: int) -> Iterator[Place]:
        """The squares of one ring, as offsets from the middle of it, all the way round."""
        for dx in range(max(self.left, -steps), min(self.right, steps) + 1):
            dy = steps - abs(dx)
            if dy <= self.bottom:
                yield dx, dy
            if dy and -dy >= self.top:
                yield dx, -dy


def _look(
    rings: Rings, walls: Container[Place], source: Place, targets: Iterable[Place], seen: set[Place]
) -> None:
    """Add every square to which a line from one point to one of its own points is free."""
    dark = Dark()
    px, py = source
    x, y = rings.x, rings.y
    aims = tuple((tx - px, ty - py) for tx, ty in targets)
    for steps in range(1, rings.last + 1):
        standing: list[Place] = []
        for offset in rings.at(steps):
            dx, dy = offset
            square = (x + dx, y + dy)
            if square not in seen:
                for ax, ay in aims:
                    if not dark.covers(direction(_UNIT * dx + ax, _UNIT * dy + ay)):
                        seen.add(square)
                        break
            if square in walls:
                standing.append(offset)
        if standing:
            dark.darken(standing, px, py)
            if dark.is_total:
                return


class Dark:
    """The directions that are stopped: open intervals apart from each other, and single directions."""

    def __init__(self) -> None:
        self._from: list[float] = []
        self._to: list[float] = []
        self._pinched: set[float] = set()

    @property
    def is_total(self) -> bool:
        """Whether no direction is left."""
        return len(self._from) == 1 and self._from[0] < 0 and self._to[0] > _ROUND

    def covers(self, direction: float) -> bool:
        """Whether a line that goes in this direction is stopped."""
        place = bisect_left(self._from, direction) - 1
        return (place >= 0 and self._to[place] > direction) or direction in self._pinched

    def darken(self, offsets: list[Place], px: int, py: int) -> None:
        """Have the walls of one ring stop what goes through them, or between two that meet at a corner."""
        standing = set(offsets)
        for dx, dy in offsets:
            left, top = _UNIT * dx - px, _UNIT * dy - py
            right, bottom = left + _UNIT, top + _UNIT
            ends = [direction(a, b) for a in (left, right) for b in (top, bottom)]
            if dx > 0 and dy == 0:  # astride of where the round begins and ends
                high = max(one for one in ends if one < _ROUND / 2)
                low = min(one for one in ends if one > _ROUND / 2)
                self._add(low - _ROUND, high)
                self._add(low, high + _ROUND)
            else:
                self._add(min(ends), max(ends))
            # The next of the ring beside it, with which it may meet at a corner.
            for sx, sy in ((1, 1), (1, -1)):
                if (dx + sx, dy + sy) in standing and (abs(dx + sx) + abs(dy + sy)) == abs(dx) + abs(dy):
                    self._pinched.add(direction(right, bottom if sy > 0 else top))

    def _add(self, low: float, high: float) -> None:
        first = bisect_right(self._to, low)
        last = bisect_left(self._from, high)
        if first < last:
            low, high = min(low, self._from[first]), max(high, self._to[last - 1])
        self._from[first:last] = [low]
        self._to[first:last] = [high]


def direction(x: int, y: int) -> float:
    """Where a direction lies on the diamond, from 0 to 4, turning from x to y."""
    part = y / (abs(x) + abs(y))
    if x < 0:
        return 2.0 - part
    return part if y >= 0 else 4.0 + part
