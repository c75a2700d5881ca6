"""Somebody at a table over a real socket, who follows `docs/protocol.md` to the letter and comes back.

async with at_table(Client([server.url], table, key)) as ann:
    id = ann.do({"type": "Say", "text": "hello"})
    await ann.answer_to(id)
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

PATIENCE_S = 60.0
PAUSE_S = 0.02
"""How long to wait before knocking again at a door that nobody opens."""
OUTAGE = "store-unavailable"

_numbers = count(1)


class Client:
    """A client that keeps every byte it gets."""

    def __init__(
        self,
        servers: Sequence[str],
        table: str,
        key: str,
        *,
        seat: str = "",
        seen: int | None = 0,
        **hello: Any,
    ) -> None:
        self.servers, self.table, self.key, self.seat, self.seen = servers, table, key, seat, seen
        self.name = f"c{next(_numbers)}"
        self.received: list[str] = []
        """Every text frame, in order, over all connections."""
        self.entries: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        """`done`, `refused` and `odds` by the id of what they answer."""
        self.waiting: dict[str, str] = {}
        """Messages that are not answered yet, by id, in the order they were sent."""
        self.failed: dict[str, str] = {}
        """Messages that were refused because the server could not reach its store, by id."""
        self.outages: list[dict[str, Any]] = []
        """Refusals for that reason."""
        self.views: list[dict[str, Any]] = []
        self.here: list[str] = []
        self.typing: list[str] = []
        self.byes: list[dict[str, Any]] = []
        self.pongs = 0
        self.connections = 0
        self.complaints: list[str] = []
        """The codes of refusals of messages that had no id."""
        self.faults: list[str] = []
        """What came otherwise than the protocol promises."""
        self._hello = {"views": False, **hello}
        self._sent = 0
        self._at = 0
        self._socket: ClientConnection | None = None
        self._out: asyncio.Queue[str] = asyncio.Queue()
        self._moved = asyncio.Event()
        self._is_over = False

    # Saying things.

    def do(self, do: dict[str, Any], **more: Any) -> str:
        """Send a command, now or as soon as there is a connection; its id."""
        return self.ask("do", do=do, **more)

    def ask(self, kind: str, **fields: Any) -> str:
        """Send a message that is answered; its id."""
        self._sent += 1
        id = f"{self.name}-{self._sent}"
        self.waiting[id] = json.dumps({"type": kind, "id": id, **fields})
        self.say(self.waiting[id])
        return id

    def say(self, text: str) -> None:
        """Send a message over the connection of this moment, if there is one."""
        if self._socket is not None:
            self._out.put_nowait(text)

    def send_failed_again(self) -> None:
        """Send what failed for want of a store again, under the same ids and in the same order."""
        failed, self.failed = self.failed, {}
        self.waiting |= failed
        for text in failed.values():
            self.say(text)

    async def answer_to(self, id: str) -> dict[str, Any]:
        """The answer to a command."""
        await self.until(lambda: id in self.answers, f"an answer to {id}")
        return self.answers[id]

    async def done(self, do: dict[str, Any], **more: Any) -> int:
        """Have a command carried out; the number of its entry."""
        answer = await self.answer_to(self.do(do, **more))
        assert answer["type"] == "done", answer
        return int(answer["number"])

    async def refused(self, do: dict[str, Any], **more: Any) -> str:
        """Have a command refused; the code of the refusal."""
        answer = await self.answer_to(self.do(do, **more))
        assert answer["type"] == "refused", answer
        return str(answer["problem"]["code"])

    async def until(self, is_so: Callable[[], bool], what: str) -> None:
        """Wait until something is so, looking whenever a message comes."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not is_so():
                    self._moved.clear()
                    await self._moved.wait()
        except TimeoutError:
            raise AssertionError(
                f"{self.name} waits in vain for {what}; last came {self.received[-3:]}"
            ) from None

    # Being there.

    async def run(self) -> None:
        """Stay connected until told otherwise; whoever is sent away for good stays away."""
        while not self._is_over:
            server = self.servers[self._at % len(self.servers)]
            address = f"ws{server[4:]}/api/tables/{self.table}/socket"
            try:
                async with connect(address, max_size=None, open_timeout=5, compression=None) as socket:
                    await self._talk(socket)
            except (OSError, WebSocketException, InvalidHandshake, EOFError, TimeoutError):
                pass
            finally:
                self._socket = None
                self._moved.set()
            self._at += 1
            await asyncio.sleep(PAUSE_S)

    async def _talk(self, socket: ClientConnection) -> None:
        self._out = asyncio.Queue()
        hello = {"type": "hello", "key": self.key, "seen": self.seen, **self._hello}
        await socket.send(json.dumps(hello))
        for text in self.waiting.values():
            self._out.put_nowait(text)
        self._socket = socket
        sending = asyncio.create_task(self._send(socket))
        self.connections += 1
        try:
            async for heard in socket:
                self._hear(heard)
        finally:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    async def _send(self, socket: ClientConnection) -> None:
        while True:
            await socket.send(await self._out.get())

    def leave(self) -> None:
        """Come back no more."""
        self._is_over = True

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection now."""
        return self._socket is not None

    async def drop(self) -> None:
        """Lose the connection without a word, as a machine does that is switched off."""
        if self._socket is not None:
            self._socket.transport.abort()

    # Hearing things.

    def _hear(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.received.append(text)
        message = json.loads(text)
        match message["type"]:
            case "welcome":
                self._hear_welcome(message)
            case "entry":
                self._hear_entry(message["entry"])
            case "done" | "refused" | "odds":
                self._hear_answer(message)
            case "view":
                self.views.append(message["view"])
            case "presence":
                self.here = message["here"]
            case "typing":
                self.typing.append(message["seat"])
            case "pong":
                self.pongs += 1
            case "bye":
                self.byes.append(message)
                self._is_over |= not message.get("may_return", True)
        self._moved.set()

    def _hear_welcome(self, message: dict[str, Any]) -> None:
        if message.get("is_reset"):
            if self.seen is not None and message["version"] <= self.seen + 500:
                self.faults.append(f"reset without need: {self.seen} {message}")
            self.seen = message["version"]

    def _hear_entry(self, entry: dict[str, Any]) -> None:
        if self.seen is not None and entry["number"] != self.seen + 1:
            self.faults.append(f"entry {entry['number']} follows on {self.seen}")
        self.seen = entry["number"]
        self.entries.append(entry)

    def _hear_answer(self, message: dict[str, Any]) -> None:
        id = message.get("id", "")
        if not id:
            self.complaints.append(message["problem"]["code"])
            return
        if id not in self.waiting:
            self.faults.append(f"answered though nothing waits: {message}")
        if message["type"] == "done" and (self.seen is None or self.seen < message["number"]):
            self.faults.append(f"answered before it was told, at {self.seen}: {message}")
        text = self.waiting.pop(id, "")
        if message["type"] == "refused" and message["problem"]["code"] == OUTAGE:
            self.failed[id] = text
            self.outages.append(message)
        else:
            self.answers[id] = message


@asynccontextmanager
async def at_table(*clients: Client) -> AsyncIterator[tuple[Client, ...]]:
    """Clients that stay at their tables inside the block; each has been welcomed."""
    running = [asyncio.create_task(client.run()) for client in clients]
    try:
        for client in clients:
            await client.until(lambda client=client: bool(client.received), "a welcome")  # type: ignore[misc]
        yield clients
        for task in running:
            if task.done():
                task.result()
    finally:
        for client in clients:
            client.leave()
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
