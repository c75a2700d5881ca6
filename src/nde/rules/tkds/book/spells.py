"""The list of spells: three categories, four disciplines, and what each of the four results does."""

from __future__ import annotations

from typing import Literal

import msgspec

from nde.errors import Missing
from nde.rules.data import load_toml
from nde.rules.tkds.character import Skill
from nde.rules.tkds.settings import Settings

Discipline = Literal["practical", "elemental", "shadow", "mystic"]
Target = Literal["self", "ally", "foe", "anyone", "none"]

SKILL_OF: dict[str, Skill] = {
    "practical": "intelligence",
    "elemental": "will",
    "shadow": "intelligence",
    "mystic": "will",
}
"""The skill a discipline is cast with."""
DISCIPLINE_OF = {"mage": "practical", "priest": "mystic"}
"""The discipline of those specializations that have one."""


class Category(msgspec.Struct, frozen=True, kw_only=True):
    """How hard, how dear and from which level on a spell is."""

    hu: int
    cost: int
    level: int


CATEGORIES = {
    1: Category(hu=12, cost=4, level=1),
    2: Category(hu=14, cost=8, level=4),
    3: Category(hu=16, cost=12, level=8),
}


class Act(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing a result of a spell does that the engine carries out."""

    do: Literal["damage", "heal", "condition", "leap", "learn"]
    on: Literal["all", "first", "second", "self"] = "all"
    dice: str = ""
    """Damage or healing, in dice notation."""
    times: int = 1
    """What the roll is multiplied with, after rolling."""
    halves: bool = False
    """Whether the roll is halved, rounded down."""
    is_most: bool = False
    """Whether the dice are not rolled but show their most."""
    least: int = 0
    kind: str = "magic"
    """What the damage is made of."""
    condition: str = ""
    value: int = 0
    value_is_total: bool = False
    """Whether the strength of the condition is the total of the casting check."""
    rounds: str = ""
    """How long a condition lasts, in dice notation; `end` until something ends it; empty: not at all."""
    rounds_level: str | None = None
    """The same for a target of the caster's level or above, where that differs."""
    rounds_far: str | None = None
    """The same for a target three or more levels below the caster, where that differs."""
    until: Literal["rounds", "night", "end"] = "rounds"
    metres: int = 0


class Spell(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One spell of the list."""

    key: str
    category: Literal[1, 2, 3]
    disciplines: tuple[Discipline, ...]
    source: Literal["draft", "ours"]
    """A draft of the author, or the engine alone."""
    target: Target
    most_targets: int = 1
    range: int = 0
    """Metres; 0 for a touch, or where the caster is the only target."""
    leap: int = 0
    """Metres from the first target to the second, where it leaps from one to the other."""
    area: int = 0
    """The edge in metres of the square it fills: all who are meant stand within it."""
    is_place: bool = False
    """Whether it lies on that square and on whoever is in it, and not on people."""
    critical_area: int = 0
    """The edge a critical success may choose instead of lasting longer."""
    is_ritual: bool = False
    """Whether it takes a ten-minute turn, and so cannot be cast in a fight."""
    is_daily: bool = False
    """Whether it works once a day on one subject, against a number the GM sets."""
    is_jump: bool = False
    """Whether it carries through space, which an anchor hinders."""
    is_told: bool = False
    """Whether it does something that only the GM's words can carry out."""
    concentrates: bool = False
    is_fragile: bool = False
    """Whether any damage ends it, without a check."""
    critical_success: tuple[Act, ...] = ()
    success: tuple[Act, ...] = ()
    failure: tuple[Act, ...] = ()

    @property
    def rule(self) -> str:
        """The id of the rule its list belongs to."""
        return "tkds/spell-list" if self.source == "draft" else "tkds/our-spells"

    @property
    def conditions(self) -> frozenset[str]:
        """The conditions it may leave somebody in."""
        acts = self.critical_success + self.success + self.failure
        return frozenset(act.condition for act in acts if act.condition)

    @property
    def needs_total(self) -> bool:
        """Whether the total of the casting check matters, not only its degree."""
        return any(act.value_is_total for act in self.critical_success + self.success + self.failure)

    def acts(self, degree: str) -> tuple[Act, ...]:
        """What the engine does for a result; a critical failure does nothing."""
        if degree == "critical-failure":
            return ()
        acts: tuple[Act, ...] = getattr(self, degree.replace("-", "_"))
        return acts


SPELLS: dict[str, Spell] = {
    spell.key: spell
    for spell in msgspec.convert(load_toml("nde.rules.tkds.book", "spells.toml")["spell"], tuple[Spell, ...])
}


def spell_named(key: str) -> Spell:
    """The spell with this key."""
    if key not in SPELLS:
        raise Missing("no-such-spell", text=key, allowed=tuple(SPELLS))
    return SPELLS[key]


def disciplines_of(settings: Settings, specialization: str) -> tuple[str, ...]:
    """The disciplines a specialization learns: its own, and perhaps the other of the same skill."""
    own = DISCIPLINE_OF.get(specialization)
    if own is None:
        return ()
    others = tuple(one for one, skill in SKILL_OF.items() if one != own and skill == SKILL_OF[own])
    return (own, *others) if settings.disciplines == "two" else (own,)


def spells_for(settings: Settings, specialization: str, level: int) -> tuple[str, ...]:
    """The spells somebody of this specialization and level may learn, in the order of the list."""
    learned = set(disciplines_of(settings, specialization))
    return tuple(
        key
        for key, spell in SPELLS.items()
        if not learned.isdisjoint(spell.disciplines) and CATEGORIES[spell.category].level <= level
    )
