"""`nde tables …`: what a host does with the tables of a server."""

from __future__ import annotations

from datetime import datetime
from typing import get_args

import msgspec

from nde.cli.arguments import Arguments
from nde.cli.files import read_bytes, require_new, write_new_secret
from nde.cli.server.addresses import web_address
from nde.cli.server.maintenance import settings_of, with_hub
from nde.cli.session import Reply, Session
from nde.errors import Illegal, Missing, Unreadable
from nde.hub.hub import Created, Hub
from nde.hub.usage import Usage, usage_of
from nde.locale import Words, words
from nde.locale.layout import grid
from nde.store.rows import TableRow
from nde.table.seats import Role
from nde.web.settings import ServerSettings

ENDING = ".nde"


def show(arguments: Arguments, session: Session) -> Reply:
    """List all tables, the one that moved latest first."""
    settings = settings_of(arguments, session)
    rows = with_hub(settings, lambda hub: hub.store.all_tables())
    return Reply(
        data=lambda: {"tables": [_table_data(row) for row in rows]},
        text=lambda: "\n".join(_listed(rows, session)),
    )


def usage(arguments: Arguments, session: Session) -> Reply:
    """Tell how much of the disk each table and the shelves keep, the largest first."""
    settings = settings_of(arguments, session)

    async def look(hub: Hub) -> Usage:
        return await usage_of(hub.store)

    found = with_hub(settings, look)
    return Reply(data=lambda: msgspec.to_builtins(found), text=lambda: "\n".join(_used(found, session)))


def _used(found: Usage, session: Session) -> list[str]:
    say = session.words.say
    heads = [say(f"tables-{name}") for name in ("id", "title", "entries", "log", "pictures", "moved")]
    rows = [
        [
            *(one.id, one.title or say("tables-untitled"), str(one.entries)),
            *(_megabytes(one.log), _megabytes(one.pictures), f"{datetime.fromtimestamp(one.moved):%Y-%m-%d}"),
        ]
        for one in found.tables
    ]
    ends = [
        [say("tables-shelves"), "", "", _megabytes(found.shelves), "", ""],
        [say("tables-together"), "", "", _megabytes(found.together), "", ""],
    ]
    return grid([heads, *rows, *ends], session.width, right=frozenset((2, 3, 4)), indent="")


def _megabytes(size: int) -> str:
    return f"{size / 1_000_000:.1f} MB"


def _table_data(row: TableRow) -> dict[str, object]:
    return {
        "id": row.id,
        "title": row.title,
        "game": row.game,
        "language": row.language,
        "entries": row.version,
        "created": row.created,
        "moved": row.moved,
        "archived": row.archived,
    }


def _listed(rows: list[TableRow], session: Session) -> list[str]:
    speaker = session.words
    if not rows:
        return [speaker.say("tables-none")]
    heads = [speaker.say(f"tables-{name}") for name in ("id", "title", "game", "entries", "moved")]
    lines = [_row(row, speaker) for row in rows]
    return grid([heads, *lines], session.width, right=frozenset((3,)), indent="")


def _row(row: TableRow, speaker: Words) -> list[str]:
    moved = f"{datetime.fromtimestamp(row.moved):%Y-%m-%d %H:%M}"
    if row.archived is not None:
        moved = f"{moved}, {speaker.say('tables-archived')}"
    title = row.title or speaker.say("tables-untitled")
    game = words(speaker.language, row.game).say(f"game-{row.game}")
    return [row.id, title, game, str(row.version), moved]


def export(arguments: Arguments, session: Session) -> Reply:
    """Write a table into a file of its own."""
    table = arguments.words[0]
    settings = settings_of(arguments, session)
    with_seed = bool(arguments.flags.get("with-seed"))
    file = arguments.text("out") or f"{table}{ENDING}"
    require_new(file)  # taking the seed out is told to everybody: not for a file that cannot be written
    content = with_hub(settings, lambda hub: hub.export(table, with_seed=with_seed))
    write_new_secret(file, content)
    key = "tables-exported-with-seed" if with_seed else "tables-exported"
    return Reply(
        data=lambda: {"table": table, "file": file, "bytes": len(content), "seed": with_seed},
        text=lambda: session.words.say(key, file=file),
    )


def bring(arguments: Arguments, session: Session) -> Reply:
    """Make a table of an exported file, with new links."""
    settings = settings_of(arguments, session)
    content = read_bytes(arguments.words[0])
    made: Created = with_hub(settings, lambda hub: hub.import_table(content, session.language))
    keys: dict[str, str] = {"gm": made.gm, "player": made.player, "spectator": made.spectator}
    links = {role: _link(settings, made.table.id, key) for role, key in keys.items()}
    said = [session.words.say("tables-imported", table=made.table.id)]
    said += [session.words.say(f"tables-link-{role}", link=link) for role, link in links.items()]
    return Reply(data=lambda: {"table": made.table.id, "links": links}, text=lambda: "\n".join(said))


def link(arguments: Arguments, session: Session) -> Reply:
    """Make a new secret link to a table: an invitation, or one to a seat."""
    table, role = arguments.words[0], _role(arguments)
    seat = arguments.text("seat") or ""
    settings = settings_of(arguments, session)

    async def invite(hub: Hub) -> str:
        await hub.store.table(table)
        return await hub.invite(table, role, seat=seat)

    made = _link(settings, table, with_hub(settings, invite))
    return Reply(
        data=lambda: {"table": table, "role": role, "seat": seat, "link": made},
        text=lambda: session.words.say(f"tables-link-{role}", link=made),
    )


def _role(arguments: Arguments) -> Role:
    wished = arguments.text("role") or "player"
    roles: tuple[Role, ...] = get_args(Role)
    for role in roles:
        if role == wished:
            return role
    raise Unreadable("setting-not-allowed", flag="--role", value=wished, allowed=roles)


def _link(settings: ServerSettings, table: str, key: str) -> str:
    address = settings.public_url or web_address("127.0.0.1", settings.port).rstrip("/")
    return f"{address}/t/{table}#k={key}"


def erase(arguments: Arguments, session: Session) -> Reply:
    """Take one person's words out of a table for good; the game stays as it was."""
    table, seat = arguments.words[0], arguments.text("seat")
    if not seat:
        raise Missing("whose-words")
    if not arguments.flags.get("yes"):
        raise Illegal("sure-to-erase", table=table, seat=seat)
    count = with_hub(settings_of(arguments, session), lambda hub: hub.erase(table, seat))
    return Reply(
        data=lambda: {"table": table, "seat": seat, "entries": count},
        text=lambda: session.words.say("tables-erased", table=table, seat=seat, count=count),
    )


def archive(arguments: Arguments, session: Session) -> Reply:
    """Lay a table aside, or take it up again."""
    table, is_archived = arguments.words[0], not arguments.flags.get("back")
    settings = settings_of(arguments, session)
    with_hub(settings, lambda hub: hub.archive(table, is_archived=is_archived))
    key = "tables-laid-aside" if is_archived else "tables-taken-up"
    return Reply(
        data=lambda: {"table": table, "archived": is_archived},
        text=lambda: session.words.say(key, table=table),
    )


def delete(arguments: Arguments, session: Session) -> Reply:
    """Forget a table for good."""
    table = arguments.words[0]
    if not arguments.flags.get("yes"):
        raise Illegal("sure-needed", table=table)
    with_hub(settings_of(arguments, session), lambda hub: hub.delete(table))
    return Reply(
        data=lambda: {"table": table, "deleted": True},
        text=lambda: session.words.say("tables-deleted", table=table),
    )
