"""`nde.odds` and `nde.resolve`: a situation of a game, computed exactly or carried out once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, TypeAlias

import msgspec

from nde.api.games import chosen
from nde.api.refusals import as_refused
from nde.cli import odds as odds_reply
from nde.cli import resolve as resolve_reply
from nde.cli.chosen_game import PosedCase, answers_of, pose_case
from nde.cli.randomness import faces_for
from nde.cli.session import DEFAULT_WIDTH
from nde.dice import Answer, Procedure, Run, Waiting, default_answer
from nde.dice.questions import Question, Tell
from nde.dice.runners import settle
from nde.errors import Illegal
from nde.rules.posed_odds import Found, find_odds
from nde.rules.ruleset import Resolution

Said: TypeAlias = str | int | Iterable[str | int]
"""A value as it is typed, a number or yes and no; for a parameter that takes several, a list of them."""


class Odds(msgspec.Struct, frozen=True):
    """The exact odds of a situation."""

    case: PosedCase
    found: Found

    @property
    def outcomes(self) -> dict[str, Fraction]:
        """The chance of every outcome by its name, worst first for whoever rolls."""
        return {name: chance for name, chance in self.found.outcomes.items() if name}

    @property
    def chance(self) -> Fraction | None:
        """The chance that what whoever rolls wants happens; nothing where no roll decides about a wish."""
        return None if self.found.prospect is None else self.found.prospect.chance

    def text(self, language: str = "en", width: int = DEFAULT_WIDTH) -> str:
        """The answer of `nde odds`."""
        return odds_reply.as_text(self._question(language), width)

    def data(self, language: str = "en") -> dict[str, object]:
        """The answer of `nde odds --json`."""
        return odds_reply.as_data(self._question(language))

    def _question(self, language: str) -> odds_reply.Question:
        case = odds_reply.Case(None, None, self.found)
        return odds_reply.Question(_told_in(self.case, language), (case,))


class Resolved(msgspec.Struct, frozen=True):
    """What came of a situation, or the question it waits for."""

    case: PosedCase
    state: Run[Resolution] | Waiting

    @property
    def outcome(self) -> str | None:
        """The name of the outcome; nothing while a question is open, empty where nothing was tried."""
        return self.state.result.outcome if isinstance(self.state, Run) else None

    @property
    def effects(self) -> tuple[Any, ...]:
        """What follows from it, as values of the game."""
        return self.state.result.effects if isinstance(self.state, Run) else ()

    @property
    def steps(self) -> tuple[Tell, ...]:
        """The reasoning, step by step, each with the rule it rests on."""
        return self.state.steps

    @property
    def answers(self) -> tuple[Answer, ...]:
        """Every face and every choice so far; given as `answers`, they lead here again."""
        return self.state.answers

    @property
    def question(self) -> Question | None:
        """The roll or the choice that `answers` left open."""
        return self.state.question if isinstance(self.state, Waiting) else None

    def text(self, language: str = "en", width: int = DEFAULT_WIDTH) -> str:
        """The answer of `nde resolve`."""
        return resolve_reply.as_text(self._told_in(language), width)

    def data(self, language: str = "en") -> dict[str, object]:
        """The answer of `nde resolve --json`."""
        return resolve_reply.as_data(self._told_in(language))

    def _told_in(self, language: str) -> resolve_reply.Resolved:
        return resolve_reply.Resolved(_told_in(self.case, language), self.state)


def odds(game: str, situation: str, /, **said: Said) -> Odds:
    """The exact odds of a situation, from the code that resolves it.

    >>> odds("nde12", "strike", die="d10", foe="minion").outcomes["failure"]
    Fraction(2, 5)
    """
    with as_refused():
        case = _posed(game, situation, said)
        return Odds(case, find_odds(case.game.rules, case.situation, case.given.values, case.given.said))


def resolve(
    game: str,
    situation: str,
    /,
    *,
    seed: int | None = None,
    answers: Iterable[Answer] | None = None,
    **said: Said,
) -> Resolved:
    """Carry a situation out once, by the faces and choices in `answers`, or else by chance and as usual.

    >>> resolve("tkds", "check", skill=3, hu=15, answers=[14]).outcome
    'success'
    """
    with as_refused() as noted:
        if answers is not None and seed is not None:
            noted.append(Illegal("flags-clash", one="answers", other="seed"))
        case = _posed(game, situation, said)
    with as_refused():
        return Resolved(case, _carried_out(case, seed, None if answers is None else tuple(answers)))


def _carried_out(
    case: PosedCase, seed: int | None, answers: tuple[Answer, ...] | None
) -> Run[Resolution] | Waiting:
    posed = case.situation.pose(case.given.values)

    def rule() -> Procedure[Resolution]:
        return case.game.rules.resolve(posed.scene, posed.action)

    if answers is not None:
        return settle(rule, answers, answers_of(case, posed))
    return settle(rule, (), posed.answers, faces=faces_for(seed), choose=default_answer)


def _posed(game: str, situation: str, said: Mapping[str, Said]) -> PosedCase:
    return pose_case(chosen(game), situation, {name: typed(value) for name, value in said.items()}, [])


def typed(value: Said | float) -> str:
    """A value the way it is typed."""
    if isinstance(value, str):
        return value
    if isinstance(value, Iterable):
        return ",".join(map(typed, value))
    return str(int(value)) if isinstance(value, bool) else str(value)


def _told_in(case: PosedCase, language: str) -> PosedCase:
    return case._replace(game=case.game.told_in(language))
