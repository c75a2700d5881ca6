"""Disk full, data that may not be written, the database gone: a clear refusal, no loss, and on it goes."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from nde.store import (
    Overtaken,
    SqliteStore,
    Store,
    StoreUnavailable,
    open_store,
    postgres_pool,
)
from nde.store.database import Sql, Statement
from nde.store.postgres import PostgresStore
from nde.store.sqlite_writer import Job, Outcome
from tests.refusals import refuses
from tests.servers import Postgres
from tests.store.kinds import asks, lines_of, opened, run, table_of

LONG = b"x" * 20_000 + b"\n"


def _pages(store: SqliteStore, pages: int) -> None:
    """Let the database have so many pages at most: the next one is refused as by a full disk."""
    assert store._writer is not None
    store._writer._connection.execute(f"PRAGMA max_page_count = {pages}").fetchall()


async def _tried(call: Awaitable[None]) -> StoreUnavailable | None:
    """The refusal of a call, if it was refused."""
    try:
        await call
    except StoreUnavailable as refusal:
        return refusal
    return None


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)

    async def test(_: Store) -> None:
        for id in ("a", "b"):
            await store.create(table_of(id), [], [])
        _pages(store, 60)
        kept, fault = 0, None
        while kept < 100 and fault is None:
            fault = await _tried(store.append("a", kept, [LONG], 1))
            kept += fault is None
        assert 0 < kept < 100
        assert fault is not None
        assert fault.facts["reason"] == "full"
        refused = [store.append("b", 0, [LONG] * 20, 1), store.create(table_of("c"), [], [LONG] * 20)]
        for ended in await asyncio.gather(*refused, return_exceptions=True):
            assert isinstance(ended, StoreUnavailable)
        assert await store.lines("a", 0, 1000) == [LONG] * kept
        assert await store.versions(["a", "b", "c"]) == {"a": kept, "b": 0}
        _pages(store, 1_000_000)
        await store.append("a", kept, [LONG], 1)
        await store.append("b", 0, [LONG] * 20, 1)
        assert await store.versions(["a", "b"]) == {"a": kept + 1, "b": 20}
        assert "database-damaged" not in {one.code for one in await store.check()}

    run(store, test)


CHILD = """
import asyncio, resource, sys
from pathlib import Path
from nde.store import SqliteStore, StoreUnavailable
from tests.store.kinds import asks, lines_of, table_of
async def play():
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    await store.create(table_of(), [], [])
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, hard))
    number, refused = 0, 0
    while not refused:
        try:
            await store.append("t1", number, [b"x" * 5000], 1)
            number += 1
        except StoreUnavailable as fault:
            refused += 1
            assert fault.facts["reason"] == "fault", fault.facts
    try:
        await store.append("t1", number, [b"x" * 500_000], 1)
    except StoreUnavailable:
        refused += 1
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    await store.append("t1", number, [b"after"], 1)
    lines = await store.lines("t1", 0, 10_000)
    assert lines == [b"x" * 5000] * number + [b"after"], (len(lines), number)
    await store.close()
    print(number, refused)
