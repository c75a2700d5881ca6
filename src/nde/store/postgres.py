"""The store of many processes: a PostgreSQL database that each of them reads and adds to."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from nde.store import postgres_audit, postgres_schema
from nde.store import postgres_rows as rows
from nde.store.backups import backup_file
from nde.store.checking import look_through
from nde.store.faults import closed, unavailable
from nde.store.postgres_pool import Pool, driver
from nde.store.postgres_writer import Appender
from nde.store.rows import (
    Finding,
    KeyHash,
    KeyRow,
    NoSuchTable,
    SnapshotRow,
    StoreUnavailable,
    TableRow,
)

if TYPE_CHECKING:
    from nde.store.postgres_pool import Connection

CONNECTIONS = 4
"""For everything but lines, which have one of their own."""
LONG_S = 600.0
"""How long a count of everything may take."""
T = TypeVar("T")


class PostgresStore:
    """Tables in a PostgreSQL database."""

    is_shared = True

    def __init__(self, url: str, *, backups: Path | None = None) -> None:
        driver()
        self._url = url
        self._backups = backups
        self._pool: Pool | None = None
        self._appender: Appender | None = None

    @property
    def is_writing(self) -> bool:
        """Whether the task that adds lines is at work."""
        return self._appender is not None and self._appender.is_alive

    async def open(self) -> None:
        """Connect, and bring the schema up to date: one process does, others that come meanwhile wait."""
        if self._pool is not None:
            return
        await self._in_thread(lambda: postgres_schema.bring_up_to_date(self._url, self._backups))
        self._pool = Pool(self._url, CONNECTIONS)
        self._appender = Appender(self._url)

    async def close(self) -> None:
        """Finish what is under way and close every connection."""
        pool, self._pool = self._pool, None
        appender, self._appender = self._appender, None
        if appender is not None:
            await appender.finish()
        if pool is not None:
            await pool.close()

    async def create(self, table: TableRow, keys: Sequence[KeyRow], lines: Sequence[bytes]) -> None:
        """Keep a new table."""
        await self._write(lambda connection: rows.create(connection, table, keys, lines))

    async def table(self, id: str) -> TableRow:
        """A table."""
        found = await self.tables([id])
        if not found:
            raise NoSuchTable(table=id)
        return found[0]

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Those of these tables that are there, in this order."""
        return await self._read(lambda connection: rows.tables(connection, ids))

    async def all_tables(self) -> list[TableRow]:
        """Every table, the one that moved latest first."""
        return await self._read(rows.all_tables)

    async def versions(self, ids: Sequence[str]) -> Mapping[str, int]:
        """How many entries the logs of these tables have."""
        return await self._read(lambda connection: rows.versions(connection, ids))

    async def append(self, table: str, after: int, lines: Sequence[bytes], at: int) -> None:
        """Add lines to a log that has exactly `after` of them."""
        if self._appender is None:
            raise closed()
        await self._appender.append(table, after, lines, at)

    async def lines(self, table: str, after: int, limit: int) -> list[bytes]:
        """The lines of a log behind the first `after`, at most so many."""
        return await self._read(lambda connection: rows.lines(connection, table, after, limit))

    async def snapshot(self, table: str) -> SnapshotRow | None:
        """The newest snapshot of a table."""
        return await self._read(lambda connection: rows.snapshot(connection, table))

    async def keep_snapshot(self, table: str, snapshot: SnapshotRow) -> None:
        """Keep a snapshot instead of an older one."""
        await self._write(lambda connection: rows.keep_snapshot(connection, table, snapshot))

    async def key(self, hash: KeyHash) -> KeyRow | None:
        """The link with this hash."""
        return await self._read(lambda connection: rows.key(connection, hash))

    async def keys(self, table: str) -> list[KeyRow]:
        """All links of a table, the oldest first."""
        return await self._read(lambda connection: rows.keys(connection, table))

    async def add_key(self, key: KeyRow) -> None:
        """Keep a new link."""
        await self._write(lambda connection: rows.add_key(connection, key))

    async def revoke(self, table: str, hashes: Sequence[KeyHash], at: int) -> None:
        """Let links open nothing any more."""
        await self._write(lambda connection: rows.revoke(connection, table, hashes, at))

    async def archive(self, table: str, at: int | None) -> None:
        """Lay a table aside, or with nothing take it up again."""
        await self._write(lambda connection: rows.archive(connection, table, at))

    async def delete(self, table: str) -> None:
        """Forget a table."""
        await self._write(lambda connection: rows.delete(connection, table))

    async def backup(self, to: Path) -> Path:
        """Write everything, as it is at one moment, into a new SQLite file."""
        to = backup_file(to)
        await self._in_thread(lambda: postgres_schema.dump(self._url, to))
        return to

    async def check(self, *, repair: bool = False) -> list[Finding]:
        """What is wrong with what is kept; with `repair`, put right what can be without loss."""
        checked = await look_through(self, await self._read(postgres_audit.audit, LONG_S))
        if repair:
            await self._write(lambda connection: postgres_audit.repair(connection, checked))
        return checked.findings

    async def _read(self, ask: Callable[[Connection], Awaitable[T]], within_s: float | None = None) -> T:
        if self._pool is None:
            raise closed()
        return await (self._pool.read(ask) if within_s is None else self._pool.read(ask, within_s))

    async def _write(self, do: Callable[[Connection], Awaitable[T]]) -> T:
        if self._pool is None:
            raise closed()
        return await self._pool.write(do)

    async def _in_thread(self, do: Callable[[], None]) -> None:
        """Do something long that asks the database by connections of its own."""
        psycopg = driver()
        try:
            await asyncio.to_thread(do)
        except psycopg.Error as fault:
            said = (str(fault).splitlines() or [""])[0]
            reason = "gone" if isinstance(fault, psycopg.OperationalError) else "fault"
            raise StoreUnavailable(reason=reason, said=said) from None
        except (sqlite3.Error, OSError) as fault:
            raise unavailable(fault) from None
