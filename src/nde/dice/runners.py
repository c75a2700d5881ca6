"""Ways to run a rule that takes place once: somebody answers each question as it comes.

`play` answers from a source of faces and a policy; `watch` does the same and keeps the answers and
the steps; `resume` is given the answers so far and stops at the first open question; `replay` is
given them all; `settle` takes typed answers first, then wishes, then chance and people.  A rule that waits
for a person is kept as (action, answers so far) and run again from its start when the next answer comes:
generators are never stored.

>>> from nde.dice.faces import fixed
>>> def save(score: int) -> Procedure[bool]:
...     return (yield Roll(20)) <= score
>>> play(save(11), fixed([11]))
True
>>> resume(save(11), []).question
Roll(dice=20, who='gm', key='')
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Generic, TypeAlias, TypeVar

import msgspec

from nde.dice.compile import compile_expression
from nde.dice.evaluate import evaluate
from nde.dice.faces import FaceNotOnDie, FaceSource
from nde.dice.limits import SIDES
from nde.dice.questions import Answer, Aside, Ask, Part, Procedure, Question, Roll, Tell
from nde.errors import Illegal

T = TypeVar("T")
H = TypeVar("H", bound=Hashable)

Policy: TypeAlias = Callable[[Ask], str]
"""Answers for people: given a question, one of its options."""


class Run(msgspec.Struct, Generic[T], frozen=True):
    """A rule that has come to its end: what came of it, what was answered, and why."""

    result: T
    answers: tuple[Answer, ...]
    steps: tuple[Tell, ...]


class Waiting(msgspec.Struct, frozen=True):
    """A rule that waits: the open question, the answers so far, and the steps up to here."""

    question: Question
    answers: tuple[Answer, ...]
    steps: tuple[Tell, ...]


def default_answer(ask: Ask) -> str:
    """What the rule itself proposes."""
    return ask.default


def prefer(wishes: dict[str, str]) -> Policy:
    """A policy that answers by the question's key where it can, and with the default elsewhere."""

    def policy(ask: Ask) -> str:
        wish = wishes.get(ask.key)
        return wish if wish is not None and (ask.is_open or wish in ask.options) else ask.default

    return policy


def at_random(faces: FaceSource) -> Policy:
    """A policy that picks each option with equal chance, but takes what is advised: "surprise me"."""

    def policy(ask: Ask) -> str:
        picked = ask.options[faces(len(ask.options)) - 1] if ask.options else ask.default
        return ask.default if ask.is_advised else picked

    return policy


def play(procedure: Procedure[T], faces: FaceSource, policy: Policy = default_answer) -> T:
    """Run a rule to its end and give its result alone."""
    send = procedure.send
    answer: Answer | None = None
    try:
        while True:
            said = send(answer)
            if type(said) is Tell:
                answer = None
            elif type(said) is Roll:
                dice = said.dice
                answer = faces(dice) if type(dice) is int else compile_expression(dice)(faces).total
            elif type(said) is Part:
                answer = play(said.start(), faces, policy)
            elif type(said) is Aside:
                answer = None
            else:
                answer = _checked(said, policy(said))  # type: ignore[arg-type]
    except StopIteration as end:
        return end.value  # type: ignore[no-any-return]


def watch(procedure: Procedure[T], faces: FaceSource, policy: Policy = default_answer) -> Run[T]:
    """Run a rule to its end and keep every answer (single faces, in the order drawn) and every step."""
    answers: list[Answer] = []

    def recorded(sides: int) -> int:
        face = faces(sides)
        answers.append(face)
        return face

    def asked(ask: Ask) -> str:
        choice = policy(ask)
        answers.append(choice)
        return choice

    steps: list[Tell] = []
    result = play(_listen(procedure, steps), recorded, asked)
    return Run(result=result, answers=tuple(answers), steps=tuple(steps))


def resume(procedure: Procedure[T], answers: Sequence[Answer]) -> Run[T] | Waiting:
    """Run a rule on the answers given so far: to its end, or to the first question without an answer."""
    return proceed(procedure, answers, lambda roll, sides: None, lambda ask: None)


def proceed(
    procedure: Procedure[T],
    answers: Sequence[Answer],
    faces: Callable[[Roll, int], int | None],
    policy: Callable[[Ask], str | None],
) -> Run[T] | Waiting:
    """Run a rule on the answers so far, then on faces and a policy; it waits where they give nothing."""
    given = iter(answers)
    all_answers: list[Answer] = []
    steps: list[Tell] = []
    last: list[Question] = []

    def face(sides: int) -> int:
        roll = last[0]
        assert isinstance(roll, Roll)
        if not 1 <= sides <= SIDES:
            raise Illegal("no-such-die", sides=sides, most=SIDES)
        answer = next(given, None)
        if answer is None and (answer := faces(roll, sides)) is None:
            raise _Open
        if not isinstance(answer, int) or isinstance(answer, bool) or not 1 <= answer <= sides:
            raise FaceNotOnDie(face=str(answer), sides=sides)
        all_answers.append(answer)
        return answer

    def choice(ask: Ask) -> str:
        answer = next(given, None)
        if answer is None and (answer := policy(ask)) is None:
            raise _Open
        # Checked here as well as by the rule's runner: an answer that is refused was not given.
        chosen = _checked(ask, str(answer))
        all_answers.append(chosen)
        return chosen

    try:
        result = play(_listen(procedure, steps, last), face, choice)
    except _Open:
        return Waiting(question=last[0], answers=tuple(all_answers), steps=tuple(steps))
    left = tuple(given)
    if left:
        raise Illegal("answers-left-over", count=len(left), first=str(left[0]))
    return Run(result=result, answers=tuple(all_answers), steps=tuple(steps))


def replay(procedure: Procedure[T], answers: Sequence[Answer]) -> T:
    """Run a rule on a complete list of answers and give its result."""
    run = resume(procedure, answers)
    if isinstance(run, Waiting):
        raise Illegal("answers-ran-out", count=len(answers), key=run.question.key)
    return run.result


def simulate(
    rule: Callable[[], Procedure[H]], faces: FaceSource, *, times: int, policy: Policy = default_answer
) -> Counter[H]:
    """Run a rule many times and count the results."""
    return Counter(play(rule(), faces, policy) for _ in range(times))


class _Open(Exception):
    """Raised inside a run whose next question has no answer yet."""


def _listen(procedure: Procedure[T], steps: list[Tell], last: list[Question] | None = None) -> Procedure[T]:
    answer: Answer | None = None
    try:
        while True:
            said = procedure.send(answer)
            if isinstance(said, Tell):
                steps.append(said)
                answer = None
            elif isinstance(said, Aside):
                steps.extend(said.remarks())
                answer = None
            elif isinstance(said, Part):
                answer = yield from _listen(said.start(), steps, last)
            else:
                if last is not None:
                    last[:] = [said]
                answer = yield said
    except StopIteration as end:
        return end.value  # type: ignore[no-any-return]


def _checked(ask: Ask, choice: str) -> str:
    if choice in ask.options or ask.is_open:
        return choice
    raise Illegal("not-an-option", answer=choice, key=ask.key, allowed=ask.options)


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
