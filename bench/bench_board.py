"""How long a player waits for cover and reach on a 30×30 board, beside tcod's view of the same walls.

    .venv/bin/python bench/bench_board.py

tcod answers a simpler question (a thin view, nothing in between) in C; it is here to show the distance.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

import numpy as np
import tcod.constants
import tcod.map

from nde.board import Budget, Grid, Square, cover_between, reachable, squares_seen
from nde.board.lines import pattern

SIDE = 30
WALLS = 0.15
CENTRE = Square(SIDE // 2, SIDE // 2)


def dungeon(seed: int = 7) -> Grid:
    """Return a board with scattered walls and low obstacles."""
    random = Random(seed)
    squares = [Square(x, y) for x in range(SIDE) for y in range(SIDE) if Square(x, y) != CENTRE]
    walls = frozenset(square for square in squares if random.random() < WALLS)
    low = frozenset(square for square in squares if random.random() < WALLS / 3) - walls
    return Grid(width=SIDE, height=SIDE, walls=walls, cover=low, difficult=low)


def fastest_ms(task: Callable[[], object], times: int = 20) -> float:
    """Return the shortest of some runs in milliseconds."""
    spans = []
    for _ in range(times):
        start = perf_counter()
        task()
        spans.append(perf_counter() - start)
    return min(spans) * 1000


def first_view(grid: Grid) -> int:
    """Return how many squares are seen when no line has been worked out yet."""
    pattern.cache_clear()
    return len(squares_seen(grid, CENTRE))


def cover_of_every_pair(grid: Grid) -> int:
    """Return how many of all pairs of squares see each other."""
    squares = grid.squares()
    pairs = ((a, b) for n, a in enumerate(squares) for b in squares[n + 1 :])
    return sum(cover_between(grid, a, b) != "full" for a, b in pairs)


def main() -> None:
    """Print the figures."""
    grid = dungeon()
    transparent = np.ones((SIDE, SIDE), dtype=bool)
    for wall in grid.walls:
        transparent[wall] = False
    algorithm = tcod.constants.FOV_SYMMETRIC_SHADOWCAST
    pairs = SIDE**2 * (SIDE**2 - 1) // 2
    cover_of_every_pair(grid)
    every = fastest_ms(lambda: cover_of_every_pair(grid), times=3)
    print(f"cover of one pair            {every / pairs * 1000:8.2f} µs")
    print(f"cover of all {pairs} pairs  {every:8.0f} ms")
    print(f"a token's view, lines known  {fastest_ms(lambda: squares_seen(grid, CENTRE)):8.2f} ms")
    print(f"a token's first view         {fastest_ms(lambda: first_view(grid)):8.2f} ms")
    view = fastest_ms(lambda: tcod.map.compute_fov(transparent, CENTRE, algorithm=algorithm))
    print(f"tcod's thin view             {view:8.2f} ms")
    print(f"reach with a budget of 5     {fastest_ms(lambda: reachable(grid, CENTRE, Budget(5))):8.2f} ms")


if __name__ == "__main__":
    main()
