"""The messages of the socket: what a client says, what the server says.  `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, Union

import msgspec

from nde.board.strokes import Spot
from nde.prose import Labels
from nde.prose.breakdown import DeedTold
from nde.prose.call_labels import RollOdds
from nde.prose.maps import SightLabel
from nde.prose.prospects import Weighed
from nde.prose.sheets import SheetLabel
from nde.rules.stakes import Fulfilment
from nde.table.commands import AnyDo
from nde.table.events import Entry
from nde.table.seats import Role
from nde.table.view import SeatView

PROTOCOL = 1
Id: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
"""Made by a client, and as long as any that a client makes up."""


class Up(msgspec.Struct, frozen=True, kw_only=True, tag=str.lower, forbid_unknown_fields=True):
    """A message from a client."""


class Hello(Up, frozen=True, kw_only=True):
    """The first message: who I am, and what I have seen of the table."""

    key: str = ""
    """The key of a seat's link; empty where a cookie carries it."""
    seen: int | None = None
    """The number of the latest entry I have; nothing for a client that is new here."""
    language: str = ""
    """What refusals are to be worded in; empty for what the browser says."""
    views: bool = True
    """Whether I want the whole table anew whenever something has changed, not only the entries."""
    prose: bool = False
    """Whether I want entries in sentences as well."""
    text: bool = False
    """Whether I play by typed lines: then `lines` come instead of views, and entries in sentences."""


class Do(Up, frozen=True, kw_only=True):
    """A command.  It is answered with `done` or `refused` under the same id."""

    id: Id
    do: AnyDo
    base: int | None = None


class Look(Up, frozen=True, kw_only=True):
    """I want to see the whole table now."""


class Odds(Up, frozen=True, kw_only=True):
    """What are the odds of this offer, with some of its parameters changed?"""

    id: Id
    action: Any
    values: dict[str, Any] = {}


class Line(Up, frozen=True, kw_only=True):
    """A line as somebody types it in the text view: a number, a square, a command, a question."""

    id: Id
    text: Annotated[str, msgspec.Meta(max_length=4_000)]
    again: bool = False
    """Whether it was sent before, over a line that broke: what it chose from may not be there any more."""


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An offer of the view, by its place there, with some of its parameters changed."""

    offer: int
    values: dict[str, Any] = {}


class Weigh(Up, frozen=True, kw_only=True):
    """What would come of these offers of the view with this version?"""

    id: Id
    version: int
    offers: Annotated[tuple[Wish, ...], msgspec.Meta(max_length=60)]


class Sheet(Up, frozen=True, kw_only=True):
    """What stands on somebody's sheet?"""

    id: Id
    figure: Annotated[str, msgspec.Meta(max_length=100)]


class Sight(Up, frozen=True, kw_only=True):
    """How does somebody stand to somebody else, or to a square such as `c4`?"""

    id: Id
    figure: Annotated[str, msgspec.Meta(max_length=100)]
    to: Annotated[str, msgspec.Meta(max_length=100)]


class OddsOf(Up, frozen=True, kw_only=True):
    """What is answered to `/odds` with this behind it: dice, dice against a number, a deed said in words?"""

    id: Id
    text: Annotated[str, msgspec.Meta(max_length=400)]


class CallOdds(Up, frozen=True, kw_only=True):
    """What would a roll hold in store that I could call for, with each trait at each difficulty?"""

    id: Id
    figures: Annotated[tuple[str, ...], msgspec.Meta(max_length=20)] = ()
    """Empty for the whole party."""
    traits: Annotated[tuple[str, ...], msgspec.Meta(max_length=20)] = ()
    values: dict[str, Any] = {}
    """A difficulty as a number, circumstances, and what those who roll bring to it."""


class Typing(Up, frozen=True, kw_only=True):
    """I am typing; nobody keeps it."""


class Point(Up, frozen=True, kw_only=True):
    """Look there: a place on the map that everybody is shown who knows it; nobody keeps it."""

    at: Spot
    """1024 to a square, counted from the upper left corner of the map."""


class Measure(Up, frozen=True, kw_only=True):
    """I hold a ruler from one place to another, for everybody who knows both; or I have put it away."""

    ends: Annotated[tuple[Spot, ...], msgspec.Meta(max_length=2)] = ()
    """Both ends; empty once it is put away."""


class Ping(Up, frozen=True, kw_only=True):
    """Are you there?  For clients that cannot send pings of the protocol itself."""


if TYPE_CHECKING:
    AnyUp: TypeAlias = Up
else:
    AnyUp = Union[tuple(Up.__subclasses__())]  # noqa: UP007


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is wrong, for a program and for a person (RFC 9457)."""

    type: str
    """An address that names the kind of problem: `/problems/<code>`."""
    title: str
    """The sentence, in the reader's language."""
    status: int
    code: str
    detail: str = ""
    facts: dict[str, Any] = {}
    faults: tuple[str, ...] = ()
    """Every fault, where something has several, each a sentence."""


