"""The bestiary: stat blocks as `monsters.toml` has them, before one stands in a scene, and as sheets."""

from __future__ import annotations

from typing import Literal

import msgspec

from nde.dice import distribution, parse
from nde.rules.data import load_toml
from nde.rules.ruleset import Listing, Sheet, Trait
from nde.rules.tkds.character import SKILLS


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
    name: str = ""
    """The name of a creature of somebody's own; `block-<id>` words the shipped ones."""
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


BLOCKS: dict[str, Block] = {
    row["id"]: msgspec.convert(row, Block)
    for row in load_toml("nde.rules.tkds.book", "monsters.toml")["block"]
}
"""Every creature by its id."""

WILL_OF_MORALE = {"weak": -2, "normal": 0, "high": 3, "unyielding": 0}
"""The will of a creature whose block says nothing else."""


LEADER = "leader"
"""The tag of those whose fall shakes the others, and whose will may stand for theirs."""


def hit_points(block: Block) -> int:
    """The hit points of a creature; dice stand for their mean, rounded down (ruling tkds-hireling-hp).

    >>> hit_points(BLOCKS["hireling"]), hit_points(BLOCKS["troll"])
    (2, 36)
    """
    return max(int(distribution(parse(block.hp)).mean), 1)


def foe_sheet(id: str) -> Sheet:
    """The creature with this id, as its sheet shows it."""
    return block_sheet(BLOCKS[id])


def block_sheet(block: Block, will: int | None = None) -> Sheet:
    """A block as a sheet; unless a will is given, that of its morale stands for one it does not have."""
    numbers: dict[str, int | str] = {
        "level": block.level,
        "hp": hit_points(block),
        "defence": block.defence,
        "speed": block.speed,
    }
    skills = {skill: getattr(block, skill) for skill in SKILLS}
    skills["will"] = (block.will or WILL_OF_MORALE[block.morale]) if will is None else will
    kinds = {"resists": block.resists, "immune": block.immune, "weak": block.weak}
    return Sheet(
        name=block.name or block.id,
        traits=(
            *(Trait(key=key, shown_as="score", value=value) for key, value in numbers.items()),
            *(Trait(key=key, shown_as="modifier", value=value) for key, value in skills.items()),
            Trait(key="morale", shown_as="word", value=block.morale),
        ),
        tracks=(),
        lists=(
            Listing(
                key="attacks",
                kind="weapon",
                items=tuple(attack.key for attack in block.attacks),
                notes=tuple(_note(block, attack) for attack in block.attacks),
            ),
            *(Listing(key=key, kind="kind", items=items) for key, items in kinds.items()),
            Listing(key="tags", kind="tag", items=block.tags),
        ),
    )


def _note(block: Block, attack: Attack) -> str:
    """To hit, damage, how far it reaches where that is not arm's length, and what else it does."""
    metres = attack.range or (attack.reach if attack.reach > 1 else 0)
    bonus = f"{getattr(block, attack.skill):+d}".replace("-", "\N{MINUS SIGN}")
    parts = (bonus, attack.damage, f"{metres} m" if metres else "", attack.kind, attack.special)
    return ", ".join(part for part in parts if part)
