"""How fast a rule runs: one strike resolved, explained, and its exact odds with three modifiers.

No other program resolves these rules, so the peer is the direct call: the same strike written by hand
as one plain function with no questions, steps or effects.  It shows what the generality costs.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from nde.dice import odds_of, play, seeded, watch
from nde.rules import Ruleset, ruleset_ids, ruleset_named

ROUNDS = 5


def per_second(work: Callable[[], object], times: int) -> float:
    """The best of a few rounds of calls a second."""
    best = 0.0
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(times):
            work()
        best = max(best, times / (time.perf_counter() - start))
    return best


def strike_by_hand(random: Random) -> tuple[str, int, int]:
    """The peer: d12 against 8, 2 wounds on a 12, a heart lost on a miss."""
    face = int(random.random() * 12) + 1
    if face == 1:
        return "complication", 0, 1
    if face == 12:
        return "exceptional", 2, 0
    return ("success", 1, 0) if face >= 8 else ("failure", 0, 1)


def bench(ruleset: Ruleset) -> None:
    """Print the figures of one game for a strike at the hardest plain foe with three modifiers."""
    situation = ruleset.situation("strike")
    wished = {"die": 10, "foe": "boss", "help": 1, "talent": 1, "steps": -1, "advantage": 1, "hindrance": 1}
    values = {param.name: wished.get(param.name, param.default) for param in situation.params}
    sides = next(param.sides for param in situation.params if param.name == "die")
    values["die"] = sides[2]
    posed = situation.pose(values)
    scene, action = posed.scene, posed.action
    faces = seeded(7)
    resolve = ruleset.resolve
    peer = Random(7)
    hand = per_second(lambda: strike_by_hand(peer), 100_000)
    plain = per_second(lambda: play(resolve(scene, action), faces), 20_000)
    explained = per_second(lambda: watch(resolve(scene, action), faces), 20_000)
    odds = per_second(lambda: odds_of(lambda: resolve(scene, action), lambda result: result.outcome), 500)
    assert sum(odds_of(lambda: resolve(scene, action), lambda result: result.outcome).values()) == 1
    print(f"{ruleset.id}: resolve a strike            {plain:>10,.0f} /s")
    print(f"{ruleset.id}: the same by hand            {hand:>10,.0f} /s  (ratio {plain / hand:.3f})")
    print(f"{ruleset.id}: resolve with explanation    {explained:>10,.0f} /s")
    print(f"{ruleset.id}: exact odds, three modifiers {1_000 / odds:>10.3f} ms")


def main() -> None:
    """Print the figures of every game."""
    for id in ruleset_ids():
        bench(ruleset_named(id))


if __name__ == "__main__":
    main()
