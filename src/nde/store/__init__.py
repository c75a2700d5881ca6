"""Where tables are kept: in memory, in SQLite on one machine, in PostgreSQL for many processes."""

from nde.store.backups import copy_store, restore
from nde.store.memory import MemoryStore
from nde.store.opening import open_store
from nde.store.rows import (
    BackupExists,
    DriverMissing,
    Finding,
    KeyHash,
    KeyRow,
    NoBackup,
    NoSuchTable,
    Overtaken,
    SnapshotRow,
    StoreInUse,
    StoreTooNew,
    StoreUnavailable,
    TableExists,
    TableRow,
    UnknownDatabase,
)
from nde.store.sqlite import SqliteStore
from nde.store.store import Store

__all__ = [
    "BackupExists",
    "DriverMissing",
    "Finding",
    "KeyHash",
    "KeyRow",
    "MemoryStore",
    "NoBackup",
    "NoSuchTable",
    "Overtaken",
    "SnapshotRow",
    "SqliteStore",
    "Store",
    "StoreInUse",
    "StoreTooNew",
    "StoreUnavailable",
    "TableExists",
    "TableRow",
    "UnknownDatabase",
    "copy_store",
    "open_store",
    "restore",
]
