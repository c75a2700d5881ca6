"""Reach: every square a budget can pay for, and the cheapest way to one of them.

The search is Dijkstra's over (square, skips left): of two ways to a square at the same cost, the one
that crossed fewer difficult squares may go further.  Among ways of equal cost it keeps the first
found, straight steps before diagonal ones.

>>> from nde.board.grid import Grid
>>> row = Grid(width=4, height=1, difficult=frozenset({Square(1, 0)}))
>>> {square_name(square): cost for square, cost in reachable(row, Square(0, 0), Budget(3)).items()}
{'A1': 0, 'B1': 2, 'C1': 3}
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from nde.board.grid import Grid
from nde.board.movement import (
    NOBODY,
    WALK,
    Budget,
    Crowd,
    Gait,
    Moved,
    corner_open,
    move,
    step_cost,
)
from nde.board.refusals import NoWay, SquareOccupied
from nde.board.squares import Square, neighbours, square_name


class _State(NamedTuple):
    square: Square
    skips: int


class _Reached(NamedTuple):
    cost: int
    parent: _State | None


def _onward(grid: Grid, state: _State, gait: Gait, crowd: Crowd) -> list[tuple[_State, int]]:
    onward = []
    for to in neighbours(state.square):
        if not grid.holds(to) or to in grid.walls or crowd.stops(to, gait):
            continue
        if not corner_open(grid, state.square, to, gait.corners):
            continue
        price = step_cost(grid, to, gait)
        if price > 1 and state.skips:
            onward.append((_State(to, state.skips - 1), 1))
        else:
            onward.append((_State(to, state.skips), price))
    return onward


def _search(
    grid: Grid, start: Square, skips: int, most: int, gait: Gait, crowd: Crowd
) -> dict[_State, _Reached]:
    grid.require(start)
    first = _State(start, skips)
    reached = {first: _Reached(0, None)}
    queue, pushed = [(0, 0, first)], 0
    while queue:
        cost, _, state = heappop(queue)
        if cost > reached[state].cost:
            continue
        for to, price in _onward(grid, state, gait, crowd):
            total = cost + price
            if total <= most and (to not in reached or total < reached[to].cost):
                reached[to] = _Reached(total, state)
                pushed += 1
                heappush(queue, (total, pushed, to))
    return reached


def reachable(
    grid: Grid, start: Square, budget: Budget, gait: Gait = WALK, crowd: Crowd = NOBODY
) -> dict[Square, int]:
    """Return every square where a move may end, with its lowest cost; the start is among them at 0."""
    costs: dict[Square, int] = {}
    for state, (cost, _) in _search(grid, start, budget.skips, budget.left, gait, crowd).items():
        if state.square == start or not crowd.on(state.square):
            costs[state.square] = min(cost, costs.get(state.square, cost))
    return costs


def cheapest_path(
    grid: Grid, start: Square, goal: Square, gait: Gait = WALK, crowd: Crowd = NOBODY, skips: int = 0
) -> tuple[Square, ...]:
    """Return the squares entered on a cheapest way to the goal, however long; empty if already there."""
    grid.require_floor(goal)
    if goal != start and crowd.on(goal):
        raise SquareOccupied(at=square_name(goal))
    unlimited = grid.width * grid.height * max(gait.difficult, 1)
    reached = _search(grid, start, skips, unlimited, gait, crowd)
    ends = [state for state in reached if state.square == goal]
    if not ends:
        raise NoWay(start=square_name(start), at=square_name(goal))
    state = min(ends, key=lambda end: (reached[end].cost, -end.skips))
    path: list[Square] = []
    while (parent := reached[state].parent) is not None:
        path.append(state.square)
        state = parent
    return tuple(reversed(path))


def move_to(
    grid: Grid, start: Square, goal: Square, budget: Budget, gait: Gait = WALK, crowd: Crowd = NOBODY
) -> Moved:
    """Walk a cheapest way to the goal, or refuse with the reason."""
    return move(grid, start, cheapest_path(grid, start, goal, gait, crowd, budget.skips), budget, gait, crowd)


def can_reach(
    grid: Grid, start: Square, goal: Square, budget: Budget, gait: Gait = WALK, crowd: Crowd = NOBODY
) -> bool:
    """Return whether a move of this budget may end on the goal."""
    return goal in reachable(grid, start, budget, gait, crowd)