asyncio.run(play())
"""


def test_a_write_that_the_system_refuses_is_undone(tmp_path: Path) -> None:
    """A real limit of the system on the size of files, met in the middle of a transaction."""
    root = Path(__file__).parents[2]
    child = [sys.executable, "-W", "error", "-c", CHILD, str(tmp_path)]
    ended = subprocess.run(child, cwd=root, check=False, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
    number, refused = map(int, ended.stdout.split())
    assert number > 0
    assert refused == 2

    async def test(store: Store) -> None:
        assert await store.versions(["t1"]) == {"t1": number + 1}
        assert [one.code for one in await store.check() if one.code == "database-damaged"] == []

    run(SqliteStore(tmp_path), test)


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    content = b"certainly no database " * 100
    (tmp_path / "nde.db").write_bytes(content)
    with pytest.raises(StoreUnavailable) as refusal:
        run(SqliteStore(tmp_path), lambda store: store.delete("t1"))
    assert refusal.value.facts["reason"] == "damaged"
    assert (tmp_path / "nde.db").read_bytes() == content
    (tmp_path / "nde.db").unlink()
    run(SqliteStore(tmp_path), lambda store: store.create(table_of(), [], []))


def test_a_data_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    with pytest.raises(StoreUnavailable):
        run(SqliteStore(tmp_path / "data"), lambda store: store.delete("t1"))


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_pool, "PATIENCE_S", 0.5)


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGQUIT])
def test_a_database_that_goes_and_comes_back(
    postgres: Postgres, impatient: None, ending: signal.Signals
) -> None:
    async def test(store: Store) -> None:
        await store.create(table_of(), [], [])
        await store.append("t1", 0, lines_of(1), 1)
        with postgres.gone(ending):
            for call in (
                store.append("t1", 1, lines_of(1, 2), 1),
                store.table("t1"),
                store.create(table_of("t2"), [], []),
            ):
                with pytest.raises(StoreUnavailable) as refusal:
                    await call
                assert refusal.value.facts["reason"] == "gone"
        await store.append("t1", 1, lines_of(1, 2), 1)
        await store.create(table_of("t2"), [], [])
        assert await store.lines("t1", 0, 9) == lines_of(2)

    run(PostgresStore(postgres.fresh_database()), test)


def test_everybody_is_refused_together_and_one_look_serves_all(
    postgres: Postgres, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for the patience of all before them: neither whoever waits already, nor whoever comes."""
    tries = 0
    connected = postgres_pool.connected

    async def counted(url: str) -> Any:
        nonlocal tries
        tries += 1
        return await connected(url)

    monkeypatch.setattr(postgres_pool, "connected", counted)

    async def test(store: Store) -> None:
        for number in range(60):
            await store.create(table_of(f"t{number}"), [], [])

        async def all_refused() -> None:
            calls = [store.append(f"t{number}", 0, lines_of(1), 1) for number in range(60)]
            calls += [store.create(table_of(f"n{number}"), [], []) for number in range(60)]
            faults = await asyncio.gather(*map(_tried, calls))
            assert {fault.facts["reason"] for fault in faults if fault is not None} == {"gone"}
            assert None not in faults

        with postgres.gone():
            await all_refused()
            before = tries
            await all_refused()
            assert tries - before <= 2, "everybody looks for themselves"
        await store.append("t1", 0, lines_of(1), 1)
        assert await store.lines("t1", 0, 9) == lines_of(1)

    run(PostgresStore(postgres.fresh_database()), test)


def test_a_database_that_hangs_is_found_out_once_and_heard_again(postgres: Postgres, impatient: None) -> None:
    async def test(store: Store) -> None:
        await store.create(table_of(), [], [])
        postgres.hold(is_held=True)
        try:
            faults = await asyncio.gather(*(_tried(store.archive("t1", 1)) for _ in range(40)))
            assert {fault.facts["reason"] for fault in faults if fault is not None} == {"gone", "lost"}
            assert None not in faults
        finally:
            postgres.hold(is_held=False)
        while await _tried(store.append("t1", 0, lines_of(1), 1)) is not None:
            pass
        assert await store.lines("t1", 0, 9) == lines_of(1)

    run(PostgresStore(postgres.fresh_database()), test)


def test_a_database_that_goes_for_a_moment_is_waited_for(postgres: Postgres) -> None:
    async def test(store: Store) -> None:
        await store.create(table_of(), [], [])
        await asyncio.to_thread(postgres.stop)
        waiting = asyncio.gather(store.append("t1", 0, lines_of(1), 1), store.table("t1"))
        await asyncio.sleep(0.2)
        await asyncio.to_thread(postgres.start)
        await waiting
        assert await store.lines("t1", 0, 9) == lines_of(1)

    run(PostgresStore(postgres.fresh_database()), test)


def test_connections_cut_under_load_lose_nothing_that_was_answered(postgres: Postgres) -> None:
    """An append whose connection is cut happened or did not: the log tells, and play goes on from it."""
    url = postgres.fresh_database()

    async def play(store: Store, table: str, answered: list[bytes]) -> int:
        number = uncertain = 0
        for turn in range(150):
            line = f"{turn}\n".encode()
            fault = await _tried(store.append(table, number, [line], 1))
            if fault is None:
                answered.append(line)
                number += 1
            else:
                assert fault.facts["reason"] in ("lost", "gone")
                uncertain += 1
                number = (await store.table(table)).version
        return uncertain

    async def cut() -> None:
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
            for _ in range(6):
                await asyncio.sleep(0.05)
                await connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )

    async def test(store: Store) -> None:
        tables = [f"t{number}" for number in range(8)]
        answered: dict[str, list[bytes]] = {id: [] for id in tables}
        for id in tables:
            await store.create(table_of(id), [], [])
        await asyncio.gather(cut(), *(play(store, id, answered[id]) for id in tables))
        for id in tables:
            lines = await store.lines(id, 0, 999)
            assert set(answered[id]) <= set(lines)
            assert len(set(lines)) == len(lines)

    run(PostgresStore(url), test)


