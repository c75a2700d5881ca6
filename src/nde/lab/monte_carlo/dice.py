"""A counter-based generator: every die of a fight is a function of its place, and hangs on nothing before it.

What falls in a fight is a function of the seed, of the number of the fight and of the place in it.  So the
same fights come out whatever is played beside them, in batches of any size and in any order; and two fights
with the same number and seed, by other rules or with other people, are played with the same luck.

The function is SplitMix64 (Steele, Lea, Flood 2014): steps of an odd number, mixed until every bit hangs on
every other; once to give each fight a number of its own, and again for each place in it.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from nde.lab.chain import Chances

Keys: TypeAlias = NDArray[np.uint64]
"""One for each fight: what its dice begin with."""

WORD = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15
PLACE_STEP = 0xD1B54A32D192ED03
FIRST_FACTOR = 0xBF58476D1CE4E5B9
SECOND_FACTOR = 0x94D049BB133111EB
UNIT = 2.0**-53
ROOM = 1 << 20
"""More can never happen in one round."""


def place_in(round: int, deed: int) -> int:
    """The place of a deed of a round.

    Rounds begin anew, however many deeds each has had: so a die stays where it is in two fights that differ.
    """
    return round * ROOM + deed


def fight_keys(seed: int, first: int, count: int) -> Keys:
    """The keys of so many fights from a number on."""
    keys: Keys = np.arange(first, first + count, dtype=np.uint64)
    keys *= np.uint64(STEP)
    keys += _mix(np.array([seed & WORD], dtype=np.uint64))
    return _mix(keys)


def uniforms(keys: Keys, place: int) -> Chances:
    """A number from 0 on and below 1 for each fight, for one place in it."""
    return _fractions(_mix(keys + place_word(place)))


def uniforms_in(keys: Keys, places: Keys) -> Chances:
    """The same for a place of its own in each fight."""
    return _fractions(_mix(keys + (places + np.uint64(1)) * np.uint64(PLACE_STEP)))


def place_word(place: int) -> np.uint64:
    """What is added to the key of a fight for one place in it."""
    return np.uint64((place + 1) * PLACE_STEP & WORD)


def _fractions(words: Keys) -> Chances:
    """Words as numbers from 0 on and below 1; the words are used up."""
    words >>= np.uint64(11)
    # 53 bits are never below 0 when read with a sign, and are so turned into fractions much faster
    found: Chances = words.view(np.int64).astype(np.float64)
    found *= UNIT
    return found


def _mix(words: Keys) -> Keys:
    """Words with all bits mixed, in their own place."""
    words ^= words >> np.uint64(30)
    words *= np.uint64(FIRST_FACTOR)
    words ^= words >> np.uint64(27)
    words *= np.uint64(SECOND_FACTOR)
    words ^= words >> np.uint64(31)
    return words
