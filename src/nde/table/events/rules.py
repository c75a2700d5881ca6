"""Rules on their way and at their end: what was answered, what came of it, and why."""

from __future__ import annotations

from nde.dice import Answer
from nde.table.events.event import Event, Step
from nde.table.gamevalues import GameEffect, OfAction, OfDeed
from nde.table.state import Asked, GameTask


class Began(Event, OfAction, frozen=True, kw_only=True):
    """A rule was begun and waits for somebody's answer."""

    task: GameTask
    answers: tuple[Answer, ...] = ()
    asked: int = 0


class Answered(Event, frozen=True, kw_only=True):
    """A question was answered, and the rule waits for another answer."""

    pending: int
    answers: tuple[Answer, ...]
    """All answers so far."""
    asked: int = 0
    by_default: bool = False


class Dropped(Event, frozen=True, kw_only=True):
    """A rule that waited was given up; nothing came of it."""

    pending: int


class Resolved(Event, OfDeed, frozen=True, kw_only=True):
    """A rule came to its end: what came of it, and why."""

    task: GameTask
    pending: int = 0
    """The entry that had begun it, where it had waited."""
    answers: tuple[Answer, ...] = ()
    outcome: str = ""
    effects: tuple[GameEffect, ...] = ()
    steps: tuple[Step, ...] = ()
    overruled: str = ""
    """The outcome that the game master set another for."""


class Kept(Event, OfDeed, frozen=True, kw_only=True):
    """A secret roll was made; what came of it waits until it is revealed."""

    task: GameTask
    pending: int = 0
    answers: tuple[Answer, ...] = ()
    outcome: str = ""
    effects: tuple[GameEffect, ...] = ()
    steps: tuple[Step, ...] = ()
    overruled: str = ""
    asked: Asked | None = None
    """What the answers were given to; nothing in games of older versions."""


class Revealed(Event, OfDeed, frozen=True, kw_only=True):
    """A secret roll was told: only now what comes of it happens, to everybody as they are by now."""

    number: int
    task: GameTask
    outcome: str
    """Empty where a rule that was revealed has a question first."""
    effects: tuple[GameEffect, ...] = ()
    answers: tuple[Answer, ...] = ()
    was: str = ""
    """The outcome as it was when the roll was made, where the present one is another."""
    is_only_told: bool = False
    """Whether the game master told the old outcome and let nothing happen."""
