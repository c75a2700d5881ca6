"""What PostgreSQL can say about what it keeps, and the repairs that lose nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nde.store.audit import Audit, Held
from nde.store.checking import Checked

if TYPE_CHECKING:
    from nde.store.postgres_pool import Connection

_HELD = """
    SELECT id, coalesce(version, -1), count(place), coalesce(max(place) - (tables.number << 32), 0)
    FROM tables LEFT JOIN logs USING (number)
    LEFT JOIN entries ON place > (tables.number << 32) AND place < ((tables.number + 1) << 32)
    GROUP BY tables.number, id, version ORDER BY tables.number
"""
_STRAY = "number NOT IN (SELECT number FROM tables)"
_STRAYS = f"""
    SELECT (SELECT count(*) FROM keys WHERE {_STRAY}), (SELECT count(*) FROM snapshots WHERE {_STRAY}),
        (SELECT count(*) FROM entries WHERE (place >> 32) NOT IN (SELECT number FROM tables))
"""
_OF = "number = (SELECT number FROM tables WHERE id = %s)"


async def audit(connection: Connection) -> Audit:
    """What was counted; its files PostgreSQL checks itself, page by page as it reads them."""
    rows = await (await connection.execute(_HELD)).fetchall()
    held = (Held(table=row[0], version=row[1], count=row[2], highest=row[3]) for row in rows)
    strays = await (await connection.execute(_STRAYS)).fetchone()
    assert strays is not None
    return Audit(held=tuple(held), stray_keys=strays[0], stray_snapshots=strays[1], stray_entries=strays[2])


async def repair(connection: Connection, checked: Checked) -> None:
    """Drop what is of no use and can be made anew, and let versions say what is there."""
    await connection.execute(f"DELETE FROM keys WHERE {_STRAY}")
    await connection.execute(f"DELETE FROM snapshots WHERE {_STRAY}")
    for table in checked.snapshots_to_drop:
        await connection.execute(f"DELETE FROM snapshots WHERE {_OF}", (table,))
    for table, version in checked.versions_to_set.items():
        # Another process may have moved it on since it was counted.
        await connection.execute(
            f"UPDATE logs SET version = %s WHERE version < %s AND {_OF}", (version, version, table)
        )
