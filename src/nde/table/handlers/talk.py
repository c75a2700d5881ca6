"""Deciding what concerns the table and not the world: seats, talk, notes, the dice, the end."""

from __future__ import annotations

from nde.errors import Illegal, Missing, Unreadable
from nde.table import commands as c
from nde.table import events as e
from nde.table.bounds import (
    ID,
    require_bearable,
    require_line,
    require_own_name,
    require_place,
    require_room_for_note,
    require_room_for_salt,
)
from nde.table.chat import SIGN, chat_command
from nde.table.decision import Deciding
from nde.table.handlers.calls import toss
from nde.table.seats import GM, Seat
from nde.table.state import Note

MOST_SALT = 64
"""Bytes of salt: more adds nothing."""


def sit(d: Deciding, do: c.Sit) -> None:
    """Take a seat, or change one's own; the game master may do so for anyone."""
    if do.seat != d.seat:
        d.require_gm()
    if not ID.fullmatch(do.seat):
        raise Unreadable("bad-id", id=do.seat)
    if (do.seat == GM) != (do.role == "gm"):
        raise Illegal("only-the-gm")
    require_place(d, do.seat)
    name, bot = require_line(do.name, 80) or do.seat, require_bearable(do.bot, 80)
    if do.seat != GM:
        require_own_name(d, name)
    d.note(e.SeatTaken(seat=Seat(id=do.seat, name=name, role=do.role, bot=bot, rolls=do.rolls)))


def leave(d: Deciding, do: c.Leave) -> None:
    """Leave a seat."""
    if do.seat != d.seat:
        d.require_gm()
    require_seats(d, (do.seat,))
    d.note(e.SeatLeft(seat=do.seat))


def agree(d: Deciding, do: c.Agree) -> None:
    """Set how the table plays."""
    d.require_gm()
    d.note(e.AgreementMade(agreement=do.agreement))


def say(d: Deciding, do: c.Say) -> None:
    """Say something aloud, or whisper it; what begins with a stroke is a command of the chat."""
    if do.text.startswith(SIGN):
        meant = chat_command(d.start, d.seat, do)
        if isinstance(meant, c.Toss):
            if (sitting := d.start.seat(d.seat)) is not None and sitting.role == "spectator":
                raise Illegal("only-watching")
            toss(d, meant)
            return
        do = meant
    require_seats(d, do.to)
    if do.as_figure and not d.is_gm and do.as_figure not in d.world.held_by(d.seat):
        raise Illegal("not-yours", id=do.as_figure)
    figure = require_bearable(do.as_figure, 80)
    text = require_bearable(do.text) if d.is_gm else require_line(do.text)
    d.note(e.Said(text=text, to=do.to, as_figure=figure, is_deed=do.is_deed))


def write_note(d: Deciding, do: c.WriteNote) -> None:
    """Keep a note."""
    if not ID.fullmatch(do.id):
        raise Unreadable("bad-id", id=do.id)
    require_seats(d, do.to)
    note = Note(id=do.id, text=require_bearable(do.text), by=d.seat, to=do.to, is_open=do.is_open)
    require_room_for_note(d, note)
    d.note(e.NoteKept(note=note))


def erase_note(d: Deciding, do: c.EraseNote) -> None:
    """Throw a note of one's own away; the game master may do so with anybody's, after their own."""
    notes = [note for note in d.start.notes if note.by == d.seat]
    if d.is_gm:
        notes += [note for note in d.start.notes if note.by != d.seat]
    for note in notes:
        if note.id == do.id:
            d.note(e.NoteErased(id=note.id, by=note.by))
            return
    raise Missing("no-such-note", note=do.id, allowed=tuple(dict.fromkeys(note.id for note in notes)))


def add_salt(d: Deciding, do: c.AddSalt) -> None:
    """Add something of one's own to the dice."""
    try:
        salt = bytes.fromhex(do.salt)
    except ValueError:
        raise Unreadable("bad-salt", salt=do.salt, most=MOST_SALT) from None
    if not 1 <= len(salt) <= MOST_SALT:
        raise Unreadable("bad-salt", salt=do.salt, most=MOST_SALT)
    require_room_for_salt(d)
    d.note(e.SaltAdded(salt=salt.hex()))


def close(d: Deciding, do: c.Close) -> None:
    """End the game: the seed is revealed, and nothing more is rolled."""
    d.require_gm()
    d.note(e.Closed(seed=d.dice.seed.hex()))


def require_seats(d: Deciding, seats: tuple[str, ...]) -> None:
    """Refuse seats that are not at this table."""
    if not seats:
        return
    known = tuple(seat.id for seat in d.start.seats)
    for seat in seats:
        if seat not in known:
            raise Missing("no-such-seat", seat=seat, allowed=known)


def take_seed(d: Deciding, do: c.TakeSeed) -> None:
    """Note that the seed leaves the table before its end."""
    d.require_gm()
    d.note(e.SeedTaken())
