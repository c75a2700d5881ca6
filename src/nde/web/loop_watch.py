"""How long the server's loop is held at a stretch: for so long every table waits.

The time is counted that the loop's own thread has worked, not what passes on the wall: a machine that is busy
with something else does not look like a server that holds its tables up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import thread_time

from nde.web.metrics import Metrics

TICK_S, IDLE_S = 0.01, 0.2
"""How often it is looked at while somebody is connected; and how often whether somebody is."""


class LoopWatch:
    """Looks in on the loop again and again, and notes for how long it could not."""

    def __init__(self, metrics: Metrics, is_busy: Callable[[], bool]) -> None:
        self._held, self._is_busy = metrics.loop_held_seconds, is_busy
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.get_running_loop().create_task(self._look())

    def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()

    async def _look(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            if not self._is_busy():
                await asyncio.sleep(IDLE_S)
                continue
            due, worked = loop.time() + TICK_S, thread_time()
            await asyncio.sleep(TICK_S)
            self._held.observe(held(loop.time() - due, thread_time() - worked))


def held(late: float, worked: float) -> float:
    """How long the loop was held: it came too late by so much, and has worked for so long since.

    >>> held(0.2, 0.03), held(0.002, 0.008), held(-0.001, 0.0)
    (0.03, 0.002, 0.0)
    """
    return max(0.0, min(late, worked))
