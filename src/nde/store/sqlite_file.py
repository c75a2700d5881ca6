"""A SQLite file of ours: private to its owner, locked, opened, migrated, and copied while in use.

Faults of SQLite and of the system are our refusals: of which kind, and what the database says.
"""

from __future__ import annotations

import errno
import fcntl
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from nde.errors import Illegal
from nde.store.database import Statement
from nde.store.rows import StoreUnavailable
from nde.store.schema import dated, migrate_sqlite, shipped, steps_due

_BY_CODE = {
    "full": (sqlite3.SQLITE_FULL,),
    "read-only": (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_AUTH),
    "damaged": (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CONSTRAINT),
    "locked": (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED),
}
_BY_ERRNO = {
    "full": (errno.ENOSPC, errno.EDQUOT, errno.EFBIG),
    "read-only": (errno.EROFS, errno.EACCES, errno.EPERM),
}
_PRIMARY = 0xFF
"""The part of an extended result code that says what kind of fault it is."""


def unavailable(fault: sqlite3.Error | OSError) -> StoreUnavailable:
    """The refusal for a fault."""
    if isinstance(fault, OSError):
        reason = next((word for word, codes in _BY_ERRNO.items() if fault.errno in codes), "fault")
        return StoreUnavailable(reason=reason, said=fault.strerror or str(fault))
    return StoreUnavailable(reason=_reason(fault), said=str(fault))


def is_of_one_call(fault: Exception) -> bool:
    """Whether a fault lies in what one call brought, so that others beside it may still succeed."""
    return not isinstance(fault, sqlite3.Error) or _reason(fault) == "damaged" or _code(fault) is None


def _reason(fault: sqlite3.Error) -> str:
    code = _code(fault)
    if code is None:
        return "fault"
    return next((word for word, codes in _BY_CODE.items() if code & _PRIMARY in codes), "fault")


def _code(fault: sqlite3.Error) -> int | None:
    """What SQLite itself answered; nothing if its driver refused to ask."""
    return getattr(fault, "sqlite_errorcode", None)


PRIVATE_FILE = 0o600
"""Whoever reads the file knows the seeds, and so every face to come."""
PRIVATE_FOLDER = 0o700
PATIENCE_S = 5.0
T = TypeVar("T")
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


def copy(file: Path, to: Path, complete: Callable[[sqlite3.Connection], None] = lambda _: None) -> None:
    """Copy a database as it is at this moment into a new file, closed, while others write.

    `complete` adds what is kept beside the database.
    """
    file.stat()  # SQLite would make one that is not there
    part = to.with_name(f".{to.name}.part")
    part.unlink(missing_ok=True)
    make(part)
    source = connect_to_read(file)
    target = sqlite3.connect(part, isolation_level=None)
    try:
        source.backup(target)
        complete(target)
        target.execute("PRAGMA journal_mode = DELETE")  # one file, without others beside it
    except (sqlite3.Error, OSError):
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


def run(connection: sqlite3.Connection, statement: Statement[T]) -> T:
    """What a statement comes to on a connection."""
    try:
        sql = next(statement)
        while True:
            if sql.is_many:
                done = connection.executemany(sql.text, sql.values)
            else:
                done = connection.execute(sql.text, tuple(sql.values))
            sql = statement.send(done.fetchall() if done.description else [(done.rowcount,)])
    except StopIteration as end:
        result: T = end.value
        return result
