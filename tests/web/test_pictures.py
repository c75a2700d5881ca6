"""Pictures over HTTP: brought by the game master, made anew, and taken along with the table."""

from __future__ import annotations

from typing import Any

import pytest

from nde.hub import picture_work
from tests.pictures.drawn import RED, file_of, is_near, opened, quarters
from tests.web.house import House

FILE = "application/octet-stream"


def made(house: House) -> Any:
    return house.post("/api/tables", {"game": "nde12", "gm": {"name": "Ola"}}).data


def brought(house: House, table: Any, content: bytes, name: str = "Mill", **more: Any) -> Any:
    path = f"/api/tables/{table['table']['id']}/pictures?name={name}"
    return house.ask("POST", path, content=content, kind=FILE, **more)


def test_a_picture_is_brought_listed_shown_and_thrown_away(house: House) -> None:
    table = made(house)
    path = f"/api/tables/{table['table']['id']}/pictures"
    reply = brought(house, table, file_of(quarters()), "Old%20mill%0A")
    assert reply.status == 201
    told = reply.data
    assert (told["name"], told["kind"], told["width"], told["height"]) == ("Old mill", "image/jpeg", 80, 60)
    assert house.get(path).data == {"pictures": [told]}
    shown = house.get(f"{path}/{told['id']}")
    assert (shown.header("content-type"), shown.header("cache-control")) == ("image/jpeg", "no-store")
    assert shown.header("x-content-type-options") == "nosniff"
    assert len(shown.body) == told["size"]
    assert is_near(opened(shown.body).getpixel((5, 5)), RED)
    assert brought(house, table, file_of(quarters()), "Again").data == told
    assert house.ask("DELETE", f"{path}/{told['id']}").status == 204
    for method in ("GET", "DELETE"):
        gone = house.ask(method, f"{path}/{told['id']}")
        assert (gone.status, gone.data["code"]) == (404, "no-such-picture")
    assert house.get(path).data == {"pictures": []}


def test_only_the_game_master_brings_and_sees_them(house: House) -> None:
    table = made(house)
    id = table["table"]["id"]
    picture = brought(house, table, file_of(quarters())).data["id"]
    enter = {"key": table["player"]["key"], "name": "Jan"}
    key = house.post(f"/api/tables/{id}/enter", enter).data["key"]
    house.cookies.clear()
    for method, path, code in (
        ("GET", "", "only-the-gm"),
        ("GET", f"/{picture}", "no-such-picture"),  # nobody shows it to them: it is as if it were not there
        ("DELETE", f"/{picture}", "only-the-gm"),
    ):
        assert house.ask(method, f"/api/tables/{id}/pictures{path}", key=key).data["code"] == code
        assert house.ask(method, f"/api/tables/{id}/pictures{path}").status == 401
    assert brought(house, table, file_of(quarters()), key=key).data["code"] == "only-the-gm"


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b"no picture", 422, "not-a-picture"),
        (file_of(quarters())[:70], 422, "picture-broken"),
        (b"x" * 24_000_001, 413, "body-too-large"),
    ],
)
def test_what_cannot_be_kept_is_refused_in_words(
    house: House, content: bytes, status: int, code: str
) -> None:
    table = made(house)
    reply = brought(house, table, content)
    assert (reply.status, reply.data["code"]) == (status, code)
    assert house.get(f"/api/tables/{table['table']['id']}/pictures").data == {"pictures": []}


