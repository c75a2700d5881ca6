"""Steps of a roll say what the dice showed and what it came to."""

from __future__ import annotations

import pytest

from nde.rules import ruleset_named
from nde.rules.stepdice.rolls import Two


@pytest.mark.parametrize("modifier", [-3, 0, 2])
def test_two_dice_are_told_with_their_modifier_and_the_total(modifier: int) -> None:
    told = Two(modifier).tell(ruleset_named("nde12").settings, "nde12/5.2", 7, "success")
    expected = {"natural": 7, "modifier": modifier, "total": 7 + modifier, "outcome": "success"}
    assert dict(told.facts) == expected
