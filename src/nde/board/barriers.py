"""Walls, windows and doors that stand between squares, or anywhere on the map: straight pieces, exactly told.

Places are whole numbers, `UNIT` to a square, so that a line from any drawing tool can be told and every
question about it is one between integers.  A piece is cut where it passes from one square into the next: what
is known of a map square by square needs to tell of no more.  A wall stops sight and steps, so does the side
of an object; a window stops steps alone.  A door is one piece however long it is, and stops both while it is
shut.

>>> [piece[:4] for piece in cut(Barrier(0, 1024, 2048, 1024))]
[(0, 1024, 1024, 1024), (1024, 1024, 2048, 1024)]
>>> squares_of(0, 1024, 1024, 1024)
(Square(x=0, y=0), Square(x=0, y=1))
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

import msgspec
from msgspec.structs import force_setattr

from nde.board.squares import Square, square_name

UNIT: Final = 1024
"""Of a square's side."""
MOST_BARRIERS: Final = 12_000
MOST_DOORS: Final = 500

BarrierKind: TypeAlias = Literal["wall", "object", "window"]
KINDS: tuple[BarrierKind, ...] = get_args(BarrierKind)


class Barrier(NamedTuple):
    """A straight piece that somebody cannot pass, from one end to the other."""

    ax: int
    ay: int
    bx: int
    by: int
    kind: BarrierKind = "wall"


class Ends(NamedTuple):
    """From where to where something stands: of two doors no two have the same."""

    ax: int
    ay: int
    bx: int
    by: int


