"""The open questions of a table: found by running each waiting rule again up to the point where it waits."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from nde.dice import Answer, Ask, Roll, Waiting, proceed, resume
from nde.errors import NdeError
from nde.table.decision import procedure_of, scene_of, step_of
from nde.table.events import Step
from nde.table.game_types import GameScene
from nde.table.header import rules_for
from nde.table.seats import GM
from nde.table.state import Pending, State, Task

STUMBLES = (NdeError, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What rules may raise over a log that no table can have written, or one of another version: it is not known
what is wrong in it."""


class Open(msgspec.Struct, frozen=True, kw_only=True):
    """A question that waits: whom it is put to, and what has been said up to it."""

    pending: int
    """The number to answer by."""
    seat: str
    task: Task
    question: Ask | Roll
    sides: int = 0
    """For a roll: the die whose face is typed next."""
    steps: tuple[Step, ...] = ()


def open_questions(state: State) -> tuple[Open, ...]:
    """Every question that waits, the oldest first."""
    return tuple(open_question(state, pending) for pending in state.world.pending)


def outdated(state: State) -> tuple[Pending, ...]:
    """Rules that wait and cannot go on: this version asks otherwise than the one in which they had begun.

    Until they are given up, nobody can see or do anything at the table.
    """
    return tuple(pending for pending in state.world.pending if not _goes_on(state, pending))


def _goes_on(state: State, pending: Pending) -> bool:
    try:
        open_question(state, pending)
    except STUMBLES:
        return False
    return True


def open_question(state: State, pending: Pending) -> Open:
    """What a waiting rule asks."""
    waiting, sides = _waiting(
        (state.header.game, state.header.settings),
        scene_of(state, pending.task, pending.number),
        pending.task,
        pending.answers,
    )
    if pending.task.is_secret:
        seat = GM  # to be asked about a secret roll is to know of it
    elif pending.task.kind != "act":
        seat = pending.task.seat  # who makes or advances a character is asked themselves
    else:
        seat = state.world.holder(waiting.question.who)
    return Open(
        pending=pending.number,
        seat=seat,
        task=pending.task,
        question=waiting.question,
        sides=sides,
        steps=tuple(step_of(step) for step in waiting.steps if not step.hint),
    )


@lru_cache(maxsize=256)
def _waiting(
    key: tuple[str, str], scene: GameScene, task: Task, answers: tuple[Answer, ...]
) -> tuple[Waiting, int]:
    rules = rules_for(*key)
    asked: list[int] = []

    def face(roll: Roll, sides: int) -> int | None:
        asked.append(sides)
        return None

    waiting = proceed(procedure_of(rules, scene, task), answers, face, lambda ask: None)
    if not isinstance(waiting, Waiting):
        waiting = resume(procedure_of(rules, scene, task), answers[:-1])  # a later version asks no more
        assert isinstance(waiting, Waiting)
    return waiting, asked[0] if asked else 0
