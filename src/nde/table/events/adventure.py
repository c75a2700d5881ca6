"""The adventure: where the party is in it, and what it has set off."""

from __future__ import annotations

from nde.table.events.event import Event
from nde.table.gamevalues import GameScene, OfScene
from nde.table.story.adventure import Due, Texts


class AdventureBegun(Event, frozen=True, kw_only=True):
    """The party set out; `strength` is how much it could take then."""

    strength: int
    title: Texts = ()
    text: Texts = ()


class PlaceLeft(Event, OfScene, frozen=True, kw_only=True):
    """The party left a place: who stayed behind there, as they were, and who of them lies in wait."""

    place: str
    scene: GameScene
    hidden: tuple[str, ...] = ()


class PlaceEntered(Event, frozen=True, kw_only=True):
    """The party came to a place of the adventure; words are empty where the catalogue has them."""

    place: str
    title: Texts = ()
    text: Texts = ()


class DeedDone(Event, frozen=True, kw_only=True):
    """A deed of the adventure was tried: whether it worked, and what is told of it."""

    deed: str
    hero: str = ""
    works: bool
    text: Texts = ()


class FlagsSet(Event, frozen=True, kw_only=True):
    """Things of the adventure became true, or stopped being so."""

    set: tuple[str, ...] = ()
    cleared: tuple[str, ...] = ()


class FightWon(Event, frozen=True, kw_only=True):
    """No foe stands any more at a place of the adventure."""

    place: str
    is_rout: bool = False
    """Whether some of them broke and ran, rather than fell."""
    text: Texts = ()


class PartyRouted(Event, frozen=True, kw_only=True):
    """Nobody fights on at a place, and some of the party ran: they come together elsewhere."""

    place: str


class FoesCame(Event, frozen=True, kw_only=True):
    """Foes are at a place of the adventure, seen or not, and have to be beaten; or nobody is.

    It is noted of every place, so that no player learns from it where somebody lies in wait.
    """

    place: str
    is_anybody: bool = True


class RoundCounted(Event, frozen=True, kw_only=True):
    """A round of a fight in the adventure began."""

    number: int


class ClockStruck(Event, frozen=True, kw_only=True):
    """A clock of the adventure was full: what it threatened happens."""

    clock: str
    text: Texts = ()


class Postponed(Event, frozen=True, kw_only=True):
    """What the adventure will do once an open question is answered; nothing for all of it done."""

    due: tuple[Due, ...] = ()


class AdventureEnded(Event, frozen=True, kw_only=True):
    """The adventure came to one of its ends."""

    ending: str
    is_won: bool = False
    title: Texts = ()
    text: Texts = ()
