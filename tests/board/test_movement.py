"""Walking a path: what it costs, what is left, and each reason to refuse it."""

from __future__ import annotations

import pytest

from nde.board import (
    Budget,
    Corners,
    Crowd,
    Gait,
    Square,
    corner_open,
    move,
    read_board,
)
from tests.board.boards import grid_of
from tests.refusals import Kind, refuses

YARD = grid_of(["......", "..#.~~", "...#.."])


def path(*squares: tuple[int, int]) -> tuple[Square, ...]:
    return tuple(Square(*square) for square in squares)


def test_movement_can_be_split_around_the_action() -> None:
    before = move(YARD, Square(0, 0), path((1, 0), (2, 0)), Budget(5))
    assert (before.at, before.cost, before.budget) == (Square(2, 0), 2, Budget(3))
    after = move(YARD, before.at, path((3, 0), (4, 1)), before.budget)
    assert (after.at, after.cost, after.budget) == (Square(4, 1), 3, Budget(0))


def test_standing_still_costs_nothing() -> None:
    here = Square(0, 0)
    assert move(YARD, here, (), Budget(0), crowd=Crowd(foes=frozenset({here}))).cost == 0


@pytest.mark.parametrize(("skips", "cost", "left"), [(0, 4, 0), (1, 3, 0), (2, 2, 0), (3, 2, 1)])
def test_skipped_difficult_squares_cost_as_much_as_others(skips: int, cost: int, left: int) -> None:
    moved = move(YARD, Square(3, 0), path((4, 1), (5, 1)), Budget(5, skips))
    assert (moved.cost, moved.budget) == (cost, Budget(5 - cost, left))


def test_difficult_ground_costs_what_the_gait_says() -> None:
    steps = path((4, 1), (5, 1))
    assert [move(YARD, Square(3, 0), steps, Budget(9), Gait(difficult=n)).cost for n in (1, 2, 3)] == [
        2,
        4,
        6,
    ]


@pytest.mark.parametrize(
    ("steps", "error", "facts"),
    [
        (path((0, -1)), "off-board", {"at": "0,-1", "width": 6, "height": 3}),
        (path((1, 1), (2, 1)), "square-blocked", {"at": "C2"}),
        (path((2, 0)), "not-a-step", {"start": "A1", "at": "C1"}),
        (path((0, 0)), "not-a-step", {"start": "A1", "at": "A1"}),
        (path((1, 1), (2, 2), (3, 1)), "corner-blocked", {"start": "C3", "at": "D2"}),
        (path((1, 0), (2, 0), (3, 0), (4, 0), (5, 1)), "too-far", {"at": "F2", "cost": 6, "left": 5}),
        (path((1, 0)), "square-occupied", {"at": "B1"}),
        (path((0, 1)), "square-occupied", {"at": "A2"}),
        (path((0, 1), (0, 2)), "square-occupied", {"at": "A2"}),
    ],
)
def test_refusals_say_why(steps: tuple[Square, ...], error: Kind, facts: dict[str, object]) -> None:
    crowd = Crowd()
    if error == "square-occupied":
        crowd = Crowd(friends=frozenset({Square(1, 0)}), foes=frozenset({Square(0, 1)}))
    with refuses(error) as refusal:
        move(YARD, Square(0, 0), steps, Budget(5), crowd=crowd)
    assert refusal.value.facts == facts


@pytest.mark.parametrize(
    ("gait", "friend_passed", "foe_passed"),
    [
        (Gait(), True, False),
        (Gait(pass_friends=False), False, False),
        (Gait(pass_foes=True), True, True),
    ],
)
def test_who_may_be_passed_is_the_gaits_choice(gait: Gait, friend_passed: bool, foe_passed: bool) -> None:
    lane, steps, between = grid_of(["..."]), path((1, 0), (2, 0)), frozenset({Square(1, 0)})
    for crowd, passed in ((Crowd(friends=between), friend_passed), (Crowd(foes=between), foe_passed)):
        if passed:
            assert move(lane, Square(0, 0), steps, Budget(5), gait, crowd).at == Square(2, 0)
        else:
            with refuses("square-occupied", match="B1"):
                move(lane, Square(0, 0), steps, Budget(5), gait, crowd)


@pytest.mark.parametrize(
    ("drawn", "allowed"),
    [
        ("a.\n.b", ("open", "clear", "any")),
        ("a#\n.b", ("open", "any")),
        ("a.\n#b", ("open", "any")),
        ("a#\n#b", ("any",)),
        ("ab\n##", ("open", "clear", "any")),
    ],
)
def test_corners_between_diagonal_squares(drawn: str, allowed: tuple[Corners, ...]) -> None:
    board = read_board(drawn)
    kinds: tuple[Corners, ...] = ("open", "clear", "any")
    ways = tuple(kind for kind in kinds if corner_open(board.grid, board.where("a"), board.where("b"), kind))
    assert ways == allowed
