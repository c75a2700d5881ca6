"""Opening a scene: characters become heroes with ids, stat blocks become foes."""

from __future__ import annotations

from collections.abc import Mapping

from nde.board import Board, Zones
from nde.rules.ruleset import ActionRefused
from nde.rules.stepdice.character import Character
from nde.rules.stepdice.companion.blocks import blocks, foe_from_block
from nde.rules.stepdice.effects import entering
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Scene


def new_scene(
    game: Game,
    characters: Mapping[str, Character],
    foes: Mapping[str, str] | None = None,
    *,
    space: Board | Zones | None = None,
    is_fight: bool = False,
) -> Scene:
    """A scene of heroes by id and of foes by id and stat block (or plain rank)."""
    known = blocks(game.id, game.settings)
    members = []
    for id, block in (foes or {}).items():
        if block not in known:
            raise ActionRefused("no-such-block", rule=game.cite.foe_blocks, block=block, allowed=tuple(known))
        members.append(foe_from_block(game, known[block], id))
    return Scene(
        heroes=tuple(entering(game, id, character) for id, character in characters.items()),
        foes=tuple(members),
        space=space,
        is_fight=is_fight,
    )


def characters(scene: Scene) -> dict[str, Character]:
    """The heroes' characters as the scene has left them."""
    return {hero.id: hero.character for hero in scene.heroes}
