"""Whatever stands where an endpoint takes anything: a clear answer, never a fault of the program."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nde.rules import ruleset_ids, ruleset_named
from tests.web.house import House, open_house
from tests.web.test_tables import path_of


def nested(depth: int, kind: str) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value] if kind == "list" else {"a": value}
    return value


ODD: list[Any] = [
    None,
    "",
    "\x00",
    "x" * 30_000,
    10**18,
    -(10**18),
    10**25,
    0.5,
    1e308,
    [],
    {},
    [[]],
    [None],
    {"": {}},
    {"a.b": 1, "a": {"b": 2}},
    nested(50, "list"),
    nested(90, "dict"),
    nested(300, "list"),
    nested(450, "dict"),
    nested(900, "dict"),
]


def slots(game: str, value: Any) -> list[tuple[str, Any]]:
    """Requests with a value wherever anything may stand."""
    rules = ruleset_named(game)
    key = rules.options[0].key if rules.options else rules.settings.__struct_fields__[0]
    situation = rules.situations[0]
    given = {one.name: value for one in situation.params}
    posed = {"game": game, "situation": situation.name}
    found: list[tuple[str, Any]] = [
        ("/api/odds", {**posed, "values": given}),
        ("/api/resolve", {**posed, "values": given}),
        ("/api/odds", {**posed, "settings": {key: value}}),
        ("/api/odds", {**posed, "settings": {"x": value}}),
        ("/api/characters/check", {"game": game, "sheet": {"name": value, "role": value, "x": value}}),
        ("/api/tables", {"game": game, "heroes": [{"name": value}]}),
        ("/api/tables", {"game": game, "settings": {key: value}}),
    ]
    sheet = {"kind": value, "format": value, "game": value}
    found.append(("/api/characters/check", {"game": game, "sheet": sheet}))
    if isinstance(value, dict):
        found += [
            ("/api/odds", {**posed, "values": value}),
            ("/api/odds", {**posed, "settings": value}),
            ("/api/characters/check", {"game": game, "sheet": value}),
        ]
    return found


@pytest.mark.parametrize("game", ruleset_ids())
@pytest.mark.parametrize("value", ODD, ids=lambda value: repr(value)[:20])
def test_no_value_breaks_an_endpoint(game: str, value: Any) -> None:
    with open_house() as house:
        for path, body in slots(game, value):
            reply = house.post(path, body)
            assert reply.status < 500, (path, reply.data)


@pytest.mark.parametrize("value", ODD, ids=lambda value: repr(value)[:20])
def test_no_value_breaks_a_command(house: House, value: Any) -> None:
    made = house.made(heroes=1)
    gm = made["gm"]["key"]
    hero = house.get(f"{path_of(made)}/view", key=gm).data["people"][0]["person"]["id"]
    offer = house.get(f"{path_of(made)}/view", key=gm).data["offers"][0]["offer"]
    for do in (
        {"type": "Act", "action": value},
        {"type": "Act", "action": {**offer["action"], "x": value}},
        {"type": "Act", "action": offer["action"], "values": {"x": value}},
        {"type": "Act", "action": offer["action"], "values": {one["name"]: value for one in offer["params"]}},
        {"type": "Bring", "id": "bob", "sheet": {"name": value}},
        {"type": "Grant", "effects": [{"type": value}]},
        {"type": "Grant", "effects": [{"type": "HeartsLost", "hero": hero, "hearts": value}]},
        {"type": "SetValue", "path": f"{hero}.hearts", "value": value},
    ):
        reply = house.post(f"{path_of(made)}/commands", {"do": do}, key=gm)
        assert reply.status < 500, (do, reply.data)
    reply = house.post(f"{path_of(made)}/odds", {"action": value, "values": {"x": value}}, key=gm)
    assert reply.status < 500, reply.data


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=60, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(value=json_values, game=st.sampled_from(ruleset_ids()))
def test_no_drawn_value_breaks_an_endpoint(house: House, value: Any, game: str) -> None:
    house.app.state.shared.rates["sums"]._burst = 1e9
    for path, body in slots(game, value):
        reply = house.post(path, body)
        assert reply.status < 500, (path, body, reply.data)
