"""How fast a rule runs: one strike resolved, explained, and its exact odds with three modifiers.

No other program resolves these rules, so the peer is the direct call: the same strike written by hand
as one plain function with no questions, steps or effects.  It shows what the generality costs.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import prod
from random import Random

from nde.dice import odds_of, play, seeded, watch
from nde.rules import Posed, Ruleset, ruleset_ids, ruleset_named

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


def pool_by_hand(dice: tuple[int, ...], armor: int, hp: int, strength: int) -> dict[str, Fraction]:
    """The peer: every face of every attacker and of the critical save, one after the other."""
    counts: Counter[str] = Counter()
    for faces in product(*(range(1, sides + 1) for sides in dice)):
        net = max(0, max(faces) - armor)
        lost = max(0, net - hp)
        left = strength - lost
        for save in range(1, 21):
            if net == 0:
                outcome = "nothing"
            elif lost == 0:
                outcome = "hurt"
            elif left <= 0:
                outcome = "dead"
            else:
                outcome = "wounded" if save == 1 or (save != 20 and save <= left) else "critical"
            counts[outcome] += 1
    whole = prod(dice) * 20
    return {outcome: Fraction(count, whole) for outcome, count in counts.items()}


def bench_pool(ruleset: Ruleset) -> None:
    """Print the exact odds of three attackers on one target, with armor, HP, STR and the critical save."""
    situation = ruleset.situation("strike")
    values = {param.name: param.default for param in situation.params}
    for dice in ((8, 6, 10), (12, 12, 12)):
        wished = {"dice": tuple(f"d{sides}" for sides in dice), "armor": 1, "hp": 4, "str": 10}
        posed = situation.pose(values | wished)

        def ours(posed: Posed = posed) -> dict[str, Fraction]:
            return odds_of(
                lambda: ruleset.resolve(posed.scene, posed.action), lambda result: str(result.outcome)
            )

        def peer(dice: tuple[int, ...] = dice) -> dict[str, Fraction]:
            return pool_by_hand(dice, 1, 4, 10)

        assert ours() == peer()
        mine, other = per_second(ours, 50), per_second(peer, 20)
        name = "+".join(f"d{sides}" for sides in dice)
        print(
            f"{ruleset.id}: exact odds of a strike, {name:<11} {1_000 / mine:>7.3f} ms, "
            f"every face in turn {1_000 / other:.3f} ms (ratio {mine / other:.1f})"
        )


def main() -> None:
    """Print the figures of every game that has a strike: of one die, or of a pool of attackers."""
    for ruleset in map(ruleset_named, ruleset_ids()):
        strikes = [one for one in ruleset.situations if one.name == "strike"]
        names = {param.name for one in strikes for param in one.params}
        if "die" in names:
            bench(ruleset)
        elif "dice" in names:
            bench_pool(ruleset)


if __name__ == "__main__":
    main()
