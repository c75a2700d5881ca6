"""A line of the log: everything that one command did."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union, get_args

import msgspec

from nde.table.events.adventure import (
    AdventureBegun,
    AdventureEnded,
    ClockStruck,
    DeedDone,
    FightWon,
    FlagsSet,
    FoesCame,
    PartyRouted,
    PlaceEntered,
    PlaceLeft,
    Postponed,
    RoundCounted,
)
from nde.table.events.event import Die
from nde.table.events.map import Appeared, Explored, FogPainted, FogSet, HiddenSet, SpaceSet, Veiled
from nde.table.events.rules import Answered, Began, Dropped, Kept, Resolved, Revealed
from nde.table.events.table import (
    AgreementMade,
    Closed,
    NoteErased,
    NoteKept,
    Redone,
    Said,
    SaltAdded,
    SeatLeft,
    SeatTaken,
    SeedTaken,
    Undone,
)
from nde.table.events.world import (
    CharacterCame,
    ClockMoved,
    ClockStopped,
    FigureGiven,
    Granted,
    Joined,
    Left,
    Marked,
    PlayersTold,
    SceneSet,
    SessionBegun,
    ValueSet,
)
from nde.table.gamevalues import OfGame, open_to_games

AnyEvent: TypeAlias = (
    SeatTaken
    | SeatLeft
    | AgreementMade
    | Said
    | NoteKept
    | NoteErased
    | SaltAdded
    | Undone
    | Redone
    | SeedTaken
    | Closed
    | CharacterCame
    | FigureGiven
    | SceneSet
    | Joined
    | Left
    | Began
    | Answered
    | Dropped
    | Resolved
    | Kept
    | Revealed
    | ValueSet
    | Granted
    | PlayersTold
    | SpaceSet
    | HiddenSet
    | FogSet
    | FogPainted
    | Explored
    | ClockMoved
    | ClockStopped
    | Marked
    | SessionBegun
    | AdventureBegun
    | PlaceLeft
    | PlaceEntered
    | DeedDone
    | FlagsSet
    | FightWon
    | PartyRouted
    | FoesCame
    | RoundCounted
    | ClockStruck
    | Postponed
    | AdventureEnded
    | Appeared
    | Veiled
)

if TYPE_CHECKING:
    GameEvent: TypeAlias = AnyEvent
else:
    GameEvent = Union[tuple(map(open_to_games, get_args(AnyEvent)))]  # noqa: UP007


class Entry(msgspec.Struct, OfGame, frozen=True, kw_only=True, omit_defaults=True):
    """One line of the log: everything that one command did."""

    number: int
    seat: str
    command: str = ""
    """The id the client gave its command."""
    at: int = 0
    """When it was given, in seconds of the shell's clock; 0 where nobody told the time."""
    events: tuple[GameEvent, ...]
    dice: tuple[Die, ...] = ()
    unseen: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Who was hidden from each seat while this happened; under `*` from whoever had no seat then.  It is kept
    with the entry, so that nobody sees later what they could not see before."""
    with_foes: tuple[str, ...] = ()
    """The seats that looked from the foes' side, where this tells what a side saw."""
    is_secret: bool = False
