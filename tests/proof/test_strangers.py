"""Strangers at the wire: whatever they send, they are refused, and everybody else plays on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.proof.client import Client, at_table
from tests.proof.serving import Serving

PATIENCE_S = 30.0
SAY = {"type": "Say", "text": "x"}


class Table(NamedTuple):
    """A table with two players and a spectator."""

    id: str
    keys: dict[str, str]
    """The keys of the seats by name, and the invitations as `player` and `spectator`."""
    seats: dict[str, str]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the limits that every host has who has set none."""
    with Serving(tmp_path_factory.mktemp("strangers") / "data", "--tables-per-hour=1000") as serving:
        yield serving


@pytest.fixture
def table(server: Serving) -> Table:
    """A new table."""
    made = server.make_table(heroes=2)
    id = made["table"]["id"]
    keys = {role: made[role]["key"] for role in ("gm", "player", "spectator")}
    seats = {"gm": "gm"}
    for name, role in (("ann", "player"), ("bob", "player"), ("eve", "spectator")):
        seated = server.enter(id, keys[role], name)
        keys[name], seats[name] = seated["key"], seated["seat"]
    return Table(id, keys, seats)


def client(server: Serving, table: Table, name: str, **more: Any) -> Client:
    """Somebody at the table, over the wire."""
    return Client([server.url], table.id, table.keys[name], seat=table.seats[name], **more)


def socket_of(server: Serving, table: str, **more: Any) -> connect:
    """A bare socket."""
    return connect(f"ws{server.url[4:]}/api/tables/{table}/socket", compression=None, **more)


def hello(key: str, **more: Any) -> str:
    """The first message."""
    return json.dumps({"type": "hello", "key": key, "views": False, **more})


async def rest_of(socket: ClientConnection) -> list[dict[str, Any]]:
    """Everything that comes until the server ends the connection."""
    heard = []
    try:
        async with asyncio.timeout(PATIENCE_S):
            async for text in socket:
                heard.append(json.loads(text))
    except ConnectionClosed:
        pass
    return heard


async def sent_away(server: Serving, table: str, *messages: str | bytes) -> tuple[int | None, str]:
    """Say something to a socket; the code it is closed with, and that of the problem it is told."""
    async with socket_of(server, table) as socket:
        for message in messages:
            await socket.send(message)
        heard = await rest_of(socket)
        return socket.close_code, heard[-1]["problem"]["code"] if heard else ""


async def is_well(server: Serving, table: Table) -> None:
    """Fail unless the table plays as if nothing had happened."""
    async with at_table(client(server, table, "gm", seen=None)) as (gm,):
        await gm.done(SAY)


# Links.


def test_links_open_nothing_that_are_wrong_taken_back_or_of_another_table(
    server: Serving, table: Table
) -> None:
    other = server.make_table()
    links = server.call("GET", f"/api/tables/{table.id}/links", key=table.keys["gm"]).data["links"]
    bobs = next(one["id"] for one in links if one["seat"] == table.seats["bob"])
    assert server.call("DELETE", f"/api/tables/{table.id}/links/{bobs}", key=table.keys["gm"]).status == 204

    async def knock() -> None:
        for key, code in (
            ("", "no-such-key"),
            ("wrong", "no-such-key"),
            (table.keys["ann"] + "x", "no-such-key"),
            (other["gm"]["key"], "no-such-key"),
            (table.keys["bob"], "key-revoked"),
        ):
            assert await sent_away(server, table.id, hello(key)) == (4001, code), key
        assert await sent_away(server, table.id, hello(table.keys["player"])) == (4000, "enter-first")
        assert await sent_away(server, other["table"]["id"], hello(table.keys["gm"])) == (4001, "no-such-key")
        assert await sent_away(server, "nowhere", hello(table.keys["gm"])) == (4001, "no-such-key")
        await is_well(server, table)

    asyncio.run(knock())
    for key, code in (
        ("wrong", "no-such-key"),
        (other["gm"]["key"], "no-such-key"),
        (table.keys["bob"], "key-revoked"),
    ):
        for method, path in (("GET", "/view"), ("GET", "/export"), ("GET", "/entries"), ("DELETE", "")):
            refused = server.call(method, f"/api/tables/{table.id}{path}", key=key)
            assert (refused.status, refused.data["code"]) == (401, code)


def test_a_link_that_is_taken_back_sends_its_guest_away_at_once(server: Serving, table: Table) -> None:
    async def play() -> None:
        async with at_table(client(server, table, "ann"), client(server, table, "bob")) as (ann, bob):
            links = server.call("GET", f"/api/tables/{table.id}/links", key=table.keys["gm"]).data["links"]
            anns = next(one["id"] for one in links if one["seat"] == table.seats["ann"])
            server.call("DELETE", f"/api/tables/{table.id}/links/{anns}", key=table.keys["gm"])
            await ann.until(lambda: bool(ann.byes), "a goodbye")
            assert (ann.byes[0]["problem"]["code"], ann.byes[0]["may_return"]) == ("key-revoked", False)
            await bob.done({"type": "Say", "text": "she is gone"})
            assert "she is gone" not in "".join(ann.received)

    asyncio.run(play())


