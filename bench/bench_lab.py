"""Whole fights computed exactly: how long the full answer takes, how much memory, and up to which size.

`cold` begins with nothing: rules are run until all they do is known.  `anew` knows what the rules do and
finds every scene again; `warm` knows those, too, and only moves chances.  Each row of the first table has a
process of its own, whose peak is its memory (with what Python and the rules take).  Times are of processor
time; of warm ones the median of some.

The peer is `icepool`, which knows no game: a duel with one die of damage each is played by its `map`.  Both
give the same chance to win, or nothing is printed.
"""

from __future__ import annotations

import resource
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from math import prod
from multiprocessing import get_context
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import icepool
import numpy as np
from msgspec.structs import replace

from nde.lab.chain import Chain
from nde.lab.exact import MOST_SCENES, exact
from nde.lab.line_up import counted, foes_of, opening, party_of
from nde.lab.measures import answer_of
from nde.lab.policies import POLICIES
from nde.lab.states import ROUND, TooManyScenes
from nde.rules import Ruleset, ruleset_named
from nde.rules.cairn2e.blocks import Attack

WARM = 5
NO_LIMIT = 10**7
BASE_MB = 1024
DUEL, SMALL_DUEL = 24, 12
SIDES = 6
MOST_SCORE = 18
SAME = 1e-9


class Case(NamedTuple):
    """A fight by its words, and what is promised of it."""

    label: str
    game: str
    party: str
    foes: str
    promise_ms: int = 0
    hearts: int = 0
    """So many hearts for each hero; as they were made for 0."""
    policy: str = "focus"


class Cost(NamedTuple):
    """What the answer of a fight takes, in seconds and megabytes, and what it is made of."""

    cold: float
    anew: float
    warm: float
    memory: float
    scenes: int
    steps: int
    dense: int
    win: float


CASES = (
    Case("4 against a boss and 6", "nde12", "warrior,rogue,mage,warrior", "boss,minion*6", 50),
    Case("5 with 7 hearts against a boss and 8", "nde12", "warrior*2,rogue*2,mage", "boss,minion*8", 1000, 7),
    Case("4 against 4, pooled", "cairn2e", "deserter,smuggler,midwife,falconer", "goblin*4", 100),
    Case(
        "6 against 6, pooled",
        "cairn2e",
        "deserter,smuggler,midwife,falconer,clockmaker,puppeteer",
        "goblin*6",
        1000,
    ),
    Case("2 against 2", "tkds", "human,elf", "bandit*2"),
    Case("3 against an elite and 3", "nde14", "assault,specialist,adept", "elite,minion*3"),
)


def scene_of(case: Case) -> tuple[Ruleset, Any]:
    """The rules and the scene in which a fight begins."""
    rules = ruleset_named(case.game)
    party = party_of(rules, counted(case.party, "party"))
    if case.hearts:
        party = {id: replace(one, hearts=case.hearts, hearts_most=case.hearts) for id, one in party.items()}
    return rules, opening(rules, party, foes_of(rules, counted(case.foes, "foes")))


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """How long something takes, and what comes of it."""
    start = process_time()
    found = work()
    return process_time() - start, found


def full_answer(chain: Chain, most: int = NO_LIMIT) -> float:
    """Everything that is told of a fight; the chance to win comes back."""
    return answer_of(chain, chain.start, exact(chain, chain.start, most_scenes=most)).win.chance


def cost_of(rules: Ruleset, scene: Any, policy: str = "focus", most: int = NO_LIMIT) -> Cost:
    """What a fight costs in this process."""
    way = POLICIES[policy]

    def first() -> Chain:
        chain = Chain(rules, scene, way, marks_apart=True)
        full_answer(chain, most)
        return chain

    cold, chain = timed(first)
    anew, _ = timed(lambda: full_answer(Chain(rules, scene, way, marks_apart=True, like=chain)))
    warm = [timed(lambda: full_answer(chain)) for _ in range(WARM)]
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / BASE_MB
    return Cost(
        cold=cold,
        anew=anew,
        warm=median(took for took, _ in warm),
        memory=peak,
        scenes=chain.known,
        steps=len(chain.after.array),
        dense=dense_states(chain),
        win=warm[0][1],
    )


def dense_states(chain: Chain) -> int:
    """How many scenes could begin a round, if everybody could be in any of their states with all others.

    An array with a place for each of them is what a table of all heroes, hearts and foes would need.
    """
    ends = np.flatnonzero(chain.kind.array == ROUND)
    begins = np.unique(chain.followed(ends, np.ones(len(ends)))[0])
    states = [chain.places[number][1] for number in begins.tolist()]
    return prod(len({state[place] for state in states}) for place in range(len(states[0]))) if states else 1


def cost_of_case(case: Case) -> Cost:
    """What a fight costs in a process of its own."""
    return cost_of(*scene_of(case), case.policy)


