"""The lab behind a real socket: lines come as they are made, and a broken connection ends the work."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nde.web.run import TableServer
from tests.web.live_server import a_server
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


def at_a_server(data: Path, talk: Callable[[Running], Awaitable[None]]) -> None:
    async def run() -> None:
        async with a_server(data, lab_scenes=10_000_000, lab_seconds=600) as served:
            await talk(Running(served.server, served.port))

    asyncio.run(run())


@pytest.mark.parametrize("accept", ["application/x-ndjson", "application/json"])
def test_a_broken_connection_ends_the_work(tmp_path: Path, accept: str) -> None:
    async def talk(server: Running) -> None:
        caller = await server.caller()
        await caller.ask("/api/lab/fight", HUGE, accept)
        if accept == "application/x-ndjson":
            assert b"application/x-ndjson" in await caller.until(b"\r\n\r\n")
            await caller.until(b'"scenes"')
        while not server.lab.count:
            await asyncio.sleep(0.01)
        await caller.hang_up()
        async with asyncio.timeout(PATIENCE_S):
            while server.lab.count:
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
