"""Fights of four heroes against a boss and six minions that are played in a second, by the full rules.

`by round` plays laws of whole rounds, `by deed` one deed after the other as it is done where a fight has too
many scenes; both are warm, and what it took to learn the fight is told apart.  Beside them, in the same
process, a peer: a toy of such a fight written by hand with NumPy, with hearts, wounds and nothing else.

`/s` is of processor time on one core, the best of some stretches.  The last lines are by the clock on two
threads, and so hang on what else the machine does.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from time import perf_counter, process_time

import numpy as np

from nde.lab.chain import Chain
from nde.lab.exact import Course, exact
from nde.lab.line_up import counted, foes_of, opening, party_of
from nde.lab.monte_carlo.solver import Kernel, Player, simulated, simulated_by_deed
from nde.lab.policies import POLICIES
from nde.lab.states import WON
from nde.rules import ruleset_named

FIGHTS = 1 << 20
BY_DEED = 1 << 17
ROUNDS = 3
NUMPY_TARGET, NUMBA_TARGET = 1_000_000, 5_000_000


def learnt() -> Chain:
    """The fight, not yet looked at."""
    rules = ruleset_named("nde12")
    party = party_of(rules, counted("warrior,rogue,mage,warrior", "party"))
    scene = opening(rules, party, foes_of(rules, counted("boss,minion*6", "foes")))
    return Chain(rules, scene, POLICIES["focus"])


def fight_by_hand(count: int, random: np.random.Generator) -> float:
    """The peer: the share of fights won, of heroes as one pool of hearts and foes as one of wounds."""
    hearts, wounds = np.full(count, 20), np.full(count, 9)
    won = 0
    while len(hearts):
        strikes = (hearts + 4) // 5
        wounds = wounds - random.binomial(strikes, 5 / 12)
        won += int((wounds <= 0).sum())
        hearts, wounds = hearts[wounds > 0], wounds[wounds > 0]
        hearts = hearts - random.binomial(np.minimum(wounds, 7), 1 / 2)
        hearts, wounds = hearts[hearts > 0], wounds[hearts > 0]
    return won / count


def wins(chain: Chain, course: Course) -> float:
    """The share of fights that the party wins."""
    return sum(float(one.over_chances[chain.kind.array[one.over] == WON].sum()) for one in course.rounds)


def best_rate(work: Callable[[], object], fights: int, clock: Callable[[], float] = process_time) -> float:
    """Fights a second: the best of some stretches."""
    best = 0.0
    for _ in range(ROUNDS):
        start = clock()
        work()
        best = max(best, fights / (clock() - start))
    return best


def main() -> None:
    """Print the rates, what they are beside the peer's, and that the fights are the right ones."""
    chain = learnt()
    start = process_time()
    simulated(chain, chain.start, 1, 1)
    took = process_time() - start
    start = process_time()
    simulated(chain, chain.start, 1, 1, by=Player(kernel="numba"))
    compiling = process_time() - start
    right = wins(chain, exact(chain, chain.start))
    for way, runs in ((simulated, FIGHTS), (simulated_by_deed, BY_DEED)):
        course = way(chain, chain.start, runs, 1)
        assert abs(wins(chain, course) - right) < 5 * sqrt(right * (1 - right) / runs)
    random = np.random.default_rng(1)
    peer = best_rate(lambda: fight_by_hand(FIGHTS // 4, random), FIGHTS // 4)
    print(f"learning the fight: {took:.2f} s, {chain.known:,} scenes; loading Numba: {compiling:.2f} s")
    print(f"{'one core':<24}{'fights/s':>12}{'to the peer':>12}{'to the promise':>16}")
    print(f"{'peer by hand, NumPy':<24}{peer:>12,.0f}{1:>11.1f}x")
    kernels: tuple[tuple[Kernel, int], ...] = (("numpy", NUMPY_TARGET), ("numba", NUMBA_TARGET))
    for kernel, target in kernels:
        rate = best_rate(lambda: simulated(chain, chain.start, FIGHTS, 1, by=Player(kernel=kernel)), FIGHTS)  # noqa: B023
        print(f"{'by round, ' + kernel:<24}{rate:>12,.0f}{rate / peer:>11.1f}x{rate / target:>15.1f}x")
    rate = best_rate(lambda: simulated_by_deed(chain, chain.start, BY_DEED, 1), BY_DEED)
    print(f"{'by deed, numpy':<24}{rate:>12,.0f}{rate / peer:>11.1f}x")
    with ThreadPoolExecutor(2) as pool:
        for kernel, target in kernels:
            rate = best_rate(
                lambda: simulated(chain, chain.start, FIGHTS, 1, by=Player(pool.map, kernel)),  # noqa: B023
                FIGHTS,
                perf_counter,
            )
            print(f"{'two threads, ' + kernel:<24}{rate:>12,.0f}{'':>12}{rate / target:>15.1f}x")


if __name__ == "__main__":
    main()
