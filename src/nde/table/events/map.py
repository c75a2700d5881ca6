"""Where everybody is, who sees what, and what a seat sees in the place of what it must not."""

from __future__ import annotations

from nde.board import Areas, Board, Square, Zones
from nde.rules.playing import Side
from nde.table.events.event import Event


class SpaceSet(Event, frozen=True, kw_only=True):
    """The space of the scene is another: a new map, or somebody moved by the game master."""

    space: Board | Zones | Areas | None
    moved: str = ""
    """Who was moved, where only one was."""
    is_same_map: bool = False
    """Whether the map is the same with its ground or its tokens changed: what was explored stays so."""


class HiddenSet(Event, frozen=True, kw_only=True):
    """Some figures were hidden from the players, or shown to them."""

    figures: tuple[str, ...]
    is_hidden: bool


class FogSet(Event, frozen=True, kw_only=True):
    """A side sees only what it has explored, or everything again."""

    side: Side
    is_on: bool


class FogPainted(Event, frozen=True, kw_only=True):
    """The game master laid fog on squares that a side knew, or lifted it from squares it did not know."""

    side: Side
    squares: tuple[Square, ...]
    is_laid: bool
    is_first: bool = False
    """Whether there was no fog before: then the side knows all the rest of the map."""


class Explored(Event, frozen=True, kw_only=True):
    """A side saw squares it had not seen before."""

    side: Side
    squares: tuple[Square, ...]


class Appeared(Event, frozen=True, kw_only=True):
    """Somebody came into a side's sight: out of the fog, or shown by the game master."""

    side: Side
    figures: tuple[str, ...]


class Veiled(Event, frozen=True, kw_only=True):
    """Something happened that this seat does not see."""
