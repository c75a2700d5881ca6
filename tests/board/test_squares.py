"""Distance with free diagonals, neighbours, and the names of squares."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.board import Square, adjacent, distance, neighbours, read_square, square_name
from tests.refusals import refuses

squares = st.builds(Square, st.integers(0, 900), st.integers(0, 900))


@pytest.mark.parametrize(
    ("to", "apart"), [((2, 2), 0), ((3, 2), 1), ((3, 3), 1), ((2, 7), 5), ((7, 7), 5), ((0, 9), 7)]
)
def test_a_diagonal_step_counts_as_one(to: tuple[int, int], apart: int) -> None:
    assert distance(Square(2, 2), Square(*to)) == apart


@given(squares, squares, squares)
def test_distance_is_a_metric(a: Square, b: Square, c: Square) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(squares, squares)
def test_neighbours_are_the_adjacent_squares(a: Square, b: Square) -> None:
    assert len(set(neighbours(a))) == 8
    assert all(adjacent(a, near) and adjacent(near, a) for near in neighbours(a))
    assert adjacent(a, b) == (b in neighbours(a))


@pytest.mark.parametrize(
    ("square", "name"),
    [((0, 0), "A1"), ((25, 0), "Z1"), ((26, 11), "AA12"), ((51, 98), "AZ99"), ((52, 99), "BA100")],
)
def test_squares_are_called_by_column_letters_and_row_number(square: tuple[int, int], name: str) -> None:
    assert square_name(Square(*square)) == name
    assert read_square(name.lower()) == square


@given(squares)
def test_a_square_reads_back_from_its_name(square: Square) -> None:
    assert read_square(f" {square_name(square)} ") == square


@pytest.mark.parametrize("text", ["", "4", "c", "4c", "c0", "c-1", "c4c", "č4", "c４", "c 4", "c99999"])
def test_what_names_no_square_is_refused(text: str) -> None:
    with refuses("unreadable-square") as refusal:
        read_square(text)
    assert refusal.value.facts == {"text": text}
