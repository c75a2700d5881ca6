"""What a fight does to the scene; the words are `tkds-effect-…` of the locale."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from nde.board import Square
from nde.rules.ruleset import Effect
from nde.rules.tkds.scene import Condition, Side

Effects: TypeAlias = tuple[Effect, ...]


class FightBegun(Effect, frozen=True, kw_only=True):
    """A fight began against so many foes; the party acts first."""

    counts: ClassVar[frozenset[str]] = frozenset(("foes",))

    foes: int


class FightEnded(Effect, frozen=True, kw_only=True):
    """The fight is over, and what lasted only as long."""


class TurnBegun(Effect, frozen=True, kw_only=True):
    """A side's turn began: its people may move and act, and what it made counts down."""

    side: Side
    round: int


class SideSurprised(Effect, frozen=True, kw_only=True):
    """A side was surprised: nobody of it acts in the first round."""

    side: Side


class TurnMissed(Effect, frozen=True, kw_only=True):
    """Somebody was too slow for the first round."""

    who: str


class TurnRegained(Effect, frozen=True, kw_only=True):
    """Somebody who was surprised or too slow acts in this round after all."""

    who: str


class Walked(Effect, frozen=True, kw_only=True):
    """Somebody moved to a square."""

    who: str
    to: Square
    cost: int
    """Metres of this turn's movement; 0 where the action paid for it."""


class Crossed(Effect, frozen=True, kw_only=True):
    """Somebody crossed into another area."""

    who: str
    to: str
    cost: int


class MovementUsed(Effect, frozen=True, kw_only=True):
    """The movement of somebody's turn is gone."""

    who: str


class PassedBy(Effect, frozen=True, kw_only=True):
    """Somebody may get past an enemy this turn, or has failed to."""

    who: str
    other: str
    succeeds: bool


class ConditionBegun(Effect, frozen=True, kw_only=True):
    """Somebody is now prone, held, bleeding or the like."""

    who: str
    condition: Condition


class ConditionOver(Effect, frozen=True, kw_only=True):
    """Somebody is no longer in a condition."""

    who: str
    condition: str
    source: str = ""
    """Whose hold it was; empty for all of that condition."""


class StoodUp(Effect, frozen=True, kw_only=True):
    """Somebody stood up."""

    who: str


class GearSwapped(Effect, frozen=True, kw_only=True):
    """A thing was taken in hand or put away."""

    who: str
    item: int
    on: bool
    detail: str
    """What it is, by its key, for the words."""


class WeaponPickedUp(Effect, frozen=True, kw_only=True):
    """A creature picked up the weapon it had dropped."""

    who: str


class WeaponLoaded(Effect, frozen=True, kw_only=True):
    """A weapon is loaded again."""

    who: str
    weapon: str


class WeaponEmptied(Effect, frozen=True, kw_only=True):
    """A weapon has to be loaded before it shoots again."""

    who: str
    weapon: str


class AmmunitionSpent(Effect, frozen=True, kw_only=True):
    """One missile is gone."""

    who: str
    detail: str


class WeaponThrown(Effect, frozen=True, kw_only=True):
    """A weapon left the hand and lies about until the fight is over."""

    who: str
    item: int
    weapon: str


class WeaponDropped(Effect, frozen=True, kw_only=True):
    """A weapon lies at somebody's feet."""

    who: str
    weapon: str
    item: int = -1


class WeaponTaken(Effect, frozen=True, kw_only=True):
    """Somebody's weapon is now in the hands of another."""

    who: str
    other: str
    weapon: str
    item: int = -1


class PushedAway(Effect, frozen=True, kw_only=True):
    """Somebody was pushed, as far as there was room."""

    who: str
    other: str
    """Who pushed."""
    metres: int
    to: Square | None = None


class MomentumGained(Effect, frozen=True, kw_only=True):
    """A fighter may attack once more."""

    who: str
    is_earned: bool = True
    """By a kill or a critical success, once a turn; otherwise by essence."""


class MomentumSpent(Effect, frozen=True, kw_only=True):
    """A fighter used momentum for another attack."""

    who: str


class ShieldLowered(Effect, frozen=True, kw_only=True):
    """A shield took a blow and adds nothing until its bearer's next turn."""

    who: str


class MoraleTested(Effect, frozen=True, kw_only=True):
    """The foes checked their morale for these reasons."""

    reasons: tuple[str, ...]


class Fled(Effect, frozen=True, kw_only=True):
    """Somebody ran away."""

    who: str


class Surrendered(Effect, frozen=True, kw_only=True):
    """Somebody laid down their arms."""

    who: str


class FoughtOn(Effect, frozen=True, kw_only=True):
    """Somebody who had laid down their arms takes part again."""

    who: str


class LeftHelpless(Effect, frozen=True, kw_only=True):
    """Somebody cannot defend themselves: bound, asleep."""

    who: str


class Recovered(Effect, frozen=True, kw_only=True):
    """Somebody who was helpless can defend themselves again."""

    who: str
