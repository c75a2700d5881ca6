"""What happens in fights, each with the rule it comes from.  `apply.py` carries it out."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypeAlias

from nde.board import Square
from nde.rules.cairn2e.actions import Deed
from nde.rules.cairn2e.character import Attribute, Due
from nde.rules.ruleset import Effect


class HpLost(Effect, frozen=True, kw_only=True):
    """Hit protection was used up."""

    who: str
    hp: int


class AttributeLost(Effect, frozen=True, kw_only=True):
    """An attribute went down."""

    who: str
    attribute: Attribute
    points: int


class Paralysed(Effect, frozen=True, kw_only=True):
    """No DEX is left: somebody cannot act until it is restored."""

    who: str


class Delirious(Effect, frozen=True, kw_only=True):
    """No WIL is left: somebody cannot act until it is restored."""

    who: str


class AttributeSet(Effect, frozen=True, kw_only=True):
    """A scar changed an attribute: what it now is, and what it is when whole."""

    who: str
    attribute: Attribute
    score: int
    most: int


class HpMostSet(Effect, frozen=True, kw_only=True):
    """A scar changed how much hit protection somebody has when rested."""

    who: str
    hp: int


class CriticallyHurt(Effect, frozen=True, kw_only=True):
    """Somebody can only crawl, and dies when the rounds have passed."""

    who: str
    rounds: int


class Died(Effect, frozen=True, kw_only=True):
    """Somebody is dead, or a detachment destroyed."""

    who: str


class Fled(Effect, frozen=True, kw_only=True):
    """Somebody has left the fight: fled or routed."""

    who: str


class Weakened(Effect, frozen=True, kw_only=True):
    """A detachment is one no longer: what is left fights as individuals do."""

    who: str


class CriticalEffectDue(Effect, frozen=True, kw_only=True):
    """What an attacker's block adds to a failed critical save; the Warden carries it out."""

    who: str
    foe: str
    critical: str


class HeadLost(Effect, frozen=True, kw_only=True):
    """A creature of many heads has one less, and fights on with the others."""

    who: str


class RageSpent(Effect, frozen=True, kw_only=True):
    """The one attack in a rage was made."""

    who: str


class Scarred(Effect, frozen=True, kw_only=True):
    """Somebody has a new scar."""

    who: str
    row: int
    due: Due


class ScarSettled(Effect, frozen=True, kw_only=True):
    """What a scar fell on is known, or its own roll was made."""

    who: str
    row: int
    detail: str | None = None
    """A key; None for a scar that falls on nothing in particular."""
    due: Due = "done"


class Stabilised(Effect, frozen=True, kw_only=True):
    """Somebody is no longer dying, and out of action until they rest."""

    who: str


class Spared(Effect, frozen=True, kw_only=True):
    """The Warden let somebody live after all."""

    who: str


class FightBegun(Effect, frozen=True, kw_only=True):
    """A fight began: round one, and the party's turn."""


class TurnLost(Effect, frozen=True, kw_only=True):
    """Somebody does nothing this round."""

    who: str


class TurnRegained(Effect, frozen=True, kw_only=True):
    """Somebody who was to do nothing this round may act after all."""

    who: str


class DeedDeclared(Effect, frozen=True, kw_only=True):
    """Somebody has said what they will do."""

    who: str
    deed: Deed


class DeedTakenBack(Effect, frozen=True, kw_only=True):
    """Somebody has taken back what they said."""

    who: str


class ActionUsed(Effect, frozen=True, kw_only=True):
    """The action of a turn is used."""

    who: str


class WalkedTo(Effect, frozen=True, kw_only=True):
    """Somebody has moved on the board."""

    who: str
    to: Square
    cost: int


class BandChanged(Effect, frozen=True, kw_only=True):
    """Somebody is nearer to somebody, or farther from them."""

    who: str
    other: str
    band: str
    cost: int


class MoraleTested(Effect, frozen=True, kw_only=True):
    """A group has made, or needed, the saves these events called for."""

    counts: ClassVar[frozenset[str]] = frozenset(("lost_one", "lost_half", "was_alone"))
    """What tells how many of them are left."""
    group: str
    lost_one: bool = False
    lost_half: bool = False
    was_alone: bool = False


class SideDone(Effect, frozen=True, kw_only=True):
    """All that a side declared is resolved: the other side has its turn, or a new round begins."""

    side: Literal["party", "foes"]


class FightEnded(Effect, frozen=True, kw_only=True):
    """The fight is over."""


Effects: TypeAlias = tuple[Any, ...]
"""Effects in their order."""
