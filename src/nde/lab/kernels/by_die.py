"""Fights played one by one, die by die, along the compiled rules.

Where a single deed may lead to thousands of scenes (four heroes who each strike another foe at once), what
follows a scene is not worth working out: dice find one of them at once.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from itertools import accumulate

import numpy as np

from nde.dice import FaceSource, seeded
from nde.lab.chain import ROUND, Chain, Chances, Numbers
from nde.lab.compiled.sites import Site
from nde.lab.deciding import next_deed
from nde.lab.exact import MOST_DEEDS, MOST_ROUNDS, Standing

FINE = 1 << 30
"""How finely the way is drawn that a deed which is done first leads to."""


class Dice:
    """The fights of one chain, die by die."""

    def __init__(self, chain: Chain) -> None:
        self._chain = chain

    def fought(self, start: int, seed: int, first: int, count: int) -> tuple[Standing, ...]:
        """Some fights, of all with this seed those from the first on: how many are where after each round."""
        going: list[Counter[int]] = []
        over: list[Counter[int]] = []
        for fight in range(first, first + count):
            self._fight(start, seeded((seed << 40) + fight), going, over)
        self._chain.look({number for one in over for number in one})
        return tuple(
            [Standing(*_counts(one), *_counts(other)) for one, other in zip(going, over, strict=True)]
        )

    def _fight(
        self, start: int, faces: FaceSource, going: list[Counter[int]], over: list[Counter[int]]
    ) -> None:
        chain, fighting = self._chain, self._chain.fighting
        number, round = start, 0
        if chain.is_branch(start):
            number, round = self._first(start, faces)
        sites, state = chain.places[number]
        fighting.stand(sites, list(state), faces)
        for ended in range(MOST_ROUNDS):
            while len(going) <= ended:
                going.append(Counter())
                over.append(Counter())
            # A deed that is done first may have been the last of its round.
            is_over = False if ended < round else self._round(faces)
            number = chain.number_at(fighting.here)
            (over if is_over else going)[ended][number] += 1
            if is_over:
                return
            sites, state = chain.places[number]
            fighting.stand(sites, list(state), faces)

    def _first(self, start: int, faces: FaceSource) -> tuple[int, int]:
        """Where a deed leads to that is done first, and how many rounds end with it."""
        ways = self._chain.following(start)
        sums = list(accumulate(chance for _, chance in ways))
        place = bisect(sums, (faces(FINE) - 0.5) / FINE * sums[-1])
        return ways[min(place, len(ways) - 1)][0], int(self._chain.kind.array[start] == ROUND)

    def _round(self, faces: FaceSource) -> bool:
        """Play a round to its end; whether the fight is over."""
        chain, fighting = self._chain, self._chain.fighting
        idle: list[Site] = []
        for _ in range(MOST_DEEDS):
            if fighting.ask("winner"):
                return True
            before = fighting.here
            deed = next_deed(fighting, chain.policy, idle)
            if deed is None:
                round, deed = fighting.ask("round"), fighting.ask("end-of-turn")
                if deed is None:
                    return True
                fighting.do(deed)
                if fighting.ask("round") > round:
                    return False
                idle = []
                continue
            fighting.do(deed)
            if fighting.here != before:
                idle = []
            elif chain.is_idle(before, deed):
                idle.append(deed)
                fighting.stand(before[0], list(before[1]), faces)
        return True


def _counts(counted: Counter[int]) -> tuple[Numbers, Chances]:
    numbers = np.array(sorted(counted), dtype=np.int64)
    return numbers, np.array([counted[number] for number in numbers.tolist()], dtype=np.float64)
