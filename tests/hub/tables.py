"""Tables for the tests of the hub: a store that can fail, a hub on it, somebody who listens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from nde.hub import Created, Happened, Hub, NewTable
from nde.store.memory import MemoryStore
from nde.store.rows import StoreUnavailable
from nde.table import commands as c
from nde.table.header import Header
from nde.table.pings import Pointing

T = TypeVar("T")


class FailingStore(MemoryStore):
    """A store whose writes can be made to fail: before anything is written, or after, the answer lost."""

    def __init__(self) -> None:
        super().__init__()
        self.fails = ""
        self.appends = 0
        self.slow = False

    async def append(self, table: str, after: int, lines: Sequence[bytes], at: int) -> None:
        self.appends += 1
        if self.slow:
            await asyncio.sleep(0.01)
        if self.fails in ("before", "all"):
            raise StoreUnavailable(reason="test")
        await super().append(table, after, lines, at)
        if self.fails == "after":
            raise StoreUnavailable(reason="test")

    async def lines(self, table: str, after: int, limit: int) -> list[bytes]:
        if self.fails == "all":
            raise StoreUnavailable(reason="test")
        return await super().lines(table, after, limit)


class Ear:
    """Somebody who listens to a table."""

    def __init__(self) -> None:
        self.heard: list[Happened] = []
        self.presences = 0
        self.typing: list[str] = []

    @property
    def numbers(self) -> list[int]:
        return [one.entry.number for one in self.heard]

    @property
    def readers(self) -> int:
        return 0

    def on_entries(self, happened: Sequence[Happened]) -> None:
        self.heard += happened

    def on_presence(self) -> None:
        self.presences += 1

    def on_pointing(self, pointing: Pointing) -> None:
        pass

    def on_typing(self, seat: str) -> None:
        self.typing.append(seat)


def run(test: Callable[[], Awaitable[T]]) -> T:
    """Run a test that awaits things."""

    async def bounded() -> T:
        async with asyncio.timeout(60):
            return await test()

    return asyncio.run(bounded())


@asynccontextmanager
async def a_hub(store: Any = None, **more: Any) -> AsyncIterator[Hub]:
    """A hub that is stopped whatever happens."""
    hub = Hub(store if store is not None else MemoryStore(), **more)
    await hub.start()
    try:
        yield hub
    finally:
        await hub.stop()


async def a_table(hub: Hub, *, game: str = "nde12", **more: Any) -> Created:
    """An empty table of a game."""
    return await hub.create(NewTable(header=Header(game=game), gm_name="Ada", **more))


def say(text: str) -> c.Say:
    return c.Say(text=text)
