"""Endpoints for whole tables: made, listed, entered, laid aside, deleted, taken along and brought."""

from __future__ import annotations

from random import SystemRandom
from typing import TypeAlias

from msgspec.structs import replace

from nde.adventures import adventure_named
from nde.hub.hub import Created, NewTable
from nde.hub.seat_keys import hash_of
from nde.hub.table_files import LONGEST_S
from nde.locale.book.game import PackedGame
from nde.prose.story import Stories
from nde.rules import Ruleset
from nde.store.rows import KeyRow, TableRow
from nde.table.commands import AnyDo, Bring, Mark, OpenAdventure
from nde.table.header import header_of
from nde.table.heroes import Document, along_with_one, new_party
from nde.table.seats import GM, Role
from nde.table.story.adventure import Adventure
from nde.table.story.checks import require_playable
from nde.table.story.decide import ADVENTURE_FILE
from nde.table.story.reader import read_adventure
from nde.web import table_answers as t
from nde.web.bodies import DoorWish, EnterWish, TableChange, TableWish
from nde.web.call import Call
from nde.web.chosen_game import choose_game
from nde.web.handlers.new_expedition import with_expedition
from nde.web.limits import ServerBusy


async def post_table(call: Call, wish: TableWish) -> t.TableMade:
    """Make a table, and get its links; whoever makes it is its game master."""
    language = wish.language or call.language
    if wish.expedition is not None:
        wish = await with_expedition(call, wish)
    plan = await call.worked_out(lambda: planned(wish, language))
    return _made(call, await call.hub.create(plan))


def planned(wish: TableWish, language: str) -> NewTable:
    """What the hub is to make of a wish."""
    game = choose_game(wish.game, wish.pack, wish.settings)
    party = _party(game, wish)
    adventure = _adventure(wish, game.rules)
    title = wish.title.strip() or Stories(adventure, game.words(language)).title()
    return NewTable(
        header=replace(
            header_of(game),
            language=language,
            title=title,
            adventure=None if wish.adventure_text else adventure,
        ),
        language=language,
        gm_name=wish.gm.name.strip(),
        gm_bot=wish.gm.bot,
        first=(*_opened(wish), *_heroes(game, wish, party)),
    )


Party: TypeAlias = list[tuple[str, Document]]
"""The id and the sheet of each hero."""


def _party(game: PackedGame, wish: TableWish) -> Party:
    """The heroes: drawn at random, or by their sheets."""
    sheets, count = (wish.heroes, len(wish.heroes)) if isinstance(wish.heroes, list) else ((), wish.heroes)
    return list(new_party(game.rules, SystemRandom(), sheets, count))


def _adventure(wish: TableWish, rules: Ruleset) -> Adventure | None:
    """The adventure of one's own, or one that comes along; refused where the game has not what it names."""
    if wish.adventure_text:
        own = read_adventure(wish.adventure_text, ADVENTURE_FILE, rules)
        require_playable(own, rules.id)
        return own
    return adventure_named(wish.adventure) if wish.adventure is not None else None


def _opened(wish: TableWish) -> tuple[AnyDo, ...]:
    """The command that opens an adventure of one's own, so that its file can be read and changed later."""
    return (OpenAdventure(text=wish.adventure_text),) if wish.adventure_text else ()


def _heroes(game: PackedGame, wish: TableWish, party: Party) -> tuple[AnyDo, ...]:
    """The commands that bring the heroes."""
    dos = [Bring(id=id, sheet=sheet, seat=GM) for id, sheet in party]
    if not dos:
        return ()
    name = str(party[0][1].get("name", ""))
    along = along_with_one(game.rules, SystemRandom(), name, GM) if len(dos) == 1 and wish.gm.bot else ()
    return (*dos, Mark(moment="session"), *along)


def _made(call: Call, made: Created) -> t.TableMade:
    table = made.table
    call.headers.append(("location", f"/api/tables/{table.id}"))
    call.remember(table.id, made.gm)
    return t.TableMade(
        table=table_info(call, table, GM, "gm"),
        gm=new_link(call, table.id, made.gm, "gm"),
        player=new_link(call, table.id, made.player, "player"),
        spectator=new_link(call, table.id, made.spectator, "spectator"),
    )


