"""Fights played stage by stage agree with those that are computed; wide deeds are played so by themselves."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nde.lab.batch import outcomes as outcomes
from nde.lab.chain import Chain
from nde.lab.exact import Standing, exact
from nde.lab.lab import Effort, Lab
from nde.lab.line_up import counted, foes_of, opening, party_of
from nde.lab.measures import answer_of
from nde.lab.monte_carlo.by_stage import Stages
from nde.lab.monte_carlo.solver import FEW, simulated, simulated_by_stage
from nde.lab.policies import POLICIES
from nde.lab.progress import Progress
from nde.lab.states import TooManyScenes, TooWide
from nde.rules import ruleset_named
from nde.rules.play import playing_of

FIGHTS = {
    "nde12": ("warrior, mage", "elite, minion*2"),
    "nde14": ("adept, assault", "elite*4"),
    "cairn2e": ("deserter, smuggler", "goblin*2"),
    "tkds": ("fighter, rogue", "orc*2"),
}
RUNS = 4_000
WIDE = 4.5
"""So many deviations away something is wrong, and not bad luck: 1 in 150,000."""
SEEN = 50
"""So many fights must go either way; of what happens more seldom a deviation is no measure."""


def scene_of(game: str, party: str = "", foes: str = "") -> tuple[Any, Any]:
    rules = ruleset_named(game)
    party, foes = (party, foes) if party else FIGHTS[game]
    return rules, opening(
        rules, party_of(rules, counted(party, "party")), foes_of(rules, counted(foes, "foes"))
    )


@pytest.mark.parametrize(
    ("game", "policy"), [("nde12", "focus"), ("nde14", "spread"), ("cairn2e", "focus"), ("tkds", "spread")]
)
def test_fights_stage_by_stage_come_to_what_is_computed(game: str, policy: str) -> None:
    rules, scene = scene_of(game)
    chain = Chain(rules, scene, POLICIES[policy])
    truth = answer_of(chain, chain.start, exact(chain, chain.start))
    course = simulated_by_stage(chain, chain.start, RUNS, 11)
    found = answer_of(chain, chain.start, course, course.runs, 11)
    assert found.runs == RUNS
    pairs = [(truth.win, found.win), (truth.lose, found.lose)]
    pairs += [(one.out, other.out) for one, other in zip(truth.heroes, found.heroes, strict=True)]
    for one, other in pairs:
        assert SEEN <= one.chance * RUNS <= RUNS - SEEN
        deviation = (one.chance * (1 - one.chance) / RUNS) ** 0.5
        assert abs(one.chance - other.chance) <= WIDE * deviation + 1e-9, (one, other)
    mean = sum(number * chance for number, chance in truth.rounds.items())
    played = sum(number * chance for number, chance in found.rounds.items())
    squares = sum(number**2 * chance for number, chance in truth.rounds.items())
    assert abs(mean - played) <= WIDE * ((squares - mean**2) / RUNS) ** 0.5 + 1e-9


@pytest.mark.parametrize("game", FIGHTS)
def test_the_same_seed_plays_the_same_fights_whatever_was_asked_before(game: str) -> None:
    rules, scene = scene_of(game)
    fresh = Chain(rules, scene, POLICIES["focus"])
    used = Chain(rules, scene, POLICIES["focus"])
    exact(used, used.start)
    at_once = Stages(fresh).fought(fresh.start, 3, 0, 300)
    assert _ends(fresh, at_once) == _ends(used, Stages(used).fought(used.start, 3, 0, 300))
    # In two batches, the second one first.
    stages = Stages(Chain(rules, scene, POLICIES["focus"]))
    parts = [stages.fought(fresh.start, 3, first, count) for first, count in ((100, 200), (0, 100))]
    assert _ends(fresh, at_once) == sum((_ends(stages.chain, one) for one in parts), Counter())


def _ends(chain: Chain, rounds: tuple[Standing, ...]) -> Counter[tuple[int, str]]:
    """How many fights have ended in which round in which scene."""
    return Counter(
        {
            (number, repr(chain.scene(scene))): int(count)
            for number, one in enumerate(rounds)
            for scene, count in zip(one.over.tolist(), one.over_chances.tolist(), strict=True)
        }
    )


def test_a_deed_that_leads_to_too_many_scenes_is_played_with_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, scene = scene_of("cairn2e", "deserter", "goblin")
    exactly = Lab().fight(rules, scene, POLICIES["spread"], Effort(method="exact"))
    monkeypatch.setattr(outcomes, "MOST_OUTCOMES", 10)
    with pytest.raises(TooWide) as refused:
        Lab().fight(rules, scene, POLICIES["spread"], Effort(method="exact"))
    assert isinstance(refused.value, TooManyScenes)
    answer = Lab().fight(rules, scene, POLICIES["spread"], Effort(runs=RUNS))
    assert (answer.method, answer.runs) == ("simulated", RUNS)
    assert answer.win.low - 0.05 <= exactly.win.chance <= answer.win.high + 0.05


def test_whoever_stops_it_gets_the_fights_that_were_played() -> None:
    rules, scene = scene_of("nde14")
    chain = Chain(rules, scene, POLICIES["focus"])
    course = simulated_by_stage(chain, chain.start, 10_000, 1, lambda progress: progress.undecided > 0.99)
    assert course.is_stopped
    assert 0 < course.runs < 10_000


def test_whoever_stops_in_the_middle_of_a_batch_does_not_wait_for_it() -> None:
    rules, scene = scene_of("nde12")
    chain = Chain(rules, scene, POLICIES["focus"])
    asked: list[float] = []

    def going(progress: Progress) -> bool:
        asked.append(progress.undecided)
        return len(asked) < 3

    course = simulated_by_stage(chain, chain.start, 10_000, 1, going)
    assert (course.is_stopped, course.runs, len(asked)) == (True, FEW, 3)
    assert asked[0] == 1.0 - FEW / 10_000


def test_what_is_done_first_is_done_first() -> None:
    rules, scene = scene_of("nde12")
    chain = Chain(rules, scene, POLICIES["focus"])
    aim = playing_of(rules).aim
    action = next(one.action for one in rules.offers(scene, "warrior") if aim(scene, one).purpose == "attack")
    branch = chain.branch(scene, action)
    truth = answer_of(chain, branch, exact(chain, branch))
    found = answer_of(chain, branch, simulated_by_stage(chain, branch, RUNS, 5), RUNS, 5)
    deviation = (truth.win.chance * (1 - truth.win.chance) / RUNS) ** 0.5
    assert abs(truth.win.chance - found.win.chance) <= WIDE * deviation + 1e-9


def test_a_fight_that_takes_too_long_to_learn_is_played_as_it_is() -> None:
    rules, scene = scene_of("nde12")
    chain = Chain(rules, scene, POLICIES["focus"])

    def going(progress: Progress) -> bool:
        if progress.undecided == 1.0:
            raise TooManyScenes(most=progress.scenes)
        return True

    course = simulated(chain, chain.start, 300, 1, going)
    assert (course.runs, course.is_stopped) == (300, False)
