"""What both databases do alike: each question is a function of its rows, asked of a connection."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

from nde.store.rows import KeyHash, KeyRow, NoSuchTable, SnapshotRow, TableRow

T = TypeVar("T")
Query = Callable[[Any], T | Awaitable[T]]
"""Something asked of a connection; a driver that waits gives something to wait for."""


class DatabaseStore(ABC):
    """The questions and changes of a store, as functions of `rows`; how they get a connection differs."""

    rows: Any
    """The module with the statements of this database."""

    @abstractmethod
    async def _read(self, query: Query[T]) -> T:
        """Ask something of a connection that only reads."""

    @abstractmethod
    async def _write(self, table: str, query: Query[T]) -> T:
        """Change something of a table, wholly or not at all."""

    async def create(self, table: TableRow, keys: Sequence[KeyRow], lines: Sequence[bytes]) -> None:
        """Keep a new table."""
        await self._write(table.id, lambda connection: self.rows.create(connection, table, keys, lines))

    async def table(self, id: str) -> TableRow:
        """A table."""
        found = await self.tables([id])
        if not found:
            raise NoSuchTable(table=id)
        return found[0]

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Those of these tables that are there, in this order."""
        return await self._read(lambda connection: self.rows.tables(connection, ids))

    async def all_tables(self) -> list[TableRow]:
        """Every table, the one that moved latest first."""
        return await self._read(self.rows.all_tables)

    async def versions(self, ids: Sequence[str]) -> Mapping[str, int]:
        """How many entries the logs of these tables have."""
        return await self._read(lambda connection: self.rows.versions(connection, ids))

    async def lines(self, table: str, after: int, limit: int) -> list[bytes]:
        """The lines of a log behind the first `after`, at most so many."""
        return await self._read(lambda connection: self.rows.lines(connection, table, after, limit))

    async def snapshot(self, table: str) -> SnapshotRow | None:
        """The newest snapshot of a table."""
        return await self._read(lambda connection: self.rows.snapshot(connection, table))

    async def keep_snapshot(self, table: str, snapshot: SnapshotRow) -> None:
        """Keep a snapshot instead of an older one."""
        await self._write(table, lambda connection: self.rows.keep_snapshot(connection, table, snapshot))

    async def key(self, hash: KeyHash) -> KeyRow | None:
        """The link with this hash."""
        return await self._read(lambda connection: self.rows.key(connection, hash))

    async def keys(self, table: str) -> list[KeyRow]:
        """All links of a table, the oldest first."""
        return await self._read(lambda connection: self.rows.keys(connection, table))

    async def add_key(self, key: KeyRow) -> None:
        """Keep a new link."""
        await self._write(key.table, lambda connection: self.rows.add_key(connection, key))

    async def revoke(self, table: str, hashes: Sequence[KeyHash], at: int) -> None:
        """Let links open nothing any more."""
        await self._write(table, lambda connection: self.rows.revoke(connection, table, hashes, at))

    async def archive(self, table: str, at: int | None) -> None:
        """Lay a table aside, or with nothing take it up again."""
        await self._write(table, lambda connection: self.rows.archive(connection, table, at))

    async def delete(self, table: str) -> None:
        """Forget a table."""
        await self._write(table, lambda connection: self.rows.delete(connection, table))
