"""Exact runs: every face with its probability, and people by a policy, in turn, or at their best.

These walk every path of the same generator that `play` runs once, so the odds on a button cannot
disagree with what the button does.  Equal results are merged.

>>> def save(score: int) -> Procedure[bool]:
...     return (yield Roll(20)) <= score
>>> odds(lambda: save(11))[True]
Fraction(11, 20)
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator
from fractions import Fraction
from math import lcm
from typing import Any, TypeAlias, TypeVar

import msgspec

from nde.dice.distribution import distribution
from nde.dice.questions import Answer, Aside, Ask, Part, Procedure, Question, Roll, Tell
from nde.dice.runners import Policy, default_answer
from nde.errors import Illegal

T = TypeVar("T")
H = TypeVar("H", bound=Hashable)
K = TypeVar("K", bound=Hashable)

Rule: TypeAlias = Callable[[], Procedure[T]]
"""A rule that can be started as often as needed."""
_Weights: TypeAlias = tuple[list[tuple[Any, int]], int]
"""Values with their integer weights, and the sum of the weights."""

MOST_PATHS = 400_000
"""More paths than this are refused: they would take too long.  Fights are merged round by round instead."""


class TooManyPaths(Illegal):
    """A rule whose exact odds have too many paths to walk one by one."""

    code = "too-many-paths"


class Plan(msgspec.Struct, frozen=True):
    """The best play of a rule: its value, and what to answer after which answers."""

    value: Fraction
    choices: dict[tuple[Answer, ...], str]


def odds(rule: Rule[H], policy: Policy = default_answer) -> dict[H, Fraction]:
    """The exact chance of every result, with people answering by `policy`."""
    return odds_of(rule, lambda result: result, policy)


def odds_of(rule: Rule[T], part: Callable[[T], K], policy: Policy = default_answer) -> dict[K, Fraction]:
    """The exact chance of one part of the result, such as its outcome."""
    by_whole = _tallies(_Walk(policy), rule, part)
    chances: dict[K, Fraction] = {}
    for whole, tally in by_whole.items():
        for key, weight in tally.items():
            chance = Fraction(weight, whole)
            chances[key] = chances[key] + chance if key in chances else chance
    return chances


def odds_by_option(
    rule: Rule[T], key: str, part: Callable[[T], K], policy: Policy = default_answer
) -> dict[str, dict[K, Fraction]]:
    """The odds once for each option of the question called `key`; empty if it is never asked."""
    met: dict[str, None] = {}

    def spy(ask: Ask) -> str:
        if ask.key == key:
            met.update(dict.fromkeys(ask.options))
        return policy(ask)

    odds_of(rule, part, spy)
    found: dict[str, dict[K, Fraction]] = {}
    while waiting := [option for option in met if option not in found]:
        for option in waiting:

            def fixed(ask: Ask, wish: str = option) -> str:
                answer = spy(ask)
                return wish if ask.key == key and wish in ask.options else answer

            found[option] = odds_of(rule, part, fixed)
    return found


def best(
    rule: Rule[T],
    value: Callable[[T], Fraction | int],
    *,
    decides: Callable[[Ask], bool] = lambda ask: True,
    policy: Policy = default_answer,
) -> Plan:
    """The plan of highest expected value for whoever `decides`; all others answer by `policy`.

    Of equally good options the first offered wins, so that a plan is the same every time.
    """
    choices: dict[tuple[Answer, ...], str] = {}
    paths = 0

    def worth(path: tuple[Answer, ...]) -> Fraction:
        nonlocal paths
        paths += 1
        if paths > MOST_PATHS:
            raise TooManyPaths(most=MOST_PATHS)
        # A decision inside a part may depend on all that came before it: here nothing is merged.
        question, result = _until(flat(rule()), path)
        if question is None:
            return Fraction(value(result))  # type: ignore[arg-type]
        if isinstance(question, Roll):
            weights, whole = _weights(question)
            return sum((weight * worth((*path, face)) for face, weight in weights), Fraction()) / whole
        if not decides(question):
            return worth((*path, policy(question)))
        worths = [(option, worth((*path, option))) for option in question.options]
        option, top = max(worths, key=lambda pair: pair[1])
        choices[path] = option
        return top

    return Plan(value=worth(()), choices=choices)


class _Walk:
    """One walk over the paths of a rule: the policy, the paths so far, and the parts already worked out."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.paths = 0
        self.parts: dict[Part, _Weights] = {}

    def leaves(self, rule: Rule[T]) -> Iterator[tuple[T, int, int]]:
        """Every end of a rule with its weight out of a whole.

        A generator cannot be copied, so each branch but the first of a roll is run again from the start.
        """
        pending: list[tuple[tuple[object, ...], int, int]] = [((), 1, 1)]
        while pending:
            given, weight, whole = pending.pop()
            self.paths += 1
            if self.paths > MOST_PATHS:
                raise TooManyPaths(most=MOST_PATHS)
            path = list(given)
            ready, at = len(path), 0
            send = rule().send
            answer: object = None
            try:
                while True:
                    said = send(answer)
                    if type(said) is Tell or type(said) is Aside:
                        answer = None
                        continue
                    if at < ready:
                        answer = path[at]
                    elif type(said) is Ask:
                        answer = self.policy(said)
                        path.append(answer)
                    else:
                        weights, sides = _weights(said) if type(said) is Roll else self.part(said)  # type: ignore[arg-type]
                        whole *= sides
                        head = tuple(path)
                        for value, share in weights[1:]:
                            pending.append(((*head, value), weight * share, whole))
                        answer, share = weights[0]
                        weight *= share
                        path.append(answer)
                    at += 1
            except StopIteration as end:
                yield end.value, weight, whole

    def part(self, part: Part) -> _Weights:
        """The results of a part with their integer weights, and the sum of the weights."""
        known = self.parts.get(part)
        if known is None:
            tallies = _tallies(self, part.start, lambda result: result)
            common = lcm(*tallies)
            merged: dict[Any, int] = {}
            for whole, tally in tallies.items():
                for result, weight in tally.items():
                    merged[result] = merged.get(result, 0) + weight * (common // whole)
            known = self.parts[part] = (list(merged.items()), common)
        return known


def _tallies(walk: _Walk, rule: Rule[T], part: Callable[[T], K]) -> dict[int, dict[K, int]]:
    """The weights of every result, by the whole they are out of."""
    by_whole: dict[int, dict[K, int]] = {}
    for result, weight, whole in walk.leaves(rule):
        tally = by_whole.setdefault(whole, {})
        key = part(result)
        tally[key] = tally.get(key, 0) + weight
    return by_whole


def flat(procedure: Procedure[T]) -> Generator[Question | Tell | Aside, Any, T]:
    """The rule with its parts written out in it."""
    answer: object = None
    try:
        while True:
            said = procedure.send(answer)
            answer = (yield from flat(said.start())) if isinstance(said, Part) else (yield said)
    except StopIteration as end:
        return end.value  # type: ignore[no-any-return]


def _until(
    procedure: Generator[Question | Tell | Aside, Any, T], path: tuple[Answer, ...]
) -> tuple[Question | None, T | None]:
    """The question a rule asks after the answers of `path`, or its result."""
    answers = iter(path)
    answer: Answer | None = None
    try:
        while True:
            said = procedure.send(answer)
            if isinstance(said, Tell | Aside):
                answer = None
                continue
            answer = next(answers, None)
            if answer is None:
                return said, None
    except StopIteration as end:
        return None, end.value


_ONE_DIE: dict[int, tuple[list[tuple[int, int]], int]] = {}


def _weights(roll: Roll) -> tuple[list[tuple[int, int]], int]:
    """The values of a roll with their integer weights, and the sum of the weights."""
    dice = roll.dice
    if isinstance(dice, int):
        known = _ONE_DIE.get(dice)
        if known is None:
            known = _ONE_DIE[dice] = ([(face, 1) for face in range(1, dice + 1)], dice)
        return known
    exact = distribution(dice)
    return list(exact.weights.items()), exact.whole
