"""Any sequence of calls: every store answers as a plain model does, refusals included."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.errors import NdeError
from nde.store import KeyRow, SnapshotRow, SqliteStore, Store, TableRow
from nde.store.postgres import PostgresStore
from tests.servers import Postgres
from tests.store.kinds import opened

IDS = st.sampled_from(["a", "B", "ż", "t-1"])
TIMES = st.integers(0, 50)
LINES = st.lists(st.binary(max_size=30), max_size=4)
HASHES = st.sampled_from([bytes([number]) * 32 for number in range(6)])
TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\x00"), max_size=8)
TABLES = st.builds(
    TableRow,
    id=IDS,
    header=st.binary(max_size=20),
    seed=st.binary(min_size=32, max_size=32),
    game=TEXTS,
    title=TEXTS,
    language=TEXTS,
    created=TIMES,
    moved=TIMES,
    archived=st.none() | TIMES,
)
KEYS = st.builds(
    KeyRow,
    hash=HASHES,
    table=IDS,
    role=st.sampled_from(["gm", "player", "spectator"]),
    seat=TEXTS,
    label=TEXTS,
    created=TIMES,
)
SNAPSHOTS = st.builds(SnapshotRow, version=st.integers(0, 9), state=st.binary(max_size=30))
Call: TypeAlias = tuple[str, tuple[Any, ...]]


def _call(name: str, *arguments: st.SearchStrategy[Any]) -> st.SearchStrategy[Call]:
    return st.tuples(st.just(name), st.tuples(*arguments))


CALLS = st.lists(
    st.one_of(
        _call("create", TABLES, st.lists(KEYS, max_size=2, unique_by=lambda key: key.hash), LINES),
        _call("append", IDS, st.integers(0, 6), LINES, TIMES),
        _call("append_next", IDS, LINES, TIMES),
        _call("lines", IDS, st.integers(0, 8), st.integers(0, 8)),
        _call("keep_snapshot", IDS, SNAPSHOTS),
        _call("add_key", KEYS),
        _call("revoke", IDS, st.lists(HASHES, max_size=3), TIMES),
        _call("archive", IDS, st.none() | TIMES),
        _call("delete", IDS),
        _call("versions", st.lists(IDS)),
        _call("tables", st.lists(IDS)),
        _call("key", HASHES),
    ),
    max_size=25,
)


class Refused(Exception):
    """The model's refusal, by its code."""


