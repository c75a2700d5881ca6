"""What an action or an answer is worth, exactly: the expected standing of both sides after it.

The rules' own procedures are walked over every face; where that takes too long, nothing is said.  For an
answer the rule that waits for it is walked on with each option in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from nde.dice import Answer, Aside, Ask, Part, Policy, Procedure, Roll, Tell, default_answer, odds_of
from nde.dice.chance import flat
from nde.dice.compile import compile_expression
from nde.errors import NdeError
from nde.rules import Resolution, Ruleset
from nde.rules.play import Side, playing_of
from nde.table.game_types import Action, GameEffect, GameScene
from nde.table.header import rules_for
from nde.table.scenes import carried_out

T = TypeVar("T")

MOST_WORDS = 12_000
"""What rules may say and ask in all their runs for one weighing: enough for a blow with its damage."""


class CannotWeigh(Exception):
    """A walk that has used up its words, or a rule that asks otherwise than before; stays in this package."""


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """What may come of an action."""

    success: Fraction
    """The chance that the roll itself succeeds; 1 where nothing is rolled for."""
    gain: Fraction
    """By how much the own side is expected to come off better: own standing less the other's."""


class Budget:
    """How much rules may say and ask, in words, for everything that is looked at for one choice."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.used = 0

    def spend(self, words: int = 1) -> None:
        """Take one word, or what counts as some, or stop everything."""
        self.used += words
        if self.used > self.most:
            raise CannotWeigh


def other_side(side: Side) -> Side:
    """The side against."""
    return "foes" if side == "party" else "party"


def advantage(rules: Ruleset, scene: GameScene, side: Side) -> int:
    """How much better a side stands than the other."""
    standing = playing_of(rules).standing
    return standing(scene, side) - standing(scene, other_side(side))


@lru_cache(maxsize=2048)
def weigh(key: tuple[str, str], scene: GameScene, action: Action, side: Side) -> Weighed | None:
    """The worth of an action for a side, or nothing if it is refused or too much to walk."""
    rules = rules_for(*key)
    now = advantage(rules, scene, side)
    success = gain = Fraction()
    try:
        for (outcome, after), chance in _ends(rules, scene, action, side, Budget(MOST_WORDS)).items():
            success += chance if not outcome or rules.reading(outcome) == "wholly" else 0
            gain += chance * (after - now)
    except (CannotWeigh, NdeError):
        return None
    return Weighed(success=success, gain=gain)


def _ends(
    rules: Ruleset, scene: GameScene, action: Action, side: Side, budget: Budget
) -> dict[tuple[str, int], Fraction]:
    known: dict[tuple[GameEffect, ...], int] = {}

    def end(result: Resolution) -> tuple[str, int]:
        effects = result.effects
        if effects not in known:
            known[effects] = advantage(rules, carried_out(rules, scene, effects), side)
        return result.outcome, known[effects]

    return odds_of(counted(lambda: rules.resolve(scene, action), budget), end)


def counted(rule: Callable[[], Procedure[T]], budget: Budget) -> Callable[[], Procedure[T]]:
    """A rule that pays for every word of each of its runs, and for those of rules within it."""
    return lambda: _CountedPart(rule, budget)()


class _CountedPart:
    """A rule within a rule that is counted; equal for equal rules, so that its results are still merged."""

    __slots__ = ("budget", "rule")

    def __init__(self, rule: Callable[..., Procedure[Any]], budget: Budget) -> None:
        self.rule, self.budget = rule, budget

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _CountedPart) and self.rule == other.rule

    def __hash__(self) -> int:
        return hash(self.rule)

    def __call__(self, *args: Any) -> Procedure[Any]:
        procedure, spend = self.rule(*args), self.budget.spend
        answer: Any = None
        try:
            while True:
                said = procedure.send(answer)
                spend()
                if isinstance(said, Part):
                    said = Part(_CountedPart(said.rule, self.budget), said.args)
                answer = yield said
        except StopIteration as end:
            return end.value


def scenes_after(
    rules: Ruleset, scene: GameScene, action: Action, budget: Budget, policy: Policy = default_answer
) -> dict[GameScene, Fraction]:
    """Every scene an action can lead to, with its chance; equal scenes are one."""
    known: dict[tuple[GameEffect, ...], GameScene] = {}

    def end(result: Resolution) -> GameScene:
        effects = result.effects
        if effects not in known:
            known[effects] = carried_out(rules, scene, effects)
        return known[effects]

    return odds_of(counted(lambda: rules.resolve(scene, action), budget), end, policy)


MOST_WORDS_OF_ANSWERS = 6_000
"""What a rule may say and ask in all its runs for one question; what is longer is answered without."""


def weigh_answers(
    rules: Ruleset, scene: GameScene, action: Action, given: tuple[Answer, ...], ask: Ask, side: Side
) -> dict[str, Fraction] | None:
    """The expected advantage of a side with each option of the question a rule waits for.

    Nothing where the rule, run in the scene as it is known, does not get as far as this question, or
    where the walk is too long.
    """
    budget = Budget(MOST_WORDS_OF_ANSWERS)
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
    said = flat(procedure)
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
