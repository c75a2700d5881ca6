"""The exact odds of a stand-alone situation, and which of its answers whoever poses it has given."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from nde.dice.chance import odds_by_option, odds_of
from nde.dice.questions import Ask, Tell
from nde.dice.runners import prefer, settle
from nde.errors import NdeError
from nde.rules.prospects import Prospect, prospect_in
from nde.rules.ruleset import Posed, Resolution, Ruleset, Situation


class Found(NamedTuple):
    """The odds of one situation under one reading of the rules."""

    outcomes: dict[str, Fraction]
    """Every outcome it can have, worst first for whoever rolls."""
    effects: dict[Any, Fraction]
    """The chance that each effect comes about at least once."""
    steps: tuple[Tell, ...]
    """The reasoning up to the first roll."""
    asked: dict[str, tuple[Ask, str]]
    """Questions that were answered for the reader, by key."""
    otherwise: dict[str, dict[str, dict[str, Fraction]]]
    """The outcomes with another answer, by question and option; only those that differ."""
    prospect: Prospect | None
    """What it means for whoever rolls; nothing where no roll decides about a wish."""


def find_odds(
    rules: Ruleset, situation: Situation, values: Mapping[str, object], said: Collection[str]
) -> Found:
    """The exact odds of a situation, with its own answers where people are asked.

    `said` are the parameters whose value was given; the others stand as usual.
    """
    posed = situation.pose(values)
    decided = said_answers(situation, values, said, posed)
    wishes = prefer(posed.answers)
    asked: dict[str, tuple[Ask, str]] = {}

    def policy(ask: Ask) -> str:
        answer = wishes(ask)
        if ask.key not in decided:
            asked.setdefault(ask.key, (ask, answer))
        return answer

    def rule() -> Any:
        return rules.resolve(posed.scene, posed.action)

    outcomes, effects, prospect = chances_of(rules, posed, policy)
    otherwise = {key: _otherwise(rule, key, wishes, outcomes) for key in asked}
    steps = settle(rule, (), {}, choose=wishes).steps
    return Found(outcomes, effects, steps, asked, otherwise, prospect)


def chances_of(
    rules: Ruleset, posed: Posed, policy: Callable[[Ask], str] | None = None
) -> tuple[dict[str, Fraction], dict[Any, Fraction], Prospect | None]:
    """The chance of every outcome, and that each effect comes about at least once, the likeliest first.

    And what all of it means for whoever rolls.
    """

    def rule() -> Any:
        return rules.resolve(posed.scene, posed.action)

    whole: dict[Resolution, Fraction] = odds_of(rule, lambda result: result, policy or prefer(posed.answers))
    outcomes = dict.fromkeys((one.name for one in rules.ways(posed.action)), Fraction())
    effects: dict[object, Fraction] = {}
    for result, chance in whole.items():
        outcomes[result.outcome] = outcomes.get(result.outcome, Fraction()) + chance
        for effect in dict.fromkeys(result.effects):
            effects[effect] = effects.get(effect, Fraction()) + chance
    likeliest = dict(sorted(effects.items(), key=lambda pair: -pair[1]))
    return outcomes, likeliest, prospect_in(rules, posed.scene, posed.action, whole)


def said_answers(
    situation: Situation, values: Mapping[str, object], said: Collection[str], posed: Posed
) -> dict[str, str]:
    """The answers of a posed situation that were given with it, and not merely left as usual.

    A parameter answers a question if another value of it would answer it otherwise.
    """
    found: dict[str, str] = {}
    for param in situation.params:
        if param.name not in said:
            continue
        for other in (
            param.choices if param.kind == "choice" else (True, False) if param.kind == "flag" else ()
        ):
            try:
                otherwise = situation.pose({**values, param.name: other}).answers
            except NdeError:
                continue
            found |= {key: answer for key, answer in posed.answers.items() if otherwise.get(key) != answer}
    return found


def _otherwise(
    rule: Callable[[], Any], key: str, policy: Callable[[Ask], str], usual: dict[str, Fraction]
) -> dict[str, dict[str, Fraction]]:
    """The outcomes for every answer to one question that leads to others than the usual answer does."""
    found = odds_by_option(rule, key, lambda result: result.outcome, policy)
    filled = {option: {**dict.fromkeys(usual, Fraction()), **chances} for option, chances in found.items()}
    return {option: chances for option, chances in filled.items() if chances != usual}
