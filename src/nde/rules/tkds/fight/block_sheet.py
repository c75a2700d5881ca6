"""A stat block as a sheet: its numbers, its attacks, and what harms it or does not."""

from __future__ import annotations

from nde.rules.ruleset import Listing, Sheet, Trait
from nde.rules.tkds.blocks import Attack, Block
from nde.rules.tkds.character import SKILLS
from nde.rules.tkds.fight.monsters import BLOCKS, WILL_OF_MORALE


def foe_sheet(id: str) -> Sheet:
    """The creature with this id, as its sheet shows it."""
    return block_sheet(BLOCKS[id])


def block_sheet(block: Block, will: int | None = None) -> Sheet:
    """A block as a sheet; unless a will is given, that of its morale stands for one it does not have."""
    numbers: dict[str, int | str] = {
        "level": block.level,
        "hp": block.hp,
        "defence": block.defence,
        "speed": block.speed,
    }
    skills = {skill: getattr(block, skill) for skill in SKILLS}
    skills["will"] = (block.will or WILL_OF_MORALE[block.morale]) if will is None else will
    kinds = {"resists": block.resists, "immune": block.immune, "weak": block.weak}
    return Sheet(
        name=block.id,
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
