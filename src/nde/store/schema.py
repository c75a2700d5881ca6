"""The schema brought up to date: plain SQL files, one for each step, carried out by yoyo.

A database knows the number of its schema by itself, and each file sets it together with what it changes: in
one transaction, so that a step has either happened or not.  Only if there is something to do is yoyo loaded.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Literal, TypeAlias
from urllib.parse import quote

from nde.errors import Illegal

Dialect: TypeAlias = Literal["sqlite", "postgresql"]
log = logging.getLogger("nde.store")
_NAME = re.compile(r"(\d{4})-[a-z-]+\.sql", re.ASCII)


@contextmanager
def shipped(dialect: Dialect) -> Iterator[Path]:
    """The folder of the steps that this version of the program knows."""
    with as_file(files("nde.store") / "migrations" / dialect) as folder:
        yield folder


def steps_in(folder: Path) -> dict[int, str]:
    """The name of each step by its number, in order."""
    found = sorted(path.name for path in folder.iterdir())
    return {int(match[1]): name[:-4] for name in found if (match := _NAME.fullmatch(name))}


def steps_due(folder: Path, version: int) -> list[tuple[int, str]]:
    """The steps that a database at some version still needs; refuses one that is ahead of us."""
    known = steps_in(folder)
    if version > max(known):
        raise Illegal("store-too-new", version=version, known=max(known))
    return [(number, name) for number, name in known.items() if number > version]


def dated(folder: Path, rest: str = "") -> Path:
    """A file in a folder that is not there yet, named after the time of now."""
    name = f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}{rest}"
    found, count = folder / f"{name}.db", 1
    while found.exists():
        count += 1
        found = folder / f"{name}-{count}.db"
    return found


def migrate_sqlite(file: Path, folder: Path, step: str) -> None:
    """Carry out one step on a SQLite file."""
    from yoyo.backends.core.sqlite3 import SQLiteBackend  # type: ignore[import-untyped]

    # The file's name becomes part of an URI: signs that mean something there are escaped.
    _apply(SQLiteBackend, folder, step, database=quote(str(file)), arguments={})


def migrate_postgres(connecting: Mapping[str, Any], folder: Path, step: str) -> None:
    """Carry out one step on a PostgreSQL database, given what psycopg connects with."""
    from yoyo.backends.core.postgresql import PostgresqlPsycopgBackend  # type: ignore[import-untyped]

    arguments = {key: value for key, value in connecting.items() if key != "dbname"}
    _apply(PostgresqlPsycopgBackend, folder, step, database=connecting.get("dbname"), arguments=arguments)


def _apply(kind: Any, folder: Path, step: str, *, database: str | None, arguments: Mapping[str, Any]) -> None:
    """Carry out one step; the log tells when it begins and when it has ended, since it may take long."""
    log.info("schema step begins", extra={"step": step})
    _carry_out(kind, folder, step, database=database, arguments=arguments)
    log.info("schema step done", extra={"step": step})


def _carry_out(
    kind: Any, folder: Path, step: str, *, database: str | None, arguments: Mapping[str, Any]
) -> None:
    from yoyo import default_migration_table, read_migrations  # type: ignore[import-untyped]
    from yoyo.connections import DatabaseURI  # type: ignore[import-untyped]

    address = DatabaseURI("", None, None, None, None, database, dict(arguments))
    with kind(address, default_migration_table) as backend:
        backend.get_log_data = _log_data
        backend.init_database()
        # Whoever migrates holds a lock that dies with its process; a row left by one that was killed is old.
        backend.break_lock()
        with backend.lock():
            known = read_migrations(str(folder))
            older = known.filter(lambda migration: migration.id < step)
            # A process killed between a step and yoyo's note of it has done the step: our number says so.
            backend.mark_migrations(backend.to_apply(older))
            backend.apply_migrations(backend.to_apply(known.filter(lambda migration: migration.id == step)))


def _log_data(migration: Any = None, operation: str = "apply") -> dict[str, Any]:
    """What yoyo notes about a step: not who ran it and where, which it would look up in the network."""
    now = datetime.now(UTC).replace(tzinfo=None)
    return {
        "id": f"{now:%Y%m%d%H%M%S%f}",
        "migration_id": migration.id if migration else None,
        "migration_hash": migration.hash if migration else None,
        "username": "nde",
        "hostname": "",
        "created_at_utc": now,
        "operation": operation,
    }
