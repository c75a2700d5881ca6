"""The statements of the SQLite store, each on the connection it is given."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from nde.errors import Illegal
from nde.store.rows import KeyHash, KeyRow, NoSuchTable, SnapshotRow, TableRow

TABLE = (
    "SELECT id, header, seed, game, title, language, created, moved, archived, version"
    " FROM tables JOIN logs USING (number)"
)
KEY = (
    "SELECT hash, tables.id, role, seat, label, keys.created, revoked"
    " FROM keys JOIN tables ON tables.number = keys.number"
)
FIELDS = ("id", "header", "seed", "game", "title", "language", "created", "moved", "archived", "version")
KEY_FIELDS = ("hash", "table", "role", "seat", "label", "created", "revoked")


def storable(text: str) -> str:
    """A text as every database can keep it: what is no character is replaced."""
    return text.replace("\x00", "\ufffd").encode("utf-8", "replace").decode()


def table_row(values: Iterable[Any]) -> TableRow:
    """A table from its columns."""
    return TableRow(**dict(zip(FIELDS, values, strict=True)))


def key_row(values: Iterable[Any]) -> KeyRow:
    """A link from its columns."""
    return KeyRow(**dict(zip(KEY_FIELDS, values, strict=True)))


def head_of(connection: sqlite3.Connection, table: str) -> tuple[int, int]:
    """The number of a table and how many lines it has."""
    asked = "SELECT number, version FROM tables JOIN logs USING (number) WHERE id = ?"
    found: tuple[int, int] | None = connection.execute(asked, (storable(table),)).fetchone()
    if found is None:
        raise NoSuchTable(table=table)
    return found


def number_of(connection: sqlite3.Connection, table: str) -> int:
    """The number of a table."""
    return head_of(connection, table)[0]


def create(
    connection: sqlite3.Connection, table: TableRow, keys: Sequence[KeyRow], lines: Sequence[bytes]
) -> None:
    """Keep a new table."""
    try:
        number = connection.execute(
            "INSERT INTO tables (id, header, seed, game, title, language, created, archived)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(storable(table.id), table.header, table.seed, table.game, storable(table.title)),
                *(storable(table.language), table.created, table.archived),
            ),
        ).lastrowid
    except sqlite3.IntegrityError:
        raise Illegal("table-exists", table=table.id) from None
    assert number is not None
    connection.execute("INSERT INTO logs VALUES (?, ?, ?)", (number, len(lines), table.moved))
    first = (number << 32) + 1
    connection.executemany("INSERT INTO entries VALUES (?, ?)", enumerate(lines, first))
    for key in keys:
        insert_key(connection, number, key)


def add_key(connection: sqlite3.Connection, key: KeyRow) -> None:
    """Keep a new link."""
    insert_key(connection, number_of(connection, key.table), key)


def insert_key(connection: sqlite3.Connection, number: int, key: KeyRow) -> None:
    """Keep a new link; one that is kept stays as it is."""
    connection.execute(
        "INSERT INTO keys (hash, number, role, seat, label, created, revoked) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (hash) DO NOTHING",
        (key.hash, number, key.role, storable(key.seat), storable(key.label), key.created, key.revoked),
    )


def tables(connection: sqlite3.Connection, ids: Sequence[str]) -> list[TableRow]:
    """Those of these tables that are there, in this order."""
    wanted = [storable(id) for id in dict.fromkeys(ids)]
    asked = f"{TABLE} WHERE id IN (SELECT value FROM json_each(?))"
    found = {row[0]: table_row(row) for row in connection.execute(asked, (json.dumps(wanted),))}
    return [found[id] for id in wanted if id in found]


def all_tables(connection: sqlite3.Connection) -> list[TableRow]:
    """Every table, the one that moved latest first."""
    return [table_row(row) for row in connection.execute(f"{TABLE} ORDER BY moved DESC, id")]


def versions(connection: sqlite3.Connection, ids: Sequence[str]) -> dict[str, int]:
    """How many lines the logs of these tables have."""
    asked = (
        "SELECT id, version FROM tables JOIN logs USING (number) WHERE id IN (SELECT value FROM json_each(?))"
    )
    return dict(connection.execute(asked, (json.dumps([storable(id) for id in ids]),)).fetchall())


def lines(connection: sqlite3.Connection, table: str, after: int, limit: int) -> list[bytes]:
    """The lines of a log behind the first `after`, at most so many."""
    first = number_of(connection, table) << 32
    asked = "SELECT line FROM entries WHERE place > ? AND place < ? ORDER BY place LIMIT ?"
    found = connection.execute(asked, (first + after, first + (1 << 32), limit))
    return [line for (line,) in found.fetchall()]


def snapshot(connection: sqlite3.Connection, table: str) -> SnapshotRow | None:
    """The newest snapshot of a table."""
    asked = "SELECT version, state FROM snapshots WHERE number = ?"
    found = connection.execute(asked, (number_of(connection, table),)).fetchone()
    return None if found is None else SnapshotRow(version=found[0], state=found[1])


def keep_snapshot(connection: sqlite3.Connection, table: str, kept: SnapshotRow) -> None:
    """Keep a snapshot instead of an older one."""
    connection.execute(
        "INSERT INTO snapshots VALUES (?, ?, ?) ON CONFLICT (number) DO UPDATE"
        " SET version = excluded.version, state = excluded.state WHERE excluded.version >= version",
        (number_of(connection, table), kept.version, kept.state),
    )


def key(connection: sqlite3.Connection, hash: KeyHash) -> KeyRow | None:
    """The link with this hash."""
    found = connection.execute(f"{KEY} WHERE hash = ?", (hash,)).fetchone()
    return None if found is None else key_row(found)


def keys(connection: sqlite3.Connection, table: str) -> list[KeyRow]:
    """All links of a table, the oldest first."""
    asked = f"{KEY} WHERE keys.number = ? ORDER BY keys.created, place"
    return [key_row(row) for row in connection.execute(asked, (number_of(connection, table),))]


def revoke(connection: sqlite3.Connection, table: str, hashes: Sequence[KeyHash], at: int) -> None:
    """Let links open nothing any more."""
    number = number_of(connection, table)
    connection.executemany(
        "UPDATE keys SET revoked = ? WHERE hash = ? AND number = ? AND revoked IS NULL",
        [(at, hash, number) for hash in hashes],
    )


def archive(connection: sqlite3.Connection, table: str, at: int | None) -> None:
    """Lay a table aside, or take it up again."""
    number = number_of(connection, table)
    connection.execute("UPDATE tables SET archived = ? WHERE number = ?", (at, number))


def delete(connection: sqlite3.Connection, table: str) -> None:
    """Forget a table with everything of it."""
    number = number_of(connection, table)
    connection.execute(
        "DELETE FROM entries WHERE place > ? AND place < ?", (number << 32, (number + 1) << 32)
    )
    for name in ("keys", "snapshots", "logs", "tables"):
        connection.execute(f"DELETE FROM {name} WHERE number = ?", (number,))
