"""What somebody can do: one value per action, with everything the procedure needs to know about the wish.

A kind of action says here as well whose deed it is, what it is for, what whoever rolls wants by it, and
which of its kind are legal together.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import ClassVar, Literal, TypeAlias

import msgspec

from nde.board import Square
from nde.dice import Procedure
from nde.rules.play import Purpose
from nde.rules.ruleset import Resolution
from nde.rules.stepdice.character import Attribute
from nde.rules.stepdice.scene import Scene, is_in, sight

Attack: TypeAlias = Literal["melee", "ranged", "power"]
Cover: TypeAlias = Literal["none", "partial", "full"]


class Modifier(msgspec.Struct, frozen=True):
    """A circumstance and how many steps it makes things harder (above 0) or easier (below 0)."""

    cause: str
    steps: int


class Action(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Anything that can be resolved."""

    doer: ClassVar[str] = ""
    """The field that names whose deed it is; empty for what is the game master's."""
    purpose: ClassVar[Purpose] = "other"
    is_alike: ClassVar[bool] = False
    """Whether all of the kind that are offered are legal together."""

    def alike(self, scene: Scene) -> Hashable | None:
        """What actions share that are legal together, so that one is tried for all; nothing for any other.

        Candidates are aimed only at foes who stand where a blow can get to and name only what is there.  What
        is left to refuse then hangs on whoever acts, on whose turn it is, and on what this key names.
        """
        return type(self) if self.is_alike else None


Resolve: TypeAlias = Callable[[Scene, Action], Procedure[Resolution]]
"""How an action of a game is resolved in a scene."""


class Tried(Action, frozen=True, kw_only=True):
    """What every action with a roll shares: the circumstances the GM allows to count."""

    doer = "hero"
    wish: ClassVar[str] = "works"
    """What whoever rolls wants, by the message `wish-<key>`."""
    hero: str
    modifiers: tuple[Modifier, ...] = ()
    talents: tuple[str, ...] = ()
    """The talents that truly help, as the GM agreed."""
    helpers: int = 0
    """Allies who help here and now, besides help given earlier on their own turns."""
    luck: Literal["", "bump"] = ""
    """A point of luck declared before the roll, to raise the die."""
    asset: int = -1
    """The index of an asset used with this action; below 0 for none."""
    clock: str = ""
    """The clock that a failure moves, or `none`; empty for every clock of pressure that runs."""


class Test(Tried, frozen=True, kw_only=True):
    """Try something uncertain with something at stake."""

    wish = "passes"
    attribute: Attribute
    tn: int
    task: str = ""
    """What is tried, so that a failure is not simply repeated; empty for a test on its own."""
    stakes: Literal["real", "none"] = "real"
    """Whether failing would change anything; what is trivial and without pressure simply works."""
    change: Literal["", "different", "at-cost"] = ""
    """What makes a repeat fair: another way of doing it, or a price accepted."""

    def alike(self, scene: Scene) -> Hashable | None:
        return None if self.task else Test


class Strike(Tried, frozen=True, kw_only=True):
    """Attack a foe, in melee, at range or with a power of a tier."""

    foe: str
    attack: Attack = "melee"
    cover: Cover | None = None
    """The target's cover as the GM sees it; otherwise the board says."""
    distance: int | None = None
    """Squares to the target as the GM sees it; otherwise the board says."""
    reach: bool | None = None
    """Whether the foe can strike back, as the GM rules; otherwise it is worked out, or asked."""
    is_crowded: bool = False
    """Whether the GM lets several foes in melee bear on this attack."""
    aim: Literal["wound", "hold", "area"] = "wound"
    """What a power is meant to do: harm the foe, hold it in place, or harm everybody around it."""
    targets: int = 0
    """How many foes a power is aimed at; in an area at most, as the GM sees it, 0 for all that it holds."""
    spread: Literal["mana", "number"] = "mana"
    """How several targets outside an area are paid for: one more mana, or a step harder."""
    element: str = ""
    """What the attack is made of, such as `fire`, for foes it does more or less to."""
    tier: str = "standard"
    """The tier of the power, for an attack with one."""
    cost: int | None = None
    is_overruled: bool = False
    """Whether the GM sets another cost than the tier's, or lets a weaker tier or no weapon do."""

    @property
    def target(self) -> str:
        """Whom it is aimed at."""
        return self.foe

    def alike(self, scene: Scene) -> Hashable:
        return Strike, self.attack, self.tier, self.aim


