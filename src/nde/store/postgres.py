"""The store of many processes: a PostgreSQL database that each of them reads and adds to.

It is brought up to date by the first of them, and copied into a SQLite file with the same columns.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from nde.store import sqlite_file
from nde.store.backups import backup_file
from nde.store.database import Ask, DatabaseStore, Dialect, Sql, audit
from nde.store.database import repair as mend
from nde.store.integrity import look_through
from nde.store.postgres_pool import Outage, Pool, driver, run
from nde.store.postgres_writer import Appender
from nde.store.rows import (
    Finding,
    StoreUnavailable,
    closed,
)
from nde.store.schema import dated, migrate_postgres, shipped, steps_due
from nde.store.sqlite_file import unavailable

if TYPE_CHECKING:
    from psycopg import Connection

LOCK = 0x6E6465
"""The number of the lock that processes hold while they change the schema; it is let go when one dies."""
TABLES = ("tables", "logs", "entries", "snapshots", "keys", "pictures", "shelf_items")
ROWS_AT_ONCE = {"pictures": 2}
"""Rows of a table that are copied at once: what a picture holds may be large."""
MOST_ROWS_AT_ONCE = 1000


def bring_up_to_date(url: str, backups: Path | None, folder: Path | None = None) -> None:
    """Carry out the steps a database still needs, a dated backup before each unless it is new."""
    if folder is None:
        with shipped("postgresql") as known:
            return bring_up_to_date(url, backups, known)
    psycopg = driver()
    with psycopg.connect(url, autocommit=True, connect_timeout=5) as connection:
        if not steps_due(folder, schema_of(connection)):
            return None
        connection.execute("SELECT pg_advisory_lock(%s)", (LOCK,))
        # Another process may have done everything while this one waited.
        version = schema_of(connection)
        for _, step in steps_due(folder, version):
            if version > 0 and backups is not None:
                sqlite_file.make_folder(backups)
                dump(url, dated(backups, f"-before-{step}"))
            migrate_postgres(psycopg.conninfo.conninfo_to_dict(url), folder, step)
    return None


def schema_of(connection: Connection[Any]) -> int:
    """The number of the schema a database has; 0 for an empty one."""
    there = connection.execute("SELECT to_regclass('schema_version') IS NOT NULL").fetchone()
    if there is None or not there[0]:
        return 0
    found = connection.execute("SELECT max(version) FROM schema_version").fetchone()
    assert found is not None
    version: int = found[0]
    return version


def dump(url: str, to: Path) -> None:
    """Write everything, as it is at one moment, into a new SQLite file with the schema of the same number."""
    part = to.with_name(f".{to.name}.part")
    part.unlink(missing_ok=True)
    try:
        with driver().connect(url, connect_timeout=5) as source:
            source.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            sqlite_file.make(part)
            sqlite_file.bring_up_to_date(part, to.parent, upto=schema_of(source))
            with closing(sqlite3.connect(part, isolation_level=None)) as target:
                target.execute("PRAGMA journal_mode = DELETE")
                target.execute("BEGIN")
                for table in TABLES:
                    _copy(source, target, table)
                target.execute("COMMIT")
        sqlite_file.put_in_place(part, to)
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Connection[Any], target: sqlite3.Connection, table: str) -> None:
    """Copy the rows of a table, a few at a time: a log may be longer than memory."""
    at_once = ROWS_AT_ONCE.get(table, MOST_ROWS_AT_ONCE)
    with source.cursor(name=f"dump_{table}") as rows:
        rows.itersize = at_once
        rows.execute(f"SELECT * FROM {table} ORDER BY 1".encode())
        names = [column.name for column in rows.description or ()]
        insert = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"
        while some := rows.fetchmany(at_once):
            target.executemany(insert, some)


CONNECTIONS = 4
"""For everything but lines, which have one of their own."""
LONG_S = 600.0
"""How long a count of everything may take."""
_LINES = (
    "INSERT INTO entries SELECT ? + place, line FROM unnest(?::bytea[]) WITH ORDINALITY AS new (line, place)"
)
T = TypeVar("T")


class PostgresStore(DatabaseStore):
    """Tables in a PostgreSQL database."""

    is_shared = True
    dialect = Dialect(
        among="= ANY(?)",
        listed=lambda texts: texts,
        locked=" FOR UPDATE",
        forgetting=(),  # it overwrites nothing; what is old goes when it cleans up (VACUUM)
        lines=lambda place, lines: Sql(_LINES, (place, list(lines))),
    )

    def __init__(self, url: str, *, backups: Path | None = None) -> None:
        driver()
        self._url = url
        self._backups = backups
        self._outage = Outage(url)
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
        await self._in_thread(lambda: bring_up_to_date(self._url, self._backups))
        self._pool = Pool(self._url, CONNECTIONS, self._outage)
        self._appender = Appender(Pool(self._url, 1, self._outage))

    async def close(self) -> None:
        """Finish what is under way and close every connection."""
        pool, self._pool = self._pool, None
        appender, self._appender = self._appender, None
        if appender is not None:
            await appender.finish()
        if pool is not None:
            await pool.close()
        self._outage.stop()

    async def append(self, table: str, after: int, lines: Sequence[bytes], at: int) -> None:
        """Add lines to a log that has exactly `after` of them."""
        if self._appender is None:
            raise closed()
        await self._appender.append(table, after, lines, at)

    async def backup(self, to: Path) -> Path:
        """Write everything, as it is at one moment, into a new SQLite file."""
        to = backup_file(to)
        await self._in_thread(lambda: dump(self._url, to))
        return to

    async def check(self, *, repair: bool = False) -> list[Finding]:
        """What is wrong with what is kept; with `repair`, put right what can be without loss."""
        checked = await look_through(self, await self._read(audit, LONG_S))  # its files it checks itself
        if repair:
            await self._write("", lambda: mend(checked))
        return checked.findings

    async def _read(self, ask: Ask[T], long_s: float = 0.0) -> T:
        if self._pool is None:
            raise closed()
        return await self._pool.read(lambda connection: run(connection, ask()), long_s)

    async def _write(self, table: str, ask: Ask[T]) -> T:
        if self._pool is None:
            raise closed()
        return await self._pool.write(lambda connection: run(connection, ask()))

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
