"""Cover between squares: drawn examples, laws, and two oracles (fractions, and tcod)."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import numpy as np
import pytest
import tcod.constants
import tcod.los
import tcod.map
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from nde.board import (
    COVERS,
    Grid,
    Square,
    cover_between,
    in_the_way,
    neighbours,
    read_board,
    square_name,
    squares_seen,
)
from nde.board.lines import pattern
from tests.board.boards import TURNS, cover_by_fractions, grid_of, grids, squares_of, turned
from tests.extent import drawn
from tests.refusals import refuses


@pytest.mark.parametrize(
    ("drawn", "cover"),
    [
        ("a....b", "none"),
        ("a.#..b", "full"),
        ("a.+..b", "partial"),
        ("a.~..b", "none"),
        ("a+b", "partial"),
        ("a#\n.b", "partial"),
        ("a#\n#b", "full"),
        ("a+\n+b", "partial"),
        ("a.#\n#.b", "partial"),
        # only the line from middle to middle is free
        ("a...##########\n###........###\n##########...b", "partial"),
        ("a..\n.#.\n..b", "full"),
        ("a.....\n..#..b", "partial"),
        ("a...\n####\n...b", "full"),
        ("a...\n##.#\n...b", "full"),  # the gap lies on the way, but too far aside to see through
        ("a....\n#..##\n...b.", "partial"),
        ("#a.b#\n#####", "none"),
    ],
)
def test_drawn_examples(drawn: str, cover: str) -> None:
    board = read_board(drawn)
    assert cover_between(board.grid, board.where("a"), board.where("b")) == cover


def test_through_a_door_one_sees_a_slice_of_the_next_room() -> None:
    board = read_board("a.#...\n..#...\n......\n..#...\n..#...\n..#...")
    beyond = {square for square in squares_seen(board.grid, board.where("a")) if square.x > 2}
    assert sorted(map(square_name, beyond)) == ["D4", "E4", "E5", "F5", "F6"]


@given(st.data())
def test_cover_is_the_same_from_both_ends(data: st.DataObject) -> None:
    grid = data.draw(grids())
    a, b = data.draw(squares_of(grid)), data.draw(squares_of(grid))
    assert cover_between(grid, a, b) == cover_between(grid, b, a)


@settings(max_examples=drawn(20, of=60), deadline=None)
@given(st.data())
def test_cover_equals_its_definition_in_fractions(data: st.DataObject) -> None:
    grid = data.draw(grids(most=8))
    a = data.draw(squares_of(grid))
    for b in grid.squares():
        assert cover_between(grid, a, b) == cover_by_fractions(grid, a, b), (a, b)


@given(grids(glyphs="..~"), st.data())
def test_open_ground_gives_no_cover(grid: Grid, data: st.DataObject) -> None:
    a, b = data.draw(squares_of(grid)), data.draw(squares_of(grid))
    assert cover_between(grid, a, b) == "none"


@given(st.data())
def test_another_wall_or_obstacle_never_uncovers(data: st.DataObject) -> None:
    grid = data.draw(grids())
    a, b, new = (data.draw(squares_of(grid)) for _ in range(3))
    before = COVERS.index(cover_between(grid, a, b))
    walled = Grid(width=grid.width, height=grid.height, walls=grid.walls | {new}, cover=grid.cover - {new})
    assert COVERS.index(cover_between(walled, a, b)) >= before
    if new not in grid.walls:
        strewn = Grid(width=grid.width, height=grid.height, walls=grid.walls, cover=grid.cover | {new})
        assert COVERS.index(cover_between(strewn, a, b)) >= before


@pytest.mark.parametrize("name", TURNS)
@given(data=st.data())
def test_turning_the_map_changes_nothing(name: str, data: st.DataObject) -> None:
    grid, turn = data.draw(grids()), TURNS[name]
    a, b = data.draw(squares_of(grid)), data.draw(squares_of(grid))
    assert cover_between(turned(grid, turn), turn(a, grid), turn(b, grid)) == cover_between(grid, a, b)


@given(grids(), st.data())
def test_neighbours_are_hidden_only_by_two_walls_at_a_diagonal(grid: Grid, data: st.DataObject) -> None:
    a = data.draw(squares_of(grid))
    assert cover_between(grid, a, a) == "none"
    for b in filter(grid.holds, neighbours(a)):
        sealed = a.x != b.x and a.y != b.y and {Square(a.x, b.y), Square(b.x, a.y)} <= grid.walls
        assert (cover_between(grid, a, b) == "full") == sealed
        if a.x == b.x or a.y == b.y:
            assert cover_between(grid, a, b) == "none"


def test_a_pinched_line_always_has_another_line_that_crosses_the_pair() -> None:
    """`_cover` looks for pinches only after some wall was crossed; this is why it may."""
    pinched = 0
    for dx in range(-30, 31):
        for dy in range(31):
            lines, crossed, _ = pattern(dx, dy, 31)
            for pair in [pair for line in lines for pair in line.pinches]:
                pinched += 1
                assert pair & crossed, (dx, dy)
    assert pinched > 1000


def test_a_square_off_the_board_is_refused() -> None:
    grid = grid_of(["..", ".."])
    with refuses("off-board") as refusal:
        cover_between(grid, Square(0, 0), Square(2, 0))
    assert refusal.value.facts == {"at": "C1", "width": 2, "height": 2}


# tcod as an oracle.  Its lines and views are thin (through the middles of rows), ours have the width of a
# figure, so the two agree exactly on straight lines and bound each other everywhere else.


def _random_grid(random: Random, width: int = 14, height: int = 11, share: float = 0.2) -> Grid:
    return Grid(
        width=width,
        height=height,
        walls=frozenset(Square(x, y) for x in range(width) for y in range(height) if random.random() < share),
    )


def _thin_line(a: Square, b: Square) -> list[Square]:
    return [Square(int(x), int(y)) for x, y in tcod.los.bresenham(a, b).tolist()]


def _pinched(line: list[Square], walls: frozenset[Square]) -> bool:
    return any({Square(a.x, b.y), Square(b.x, a.y)} <= walls for a, b in pairwise(line))


def test_straight_and_diagonal_lines_are_full_exactly_where_tcod_meets_a_wall() -> None:
    random, met = Random(7), {True: 0, False: 0}
    for _ in range(60):
        grid = _random_grid(random)
        for a in grid.squares()[:: random.randrange(3, 7)]:
            for b in grid.squares():
                dx, dy = abs(a.x - b.x), abs(a.y - b.y)
                line = _thin_line(a, b) if 0 in (dx, dy) or dx == dy else []
                if not line or (dx == dy and _pinched(line, grid.walls)):
                    continue
                walled = any(square in grid.walls for square in line[1:-1])
                assert (cover_between(grid, a, b) == "full") == walled, (a, b)
                met[walled] += 1
    assert min(met.values()) > 5_000


def test_tcod_lines_bound_cover_from_both_sides() -> None:
    """No cover: the thin line is free both ways.  Free with its straight neighbours: not full cover."""
    random, clear, wide = Random(7), 0, 0
    for _ in range(40):
        grid = _random_grid(random, share=random.choice((0.05, 0.15, 0.3)))
        a = random.choice(grid.squares())
        for b in grid.squares():
            line, cover = _thin_line(a, b), cover_between(grid, a, b)
            walls = grid.walls - {a, b}
            if cover == "none":
                clear += 1
                assert not walls & {*line, *_thin_line(b, a)}, (a, b)
            thick = {
                Square(s.x + x, s.y + y) for s in line for x, y in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))
            }
            if not walls & thick:
                wide += 1
                assert cover != "full", (a, b)
    assert clear > 500
    assert wide > 500


def test_what_tcod_cannot_see_is_covered_and_what_is_clear_tcod_sees() -> None:
    """tcod's symmetric shadow casting, over whole boards: its view holds every square without cover."""
    random, hidden, seen = Random(11), 0, 0
    for _ in range(60):
        grid = _random_grid(random)
        floor = [square for square in grid.squares() if square not in grid.walls]
        transparent = np.ones((grid.width, grid.height), dtype=bool)
        for wall in grid.walls:
            transparent[wall] = False
        a = random.choice(floor)
        view = tcod.map.compute_fov(transparent, a, algorithm=tcod.constants.FOV_SYMMETRIC_SHADOWCAST)
        for b in floor:
            if not view[b]:
                hidden += 1
                assert cover_between(grid, a, b) != "none", (a, b)
            elif cover_between(grid, a, b) == "none":
                seen += 1
    assert hidden > 1_000
    assert seen > 1_000


