"""`nde odds`: the exact odds of dice, or of a situation in a game."""

from __future__ import annotations

from typing import Any, NamedTuple

from nde.cli.arguments import Arguments
from nde.cli.chosen_game import is_game, ruleset_of
from nde.cli.posed_case import PosedCase, read_case
from nde.cli.session import Reply, Session
from nde.cli.stray_words import is_nearly_a_game, is_situation, no_such_game
from nde.errors import Illegal, Missing, NdeError, Unreadable
from nde.locale.book.game import ChosenGame
from nde.locale.book.rules import option_text
from nde.locale.complaints import Refused
from nde.locale.given import completed, read_given
from nde.rules.posed_odds import Found, find_odds
from nde.rules.ruleset import Option

TOP_FACE = "top-face"
"""The ruling every game has that reads the highest face in two ways; `--both` shows the two."""


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
        Unreadable("word-left-over", word=f"--{flag}")
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
        raise Illegal("flags-clash", one="--both", other="--compare")
    rules = ruleset_of(arguments.words[0])
    wished = (key, (key or "").replace("-", "_"))
    for option in rules.options:
        if option.key in wished or (both and option.ruling.endswith(TOP_FACE)):
            return option
    if both:
        raise Missing("nothing-to-compare", game=rules.id)
    raise Missing("no-such-game-option", word=str(key), allowed=tuple(option.key for option in rules.options))


def _cases(case: PosedCase, option: Option | None, arguments: Arguments) -> tuple[Case, ...]:
    """The odds once, or once for every value of the option; refused if the line does not fit all."""
    if option is None:
        return (Case(None, None, _odds_of(case)),)
    posed: dict[Any, PosedCase] = {}
    errors: list[NdeError] = []
    for value in option.choices or range(option.least, option.most + 1):
        game = case.game._replace(rules=case.game.rules.configure({option.key: value}))
        # An option may change what can be said: one variant has dice, another has levels.
        situation = game.rules.situation(case.situation.name)
        given, faults = read_given(arguments.pairs, situation.params, game.words)
        posed[value] = PosedCase(game, situation, completed(situation, given) if not faults else given)
        errors += faults
    if errors:
        values = tuple(f"{option.key}={option_text(value)}" for value in posed)
        raise Illegal("different-params", option=option.key, values=values)
    return tuple(Case(option, value, _odds_of(one)) for value, one in posed.items())


def _odds_of(case: PosedCase) -> Found:
    return find_odds(case.game.rules, case.situation, case.given.values, case.given.said)


def option_value_text(option: Option, value: Any, game: ChosenGame) -> str:
    """How a column of a comparison is headed: the setting's value in the reader's words."""
    key = f"setting-{option.key.replace('.', '-').replace('_', '-')}-{option_text(value)}"
    return game.words.say(key) if game.words.has(key) else option_text(value)
