"""The bestiary: stat blocks from `monsters.toml`, and a block set into a scene."""

from __future__ import annotations

import msgspec

from nde.dice import distribution, parse
from nde.rules.data import load_toml
from nde.rules.tkds.blocks import Block
from nde.rules.tkds.character import Character
from nde.rules.tkds.scene import Figure, Side
from nde.rules.tkds.settings import Game

BLOCKS: dict[str, Block] = {
    row["id"]: msgspec.convert(row, Block)
    for row in load_toml("nde.rules.tkds.fight", "monsters.toml")["block"]
}
"""Every creature by its id."""

WILL_OF_MORALE = {"weak": -2, "normal": 0, "high": 3, "unyielding": 0}
"""The will of a creature whose block says nothing else."""


LEADER = "leader"
"""The tag of those whose fall shakes the others, and whose will may stand for theirs."""


def hit_points(block: Block) -> int:
    """The hit points of a creature; dice stand for their mean, rounded down.

    >>> hit_points(BLOCKS["hireling"]), hit_points(BLOCKS["troll"])
    (2, 36)
    """
    return max(int(distribution(parse(block.hp)).mean), 1)


def figure_from_block(
    game: Game, block: Block, id: str, *, side: Side = "foes", is_leader: bool = False
) -> Figure:
    """A creature of the bestiary, fresh and unhurt."""
    hp = hit_points(block)
    body = Character(
        kind="hireling" if side == "party" and "hireling" in block.tags else "npc",
        level=block.level,
        strength=block.strength,
        dexterity=block.dexterity,
        intelligence=block.intelligence,
        will=block.will or WILL_OF_MORALE[block.morale],
        hp=hp,
        hp_most=hp,
        speed=block.speed,
    )
    return Figure(
        id=id,
        character=body,
        side=side,
        block=block.id,
        defence=block.defence,
        attacks=block.attacks,
        morale=block.morale,
        resists=block.resists,
        immune=block.immune,
        weak=block.weak,
        tags=block.tags,
        is_leader=is_leader or LEADER in block.tags,
    )
