"""What both databases do alike: every statement is written once, and asked of whichever connection there is.

A statement is a generator: it yields what it asks (`Sql`) and is sent the rows of the answer.  A driver that
waits and one that does not run the same ones; `Dialect` holds the few words in which the databases differ.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from msgspec.structs import replace

from nde.errors import Illegal
from nde.store.integrity import Audit, Checked, Held
from nde.store.rows import (
    KeyHash,
    KeyRow,
    NoSuchPicture,
    NoSuchTable,
    NotOnShelf,
    PictureRow,
    ShelfRow,
    SnapshotRow,
    TableRow,
    TableSize,
)

T = TypeVar("T")


class Sql(NamedTuple):
    """Something asked of a database, with `?` where a value stands."""

    text: str
    values: Iterable[Any] = ()
    is_many: bool = False
    """Whether it is done once for each of the values, which are rows then."""


Rows: TypeAlias = Sequence[tuple[Any, ...]]
"""The rows of an answer; of a change, one row with the number of rows that were changed."""
Statement: TypeAlias = Generator[Sql, Rows, T]
Ask: TypeAlias = Callable[[], Statement[T]]
"""Begins a statement: anew for every try."""


class Dialect(NamedTuple):
    """How one database says what others say otherwise."""

    among: str
    """Behind a column: that it is one of a list, whose value is made by `listed`."""
    listed: Callable[[list[str]], Any]
    locked: str
    """Behind a question: that nobody else changes the row until the transaction ends."""
    forgetting: Sequence[str]
    """Said before what is overwritten is to be gone from the files as well."""
    lines: Callable[[int, Sequence[bytes]], Sql]
    """Adds the lines of a log behind a place."""


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
PICTURE_FIELDS = ("hash", "kind", "name", "width", "height", "size", "created")
SHELF_FIELDS = ("kind", "id", "title", "game", "changed", "size")
HELD = """
    SELECT id, coalesce(version, -1), count(place), coalesce(max(place) - (tables.number << 32), 0)
    FROM tables LEFT JOIN logs USING (number)
    LEFT JOIN entries ON place > (tables.number << 32) AND place < ((tables.number + 1) << 32)
    GROUP BY tables.number, id, version ORDER BY tables.number
"""
STRAY = "number NOT IN (SELECT number FROM tables)"
STRAYS = f"""
    SELECT (SELECT count(*) FROM keys WHERE {STRAY}), (SELECT count(*) FROM snapshots WHERE {STRAY}),
        (SELECT count(*) FROM pictures WHERE {STRAY}),
        (SELECT count(*) FROM entries WHERE (place >> 32) NOT IN (SELECT number FROM tables))
"""
NO_TABLE, PAGE = -1, 8192
"""The number of no table, and more bytes than stand on a page that has others on it."""
SIZES = """
    SELECT id,
        (SELECT coalesce(sum(length(line)), 0) FROM entries
            WHERE place > (tables.number << 32) AND place < ((tables.number + 1) << 32)),
        (SELECT coalesce(sum(size), 0) FROM pictures WHERE pictures.number = tables.number)
    FROM tables WHERE id
