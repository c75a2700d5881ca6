"""Essence: what powers the key abilities of a specialization, and the odd rule of getting it back."""

from __future__ import annotations

from msgspec.structs import replace

from nde.rules.ruleset import ActionRefused, Effect
from nde.rules.tkds.character import Character
from nde.rules.tkds.living.effects import EssenceRefilled, EssenceRestored, EssenceUsed
from nde.rules.tkds.scene import Figure, Scene, change_body
from nde.rules.tkds.settings import Game

RULE = "tkds/essence"


def spend_essence(figure: Figure, points: int = 1) -> tuple[Effect, ...]:
    """The effect of using essence; refused where there is too little."""
    if figure.character.essence < points:
        raise ActionRefused("no-essence", rule=RULE, who=figure.id, points=points)
    return (EssenceUsed(who=figure.id, points=points, rule=RULE),)


def require_refill(figure: Figure) -> None:
    """Refuse a refill where none was used since the last, or nothing is missing."""
    body = figure.character
    if not body.essence_is_used or body.essence >= body.essence_most:
        raise ActionRefused("essence-not-used", rule=RULE, who=figure.id)


def refill_points(game: Game, body: Character) -> int:
    """What a ten-minute turn brings back: exactly one, however many were used; or all, as an option."""
    missing = body.essence_most - body.essence
    return missing if game.settings.essence_refill == "all" else min(1, missing)


def apply_used(game: Game, scene: Scene, effect: EssenceUsed) -> Scene:
    """The scene with essence used."""
    return change_body(
        scene,
        effect.who,
        lambda body: replace(body, essence=max(body.essence - effect.points, 0), essence_is_used=True),
    )


def apply_refilled(game: Game, scene: Scene, effect: EssenceRefilled) -> Scene:
    """The scene with essence refilled."""
    return change_body(
        scene,
        effect.who,
        lambda body: replace(
            body, essence=min(body.essence + effect.points, body.essence_most), essence_is_used=False
        ),
    )


def apply_restored(game: Game, scene: Scene, effect: EssenceRestored) -> Scene:
    """The scene with all essence back."""
    return change_body(
        scene, effect.who, lambda body: replace(body, essence=body.essence_most, essence_is_used=False)
    )