def duel(points: int) -> tuple[Ruleset, Any]:
    """Two who are dead once they have lost so many points, with one die of damage each, and no fear."""
    rules = ruleset_named("cairn2e").configure({"head_wound": "full"})
    hero = next(iter(party_of(rules, [("deserter", 1)]).values()))
    scene = rules.new_scene({"one": hero}, {"other": "goblin"}, is_fight=True)
    # The last point is of strength: whoever loses that is dead at once, and no save is rolled.  Scores are
    # as high as they can be, so that no scar raises any.
    scores = dict.fromkeys(("strength_most", "dexterity", "dexterity_most", "will", "will_most"), MOST_SCORE)
    attack = Attack(name="blade", dice=(SIDES,))
    figures = [
        replace(
            one,
            character=replace(
                one.character, hp=points - 1, hp_most=points - 1, strength=1, items=(), **scores
            ),
            attacks=(attack,),
            armor=0,
            is_fearless=True,
        )
        for one in scene.figures
    ]
    return rules, replace(scene, figures=tuple(figures))


def duel_by_icepool(points: int) -> Fraction:
    """The chance of whoever strikes first, by repeating a round until nothing changes."""

    def strike(state: tuple[int, int], face: int, other: int) -> tuple[int, int]:
        mine, theirs = state
        if not mine or not theirs:
            return state
        theirs = max(theirs - face, 0)
        return (mine if not theirs else max(mine - other, 0)), theirs

    start = icepool.Die([(points, points)])
    die = icepool.d(SIDES)
    end: Any = icepool.map(strike, start, die, die, star=False, repeat=points)
    wins = sum(end.quantity(state) for state in end.outcomes() if not state[1])
    return Fraction(wins, end.denominator())


def print_cases() -> None:
    """Print what each fight costs, one process for each."""
    print(
        f"{'fight':<44}{'cold s':>8}{'anew s':>8}{'warm ms':>9}{'promise':>9}{'scenes':>9}"
        f"{'steps':>10}{'dense':>22}{'MB':>6}{'win %':>8}"
    )
    for case in CASES:
        with ProcessPoolExecutor(1, get_context("spawn")) as pool:
            cost = pool.submit(cost_of_case, case).result()
        promise = f"< {case.promise_ms}" if case.promise_ms else ""
        print(
            f"{case.game + ' ' + case.label:<44}{cost.cold:>8.2f}{cost.anew:>8.2f}{1000 * cost.warm:>9.1f}"
            f"{promise:>9}{cost.scenes:>9,}{cost.steps:>10,}{cost.dense:>22,}{cost.memory:>6.0f}"
            f"{100 * cost.win:>8.2f}",
            flush=True,
        )


def print_duels() -> None:
    """Print how long a duel takes here and with `icepool`."""
    for points in (SMALL_DUEL, DUEL):
        cost = cost_of(*duel(points))
        took, chance = timed(lambda points=points: duel_by_icepool(points))  # type: ignore[misc]
        assert abs(cost.win - chance) < SAME, (cost.win, float(chance))
        print(
            f"a duel of {points} against {points}: cold {1000 * cost.cold:,.0f} ms, anew "
            f"{1000 * cost.anew:,.1f} ms, warm {1000 * cost.warm:,.1f} ms (the promise: < 20); icepool "
            f"{1000 * took:,.0f} ms, {took / cost.cold:,.0f} times the cold and {took / cost.warm:,.0f} "
            f"times the warm one; win {100 * cost.win:.4f} % by both",
            flush=True,
        )


def curves() -> Iterator[tuple[str, list[Case]]]:
    """Fights that grow in one thing."""
    heroes = ["warrior", "rogue", "mage", "warrior", "rogue", "mage"]
    yield (
        "heroes",
        [Case(str(count), "nde12", ",".join(heroes[:count]), "boss,minion*4") for count in range(1, 7)],
    )
    yield (
        "minions beside a boss",
        [
            Case(str(count), "nde12", ",".join(heroes[:4]), f"boss,minion*{count}")
            for count in (1, 2, 4, 8, 12)
        ],
    )
    yield (
        "hearts of 4 heroes",
        [
            Case(str(hearts), "nde12", ",".join(heroes[:4]), "boss,minion*4", hearts=hearts)
            for hearts in (3, 5, 7, 9)
        ],
    )
    kinds = ["deserter", "smuggler", "midwife", "falconer", "clockmaker", "puppeteer"]
    yield (
        "Cairn, so many goblins on each side",
        [Case(str(count), "cairn2e", ",".join(kinds[:count]), f"goblin*{count}") for count in range(1, 7)],
    )
    yield (
        "TKDS, so many on each side",
        [
            Case(str(count), "tkds", ",".join(["human", "elf", "dwarf", "human"][:count]), f"bandit*{count}")
            for count in range(1, 5)
        ],
    )


def print_curves() -> None:
    """Print what fights cost as they grow, up to the size at which they are played and not computed."""
    for name, cases in curves():
        print(f"\n{name}: scenes, cold s, warm ms")
        for case in cases:
            try:
                cost = cost_of(*scene_of(case), case.policy, MOST_SCENES)
            except TooManyScenes:
                print(f"{case.label:>4}: more than {MOST_SCENES:,} scenes: such fights are played")
                break
            print(f"{case.label:>4}: {cost.scenes:>9,}{cost.cold:>8.2f}{1000 * cost.warm:>8.1f}", flush=True)


def main() -> None:
    """Print what exact answers cost, beside a peer, and how that grows."""
    print_cases()
    print()
    print_duels()
    print_curves()


if __name__ == "__main__":
    main()
