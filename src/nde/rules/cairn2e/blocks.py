"""A stat block: a creature as the bestiary has it, before it stands in a scene."""

from __future__ import annotations

import msgspec


class Attack(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One way to attack: its dice, and what is special about it."""

    name: str
    dice: tuple[int, ...] = ()
    """(8,) for a d8, (8, 8) for d8+d8; empty for an attack that only has an effect."""
    is_blast: bool = False
    ignores_armor: bool = False
    ignores_hp: bool = False
    """Whether it goes straight to STR."""
    is_ranged: bool = False
    is_bulky: bool = False
    effect: str = ""
    """What else the source says of it, in its own words: nothing here applies it."""


class Block(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The numbers of a creature."""

    id: str
    name: str
    """As the source has it; `block-<id>` words the shipped ones."""
    hp: int
    armor: int = 0
    strength: int = 10
    dexterity: int = 10
    will: int = 10
    attacks: tuple[Attack, ...] = ()
    is_detachment: bool = False
    critical: str = ""
    """What a failed critical save brings besides: a key `critical-<id>`, or an imported block's own text."""
    is_fearless: bool = False
    """Never saves against its morale, by the Warden's word."""
    leader_will: int = 0
    """The WIL a group of these saves with as long as its leader lives; 0 for none."""
    abilities: tuple[str, ...] = ()
    """Gear and powers in an imported stat line that deal no damage, in the source's words."""
    stands_with_leader: bool = False
    """Whether a group of these holds without a save as long as its leader lives."""
    flees_without_leader: bool = False
    """Whether a group of these flees as soon as its leader has fallen."""
