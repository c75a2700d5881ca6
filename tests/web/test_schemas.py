"""The schema that the client's types are made from: whole, well named, true of what is sent."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest

from nde.rules import ruleset_ids
from nde.web.messages import AnyDown, AnyUp
from nde.web.schemas import ALIASES, structs_of, wire_schema
from tests.hub.heroes import two_heroes
from tests.hub.tables import run
from tests.web.house import House
from tests.web.live_server import a_server


def part(name: str) -> dict[str, Any]:
    found: dict[str, Any] = wire_schema()["$defs"][name]
    return found


def references(schema: Any) -> set[str]:
    if isinstance(schema, dict):
        own = {schema["$ref"]} if isinstance(schema.get("$ref"), str) else set()
        return own.union(*map(references, schema.values()))
    return set().union(*map(references, schema)) if isinstance(schema, list) else set()


def test_every_part_that_is_referred_to_is_there() -> None:
    names = {reference.removeprefix("#/$defs/") for reference in references(wire_schema())}
    assert names <= set(wire_schema()["$defs"])
    assert all(name.isidentifier() for name in wire_schema()["$defs"])


def test_messages_have_the_names_of_their_classes() -> None:
    for union in ("AnyUp", "AnyDown"):
        classes = {kind.__name__ for kind in ALIASES[union].__args__}
        assert {one["$ref"].removeprefix("#/$defs/") for one in part(union)["anyOf"]} == classes
    for kind in (*get_args(AnyUp), *get_args(AnyDown)):
        tag = part(kind.__name__)["properties"]["type"]["enum"]
        assert tag == [kind.__struct_config__.tag]


def test_a_union_is_written_once() -> None:
    assert part("Do")["properties"]["do"] == {"$ref": "#/$defs/AnyDo"}
    assert part("Entry")["properties"]["events"]["items"] == {"$ref": "#/$defs/AnyEvent"}


def test_what_stands_under_a_field_describes_it() -> None:
    assert part("Hello")["properties"]["key"]["description"].startswith("The key of a seat's link")


def test_a_field_that_is_always_sent_has_to_be_there() -> None:
    assert set(part("SeatView")["required"]) == set(part("SeatView")["properties"])
    assert part("Hello")["required"] == ["type"]  # a client may leave out what it does not care about
    assert "text" not in part("Told")["required"]  # left out where it is empty


def test_every_struct_is_found_once() -> None:
    found = list(structs_of([AnyUp, AnyDown]))
    assert len(found) == len(set(found))
    assert set(get_args(AnyUp)) <= set(found)


def check(name: str, sent: Any) -> None:
    jsonschema_rs.validate({"$ref": f"#/$defs/{name}", "$defs": wire_schema()["$defs"]}, sent)


@pytest.mark.parametrize("game", ruleset_ids())
def test_answers_are_what_the_schema_says(house: House, game: str) -> None:
    made = house.made(game=game)
    seated = house.seated(made)
    table = f"/api/tables/{made['table']['id']}"
    check("TableMade", made)
    check("Seated", seated)
    check("SeatView", house.get(f"{table}/view", key=seated["key"]).data)
    check("Entries", house.get(f"{table}/entries", key=seated["key"]).data)
    check("GameInfo", house.get(f"/api/games/{game}").data)
    check("ClientWords", house.get("/words/pl.json").data)


@pytest.mark.parametrize("game", ruleset_ids())
def test_messages_are_what_the_schema_says(tmp_path: Path, game: str) -> None:
    """More than the plain schema: nothing unnamed, and everything that is always sent."""

    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table(game, first=two_heroes(game))
            gm = await server.client(made.table.id, made.gm, prose=True)
            one = (await gm.until("view"))["labels"]["deeds"][0]
            way = one["deeds"][0]["ways"][0]
            said = {
                "figure": one["figure"],
                "verb": one["deeds"][0]["verb"],
                "objects": way.get("objects", []),
            }
            await gm.do("a", {"type": "Perform", **said})
            await gm.do("b", {"type": "StopClock", "id": "none"})
            await gm.send(type="look")
            await gm.until("view")
            for message in gm.heard:
                check("AnyDown", message)
            assert {one["type"] for one in gm.heard} >= {"welcome", "view", "entry", "done", "refused"}

    run(test)
