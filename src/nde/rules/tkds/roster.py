"""Opening a scene: characters and stat blocks become figures of two sides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from nde.board import Areas, Board
from nde.rules.ruleset import ActionRefused
from nde.rules.tkds.book.blocks import BLOCKS, LEADER, WILL_OF_MORALE, Block, hit_points
from nde.rules.tkds.character import Character
from nde.rules.tkds.scene import Figure, Scene, Side
from nde.rules.tkds.settings import Game


def figure_from_block(
    game: Game, block: Block, id: str, *, side: Side = "foes", is_leader: bool = False
) -> Figure:
    """A creature of the bestiary, fresh and unhurt."""
    hp = hit_points(block)
    body = Character(
        name=block.name,
        kind=kind_of(side, block.tags),
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


def kind_of(side: Side, tags: Iterable[str]) -> Literal["hireling", "npc"]:
    """What a creature is on a side: beside the party a hireling, if it can be hired."""
    return "hireling" if side == "party" and "hireling" in tags else "npc"


def new_scene(
    game: Game,
    characters: Mapping[str, Character],
    foes: Mapping[str, str | Block] | None = None,
    *,
    space: Board | Areas | None = None,
    is_fight: bool = False,
) -> Scene:
    """A scene of characters by id, and of foes by id and stat block, of the bestiary or somebody's own."""
    party = tuple(Figure(id=id, character=character) for id, character in characters.items())
    members = [figure_from_block(game, _block(block), id) for id, block in (foes or {}).items()]
    return Scene(figures=(*party, *members), foes_at_start=len(members), is_fight=is_fight, space=space)


def _block(named: str | Block) -> Block:
    if not isinstance(named, str):
        return named
    if named not in BLOCKS:
        raise ActionRefused("no-such-monster", rule="tkds/monsters", block=named, allowed=tuple(BLOCKS))
    return BLOCKS[named]


def characters(scene: Scene) -> dict[str, Character]:
    """The players' characters as the scene has left them."""
    return {one.id: one.character for one in scene.figures if one.character.kind == "pc"}
