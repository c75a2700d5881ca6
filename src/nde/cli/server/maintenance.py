"""`nde doctor`, `nde backup`, `nde restore`: what a server keeps, opened for one command and looked after."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from nde.cli.arguments import Arguments
from nde.cli.server.settings import data_folder, read_settings, without_password
from nde.cli.session import Reply, Session
from nde.errors import Illegal, Missing, NdeError
from nde.hub.hub import Hub
from nde.rules import ruleset_named
from nde.store import open_store
from nde.store import restore as restore_backup
from nde.store.backups import Copied, restore_whole
from nde.store.rows import Finding
from nde.table.codec import read_header
from nde.table.commands import AddSalt, Command
from nde.table.seats import GM
from nde.web.settings import ServerSettings

T = TypeVar("T")


def settings_of(arguments: Arguments, session: Session, folder: str | None = None) -> ServerSettings:
    """Where the data lies that a line names; a folder may be named as a word as well."""
    settings = read_settings(arguments, session.env)
    return replace(settings, data=data_folder(folder, folder)) if folder is not None else settings


def require_data(settings: ServerSettings) -> None:
    """Refuse a folder in which no server has kept anything."""
    if not settings.database and not (settings.data.is_dir() and any(settings.data.iterdir())):
        raise Missing("no-data-here", folder=str(settings.data))


def with_hub(settings: ServerSettings, work: Callable[[Hub], Awaitable[T]], *, may_be_new: bool = False) -> T:
    """What comes of some work with a server's tables; refused where no server has kept any."""
    if not may_be_new:
        require_data(settings)

    async def run() -> T:
        hub = Hub(open_store(settings.database, settings.data))
        await hub.store.open()
        try:
            return await work(hub)
        finally:
            await hub.stop()

    return asyncio.run(run())


SICK, SALT_BYTES = 1, 16


def doctor(arguments: Arguments, session: Session) -> Reply:
    """Look for anything wrong with what a server keeps; the exit status is 0 only if nothing is left."""
    settings = settings_of(arguments, session, _folder(arguments))
    repair = bool(arguments.flags.get("repair"))

    async def look(hub: Hub) -> tuple[list[Finding], list[Finding], list[OtherRules]]:
        found = await hub.store.check(repair=repair)
        left = await hub.store.check() if repair and found else found
        return found, left, await _by_other_rules(hub)

    found, left, others = with_hub(settings, look)
    mended = [one for one in found if one not in left]
    return Reply(
        data=lambda: {
            "findings": msgspec.to_builtins(left),
            "repaired": msgspec.to_builtins(mended),
            "other_rules": msgspec.to_builtins(others),
        },
        text=lambda: "\n".join((*_other_rules_told(others, session), *_diagnosis(left, mended, session))),
        status=SICK if left else 0,
    )


class OtherRules(msgspec.Struct, frozen=True, kw_only=True):
    """A table that was begun by other rules than this version's, by which it goes on."""

    table: str
    game: str
    revision: int
    """Of the rules it was begun by; 0 where that was not noted yet."""
    now: int


async def _by_other_rules(hub: Hub) -> list[OtherRules]:
    found = []
    for row in await hub.store.all_tables():
        with suppress(NdeError):  # a first line that cannot be read is a finding already
            header = read_header(row.header)
            if header.is_by_other_rules:
                now = ruleset_named(header.game).revision
                found.append(OtherRules(table=row.id, game=row.game, revision=header.revision, now=now))
    return found


def _other_rules_told(others: list[OtherRules], session: Session) -> list[str]:
    say = session.words.say
    return [say("doctor-other-rules", **msgspec.to_builtins(one)) for one in others]


def _diagnosis(left: list[Finding], mended: list[Finding], session: Session) -> list[str]:
    say = session.words.say
    lines = [say("doctor-mended", what=say(f"doctor-{one.code}", **one.facts)) for one in mended]
    for one in left:
        what = say(f"doctor-{one.code}", **one.facts)
        lines.append(say("doctor-can-repair" if one.can_repair else "doctor-cannot-repair", what=what))
    return lines if left else [*lines, say("doctor-well")]


def backup(arguments: Arguments, session: Session) -> Reply:
    """Write everything a server keeps into one new file; it may go on meanwhile."""
    settings = settings_of(arguments, session, _folder(arguments))
    to = Path(arguments.text("out") or ".")
    require_data(settings)
    # The store is not opened, which only one process may do: what is there is copied as it is.
    file = asyncio.run(open_store(settings.database, settings.data).backup(to))
    return Reply(
        data=lambda: {"file": str(file)}, text=lambda: session.words.say("backup-written", file=str(file))
    )


def restore(arguments: Arguments, session: Session) -> Reply:
    """Put everything that a backup holds where a server will find it; nothing may be there yet."""
    settings = settings_of(arguments, session)
    backup = Path(arguments.words[0])

    is_partial = bool(arguments.flags.get("whole"))

    async def load(hub: Hub) -> Copied:
        if await hub.store.all_tables():
            raise Illegal("data-already-here", folder=_where(settings))
        if is_partial:
            copied = await restore_whole(backup, hub.store)
        else:
            copied = Copied(await restore_backup(backup, hub.store))
        await _salt(hub)
        return copied

    found = with_hub(settings, load, may_be_new=True)
    say = session.words.say
    lines = [say("restore-done", count=found.tables, folder=_where(settings))]
    lines += [say("restore-lost", table=table) for table in found.lost]
    return Reply(
        data=lambda: {"tables": found.tables, "lost": list(found.lost), "data": _where(settings)},
        text=lambda: "\n".join(lines),
        status=SICK if found.lost else 0,
    )


async def _salt(hub: Hub) -> None:
    """Give every game other dice: those rolled since the backup have been seen, and would come again."""
    for row in await hub.store.all_tables():
        salt = Command(seat=GM, do=AddSalt(salt=secrets.token_hex(SALT_BYTES)), at=hub.clock.now())
        with suppress(NdeError):  # its game is over, or cannot be opened: the doctor says which
            await (await hub.live(row.id)).carry_out(salt)


def _where(settings: ServerSettings) -> str:
    return without_password(settings.database) or str(settings.data)


def _folder(arguments: Arguments) -> str | None:
    """The data folder that stands as a word on the line."""
    folder = arguments.word(0)
    if folder is not None and "data" in arguments.flags:
        raise Illegal("flags-clash", one=folder, other="--data")
    return folder
