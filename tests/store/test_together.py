"""Many at once: exactly one of those who race wins, nothing is lost, no refusal touches another call."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from nde.store import NoSuchTable, Overtaken, SqliteStore, Store, StoreUnavailable
from nde.store.postgres import PostgresStore
from nde.store.sqlite_writer import Job, Outcome
from tests.refusals import code_of
from tests.servers import Postgres
from tests.store.kinds import Make, key_of, lines_of, opened, run, table_of


def test_exactly_one_of_those_who_race_wins(make: Make) -> None:
    async def test(store: Store) -> None:
        await store.create(table_of(), [], [])
        for version in range(5):
            racing = [store.append("t1", version, [b"%d by %d\n" % (version, who)], 1) for who in range(20)]
            ended = await asyncio.gather(*racing, return_exceptions=True)
            assert Counter(type(one).__name__ for one in ended) == {"NoneType": 1, "Overtaken": 19}
            winner = ended.index(None)
            assert await store.lines("t1", version, 9) == [b"%d by %d\n" % (version, winner)]

    run(make(), test)


def test_calls_that_wait_together_are_carried_out_in_their_order(make: Make) -> None:
    async def test(store: Store) -> None:
        await store.create(table_of(), [], [])
        await asyncio.gather(*(store.append("t1", n, lines_of(1, n + 1), n) for n in range(50)))
        assert await store.lines("t1", 0, 100) == lines_of(50)
        assert (await store.table("t1")).moved == 49

    run(make(), test)


def test_a_refusal_does_not_touch_those_beside_it(make: Make) -> None:
    async def test(store: Store) -> None:
        for id in ("a", "b", "c"):
            await store.create(table_of(id), [], [])
        ended = await asyncio.gather(
            store.append("a", 0, lines_of(2), 1),
            store.append("nobody", 0, lines_of(1), 1),
            store.append("b", 7, lines_of(1), 1),
            store.create(table_of("c"), [key_of("lost")], []),
            store.append("c", 0, lines_of(3), 1),
            return_exceptions=True,
        )
        codes = [code_of(one) for one in ended]
        assert codes == ["", "no-such-table", "overtaken", "table-exists", ""]
        assert await store.versions(["a", "b", "c"]) == {"a": 2, "b": 0, "c": 3}
        assert await store.key(key_of("lost").hash) is None

    run(make(), test)


def test_who_stops_waiting_leaves_the_others_alone(make: Make) -> None:
    async def test(store: Store) -> None:
        for id in ("a", "b"):
            await store.create(table_of(id), [], [])
        gone = asyncio.create_task(store.append("a", 0, lines_of(1), 1))
        stays = asyncio.create_task(store.append("b", 0, lines_of(1), 1))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        await store.append("b", 1, lines_of(1, 2), 1)
        assert await store.lines("b", 0, 9) == lines_of(2)

    run(make(), test)


async def _play(
    store: Store, tables: list[str], chance: Random, done: list[tuple[str, bytes]], me: str
) -> None:
    """Add lines to random tables as a hub does: decide by what is known, look again when overtaken."""
    known = dict.fromkeys(tables, 0)
    for number in range(60):
        table = chance.choice(tables)
        line = f"{me} {number}\n".encode()
        while True:
            try:
                await store.append(table, known[table], [line], number)
            except Overtaken as refusal:
                version = refusal.facts["version"]
                assert isinstance(version, int)
                known[table] = version
            else:
                known[table] += 1
                done.append((table, line))
                break


async def _check(store: Store, tables: list[str], done: list[tuple[str, bytes]]) -> None:
    found = [(table, line) for table in tables for line in await store.lines(table, 0, 10_000)]
    assert Counter(found) == Counter(done)
    assert sum((await store.versions(tables)).values()) == len(done)


def test_what_was_answered_is_there_once(make: Make) -> None:
    async def test(store: Store) -> None:
        tables = [f"t{number}" for number in range(6)]
        for id in tables:
            await store.create(table_of(id), [], [])
        done: list[tuple[str, bytes]] = []
        await asyncio.gather(*(_play(store, tables, Random(me), done, f"{me}") for me in range(12)))
        assert len(done) == 12 * 60
        await _check(store, tables, done)

    run(make(), test)


def test_two_processes_share_a_database_without_losing_a_line(postgres: Postgres) -> None:
    """Two stores have connections of their own, as two processes have, and never wait for each other."""
    url = postgres.fresh_database()

    async def test() -> None:
        async with opened(PostgresStore(url)) as one, opened(PostgresStore(url)) as other:
            tables = [f"t{number}" for number in range(5)]
            for id in tables:
                await one.create(table_of(id), [], [])
            done: list[tuple[str, bytes]] = []
            players = [
                _play(store, tables, Random(me), done, f"{me}") for me, store in enumerate([one, other] * 5)
            ]
            await asyncio.gather(*players)
            await _check(other, tables, done)
            await one.delete("t0")
            with pytest.raises(NoSuchTable):
                await other.append("t0", 0, lines_of(1), 1)

    asyncio.run(test())


def test_opening_at_once_migrates_once(postgres: Postgres) -> None:
    url = postgres.fresh_database()

    async def test() -> None:
        stores = [PostgresStore(url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await stores[0].create(table_of(), [], [])
        assert [await store.table("t1") for store in stores] == [table_of()] * 4
        for store in stores:
            await store.close()

    asyncio.run(test())


def test_one_sync_serves_all_who_wait(tmp_path: Path) -> None:
    """Fifty calls that come together are a few commits, not fifty."""
    store = SqliteStore(tmp_path)

    async def test(_: Store) -> None:
        for number in range(50):
            await store.create(table_of(f"t{number}"), [], [])
        assert store._writer is not None
        commits: list[int] = []
        carry_out = store._writer._carry_out

        def counted(jobs: list[Job]) -> list[Outcome]:
            commits.append(len(jobs))
            return carry_out(jobs)

        store._writer._carry_out = counted  # type: ignore[method-assign]
        await asyncio.gather(*(store.append(f"t{number}", 0, lines_of(1), 1) for number in range(50)))
        assert sum(commits) == 50
        assert len(commits) < 10

    run(store, test)


def test_a_value_that_a_database_refuses_fails_its_own_call_alone(tmp_path: Path, postgres: Postgres) -> None:
    async def test(store: Store) -> None:
        for id in ("a", "b"):
            await store.create(table_of(id), [], [])
        ended = await asyncio.gather(
            store.append("a", 0, lines_of(1), 1),
            store.append("b", 0, lines_of(1), 2**70),
            store.append("a", 1, lines_of(1, 2), 1),
            return_exceptions=True,
        )
        assert ended[0] is ended[2] is None
        assert isinstance(ended[1], OverflowError | StoreUnavailable)
        assert await store.lines("a", 0, 9) == lines_of(2)
        await store.append("b", 0, lines_of(1), 1)

    run(SqliteStore(tmp_path), test)
    run(PostgresStore(postgres.fresh_database()), test)
