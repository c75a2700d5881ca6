"""A stat block: a creature as the bestiary has it, before it stands in a scene."""

from __future__ import annotations

from typing import Literal

import msgspec


class Attack(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One way to attack: the skill that is rolled, the damage, and how far it reaches."""

    key: str
    skill: Literal["strength", "dexterity", "intelligence", "will"] = "strength"
    damage: str = "1d6"
    """In dice notation."""
    reach: int = 1
    """Metres in melee."""
    range: int = 0
    """Metres of effective range; 0 for a melee attack."""
    kind: str = ""
    """What the damage is made of, for resistances: plain, fire, blunt, magic…"""
    special: str = ""
    """A key for what it does besides, such as `hold`."""


class Block(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The numbers of a creature."""

    id: str
    level: int = 1
    hp: str = "8"
    """A number, or dice such as 2d8."""
    defence: int = 10
    speed: int = 6
    strength: int = 0
    dexterity: int = 0
    intelligence: int = 0
    will: int = 0
    morale: Literal["weak", "normal", "high", "unyielding"] = "normal"
    attacks: tuple[Attack, ...] = ()
    resists: tuple[str, ...] = ()
    immune: tuple[str, ...] = ()
    weak: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    """undead, beast, large, flies, leader…"""
    is_ours: bool = False
    """Whether no draft of the author has it."""
