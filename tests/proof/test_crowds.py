"""Too much of everything: floods, crowds, the silent and the slow.  Nobody else is the worse for it."""

from __future__ import annotations

import asyncio
import json
import re
import resource
import socket
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from nde.rules import ruleset_ids
from tests.proof.client import Client, at_table
from tests.proof.serving import GENEROUS, Serving, call

PATIENCE_S = 30.0
SAY = {"type": "Say", "text": "x"}
CROWD = 10_000
ADMITTED = 200
"""Connections that one address may have, where a host has said nothing else."""
BURST = 100
"""Messages that one client may send at once."""
IMPATIENT = (
    sys.executable,
    "-c",
    "import sys, nde.web.socket as socket, nde.cli as cli; socket.HELLO_S = 0.3; sys.exit(cli.main())",
)
"""The server, with less patience for those who say nothing."""


def seated(server: Serving, **wish: Any) -> tuple[str, dict[str, str], dict[str, str]]:
    """A table with two players: its id, the keys of the seats and their ids."""
    made = server.make_table(**wish)
    id, keys, seats = made["table"]["id"], {"gm": made["gm"]["key"]}, {"gm": "gm"}
    for name in ("ann", "bob"):
        entered = server.enter(id, made["player"]["key"], name)
        keys[name], seats[name] = entered["key"], entered["seat"]
    return id, keys, seats


def address_of(server: Serving, table: str) -> str:
    """The socket of a table."""
    return f"ws{server.url[4:]}/api/tables/{table}/socket"


