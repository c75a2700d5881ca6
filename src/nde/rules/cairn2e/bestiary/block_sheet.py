"""A stat block as a sheet: its numbers, its attacks, and what it is besides."""

from __future__ import annotations

from nde.rules.cairn2e.bestiary.shipped import BLOCKS
from nde.rules.cairn2e.blocks import Abilities, Attack, Block, Guard, Note
from nde.rules.cairn2e.character import ATTRIBUTES
from nde.rules.ruleset import Listing, Sheet, Trait

QUALITIES = (
    "is_ranged",
    "is_blast",
    "ignores_armor",
    "pierces_soft_armor",
    "ignores_hp",
    "is_bulky",
    "doubles_on_metal",
    "deprives",
    "is_rare",
)
"""What may be special about an attack; worded as `quality-ranged`, `quality-ignores-armor`, …"""
FEATURES = ("is_unarmed", "is_detachment", "is_fearless", "stands_with_leader", "flees_without_leader")
"""What may be special about a creature; worded as `feature-detachment`, …"""

SPECIAL = ("fights_on", "hunts_in_pack", "rages")
COUNTED = ("heads", "regenerates")
"""What rules carry out for a creature; worded as features, too."""


def foe_sheet(id: str) -> Sheet:
    """The shipped block with this id, as its sheet shows it."""
    return block_sheet(BLOCKS[id])


def block_sheet(block: Block) -> Sheet:
    """A block of the bestiary as a sheet."""
    numbers = {"hp": block.hp, "armor": block.armor, **{key: getattr(block, key) for key in ATTRIBUTES}}
    if block.leader_will:
        numbers["leader-will"] = block.leader_will
    critical = (Trait(key="critical", shown_as="word", value=block.critical),) if block.critical else ()
    return Sheet(
        name=block.id,
        traits=(
            *(Trait(key=key, shown_as="score", value=value) for key, value in numbers.items()),
            *critical,
        ),
        tracks=(),
        lists=(
            Listing(
                key="attacks",
                kind="weapon",
                items=tuple(attack.name for attack in block.attacks),
                notes=tuple(map(attack_note, block.attacks)),
            ),
            Listing(
                key="besides",
                kind="feature",
                items=tuple(key for key, _ in _besides(block)),
                notes=tuple(note for _, note in _besides(block)),
            ),
            *lore_lists(block.special, block.notes),
        ),
    )


def _besides(block: Block) -> list[tuple[str, str]]:
    """What may be special about a block by itself, each with a number where there is one."""
    marks = [(feature_key(name), "") for name in FEATURES if getattr(block, name)]
    return [*marks, ("unit-from", str(block.unit_from))] if block.unit_from else marks


GUARDS = {
    "plain": "harmed-by",
    "impaired": "hardy",
    "enhanced": "vulnerable",
    "halved": "halves",
    "immune": "immune",
    "contact": "contact",
}
"""How a creature takes a sort of attacks; worded as features."""


def lore_lists(special: Abilities, notes: tuple[Note, ...]) -> tuple[Listing, ...]:
    """What is special about a creature: what rules carry out, and what the Warden should know besides."""
    marks: list[tuple[str, str]] = [_guard_mark(guard) for guard in special.guards]
    marks += [(feature_key(name), "") for name in SPECIAL if getattr(special, name)]
    marks += [(name, str(count)) for name in COUNTED if (count := getattr(special, name))]
    return (
        Listing(
            key="abilities",
            kind="feature",
            items=tuple(key for key, _ in marks),
            notes=tuple(note for _, note in marks),
            is_for_gm=True,
        ),
        Listing(key="lore", kind="creature", items=tuple(note.text for note in notes), is_for_gm=True),
    )


def _guard_mark(guard: Guard) -> tuple[str, str]:
    """How a creature takes one sort of attacks, and which; how one strikes is no sort, but a way to."""
    if guard.against == "unfaced":
        return "unfaced", ""
    return GUARDS[guard.effect], f"{guard.against}, d{guard.die}" if guard.die else guard.against


def attack_note(attack: Attack) -> str:
    """What is worth knowing beside an attack: its dice and what is special about it."""
    dice = "+".join(f"d{sides}" for sides in attack.dice)
    special = [feature_key(name) for name in QUALITIES if getattr(attack, name)]
    special += [f"harms-{attack.attribute}"] if attack.attribute != "strength" else []
    special += [f"save-{attack.save}"] if attack.save else []
    special += ["drinks", f"+{attack.drinks}"] if attack.drinks else []
    flat = str(attack.flat) if attack.flat else ""
    return ", ".join(part for part in (dice, flat, *special) if part)


def feature_key(field: str) -> str:
    """The key a field that claims something is worded by."""
    return field.removeprefix("is_").replace("_", "-")
