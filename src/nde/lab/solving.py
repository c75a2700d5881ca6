"""The best that can be made of decisions: the chance of an end that is wanted, from every scene.

Two bounds are moved towards each other, deed by deed: what is reached for certain if all that is open fails,
and what might be reached if all of it succeeds.  Where they meet is the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nde.lab.chain import Chances, Numbers
from nde.lab.decisions import Decisions
from nde.lab.exact import Going, Progress

ENOUGH = 1e-12
"""Bounds this near to each other are one."""
MOST_SWEEPS = 20_000
OFTEN = 64
RARE = 1e-13
"""Scenes that are met less often than this are not followed."""


class Solved:
    """The worth of every scene, and of every way in it, if all is done best from then on."""

    def __init__(self, decisions: Decisions, is_wanted: Callable[[int], bool], going: Going) -> None:
        self._decisions = decisions
        self.scenes = list(decisions.ways)
        known = {number: index for index, number in enumerate(self.scenes)}
        open_ends = {
            after
            for ways in decisions.ways.values()
            for way in ways
            for after, _ in way.after
            if after not in known
        }
        # Scenes that were not looked at any more: nothing is known of them but that they can be reached.
        for number in sorted(open_ends):
            known[number] = len(known)
        self.index = known
        ways = [(index, way) for index, number in enumerate(self.scenes) for way in decisions.ways[number]]
        self._of: Numbers = np.array([index for index, _ in ways], dtype=np.int64)
        self.ways = [way for _, way in ways]
        counts = np.array([len(way.after) for way in self.ways], dtype=np.int64)
        self._first: Numbers = np.concatenate(([0], np.cumsum(counts)))[:-1].astype(np.int64)
        flat = [(known[after], chance) for way in self.ways for after, chance in way.after]
        self._after: Numbers = np.array([after for after, _ in flat], dtype=np.int64)
        self._chance: Chances = np.array([chance for _, chance in flat], dtype=np.float64)
        self._acting, self._begin = np.unique(self._of, return_index=True)
        wanted = np.array([is_wanted(number) for number in self.scenes], dtype=np.float64)
        self.low: Chances = np.concatenate((wanted, np.zeros(len(open_ends))))
        self.high: Chances = np.concatenate((wanted, np.ones(len(open_ends))))
        self.high[self._acting] = 1.0
        self.is_stopped = decisions.is_stopped
        self._sweep(going)
        self.worth = self._worths(self.low)
        """By way: the chance of a wanted end after it."""

    @property
    def residual(self) -> float:
        """How much higher than told the best may be."""
        start = self.index[self._decisions.start]
        return float(self.high[start] - self.low[start])

    def of(self, after: tuple[tuple[int, float], ...]) -> float:
        """The worth of some scenes together, each with its chance."""
        return float(sum(chance * self.low[self.index[number]] for number, chance in after))

    def best(self) -> NDArray[np.int64]:
        """The best way in every scene in which somebody acts, by scene; -1 elsewhere."""
        best = np.full(len(self.index), -1, dtype=np.int64)
        ends = [*self._begin[1:], len(self.ways)]
        for index, begin, end in zip(self._acting.tolist(), self._begin.tolist(), ends, strict=True):
            best[index] = begin + int(np.argmax(self.worth[begin:end]))
        return best

    def visits(self, best: NDArray[np.int64]) -> Chances:
        """How often each scene comes about, on average, if all is done best."""
        met = np.zeros(len(self.index))
        now = np.zeros(len(self.index))
        now[self.index[self._decisions.start]] = 1.0
        for _ in range(MOST_SWEEPS):
            met += now
            acting = np.flatnonzero((now > RARE) & (best >= 0))
            if not len(acting):
                break
            later = np.zeros(len(self.index))
            for index in acting.tolist():
                for after, chance in self.ways[best[index]].after:
                    later[self.index[after]] += now[index] * chance
            now = later
        return met

    def _sweep(self, going: Going) -> None:
        if not len(self.ways):
            return
        for sweep in range(MOST_SWEEPS):
            before: Any = (self.low[self._acting], self.high[self._acting])
            for bound in (self.low, self.high):
                bound[self._acting] = np.maximum.reduceat(self._worths(bound), self._begin)
            gap = float((self.high - self.low)[self._acting].max())
            is_steady = np.array_equal(before[0], self.low[self._acting]) and np.array_equal(
                before[1], self.high[self._acting]
            )
            if gap <= ENOUGH or is_steady:
                return
            if sweep % OFTEN == 0 and not going(Progress(sweep, len(self.scenes), gap)):
                self.is_stopped = True
                return

    def _worths(self, bound: Chances) -> Chances:
        if not len(self.ways):
            return np.empty(0)
        sums: Chances = np.add.reduceat(self._chance * bound[self._after], self._first)
        return sums
