"""The rolls that can still be overruled: those of the last round, as the game now remembers them.

A step that was overruled is remembered as it came out then, and so are those after it that stayed: whoever
overrules one of them again starts from there.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from nde.dice import Answer, Ask, Roll, Run, proceed
from nde.errors import NdeError
from nde.rules import Ruleset
from nde.table import events as e
from nde.table.decision import procedure_of, scene_of
from nde.table.game_types import GameScene
from nde.table.header import rules_for
from nde.table.state import State, Task, World, steps_of
from nde.table.transitions import WORLD, changed

MOST_STEPS = 60
"""Steps that are looked through for rolls, whatever else says how far back they reach."""
QUIET_STEPS = 12
"""How many steps back a roll is of late where no rounds are counted."""
MOST_TRIES = 20_000
"""Runs of a rule in search of an outcome: enough for every face of four dice of a strike."""
MOST_SHOWN_TRIES = 1_000
"""Runs of a rule in search of all its outcomes, which somebody waits for."""


class Remembered(NamedTuple):
    """A step of the game as it counts now."""

    number: int
    """Of the entry that made it."""
    seat: str
    world: World
    """The world before it."""
    events: tuple[e.Event, ...]


class MadeRoll(NamedTuple):
    """A roll among the steps: where it stands in its step, and the world in which it was made."""

    step: Remembered
    place: int
    event: e.Resolved | e.Kept
    world: World


class RollView(msgspec.Struct, frozen=True, kw_only=True):
    """A roll that can be overruled."""

    number: int
    """Of the entry it was made in."""
    figure: str
    name: str
    """What was done, by the name of its offer."""
    outcome: str = ""
    outcomes: tuple[str, ...] = ()
    """Every outcome that its rule has for some faces, worst first; none where only faces tell."""
    sides: tuple[int, ...] = ()
    faces: tuple[int, ...] = ()


def remembered(state: State) -> Iterator[Remembered]:
    """The steps of the game as they count now, the latest first; up to where it is known what each did."""
    before: int | None = None
    for step in islice(steps_of(state.past), MOST_STEPS):
        if before is not None and step.number >= before:
            continue  # it came out otherwise, or was done anew, later
        if step.events is None:
            return
        ruled = step.events[0] if step.events and isinstance(step.events[0], e.RuledAnew) else None
        if ruled is None:
            yield Remembered(step.number, step.seat, step.world, step.events)
            continue
        before = ruled.number
        yield from reversed(_parts(state, ruled, step.number, step.events[1:]))


def _parts(state: State, ruled: e.RuledAnew, entry: int, events: Sequence[e.Event]) -> list[Remembered]:
    """What was overruled in an entry and what stayed, as steps of their own."""
    seats = {one.number: one.seat for one in steps_of(state.past)}
    begun = next(one.world for one in steps_of(state.past) if one.number == ruled.number)
    number, world, made_in = ruled.number, begun, entry
    own: list[e.Event] = []
    parts: list[Remembered] = []
    for event in (*events, None):
        if event is None or isinstance(event, e.StillSo):
            parts.append(Remembered(number, seats.get(number, ""), begun, tuple(own)))
            if event is not None:
                number, made_in, begun, own = event.number, event.number, world, []
            continue
        own.append(event)
        world = _after(state, world, event, made_in)
    return parts


def _after(state: State, world: World, event: e.Event, number: int) -> World:
    if type(event) not in WORLD:
        return world
    return changed(state.rules, world, event, e.Entry(number=number, seat="", events=()))


def recent_rolls(state: State) -> Iterator[MadeRoll]:
    """The rolls of this round and the one before it, the latest first; in peace those of late."""
    if state.world.scene is None:
        return
    turn = state.playing.turn
    now = turn(state.world.scene)
    for back, step in enumerate(remembered(state)):
        then = turn(step.world.scene) if step.world.scene is not None else None
        if then is None or then.is_fight != now.is_fight:
            is_late = back >= QUIET_STEPS
        else:
            is_late = then.round < now.round - 1 if now.is_fight else back >= QUIET_STEPS
        if is_late:
            return
        made = roll_of(state, step)
        if made is not None:
            yield made


def roll_of(state: State, step: Remembered) -> MadeRoll | None:
    """The first roll of a step, if it has any."""
    world = step.world
    for place, event in enumerate(step.events):
        if isinstance(event, e.Resolved | e.Kept) and _is_rolled(event):
            return MadeRoll(step, place, event, world)
        world = _after(state, world, event, step.number)
    return None


def _is_rolled(event: e.Resolved | e.Kept) -> bool:
    return event.task.kind == "act" and any(isinstance(one, int) for one in event.answers)


def roll_views(state: State) -> tuple[RollView, ...]:
    """The rolls that the game master can overrule, the latest first."""
    return tuple(_view(state, one) for one in recent_rolls(state))


def _view(state: State, made: MadeRoll) -> RollView:
    event = made.event
    scene = scene_of(replace(state, world=made.world), event.task, event.pending)
    key = (state.header.game, state.header.settings)
    outcomes, sides = _possible(key, scene, event.task, event.answers)
    return RollView(
        number=made.step.number,
        figure=event.task.figure,
        name=event.task.name,
        outcome=event.outcome,
        outcomes=outcomes,
        sides=sides,
        faces=tuple(one for one in event.answers if isinstance(one, int)),
    )


@lru_cache(maxsize=512)
def _possible(
    key: tuple[str, str], scene: GameScene, task: Task, answers: tuple[Answer, ...]
) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The outcomes that a roll can have, and the sides of the dice it had."""
    rules = rules_for(*key)
    names, found = rules.outcome_names, set[str]()
    for run in variations(rules, scene, task, answers, MOST_SHOWN_TRIES):
        found.add(run.result.outcome)
        if found.issuperset(names):
            break
    sides: list[int] = []
    given = iter(one for one in answers if isinstance(one, int))

    def face(roll: Roll, die: int) -> int | None:
        sides.append(die)
        return next(given, None)

    try:
        proceed(procedure_of(rules, scene, task), (), face, lambda ask: old_choice(answers, ask))
    except NdeError:
        sides.clear()
    return tuple(one for one in names if one in found), tuple(sides)


def variations(
    rules: Ruleset, scene: GameScene, task: Task, answers: tuple[Answer, ...], most: int = MOST_TRIES
) -> Iterator[Run[Any]]:
    """Runs of the rule, those nearest to the given answers first; one that needs a face tries them all."""
    waiting: deque[tuple[Answer, ...]] = deque([()])
    tries = 0
    while waiting and tries < most:
        begun = waiting.popleft()
        tries += 1
        asked: list[int] = []

        def face(roll: Roll, sides: int, asked: list[int] = asked) -> int | None:
            asked.append(sides)
            return None

        try:
            run = proceed(procedure_of(rules, scene, task), begun, face, lambda ask: old_choice(answers, ask))
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


def old_choice(answers: tuple[Answer, ...], ask: Ask) -> str:
    """What was chosen before, where it is among the options; else what the rule proposes."""
    chosen = [answer for answer in answers if isinstance(answer, str) and answer in ask.options]
    return chosen[0] if chosen else ask.default
