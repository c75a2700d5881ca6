"""PostgreSQL and Redis behind lines that are slow, cut, and end in the middle of a word: nothing is lost."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.extent import drawn
from tests.proof.bad_wire import BadWire
from tests.proof.client import at_table
from tests.proof.load import Table, loaded, settle, some_answers
from tests.proof.serving import GENEROUS, Serving
from tests.servers import Postgres, Redis

ROUNDS = drawn(1, of=6)
SLOW_S = 0.02
SOME = 30


def test_over_bad_lines_everything_answered_is_kept_and_nothing_acts_twice(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    """One of two servers has bad lines to both, the other good ones; clients move between them."""
    url = postgres.fresh_database()
    with BadWire(postgres.port) as database, BadWire(redis.port) as bell:
        bad = (
            f"--database={url.replace(f':{postgres.port}', f':{database.port}')}",
            f"--redis={redis.url.replace(f':{redis.port}', f':{bell.port}')}",
        )
        good = (f"--database={url}", f"--redis={redis.url}")
        with (
            Serving(tmp_path / "one", *GENEROUS, *bad) as one,
            Serving(tmp_path / "two", *GENEROUS, *good) as two,
        ):
            asyncio.run(_played((one, two), database, bell))
            for server in (one, two):
                assert server.stop() == 0, server.logged()
            assert two.doctor() == []


async def _played(pair: tuple[Serving, Serving], database: BadWire, bell: BadWire) -> None:
    table = Table(pair, random.Random(11))
    async with at_table(*table.clients):
        await table.prepare()
        async with loaded([table], may_fail=True) as load:
            for _ in range(ROUNDS):
                await _suffers(table, database, bell, load)
            await some_answers([table], SOME, load)
        await settle([table])
        table.check(await asyncio.to_thread(table.log, pair[1]))


async def _suffers(table: Table, database: BadWire, bell: BadWire, load: asyncio.Task[None]) -> None:
    for wire in (database, bell):
        await some_answers([table], SOME, load)
        wire.halve()
        await some_answers([table], SOME, load)
        wire.cut()
        await some_answers([table], SOME, load)
        wire.is_closed = True
        wire.cut()
        await some_answers([table], SOME, load)  # by the other server, and by whoever needs no bell
        wire.is_closed = False
        wire.delay_s = SLOW_S
        await some_answers([table], SOME, load)
        wire.delay_s = 0.0
