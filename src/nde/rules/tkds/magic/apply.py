"""The effects of magic carried out: every function is total and keeps values within their bounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nde.board import Board
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.magic.effects import (
    ConcentrationBegun,
    Enchanted,
    GrewExhausted,
    Leapt,
    MagicGained,
    MagicLearned,
    MagicSpent,
    SpellEnded,
    SpellTold,
    SubjectTried,
    ThingUsed,
    ZoneLaid,
)
from nde.rules.tkds.magic.spells import SPELLS
from nde.rules.tkds.scene import Figure, Scene, change_body, change_figure
from nde.rules.tkds.settings import Game


def without_use(items: tuple[Item, ...], at: int) -> tuple[Item, ...]:
    """The things after one use of the one at this place: the last use, or an uncounted thing, is gone."""
    if not 0 <= at < len(items):
        return items
    left = items[at].uses - 1
    if left > 0:
        return (*items[:at], replace(items[at], uses=left), *items[at + 1 :])
    return items[:at] + items[at + 1 :]


def tried_name(spell: str, subject: str) -> str:
    """How a sheet remembers that a subject may not be examined again at this level."""
    return f"{spell}/{subject}"


def tried_today(spell: str, subject: str) -> str:
    """How a figure remembers that a subject was examined today."""
    return f"{tried_name(spell, subject)}:day"


def _spent(game: Game, scene: Scene, effect: MagicSpent) -> Scene:
    def pay(body: Character) -> Character:
        first = min(body.magic_temporary, max(effect.points, 0))
        left = max(body.magic - (max(effect.points, 0) - first), 0)
        return replace(
            body,
            magic=left,
            magic_temporary=body.magic_temporary - first,
            magic_temporary_rounds=body.magic_temporary_rounds if body.magic_temporary > first else 0,
        )

    return change_body(scene, effect.who, pay)


def _gained(game: Game, scene: Scene, effect: MagicGained) -> Scene:
    return change_body(
        scene,
        effect.who,
        lambda body: replace(
            body, magic=max(body.magic, min(body.magic + max(effect.points, 0), body.magic_most))
        ),
    )


def _enchanted(game: Game, scene: Scene, effect: Enchanted) -> Scene:
    def lay(figure: Figure) -> Figure:
        # The same magic does not add up: the new casting takes the place of the old one.
        others = tuple(one for one in figure.conditions if one.key != effect.condition.key)
        return replace(figure, conditions=(*others, effect.condition))

    return change_figure(scene, effect.who, lay)


def _zone_laid(game: Game, scene: Scene, effect: ZoneLaid) -> Scene:
    # The same magic of the same caster does not add up: the new casting takes the place of the old one.
    others = tuple(
        one for one in scene.zones if (one.key, one.source) != (effect.zone.key, effect.zone.source)
    )
    return replace(scene, zones=(*others, effect.zone))


def _begun(game: Game, scene: Scene, effect: ConcentrationBegun) -> Scene:
    return change_figure(scene, effect.who, lambda one: replace(one, concentration=effect.spell))


def _ended(game: Game, scene: Scene, effect: SpellEnded) -> Scene:
    spell = SPELLS.get(effect.spell)
    laid = spell.conditions if spell else frozenset()

    def lift(figure: Figure) -> Figure:
        kept = tuple(one for one in figure.conditions if one.source != effect.who or one.key not in laid)
        is_caster = figure.id == effect.who and figure.concentration == effect.spell
        return replace(figure, conditions=kept, concentration="" if is_caster else figure.concentration)

    return replace(scene, figures=tuple(map(lift, scene.figures)))


def _leapt(game: Game, scene: Scene, effect: Leapt) -> Scene:
    space = scene.space
    if effect.to is None or not isinstance(space, Board):
        return scene
    is_free = all(token.at != effect.to for token in space.tokens if token.id != effect.who)
    is_floor = space.grid.holds(effect.to) and effect.to not in space.grid.walls
    return replace(scene, space=space.put(effect.who, effect.to)) if is_free and is_floor else scene


def _tried(game: Game, scene: Scene, effect: SubjectTried) -> Scene:
    tag, name = tried_today(effect.spell, effect.subject), tried_name(effect.spell, effect.subject)

    def remember(figure: Figure) -> Figure:
        return figure if tag in figure.used else replace(figure, used=(*figure.used, tag))

    def write_down(body: Character) -> Character:
        return body if name in body.barred else replace(body, barred=(*body.barred, name))

    if effect.until == "day":
        return change_figure(scene, effect.who, remember)
    return change_body(scene, effect.who, write_down)


def _exhausted(game: Game, scene: Scene, effect: GrewExhausted) -> Scene:
    return change_body(scene, effect.who, lambda body: replace(body, is_exhausted=True))


def _used(game: Game, scene: Scene, effect: ThingUsed) -> Scene:
    return change_body(
        scene, effect.who, lambda body: replace(body, items=without_use(body.items, effect.place))
    )


def _nothing(game: Game, scene: Scene, effect: MagicLearned | SpellTold) -> Scene:
    return scene


APPLY: dict[type, Callable[[Game, Scene, Any], Scene]] = {
    MagicSpent: _spent,
    MagicGained: _gained,
    Enchanted: _enchanted,
    ZoneLaid: _zone_laid,
    ConcentrationBegun: _begun,
    SpellEnded: _ended,
    Leapt: _leapt,
    MagicLearned: _nothing,
    SubjectTried: _tried,
    SpellTold: _nothing,
    GrewExhausted: _exhausted,
    ThingUsed: _used,
}
