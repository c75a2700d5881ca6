"""`nde replay` and `nde log`: a game that was played, entry by entry or as prose, from any seat's eyes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from nde.cli.arguments import Arguments
from nde.cli.files import read_bytes
from nde.cli.play.paper import PlainPaper, RichPaper
from nde.cli.session import Reply, Session
from nde.errors import Missing
from nde.locale.layout import paragraph
from nde.prose.log import Teller
from nde.prose.maps import map_lines
from nde.prose.story import Stories
from nde.prose.talk.screen import show_scene
from nde.prose.talk.typed import command_of
from nde.table.apply import fold, unfolded
from nde.table.codec import Log, read_log
from nde.table.events import Entry
from nde.table.seats import GM
from nde.table.state import State
from nde.table.table_file import split_table_file
from nde.table.view import view
from nde.table.view_entry import view_entry


class Shown(NamedTuple):
    """An entry in sentences, and the table after it."""

    entry: Entry
    state: State
    lines: list[str]


def log(arguments: Arguments, session: Session) -> Reply:
    """Print a game as prose."""
    played, seat = _read(arguments, session)
    teller = Teller(seat, session.language)
    shown = [one for one in _shown(played, teller) if one.lines]
    return Reply(data=lambda: _data(played, shown, seat), text=lambda: _prose(played, shown, session))


def replay(arguments: Arguments, session: Session) -> Reply:
    """Show a game entry by entry, with the table as it was after each."""
    played, seat = _read(arguments, session)
    teller = Teller(seat, session.language)
    if arguments.flags.get("json"):
        shown = list(_shown(played, teller))
        return Reply(data=lambda: _data(played, shown, seat), text=str)
    paper = PlainPaper(session) if arguments.flags.get("plain") else RichPaper(session)
    known: object = None
    if arguments.flags.get("step"):
        paper.text(session.words.say("play-step-by-step"), kind="hint")
    for one in _shown(played, teller):
        if not one.lines:
            continue
        seen = view(one.state, seat)
        paper.title(teller.meet(one.state).say("play-entry", number=one.entry.number))
        for line in one.lines:
            paper.text(line, kind="log")
        paper.finish()
        if seen.people:
            show_scene(paper, teller.reader(one.state, seen))
        if seen.space is not None and seen.space != known:
            known = seen.space
            paper.map(map_lines(seen, teller.callers, teller.meet(one.state)))
        paper.finish()
        if arguments.flags.get("step") and not _wait(session):
            break
    return Reply(data=dict, text=str, is_told=True)


def _wait(session: Session) -> bool:
    session.flush()
    try:
        text = session.read_line("… ")
    except EOFError:
        return False
    return command_of(text.strip()) != "quit"


def _read(arguments: Arguments, session: Session) -> tuple[Log, str]:
    played = read_log(split_table_file(read_bytes(arguments.words[0])).log)
    seat = arguments.text("as") or GM
    if arguments.text("as") is not None:
        seats = tuple(one.id for one in fold(played.header, played.entries).seats)
        if seat not in (*seats, GM):
            raise Missing("no-such-seat", seat=seat, allowed=seats)
    return played, seat


def _shown(played: Log, teller: Teller) -> Iterator[Shown]:
    for before, entry, state in unfolded(played.header, played.entries):
        yield Shown(entry, state, teller.tell(before, entry, state))


def _prose(played: Log, shown: list[Shown], session: Session) -> str:
    lines: list[str] = []
    title = Stories(played.header.adventure, session.words).title() or played.header.title
    if title:
        lines += [title, ""]
    for one in shown:
        for line in one.lines:
            lines += paragraph(line, session.width, "  ", "")
    return "\n".join(lines)


def _data(played: Log, shown: list[Shown], seat: str) -> dict[str, object]:
    return {
        "game": played.header.game,
        "title": played.header.title,
        "seat": seat,
        "entries": [
            {
                "entry": msgspec.to_builtins(view_entry(one.entry, seat), str_keys=True),
                "text": one.lines,
            }
            for one in shown
        ],
    }