class Down(msgspec.Struct, frozen=True, kw_only=True, tag=str.lower, omit_defaults=True):
    """A message from the server."""


class Welcome(Down, frozen=True, kw_only=True):
    """The answer to `hello`: your seat, and how far the table has come.

    Entries that you have missed follow; if they are too many, `is_reset` says that only the view does.
    """

    protocol: int = PROTOCOL
    table: str
    seat: str
    role: Role
    name: str = ""
    version: int
    language: str
    is_reset: bool = False
    is_set_back: bool = False
    """Whether you have seen more than there is: the host has gone back to an earlier backup."""


class Told(Down, frozen=True, kw_only=True, tag="entry"):
    """Something happened at the table, as your seat sees it.  Numbers follow on each other without a gap."""

    entry: Entry
    text: tuple[str, ...] = ()
    """The same in sentences, for whoever asked for them."""
    deeds: tuple[DeedTold, ...] = ()
    """What was rolled and why, step by step with its rules; beside the sentences."""
    heading: str = ""
    """What stands above all that follows, such as a round that begins."""


class View(Down, frozen=True, kw_only=True):
    """The whole table as your seat sees it."""

    view: SeatView
    labels: Labels | None = None
    """The same in words, for whoever asked for sentences."""


class Done(Down, frozen=True, kw_only=True):
    """Your command has happened and is on the disk: it became this entry, which you have been sent."""

    id: str
    number: int
    is_repeated: bool = False
    """Whether it had happened before, and was sent again."""


class Refused(Down, frozen=True, kw_only=True):
    """Your command or question was refused; nothing has changed."""

    id: str = ""
    problem: Problem


class Chances(Down, frozen=True, kw_only=True, tag="odds"):
    """The exact odds that were asked for, worst first for whoever rolls; nothing where no dice decide."""

    id: str
    chances: tuple[tuple[str, str, Fulfilment], ...] | None
    """Outcome, fraction such as `3/8`, and how far it is what whoever rolls wants."""


class Spoken(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the text view."""

    text: str
    kind: Literal["", "title", "log", "error", "hint", "question", "choice", "map"] = ""
    typed: str = ""
    """For something that can be chosen: what is typed for it."""


class Lines(Down, frozen=True, kw_only=True):
    """What a text client is to show: the answer to its line, or how the table now stands."""

    id: str = ""
    """The id of the line it answers; empty for what nobody asked for."""
    lines: tuple[Spoken, ...]


class Weights(Down, frozen=True, kw_only=True):
    """What would come of the offers that were asked about, in that order."""

    id: str
    version: int
    offers: tuple[Weighed, ...]


class SheetTold(Down, frozen=True, kw_only=True, tag="sheet"):
    """A sheet, as far as your seat may read it."""

    id: str
    sheet: SheetLabel


class SightTold(Down, frozen=True, kw_only=True, tag="sight"):
    """How somebody stands to somebody else or to a square."""

    id: str
    sight: SightLabel


class OddsSaid(Down, frozen=True, kw_only=True, tag="oddsof"):
    """The odds that were asked for in words, as the text view tells them."""

    id: str
    lines: tuple[str, ...]


class CallOddsTold(Down, frozen=True, kw_only=True, tag="callodds"):
    """The odds of rolls that could be called for."""

    id: str
    odds: tuple[RollOdds, ...]


class Presence(Down, frozen=True, kw_only=True):
    """The seats that are connected now."""

    here: tuple[str, ...]


class IsTyping(Down, frozen=True, kw_only=True, tag="typing"):
    """Somebody is typing."""

    seat: str


class Pointed(Down, frozen=True, kw_only=True, tag="point"):
    """Somebody points at a place on the map."""

    seat: str
    at: Spot
    is_in_fog: bool = False
    """Whether the players do not know the square, and are shown nothing; only the game master is told so."""


class Measured(Down, frozen=True, kw_only=True, tag="measure"):
    """Somebody holds a ruler on the map, or has put it away."""

    seat: str
    ends: tuple[Spot, ...] = ()
    """Both ends; empty once it is put away."""
    squares: int = 0
    """How far apart they are."""


class Pong(Down, frozen=True, kw_only=True):
    """I am here."""


class Bye(Down, frozen=True, kw_only=True):
    """The server ends the connection, and why; after some problems you may come again."""

    problem: Problem
    may_return: bool = True


if TYPE_CHECKING:
    AnyDown: TypeAlias = Down
else:
    AnyDown = Union[tuple(Down.__subclasses__())]  # noqa: UP007
