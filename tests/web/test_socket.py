"""The socket of a table, over real connections: in order, exactly once, to each what is theirs to see."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nde.hub import Hub
from nde.table import commands as c
from nde.web.connection import MOST_MISSED
from tests.hub.heroes import two_heroes
from tests.hub.tables import run
from tests.web.live_server import Client, Served, a_server

SAY = {"type": "Say", "text": "hello"}


def test_entries_come_in_order_to_everybody_and_before_the_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table()
            table = made.table.id
            ann = await server.hub.enter(table, made.player, "Ann")
            gm = await server.client(table, made.gm, views=False)
            player = await server.client(table, ann.key, views=False)
            welcome = await gm.until("welcome")
            assert (welcome["seat"], welcome["role"], welcome["name"]) == ("gm", "gm", "Ada")
            await player.until("welcome", seat=ann.seat)
            start = welcome["version"]
            answers = await asyncio.gather(
                *(who.do(f"c{i}", {"type": "Say", "text": str(i)}) for i, who in enumerate((gm, player)))
            )
            assert sorted(answer["number"] for answer in answers) == [start + 1, start + 2]
            for i in range(20):
                await gm.do(f"more{i}", SAY)
                assert gm.heard[-2]["type"] == "entry", "the entry comes before the word that it is done"
            last = start + 22
            while player.numbers[-1:] != [last]:
                await player.until("entry")
            assert player.numbers == gm.numbers == list(range(start + 1, last + 1))

    run(test)


def test_a_client_that_comes_back_gets_what_it_missed_and_nothing_twice(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table()
            gm = await server.client(made.table.id, made.gm, views=False)
            for i in range(5):
                await gm.do(f"a{i}", SAY)
            seen = gm.numbers[-1]
            await gm.socket.close()
            again = await server.client(made.table.id, made.gm, views=False, seen=seen - 2)
            assert "is_reset" not in await again.until("welcome")
            repeated = await again.do("a4", SAY)
            assert repeated == {"type": "done", "id": "a4", "number": seen, "is_repeated": True}
            await again.do("a5", SAY)
            assert again.numbers == [seen - 1, seen, seen + 1]

    run(test)


def test_behind_too_much_a_client_gets_the_table_as_it_is(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table()
            live = await server.hub.live(made.table.id)
            for _ in range(MOST_MISSED + 2):
                await live.carry_out(c_say("x"))
            for seen in (0, live.version + 5, None):
                client = await server.client(made.table.id, made.gm, seen=seen)
                welcome = await client.until("welcome")
                assert welcome["is_reset"]
                assert welcome.get("is_set_back", False) == (seen == live.version + 5)
                view = await client.until("view")
                assert view["view"]["version"] == live.version
                assert client.numbers == []
            near = await server.client(made.table.id, made.gm, seen=live.version - MOST_MISSED, views=False)
            await near.do("z", SAY)
            assert near.numbers == list(range(live.version - MOST_MISSED, live.version + 1))

    run(test)


def c_say(text: str) -> Any:
    return c.Command(seat="gm", do=c.Say(text=text))


def test_views_follow_what_happens_and_show_only_the_seats_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table(first=two_heroes("nde12"))
            table = made.table.id
            ann = await server.hub.enter(table, made.player, "Ann")
            player, gm = await server.client(table, ann.key), await server.client(table, made.gm)
            await gm.until("view")
            await player.until("view")
            await gm.do("n", {"type": "WriteNote", "id": "plot", "text": "the butler did it"})
            await gm.do("k", {"type": "SetClock", "id": "doom", "text": "ritual", "is_secret": True})
            await player.do("t", {"type": "Give", "figure": "hero-1", "seat": ann.seat})
            while True:
                view = (await player.until("view"))["view"]
                if any(one["figure"] == "hero-1" for one in view["offers"]):
                    break
            heard = json.dumps(player.heard)
            assert "butler" not in heard
            assert "ritual" not in heard
            assert "butler" in json.dumps(gm.heard)
            actions = {one["offer"]["action"]["type"]: one["offer"]["action"] for one in view["offers"]}
            await player.send(type="odds", id="q", action=actions["UsePower"])
            chances = (await player.until("odds", id="q"))["chances"]
            assert sum(Fraction(chance) for _, chance, _ in chances) == 1
            await player.send(
                type="odds", id="t", action=actions["Test"]
            )  # how hard is the game master's to say
            assert (await player.until("odds", id="t"))["chances"] is None

    run(test)


def test_prose_tells_entries_in_the_readers_language(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table()
            for language, word in (("pl", "Mistrz gry"), ("de", "Spielleitung"), ("en", "game master")):
                client = await server.client(
                    made.table.id, made.gm, views=False, prose=True, language=language
                )
                assert (await client.until("welcome"))["language"] == language
                await client.do(language, {"type": "TakeSeed"})
                told = next(message for message in client.heard if message["type"] == "entry")
                assert any(word in line for line in told["text"]), told
                refused = await client.do("x" + language, {"type": "StopClock", "id": "none"})
                assert refused["problem"]["code"] == "no-such-table-clock"

    run(test)


@pytest.mark.parametrize(
    ("key", "code"),
    [("wrong", "no-such-key"), ("invitation", "enter-first"), ("other", "no-such-key"), ("", "no-such-key")],
)
def test_strangers_are_sent_away_with_the_reason(tmp_path: Path, key: str, code: str) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made, other = await server.table(), await server.table()
            keys = {"wrong": "guess", "invitation": made.player, "other": other.gm, "": ""}
            client = await server.client(made.table.id, keys[key], language="de")
            bye = await client.until("bye")
            assert bye["problem"]["code"] == code
            assert await client.until_closed() in (4000, 4001)

    run(test)


def test_the_first_message_has_to_be_hello(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table()
            for first, code in (
                ('{"type":"look"}', "hello-first"),
                ('{"type":"hello","spoon":1}', "bad-message"),
                ("[" * 5_000, "bad-message"),
                ("", "bad-message"),
            ):
                client = Client(await connect(server.address(made.table.id)))
                await client.socket.send(first)
                assert (await client.until("bye"))["problem"]["code"] == code

    run(test)


def test_pages_of_other_sites_are_not_let_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path, origins=("https://friend.example",)) as server:
            made = await server.table()
            with pytest.raises(InvalidStatus) as refused:
                await connect(server.address(made.table.id), origin="https://evil.example")  # type: ignore[arg-type]
            assert refused.value.response.status_code == 403
            assert b"foreign-origin" in (refused.value.response.body or b"")
            for origin in ("https://friend.example", f"http://127.0.0.1:{server.port}"):
                async with connect(server.address(made.table.id), origin=origin):  # type: ignore[arg-type]
                    pass

    run(test)


def test_a_link_taken_back_ends_the_connection(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table()
            ann = await server.hub.enter(made.table.id, made.player, "Ann")
            client = await server.client(made.table.id, ann.key)
            await client.until("welcome")
            row = await server.hub.seat_of(made.table.id, ann.key)
            await server.hub.revoke(made.table.id, row.id)
            bye = await client.until("bye")
            assert (bye["problem"]["code"], bye["may_return"]) == ("key-revoked", False)
            assert await client.until_closed() == 4001

    run(test)


def test_who_is_there_and_who_types_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table()
            ann = await server.hub.enter(made.table.id, made.player, "Ann")
            gm = await server.client(made.table.id, made.gm)
            await gm.until("presence", here=["gm"])
            player = await server.client(made.table.id, ann.key)
            await gm.until("presence", here=sorted(["gm", ann.seat]))
            await player.send(type="typing")
            assert (await gm.until("typing"))["seat"] == ann.seat
            await player.socket.close()
            await gm.until("presence", here=["gm"])
            await gm.send(type="ping")
            await gm.until("pong")

    run(test)


def test_a_flood_is_refused_and_then_sent_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path, commands_per_second=5) as server:
            made = await server.table()
            client = await server.client(made.table.id, made.gm, views=False)
            await client.until("welcome")
            neighbour = await server.table()
            calm = await server.client(neighbour.table.id, neighbour.gm, views=False)
            with suppress(ConnectionClosed):
                for i in range(5_000):
                    await client.send(type="do", id=str(i), do=SAY)
            assert await client.until_closed() == 4029
            refused = [one for one in client.heard if one["type"] == "refused"]
            assert {one["problem"]["code"] for one in refused} == {"too-fast"}
            assert (await calm.do("a", SAY))["type"] == "done"
            while True:  # after a while, whoever was sent away may come back
                back = await server.client(made.table.id, made.gm, views=False)
                if (await back.next())["type"] == "welcome":
                    break
                await asyncio.sleep(0.1)

    run(test)


def test_a_slow_reader_is_dropped_and_can_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table()
            live = await server.hub.live(made.table.id)
            slow = await stubborn(server, made.table.id, made.gm)
            start = live.version
            text = "x" * 3_900
            for _ in range(8_000):
                await live.carry_out(c_say(text))
                if not live.listeners:
                    break
            assert not live.listeners, "whoever does not read is not waited for"
            slow.transport.abort()
            back = await server.client(made.table.id, made.gm, views=False, seen=live.version - 3)
            await back.until("welcome")
            assert (await back.do("z", SAY))["number"] == live.version
            assert back.numbers[0] > start

    run(test)


async def stubborn(server: Served, table: str, key: str) -> Any:
    """A client that says hello and then reads nothing any more."""
    socket = await connect(server.address(table), max_queue=1)
    await socket.send(json.dumps({"type": "hello", "key": key, "views": False}))
    await socket.recv()
    socket.transport.pause_reading()
    return socket


def test_coming_again_and_again_is_slowed_down_like_anything_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path, commands_per_second=1) as server:
            made = await server.table()
            codes = []
            for _ in range(8):
                client = await server.client(made.table.id, made.gm, views=False)
                first = await client.next()
                codes.append(first["type"] if first["type"] == "welcome" else first["problem"]["code"])
                await client.socket.close()
            assert codes[:5] == ["welcome"] * 5
            assert "too-fast" in codes[5:]

    run(test)


def test_whoever_has_seen_more_elsewhere_goes_on_from_there(tmp_path: Path) -> None:
    """They come from another process, of whose last entries this one has not heard."""

    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table()
            live = await server.hub.live(made.table.id)
            other = Hub(server.hub.store)
            elsewhere = await other.live(made.table.id)
            for _ in range(12):
                await elsewhere.carry_out(c_say("x"))
            assert live.version == elsewhere.version - 12
            client = await server.client(made.table.id, made.gm, views=False, seen=elsewhere.version - 1)
            welcome = await client.until("welcome")
            assert "is_reset" not in welcome
            assert welcome["version"] == elsewhere.version
            await client.do("z", SAY)
            assert client.numbers == [elsewhere.version, elsewhere.version + 1]

    run(test)


def test_whoever_missed_more_than_can_be_sent_gets_the_table_as_it_is(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table()
            live = await server.hub.live(made.table.id)
            for _ in range(400):
                await live.carry_out(c_say("x" * 3_900))
            for prose in (False, True):
                client = await server.client(made.table.id, made.gm, seen=live.version - 390, prose=prose)
                assert (await client.until("welcome"))["is_reset"]
                assert (await client.until("view"))["view"]["version"] == live.version
                assert (await client.do(f"z{prose}", SAY))["number"] == live.version
                assert client.numbers == [live.version], "from there on nothing is missing"

    run(test)


def test_ids_and_reasons_are_of_bearable_length(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(tmp_path) as server:
            made = await server.table()
            client = await server.client(made.table.id, made.gm, views=False)
            await client.send(type="do", id="x" * 50_000, do=SAY)
            refused = await client.until("refused")
            assert refused["problem"]["code"] == "bad-message"
            assert len(json.dumps(refused)) < 2_000

    run(test)
