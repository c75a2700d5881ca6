"""How far a number hangs on the policy is told soon, and as exactly as it was found."""

from __future__ import annotations

import pytest

from nde.lab import sensitivity
from nde.lab.answers import Share
from nde.lab.lab import Lab
from nde.lab.policies import POLICIES
from nde.lab.sensitivity import Answered, PolicyRange, policy_range
from nde.locale import words
from nde.prose.lab.habits import range_words
from tests.lab.proof.fights import Fight, worded_fight


def exactly(fight: Fight, policy: str) -> float:
    return Lab().fight(fight.rules, fight.scene, POLICIES[policy]).win.chance


def test_other_policies_of_a_large_fight_are_only_played_and_that_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fight = worded_fight("nde12", "warrior,mage", "minion*2")
    lab = Lab()
    answer = lab.fight(fight.rules, fight.scene, POLICIES["focus"])
    monkeypatch.setattr(sensitivity, "MOST_SCENES", answer.scenes - 1)
    found = policy_range(Answered(lab, fight.rules, fight.scene, POLICIES["focus"], answer))
    assert found.win["focus"] == answer.win, "the answer itself stays as exact as it is"
    for name in ("strongest", "spread", "careful", "all-out"):
        share = found.win[name]
        assert share.low < exactly(fight, name) < share.high
    told = range_words(found, words("en"))
    assert "were only played" in told
    assert "percentage points" in told


def test_a_policy_that_was_played_often_enough_counts_though_time_is_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fight = worded_fight("nde12", "warrior,mage", "minion*2")
    lab = Lab()
    answer = lab.fight(fight.rules, fight.scene, POLICIES["focus"])
    monkeypatch.setattr(sensitivity, "MOST_SCENES", 1)
    left = 1.0 - sensitivity.ENOUGH_RUNS / sensitivity.MOST_RUNS
    found = policy_range(
        Answered(lab, fight.rules, fight.scene, POLICIES["focus"], answer),
        going=lambda now: now.undecided > left,
    )
    assert found.is_stopped
    assert sorted(found.win) == ["focus", "strongest"]


def test_what_may_be_noise_is_not_told_as_a_difference() -> None:
    exact = Share(chance=0.902, low=0.902, high=0.902)
    played = Share(chance=0.890, low=0.870, high=0.910)
    worse = Share(chance=0.800, low=0.780, high=0.820)
    same = range_words(PolicyRange(win={"focus": exact, "all-out": played}), words("en"))
    assert "about as often: 90.2%" in same
    assert "89.0%" not in same
    assert "may be off by 2.0" in same
    told = range_words(PolicyRange(win={"focus": exact, "all-out": worse}), words("en"))
    assert "between 80.0% (all-out) and 90.2% (focus)" in told
