"""The store of many processes: a PostgreSQL database that each of them reads and adds to."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, cast

from nde.store import postgres_audit, postgres_rows, postgres_schema
from nde.store.backups import backup_file
from nde.store.checking import look_through
from nde.store.database import DatabaseStore, Query
from nde.store.faults import closed, unavailable
from nde.store.postgres_pool import PATIENCE_S, Pool, driver
from nde.store.postgres_writer import Appender
from nde.store.rows import (
    Finding,
    StoreUnavailable,
)

if TYPE_CHECKING:
    from nde.store.postgres_pool import Connection

CONNECTIONS = 4
"""For everything but lines, which have one of their own."""
LONG_S = 600.0
"""How long a count of everything may take."""
T = TypeVar("T")


class PostgresStore(DatabaseStore):
    """Tables in a PostgreSQL database."""

    is_shared = True
    rows = postgres_rows

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

    async def append(self, table: str, after: int, lines: Sequence[bytes], at: int) -> None:
        """Add lines to a log that has exactly `after` of them."""
        if self._appender is None:
            raise closed()
        await self._appender.append(table, after, lines, at)

    async def backup(self, to: Path) -> Path:
        """Write everything, as it is at one moment, into a new SQLite file."""
        to = backup_file(to)
        await self._in_thread(lambda: postgres_schema.dump(self._url, to))
        return to

    async def check(self, *, repair: bool = False) -> list[Finding]:
        """What is wrong with what is kept; with `repair`, put right what can be without loss."""
        checked = await look_through(self, await self._read(postgres_audit.audit, LONG_S))
        if repair:
            mend: Query[None] = partial(postgres_audit.repair, checked=checked)
            await self._write("", mend)
        return checked.findings

    async def _read(self, query: Query[T], within_s: float = PATIENCE_S) -> T:
        if self._pool is None:
            raise closed()
        return await self._pool.read(cast("Callable[[Connection], Awaitable[T]]", query), within_s)

    async def _write(self, table: str, query: Query[T]) -> T:
        if self._pool is None:
            raise closed()
        return await self._pool.write(cast("Callable[[Connection], Awaitable[T]]", query))

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
