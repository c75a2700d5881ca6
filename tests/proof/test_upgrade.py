"""An upgrade one by one: two versions share a table until one writes what the other cannot read."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

from tests.proof.client import at_table
from tests.proof.load import Table, loaded, settle, some_answers
from tests.proof.serving import GENEROUS, Serving
from tests.servers import Postgres, Redis

OLDER = (sys.executable, "-m", "tests.proof.older")
SOME = 60


def test_two_versions_play_side_by_side_and_what_only_one_knows_moves_everybody_to_it(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    options = (*GENEROUS, f"--database={postgres.fresh_database()}", f"--redis={redis.url}")
    with (
        Serving(tmp_path / "old", *options, command=OLDER) as old,
        Serving(tmp_path / "new", *options) as new,
    ):
        asyncio.run(_played(old, new))
        for server in (old, new):
            assert server.stop() == 0, server.logged()
        assert new.doctor() == []
        assert {one["code"] for one in old.doctor()} == {"line-newer"}


async def _played(old: Serving, new: Serving) -> None:
    table = Table((old, new), random.Random(5))
    async with at_table(*table.clients):
        await table.prepare()
        async with loaded([table]) as load:
            await some_answers([table], SOME, load)
        await settle([table])
        here, there = ([one for one in table.clients if one.servers[0] == at.url] for at in (old, new))
        await there[0].done({"type": "Toss", "dice": "1d6"})
        for client in here:
            await client.until(lambda client=client: bool(client.byes), "a goodbye")  # type: ignore[misc]
            assert client.byes[0]["problem"]["code"] == "table-outgrown"
            assert client.byes[0].get("may_return", True)
        async with loaded([table]) as load:
            await some_answers([table], SOME, load)  # all of them by the newer one
        await settle([table])
        assert not any(client.byes for client in there)
        table.check(await asyncio.to_thread(table.log, new))
