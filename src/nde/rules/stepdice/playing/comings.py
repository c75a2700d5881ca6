"""Who is in a scene and who is not: newcomers, those who leave, those whom players may not know of.

Here too is what a game master may rule about somebody: any plain value, as long as the game can have it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from nde.errors import Unreadable
from nde.rules.playing import value_put
from nde.rules.ruleset import ActionRefused
from nde.rules.stepdice.attributes import scale
from nde.rules.stepdice.character import ATTRIBUTES
from nde.rules.stepdice.companion.blocks import blocks, foe_from_block
from nde.rules.stepdice.convert import variants_of
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Clock, Foe, Hero, Scene, without_tokens

COUNTED = ("armour", "moved", "helped", "tn", "wounds", "wounds_most", "speed", "skipped")
"""Numbers of somebody in a scene that are never below nothing."""
ON_THE_SHEET = ("hearts", "hearts_most", "mana", "mana_most", "luck")


def veil(scene: Scene, hidden: frozenset[str]) -> Scene:
    """The scene without the hidden: the same one where none of them is in it.

    Nothing else is secret in a step-dice game: numbers and wounds of foes are said at the table.
    """
    gone = sum(foe.is_out for foe in scene.foes if foe.id in hidden) if hidden else 0
    seen = _without(scene, hidden)
    # Those who fell unseen would show in the count of the fallen.
    return replace(seen, cast_down=max(seen.cast_down - gone, 0)) if gone else seen


def leave(scene: Scene, who: str) -> Scene:
    """The scene without somebody, token and all."""
    return _without(scene, frozenset((who,)))


def join(game: Game, scene: Scene, foes: Mapping[str, str]) -> Scene:
    """The scene with more foes; an id that somebody has already brings nobody."""
    known = blocks(game.id, game.settings)
    taken = {one.id for one in _everybody(scene)}
    members: list[Foe] = []
    for id, block in foes.items():
        if block not in known:
            raise ActionRefused("no-such-block", rule=game.cite.foe_blocks, block=block, allowed=tuple(known))
        if id not in taken:
            members.append(foe_from_block(game, known[block], id))
    return replace(scene, foes=(*scene.foes, *members)) if members else scene


def put(game: Game, scene: Scene, path: str, value: Any) -> Scene:
    """The scene with another value at a path, as long as the game has such a value."""
    changed: Scene = value_put(scene, ("heroes", "foes"), path, value)
    who = path.partition(".")[0]
    if all(_is_sound(game, one) for one in _everybody(changed) if one.id == who):
        return changed
    old = next(one for one in _everybody(scene) if one.id == who)
    field = path.partition(".")[2]
    holder = old if hasattr(old, field) else getattr(old, "character", old)
    raise Unreadable("wrong-value", path=path, value=str(value), old=str(getattr(holder, field)))


def _everybody(scene: Scene) -> tuple[Hero | Foe, ...]:
    return (*scene.heroes, *scene.foes)


def _is_sound(game: Game, one: Hero | Foe) -> bool:
    """Whether everything about somebody is what the game can have: no number below nothing, dice it rolls."""
    if any(getattr(one, name, 0) < 0 for name in COUNTED):
        return False
    if isinstance(one, Foe):
        return one.rank in game.settings.ranks
    character = one.character
    if any(getattr(character, name) < 0 for name in ON_THE_SHEET) or min(one.assets_used, default=0) < 0:
        return False
    if character.variant not in variants_of(game.settings):
        return False
    values = scale(game.settings, character.variant)
    return all(getattr(character, attribute) in values for attribute in ATTRIBUTES)


def _without(scene: Scene, ids: frozenset[str]) -> Scene:
    heroes = tuple([hero for hero in scene.heroes if hero.id not in ids])
    foes = tuple([foe for foe in scene.foes if foe.id not in ids])
    failed = tuple([pair for pair in scene.failed if pair[0] not in ids and pair[1] not in ids])
    clocks = tuple([clock for clock in scene.clocks if not _is_named_after(clock, ids)])
    space = without_tokens(scene.space, ids)
    kept = (heroes, foes, failed, clocks, space)
    if kept == (scene.heroes, scene.foes, scene.failed, scene.clocks, scene.space):
        return scene
    return replace(scene, heroes=heroes, foes=foes, failed=failed, clocks=clocks, space=space)


def _is_named_after(clock: Clock, ids: frozenset[str]) -> bool:
    """Whether a clock bears the name of one of them, or stands for a hazard that does."""
    return clock.id in ids or clock.id.rpartition(":")[2] in ids
