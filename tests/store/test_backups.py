"""Backups: a file of any store restores into any other; schemas go up with a copy laid aside first."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

import nde.store.schema as schema
from nde.store import (
    MemoryStore,
    SnapshotRow,
    SqliteStore,
    Store,
    StoreUnavailable,
    restore,
    sqlite_file,
)
from nde.store import postgres as postgres_store
from nde.store.postgres import PostgresStore
from tests.refusals import refuses
from tests.servers import Postgres
from tests.store.kinds import Make, key_of, lines_of, opened, picture_of, run, table_of

STEPS = ("sqlite", "postgresql")


async def _fill(store: Store) -> None:
    for id, count in (("t1", 3), ("ż", 0), ("t3", 2500)):
        row = table_of(id, version=count, archived=None if count else 4, title=f"«{id}»")
        await store.create(row, [key_of(f"{id}{n}", table=id, created=n) for n in range(3)], lines_of(count))
    await store.keep_snapshot("t3", SnapshotRow(version=2400, state=b"\x00state"))
    await store.revoke("t1", [key_of("t11").hash], 8)
    for number in range(5):
        content = bytes([number]) * 100
        await store.keep_picture("t1", picture_of(content, created=number, name=f"«{number}»"), content)
    await store.drop_picture("t1", picture_of(b"\x03" * 100).hash)
    await store.create(table_of("gone"), [key_of("gone")], [])
    await store.delete("gone")


async def _content(store: Store) -> list[object]:
    return [
        (
            table,
            await store.keys(table.id),
            await store.lines(table.id, 0, 9999),
            await store.snapshot(table.id),
            pictures := await store.pictures(table.id),
            [await store.picture(table.id, picture.hash) for picture in pictures],
        )
        for table in await store.all_tables()
    ]


def test_a_backup_of_any_store_restores_into_any_store(
    make: Make, tmp_path: Path, postgres: Postgres
) -> None:
    async def test(store: Store) -> None:
        await _fill(store)
        file = await store.backup(tmp_path / "copy.db")
        assert file == tmp_path / "copy.db"
        expected = await _content(store)
        targets = (MemoryStore(), SqliteStore(tmp_path / "new"), PostgresStore(postgres.fresh_database()))
        for target in targets:
            async with opened(target):
                assert await restore(file, target) == 3
                assert await _content(target) == expected
                with refuses("table-exists"):
                    await restore(file, target)

    run(make(), test)


def test_a_backup_is_one_private_file_and_overwrites_nothing(make: Make, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.create(table_of(), [], [])
        folder = tmp_path / "copies"
        folder.mkdir()
        file = await store.backup(folder)
        assert [path.name for path in folder.iterdir()] == [file.name]
        assert file.suffix == ".db"
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        content = file.read_bytes()
        with refuses("backup-exists"):
            await store.backup(file)
        assert file.read_bytes() == content
        with pytest.raises(StoreUnavailable):
            await store.backup(tmp_path / "no" / "such" / "folder.db")
        assert [path.name for path in folder.iterdir()] == [file.name]

    run(make(), test)


def test_a_backup_is_taken_while_play_goes_on(make: Make, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.create(table_of(), [], [])

        async def play() -> None:
            for number in range(100):
                await store.append("t1", number, lines_of(1, number + 1), 1)

        playing = asyncio.create_task(play())
        copies = [await store.backup(tmp_path / f"{number}.db") for number in range(3)]
        await playing
        for copy in copies:
            async with opened(MemoryStore()) as target:
                await restore(copy, target)
                version = (await target.table("t1")).version
                assert await target.lines("t1", 0, 999) == lines_of(version)

    run(make(), test)


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    text, empty = tmp_path / "notes.txt", tmp_path / "empty.db"
    text.write_text("not a database, and long enough to be looked at as one" * 50)
    sqlite3.connect(empty).close()

    async def test(store: Store) -> None:
        for file in (text, empty, tmp_path / "nothing"):
            with refuses("no-backup"):
                await restore(file, store)

    run(MemoryStore(), test)
    assert not list(tmp_path.glob("*-wal"))


def test_the_data_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def test(store: Store) -> None:
        await store.create(table_of(), [], [])
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        assert "nde.db-wal" in modes
        assert set(modes.values()) == {0o600}
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700

    run(SqliteStore(folder), test)


def test_a_folder_with_odd_signs_is_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "a b?c#d%20e'f"

    async def test(store: Store) -> None:
        await store.create(table_of(), [], [])
        assert (folder / "nde.db").exists()

    run(SqliteStore(folder), test)
    assert [path.name for path in tmp_path.iterdir()] == [folder.name]


def test_one_folder_has_one_server(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        with refuses("store-in-use") as refusal:
            await SqliteStore(tmp_path).open()
        assert refusal.value.facts == {"folder": str(tmp_path)}
        await store.create(table_of(), [], [])

    run(SqliteStore(tmp_path), test)
    run(SqliteStore(tmp_path), lambda store: store.delete("t1"))


def test_the_folder_of_a_killed_server_is_free_and_whole(tmp_path: Path) -> None:
    """Whatever the process answered before it was killed is there."""
    program = """
