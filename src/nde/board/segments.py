"""Whether straight pieces stop a line, exactly; the pieces of a map found by the squares they touch.

A line is stopped where a piece crosses it.  One that only touches it leaves it free, but where pieces meet on
a line and go off to both of its sides they stop it together, wherever along it they are joined.  The corner
of a wall counts there like a piece.

A figure stands in the middle of its square, or a hair beside it where a piece goes through the middle itself,
always to the same side: so nobody walks through a wall, however it was drawn.  Of the places by which a
figure sees and is seen those count that lie on its own side of all that goes through its square.

>>> wall = [(1024, 0, 1024, 1024)]
>>> is_stopped((512, 512), (1536, 512), wall), is_stopped((512, 1100), (1536, 1100), wall)
(True, False)
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from nde.board.barriers import UNIT
from nde.board.grid import Grid
from nde.board.lines import CORNERS, MIDDLE
from nde.board.squares import Square

Place: TypeAlias = tuple[int, int]
Segment: TypeAlias = tuple[int, int, int, int]
_QUARTER = UNIT // 4
_LEFT, _RIGHT = 1, 2
_BOTH = _LEFT | _RIGHT
PLACES = (MIDDLE, *CORNERS)
_NO_WALLS: frozenset[Square] = frozenset()


class Index:
    """Pieces by the squares that they touch."""

    def __init__(self, pieces: Iterable[Segment]) -> None:
        self.all = tuple(pieces)
        self._at: dict[Place, list[Segment]] = {}
        for piece in self.all:
            ax, ay, bx, by = piece
            for x in range((min(ax, bx) - 1) // UNIT, max(ax, bx) // UNIT + 1):
                for y in range((min(ay, by) - 1) // UNIT, max(ay, by) // UNIT + 1):
                    self._at.setdefault((x, y), []).append(piece)
        self._parted: dict[Place, dict[Place, Place]] | None = None

    def at(self, square: Place) -> list[Segment]:
        """Every piece that touches a square."""
        return self._at.get((square[0], square[1]), [])

    @property
    def parted(self) -> dict[Place, dict[Place, Place]]:
        """Of every square that a piece goes through, what `places_of` says of it."""
        if self._parted is None:
            self._parted = {at: places for at in self._at if len(places := _places(at, self)) < len(PLACES)}
        return self._parted

    def between(self, a: Square, b: Square) -> Collection[Segment]:
        """Every piece that touches the box around two squares."""
        columns = range(min(a[0], b[0]), max(a[0], b[0]) + 1)
        rows = range(min(a[1], b[1]), max(a[1], b[1]) + 1)
        if len(columns) * len(rows) > len(self._at):
            return self.all
        return dict.fromkeys(piece for x in columns for y in rows for piece in self._at.get((x, y), ()))


class Pieces(NamedTuple):
    """What of a map stops sight, what steps, and its windows."""

    sight: Index
    steps: Index
    windows: Index


@lru_cache(maxsize=64)
def pieces_of(grid: Grid) -> Pieces:
    """What stands on a map between its squares, or across them."""
    shut = [piece[:4] for door in grid.doors if not door.is_open for piece in door.pieces]
    solid = [piece[:4] for piece in grid.barriers if piece.kind != "window"]
    windows = [piece[:4] for piece in grid.barriers if piece.kind == "window"]
    return Pieces(Index([*solid, *shut]), Index([*solid, *shut, *windows]), Index(windows))


def is_stopped(a: Place, b: Place, pieces: Iterable[Segment], walls: Collection[Square] = _NO_WALLS) -> bool:
    """Whether pieces stop the line between two places that lie on none of them."""
    contacts = _contacts(a, b, pieces, walls)
    if contacts is None:
        return True
    end, sides = -1, 0
    for low, high, side in sorted(contacts):
        sides = sides | side if low <= end else side
        end = max(end, high)
        if sides == _BOTH:
            return True
    return False


def _contacts(
    a: Place, b: Place, pieces: Iterable[Segment], walls: Collection[Square]
) -> list[tuple[int, int, int]] | None:
    """Where pieces touch a line, and on which side of it they go on; nothing if one crosses it."""
    (x, y), (dx, dy) = a, (b[0] - a[0], b[1] - a[1])
    whole = dx * dx + dy * dy
    found: list[tuple[int, int, int]] = []
    for px, py, qx, qy in pieces:
        s = dx * (py - y) - dy * (px - x)
        t = dx * (qy - y) - dy * (qx - x)
        if (s > 0 and t > 0) or (s < 0 and t < 0):
            continue
        if s and t:
            ex, ey = qx - px, qy - py
            if (ex * (y - py) - ey * (x - px)) * (ex * (b[1] - py) - ey * (b[0] - px)) < 0:
                return None
            continue
        low = high = 0
        if not s:
            low = high = dx * (px - x) + dy * (py - y)
        if not t:
            high = dx * (qx - x) + dy * (qy - y)
            low = high if s else low
        low, high = min(low, high), max(low, high)
        if high > 0 and low < whole:
            found.append((low, high, (_LEFT if s + t > 0 else _RIGHT) if s + t else 0))
            if walls and dx and dy:
                found += _corners(a, (dx, dy), (low, high), walls)
    return found


def _corners(
    a: Place, way: Place, span: tuple[int, int], walls: Collection[Square]
) -> list[tuple[int, int, int]]:
    """The corners of walls that a line touches on a stretch of it."""
    (x, y), (dx, dy) = a, way
    whole = dx * dx + dy * dy
    ends = sorted(x * whole + dx * at for at in span)
    found: list[tuple[int, int, int]] = []
    sx, sy = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    for column in range(-(-ends[0] // (whole * UNIT)), ends[1] // (whole * UNIT) + 1):
        part = (column * UNIT - x) * dy
        if part % dx or (y + part // dx) % UNIT:
            continue
        row = (y + part // dx) // UNIT
        at = dx * (column * UNIT - x) + dy * (row * UNIT - y)
        for ox, oy in ((sx, -sy), (-sx, sy)):
            if (column + (ox - 1) // 2, row + (oy - 1) // 2) in walls:
                found.append((at, at, _LEFT if dx * oy - dy * ox > 0 else _RIGHT))
    return found


def is_crossed(a: Place, b: Place, piece: Segment) -> bool:
    """Whether a piece crosses the way between two places, each a hair to the same side of those named."""
    (x, y), (dx, dy) = a, (b[0] - a[0], b[1] - a[1])
    px, py, qx, qy = piece
    ex, ey = qx - px, qy - py
    # A hair to the right, and far less than that down: this way round no piece is parallel to it and touched.
    hair = (-ey or ex, dy or -dx)
    s = dx * (py - y) - dy * (px - x) or hair[1]
    t = dx * (qy - y) - dy * (qx - x) or hair[1]
    u = ex * (y - py) - ey * (x - px) or hair[0]
    v = ex * (b[1] - py) - ey * (b[0] - px) or hair[0]
    return (s > 0) != (t > 0) and (u > 0) != (v > 0)


def is_on(place: Place, piece: Segment) -> bool:
    """Whether a place lies on a piece."""
    (x, y), (ax, ay, bx, by) = place, piece
    if (bx - ax) * (y - ay) != (by - ay) * (x - ax):
        return False
    return min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by)


def middle_of(square: Place) -> Place:
    """The middle of a square."""
    return square[0] * UNIT + UNIT // 2, square[1] * UNIT + UNIT // 2


def places_of(square: Place, pieces: Index) -> dict[Place, Place]:
    """The places by which a figure on a square sees and is seen, by their quarters of the square.

    A piece through its square leaves those on the side where the figure stands.
    """
    found = pieces.parted.get((square[0], square[1]))
    return found if found is not None else places_in(square)


def places_in(square: Place) -> dict[Place, Place]:
    """All places of a figure on a square, by their quarters of it."""
    left, top = square[0] * UNIT, square[1] * UNIT
    return {one: (left + one[0] * _QUARTER, top + one[1] * _QUARTER) for one in PLACES}


def _places(square: Place, pieces: Index) -> dict[Place, Place]:
    left, top = square[0] * UNIT, square[1] * UNIT
    all_of = places_in(square)
    inside = [
        piece
        for piece in pieces.at(square)
        if min(piece[0], piece[2]) < left + UNIT
        and max(piece[0], piece[2]) > left
        and min(piece[1], piece[3]) < top + UNIT
        and max(piece[1], piece[3]) > top
    ]
    if not inside:
        return all_of
    middle = middle_of(square)
    return {
        quarters: place
        for quarters, place in all_of.items()
        if not any(is_on(place, piece) or _parts(middle, place, piece) for piece in inside)
    }


def _parts(middle: Place, place: Place, piece: Segment) -> bool:
    """Whether a piece stands between where somebody stands and one of their places, which is not on it."""
    (x, y), (dx, dy) = middle, (place[0] - middle[0], place[1] - middle[1])
    px, py, qx, qy = piece
    ex, ey = qx - px, qy - py
    v = ex * (place[1] - py) - ey * (place[0] - px)
    if not (dx or dy) or not v:
        return False
    u = ex * (y - py) - ey * (x - px) or (-ey or ex)
    s = dx * (py - y) - dy * (px - x) or _hair(place, (px, py))
    t = dx * (qy - y) - dy * (qx - x) or _hair(place, (qx, qy))
    return (s > 0) != (t > 0) and (u > 0) != (v > 0)


def _hair(place: Place, end: Place) -> int:
    """On which side of the way to a place an end lies that touches it, once it begins a hair further."""
    return (place[1] - end[1]) or (end[0] - place[0])
