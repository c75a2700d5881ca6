"""The shipped blocks, from a data file of their numbers and their lore; their figures and their sheets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from nde.rules.cairn2e.bestiary.numbers import Notes
from nde.rules.cairn2e.bestiary.statline import read_items
from nde.rules.cairn2e.blocks import Abilities, Attack, Block, Guard, Note, Occasion
from nde.rules.cairn2e.character import ATTRIBUTES, Character
from nde.rules.cairn2e.scene import Figure
from nde.rules.cairn2e.settings import Game
from nde.rules.data import load_toml
from nde.rules.ruleset import Listing, Sheet, Trait

SHARED = (
    *("attacks", "critical", "special", "is_detachment", "is_fearless"),
    *("leader_will", "stands_with_leader", "flees_without_leader"),
)
"""What a figure has of its block as it is."""


class Told(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A note of our own: which points below the stat line it tells, and when."""

    of: tuple[int, ...]
    on: Occasion
    is_manner: bool = False
    """Whether it tells what a creature is like, or what comes long after a fight: it bears on none."""


class Lore(msgspec.Struct, frozen=True, kw_only=True):
    """What the source says of a creature below its stat line, and which of our notes tell of it."""

    carried: tuple[int, ...] = ()
    """The points that rules carry out or that are its critical effect, by their numbers."""
    notes: tuple[Told, ...] = ()


def _block(id: str, row: dict[str, Any], lore: Lore) -> Block:
    """The block of a creature by its row of the data: its stat line is read as those from elsewhere are."""
    line = read_items(row["stats"], Notes(id))
    apart = msgspec.convert(row.get("attacks", ()), tuple[Attack, ...])
    powers = [{**attack, "is_special": True} for attack in row.get("powers", ())]
    block = {
        "id": id,
        "name": id.replace("-", " ").title(),
        **{stat: int(value.text.split()[0]) for stat, value in line.values.items()},
        "is_detachment": line.is_detachment,
        **{
            key: value
            for key, value in row.items()
            if key not in ("stats", "powers", *Lore.__struct_fields__)
        },
        "attacks": (*line.attacks, *apart, *msgspec.convert(powers, tuple[Attack, ...])),
        "notes": tuple(Note(text=f"{id}-{at}", on=note.on) for at, note in enumerate(lore.notes, 1)),
    }
    return msgspec.convert(block, Block)


_ROWS = load_toml("nde.rules.cairn2e.bestiary", "bestiary.toml")
LORE = msgspec.convert(_ROWS, dict[str, Lore])
"""What is told of each creature by its id; `creature-<id>-<n>` words its notes."""
MANNERS = frozenset(
    f"{id}-{at}" for id, lore in LORE.items() for at, note in enumerate(lore.notes, 1) if note.is_manner
)
"""The notes that bear on no fight, by their texts."""
BLOCKS: dict[str, Block] = {id: _block(id, row, LORE[id]) for id, row in _ROWS.items()}
"""Every block of the bestiary by its id; `block-<id>` is its name in each language."""


def figure_from_block(
    game: Game,
    block: Block,
    id: str,
    *,
    side: Literal["party", "foes"] = "foes",
    group: str = "",
    is_leader: bool = False,
) -> Figure:
    """A figure with the numbers of a block; of no group of its own unless one is named."""
    scores = (block.strength, block.dexterity, block.will, block.hp)
    return Figure(
        id=id,
        character=Character.unhurt(*scores, name=block.name, kind="npc"),
        side=side,
        group=group,
        block=block.id,
        armor=min(block.armor, game.settings.armor_cap),
        is_leader=is_leader,
        **{name: getattr(block, name) for name in SHARED},
        notes=(*block.notes, *(Note(text=words) for words in block.abilities)),
    )


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
            *lore_lists(block.special, (*block.notes, *(Note(text=words) for words in block.abilities))),
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
    marks = _together(_guard_mark(guard) for guard in special.guards)
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
        Listing(
            key="lore",
            kind="creature",
            items=tuple(note.text for note in notes),
            notes=tuple("unread" if note.is_unread else "" for note in notes),
            is_for_gm=True,
        ),
    )


def _together(marks: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Marks of one kind as one: immune to cold, fire and water, and not three times immune."""
    found: dict[str, list[str]] = {}
    for key, note in marks:
        found.setdefault(key, []).append(note)
    return [(key, ", ".join(filter(None, notes))) for key, notes in found.items()]


def _guard_mark(guard: Guard) -> tuple[str, str]:
    """How a creature takes one sort of attacks, and which; how one strikes is no sort, but a way to."""
    if guard.against == "unfaced":
        return "unfaced", ""
    return GUARDS[guard.effect], f"{guard.against}, d{guard.die}" if guard.die else guard.against


def attack_note(attack: Attack) -> str:
    """What is worth knowing beside an attack: its dice and what is special about it."""
    special = [feature_key(name) for name in QUALITIES if getattr(attack, name)]
    special += [f"harms-{attack.attribute}"] if attack.attribute != "strength" else []
    special += [f"save-{attack.save}"] if attack.save else []
    special += [f"drinks {attack.drinks}"] if attack.drinks else []
    return ", ".join(part for part in (attack.damage, *special, attack.effect) if part)


def feature_key(field: str) -> str:
    """The key a field that claims something is worded by."""
    return field.removeprefix("is_").replace("_", "-")
