"""Fights played die by die agree with those that are computed; wide deeds are played so by themselves."""

from __future__ import annotations

from typing import Any

import pytest

from nde.lab import following
from nde.lab.chain import Chain
from nde.lab.exact import exact
from nde.lab.lab import Effort, Lab
from nde.lab.measuring import answer_of
from nde.lab.places import TooManyScenes, TooWide
from nde.lab.policies import POLICIES
from nde.lab.setting_out import counted, foes_of, opening, party_of
from nde.lab.simulated import simulated_by_die
from nde.rules import ruleset_named
from nde.rules.playing import playing_of

FIGHTS = {
    "nde12": ("warrior, mage", "elite, minion*2"),
    "nde14": ("adept, assault", "elite"),
    "cairn2e": ("deserter, smuggler", "goblin*2"),
    "tkds": ("fighter, rogue", "bandit"),
}
RUNS = 250
WIDE = 4.5
"""So many deviations away something is wrong, and not bad luck: 1 in 150,000."""


def scene_of(game: str) -> tuple[Any, Any]:
    rules = ruleset_named(game)
    party, foes = FIGHTS[game]
    return rules, opening(
        rules, party_of(rules, counted(party, "party")), foes_of(rules, counted(foes, "foes"))
    )


@pytest.mark.parametrize(
    ("game", "policy"), [("nde12", "focus"), ("nde14", "spread"), ("cairn2e", "focus"), ("tkds", "spread")]
)
def test_fights_die_by_die_come_to_what_is_computed(game: str, policy: str) -> None:
    rules, scene = scene_of(game)
    chain = Chain(rules, scene, POLICIES[policy])
    truth = answer_of(chain, chain.start, exact(chain, chain.start))
    course = simulated_by_die(chain, chain.start, RUNS, 11)
    found = answer_of(chain, chain.start, course, course.runs, 11)
    assert found.runs == RUNS
    pairs = [(truth.win, found.win), (truth.lose, found.lose)]
    pairs += [(one.out, other.out) for one, other in zip(truth.heroes, found.heroes, strict=True)]
    for one, other in pairs:
        deviation = (one.chance * (1 - one.chance) / RUNS) ** 0.5
        assert abs(one.chance - other.chance) <= WIDE * deviation + 1e-9, (one, other)
    mean = sum(number * chance for number, chance in truth.rounds.items())
    played = sum(number * chance for number, chance in found.rounds.items())
    squares = sum(number**2 * chance for number, chance in truth.rounds.items())
    assert abs(mean - played) <= WIDE * ((squares - mean**2) / RUNS) ** 0.5 + 1e-9


def test_the_same_seed_plays_the_same_fights_and_more_runs_go_on_from_them() -> None:
    rules, scene = scene_of("nde12")
    chain = Chain(rules, scene, POLICIES["focus"])
    few, again, more = (
        simulated_by_die(chain, chain.start, runs, 3).rounds[0].over_chances.sum() * runs
        for runs in (128, 128, 256)
    )
    assert few == again <= more


def test_a_deed_that_leads_to_too_many_scenes_is_played_with_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, scene = scene_of("cairn2e")
    exactly = Lab().fight(rules, scene, POLICIES["spread"], Effort(method="exact"))
    monkeypatch.setattr(following, "MOST_OUTCOMES", 40)
    with pytest.raises(TooWide) as refused:
        Lab().fight(rules, scene, POLICIES["spread"], Effort(method="exact"))
    assert isinstance(refused.value, TooManyScenes)
    answer = Lab().fight(rules, scene, POLICIES["spread"], Effort(runs=RUNS))
    assert (answer.method, answer.runs) == ("simulated", RUNS)
    assert answer.win.low - 0.05 <= exactly.win.chance <= answer.win.high + 0.05


def test_whoever_stops_it_gets_the_fights_that_were_played() -> None:
    rules, scene = scene_of("nde14")
    chain = Chain(rules, scene, POLICIES["focus"])
    course = simulated_by_die(chain, chain.start, 10_000, 1, lambda progress: progress.undecided > 0.99)
    assert course.is_stopped
    assert 0 < course.runs < 10_000


def test_what_is_done_first_is_done_first() -> None:
    rules, scene = scene_of("nde12")
    chain = Chain(rules, scene, POLICIES["focus"])
    aim = playing_of(rules).aim
    action = next(one.action for one in rules.offers(scene, "warrior") if aim(scene, one).purpose == "attack")
    branch = chain.branch(scene, action)
    truth = answer_of(chain, branch, exact(chain, branch))
    found = answer_of(chain, branch, simulated_by_die(chain, branch, RUNS, 5), RUNS, 5)
    deviation = (truth.win.chance * (1 - truth.win.chance) / RUNS) ** 0.5
    assert abs(truth.win.chance - found.win.chance) <= WIDE * deviation + 1e-9
