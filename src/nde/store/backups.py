"""Backups: one SQLite file with everything, whichever store it came from and whichever it goes to."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from nde.errors import Illegal, Missing
from nde.store import sqlite_file
from nde.store.rows import NoSuchPicture, NoSuchTable, NotOnShelf
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


async def copy_store(source: Store, target: Store) -> int:
    """Copy every table of a store into another, and return how many; refuses one that is there already."""
    copied = 0
    for known in await source.all_tables():
        try:
            keys = await source.keys(known.id)
            snapshot = await source.snapshot(known.id)
            table = await source.table(known.id)
            lines = await source.lines(known.id, 0, table.version)
            pictures = await source.pictures(known.id)
        except NoSuchTable:
            continue  # deleted in the meantime
        await target.create(table, keys, lines)
        if snapshot is not None and snapshot.version <= table.version:
            await target.keep_snapshot(table.id, snapshot)
        for picture in pictures:
            with suppress(NoSuchPicture, NoSuchTable):  # dropped in the meantime
                await target.keep_picture(table.id, picture, await source.picture(known.id, picture.hash))
        copied += 1
    for shelf in await source.all_shelves():
        items = []
        for row in await source.shelf(shelf):
            with suppress(NotOnShelf):  # thrown away in the meantime
                items.append((row, await source.shelf_item(shelf, row.kind, row.id)))
        await target.put_on_shelf(shelf, items)
    return copied


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
    """Load every table of a backup into a store, and return how many; the backup itself is not touched."""
    if not backup.is_file():
        raise Missing("no-backup", file=str(backup))
    with tempfile.TemporaryDirectory(prefix="nde-restore-") as room:
        source = await _opened_copy(backup, Path(room))
        try:
            return await copy_store(source, target)
        finally:
            await source.close()


async def _opened_copy(backup: Path, room: Path) -> SqliteStore:
    """A store on a copy of a backup: one with an older schema is brought up to date there."""
    from nde.store.sqlite import SqliteStore

    file = room / DATABASE
    await asyncio.to_thread(shutil.copyfile, backup, file)
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
