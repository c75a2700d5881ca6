"""Essence: what powers the key abilities of a specialization, and the odd rule of getting it back."""

from __future__ import annotations

from nde.rules.ruleset import ActionRefused, Effect
from nde.rules.tkds.character import Character
from nde.rules.tkds.effects.time import EssenceUsed
from nde.rules.tkds.scene import Figure
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
