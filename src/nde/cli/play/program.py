"""`nde play --json`: a table for programs, one JSON value per line each way."""

from __future__ import annotations

from typing import Any

import msgspec

from nde.cli.arguments import Arguments
from nde.cli.as_json import prospect_data
from nde.cli.play.paper import PlainPaper
from nde.cli.play.sitting import PLAYER, Sitting
from nde.cli.play.starting import start
from nde.cli.session import Reply, Session
from nde.errors import NdeError, Unreadable
from nde.locale.complaints import Refused
from nde.prose.log import Teller
from nde.table.commands import AnyDo, Command, Redo, Undo
from nde.table.events import Entry
from nde.table.offering import prospect_for
from nde.table.state import State
from nde.table.view import view
from nde.table.view_entry import view_entry

LONGEST_LINE = 1_000_000


class _Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A line of a program: a command, or a wish to see the table."""

    do: AnyDo | None = None
    seat: str = PLAYER
    id: str = ""
    base: int | None = None
    view: bool = False


def serve(arguments: Arguments, session: Session) -> Reply:
    """Answer every line with the entries that came of it, until there are no more lines."""
    started = start(arguments, session, PlainPaper(session))
    sitting = started.sitting
    teller = Teller(PLAYER, session.language)
    try:
        _put(
            session,
            {
                "file": str(sitting.file.path),
                "game": sitting.state.header.game,
                "version": sitting.state.version,
            },
        )
        _others(sitting, session, teller, PLAYER)
        for line in session.stdin:
            if line.strip():
                _answer(line, sitting, session, teller)
    finally:
        sitting.file.close()
    return Reply(data=dict, text=str, is_told=True)


def _answer(line: str, sitting: Sitting, session: Session, teller: Teller) -> None:
    try:
        wish = _read(line)
        if wish.do is not None:
            command = Command(
                seat=wish.seat,
                do=_own_steps(wish, wish.do, sitting),
                id=wish.id,
                base=wish.base,
                at=sitting.now(),
            )
            before, entry = sitting.carry_out(command)
            _show(sitting, session, teller, wish.seat, before, entry)
            _others(sitting, session, teller, wish.seat)
        if wish.view or wish.do is None:
            _put(session, {"view": view_data(sitting.state, wish.seat)})
    except Refused as refused:
        for error in refused.errors:
            _put(session, error_data(error, session))
    except NdeError as error:
        _put(session, error_data(error, session))


def _own_steps(wish: _Wish, do: AnyDo, sitting: Sitting) -> AnyDo:
    """The command; undo and redo of the player count the player's steps, with what the bots did since.

    Otherwise the bots would at once do again what was taken back.
    """
    is_again = bool(wish.id) and any(entry.command == wish.id for entry in sitting.entries)
    if wish.seat != PLAYER or is_again:
        return do
    if isinstance(do, Undo):
        return Undo(count=sitting.steps_back(do.count))
    return Redo(count=sitting.steps_on(do.count)) if isinstance(do, Redo) else do


def _read(line: str) -> _Wish:
    try:
        return msgspec.json.decode(line[:LONGEST_LINE], type=_Wish)
    except (msgspec.MsgspecError, ValueError) as fault:
        raise Unreadable("not-a-command", line=line.strip()[:200], reason=str(fault)) from None


def _others(sitting: Sitting, session: Session, teller: Teller, seat: str) -> None:
    for before, entry in sitting.others():
        _show(sitting, session, teller, seat, before, entry)


def _show(sitting: Sitting, session: Session, teller: Teller, seat: str, before: State, entry: Entry) -> None:
    teller.seat = seat
    told = teller.tell(before, entry, sitting.state)
    _put(session, {"entry": view_entry(entry, seat), "text": told})


def view_data(state: State, seat: str) -> dict[str, Any]:
    """The table as a seat sees it, each offer with its exact odds."""
    seen = view(state, seat)
    data: dict[str, Any] = msgspec.to_builtins(seen, str_keys=True)
    for place, offered in enumerate(seen.offers):
        prospect = prospect_for(state, seat, offered.offer)
        told = data["offers"][place]
        told["odds"] = None if prospect is None else {name: str(one) for name, one in prospect.chances}
        told["prospect"] = None if prospect is None else prospect_data(prospect)
    return data


def error_data(error: NdeError, session: Session) -> dict[str, Any]:
    """A refusal for a program."""
    return {"error": error.code, "facts": error.facts, "text": session.words.error(error)}


def _put(session: Session, data: Any) -> None:
    session.put(msgspec.json.encode(data, enc_hook=str).decode() + "\n")
    session.flush()