class Model:
    """What the contract says, in the plainest way."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.logs: dict[str, list[bytes]] = {}
        self.states: dict[str, SnapshotRow] = {}
        self.links: list[KeyRow] = []

    def need(self, id: str) -> None:
        if id not in self.rows:
            raise Refused("no-such-table")

    def create(self, table: TableRow, keys: list[KeyRow], lines: list[bytes]) -> None:
        if table.id in self.rows:
            raise Refused("table-exists")
        self.rows[table.id], self.logs[table.id] = table, list(lines)
        for key in keys:
            self.link(replace(key, table=table.id))

    def link(self, key: KeyRow) -> None:
        if all(one.hash != key.hash for one in self.links):
            self.links.append(key)

    def append(self, id: str, after: int, lines: list[bytes], at: int) -> None:
        self.need(id)
        if len(self.logs[id]) != after:
            raise Refused("overtaken")
        self.logs[id] += lines
        if lines:
            self.rows[id] = replace(self.rows[id], moved=at)

    def append_next(self, id: str, lines: list[bytes], at: int) -> None:
        self.need(id)
        self.append(id, len(self.logs[id]), lines, at)

    def lines(self, id: str, after: int, limit: int) -> list[bytes]:
        self.need(id)
        return self.logs[id][after : after + limit]

    def keep_snapshot(self, id: str, snapshot: SnapshotRow) -> None:
        self.need(id)
        if id not in self.states or self.states[id].version <= snapshot.version:
            self.states[id] = snapshot

    def add_key(self, key: KeyRow) -> None:
        self.need(key.table)
        self.link(key)

    def revoke(self, id: str, hashes: list[bytes], at: int) -> None:
        self.need(id)
        self.links = [
            replace(key, revoked=at)
            if key.table == id and key.hash in hashes and key.revoked is None
            else key
            for key in self.links
        ]

    def archive(self, id: str, at: int | None) -> None:
        self.need(id)
        self.rows[id] = replace(self.rows[id], archived=at)

    def delete(self, id: str) -> None:
        self.need(id)
        del self.rows[id], self.logs[id]
        self.states.pop(id, None)
        self.links = [key for key in self.links if key.table != id]

    def row(self, id: str) -> TableRow:
        return replace(self.rows[id], version=len(self.logs[id]))

    def versions(self, ids: list[str]) -> dict[str, int]:
        return {id: len(self.logs[id]) for id in ids if id in self.rows}

    def tables(self, ids: list[str]) -> list[TableRow]:
        return [self.row(id) for id in dict.fromkeys(ids) if id in self.rows]

    def key(self, hash: bytes) -> KeyRow | None:
        return next((key for key in self.links if key.hash == hash), None)

    def everything(self) -> list[Any]:
        ordered = sorted(self.rows, key=lambda id: (-self.rows[id].moved, id.encode()))
        return [
            (
                self.row(id),
                self.logs[id],
                self.states.get(id),
                sorted((key for key in self.links if key.table == id), key=lambda key: key.created),
            )
            for id in ordered
        ]


async def _everything(store: Store) -> list[Any]:
    return [
        (row, await store.lines(row.id, 0, 1000), await store.snapshot(row.id), await store.keys(row.id))
        for row in await store.all_tables()
    ]


async def _ask(store: Store, name: str, arguments: tuple[Any, ...]) -> Any:
    if name != "append_next":
        return await getattr(store, name)(*arguments)
    id, lines, at = arguments
    return await store.append(id, (await store.table(id)).version, lines, at)


async def _compare(store: Store, calls: list[Call]) -> None:
    model = Model()
    for name, arguments in calls:
        try:
            expected: Any = getattr(model, name)(*arguments)
        except Refused as refusal:
            expected = str(refusal)
        try:
            answer = await _ask(store, name, arguments)
        except NdeError as refusal:
            answer = refusal.code
        assert answer == expected, (name, arguments)
    assert await _everything(store) == model.everything()


@given(calls=CALLS)
@settings(suppress_health_check=[HealthCheck.too_slow])
def test_memory_answers_as_the_model(calls: list[Call]) -> None:
    from nde.store import MemoryStore

    async def test() -> None:
        async with opened(MemoryStore()) as store:
            await _compare(store, calls)

    asyncio.run(test())


@given(calls=CALLS)
def test_sqlite_answers_as_the_model_and_after_opening_again(calls: list[Call]) -> None:
    async def test(folder: Path) -> None:
        async with opened(SqliteStore(folder)) as store:
            await _compare(store, calls)
            before = await _everything(store)
        async with opened(SqliteStore(folder)) as store:
            assert await _everything(store) == before

    folder = Path(tempfile.mkdtemp())
    try:
        asyncio.run(test(folder))
    finally:
        shutil.rmtree(folder)


@pytest.fixture(scope="module")
def emptied(postgres: Postgres) -> Callable[[], Awaitable[PostgresStore]]:
    """Opens one database with nothing in it: making a new one for every example takes too long."""
    url = postgres.fresh_database()

    async def opened_empty() -> PostgresStore:
        store = PostgresStore(url)
        await store.open()
        for table in await store.all_tables():
            await store.delete(table.id)
        return store

    return opened_empty


@given(calls=CALLS)
@settings(max_examples=50)
def test_postgres_answers_as_the_model(
    emptied: Callable[[], Awaitable[PostgresStore]], calls: list[Call]
) -> None:
    async def test() -> None:
        store = await emptied()
        try:
            await _compare(store, calls)
        finally:
            await store.close()

    asyncio.run(test())
