"""Maps from drawing programs over HTTP: laid out whole, or not at all; and written again."""

from __future__ import annotations

from base64 import b64decode, b64encode
from typing import Any

import msgspec
import pytest

from tests.pictures.drawn import file_of, quarters
from tests.web.house import House

FILE = "application/octet-stream"


def place(x: float, y: float) -> dict[str, float]:
    return {"x": x, "y": y}


def document(**more: Any) -> dict[str, Any]:
    """A map of 8 by 6 squares, its picture 80 by 60 points."""
    return {
        "format": 0.3,
        "resolution": {"map_origin": place(0, 0), "map_size": place(8, 6), "pixels_per_grid": 10},
        "line_of_sight": [
            [place(4, 0), place(4, 2)],
            [place(4, 3), place(4, 6)],
            [place(0, 5.5), place(3, 4)],
        ],
        "objects_line_of_sight": [],
        "portals": [
            {
                "position": place(4, 2.5),
                "bounds": [place(4, 2), place(4, 3)],
                "rotation": 1.57,
                "closed": True,
            }
        ],
        "lights": [],
        "image": b64encode(file_of(quarters())).decode(),
        **more,
    }


class Table:
    """A table with two heroes, and a player who has come to it."""

    def __init__(self, house: House) -> None:
        self.house = house
        made = house.post("/api/tables", {"game": "nde12", "gm": {"name": "Ola"}, "heroes": 2}).data
        self.path, self.gm = f"/api/tables/{made['table']['id']}", made["gm"]["key"]
        enter = {"key": made["player"]["key"], "name": "Jan"}
        self.player = house.post(f"{self.path}/enter", enter).data["key"]
        house.cookies.clear()

    def bring(self, content: bytes, key: str = "", query: str = "name=Mill") -> Any:
        return self.house.ask(
            "POST", f"{self.path}/map?{query}", content=content, kind=FILE, key=key or self.gm
        )

    def view(self, key: str = "") -> Any:
        return self.house.get(f"{self.path}/view", key=key or self.gm).data

    def pictures(self) -> Any:
        return self.house.get(f"{self.path}/pictures", key=self.gm).data["pictures"]


def test_a_map_is_laid_out_with_its_picture_walls_and_doors(house: House) -> None:
    table = Table(house)
    reply = table.bring(msgspec.json.encode(document()))
    assert reply.status == 201, reply.data
    told = reply.data
    assert (told["width"], told["height"], told["doors"], told["assumed"]) == (8, 6, 1, [])
    assert [one["name"] for one in table.pictures()] == ["Mill"]
    seen = table.view()
    assert seen["backdrop"]["pitch"] == 10_000
    assert len(seen["space"]["tokens"]) == 2
    assert seen["fog"] == ["party"]
    assert seen["space"]["grid"]["doors"] == [{"ends": [4096, 2048, 4096, 3072]}]


def test_a_map_comes_with_its_fog_in_one_entry(house: House) -> None:
    """Between two, players would be sent all of it; and one step of undo takes it back."""
    table = Table(house)
    before = table.view()
    assert table.bring(msgspec.json.encode(document())).status == 201
    assert table.view()["version"] == before["version"] + 1
    undo = house.ask("POST", f"{table.path}/commands", {"do": {"type": "Undo"}}, key=table.gm)
    assert undo.status == 200
    after = table.view()
    assert (after["space"], after["fog"], after["backdrop"]) == (before["space"], before["fog"], None)


def test_a_map_without_anything_that_hides_is_dark_at_first(house: House) -> None:
    table = Table(house)
    bare = document(line_of_sight=[], portals=[])
    assert table.bring(msgspec.json.encode(bare)).status == 201
    seen = table.view(table.player)
    stood = [at for _, at in seen["space"]["tokens"]]
    assert len(seen["unknown"]) == 8 * 6 - len(stood)
    assert sorted(seen["backdrop"]["dark"]) == sorted(stood)


def test_what_was_brought_and_is_saved_comes_back_equal(house: House) -> None:
    table = Table(house)
    assert table.bring(msgspec.json.encode(document())).status == 201
    saved = house.get(f"{table.path}/map", key=table.gm)
    assert saved.header("content-disposition") == 'attachment; filename="map.dd2vtt"'
    told = msgspec.json.decode(saved.body)
    whole = document()
    assert told["resolution"] == whole["resolution"]
    portal = {key: told["portals"][0][key] for key in ("position", "bounds", "closed")}
    assert portal == {key: whole["portals"][0][key] for key in portal}
    kept = house.get(f"{table.path}/pictures/{table.pictures()[0]['id']}", key=table.gm).body
    assert b64decode(told["image"]) == kept
    other = Table(house)
    assert other.bring(saved.body).status == 201
    grids = [one.view()["space"]["grid"] for one in (table, other)]
    assert grids[0] == grids[1]
    again = msgspec.json.decode(house.get(f"{other.path}/map", key=other.gm).body)
    assert {**again, "image": ""} == {**told, "image": ""}


def test_every_fault_is_told_and_nothing_is_half_imported(house: House) -> None:
    table = Table(house)
    before = table.view()
    broken = document(line_of_sight=[[place(1, 1), {"x": "far"}], 7])
    reply = table.bring(msgspec.json.encode(broken))
    assert (reply.status, reply.data["code"]) == (422, "faults")
    assert reply.data["title"] == "3 faults in Mill:"
    assert [one.split(":")[0] for one in reply.data["faults"]] == [
        "line_of_sight[0][1].x",
        "line_of_sight[0][1].y",
        "line_of_sight[1]",
    ]
    broken = document(line_of_sight=[7], image=b64encode(b"no picture").decode())
    reply = table.bring(msgspec.json.encode(broken))
    assert [one.split(":")[0] for one in reply.data["faults"]] == ["line_of_sight[0]", "image"]
    broken = document(portals=[7], image=b64encode(file_of(quarters((40, 30)))).decode())
    reply = table.bring(msgspec.json.encode(broken))
    assert [one.split(":")[0] for one in reply.data["faults"]] == ["portals[0]", "image"]
    assert table.view() == before
    assert table.pictures() == []


def test_a_map_that_cannot_be_laid_out_leaves_no_picture(house: House) -> None:
    made = house.post("/api/tables", {"game": "nde12", "gm": {"name": "Ola"}}).data
    path = f"/api/tables/{made['table']['id']}"
    content = msgspec.json.encode(document())
    reply = house.ask("POST", f"{path}/map?name=x", content=content, kind=FILE)
    assert reply.data["code"] == "nobody-there"
    assert house.get(f"{path}/pictures").data == {"pictures": []}


def test_only_the_game_master_brings_and_saves_maps(house: House) -> None:
    table = Table(house)
    assert table.bring(b"{}", key=table.player).data["code"] == "only-the-gm"
    assert house.get(f"{table.path}/map", key=table.player).data["code"] == "only-the-gm"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "no picture"), ("de", "kein Bild"), ("pl", "nie ma obrazu"), ("cs", "není obrázek")],
)
def test_what_was_assumed_is_said_in_the_readers_language(house: House, language: str, said: str) -> None:
    table = Table(house)
    reply = table.bring(msgspec.json.encode(document(image="")), query=f"name=x&fog=false&lang={language}")
    assert len(reply.data["assumed"]) == 1
    assert said in reply.data["assumed"][0]
    assert table.view()["fog"] == []
