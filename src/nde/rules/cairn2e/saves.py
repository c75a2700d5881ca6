"""The save: a d20 against an attribute, the same everywhere."""

from __future__ import annotations

from nde.dice import Part, Procedure, Roll, Tell
from nde.rules.cairn2e.character import Attribute, Character
from nde.rules.cairn2e.scene import Figure
from nde.rules.cairn2e.settings import Game

RULE = "cairn2e/saves"
ALWAYS, NEVER = 1, 20
"""The faces that succeed and fail whatever the attribute."""


def save(game: Game, figure: Figure, attribute: Attribute, *, rule: str = RULE) -> Procedure[bool]:
    """Whether somebody saves; `rule` is the rule that asks for it."""
    score = score_of(game, figure.character, attribute)
    saved: bool = yield Part(save_against, (figure.id, attribute, score, rule))
    return saved


def save_against(who: str, attribute: Attribute, score: int, rule: str = RULE) -> Procedure[bool]:
    """Whether a save against this score succeeds; mostly a part of a rule, since only that matters."""
    face: int = yield Roll(20, who, "save")
    saved = is_saved(face, score)
    yield Tell(
        rule, "save", {"who": who, "attribute": attribute, "score": score, "face": face, "saved": saved}
    )
    return saved


def score_of(game: Game, body: Character, attribute: Attribute) -> int:
    """The score a save is rolled against: as it now is, unless the table plays otherwise."""
    name = attribute if game.settings.save_with == "current" else f"{attribute}_most"
    score: int = getattr(body, name)
    return score


def is_saved(face: int, score: int) -> bool:
    """Whether a face saves against a score; a 1 always does, a 20 never.

    >>> [is_saved(1, 0), is_saved(11, 11), is_saved(12, 11), is_saved(20, 35)]
    [True, True, False, False]
    """
    return face == ALWAYS or (face != NEVER and face <= score)
