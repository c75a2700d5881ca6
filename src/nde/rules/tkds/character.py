"""Somebody with four skills: a character, a hireling or a monster."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

STATES = ("fine", "dying", "stable", "dead")
SKILLS = ("strength", "dexterity", "intelligence", "will")
"""SIL, OBR, INT and VUL of the book."""
Skill = Literal["strength", "dexterity", "intelligence", "will"]


class Item(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A thing carried, by its key in `equipment.toml`, or in a player's own words."""

    key: str
    is_held: bool = False
    """Worn, or in hand: only then armour and shields count and a weapon strikes at once."""
    uses: int = -1
    """Uses or pieces left; -1 where nobody counts."""


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """What is written on the sheet and lasts from scene to scene."""

    name: str = ""
    kind: Literal["pc", "hireling", "npc"] = "pc"
    race: str = ""
    origin: str = ""
    specialization: str = ""
    level: int = 1
    strength: int = 0
    dexterity: int = 0
    intelligence: int = 0
    will: int = 0
    lost: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Points of each skill lost for now, in the order of `SKILLS`; one comes back each night."""
    hp: int
    hp_most: int
    hp_temporary: int = 0
    hp_temporary_rounds: int = 0
    magic: int = 0
    magic_most: int = 0
    magic_temporary: int = 0
    magic_temporary_rounds: int = 0
    essence: int = 0
    essence_most: int = 0
    essence_is_used: bool = False
    """Whether any was used since the last refill: only then another is allowed."""
    hero_points: int = 0
    speed: int = 6
    perks: tuple[str, ...] = ()
    """Keys in the order they were taken; a perk with a choice is `weapon-training:sword`."""
    mastery: tuple[str, ...] = ()
    """Weapons mastered, by key."""
    training: tuple[str, ...] = ()
    """Weapons and armour trained besides those of the specialization, by key."""
    languages: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    items: tuple[Item, ...] = ()
    coins: int = 0
    state: Literal["fine", "dying", "stable", "dead"] = "fine"
    """`dying` and `stable` are at 0 HP and unconscious."""
    dying: int = 0
    """Rounds left to somebody who is dying."""
    is_mortally_wounded: bool = False
    is_exhausted: bool = False
    notes: tuple[str, ...] = ()
    gifts: int = 0
    """Perks the GM gave beyond what the level allows."""
    barred: tuple[str, ...] = ()
    """What may not be tried again before a new level: `identify-magic/ring`."""

    @property
    def is_dead(self) -> bool:
        """Whether they are beyond help."""
        return self.state == "dead"

    def skill(self, skill: str) -> int:
        """The skill as it now is."""
        now: int = getattr(self, skill) - self.lost[SKILLS.index(skill)]
        return now


def without_use(items: tuple[Item, ...], at: int) -> tuple[Item, ...]:
    """The things after one use of the one at this place: the last use, or an uncounted thing, is gone."""
    if not 0 <= at < len(items):
        return items
    left = items[at].uses - 1
    if left > 0:
        return (*items[:at], replace(items[at], uses=left), *items[at + 1 :])
    return items[:at] + items[at + 1 :]
