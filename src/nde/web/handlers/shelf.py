"""Endpoints of a shelf: what somebody keeps between tables, behind a secret link of their own.

Its key comes in a header or a cookie, as a seat's does.  Everything is looked over before it is put there,
every fault at once; a file comes in whole or not at all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from nde.errors import Fault, Faults, Illegal, Missing, NdeError, Unreadable
from nde.hub.picture_work import LONGEST_S, checked_apart, require_room
from nde.hub.seat_keys import hash_of, new_key
from nde.hub.shelves import (
    KINDS,
    PICTURE,
    ShelfItem,
    drop,
    picture_item,
    picture_line,
    pictures_within,
    put,
    read,
    shelf_of,
    written,
)
from nde.hub.table_files import picture_line_of, picture_row
from nde.rules.creatures import with_creatures
from nde.rules.documents import wrong_word
from nde.store.rows import KeyHash, PictureRow, ShelfRow
from nde.table.bounds import ID, MOST_ADVENTURE_TEXT, is_writable
from nde.table.placement import read_layout
from nde.table.story.decide import ADVENTURE_FILE
from nde.table.story.reader import read_adventure
from nde.table.story.scenes import read_scenes
from nde.web import answers as a
from nde.web.bodies import ShelfKey, ShelfTaking, ShelfWish
from nde.web.call import Call
from nde.web.chosen_game import choose_game, game_named

LONGEST_TITLE = 120


async def post_shelf(call: Call) -> a.ShelfMade:
    """Make a shelf: a key that opens it, told once."""
    key = new_key()
    call.remember_shelf(key)
    return a.ShelfMade(key=key, link=f"{call.base_url}/shelf#k={key}")


async def post_shelf_key(call: Call, wish: ShelfKey) -> a.Shelf:
    """Come to a shelf by its key; a browser keeps it from then on."""
    shelf = shelf_of(wish.key)
    call.remember_shelf(wish.key)
    return _listed(await call.hub.store.shelf(shelf))


async def post_shelf_left(call: Call) -> None:
    """Have the browser forget the shelf's key; what is on the shelf stays there."""
    call.remember_shelf("")


async def get_shelf(call: Call) -> a.Shelf:
    """What is on the caller's shelf; nothing, and that none is open, for whoever shows no key."""
    if not call.shelf_key:
        return a.Shelf(items=(), is_open=False)
    return _listed(await call.hub.store.shelf(_shelf(call)))


async def get_shelf_item(call: Call) -> a.ShelfThing:
    """Something on the caller's shelf, whole."""
    kind, id = (str(call.request.path_params[name]) for name in ("kind", "item"))
    return await _thing(call, _shelf(call), kind, id)


async def _thing(call: Call, shelf: KeyHash, kind: str, id: str) -> a.ShelfThing:
    content = await call.hub.store.shelf_item(shelf, kind, id)
    row = next(one for one in await call.hub.store.shelf(shelf) if (one.kind, one.id) == (kind, id))
    return a.ShelfThing(
        kind=kind, id=id, title=row.title, game=row.game, document=msgspec.json.decode(content)
    )


async def post_shelf_item(call: Call, wish: ShelfWish) -> a.Shelf:
    """Put something on the caller's shelf, or in place of what is there under its id."""
    return await _put(call, (_wished(call, wish),))


def _wished(call: Call, wish: ShelfWish) -> ShelfItem:
    return ShelfItem(
        kind=wish.kind,
        id=wish.id,
        title=wish.title,
        game=wish.game,
        changed=call.hub.clock.now(),
        document=msgspec.Raw(msgspec.json.encode(wish.document)),
    )


async def post_table_item(call: Call, wish: ShelfWish) -> a.Shelf:
    """Put something of a table on the caller's shelf, with the pictures that it names."""
    named = await call.worked_out(lambda: pictures_within(wish.document))
    items = [_wished(call, wish)]
    for row in await call.hub.store.pictures(call.table):
        if row.hash in named:
            content = await call.hub.store.picture(call.table, row.hash)
            items.append(await asyncio.to_thread(_item_of, row, content))
    return await _put(call, tuple(items))


def _item_of(row: PictureRow, content: bytes) -> ShelfItem:
    return picture_item(picture_line_of(row, content))


async def post_taken_item(call: Call, wish: ShelfTaking) -> a.ShelfThing:
    """Something of the caller's shelf for a table, once the pictures that it names are kept there."""
    shelf = _shelf(call)
    thing = await _thing(call, shelf, wish.kind, wish.id)
    lines = []
    for id in sorted(await call.worked_out(lambda: pictures_within(thing.document))):
        content = await call.hub.store.shelf_item(shelf, PICTURE, id)
        lines.append(await asyncio.to_thread(picture_line, content))
    known = await call.hub.store.pictures(call.table)
    fresh = [one for one in lines if one.hash not in {row.hash for row in known}]
    require_room([*known, *map(picture_row, fresh)])
    call.take_disk(sum(len(one.content) for one in fresh))
    for one in fresh:
        await call.hub.store.keep_picture(call.table, picture_row(one), one.content)
    return thing


async def post_shelf_tables(call: Call) -> a.Shelf:
    """Put every table on the caller's shelf at which the browser has a seat, with the link of that seat."""
    items = []
    for table, key in call.cookies():
        row = await call.hub.store.key(hash_of(key))
        if row is None or row.table != table or row.revoked is not None or not row.seat:
            continue
        for known in await call.hub.store.tables((table,)):
            link = msgspec.json.encode({"link": call.link(table, key)})
            items.append(
                ShelfItem(
                    kind="table",
                    id=table,
                    title=known.title[:LONGEST_TITLE] or known.game,
                    game=known.game,
                    changed=call.hub.clock.now(),
                    document=msgspec.Raw(link),
                )
            )
    return await _put(call, tuple(items))


