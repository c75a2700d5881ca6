"""`nde play --json`: a table for programs, one JSON value per line each way."""

from __future__ import annotations

from typing import Any

import msgspec

from nde.cli.arguments import Arguments
from nde.cli.as_json import prospect_data
from nde.cli.play.local_table import PLAYER, LocalTable
from nde.cli.play.paper import PlainPaper
from nde.cli.play.start import start
from nde.cli.session import Reply, Session
from nde.errors import NdeError, Unreadable
from nde.locale.complaints import Refused
from nde.prose.log import Teller
from nde.rules.deeds import Deed
from nde.table.commands import AnyDo, Command
from nde.table.events import Entry
from nde.table.offers import deeds_by_figure, prospect_for
from nde.table.state import State
from nde.table.view import view
from nde.table.view_entry import view_entry
from nde.table.visibility import scene_for

LONGEST_LINE = 1_000_000


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A line of a program: a command, or a wish to see the table."""

    do: AnyDo | None = None
    seat: str = PLAYER
    id: str = ""
    base: int | None = None
    view: bool = False


def serve(arguments: Arguments, session: Session) -> Reply:
    """Answer every line with the entries that came of it, until there are no more lines."""
    started = start(arguments, session, PlainPaper(session))
    table = started.table
    teller = Teller(PLAYER, session.language)
    try:
        _put(
            session,
            {
                "file": str(table.file.path),
                "game": table.state.header.game,
                "version": table.state.version,
            },
        )
        _others(table, session, teller, PLAYER)
        for line in session.stdin:
            if line.strip():
                _answer(line, table, session, teller)
    finally:
        table.file.close()
    return Reply(data=dict, text=str, is_told=True)


def _answer(line: str, table: LocalTable, session: Session, teller: Teller) -> None:
    try:
        wish = read_command(line)
        if wish.do is not None:
            command = Command(seat=wish.seat, do=wish.do, id=wish.id, base=wish.base, at=table.now())
            before, entry = table.carry_out(command)
            _show(table, session, teller, wish.seat, before, entry)
            _others(table, session, teller, wish.seat)
        if wish.view or wish.do is None:
            _put(session, {"view": view_data(table.state, wish.seat)})
    except Refused as refused:
        for error in refused.errors:
            _put(session, error_data(error, session))
    except NdeError as error:
        _put(session, error_data(error, session))


def read_command(line: str) -> Wish:
    """What a program says on a line."""
    try:
        return msgspec.json.decode(line[:LONGEST_LINE], type=Wish)
    except (msgspec.MsgspecError, ValueError) as fault:
        raise Unreadable("not-a-command", line=line.strip()[:200], reason=str(fault)) from None


def _others(table: LocalTable, session: Session, teller: Teller, seat: str) -> None:
    for before, entry in table.others():
        _show(table, session, teller, seat, before, entry)


def _show(
    table: LocalTable, session: Session, teller: Teller, seat: str, before: State, entry: Entry
) -> None:
    teller.seat = seat
    told = teller.tell(before, entry, table.state)
    _put(session, {"entry": view_entry(entry, seat), "text": told})


def view_data(state: State, seat: str) -> dict[str, object]:
    """The table as a seat sees it, each offer with its exact odds."""
    seen = view(state, seat)
    data: dict[str, Any] = msgspec.to_builtins(seen, str_keys=True)
    for place, offered in enumerate(seen.offers):
        prospect = prospect_for(state, seat, offered.offer)
        told = data["offers"][place]
        told["odds"] = None if prospect is None else {name: str(one) for name, one in prospect.chances}
        told["prospect"] = None if prospect is None else prospect_data(prospect)
    scene = scene_for(state, seat)
    data["deeds"] = [
        _deed_data(deed) for deeds in deeds_by_figure(state, scene, seen.offers).values() for deed in deeds
    ]
    return data


def _deed_data(deed: Deed) -> dict[str, object]:
    """What somebody can do by one verb; `Perform` names one of its ways by its objects."""
    verb = deed.verb
    return {
        "figure": deed.figure,
        "verb": verb.key,
        "spot": verb.spot,
        "usual": verb.usual,
        "slots": [{"name": slot.name, "role": slot.role} for slot in verb.slots],
        "task": verb.task,
        "ways": [
            {"offer": way.offer, "objects": way.objects, "values": dict(way.values)} for way in deed.ways
        ],
    }


def error_data(error: NdeError, session: Session) -> dict[str, object]:
    """A refusal for a program."""
    return {"error": error.code, "facts": error.facts, "text": session.words.error(error)}


def _put(session: Session, data: object) -> None:
    session.put(msgspec.json.encode(data, enc_hook=str).decode() + "\n")
    session.flush()
