"""Reach and cheapest ways, against a slow relaxation that knows no queue."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.board import (
    Budget,
    Crowd,
    Gait,
    Grid,
    Square,
    cheapest_path,
    cover_between,
    distance,
    move,
    move_to,
    neighbours,
    reachable,
)
from nde.errors import NdeError
from tests.board.boards import grid_of, grids, squares_of
from tests.refusals import Kind, refuses

gaits = st.builds(
    Gait,
    difficult=st.integers(1, 3),
    corners=st.sampled_from(("open", "clear", "any")),
    pass_friends=st.booleans(),
    pass_foes=st.booleans(),
)
budgets = st.builds(Budget, st.integers(0, 8), st.integers(0, 2))


def legal(grid: Grid, start: Square, to: Square, gait: Gait, crowd: Crowd) -> bool:
    """Return whether `move` itself lets one step there, then on: the referee of the search."""
    alone = Crowd(
        friends=frozenset() if gait.pass_friends else crowd.friends,
        foes=frozenset() if gait.pass_foes else crowd.foes,
    )
    try:
        move(grid, start, (to,), Budget(99), gait, alone)
    except NdeError:
        return False
    return True


def reach_by_rounds(grid: Grid, start: Square, budget: Budget, gait: Gait, crowd: Crowd) -> dict[Square, int]:
    """Relax every step of the board until nothing gets cheaper, for each number of difficult squares."""
    steps = [
        (a, b)
        for a in grid.squares()
        for b in neighbours(a)
        if grid.holds(b) and legal(grid, a, b, gait, crowd)
    ]
    known = {(start, 0): 0}
    while True:
        better = dict(known)
        for a, b in steps:
            for (square, hard), entered in list(better.items()):
                if square == a and entered < budget.left + 1:
                    key = (b, hard + (b in grid.difficult))
                    better[key] = min(entered + 1, better.get(key, 99))
        if better == known:
            break
        known = better
    costs: dict[Square, int] = {}
    for (square, hard), entered in known.items():
        cost = entered + max(0, hard - budget.skips) * (gait.difficult - 1)
        if cost <= budget.left and (square == start or not crowd.on(square)):
            costs[square] = min(cost, costs.get(square, cost))
    return costs


@given(
    grid=grids(most=4),
    budget=st.builds(Budget, st.integers(0, 5), st.integers(0, 2)),
    gait=gaits,
    data=st.data(),
)
def test_reach_equals_relaxing_every_step(
    grid: Grid, budget: Budget, gait: Gait, data: st.DataObject
) -> None:
    start = data.draw(squares_of(grid))
    others = st.frozensets(squares_of(grid).filter(lambda square: square != start), max_size=3)
    friends = data.draw(others) if grid.width * grid.height > 1 else frozenset()
    foes = (data.draw(others) if grid.width * grid.height > 1 else frozenset()) - friends
    crowd = Crowd(friends=friends, foes=foes)
    assert reachable(grid, start, budget, gait, crowd) == reach_by_rounds(grid, start, budget, gait, crowd)


@given(grid=grids(), budget=budgets, gait=gaits, data=st.data())
def test_a_square_in_reach_is_reached_at_its_cost_and_no_other_is(
    grid: Grid, budget: Budget, gait: Gait, data: st.DataObject
) -> None:
    start, goal = data.draw(squares_of(grid)), data.draw(squares_of(grid))
    crowd = Crowd(foes=frozenset({data.draw(squares_of(grid))}) - {start})
    costs = reachable(grid, start, budget, gait, crowd)
    if goal in costs and goal not in grid.walls:
        moved = move_to(grid, start, goal, budget, gait, crowd)
        assert (moved.at, moved.cost, moved.budget.left) == (goal, costs[goal], budget.left - costs[goal])
        assert moved.cost >= distance(start, goal)
    else:
        with refuses("no-way", "square-blocked", "square-occupied", "too-far"):
            move_to(grid, start, goal, budget, gait, crowd)


@given(grid=grids(glyphs="..+"), data=st.data())
def test_on_open_ground_cost_is_distance(grid: Grid, data: st.DataObject) -> None:
    start, goal = data.draw(squares_of(grid)), data.draw(squares_of(grid))
    assert len(cheapest_path(grid, start, goal)) == distance(start, goal)


@given(grid=grids(), data=st.data())
def test_who_can_be_stepped_to_can_be_seen(grid: Grid, data: st.DataObject) -> None:
    """The default corner rule and cover agree about neighbours."""
    start = data.draw(squares_of(grid))
    near = {square for square in neighbours(start) if grid.holds(square) and square not in grid.walls}
    stepped = {square for square in near if legal(grid, start, square, Gait(), Crowd())}
    assert stepped == {square for square in near if cover_between(grid, start, square) != "full"}


def test_the_way_round_is_taken_when_the_mire_costs_more() -> None:
    grid = grid_of([".~~~.", "....."])
    assert cheapest_path(grid, Square(0, 0), Square(4, 0)) == ((1, 1), (2, 1), (3, 1), (4, 0))
    assert reachable(grid, Square(0, 0), Budget(4))[Square(4, 0)] == 4


def test_a_spared_skip_carries_further() -> None:
    """Two ways of equal cost: only the one that kept its skip crosses the ford beyond in time."""
    grid = grid_of([".~.~.", "#.###"])
    costs = reachable(grid, Square(0, 0), Budget(4, skips=1))
    assert costs[Square(2, 0)] == 2
    assert costs[Square(4, 0)] == 4


def test_of_equally_cheap_ways_the_one_that_spares_a_skip_is_taken() -> None:
    grid = grid_of([".~.", "#.#"])
    moved = move_to(grid, Square(0, 0), Square(2, 0), Budget(5, skips=1))
    assert (moved.path, moved.budget) == (((1, 1), (2, 0)), Budget(3, skips=1))


@pytest.mark.parametrize(
    ("goal", "error", "facts"),
    [
        ((5, 0), "off-board", {"at": "F1", "width": 5, "height": 3}),
        ((2, 0), "square-blocked", {"at": "C1"}),
        ((0, 2), "square-occupied", {"at": "A3"}),
        ((4, 0), "no-way", {"start": "A1", "at": "E1"}),
        ((1, 2), "too-far", {"at": "B3", "cost": 2, "left": 1}),
    ],
)
def test_refusals_say_why(goal: tuple[int, int], error: Kind, facts: dict[str, object]) -> None:
    grid = grid_of(["..#..", "..#..", "..#.."])
    crowd = Crowd(friends=frozenset({Square(0, 2)}))
    with refuses(error) as refusal:
        move_to(grid, Square(0, 0), Square(*goal), Budget(1), crowd=crowd)
    assert refusal.value.facts == facts
