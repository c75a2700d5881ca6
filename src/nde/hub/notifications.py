"""Notifications between processes: they say that a table has moved, never what happened.

Whoever hears one reads the log.  So one that is lost costs a moment, and nothing else: tables that are open
are looked after by polling as well.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol, TypeAlias

import msgspec

from nde.table.pings import Pointing

log = logging.getLogger("nde.hub")

CHANNEL = "nde:tables"
LONGEST_PAUSE_S = 5.0
SEND_S = 5.0
PING_S = 1.0
"""After so long without a word Redis is asked whether it is there; after as long again it is not."""


class Notice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What goes over the wire."""

    process: str
    """Who tells: nobody listens to themselves."""
    table: str
    version: int = 0
    """How many entries the log has now."""
    keys: bool = False
    """Whether links were taken back."""
    here: tuple[str, ...] | None = None
    """The seats that are connected to the process that tells."""
    typing: str = ""
    pointing: Pointing | None = None
    turn: bool = False
    """Whether the process that tells is always too late at this table, and asks for a turn."""
    needs: float = 0.0
    """How many seconds such a turn takes it."""


Hear: TypeAlias = Callable[[Notice], None]


class Notifier(Protocol):
    """Rings at other processes, and hears them."""

    is_connected: bool

    async def start(self, hear: Hear) -> None:
        """Listen from now on."""

    async def stop(self) -> None:
        """Listen no more."""

    def notify(self, notice: Notice) -> None:
        """Tell the others, without waiting; nobody is promised that it arrives."""


class RedisNotifier:
    """A notifier over one channel of Redis; goes on trying while Redis is away."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._redis: Any = None
        self._tasks: list[asyncio.Task[None]] = []
        self._out: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self.is_connected = False

    async def start(self, hear: Hear) -> None:
        """Listen from now on."""
        from redis.asyncio import Redis

        self._redis = Redis.from_url(self._url, socket_connect_timeout=2.0, socket_keepalive=True)
        self._tasks = [asyncio.create_task(self._listen(hear)), asyncio.create_task(self._send())]

    async def stop(self) -> None:
        """Listen no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._redis is not None:
            with contextlib.suppress(Exception):
                await self._redis.aclose()

    def notify(self, notice: Notice) -> None:
        """Tell the others; what cannot be sent now is left to their polling."""
        if self.is_connected:
            with contextlib.suppress(asyncio.QueueFull):
                self._out.put_nowait(msgspec.json.encode(notice))

    async def _send(self) -> None:
        while True:
            message = await self._out.get()
            try:
                async with asyncio.timeout(SEND_S):
                    await self._redis.publish(CHANNEL, message)
            except Exception as fault:  # noqa: BLE001  whatever it is, the others find out by polling
                # Whether Redis is there is for the listener to say: it may be back before this has failed.
                log.warning("notification not sent", extra={"reason": str(fault)})

    async def _listen(self, hear: Hear) -> None:
        pause = 0.1
        decoder = msgspec.json.Decoder(Notice)
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as heard:
                    await heard.subscribe(CHANNEL)
                    self.is_connected, pause = True, 0.1
                    log.info("notifications connected")
                    hear(Notice(process="", table="*"))  # whatever was told meanwhile has been missed
                    async for content in _spoken(heard):
                        with contextlib.suppress(msgspec.MsgspecError):
                            hear(decoder.decode(content))
            except asyncio.CancelledError:
                raise
            except Exception as fault:  # noqa: BLE001  Redis may be away in many ways; play goes on
                if self.is_connected or pause == 0.1:
                    log.warning("notifications gone", extra={"reason": str(fault)})
                self.is_connected = False
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE_S)


async def _spoken(heard: Any) -> AsyncIterator[bytes]:
    """What is told on a channel, as long as Redis answers: one that hangs closes nothing."""
    is_asked = False
    while True:
        message = await heard.get_message(timeout=PING_S)
        if message is None:
            if is_asked:
                raise TimeoutError("no answer")
            async with asyncio.timeout(PING_S):
                await heard.ping()
        is_asked = message is None
        if message is not None and message["type"] == "message":
            yield message["data"]