class UsePower(Tried, frozen=True, kw_only=True):
    """Use magic or a power for anything but an attack."""

    tier: str
    task: str = ""
    """What it is used for, in the player's words."""
    tn: int | None = None
    cost: int | None = None
    heals: str = ""
    """The hero a healing is meant for."""
    is_overruled: bool = False
    """Whether the GM sets another number or cost than the tier's."""
    targets: int = 1
    """How many are affected; more than one costs more or is harder where the game says so."""
    spread: Literal["mana", "number"] = "mana"
    """How several targets are paid for: one more mana, or a step harder."""

    def alike(self, scene: Scene) -> Hashable:
        return UsePower, self.tier, scene.hero(self.heals).is_dead if self.heals else None


class GiveHelp(Action, frozen=True, kw_only=True):
    """Spend the action to help an ally's next test."""

    doer = "hero"
    hero: str
    ally: str

    def alike(self, scene: Scene) -> Hashable:
        ally = scene.hero(self.ally)
        return GiveHelp, self.ally == self.hero, ally.is_dead, ally.helped


class RaiseUp(Action, frozen=True, kw_only=True):
    """Spend the action to put a fallen ally back on their feet."""

    doer = "hero"
    hero: str
    ally: str


class UseGear(Action, frozen=True, kw_only=True):
    """Spend the action on a piece of gear: it is a permission, and needs no roll."""

    doer = "hero"
    hero: str
    item: str

    def alike(self, scene: Scene) -> Hashable | None:
        return UseGear if self.item else None


class MoveTo(Action, frozen=True, kw_only=True):
    """Move a hero or foe to a square of the board, with what is left of the turn's movement."""

    doer = "who"
    who: str
    square: Square


class ShiftBand(Action, frozen=True, kw_only=True):
    """Come one distance band nearer to somebody, or go one further away."""

    doer = "who"
    who: str
    other: str
    towards: bool = True


class FoeStrike(Tried, frozen=True, kw_only=True):
    """A foe acts against a hero: the hero tests against the foe, and failing costs a heart."""

    doer, wish = "foe", "resists"
    foe: str
    attribute: Literal["", Attribute] = ""
    """What the hero resists with; empty to ask the GM."""

    @property
    def target(self) -> str:
        """Whom it is aimed at."""
        return self.hero

    def alike(self, scene: Scene) -> Hashable:
        """How the two stand to each other, and whether the hero's cover counts."""
        if scene.space is None:
            return FoeStrike, self.foe
        seen = sight(scene, self.foe, self.hero)
        if seen is None:
            return FoeStrike, self.foe, None
        is_exposed = is_in(scene.hero(self.hero), "exposed")
        return FoeStrike, self.foe, seen.touching, seen.cover, is_exposed


class EndTurn(Action, frozen=True, kw_only=True):
    """End the side's turn: the other side goes, and after the foes a new round begins."""

    purpose = "pass"


class StartFight(Action, frozen=True, kw_only=True):
    """Begin counting turns: somebody means harm, and it matters who acts when."""


class EndScene(Action, frozen=True, kw_only=True):
    """End a scene; after a conflict some things come back, more with a breather."""

    is_conflict: bool = True
    has_breather: bool = True
    has_fire: bool = True
    is_broken_off: bool = False
    """Whether the party leaves a fight that is not decided, after which nothing comes back."""


class SafeRest(Action, frozen=True, kw_only=True):
    """Rest in safety, or only catch one's breath when a conflict is over."""

    has_fire: bool = True
    is_short: bool = False
    """Whether it is only the breather after a conflict, and gives back what that does."""


class BeginSession(Action, frozen=True, kw_only=True):
    """Begin a session at the table: luck comes back to its start."""


class GrantLuck(Action, frozen=True, kw_only=True):
    """The GM rewards a hero with a point of luck."""

    hero: str


class SetClock(Action, frozen=True, kw_only=True):
    """Start a clock, or set one anew."""

    clock: str
    steps: int | None = None


class TickClock(Action, frozen=True, kw_only=True):
    """Move a clock by hand, forwards or back."""

    clock: str
    by: int = 1
