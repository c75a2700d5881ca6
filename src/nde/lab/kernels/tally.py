"""Fights counted: how many of all that were played are where, round by round."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from nde.lab.chain import Chances, Numbers
from nde.lab.exact import Course, Standing, merged

PENDING = 1 << 20
"""So many counts are kept one by one before those of the same scene are added up."""


class Tally:
    """Counts of scenes, at the end of each round and where fights have ended."""

    def __init__(self) -> None:
        self.runs = 0
        self._rounds: list[list[Standing]] = []
        self._pending = 0

    def add(self, rounds: Sequence[Standing], runs: int) -> None:
        """Count so many fights more."""
        self.runs += runs
        while len(self._rounds) < len(rounds):
            self._rounds.append([])
        for kept, one in zip(self._rounds, rounds, strict=False):
            kept.append(one)
            self._pending += len(one.numbers) + len(one.over)
        if self._pending > PENDING:
            self._add_up()

    def course(self, *, is_stopped: bool) -> Course:
        """All fights, as shares of them."""
        self._add_up()
        rounds = tuple([_share(one[0], self.runs) for one in self._rounds])
        undecided = float(rounds[-1].chances.sum()) if rounds else 1.0
        over = sum(float(one.over_chances.sum()) for one in rounds)
        # what is neither is caught in a circle; a share of so many runs is 0 or at least one of them
        dropped = 1.0 - over - undecided
        return Course(
            rounds,
            undecided,
            dropped if dropped * self.runs > 0.5 else 0.0,
            is_stopped=is_stopped,
            runs=self.runs,
        )

    def _add_up(self) -> None:
        self._rounds = [[_added(one)] for one in self._rounds]
        self._pending = 0


def _added(some: list[Standing]) -> Standing:
    return Standing(
        *_merged([(one.numbers, one.chances) for one in some]),
        *_merged([(one.over, one.over_chances) for one in some]),
    )


def _merged(some: list[tuple[Numbers, Chances]]) -> tuple[Numbers, Chances]:
    numbers, counts = (np.concatenate(one) for one in zip(*some, strict=True))
    return merged(numbers, counts, int(numbers.max()) + 1 if len(numbers) else 0)


def _share(one: Standing, runs: int) -> Standing:
    return Standing(one.numbers, one.chances / runs, one.over, one.over_chances / runs)
