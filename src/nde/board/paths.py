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

from functools import lru_cache
from typing import NamedTuple, TypeAlias

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
from nde.board.squares import Square, neighbours, square_name
from nde.errors import Illegal

_State: TypeAlias = tuple[Square, int]
"""A square, and the skips left there."""


class _Reached(NamedTuple):
    costs: dict[_State, int]
    parents: dict[_State, _State]
    """Where each was reached from; the first has no parent."""


@lru_cache(maxsize=4096)
def _steps(grid: Grid, start: Square, gait: Gait) -> tuple[tuple[Square, int], ...]:
    """Every step from a square that the ground allows, with its price; kept, since it hardly changes."""
    return tuple(
        (to, step_cost(grid, to, gait))
        for to in neighbours(start)
        if grid.holds(to) and to not in grid.walls and corner_open(grid, start, to, gait.corners)
    )


def _search(grid: Grid, start: Square, skips: int, most: int, gait: Gait, crowd: Crowd) -> _Reached:
    grid.require(start)
    first: _State = (start, skips)
    costs, parents = {first: 0}, {}
    stopped = crowd.stopping(gait)
    # Every step costs a whole number above 0, so that a list for each cost is all the queue there need be.
    cost, queues = 0, {0: [first]}
    while queues and cost < most:
        for state in queues.pop(cost, ()):
            if cost > costs[state]:
                continue
            square, left = state
            for to, price in _steps(grid, square, gait):
                if to in stopped:
                    continue
                is_skipped = price > 1 and left > 0
                total = cost + (1 if is_skipped else price)
                after = (to, left - is_skipped)
                if total <= most and (after not in costs or total < costs[after]):
                    costs[after], parents[after] = total, state
                    queues.setdefault(total, []).append(after)
        cost += 1
    return _Reached(costs, parents)


def reachable(
    grid: Grid, start: Square, budget: Budget, gait: Gait = WALK, crowd: Crowd = NOBODY
) -> dict[Square, int]:
    """Return every square where a move may end, with its lowest cost; the start is among them at 0."""
    costs: dict[Square, int] = {}
    taken = crowd.friends | crowd.foes
    for (square, _), cost in _search(grid, start, budget.skips, budget.left, gait, crowd).costs.items():
        if square == start or square not in taken:
            costs[square] = min(cost, costs.get(square, cost))
    return costs


def cheapest_path(
    grid: Grid, start: Square, goal: Square, gait: Gait = WALK, crowd: Crowd = NOBODY, skips: int = 0
) -> tuple[Square, ...]:
    """Return the squares entered on a cheapest way to the goal, however long; empty if already there."""
    grid.require_floor(goal)
    if goal != start and crowd.on(goal):
        raise Illegal("square-occupied", at=square_name(goal))
    unlimited = grid.width * grid.height * max(gait.difficult, 1)
    costs, parents = _search(grid, start, skips, unlimited, gait, crowd)
    ends = [state for state in costs if state[0] == goal]
    if not ends:
        raise Illegal("no-way", start=square_name(start), at=square_name(goal))
    state = min(ends, key=lambda end: (costs[end], -end[1]))
    path: list[Square] = []
    while state in parents:
        path.append(state[0])
        state = parents[state]
    return tuple(reversed(path))


def move_to(
    grid: Grid, start: Square, goal: Square, budget: Budget, gait: Gait = WALK, crowd: Crowd = NOBODY
) -> Moved:
    """Walk a cheapest way to the goal, or refuse with the reason."""
    return move(grid, start, cheapest_path(grid, start, goal, gait, crowd, budget.skips), budget, gait, crowd)
