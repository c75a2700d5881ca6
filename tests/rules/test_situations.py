"""A situation is posed with its own parameters, never with a word that is nearly one of them."""

from __future__ import annotations

import pytest

from nde.errors import Faults
from nde.rules import ruleset_ids, ruleset_named

SITUATIONS = [(id, one.name) for id in ruleset_ids() for one in ruleset_named(id).situations]


@pytest.mark.parametrize(("game", "name"), SITUATIONS)
def test_every_name_that_is_no_parameter_is_refused(game: str, name: str) -> None:
    situation = ruleset_named(game).situation(name)
    usual = {param.name: param.default for param in situation.params}
    with pytest.raises(Faults) as refused:
        situation.pose(usual | {"skil": 3, "tnn": 8})
    assert [fault.place for fault in refused.value.faults] == ["skil", "tnn"]
    assert {fault.error.code for fault in refused.value.faults} == {"no-such-param"}


@pytest.mark.parametrize(("game", "name"), SITUATIONS)
def test_what_is_taken_where_nothing_is_said_is_a_value_one_may_say(game: str, name: str) -> None:
    for param in ruleset_named(game).situation(name).params:
        if param.least is not None and param.most is not None and param.default is not None:
            assert isinstance(param.default, int)
            assert param.least <= param.default <= param.most, param.name
        elif param.choices and param.default and not param.is_many:
            assert param.default in param.choices, param.name