@given(grids(glyphs="...#"), st.data())
def test_squares_seen_are_those_without_full_cover(grid: Grid, data: st.DataObject) -> None:
    a = data.draw(squares_of(grid))
    assume(grid.walls)
    expected = {b for b in grid.squares() if cover_between(grid, a, b) != "full"}
    assert squares_seen(grid, a) == expected


@given(grids(), st.data())
def test_what_is_in_the_way_is_what_gives_the_cover(grid: Grid, data: st.DataObject) -> None:
    a, b = data.draw(squares_of(grid)), data.draw(squares_of(grid))
    assume(a != b)
    between = in_the_way(grid, a, b)
    assert between == in_the_way(grid, b, a)
    assert set(between) <= grid.walls | grid.cover
    cover = cover_between(grid, a, b)
    if not between:
        assert cover == "none"
    cleared = Grid(
        width=grid.width,
        height=grid.height,
        walls=grid.walls - set(between),
        cover=grid.cover - set(between),
        difficult=grid.difficult,
    )
    assert cover_between(cleared, a, b) == "none", "nothing else was in the way"


@pytest.mark.parametrize("chance", [0.05, 0.2, 0.6])
def test_shadows_on_a_large_map_fall_where_the_lines_are_stopped(chance: float) -> None:
    draw = Random(7)
    every = Grid(width=100, height=60).squares()
    walls = frozenset(one for one in every if draw.random() < chance and one != Square(40, 30))
    grid = Grid(width=100, height=60, walls=walls)
    seen = squares_seen(grid, Square(40, 30))
    for square in draw.sample(every, 150):
        assert (square in seen) == (cover_between(grid, Square(40, 30), square) != "full")
