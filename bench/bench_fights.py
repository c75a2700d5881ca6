"""Fights a second without a log: four heroes against a boss and four minions, full rules, no table of scenes.

Heroes act by the policy `strongest`.  The lab plays many fights at once, stage by stage of every deed, along
the compiled rules; beside it the same rules are run anew for each fight, one by one, die by die.  And a peer:
a plain simulator of a much simpler fight, written by hand, that rolls every strike through the `d20` package.
What the two ways come to is compared before anything is timed.

Rates are of processor time, one process.  `cold` counts everything from the first fight on, learning
included; `warm` is the median of stretches of fresh fights after that.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import process_time

import d20

from nde.dice import at_random, play, seeded
from nde.lab.chain import Chain
from nde.lab.exact import Course
from nde.lab.monte_carlo.solver import simulated_by_stage
from nde.lab.policies import POLICIES
from nde.lab.states import WON
from nde.rules import Ruleset, ruleset_ids, ruleset_named
from nde.rules.play import playing_of
from tests.lab.compiled.one_by_one import plain

TARGET = 2_000
COLD = 4_000
WARM = 20_000
PLAIN = 60
STRETCHES = 5
AT_MOST = 5.0
"""So many deviations apart the two ways are not the same fight."""


def opening(rules: Ruleset) -> object:
    """Four beginners against a boss and four minions."""
    playing = playing_of(rules)
    heroes = {
        f"hero-{number}": play(rules.create(), seeded(number), at_random(seeded(number + 100)))
        for number in range(4)
    }
    minion = playing.cast("undead", "minion")
    foes = {"boss": playing.cast("undead", "boss"), **{f"minion-{number}": minion for number in range(4)}}
    return rules.new_scene(heroes, foes, is_fight=True)


def fight_by_hand() -> bool:
    """The peer: d12 against 8 to wound, d10 against 6 not to be hit; hearts, wounds and nothing else."""
    hearts, wounds = [5, 5, 5, 5], [3, 1, 1, 1, 1]
    while True:
        for hero in range(4):
            if hearts[hero] > 0 and any(wounds):
                foe = max(range(5), key=lambda one: wounds[one])
                total = d20.roll("1d12").total
                wounds[foe] -= min(2 if total == 12 else 1, wounds[foe]) if total >= 8 else 0
        if not any(wounds):
            return True
        for foe in range(5):
            standing = [hero for hero in range(4) if hearts[hero] > 0]
            if wounds[foe] > 0 and standing:
                hero = max(standing, key=lambda one: hearts[one])
                hearts[hero] -= d20.roll("1d10").total < 6
        if not any(hearts):
            return False


def best_rate(work: Callable[[], object], fights: int, rounds: int = STRETCHES) -> float:
    """Fights a second of processor time: the best of some stretches."""
    best = 0.0
    for _ in range(rounds):
        start = process_time()
        work()
        best = max(best, fights / (process_time() - start))
    return best


def fresh_rate(chain: Chain) -> float:
    """The median rate of some stretches of fights that were never played before."""
    rates = []
    for number in range(STRETCHES):
        start = process_time()
        simulated_by_stage(chain, chain.start, WARM, 100 + number)
        rates.append(WARM / (process_time() - start))
    return median(rates)


def wins(chain: Chain, course: Course) -> float:
    """The share of fights that the party has won."""
    kinds = chain.kind.array
    return sum(float(one.over_chances[kinds[one.over] == WON].sum()) for one in course.rounds)


def bench(rules: Ruleset) -> None:
    """Print the rates of one game."""
    scene, policy = opening(rules), POLICIES["strongest"]
    played = plain(rules, scene, policy)
    start = process_time()
    by_rules = played.fights(PLAIN, seeded(7))
    plainly = PLAIN / (process_time() - start)
    chain = Chain(rules, scene, policy)
    start = process_time()
    course = simulated_by_stage(chain, chain.start, COLD, 7)
    cold = COLD / (process_time() - start)
    share = wins(chain, course)
    deviation = (share * (1 - share) / PLAIN) ** 0.5
    assert abs(by_rules.wins / PLAIN - share) <= AT_MOST * deviation + 1 / PLAIN
    warm = fresh_rate(chain)
    print(
        f"{rules.id:<10}{plainly:>8,.0f}{cold:>8,.0f}{warm:>8,.0f}{warm / plainly:>7.0f}x{100 * share:>8.1f}"
    )


def main() -> None:
    """Print fights a second of every game, plainly and at once, and of the peer."""
    random.seed(7)  # d20 knows no other source than the global one
    peer = best_rate(lambda: [fight_by_hand() for _ in range(50)], 50)
    print(f"{'fights/s':<10}{'plain':>8}{'cold':>8}{'warm':>8}{'ratio':>8}{'wins %':>8}")
    for id in ruleset_ids():
        bench(ruleset_named(id))
    print(f"the peer, by hand with d20, hearts and wounds only: {peer:,.0f} /s; the promise: {TARGET:,} /s")


if __name__ == "__main__":
    main()
