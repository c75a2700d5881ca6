"""Fights a second, played by bots without a log: four heroes against a boss and four minions, full rules.

Three ways to the same fights: rules compiled while they are played (`play_fights`), the same rules run anew
each time, and a peer: a plain simulator of a much simpler fight, written by hand, that rolls every strike
through the `d20` package.  Compiled and plain fights are compared before anything is timed.

Rates are of processor time, one process, the best of some stretches.  `cold` counts everything from the
first fight on, learning included; `warm` is the median of stretches of fresh fights after twelve thousand.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import process_time

import d20

from nde.dice import at_random, play, seeded
from nde.lab.compiled import fought, play_fights, play_fights_plainly
from nde.lab.compiled.course import STRONGEST
from nde.lab.compiled.fighting import Compiled
from nde.lab.compiled.policies import POLICIES
from nde.rules import Ruleset, ruleset_ids, ruleset_named
from nde.rules.playing import playing_of

TARGET = 2_000
COLD = 4_000
LEARNING = 8_000
"""Fights between the cold stretch and the first of the warm ones."""
WARM = 2_000
PLAIN = 40
SAME = 20
ROUNDS = 5


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


def best_rate(work: Callable[[], object], fights: int, rounds: int = ROUNDS) -> float:
    """Fights a second of processor time: the best of some stretches."""
    best = 0.0
    for _ in range(rounds):
        start = process_time()
        work()
        best = max(best, fights / (process_time() - start))
    return best


def fresh_rate(compiled: Compiled) -> float:
    """The median rate of some stretches of fights that were never played before."""
    rates = []
    for number in range(ROUNDS):
        start = process_time()
        fought(compiled, WARM, seeded(100 + number))
        rates.append(WARM / (process_time() - start))
    return median(rates)


def bench(rules: Ruleset) -> None:
    """Print the rates of one game, and what they are made of."""
    scene = opening(rules)
    assert play_fights(rules, scene, SAME, 1) == play_fights_plainly(rules, scene, SAME, 1)
    plain = best_rate(lambda: play_fights_plainly(rules, scene, PLAIN, 7), PLAIN, 2)
    compiled = Compiled(rules, scene, POLICIES[STRONGEST])
    start = process_time()
    came = fought(compiled, COLD, seeded(7))
    took = process_time() - start
    learnt = compiled.traces
    fought(compiled, LEARNING, seeded(8))
    before = compiled.runs
    warm = fresh_rate(compiled)
    asked = (compiled.runs - before) / (ROUNDS * WARM)
    print(
        f"{rules.id:<10}{plain:>8,.0f}{COLD / took:>8,.0f}{warm:>8,.0f}{warm / plain:>7.0f}x"
        f"{100 * came.wins / COLD:>8.1f}{took - COLD / warm:>10.1f}{learnt:>9,}{asked:>9.0f}"
        f"{1e6 / (warm * asked):>8.1f}"
    )


def main() -> None:
    """Print fights a second of every game, plainly and compiled, and of the peer."""
    random.seed(7)  # d20 knows no other source than the global one
    peer = best_rate(lambda: [fight_by_hand() for _ in range(50)], 50)
    print(
        f"{'fights/s':<10}{'plain':>8}{'cold':>8}{'warm':>8}{'ratio':>8}{'wins %':>8}"
        f"{'learning':>10}{'cases':>9}{'asked':>9}{'µs each':>8}"
    )
    for id in ruleset_ids():
        bench(ruleset_named(id))
    print(f"the peer, by hand with d20, hearts and wounds only: {peer:,.0f} /s; the promise: {TARGET:,} /s")
    print("learning: seconds of the cold stretch spent on cases never met before; asked: look-ups a fight")


if __name__ == "__main__":
    main()