# Seats.


def test_players_do_nothing_as_the_game_master_and_watchers_nothing_at_all(
    server: Serving, table: Table
) -> None:
    theirs = table.seats["bob"]

    async def play() -> None:
        async with at_table(client(server, table, "ann"), client(server, table, "eve")) as (ann, eve):
            for do in (
                {"type": "SetScene", "foes": {}},
                {"type": "Close"},
                {"type": "TakeSeed"},
                {"type": "Hide", "figures": []},
                {"type": "Sit", "seat": "gm", "role": "gm"},
                {"type": "Sit", "seat": table.seats["ann"], "role": "gm"},
                {"type": "Sit", "seat": theirs, "name": "not bob"},
                {"type": "Leave", "seat": theirs},
                {"type": "Agree", "agreement": {"undo": "anyone"}},
            ):
                assert await ann.refused(do) in ("only-the-gm", "not-yours"), do
            for do in (
                {"type": "Undo"},
                {"type": "Create", "id": "me"},
                {"type": "Sit", "seat": table.seats["eve"], "role": "player"},
            ):
                assert await eve.refused(do) == "only-watching", do
            assert [e["number"] for e in ann.entries] == list(range(1, (ann.seen or 0) + 1))
            before = ann.seen
            await ann.done(SAY)
            assert ann.seen == (before or 0) + 1

    asyncio.run(play())
    for name, do in (("ann", {"type": "Close"}), ("eve", {"type": "Undo"})):
        refused = server.call("POST", f"/api/tables/{table.id}/commands", {"do": do}, key=table.keys[name])
        assert refused.status == 403
    for method, path in (("DELETE", ""), ("GET", "/links"), ("GET", "/export?seed=true")):
        refused = server.call(method, f"/api/tables/{table.id}{path}", key=table.keys["ann"])
        assert (refused.status, refused.data["code"]) == (403, "only-the-gm")


def test_nobody_answers_what_another_is_asked(server: Serving, table: Table) -> None:
    async def play() -> None:
        async with at_table(client(server, table, "ann"), client(server, table, "bob")) as (ann, bob):
            number = await ann.done({"type": "Create", "id": "new"})
            answer = {"type": "Answer", "pending": number, "answer": ""}
            assert await bob.refused(answer) == "not-your-question"
            assert await bob.refused({**answer, "is_default": True}) in ("not-your-question", "not-yet-time")
            assert await bob.refused({"type": "Drop", "pending": number}) in ("not-yours", "only-the-gm")
            ann.say('{"type": "look"}')
            await ann.until(lambda: bool(ann.views), "a view")
            assert [one["pending"] for one in ann.views[-1]["questions"]] == [number]

    asyncio.run(play())


# Origins.


def test_pages_of_other_sites_change_nothing_and_get_no_socket(server: Serving, table: Table) -> None:
    own, foreign = server.url, "https://evil.example"
    path, key = f"/api/tables/{table.id}/commands", table.keys["ann"]
    assert server.call("POST", path, {"do": SAY}, key=key, origin=own).status == 200
    for origin in (foreign, "null", f"{own}.evil.example", f"http://127.0.0.1:{server.port - 1}"):
        refused = server.call("POST", path, {"do": SAY}, key=key, origin=origin)
        assert (refused.status, refused.data["code"]) == (403, "foreign-origin")

    async def shake_hands() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with socket_of(server, table.id, origin=foreign):
                pass
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body or b"")["code"] == "foreign-origin"
        async with socket_of(server, table.id, origin=own) as socket:
            await socket.send(hello(key))
            assert json.loads(await socket.recv())["type"] == "welcome"

    asyncio.run(shake_hands())


# Messages that are none.


def test_a_message_of_ten_megabytes_is_not_read(server: Serving, table: Table) -> None:
    long = json.dumps({"type": "do", "id": "1", "do": {"type": "Say", "text": "x" * 10_000_000}})

    async def shout() -> None:
        pieces = [long[at : at + 10_000] for at in range(0, len(long), 10_000)]
        for messages in ((long,), (hello(table.keys["ann"]), long), (hello(table.keys["ann"]), pieces)):
            async with socket_of(server, table.id) as socket:
                with suppress(ConnectionClosed):
                    for message in messages:
                        await socket.send(message)
                heard = await rest_of(socket)
                assert socket.close_code == 1009
                assert all(one["type"] in ("welcome", "presence", "view") for one in heard)
        await is_well(server, table)

    asyncio.run(shout())
    refused = server.call(
        "POST",
        f"/api/tables/{table.id}/commands",
        {"do": {"type": "Say", "text": "x" * 100_000}},
        key=table.keys["ann"],
    )
    assert (refused.status, refused.data["code"]) == (413, "body-too-large")


