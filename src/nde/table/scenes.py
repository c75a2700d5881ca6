"""Scenes of any game, changed in the few ways a table needs besides effects."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec.structs import replace

from nde.board import Areas, Board, Zones
from nde.rules import Ruleset
from nde.rules.play import Playing
from nde.table.game_types import Character, GameEffect, GameScene

Space: TypeAlias = Board | Zones | Areas


def with_character(rules: Ruleset, scene: GameScene, id: str, character: Character) -> GameScene:
    """The scene with a character in it: a newcomer to the party, or somebody who is there, changed."""
    if scene is None:
        return rules.new_scene({id: character})
    if id in rules.characters(scene):
        body = body_of(scene, id, "character")
        return with_body(scene, body, replace(body, character=character))
    fresh = rules.new_scene({id: character})
    return replace(scene, **_grown(scene, fresh))


def carried_out(rules: Ruleset, scene: GameScene, effects: tuple[GameEffect, ...]) -> GameScene:
    """The scene after effects."""
    for effect in effects:
        scene = rules.apply(scene, effect)
    return scene


def left_behind(playing: Playing, scene: GameScene) -> GameScene:
    """The scene without the party, and without those who are gone for good: what a place is left as."""
    for one in playing.people(scene):
        if one.side == "party" or one.is_gone:
            scene = playing.leave(scene, one.id)
    return scene


def with_foes_of(playing: Playing, scene: GameScene, other: GameScene) -> GameScene:
    """The scene with every foe of another one as they are there, but for those who are in it already.

    Where they stand is for the table to say.
    """
    foes = {one.id for one in playing.people(other) if one.side == "foes"}
    foes -= {one.id for one in playing.people(scene)}
    grown = {}
    for field in scene.__struct_fields__:
        held = getattr(other, field)
        if isinstance(held, tuple) and (more := [one for one in held if getattr(one, "id", None) in foes]):
            grown[field] = (*getattr(scene, field), *more)
    return replace(scene, **grown)


def _grown(scene: GameScene, fresh: GameScene) -> dict[str, Any]:
    """Every list of the scene with what stands in the same list of a fresh one behind it."""
    grown = {}
    for field in scene.__struct_fields__:
        more = getattr(fresh, field)
        if isinstance(more, tuple) and more:
            grown[field] = (*getattr(scene, field), *more)
    return grown


def body_of(scene: GameScene, figure: str, holds: str = "block") -> Any:
    """Somebody as the scene holds them, with a stat block or a `character`; nothing where there is none."""
    for field in scene.__struct_fields__:
        held = getattr(scene, field)
        for one in held if isinstance(held, tuple) else ():
            if getattr(one, "id", None) == figure and hasattr(one, holds):
                return one
    return None


def with_body(scene: GameScene, old: object, new: object) -> GameScene:
    """The scene with somebody whom it holds replaced."""
    for field in scene.__struct_fields__:
        held = getattr(scene, field)
        if isinstance(held, tuple) and any(one is old for one in held):
            return replace(scene, **{field: tuple(new if one is old else one for one in held)})
    return scene


def is_on(space: Space | None, figure: str) -> bool:
    """Whether somebody has a place in a space."""
    if isinstance(space, Zones):
        return figure in space.tokens
    return space is not None and any(token[0] == figure for token in space.tokens)


def taken_off(space: Space, figure: str) -> Space:
    """The space without somebody."""
    if not is_on(space, figure):
        return space
    return space.leave(figure) if isinstance(space, Zones) else space.take(figure)
