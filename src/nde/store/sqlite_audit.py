"""What SQLite can say about its soundness, and the repairs that lose nothing."""

from __future__ import annotations

import sqlite3

import msgspec

from nde.store.audit import Audit, Held
from nde.store.checking import Checked
from nde.store.sqlite_rows import number_of

_HELD = """
    SELECT id, coalesce(version, -1), count(place), coalesce(max(place) - (tables.number << 32), 0)
    FROM tables LEFT JOIN logs USING (number)
    LEFT JOIN entries ON place > (tables.number << 32) AND place < ((tables.number + 1) << 32)
    GROUP BY tables.number ORDER BY tables.number
"""
STRAY = "number NOT IN (SELECT number FROM tables)"


def audit(connection: sqlite3.Connection) -> Audit:
    """What was counted; of a damaged file, as far as it can be."""
    said: list[str] = []
    try:
        said += [text for (text,) in connection.execute("PRAGMA integrity_check(20)")]
        damages = () if said == ["ok"] else tuple(said)
        return msgspec.structs.replace(_counted(connection), damages=damages)
    except sqlite3.DatabaseError as fault:
        return Audit(damages=(*(text for text in said if text != "ok"), str(fault)))


def _counted(connection: sqlite3.Connection) -> Audit:
    held = [
        Held(table=id, version=version, count=count, highest=highest)
        for id, version, count, highest in connection.execute(_HELD)
    ]
    stray_entries = "SELECT count(*) FROM entries WHERE place >> 32 NOT IN (SELECT number FROM tables)"
    return Audit(
        held=tuple(held),
        stray_keys=_one(connection, f"SELECT count(*) FROM keys WHERE {STRAY}"),
        stray_snapshots=_one(connection, f"SELECT count(*) FROM snapshots WHERE {STRAY}"),
        stray_entries=_one(connection, stray_entries),
    )


def _one(connection: sqlite3.Connection, asked: str) -> int:
    count: int = connection.execute(asked).fetchone()[0]
    return count


def repair(connection: sqlite3.Connection, checked: Checked) -> None:
    """Drop what is of no use and can be made anew, and let versions say what is there."""
    connection.execute(f"DELETE FROM keys WHERE {STRAY}")
    connection.execute(f"DELETE FROM snapshots WHERE {STRAY}")
    for table in checked.snapshots_to_drop:
        connection.execute("DELETE FROM snapshots WHERE number = ?", (number_of(connection, table),))
    for table, version in checked.versions_to_set.items():
        number = number_of(connection, table)
        connection.execute("UPDATE logs SET version = ? WHERE number = ?", (version, number))
