"""Where tables are kept: in memory, in SQLite on one machine, in PostgreSQL for many processes."""

from nde.store.backups import copy_store, restore
from nde.store.memory import MemoryStore
from nde.store.opening import open_store
from nde.store.rows import (
    Finding,
    KeyHash,
    KeyRow,
    NoSuchTable,
    Overtaken,
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
    "NoSuchTable",
    "Overtaken",
    "SnapshotRow",
    "SqliteStore",
    "Store",
    "StoreUnavailable",
    "TableRow",
    "copy_store",
    "open_store",
    "restore",
]
