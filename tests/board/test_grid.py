"""The ground: what a grid accepts, and that equal grids are equal values."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given

from nde.board import MOST_SQUARES_A_SIDE, Grid, Square
from tests.board.boards import grids
from tests.refusals import refuses


@given(grids())
def test_a_grid_survives_json_and_is_hashable(grid: Grid) -> None:
    again = msgspec.json.decode(msgspec.json.encode(grid), type=Grid)
    assert again == grid
    assert hash(again) == hash(grid)


@given(grids())
def test_a_grid_holds_exactly_its_squares(grid: Grid) -> None:
    squares = grid.squares()
    assert len(set(squares)) == grid.width * grid.height
    assert all(map(grid.holds, squares))
    assert not any(grid.holds(Square(x, y)) for x, y in ((-1, 0), (0, -1), (grid.width, 0), (0, grid.height)))


@pytest.mark.parametrize(("width", "height"), [(0, 3), (3, 0), (-1, 3), (MOST_SQUARES_A_SIDE + 1, 3)])
def test_a_board_without_squares_or_with_too_many_is_refused(width: int, height: int) -> None:
    with refuses("board-size") as refusal:
        Grid(width=width, height=height)
    assert refusal.value.facts == {"width": width, "height": height, "most": MOST_SQUARES_A_SIDE}


def test_ground_off_the_board_is_refused() -> None:
    with refuses("off-board") as refusal:
        Grid(width=2, height=2, difficult=frozenset({Square(1, 2)}))
    assert refusal.value.facts == {"at": "B3", "width": 2, "height": 2}


def test_a_wall_is_nothing_else() -> None:
    with refuses("square-blocked", match="B1"):
        Grid(width=2, height=2, walls=frozenset({Square(1, 0)}), cover=frozenset({Square(1, 0)}))
