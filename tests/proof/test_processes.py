"""Two server processes on one PostgreSQL and one Redis: any client on either, one table, nothing lost."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.proof.client import PATIENCE_S, Client, at_table
from tests.proof.load import Table, loaded, settle, some_answers
from tests.proof.serving import GENEROUS, Serving
from tests.servers import Postgres, Redis

Pair = tuple[Serving, Serving]
Play = Callable[[Pair, Table], Coroutine[Any, Any, None]]


def run_on_two(tmp_path: Path, postgres: Postgres, redis: Redis, play: Play) -> None:
    """Two servers, and a table whose clients are spread over both; in the end all is looked through."""
    options = (*GENEROUS, f"--database={postgres.fresh_database()}", f"--redis={redis.url}")

    async def run(pair: Pair) -> None:
        table = Table(pair, random.Random(3))
        async with at_table(*table.clients):
            await table.prepare()
            await play(pair, table)
            await settle([table])
            table.check(await asyncio.to_thread(table.log, pair[1]))
        for server in pair:
            assert await asyncio.to_thread(server.stop) == 0, server.logged()
        assert await asyncio.to_thread(pair[0].doctor) == []

    with Serving(tmp_path / "one", *options) as one, Serving(tmp_path / "two", *options) as two:
        asyncio.run(run((one, two)))


def of(table: Table, server: Serving) -> Client:
    """A client that is connected to a server, and not the game master's."""
    return next(one for one in table.clients[1:] if one.servers[0] == server.url)


async def eventually(do: Callable[[], None], is_so: Callable[[], bool], what: str) -> None:
    """Do something until its effect is there."""
    deadline = asyncio.get_running_loop().time() + PATIENCE_S
    while not is_so():
        assert asyncio.get_running_loop().time() < deadline, f"in vain: {what}"
        do()
        await asyncio.sleep(0.05)


def test_clients_of_two_processes_see_the_same_in_the_same_order(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    async def play(pair: Pair, table: Table) -> None:
        assert {one.servers[0] for one in table.clients} == {server.url for server in pair}
        async with loaded([table]) as load:
            await some_answers([table], 600, load)

    run_on_two(tmp_path, postgres, redis, play)


def test_presence_typing_and_taken_back_links_cross_over(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    async def play(pair: Pair, table: Table) -> None:
        here, there = of(table, pair[0]), of(table, pair[1])
        everybody = sorted(one.seat for one in table.clients)
        for one in table.clients:
            await one.until(lambda one=one: one.here == everybody, "everybody")  # type: ignore[misc]
        await eventually(
            lambda: here.say('{"type": "typing"}'), lambda: here.seat in there.typing, "typing crosses over"
        )
        assert here.seat not in here.typing
        guest = pair[1].enter(table.id, table.keys["spectator"], "guest")
        watcher = Client([pair[1].url], table.id, guest["key"], seat=guest["seat"])
        async with at_table(watcher):
            await here.until(lambda: guest["seat"] in here.here, "the guest")
            links = pair[0].call("GET", f"/api/tables/{table.id}/links", key=table.gm_key).data["links"]
            link = next(one["id"] for one in links if one["seat"] == guest["seat"])
            gone = pair[0].call("DELETE", f"/api/tables/{table.id}/links/{link}", key=table.gm_key)
            assert gone.status == 204, gone.data
            await watcher.until(lambda: bool(watcher.byes), "the goodbye")
            assert watcher.byes[0]["problem"]["code"] == "key-revoked"
            assert watcher.byes[0]["may_return"] is False
            await here.until(lambda: guest["seat"] not in here.here, "the guest's leaving")

    run_on_two(tmp_path, postgres, redis, play)


def test_clients_of_a_killed_process_move_to_the_other_and_lose_nothing(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    async def play(pair: Pair, table: Table) -> None:
        async with loaded([table]) as load:
            for server in (*pair, *pair):
                await some_answers([table], 60, load)
                server.kill()
                await some_answers([table], 60, load)  # by the other one
                await asyncio.to_thread(server.start)
                # Whoever has moved stays; the next kill sends everybody back.
            await some_answers([table], 60, load)

    run_on_two(tmp_path, postgres, redis, play)


def test_without_redis_play_goes_on_and_the_bell_works_again_when_it_is_back(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    async def play(pair: Pair, table: Table) -> None:
        here, there = of(table, pair[0]), of(table, pair[1])
        try:
            async with loaded([table]) as load:
                await some_answers([table], 60, load)
                await asyncio.to_thread(redis.stop, signal.SIGKILL)
                await some_answers([table], 200, load)
            # At rest and without a bell, only polling tells one process of what is done in the other.
            number = await here.done({"type": "Say", "text": "anybody there?"})
            await there.until(lambda: (there.seen or 0) >= number, "what was said in the other process")
        finally:
            await asyncio.to_thread(redis.start)
        await eventually(
            lambda: here.say('{"type": "typing"}'), lambda: here.seat in there.typing, "the bell works again"
        )

    run_on_two(tmp_path, postgres, redis, play)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_without_its_database_a_table_refuses_and_goes_on_when_it_is_back(
    tmp_path: Path, postgres: Postgres, redis: Redis, how: signal.Signals
) -> None:
    async def play(pair: Pair, table: Table) -> None:
        async with loaded([table], may_fail=True) as load:
            await some_answers([table], 60, load)
            await asyncio.to_thread(postgres.stop, how)
            try:
                for client in table.workers:
                    await client.until(lambda client=client: bool(client.outages), "a refusal")  # type: ignore[misc]
            finally:
                await asyncio.to_thread(postgres.start)
            await some_answers([table], 60, load)
        assert all(client.connections == 1 for client in table.clients), "nobody has to be sent away for that"

    run_on_two(tmp_path, postgres, redis, play)
