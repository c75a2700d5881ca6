"""Talk at the table: aloud, into somebody's ear, and onto paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nde.errors import Missing, Unreadable
from nde.locale.folding import folded
from nde.locale.reading.numbers import whole_number
from nde.prose.talk.typed import Line
from nde.prose.talk.wishes import NOTHING, Wish, Wishes
from nde.table import commands as c

if TYPE_CHECKING:
    from nde.prose.talk.talk import Talk


LONGEST_NAME = 12
"""Words of a name at most."""


def say(talk: Talk, line: Line) -> Wishes:
    """Say something to everybody."""
    return (Wish(c.Say(text=line.rest)),)


def whisper(talk: Talk, line: Line) -> Wishes:
    """Whisper something to somebody: to a seat by its name, or to whoever plays a hero."""
    seat, text = _addressed(talk, line.rest)
    if not text:
        raise Unreadable("not-understood", line=line.text, nearest="none")
    return (Wish(c.Say(text=text, to=(seat,)), is_shown=False),)


def _addressed(talk: Talk, text: str) -> tuple[str, str]:
    """The seat whose name a text begins with, and what follows; of several the longest name."""
    names = {folded(talk.teller.callers.name(one.person.id)): one.holder for one in talk.view.people}
    names |= {one.id: one.id for one in talk.state.seats}
    names |= {folded(one.name): one.id for one in talk.state.seats}
    words = text.split()
    for count in range(min(len(words), LONGEST_NAME), 0, -1):
        seat = names.get(folded(" ".join(words[:count])).rstrip(":,"))
        if seat is not None:
            return seat, " ".join(words[count:])
    others = tuple(one.name for one in talk.state.seats if one.id != talk.seat)
    raise Missing("no-such-name", name=words[0] if words else "", allowed=others)


def note(talk: Talk, line: Line) -> Wishes:
    """Write a note for oneself, throw one of the list away by its number below zero, or read them all."""
    notes = talk.view.notes
    number = whole_number(line.rest) if line.rest.startswith(("-", "\N{MINUS SIGN}")) else None
    if number is not None:
        if not 1 <= -number <= len(notes):
            raise Missing("no-such-number", number=str(-number), most=len(notes))
        return (Wish(c.EraseNote(id=notes[-number - 1].id), is_shown=False),)
    if line.rest:
        own = {one.id for one in notes if one.by == talk.seat}
        id = next(f"note-{at}" for at in range(1, 10_000) if f"note-{at}" not in own)
        return (Wish(c.WriteNote(id=id, text=line.rest), is_shown=False),)
    if not notes:
        talk.tell_of("no-notes")
    for place, one in enumerate(notes, 1):
        talk.tell_of("note", number=place, name=talk.seat_name(one.by), text=one.text)
    if notes:
        talk.tell_of("note-away", kind="hint")
    return NOTHING
