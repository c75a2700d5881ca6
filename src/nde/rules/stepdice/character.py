"""A character: what is written on the sheet and lasts from scene to scene."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Attribute: TypeAlias = Literal["strength", "dexterity", "power"]
ATTRIBUTES: tuple[Attribute, ...] = ("strength", "dexterity", "power")
Variant: TypeAlias = Literal["step", "d6", "2d6"]
"""How a test is rolled: one step die, one d6 against a threshold, or 2d6 plus a modifier in bands."""


class Asset(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A special ability in one sentence, with an effect the engine knows if it has one."""

    text: str
    effect: Literal["", "wound", "die", "success-at-cost"] = ""
    """`wound`: one more on a melee hit; `die`: a step up; `success-at-cost`: 1 mana buys a costly success."""
    uses: int = 1
    """Uses per scene; 0 for no limit."""


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's hero.  Attributes are sides of a die, a d6 threshold or a 2d6 modifier, by `variant`."""

    name: str = ""
    role: str
    concept: str = ""
    variant: Variant = "step"
    strength: int
    dexterity: int
    power: int
    hearts: int
    hearts_most: int
    mana: int
    mana_most: int
    luck: int = 0
    talents: tuple[str, ...] = ()
    weapon: str = ""
    protection: str = ""
    gear: tuple[str, ...] = ()
    assets: tuple[Asset, ...] = ()
    is_dead: bool = False
