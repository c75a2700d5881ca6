"""A server in this process on a free loopback port, and clients that speak its protocol over real sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from nde.hub import Created, Hub, NewTable
from nde.store import open_store
from nde.table.header import Header
from nde.web.run import TableServer, listening
from nde.web.settings import ServerSettings

PATIENCE_S = 20.0


class Served:
    """A server that runs."""

    def __init__(self, hub: Hub, server: TableServer, port: int) -> None:
        self.hub = hub
        self.server = server
        self.port = port

    async def table(self, game: str = "nde12", **more: Any) -> Created:
        """A new table."""
        return await self.hub.create(NewTable(header=Header(game=game), gm_name="Ada", **more))

    async def client(self, table: str, key: str, **hello: Any) -> Client:
        """Somebody at a table."""
        client = Client(await connect(self.address(table), max_size=None, max_queue=None))
        await client.send(type="hello", key=key, **hello)
        return client

    def address(self, table: str) -> str:
        """Where a table's socket is."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"


class Client:
    """A client that remembers everything it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self._at = 0
        self.close_code: int | None = None

    async def send(self, **message: Any) -> None:
        """Say something."""
        await self.socket.send(json.dumps(message))

    async def until(self, type: str, **fields: Any) -> dict[str, Any]:
        """Wait for a message with these fields, and return it; what came before it stays in `heard`."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                while self._at < len(self.heard):
                    message = self.heard[self._at]
                    self._at += 1
                    if message["type"] == type and all(message.get(key) == fields[key] for key in fields):
                        return message
                self.heard.append(json.loads(await self.socket.recv()))

    async def do(self, id: str, do: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Give a command, and wait for its answer."""
        await self.send(type="do", id=id, do=do, **more)
        async with asyncio.timeout(PATIENCE_S):
            while True:
                message = await self.next()
                if message["type"] in ("done", "refused") and message.get("id") == id:
                    return message

    async def next(self) -> dict[str, Any]:
        """The next message, whatever it is."""
        async with asyncio.timeout(PATIENCE_S):
            if self._at == len(self.heard):
                self.heard.append(json.loads(await self.socket.recv()))
            self._at += 1
            return self.heard[self._at - 1]

    async def until_closed(self) -> int:
        """Wait for the server to end the connection, and return the close code."""
        with suppress(ConnectionClosed):
            async with asyncio.timeout(PATIENCE_S):
                while True:
                    self.heard.append(json.loads(await self.socket.recv()))
        assert self.socket.close_code is not None
        return self.socket.close_code

    @property
    def numbers(self) -> list[int]:
        """The numbers of all entries it was told."""
        return [message["entry"]["number"] for message in self.heard if message["type"] == "entry"]


@asynccontextmanager
async def a_server(data: Path, **settings: Any) -> AsyncIterator[Served]:
    """A server until the end of the block; nothing is kept unless a database is named."""
    chosen = ServerSettings(data=data, **{"database": "memory:", "port": 0, **settings})
    hub = Hub(open_store(chosen.database, chosen.data))
    await hub.start()
    sockets = listening(chosen.host, chosen.port)
    server = TableServer(chosen, hub, None)
    serving = asyncio.create_task(server.serve(sockets))
    try:
        while not server.started:
            assert not serving.done(), serving.result()
            await asyncio.sleep(0.01)
        yield Served(hub, server, sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await serving
        await hub.stop()
