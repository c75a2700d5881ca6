"""Functions of numbers as arrays, worked out for a number when it is first met."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nde.lab.many.rows import equal_rows

UNKNOWN = -1
MOST_BITS = 22
"""Codes of more bits than this are not looked up in an array."""


class Table:
    """What becomes of each number."""

    __slots__ = ("_of",)

    def __init__(self, room: int = 64) -> None:
        self._of: NDArray[np.int64] = np.full(max(room, 64), UNKNOWN, dtype=np.int64)

    def find(self, numbers: NDArray[Any], find: Callable[[int], int]) -> NDArray[np.int64]:
        """What becomes of each of these numbers; those that were never met are looked up."""
        try:
            found = self._of[numbers]
        except IndexError:
            room = np.full(2 * (int(numbers.max()) + 1), UNKNOWN, dtype=np.int64)
            room[: len(self._of)] = self._of
            self._of = room
            found = self._of[numbers]
        if found.size and found.min() < 0:
            for one in np.unique(numbers[found < 0]).tolist():
                self._of[one] = find(one)
            found = self._of[numbers]
        return np.asarray(found)


class ByPieces:
    """A function of the pieces in some places."""

    __slots__ = ("_bits", "_locals", "_met", "_places", "_table")

    def __init__(self, places: tuple[int, ...]) -> None:
        self._places = places
        self._table = Table()
        # Of several, each piece gets a small number among those that were met in its place.
        self._locals = [Table() for _ in places]
        self._met: list[list[int]] = [[] for _ in places]
        self._bits = 0

    def find(self, rows: NDArray[np.int32], find: Callable[..., int]) -> NDArray[np.int64]:
        """What the function has for each row; what is known of some pieces is not asked again."""
        if len(self._places) == 1:
            return self._table.find(rows[:, self._places[0]], find)
        small = [
            table.find(rows[:, place], lambda number, met=met: _next(met, number))  # type: ignore[misc]
            for place, table, met in zip(self._places, self._locals, self._met, strict=True)
        ]
        bits = max(len(met) for met in self._met).bit_length()
        if bits > self._bits:
            self._bits, self._table = bits, Table()
        if self._bits * len(small) > MOST_BITS:
            return self._found_singly(rows, find)
        codes = small[0]
        for one in small[1:]:
            codes = (codes << self._bits) | one
        return self._table.find(codes, lambda code: find(*self._pieces(code)))

    def _pieces(self, code: int) -> list[int]:
        count, mask = len(self._places), (1 << self._bits) - 1
        return [self._met[at][(code >> (self._bits * (count - 1 - at))) & mask] for at in range(count)]

    def _found_singly(self, rows: NDArray[np.int32], find: Callable[..., int]) -> NDArray[np.int64]:
        firsts, kinds = equal_rows(rows[:, list(self._places)])
        found = [find(*rows[first, list(self._places)].tolist()) for first in firsts.tolist()]
        return np.array(found, dtype=np.int64)[kinds]


def _next(met: list[int], number: int) -> int:
    met.append(number)
    return len(met) - 1
