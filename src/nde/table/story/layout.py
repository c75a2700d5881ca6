"""The maps of an adventure: where heroes and foes begin, and who stands where when it gets crowded.

A game that measures distance in zones takes from a map only how far apart people begin.

>>> yard = read_layout("#####\\n#1.a#\\n#2.b#\\n#####")
>>> [square_name(at) for at in yard.heroes], {letter: square_name(at) for letter, at in yard.foes}
(['B2', 'B3'], {'a': 'D2', 'b': 'D3'})
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import lru_cache
from string import ascii_lowercase, ascii_uppercase

import msgspec

from nde.board import BANDS, Board, Grid, Square, Zones, distance, neighbours, read_board, square_name

__all__ = ["Layout", "in_zones", "read_layout", "settle", "square_name"]

DIGITS = "123456789"
A_MOVE = 5
"""How many squares of a map are one zone: as many as the usual move, since a move changes one zone."""
BESIDE = 2
"""Who begins within so many squares of each other is close."""
_TO_LETTERS = str.maketrans(DIGITS, ascii_uppercase[: len(DIGITS)])


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
    board = read_board(text.translate(_TO_LETTERS), source)
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
