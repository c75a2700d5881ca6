"""Deciding undo, redo and overruling: whole commands go back with everything they changed, visibly."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator
from itertools import islice
from typing import Any, TypeAlias

from msgspec.structs import replace

from nde.dice import Answer, Ask, Roll, Run, proceed
from nde.errors import Illegal, NdeError
from nde.table import commands as c
from nde.table import events as e
from nde.table.decision import Decide, Deciding, procedure_of, scene_of
from nde.table.game_types import GameScene
from nde.table.refusals import (
    NothingToRedo,
    NothingToUndo,
)
from nde.table.seats import GM
from nde.table.state import Past, State, Task, steps_of

MOST_TRIES = 20_000
"""Runs of a rule in search of an outcome: enough for every face of four dice of a strike."""


def undo(d: Deciding, do: c.Undo) -> None:
    """Take back the latest commands, as far as this seat may."""
    numbers = _turn(d, do)
    d.note(e.Undone(numbers=numbers))


def redo(d: Deciding, do: c.Redo) -> None:
    """Let what was taken back count again, with the same dice."""
    numbers = _turn(d, do)
    d.note(e.Redone(numbers=numbers))


def _turn(d: Deciding, do: c.Undo | c.Redo) -> tuple[int, ...]:
    """Go so many steps along what was done or undone, and tell their numbers."""
    steps = tuple(islice(_chain(d.start, do), max(do.count, 0)))
    for step in steps:
        if not may_turn(d.start, d.seat, step):
            raise Illegal("undo-not-yours", number=step.number, seat=step.seat)
    if len(steps) < max(do.count, 1):
        raise _too_few(do, len(steps))
    d.world, d.is_turned = steps[-1].world, True
    return tuple(step.number for step in steps)


def _chain(state: State, do: c.Undo | c.Redo) -> Iterator[Past]:
    return steps_of(state.past if isinstance(do, c.Undo) else state.future)


def _too_few(do: c.Undo | c.Redo, possible: int) -> NdeError:
    kind = NothingToUndo if isinstance(do, c.Undo) else NothingToRedo
    return kind(count=do.count, possible=possible)


def may_turn(state: State, seat: str, step: Past) -> bool:
    """Whether a seat may take a step back, or bring it back: what bots did is nobody's own."""
    if seat == GM or state.agreement.undo == "anyone":
        return True
    return state.agreement.undo == "own" and (step.seat == seat or _is_bots(state, step))


def _is_bots(state: State, step: Past) -> bool:
    """Whether a bot made a step: it followed from what somebody did, and goes back with it."""
    seat = state.seat(step.seat)
    return seat is not None and bool(seat.bot)


def counted_steps(
    state: State, seat: str, do: c.Undo | c.Redo, rulings: Collection[int] = ()
) -> c.Undo | c.Redo:
    """The undo or redo that a seat means: so many steps of people, and whatever bots did after each of them.

    Otherwise the bots would at once do again what was taken back.  The game master counts every step.
    `rulings` are entries that a person made in the seat of a bot.  Refuses where people did not do so much.
    """
    if seat == GM:
        return do
    steps = own = 0
    for step in _chain(state, do):
        is_own = step.number in rulings or not _is_bots(state, step)
        if own >= do.count and (is_own or isinstance(do, c.Undo)):
            break
        steps, own = steps + 1, own + is_own
    if own < do.count:
        raise _too_few(do, own)
    return replace(do, count=steps)


def overrule(d: Deciding, do: c.Overrule) -> None:
    """Let the latest roll have come out otherwise: its last step is taken back and carried out anew.

    Only that step: where the rule had waited, whatever else was done in the meantime stays.
    """
    d.require_gm()
    last = d.start.past
    if last is None or last.task is None or last.task.kind != "act":
        raise Illegal("nothing-to-overrule")
    task, world = last.task, last.world
    waits = {one.number for one in d.start.world.pending}
    pending = next((one.number for one in world.pending if one.task == task and one.number not in waits), 0)
    scene = scene_of(replace(d.start, world=world), task, pending)
    old = _outcome_before(d, scene, last)
    run, dice = _ruled(d, scene, last, do)
    d.note(e.Undone(numbers=(last.number,)))
    d.world = d.since = world
    d.rolled += dice
    d.is_secret |= task.is_secret
    d.note(d.outcome_of(run, task, pending, overruled=old))


