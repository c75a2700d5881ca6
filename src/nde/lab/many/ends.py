"""What a site may come to in many scenes: the law of each, as arrays."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from nde.lab.compiled.branches import Ended
from nde.lab.compiled.laws import Law, Laws
from nde.lab.compiled.sites import Site
from nde.lab.many.rows import Column, Rows, Weights, equal_rows, split
from nde.lab.many.sights import Sights

MOST_SPREAD = 2_000_000
"""So many scenes may come of one stage at once."""
MOST_KEPT = 50_000
"""So many laws are kept as arrays; then they are made anew."""


class TooManyRows(Exception):
    """More than there is room for.  Stays in this package."""


class Leaves(NamedTuple):
    """A law as arrays: its ends by number, and their chances."""

    law: Law
    numbers: Column
    chances: Weights
    sums: Weights
    """The chance of each end and of all before it."""


class Ends:
    """The ends that one site may come to."""

    def __init__(self, site: Site, laws: Laws) -> None:
        self._site, self._sights, self._laws = site, Sights(site), laws
        self.met: list[Ended] = []
        self._numbers: dict[Ended, int] = {}
        self._arrays: dict[int, Leaves] = {}

    def of(self, law: Law) -> Leaves:
        """A law as arrays."""
        known = self._arrays.get(id(law))
        if known is None or known.law is not law:
            numbers = np.array([self._number(leaf) for _, leaf in law], dtype=np.int64)
            chances = np.array([chance for chance, _ in law])
            known = Leaves(law, numbers, chances, np.cumsum(chances) / chances.sum())
            if len(self._arrays) >= MOST_KEPT:
                self._arrays.clear()
            self._arrays[id(law)] = known
        return known

    def laws_of(self, rows: Rows) -> tuple[list[Law], Column]:
        """The laws of the site in some scenes, and which of them is that of each row."""
        site, steady = self._site, self._site.pieces.steady
        while True:
            age = (site.age, steady.age)
            numbers: dict[int, int] = {}
            laws: list[Law] = []
            of_rows = np.empty(len(rows), dtype=np.int64)
            is_narrow = False
            firsts, kinds = self._sights.kinds(rows)
            for at in split(kinds, len(firsts)):
                state = rows[at[0]].tolist()
                law = self._laws.of(state)
                places = self._laws.places(state)
                if not places:
                    of_rows[at] = _numbered(law, laws, numbers)
                    continue
                some, alike = equal_rows(rows[at][:, places])
                found = [self._laws.of(rows[at[one]].tolist()) for one in some.tolist()]
                of_rows[at] = np.array([_numbered(one, laws, numbers) for one in found])[alike]
                # More may have been looked at on the way than was known before.
                is_narrow = is_narrow or self._laws.places(state) != places
            if not is_narrow and age == (site.age, steady.age):
                return laws, of_rows

    def _number(self, leaf: Ended) -> int:
        number = self._numbers.get(leaf)
        if number is None:
            number = self._numbers[leaf] = len(self.met)
            self.met.append(leaf)
        return number


def all_ends(leaves: list[Leaves], of_rows: Column) -> tuple[Column, Column, Weights]:
    """Every end of the law of each row: the row, the number of the end, and its chance."""
    counts = np.array([len(one.numbers) for one in leaves], dtype=np.int64)
    firsts = np.cumsum(counts) - counts
    row_counts = counts[of_rows]
    if row_counts.sum() > MOST_SPREAD:
        raise TooManyRows
    rows = np.repeat(np.arange(len(of_rows)), row_counts)
    offsets = np.arange(len(rows)) - np.repeat(np.cumsum(row_counts) - row_counts, row_counts)
    at = np.repeat(firsts[of_rows], row_counts) + offsets
    numbers = np.concatenate([one.numbers for one in leaves])[at]
    return rows, numbers, np.concatenate([one.chances for one in leaves])[at]


def drawn_ends(leaves: list[Leaves], of_rows: Column, luck: Weights) -> tuple[Column, Column, Weights]:
    """One end of the law of each row: the first whose chance, with all before it, lies above its luck."""
    # Each law has a unit of its own on one long line.
    line = np.concatenate([number + one.sums for number, one in enumerate(leaves)])
    at = np.searchsorted(line, of_rows + luck, side="right")
    ends = np.cumsum([len(one.numbers) for one in leaves])
    at = np.minimum(at, ends[of_rows] - 1)
    numbers = np.concatenate([one.numbers for one in leaves])[at]
    return np.arange(len(of_rows)), numbers, np.ones(len(of_rows))


def _numbered(law: Law, laws: list[Law], numbers: dict[int, int]) -> int:
    number = numbers.get(id(law))
    if number is None:
        number = numbers[id(law)] = len(laws)
        laws.append(law)
    return number
