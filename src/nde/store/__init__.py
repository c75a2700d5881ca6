"""Where tables are kept: in memory, in SQLite on one machine, in PostgreSQL for many processes.

`Store` is the contract that the three keep, `rows` are its values, and `open_store` finds the one that a host
has chosen.  What both databases do alike is written once (`database`); nobody outside asks one itself.
"""

from pathlib import Path
from urllib.parse import urlsplit

from nde.errors import Unreadable
from nde.extras import require
from nde.store.backups import copy_store, restore
from nde.store.memory import MemoryStore
from nde.store.rows import (
    Finding,
    KeyHash,
    KeyRow,
    NoSuchPicture,
    NoSuchTable,
    Overtaken,
    PictureRow,
    SnapshotRow,
    StoreUnavailable,
    TableRow,
)
from nde.store.sqlite import SqliteStore
from nde.store.store import Store

__all__ = [
    "Finding",
    "KeyHash",
    "KeyRow",
    "MemoryStore",
    "NoSuchPicture",
    "NoSuchTable",
    "Overtaken",
    "PictureRow",
    "SnapshotRow",
    "SqliteStore",
    "Store",
    "StoreUnavailable",
    "TableRow",
    "copy_store",
    "open_store",
    "restore",
]

POSTGRES = ("postgresql", "postgres")


def open_store(database: str, data: Path) -> Store:
    """The store at an address, still to be opened: `memory:`, `postgresql://…`, or SQLite in the data folder.

    >>> type(open_store("memory:", Path("."))).__name__, type(open_store("", Path("."))).__name__
    ('MemoryStore', 'SqliteStore')
    """
    kind = database.partition(":")[0].lower()
    if kind != "memory":
        require("yoyo")  # before anything is made: a schema is about to be needed
    if database == "" or database.lower() == "sqlite:":
        return SqliteStore(data)
    if kind == "memory":
        return MemoryStore()
    if kind in POSTGRES:
        from nde.store.postgres import PostgresStore

        return PostgresStore(database, backups=data / "backups")
    # A password may stand in the address: only what kind it is goes into the refusal.
    raise Unreadable("unknown-database", scheme=urlsplit(database).scheme or "?")
