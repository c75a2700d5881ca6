"""Exact against brute force in as many random fights as there is time for.

Run as `python -m tests.lab.proof.many_fights 300`: so many seconds of each game, other fights than those of
the tests.  It tells every difference, and fails if there was one.
"""

from __future__ import annotations

import sys
from itertools import count
from random import Random
from time import monotonic

from tests.lab.proof.agreeing import computed, differences
from tests.lab.proof.brute import TooManyWays, by_table, rounds_of
from tests.lab.proof.fights import GAMES, Fight, against_a_kind, random_fight
from tests.rules.games import SPACES

SIZES = ((1, 1), (1, 2), (2, 1), (2, 2), (2, 2), (1, 3), (3, 1), (2, 3))
MOST_WAYS = 2_500
FIRST = 10_000
"""The tests draw from smaller seeds."""


def any_fight(game: str, seed: int, chance: Random) -> Fight:
    """Up to three on each side in any space, or several of a kind."""
    if chance.randrange(4) == 0:
        return against_a_kind(game, seed, chance.choice((1, 2, 4)))
    heroes, foes = chance.choice(SIZES)
    space, most = chance.choice(("none", *SPACES)), chance.choice((1, 2, 3, 30))
    return random_fight(game, seed, heroes=heroes, foes=foes, space=space, is_full=True, most=most)


def compare(game: str, seconds: float) -> int:
    """How many of the fights that are small enough differ; each is told."""
    end = monotonic() + seconds
    compared = different = large = 0
    for seed in count(FIRST):
        if monotonic() > end:
            break
        chance = Random(f"many {game} {seed}")
        fight, rounds = any_fight(game, seed, chance), chance.choice((1, 1, 2))
        step = by_table(fight.rules, fight.policy)
        try:
            brute = rounds_of(fight.rules, fight.scene, fight.policy, step, rounds, MOST_WAYS)
        except TooManyWays:
            large += 1
            continue
        found = differences(fight, *computed(fight, rounds), brute)
        compared += 1
        different += bool(found)
        for line in found[:1]:
            print(line, flush=True)
    print(f"{game}: {compared} fights compared, {different} differ; {large} were too large", flush=True)
    return different


if __name__ == "__main__":
    wanted = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    sys.exit(1 if sum([compare(game, wanted) for game in GAMES]) else 0)
