"""The picture under a map over HTTP: each seat gets what it has explored, and nothing that is in the fog."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from PIL import Image

from tests.pictures.drawn import file_of, opened
from tests.web.house import House

FILE = "application/octet-stream"
COLUMNS, ROWS, PITCH = 12, 9, 64
SIZE = (COLUMNS * PITCH, ROWS * PITCH)
EVERYTHING = {(x, y) for x in range(COLUMNS) for y in range(ROWS)}


def bright(seed: int) -> Image.Image:
    """A picture without anything dark: what is dark in a tile was cut out of it."""
    points = np.random.default_rng(seed).integers(120, 256, (SIZE[1] // 8, SIZE[0] // 8, 3), dtype=np.uint8)
    return Image.fromarray(points).resize(SIZE, Image.Resampling.NEAREST)


class Hall:
    """A table with two heroes on a map with a picture, and a player who has come to it."""

    def __init__(self, house: House) -> None:
        self.house = house
        made = house.post("/api/tables", {"game": "nde12", "gm": {"name": "Ola"}, "heroes": 2}).data
        self.id, self.gm = made["table"]["id"], made["gm"]["key"]
        self.path = f"/api/tables/{self.id}"
        seated = house.post(f"{self.path}/enter", {"key": made["player"]["key"], "name": "Jan"}).data
        self.player, self.seat = seated["key"], seated["seat"]
        house.cookies.clear()
        self.heroes = [one["person"]["id"] for one in self.view(self.gm)["people"]]
        self.picture = self.bring(bright(1))["id"]
        tokens = [[hero, [place, 0]] for place, hero in enumerate(self.heroes)]
        walls = [[5, y] for y in range(ROWS - 1)]
        grid = {"width": COLUMNS, "height": ROWS, "walls": walls}
        self.board = {"type": "Board", "grid": grid, "tokens": tokens}
        self.backdrop = {"picture": self.picture, "width": SIZE[0], "height": SIZE[1], "pitch": PITCH * 1000}
        self.do({"type": "SetSpace", "space": self.board, "backdrop": self.backdrop})

    def bring(self, image: Image.Image) -> Any:
        path = f"{self.path}/pictures"
        return self.house.ask("POST", path, content=file_of(image), kind=FILE, key=self.gm).data

    def ask(self, do: dict[str, Any]) -> Any:
        return self.house.ask("POST", f"{self.path}/commands", {"do": do}, key=self.gm)

    def do(self, do: dict[str, Any]) -> None:
        done = self.ask(do)
        assert done.status == 200, done.data

    def view(self, key: str) -> Any:
        return self.house.get(f"{self.path}/view", key=key).data

    def tile(self, place: tuple[Any, ...], key: str) -> Any:
        return self.house.get(f"{self.path}/map/{'/'.join(map(str, place))}", key=key)

    def tiles(self, key: str) -> dict[tuple[int, int, int], bytes]:
        """Every tile that a key is sent."""
        places = [(0, 0, 0), (0, 1, 0), (0, 0, 1), (0, 1, 1), (1, 0, 0)]
        found = {place: self.tile(place, key) for place in places}
        assert {one.status for one in found.values()} <= {200, 404}
        return {place: one.body for place, one in found.items() if one.status == 200}

    def lit(self, key: str) -> set[tuple[int, int]]:
        """The squares of which a key is sent anything at all."""
        found = set()
        for (level, column, row), content in self.tiles(key).items():
            light = np.array(opened(content)).max(axis=2) > 60
            for y, x in zip(*np.nonzero(light), strict=True):
                across, down = ((int(x) + 512 * column) << level), ((int(y) + 512 * row) << level)
                found.add((across // PITCH, down // PITCH))
        return found

    def known(self, key: str) -> set[tuple[int, int]]:
        return EVERYTHING - {tuple(one) for one in self.view(key)["unknown"]}


@pytest.fixture
def hall(house: House) -> Hall:
    return Hall(house)


def test_without_fog_everybody_sees_the_whole_map(hall: Hall) -> None:
    assert hall.lit(hall.gm) == hall.lit(hall.player) == EVERYTHING
    for key in (hall.gm, hall.player):
        answer = hall.tile((0, 0, 0), key)
        assert (answer.header("content-type"), answer.header("cache-control")) == ("image/jpeg", "no-store")


def test_in_the_fog_a_player_is_sent_what_was_explored(hall: Hall) -> None:
    hall.do({"type": "SetFog"})
    known = hall.known(hall.player)
    assert {(0, 0), (4, 7), (5, 3)} <= known  # up to the wall, and the wall
    assert (8, 2) not in known
    assert hall.lit(hall.player) == known
    assert hall.lit(hall.gm) == EVERYTHING
    hall.do({"type": "Move", "figure": hall.heroes[0], "to": "h5"})
    now = hall.lit(hall.player)
    assert now == hall.known(hall.player)
    assert now > known


def test_the_same_is_sent_whatever_lies_in_the_fog(hall: Hall) -> None:
    """The picture is another in the fog alone: a player gets the same bytes."""
    hall.do({"type": "SetFog"})
    known, before = hall.known(hall.player), hall.tiles(hall.player)
    other, mine = np.array(bright(2)), np.array(bright(1))
    for x, y in known:
        box = np.s_[y * PITCH : (y + 1) * PITCH, x * PITCH : (x + 1) * PITCH]
        other[box] = mine[box]
    picture = hall.bring(Image.fromarray(other))["id"]
    assert picture != hall.picture
    whole = hall.tiles(hall.gm)
    hall.do({"type": "LayPicture", "backdrop": {**hall.backdrop, "picture": picture}})
    assert hall.tiles(hall.player) == before
    assert hall.tiles(hall.gm) != whole


@pytest.mark.parametrize("seed", [1])
def test_whatever_happens_nothing_of_the_fog_is_sent(hall: Hall, seed: int) -> None:
    """Fog painted and lifted, people moved, much of it undone: each time all that is sent is looked at."""
    chance = Random(seed)
    hall.do({"type": "SetFog"})
    whole = hall.house.get(f"{hall.path}/pictures/{hall.picture}", key=hall.gm).body
    free = [f"{'abcdefghijkl'[x]}{y + 1}" for x in range(COLUMNS) for y in range(ROWS) if x != 5]
    for _ in range(10):
        corners = [[chance.randrange(COLUMNS), chance.randrange(ROWS)] for _ in range(2)]
        wishes: tuple[dict[str, Any], ...] = (
            {"type": "PaintFog", "blocks": [corners], "is_laid": chance.random() < 0.6},
            {"type": "Move", "figure": chance.choice(hall.heroes), "to": chance.choice(free)},
            {"type": "Undo"},
            {"type": "Redo"},
        )
        hall.ask(chance.choice(wishes))
        tokens = {tuple(at) for _, at in hall.view(hall.player)["space"]["tokens"]}
        known, lit = hall.known(hall.player), hall.lit(hall.player)
        assert known - tokens <= lit <= known
        assert whole not in hall.tiles(hall.player).values()
    told = "".join(
        hall.house.get(f"{hall.path}/{page}", key=hall.player).body.decode() for page in ("view", "entries")
    )
    assert hall.picture not in told
    assert hall.house.get(f"{hall.path}/pictures/{hall.picture}", key=hall.player).status == 404


def test_a_handout_and_a_portrait_are_for_those_who_see_them(hall: Hall) -> None:
    letter, face = (hall.bring(bright(seed))["id"] for seed in (3, 4))
    shown = {one: f"{hall.path}/pictures/{one}" for one in (letter, face)}

    def seen(key: str) -> list[int]:
        return [hall.house.get(path, key=key).status for path in shown.values()]

    assert seen(hall.player) == [404, 404]
    hall.do({"type": "ShowPicture", "picture": letter, "title": "A letter", "to": [hall.seat]})
    hall.do({"type": "SetPortrait", "figure": hall.heroes[0], "picture": face})
    assert seen(hall.player) == [200, 200]
    assert hall.view(hall.player)["handouts"] == [{"picture": letter, "title": "A letter", "to": []}]
    hall.do({"type": "HidePicture", "picture": letter})
    assert seen(hall.player) == [404, 200]
    refused = hall.house.ask("DELETE", shown[face], key=hall.gm)
    assert (refused.status, refused.data["code"]) == (409, "picture-in-use")
    assert hall.house.ask("DELETE", shown[letter], key=hall.gm).status == 204


@pytest.mark.parametrize(
    ("do", "code"),
    [
        ({"type": "LayPicture", "backdrop": {"width": 700}}, "picture-differs"),
        ({"type": "LayPicture", "backdrop": {"picture": "0" * 64}}, "no-such-picture"),
        ({"type": "ShowPicture", "picture": "0" * 64}, "no-such-picture"),
    ],
)
def test_only_pictures_of_the_table_come_into_play(hall: Hall, do: dict[str, Any], code: str) -> None:
    if "backdrop" in do:
        do = {**do, "backdrop": {**hall.backdrop, **do["backdrop"]}}
    assert hall.ask(do).data["code"] == code


def test_of_a_map_that_is_dark_altogether_every_tile_is_there_and_dark(hall: Hall) -> None:
    """A prepared picture without walls comes on covered: no page that asks for its tiles is refused."""
    scene = {"title": "Cave", "picture": {"name": hall.picture, "pitch": PITCH}, "fog": True}
    hall.do({"type": "PrepareScenes", "scenes": {"cave": scene}})
    hall.do({"type": "BringOn", "id": "cave"})
    assert hall.lit(hall.player) == set()
    assert len(hall.tiles(hall.player)) == len(hall.tiles(hall.gm))
    assert len(set(hall.tiles(hall.player).values())) == 1  # they tell nothing apart
    view = hall.view(hall.player)
    stood = sorted(at for _, at in view["space"]["tokens"])
    assert sorted(view["backdrop"]["dark"]) == stood  # its ground is dark where somebody is seen to stand
    hall.do({"type": "PaintFog", "squares": stood, "is_laid": False})
    assert hall.lit(hall.player) == set(map(tuple, stood))
    assert hall.view(hall.player)["backdrop"]["dark"] == []


def test_where_there_is_no_tile_there_is_none(hall: Hall) -> None:
    for place in ((0, 2, 0), (9, 0, 0), (0, 0, 9), ("x", 0, 0), (0, -1, 0), (10**9, 0, 0)):
        refused = hall.tile(place, hall.gm)
        assert (refused.status, refused.data["code"]) == (404, "no-such-tile")
    assert hall.tile((0, 0, 0), "").status == 401
    hall.do({"type": "LayPicture"})
    assert hall.tile((0, 0, 0), hall.gm).data["code"] == "no-such-tile"
