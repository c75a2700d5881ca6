"""Squares of a grid: their names, their neighbours and how far apart they are.

A diagonal step counts as one, so distance is the larger of the two differences.

>>> distance(Square(0, 0), Square(3, 5))
5
>>> square_name(Square(2, 3)), read_square("c4")
('C4', Square(x=2, y=3))
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from nde.errors import Unreadable

_NAME = re.compile(r"([A-Za-z]{1,3})([1-9][0-9]{0,3})", re.ASCII)
_LETTERS = 26


class Square(NamedTuple):
    """A square by column and row, both counted from 0 at the top left."""

    x: int
    y: int


STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))
"""The eight ways to step; straight ones first, so that paths of equal cost prefer them."""


def distance(a: Square, b: Square) -> int:
    """Return the squares between two squares when diagonals are free; 0 for the same square."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def adjacent(a: Square, b: Square) -> bool:
    """Return whether two different squares touch, by an edge or by a corner."""
    return distance(a, b) == 1


@lru_cache(maxsize=4096)
def neighbours(square: Square) -> tuple[Square, ...]:
    """Return the eight squares around one, on the board or not."""
    x, y = square
    return tuple(Square(x + dx, y + dy) for dx, dy in STEPS)


def square_name(square: Square) -> str:
    """Return the name people call a square: column letters, then the row counted from 1.

    A square left of or above every board has no such name and is given by its numbers.
    """
    if min(square) < 0:
        return f"{square[0]},{square[1]}"
    letters, column = "", square[0] + 1
    while column > 0:
        column, letter = divmod(column - 1, _LETTERS)
        letters = chr(ord("A") + letter) + letters
    return f"{letters}{square[1] + 1}"


def read_square(text: str) -> Square:
    """Return the square a name such as `C4` or `aa12` means."""
    match = _NAME.fullmatch(text.strip())
    if match is None:
        raise Unreadable("unreadable-square", text=text)
    column = 0
    for letter in match[1].upper():
        column = column * _LETTERS + ord(letter) - ord("A") + 1
    return Square(column - 1, int(match[2]) - 1)
