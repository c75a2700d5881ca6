"""The schema of the socket says what is said on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from nde.table.offers import offers_for
from nde.web.schemas import socket_schema
from tests.hub.heroes import two_heroes
from tests.hub.tables import run
from tests.web.live_server import a_server


def checker(part: str) -> Any:
    schema = socket_schema()
    return jsonschema_rs.Draft202012Validator({**schema["properties"][part], "$defs": schema["$defs"]})


@pytest.mark.parametrize(
    ("message", "is_allowed"),
    [
        ({"type": "hello", "key": "x", "seen": 3}, True),
        ({"type": "do", "id": "1", "do": {"type": "Say", "text": "hi"}}, True),
        ({"type": "do", "id": "1", "do": {"type": "Fly"}}, False),
        ({"type": "do", "do": {"type": "Say", "text": "hi"}}, False),
        ({"type": "dance"}, False),
    ],
)
def test_what_a_client_may_say(message: dict[str, Any], is_allowed: bool) -> None:
    assert checker("up").is_valid(message) is is_allowed


def test_everything_a_client_hears_is_described(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table(first=two_heroes("nde12"))
            gm = await server.client(made.table.id, made.gm, prose=True)
            await gm.until("view")
            state = (await server.hub.live(made.table.id)).state
            action = msgspec.to_builtins(offers_for(state, "gm")[0].offer.action)
            await gm.send(type="odds", id="q", action=action)
            await gm.until("odds")
            await gm.do("a", {"type": "Act", "action": action})
            await gm.do("b", {"type": "StopClock", "id": "none"})
            await gm.send(type="ping")
            await gm.until("pong")
            check = checker("down")
            for message in gm.heard:
                check.validate(message)
            assert {one["type"] for one in gm.heard} >= {
                "welcome",
                "view",
                "odds",
                "entry",
                "done",
                "refused",
            }

    run(test)
