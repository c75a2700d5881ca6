"""What people at a table ask of each other: rolls that are called for, and what somebody tries in words."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from nde.rules.calls import Tie
from nde.rules.stakes import Fulfilment

CallWay: TypeAlias = Literal["open", "blind", "secret"]
"""Who sees what comes of it: everybody; the game master alone, while all know that it was rolled; or the game
master alone, and nobody else knows of it."""
Counts: TypeAlias = Literal["each", "best", "half"]
"""What counts where several roll: each for themselves, the best for all, or whether half of them make it."""
CallKind: TypeAlias = Literal["call", "contest"]
CalledState: TypeAlias = Literal["open", "rolled", "declined"]
TryAnswer: TypeAlias = Literal["works", "price", "ask"]
"""What a game master says to what somebody tries: it works, it works at a price, or not like this."""
SaidValue: TypeAlias = int | str | bool | tuple[str, ...]
SaidValues: TypeAlias = tuple[tuple[str, SaidValue], ...]
"""Values of parameters by name."""


class Called(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody of whom a roll is asked."""

    figure: str
    traits: tuple[str, ...] = ()
    """What they may roll with, each the key of a trait of their sheet; empty where nothing is to choose."""
    state: CalledState = "open"
    trait: str = ""
    """What they rolled with."""
    outcome: str = ""
    fulfils: Fulfilment | None = None
    """How far it is what they wanted."""
    score: int = 0
    """How well they did, where that is compared."""
    entry: int = 0
    """The entry in which they answered."""
    is_passive: bool = False
    """Whether they do not roll in this game: the others roll against them."""


class Call(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A roll that the game master has called for, until everybody has answered."""

    number: int
    """The number of the entry that began it: its id."""
    by: str
    kind: CallKind = "call"
    called: tuple[Called, ...]
    difficulty: str = ""
    """The difficulty by the game's own name; empty for a number, or where the game knows none."""
    values: SaidValues = ()
    """How hard it is and the circumstances: what the game master says of the game's own roll."""
    is_hidden: bool = False
    """Whether nobody but the game master knows how hard it is."""
    way: CallWay = "open"
    reason: str = ""
    counts: Counts = "each"
    tie: Tie = "draw"
    attempt: int = 0
    """The try that it answers."""
    fails: str = ""
    """What happens to whoever fails, in the game master's words."""

    def one(self, figure: str) -> Called | None:
        """Somebody who is called, by their id."""
        return next((one for one in self.called if one.figure == figure), None)

    @property
    def waiting(self) -> tuple[Called, ...]:
        """Those who have not answered."""
        return tuple([one for one in self.called if one.state == "open" and not one.is_passive])


class Attempt(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What somebody tries, in their own words, until the game master has answered."""

    number: int
    """The number of the entry that began it: its id."""
    seat: str
    figure: str
    text: str = ""
    trait: str = ""
    """What they would like to try it with; empty for whatever the game master says."""
    values: SaidValues = ()
    """What they bring to it."""
    call: int = 0
    """The call that answers it, while it is open."""
