"""How far a number hangs on the policy is told soon, and as exactly as it was found."""

from __future__ import annotations

import pytest

from nde.lab import sensitivity
from nde.lab.lab import Lab
from nde.lab.policies import POLICIES
from nde.lab.sensitivity import Answered, policy_range
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
