"""How far it is to the nearest enemy: along the ways there are, so that nobody gets stuck behind a wall."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from nde.board import WALK, Board, Grid, Square, Zones, corner_open, neighbours
from nde.rules.cairn2e.scene import Figure, Scene


def steps_gained(scene: Scene, who: str, to: Square) -> int:
    """Squares by which a move brings somebody nearer to the nearest enemy; below 0: farther away."""
    board = scene.space
    if not isinstance(board, Board):
        return 0
    steps, here = _steps_to_enemies(scene, scene.figure(who).side), board.where(who)
    return steps[here] - steps[to] if here in steps and to in steps else 0


def is_beside(scene: Scene, who: Figure, other: Figure) -> bool:
    """Whether somebody is within arm's reach; always where no space says otherwise."""
    space = scene.space
    if isinstance(space, Board):
        if not {who.id, other.id} <= {token.id for token in space.tokens}:
            return True
        return space.sight(who.id, other.id).touching
    if isinstance(space, Zones) and {who.id, other.id} <= set(space.tokens):
        return space.steps(who.id, other.id) == 0
    return True


@lru_cache(maxsize=32)
def _steps_to_enemies(scene: Scene, side: str) -> dict[Square, int]:
    """Steps from every square to the nearest enemy of a side who takes part.

    Kept, because every square somebody could walk to is weighed in the same scene.
    """
    board = scene.space
    enemies = {one.id for one in scene.figures if one.side != side and not one.is_out}
    if not isinstance(board, Board):
        return {}
    return _steps_to(board.grid, tuple(token.at for token in board.tokens if token.id in enemies))


@lru_cache(maxsize=16)
def _steps_to(grid: Grid, goals: tuple[Square, ...]) -> dict[Square, int]:
    """Steps from every square to the nearest of some, whoever stands between."""
    steps = dict.fromkeys(goals, 0)
    queue = deque(goals)
    while queue:
        here = queue.popleft()
        for to in neighbours(here):
            is_floor = to not in steps and grid.holds(to) and to not in grid.walls
            if is_floor and corner_open(grid, here, to, WALK.corners):
                steps[to] = steps[here] + 1
                queue.append(to)
    return steps
