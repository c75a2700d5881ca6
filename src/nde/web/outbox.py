"""What waits to be sent to one client: in order, and never more than a bounded heap.

A message is made ready once (`Packet`) and written to as many clients as get it.  What a client can take is
written at once.  A client that reads slower than its table plays is sent away; it can come back and say what
it has seen.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, NamedTuple, TypeAlias

import msgspec

from nde.web.messages import AnyDown
from nde.web.metrics import Metrics

_TEXT = 0x81
"""A whole text message in one frame (RFC 6455, 5.2); a server masks nothing."""
_encoder = msgspec.json.Encoder(enc_hook=str)


class Packet(NamedTuple):
    """A message, and the frame that carries it."""

    content: bytes
    frame: bytes

    @property
    def text(self) -> str:
        """The message as a text."""
        return self.content.decode()


def packed(message: AnyDown) -> Packet:
    """A message as it goes over the wire.

    >>> from nde.web.messages import Pong
    >>> packed(Pong()).frame
    b'\\x81\\x0f{"type":"pong"}'
    """
    return framed(_encoder.encode(message))


def framed(content: bytes) -> Packet:
    """A message that is JSON already."""
    size = len(content)
    if size < 126:
        return Packet(content, bytes((_TEXT, size)) + content)
    if size < 65_536:
        return Packet(content, b"\x81\x7e" + size.to_bytes(2, "big") + content)
    return Packet(content, b"\x81\x7f" + size.to_bytes(8, "big") + content)


Message: TypeAlias = MutableMapping[str, Any]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Write: TypeAlias = Callable[[bytes], bool]
"""Writes a frame at once, if there is room for it; whether it did."""

MOST_MESSAGES = 1_000
MOST_BYTES = 2_000_000


def write_nothing(frame: bytes) -> bool:
    """For a server that has no way to write frames: everything goes through `send`."""
    return False


class Wire(NamedTuple):
    """The two ways to write to a client."""

    send: Send
    write: Write = write_nothing


class Postman:
    """Takes to all clients, at the end of a turn of the loop, what was put into their boxes during it.

    What comes together goes together: a write for each client, and not for each message, is most of what
    telling many people costs.
    """

    def __init__(self) -> None:
        self._boxes: list[Outbox] = []

    def call(self, box: Outbox) -> None:
        """Have a box emptied soon."""
        if not self._boxes:
            asyncio.get_running_loop().call_soon(self._go_round)
        self._boxes.append(box)

    def _go_round(self) -> None:
        boxes, self._boxes = self._boxes, []
        for box in boxes:
            box.empty()


class Outbox:
    """The way out to one client.  `put` never waits; `run` sends what cannot be written at once."""

    def __init__(
        self, wire: Wire, on_overflow: Callable[[], None], metrics: Metrics, postman: Postman
    ) -> None:
        self._send, self._write, self._postman = wire.send, wire.write, postman
        self._sent = metrics.sent
        self._on_overflow = on_overflow
        self._waiting: deque[Packet] = deque()
        self._bytes = 0
        self._is_over = False
        self._is_called = self._is_sending = False
        """Whether the postman comes; whether something is on its way that nothing may overtake."""
        self._wake: asyncio.Future[None] | None = None

    def put(self, packet: Packet) -> None:
        """Have a message sent behind all others; behind one that was lost nothing is sent any more."""
        if self._is_over:
            return
        self._waiting.append(packet)
        self._bytes += len(packet.content)
        # A single message may be of any length: only what piles up tells that nobody reads.
        if len(self._waiting) > MOST_MESSAGES or (self._bytes > MOST_BYTES and len(self._waiting) > 1):
            self._is_over = True
            self._waiting.clear()
            self._bytes = 0
            self._on_overflow()
        elif not self._is_called and not self._is_sending:
            self._is_called = True
            self._postman.call(self)

    def empty(self) -> None:
        """Write everything at once if the client can take it; if not, have it sent bit by bit."""
        self._is_called = False
        waiting = self._waiting
        if not waiting or self._is_sending:
            return
        if self._write(waiting[0].frame if len(waiting) == 1 else b"".join([one.frame for one in waiting])):
            self._count(len(waiting), self._bytes)
            waiting.clear()
            self._bytes = 0
        elif self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def run(self) -> None:
        """Send, one after another, what could not be written at once; what is new waits behind it."""
        loop, waiting = asyncio.get_running_loop(), self._waiting
        while True:
            self._is_sending = True
            while waiting:
                packet = waiting.popleft()
                self._bytes -= len(packet.content)
                await self._send({"type": "websocket.send", "text": packet.text})
                self._count(1, len(packet.content))
            self._is_sending = False
            self._wake = loop.create_future()
            await self._wake

    def _count(self, messages: int, size: int) -> None:
        self._sent.messages += messages
        self._sent.bytes += size
