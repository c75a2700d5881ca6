"""Every kind of store, opened for a test and closed behind it, and rows to keep in it."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import pytest

from nde.store import KeyRow, MemoryStore, PictureRow, SqliteStore, Store, TableRow
from nde.store.database import Rows, Sql, Statement
from nde.store.postgres import PostgresStore
from nde.table.codec import encode_entry, encode_header
from nde.table.seats import Role
from tests.servers import Postgres
from tests.table.play import Playing, seed_of

Make: TypeAlias = Callable[[], Store]
Test: TypeAlias = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    """Makes a store of each kind, empty and its own."""
    if request.param == "memory":
        return MemoryStore
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "data")
    server: Postgres = request.getfixturevalue("postgres")
    url = server.fresh_database()
    return lambda: PostgresStore(url, backups=tmp_path / "backups")


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    """A store that is open inside the block."""
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def run(store: Store, test: Test) -> None:
    """Run a test with an open store."""

    async def whole() -> None:
        async with opened(store):
            await test(store)

    asyncio.run(whole())


def asks(text: str, *values: object) -> Statement[Rows]:
    """A statement that no call of ours makes."""
    return (yield Sql(text, values))


def table_of(id: str = "t1", **changes: object) -> TableRow:
    """A table that says something in every field."""
    fields: dict[str, object] = {
        "id": id,
        "header": b'{"format":"nde-game"}\n',
        "seed": hashlib.sha256(id.encode()).digest(),
        "game": "a-game",
        "title": "Pod Zgaszoną Latarnią",
        "language": "pl",
        "created": 1_700_000_000,
        "moved": 1_700_000_000,
    }
    return TableRow(**(fields | changes))  # type: ignore[arg-type]


def key_of(name: str, table: str = "t1", role: Role = "player", **changes: object) -> KeyRow:
    """A link, its hash made from a name."""
    fields = {"hash": hashlib.sha256(name.encode()).digest(), "table": table, "role": role} | changes
    return KeyRow(**fields)  # type: ignore[arg-type]


def picture_of(content: bytes, **changes: object) -> PictureRow:
    """A picture, as far as a store looks at what it holds."""
    fields: dict[str, object] = {"hash": hashlib.sha256(content).hexdigest(), "kind": "image/webp"}
    fields |= {"width": 7, "height": 5, "size": len(content)} | changes
    return PictureRow(**fields)  # type: ignore[arg-type]


def lines_of(count: int, first: int = 1) -> list[bytes]:
    """Lines that can be told apart."""
    return [f'{{"number":{number}}}\n'.encode() for number in range(first, first + count)]


def real_table(id: str = "t1", game: str = "nde12") -> tuple[TableRow, list[bytes], Playing]:
    """A table with a log that can be read: a few words were said."""
    from nde.table import commands as c

    playing = Playing(game, seed=3)
    playing.do("gm", c.Sit(seat="gm", name="Gm", role="gm"))
    for text in ("welcome", "and on we go"):
        playing.do("gm", c.Say(text=text))
    lines = [encode_entry(entry) for entry in playing.entries]
    table = table_of(id, header=encode_header(playing.header), seed=seed_of(3), game=game, version=len(lines))
    return table, lines, playing
