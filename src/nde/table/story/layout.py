"""The maps of an adventure: where heroes and foes begin, and who stands where when it gets crowded.

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

from nde.board import Board, Grid, Square, neighbours, read_board, square_name

__all__ = ["Layout", "read_layout", "settle", "square_name"]

DIGITS = "123456789"
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
