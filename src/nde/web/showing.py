"""Whole views, made one at a time for all tables of a server.

A view costs a hundred times what an entry does.  So they are made of tables at rest, and for no more than
half of the time, whatever goes on: entries never wait for more than one view.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

REST_S = 0.05
"""How long a busy table is given to come to rest before it is shown as it is."""
PAUSE_S = 0.005


class Shown(Protocol):
    """A table that somebody wants to see anew."""

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is under way there."""

    def show_one(self) -> bool:
        """Make and send one view, and say whether another is wanted."""


class Showing:
    """Makes views in the order they are wanted."""

    def __init__(self) -> None:
        self._wanted: dict[Shown, float] = {}
        """Tables, with the time since when somebody waits."""
        self._task: asyncio.Task[None] | None = None

    def want(self, table: Shown) -> None:
        """Have a table shown soon."""
        loop = asyncio.get_running_loop()
        self._wanted.setdefault(table, loop.time())
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._work())

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(0)  # what belongs together happens in one turn of the loop
        while self._wanted:
            table = self._next(loop.time())
            if table is None:
                await asyncio.sleep(PAUSE_S)
                continue
            del self._wanted[table]
            began = loop.time()
            if table.show_one():
                self._wanted[table] = began
            await asyncio.sleep(loop.time() - began)

    def _next(self, now: float) -> Shown | None:
        """The first table that is at rest, or that has been waited for long enough."""
        for table, since in self._wanted.items():
            if table.is_at_rest or now - since >= REST_S:
                return table
        return None
