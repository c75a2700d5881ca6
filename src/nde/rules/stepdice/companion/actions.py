"""What the companion books let people do: foes' moves, hazards, morale, chases, the GM's tables."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar, Literal

from nde.rules.stepdice.actions import Action, Modifier, Tried
from nde.rules.stepdice.character import Attribute
from nde.rules.stepdice.scene import Scene


class Resisted(Action, frozen=True, kw_only=True):
    """What heroes resist: everything that bears on their tests, alike for all it is aimed at."""

    wish: ClassVar[str] = "resists"
    modifiers: tuple[Modifier, ...] = ()
    talents: tuple[str, ...] = ()
    helpers: int = 0
    luck: Literal["", "bump"] = ""
    """A point of luck that each who tests declares before the roll."""
    clock: str = ""
    """The clock that every failure moves, or `none`; empty for every clock of pressure that runs."""


class UseMove(Resisted, frozen=True, kw_only=True):
    """A foe uses one of its moves; the heroes it is aimed at test, where the move says so."""

    doer = "foe"
    foe: str
    move: str
    targets: tuple[str, ...] = ()
    ally: str = ""
    """The foe that a move for an ally is meant for."""
    attribute: Literal["", Attribute] = ""
    """What the heroes resist with; empty to ask where the move allows several."""
    tn: int | None = None
    """The number as the GM rules; otherwise the move's, or the foe's own."""


class SpendTrait(Action, frozen=True, kw_only=True):
    """The GM rules that a foe's trait counts no more in this scene: armour got round, a scout distracted."""

    foe: str
    trait: str


class SetHazard(Action, frozen=True, kw_only=True):
    """Put a hazard into the scene, ready to act."""

    is_alike = True
    hazard: str
    name: str = ""
    """Which one it is, where there are several of a kind."""


class SpringHazard(Resisted, frozen=True, kw_only=True):
    """A hazard acts on the heroes in it."""

    hazard: str
    targets: tuple[str, ...]
    name: str = ""
    attribute: Literal["", Attribute] = ""
    is_sudden: bool = False
    """Whether it comes from nowhere and is over at once, and was never laid in the scene."""


class DisableHazard(Tried, frozen=True, kw_only=True):
    """A hero tries to put a hazard out of use."""

    hazard: str
    name: str = ""
    attribute: Literal["", Attribute] = ""
    """The way it is done; empty to ask where there are several."""
    has_tools: bool = False

    @property
    def tools(self) -> str:
        """What it is done with besides: the key of what helps."""
        return "tools" if self.has_tools else ""


class CheckMorale(Action, frozen=True, kw_only=True):
    """Foes waver: do they give way, hold or press on?"""

    foes: tuple[str, ...] = ()
    """Who is checked; all that stand where nobody is named."""
    causes: tuple[str, ...] = ()
    """What bears on it, each a step better or worse."""


class RollComplication(Action, frozen=True, kw_only=True):
    """Roll which complication comes."""

    is_alike = True
    hero: str = ""


class RollBenefit(Action, frozen=True, kw_only=True):
    """Roll which extra benefit comes."""

    is_alike = True
    hero: str = ""
    ally: str = ""
    """The ally who profits, where the benefit is one for an ally."""


class StartChase(Action, frozen=True, kw_only=True):
    """Begin a chase at a distance."""

    distance: int | None = None


class RunChase(Tried, frozen=True, kw_only=True):
    """One round of a chase: a hero runs, or runs after somebody."""

    wish, purpose = "gains-ground", "escape"
    attribute: Attribute
    tn: int
    is_runner: bool = True
    other: int | None = None
    """What the other side rolls with, where both sides roll: a die, a threshold or a modifier, by variant."""


class Sneak(Tried, frozen=True, kw_only=True):
    """Get past somebody unnoticed; failing moves the alarm, if one is set."""

    wish, is_alike = "unseen", True
    attribute: Attribute = "dexterity"
    tn: int
    foes: tuple[str, ...] = ()
    """Whose notice is avoided; all that stand where nobody is named."""


class CalmAlarm(Tried, frozen=True, kw_only=True):
    """Lower the alarm by one."""

    attribute: Attribute
    tn: int


class Shove(Tried, frozen=True, kw_only=True):
    """Push a foe away by force."""

    is_alike = True
    foe: str
    squares: int = 1
    """How far, as the player wishes; the highest face adds to it."""


class Fall(Action, frozen=True, kw_only=True):
    """A hero falls from a height: a heart, and a worse position."""

    is_alike = True
    hero: str


class SustainPower(Action, frozen=True, kw_only=True):
    """Keep a power going for another turn."""

    doer, purpose = "hero", "prepare"
    hero: str
    pay: Literal["mana", "action"] = "mana"
    foe: str = ""
    """The foe that the power holds, where it does."""

    def alike(self, scene: Scene) -> Hashable:
        return SustainPower, self.pay


class CounterPower(Tried, frozen=True, kw_only=True):
    """Counter or evade a power with dexterity or power, against its own number."""

    purpose, is_alike = "guard", True
    attribute: Literal["dexterity", "power"] = "dexterity"
    tn: int


class Investigate(Tried, frozen=True, kw_only=True):
    """Look for a clue.  A key clue is never lost: failing gives it at a cost."""

    wish, is_alike = "finds-clue", True
    attribute: Attribute
    tn: int
    is_key: bool = True


class Parley(Tried, frozen=True, kw_only=True):
    """Argue towards a goal: success moves one clock, failing another."""

    wish = "gains-ground"
    attribute: Attribute
    tn: int
    goal: str
    """The clock that success moves; failing moves the others, or the action's own `clock`."""


class SizeEncounter(Action, frozen=True, kw_only=True):
    """Make an encounter of a difficulty, by one of the books' tables."""

    difficulty: str
    heroes: int
    table: str = "gm"
    uses_templates: bool = False
    """Whether foes are stat blocks rolled among those of the rank; otherwise plain ones."""


class GenerateEncounter(Action, frozen=True, kw_only=True):
    """Roll the five lines of an encounter."""


class BringWave(Action, frozen=True, kw_only=True):
    """More minions come."""

    block: str = "minion"
