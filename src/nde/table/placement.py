"""Where people stand: as the map of an adventure says, where there is room, or away from the party.

A game that measures distance in zones takes from a map only how far apart people begin.  Whoever comes to a
map that is laid out already and is given no place enters away from the party: somebody without a place in a
space could be reached by everybody at once.

>>> from nde.board import square_name
>>> yard = read_layout("#####\\n#1.a#\\n#2.b#\\n#####")
>>> [square_name(at) for at in yard.heroes], {letter: square_name(at) for letter, at in yard.foes}
(['B2', 'B3'], {'a': 'D2', 'b': 'D3'})
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable
from functools import lru_cache
from string import ascii_lowercase, ascii_uppercase

import msgspec

from nde.board import (
    BANDS,
    Areas,
    Board,
    Budget,
    Gait,
    Grid,
    Square,
    Zones,
    distance,
    neighbours,
    reachable,
    read_board,
)
from nde.table.scenes import Space, is_on

DIGITS = "123456789"
A_MOVE = 5
"""How many squares of a map are one zone: as many as the usual move, since a move changes one zone."""
BESIDE = 2
"""Who begins within so many squares of each other is close."""
_TO_LETTERS = str.maketrans(DIGITS, ascii_uppercase[: len(DIGITS)])

_OF_HEROES = re.compile(rf"^[ \t]*[{DIGITS}][ \t]*=.*$", re.MULTILINE)
"""A line of the legend about where a hero begins: digits elsewhere are places."""


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """A map, and the squares on which it says that somebody begins."""

    grid: Grid
    heroes: tuple[Square, ...]
    """In the order of their digits."""
    foes: tuple[tuple[str, Square], ...]
    """By letter, in the order of the alphabet."""


@lru_cache(maxsize=256)
def read_layout(text: str, source: str = "map") -> Layout:
    """The layout that a text map draws, or a refusal with every fault in it."""
    # `nde.board` knows letters alone: the heroes' digits borrow the capitals.
    rows, gap, legend = text.strip("\n").partition("\n\n")
    start = len(text) - len(text.lstrip("\n"))
    drawn = (
        "\n" * start
        + rows.translate(_TO_LETTERS)
        + gap
        + _OF_HEROES.sub(lambda line: line[0].translate(_TO_LETTERS), legend)
    )
    board = read_board(drawn, source)
    at = {token.id: token.at for token in board.tokens}
    return Layout(
        grid=board.grid,
        heroes=tuple(at[letter] for letter in ascii_uppercase if letter in at),
        foes=tuple((letter, at[letter]) for letter in ascii_lowercase if letter in at),
    )


def settle(board: Board, figures: Iterable[str], squares: Iterable[Square]) -> Board:
    """The board with some figures on these squares, or as near to them as there is room.

    Who comes after the last square stands near it.
    """
    places = iter(squares)
    at: Square | None = None
    for figure in figures:
        at = next(places, at)
        free = _nearest_free(board, at) if at is not None else None
        if free is not None:
            board = board.put(figure, free)
    return board


def in_zones(zones: Zones, board: Board, party: Iterable[str], figures: Iterable[str]) -> Zones:
    """The zones with some figures in them, as far from the party as their squares are.

    The party begins close together, and so do foes who stand side by side; who has no square is nearby.
    """
    places, heroes = dict(board.tokens), list(party)
    there = [hero for hero in heroes if hero in zones.tokens]
    for figure in figures:
        if figure in zones.tokens:
            continue
        near = _nearest(places, figure, [one for one in zones.tokens if one not in heroes])
        hero = _nearest(places, figure, there) or (there[0] if there else "")
        if figure in heroes or not hero:
            zones = zones.enter(figure, beside=hero)
            there += [figure] if figure in heroes else []
        elif near and distance(places[figure], places[near]) <= BESIDE:
            zones = zones.enter(figure, beside=near)
        else:
            zones = zones.enter(figure, beside=hero, band=_band(places, figure, hero))
    return zones


def _nearest(places: dict[str, Square], figure: str, others: list[str]) -> str:
    """Who of some others stands nearest to a figure on the map; empty where nobody knows."""
    known = [one for one in others if one in places]
    if figure not in places or not known:
        return ""
    return min(known, key=lambda one: distance(places[figure], places[one]))


def _band(places: dict[str, Square], figure: str, other: str) -> str:
    """How many moves apart two squares are, as a band; one move where one of them is unknown."""
    if figure not in places or other not in places:
        return BANDS[1]
    squares = distance(places[figure], places[other])
    return BANDS[min((max(squares - 1, 0) + A_MOVE - 1) // A_MOVE, len(BANDS) - 1)]


def _nearest_free(board: Board, start: Square) -> Square | None:
    taken = {token.at for token in board.tokens}
    seen, queue = {start}, deque((start,))
    while queue:
        here = queue.popleft()
        if here not in taken:
            return here
        for to in neighbours(here):
            if to not in seen and board.grid.holds(to) and to not in board.grid.walls:
                seen.add(to)
                queue.append(to)
    return None


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