Ruled: TypeAlias = tuple[Run[Any], list[e.Die]]


def _ruled(d: Deciding, scene: GameScene, last: Past, do: c.Overrule) -> Ruled:
    """The roll as it has come out now; as few faces as possible are other than those that were rolled."""
    assert last.task is not None
    if do.faces:
        return _with_faces(d, scene, last, do.faces)
    possible: set[str] = set()
    for run in _variations(d, scene, last.task, last.answers):
        possible.add(run.result.outcome)
        if run.result.outcome == do.outcome:
            faces = tuple(answer for answer in run.answers if isinstance(answer, int))
            return _with_faces(d, scene, last, faces)
    raise Illegal(
        "cannot-come-out-so",
        outcome=do.outcome,
        allowed=tuple(one for one in d.rules.outcome_names if one in possible),
    )


def _with_faces(d: Deciding, scene: GameScene, last: Past, faces: tuple[int, ...]) -> Ruled:
    """The roll with these faces first, then those that were rolled; only what was never rolled is drawn."""
    assert last.task is not None
    rolled = [answer for answer in last.answers if isinstance(answer, int)]
    given = [*faces, *rolled[len(faces) :]]
    dice: list[e.Die] = []

    def face(roll: Roll, sides: int) -> int | None:
        if len(dice) < len(given):
            dice.append(e.Die(sides=sides, face=given[len(dice)], source="ruled", who=roll.who, key=roll.key))
        else:
            drawn = sum(die.source == "stream" for die in dice)
            new = d.dice.draw(d.start.salts, d.start.draws + drawn + 1, sides)
            dice.append(e.Die(sides=sides, face=new, who=roll.who, key=roll.key))
        return dice[-1].face

    run = proceed(
        procedure_of(d.rules, scene, last.task), (), face, lambda ask: _old_choice(last.answers, ask)
    )
    if not isinstance(run, Run):
        raise Illegal("nothing-to-overrule")
    if len(dice) < len(faces):
        raise Illegal("faces-left-over", count=len(faces) - len(dice))
    return run, dice


def _variations(d: Deciding, scene: GameScene, task: Task, answers: tuple[Answer, ...]) -> Iterator[Run[Any]]:
    """Runs of the rule, those nearest to the given answers first; one that needs a face tries them all."""
    waiting: deque[tuple[Answer, ...]] = deque([()])
    tries = 0
    while waiting and tries < MOST_TRIES:
        begun = waiting.popleft()
        tries += 1
        asked: list[int] = []

        def face(roll: Roll, sides: int, asked: list[int] = asked) -> int | None:
            asked.append(sides)
            return None

        try:
            run = proceed(
                procedure_of(d.rules, scene, task), begun, face, lambda ask: _old_choice(answers, ask)
            )
        except NdeError:
            continue
        if isinstance(run, Run):
            yield run
            continue
        at = len(run.answers)
        old = answers[at] if at < len(answers) else None
        order = sorted(
            range(1, asked[0] + 1), key=lambda one: abs(one - old) if isinstance(old, int) else one
        )
        waiting.extend((*run.answers, one) for one in order)


def _old_choice(answers: tuple[Answer, ...], ask: Ask) -> str:
    """What was chosen before, where it is among the options; else what the rule proposes."""
    chosen = [answer for answer in answers if isinstance(answer, str) and answer in ask.options]
    return chosen[0] if chosen else ask.default


def _outcome_before(d: Deciding, scene: GameScene, last: Past) -> str:
    assert last.task is not None
    try:
        run = proceed(
            procedure_of(d.rules, scene, last.task), last.answers, lambda roll, sides: None, lambda ask: None
        )
    except NdeError:
        return ""
    return str(run.result.outcome) if isinstance(run, Run) else ""


DECIDE: dict[type, Decide] = {c.Undo: undo, c.Redo: redo, c.Overrule: overrule}
