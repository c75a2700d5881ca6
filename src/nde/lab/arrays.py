"""Arrays of states: rows of whole numbers found again and made one, tables by number, arrays that grow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Any, Generic, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

Rows: TypeAlias = NDArray[np.int32]
"""Scenes of one make-up: a row for each, a column for each piece."""
Column: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]
Weights: TypeAlias = NDArray[np.float64]

MOST_KEY = 1 << 62


def equal_rows(rows: NDArray[np.integer]) -> tuple[Column, Column]:
    """The index of one row of every kind, and of which kind each row is."""
    if rows.shape[1] == 1:
        _, firsts, kinds = np.unique(rows[:, 0], return_index=True, return_inverse=True)
        return firsts.astype(np.int64), kinds.astype(np.int64)
    order, starts = _sorted(rows)
    kinds = np.empty(len(rows), dtype=np.int64)
    kinds[order] = np.cumsum(starts) - 1
    return order[starts], kinds


def split(kinds: Column, count: int) -> list[Column]:
    """The indices of the rows of every kind."""
    if count == 1:
        return [np.arange(len(kinds))]
    if count < 4:
        return [np.flatnonzero(kinds == kind) for kind in range(count)]
    order = np.argsort(kinds, kind="stable")
    bounds = np.searchsorted(kinds[order], np.arange(count + 1)).tolist()
    return [order[begin:end] for begin, end in pairwise(bounds)]


def merged(origins: Column, rows: Rows, weights: Weights) -> tuple[Column, Rows, Weights]:
    """Rows of the same origin that are equal as one, with the sum of their weights."""
    if len(rows) < 2:
        return origins, rows, weights
    order, starts = _sorted(np.column_stack((origins, rows)))
    if starts.all():
        return origins, rows, weights
    firsts = np.flatnonzero(starts)
    kept = order[firsts]
    return origins[kept], rows[kept], np.add.reduceat(weights[order], firsts)


def _sorted(rows: NDArray[np.integer]) -> tuple[Column, Flags]:
    """An order in which equal rows stand together, and at which of them a new kind begins."""
    hashes = hashes_of(rows)
    order = np.argsort(hashes, kind="stable")
    sorted_hashes, sorted_rows = hashes[order], rows[order]
    starts = np.ones(len(rows), dtype=np.bool_)
    starts[1:] = sorted_hashes[1:] != sorted_hashes[:-1]
    is_same = (sorted_rows[1:] == sorted_rows[:-1]).all(axis=1)
    if not np.array_equal(is_same, ~starts[1:]):
        # Different rows with one hash: they are sorted by their numbers instead.
        order = np.lexsort(rows.T[::-1])
        sorted_rows = rows[order]
        starts[1:] = (sorted_rows[1:] != sorted_rows[:-1]).any(axis=1)
    return order, starts


def hashes_of(rows: NDArray[np.integer]) -> NDArray[np.uint64]:
    """A number for each row, the same for equal rows and hardly ever for others."""
    hashes = np.zeros(len(rows), dtype=np.uint64)
    for column in range(rows.shape[1]):
        hashes += rows[:, column].astype(np.uint64) * FACTORS[column % len(FACTORS)]
    return hashes


def hash_of(row: Sequence[int]) -> int:
    """The same for one row."""
    plain = _PLAIN
    return sum([one * plain[column % len(plain)] for column, one in enumerate(row)]) % (1 << 64)


FACTORS: NDArray[np.uint64] = np.random.default_rng(20).integers(1, 2**63, size=64, dtype=np.uint64)
_PLAIN: list[int] = FACTORS.tolist()


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


Kind = TypeVar("Kind", bound=np.generic)


class GrowingArray(Generic[Kind]):
    """An array to which values are added; its room doubles whenever it is full.

    >>> squares = GrowingArray(np.int64)
    >>> squares.extend([1, 4]), squares.extend([9])
    (0, 2)
    >>> squares.array
    array([1, 4, 9])
    """

    def __init__(self, kind: type[Kind]) -> None:
        self._room: NDArray[Any] = np.zeros(1024, dtype=kind)
        self._length = 0

    @property
    def array(self) -> NDArray[Kind]:
        """All values: a view, good until the next is added."""
        return self._room[: self._length]

    def add(self, value: float) -> None:
        """Add one value."""
        if self._length == len(self._room):
            self._grow(self._length + 1)
        self._room[self._length] = value
        self._length += 1

    def extend(self, values: Iterable[float] | NDArray[Any]) -> int:
        """Add some values; where the first of them stands comes back."""
        start = self._length
        added = values if isinstance(values, np.ndarray) else list(values)
        end = start + len(added)
        if end > len(self._room):
            self._grow(end)
        self._room[start:end] = added
        self._length = end
        return start

    def _grow(self, least: int) -> None:
        room = np.zeros(max(least, 2 * len(self._room)), dtype=self._room.dtype)
        room[: self._length] = self._room[: self._length]
        self._room = room


Codes: TypeAlias = NDArray[np.uint64]
MOST_SALTS = 16


class Numbered:
    """Rows of one width and the numbers they have; a row that was never met gets the next number of all."""

    def __init__(self, width: int) -> None:
        self._rows: Rows = np.zeros((256, width), dtype=np.int32)
        self._of: Column = np.zeros(256, dtype=np.int64)
        self._count = 0
        self._salt = 1
        self._codes: Codes = np.empty(0, dtype=np.uint64)
        """Sorted; `_at` says which row has each."""
        self._at: Column = np.empty(0, dtype=np.int64)

    @property
    def rows(self) -> Rows:
        """All rows, in the order in which they were met."""
        return self._rows[: self._count]

    @property
    def numbers(self) -> Column:
        """The numbers of all rows."""
        return self._of[: self._count]

    def number(self, rows: Rows, next_number: int) -> Column:
        """The numbers of some rows; those that were never met get `next_number` and those after it."""
        while True:
            codes = _codes(rows, self._salt)
            some, firsts, kinds = np.unique(codes, return_index=True, return_inverse=True)
            if (rows[firsts][kinds] == rows).all():
                one_each = rows[firsts]
                places = np.searchsorted(self._codes, some)
                clipped = np.minimum(places, max(len(self._codes) - 1, 0))
                is_known = (
                    self._codes[clipped] == some if len(self._codes) else np.zeros(len(some), dtype=np.bool_)
                )
                at = np.full(len(some), -1, dtype=np.int64)
                at[is_known] = self._at[clipped[is_known]]
                if (self._rows[at[is_known]] == one_each[is_known]).all():
                    break
            # Two different rows have one code: all are given other codes.
            self._recode()
        new = np.flatnonzero(~is_known)
        # In the order in which they were met: what lies near each other in a fight stays so.
        new = new[np.argsort(firsts[new], kind="stable")]
        at[new] = self._count + np.arange(len(new))
        self._add(one_each[new], next_number)
        order = np.flatnonzero(~is_known)
        self._codes = np.insert(self._codes, places[order], some[order])
        self._at = np.insert(self._at, places[order], at[order])
        return self._of[at][kinds]

    def _add(self, rows: Rows, next_number: int) -> None:
        end = self._count + len(rows)
        if end > len(self._rows):
            room = max(end, 2 * len(self._rows))
            self._rows = np.concatenate(
                (self.rows, np.zeros((room - self._count, self._rows.shape[1]), dtype=np.int32))
            )
            self._of = np.concatenate((self.numbers, np.zeros(room - self._count, dtype=np.int64)))
        self._rows[self._count : end] = rows
        self._of[self._count : end] = next_number + np.arange(len(rows))
        self._count = end

    def _recode(self) -> None:
        while self._salt < MOST_SALTS:
            self._salt += 1
            codes = _codes(self.rows, self._salt)
            order = np.argsort(codes)
            if len(codes) < 2 or (codes[order][1:] != codes[order][:-1]).all():
                self._codes, self._at = codes[order], order.astype(np.int64)
                return
        raise AssertionError("rows that no code tells apart")


def _codes(rows: Rows, salt: int) -> Codes:
    """A number of 64 bits for each row, hardly ever the same for different ones."""
    codes = np.zeros(len(rows), dtype=np.uint64)
    for place in range(rows.shape[1]):
        codes += mixed(rows[:, place].astype(np.uint64) + np.uint64((place << 40) + (salt << 52)))
    return codes


def mixed(numbers: Codes) -> Codes:
    """Numbers without any order left in them (the finish of SplitMix64)."""
    mix = numbers * np.uint64(0x9E3779B97F4A7C15) + np.uint64(0x632BE59BD9B4E019)
    mix = (mix ^ (mix >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mix = (mix ^ (mix >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return mix ^ (mix >> np.uint64(31))
