"""How much is taken in and worked on at once: requests, their depth and size, and long sums in threads."""

from __future__ import annotations

import asyncio
import os
import re
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from nde.errors import NdeError


class Rates:
    """A bucket for each key: it holds `burst` tokens and gains `per_second` of them.

    Only the keys that were used latest are remembered.  A bucket that is forgotten was the longest unused,
    and with the usual figures full again; whoever comes from more addresses is not held up by buckets.

    >>> rates = Rates(per_second=0.5, burst=2)
    >>> rates.take("ann", 0.0), rates.take("ann", 0.0), rates.take("ann", 0.0), rates.take("ann", 2.0)
    (0.0, 0.0, 2.0, 0.0)
    """

    def __init__(self, per_second: float, burst: float, most_keys: int = 10_000) -> None:
        if per_second <= 0 or burst < 1 or most_keys < 1:
            raise ValueError("a bucket has to gain and to hold something")
        self._per_second, self._burst, self._most_keys = per_second, float(burst), most_keys
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable, now: float) -> float:
        """Take a token and return 0, or the seconds until there is one again."""
        tokens = self._tokens(key, now)
        wait = self._wait(tokens)
        self._buckets[key] = (tokens if wait else tokens - 1.0, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._most_keys:
            self._buckets.popitem(last=False)
        return wait

    def wait(self, key: Hashable, now: float) -> float:
        """The seconds until a token could be taken; nothing is taken."""
        return self._wait(self._tokens(key, now))

    def _tokens(self, key: Hashable, now: float) -> float:
        tokens, before = self._buckets.get(key, (self._burst, now))
        return min(self._burst, tokens + max(0.0, now - before) * self._per_second)

    def _wait(self, tokens: float) -> float:
        # A hair's breadth less than one is one: whoever waits as long as told is not sent away again.
        return 0.0 if tokens >= 1.0 - 1e-9 else (1.0 - tokens) / self._per_second


DEEPEST = 64
_SIGNS = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[{]+|[\]}]+', re.DOTALL)


def is_too_deep(text: str | bytes) -> bool:
    """Whether lists and objects stand within each other beyond all reason; brackets in texts do not count.

    >>> is_too_deep("[" * 64 + "]" * 64), is_too_deep(b"[" * 65), is_too_deep('["' + "[" * 99 + '"]')
    (False, True, False)
    """
    if isinstance(text, bytes):
        text = text.decode("latin-1")  # in UTF-8 no part of another sign looks like a bracket
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for found in _SIGNS.finditer(text):
        sign, length = text[found.start()], found.end() - found.start()
        if sign != '"':
            depth += length if sign in "[{" else -length
        if depth > DEEPEST:
            return True
    return False


class ServerBusy(NdeError):
    """More is being computed than the machine can take; nothing was begun."""

    code = "server-busy"


def cores() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


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


class Turns:
    """Work that is done one after the other, with a few waiting for their turn; more are refused at once.

    Nobody has more than a few of those places, so that others find one.
    """

    def __init__(self, most_waiting: int = 8, most_of_one: int = 3) -> None:
        self._most, self._most_of_one = 1 + most_waiting, most_of_one
        self._places: Counter[str] = Counter()
        self._turn = asyncio.Lock()

    async def run(self, who: str, work: Callable[[], Awaitable[T]], seconds: float) -> T:
        """What the work comes to when its turn has come; `TimeoutError` if it then takes longer than so."""
        most = self._most if self._places.total() >= self._most else self._most_of_one
        if self._places.total() >= self._most or self._places[who] >= self._most_of_one:
            raise ServerBusy(most=most)
        self._places[who] += 1
        try:
            async with self._turn, asyncio.timeout(seconds):
                return await work()
        finally:
            self._places -= Counter({who: 1})


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