def test_a_database_that_may_not_be_written_says_so(postgres: Postgres) -> None:
    url = postgres.fresh_database()
    run(PostgresStore(url), lambda store: store.create(table_of(), [], []))

    async def test(store: Store) -> None:
        for call in (store.append("t1", 0, lines_of(1), 1), store.archive("t1", 1)):
            with pytest.raises(StoreUnavailable) as refusal:
                await call
            assert refusal.value.facts["reason"] == "read-only"
        assert await store.table("t1") == table_of()

    run(PostgresStore(f"{url}?options=-cdefault_transaction_read_only%3Don"), test)


def test_a_database_that_is_not_there_is_refused_at_the_door(impatient: None) -> None:
    with pytest.raises(StoreUnavailable) as refusal:
        run(PostgresStore("postgresql://nde:secret@127.0.0.1:1/nde"), lambda store: store.delete("t1"))
    assert refusal.value.facts["reason"] == "gone"
    assert "secret" not in str(refusal.value)


def test_a_damaged_row_fails_its_own_table_alone(postgres: Postgres, tmp_path: Path) -> None:
    """A line beyond the end of a log is damage: its table refuses, the one beside it plays on."""
    url = postgres.fresh_database()

    async def damage(store: Any) -> None:
        place = (1 << 32) + 1
        await store._write("a", lambda: asks("INSERT INTO entries VALUES (?, 'stray')", place))

    async def test(store: Store) -> None:
        for id in ("a", "b"):
            await store.create(table_of(id), [], [])
        await damage(store)
        ended = await asyncio.gather(
            store.append("a", 0, lines_of(1), 1),
            store.append("b", 0, lines_of(1), 1),
            store.append("b", 5, lines_of(1), 1),
            return_exceptions=True,
        )
        assert isinstance(ended[0], StoreUnavailable)
        assert ended[0].facts["reason"] == "damaged"
        assert ended[1] is None
        assert isinstance(ended[2], Overtaken)
        assert await store.versions(["a", "b"]) == {"a": 0, "b": 1}

    run(SqliteStore(tmp_path), test)
    run(PostgresStore(url), test)


def test_the_address_chooses_the_store(tmp_path: Path) -> None:
    kinds = {
        "": "SqliteStore",
        "sqlite:": "SqliteStore",
        "memory:": "MemoryStore",
        "postgresql://x/y": "PostgresStore",
        "postgres://x/y": "PostgresStore",
    }
    for address, kind in kinds.items():
        store = open_store(address, tmp_path)
        assert type(store).__name__ == kind
        assert store.is_shared is (kind == "PostgresStore")
    with refuses("unknown-database") as refusal:
        open_store("mysql://user:secret@host/db", tmp_path)
    assert refusal.value.facts == {"scheme": "mysql"}


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with refuses("library-missing") as refusal:
        open_store("postgresql://x/y", tmp_path)
    assert "nano-dungeon-engine[cluster]" in str(refusal.value)


def test_a_second_opening_after_a_refused_one_succeeds(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path)
        async with opened(SqliteStore(tmp_path)):
            with pytest.raises(Exception, match="in use"):
                await store.open()
        async with opened(store):
            await store.create(table_of(), [], [])

    asyncio.run(test())


class Refusing:
    """A connection that refuses some statements."""

    def __init__(self, connection: sqlite3.Connection, *refused: str) -> None:
        self._connection, self._refused = connection, refused

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, statement: str, *values: Any) -> Any:
        if statement in self._refused:
            raise sqlite3.OperationalError("disk I/O error")
        return self._connection.execute(statement, *values)


@pytest.mark.parametrize("is_away", [False, True])
def test_a_write_that_cannot_even_be_undone_leaves_no_trace_and_on_it_goes(
    tmp_path: Path, is_away: bool
) -> None:
    store = SqliteStore(tmp_path)

    def nowhere() -> sqlite3.Connection:
        raise sqlite3.OperationalError("unable to open database file")

    async def test(_: Store) -> None:
        await store.create(table_of(), [], [])
        writer: Any = store._writer
        writer._connection = Refusing(writer._connection, "COMMIT", "ROLLBACK")
        connect = writer._connect
        writer._connect = nowhere if is_away else connect
        assert await _tried(store.archive("t1", 5)) is not None
        if is_away:
            assert await _tried(store.append("t1", 0, lines_of(1), 1)) is not None
            writer._connect = connect
            assert await _tried(store.append("t1", 0, lines_of(1), 1)) is not None
        assert store.is_writing
        await store.append("t1", 0, lines_of(1), 1)
        assert (await store.table("t1")).archived is None
        assert await store.lines("t1", 0, 9) == lines_of(1)

    run(store, test)