def test_a_table_keeps_only_so_many(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = made(house)
    monkeypatch.setattr(picture_work, "MOST_PICTURES", 2)
    for size in ((20, 20), (21, 20)):
        assert brought(house, table, file_of(quarters(size))).status == 201
    refused = brought(house, table, file_of(quarters((22, 20))))
    assert (refused.status, refused.data["code"]) == (409, "pictures-full")
    assert brought(house, table, file_of(quarters((20, 20)))).status == 201  # it is there already


def test_work_that_takes_too_long_is_broken_off(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = made(house)
    monkeypatch.setattr(picture_work, "LONGEST_S", 0.0)
    refused = brought(house, table, file_of(quarters()))
    assert (refused.status, refused.data["code"]) == (409, "picture-takes-too-long")


@pytest.mark.parametrize("seed", ["true", "false"])
def test_pictures_go_with_the_table(house: House, seed: str) -> None:
    table = made(house)
    id = table["table"]["id"]
    told = brought(house, table, file_of(quarters())).data
    content = house.get(f"/api/tables/{id}/export?seed={seed}").body
    if seed == "false":
        assert house.ask("POST", "/api/import", content=content, kind=FILE).data["code"] == "no-seed-inside"
        return
    other = house.ask("POST", "/api/import", content=content, kind=FILE).data
    path = f"/api/tables/{other['table']['id']}/pictures"
    assert house.get(path).data == {"pictures": [told]}
    first = house.get(f"/api/tables/{id}/pictures/{told['id']}").body
    assert house.get(f"{path}/{told['id']}").body == first


def test_an_import_with_a_picture_of_somebody_elses_making_is_refused(house: House) -> None:
    """Or what it was stripped of would come in again by the back door."""
    import base64
    import hashlib

    table = made(house)
    id = table["table"]["id"]
    told = brought(house, table, file_of(quarters())).data
    kept = house.get(f"/api/tables/{id}/pictures/{told['id']}").body
    content = house.get(f"/api/tables/{id}/export?seed=true").body
    for foreign in (file_of(quarters(), "JPEG", comment=b"a note"), file_of(quarters())):
        changed = content.replace(base64.b64encode(kept), base64.b64encode(foreign))
        renamed = changed.replace(told["id"].encode(), hashlib.sha256(foreign).hexdigest().encode())
        for file in (changed, renamed):
            refused = house.ask("POST", "/api/import", content=file, kind=FILE)
            assert (refused.status, refused.data["code"]) == (422, "picture-not-ours")


def test_a_prepared_scene_names_pictures_by_their_names_and_keeps_them(house: House) -> None:
    table = house.made(heroes=2)
    key, path = table["gm"]["key"], f"/api/tables/{table['table']['id']}"
    told = brought(house, table, file_of(quarters()), "Old%20mill", key=key).data
    scene = {
        "title": "Mill",
        "picture": {"name": "old mill", "pitch": 10},
        "foes": [{"kind": "beast", "portrait": "Old"}],
        "handouts": [{"title": "A page", "picture": "letter"}],
    }
    order = {"do": {"type": "PrepareScenes", "scenes": {"mill": scene}}}
    wrong = house.post(f"{path}/commands", order, key=key)
    assert (wrong.status, len(wrong.data["faults"])) == (422, 1)
    assert "mill.handouts[0].picture" in wrong.data["faults"][0]
    scene["handouts"][0]["picture"] = told["id"]  # type: ignore[index]
    assert house.post(f"{path}/commands", order, key=key).status == 200
    (kept,) = house.get(f"{path}/scenes", key=key).data["scenes"]
    size = {"width": told["width"], "height": told["height"]}
    assert kept["document"]["picture"] == {"name": told["id"], **size, "left": 0, "top": 0, "pitch": 10}
    # It waits there: nobody throws it away, and it comes back with the table.
    assert house.ask("DELETE", f"{path}/pictures/{told['id']}", key=key).data["code"] == "picture-in-use"
    assert house.post(f"{path}/commands", {"do": {"type": "BringOn", "id": "mill"}}, key=key).status == 200
    view = house.get(f"{path}/view", key=key).data
    assert view["backdrop"]["id"] == told["id"]
    assert [one["portrait"] for one in view["people"] if one["person"]["side"] == "foes"] == [told["id"]]
    assert len(view["space"]["grid"]) >= 2
    assert (view["space"]["grid"]["width"], view["space"]["grid"]["height"]) == (8, 6)
