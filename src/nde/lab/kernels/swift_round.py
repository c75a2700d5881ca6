"""Fights played round by round with Numba: the same dice and the same fights as with NumPy, only faster.

Numba is an extra.  It is loaded when it is asked for, and compiles once in a process (about two seconds), so
it pays for millions of fights.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from nde.lab.chain import Numbers
from nde.lab.kernels.by_round import PlayedRound
from nde.lab.kernels.dice import FIRST_FACTOR, SECOND_FACTOR, UNIT, Keys, place_in, place_word
from nde.lab.kernels.round_laws import RoundLaws, Small


@cache
def swift_round() -> PlayedRound | None:
    """One round of some fights, compiled; nothing where Numba is not there."""
    try:
        import numba
    except ImportError:
        return None
    compiled: Any = numba.njit(nogil=True)(_round)

    def played(laws: RoundLaws, keys: Keys, rows: Small, number: int, counts: Numbers) -> int:
        return int(
            compiled(
                laws.guide_first,
                laws.guide_size,
                laws.guide,
                laws.upper,
                laws.after,
                len(laws.begins),
                keys,
                rows,
                place_word(place_in(number, 0)),
                counts,
            )
        )

    return played


def _round(
    guide_first: Any,
    guide_size: Any,
    guide: Any,
    upper: Any,
    after: Any,
    begun: int,
    keys: Any,
    rows: Any,
    place: Any,
    counts: Any,
) -> int:
    """One round, fight by fight, as Numba reads it; without it the same in plain Python."""
    left = 0
    for fight in range(len(rows)):
        word = keys[fight] + place
        word = (word ^ (word >> np.uint64(30))) * np.uint64(FIRST_FACTOR)
        word = (word ^ (word >> np.uint64(27))) * np.uint64(SECOND_FACTOR)
        word = word ^ (word >> np.uint64(31))
        luck = np.int64(word >> np.uint64(11)) * UNIT
        row = rows[fight]
        at = guide[guide_first[row] + np.int64(luck * guide_size[row])]
        while upper[at] <= luck:
            at += 1
        to = after[at]
        counts[to] += 1
        if to < begun:
            rows[left] = to
            keys[left] = keys[fight]
            left += 1
    return left
