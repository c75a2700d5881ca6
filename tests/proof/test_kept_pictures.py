"""Pictures and several processes: brought at one, seen at another by whom they are for, and never lost."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nde.pictures.tiles import DARK
from tests.pictures.drawn import file_of, opened, quarters
from tests.proof.serving import GENEROUS, NDE, PATIENCE_S, Serving
from tests.servers import Postgres, Redis

COLUMNS, ROWS, PITCH = 24, 12, 64
SIZE = (COLUMNS * PITCH, ROWS * PITCH)
FILE = "application/octet-stream"


class Gallery:
    """A table with a map, a portrait and a letter for Eve alone, made at the first of two servers."""

    def __init__(self, one: Serving, two: Serving) -> None:
        self.one, self.two = one, two
        made = one.make_table(heroes=2)
        self.gm: str = made["gm"]["key"]
        self.path = f"/api/tables/{made['table']['id']}"
        ann, eve = (one.enter(made["table"]["id"], made["player"]["key"], name) for name in ("Ann", "Eve"))
        self.ann, self.eve, self.eves_seat = ann["key"], eve["key"], eve["seat"]
        self.map, self.face, self.letter = (
            self.brought(quarters(size)) for size in (SIZE, (200, 200), (300, 200))
        )
        hero = self.view(one, self.gm)["people"][0]["person"]["id"]
        walls = [[COLUMNS // 2, y] for y in range(ROWS)]
        board = {"grid": {"width": COLUMNS, "height": ROWS, "walls": walls}, "tokens": [[hero, [0, 0]]]}
        under = {"picture": self.map, "width": SIZE[0], "height": SIZE[1], "pitch": PITCH * 1000}
        space = {"type": "Board", **board}
        self.do(one, {"type": "SetSpace", "space": space, "backdrop": under, "has_fog": True})
        self.do(one, {"type": "SetPortrait", "figure": hero, "picture": self.face})
        self.do(one, {"type": "ShowPicture", "picture": self.letter, "to": [self.eves_seat]})

    def brought(self, image: Any) -> str:
        answer = self.one.call(
            "POST", f"{self.path}/pictures", file_of(image), key=self.gm, content_type=FILE
        )
        assert answer.status == 201, answer.data
        return str(answer.data["id"])

    def view(self, server: Serving, key: str) -> Any:
        return server.call("GET", f"{self.path}/view", key=key).data

    def do(self, server: Serving, do: dict[str, Any]) -> None:
        """Have a command carried out, and wait until both servers know of it."""
        answer = server.call("POST", f"{self.path}/commands", {"do": do}, key=self.gm)
        assert answer.status == 200, answer.data
        deadline = time.monotonic() + PATIENCE_S
        while any(self.view(one, self.gm)["version"] < answer.data["number"] for one in (self.one, self.two)):
            assert time.monotonic() < deadline, "a server does not hear of what is done at the other"
            time.sleep(0.02)

    def picture(self, server: Serving, picture: str, key: str, path: str = "") -> bytes | None:
        """A picture, or nothing for whoever may not see it."""
        answer = server.call("GET", f"{path or self.path}/pictures/{picture}", key=key)
        assert answer.status in (200, 404), answer.data
        return answer.data if answer.status == 200 else None

    def tiles(self, server: Serving, key: str) -> list[bytes]:
        """Every tile of the map as it is sent to somebody."""
        places = [(0, column, row) for column in range(3) for row in range(2)] + [(1, 0, 0), (2, 0, 0)]
        answers = [
            server.call("GET", f"{self.path}/map/{'/'.join(map(str, one))}", key=key) for one in places
        ]
        assert {one.status for one in answers} == {200}
        return [one.data for one in answers]


@pytest.fixture
def gallery(tmp_path: Path, postgres: Postgres, redis: Redis) -> Iterator[Gallery]:
    options = (*GENEROUS, f"--database={postgres.fresh_database()}", f"--redis={redis.url}")
    with Serving(tmp_path / "one", *options) as one, Serving(tmp_path / "two", *options) as two:
        yield Gallery(one, two)


def test_another_process_shows_each_picture_to_those_alone_who_may_see_it(gallery: Gallery) -> None:
    one, two = gallery.one, gallery.two
    whole = {name: gallery.picture(one, name, gallery.gm) for name in (gallery.map, gallery.face)}
    letter = gallery.picture(one, gallery.letter, gallery.gm)
    assert letter is not None
    for server in (two, one):
        assert gallery.picture(server, gallery.letter, gallery.gm) == letter
        assert gallery.picture(server, gallery.letter, gallery.eve) == letter
        assert gallery.picture(server, gallery.letter, gallery.ann) is None
        for key in (gallery.ann, gallery.eve):
            assert gallery.picture(server, gallery.face, key) == whole[gallery.face]
            assert gallery.picture(server, gallery.map, key) is None
        assert gallery.picture(server, gallery.map, gallery.gm) == whole[gallery.map]
        strange = server.call("GET", f"{gallery.path}/pictures/{gallery.letter}")
        assert strange.status == 401
    gallery.do(two, {"type": "HidePicture", "picture": gallery.letter})
    for server in (one, two):
        assert gallery.picture(server, gallery.letter, gallery.eve) is None


def test_another_process_cuts_the_map_to_what_was_explored(gallery: Gallery) -> None:
    one, two = gallery.one, gallery.two
    known = gallery.tiles(two, gallery.eve)
    assert known == gallery.tiles(one, gallery.eve) == gallery.tiles(two, gallery.ann)
    assert known[4:6] == [DARK, DARK]  # east of the wall
    assert opened(known[0]).size == (512, 512)
    assert DARK not in gallery.tiles(two, gallery.gm)
    east = [[[COLUMNS // 2, 0], [COLUMNS - 1, ROWS - 1]]]
    gallery.do(one, {"type": "PaintFog", "blocks": east, "is_laid": False})
    assert DARK not in gallery.tiles(two, gallery.eve)
    gallery.do(two, {"type": "PaintFog", "blocks": [[[0, 0], [COLUMNS - 1, ROWS - 1]]], "is_laid": True})
    assert set(gallery.tiles(one, gallery.eve)) == {DARK}


def test_export_backup_and_restore_keep_every_picture(gallery: Gallery, tmp_path: Path) -> None:
    one, two = gallery.one, gallery.two
    listed = two.call("GET", f"{gallery.path}/pictures", key=gallery.gm).data["pictures"]
    kept = {row["id"]: gallery.picture(one, row["id"], gallery.gm) for row in listed}
    assert set(kept) == {gallery.map, gallery.face, gallery.letter}
    exported = two.call("GET", f"{gallery.path}/export?seed=true", key=gallery.gm).data
    again = one.call("POST", "/api/import", exported, content_type=FILE).data
    path, key = f"/api/tables/{again['table']['id']}", again["gm"]["key"]
    assert {name: gallery.picture(two, name, key, path) for name in kept} == kept
    # From the database of both into a folder of one server's own, while they go on.
    backup, folder = tmp_path / "all.nde-backup", tmp_path / "alone"
    database = next(option for option in one.options if option.startswith("--database"))
    for words in (
        ("backup", f"--out={backup}", f"--data={one.data}", database),
        ("restore", str(backup), f"--data={folder}"),
    ):
        subprocess.run([*NDE, *words], check=True, capture_output=True, timeout=PATIENCE_S)
    with Serving(folder, *GENEROUS) as alone:
        assert {name: gallery.picture(alone, name, gallery.gm) for name in kept} == kept
        assert {name: gallery.picture(alone, name, key, path) for name in kept} == kept
        assert gallery.picture(alone, gallery.letter, gallery.eve) == kept[gallery.letter]
        assert gallery.picture(alone, gallery.letter, gallery.ann) is None
