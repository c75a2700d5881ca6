"""Deciding that a roll came out otherwise: it is carried out anew, and what came after it stays if it can.

What came after is done again with the same dice and answers.  What comes to the same stays; what the rules
refuse by now, or what would come to something else, hangs on the roll: it is taken back, and only if whoever
overrules was told so.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec.structs import replace

from nde.dice import Answer, Roll, Run, Waiting, proceed
from nde.errors import Illegal, NdeError
from nde.table import commands as c
from nde.table import events as e
from nde.table.decision import Deciding, procedure_of, scene_of
from nde.table.game_types import GameScene
from nde.table.handlers.turns import settle
from nde.table.refusals import OverruleTooFar
from nde.table.rolls import (
    MadeRoll,
    Remembered,
    old_choice,
    recent_rolls,
    remembered,
    roll_of,
    variations,
)
from nde.table.state import State, Task, World
from nde.table.transitions import PROGRESS, WORLD, changed

HOLDS_A_SCENE = (
    e.SceneSet,
    e.Joined,
    e.SpaceSet,
    e.CharacterCame,
    e.PlaceLeft,
    e.PlaceEntered,
    e.Revealed,
    *PROGRESS,
)
"""What is only right in the very scene in which it happened."""


def overrule(d: Deciding, do: c.Overrule) -> None:
    """Let a roll of the last round have come out otherwise."""
    d.require_gm()
    steps = list(remembered(d.start))
    made = _meant(d, do, steps)
    later = [one for one in reversed(steps) if one.number > made.step.number]
    event = made.event
    state = replace(d.start, world=made.world)
    pending = event.pending if any(one.number == event.pending for one in made.world.pending) else 0
    scene = scene_of(state, event.task, pending)
    run, dice = _ruled(d, scene, event, do)
    at = len(d.events)
    d.note(e.Undone(numbers=(made.step.number,)))
    d.world = d.since = made.step.world
    for before in made.step.events[: made.place]:
        d.note(before)
    d.rolled += dice
    d.is_secret |= event.task.is_secret
    d.seen = len(d.events)
    d.note(d.outcome_of(run, event.task, pending, overruled=event.outcome))
    if not later:
        return
    settle(d)
    dropped = [one.number for one in later if not _stays(d, one)]
    # What a roll has left open and was brought about goes with it.
    dropping = {*do.dropping, *(one.number for one in later if _keeps_a_promise(one))}
    if set(dropped) - dropping:
        raise Illegal("hangs-on-the-roll", number=made.step.number, entries=tuple(dropped))
    d.events[at] = e.RuledAnew(number=made.step.number, dropped=tuple(dropped))


def _keeps_a_promise(step: Remembered) -> bool:
    return any(isinstance(one, e.Befell) and one.kept is not None for one in step.events)


def _meant(d: Deciding, do: c.Overrule, steps: list[Remembered]) -> MadeRoll:
    """The roll that is to be overruled: the one with a number, or what was done last."""
    last = d.start.past
    if last is None:
        raise Illegal("nothing-to-overrule")
    if not steps and (do.number in (0, last.number)) and last.task is not None:
        # Of a table that was put away only the last deed of each step is known, and what it was given.
        step = Remembered(last.number, last.seat, last.world, ())
        waits = {one.number for one in d.start.world.pending}
        pending = [one for one in last.world.pending if one.task == last.task and one.number not in waits]
        event = e.Resolved(
            task=last.task,
            pending=pending[0].number if pending else 0,
            answers=last.answers,
            outcome=_outcome_before(d, last.world, last.task, last.answers),
        )
        if last.task.kind == "act":
            return MadeRoll(step, 0, event, last.world)
    if do.number == 0 or do.number == last.number:
        rolled = next((one for one in steps if not _keeps_a_promise(one)), None)
        made = roll_of(d.start, rolled) if rolled is not None else None
        if made is None:
            raise Illegal("nothing-to-overrule")
        return made
    if not any(one.number == do.number for one in steps):
        raise OverruleTooFar(number=do.number)
    found = next((one for one in recent_rolls(d.start) if one.step.number == do.number), None)
    if found is None:
        raise Illegal("not-a-late-roll", number=do.number)
    return found


def _outcome_before(d: Deciding, world: World, task: Task, answers: tuple[Answer, ...]) -> str:
    scene = scene_of(replace(d.start, world=world), task)
    try:
        run = proceed(procedure_of(d.rules, scene, task), answers, lambda roll, sides: None, lambda ask: None)
    except NdeError:
        return ""
    return str(run.result.outcome) if isinstance(run, Run) else ""


Ruled: TypeAlias = tuple[Run[Any], list[e.Die]]


def _ruled(d: Deciding, scene: GameScene, event: e.Resolved | e.Kept, do: c.Overrule) -> Ruled:
    """The roll as it has come out now; as few faces as possible are other than those that were rolled."""
    if do.faces:
        return _with_faces(d, scene, event, do.faces)
    possible: set[str] = set()
    for run in variations(d.rules, scene, event.task, event.answers):
        possible.add(run.result.outcome)
        if run.result.outcome == do.outcome:
            faces = tuple(answer for answer in run.answers if isinstance(answer, int))
            return _with_faces(d, scene, event, faces)
    raise Illegal(
        "cannot-come-out-so",
        outcome=do.outcome,
        allowed=tuple(one for one in d.rules.outcome_names if one in possible),
    )


def _with_faces(d: Deciding, scene: GameScene, event: e.Resolved | e.Kept, faces: tuple[int, ...]) -> Ruled:
    """The roll with these faces first, then those that were rolled; only what was never rolled is drawn."""
    rolled = [answer for answer in event.answers if isinstance(answer, int)]
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
        procedure_of(d.rules, scene, event.task), (), face, lambda ask: old_choice(event.answers, ask)
    )
    if not isinstance(run, Run):
        raise Illegal("nothing-to-overrule")
    if len(dice) < len(faces):
        raise Illegal("faces-left-over", count=len(faces) - len(dice))
    return run, dice


def _stays(d: Deciding, step: Remembered) -> bool:
    """Let a step that came after the roll happen again as it did; whether it comes to the same."""
    begun, count, scenes = d.world, len(d.events), dict(d.scenes)
    d.note(e.StillSo(number=step.number))
    old = step.world
    for event in step.events:
        if not _comes_to_the_same(d.state, old, event):
            d.world, d.scenes = begun, scenes
            del d.events[count:]
            return False
        stub = e.Entry(number=step.number, seat=step.seat, events=())
        if type(event) in WORLD:
            old = changed(d.rules, old, event, stub)
            d.events.append(event)
            d.world = changed(d.rules, d.world, event, stub)
    d.seen = len(d.events)
    return True


def _comes_to_the_same(now: State, old: World, event: e.Event) -> bool:
    """Whether what happened in another world would happen in this one, to the last effect."""
    if isinstance(event, HOLDS_A_SCENE):
        return bool(now.world.scene == old.scene)
    if isinstance(event, e.Befell):
        return event.kept is None or event.kept in now.world.owed
    if not isinstance(event, e.Resolved | e.Kept | e.Began | e.Answered):
        return True
    pending = 0 if isinstance(event, e.Began) else event.pending
    if pending and not any(one.number == pending for one in now.world.pending):
        return False
    task = event.task if not isinstance(event, e.Answered) else _waiting(now.world, pending)
    try:
        rule = procedure_of(now.rules, scene_of(now, task, pending), task)
        run = proceed(rule, event.answers, lambda roll, sides: None, lambda ask: None)
    except NdeError:
        return False
    if isinstance(run, Waiting):
        return isinstance(event, e.Began | e.Answered)
    if not isinstance(event, e.Resolved | e.Kept):
        return False
    return (run.result.outcome, tuple(run.result.effects)) == (event.outcome, event.effects)


def _waiting(world: World, pending: int) -> Task:
    return next(one.task for one in world.pending if one.number == pending)
