"""Walls, windows and doors between squares, and across them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.board import (
    WALK,
    Barrier,
    Board,
    Budget,
    Corners,
    Door,
    Ends,
    Grid,
    Square,
    corner_open,
    cover_between,
    cut,
    edge,
    push,
    reachable,
    read_board,
    squares_seen,
    write_board,
)
from nde.errors import Faults, Illegal, Missing
from tests.board.oracle import free_lines
from tests.extent import drawn

U = 1024
SIZE = 5
halves = st.integers(0, 2 * SIZE).map(lambda n: n * U // 2)
anywhere = st.integers(0, SIZE * U)
lattice = st.integers(0, SIZE).map(lambda n: n * U)
squares = st.builds(Square, st.integers(0, SIZE - 1), st.integers(0, SIZE - 1))


@st.composite
def polylines(draw: st.DrawFn, places: st.SearchStrategy[int]) -> list[Barrier]:
    corners = draw(st.lists(st.tuples(places, places), min_size=2, max_size=4))
    return [Barrier(*a, *b) for a, b in pairwise(corners) if a != b]


grids = st.builds(
    lambda lines, walls, doors: Grid(
        width=SIZE,
        height=SIZE,
        walls=frozenset(walls),
        barriers=tuple(one for line in lines for one in line),
        doors=tuple(
            Door(ends=edge(one, Square(one.x + 1, one.y)), is_open=is_open)
            for one, is_open in doors.items()
            if one.x + 1 < SIZE
        ),
    ),
    st.lists(st.one_of(polylines(lattice), polylines(halves), polylines(anywhere)), max_size=4),
    st.sets(squares, max_size=4),
    st.dictionaries(squares, st.booleans(), max_size=2),
)


@settings(max_examples=drawn(60, of=3000))
@given(grid=grids, a=squares, b=squares)
def test_cover_is_what_the_lines_one_by_one_say(grid: Grid, a: Square, b: Square) -> None:
    count, free = free_lines(grid, a, b) if a != b else (1, 1)
    cover = cover_between(grid, a, b)
    assert cover == cover_between(grid, b, a)
    if a != b:
        assert cover == ("full" if not free else "none" if free == count else "partial")


@settings(max_examples=drawn(30, of=600))
@given(grid=grids, a=squares)
def test_what_is_seen_of_a_whole_map_is_what_the_lines_say(grid: Grid, a: Square) -> None:
    seen = {square for square in grid.squares() if square == a or free_lines(grid, a, square)[1]}
    assert squares_seen(grid, a) == seen


def stepped(grid: Grid, start: Square) -> set[Square]:
    return set(reachable(grid, start, Budget(99)))


@settings(max_examples=drawn(30, of=600))
@given(
    grid=grids,
    closed=st.lists(st.tuples(anywhere | halves, anywhere | halves), min_size=3, max_size=5),
    start=squares,
)
def test_nobody_walks_through_a_closed_line(grid: Grid, closed: list[tuple[int, int]], start: Square) -> None:
    """Whoever is inside stays there, and whoever is outside as well."""
    ring = tuple(Barrier(*a, *b) for a, b in zip(closed, [*closed[1:], closed[0]], strict=True) if a != b)
    fence = Grid(width=SIZE, height=SIZE, barriers=ring)
    pieces = [piece[:4] for side in ring for piece in cut(side)]
    inside = {one: is_inside(one, pieces) for one in fence.squares()}
    assert {inside[one] for one in stepped(fence, start)} == {inside[start]}


def is_inside(square: Square, pieces: list[tuple[int, int, int, int]]) -> bool:
    """By how often a straight way out meets the pieces, from a hair beside the middle."""
    fine = 10**6
    x, y = (square.x * U + U // 2) * fine * fine + fine, (square.y * U + U // 2) * fine * fine + 1
    count = 0
    for piece in pieces:
        ax, ay, bx, by = (one * fine * fine for one in piece)
        if (ay > y) != (by > y):
            side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
            count += (side > 0) == (by > ay)
    return count % 2 == 1


def edges(*names: tuple[Square, Square]) -> tuple[Barrier, ...]:
    return tuple(Barrier(*edge(*pair)) for pair in names)


A1, B1, A2, B2 = Square(0, 0), Square(1, 0), Square(0, 1), Square(1, 1)


def test_a_wall_on_an_edge_stops_sight_steps_and_blows() -> None:
    board = Board(grid=Grid(width=3, height=1, barriers=edges((A1, B1)))).put("ada", A1).put("wolf", B1)
    assert board.sight("ada", "wolf").cover == "full"
    assert not board.sight("ada", "wolf").touching
    assert board.reachable("ada", Budget(9)) == {A1: 0}
    assert squares_seen(board.grid, A1) == {A1}


def test_a_window_lets_sight_through_but_no_step_and_no_blow() -> None:
    grid = Grid(width=3, height=1, barriers=(Barrier(*edge(A1, B1), "window"),))
    board = Board(grid=grid).put("ada", A1).put("wolf", B1)
    assert board.sight("ada", "wolf").cover == "partial"
    assert not board.sight("ada", "wolf").touching
    assert board.reachable("ada", Budget(9)) == {A1: 0}
    assert squares_seen(grid, A1) == set(grid.squares())


@pytest.mark.parametrize("is_open", [True, False])
def test_a_door_stops_both_while_it_is_shut(is_open: bool) -> None:
    board = Board(grid=Grid(width=2, height=1, doors=(Door(ends=edge(A1, B1), is_open=is_open),)))
    board = board.put("ada", A1).put("wolf", B1)
    assert board.sight("ada", "wolf").touching is is_open
    assert (board.sight("ada", "wolf").cover == "none") is is_open
    assert corner_open(board.grid, A1, B1, "open") is is_open


@pytest.mark.parametrize(
    ("walled", "opened"),
    [
        (((A1, B1),), ("any", "open")),
        (((A1, A2), (B1, B2)), ()),
        (((A1, B1), (A1, A2)), ()),
        (((A1, B1), (A2, B2)), ()),
    ],
)
def test_a_diagonal_step_goes_round_the_end_of_a_wall(
    walled: tuple[tuple[Square, Square], ...], opened: tuple[str, ...]
) -> None:
    """One way round is enough, as it is past the corner of a wall; `clear` wants both."""
    grid = Grid(width=2, height=2, barriers=edges(*walled))
    ways: tuple[Corners, ...] = ("any", "open", "clear")
    assert {corners for corners in ways if corner_open(grid, A1, B2, corners)} == set(opened)


def test_a_wall_and_the_end_of_a_line_close_a_corner_together() -> None:
    grid = Grid(width=2, height=2, walls=frozenset({B1}), barriers=edges((A2, B2)))
    assert cover_between(grid, A1, B2) == "full"
    assert not corner_open(grid, A1, B2, "open")
    assert B2 not in squares_seen(grid, A1)


def test_a_slanted_line_stops_the_steps_that_cross_it() -> None:
    grid = Grid(width=3, height=3, barriers=(Barrier(0, 3 * U, 3 * U, 0),))
    assert Square(2, 2) not in reachable(grid, A1, Budget(9), WALK)
    assert cover_between(grid, A1, Square(2, 2)) == "full"
    assert len(grid.barriers) == 3


def test_a_wall_through_the_middle_of_squares_is_not_walked_through() -> None:
    grid = Grid(width=3, height=1, barriers=(Barrier(3 * U // 2, 0, 3 * U // 2, U),))
    assert Square(2, 0) not in stepped(grid, A1)
    assert cover_between(grid, A1, Square(2, 0)) == "full"


def test_a_push_ends_at_a_wall_between_squares() -> None:
    grid = Grid(width=4, height=1, barriers=edges((Square(2, 0), Square(3, 0))))
    assert push(grid, A1, B1, 3).stopped == "wall"
    assert push(grid, A1, B1, 3).at == Square(2, 0)


def test_equal_lines_are_equal_maps() -> None:
    whole = Grid(width=3, height=1, barriers=(Barrier(3 * U, U, 0, U), Barrier(0, U, U, U)))
    assert whole == Grid(width=3, height=1, barriers=cut(Barrier(0, U, 3 * U, U)))
    assert whole == Grid(width=3, height=1, barriers=whole.barriers)


def test_what_does_not_lie_on_the_map_is_refused() -> None:
    with pytest.raises(Missing, match=r"“4,0” is not on this map"):
        Grid(width=3, height=1, barriers=(Barrier(0, 0, 4 * U, 0),))
    with pytest.raises(Illegal, match="more than one door"):
        Grid(width=3, height=1, doors=(Door(ends=Ends(0, 0, 0, U)), Door(ends=Ends(0, U, 0, 0))))
    with pytest.raises(Missing, match="there is no door"):
        Grid(width=3, height=1).door(Ends(0, 0, 0, U))


@settings(max_examples=drawn(30, of=500))
@given(grid=grids)
def test_a_text_map_keeps_every_wall_and_door(grid: Grid) -> None:
    # A piece of wall that lies on another one of its kind adds nothing, and is not written.
    needed = [
        one
        for one in grid.barriers
        if not any(
            one != other and one.kind == other.kind and _lies_on(one, other) for other in grid.barriers
        )
    ]
    board = Board(grid=grid)
    assert read_board(write_board(board)) == replace(board, grid=replace(grid, barriers=tuple(needed)))


def _lies_on(one: Barrier, other: Barrier) -> bool:
    def is_on(x: int, y: int) -> bool:
        across = (other.bx - other.ax) * (y - other.ay) - (other.by - other.ay) * (x - other.ax)
        return across == 0 and all(
            min(first, last) <= at <= max(first, last)
            for at, first, last in ((x, other.ax, other.bx), (y, other.ay, other.by))
        )

    return is_on(one.ax, one.ay) and is_on(one.bx, one.by)


def test_a_text_map_with_a_wall_off_the_map_is_refused_at_its_legend() -> None:
    with pytest.raises(Faults, match="“9,0” is not on this map"):
        read_board("...\n\nwall 0,0 9,0")
    with pytest.raises(Faults, match="wall 0,0"):
        read_board("...\n\nwall 0,0")
