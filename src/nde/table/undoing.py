"""Deciding undo, redo and overruling: whole commands go back with everything they changed, visibly."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec.structs import replace

from nde.dice import Answer, Ask, Roll, Run, proceed
from nde.errors import Illegal, NdeError
from nde.table import commands as c
from nde.table import events as e
from nde.table.deciding import Decide, Deciding, procedure_of, scene_of
from nde.table.refusals import (
    NothingToRedo,
    NothingToUndo,
)
from nde.table.state import Past, State, Task, World

MOST_TRIES = 20_000
"""Runs of a rule in search of an outcome: enough for every face of four dice of a strike."""


def undo(d: Deciding, do: c.Undo) -> None:
    """Take back the latest commands, as far as this seat may."""
    numbers, world = _steps(d, d.start.past, do.count)
    if len(numbers) < max(do.count, 1):
        raise NothingToUndo(count=do.count, possible=len(numbers))
    d.note(e.Undone(numbers=numbers))
    assert world is not None
    d.world, d.is_turned = world, True


def redo(d: Deciding, do: c.Redo) -> None:
    """Let what was taken back count again, with the same dice."""
    numbers, world = _steps(d, d.start.future, do.count)
    if len(numbers) < max(do.count, 1):
        raise NothingToRedo(count=do.count, possible=len(numbers))
    d.note(e.Redone(numbers=numbers))
    assert world is not None
    d.world, d.is_turned = world, True


def _steps(d: Deciding, chain: Past | None, count: int) -> tuple[tuple[int, ...], World | None]:
    """The numbers of the next steps of a chain, and the world behind them."""
    numbers: list[int] = []
    world = None
    while chain is not None and len(numbers) < count:
        if not d.is_gm and not _may(d, chain):
            raise Illegal("undo-not-yours", number=chain.number, seat=chain.seat)
        numbers.append(chain.number)
        world, chain = chain.world, chain.next
    return tuple(numbers), world


def _may(d: Deciding, step: Past) -> bool:
    match d.start.agreement.undo:
        case "anyone":
            return True
        case "own":
            return step.seat == d.seat or is_bots(d.start, step)
        case _:
            return False


def is_bots(state: State, step: Past) -> bool:
    """Whether a bot made a step: it followed from what somebody did, and goes back with it."""
    seat = state.seat(step.seat)
    return seat is not None and bool(seat.bot)


def peoples_steps(state: State, do: c.Undo | c.Redo) -> c.Undo | c.Redo:
    """The same undo or redo with so many steps of people, and with whatever bots did after each of them.

    Otherwise the bots would at once do again what was taken back.
    """
    chain = state.past if isinstance(do, c.Undo) else state.future
    steps = own = 0
    while chain is not None and (own < do.count or (isinstance(do, c.Redo) and is_bots(state, chain))):
        steps, own, chain = steps + 1, own + (not is_bots(state, chain)), chain.next
    return replace(do, count=steps) if own >= do.count else do


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
    d.world = world
    d.rolled += dice
    d.is_secret |= task.is_secret
    d.note(d.outcome_of(run, task, pending, overruled=old))


Ruled: TypeAlias = tuple[Run[Any], list[e.Die]]


def _ruled(d: Deciding, scene: Any, last: Past, do: c.Overrule) -> Ruled:
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


def _with_faces(d: Deciding, scene: Any, last: Past, faces: tuple[int, ...]) -> Ruled:
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


def _variations(d: Deciding, scene: Any, task: Task, answers: tuple[Answer, ...]) -> Iterator[Run[Any]]:
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


def _outcome_before(d: Deciding, scene: Any, last: Past) -> str:
    assert last.task is not None
    try:
        run = proceed(
            procedure_of(d.rules, scene, last.task), last.answers, lambda roll, sides: None, lambda ask: None
        )
    except NdeError:
        return ""
    return str(run.result.outcome) if isinstance(run, Run) else ""


DECIDE: dict[type, Decide] = {c.Undo: undo, c.Redo: redo, c.Overrule: overrule}