def new_link(call: Call, table: str, key: str, role: Role) -> t.NewLink:
    """A link that was just made."""
    return t.NewLink(id=hash_of(key)[:6].hex(), role=role, key=key, link=call.link(table, key))


def table_info(call: Call, row: TableRow, seat: str, role: Role) -> t.TableInfo:
    """What everybody at a table knows of it: of the row only what is named here leaves the server."""
    return t.TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        language=row.language,
        created=row.created,
        moved=row.moved,
        is_archived=row.archived is not None,
        version=row.version,
        seat=seat,
        role=role,
        address=call.page(row.id),
    )


async def get_tables(call: Call) -> t.Tables:
    """The caller's own tables: those whose keys it carries, the one that moved latest first."""
    keys: dict[str, KeyRow] = {}
    for table, key in call.cookies():
        row = await call.hub.store.key(hash_of(key))
        if row is not None and row.table == table:
            keys[table] = row
    bearer = call.bearer()
    if bearer:
        row = await call.hub.store.key(hash_of(bearer))
        if row is not None:
            keys[row.table] = row
    own = {table: row for table, row in keys.items() if row.revoked is None and row.seat}
    tables = await call.hub.store.tables(tuple(own)) if own else []
    tables.sort(key=lambda one: (-one.moved, one.id))
    return t.Tables(tables=tuple(table_info(call, one, own[one.id].seat, own[one.id].role) for one in tables))


async def get_table(call: Call) -> t.TableInfo:
    """A table that the caller has a seat at."""
    row = await call.hub.store.table(call.table)
    return table_info(call, row, call.seat.seat, call.seat.role)


async def patch_table(call: Call, wish: TableChange) -> t.TableInfo:
    """Lay a table aside, or take it up again."""
    await call.hub.archive(call.table, is_archived=wish.archived)
    return await get_table(call)


async def delete_table(call: Call) -> None:
    """Forget a table with its log and its links, for good."""
    await call.hub.delete(call.table)
    call.forget(call.table)


async def post_door(call: Call, wish: DoorWish) -> t.Door:
    """Where a key leads to: to a seat, or, as an invitation, to a table that somebody still has to enter."""
    key = await call.opened_by(wish.key, call.table)
    row = await call.hub.store.table(call.table)
    return t.Door(table=row.id, title=row.title, game=row.game, role=key.role, seat=key.seat)


async def post_enter(call: Call, wish: EnterWish) -> t.Seated:
    """Come to a table by a link: to one's own seat, or by an invitation to a new one."""
    await call.opened_by(wish.key, call.table)
    row = await call.hub.store.table(call.table)
    call.know_table(row.language, row.game)
    entered = await call.hub.enter(call.table, wish.key, wish.name)
    call.remember(call.table, entered.key)
    return t.Seated(
        table=call.table,
        seat=entered.seat,
        role=entered.role,
        key=entered.key,
        link=call.link(call.table, entered.key),
        is_new=entered.is_new,
    )


async def post_leave(call: Call) -> None:
    """Have the browser forget its key; the seat stays, and opens again by its link."""
    call.forget(call.table)


async def get_export(call: Call) -> bytes:
    """The whole table as one file; with the seed of its dice it can be played on elsewhere."""
    content = await call.hub.export(call.table, with_seed=call.query["seed"])
    call.headers.append(("content-disposition", f'attachment; filename="{call.table}.nde"'))
    return content


async def post_import(call: Call, content: bytes) -> t.TableMade:
    """Make a table of an exported file; it gets new links, and whoever brings it is its game master."""
    call.take_disk(len(content))
    try:
        made = await call.in_turn(
            call.shared.texts, lambda: call.hub.import_table(content, call.language), LONGEST_S
        )
    except TimeoutError:
        raise ServerBusy(most=1) from None
    return _made(call, made)
