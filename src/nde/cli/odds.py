"""`nde odds`: the exact odds of dice, or of a situation in a game."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from nde.cli.arguments import Arguments
from nde.cli.chosen_game import ChosenGame, is_game, option_text, ruleset_of
from nde.cli.faults import DifferentParams, FlagsClash, NoSuchOption, NothingToCompare, Refused, WordLeftOver
from nde.cli.given import read_given
from nde.cli.posed_case import PosedCase, read_case, said_answers
from nde.cli.session import Reply, Session
from nde.cli.stray_words import is_nearly_a_game, is_situation, no_such_game
from nde.dice import Ask, prefer
from nde.dice.chance import odds_by_option, odds_of
from nde.dice.questions import Tell
from nde.errors import NdeError
from nde.rules.ruleset import Option, Resolution

TOP_FACE = "top-face"
"""The ruling every game has that reads the highest face in two ways; `--both` shows the two."""


class Found(NamedTuple):
    """The odds of one situation under one reading of the rules."""

    outcomes: dict[str, Fraction]
    effects: dict[Any, Fraction]
    """The chance that each effect comes about at least once."""
    steps: tuple[Tell, ...]
    """The reasoning up to the first roll."""
    asked: dict[str, tuple[Ask, str]]
    """Questions that were answered for the reader, by key."""
    otherwise: dict[str, dict[str, dict[str, Fraction]]]
    """The outcomes with another answer, by question and option; only those that differ."""


class Case(NamedTuple):
    """One column of the answer: the value an option has in it, if any, and the odds."""

    option: Option | None
    value: Any
    found: Found


class Question(NamedTuple):
    """Everything the answer is about."""

    posed: PosedCase
    cases: tuple[Case, ...]


def run(arguments: Arguments, session: Session) -> Reply:
    """Answer with the odds of an expression, or of a situation of a game."""
    first = arguments.words[0]
    if is_game(first):
        return _game_odds(arguments, session)
    if len(arguments.words) > 1 or arguments.pairs or is_situation(first) or is_nearly_a_game(first):
        raise no_such_game(first)
    errors: list[NdeError] = [
        WordLeftOver(word=f"--{flag}")
        for flag in ("both", "compare", "set", "pack")
        if flag in arguments.flags
    ]
    if errors:
        raise Refused(errors)
    from nde.cli.dice_odds import dice_odds

    return dice_odds(first, session)


def _game_odds(arguments: Arguments, session: Session) -> Reply:
    from nde.cli.odds_shown import as_data, as_text

    errors: list[NdeError] = []
    option = None
    try:
        option = _compared(arguments)
    except NdeError as error:
        errors.append(error)
    case = read_case(arguments, session, errors)
    question = Question(case, _cases(case, option, arguments))
    return Reply(data=lambda: as_data(question), text=lambda: as_text(question, session.width))


def _compared(arguments: Arguments) -> Option | None:
    """The option whose values stand side by side, if one is asked for."""
    key = arguments.text("compare")
    both = bool(arguments.flags.get("both"))
    if key is None and not both:
        return None
    if key is not None and both:
        raise FlagsClash(one="--both", other="--compare")
    rules = ruleset_of(arguments.words[0])
    wished = (key, (key or "").replace("-", "_"))
    for option in rules.options:
        if option.key in wished or (both and option.ruling.endswith(TOP_FACE)):
            return option
    if both:
        raise NothingToCompare(game=rules.id)
    raise NoSuchOption(word=str(key), allowed=tuple(option.key for option in rules.options))


def _cases(case: PosedCase, option: Option | None, arguments: Arguments) -> tuple[Case, ...]:
    """The odds once, or once for every value of the option; refused if the line does not fit all."""
    if option is None:
        return (Case(None, None, find_odds(case)),)
    posed: dict[Any, PosedCase] = {}
    errors: list[NdeError] = []
    for value in option.choices or range(option.least, option.most + 1):
        game = case.game._replace(rules=case.game.rules.configure({option.key: value}))
        # An option may change what can be said: one variant has dice, another has levels.
        situation = game.rules.situation(case.situation.name)
        given, faults = read_given(arguments.pairs, situation.params, game.words)
        posed[value] = PosedCase(game, situation, given)
        errors += faults
    if errors:
        values = tuple(f"{option.key}={option_text(value)}" for value in posed)
        raise DifferentParams(option=option.key, values=values)
    return tuple(Case(option, value, find_odds(one)) for value, one in posed.items())


def find_odds(case: PosedCase) -> Found:
    """The exact odds of a situation, with its own answers where people are asked."""
    rules = case.game.rules
    posed = case.situation.pose(case.given.values)
    said = said_answers(case, posed)
    wishes = prefer(posed.answers)
    asked: dict[str, tuple[Ask, str]] = {}

    def policy(ask: Ask) -> str:
        answer = wishes(ask)
        if ask.key not in said:
            asked.setdefault(ask.key, (ask, answer))
        return answer

    def rule() -> Any:
        return rules.resolve(posed.scene, posed.action)

    whole = odds_of(rule, _parts, policy)
    outcomes = dict.fromkeys(rules.outcomes, Fraction())
    effects: dict[Any, Fraction] = {}
    for (outcome, happened), chance in whole.items():
        outcomes[outcome] = outcomes.get(outcome, Fraction()) + chance
        for effect in dict.fromkeys(happened):
            effects[effect] = effects.get(effect, Fraction()) + chance
    likeliest_first = dict(sorted(effects.items(), key=lambda pair: -pair[1]))
    otherwise = {key: _otherwise(rule, key, wishes, outcomes) for key in asked}
    return Found(outcomes, likeliest_first, _steps_before_roll(rule, wishes), asked, otherwise)


def _otherwise(
    rule: Callable[[], Any], key: str, policy: Callable[[Ask], str], usual: dict[str, Fraction]
) -> dict[str, dict[str, Fraction]]:
    """The outcomes for every answer to one question that leads to others than the usual answer does."""
    found = odds_by_option(rule, key, lambda result: result.outcome, policy)
    filled = {option: {**dict.fromkeys(usual, Fraction()), **chances} for option, chances in found.items()}
    return {option: chances for option, chances in filled.items() if chances != usual}


def _parts(resolution: Resolution) -> tuple[str, tuple[Any, ...]]:
    return resolution.outcome, resolution.effects


def _steps_before_roll(rule: Callable[[], Any], policy: Callable[[Ask], str]) -> tuple[Tell, ...]:
    from nde.cli.running import settle

    return settle(rule, (), {}, choose=policy).steps


def option_value_text(option: Option, value: Any, game: ChosenGame) -> str:
    """How a column of a comparison is headed: the setting's value in the reader's words."""
    key = f"setting-{option.key.replace('.', '-').replace('_', '-')}-{option_text(value)}"
    return game.words.say(key) if game.words.has(key) else option_text(value)
