"""What checks, luck, hero points and harm do to the scene; the words are `tkds-effect-…` of the locale."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nde.rules.ruleset import Effect
from nde.rules.tkds.character import Skill


class HpLost(Effect, frozen=True, kw_only=True):
    """Hit points were lost, temporary ones not counted."""

    who: str
    points: int


class HpHealed(Effect, frozen=True, kw_only=True):
    """Hit points came back."""

    who: str
    points: int


class TemporaryLost(Effect, frozen=True, kw_only=True):
    """Damage went into temporary hit points."""

    who: str
    points: int


class TemporarySet(Effect, frozen=True, kw_only=True):
    """Temporary hit points or magic energy are now this many, for so many rounds."""

    who: str
    points: int
    rounds: int
    of: Literal["hp", "magic"] = "hp"


class Dying(Effect, frozen=True, kw_only=True):
    """Somebody dropped to 0: unconscious, mortally wounded, and dead after these rounds."""

    who: str
    rounds: int


class DyingTicked(Effect, frozen=True, kw_only=True):
    """A round of dying is over; so many are left."""

    who: str
    rounds: int


class Stabilised(Effect, frozen=True, kw_only=True):
    """Somebody is no longer dying, but still at 0 and unconscious."""

    who: str


class Clung(Effect, frozen=True, kw_only=True):
    """Somebody spent all hero points not to die: at 0, unconscious, not mortally wounded."""

    who: str


class Woke(Effect, frozen=True, kw_only=True):
    """Somebody at 0 came to."""

    who: str


class Died(Effect, frozen=True, kw_only=True):
    """Somebody is dead."""

    who: str


class Subdued(Effect, frozen=True, kw_only=True):
    """A foe at 0 was stunned, disarmed or bound instead of killed."""

    who: str


class HeroPointsSpent(Effect, frozen=True, kw_only=True):
    """Hero points went into rolling again, or into not dying."""

    who: str
    points: int


class PlayersKnown(Effect, frozen=True, kw_only=True):
    """Who plays which character: those of one player share hero points."""

    players: tuple[tuple[str, str], ...]


class HeroPointsSet(Effect, frozen=True, kw_only=True):
    """A player now has this many hero points."""

    who: str
    points: int


class KitUsed(Effect, frozen=True, kw_only=True):
    """A use of a healing kit is gone, and the kit with its last."""

    who: str


class PoisonDelayed(Effect, frozen=True, kw_only=True):
    """A poison waits for so many rounds."""

    who: str
    rounds: int


class PoisonCured(Effect, frozen=True, kw_only=True):
    """A poison is gone."""

    who: str


class PoisonWorsened(Effect, frozen=True, kw_only=True):
    """A poison got worse."""

    who: str


class SkillLost(Effect, frozen=True, kw_only=True):
    """Points of a skill are lost for now."""

    who: str
    skill: Skill
    points: int


class ContestTied(Effect, frozen=True, kw_only=True):
    """Two have the same total, and nothing changes between them."""

    who: str
    other: str


class SecretKept(Effect, frozen=True, kw_only=True):
    """A secret roll was made; only the GM knows what came of it."""

    who: str
    task: str
    outcome: str


class SecretRevealed(Effect, frozen=True, kw_only=True):
    """What a secret roll came to was told."""

    who: str
    task: str
    outcome: str


class LuckCame(Effect, frozen=True, kw_only=True):
    """What a luck roll brought, by the table it was read by."""

    detail: str


Effects: TypeAlias = tuple[Effect, ...]


def hero_spent(who: str, points: int) -> Effects:
    """The effect of hero points that a roll cost; none where none were spent."""
    return (HeroPointsSpent(who=who, points=points, rule="tkds/reroll"),) if points else ()
