"""The contract of a store.  Memory, SQLite and PostgreSQL keep it; one suite of tests holds them to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from nde.store.rows import Finding, KeyHash, KeyRow, PictureRow, ShelfRow, SnapshotRow, TableRow, TableSize


class Store(Protocol):
    """Keeps tables.  What a call that writes has returned from is durable; one that raises changed nothing.

    Every call may raise `StoreUnavailable`; calls about a table that is not there raise `NoSuchTable`.
    """

    is_shared: bool
    """Whether other processes may write to it while it is open here."""

    @property
    def is_writing(self) -> bool:
        """Whether what is to be written finds somebody who writes it: from opening to closing, or a fault."""

    async def open(self) -> None:
        """Get ready: connect, bring the schema up to date (a dated backup first), start writing."""

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""

    async def create(self, table: TableRow, keys: Sequence[KeyRow], lines: Sequence[bytes]) -> None:
        """Keep a new table with its links and the first lines of its log, all or nothing.

        `table.version` is the number of lines.  Raises `TableExists`.
        """

    async def table(self, id: str) -> TableRow:
        """A table."""

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Those of these tables that are there."""

    async def all_tables(self) -> list[TableRow]:
        """Every table, the one that moved latest first: for the host, not for guests."""

    async def versions(self, ids: Sequence[str]) -> Mapping[str, int]:
        """How many entries the logs of these tables have; a deleted one is left out."""

    async def sizes(self, ids: Sequence[str]) -> Mapping[str, TableSize]:
        """How many bytes these tables hold; those that are not there are left out."""

    async def shelf_bytes(self) -> int:
        """How many bytes all shelves hold."""

    async def try_writing(self) -> None:
        """Write something that changes nothing, so that it is known whether anything can be written."""

    async def append(self, table: str, after: int, lines: Sequence[bytes], at: int) -> None:
        """Add lines to a log that has exactly `after` of them; raises `Overtaken(version=…)` if it has not.

        Calls of many tables that come together are made durable together.
        """

    async def rewrite(self, table: str, lines: Mapping[int, bytes], seat: str) -> None:
        """Put other lines in the places of some, counted from 1; the snapshot and a seat's labels go.

        Only for words that are to be forgotten, while nobody has the table open.
        """

    async def lines(self, table: str, after: int, limit: int) -> list[bytes]:
        """The lines of a log behind the first `after`, at most so many."""

    async def snapshot(self, table: str) -> SnapshotRow | None:
        """The newest snapshot of a table."""

    async def keep_snapshot(self, table: str, snapshot: SnapshotRow) -> None:
        """Keep a snapshot instead of an older one; an older one than is kept is left out."""

    async def key(self, hash: KeyHash) -> KeyRow | None:
        """The link with this hash, revoked or not."""

    async def keys(self, table: str) -> list[KeyRow]:
        """All links of a table, the oldest first."""

    async def revoked(self, tables: Sequence[str]) -> frozenset[KeyHash]:
        """The links of these tables that were taken back."""

    async def add_key(self, key: KeyRow) -> None:
        """Keep a new link."""

    async def revoke(self, table: str, hashes: Sequence[KeyHash], at: int) -> None:
        """Let links open nothing any more."""

    async def keep_picture(self, table: str, picture: PictureRow, content: bytes) -> None:
        """Keep a picture of a table; one with the same hash stays as it is."""

    async def pictures(self, table: str) -> list[PictureRow]:
        """The pictures of a table, the oldest first."""

    async def picture(self, table: str, hash: str) -> bytes:
        """What a picture holds; raises `NoSuchPicture`."""

    async def drop_picture(self, table: str, hash: str) -> None:
        """Forget a picture of a table; raises `NoSuchPicture`."""

    async def shelf(self, shelf: KeyHash) -> list[ShelfRow]:
        """What is on a shelf, by kind and id; nothing on one that nobody has put anything on."""

    async def all_shelves(self) -> list[KeyHash]:
        """Every shelf that has something on it: for the host, not for guests."""

    async def shelf_item(self, shelf: KeyHash, kind: str, id: str) -> bytes:
        """What something on a shelf holds; raises `NotOnShelf`."""

    async def put_on_shelf(self, shelf: KeyHash, items: Sequence[tuple[ShelfRow, bytes]]) -> None:
        """Put things on a shelf, all or nothing; each in place of one of its kind and id."""

    async def take_off_shelf(self, shelf: KeyHash, kind: str, id: str) -> None:
        """Throw something on a shelf away; raises `NotOnShelf`."""

    async def archive(self, table: str, at: int | None) -> None:
        """Lay a table aside, or with nothing take it up again."""

    async def delete(self, table: str) -> None:
        """Forget a table with its log, snapshots, links and pictures."""

    async def backup(self, to: Path) -> Path:
        """Write everything into a new file `to`, or a dated one in that folder, and return the file."""

    async def check(self, *, repair: bool = False) -> list[Finding]:
        """What is wrong with what is kept; with `repair`, put right what can be without loss."""
