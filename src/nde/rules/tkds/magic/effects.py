"""What magic does to the scene; the words are `tkds-effect-…` of the locale."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nde.board import Square
from nde.rules.ruleset import Effect
from nde.rules.tkds.scene import Condition, MagicZone

Effects: TypeAlias = tuple[Effect, ...]


class MagicSpent(Effect, frozen=True, kw_only=True):
    """Magic energy was paid, temporary energy first."""

    who: str
    points: int


class MagicGained(Effect, frozen=True, kw_only=True):
    """Magic energy came back."""

    who: str
    points: int


class Enchanted(Effect, frozen=True, kw_only=True):
    """A spell left somebody in a condition."""

    who: str
    condition: Condition
    gives: str = ""
    """What the number of the condition means, for the words: `defence`, `checks`; empty where it has none."""


class ZoneLaid(Effect, frozen=True, kw_only=True):
    """A spell was laid on a place."""

    who: str
    zone: MagicZone
    condition: str
    """What it is, for the words."""


class ConcentrationBegun(Effect, frozen=True, kw_only=True):
    """Somebody keeps up a spell from now on."""

    who: str
    spell: str


class SpellEnded(Effect, frozen=True, kw_only=True):
    """A spell that was kept up is over, with all it had laid on people."""

    who: str
    spell: str


class Leapt(Effect, frozen=True, kw_only=True):
    """Somebody may appear anywhere within so many metres, or is there already, on a board."""

    who: str
    metres: int
    to: Square | None = None


class MagicLearned(Effect, frozen=True, kw_only=True):
    """What a magical thing does was found out; a critical success shows it exactly, with any curse."""

    who: str
    subject: str
    outcome: str


class SubjectTried(Effect, frozen=True, kw_only=True):
    """A subject was examined and may not be again today, or until a new level."""

    who: str
    subject: str
    spell: str
    until: Literal["day", "level"] = "day"


class SpellTold(Effect, frozen=True, kw_only=True):
    """A result of a spell that only words can carry out: the GM tells it."""

    who: str
    spell: str
    outcome: str


class GrewExhausted(Effect, frozen=True, kw_only=True):
    """Somebody is exhausted."""

    who: str


class ThingUsed(Effect, frozen=True, kw_only=True):
    """One use of a thing is gone, and the thing with its last."""

    who: str
    place: int
    """Where it was among their things."""
    item: str
    """What it was, by its key, for the words."""
