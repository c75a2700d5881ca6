"""The notifier: it works again whenever Redis does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from nde.hub.notifications import Notice, RedisNotifier
from tests.hub.tables import run
from tests.servers import Redis

NOTICE = Notice(process="one", table="t", version=7)


class Failing:
    """A Redis to which nothing can be sent."""

    def __init__(self, real: Any, failed: asyncio.Event) -> None:
        self._real, self._failed = real, failed

    async def publish(self, channel: str, message: bytes) -> None:
        self._failed.set()
        raise ConnectionError("gone")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)


async def until(is_so: Callable[[], bool], meanwhile: Callable[[], None] = lambda: None) -> None:
    """Wait for something, and do something again and again until it is so."""
    while not is_so():
        meanwhile()
        await asyncio.sleep(0.01)


def test_a_ring_that_fails_late_does_not_silence_a_bell_that_is_back(redis: Redis) -> None:
    """Sending may fail after the listener has found Redis again: that is no reason to notify no more."""

    async def test() -> None:
        rung, failed = asyncio.Event(), asyncio.Event()
        here, there = RedisNotifier(redis.url), RedisNotifier(redis.url)
        try:
            await there.start(lambda notice: rung.set() if notice == NOTICE else None)
            await here.start(lambda notice: None)
            await until(lambda: here.is_connected and there.is_connected)
            real, here._redis = here._redis, Failing(here._redis, failed)
            here.notify(NOTICE)
            await failed.wait()
            here._redis = real
            await until(rung.is_set, lambda: here.notify(NOTICE))
        finally:
            await here.stop()
            await there.stop()

    run(test)


def test_a_redis_that_hangs_is_found_out_and_heard_again(redis: Redis) -> None:
    """It closes no connection, and says nothing: play must not wait for what it does not tell."""

    async def test() -> None:
        rung = asyncio.Event()
        here, there = RedisNotifier(redis.url), RedisNotifier(redis.url)
        try:
            await there.start(lambda notice: rung.set() if notice == NOTICE else None)
            await here.start(lambda notice: None)
            await until(lambda: here.is_connected and there.is_connected)
            redis.hold(is_held=True)
            try:
                await until(lambda: not (here.is_connected or there.is_connected))
            finally:
                redis.hold(is_held=False)
            await until(rung.is_set, lambda: here.notify(NOTICE))
        finally:
            await here.stop()
            await there.stop()

    run(test)