"""
OF_TABLE = "number = (SELECT number FROM tables WHERE id = ?)"


def storable(text: str) -> str:
    """A text as every database can keep it: what is no character is replaced."""
    return text.replace("\x00", "\ufffd").encode("utf-8", "replace").decode()


def head_of(table: str) -> Statement[tuple[int, int]]:
    """The number of a table and how many lines it has."""
    asked = "SELECT number, version FROM tables JOIN logs USING (number) WHERE id = ?"
    found = yield Sql(asked, (storable(table),))
    if not found:
        raise NoSuchTable(table=table)
    number, version = found[0]
    return number, version


def audit() -> Statement[Audit]:
    """What is kept, counted."""
    rows = yield Sql(HELD)
    held = tuple(Held(table=id, version=said, count=count, highest=last) for id, said, count, last in rows)
    ((keys, snapshots, pictures, entries),) = yield Sql(STRAYS)
    strays = {"stray_keys": keys, "stray_snapshots": snapshots, "stray_pictures": pictures}
    return Audit(held=held, stray_entries=entries, **strays)


def repair(checked: Checked) -> Statement[None]:
    """Drop what is of no use and can be made anew, and let versions say what is there."""
    yield Sql(f"DELETE FROM keys WHERE {STRAY}")
    yield Sql(f"DELETE FROM snapshots WHERE {STRAY}")
    yield Sql(f"DELETE FROM pictures WHERE {STRAY}")
    for table in checked.snapshots_to_drop:
        yield Sql(f"DELETE FROM snapshots WHERE {OF_TABLE}", (table,))
    for table, version in checked.versions_to_set.items():
        # Another process may have moved it on since it was counted.
        asked = f"UPDATE logs SET version = ? WHERE version < ? AND {OF_TABLE}"
        yield Sql(asked, (version, version, table))


class DatabaseStore(ABC):
    """The questions and changes of a store; how they get a connection differs."""

    dialect: Dialect

    @abstractmethod
    async def _read(self, ask: Ask[T]) -> T:
        """Ask something of a connection that only reads."""

    @abstractmethod
    async def _write(self, table: str, ask: Ask[T]) -> T:
        """Change something of a table, wholly or not at all."""

    async def create(self, table: TableRow, keys: Sequence[KeyRow], lines: Sequence[bytes]) -> None:
        """Keep a new table."""

        def ask() -> Statement[None]:
            ((made,),) = yield Sql(
                "INSERT INTO tables (id, header, seed, game, title, language, created, archived)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
                (
                    *(storable(table.id), table.header, table.seed, table.game, storable(table.title)),
                    *(storable(table.language), table.created, table.archived),
                ),
            )
            if not made:
                raise Illegal("table-exists", table=table.id)
            number = yield from self._number_of(table.id)
            yield Sql("INSERT INTO logs VALUES (?, ?, ?)", (number, len(lines), table.moved))
            yield self.dialect.lines(number << 32, lines)
            for key in keys:
                yield _insert_key(number, key)

        await self._write(table.id, ask)

    def _number_of(self, table: str) -> Statement[int]:
        """The number of a table that nobody else changes or deletes until the transaction ends."""
        asked = f"SELECT number FROM tables WHERE id = ?{self.dialect.locked}"
        found = yield Sql(asked, (storable(table),))
        if not found:
            raise NoSuchTable(table=table)
        number: int = found[0][0]
        return number

    async def table(self, id: str) -> TableRow:
        """A table."""
        found = await self.tables([id])
        if not found:
            raise NoSuchTable(table=id)
        return found[0]

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Those of these tables that are there, in this order."""
        wanted = [storable(id) for id in dict.fromkeys(ids)]

        def ask() -> Statement[list[TableRow]]:
            rows = yield Sql(f"{TABLE} WHERE id {self.dialect.among}", (self.dialect.listed(wanted),))
            found = {row[0]: _table_row(row) for row in rows}
            return [found[id] for id in wanted if id in found]

        return await self._read(ask)

    async def all_tables(self) -> list[TableRow]:
        """Every table, the one that moved latest first."""

        def ask() -> Statement[list[TableRow]]:
            rows = yield Sql(f"{TABLE} ORDER BY moved DESC, id")
            return [_table_row(row) for row in rows]

        return await self._read(ask)

    async def versions(self, ids: Sequence[str]) -> Mapping[str, int]:
        """How many entries the logs of these tables have."""
        asked = f"SELECT id, version FROM tables JOIN logs USING (number) WHERE id {self.dialect.among}"

        def ask() -> Statement[dict[str, int]]:
            rows = yield Sql(asked, (self.dialect.listed([storable(id) for id in ids]),))
            return {row[0]: row[1] for row in rows}

        return await self._read(ask)

    async def sizes(self, ids: Sequence[str]) -> Mapping[str, TableSize]:
        """How many bytes these tables hold."""
        asked = f"{SIZES.rstrip()} {self.dialect.among}"

        def ask() -> Statement[dict[str, TableSize]]:
            rows = yield Sql(asked, (self.dialect.listed([storable(id) for id in ids]),))
            return {id: TableSize(log=int(log), pictures=int(held)) for id, log, held in rows}

        return await self._read(ask)

    async def shelf_bytes(self) -> int:
        """How many bytes all shelves hold."""

        def ask() -> Statement[int]:
            ((size,),) = yield Sql("SELECT coalesce(sum(size), 0) FROM shelf_items")
            return int(size)

        return await self._read(ask)

    async def try_writing(self) -> None:
        """Write a page for no table, and take it back."""

        def ask() -> Statement[None]:
            yield Sql("INSERT INTO snapshots VALUES (?, ?, ?)", (NO_TABLE, 0, bytes(PAGE)))
            yield Sql("DELETE FROM snapshots WHERE number = ?", (NO_TABLE,))

        await self._write("", ask)

    async def rewrite(self, table: str, lines: Mapping[int, bytes], seat: str) -> None:
        """Put other lines in the places of some."""

        def ask() -> Statement[None]:
            number = yield from self._number_of(table)
            for text in self.dialect.forgetting:
                yield Sql(text)
            for place, line in lines.items():
                yield Sql("UPDATE entries SET line = ? WHERE place = ?", (line, (number << 32) + place))
            yield Sql("DELETE FROM snapshots WHERE number = ?", (number,))
            yield Sql("UPDATE keys SET label = '' WHERE number = ? AND seat = ?", (number, storable(seat)))

        await self._write(table, ask)

    async def lines(self, table: str, after: int, limit: int) -> list[bytes]:
        """The lines of a log behind the first `after`, at most so many."""
        asked = "SELECT line FROM entries WHERE place > ? AND place < ? ORDER BY place LIMIT ?"

        def ask() -> Statement[list[bytes]]:
            number, _ = yield from head_of(table)
            first = number << 32
            rows = yield Sql(asked, (first + after, first + (1 << 32), limit))
            return [line for (line,) in rows]

        return await self._read(ask)

    async def snapshot(self, table: str) -> SnapshotRow | None:
        """The newest snapshot of a table."""

        def ask() -> Statement[SnapshotRow | None]:
            number, _ = yield from head_of(table)
            found = yield Sql("SELECT version, state FROM snapshots WHERE number = ?", (number,))
            return SnapshotRow(version=found[0][0], state=found[0][1]) if found else None

        return await self._read(ask)

    async def keep_snapshot(self, table: str, snapshot: SnapshotRow) -> None:
        """Keep a snapshot instead of an older one."""

        def ask() -> Statement[None]:
            number = yield from self._number_of(table)
            yield Sql(
                "INSERT INTO snapshots VALUES (?, ?, ?) ON CONFLICT (number) DO UPDATE"
                " SET version = excluded.version, state = excluded.state"
                " WHERE excluded.version >= snapshots.version",
                (number, snapshot.version, snapshot.state),
            )

        await self._write(table, ask)

    async def key(self, hash: KeyHash) -> KeyRow | None:
        """The link with this hash."""

        def ask() -> Statement[KeyRow | None]:
            found = yield Sql(f"{KEY} WHERE hash = ?", (hash,))
            return _key_row(found[0]) if found else None

        return await self._read(ask)

    async def keys(self, table: str) -> list[KeyRow]:
        """All links of a table, the oldest first."""

        def ask() -> Statement[list[KeyRow]]:
            number, _ = yield from head_of(table)
            rows = yield Sql(f"{KEY} WHERE keys.number = ? ORDER BY keys.created, place", (number,))
            return [_key_row(row) for row in rows]

        return await self._read(ask)

    async def revoked(self, tables: Sequence[str]) -> frozenset[KeyHash]:
        """The links of these tables that were taken back."""
        asked = (
            "SELECT hash FROM keys JOIN tables ON tables.number = keys.number"
            f" WHERE revoked IS NOT NULL AND tables.id {self.dialect.among}"
        )

        def ask() -> Statement[frozenset[KeyHash]]:
            rows = yield Sql(asked, (self.dialect.listed([storable(id) for id in tables]),))
            return frozenset(bytes(hash) for (hash,) in rows)

        return await self._read(ask)

    async def add_key(self, key: KeyRow) -> None:
        """Keep a new link."""

        def ask() -> Statement[None]:
            yield _insert_key((yield from self._number_of(key.table)), key)

        await self._write(key.table, ask)

    async def revoke(self, table: str, hashes: Sequence[KeyHash], at: int) -> None:
        """Let links open nothing any more."""

        def ask() -> Statement[None]:
            number = yield from self._number_of(table)
            for hash in hashes:
                asked = "UPDATE keys SET revoked = ? WHERE hash = ? AND number = ? AND revoked IS NULL"
                yield Sql(asked, (at, hash, number))

        await self._write(table, ask)

    async def keep_picture(self, table: str, picture: PictureRow, content: bytes) -> None:
        """Keep a picture of a table."""
        await self._write(table, lambda: self._keep_picture(table, picture, content))

    def _keep_picture(self, table: str, picture: PictureRow, content: bytes | None) -> Statement[None]:
        number = yield from self._number_of(table)
        yield Sql(
            f"INSERT INTO pictures (number, {', '.join(PICTURE_FIELDS)}, content)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (number, hash) DO NOTHING",
            (
                *(number, storable(picture.hash), storable(picture.kind), storable(picture.name)),
                *(picture.width, picture.height, picture.size, picture.created, content),
            ),
        )

    async def pictures(self, table: str) -> list[PictureRow]:
        """The pictures of a table, the oldest first."""
        asked = f"SELECT {', '.join(PICTURE_FIELDS)} FROM pictures WHERE number = ? ORDER BY created, place"

        def ask() -> Statement[list[PictureRow]]:
            number, _ = yield from head_of(table)
            rows = yield Sql(asked, (number,))
            return [PictureRow(**dict(zip(PICTURE_FIELDS, row, strict=True))) for row in rows]

        return await self._read(ask)

    async def picture(self, table: str, hash: str) -> bytes:
        """What a picture holds."""
        _, content = await self._picture(table, hash)
        if content is None:
            raise NoSuchPicture(picture=hash)
        return content

    async def _picture(self, table: str, hash: str) -> tuple[int, bytes | None]:
        """The number of a table, and what its picture holds, if that stands in the database."""

        def ask() -> Statement[tuple[int, bytes | None]]:
            number, _ = yield from head_of(table)
            asked = "SELECT content FROM pictures WHERE number = ? AND hash = ?"
            found = yield Sql(asked, (number, storable(hash)))
            if not found:
                raise NoSuchPicture(picture=hash)
            return number, found[0][0]

        return await self._read(ask)

    async def drop_picture(self, table: str, hash: str) -> None:
        """Forget a picture of a table."""

        def ask() -> Statement[None]:
            number = yield from self._number_of(table)
            asked = "DELETE FROM pictures WHERE number = ? AND hash = ?"
            ((dropped,),) = yield Sql(asked, (number, storable(hash)))
            if not dropped:
                raise NoSuchPicture(picture=hash)

        await self._write(table, ask)

    async def shelf(self, shelf: KeyHash) -> list[ShelfRow]:
        """What is on a shelf, by kind and id."""
        asked = f"SELECT {', '.join(SHELF_FIELDS)} FROM shelf_items WHERE shelf = ? ORDER BY kind, id"

        def ask() -> Statement[list[ShelfRow]]:
            rows = yield Sql(asked, (shelf,))
            return [ShelfRow(**dict(zip(SHELF_FIELDS, row, strict=True))) for row in rows]

        return await self._read(ask)

    async def all_shelves(self) -> list[KeyHash]:
        """Every shelf that has something on it."""

        def ask() -> Statement[list[KeyHash]]:
            rows = yield Sql("SELECT DISTINCT shelf FROM shelf_items ORDER BY shelf")
            return [bytes(shelf) for (shelf,) in rows]

        return await self._read(ask)

    async def shelf_item(self, shelf: KeyHash, kind: str, id: str) -> bytes:
        """What something on a shelf holds."""
        asked = "SELECT content FROM shelf_items WHERE shelf = ? AND kind = ? AND id = ?"

        def ask() -> Statement[bytes]:
            found = yield Sql(asked, (shelf, storable(kind), storable(id)))
            if not found:
                raise NotOnShelf(kind=kind, id=id)
            return bytes(found[0][0])

        return await self._read(ask)

    async def put_on_shelf(self, shelf: KeyHash, items: Sequence[tuple[ShelfRow, bytes]]) -> None:
        """Put things on a shelf, all or nothing."""
        await self._put_shelf_rows(shelf, [(replace(row, size=len(held)), held) for row, held in items])

    async def _put_shelf_rows(self, shelf: KeyHash, items: Sequence[tuple[ShelfRow, bytes]]) -> None:
        def ask() -> Statement[None]:
            for row, content in items:
                yield Sql(
                    f"INSERT INTO shelf_items (shelf, {', '.join(SHELF_FIELDS)}, content)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (shelf, kind, id) DO UPDATE SET"
                    " title = excluded.title, game = excluded.game, changed = excluded.changed,"
                    " size = excluded.size, content = excluded.content",
                    (
                        *(shelf, storable(row.kind), storable(row.id), storable(row.title)),
                        *(storable(row.game), row.changed, row.size, content),
                    ),
                )

        await self._write("", ask)

    async def take_off_shelf(self, shelf: KeyHash, kind: str, id: str) -> None:
        """Throw something on a shelf away."""

        def ask() -> Statement[None]:
            asked = "DELETE FROM shelf_items WHERE shelf = ? AND kind = ? AND id = ?"
            ((dropped,),) = yield Sql(asked, (shelf, storable(kind), storable(id)))
            if not dropped:
                raise NotOnShelf(kind=kind, id=id)

        await self._write("", ask)

    async def archive(self, table: str, at: int | None) -> None:
        """Lay a table aside, or with nothing take it up again."""

        def ask() -> Statement[None]:
            number = yield from self._number_of(table)
            yield Sql("UPDATE tables SET archived = ? WHERE number = ?", (at, number))

        await self._write(table, ask)

    async def delete(self, table: str) -> None:
        """Forget a table with everything of it.

        The log goes first: a process that is adding a line to it has finished then, or finds that it is gone.
        """

        def ask() -> Statement[None]:
            number = yield from self._number_of(table)
            yield Sql("DELETE FROM logs WHERE number = ?", (number,))
            between = (number << 32, (number + 1) << 32)
            yield Sql("DELETE FROM entries WHERE place > ? AND place < ?", between)
            for name in ("keys", "snapshots", "pictures", "tables"):
                yield Sql(f"DELETE FROM {name} WHERE number = ?", (number,))

        await self._write(table, ask)


def _insert_key(number: int, key: KeyRow) -> Sql:
    """Keep a new link; one that is kept stays as it is."""
    return Sql(
        "INSERT INTO keys (hash, number, role, seat, label, created, revoked) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (hash) DO NOTHING",
        (key.hash, number, key.role, storable(key.seat), storable(key.label), key.created, key.revoked),
    )


def _table_row(values: Iterable[Any]) -> TableRow:
    return TableRow(**dict(zip(FIELDS, values, strict=True)))


def _key_row(values: Iterable[Any]) -> KeyRow:
    return KeyRow(**dict(zip(KEY_FIELDS, values, strict=True)))
