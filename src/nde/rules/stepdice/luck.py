"""Luck after a roll: roll again and keep the better, or turn a failure into a success with a cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from nde.dice import Ask, Procedure, Tell
from nde.rules.stepdice.effects import LuckSpent
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.reading import COST, EXCEPTIONAL, SUCCEEDS, Reading
from nde.rules.stepdice.scene import Hero


class Throw(msgspec.Struct, frozen=True):
    """A number on the table and what it comes to."""

    face: int
    outcome: str


def rescue(
    game: Game,
    hero: Hero,
    spent: int,
    reading: Reading,
    *,
    rule: str,
    reroll: Callable[[int], Procedure[Throw]],
    improve: Callable[[int], Procedure[Throw]] | None = None,
    improved: Callable[[int], str] | None = None,
    shows_ones: bool = True,
) -> Procedure[Reading]:
    """Offer luck as often as the game allows, and give the reading that stands in the end.

    `reroll` rolls again and keeps the better of both; `improve`, where the variant has it, adds to the
    result instead, and `improved` says what that would come to.
    """
    face, outcome, effects = reading.face, reading.outcome, reading.effects
    while has_luck(game, hero, spent):
        rerolls = is_rerolled(game, outcome)
        options: tuple[str, ...] = ("keep", "reroll") if rerolls else ("keep",)
        if improved is not None:
            is_lifted = improved(face) != outcome
            options += ("bump",) if is_lifted or (rerolls and has_luck(game, hero, spent + 1)) else ()
        options += ("cost",) if outcome not in SUCCEEDS else ()
        if len(options) == 1:
            break
        facts = (("face", face), ("outcome", outcome))
        choice: Literal["keep", "reroll", "bump", "cost"] = yield Ask(
            hero.id, "luck", options, "keep", rule, facts
        )
        if choice == "keep":
            break
        spent += 1
        effects += (LuckSpent(hero=hero.id, use=choice, rule=rule),)
        if choice == "cost":
            yield Tell(rule, "luck-cost", {"hero": hero.id, "use": choice})
            outcome = COST
            break
        throw = yield from (reroll if choice == "reroll" or improve is None else improve)(face)
        face, outcome = throw.face, throw.outcome
    return Reading(outcome, face, shows_ones and face == 1, effects)


def has_luck(game: Game, hero: Hero, spent: int) -> bool:
    """Whether a hero may put (another) point of luck into a test."""
    most = game.settings.luck.per_test
    return hero.character.luck > spent and not (most and spent >= most)


def is_rerolled(game: Game, outcome: str) -> bool:
    """Whether a reroll is offered after `outcome`: after a failure, or whatever can still be better."""
    if game.settings.luck.after == "any":
        return outcome != EXCEPTIONAL
    return outcome not in SUCCEEDS
