"""How much is taken in and worked on at once: requests, their depth and size, and long sums in threads."""

from __future__ import annotations

import asyncio
import os
import re
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

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

    def take(self, key: Hashable, now: float, count: float = 1.0) -> float:
        """Take tokens, usually one, and return 0, or the seconds until there are so many again."""
        tokens = self._tokens(key, now)
        wait = self._wait(tokens, count)
        self._buckets[key] = (tokens if wait else tokens - count, now)
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

    def _wait(self, tokens: float, count: float = 1.0) -> float:
        # A hair's breadth less than one is one: whoever waits as long as told is not sent away again.
        return 0.0 if tokens >= count - 1e-9 else (count - tokens) / self._per_second


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
W = TypeVar("W")

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


class FairQueue(Generic[W]):
    """What waits, so many at most and so many of one; whoever has waited in vain for longest is next.

    >>> queue = FairQueue[str](most=8, most_of_one=4)
    >>> for who, what in (("ann", "a1"), ("ann", "a2"), ("ann", "a3"), ("bob", "b1")):
    ...     queue.put(who, what)
    >>> [queue.take() for _ in range(5)]
    ['a1', 'b1', 'a2', 'a3', None]
    """

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most, self._most_of_one = most, most_of_one
        self._waiting: OrderedDict[str, deque[W]] = OrderedDict()
        """What each has waiting; the first of them is next."""

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, who: str, one: W) -> None:
        """Have something wait; refused where too much does, of all or of this one."""
        if len(self) >= self._most:
            raise ServerBusy(most=self._most)
        own = self._waiting.get(who, ())
        if len(own) >= self._most_of_one:
            raise ServerBusy(most=self._most_of_one)
        self._waiting.setdefault(who, deque()).append(one)

    def take(self) -> W | None:
        """The next; nothing if nothing waits."""
        if not self._waiting:
            return None
        who, own = next(iter(self._waiting.items()))
        one = own.popleft()
        self._waiting.move_to_end(who)
        if not own:
            del self._waiting[who]
        return one

    def drop(self, one: W) -> None:
        """Let something wait no more, if it still does."""
        for who, own in list(self._waiting.items()):
            if one in own:
                own.remove(one)
                if not own:
                    del self._waiting[who]


class Sum(NamedTuple):
    """Work for a thread, and who is to hear what comes of it."""

    work: Callable[[], Any]
    answer: asyncio.Future[Any]


class Workers:
    """A few threads for what takes long, in turns between those who ask: tables, and addresses.

    What a thread has begun cannot be broken off: the rules bound it (`nde.dice.chance.MOST_PATHS`).
    """

    def __init__(self, most: int = 2, most_waiting: int = 64, most_of_one: int = 16) -> None:
        self._pool = ThreadPoolExecutor(max_workers=most, thread_name_prefix="sums")
        self._free, self._is_stopped = most, False
        self._waiting = FairQueue[Sum](most_waiting, most_of_one)

    async def run(self, who: str, work: Callable[[], T]) -> T:
        """What the work comes to; refused at once when too much waits already."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        one = Sum(work, answer)
        if self._free:
            self._begin(one)
        else:
            self._waiting.put(who, one)
        try:
            return await answer
        finally:
            self._waiting.drop(one)

    def _begin(self, one: Sum) -> None:
        # Somebody who hangs up does not make room: the thread goes on until it has finished.
        self._free -= 1
        future = asyncio.get_running_loop().run_in_executor(self._pool, one.work)
        future.add_done_callback(partial(self._finished, one))

    def _finished(self, one: Sum, future: asyncio.Future[Any]) -> None:
        self._free += 1
        fault = None if future.cancelled() else future.exception()
        if not one.answer.done():  # whoever asked may be gone; it is nobody's surprise
            if future.cancelled():
                one.answer.cancel()
            elif fault is not None:
                one.answer.set_exception(fault)
            else:
                one.answer.set_result(future.result())
        following = self._waiting.take()
        if following is not None and not self._is_stopped:
            self._begin(following)

    def stop(self) -> None:
        """Begin nothing more."""
        self._is_stopped = True
        self._pool.shutdown(wait=False, cancel_futures=True)
        while (one := self._waiting.take()) is not None:
            one.answer.cancel()
