"""The classes of difficulty a pack may set."""

from __future__ import annotations

from typing import Any

import pytest

from nde.errors import Faults
from nde.rules import ruleset_named

TKDS = ruleset_named("tkds")


@pytest.mark.rule("tkds/difficulty", "tkds/16")
@pytest.mark.parametrize(
    ("numbers", "places"),
    [
        ({"normal": 12, "hard": 11}, ["hard"]),
        ({"normal": 15}, ["hard"]),
        ({"hard": 20}, ["very_hard"]),
        ({"normal": 30, "hard": 20, "very_hard": 10}, ["hard", "very_hard"]),
    ],
)
def test_each_class_is_harder_than_the_one_before(numbers: dict[str, Any], places: list[str]) -> None:
    with pytest.raises(Faults) as refusal:
        TKDS.configure(numbers)
    assert [fault.place for fault in refusal.value.faults] == places
    assert {fault.error.code for fault in refusal.value.faults} == {"difficulty-not-harder"}


@pytest.mark.rule("tkds/difficulty")
def test_classes_that_ascend_are_taken_as_they_are() -> None:
    settings: Any = TKDS.configure({"normal": 8, "hard": 9, "very_hard": 30}).settings
    assert (settings.normal, settings.hard, settings.very_hard) == (8, 9, 30)
