"""Ways in many scenes: what can be done in each, and what may come of it, as arrays."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from nde.lab.compiled.fighting import Sites
from nde.lab.compiled.sites import Site
from nde.lab.decision_laws import DecisionLaws, Spread
from nde.lab.decision_rows import mixed
from nde.lab.many.rows import Column, Rows, Weights


class Block(NamedTuple):
    """Some scenes that were looked at together, and the ways in them, those of one scene together."""

    scenes: Column
    first_ways: Column
    """Where the ways of each scene begin."""
    labels: NDArray[np.int32]
    """What each way is called, among the labels of all."""
    firsts: Column
    """Where what follows each way begins."""
    after: NDArray[np.int32]
    chances: Weights


class Ways:
    """The ways in some scenes of one phase, as they are found."""

    def __init__(self, laws: DecisionLaws, sites: Sites, numbers: Column, rows: Rows) -> None:
        self._laws, self._sites, self._numbers, self._rows = laws, sites, numbers, rows
        self._of: list[Column] = []
        self._labels: list[Column] = []
        self._spreads: list[Spread] = []

    def deed(self, label: int, of: Column, deed: Site, still: tuple[Site, ...] = ()) -> NDArray[np.bool_]:
        """Add a deed in some rows; whether anything can come of it in each comes back."""
        laws = self._laws.laws(self._sites, deed, still, self._rows[of])
        return self.add(label, of, laws)

    def add(self, label: int, of: Column, laws: Column) -> NDArray[np.bool_]:
        """Add what follows these laws in some rows."""
        spread = self._laws.spread(self._sites, self._rows, of, laws)
        own = np.repeat(self._numbers[of], spread.counts)
        firsts = np.cumsum(spread.counts) - spread.counts
        is_real = np.logical_or.reduceat(spread.after != own, firsts)
        if not is_real.all():
            of = of[is_real]
            kept = np.repeat(is_real, spread.counts)
            spread = Spread(spread.counts[is_real], spread.after[kept], spread.chances[kept])
        if len(of):
            self._of.append(of)
            self._labels.append(np.full(len(of), label, dtype=np.int64))
            self._spreads.append(spread)
        return is_real

    def block(self) -> Block | None:
        """All of them, by scene; of those that come to the same one is left."""
        if not self._of:
            return None
        of, labels = np.concatenate(self._of), np.concatenate(self._labels)
        counts = np.concatenate([one.counts for one in self._spreads])
        after = np.concatenate([one.after for one in self._spreads])
        chances = np.concatenate([one.chances for one in self._spreads])
        kept = _different(of, counts, after, chances)
        at = spans(np.cumsum(counts)[kept] - counts[kept], counts[kept])
        of, labels, counts = of[kept], labels[kept], counts[kept]
        scenes, first_ways = np.unique(of, return_index=True)
        return Block(
            self._numbers[scenes],
            first_ways.astype(np.int64),
            labels.astype(np.int32),
            np.cumsum(counts) - counts,
            after[at].astype(np.int32),
            chances[at],
        )


def _different(of: Column, counts: Column, after: Column, chances: Weights) -> Column:
    """The ways, by scene, without those that come to the same as another of their scene."""
    firsts = np.cumsum(counts) - counts
    codes = np.add.reduceat(mixed(after.astype(np.uint64)) * (chances.view(np.uint64) | np.uint64(1)), firsts)
    order = np.lexsort((np.arange(len(of)), codes, of))
    before, later = order[:-1], order[1:]
    alike = np.flatnonzero(
        (of[later] == of[before]) & (codes[later] == codes[before]) & (counts[later] == counts[before])
    )
    if len(alike):
        # Those with one code are compared as a whole: nothing is left out by mistake.
        one, other = before[alike], later[alike]
        left, right = spans(firsts[one], counts[one]), spans(firsts[other], counts[other])
        is_same = (after[left] == after[right]) & (chances[left] == chances[right])
        starts = np.cumsum(counts[one]) - counts[one]
        alike = alike[np.logical_and.reduceat(is_same, starts)]
    is_kept = np.ones(len(of), dtype=np.bool_)
    is_kept[later[alike]] = False
    kept = np.flatnonzero(is_kept)
    return kept[np.argsort(of[kept], kind="stable")]


def spans(firsts: Column, counts: Column) -> Column:
    """The places of spans that begin so and are so long, one after the other."""
    ends = np.cumsum(counts)
    total = int(ends[-1]) if len(ends) else 0
    places: Column = np.arange(total) + np.repeat(firsts - (ends - counts), counts)
    return places
