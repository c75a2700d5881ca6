"""Fights that are played many times come out as those that are computed, the same on every machine."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from math import sqrt
from threading import get_ident
from typing import Any

import numpy as np
import pytest

from nde.lab.answers import Answer
from nde.lab.chain import Chain
from nde.lab.exact import Course, exact
from nde.lab.lab import Effort, Lab
from nde.lab.line_up import counted, foes_of, opening, party_of
from nde.lab.measures import answer_of
from nde.lab.monte_carlo import by_round
from nde.lab.monte_carlo import by_round as swift_round
from nde.lab.monte_carlo import solver as simulation
from nde.lab.monte_carlo.by_round import RoundLaws
from nde.lab.monte_carlo.dice import fight_keys, place_in, place_word
from nde.lab.monte_carlo.solver import Player, simulated, simulated_by_deed, simulated_by_stage
from nde.lab.policies import POLICIES, policy_named
from nde.lab.progress import Progress
from nde.lab.states import ROUND
from nde.rules import ruleset_named

FIGHTS = (
    ("nde12", "warrior,mage", "boss", "focus"),
    ("nde12", "rogue*3", "elite,minion*3", "careful"),
    ("nde12", "warrior*2", "minion*4", "retreat"),
    ("nde14", "assault,adept", "elite,minion", "focus"),
    ("nde14", "specialist*2", "typical*3", "all-out"),
    ("cairn2e", "deserter", "bandit", "focus"),
    ("cairn2e", "smuggler,falconer", "goblin", "spread"),
    ("tkds", "human", "bandit*2", "focus"),
    ("tkds", "dwarf,elf", "walking-dead", "all-out"),
)
FIGHT = pytest.mark.parametrize("fight", FIGHTS, ids=[" ".join(one) for one in FIGHTS])
WAY = pytest.mark.parametrize("way", [simulated, simulated_by_deed])
RUNS = 20_000
SOME = ("nde12", "warrior*2,mage", "boss,minion*2", "focus")


def fresh(game: str, party: str, foes: str, policy: str, **settings: Any) -> Chain:
    """A fight of which nothing is known yet."""
    rules = ruleset_named(game).configure(settings) if settings else ruleset_named(game)
    heroes = party_of(rules, counted(party, "party"))
    scene = opening(rules, heroes, foes_of(rules, counted(foes, "foes")))
    return Chain(rules, scene, policy_named(policy))


@cache
def known(game: str, party: str, foes: str, policy: str) -> Chain:
    """A fight that tests share."""
    return fresh(game, party, foes, policy)


def answered(chain: Chain, course: Course, start: int | None = None) -> Answer:
    return answer_of(chain, chain.start if start is None else start, course, course.runs, 1)


def told(chain: Chain, course: Course) -> list[tuple[int, int, int, int]]:
    """How many fights are where: round, a scene by its pieces, whether it is over there, and how many."""
    found = []
    for number, one in enumerate(course.rounds):
        for is_over, scenes, shares in (
            (0, one.numbers, one.chances),
            (1, one.over, one.over_chances),
        ):
            counts = np.rint(shares * course.runs).astype(int).tolist()
            marks = [hash(chain.scene(scene)) for scene in scenes.tolist()]
            found += [(number, mark, is_over, count) for mark, count in zip(marks, counts, strict=True)]
    return sorted(found)


def chances(answer: Answer) -> dict[str, float]:
    """All that an answer tells, by name."""
    found = {"win": answer.win.chance, "lose": answer.lose.chance, "flee": answer.flee.chance}
    found |= {f"round-{number}": chance for number, chance in answer.rounds.items()}
    found |= {f"down-{number}": chance for number, chance in answer.down.items()}
    for one in (*answer.heroes, *answer.foes):
        found[f"{one.id}-out"] = one.out.chance
        for number in range(12):  # after the last round all stays as it is
            found[f"{one.id}-round-{number}"] = one.standing[min(number, len(one.standing) - 1)]
        for left in one.left:
            found |= {f"{one.id}-{left.key}-{value}": chance for value, chance in left.chances.items()}
        found |= {f"{one.id}-{key}": chance for key, chance in one.conditions.items()}
    return found


@FIGHT
@WAY
def test_played_fights_come_out_as_computed_ones(way: Any, fight: tuple[str, str, str, str]) -> None:
    chain = known(*fight)
    right = chances(answered(chain, exact(chain, chain.start)))
    runs = 20 * RUNS if way is simulated else RUNS
    course = way(chain, chain.start, runs, 7)
    assert course.runs == runs
    assert not course.is_stopped
    answer = answered(chain, course)
    assert answer.method == "simulated"
    played = chances(answer)
    for key, chance in right.items():
        spread = sqrt(max(chance * (1 - chance), 0.0) / runs)
        assert abs(played.get(key, 0.0) - chance) <= 5 * spread + 2 / runs, key
    assert set(played) <= set(right)


INTERVALS = (FIGHTS[0], ("nde14", "adept", "elite*2", "focus"), FIGHTS[5], FIGHTS[7])


@pytest.mark.parametrize("fight", INTERVALS, ids=[one[0] for one in INTERVALS])
@WAY
def test_intervals_hold_what_is_exact_as_often_as_they_say(
    way: Any, fight: tuple[str, str, str, str]
) -> None:
    chain = known(*fight)
    right = answered(chain, exact(chain, chain.start)).win.chance
    wins = [answered(chain, way(chain, chain.start, 400, seed)).win for seed in range(200)]
    held = sum(one.low <= right <= one.high for one in wins)
    assert 180 <= held <= 199  # 95 % of 200 is 190, with a deviation of 3


@FIGHT
@WAY
def test_scenes_are_met_as_often_as_they_should(way: Any, fight: tuple[str, str, str, str]) -> None:
    chain = known(*fight)
    right, course = exact(chain, chain.start), way(chain, chain.start, RUNS, 11)
    for number in range(2):
        expected = np.zeros(len(chain.places))
        expected[right.rounds[number].numbers] = right.rounds[number].chances * RUNS
        expected[right.rounds[number].over] += right.rounds[number].over_chances * RUNS
        played = np.zeros(len(chain.places))
        played[course.rounds[number].numbers] = course.rounds[number].chances * RUNS
        played[course.rounds[number].over] += course.rounds[number].over_chances * RUNS
        is_likely = expected >= 5
        squares = float((((played - expected) ** 2)[is_likely] / expected[is_likely]).sum())
        freedom = max(int(is_likely.sum()) - 1, 0)
        assert squares <= freedom + 4 * sqrt(2 * freedom) + 8
        rare, rarely = float(expected[~is_likely].sum()), float(played[~is_likely].sum())
        assert abs(rarely - rare) <= 5 * sqrt(rare) + 2


@WAY
def test_the_same_seed_gives_the_same_fights(way: Any) -> None:
    chain = known(*SOME)
    first, again, other = (way(chain, chain.start, 3_000, seed) for seed in (5, 5, 6))
    assert told(chain, first) == told(chain, again)
    assert told(chain, first) != told(chain, other)


@pytest.mark.parametrize("fight", [SOME, FIGHTS[5], FIGHTS[7]], ids=["nde12", "cairn2e", "tkds"])
@WAY
def test_what_was_asked_before_makes_no_difference(way: Any, fight: tuple[str, str, str, str]) -> None:
    new = fresh(*fight)
    course = way(new, new.start, 2_000, 3)
    used = fresh(*fight)
    waiting = [used.start]
    for _ in range(400):  # depth first, as nothing in the lab looks at scenes
        one = waiting.pop()
        used.look([one])
        after, _ = used.followed(np.array([one]), np.ones(1))
        waiting += after.tolist() or [used.start]
    simulated_by_deed(used, used.start, 500, 99)
    exact(used, used.start)
    assert told(used, way(used, used.start, 2_000, 3)) == told(new, course)


@WAY
def test_the_first_of_many_fights_are_those_of_few(way: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    chain = known(*SOME)
    few, many = way(chain, chain.start, 700, 2), way(chain, chain.start, 2_000, 2)
    counts = {one[:3]: one[3] for one in told(chain, many)}
    for number, mark, is_over, count in told(chain, few):
        assert counts[number, mark, is_over] >= count
    monkeypatch.setattr(simulation, "AT_ONCE", 300)
    monkeypatch.setattr(simulation, "FEW", 100)
    monkeypatch.setattr(simulation, "MOST_AT_ONCE", 250)
    stops = iter([True, False, False, False])
    stopped = way(chain, chain.start, 2_000, 2, lambda progress: next(stops))
    assert 0 < stopped.runs < 2_000 or way is simulated
    assert told(chain, stopped) == told(chain, way(chain, chain.start, stopped.runs, 2))
    assert told(chain, way(chain, chain.start, 2_000, 2)) == told(chain, many)


@pytest.mark.parametrize("kernel", ["numpy", "numba"])
@pytest.mark.parametrize("threads", [1, 2, 5])
def test_threads_make_no_difference(
    threads: int, kernel: simulation.Kernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    chain = known(*SOME)
    alone = told(chain, simulated(chain, chain.start, 5_000, 4))
    monkeypatch.setattr(simulation, "AT_ONCE", 128)
    with ThreadPoolExecutor(threads) as pool:
        course = simulated(chain, chain.start, 5_000, 4, by=Player(pool.map, kernel))
    assert told(chain, course) == alone


@FIGHT
def test_numba_plays_the_same_fights_as_numpy(fight: tuple[str, str, str, str]) -> None:
    chain = known(*fight)
    plain = simulated(chain, chain.start, 5_000, 8, by=Player(kernel="numpy"))
    swift = simulated(chain, chain.start, 5_000, 8, by=Player(kernel="numba"))
    assert swift_round.swift_round() is not None
    assert told(chain, swift) == told(chain, plain)


def test_the_round_that_numba_compiles_is_the_round_of_plain_python(without_numba: None) -> None:
    chain = known(*FIGHTS[0])
    simulated(chain, chain.start, 1, 1)
    laws = next(iter(simulation._Kept.of(chain)._laws.values()))
    assert isinstance(laws, RoundLaws)
    keys = fight_keys(3, 0, 300)
    rows, counts = np.zeros(300, dtype=np.int32), np.zeros(len(laws.begins) + len(laws.ended), dtype=np.int64)
    others, sums = (one.copy() for one in (rows, counts))
    other_keys = keys.copy()
    left = by_round.played_plainly(laws, keys, rows, 0, counts)
    with np.errstate(over="ignore"):
        tables = (laws.guide_first, laws.guide_size, laws.guide, laws.upper, laws.after, len(laws.begins))
        place = place_word(place_in(0, 0))
        assert swift_round._round(*tables, other_keys, others, place, sums) == left
    assert (counts == sums).all()
    assert (rows[:left] == others[:left]).all()
    assert (keys[:left] == other_keys[:left]).all()


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    swift_round.swift_round.cache_clear()
    monkeypatch.setitem(sys.modules, "numba", None)
    yield
    swift_round.swift_round.cache_clear()


def test_without_numba_fights_are_played_by_numpy(without_numba: None) -> None:
    chain = known(*SOME)
    assert swift_round.swift_round() is None
    course = simulated(chain, chain.start, 1_000, 8, by=Player(kernel="numba"))
    assert told(chain, course) == told(
        chain, simulated(chain, chain.start, 1_000, 8, by=Player(kernel="numpy"))
    )


@WAY
def test_who_stops_it_gets_the_fights_so_far(way: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "AT_ONCE", 50)
    chain = known(*SOME)
    simulated(chain, chain.start, 1, 1)
    seen: list[Progress] = []

    def going(progress: Progress) -> bool:
        seen.append(progress)
        return len(seen) < 2

    course = way(chain, chain.start, 10_000, 9, going)
    assert course.is_stopped
    assert 0 < course.runs < 10_000
    assert [one.undecided for one in seen] == sorted([one.undecided for one in seen], reverse=True)
    assert seen[-1].undecided == pytest.approx(1 - course.runs / 10_000)
    whole = way(chain, chain.start, course.runs, 9)
    assert told(chain, course) == told(chain, whole)
    assert not whole.is_stopped


def test_who_says_no_after_the_last_fight_has_stopped_nothing() -> None:
    chain = known(*SOME)
    simulated(chain, chain.start, 1, 1)
    assert not simulated(chain, chain.start, 100, 1, lambda progress: False).is_stopped
    assert not simulated_by_deed(chain, chain.start, 10, 1, lambda progress: False).is_stopped


def test_who_cannot_wait_for_the_scenes_gets_a_few_fights() -> None:
    chain = fresh(*SOME)
    course = simulated(chain, chain.start, 5_000, 1, lambda progress: False)
    assert course.is_stopped
    assert course.runs == simulation.FEW
    answer = answered(chain, course)
    assert answer.win.low < answer.win.high
    assert simulated(chain, chain.start, 5_000, 1).runs == 5_000


LUCK = (
    (
        ("nde12", "warrior,rogue", "boss,minion", "focus+melee"),
        ("nde12", "warrior,mage", "boss,minion", "focus+melee"),
        8,
    ),
    ((*SOME[:3], "focus+melee"), ("nde12", "warrior*2,mage", "boss,minion*3", "focus+melee"), 2.5),
    (("tkds", "human,elf", "bandit*2", "focus+free"), ("tkds", "human,dwarf", "bandit*2", "focus+free"), 1.5),
)


@pytest.mark.parametrize(("one", "other", "sharper"), LUCK, ids=["who", "one more", "kin"])
@WAY
def test_fights_with_the_same_luck_differ_only_by_what_is_different(
    way: Any, one: tuple[str, str, str, str], other: tuple[str, str, str, str], sharper: float
) -> None:
    wins = np.array(
        [
            [answered(chain, way(chain, chain.start, 200, seed)).win.chance for seed in range(150)]
            for chain in (known(*one), known(*other))
        ]
    )
    same = float((wins[0] - wins[1]).var())
    apart = float((wins[0] - np.roll(wins[1], 1)).var())
    assert apart > sharper * same


@WAY
def test_a_rule_that_changes_nothing_changes_no_fight(way: Any) -> None:
    """Nobody here fights from afar, so it is all the same who is hit back from near."""
    core, melee = fresh(*FIGHTS[2][:3], "focus"), fresh(*FIGHTS[2][:3], "focus", retaliation="melee")
    for seed in range(3):
        one, other = way(core, core.start, 1_000, seed), way(melee, melee.start, 1_000, seed)
        assert chances(answered(core, one)) == pytest.approx(chances(answered(melee, other)))


def test_scenes_beyond_the_limit_are_forgotten_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    roomy, tight = fresh(*SOME), fresh(*SOME)
    right = simulated_by_deed(roomy, roomy.start, 2_000, 6)
    monkeypatch.setattr(simulation, "MOST_PLACES", 150)
    course = simulated_by_deed(tight, tight.start, 2_000, 6)
    assert course.runs == 2_000
    assert told(tight, course) == told(roomy, right)
    assert chances(answered(tight, course)) == pytest.approx(chances(answered(roomy, right)))
    named = {number for one in course.rounds for number in (*one.numbers.tolist(), *one.over.tolist())}
    # What the first fights met is known before anything is forgotten; after that only what is named.
    first = fresh(*SOME)
    simulated_by_deed(first, first.start, simulation.FEW, 6)
    assert len(first.places) > 150
    assert len(tight.places) <= len(first.places) + len(named) < len(roomy.places)


def test_it_ends_before_more_scenes_must_be_named_than_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    chain = fresh(*SOME)
    monkeypatch.setattr(simulation, "MOST_PLACES", 100)
    monkeypatch.setattr(simulation, "MOST_NAMED", 400)
    course = simulated_by_deed(chain, chain.start, 5_000, 6)
    assert course.is_stopped
    assert 0 < course.runs < 5_000


def test_a_fight_with_too_many_scenes_is_played_stage_by_stage_or_if_often_deed_by_deed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("nde.lab.monte_carlo.by_round.MOST_SCENES", 100)
    chain, other = fresh(*SOME), fresh(*SOME)
    course = simulated(chain, chain.start, 500, 6)
    assert told(chain, course) == told(other, simulated_by_stage(other, other.start, 500, 6))
    monkeypatch.setattr(simulation, "FEW_RUNS", 400)
    chain, other = fresh(*SOME), fresh(*SOME)
    course = simulated(chain, chain.start, 500, 6)
    assert told(chain, course) == told(other, simulated_by_deed(other, other.start, 500, 6))
    assert chain.known < 2_000


@WAY
def test_a_fight_that_is_over_stays_so(way: Any) -> None:
    chain = known(*SOME)
    right = exact(chain, chain.start)
    over = int(right.rounds[-1].over[0])
    course = way(chain, over, 50, 1)
    assert [one.over.tolist() for one in course.rounds] == [[over]]
    assert course.rounds[0].over_chances.tolist() == [1.0]
    assert course.undecided == 0.0


@WAY
def test_it_begins_in_any_scene(way: Any) -> None:
    chain = known(*SOME)
    right = exact(chain, chain.start)
    later = int(right.rounds[1].numbers[right.rounds[1].chances.argmax()])
    assert chain.kind.array[later] != ROUND
    expected = answered(chain, exact(chain, later), later).win.chance
    played = answered(chain, way(chain, later, RUNS, 1), later).win
    assert abs(played.chance - expected) <= 5 * sqrt(expected * (1 - expected) / RUNS) + 1 / RUNS


def test_a_lab_with_threads_plays_the_same_fights_on_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "AT_ONCE", 128)
    rules = ruleset_named("nde12")
    party = party_of(rules, counted("warrior", "party"))
    scene = opening(rules, party, foes_of(rules, counted("minion*2", "foes")))
    effort = Effort(method="simulated", runs=2_000)
    plain = Lab().fight(rules, scene, POLICIES["focus"], effort)
    threads: set[int] = set()
    with ThreadPoolExecutor(2) as pool:

        def spread(work: Any, numbers: Any) -> Any:
            def noted(one: int) -> Any:
                threads.add(get_ident())
                return work(one)

            return pool.map(noted, numbers)

        assert Lab(spread=spread).fight(rules, scene, POLICIES["focus"], effort) == plain
    assert threads
    assert get_ident() not in threads