import asyncio, os, signal, sys
from pathlib import Path
from nde.store import SqliteStore
from tests.store.kinds import lines_of, table_of
async def play():
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    await store.create(table_of(), [], [])
    for number in range(40):
        await store.append("t1", number, lines_of(1, number + 1), 1)
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(play())
"""
    root = Path(__file__).parents[2]
    ended = subprocess.run([sys.executable, "-c", program, str(tmp_path)], cwd=root, check=False)
    assert ended.returncode == -9

    async def test(store: Store) -> None:
        assert await store.lines("t1", 0, 99) == lines_of(40)

    run(SqliteStore(tmp_path), test)


with schema.shipped("sqlite") as _shipped:
    NEXT_STEP = len(schema.steps_in(_shipped)) + 1
"""The number of a step that this version has not."""


@contextmanager
def _with_a_further_step(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A version of the program with one more step than this one has."""
    for dialect in STEPS:
        with schema.shipped(dialect) as known:  # type: ignore[arg-type]
            shutil.copytree(known, folder / dialect)
    number = NEXT_STEP
    column = "ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'red';"
    name = f"{number:04}-colours.sql"
    (folder / "sqlite" / name).write_text(f"{column}\nPRAGMA user_version = {number};\n")
    (folder / "postgresql" / name).write_text(f"{column}\nUPDATE schema_version SET version = {number};\n")

    @contextmanager
    def shipped(dialect: str) -> Iterator[Path]:
        yield folder / dialect

    with monkeypatch.context() as patched:
        patched.setattr(sqlite_file, "shipped", shipped)
        patched.setattr(postgres_store, "shipped", shipped)
        yield


def test_a_step_up_lays_a_copy_aside_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    data = tmp_path / "data"
    run(SqliteStore(data), _fill)
    assert not (data / "backups").exists()
    caplog.set_level("INFO", "nde.store")
    with _with_a_further_step(tmp_path / "steps", monkeypatch):

        async def read(store: Store) -> None:
            assert (await store.table("t1")).title == "«t1»"

        run(SqliteStore(data), read)
        run(SqliteStore(data), read)  # the second time there is nothing to do
    assert [(one.msg, vars(one)["step"]) for one in caplog.records] == [
        (f"schema step {what}", f"{NEXT_STEP:04}-colours") for what in ("begins", "done")
    ]
    (copy,) = (data / "backups").iterdir()
    assert copy.name.endswith(f"-before-{NEXT_STEP:04}-colours.db")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert stat.S_IMODE(copy.parent.stat().st_mode) == 0o700
    with refuses("store-too-new") as refusal:
        run(SqliteStore(data), _fill)
    assert refusal.value.facts == {"version": NEXT_STEP, "known": NEXT_STEP - 1}

    async def test(store: Store) -> None:
        assert await restore(copy, store) == 3

    run(MemoryStore(), test)


