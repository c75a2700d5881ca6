"""The game as one value: what its settings may be."""

from __future__ import annotations

import pytest

from nde.errors import Faults
from nde.rules import ruleset_named
from nde.rules.cairn2e.ruleset import DICE, REAL_DICE

CAIRN = ruleset_named("cairn2e")


@pytest.mark.rule("cairn2e/impaired", "cairn2e/enhanced")
def test_dice_of_the_settings_are_real_dice() -> None:
    for sides in REAL_DICE:
        changed = CAIRN.configure(dict.fromkeys(DICE, sides)).settings
        assert [getattr(changed, key) for key in DICE] == [sides] * len(DICE)


def test_every_die_that_is_none_has_its_own_fault() -> None:
    with pytest.raises(Faults) as caught:
        CAIRN.configure({"impaired_die": 7, "unarmed_die": "d4", "enhanced_die": 100_000, "slots": 0})
    assert {fault.place: fault.error.code for fault in caught.value.faults} == {
        "impaired_die": "not-allowed",
        "unarmed_die": "not-a-number",
        "enhanced_die": "number-outside",
        "slots": "number-outside",
    }
    said = [str(fault.error) for fault in caught.value.faults if fault.place == "impaired_die"]
    assert said == ["“7” is not allowed here; use one of: 4, 6, 8, 10, 12, 20"]
