"""A bad line between a server and what it depends on: it can be slow, cut, or end in the middle of a word.

with BadWire(postgres.port) as wire:     # whoever connects to wire.port reaches the database
    wire.delay_s = 0.05
    wire.cut()                           # every connection ends; new ones are let through
    wire.halve()                         # of what is sent next only the first half comes, then the line ends
"""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType


class BadWire:
    """Forwards connections to a port of this machine, as badly as it is told to."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._end = asyncio.Event()
        self._writers: set[asyncio.StreamWriter] = set()
        self._halves = 0
        self.delay_s = 0.0
        self.is_closed = False
        """Whether nobody gets through any more."""

    def __enter__(self) -> BadWire:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.is_closed = True
        self.cut()
        self._soon(self._end.set)
        self._thread.join()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        async with await asyncio.start_server(self._forward, sock=self._listening):
            await self._end.wait()

    def _soon(self, do: Callable[[], None]) -> None:
        if self._loop is not None:
            self._loop.call_soon_threadsafe(do)

    def cut(self) -> None:
        """End every connection."""
        self._soon(self._cut)

    def halve(self) -> None:
        """Let the next that is sent, either way, come half, and then nothing more."""
        self._halves += 1

    def _cut(self) -> None:
        for writer in tuple(self._writers):
            writer.transport.abort()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_closed:
            writer.transport.abort()
            return
        try:
            there, sink = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, sink}
        self._writers |= both
        try:
            await asyncio.gather(self._pass_on(reader, sink), self._pass_on(there, writer))
        finally:
            self._writers -= both
            for one in both:
                one.transport.abort()
                with suppress(OSError):
                    await one.wait_closed()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while content := await reader.read(65_536):
                if self.delay_s:
                    await asyncio.sleep(self.delay_s)
                is_half = self._halves > 0 and len(content) > 1
                self._halves -= is_half
                writer.write(content[: len(content) // 2] if is_half else content)
                await writer.drain()
                if is_half:
                    break
        writer.close()
