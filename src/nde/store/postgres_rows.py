"""The statements of the PostgreSQL store, each on the connection it is given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nde.errors import Illegal
from nde.store.rows import KeyHash, KeyRow, NoSuchTable, SnapshotRow, TableRow
from nde.store.sqlite_rows import KEY, TABLE, key_row, storable, table_row

if TYPE_CHECKING:
    from nde.store.postgres_pool import Connection

_LINES = (
    "INSERT INTO entries SELECT %s + place, line"
    " FROM unnest(%s::bytea[]) WITH ORDINALITY AS new (line, place)"
)


async def head_of(connection: Connection, table: str) -> tuple[int, int]:
    """The number of a table and how many lines it has."""
    asked = "SELECT number, version FROM tables JOIN logs USING (number) WHERE id = %s"
    found = await (await connection.execute(asked, (storable(table),))).fetchone()
    if found is None:
        raise NoSuchTable(table=table)
    return found[0], found[1]


async def locked(connection: Connection, table: str) -> int:
    """The number of a table that nobody else changes or deletes until the transaction ends."""
    asked = "SELECT number FROM tables WHERE id = %s FOR UPDATE"
    found = await (await connection.execute(asked, (storable(table),))).fetchone()
    if found is None:
        raise NoSuchTable(table=table)
    number: int = found[0]
    return number


async def create(
    connection: Connection, table: TableRow, keys: Sequence[KeyRow], lines: Sequence[bytes]
) -> None:
    """Keep a new table."""
    made = await connection.execute(
        "INSERT INTO tables (id, header, seed, game, title, language, created, archived)"
        " VALUES (%s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT (id) DO NOTHING RETURNING number",
        (
            *(storable(table.id), table.header, table.seed, table.game, storable(table.title)),
            *(storable(table.language), table.created, table.archived),
        ),
    )
    row = await made.fetchone()
    if row is None:
        raise Illegal("table-exists", table=table.id)
    number: int = row[0]
    await connection.execute("INSERT INTO logs VALUES (%s, %s, %s)", (number, len(lines), table.moved))
    await connection.execute(_LINES, (number << 32, list(lines)))
    for key in keys:
        await insert_key(connection, number, key)


async def insert_key(connection: Connection, number: int, key: KeyRow) -> None:
    """Keep a new link; one that is kept stays as it is."""
    await connection.execute(
        "INSERT INTO keys (hash, number, role, seat, label, created, revoked)"
        " VALUES (%s, %s, %s, %s, %s, %s, %s) ON CONFLICT (hash) DO NOTHING",
        (key.hash, number, key.role, storable(key.seat), storable(key.label), key.created, key.revoked),
    )


async def add_key(connection: Connection, key: KeyRow) -> None:
    """Keep a new link of a table."""
    await insert_key(connection, await locked(connection, key.table), key)


async def tables(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """Those of these tables that are there, in this order."""
    wanted = [storable(id) for id in dict.fromkeys(ids)]
    rows = await (await connection.execute(f"{TABLE} WHERE id = ANY(%s)", (wanted,))).fetchall()
    found = {row[0]: table_row(row) for row in rows}
    return [found[id] for id in wanted if id in found]


async def all_tables(connection: Connection) -> list[TableRow]:
    """Every table, the one that moved latest first."""
    rows = await (await connection.execute(f"{TABLE} ORDER BY moved DESC, id")).fetchall()
    return [table_row(row) for row in rows]


async def versions(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """How many lines the logs of these tables have."""
    asked = "SELECT id, version FROM tables JOIN logs USING (number) WHERE id = ANY(%s)"
    rows = await (await connection.execute(asked, ([storable(id) for id in ids],))).fetchall()
    return {row[0]: row[1] for row in rows}


async def lines(connection: Connection, table: str, after: int, limit: int) -> list[bytes]:
    """The lines of a log behind the first `after`, at most so many."""
    first = (await head_of(connection, table))[0] << 32
    asked = "SELECT line FROM entries WHERE place > %s AND place < %s ORDER BY place LIMIT %s"
    found = await connection.execute(asked, (first + after, first + (1 << 32), limit))
    return [row[0] for row in await found.fetchall()]


async def snapshot(connection: Connection, table: str) -> SnapshotRow | None:
    """The newest snapshot of a table."""
    number, _ = await head_of(connection, table)
    asked = "SELECT version, state FROM snapshots WHERE number = %s"
    found = await (await connection.execute(asked, (number,))).fetchone()
    return None if found is None else SnapshotRow(version=found[0], state=found[1])


async def keep_snapshot(connection: Connection, table: str, kept: SnapshotRow) -> None:
    """Keep a snapshot instead of an older one."""
    await connection.execute(
        "INSERT INTO snapshots VALUES (%s, %s, %s) ON CONFLICT (number) DO UPDATE"
        " SET version = excluded.version, state = excluded.state"
        " WHERE excluded.version >= snapshots.version",
        (await locked(connection, table), kept.version, kept.state),
    )


async def key(connection: Connection, hash: KeyHash) -> KeyRow | None:
    """The link with this hash."""
    found = await (await connection.execute(f"{KEY} WHERE hash = %s", (hash,))).fetchone()
    return None if found is None else key_row(found)


async def keys(connection: Connection, table: str) -> list[KeyRow]:
    """All links of a table, the oldest first."""
    number, _ = await head_of(connection, table)
    asked = f"{KEY} WHERE keys.number = %s ORDER BY keys.created, place"
    return [key_row(row) for row in await (await connection.execute(asked, (number,))).fetchall()]


async def revoke(connection: Connection, table: str, hashes: Sequence[KeyHash], at: int) -> None:
    """Let links open nothing any more."""
    await connection.execute(
        "UPDATE keys SET revoked = %s WHERE number = %s AND hash = ANY(%s) AND revoked IS NULL",
        (at, await locked(connection, table), list(hashes)),
    )


async def archive(connection: Connection, table: str, at: int | None) -> None:
    """Lay a table aside, or take it up again."""
    number = await locked(connection, table)
    await connection.execute("UPDATE tables SET archived = %s WHERE number = %s", (at, number))


async def delete(connection: Connection, table: str) -> None:
    """Forget a table with everything of it.

    The log goes first: a process that is adding a line to it has finished then, or finds that it is gone.
    """
    number = await locked(connection, table)
    await connection.execute("DELETE FROM logs WHERE number = %s", (number,))
    between = (number << 32, (number + 1) << 32)
    await connection.execute("DELETE FROM entries WHERE place > %s AND place < %s", between)
    await connection.execute("DELETE FROM keys WHERE number = %s", (number,))
    await connection.execute("DELETE FROM snapshots WHERE number = %s", (number,))
    await connection.execute("DELETE FROM tables WHERE number = %s", (number,))
