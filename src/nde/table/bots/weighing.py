"""What an action is worth, exactly: the expected standing of both sides after it.

The rules' own procedures are walked over every face; where that takes too long, nothing is said.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from nde.dice import Part, Policy, Procedure, default_answer, odds_of
from nde.errors import NdeError
from nde.rules import Resolution, Ruleset
from nde.rules.playing import Side, playing_of
from nde.table.header import rules_for

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


def advantage(rules: Ruleset, scene: Any, side: Side) -> int:
    """How much better a side stands than the other."""
    standing = playing_of(rules).standing
    return standing(scene, side) - standing(scene, other_side(side))


def carried_out(rules: Ruleset, scene: Any, effects: tuple[Any, ...]) -> Any:
    """The scene after effects."""
    for effect in effects:
        scene = rules.apply(scene, effect)
    return scene


@lru_cache(maxsize=2048)
def weigh(key: tuple[str, str], scene: Any, action: Any, side: Side) -> Weighed | None:
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
    rules: Ruleset, scene: Any, action: Any, side: Side, budget: Budget
) -> dict[tuple[str, int], Fraction]:
    known: dict[tuple[Any, ...], int] = {}

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
    rules: Ruleset, scene: Any, action: Any, budget: Budget, policy: Policy = default_answer
) -> dict[Any, Fraction]:
    """Every scene an action can lead to, with its chance; equal scenes are one."""
    known: dict[tuple[Any, ...], Any] = {}

    def end(result: Resolution) -> Any:
        effects = result.effects
        if effects not in known:
            known[effects] = carried_out(rules, scene, effects)
        return known[effects]

    return odds_of(counted(lambda: rules.resolve(scene, action), budget), end, policy)
