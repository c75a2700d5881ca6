"""The store of one machine: a SQLite file in the data folder, written by one thread, read by a few."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace

from nde.store import sqlite_file
from nde.store.backups import DATABASE, backup_file
from nde.store.database import Ask, DatabaseStore, Dialect, Sql, audit, head_of
from nde.store.database import repair as mend
from nde.store.integrity import Audit, look_through
from nde.store.picture_files import PictureFiles, shelf_folder
from nde.store.rows import (
    Finding,
    KeyHash,
    NoSuchPicture,
    NoSuchTable,
    NotOnShelf,
    PictureRow,
    ShelfRow,
    closed,
)
from nde.store.sqlite_file import run, unavailable
from nde.store.sqlite_writer import Writer

READERS = 2
PICTURE = "picture"
"""The kind of what is kept beside the database."""
T = TypeVar("T")


class SqliteStore(DatabaseStore):
    """Tables in `nde.db` of a folder that no other process has open."""

    is_shared = False
    dialect = Dialect(
        among="IN (SELECT value FROM json_each(?))",
        listed=json.dumps,
        locked="",  # one thread writes
        forgetting=("PRAGMA secure_delete = ON",),
        lines=lambda place, lines: Sql(
            "INSERT INTO entries VALUES (?, ?)", enumerate(lines, place + 1), True
        ),
    )

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / DATABASE
        self._files = PictureFiles(folder)
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

    async def append(self, table: str, after: int, lines: Sequence[bytes], at: int) -> None:
        """Add lines to a log that has exactly `after` of them."""
        if self._writer is None:
            raise closed()
        await self._writer.append(table, after, lines, at)

    async def keep_picture(self, table: str, picture: PictureRow, content: bytes) -> None:
        """Keep a picture of a table: first what it holds, then that it is there."""
        number, _ = await self._read(lambda: head_of(table))
        await self._with_files(lambda: self._files.write(number, picture.hash, content))
        try:
            await self._write(table, lambda: self._keep_picture(table, picture, None))
        except NoSuchTable:
            await self._with_files(lambda: self._files.remove_all(number))
            raise

    async def picture(self, table: str, hash: str) -> bytes:
        """What a picture holds; in a backup it stands in the database itself."""
        number, content = await self._picture(table, hash)
        found = content or await self._with_files(lambda: self._files.read(number, hash))
        if found is None:
            raise NoSuchPicture(picture=hash)
        return found

    async def drop_picture(self, table: str, hash: str) -> None:
        """Forget a picture of a table."""
        number, _ = await self._read(lambda: head_of(table))
        await super().drop_picture(table, hash)
        await self._with_files(lambda: self._files.remove(number, hash))

    async def _put_shelf_rows(self, shelf: KeyHash, items: Sequence[tuple[ShelfRow, bytes]]) -> None:
        """The same; of pictures first what they hold, beside the database."""
        folder = shelf_folder(shelf)
        pictures = [(row.id, content) for row, content in items if row.kind == PICTURE]

        def write() -> None:
            for id, content in pictures:
                self._files.write(folder, id, content)

        if pictures:
            await self._with_files(write)
        rows = [(row, b"" if row.kind == PICTURE else content) for row, content in items]
        await super()._put_shelf_rows(shelf, rows)

    async def shelf_item(self, shelf: KeyHash, kind: str, id: str) -> bytes:
        """What something on a shelf holds; in a backup it stands in the database itself."""
        content = await super().shelf_item(shelf, kind, id)
        if content or kind != PICTURE:
            return content
        found = await self._with_files(lambda: self._files.read(shelf_folder(shelf), id))
        if found is None:
            raise NotOnShelf(kind=kind, id=id)
        return found

    async def take_off_shelf(self, shelf: KeyHash, kind: str, id: str) -> None:
        """Throw something on a shelf away."""
        await super().take_off_shelf(shelf, kind, id)
        if kind == PICTURE:
            await self._with_files(lambda: self._files.remove(shelf_folder(shelf), id))

    async def delete(self, table: str) -> None:
        """Forget a table with everything of it."""
        number, _ = await self._read(lambda: head_of(table))
        await super().delete(table)
        await self._with_files(lambda: self._files.remove_all(number))

    async def _with_files(self, do: Callable[[], T]) -> T:
        try:
            return await asyncio.to_thread(do)
        except OSError as fault:
            raise unavailable(fault) from None

    async def backup(self, to: Path) -> Path:
        """Write everything into a new file, while play goes on, here or in the process that plays."""
        to = backup_file(to)
        try:
            await asyncio.to_thread(sqlite_file.copy, self.file, to, self._files.put_into)
        except (sqlite3.Error, OSError) as fault:
            raise unavailable(fault) from None
        return to

    async def check(self, *, repair: bool = False) -> list[Finding]:
        """What is wrong with what is kept; with `repair`, put right what can be without loss."""
        checked = await look_through(self, await self._ask(_audit))
        if repair and not checked.is_damaged:
            await self._write("", lambda: mend(checked))
        return checked.findings

    async def _write(self, table: str, ask: Ask[T]) -> T:
        """Let the writer do something to a table."""
        if self._writer is None:
            raise closed()
        return await self._writer.change(table, lambda connection: run(connection, ask()))

    async def _read(self, ask: Ask[T]) -> T:
        """Ask something of a connection that only reads."""
        return await self._ask(lambda connection: run(connection, ask()))

    async def _ask(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Ask something of a connection that only reads, in a thread of its own."""
        if self._readers is None:
            raise closed()

        def ask() -> T:
            connection = getattr(self._own, "connection", None)
            if connection is None:
                connection = self._own.connection = sqlite_file.connect_to_read(self.file)
                self._connections.append(connection)
            return query(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, ask)
        except (sqlite3.Error, OSError) as fault:
            raise unavailable(fault) from None


def _audit(connection: sqlite3.Connection) -> Audit:
    """What was counted, and what SQLite itself says is broken; of a damaged file, as far as it can be."""
    said: list[str] = []
    try:
        said += [text for (text,) in connection.execute("PRAGMA integrity_check(20)")]
        damages = () if said == ["ok"] else tuple(said)
        return replace(run(connection, audit()), damages=damages)
    except sqlite3.DatabaseError as fault:
        return Audit(damages=(*(text for text in said if text != "ok"), str(fault)))
