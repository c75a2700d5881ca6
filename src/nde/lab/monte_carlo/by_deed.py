"""Fights played deed by deed, where there are too many scenes to look at all of them.

Only scenes that a fight comes to are looked at, when the first one does.
"""

from __future__ import annotations

import numpy as np

from nde.lab.arrays import GrowingArray
from nde.lab.chain import Chain, Chances, Numbers
from nde.lab.exact import MOST_DEEDS, MOST_ROUNDS, Standing
from nde.lab.monte_carlo.by_round import uppers
from nde.lab.monte_carlo.dice import Keys, fight_keys, place_in, uniforms
from nde.lab.monte_carlo.scene_order import SceneOrder
from nde.lab.states import OVER, ROUND, UNKNOWN

NOT_ARRANGED = -1


class Deeds:
    """What follows each scene of a chain that a fight has come to, the worst for the party first."""

    def __init__(self, chain: Chain, order_of: SceneOrder) -> None:
        self._chain, self._order = chain, order_of
        self._first: Numbers = np.full(1024, NOT_ARRANGED, dtype=np.int64)
        self._upper: GrowingArray[np.float64] = GrowingArray(np.float64)
        self._after: GrowingArray[np.int64] = GrowingArray(np.int64)

    def fought(self, start: int, seed: int, first: int, count: int) -> tuple[Standing, ...]:
        """So many fights from a number on, round by round: how many of them are in which scene."""
        keys = fight_keys(seed, first, count)
        scenes: Numbers = np.full(count, start, dtype=np.int64)
        rounds: list[Standing] = []
        while len(scenes) and len(rounds) < MOST_ROUNDS:
            keys, scenes, over = self._round(keys, scenes, len(rounds))
            rounds.append(Standing(*_counted(scenes), *_counted(over)))
        return tuple(rounds)

    def _round(self, keys: Keys, scenes: Numbers, number: int) -> tuple[Keys, Numbers, Numbers]:
        """One round of some fights: those that go on, with their scenes, and the scenes of those that do not.

        Who is caught in a circle is left out of both, as it is where fights are computed.
        """
        on_keys: list[Keys] = []
        on: list[Numbers] = []
        over: list[Numbers] = []
        for deed in range(MOST_DEEDS):
            if not len(scenes):
                break
            self._know(scenes)
            kinds = self._chain.kind.array[scenes]
            is_over = kinds >= OVER[0]
            if is_over.any():
                over.append(scenes[is_over])
                keys, scenes, kinds = keys[~is_over], scenes[~is_over], kinds[~is_over]
            scenes = self._followed(scenes, uniforms(keys, place_in(number, deed)))
            ends = kinds == ROUND
            if ends.any():
                on_keys.append(keys[ends])
                on.append(scenes[ends])
                keys, scenes = keys[~ends], scenes[~ends]
        none: Numbers = np.empty(0, dtype=np.int64)
        keys = np.concatenate([np.empty(0, dtype=np.uint64), *on_keys])
        scenes = np.concatenate([none, *on])
        # Whom the last thing in a round decides has fought no further round.
        is_over = self._chain.is_over(scenes)
        return keys[~is_over], scenes[~is_over], np.concatenate([none, *over, scenes[is_over]])

    def _followed(self, scenes: Numbers, luck: Chances) -> Numbers:
        """The scene that luck leads to from each: the first whose bound lies above it."""
        low = self._first[scenes]
        wide = self._chain.count.array[scenes] - 1
        upper = self._upper.array
        for _ in range(int(wide.max(initial=0)).bit_length()):
            half = wide >> 1
            is_later = upper[low + half] <= luck
            low = np.where(is_later, low + half + 1, low)
            wide = np.maximum(np.where(is_later, wide - half - 1, half), 0)
        return self._after.array[low]

    def _know(self, scenes: Numbers) -> None:
        """Look at scenes that no fight has come to before, and arrange what follows them."""
        chain = self._chain
        unknown = scenes[chain.kind.array[scenes] == UNKNOWN]
        if len(unknown):
            chain.look(np.unique(unknown).tolist())
        if len(self._first) < len(chain.places):
            more = np.full(len(chain.places), NOT_ARRANGED, dtype=np.int64)
            self._first = np.concatenate((self._first, more))
        new = np.unique(scenes[self._first[scenes] == NOT_ARRANGED])
        new = new[chain.count.array[new] > 0]
        if len(new):
            counts = chain.count.array[new]
            after, chances = chain.followed(new, np.ones(len(new)))
            arranged = np.lexsort((self._order.of(after), np.repeat(np.arange(len(new)), counts)))
            begin = self._after.extend(after[arranged].tolist())
            self._upper.extend(uppers(chances[arranged], counts).tolist())
            self._first[new] = begin + np.cumsum(counts) - counts


def _counted(scenes: Numbers) -> tuple[Numbers, Chances]:
    numbers, counts = np.unique(scenes, return_counts=True)
    return numbers, counts.astype(np.float64)
