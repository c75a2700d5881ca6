"""The table itself: who sits there, what is said and noted, what was taken back.  It is not undone."""

from __future__ import annotations

from nde.table.events.event import Event
from nde.table.seats import Agreement, Seat
from nde.table.state import Note


class SeatTaken(Event, frozen=True, kw_only=True):
    """Somebody took a seat, or changed something about theirs."""

    seat: Seat


class SeatLeft(Event, frozen=True, kw_only=True):
    """A seat is empty again; whom it played is the game master's."""

    seat: str


class AgreementMade(Event, frozen=True, kw_only=True):
    """The table agreed on how it plays."""

    agreement: Agreement


class Said(Event, frozen=True, kw_only=True):
    """Somebody said something, to everybody or to some seats."""

    text: str
    to: tuple[str, ...] = ()
    as_figure: str = ""


class NoteKept(Event, frozen=True, kw_only=True):
    """A note was written, or written anew."""

    note: Note


class NoteErased(Event, frozen=True, kw_only=True):
    """A note was thrown away: by its author, or by the game master."""

    id: str
    by: str
    """Its author."""


class SaltAdded(Event, frozen=True, kw_only=True):
    """A seat added something of its own to the dice."""

    salt: str


class Undone(Event, frozen=True, kw_only=True):
    """Entries were taken back with everything they changed; their dice stay in the log."""

    numbers: tuple[int, ...]


class Redone(Event, frozen=True, kw_only=True):
    """Entries that were taken back count again, with the same dice."""

    numbers: tuple[int, ...]


class SeedTaken(Event, frozen=True, kw_only=True):
    """Whoever runs the game has the seed of its dice now, and could know what they will show."""


class Closed(Event, frozen=True, kw_only=True):
    """The game is over: the seed of the dice is revealed."""

    seed: str
