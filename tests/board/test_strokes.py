"""Lines on a map: cut at the squares, and to those that are known, losing and inventing nothing."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.board import UNIT, Grid, Square
from nde.board.strokes import Shape, Spot, Stroke, cut_to, middle_of, outline, square_at, squares_along

SIDE = 6
ALL = frozenset(Square(x, y) for x in range(SIDE) for y in range(SIDE))
spots = st.builds(Spot, st.integers(0, SIDE * UNIT), st.integers(0, SIDE * UNIT))
strokes = st.lists(spots, min_size=2, max_size=8, unique=True).map(tuple)
squares = st.frozensets(st.sampled_from(sorted(ALL)), max_size=20)


def length(lines: tuple[Stroke, ...]) -> float:
    return sum(hypot(b.x - a.x, b.y - a.y) for line in lines for a, b in pairwise(line))


@given(strokes)
def test_a_line_on_squares_that_are_all_known_stays_whole(line: Stroke) -> None:
    seen = cut_to(line, ALL)
    assert len(seen) == 1
    assert (seen[0][0], seen[0][-1]) == (line[0], line[-1])
    assert length(seen) == pytest.approx(length((line,)), abs=2.0 * SIDE * len(line))


@given(strokes, squares)
def test_what_is_kept_lies_on_known_squares_alone(line: Stroke, known: frozenset[Square]) -> None:
    for piece in cut_to(line, known):
        for one in squares_along(piece):
            # A piece along an edge lies at two squares, one of which is enough.
            assert one in known or any(abs(one.x - o.x) + abs(one.y - o.y) <= 2 for o in known)
    if squares_along(line).isdisjoint(known):
        assert cut_to(line, known) == ()


@given(strokes, squares)
def test_known_and_unknown_parts_together_are_the_line(line: Stroke, known: frozenset[Square]) -> None:
    parts = (*cut_to(line, known), *cut_to(line, ALL - known))
    assert length(parts) >= length((line,)) - 2.0 * SIDE * len(line)


@given(strokes)
def test_a_line_and_its_way_back_pass_through_the_same_squares(line: Stroke) -> None:
    assert squares_along(line) == squares_along(tuple(reversed(line)))


@pytest.mark.parametrize(
    ("shape", "count"), [("free", 2), ("line", 2), ("rectangle", 5), ("circle", 49), ("label", 1)]
)
def test_every_shape_is_one_line(shape: Shape, count: int) -> None:
    points = (middle_of(Square(2, 2)),) if shape == "label" else (Spot(2560, 2560), Spot(3584, 2560))
    line = outline(shape, points)
    assert len(line) == count
    if shape == "circle":
        assert {round(hypot(one.x - 2560, one.y - 2560)) for one in line} <= {1023, 1024, 1025}
        assert line[0] == line[-1]


def test_the_lower_right_corner_belongs_to_the_last_square() -> None:
    assert square_at(Spot(SIDE * UNIT, SIDE * UNIT), Grid(width=SIDE, height=SIDE)) == Square(5, 5)
