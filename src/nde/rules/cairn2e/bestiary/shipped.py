"""The shipped blocks, from data files of their numbers and their lore; and what stands in a scene for one."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from nde.rules.cairn2e.blocks import PLAIN, Abilities, Attack, Block, Note, Occasion
from nde.rules.cairn2e.character import Character
from nde.rules.cairn2e.scene import Figure
from nde.rules.cairn2e.settings import Game
from nde.rules.data import load_toml

PACKAGE = "nde.rules.cairn2e.bestiary"


class Told(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A note of our own: which points below the stat line it tells, and when."""

    of: tuple[int, ...]
    on: Occasion
    is_manner: bool = False
    """Whether it tells what a creature is like, or what comes long after a fight: it bears on none."""


class Lore(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the source says of a creature below its stat line, as far as rules or notes keep it."""

    points: int
    """How many points the source makes."""
    carried: tuple[int, ...] = ()
    """Those that rules carry out or that are its critical effect, by their number."""
    special: Abilities = PLAIN
    attacks: tuple[Attack, ...] = ()
    """Powers that harm, besides the attacks of the stat line."""
    notes: tuple[Told, ...] = ()


LORE: dict[str, Lore] = msgspec.convert(load_toml(PACKAGE, "lore.toml"), dict[str, Lore])
"""What is special about each creature by its id; `creature-<id>-<n>` words its notes."""


MANNERS = frozenset(
    f"{id}-{at}" for id, lore in LORE.items() for at, note in enumerate(lore.notes, 1) if note.is_manner
)
"""The notes that bear on no fight, by their texts."""


def _whole(block: Block) -> Block:
    """A block with all that is told of it below its numbers."""
    lore = LORE[block.id]
    powers = tuple(replace(attack, is_special=True) for attack in lore.attacks)
    notes = tuple(Note(text=f"{block.id}-{at}", on=note.on) for at, note in enumerate(lore.notes, 1))
    return replace(block, attacks=(*block.attacks, *powers), special=lore.special, notes=notes)


BLOCKS: dict[str, Block] = {
    block.id: _whole(block)
    for block in msgspec.convert(load_toml(PACKAGE, "bestiary.toml")["block"], tuple[Block, ...])
}
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
    body = Character(
        name=block.name,
        kind="npc",
        strength=block.strength,
        strength_most=block.strength,
        dexterity=block.dexterity,
        dexterity_most=block.dexterity,
        will=block.will,
        will_most=block.will,
        hp=block.hp,
        hp_most=block.hp,
    )
    return Figure(
        id=id,
        character=body,
        side=side,
        group=group,
        block=block.id,
        armor=min(block.armor, game.settings.armor_cap),
        attacks=block.attacks,
        critical=block.critical,
        is_detachment=block.is_detachment,
        is_leader=is_leader,
        is_fearless=block.is_fearless,
        leader_will=block.leader_will,
        stands_with_leader=block.stands_with_leader,
        flees_without_leader=block.flees_without_leader,
        special=block.special,
        notes=(*block.notes, *(Note(text=words) for words in block.abilities)),
    )
