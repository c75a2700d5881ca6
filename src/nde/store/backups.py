"""Backups: one SQLite file with everything, whichever store it came from and whichever it goes to."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from nde.errors import Illegal, Missing, NdeError
from nde.store import sqlite_file
from nde.store.integrity import faults_of
from nde.store.rows import NoSuchPicture, NoSuchTable, NotOnShelf, StoreUnavailable
from nde.store.schema import dated
from nde.store.sqlite_file import unavailable
from nde.store.store import Store

if TYPE_CHECKING:
    from nde.store.sqlite import SqliteStore

DATABASE = "nde.db"
"""The name of the database in a data folder."""


def backup_file(to: Path) -> Path:
    """Where a backup goes: a new file, or a dated one if a folder is given."""
    if to.is_dir():
        return dated(to)
    if to.exists():
        raise Illegal("backup-exists", file=str(to))
    return to


class Copied(NamedTuple):
    """What came of copying a store."""

    tables: int
    lost: tuple[str, ...] = ()
    """Tables that are damaged and were left out."""


async def copy_store(source: Store, target: Store) -> int:
    """Copy every table of a store into another, and return how many; refuses one that is there already."""
    copied = 0
    for known in await source.all_tables():
        with suppress(NoSuchTable):  # deleted in the meantime
            await _copy_table(source, target, known.id)
            copied += 1
    await _copy_shelves(source, target)
    return copied


async def copy_whole(source: Store, target: Store) -> Copied:
    """Copy every table of a damaged store that is whole, and what shelves can be read."""
    copied, lost = 0, list[str]()
    for known in await source.all_tables():
        try:
            await _require_whole(source, known.id)
            await _copy_table(source, target, known.id)
        except NdeError:
            lost.append(known.id)
        else:
            copied += 1
    with suppress(StoreUnavailable):
        await _copy_shelves(source, target)
    return Copied(copied, tuple(lost))


async def _require_whole(source: Store, id: str) -> None:
    """Refuse a table whose log does not say what it said."""
    table = await source.table(id)
    lines = await source.lines(id, 0, table.version)
    faults = await asyncio.to_thread(faults_of, table, lines)
    if faults or len(lines) != table.version:
        raise StoreUnavailable(reason="damaged", said=id)


async def _copy_table(source: Store, target: Store, id: str) -> None:
    keys = await source.keys(id)
    snapshot = await source.snapshot(id)
    table = await source.table(id)
    lines = await source.lines(id, 0, table.version)
    pictures = await source.pictures(id)
    await target.create(table, keys, lines)
    if snapshot is not None and snapshot.version <= table.version:
        await target.keep_snapshot(table.id, snapshot)
    for picture in pictures:
        with suppress(NoSuchPicture, NoSuchTable):  # dropped in the meantime
            await target.keep_picture(table.id, picture, await source.picture(id, picture.hash))


async def _copy_shelves(source: Store, target: Store) -> None:
    for shelf in await source.all_shelves():
        items = []
        for row in await source.shelf(shelf):
            with suppress(NotOnShelf):  # thrown away in the meantime
                items.append((row, await source.shelf_item(shelf, row.kind, row.id)))
        await target.put_on_shelf(shelf, items)


async def write_backup(source: Store, to: Path) -> Path:
    """Write every table of any store into a new SQLite file."""
    from nde.store.sqlite import SqliteStore

    to = backup_file(to)
    try:
        room = Path(tempfile.mkdtemp(prefix=".backup-", dir=to.parent))
        try:
            made = SqliteStore(room)
            await made.open()
            try:
                await copy_store(source, made)
                return await made.backup(to)
            finally:
                await made.close()
        finally:
            shutil.rmtree(room, ignore_errors=True)
    except OSError as fault:
        raise unavailable(fault) from None


async def restore(backup: Path, target: Store) -> int:
    """Load every table of a backup into a store, and return how many; of a damaged one nothing is loaded.

    The backup itself is not touched.
    """
    async with _opened(backup) as source:
        try:
            return await copy_store(source, target)
        except StoreUnavailable as fault:
            for row in await target.all_tables():
                await target.delete(row.id)
            if fault.facts.get("reason") == "damaged":
                raise Illegal("backup-damaged", file=str(backup)) from None
            raise


async def restore_whole(backup: Path, target: Store) -> Copied:
    """Load what is whole of a damaged database into a store; the file itself is not touched."""
    async with _opened(backup) as source:
        return await copy_whole(source, target)


@asynccontextmanager
async def _opened(backup: Path) -> AsyncIterator[SqliteStore]:
    if not backup.is_file():
        raise Missing("no-backup", file=str(backup))
    with tempfile.TemporaryDirectory(prefix="nde-restore-") as room:
        source = await _opened_copy(backup, Path(room))
        try:
            yield source
        finally:
            await source.close()


async def _opened_copy(backup: Path, room: Path) -> SqliteStore:
    """A store on a copy of a backup: one with an older schema is brought up to date there."""
    from nde.store.sqlite import SqliteStore

    file = room / DATABASE
    await asyncio.to_thread(shutil.copyfile, backup, file)
    log = backup.with_name(f"{backup.name}-wal")
    if log.is_file():  # the database of a server that was killed: what it wrote last stands there
        await asyncio.to_thread(shutil.copyfile, log, room / f"{DATABASE}-wal")
    os.chmod(file, sqlite_file.PRIVATE_FILE)
    try:
        schema = await asyncio.to_thread(sqlite_file.schema_of, file)
    except sqlite3.Error:
        schema = 0
    if schema == 0:
        raise Missing("no-backup", file=str(backup))
    store = SqliteStore(room)
    await store.open()
    return store
