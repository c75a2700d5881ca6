"""A PostgreSQL database brought up to date, and copied into a SQLite file with the same columns."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nde.store import sqlite_file
from nde.store.migrating import dated, migrate_postgres, shipped, steps_due
from nde.store.postgres_pool import driver

if TYPE_CHECKING:
    from psycopg import Connection

LOCK = 0x6E6465
"""The number of the lock that processes hold while they change the schema; it is let go when one dies."""
TABLES = ("tables", "logs", "entries", "snapshots", "keys")
ROWS_AT_ONCE = 1000


def bring_up_to_date(url: str, backups: Path | None, folder: Path | None = None) -> None:
    """Carry out the steps a database still needs, a dated backup before each unless it is new."""
    if folder is None:
        with shipped("postgresql") as known:
            return bring_up_to_date(url, backups, known)
    psycopg = driver()
    with psycopg.connect(url, autocommit=True, connect_timeout=5) as connection:
        if not steps_due(folder, schema_of(connection)):
            return None
        connection.execute("SELECT pg_advisory_lock(%s)", (LOCK,))
        # Another process may have done everything while this one waited.
        version = schema_of(connection)
        for _, step in steps_due(folder, version):
            if version > 0 and backups is not None:
                sqlite_file.make_folder(backups)
                dump(url, dated(backups, f"-before-{step}"))
            migrate_postgres(psycopg.conninfo.conninfo_to_dict(url), folder, step)
    return None


def schema_of(connection: Connection[Any]) -> int:
    """The number of the schema a database has; 0 for an empty one."""
    there = connection.execute("SELECT to_regclass('schema_version') IS NOT NULL").fetchone()
    if there is None or not there[0]:
        return 0
    found = connection.execute("SELECT max(version) FROM schema_version").fetchone()
    assert found is not None
    version: int = found[0]
    return version


def dump(url: str, to: Path) -> None:
    """Write everything, as it is at one moment, into a new SQLite file with the schema of the same number."""
    part = to.with_name(f".{to.name}.part")
    part.unlink(missing_ok=True)
    try:
        with driver().connect(url, connect_timeout=5) as source:
            source.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            sqlite_file.make(part)
            sqlite_file.bring_up_to_date(part, to.parent, upto=schema_of(source))
            with closing(sqlite3.connect(part, isolation_level=None)) as target:
                target.execute("PRAGMA journal_mode = DELETE")
                target.execute("BEGIN")
                for table in TABLES:
                    _copy(source, target, table)
                target.execute("COMMIT")
        sqlite_file.put_in_place(part, to)
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Connection[Any], target: sqlite3.Connection, table: str) -> None:
    """Copy the rows of a table, a few at a time: a log may be longer than memory."""
    with source.cursor(name=f"dump_{table}") as rows:
        rows.execute(f"SELECT * FROM {table} ORDER BY 1".encode())
        names = [column.name for column in rows.description or ()]
        insert = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"
        while some := rows.fetchmany(ROWS_AT_ONCE):
            target.executemany(insert, some)
