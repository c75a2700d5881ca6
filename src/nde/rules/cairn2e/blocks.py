"""A stat block: a creature as the bestiary has it, before it stands in a scene."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from nde.rules.cairn2e.character import METALS, Attribute, Nature

Sort: TypeAlias = Nature | Literal["any", "mundane", "melee", "ranged"]
"""Which attacks a guard is about: `mundane` are all that are not magic, `melee` all that are not ranged."""
Occasion: TypeAlias = Literal["acts", "struck", "falls", "sheet"]
"""When a note is told at the table: at its first deed, at the first blow it takes, at its fall, or never."""


class Guard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a creature takes attacks of one sort; of several guards the first that fits counts."""

    against: Sort
    effect: Literal["plain", "impaired", "enhanced", "halved", "immune", "contact"]
    """How it takes them; `contact` is harm of its own, straight to STR, in place of the weapon's."""
    die: int = 0
    """The die of such harm."""

    def fits(self, natures: tuple[str, ...], *, is_ranged: bool) -> bool:
        """Whether it is about an attack like this."""
        match self.against:
            case "any":
                return True
            case "mundane":
                return "magic" not in natures
            case "melee":
                return not is_ranged
            case "ranged":
                return is_ranged
            case "metal":
                return not METALS.isdisjoint(natures)
        return self.against in natures


class CriticalHarm(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What of a critical effect the rules carry out; its text tells the rest."""

    save: Attribute | Literal[""] = ""
    """What keeps all of it off, where something does."""
    attribute: Attribute = "strength"
    die: int = 0
    """Points of the attribute lost besides; 0 for none."""
    zero_kills: bool = False
    """Whether nothing left of that attribute is death."""
    is_permanent: bool = False
    """Whether the STR lost does not come back."""
    spares_armored: bool = False
    """Whether it does come back to whoever has any Armor."""
    deprives: bool = False
    kills: bool = False
    takes_part: bool = False
    """Whether a d6 says which part of the body is lost: the head on a 1."""
    ruins_armor: bool = False
    """Whether the best piece of armor worn is destroyed."""
    restores: bool = False
    """Whether the creature gets back all STR it has lost."""


class Abilities(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is special about a creature and carried out by the rules."""

    guards: tuple[Guard, ...] = ()
    critical: CriticalHarm | None = None
    fights_on: bool = False
    """Whether no failed critical save brings it down: only STR 0 does."""
    heads: int = 0
    """Failed critical saves that cost a head each and nothing else; the last head is the end. 0 for none."""
    regenerates: int = 0
    """HP that come back at the end of each round."""
    hunts_in_pack: bool = False
    """Whether attacks are enhanced on somebody whom an ally attacks as well."""
    rages: bool = False
    """Whether the first attack of a fight is enhanced and reaches all who are near."""


PLAIN = Abilities()
"""Nothing special."""


class Note(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something the Warden should know of a creature that no rule here carries out."""

    text: str
    """A key `creature-<text>`, or an imported block's own words."""
    on: Occasion = "sheet"
    is_unread: bool = False
    """Whether it is an attack that could not be read: somebody has to say what it does."""


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
    nature: tuple[Nature, ...] = ()
    flat: int = 0
    """Damage without a die, or beside its dice: what is added to the highest of them, or taken from it."""
    save: Attribute | Literal[""] = ""
    """What a target may save with to get away unharmed."""
    attribute: Attribute = "strength"
    """What it harms; DEX or WIL are lost at once, whatever HP there are."""
    pierces_soft_armor: bool = False
    """Whether only armor of metal, or grown, counts against it."""
    doubles_on_metal: bool = False
    """Whether whoever wears armor of metal takes twice as much."""
    drinks: int = 0
    """HP the attacker gets back whenever it does harm."""
    deprives: bool = False
    """Whether whoever it harms is deprived."""
    is_special: bool = False
    """Whether it is a power besides the attacks of the stat line."""
    is_rare: bool = False
    """Whether it can be used but once a day: foes whom nobody plays keep it."""
    effect: str = ""
    """What else the source says of it, in its own words: nothing here applies it."""

    @property
    def most(self) -> int:
        """The sum of all its dice and what is added: how great it looks beside others."""
        return sum(self.dice) + self.flat

    @property
    def damage(self) -> str:
        """Its damage as it is written: `d6`, `d8+d8`, `d6+1`, or a number alone."""
        dice = "+".join(f"d{sides}" for sides in self.dice)
        return f"{dice}{self.flat:+d}" if dice and self.flat else dice or str(self.flat or "")


class Block(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The numbers of a creature, and what is special about it."""

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
    unit_from: int = 0
    """So many of these together are a detachment, by the block's own word; 0 for none."""
    special: Abilities = PLAIN
    notes: tuple[Note, ...] = ()

    @property
    def is_unarmed(self) -> bool:
        """Whether it names no attack at all: such a creature strikes unarmed (ruling cairn2e-no-attack)."""
        return not self.attacks
