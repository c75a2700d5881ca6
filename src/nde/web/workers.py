"""Long sums, in threads: so many at a time, so many waiting, and the event loop goes on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from nde.web.refusals import ServerBusy

T = TypeVar("T")

ROOM_BYTES = 128 * 1024 * 1024


class Room:
    """Counts what requests under way hold in memory: more than so much is not taken in."""

    def __init__(self, most: int = ROOM_BYTES) -> None:
        self._most, self.held = most, 0

    def take(self, count: int) -> None:
        """Hold so many bytes more, or refuse."""
        if self.held + count > self._most:
            raise ServerBusy(most=self._most)
        self.held += count

    def give_back(self, count: int) -> None:
        """Hold so many bytes less."""
        self.held -= count


class Workers:
    """A few threads for what takes long.

    What a thread has begun cannot be broken off: the rules bound it (`nde.dice.chance.MOST_PATHS`).
    """

    def __init__(self, most: int = 2, most_waiting: int = 64) -> None:
        self._pool = ThreadPoolExecutor(max_workers=most, thread_name_prefix="sums")
        self._most = most + most_waiting
        self._count = 0

    async def run(self, work: Callable[[], T]) -> T:
        """What the work comes to; refused at once when too much waits already."""
        if self._count >= self._most:
            raise ServerBusy(most=self._most)
        self._count += 1
        future = asyncio.get_running_loop().run_in_executor(self._pool, work)
        future.add_done_callback(self._finished)
        # Somebody who hangs up does not make room: the thread goes on until it has finished.
        return await asyncio.shield(future)

    def _finished(self, future: asyncio.Future[T]) -> None:
        self._count -= 1
        if not future.cancelled():
            future.exception()  # whoever asked may be gone; it is nobody's surprise

    def stop(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