async def delete_shelf_item(call: Call) -> None:
    """Throw something on the caller's shelf away."""
    kind, id = (str(call.request.path_params[name]) for name in ("kind", "item"))
    await drop(call.hub.store, _shelf(call), kind, id)


async def get_shelf_file(call: Call) -> bytes:
    """The caller's whole shelf as one file."""
    call.headers.append(("content-disposition", 'attachment; filename="shelf.json"'))
    return await written(call.hub.store, _shelf(call))


async def post_shelf_file(call: Call, content: bytes) -> a.Shelf:
    """Put everything of such a file on the caller's shelf, or nothing and every fault in it."""
    return await _put(call, *await call.worked_out(lambda: read(content)))


async def _put(call: Call, items: tuple[ShelfItem, ...], known: tuple[Fault, ...] = ()) -> a.Shelf:
    shelf = _shelf(call)
    there = frozenset(one.id for one in await call.hub.store.shelf(shelf) if one.kind == PICTURE)
    pictures = await call.worked_out(lambda: require_sound(items, there, known))
    if pictures:
        await call.in_turn(call.shared.pictures, lambda: checked_apart(pictures), 2 * LONGEST_S)
    call.take_disk(sum(len(bytes(one.document)) for one in items))
    await put(call.hub.store, shelf, items)
    return _listed(await call.hub.store.shelf(shelf))


def _shelf(call: Call) -> KeyHash:
    key = call.shelf_key
    if not key:
        raise Illegal("key-needed")
    return shelf_of(key)


def _listed(rows: Iterable[ShelfRow]) -> a.Shelf:
    return a.Shelf(
        items=tuple(
            a.ShelfEntry(kind=one.kind, id=one.id, title=one.title, game=one.game, changed=one.changed)
            for one in rows
        )
    )


def require_sound(
    items: Sequence[ShelfItem], there: frozenset[str], known: tuple[Fault, ...] = ()
) -> list[bytes]:
    """What their pictures hold; refuses things of which any is not what its kind says, with every fault.

    Each picture that one of them names is among them, or on the shelf already.
    """
    faults = list(known)
    pictures: dict[str, bytes] = {}
    for one in items:
        if one.kind == PICTURE:
            try:
                pictures[one.id] = _picture(one)
            except NdeError as error:
                faults.append(Fault(f"{one.kind}/{one.id}", error))
    for one in items:
        if one.kind == PICTURE:
            continue
        at = f"{one.kind}/{one.id}"
        try:
            _require(one)
        except Faults as found:
            faults += [Fault(f"{at} {fault.place}", fault.error) for fault in found.faults]
        except NdeError as error:
            faults.append(Fault(at, error))
            continue
        missing = pictures_within(msgspec.json.decode(one.document)) - pictures.keys() - there
        faults += [Fault(at, Missing("picture-not-along", picture=each[:12])) for each in sorted(missing)]
    if faults:
        raise Faults("shelf.json", tuple(faults))
    return [*pictures.values()]


def _picture(item: ShelfItem) -> bytes:
    """What a picture holds that is what it says."""
    line = picture_line(item.document)
    if line.hash != item.id or not is_writable(item.title) or len(item.title) > LONGEST_TITLE:
        raise Unreadable("picture-not-ours")
    return line.content


def _require(item: ShelfItem) -> None:
    if item.kind not in KINDS:
        raise wrong_word(item.kind, KINDS)
    if not ID.fullmatch(item.id):
        raise Unreadable("bad-id", id=item.id)
    if not item.title.strip():
        raise Unreadable("text-empty")
    if len(item.title) > LONGEST_TITLE:
        raise Unreadable("too-long", length=len(item.title), most=LONGEST_TITLE)
    document = msgspec.json.decode(item.document)
    if not isinstance(document, dict):
        raise Unreadable("not-a-table", text=item.kind)
    if not is_writable(item.title) or not all(map(is_writable, _texts(document))):
        raise Unreadable("unwritable")
    check = CHECKS.get(item.kind)
    if check is not None:
        check(item, document)


def _texts(value: object) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _texts(one)


def _text_of(document: Mapping[str, object]) -> str:
    text = document.get("text", "")
    if not isinstance(text, str):
        raise Unreadable("not-a-text", text=str(text))
    return text


def _adventure(item: ShelfItem, document: Mapping[str, object]) -> None:
    text = _text_of(document)
    if len(text) > MOST_ADVENTURE_TEXT:
        raise Unreadable("too-long", length=len(text), most=MOST_ADVENTURE_TEXT)
    read_adventure(text, ADVENTURE_FILE, game_named(item.game).rules if item.game else None)


def _scene(item: ShelfItem, document: Mapping[str, object]) -> None:
    read_scenes({item.id: document}, game_named(item.game).rules)


def _creature(item: ShelfItem, document: Mapping[str, object]) -> None:
    with_creatures(game_named(item.game).rules, {item.id: dict(document)})


def _hero(item: ShelfItem, document: Mapping[str, object]) -> None:
    game_named(item.game).rules.read_sheet(dict(document))


def _map(item: ShelfItem, document: Mapping[str, object]) -> None:
    """A map is text, or the part of a scene that is its map."""
    if "text" in document:
        read_layout(_text_of(document))
    else:
        read_scenes({item.id: {"title": item.title, **document}}, game_named(item.game).rules)


def _pack(item: ShelfItem, document: Mapping[str, object]) -> None:
    choose_game(item.game, _text_of(document), {})


CHECKS = {
    "adventure": _adventure,
    "scene": _scene,
    "creature": _creature,
    "hero": _hero,
    "map": _map,
    "pack": _pack,
}
"""What looks over each kind; a table is a link, and needs none."""
