"""Luck after a roll: roll again and keep the better, or turn a failure into a success with a cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from nde.dice import Ask, Procedure, Tell
from nde.rules.stepdice.effects import LuckSpent
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.reading import COST, EXCEPTIONAL, FAILURE, OUTCOMES, SUCCEEDS, Reading
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
    shows_ones: bool = True,
) -> Procedure[Reading]:
    """Offer luck as often as the game allows, and give the reading that stands in the end.

    `reroll` rolls again and keeps the better of both; `improve`, where the variant has it, adds to the
    result instead.
    """
    face, outcome, effects = reading.face, reading.outcome, reading.effects
    worst_kept = COST if improve is not None else FAILURE
    while is_offered(game, hero, outcome, spent, worst_kept):
        options: tuple[str, ...] = ("keep", "reroll")
        options += ("bump",) if improve is not None else ()
        options += ("cost",) if outcome not in SUCCEEDS else ()
        facts = (("face", face), ("outcome", outcome))
        choice: Literal["keep", "reroll", "bump", "cost"] = yield Ask(
            hero.id, "luck", options, "keep", rule, facts
        )
        if choice == "keep":
            break
        spent += 1
        effects += (LuckSpent(hero=hero.id, use=choice, rule=rule),)
        if choice == "cost":
            yield Tell(rule, "luck-cost", {"hero": hero.id})
            outcome = COST
            break
        throw = yield from (reroll if choice == "reroll" or improve is None else improve)(face)
        face, outcome = throw.face, throw.outcome
    return Reading(outcome, face, shows_ones and face == 1, effects)


def is_offered(game: Game, hero: Hero, outcome: str, spent: int, worst_kept: str) -> bool:
    """Whether a hero may put (another) point of luck into a test that came to `outcome`."""
    luck = game.settings.luck
    if hero.character.luck - spent < 1 or (luck.per_test and spent >= luck.per_test):
        return False
    if luck.after == "any":
        return outcome != EXCEPTIONAL
    return OUTCOMES.index(outcome) <= OUTCOMES.index(worst_kept)
