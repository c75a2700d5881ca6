"""What can happen, each with the id of its rule.  `apply` carries them out and never refuses."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nde.board import Square
from nde.rules.ruleset import Effect
from nde.rules.stepdice.scene import Condition

Effects: TypeAlias = tuple[Effect, ...]


class HeartsLost(Effect, frozen=True, kw_only=True):
    """A hero lost hearts."""

    hero: str
    hearts: int = 1


class Died(Effect, frozen=True, kw_only=True):
    """A hero was hurt while down, and died."""

    hero: str


class ArmourSpent(Effect, frozen=True, kw_only=True):
    """A hero's armour token took the harm."""

    hero: str


class HeartsHealed(Effect, frozen=True, kw_only=True):
    """A hero got hearts back."""

    hero: str
    hearts: int


class RaisedUp(Effect, frozen=True, kw_only=True):
    """A fallen hero stands again, with exactly this many hearts."""

    hero: str
    hearts: int = 1


class ManaSpent(Effect, frozen=True, kw_only=True):
    """A hero paid mana (or power points)."""

    hero: str
    mana: int


class ManaGained(Effect, frozen=True, kw_only=True):
    """A hero got mana (or power points) back."""

    hero: str
    mana: int


class LuckSpent(Effect, frozen=True, kw_only=True):
    """A hero used a point of luck."""

    hero: str
    use: Literal["reroll", "bump", "cost"]


class LuckSet(Effect, frozen=True, kw_only=True):
    """A hero's luck now has this value."""

    hero: str
    luck: int


class Wounded(Effect, frozen=True, kw_only=True):
    """A foe took wounds (hearts, in the later edition: one and the same)."""

    foe: str
    wounds: int


class HitAbsorbed(Effect, frozen=True, kw_only=True):
    """A foe's trait took the hit and is spent for the scene."""

    foe: str
    trait: str


class ComplicationDue(Effect, frozen=True, kw_only=True):
    """The GM adds a problem: a certain complication, a consequence, a price, or an extra one."""

    hero: str
    kind: Literal["complication", "consequence", "cost", "crowd"]


class BenefitDue(Effect, frozen=True, kw_only=True):
    """Something good comes on top, as chosen."""

    hero: str
    benefit: str
    target: str = ""


class HelpGiven(Effect, frozen=True, kw_only=True):
    """A hero's help waits for an ally's next test."""

    hero: str
    ally: str


class HelpUsed(Effect, frozen=True, kw_only=True):
    """Help that was waiting went into a test."""

    hero: str


class ActionSpent(Effect, frozen=True, kw_only=True):
    """A hero or foe has used its action of this turn."""

    who: str


class Moved(Effect, frozen=True, kw_only=True):
    """A hero or foe moved; `cost` is what it took of the turn's movement."""

    who: str
    square: Square
    cost: int
    skips: int = 0
    """Difficult squares it ignored on the way, where it may ignore some."""


class BandShifted(Effect, frozen=True, kw_only=True):
    """The distance between two became another band."""

    who: str
    other: str
    band: str
    cost: int = 1


class ConditionSet(Effect, frozen=True, kw_only=True):
    """A hero or foe is hampered or helped for a while."""

    who: str
    condition: Condition


class ConditionEnded(Effect, frozen=True, kw_only=True):
    """A condition ended before its time."""

    who: str
    key: str


class AssetUsed(Effect, frozen=True, kw_only=True):
    """A hero used an asset once."""

    hero: str
    asset: int


class TestFailed(Effect, frozen=True, kw_only=True):
    """A task failed and is not simply tried again in this scene."""

    hero: str
    task: str


class FightBegun(Effect, frozen=True, kw_only=True):
    """Turns are counted from now on."""


class TurnEnded(Effect, frozen=True, kw_only=True):
    """The other side goes now; after the foes a new round begins."""


class SceneEnded(Effect, frozen=True, kw_only=True):
    """The scene is over: tokens, assets and passing conditions start anew."""

    keeps_map: bool = False
    """Whether the party is still where it was, and the map with it; in older games there was none then."""


class ClockSet(Effect, frozen=True, kw_only=True):
    """A clock starts, empty."""

    clock: str
    steps: int


class ClockTicked(Effect, frozen=True, kw_only=True):
    """A clock moved."""

    clock: str
    by: int


class FoeFled(Effect, frozen=True, kw_only=True):
    """A foe left the fight alive."""

    foe: str


class FoeJoined(Effect, frozen=True, kw_only=True):
    """A foe entered the fight."""

    foe: str
    block: str
    beside: str = ""
    """Who it appears next to, where the scene has a space; empty for nobody."""