def test_a_step_up_of_postgres_lays_a_copy_aside_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgres: Postgres
) -> None:
    url, copies = postgres.fresh_database(), tmp_path / "backups"
    run(PostgresStore(url, backups=copies), _fill)
    assert not copies.exists()
    with _with_a_further_step(tmp_path / "steps", monkeypatch):

        async def both() -> None:
            stores = [PostgresStore(url, backups=copies) for _ in range(2)]
            await asyncio.gather(*(store.open() for store in stores))
            for store in stores:
                assert (await store.table("t1")).title == "«t1»"
                await store.close()

        asyncio.run(both())
    (copy,) = copies.iterdir()
    assert copy.name.endswith(f"-before-{NEXT_STEP:04}-colours.db")
    with refuses("store-too-new"):
        run(PostgresStore(url), _fill)

    async def test(store: Store) -> None:
        assert await restore(copy, store) == 3

    run(MemoryStore(), test)


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "data"
    run(SqliteStore(data), _fill)
    with _with_a_further_step(tmp_path / "steps", monkeypatch):
        step = tmp_path / "steps" / "sqlite" / f"{NEXT_STEP:04}-colours.sql"
        good = step.read_text()
        step.write_text(good + "\nALTER TABLE nothing ADD COLUMN more TEXT;\n")
        with pytest.raises(StoreUnavailable):
            run(SqliteStore(data), _fill)
        step.write_text(good)

        async def read(store: Store) -> None:
            assert len(await store.all_tables()) == 3

        run(SqliteStore(data), read)


def test_a_process_killed_before_yoyo_noted_a_step_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """yoyo notes a step in a transaction of its own; what counts is the number the step set itself."""
    data = tmp_path / "data"
    run(SqliteStore(data), _fill)
    with sqlite3.connect(data / "nde.db") as file:
        file.execute("DELETE FROM _yoyo_migration")
        file.execute("INSERT INTO yoyo_lock (locked, ctime, pid) VALUES (1, '2026-01-01', 1)")
    file.close()
    with _with_a_further_step(tmp_path / "steps", monkeypatch):

        async def read(store: Store) -> None:
            assert len(await store.all_tables()) == 3

        run(SqliteStore(data), read)


def test_both_databases_have_the_same_steps_and_columns(tmp_path: Path, postgres: Postgres) -> None:
    """A copy of a PostgreSQL database is a SQLite file of the same step: they go up together."""
    names = []
    for dialect in STEPS:
        with schema.shipped(dialect) as folder:  # type: ignore[arg-type]
            steps = schema.steps_in(folder)
            names.append(steps)
            assert list(steps) == list(range(1, len(steps) + 1))
            assert len(list(folder.glob("*.sql"))) == len(steps)
    assert names[0] == names[1]
    url = postgres.fresh_database()
    run(PostgresStore(url), _fill)
    run(SqliteStore(tmp_path), _fill)
    file = sqlite3.connect(tmp_path / "nde.db")
    with psycopg.connect(url) as server:
        for table in postgres_store.TABLES:
            ours = [row[1] for row in file.execute(f"PRAGMA table_info({table})")]
            asked = (
                "SELECT column_name FROM information_schema.columns"
                " WHERE table_name = %s AND table_schema = current_schema() ORDER BY ordinal_position"
            )
            assert [row[0] for row in server.execute(asked, (table,))] == ours
    file.close()


def test_opening_what_is_up_to_date_does_not_load_the_migration_tool(tmp_path: Path) -> None:
    run(SqliteStore(tmp_path), _fill)
    program = """
import asyncio, sys
from pathlib import Path
from nde.store import SqliteStore
async def look():
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    await store.close()
asyncio.run(look())
sys.exit(any(name in sys.modules for name in ("yoyo", "psycopg", "sqlparse")))
"""
    subprocess.run([sys.executable, "-W", "error", "-c", program, str(tmp_path)], check=True)
