"""The lab behind a real socket: lines come as they are made, and a broken connection ends the work."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nde.hub import Hub
from nde.store import open_store
from nde.web.run import TableServer, listening
from nde.web.settings import ServerSettings
from tests.web.test_lab import HUGE, SMALL

PATIENCE_S = 60.0


class Caller:
    """One connection, on which a question is asked."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def ask(self, path: str, wish: dict[str, Any], accept: str) -> None:
        body = msgspec.json.encode(wish)
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
        head += f"accept: {accept}\r\ncontent-length: {len(body)}\r\n\r\n"
        self._writer.write(head.encode() + body)
        await self._writer.drain()

    async def until(self, sought: bytes) -> bytes:
        """Everything up to some bytes."""
        async with asyncio.timeout(PATIENCE_S):
            return await self._reader.readuntil(sought)

    async def hang_up(self) -> None:
        self._writer.close()
        await self._writer.wait_closed()


class Running(msgspec.Struct):
    """A server that runs."""

    server: TableServer
    port: int

    async def caller(self) -> Caller:
        return Caller(*await asyncio.open_connection("127.0.0.1", self.port))

    @property
    def lab(self) -> Any:
        return self.server._lab


@asynccontextmanager
async def running(data: Path) -> AsyncIterator[Running]:
    chosen = ServerSettings(data=data, database="memory:", port=0, lab_scenes=10_000_000, lab_seconds=600)
    hub = Hub(open_store(chosen.database, chosen.data))
    await hub.start()
    sockets = listening(chosen.host, chosen.port)
    server = TableServer(chosen, hub, None)
    serving = asyncio.create_task(server.serve(sockets))
    try:
        while not server.started:
            assert not serving.done(), serving.result()
            await asyncio.sleep(0.01)
        yield Running(server, sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await serving
        await hub.stop()


def at_a_server(data: Path, talk: Callable[[Running], Awaitable[None]]) -> None:
    async def run() -> None:
        async with running(data) as server:
            await talk(server)

    asyncio.run(run())


@pytest.mark.parametrize("accept", ["application/x-ndjson", "application/json"])
def test_a_broken_connection_ends_the_work(tmp_path: Path, accept: str) -> None:
    async def talk(server: Running) -> None:
        caller = await server.caller()
        await caller.ask("/api/lab/fight", HUGE, accept)
        if accept == "application/x-ndjson":
            assert b"application/x-ndjson" in await caller.until(b"\r\n\r\n")
            await caller.until(b'"scenes"')
        while not server.lab._count:
            await asyncio.sleep(0.01)
        await caller.hang_up()
        async with asyncio.timeout(PATIENCE_S):
            while server.lab._count:
                await asyncio.sleep(0.01)
        again = await server.caller()
        await again.ask("/api/lab/fight", SMALL, accept)
        assert b" 200 " in await again.until(b"\r\n")
        await again.until(b'"answer"')
        await again.hang_up()

    at_a_server(tmp_path, talk)


def test_a_server_that_stops_does_not_wait_for_the_lab(tmp_path: Path) -> None:
    async def talk(server: Running) -> None:
        caller = await server.caller()
        await caller.ask("/api/lab/fight", HUGE, "application/x-ndjson")
        await caller.until(b'"progress"')
        server.server.should_exit = True
        assert b"server-stopping" in await caller.until(b'"server-stopping"')
        await caller.hang_up()

    at_a_server(tmp_path, talk)
