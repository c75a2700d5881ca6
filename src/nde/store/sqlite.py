"""The store of one machine: a SQLite file in the data folder, written by one thread, read by a few."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from nde.store import sqlite_audit, sqlite_file
from nde.store import sqlite_rows as rows
from nde.store.backups import DATABASE, backup_file
from nde.store.checking import look_through
from nde.store.faults import closed, unavailable
from nde.store.rows import Finding, KeyHash, KeyRow, NoSuchTable, SnapshotRow, TableRow
from nde.store.sqlite_writer import Writer

READERS = 2
T = TypeVar("T")


class SqliteStore:
    """Tables in `nde.db` of a folder that no other process has open."""

    is_shared = False

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / DATABASE
        self._lock: int | None = None
        self._writer: Writer | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._own = threading.local()
        self._connections: list[sqlite3.Connection] = []

    @property
    def is_writing(self) -> bool:
        """Whether the thread that writes is at work."""
        return self._writer is not None and self._writer.is_alive

    async def open(self) -> None:
        """Lock the folder, bring the schema up to date, start writing."""
        if self._writer is not None:
            return
        try:
            connection = await asyncio.to_thread(self._open)
        except (sqlite3.Error, OSError) as fault:
            raise unavailable(fault) from None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="nde-store-reader")
        self._own = threading.local()
        self._writer = Writer(connection, asyncio.get_running_loop(), lambda: sqlite_file.connect(self.file))

    def _open(self) -> sqlite3.Connection:
        sqlite_file.make_folder(self.folder)
        held = sqlite_file.lock(self.folder / f"{DATABASE}.lock")
        try:
            sqlite_file.make(self.file)
            sqlite_file.bring_up_to_date(self.file, self.folder / "backups")
            connection = sqlite_file.connect(self.file)
        except BaseException:
            os.close(held)
            raise
        self._lock = held
        return connection

    async def close(self) -> None:
        """Finish what is under way and let the folder go."""
        writer, self._writer = self._writer, None
        readers, self._readers = self._readers, None
        if writer is None or readers is None:
            return
        await asyncio.to_thread(readers.shutdown)
        for connection in self._connections:
            connection.close()
        self._connections.clear()
        await asyncio.to_thread(writer.finish)
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    async def create(self, table: TableRow, keys: Sequence[KeyRow], lines: Sequence[bytes]) -> None:
        """Keep a new table."""
        await self._change(table.id, lambda connection: rows.create(connection, table, keys, lines))

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
        if self._writer is None:
            raise closed()
        await self._writer.append(table, after, lines, at)

    async def lines(self, table: str, after: int, limit: int) -> list[bytes]:
        """The lines of a log behind the first `after`, at most so many."""
        return await self._read(lambda connection: rows.lines(connection, table, after, limit))

    async def snapshot(self, table: str) -> SnapshotRow | None:
        """The newest snapshot of a table."""
        return await self._read(lambda connection: rows.snapshot(connection, table))

    async def keep_snapshot(self, table: str, snapshot: SnapshotRow) -> None:
        """Keep a snapshot instead of an older one."""
        await self._change(table, lambda connection: rows.keep_snapshot(connection, table, snapshot))

    async def key(self, hash: KeyHash) -> KeyRow | None:
        """The link with this hash."""
        return await self._read(lambda connection: rows.key(connection, hash))

    async def keys(self, table: str) -> list[KeyRow]:
        """All links of a table, the oldest first."""
        return await self._read(lambda connection: rows.keys(connection, table))

    async def add_key(self, key: KeyRow) -> None:
        """Keep a new link."""

        def add(connection: sqlite3.Connection) -> None:
            rows.insert_key(connection, rows.number_of(connection, key.table), key)

        await self._change(key.table, add)

    async def revoke(self, table: str, hashes: Sequence[KeyHash], at: int) -> None:
        """Let links open nothing any more."""
        await self._change(table, lambda connection: rows.revoke(connection, table, hashes, at))

    async def archive(self, table: str, at: int | None) -> None:
        """Lay a table aside, or with nothing take it up again."""
        await self._change(table, lambda connection: rows.archive(connection, table, at))

    async def delete(self, table: str) -> None:
        """Forget a table."""
        await self._change(table, lambda connection: rows.delete(connection, table))

    async def backup(self, to: Path) -> Path:
        """Write everything into a new file, while play goes on, here or in the process that plays."""
        to = backup_file(to)
        try:
            await asyncio.to_thread(sqlite_file.copy, self.file, to)
        except (sqlite3.Error, OSError) as fault:
            raise unavailable(fault) from None
        return to

    async def check(self, *, repair: bool = False) -> list[Finding]:
        """What is wrong with what is kept; with `repair`, put right what can be without loss."""
        checked = await look_through(self, await self._read(sqlite_audit.audit))
        if repair and not checked.is_damaged:
            await self._change("", lambda connection: sqlite_audit.repair(connection, checked))
        return checked.findings

    async def _change(self, table: str, run: Callable[[sqlite3.Connection], T]) -> T:
        """Let the writer do something to a table."""
        if self._writer is None:
            raise closed()
        done: T = await self._writer.change(table, run)
        return done

    async def _read(self, run: Callable[[sqlite3.Connection], T]) -> T:
        """Ask something of a connection that only reads, in a thread of its own."""
        if self._readers is None:
            raise closed()

        def ask() -> T:
            connection = getattr(self._own, "connection", None)
            if connection is None:
                connection = self._own.connection = sqlite_file.connect_to_read(self.file)
                self._connections.append(connection)
            return run(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, ask)
        except (sqlite3.Error, OSError) as fault:
            raise unavailable(fault) from None