def test_a_flood_is_refused_then_sent_away_while_the_table_next_door_plays_on(tmp_path: Path) -> None:
    answers: list[dict[str, Any]] = []

    async def flood(server: Serving, table: str, key: str, is_over: asyncio.Event) -> None:
        """Send as fast as possible, and come back whenever sent away."""
        number = 0
        while not is_over.is_set():
            async with connect(address_of(server, table), compression=None) as wire:
                await wire.send(json.dumps({"type": "hello", "key": key, "views": False}))
                reading = asyncio.create_task(_read(wire, answers))
                with suppress(ConnectionClosed):
                    while not is_over.is_set():
                        number += 1
                        await wire.send(json.dumps({"type": "do", "id": f"f{number}", "do": SAY}))
                        await asyncio.sleep(0)
                await wire.close()
                await reading

    async def play(server: Serving) -> None:
        table, keys, _ = seated(server)
        other, their_keys, their_seats = seated(server)
        is_over = asyncio.Event()
        flooding = asyncio.create_task(flood(server, table, keys["ann"], is_over))
        quiet = [Client([server.url], other, their_keys[one], seat=their_seats[one]) for one in ("gm", "ann")]
        async with at_table(*quiet):
            for _ in range(BURST // 2):
                for one in quiet:
                    await one.done(SAY)  # never refused, never sent away
            assert [one.connections for one in quiet] == [1, 1]
            last = max(one.seen or 0 for one in quiet)
            for one in quiet:
                await one.until(lambda one=one: one.seen == last, "what the other said last")  # type: ignore[misc]
                assert one.faults == []
        async with asyncio.timeout(PATIENCE_S):
            while not any(one["type"] == "bye" for one in answers):
                await asyncio.sleep(0.01)
        is_over.set()
        await flooding
        kinds = [one["problem"]["code"] if "problem" in one else one["type"] for one in answers]
        assert kinds.count("too-fast") > 200, "the flood was not refused"
        byes = [one for one in answers if one["type"] == "bye"]
        assert byes, "nobody was sent away"
        assert {(one["problem"]["code"], one.get("may_return", True)) for one in byes} == {("too-fast", True)}
        done = {one["id"] for one in answers if one["type"] == "done"}
        refused = {one["id"] for one in answers if one["type"] == "refused"}
        gm = Client([server.url], table, keys["gm"])
        async with at_table(gm):
            await gm.done(SAY)
            happened = {entry.get("command") for entry in gm.entries}
            assert done
            assert done <= happened
            assert not refused & happened, "what was refused happened all the same"

    with Serving(tmp_path / "data") as server:
        asyncio.run(play(server))


def test_a_server_that_is_asked_for_everything_while_it_begins_stays_up(tmp_path: Path) -> None:
    """Types that two threads look at for the first time at once have ended a server before."""
    games = ruleset_ids()
    wishes: list[tuple[str, dict[str, Any]]] = [
        ("/api/tables", {"game": game, "heroes": 2}) for game in games
    ]
    wishes += [("/api/characters", {"game": game}) for game in games]
    wishes += [("/api/roll", {"expression": "3d6"}), ("/api/odds", {"expression": "3d6"})]
    for number in range(4):
        with Serving(tmp_path / str(number), *GENEROUS) as server, ThreadPoolExecutor(len(wishes)) as callers:
            answers = list(callers.map(lambda wish: call(server.url, "POST", *wish), wishes))
            assert {one.status for one in answers} <= {200, 201}, [one.data for one in answers]
            assert server.stop() == 0, server.logged()


async def _read(wire: Any, answers: list[dict[str, Any]]) -> None:
    try:
        async for text in wire:
            message = json.loads(text)
            if message["type"] in ("done", "refused", "bye"):
                answers.append(message)
    except ConnectionClosed:
        pass


def test_whoever_says_nothing_is_sent_away(tmp_path: Path) -> None:
    async def be_silent(server: Serving, table: str) -> None:
        async with connect(address_of(server, table)) as wire, asyncio.timeout(PATIENCE_S):
            bye = json.loads(await wire.recv())
            assert (bye["type"], bye["problem"]["code"]) == ("bye", "hello-first")
            await wire.wait_closed()
            assert wire.close_code == 4000

    with Serving(tmp_path / "data", command=IMPATIENT) as server:
        asyncio.run(be_silent(server, server.make_table()["table"]["id"]))


@contextmanager
def many_files() -> Iterator[int]:
    """As many open files as the system lets us have inside the block; how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = min(hard, CROWD + 2_000) if hard != resource.RLIM_INFINITY else CROWD + 2_000
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
    try:
        yield max(soft, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def memory_of(pid: int) -> int:
    """The memory that a process has for itself, in kB."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text(encoding="ascii"))
    assert found is not None
    return int(found[1])


def is_open(one: socket.socket) -> bool:
    """Whether the other end still holds a connection."""
    one.setblocking(False)
    try:
        return one.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def ping_from(server: Serving, address: str) -> str:
    """What a server answers to somebody at an address."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE_S, (address, 0)) as one:
        one.settimeout(PATIENCE_S)
        one.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        return one.makefile("rb").readline().decode()


def test_ten_thousand_connections_from_one_address_are_mostly_refused(tmp_path: Path) -> None:
    with Serving(tmp_path / "data") as server, many_files() as files, ExitStack() as crowd:
        table, keys, _ = seated(server)
        assert "200" in ping_from(server, "127.0.0.1")
        before = memory_of(server.pid)
        held: list[socket.socket] = []
        for number in range(CROWD):
            if len(held) + 500 > files:  # what the server has closed need not stay open here
                for one in held:
                    if not is_open(one):
                        one.close()
                held = [one for one in held if one.fileno() != -1]
            one = crowd.enter_context(socket.socket())
            one.bind(("127.0.0.3", 0))
            one.connect(("127.0.0.1", server.port))
            if number % 2:  # half of them begin to ask for something, and never end
                try:
                    one.sendall(
                        b"GET /api/tables/" + table.encode() + b"/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "
                    )
                except OSError:
                    continue
            held.append(one)
        assert "200" in ping_from(server, "127.0.0.2"), "others are not served"
        assert sum(map(is_open, held)) <= ADMITTED
        assert sum(map(is_open, held)) >= ADMITTED // 2, "so many are let in, and stay"
        grown = memory_of(server.pid) - before
        assert grown < 64 * 1024, f"{grown} kB more"
        assert call(server.url, "GET", f"/api/tables/{table}", key=keys["ann"]).status == 200
        crowd.close()
        _until_served(server, "127.0.0.3")


def _until_served(server: Serving, address: str) -> None:
    """Wait until a server has noticed that a crowd has gone."""
    for _ in range(1_000):
        try:
            if "200" in ping_from(server, address):
                return
        except OSError:
            pass
    raise AssertionError("the crowd is gone, and its address is still refused")


def test_sockets_of_one_address_are_counted_as_well(tmp_path: Path) -> None:
    async def crowd(server: Serving, table: str, key: str) -> None:
        async def come() -> Any:
            try:
                wire = await connect(address_of(server, table), open_timeout=PATIENCE_S)
                await wire.send(json.dumps({"type": "hello", "key": key, "views": False}))
            except (OSError, InvalidHandshake, ConnectionClosed):
                return None
            return wire

        come_in = [one for one in await asyncio.gather(*(come() for _ in range(60))) if one is not None]
        assert len(come_in) == 20
        assert "200" in await asyncio.to_thread(ping_from, server, "127.0.0.2")
        for one in come_in:
            one.transport.abort()
            await one.wait_closed()

    with Serving(tmp_path / "data", "--connections-per-address=20") as server:
        table, keys, _ = seated(server)
        asyncio.run(crowd(server, table, keys["ann"]))


def test_a_slow_reader_is_dropped_with_a_reason_and_can_resume(tmp_path: Path) -> None:
    long = {"type": "Say", "text": "x" * 3_900}

    async def play(server: Serving) -> None:
        table, keys, seats = seated(server)
        gm = Client([server.url], table, keys["gm"], seat="gm")
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        slow.connect(("127.0.0.1", server.port))
        async with (
            at_table(gm),
            connect(
                address_of(server, table), sock=slow, compression=None, max_queue=1, ping_interval=None
            ) as wire,
        ):
            await wire.send(json.dumps({"type": "hello", "key": keys["ann"], "seen": 0, "views": False}))
            await gm.until(lambda: seats["ann"] in gm.here, "the slow reader")
            sent = 0
            while seats["ann"] in gm.here and sent < 10_000:
                waits = [gm.do(long) for _ in range(50)]
                sent += len(waits)
                await gm.answer_to(waits[-1])
            assert sent < 10_000, "nobody noticed"
            assert gm.connections == 1, "whoever reads is not disturbed"
            heard = []
            try:
                async with asyncio.timeout(PATIENCE_S):
                    async for text in wire:
                        heard.append(json.loads(text))
            except ConnectionClosed:
                pass
            assert heard[-1]["type"] == "bye", heard[-1]
            assert heard[-1]["problem"]["code"] == "too-slow"
            assert heard[-1].get("may_return", True)
            assert wire.close_code == 4008
            seen = max(one["entry"]["number"] for one in heard if one["type"] == "entry")
            assert seen < (gm.seen or 0)
            back = Client([server.url], table, keys["ann"], seat=seats["ann"], seen=seen)
            async with at_table(back):
                number = await gm.done(SAY)
                await back.until(lambda: back.seen == number, "the rest")
                assert back.faults == []

    with Serving(tmp_path / "data", *GENEROUS) as server:
        asyncio.run(play(server))
