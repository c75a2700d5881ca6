"""What an answer is worth: the rule that waits for it is walked on with each option in turn."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, TypeVar

from nde.dice import Answer, Aside, Ask, Part, Procedure, Roll, Tell, odds_of
from nde.dice.compile import compile_expression
from nde.errors import NdeError
from nde.rules import Ruleset
from nde.rules.playing import Side
from nde.table.bots.weighing import Budget, CannotWeigh, advantage, carried_out, counted

T = TypeVar("T")

MOST_WORDS = 6_000
"""What a rule may say and ask in all its runs for one question; what is longer is answered without."""


def weigh_answers(
    rules: Ruleset, scene: Any, action: Any, given: tuple[Answer, ...], ask: Ask, side: Side
) -> dict[str, Fraction] | None:
    """The expected advantage of a side with each option of the question a rule waits for.

    Nothing where the rule, run in the scene as it is known, does not get as far as this question, or
    where the walk is too long.
    """
    budget = Budget(MOST_WORDS)
    rule = counted(lambda: rules.resolve(scene, action), budget)

    def worth(option: str) -> Fraction:
        chances = odds_of(
            lambda: continued(rule(), (*given, option)),
            lambda end: advantage(rules, carried_out(rules, scene, end.effects), side),
        )
        return sum((value * chance for value, chance in chances.items()), Fraction())

    try:
        return {option: worth(option) for option in ask.options}
    except (CannotWeigh, NdeError):
        return None


def continued(procedure: Procedure[T], answers: tuple[Answer, ...]) -> Procedure[T]:
    """A rule that has been given its first answers already, and asks only for the others."""
    given = iter(answers)
    left = len(answers)
    said = _flat(procedure)
    answer: Any = None
    try:
        while True:
            question = said.send(answer)
            if isinstance(question, Tell | Aside):
                answer = None
            elif left:
                taken: list[Answer] = []
                answer = _from_given(question, given, taken)
                left -= len(taken)
            else:
                answer = yield question
    except StopIteration as end:
        return end.value  # type: ignore[no-any-return]


def _from_given(question: Any, given: Iterator[Answer], taken: list[Answer]) -> Answer:
    def take() -> Answer:
        answer = next(given, None)
        if answer is None:
            raise CannotWeigh
        taken.append(answer)
        return answer

    def face(sides: int) -> int:
        answer = take()
        if not isinstance(answer, int) or answer > sides:
            raise CannotWeigh
        return answer

    if isinstance(question, Roll):
        dice = question.dice
        return face(dice) if isinstance(dice, int) else compile_expression(dice)(face).total
    answer = take()
    if answer not in question.options and not question.is_open:
        raise CannotWeigh
    return answer


def _flat(procedure: Procedure[T]) -> Procedure[T]:
    """A rule with its parts unfolded."""
    answer: Any = None
    try:
        while True:
            said = procedure.send(answer)
            answer = (yield from _flat(said.start())) if isinstance(said, Part) else (yield said)
    except StopIteration as end:
        return end.value  # type: ignore[no-any-return]
