"""Who and what is in the world: undone with the command that caused it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nde.table.events.event import Event
from nde.table.gamevalues import Character, GameEffect, GameScene, OfCharacter, OfEffect, OfScene
from nde.table.state import Clock

LeftWhy: TypeAlias = Literal["", "stalemate"]
"""Why somebody leaves: the game master says so, or the fight has led nowhere for too long."""


class CharacterCame(Event, OfCharacter, frozen=True, kw_only=True):
    """A character joined the party, or came back changed."""

    id: str
    character: Character
    seat: str = "gm"


class FigureGiven(Event, frozen=True, kw_only=True):
    """Another seat plays a figure from now on."""

    figure: str
    seat: str


class SceneSet(Event, OfScene, frozen=True, kw_only=True):
    """A scene was set: the place, its foes and its space; the whole of it as the game has it."""

    scene: GameScene
    place: str = ""
    hidden: tuple[str, ...] = ()


class Joined(Event, OfScene, frozen=True, kw_only=True):
    """More foes came; the scene as the game has it with them."""

    scene: GameScene
    figures: tuple[str, ...]


class Left(Event, frozen=True, kw_only=True):
    """Somebody was taken out of the scene."""

    figure: str
    why: LeftWhy = ""


class ValueSet(Event, frozen=True, kw_only=True):
    """The game master set a value in the scene."""

    path: str
    old: str | int | bool | None
    value: str | int | bool


class Granted(Event, OfEffect, frozen=True, kw_only=True):
    """The game master gave or took something: effects by decree."""

    effects: tuple[GameEffect, ...]


class PlayersTold(Event, OfEffect, frozen=True, kw_only=True):
    """The game was told who plays whom, since that makes a difference in it."""

    effects: tuple[GameEffect, ...]


class ClockMoved(Event, frozen=True, kw_only=True):
    """A clock of the table was set or moved; it is now as it stands here."""

    clock: Clock


class ClockStopped(Event, frozen=True, kw_only=True):
    """A clock was taken away."""

    id: str
    is_secret: bool = False


class Marked(Event, frozen=True, kw_only=True):
    """A moment of play was marked: a session, a fight, a turn's end, a rest."""

    moment: str


class SessionBegun(Event, frozen=True, kw_only=True):
    """A session of play began."""

    number: int
