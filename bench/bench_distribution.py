"""Time of exact odds: ours against `icepool`, in the same process, equal fraction by fraction.

Run with `python -m bench.bench_distribution`.  Every call is a first call: our caches of texts, parts
and distributions are emptied before it, and so is what icepool keeps (its rows of binomials, and the
evaluators that remember sub-results).  Ours starts from the text, so reading it is included.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from statistics import median
from time import perf_counter
from typing import Any

import icepool
import icepool.math
from icepool import d6, d20

from nde.dice.distribution import distribution, forget_distributions, opposed
from nde.dice.notation import parse

Chances = dict[int, Fraction]
ROUNDS = 200
SIX_SCORES = "+".join(["4d6dl1"] * 6)


def forget_all() -> None:
    """Empty the caches on both sides."""
    parse.cache_clear()
    forget_distributions()
    icepool.math.comb_row_cache.clear()
    for evaluator in _icepool_evaluators():
        for name in ("_cache", "ascending_cache", "descending_cache"):
            getattr(evaluator, name, {}).clear()


def _icepool_evaluators() -> list[Any]:
    """Return the evaluators that icepool makes once and keeps, with the results they remember."""
    from icepool.evaluator.multiset_evaluator_base import MultisetEvaluatorBase

    kept = []
    for module in (icepool, icepool.evaluator, icepool.expression.multiset_expression):
        kept += [value for value in vars(module).values() if isinstance(value, MultisetEvaluatorBase)]
    return kept


def of_text(text: str) -> Chances:
    """Return our chances of every result."""
    odds = distribution(parse(text))
    return {value: Fraction(ways, odds.whole) for value, ways in odds.weights.items()}


def of_die(die: Any) -> Chances:
    """Return icepool's chances of every result."""
    return {value: Fraction(ways, die.denominator()) for value, ways in die.items()}


def our_contest() -> Chances:
    """Return our chances to lose, tie and win a d20 with advantage against a d20."""
    result = opposed(distribution(parse("max(d20,d20)")), distribution(parse("d20")))
    return {-1: result.lose, 0: result.tie, 1: result.win}


def milliseconds(call: Callable[[], object]) -> float:
    """Return the median time of a first call."""
    times = []
    for _ in range(ROUNDS):
        forget_all()
        start = perf_counter()
        call()
        times.append(perf_counter() - start)
    return median(times) * 1000


CASES: dict[str, tuple[Callable[[], Any], Callable[[], Any], Callable[[], Chances]]] = {
    # what, ours, icepool's, our chances to compare
    "2d6+3": (lambda: distribution(parse("2d6+3")), lambda: 2 @ d6 + 3, lambda: of_text("2d6+3")),
    "10d6 keep 3": (
        lambda: distribution(parse("10d6kh3")),
        lambda: d6.highest(10, 3),
        lambda: of_text("10d6kh3"),
    ),
    "6 x 4d6 drop lowest": (
        lambda: distribution(parse(SIX_SCORES)),
        lambda: 6 @ d6.highest(4, 3),
        lambda: of_text(SIX_SCORES),
    ),
    "opposed d20, advantage": (
        our_contest,
        lambda: (d20.highest(2, 1) - d20).map(lambda margin: (margin > 0) - (margin < 0)),
        our_contest,
    ),
}


def main() -> None:
    """Print the time of each distribution, ours and the peer's, and how many times faster ours is."""
    print(f"{'first call, ms':<28}{'nde':>10}{'icepool':>10}{'ratio':>9}")
    for what, (ours, theirs, chances) in CASES.items():
        assert chances() == of_die(theirs()), what
        our_time, their_time = milliseconds(ours), milliseconds(theirs)
        print(f"{what:<28}{our_time:>10.3f}{their_time:>10.3f}{their_time / our_time:>8.1f}x")
    print("the promise: no ratio below 1.0x; every fraction was compared and is equal")


if __name__ == "__main__":
    main()
