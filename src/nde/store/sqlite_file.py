"""A SQLite file of ours: private to its owner, locked, opened, migrated, and copied while in use."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from pathlib import Path

from nde.errors import Illegal
from nde.store.migrating import dated, migrate_sqlite, shipped, steps_due

PRIVATE_FILE = 0o600
"""Whoever reads the file knows the seeds, and so every face to come."""
PRIVATE_FOLDER = 0o700
PATIENCE_S = 5.0
STATEMENTS = 1024
"""Prepared statements kept: there is one for each number of lines written together."""


def make_folder(folder: Path) -> None:
    """Make a folder that only its owner enters, unless it is there: then it is as its owner wants it."""
    if not folder.is_dir():
        folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)


def lock(file: Path) -> int:
    """Hold a file against every other process, which may do the same once the descriptor is closed."""
    held = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE_FILE)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(held)
        raise Illegal("store-in-use", folder=str(file.parent)) from None
    return held


def connect(file: Path) -> sqlite3.Connection:
    """A connection whose transactions begin and end by statement, and whose commits are on disk."""
    connection = sqlite3.connect(
        file, isolation_level=None, check_same_thread=False, timeout=PATIENCE_S, cached_statements=STATEMENTS
    )
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA trusted_schema = OFF")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def connect_to_read(file: Path) -> sqlite3.Connection:
    """A connection that changes nothing."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=PATIENCE_S)
    connection.execute("PRAGMA query_only = ON")
    return connection


def make(file: Path) -> None:
    """Make an empty file that only its owner reads, or close one that is there to others."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE_FILE))
    os.chmod(file, PRIVATE_FILE)


def bring_up_to_date(file: Path, backups: Path, folder: Path | None = None, upto: int | None = None) -> None:
    """Carry out the steps a file still needs, a dated backup before each unless the file is new."""
    if folder is None:
        with shipped("sqlite") as known:
            return bring_up_to_date(file, backups, known, upto)
    version = schema_of(file)
    for number, step in steps_due(folder, version):
        if upto is not None and number > upto:
            break
        if version > 0:
            make_folder(backups)
            copy(file, dated(backups, f"-before-{step}"))
        migrate_sqlite(file, folder, step)
    return None


def schema_of(file: Path) -> int:
    """The number of the schema a file has; 0 for an empty one."""
    connection = connect(file)
    try:
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        return version
    finally:
        connection.close()


def copy(file: Path, to: Path) -> None:
    """Copy a database as it is at this moment into a new file, complete and closed, while others write."""
    file.stat()  # SQLite would make one that is not there
    part = to.with_name(f".{to.name}.part")
    part.unlink(missing_ok=True)
    make(part)
    source = connect_to_read(file)
    target = sqlite3.connect(part, isolation_level=None)
    try:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")  # one file, without others beside it
    except sqlite3.Error:
        target.close()
        part.unlink(missing_ok=True)
        raise
    finally:
        target.close()
        source.close()
    put_in_place(part, to)


def put_in_place(part: Path, to: Path) -> None:
    """Give a finished file its name, on disk: under its name there is only ever a whole one."""
    for path in (part, to.parent):
        held = os.open(path, os.O_RDONLY)
        try:
            os.fsync(held)
        finally:
            os.close(held)
        if path == part:
            os.link(part, to)  # refuses a name that is taken
            part.unlink()
