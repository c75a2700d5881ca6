"""Rules on their way and at their end: what was answered, what came of it, and why."""

from __future__ import annotations

from nde.dice import Answer
from nde.table.events.event import Event, Step
from nde.table.gamevalues import GameEffect, OfAction, OfDeed
from nde.table.state import GameTask


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


class Revealed(Event, OfDeed, frozen=True, kw_only=True):
    """A secret roll was told: only now what came of it happens."""

    number: int
    task: GameTask
    outcome: str
    effects: tuple[GameEffect, ...] = ()
