"""A server on real sockets: limits of connections and heads, and what keeps it from beginning."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from nde.errors import NdeError
from nde.hub import Hub
from nde.store import MemoryStore
from nde.web import protocol
from nde.web.app import create_app
from nde.web.protocol import Peers
from nde.web.run import Address, listening, serve_on
from nde.web.security import Trusted
from nde.web.settings import ServerSettings
from tests.refusals import refuses

GET = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def served(visit: Callable[[int], Awaitable[None]], **more: Any) -> None:
    """Serve on a free port while somebody visits."""
    settings = ServerSettings(data=Path("nowhere"), database="memory:", **more)

    async def main() -> None:
        ready: asyncio.Future[list[Address]] = asyncio.get_running_loop().create_future()
        sockets = listening("127.0.0.1", 0)
        task = asyncio.create_task(
            serve_on(settings, sockets, lambda addresses: ready.set_result(list(addresses)))
        )
        try:
            [(host, port)] = await asyncio.wait_for(ready, 20)
            assert host == "127.0.0.1"
            await asyncio.wait_for(visit(port), 20)
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    asyncio.run(main())


async def asked(port: int, content: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(content)
    try:
        return await asyncio.wait_for(reader.read(), 10)
    except ConnectionError:
        return b""
    finally:
        writer.close()


def test_a_request_is_answered_without_the_name_of_the_server() -> None:
    async def visit(port: int) -> None:
        answer = await asked(port, GET + b"Connection: close\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 200 OK\r\n")
        assert b"\r\nserver:" not in answer.lower()
        assert b"x-content-type-options: nosniff" in answer.lower()

    served(visit)


@pytest.mark.parametrize("is_writing", [True, False])
def test_a_server_whose_store_writes_no_more_is_not_ready(
    is_writing: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(port: int) -> None:
        monkeypatch.setattr(MemoryStore, "is_writing", is_writing)
        answer = await asked(port, GET.replace(b"healthz", b"readyz") + b"Connection: close\r\n\r\n")
        assert answer.split()[1] == (b"200" if is_writing else b"503")
        assert (b"store-unavailable" in answer) is not is_writing

    served(visit)


def test_more_connections_than_allowed_are_closed_at_once_and_room_is_made_again() -> None:
    async def visit(port: int) -> None:
        open_ones = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        await asyncio.sleep(0.05)
        assert await asked(port, GET + b"Connection: close\r\n\r\n") == b""
        for _, writer in open_ones:
            writer.close()
        for _ in range(100):
            await asyncio.sleep(0.02)
            if await asked(port, GET + b"Connection: close\r\n\r\n"):
                return
        raise AssertionError("nobody is let in any more")

    served(visit, connections_per_address=3)


def test_a_socket_is_counted_as_long_as_it_is_open() -> None:
    async def visit(port: int) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/0123456789abcdef/socket"
        first, second = await connect(address), await connect(address)
        assert await asked(port, GET + b"Connection: close\r\n\r\n") == b""
        await first.close()
        for _ in range(100):
            await asyncio.sleep(0.02)
            if await asked(port, GET + b"Connection: close\r\n\r\n"):
                break
        else:
            raise AssertionError("a closed socket is still counted")
        await second.close()

    served(visit, connections_per_address=2)


def test_a_head_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "HEAD_S", 0.2)

    async def visit(port: int) -> None:
        assert await asked(port, b"") == b""
        assert await asked(port, GET) == b""
        first = GET + b"\r\n"
        answer = await asked(port, first + b"GET /heal")
        assert answer.count(b"HTTP/1.1 200 OK") == 1

    served(visit)


def test_a_head_without_end_is_cut_off() -> None:
    async def visit(port: int) -> None:
        assert await asked(port, GET + b"X: " + b"x" * 200_000) == b""
        many = b"".join(b"X-%d: y\r\n" % number for number in range(20_000))
        assert await asked(port, GET + many) == b""

    served(visit)


def test_a_long_body_is_no_long_head() -> None:
    async def visit(port: int) -> None:
        body = json.dumps({"expression": "d6" + " " * 60_000}).encode()
        head = (
            b"POST /api/roll HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nConnection: close\r\n"
        )
        answer = await asked(port, head + b"Content-Length: %d\r\n\r\n" % len(body) + body * 1)
        assert b"problem+json" in answer
        assert b"HTTP/1.1 422" in answer

    served(visit)


@pytest.mark.parametrize("is_told", [True, False])
def test_whoever_sends_too_much_hears_so(is_told: bool) -> None:
    """Not only that the connection is gone: the body is let pass, with its length told before or not."""

    async def visit(port: int) -> None:
        head = (
            b"POST /api/roll HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nConnection: close\r\n"
        )
        body = b" " * 5_000_000
        if is_told:
            sent = head + b"Content-Length: %d\r\n\r\n" % len(body) + body
        else:
            sent = head + b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
        answer = await asked(port, sent)
        assert b"HTTP/1.1 413" in answer
        assert b"body-too-large" in answer

    served(visit)


@pytest.mark.parametrize(
    "garbage",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET  HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00",
        b"GET /\xff HTTP/1.1\r\n\r\n",
    ],
)
def test_what_is_no_request_is_refused_and_others_are_served(garbage: bytes) -> None:
    async def visit(port: int) -> None:
        assert b"HTTP/1.1 200" not in await asked(port, garbage)
        assert b"HTTP/1.1 200" in await asked(port, GET + b"Connection: close\r\n\r\n")

    served(visit)


def test_whoever_is_connected_hears_that_the_server_stops_and_may_return() -> None:
    heard: list[dict[str, Any]] = []

    async def visit(port: int) -> None:
        body = b'{"game":"nde12"}'
        head = (
            b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nConnection: close\r\n"
        )
        answer = await asked(port, head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        made = json.loads(answer.partition(b"\r\n\r\n")[2])
        socket = await connect(f"ws://127.0.0.1:{port}/api/tables/{made['table']['id']}/socket")
        await socket.send(json.dumps({"type": "hello", "key": made["gm"]["key"], "language": "de"}))
        heard.append(json.loads(await socket.recv()))
        reading.append(asyncio.create_task(read(socket)))

    async def read(socket: ClientConnection) -> None:
        async for message in socket:
            heard.append(json.loads(message))

    reading: list[asyncio.Task[None]] = []
    served(visit)
    assert heard[0]["type"] == "welcome"
    assert (heard[-1]["type"], heard[-1]["problem"]["code"]) == ("bye", "server-stopping")
    assert "angehalten" in heard[-1]["problem"]["title"]
    assert heard[-1].get("may_return", True)


def test_the_lifespan_starts_a_hub_and_stops_it() -> None:
    async def main() -> None:
        hub = Hub(MemoryStore())
        app = create_app(ServerSettings(data=Path("nowhere")), hub)
        async with app.router.lifespan_context(app):
            assert hub.is_ready
        assert not hub.is_ready

    asyncio.run(main())


def test_an_address_that_is_taken_is_refused_with_the_reason() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with refuses("address-taken", match=f"127.0.0.1:{port}"):
            listening("127.0.0.1", port)
    with refuses("address-taken"):
        listening("no-such-host.invalid", 0)


def test_a_store_that_cannot_be_opened_is_told_before_anything_listens() -> None:
    settings = ServerSettings(data=Path("nowhere"), database="oracle://x")
    sockets = listening("127.0.0.1", 0)
    with pytest.raises(NdeError):
        asyncio.run(serve_on(settings, sockets))
    assert all(one.fileno() == -1 for one in sockets)


def test_peers_are_counted_and_forgotten() -> None:
    peers = Peers(2, Trusted(("10.0.0.0/8",)))
    assert [peers.admit("9.9.9.9") for _ in range(3)] == [True, True, False]
    assert all(peers.admit("10.1.1.1") for _ in range(50))
    assert peers.admit("9.9.9.8")
    for _ in range(2):
        peers.release("9.9.9.9")
    assert peers.admit("9.9.9.9")
    peers.release("9.9.9.9")
    peers.release("9.9.9.8")
    for _ in range(50):
        peers.release("10.1.1.1")
    assert len(peers) == 0


def test_nothing_is_left_running() -> None:
    before = threading.active_count()

    async def visit(port: int) -> None:
        await asked(port, GET + b"Connection: close\r\n\r\n")

    served(visit)
    assert threading.active_count() <= before + 2
