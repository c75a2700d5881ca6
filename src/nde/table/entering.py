"""Newcomers to a map that is laid out already: whoever is given no place comes in away from the party.

Somebody without a place in a space could be reached by everybody at once.
"""

from __future__ import annotations

from collections.abc import Iterable

from nde.board import Areas, Board, Budget, Gait, Square, Zones, reachable
from nde.table.scenes import Space, is_on
from nde.table.story.layout import settle

ZONES_AWAY = 2
"""How many moves away somebody enters where distances are told in zones: far, of the usual bands."""

STRAIGHT_ON = Gait(difficult=1)
"""A way is as long as its squares are many, whatever the ground is like."""


def entered(space: Space | None, party: Iterable[str], figures: Iterable[str]) -> Space | None:
    """The space with some figures in it; who has no place yet stands at its edge away from the party.

    Who comes together stands together.  Where a map has no room left, the rest stay off it.
    """
    new = [one for one in figures if not is_on(space, one)]
    heroes = [one for one in party if is_on(space, one)]
    if not new or space is None:
        return space
    if isinstance(space, Board):
        return at_the_edge(space, heroes, new)
    if isinstance(space, Areas):
        area = _furthest_area(space, [space.where(hero) for hero in heroes])
        for one in new:
            space = space.put(one, area)
        return space
    return _in_a_far_zone(space, heroes, new)


def at_the_edge(board: Board, party: Iterable[str], figures: Iterable[str]) -> Board:
    """The board with those of some figures who are not on it yet as far from the party as one can walk."""
    new = [one for one in figures if not is_on(board, one)]
    at = _furthest_square(board, [board.where(hero) for hero in party if is_on(board, hero)])
    return board if at is None else settle(board, new, (at,))


def _furthest_square(board: Board, heroes: list[Square]) -> Square | None:
    """The free square with the longest way from every hero; the last one of a map without heroes."""
    grid = board.grid
    taken = {token.at for token in board.tokens}
    free = [at for at in grid.squares() if at not in taken and at not in grid.walls]
    ways = [reachable(grid, hero, Budget(grid.width * grid.height), STRAIGHT_ON) for hero in heroes]
    known = [at for at in free if all(at in way for way in ways)] or free

    def away(at: Square) -> tuple[int, int, Square]:
        steps = [way.get(at, 0) for way in ways]
        return min(steps, default=0), sum(steps), at

    return max(known, key=away, default=None)


def _furthest_area(areas: Areas, heroes: list[str]) -> str:
    """The area with most borders between it and the nearest hero; the last one named where nobody is."""
    ways = [areas.borders_from(area) for area in heroes]
    known = [area for area in areas.names if all(area in way for way in ways)] or list(areas.names)
    return max(reversed(known), key=lambda area: min((way.get(area, 0) for way in ways), default=0))


def _in_a_far_zone(zones: Zones, heroes: list[str], new: list[str]) -> Zones:
    """The zones with newcomers beside each other, far from the first hero and close to nobody else."""
    first, *others = new
    band = zones.bands[min(ZONES_AWAY, len(zones.bands) - 1)]
    zones = zones.enter(first, beside=heroes[0], band=band) if heroes else zones.enter(first, band=band)
    for one in others:
        zones = zones.enter(one, beside=first)
    return zones