class Door(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A door, open or shut."""

    ends: Ends
    is_open: bool = False
    is_hidden: bool = False
    """Whether only the game master knows of it: to everybody else it is a wall."""

    def __post_init__(self) -> None:
        ax, ay, bx, by = self.ends
        force_setattr(self, "ends", Ends(*min((ax, ay, bx, by), (bx, by, ax, ay))))

    @property
    def pieces(self) -> tuple[Barrier, ...]:
        """The door as walls, as it is to whoever cannot pass it."""
        return cut(Barrier(*self.ends))

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares it stands between, or in."""
        found = (square for piece in self.pieces for square in squares_of(*piece[:4]))
        return tuple(sorted(dict.fromkeys(found)))


def door_name(door: Door) -> str:
    """What people call a door, by the first square that it stands at: only those on the map count."""
    on_map = [square for square in door.squares if min(square) >= 0]
    return square_name(on_map[0] if on_map else door.squares[0])


def cut(piece: Barrier) -> tuple[Barrier, ...]:
    """A piece as several, none of which goes on into another square; nothing of one without length."""
    places = places_along(*min(piece[:4], (piece.bx, piece.by, piece.ax, piece.ay)))
    return tuple(Barrier(*min((*a, *b), (*b, *a)), piece.kind) for a, b in pairwise(places) if a != b)


def places_along(ax: int, ay: int, bx: int, by: int) -> list[tuple[int, int]]:
    """A line from end to end, with every place where it passes from square to square."""
    if (ax, ay) <= (bx, by):
        return [(ax, ay), *_cuts(ax, ay, bx, by), (bx, by)]
    return places_along(bx, by, ax, ay)[::-1]


def _cuts(ax: int, ay: int, bx: int, by: int) -> list[tuple[int, int]]:
    """Where a line passes from square to square, in order, each place rounded along the side it lies on."""
    dx, dy = bx - ax, by - ay
    found: list[tuple[float, tuple[int, int]]] = []
    for x in range((ax // UNIT + 1) * UNIT, bx, UNIT):
        y = ay + (2 * (x - ax) * dy + dx) // (2 * dx)
        found.append(((x - ax) / dx, (x, y)))
    low, high = min(ay, by), max(ay, by)
    for y in range((low // UNIT + 1) * UNIT, high, UNIT):
        x = ax + (2 * (y - ay) * dx + dy) // (2 * dy)
        found.append(((y - ay) / dy, (x, y)))
    return [place for _, place in sorted(found)]


def squares_of(ax: int, ay: int, bx: int, by: int) -> tuple[Square, ...]:
    """The squares that a piece lies in, or between; some of them may lie beside the map."""
    columns, rows = _along(ax, bx), _along(ay, by)
    return tuple(Square(x, y) for x in columns for y in rows)


def _along(a: int, b: int) -> tuple[int, ...]:
    if a == b and a % UNIT == 0:
        return (a // UNIT - 1, a // UNIT)
    return ((a + b) // (2 * UNIT),)


def sorted_barriers(barriers: Iterable[Barrier]) -> tuple[Barrier, ...]:
    """Barriers cut into pieces, each once and in order, so that equal maps are equal values."""
    found: set[Barrier] = set()
    for one in barriers:
        found.update(cut(one))
        if len(found) > MOST_BARRIERS:
            break  # more than are taken: whoever counts them refuses
    return tuple(sorted(found))


def edge(square: Square, other: Square) -> Ends:
    """The edge between two squares that touch along one."""
    left, top = max(square[0], other[0]) * UNIT, max(square[1], other[1]) * UNIT
    if square[0] == other[0]:
        return Ends(left, top, left + UNIT, top)
    return Ends(left, top, left, top + UNIT)


def runs(pieces: Iterable[tuple[int, int, int, int]]) -> Iterator[tuple[int, int, int, int]]:
    """The same pieces, with those in one line of the grid put together where they touch."""
    rows: dict[tuple[bool, int], list[tuple[int, int]]] = {}
    for ax, ay, bx, by in pieces:
        if ay == by:
            rows.setdefault((True, ay), []).append((min(ax, bx), max(ax, bx)))
        elif ax == bx:
            rows.setdefault((False, ax), []).append((min(ay, by), max(ay, by)))
        else:
            yield ax, ay, bx, by
    for (is_row, at), spans in rows.items():
        for low, high in _joined(sorted(spans)):
            yield (low, at, high, at) if is_row else (at, low, at, high)


def _joined(spans: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    low, high = spans[0]
    for start, end in spans[1:]:
        if start > high:
            yield low, high
            low = start
        high = max(high, end) if start <= high else end
    yield low, high


def polylines(pieces: Iterable[tuple[int, int, int, int]]) -> list[tuple[tuple[int, int], ...]]:
    """The same pieces as lines that go on from end to end, each place once where nothing turns there.

    >>> polylines([(0, 0, 1024, 0), (1024, 0, 2048, 0), (2048, 0, 2048, 1024)])
    [((0, 0), (2048, 0), (2048, 1024))]
    """
    left: dict[tuple[int, int, int, int], None] = dict.fromkeys(sorted(runs(list(pieces))))
    meeting: dict[tuple[int, int], list[tuple[int, int, int, int]]] = {}
    for piece in left:
        meeting.setdefault(piece[:2], []).append(piece)
        meeting.setdefault(piece[2:], []).append(piece)
    lines: list[tuple[tuple[int, int], ...]] = []
    while left:
        first = next(iter(left))
        del left[first]
        line = [first[:2], first[2:]]
        _go_on(line, left, meeting)
        line.reverse()
        _go_on(line, left, meeting)
        lines.append(min(tuple(line), tuple(reversed(line))))
    return sorted(lines)


def _go_on(
    line: list[tuple[int, int]],
    left: dict[tuple[int, int, int, int], None],
    meeting: dict[tuple[int, int], list[tuple[int, int, int, int]]],
) -> None:
    """Let a line go on over pieces that are left, as long as one begins where it ends."""
    while True:
        found = next((one for one in meeting[line[-1]] if one in left), None)
        if found is None:
            return
        del left[found]
        line.append(found[2:] if found[:2] == line[-1] else found[:2])
