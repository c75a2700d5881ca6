"""Areas around a square, bursts, and pushes."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from nde.board import (
    Grid,
    Square,
    burst,
    cover_between,
    direction_away,
    distance,
    push,
    read_board,
    read_square,
    rectangle,
    within,
)
from tests.board.boards import grid_of, grids, squares_of
from tests.refusals import refuses

OPEN = grid_of(["." * 9] * 9)


def test_within_one_is_a_three_by_three_area() -> None:
    assert within(OPEN, Square(4, 4), 1) == rectangle(OPEN, Square(3, 3), 3, 3)
    assert len(within(OPEN, Square(4, 4), 1)) == 9
    assert len(within(OPEN, Square(0, 0), 1)) == 4


@given(grids(), st.integers(0, 6), st.data())
def test_within_holds_exactly_the_near_squares(grid: Grid, squares: int, data: st.DataObject) -> None:
    centre = data.draw(squares_of(grid))
    assert within(grid, centre, squares) == {s for s in grid.squares() if distance(s, centre) <= squares}


@given(grids(), st.integers(0, 4), st.data())
def test_a_burst_stops_at_walls(grid: Grid, squares: int, data: st.DataObject) -> None:
    centre = data.draw(squares_of(grid))
    near = within(grid, centre, squares) - grid.walls
    hit = burst(grid, centre, squares)
    assert hit <= near
    assert near - hit == {square for square in near if cover_between(grid, centre, square) == "full"}


def test_a_wall_shields_the_room_behind_it_from_a_burst() -> None:
    grid = grid_of(["..#..", "..#..", "..#.."])
    assert burst(grid, Square(1, 1), 3) == rectangle(grid, Square(0, 0), 2, 3)


@pytest.mark.parametrize(
    ("dx", "dy", "step"),
    [
        (1, 0, (1, 0)),
        (0, -3, (0, -1)),
        (-2, 2, (-1, 1)),
        (5, 2, (1, 0)),
        (4, 2, (1, 1)),
        (3, 2, (1, 1)),
        (-1, 2, (-1, 1)),
        (-1, 3, (0, 1)),
    ],
)
def test_a_push_takes_the_nearest_of_eight_directions(dx: int, dy: int, step: tuple[int, int]) -> None:
    assert direction_away(Square(10, 10), Square(10 + dx, 10 + dy)) == step


@pytest.mark.parametrize(
    ("drawn", "end", "stopped", "squares"),
    [
        ("ab.....", "E1", "", 3),
        ("ab..", "D1", "edge", 2),
        ("ab.#..", "C1", "wall", 1),
        ("ab.c..", "C1", "occupied", 1),
        ("ab#", "B1", "wall", 0),
        ("a....\n.b...\n..#..", "B2", "wall", 0),
        ("a...\n.b..\n....\n....", "D4", "edge", 2),
        ("a....\n.b#..\n.#...\n.....", "B2", "wall", 0),
        ("a....\n.b#..\n.....\n.....\n.....", "E5", "", 3),
    ],
)
def test_a_push_goes_on_until_something_stops_it(drawn: str, end: str, stopped: str, squares: int) -> None:
    board = read_board(drawn)
    after, pushed = board.push("a", "b", 3)
    assert (pushed.stopped, pushed.squares) == (stopped, squares)
    assert after == board.put("b", pushed.at)
    assert pushed.at == (pushed.path[-1] if pushed.path else board.where("b"))
    assert after.where("b") == pushed.at
    assert pushed.at == read_square(end)


@given(grids(), st.integers(0, 5), st.data())
def test_every_square_of_a_push_is_one_further_away_and_free(
    grid: Grid, squares: int, data: st.DataObject
) -> None:
    source, target = data.draw(squares_of(grid)), data.draw(squares_of(grid))
    assume(source != target and target not in grid.walls)
    occupied = frozenset({source, data.draw(squares_of(grid))}) - {target}
    pushed = push(grid, source, target, squares, occupied)
    away = distance(source, target)
    assert [distance(source, square) for square in pushed.path] == [
        away + n for n in range(1, len(pushed.path) + 1)
    ]
    assert not set(pushed.path) & (grid.walls | occupied)
    assert (pushed.stopped == "") == (pushed.squares == squares)


def test_refusals_say_why() -> None:
    with refuses("no-direction") as refusal:
        push(OPEN, Square(2, 3), Square(2, 3), 1)
    assert refusal.value.facts == {"at": "C4"}
    with refuses("off-board"):
        push(OPEN, Square(2, 3), Square(9, 3), 1)
    with refuses("off-board"):
        within(OPEN, Square(9, 9), 1)
    with refuses("square-blocked"):
        push(grid_of([".#."]), Square(0, 0), Square(1, 0), 1)
