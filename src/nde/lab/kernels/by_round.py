"""Fights played round by round: one die for each fight and round, with NumPy."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from nde.lab.chain import Numbers
from nde.lab.exact import MOST_ROUNDS, Standing
from nde.lab.kernels.dice import Keys, fight_keys, place_in, uniforms
from nde.lab.kernels.round_laws import RoundLaws, Small


class PlayedRound(Protocol):
    """One round of some fights.

    Given their keys and the rows of their scenes, it counts the rows they come to, moves those that go on
    to the front of both arrays, and gives back how many they are.
    """

    def __call__(self, laws: RoundLaws, keys: Keys, rows: Small, number: int, counts: Numbers) -> int: ...


def fought(laws: RoundLaws, seed: int, first: int, count: int, played: PlayedRound) -> tuple[Standing, ...]:
    """So many fights from a number on, round by round: how many of them are in which scene."""
    keys = fight_keys(seed, first, count)
    rows: Small = np.zeros(count, dtype=np.int32)
    rounds: list[Standing] = []
    begun = len(laws.begins)
    while len(rows) and len(rounds) < MOST_ROUNDS:
        counts: Numbers = np.zeros(begun + len(laws.ended), dtype=np.int64)
        left = played(laws, keys, rows, len(rounds), counts)
        keys, rows = keys[:left], rows[:left]
        on, over = np.flatnonzero(counts[:begun]), np.flatnonzero(counts[begun:])
        rounds.append(
            Standing(
                laws.begins[on],
                counts[on].astype(np.float64),
                laws.ended[over],
                counts[begun + over].astype(np.float64),
            )
        )
    return tuple(rounds)


def played_plainly(laws: RoundLaws, keys: Keys, rows: Small, number: int, counts: Numbers) -> int:
    """One round of some fights, with NumPy alone."""
    luck = uniforms(keys, place_in(number, 0))
    part = (luck * laws.guide_size[rows]).astype(np.int64)
    part += laws.guide_first[rows]
    at = laws.guide[part]
    late = np.flatnonzero(laws.upper[at] <= luck)
    while len(late):
        at[late] += 1
        late = late[laws.upper[at[late]] <= luck[late]]
    after = laws.after[at]
    counts += np.bincount(after, minlength=len(counts))
    on = np.flatnonzero(after < len(laws.begins))
    rows[: len(on)] = after[on]
    keys[: len(on)] = keys[on]
    return len(on)
