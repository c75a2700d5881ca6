"""Shelves: what people keep between tables, behind a key of their own.

A shelf is known by the hash of its key alone, and is there as soon as something is on it.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Generic, TypeVar

import msgspec

from nde.errors import Fault, Illegal, Unreadable
from nde.hub.seat_keys import KEY_BYTES, NoSuchKey, hash_of
from nde.store.rows import KeyHash, ShelfRow
from nde.store.store import Store
from nde.table.pictures import is_hash
from nde.table.table_file import PictureLine

KINDS = ("hero", "creature", "scene", "adventure", "map", "pack", "table", "picture")
PICTURE = "picture"
"""What comes along with scenes and maps; nobody puts one there alone."""
MOST_ITEMS = 400
MOST_ITEM_BYTES = 300_000
MOST_SHELF_BYTES = 8_000_000
MOST_PICTURE_BYTES = 40_000_000
"""Of all pictures of a shelf together, as they stand in its file."""
FILE_FORMAT = "nde-shelf"
_KEY = re.compile(rf"[A-Za-z0-9_-]{{{KEY_BYTES * 4 // 3}}}")


class ShelfItem(msgspec.Struct, frozen=True, kw_only=True):
    """Something on a shelf, whole."""

    kind: str
    id: str
    title: str
    game: str = ""
    changed: int = 0
    document: msgspec.Raw
    """What it is, as whatever takes it reads it: a sheet, a stat block, a scene, the file of an adventure."""


Item = TypeVar("Item")


class ShelfFile(msgspec.Struct, Generic[Item], frozen=True, kw_only=True):
    """A whole shelf as one file."""

    format: str
    version: int = 1
    items: tuple[Item, ...] = ()


def shelf_of(key: str) -> KeyHash:
    """The shelf that a key opens; refused for what no shelf's key looks like."""
    if not _KEY.fullmatch(key):
        raise NoSuchKey()
    return hash_of(f"shelf {key}")


async def put(store: Store, shelf: KeyHash, items: Sequence[ShelfItem]) -> None:
    """Put things on a shelf, all or nothing; refused where it would hold more than a shelf holds."""
    rows = {(one.kind, one.id): one for one in await store.shelf(shelf)}
    coming = [(row_of(one), bytes(one.document)) for one in items]
    for row, _ in coming:
        most = MOST_PICTURE_BYTES if row.kind == PICTURE else MOST_ITEM_BYTES
        if row.size > most:
            raise Unreadable("too-long", length=row.size, most=most)
        rows[row.kind, row.id] = row
    if len(rows) > MOST_ITEMS:
        raise Illegal("too-many", what="shelf-items", most=MOST_ITEMS)
    pictures = sum(row.size for row in rows.values() if row.kind == PICTURE)
    if sum(row.size for row in rows.values()) - pictures > MOST_SHELF_BYTES:
        raise Illegal("too-many", what="shelf-bytes", most=MOST_SHELF_BYTES // 1_000_000)
    if pictures > MOST_PICTURE_BYTES:
        raise Illegal("too-many", what="shelf-pictures", most=MOST_PICTURE_BYTES // 1_000_000)
    await store.put_on_shelf(shelf, coming)


def row_of(item: ShelfItem) -> ShelfRow:
    """Something as it stands in the list of a shelf."""
    return ShelfRow(
        kind=item.kind,
        id=item.id,
        title=item.title,
        game=item.game,
        changed=item.changed,
        size=len(bytes(item.document)),
    )


def pictures_within(value: Any) -> set[str]:
    """The hashes of all pictures that a document names."""
    if isinstance(value, dict):
        inner = set[str]().union(*map(pictures_within, value.values()))
        own = (value.get(key) for key in ("picture", "portrait", "name"))
        return inner | {one for one in own if isinstance(one, str) and is_hash(one)}
    return set[str]().union(*map(pictures_within, value)) if isinstance(value, list) else set()


def picture_item(line: PictureLine) -> ShelfItem:
    """A picture of a table as it stands on a shelf."""
    return ShelfItem(
        kind=PICTURE,
        id=line.hash,
        title=line.name,
        changed=line.created,
        document=msgspec.Raw(msgspec.json.encode(line)),
    )


def picture_line(content: bytes) -> PictureLine:
    """A picture as it stands on a shelf; refused for what is none, or another than it says."""
    try:
        line = msgspec.json.decode(content, type=PictureLine)
    except msgspec.MsgspecError:
        raise Unreadable("picture-not-ours") from None
    if sha256(line.content).hexdigest() != line.hash:
        raise Unreadable("picture-not-ours")
    return line


async def drop(store: Store, shelf: KeyHash, kind: str, id: str) -> None:
    """Throw something on a shelf away, and the pictures that nothing else there needs."""
    await store.take_off_shelf(shelf, kind, id)
    rows = await store.shelf(shelf)
    needed: set[str] = set()
    for row in rows:
        if row.kind != PICTURE:
            content = await store.shelf_item(shelf, row.kind, row.id)
            needed |= await asyncio.to_thread(_pictures_in, content)
    for row in rows:
        if row.kind == PICTURE and row.id not in needed:
            await store.take_off_shelf(shelf, PICTURE, row.id)


def _pictures_in(content: bytes) -> set[str]:
    return pictures_within(msgspec.json.decode(content))


async def written(store: Store, shelf: KeyHash) -> bytes:
    """A whole shelf as one file."""
    items = []
    for row in await store.shelf(shelf):
        content = await store.shelf_item(shelf, row.kind, row.id)
        items.append(
            ShelfItem(
                kind=row.kind,
                id=row.id,
                title=row.title,
                game=row.game,
                changed=row.changed,
                document=msgspec.Raw(content),
            )
        )
    file = ShelfFile(format=FILE_FORMAT, items=tuple(items))
    return await asyncio.to_thread(msgspec.json.encode, file)


def read(content: bytes) -> tuple[tuple[ShelfItem, ...], tuple[Fault, ...]]:
    """The things in the file of a shelf, and a fault for each that is none; refused for any other file."""
    try:
        file = msgspec.json.decode(content, type=ShelfFile[msgspec.Raw])
    except msgspec.MsgspecError as fault:
        raise Unreadable("no-shelf-inside", reason=str(fault)) from None
    if file.format != FILE_FORMAT or file.version != 1:
        raise Unreadable("no-shelf-inside", reason=f"{file.format} {file.version}")
    items, faults = [], []
    for number, item in enumerate(file.items):
        try:
            items.append(msgspec.json.decode(item, type=ShelfItem))
        except msgspec.MsgspecError as fault:
            faults.append(Fault(f"items[{number}]", Unreadable("value-unfit", reason=str(fault))))
    return tuple(items), tuple(faults)
