"""Opening a scene: characters and stat blocks become figures of two sides."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from nde.board import Board, Zones
from nde.rules.cairn2e.bestiary import BLOCKS, figure_from_block
from nde.rules.cairn2e.blocks import Block
from nde.rules.cairn2e.character import Character
from nde.rules.cairn2e.fight.groups import groups_in
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import ActionRefused


def new_scene(
    game: Game,
    characters: Mapping[str, Character],
    foes: Mapping[str, str | Block] | None = None,
    *,
    space: Board | Zones | None = None,
    is_fight: bool = False,
) -> Scene:
    """A scene of characters by id, and of foes by id and stat block, of the bestiary or imported."""
    party = tuple(Figure(id=id, character=character) for id, character in characters.items())
    members = []
    for id, block in (foes or {}).items():
        if isinstance(block, str):
            if block not in BLOCKS:
                raise ActionRefused("no-such-creature-block", rule="cairn2e/bestiary", block=block)
            block = BLOCKS[block]
        members.append(figure_from_block(game, block, id))
    scene = Scene(figures=(*party, *members), is_fight=is_fight, space=space)
    return replace(scene, groups=groups_in(game, scene)) if is_fight else scene


def characters(scene: Scene) -> dict[str, Character]:
    """The players' characters as the scene has left them."""
    return {one.id: one.character for one in scene.figures if one.character.kind == "pc"}
