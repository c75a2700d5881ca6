"""Pointing and measuring over sockets: shown at once to whoever knows the squares, and kept nowhere."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from nde.board import Board, Grid, Square
from nde.board.strokes import Spot, middle_of
from nde.hub import Created
from nde.hub.notifications import Notice
from nde.table import commands as c
from nde.table.pings import Pointing
from nde.web.connection import PING_S
from tests.hub.heroes import two_heroes
from tests.hub.tables import run
from tests.web.live_server import Client, Served, a_server
from tests.web.text_table import TextClient

NEAR, FAR = middle_of(Square(1, 0)), middle_of(Square(6, 0))


async def hall(server: Served) -> Created:
    """A table with a corridor that is walled off, in the fog."""
    made = await server.table()
    board = Board(grid=Grid(width=8, height=1, walls=frozenset({Square(4, 0)})))
    for place, who in enumerate(("hero-1", "hero-2")):
        board = board.put(who, Square(place, 0))
    orders: tuple[c.AnyDo, ...] = (*two_heroes("nde12"), c.SetSpace(space=board), c.SetFog())
    for do in orders:
        await server.hub.carry_out(await server.hub.seat_of(made.table.id, made.gm), do)
    return made


async def seated(server: Served, made: Created, name: str, **hello: Any) -> tuple[Client, str]:
    """Somebody at the table, and their seat."""
    key = made.gm if name == "gm" else (await server.hub.enter(made.table.id, made.player, name)).key
    client = await server.client(made.table.id, key, **{"views": False, **hello})
    return client, (await client.until("welcome"))["seat"]


async def heard(client: Client, *types: str) -> list[dict[str, Any]]:
    """What a client was told of some types, once everything before now has come."""
    await client.send(type="ping")
    await client.until("pong")
    return [one for one in client.heard if one["type"] in types]


def spoken(client: Client) -> list[str]:
    """Every line that a client of the text view was told."""
    return [line["text"] for one in client.heard if one["type"] == "lines" for line in one["lines"]]


def test_a_ping_reaches_whoever_knows_the_square_and_nobody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await hall(server)
            gm, _ = await seated(server, made, "gm")
            ann, seat = await seated(server, made, "Ann")
            version = (await server.hub.store.table(made.table.id)).version
            await gm.send(type="point", at=FAR)
            assert (await gm.until("point")) == {
                "type": "point",
                "seat": "gm",
                "at": [*FAR],
                "is_in_fog": True,
            }
            await asyncio.sleep(PING_S)
            await gm.send(type="point", at=NEAR)
            assert await ann.until("point") == {"type": "point", "seat": "gm", "at": [*NEAR]}
            await ann.send(type="point", at=FAR)
            assert (await gm.until("point", seat=seat))["at"] == [*FAR]
            assert len(await heard(ann, "point")) == 2, "its own and the one that it knows"
            now = (await server.hub.store.table(made.table.id)).version
            assert now == version, "none of it stands in the log"

    run(test)


def test_pings_that_come_too_fast_are_left_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            gm, _ = await seated(server, await hall(server), "gm")
            for _ in range(10):
                await gm.send(type="point", at=NEAR)
            assert len(await heard(gm, "point")) < 10

    run(test)


def test_a_ruler_is_shown_while_both_ends_are_known_and_is_put_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await hall(server)
            gm, _ = await seated(server, made, "gm")
            ann, _ = await seated(server, made, "Ann")
            await gm.send(type="measure", ends=[[512, 512], NEAR])
            told = await ann.until("measure")
            assert (told["ends"], told["squares"]) == ([[512, 512], [*NEAR]], 1)
            await asyncio.sleep(0.05)
            await gm.send(type="measure", ends=[[512, 512], FAR])  # into the fog: it is gone for her
            assert await ann.until("measure") == {"type": "measure", "seat": "gm"}
            await gm.send(type="measure", ends=[])
            assert (await gm.until("measure", squares=6))["ends"][1] == [*FAR]
            assert await gm.until("measure") == {"type": "measure", "seat": "gm"}
            assert len(await heard(ann, "measure")) == 2, "she is not told that it was put away"

    run(test)


def test_what_is_no_place_is_refused_and_ends_no_connection(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await hall(server)
            gm, _ = await seated(server, made, "gm")
            for message, code in (
                ({"type": "point", "at": [99_999, 0]}, "off-map"),
                ({"type": "measure", "ends": [[0, 0]]}, "drawing-too-short"),
                ({"type": "point", "at": "e5"}, "bad-message"),
                ({"type": "measure", "ends": [[0, 0]] * 3}, "bad-message"),
            ):
                await gm.send(**message)
                assert (await gm.until("refused"))["problem"]["code"] == code

    run(test)


def test_pointing_crosses_over_to_other_processes(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await hall(server)
            ann, _ = await seated(server, made, "Ann")
            rung: list[Notice] = []
            server.hub.notify = rung.append  # type: ignore[method-assign,assignment]
            await ann.send(type="point", at=NEAR)
            await ann.until("point")
            told = [one for one in rung if one.pointing is not None]
            assert [one.pointing.spots for one in told if one.pointing] == [(NEAR,)]
            there = msgspec.structs.replace(told[0], process="another")
            server.hub._hear(msgspec.json.decode(msgspec.json.encode(there), type=Notice))
            await ann.until("point")
            hidden = Pointing(seat="gm", spots=(Spot(*FAR),))
            server.hub._hear(Notice(process="another", table=made.table.id, pointing=hidden))
            assert len(await heard(ann, "point")) == 2

    run(test)


def test_typed_lines_point_measure_write_and_wipe(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await hall(server)
            gm, _ = await seated(server, made, "gm", text=True)
            ann, _ = await seated(server, made, "Ann", text=True)
            greta, anna = TextClient(gm), TextClient(ann)
            await greta.stands()
            await anna.stands()
            await anna.answer("ping b1")
            assert "You point at B1." in spoken(ann)
            await greta.answer("ping g1")
            text = "The players do not know G1: they are not shown where you point."
            assert text in [
                line["text"] for one in gm.heard if one["type"] == "lines" for line in one["lines"]
            ]
            assert [one["text"] for one in await anna.answer("measure a1 d1")] == [
                "From A1 to D1: 3 squares."
            ]
            await anna.answer('label c1 "old well"')
            await greta.answer("draw circle b1 c1 blue")
            shown = " ".join(one["text"] for one in await anna.answer("map"))
            assert "at C1: “old well”" in shown
            assert "circle (blue) A1–C1, Ada" in shown
            assert [one["kind"] for one in await anna.answer("wipe b1")] == ["error"]
            await anna.answer("wipe c1")
            assert "old well" not in " ".join(one["text"] for one in await anna.answer("map"))
            for line in ("ping", "ping z99", "draw a1", "label c1", "wipe a1"):
                assert "error" in [one.get("kind") for one in await anna.answer(line)], line
            assert not any("G1" in one for one in spoken(ann))

    run(test)
