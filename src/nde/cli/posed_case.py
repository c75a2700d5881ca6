"""A situation as a line names it: the game, the situation, and a value for each of its parameters."""

from __future__ import annotations

from typing import NamedTuple

from nde.cli.arguments import Arguments
from nde.cli.chosen_game import choose_soundly
from nde.cli.session import Session
from nde.errors import NdeError, Unreadable
from nde.locale.book.game import ChosenGame
from nde.locale.complaints import Refused
from nde.locale.given import Given, completed, read_given
from nde.rules.posed_odds import said_answers
from nde.rules.ruleset import Posed, Situation


class PosedCase(NamedTuple):
    """What `nde odds` and `nde resolve` are asked about."""

    game: ChosenGame
    situation: Situation
    given: Given


def read_case(arguments: Arguments, session: Session, errors: list[NdeError]) -> PosedCase:
    """The case a line poses; `Refused` with every fault, those in `errors` among them."""
    game = choose_soundly(arguments.words[0], arguments, session, errors)
    name = arguments.word(1)
    allowed = tuple(one.name for one in game.rules.situations)
    try:
        if name is None:
            raise Unreadable("word-missing", place="situation", allowed=allowed)
        situation = game.rules.situation(name.casefold())
    except NdeError as error:
        raise Refused([*errors, error]) from None
    given, faults = read_given(arguments.pairs, situation.params, game.words)
    if errors or faults:
        raise Refused([*errors, *faults])
    return PosedCase(game, situation, completed(situation, given))


def answers_of(case: PosedCase, posed: Posed) -> dict[str, str]:
    """The answers of a posed situation that the line itself gave, and not merely left as usual."""
    return said_answers(case.situation, case.given.values, case.given.said, posed)
