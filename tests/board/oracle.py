"""Sight past walls between squares, worked out once more the slow way: with fractions, line by line."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from msgspec.structs import replace

from nde.board import Grid, Square

UNIT = 1024
PLACES = {"m": (512, 512), "a": (256, 256), "b": (768, 256), "c": (256, 768), "d": (768, 768)}
PAIRS = [("m", "m"), *product("abcd", "abcd")]
Piece = tuple[int, int, int, int]


def outlines(square: Square) -> list[Piece]:
    """The four sides of a wall."""
    x, y = square[0] * UNIT, square[1] * UNIT
    return [
        (x, y, x + UNIT, y),
        (x, y + UNIT, x + UNIT, y + UNIT),
        (x, y, x, y + UNIT),
        (x + UNIT, y, x + UNIT, y + UNIT),
    ]


def solid_pieces(grid: Grid, *ends: Square) -> list[Piece]:
    """All that stops a line between two squares, which themselves never do."""
    found: list[Piece] = [piece[:4] for piece in grid.barriers if piece.kind != "window"]
    found += [tuple(door.ends) for door in grid.doors if not door.is_open]  # type: ignore[misc]
    for square in grid.walls - set(ends):
        found += outlines(square)
    return found


def stops(a: tuple[int, int], b: tuple[int, int], pieces: list[Piece]) -> bool:
    """Whether pieces stop a line: one crosses it, or those that meet on it go off to both sides."""
    (x, y), (dx, dy) = a, (b[0] - a[0], b[1] - a[1])
    touched: list[tuple[Fraction, Fraction, set[int]]] = []
    for px, py, qx, qy in pieces:
        sides = [dx * (cy - y) - dy * (cx - x) for cx, cy in ((px, py), (qx, qy))]
        along = [
            Fraction(dx * (cx - x) + dy * (cy - y), dx * dx + dy * dy) for cx, cy in ((px, py), (qx, qy))
        ]
        if sides[0] * sides[1] > 0:
            continue
        if sides[0] * sides[1] < 0:
            part = Fraction(sides[0], sides[0] - sides[1])
            if 0 < along[0] + part * (along[1] - along[0]) < 1:
                return True
            continue
        on = [place for place, side in zip(along, sides, strict=True) if side == 0]
        if max(on) > 0 and min(on) < 1:
            touched.append((min(on), max(on), {1 if side > 0 else -1 for side in sides if side}))
    return any(_joins_both(one, touched) for one in touched)


def _joins_both(
    first: tuple[Fraction, Fraction, set[int]], touched: list[tuple[Fraction, Fraction, set[int]]]
) -> bool:
    """Whether what hangs together with one touched stretch goes off to both sides."""
    low, high, sides = first[0], first[1], set(first[2])
    while True:
        more = [one for one in touched if one[0] <= high and one[1] >= low]
        wider = min(one[0] for one in more), max(one[1] for one in more)
        sides = set().union(*(one[2] for one in more))
        if wider == (low, high):
            return len(sides) == 2
        low, high = wider


FINE = 10**9
"""How many parts a hair is divided into: whole numbers are many times faster than fractions."""


def own_places(grid: Grid, square: Square) -> dict[str, tuple[int, int]]:
    """The places of a figure that lie on its own side of all that goes through its square."""
    x, y = square[0] * UNIT, square[1] * UNIT
    stand = ((x + 512) * FINE * FINE + FINE, (y + 512) * FINE * FINE + 1)
    pieces = solid_pieces(replace(grid, walls=frozenset()))
    return {
        name: (x + dx, y + dy)
        for name, (dx, dy) in PLACES.items()
        if not any(_on((x + dx, y + dy), one) or _between(stand, (x + dx, y + dy), one) for one in pieces)
    }


def _on(place: tuple[int, int], piece: Piece) -> bool:
    (x, y), (ax, ay, bx, by) = place, piece
    if (bx - ax) * (y - ay) != (by - ay) * (x - ax):
        return False
    return min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by)


def _between(a: tuple[int, int], place: tuple[int, int], piece: Piece) -> bool:
    b = (place[0] * FINE * FINE, place[1] * FINE * FINE)
    px, py, qx, qy = (one * FINE * FINE for one in piece)
    (x, y), (dx, dy) = a, (b[0] - a[0], b[1] - a[1])
    s = dx * (py - y) - dy * (px - x)
    t = dx * (qy - y) - dy * (qx - x)
    u = (qx - px) * (y - py) - (qy - py) * (x - px)
    v = (qx - px) * (b[1] - py) - (qy - py) * (b[0] - px)
    return s * t < 0 and u * v < 0


def free_lines(grid: Grid, a: Square, b: Square) -> tuple[int, int]:
    """How many lines there are between two figures, and how many of them are free."""
    starts, ends = own_places(grid, a), own_places(grid, b)
    pieces = solid_pieces(grid, a, b)
    lines = [(starts[p], ends[q]) for p, q in PAIRS if p in starts and q in ends]
    return len(lines), sum(not stops(start, end, pieces) for start, end in lines)
