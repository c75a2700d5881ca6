"""The best that can be made of decisions: the chance of an end that is wanted, from every scene.

What is reached for certain grows, block by block, from what was looked at last back to the beginning, as long
as anything does.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from nde.lab.arrays import Column, Weights
from nde.lab.decisions import UNKNOWN, Block, Decisions, spans
from nde.lab.progress import Going, Progress

ENOUGH = 1e-15
"""What grows by less than this does not grow."""
MOST_SWEEPS = 5_000
MOST_AGAIN, LITTLE = 60, 1e-2
"""So often the best ways are gone over before others are looked at again, unless little is gained by it."""
RARE = 1e-13
"""Scenes that are met less often than this are not followed."""


class Best(NamedTuple):
    """The best way in every scene in which something can be done, and what follows it."""

    labels: NDArray[np.int32]
    """By scene: what the way is called, among the labels of all; -1 where nothing can be done."""
    firsts: Column
    counts: Column
    after: Column
    chances: Weights


class Solution:
    """The worth of every scene if all is done best from then on."""

    def __init__(self, decisions: Decisions, wanted: tuple[int, ...], going: Going) -> None:
        self._decisions = decisions
        kinds = np.full(decisions.count, UNKNOWN, dtype=np.int8)
        kinds[: len(decisions.kind.array)] = decisions.kind.array
        self.low: Weights = np.isin(kinds, wanted).astype(np.float64)
        self.is_stopped = decisions.is_stopped
        self._sweep(going)
        self.best = self._chosen()
        self.met, self.after = self._visits()
        """How often each scene comes about, on average, if all is done best; and after how many deeds at the
        earliest."""

    @property
    def residual(self) -> float:
        """How much higher than told the best may be: what one more look would gain, deed by deed."""
        if self.is_stopped:
            return 1.0 - float(self.low[self._decisions.start])
        gains = [float((_best(one, self.low) - self.low[one.scenes]).max()) for one in self._decisions.blocks]
        return float(max(max(gains, default=0.0), np.finfo(np.float64).eps) * self.met.sum())

    def _sweep(self, going: Going) -> None:
        """Let what is reached grow while it does: by the best of all ways, and in between by those alone."""
        blocks = self._decisions.blocks
        order = range(len(blocks) - 1, -1, -1)
        for sweep in range(MOST_SWEEPS):
            gain = 0.0
            lines: list[_Line] = []
            for number in order:
                worths = _worths(blocks[number], self.low)
                best = _most(blocks[number], worths)
                gain = max(gain, self._raise(blocks[number].scenes, best))
                lines.append(_line(blocks[number], worths, best))
            if gain <= ENOUGH:
                return
            if not going(Progress(sweep, self._decisions.count, 1.0)):
                self.is_stopped = True
                return
            for _ in range(MOST_AGAIN):
                again = max(
                    self._raise(one.scenes, np.add.reduceat(one.chances * self.low[one.after], one.firsts))
                    for one in lines
                )
                if again <= max(ENOUGH, gain * LITTLE):
                    break

    def _raise(self, scenes: Column, worth: Weights) -> float:
        """Let scenes be worth as much as that, if it is more; the most that one gains comes back."""
        before = self.low[scenes]
        gain = float((worth - before).max())
        if gain > 0:
            self.low[scenes] = np.maximum(worth, before)
        return gain

    def _chosen(self) -> Best:
        count = self._decisions.count
        labels = np.full(count, -1, dtype=np.int32)
        firsts, counts = np.zeros(count, dtype=np.int64), np.zeros(count, dtype=np.int64)
        after: list[Column] = [np.empty(0, dtype=np.int64)]
        chances: list[Weights] = [np.empty(0)]
        kept = 0
        for block in self._decisions.blocks:
            worths = _worths(block, self.low)
            line = _line(block, worths, _most(block, worths))
            labels[block.scenes] = block.labels[line.ways]
            counts[block.scenes] = np.diff(np.append(line.firsts, len(line.after)))
            firsts[block.scenes] = kept + line.firsts
            kept += len(line.after)
            after.append(line.after.astype(np.int64))
            chances.append(line.chances)
        return Best(labels, firsts, counts, np.concatenate(after), np.concatenate(chances))

    def _visits(self) -> tuple[Weights, Column]:
        best, count = self.best, self._decisions.count
        met, after = np.zeros(count), np.full(count, MOST_SWEEPS, dtype=np.int64)
        numbers: Column = np.array([self._decisions.start], dtype=np.int64)
        weights: Weights = np.ones(1)
        for deeds in range(MOST_SWEEPS):
            met[numbers] += weights
            after[numbers] = np.minimum(after[numbers], deeds)
            kept = (weights > RARE) & (best.counts[numbers] > 0)
            numbers, weights = numbers[kept], weights[kept]
            if not len(numbers):
                break
            at = spans(best.firsts[numbers], best.counts[numbers])
            later = np.bincount(
                best.after[at],
                weights=best.chances[at] * np.repeat(weights, best.counts[numbers]),
                minlength=count,
            )
            numbers = np.flatnonzero(later)
            weights = later[numbers].astype(np.float64)
        return met, after


class _Line(NamedTuple):
    """The best way in every scene of a block."""

    scenes: Column
    ways: Column
    firsts: Column
    after: NDArray[np.int32]
    chances: Weights


def _line(block: Block, worths: Weights, best: Weights) -> _Line:
    """Of several ways that are best the first: the one that was offered first."""
    lengths = np.diff(np.append(block.first_ways, len(block.labels)))
    candidates = np.flatnonzero(worths >= np.repeat(best, lengths))
    of = np.repeat(np.arange(len(block.scenes)), lengths)[candidates]
    ways = candidates[np.concatenate(([True], of[1:] != of[:-1]))]
    counts = np.diff(np.append(block.firsts, len(block.after)))[ways]
    at = spans(block.firsts[ways], counts)
    return _Line(block.scenes, ways, np.cumsum(counts) - counts, block.after[at], block.chances[at])


def _worths(block: Block, worth: Weights) -> Weights:
    """The worth of every way."""
    sums: Weights = np.add.reduceat(block.chances * worth[block.after], block.firsts)
    return sums


def _most(block: Block, worths: Weights) -> Weights:
    most: Weights = np.maximum.reduceat(worths, block.first_ways)
    return most


def _best(block: Block, worth: Weights) -> Weights:
    """The worth of every scene by the best of its ways."""
    return _most(block, _worths(block, worth))
