"""A shelf over HTTP: behind its key alone, sound things only, out as one file and back whole."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.docs.test_adventures import block
from tests.pictures.drawn import file_of, quarters
from tests.table.play import sheet_of
from tests.web.house import House, open_house
from tests.web.test_adventures import WRONG
from tests.web.test_pictures import FILE, brought
from tests.web.test_tables import refusal

GOATS = block("toml")
FORK = {"title": "The fork", "foes": [{"kind": "beast", "count": 2}]}
HULK = {"name": "Mire Hulk", "hp": 8}


def thing(kind: str, id: str, document: Any, game: str = "cairn2e", title: str = "") -> dict[str, Any]:
    return {"kind": kind, "id": id, "title": title or id, "game": game, "document": document}


THINGS = (
    thing("scene", "fork", FORK),
    thing("creature", "mire-hulk", HULK),
    thing("adventure", "goat-cave", {"text": GOATS}, game=""),
    thing("map", "yard", {"text": "####\n#1a#\n####"}, game=""),
    thing("table", "evening", {"link": "/t/abc#k=def"}, game="nde12"),
)


def made(house: House) -> str:
    """The key of a new shelf, which no cookie holds."""
    before = dict(house.cookies)
    reply = house.post("/api/shelf")
    assert reply.status == 201
    assert reply.data["link"].endswith(f"/shelf#k={reply.data['key']}")
    house.cookies = before
    return str(reply.data["key"])


def filled(house: House) -> str:
    key = made(house)
    for one in THINGS:
        assert house.post("/api/shelf/items", one, key=key).status == 200
    return key


def test_what_was_put_there_is_there_and_comes_back_as_it_was(house: House) -> None:
    key = filled(house)
    items = house.get("/api/shelf", key=key).data["items"]
    assert [(one["kind"], one["id"]) for one in items] == sorted((one["kind"], one["id"]) for one in THINGS)
    for one in THINGS:
        found = house.get(f"/api/shelf/items/{one['kind']}/{one['id']}", key=key).data
        assert found == one
    house.post("/api/shelf/items", thing("scene", "fork", FORK, title="Again"), key=key)
    items = house.get("/api/shelf", key=key).data["items"]
    assert [one["title"] for one in items if one["kind"] == "scene"] == ["Again"]
    assert house.ask("DELETE", "/api/shelf/items/scene/fork", key=key).status == 204
    assert refusal(house.get("/api/shelf/items/scene/fork", key=key)) == (404, "not-on-shelf")


def test_a_shelf_opens_by_its_own_key_alone(house: House) -> None:
    filled(house)
    assert house.get("/api/shelf").data == {"items": [], "is_open": False}
    assert refusal(house.get("/api/shelf/file")) == (401, "key-needed")
    assert refusal(house.get("/api/shelf", key="short")) == (401, "no-such-key")
    assert house.get("/api/shelf", key=made(house)).data["items"] == []
    # A seat's key opens a table, and no shelf that anybody has put anything on.
    seat = house.made()["gm"]["key"]
    assert house.get("/api/shelf", key=seat).data["items"] == []


def test_a_browser_keeps_the_key_in_a_cookie_and_forgets_it(house: House) -> None:
    key = filled(house)
    reply = house.post("/api/shelf/enter", {"key": key})
    assert len(reply.data["items"]) == len(THINGS)
    assert "HttpOnly" in reply.header("set-cookie")
    assert len(house.get("/api/shelf").data["items"]) == len(THINGS)
    house.post("/api/shelf/leave")
    assert not house.get("/api/shelf").data["is_open"]


@pytest.mark.parametrize(
    ("one", "code"),
    [
        (thing("adventure", "goats", {"text": WRONG}), "faults"),
        (thing("scene", "fork", {"titel": "x"}), "faults"),
        (thing("creature", "hulk", {"hp": "many"}), "faults"),
        (thing("scene", "fork", FORK, game="no-such-game"), "faults"),
        (thing("map", "yard", {"text": "?"}), "faults"),
        (thing("scene", "Fork!", FORK), "faults"),
    ],
)
def test_what_is_wrong_is_not_put_there_and_every_fault_is_told(house: House, one: Any, code: str) -> None:
    key = made(house)
    reply = house.post("/api/shelf/items", one, key=key)
    assert 400 <= reply.status < 500
    assert reply.data["faults"], (reply.data, code)
    assert all(f"{one['kind']}/{one['id']}" in fault for fault in reply.data["faults"])
    assert house.get("/api/shelf", key=key).data["items"] == []


def test_a_shelf_leaves_as_one_file_and_comes_back_on_another_server(house: House) -> None:
    file = house.get("/api/shelf/file", key=filled(house)).body
    with open_house() as other:
        key = made(other)
        kind = "application/octet-stream"
        assert other.ask("POST", "/api/shelf/file", content=file, kind=kind, key=key).status == 200
        assert other.get("/api/shelf/file", key=key).body == file
        for one in THINGS:
            assert other.get(f"/api/shelf/items/{one['kind']}/{one['id']}", key=key).data == one
        broken = file.replace(b'"hp":8', b'"hp":"many"').replace(b'"count":2', b'"cuont":2')
        fresh = made(other)
        reply = other.ask("POST", "/api/shelf/file", content=broken, kind=kind, key=fresh)
        assert (reply.status, len(reply.data["faults"])) == (422, 2)
        assert other.get("/api/shelf", key=fresh).data["items"] == []
        items = [{"kind": "scene", "id": "x"}, {"kind": "dragon", "id": "y", "title": "Y", "document": {}}, 7]
        wrong = json.dumps({"format": "nde-shelf", "items": items}).encode()
        reply = other.ask("POST", "/api/shelf/file", content=wrong, kind=kind, key=fresh)
        places = [fault.split(":")[0] for fault in reply.data["faults"]]
        assert places == ["items[0]", "items[2]", "dragon/y"]
        assert other.get("/api/shelf", key=fresh).data["items"] == []
        reply = other.ask("POST", "/api/shelf/file", content=b'{"format":"nde-game"}', kind=kind, key=fresh)
        assert reply.data["code"] == "no-shelf-inside"


def test_a_shelf_holds_only_so_much(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    key = made(house)
    monkeypatch.setattr("nde.hub.shelves.MOST_ITEMS", 1)
    assert house.post("/api/shelf/items", THINGS[0], key=key).status == 200
    assert house.post("/api/shelf/items", THINGS[1], key=key).data["code"] == "too-many"
    assert house.post("/api/shelf/items", THINGS[0], key=key).status == 200
    monkeypatch.setattr("nde.hub.shelves.MOST_SHELF_BYTES", 10)
    assert house.post("/api/shelf/items", THINGS[0], key=key).data["code"] == "too-many"
    monkeypatch.setattr("nde.hub.shelves.MOST_ITEM_BYTES", 10)
    assert house.post("/api/shelf/items", THINGS[0], key=key).data["code"] == "too-long"


def test_tables_are_put_there_with_the_links_of_ones_own_seats(house: House) -> None:
    tables = [house.post("/api/tables", {"game": game, "title": game}).data for game in ("nde12", "tkds")]
    house.post("/api/shelf")
    items = house.post("/api/shelf/tables").data["items"]
    assert {one["title"] for one in items} == {"nde12", "tkds"}
    for one in tables:
        found = house.get(f"/api/shelf/items/table/{one['table']['id']}").data
        assert found["document"] == {"link": one["gm"]["link"]}


PACK = """
[pack]
id = "reeds"
format = 1
base = "cairn2e"
title = { en = "The reeds", de = "Das Schilf", pl = "Trzciny", cs = "Rákosí" }
"""


def test_whatever_is_kept_is_taken_at_another_table(house: House) -> None:
    """Hero, creature, scene and adventure of one evening are there in the next, and a pack before it."""
    key = made(house)
    hero = sheet_of("cairn2e", 4)
    kept = (*THINGS[:3], thing("hero", "ada", hero), thing("pack", "reeds", {"text": PACK}))
    for one in kept:
        put = house.post("/api/shelf/items", one, key=key)
        assert put.status == 200, put.data
    taken = {
        one["kind"]: house.get(f"/api/shelf/items/{one['kind']}/{one['id']}", key=key).data["document"]
        for one in kept
    }
    wish = {"game": "cairn2e", "pack": taken["pack"]["text"], "gm": {"name": "Ola"}, "heroes": 1}
    table = house.post("/api/tables", wish).data
    for do in (
        {"type": "Bring", "id": "ada", "sheet": taken["hero"]},
        {"type": "MakeCreatures", "creatures": {"mire-hulk": taken["creature"]}},
        {"type": "PrepareScenes", "scenes": {"fork": taken["scene"]}},
        {"type": "OpenAdventure", "text": taken["adventure"]["text"]},
        {"type": "BringOn", "id": "fork"},
    ):
        done = house.post(f"/api/tables/{table['table']['id']}/commands", {"do": do}, key=table["gm"]["key"])
        assert done.status == 200, (do["type"], done.data)
    seen = house.get(f"/api/tables/{table['table']['id']}/view", key=table["gm"]["key"]).data
    assert seen["place"] == "The fork"
    assert "ada" in {one["person"]["id"] for one in seen["people"]}


def test_pictures_come_along_with_a_scene_from_table_to_table_and_in_the_file(house: House) -> None:
    shelf, one, two = made(house), house.made(heroes=1), house.made(heroes=1)
    keys = {"x-shelf-key": shelf}
    path, other = (f"/api/tables/{each['table']['id']}" for each in (one, two))
    picture = brought(house, one, file_of(quarters()), "Mill", key=one["gm"]["key"]).data["id"]
    scene = {
        "title": "Mill",
        "picture": {"name": picture, "width": 80, "height": 60, "left": 0, "top": 0, "pitch": 10},
    }
    wish = thing("scene", "mill", scene, game="nde12")
    assert refusal(house.post("/api/shelf/items", wish, key=shelf))[0] == 422  # its picture is nowhere
    put = house.post(f"{path}/shelf", wish, key=one["gm"]["key"], headers=keys)
    assert [item["kind"] for item in put.data["items"]] == ["picture", "scene"]
    taken = house.post(
        f"{other}/shelf/take", {"kind": "scene", "id": "mill"}, key=two["gm"]["key"], headers=keys
    )
    assert taken.data["document"] == scene
    assert [row["id"] for row in house.get(f"{other}/pictures", key=two["gm"]["key"]).data["pictures"]] == [
        picture
    ]
    # As one file it comes back whole on another shelf; without its picture, or with another's, not at all.
    file = house.get("/api/shelf/file", key=shelf).body
    again = made(house)
    items = json.loads(file)["items"]
    bare = json.dumps({"format": "nde-shelf", "items": [item for item in items if item["kind"] != "picture"]})
    broken = file.replace(b'"content":"', b'"content":"AAAA')
    for wrong in (bare.encode(), broken):
        assert house.ask("POST", "/api/shelf/file", content=wrong, kind=FILE, key=again).status == 422
        assert house.get("/api/shelf", key=again).data["items"] == []
    back = house.ask("POST", "/api/shelf/file", content=file, kind=FILE, key=again)
    assert len(back.data["items"]) == 2
    assert house.get("/api/shelf/file", key=again).body == file
    # With the last scene that needs it a picture goes as well.
    assert house.ask("DELETE", "/api/shelf/items/scene/mill", key=again).status == 204
    assert house.get("/api/shelf", key=again).data["items"] == []
