"""What the ground is made of: seen by people, and by no rule."""

from __future__ import annotations

from hypothesis import given
from msgspec.structs import replace

from nde.board import Board, Grid, Square, cover_between, reachable
from nde.board.movement import Budget
from tests.board.boards import boards
from tests.refusals import refuses


def test_a_square_is_of_one_ground_and_the_later_patch_counts() -> None:
    a, b = Square(0, 0), Square(1, 0)
    grid = Grid(
        width=3, height=1, ground="grass", patches=(("water", (b, a)), ("wood", (b,)), ("grass", (a,)))
    )
    assert grid.patches == (("wood", (b,)),)
    assert grid == Grid(width=3, height=1, ground="grass", patches=(("wood", (b,)),))


def test_a_patch_lies_on_the_map_and_not_under_a_wall() -> None:
    wall = Square(1, 0)
    assert Grid(width=2, height=1, walls=frozenset((wall,)), patches=(("water", (wall,)),)).patches == ()
    with refuses("off-board"):
        Grid(width=2, height=1, patches=(("water", (Square(2, 0),)),))


@given(boards())
def test_no_rule_asks_what_the_ground_is_made_of(board: Board) -> None:
    bare = replace(board.grid, ground="plain", patches=())
    for token in board.tokens:
        assert reachable(board.grid, token.at, Budget(6)) == reachable(bare, token.at, Budget(6))
        for other in board.tokens:
            assert cover_between(board.grid, token.at, other.at) == cover_between(bare, token.at, other.at)
