"""The shipped blocks, from a data file of their numbers, and what stands in a scene for a block."""

from __future__ import annotations

from typing import Literal

import msgspec

from nde.rules.cairn2e.blocks import Block
from nde.rules.cairn2e.character import Character
from nde.rules.cairn2e.scene import Figure
from nde.rules.cairn2e.settings import Game
from nde.rules.data import load_toml

BLOCKS: dict[str, Block] = {
    block.id: block
    for block in msgspec.convert(
        load_toml("nde.rules.cairn2e.bestiary", "bestiary.toml")["block"], tuple[Block, ...]
    )
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
    )
