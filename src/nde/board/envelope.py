"""What can be seen from one square over a board with walls between its squares, or across them.

Wall squares cast their shadows as in `nde.board.shadows`.  Of all other pieces an envelope is kept, seen from
each place of the figure: which piece stands nearest in which directions.  A place is free of them if it lies
before the nearest one in its direction.  Pieces may cross each other: then several stand nearest, each in a
part of the directions.  Where a direction leads through the end of a piece, the line itself is looked at.

Directions are quotients of whole numbers below a million, so equal ones are equal floats and different ones
are further apart than a float can err; distances are compared as whole numbers.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

from nde.board.barriers import UNIT, runs
from nde.board.grid import Grid
from nde.board.lines import CORNERS, MIDDLE
from nde.board.segments import Index, Place, Segment, is_stopped, pieces_of, places_of
from nde.board.shadows import Dark, Rings, direction
from nde.board.squares import Square

_ROUND = 4.0
_AHEAD = (1, 0)
"""The way in which the round begins and ends."""
_QUARTER = UNIT // 4


def in_sight_past(grid: Grid, origin: Square) -> set[Place]:
    """Every square to which some line from the origin is stopped by nothing, the origin included."""
    index = pieces_of(grid).sight
    pieces = _sorted_runs(index, origin)
    seen: set[Place] = {origin}
    starts = places_of(origin, index)
    rings = Rings(grid.width, grid.height, origin)
    for source in (MIDDLE, *CORNERS):
        if source in starts and len(seen) < grid.width * grid.height:
            envelope = Envelope(starts[source], pieces, grid.walls)
            targets = frozenset((MIDDLE,) if source == MIDDLE else CORNERS)
            _look(rings, grid, (source, targets), (envelope, index), seen)
    return seen


def _sorted_runs(index: Index, origin: Square) -> list[Segment]:
    """Pieces in as few as there can be, roughly from the nearest on: those behind are then soon done with."""
    x, y = origin[0] * UNIT + UNIT // 2, origin[1] * UNIT + UNIT // 2

    def away(piece: Segment) -> int:
        px = min(max(x, min(piece[0], piece[2])), max(piece[0], piece[2]))
        py = min(max(y, min(piece[1], piece[3])), max(piece[1], piece[3]))
        return abs(px - x) + abs(py - y)

    return sorted(runs(index.all), key=away)


def _look(
    rings: Rings,
    grid: Grid,
    points: tuple[Place, frozenset[Place]],
    past: tuple[Envelope, Index],
    seen: set[Place],
) -> None:
    """Add every square to which a line from one place to one of its own places is free."""
    (px, py), targets = points
    envelope, index = past
    parted = index.parted
    dark, walls = Dark(), grid.walls
    x, y = rings.x, rings.y
    for steps in range(1, rings.last + 1):
        standing: list[Place] = []
        for dx, dy in rings.at(steps):
            square = (x + dx, y + dy)
            if square not in seen:
                own = parted.get(square)
                for tx, ty in targets if own is None else own.keys() & targets:
                    at = (square[0] * UNIT + tx * _QUARTER, square[1] * UNIT + ty * _QUARTER)
                    is_lit = not dark.covers(direction(4 * dx + tx - px, 4 * dy + ty - py))
                    if is_lit and envelope.is_free(at):
                        seen.add(square)
                        break
            if square in walls:
                standing.append((dx, dy))
        if standing:
            dark.darken(standing, px, py)
            if dark.is_total:
                return


class _Piece:
    """A piece as it is seen from a place: its ends turn from the first to the second."""

    __slots__ = ("ax", "ay", "ex", "ey", "whole")

    def __init__(self, ax: int, ay: int, bx: int, by: int) -> None:
        self.ax, self.ay = ax, ay
        self.ex, self.ey = bx - ax, by - ay
        self.whole = ax * by - ay * bx

    def is_nearer(self, other: _Piece, way: Place) -> bool:
        """Whether it is no further away than another one, in a direction in which both stand."""
        mine = way[0] * self.ey - way[1] * self.ex
        theirs = way[0] * other.ey - way[1] * other.ex
        return self.whole * theirs <= other.whole * mine

    def side(self, x: int, y: int) -> int:
        """Above 0 for what lies before it, below for what lies behind, seen from the place."""
        return self.ex * (y - self.ay) - self.ey * (x - self.ax)


class Envelope:
    """The nearest of some pieces in every direction from a place that lies on none of them."""

    def __init__(self, place: Place, pieces: Iterable[Segment], walls: frozenset[Square]) -> None:
        self._x, self._y = place
        self._walls = walls
        self._all: list[tuple[float, float, Segment]] = []
        self._bounds: list[float] = [0.0, _ROUND]
        self._ways: list[Place] = [_AHEAD, _AHEAD]
        self._nearest: list[list[_Piece]] = [[]]
        self._touching: dict[float, list[Segment]] = {}
        for piece in pieces:
            self._add(piece)

    def _add(self, piece: Segment) -> None:
        ax, ay, bx, by = piece[0] - self._x, piece[1] - self._y, piece[2] - self._x, piece[3] - self._y
        turn = ax * by - ay * bx
        if not turn:
            # It points at the place: it stops nothing by itself, and may join what does.
            low = direction(ax, ay)
            self._all.append((low, low, piece))
            return
        if turn < 0:
            ax, ay, bx, by = bx, by, ax, ay
        seen = _Piece(ax, ay, bx, by)
        low, high = direction(ax, ay), direction(bx, by) or _ROUND
        self._all.append((low, high, piece))
        if low < high:
            self._insert(seen, (low, (ax, ay)), (high, (bx, by)))
        else:
            self._insert(seen, (low, (ax, ay)), (_ROUND, _AHEAD))
            self._insert(seen, (0.0, _AHEAD), (high, (bx, by)))

    def _insert(self, piece: _Piece, first: tuple[float, Place], last: tuple[float, Place]) -> None:
        bounds, ways, nearest = self._bounds, self._ways, self._nearest
        at = bisect_right(bounds, first[0]) - 1
        while at < len(nearest) and bounds[at] < last[0]:
            low = max((bounds[at], ways[at]), first)
            high = min((bounds[at + 1], ways[at + 1]), last)
            there = nearest[at]
            if any(one.is_nearer(piece, low[1]) and one.is_nearer(piece, high[1]) for one in there):
                at += 1
                continue
            at = self._split(at, low)
            self._split(at, high)
            others = [
                one
                for one in nearest[at]
                if not (piece.is_nearer(one, low[1]) and piece.is_nearer(one, high[1]))
            ]
            nearest[at] = [*others, piece]
            at += 1

    def _split(self, at: int, bound: tuple[float, Place]) -> int:
        """Divide a part of the directions; the number of the part that begins there."""
        if bound[0] <= self._bounds[at]:
            return at
        if bound[0] < self._bounds[at + 1]:
            self._bounds.insert(at + 1, bound[0])
            self._ways.insert(at + 1, bound[1])
            self._nearest.insert(at + 1, self._nearest[at])
        return at + 1

    def is_free(self, place: Place) -> bool:
        """Whether no piece stops the line to a place."""
        x, y = place[0] - self._x, place[1] - self._y
        towards = direction(x, y)
        at = bisect_right(self._bounds, towards) - 1
        if self._bounds[at] < towards:
            return all(one.side(x, y) >= 0 for one in self._nearest[at])
        before, behind = self._nearest[at - 1], self._nearest[at]
        if any(one.side(x, y) < 0 for one in behind if one in before):
            return False
        if all(one.side(x, y) > 0 for one in (*before, *behind)):
            return True
        return not is_stopped((self._x, self._y), place, self._touched(towards), self._walls)

    def _touched(self, towards: float) -> list[Segment]:
        """Every piece that some line in this direction touches."""
        found = self._touching.get(towards)
        if found is None:
            found = [
                piece
                for low, high, piece in self._all
                if (low <= towards <= high if low <= high else towards >= low or towards <= high)
                or (towards == 0.0 and high == _ROUND)
            ]
            self._touching[towards] = found
        return found
