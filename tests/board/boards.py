"""Strategies and oracles shared by the board tests: random grids, turned grids, slow exact lines."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product

from hypothesis import strategies as st
from msgspec.structs import replace

from nde.board import GROUNDS, Board, Grid, Square, Token
from nde.board.textmap import BOTH, DIFFICULT, FLOOR, LOW, WALL

Turn = Callable[[Square, Grid], Square]

TURNS: dict[str, Turn] = {
    "mirror left and right": lambda s, g: Square(g.width - 1 - s.x, s.y),
    "mirror top and bottom": lambda s, g: Square(s.x, g.height - 1 - s.y),
    "turn by a half": lambda s, g: Square(g.width - 1 - s.x, g.height - 1 - s.y),
    "swap rows and columns": lambda s, g: Square(s.y, s.x),
    "turn by a quarter": lambda s, g: Square(g.height - 1 - s.y, s.x),
}


def turned(grid: Grid, turn: Turn) -> Grid:
    """Return the grid after a mirroring or turning."""
    corner = turn(Square(0, 0), grid), turn(Square(grid.width - 1, grid.height - 1), grid)
    return Grid(
        width=abs(corner[0].x - corner[1].x) + 1,
        height=abs(corner[0].y - corner[1].y) + 1,
        walls=frozenset(turn(s, grid) for s in grid.walls),
        cover=frozenset(turn(s, grid) for s in grid.cover),
        difficult=frozenset(turn(s, grid) for s in grid.difficult),
    )


def grid_of(rows: list[str]) -> Grid:
    """Return the grid drawn by rows of glyphs."""
    at = {glyph: set[Square]() for glyph in WALL + FLOOR + LOW + DIFFICULT + BOTH}
    for y, row in enumerate(rows):
        for x, glyph in enumerate(row):
            at[glyph].add(Square(x, y))
    return Grid(
        width=len(rows[0]),
        height=len(rows),
        walls=frozenset(at[WALL]),
        cover=frozenset(at[LOW] | at[BOTH]),
        difficult=frozenset(at[DIFFICULT] | at[BOTH]),
    )


@st.composite
def grids(draw: st.DrawFn, glyphs: str = "....##+~%", most: int = 12) -> Grid:
    """Draw a grid; repeat a glyph to make it likelier."""
    width, height = draw(st.integers(1, most)), draw(st.integers(1, most))
    rows = draw(st.lists(st.text(glyphs, min_size=width, max_size=width), min_size=height, max_size=height))
    return grid_of(rows)


def squares_of(grid: Grid) -> st.SearchStrategy[Square]:
    """Draw any square of a grid."""
    return st.builds(Square, st.integers(0, grid.width - 1), st.integers(0, grid.height - 1))


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Draw a grid with tokens on its floor, some named by a letter and some by a word."""
    grid = draw(grids())
    kinds = st.sampled_from(GROUNDS)
    patches = draw(st.lists(st.tuples(kinds, st.lists(squares_of(grid), max_size=9).map(tuple)), max_size=4))
    grid = replace(grid, ground=draw(kinds), patches=tuple(patches))
    floor = [square for square in grid.squares() if square not in grid.walls]
    if not floor:
        return Board(grid=grid)
    names = st.one_of(st.sampled_from("abABC"), st.text("abz019+#~=-", min_size=1, max_size=6))
    placed = draw(st.dictionaries(st.sampled_from(floor), names, max_size=8))
    unique = {name: square for square, name in placed.items()}
    return Board(grid=grid, tokens=tuple(Token(name, square) for name, square in unique.items()))


def _crosses(ax: Fraction, ay: Fraction, bx: Fraction, by: Fraction, square: Square) -> bool:
    """Clip a segment to a square (Liang and Barsky): does a part of it lie inside the open square?"""
    enter, leave = Fraction(0), Fraction(1)
    for start, delta, low in ((ax, bx - ax, square.x), (ay, by - ay, square.y)):
        if delta == 0:
            if not low < start < low + 1:
                return False
            continue
        near, far = sorted(((low - start) / delta, (low + 1 - start) / delta))
        enter, leave = max(enter, near), min(leave, far)
    return enter < leave


def _through(ax: Fraction, ay: Fraction, bx: Fraction, by: Fraction, x: int, y: int) -> bool:
    """Return whether a point of the lattice lies strictly inside the segment."""
    straight = (bx - ax) * (y - ay) == (by - ay) * (x - ax)
    return straight and min(ax, bx) < x < max(ax, bx) and min(ay, by) < y < max(ay, by)


def _stopped(a: tuple[Fraction, Fraction], b: tuple[Fraction, Fraction], walls: frozenset[Square]) -> bool:
    if any(_crosses(*a, *b, wall) for wall in walls):
        return True
    falling = (b[0] - a[0]) * (b[1] - a[1]) > 0
    for wall in walls:  # the upper one of a pair that touches at a corner
        across = -1 if falling else 1
        corner = (wall.x, wall.y + 1) if falling else (wall.x + 1, wall.y + 1)
        if Square(wall.x + across, wall.y + 1) in walls and _through(*a, *b, *corner):
            return True
    return False


def cover_by_fractions(grid: Grid, a: Square, b: Square) -> str:
    """Return the cover between two squares, from its definition: slow, and unlike the code under test."""
    low, middle, high = Fraction(1, 4), Fraction(1, 2), Fraction(3, 4)
    corners = tuple(product((low, high), repeat=2))
    pairs = [*product(corners, repeat=2), ((middle, middle), (middle, middle))]
    lines = [((a.x + p, a.y + q), (b.x + r, b.y + s)) for (p, q), (r, s) in pairs]
    walls, obstacles = grid.walls - {a, b}, grid.cover - {a, b}
    stopped = [_stopped(start, end, walls) for start, end in lines]
    if all(stopped):
        return "full"
    hampered = any(_crosses(*start, *end, low) for start, end in lines for low in obstacles)
    return "partial" if any(stopped) or hampered else "none"
