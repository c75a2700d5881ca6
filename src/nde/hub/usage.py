"""Who keeps how much: for the host, without anything that is secret at a table."""

from __future__ import annotations

import msgspec

from nde.store.store import Store


class TableUsage(msgspec.Struct, frozen=True, kw_only=True):
    """What one table keeps."""

    id: str
    title: str
    game: str
    entries: int
    log: int
    """Bytes of its log."""
    pictures: int
    """Bytes of its pictures."""
    created: int
    moved: int
    is_archived: bool


class Usage(msgspec.Struct, frozen=True, kw_only=True):
    """What all of a server keeps, in bytes."""

    tables: tuple[TableUsage, ...]
    """The largest first."""
    shelves: int
    together: int


async def usage_of(store: Store) -> Usage:
    """What a store keeps, table by table."""
    rows = await store.all_tables()
    sizes = await store.sizes([row.id for row in rows])
    tables = [
        TableUsage(
            id=row.id,
            title=row.title,
            game=row.game,
            entries=row.version,
            log=sizes[row.id].log,
            pictures=sizes[row.id].pictures,
            created=row.created,
            moved=row.moved,
            is_archived=row.archived is not None,
        )
        for row in rows
        if row.id in sizes
    ]
    tables.sort(key=lambda one: (-one.log - one.pictures, one.id))
    shelves = await store.shelf_bytes()
    return Usage(
        tables=tuple(tables),
        shelves=shelves,
        together=shelves + sum(one.log + one.pictures for one in tables),
    )
