"""One action with every modifier and reading."""

from __future__ import annotations

import pytest

from nde.errors import Faults
from nde.lab.one_action import one_action
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.posed_odds import find_odds

RULES = ruleset_named("nde12")


def test_each_row_is_the_situation_with_that_value() -> None:
    found = one_action(RULES, "strike", {"die": 8, "foe": "boss"})
    assert sum(found.outcomes.values()) == pytest.approx(1)
    dice = [one for one in found.rows if one.param == "die"]
    assert [one.value for one in dice] == ["6", "8", "10", "12", "20"]
    assert [one.value for one in dice if one.is_usual] == ["8"]
    for one in dice:
        values = {**found.values, "die": int(one.value)}
        own = find_odds(RULES, RULES.situation("strike"), values, frozenset(values))
        assert one.outcomes == {name: float(chance) for name, chance in own.outcomes.items()}


def test_both_readings_of_the_highest_face_where_they_differ() -> None:
    below = one_action(RULES, "test", {"die": 6, "tn": 8})
    assert {one.value for one in below.readings if one.option == "top_face"} == {"literal", "strict"}
    above = one_action(RULES, "test", {"die": 12, "tn": 4})
    assert not [one for one in above.readings if one.option == "top_face"]


@pytest.mark.parametrize("game", ruleset_ids())
def test_every_reading_shown_changes_something(game: str) -> None:
    rules = ruleset_named(game)
    situation = next(one for one in rules.situations[1::-1] if len(one.params) > 1)
    given = {one.name: (one.choices or one.sides)[0] for one in situation.params if one.default is None}
    found = one_action(rules, situation.name, given)
    assert found.rows
    for option in {one.option for one in found.readings}:
        same = [one for one in found.readings if one.option == option]
        assert sum(one.is_usual for one in same) == 1
        assert any((one.outcomes, one.effects) != (found.outcomes, found.effects) for one in same)


def test_a_value_that_is_missing_is_named() -> None:
    with pytest.raises(Faults) as faults:
        one_action(RULES, "strike", {})
    assert [(one.place, str(one.error)) for one in faults.value.faults] == [
        ("die", "“die” has no default value; give one"),
        ("foe", "“foe” has no default value; give one"),
    ]
