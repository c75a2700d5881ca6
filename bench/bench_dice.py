"""Rolls a second from a text: ours against the `d20` package, in the same process.

Run with `python -m bench.bench_dice`.  Both read the text through their own caches, as a program that
rolls the same few texts does.  Both give the total and every face with what was kept and dropped; `d20`
builds its tree at once and its text on demand, we build both on demand from the faces, so the rows
`with tree` and `with text` show what that costs.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from time import perf_counter

import d20

from nde.dice.compile import roll
from nde.dice.distribution import distribution
from nde.dice.faces import seeded
from nde.dice.notation import parse
from nde.dice.render import render_text

SEED = 7
TEXTS = ("1d20+5", "4d6kh3")
TARGET = 10


def rolls_per_second(calls: Sequence[Callable[[], object]], rounds: int = 7) -> list[float]:
    """Return how often each call runs in a second: the best of short stretches taken in turns.

    In turns, so that whatever else the machine does in the meantime meets all of them alike.
    """
    best = [0.0] * len(calls)
    for _ in range(rounds):
        for place, call in enumerate(calls):
            best[place] = max(best[place], _rate(call))
    return best


def _rate(call: Callable[[], object], seconds: float = 0.06) -> float:
    count = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        for _ in range(500):
            call()
        count += 500
    return count / elapsed


def check(text: str) -> None:
    """Stop if either roller's mean is not the exact one: a fast wrong roll is worth nothing."""
    exact = distribution(parse(text))
    faces = seeded(SEED)
    random.seed(SEED)  # d20 knows no other source than the global one
    trials = 4000
    for name, total in (("nde", lambda: roll(text, faces).total), ("d20", lambda: d20.roll(text).total)):
        mean = sum(total() for _ in range(trials)) / trials
        assert abs(mean - float(exact.mean)) < 5 * exact.spread / trials**0.5, (name, text, mean)


def calls(text: str) -> list[Callable[[], object]]:
    """Return what is timed: our roll alone, with kept faces, tree, text; the peer's alone, with text."""
    faces = seeded(SEED)
    return [
        lambda: roll(text, faces),
        lambda: roll(text, faces).kept,
        lambda: roll(text, faces).tree,
        lambda: render_text(roll(text, faces)),
        lambda: d20.roll(text),
        lambda: str(d20.roll(text)),
    ]


def main() -> None:
    """Print rolls a second, ours and the peer's, and how many times more ours are."""
    print(f"{'rolls a second':<28}{'nde':>14}{'d20':>14}{'ratio':>9}")
    for text in TEXTS:
        check(text)
        plain, kept, tree, worded, peer, peer_worded = rolls_per_second(calls(text))
        rows = {"": (plain, peer), ", kept faces": (kept, peer), ", with tree": (tree, peer)}
        for what, (ours, theirs) in (rows | {", with text": (worded, peer_worded)}).items():
            print(f"{text + what:<28}{ours:>14,.0f}{theirs:>14,.0f}{ours / theirs:>8.1f}x")
    print(f"the promise: the rows without an addition are at least {TARGET}x")


if __name__ == "__main__":
    main()