def nested(depth: int) -> list[str]:
    """Messages that hold values so deep inside each other."""
    lists, objects = "[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth
    dos = [
        f'{{"type":"Act","action":{lists}}}',
        f'{{"type":"Act","action":{{"type":"Fall","hero":"x"}},"values":{objects}}}',
        f'{{"type":"Bring","id":"deep","sheet":{objects}}}',
        f'{{"type":"Grant","effects":[{objects}]}}',
    ]
    return [
        lists,
        objects,
        f'{{"type":"odds","id":"o","action":{lists}}}',
        f'{{"type":"odds","id":"p","action":{objects},"values":{objects}}}',
        *(f'{{"type":"do","id":"d{place}","do":{do}}}' for place, do in enumerate(dos)),
    ]


@pytest.mark.parametrize("depth", [50, 400, 900, 2_000, 5_000])
def test_deeply_nested_messages_are_refused(server: Serving, table: Table, depth: int) -> None:
    messages = [message for message in nested(depth) if len(message) < 65_000]

    async def dig() -> None:
        async with socket_of(server, table.id, max_size=None) as socket:
            await socket.send(hello(table.keys["gm"]))
            for message in messages:
                await socket.send(message)
            await socket.send('{"type": "ping"}')
            answers: list[dict[str, Any]] = []
            async with asyncio.timeout(PATIENCE_S):
                while not answers or answers[-1]["type"] != "pong":
                    answers.append(json.loads(await socket.recv()))
            refused = [one for one in answers if one["type"] == "refused"]
            waited = len(messages) - len(refused)
            async with asyncio.timeout(PATIENCE_S):
                while waited:  # the table's own answers come when they are ready
                    one = json.loads(await socket.recv())
                    if one["type"] in ("refused", "done"):
                        refused.append(one)
                        waited -= 1
            assert {one["type"] for one in refused} == {"refused"}
            assert "broken" not in {one["problem"]["code"] for one in refused}
        await is_well(server, table)

    asyncio.run(dig())
    for message in messages[:2]:
        refused = server.call(
            "POST", f"/api/tables/{table.id}/commands", message.encode(), key=table.keys["ann"]
        )
        assert refused.status in (400, 422), refused.data


def test_signs_that_are_no_text_end_the_connection(server: Serving, table: Table) -> None:
    async def mumble() -> None:
        for begin in ([], [hello(table.keys["ann"])]):
            async with socket_of(server, table.id) as socket:
                for message in begin:
                    await socket.send(message)
                await socket.send(b'{"type": "ping\xff\xfe"}', text=True)
                await rest_of(socket)
                assert socket.close_code == 1007
        await is_well(server, table)

    asyncio.run(mumble())
    refused = server.call(
        "POST",
        f"/api/tables/{table.id}/commands",
        b'{"do": {"type": "Say", "text": "\xff"}}',
        key=table.keys["ann"],
    )
    assert (refused.status, refused.data["code"]) == (400, "not-json")


def test_binary_frames_and_other_nonsense_are_refused(server: Serving, table: Table) -> None:
    nonsense = (
        b"\x00\x01",
        "",
        "null",
        "[]",
        "{}",
        '{"type": "shout"}',
        '{"type": "do"}',
        "\u0000",
        '"\\ud800"',
    )

    async def babble() -> None:
        for message in nonsense:
            assert await sent_away(server, table.id, message) == (4000, "bad-message"), message
        async with at_table(client(server, table, "ann")) as (ann,):
            for message in nonsense:
                ann.say(message)  # type: ignore[arg-type]
            ann.say(hello(table.keys["gm"]))
            await ann.until(lambda: len(ann.complaints) == len(nonsense) + 1, "refusals")
            assert set(ann.complaints) == {"bad-message"}
            await ann.done(SAY)
            assert ann.connections == 1

    asyncio.run(babble())


def test_whoever_does_not_begin_with_hello_is_sent_away(server: Serving, table: Table) -> None:
    async def begin() -> None:
        for message in (
            json.dumps({"type": "do", "id": "1", "do": SAY}),
            '{"type": "look"}',
            '{"type": "ping"}',
        ):
            assert await sent_away(server, table.id, message) == (4000, "hello-first")

    asyncio.run(begin())
    entries = server.call("GET", f"/api/tables/{table.id}/entries", key=table.keys["gm"]).data["entries"]
    assert not any(event["type"] == "Said" for entry in entries for event in entry["events"])
