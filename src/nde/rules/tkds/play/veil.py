"""A scene with somebody hidden, gone or new, with a number put into it, or without what matters no more."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any

from msgspec.structs import replace

from nde.errors import Illegal, Unreadable
from nde.rules.people import without_tokens
from nde.rules.play import BEYOND, blurred_value, value_put
from nde.rules.ruleset import Effect, value_at
from nde.rules.tkds.book.blocks import BLOCKS, Block
from nde.rules.tkds.book.spells import SPELLS
from nde.rules.tkds.character import SKILLS
from nde.rules.tkds.characters.sheet import PEOPLE
from nde.rules.tkds.checks.harm import dice_in
from nde.rules.tkds.effects.body import Collapsed, Died
from nde.rules.tkds.effects.fight import pass_name
from nde.rules.tkds.effects.time import set_out
from nde.rules.tkds.play.people import CONDITIONS
from nde.rules.tkds.roster import kind_of, new_scene
from nde.rules.tkds.scene import DISARMED, Condition, Figure, Scene, Side, change_figure
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
        space=without_tokens(scene.space, ids),
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


def blur(scene: Scene, kept: frozenset[str]) -> Scene:
    """The scene in which nobody can tell what hit points some people have, lasting or temporary."""
    return replace(scene, figures=tuple(_blurred(one) if one.id in kept else one for one in scene.figures))


def _blurred(figure: Figure) -> Figure:
    body = figure.character
    known = {"hp": blurred_value(body.hp, body.hp_most), "hp_most": BEYOND}
    return replace(figure, character=replace(body, **known, hp_temporary=0, hp_temporary_rounds=0))


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


def join(game: Game, scene: Scene, foes: Mapping[str, str | Block]) -> Scene:
    """The scene with more foes; they count among those who began the fight."""
    more = new_scene(game, {}, foes).figures
    return replace(scene, figures=(*scene.figures, *more), foes_at_start=scene.foes_at_start + len(more))


def sided(scene: Scene, who: str, side: Side) -> Scene:
    """The scene with somebody on another side; only foes count among those who began the fight.

    Whoever can be hired is a hireling beside the party.
    """
    change = (side == "foes") - (scene.figure(who).side == "foes")

    def takes_side(one: Figure) -> Figure:
        body = one.character
        if body.kind != "pc":
            body = replace(body, kind=kind_of(side, one.tags))
        return replace(one, side=side, character=body)

    moved = change_figure(scene, who, takes_side)
    return replace(moved, foes_at_start=max(scene.foes_at_start + change, 0))


RULINGS = frozenset(
    (
        *("advantage", "disadvantage", "modifier", "hu", "difficulty", "calm", "costs_turn", "distance"),
        *("is_unaware", "surprise", "is_loud", "outdoors", "bad_weather", "is_disturbed", "by_water"),
    )
)
"""Parameters that are the game master's to say."""
SIGNED = frozenset(SKILLS)
"""Numbers that may be below 0; no other may."""
LISTED: dict[str, Container[str]] = {**PEOPLE, "block": BLOCKS}
"""Words that have to be known to the game, or empty."""


def put(scene: Scene, path: str, value: object) -> Scene:
    """The scene with another value at a path; somebody brought to 0 hit points goes down, and back up."""
    changed: Scene = value_put(scene, ("figures",), path, value)
    who, _, field = path.partition(".")
    if not _is_sound(field, value_at(changed.figures, path)):
        raise Unreadable("wrong-value", path=path, value=str(value), old=str(value_at(scene.figures, path)))
    return change_figure(changed, who, _settled) if field == "hp" else changed


def _is_sound(field: str, value: Any) -> bool:
    """Whether the game can go on with a value, where its type does not say so already."""
    if field in LISTED:
        return not value or value in LISTED[field]
    if field == "conditions":
        return all(one.key in CONDITIONS for one in value)
    if field == "attacks":
        return all(_is_dice(one.damage) for one in value)
    numbers = value if isinstance(value, tuple) else (value,)
    return field in SIGNED or not any(isinstance(one, int) and one < 0 for one in numbers)


def _is_dice(text: str) -> bool:
    try:
        dice_in(text)
    except (Unreadable, Illegal):
        return False
    return True


def _settled(figure: Figure) -> Figure:
    """Somebody whose state fits their hit points: nobody is rolled for, so the down are not dying."""
    body = figure.character
    if body.hp < 1 and body.state == "fine":
        body = replace(body, state="stable" if body.kind == "pc" else "dead")
    elif body.hp > 0 and body.state in ("dying", "stable"):
        body = replace(body, state="fine", dying=0)
    return figure if body is figure.character else replace(figure, character=body)


def brought_down(scene: Scene) -> tuple[Effect, ...]:
    """What becomes of those who stand at 0 hit points by decree alone (ruling tkds-gm-puts)."""
    down = (one for one in scene.figures if one.character.hp < 1 and not one.is_out)
    return tuple(
        (Collapsed if one.character.kind == "pc" else Died)(who=one.id, rule="tkds/dying") for one in down
    )


LATER = 2
"""Only the first round is unlike the others: whoever is surprised or too slow is so in that one."""


def gist(scene: Scene) -> Callable[[Any], Any]:
    """What leaves out of anybody what no rule will look at again in a fight."""
    return _simplified


def _simplified(piece: object) -> object:
    if isinstance(piece, Scene):
        return replace(piece, round=min(piece.round, LATER), clock=0)
    if not isinstance(piece, Figure) or not piece.is_out:
        return piece
    if not (piece.character.is_dead or piece.has_fled):
        # Whoever comes to in the middle of a turn has not acted in it; on the other side's it is all one.
        return piece
    body = replace(
        piece.character,
        hp=0,
        hp_temporary=0,
        hp_temporary_rounds=0,
        magic=0,
        magic_temporary=0,
        magic_temporary_rounds=0,
        essence=0,
        essence_is_used=False,
        hero_points=0,
        lost=(0, 0, 0, 0),
        dying=0,
    )
    return replace(
        piece, character=body, has_acted=False, moved=0, extra_attacks=0, needs_reload=(), used=(), thrown=()
    )
