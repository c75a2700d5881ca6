"""A store that keeps nothing beyond its process, and the plain reading of the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace

from nde.errors import Illegal
from nde.store.backups import write_backup
from nde.store.integrity import Audit, Held, look_through
from nde.store.rows import (
    Finding,
    KeyHash,
    KeyRow,
    NoSuchPicture,
    NoSuchTable,
    NotOnShelf,
    Overtaken,
    PictureRow,
    ShelfRow,
    SnapshotRow,
    TableRow,
    TableSize,
    closed,
)


class MemoryStore:
    """Tables in dictionaries."""

    is_shared = False

    def __init__(self) -> None:
        self._tables: dict[str, TableRow] = {}
        self._lines: dict[str, list[bytes]] = {}
        self._snapshots: dict[str, SnapshotRow] = {}
        self._keys: dict[KeyHash, KeyRow] = {}
        self._pictures: dict[str, dict[str, tuple[PictureRow, bytes]]] = {}
        self._shelves: dict[KeyHash, dict[tuple[str, str], tuple[ShelfRow, bytes]]] = {}
        self._is_open = False

    @property
    def is_writing(self) -> bool:
        """Whether it is open."""
        return self._is_open

    async def open(self) -> None:
        """Get ready."""
        self._is_open = True

    async def close(self) -> None:
        """Refuse calls until it is opened again; what is kept stays as long as the object."""
        self._is_open = False

    async def create(self, table: TableRow, keys: Sequence[KeyRow], lines: Sequence[bytes]) -> None:
        """Keep a new table."""
        self._ready()
        if table.id in self._tables:
            raise Illegal("table-exists", table=table.id)
        self._tables[table.id] = replace(table, version=len(lines))
        self._lines[table.id] = list(lines)
        for key in keys:
            self._keys.setdefault(key.hash, replace(key, table=table.id))

    async def table(self, id: str) -> TableRow:
        """A table."""
        return self._table(id)

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Those of these tables that are there, in this order."""
        self._ready()
        return [self._tables[id] for id in dict.fromkeys(ids) if id in self._tables]

    async def all_tables(self) -> list[TableRow]:
        """Every table, the one that moved latest first."""
        self._ready()
        return sorted(self._tables.values(), key=lambda table: (-table.moved, table.id.encode()))

    async def versions(self, ids: Sequence[str]) -> Mapping[str, int]:
        """How many entries the logs of these tables have."""
        self._ready()
        return {id: self._tables[id].version for id in ids if id in self._tables}

    async def sizes(self, ids: Sequence[str]) -> Mapping[str, TableSize]:
        """How many bytes these tables hold."""
        self._ready()
        return {
            id: TableSize(
                log=sum(map(len, self._lines[id])),
                pictures=sum(row.size for row, _ in self._pictures.get(id, {}).values()),
            )
            for id in ids
            if id in self._tables
        }

    async def shelf_bytes(self) -> int:
        """How many bytes all shelves hold."""
        self._ready()
        return sum(row.size for items in self._shelves.values() for row, _ in items.values())

    async def try_writing(self) -> None:
        """Find out whether anything can be written."""
        self._ready()

    async def append(self, table: str, after: int, lines: Sequence[bytes], at: int) -> None:
        """Add lines to a log that has exactly `after` of them."""
        row = self._table(table)
        if row.version != after:
            raise Overtaken(table=table, version=row.version)
        if lines:
            self._lines[table] += lines
            self._tables[table] = replace(row, version=after + len(lines), moved=at)

    async def rewrite(self, table: str, lines: Mapping[int, bytes], seat: str) -> None:
        """Put other lines in the places of some."""
        self._table(table)
        for place, line in lines.items():
            self._lines[table][place - 1] = line
        self._snapshots.pop(table, None)
        for hash, key in self._keys.items():
            if (key.table, key.seat) == (table, seat):
                self._keys[hash] = replace(key, label="")

    async def lines(self, table: str, after: int, limit: int) -> list[bytes]:
        """The lines of a log behind the first `after`, at most so many."""
        self._table(table)
        return self._lines[table][after : after + limit]

    async def snapshot(self, table: str) -> SnapshotRow | None:
        """The newest snapshot of a table."""
        self._table(table)
        return self._snapshots.get(table)

    async def keep_snapshot(self, table: str, snapshot: SnapshotRow) -> None:
        """Keep a snapshot instead of an older one."""
        self._table(table)
        kept = self._snapshots.get(table)
        if kept is None or kept.version <= snapshot.version:
            self._snapshots[table] = snapshot

    async def key(self, hash: KeyHash) -> KeyRow | None:
        """The link with this hash."""
        self._ready()
        return self._keys.get(hash)

    async def keys(self, table: str) -> list[KeyRow]:
        """All links of a table, the oldest first."""
        self._table(table)
        return sorted((key for key in self._keys.values() if key.table == table), key=lambda key: key.created)

    async def revoked(self, tables: Sequence[str]) -> frozenset[KeyHash]:
        """The links of these tables that were taken back."""
        self._ready()
        rows = self._keys.values()
        return frozenset(key.hash for key in rows if key.table in tables and key.revoked is not None)

    async def add_key(self, key: KeyRow) -> None:
        """Keep a new link."""
        self._table(key.table)
        self._keys.setdefault(key.hash, key)

    async def revoke(self, table: str, hashes: Sequence[KeyHash], at: int) -> None:
        """Let links open nothing any more."""
        self._table(table)
        for hash in hashes:
            key = self._keys.get(hash)
            if key is not None and key.table == table and key.revoked is None:
                self._keys[hash] = replace(key, revoked=at)

    async def keep_picture(self, table: str, picture: PictureRow, content: bytes) -> None:
        """Keep a picture of a table."""
        self._table(table)
        self._pictures.setdefault(table, {}).setdefault(picture.hash, (picture, content))

    async def pictures(self, table: str) -> list[PictureRow]:
        """The pictures of a table, the oldest first."""
        self._table(table)
        rows = [row for row, _ in self._pictures.get(table, {}).values()]
        return sorted(rows, key=lambda row: row.created)

    async def picture(self, table: str, hash: str) -> bytes:
        """What a picture holds."""
        self._table(table)
        try:
            return self._pictures.get(table, {})[hash][1]
        except KeyError:
            raise NoSuchPicture(picture=hash) from None

    async def drop_picture(self, table: str, hash: str) -> None:
        """Forget a picture of a table."""
        await self.picture(table, hash)
        del self._pictures[table][hash]

    async def shelf(self, shelf: KeyHash) -> list[ShelfRow]:
        """What is on a shelf, by kind and id."""
        self._ready()
        return [row for _, (row, _) in sorted(self._shelves.get(shelf, {}).items())]

    async def all_shelves(self) -> list[KeyHash]:
        """Every shelf that has something on it."""
        self._ready()
        return sorted(shelf for shelf, items in self._shelves.items() if items)

    async def shelf_item(self, shelf: KeyHash, kind: str, id: str) -> bytes:
        """What something on a shelf holds."""
        self._ready()
        try:
            return self._shelves.get(shelf, {})[kind, id][1]
        except KeyError:
            raise NotOnShelf(kind=kind, id=id) from None

    async def put_on_shelf(self, shelf: KeyHash, items: Sequence[tuple[ShelfRow, bytes]]) -> None:
        """Put things on a shelf."""
        self._ready()
        there = self._shelves.setdefault(shelf, {})
        there |= {(row.kind, row.id): (replace(row, size=len(content)), content) for row, content in items}

    async def take_off_shelf(self, shelf: KeyHash, kind: str, id: str) -> None:
        """Throw something on a shelf away."""
        await self.shelf_item(shelf, kind, id)
        del self._shelves[shelf][kind, id]

    async def archive(self, table: str, at: int | None) -> None:
        """Lay a table aside, or with nothing take it up again."""
        self._tables[table] = replace(self._table(table), archived=at)

    async def delete(self, table: str) -> None:
        """Forget a table."""
        self._table(table)
        del self._tables[table], self._lines[table]
        self._snapshots.pop(table, None)
        self._pictures.pop(table, None)
        self._keys = {hash: key for hash, key in self._keys.items() if key.table != table}

    async def backup(self, to: Path) -> Path:
        """Write everything into a new SQLite file."""
        self._ready()
        return await write_backup(self, to)

    async def check(self, *, repair: bool = False) -> list[Finding]:
        """What is wrong with what is kept."""
        self._ready()
        held = tuple(
            Held(table=id, version=row.version, count=len(self._lines[id]), highest=len(self._lines[id]))
            for id, row in self._tables.items()
        )
        checked = await look_through(self, Audit(held=held))
        for table in checked.snapshots_to_drop if repair else ():
            del self._snapshots[table]
        return checked.findings

    def _ready(self) -> None:
        if not self._is_open:
            raise closed()

    def _table(self, id: str) -> TableRow:
        self._ready()
        try:
            return self._tables[id]
        except KeyError:
            raise NoSuchTable(table=id) from None
