"""Runs a rule once: typed answers first, then the wishes of the situation, then chance and people.

A rule that waits is run again from its start with one answer more, as everywhere in the engine.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from nde.dice.evaluate import evaluate
from nde.dice.faces import FaceSource
from nde.dice.questions import Answer, Ask, Procedure, Roll
from nde.dice.runners import Run, Waiting, resume
from nde.errors import Illegal

T = TypeVar("T")


def settle(
    rule: Callable[[], Procedure[T]],
    answers: Sequence[Answer],
    wishes: Mapping[str, str],
    *,
    faces: FaceSource | None = None,
    choose: Callable[[Ask], str] | None = None,
) -> Run[T] | Waiting:
    """The rule's end, or its open question where neither an answer nor anybody to give one is left."""
    typed = deque(answers)
    given: list[Answer] = []
    while True:
        state = resume(rule(), given)
        if isinstance(state, Run):
            if typed:
                raise Illegal("answers-left-over", count=len(typed), first=str(typed[0]))
            return state
        question = state.question
        if isinstance(question, Roll):
            if typed:
                given.append(typed.popleft())
            elif faces is not None:
                given.extend(_rolled(question, faces))
            else:
                return state
        else:
            answer = _answer(question, typed, wishes, choose)
            if answer is None:
                return state
            given.append(answer)


def _rolled(roll: Roll, faces: FaceSource) -> tuple[int, ...]:
    return (faces(roll.dice),) if isinstance(roll.dice, int) else evaluate(roll.dice, faces).faces


def _answer(
    ask: Ask, typed: deque[Answer], wishes: Mapping[str, str], choose: Callable[[Ask], str] | None
) -> Answer | None:
    wish = wishes.get(ask.key)
    if wish is not None and not ask.is_open and wish not in ask.options:
        wish = None
    if typed and (wish is None or str(typed[0]) in (*ask.options, wish)):
        return typed.popleft()
    if wish is not None:
        return wish
    return choose(ask) if choose is not None else None
