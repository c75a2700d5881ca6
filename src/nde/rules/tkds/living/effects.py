"""What time, rest and small things do to the scene; the words are `tkds-effect-…` of the locale."""

from __future__ import annotations

from typing import Literal

from nde.rules.ruleset import Effect
from nde.rules.tkds.scene import Where


class EssenceUsed(Effect, frozen=True, kw_only=True):
    """Essence went into a key ability: from now on a refill is allowed."""

    who: str
    points: int = 1


class EssenceRefilled(Effect, frozen=True, kw_only=True):
    """Essence came back in the field; another refill waits until some is used again."""

    who: str
    points: int = 1


class EssenceRestored(Effect, frozen=True, kw_only=True):
    """A night brought all essence back."""

    who: str


class WentTo(Effect, frozen=True, kw_only=True):
    """The party is at home between adventures, at a market, or out on an adventure."""

    where: Where


class TurnPassed(Effect, frozen=True, kw_only=True):
    """Ten-minute turns went by: light burned down, and what lasts only so long ran out."""

    turns: int = 1


class AreaSearched(Effect, frozen=True, kw_only=True):
    """Somebody found everything hidden in the small area around them."""

    who: str


class EventCame(Effect, frozen=True, kw_only=True):
    """What the luck roll at the end of a turn or watch brought."""

    event: Literal["encounter", "loss", "sign", "nothing", "discovery"]


class LightKindled(Effect, frozen=True, kw_only=True):
    """A light burns for so many turns."""

    who: str
    turns: int


class WatchPassed(Effect, frozen=True, kw_only=True):
    """Eight hours went by."""

    activity: str


class RationEaten(Effect, frozen=True, kw_only=True):
    """Somebody ate a ration, their own or one that was shared."""

    who: str
    giver: str


class RationsFound(Effect, frozen=True, kw_only=True):
    """Somebody brought fresh rations."""

    who: str
    rations: int


class SkillRegained(Effect, frozen=True, kw_only=True):
    """A lost point of a skill came back."""

    who: str
    skill: str


class MortalWoundHealed(Effect, frozen=True, kw_only=True):
    """A mortal wound is over."""

    who: str


class ExhaustionEnded(Effect, frozen=True, kw_only=True):
    """Somebody is no longer exhausted."""

    who: str


class NightPassed(Effect, frozen=True, kw_only=True):
    """A night ended whatever lasts until one, and what may be done once a day may be done again."""

    who: str


class RestSpoilt(Effect, frozen=True, kw_only=True):
    """A night was no proper rest, and brought neither HP nor magic back."""

    who: str
    cause: str


class SalveApplied(Effect, frozen=True, kw_only=True):
    """A salve is on and heals after the next night."""

    who: str


class WoundsMended(Effect, frozen=True, kw_only=True):
    """In a safe place between adventures, ordinary wounds and magic came back whole."""

    who: str