def test_a_fault_that_nobody_thought_of_is_answered_and_does_not_end_the_writer(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)

    def failing() -> Statement[None]:
        yield Sql("UPDATE tables SET archived = 5")
        raise LookupError("nobody thought of this")

    async def test(_: Store) -> None:
        await store.create(table_of(), [], [])
        calls = (store._write("t1", failing), store.append("t1", 0, lines_of(1), 1))
        async with asyncio.timeout(20):
            ended = await asyncio.gather(*calls, return_exceptions=True)
        assert isinstance(ended[0], StoreUnavailable)
        assert ended[0].facts["reason"] == "fault"
        assert ended[1] is None
        assert (await store.table("t1")).archived is None
        assert store.is_writing

    run(store, test)


def test_a_batch_that_fails_as_a_whole_is_answered_and_does_not_end_the_writer(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)

    async def test(_: Store) -> None:
        await store.create(table_of(), [], [])
        writer: Any = store._writer
        carry_out: Callable[[list[Job]], list[Outcome]] = writer._carry_out

        def failing(jobs: list[Job]) -> list[Outcome]:
            writer._carry_out = carry_out
            writer._connection.execute("BEGIN IMMEDIATE")
            writer._heads["t1"] = 1, 99
            raise LookupError("nobody thought of this")

        writer._carry_out = failing
        async with asyncio.timeout(20):
            fault = await _tried(store.append("t1", 0, lines_of(1), 1))
            assert fault is not None
            assert fault.facts["reason"] == "lost"
            await store.append("t1", 0, lines_of(1), 1)
        assert await store.lines("t1", 0, 9) == lines_of(1)

    run(store, test)


def test_the_task_that_adds_lines_outlives_every_fault(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = PostgresStore(postgres.fresh_database())

    async def test(_: Store) -> None:
        await store.create(table_of(), [], [])

        async def failing(*_: object) -> None:
            raise LookupError("nobody thought of this")

        with monkeypatch.context() as patched:
            patched.setattr(store._appender, "_add", failing)
            async with asyncio.timeout(20):
                fault = await _tried(store.append("t1", 0, lines_of(1), 1))
        assert fault is not None
        assert fault.facts["reason"] == "lost"
        assert store.is_writing
        await store.append("t1", 0, lines_of(1), 1)
        assert await store.lines("t1", 0, 9) == lines_of(1)

    run(store, test)


@pytest.mark.parametrize(
    "fault",
    [StoreUnavailable(reason="gone", said=""), StoreUnavailable(reason="fault", said=""), LookupError()],
)
def test_what_was_added_is_answered_so_though_nobody_can_look_why_the_rest_was_not(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    store = PostgresStore(postgres.fresh_database())

    async def test(_: Store) -> None:
        for id in ("a", "b"):
            await store.create(table_of(id), [], [])

        async def failing(*_: object) -> None:
            raise fault

        assert store._appender is not None
        monkeypatch.setattr(store._appender._pool, "read", failing)
        calls = (store.append("a", 0, lines_of(1), 1), store.append("b", 7, lines_of(1), 1))
        async with asyncio.timeout(20):
            ended = await asyncio.gather(*calls, return_exceptions=True)
        assert ended[0] is None
        assert isinstance(ended[1], StoreUnavailable)
        assert ended[1].facts["reason"] in ("gone", "fault")
        assert await store.versions(["a", "b"]) == {"a": 1, "b": 0}

    run(store, test)


def test_a_store_whose_writer_has_ended_says_so_and_lets_nobody_wait(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def test(store: Store) -> None:
        await store.create(table_of(), [], [])
        assert store.is_writing
        if isinstance(store, SqliteStore):
            assert store._writer is not None
            store._writer._waiting.put(None)
            await asyncio.to_thread(store._writer._thread.join)
        else:
            assert isinstance(store, PostgresStore)
            assert store._appender is not None
            store._appender._waiting.put_nowait(None)
            await store._appender._task
        assert not store.is_writing
        async with asyncio.timeout(20):
            assert await _tried(store.append("t1", 0, lines_of(1), 1)) is not None

    run(SqliteStore(tmp_path), test)
    run(PostgresStore(postgres.fresh_database()), test)


def test_a_full_disk_is_found_by_trying(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)

    async def test(_: Store) -> None:
        await store.create(table_of("a"), [], [])
        await store.try_writing()
        _pages(store, 1)
        kept = 0
        for line in (LONG, b"x" * 2_000):
            while await _tried(store.append("a", kept, [line], 1)) is None:
                kept += 1
        fault = await _tried(store.try_writing())
        assert fault is not None
        assert fault.facts["reason"] == "full"
        _pages(store, 1_000_000)
        await store.try_writing()

    run(store, test)
