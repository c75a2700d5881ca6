"""Scenes by number: the rows of a matrix, each once, found again by what stands in them."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from nde.lab.many.rows import Column, Rows

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
