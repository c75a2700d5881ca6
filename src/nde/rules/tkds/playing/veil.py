"""A scene without somebody: hidden from the players, gone for good, or not there yet."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from nde.board import Areas, Board
from nde.rules.tkds.effects.fight import pass_name
from nde.rules.tkds.effects.time import set_out
from nde.rules.tkds.magic.spells import SPELLS
from nde.rules.tkds.opening import new_scene
from nde.rules.tkds.scene import DISARMED, Condition, Figure, Scene
from nde.rules.tkds.settings import Game


def veil(scene: Scene, hidden: frozenset[str]) -> Scene:
    """The scene as players may know it: without the hidden, and without what secret rolls came to."""
    if hidden:
        scene = _without(scene, hidden)
    return replace(scene, secrets=()) if scene.secrets else scene


def _without(scene: Scene, ids: frozenset[str]) -> Scene:
    kept = tuple([_unaware(one, ids) for one in scene.figures if one.id not in ids])
    lost = len([one for one in scene.figures if one.id in ids and one.side == "foes"])
    return replace(
        scene,
        figures=kept,
        # How many began the fight would tell that there are more than one sees.
        foes_at_start=max(scene.foes_at_start - lost, 0),
        space=_cleared(scene.space, ids),
        secrets=tuple(one for one in scene.secrets if one.who not in ids),
        players=tuple(one for one in scene.players if one[0] not in ids),
        zones=tuple(replace(one, source="") if one.source in ids else one for one in scene.zones),
    )


def _unaware(figure: Figure, ids: frozenset[str]) -> Figure:
    """Somebody who knows nothing of these: held or cursed all the same, by nobody they could name."""
    conditions, used = figure.conditions, figure.used
    if not conditions and not used:
        return figure
    if any(one.source in ids for one in conditions):
        conditions = tuple(_unsigned(one, ids) for one in conditions)
    if used:
        passed = {pass_name(id, succeeds=succeeds) for id in ids for succeeds in (True, False)}
        used = tuple(one for one in used if one not in passed)
    if conditions is figure.conditions and used == figure.used:
        return figure
    return replace(figure, conditions=conditions, used=used)


def _unsigned(condition: Condition, ids: frozenset[str]) -> Condition:
    # Of the disarmed the source is the weapon, whatever somebody in play is called.
    is_theirs = condition.source in ids and condition.key != DISARMED
    return replace(condition, source="") if is_theirs else condition


def _cleared(space: Board | Areas | None, ids: frozenset[str]) -> Board | Areas | None:
    if isinstance(space, Board):
        if not any(token.id in ids for token in space.tokens):
            return space
        return replace(space, tokens=tuple(token for token in space.tokens if token.id not in ids))
    if isinstance(space, Areas):
        if not any(token in ids for token, _ in space.tokens):
            return space
        return replace(space, tokens=tuple(one for one in space.tokens if one[0] not in ids))
    return space


def elsewhere(scene: Scene) -> Scene:
    """The scene on other ground: magic that lay on a place stays there, and so do traders and masters."""
    return replace(set_out(scene), zones=())


def leave(scene: Scene, who: str) -> Scene:
    """The scene without somebody; their holds and the spells they kept up go with them."""
    figure = scene.figure(who)
    spell = SPELLS.get(figure.concentration)
    ends = {"held", *(spell.conditions if spell else ())}

    def freed(other: Figure) -> Figure:
        kept = tuple([one for one in other.conditions if one.source != who or one.key not in ends])
        return other if len(kept) == len(other.conditions) else replace(other, conditions=kept)

    if any(one.conditions for one in scene.figures):
        scene = replace(scene, figures=tuple(map(freed, scene.figures)))
    return _without(scene, frozenset((who,)))


def join(game: Game, scene: Scene, foes: Mapping[str, str]) -> Scene:
    """The scene with more foes; they count among those who began the fight."""
    more = new_scene(game, {}, foes).figures
    return replace(scene, figures=(*scene.figures, *more), foes_at_start=scene.foes_at_start + len(more))
