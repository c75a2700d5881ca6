"""Fights by brute force: every face of every die, through the rules or through a whole table.

Nothing of what makes the lab fast is in here: no compiled rule, no law, no gist, no array.  A scene is the
scene itself, a chance is a fraction, and a die is rolled once for each of its faces.  Only who does what next
is asked of the lab (`nde.lab.deciding`), of the plain scene (`Played`), since it is a question of policy.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from fractions import Fraction
from functools import partial
from math import prod
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from nde.dice import Ask, FaceSource, play
from nde.lab.compiled.fighting import Played
from nde.lab.deciding import next_deed
from nde.lab.policies import Policy
from nde.rules import Ruleset, ruleset_named
from nde.rules.playing import playing_of
from nde.table import commands as c
from nde.table.apply import apply
from nde.table.decide import decide
from nde.table.dice import SeededDice
from nde.table.header import Header, changed_settings
from nde.table.questions import open_questions
from nde.table.seats import GM
from nde.table.state import State

Scenes: TypeAlias = dict[Any, Fraction]
"""Scenes with their chances."""
Step: TypeAlias = Callable[[Any, Any, FaceSource], Any]
"""The scene after an action in a scene, with these dice."""
PLAYERS = "players"
NO_END = 10**9


class TooManyWays(Exception):
    """A fight that would take brute force too long."""


class Round(msgspec.Struct, frozen=True):
    """What a round leads to: scenes in which the fight goes on, and those in which it has ended."""

    on: Scenes
    over: Scenes


def every_way(run: Callable[[FaceSource], Any]) -> Iterator[tuple[Fraction, Any]]:
    """What comes of a run for every face of every die it rolls, with the chance of each way."""
    faces: list[int] = []
    while True:
        sides: list[int] = []

        def roll(of: int, sides: list[int] = sides) -> int:
            sides.append(of)
            if len(sides) > len(faces):
                faces.append(1)
            return faces[len(sides) - 1]

        result = run(roll)
        assert len(sides) == len(faces)
        yield Fraction(1, prod(sides)), result
        while faces and faces[-1] == sides[len(faces) - 1]:
            faces.pop()
        if not faces:
            return
        faces[-1] += 1


def by_rules(rules: Ruleset, policy: Policy) -> Step:
    """Actions carried out by the rules alone: resolved, and every effect applied."""
    answers = policy.answers(rules)

    def step(scene: Any, action: Any, faces: FaceSource) -> Any:
        for effect in play(rules.resolve(scene, action), faces, answers).effects:
            scene = rules.apply(scene, effect)
        return scene

    return step


class _Faces:
    """The dice of a table that show what they are told."""

    seed = bytes(32)

    def __init__(self, faces: FaceSource) -> None:
        self._faces = faces

    def draw(self, salts: tuple[str, ...], number: int, sides: int) -> int:
        return self._faces(sides)


def by_table(rules: Ruleset, policy: Policy) -> Step:
    """Actions carried out at a table: a seat takes an offer, seats answer, entries are decided and applied.

    One seat plays all heroes; the game master plays the foes, and marks the end of a turn.
    """
    answers = policy.answers(rules)
    playing = playing_of(rules)
    settings = changed_settings(ruleset_named(rules.id), rules)
    dice = SeededDice(bytes(32))
    first = State(header=Header(game=rules.id, settings=settings, commitment=dice.commitment))
    first = _done(first, PLAYERS, c.Sit(seat=PLAYERS), dice)

    def step(scene: Any, action: Any, faces: FaceSource) -> Any:
        dice = _Faces(faces)
        heroes = rules.characters(scene)
        holders = tuple([(id, PLAYERS) for id in heroes])
        state = replace(first, world=replace(first.world, scene=scene, holders=holders))
        if action == playing.moment(scene, "turn"):
            state = _done(state, GM, c.Mark(moment="turn"), dice)
        else:
            seat = PLAYERS if playing.actor(action) in heroes else GM
            state = _done(state, seat, c.Act(action=action), dice)
        while asked := open_questions(state):
            question = asked[0].question
            assert isinstance(question, Ask)
            given = c.Answer(pending=asked[0].pending, answer=answers(question))
            state = _done(state, asked[0].seat, given, dice)
        return state.world.scene

    return step


def _done(state: State, seat: str, do: c.AnyDo, dice: Any) -> State:
    return apply(state, decide(state, c.Command(seat=seat, do=do), dice))


def rounds_of(
    rules: Ruleset, scene: Any, policy: Policy, step: Step, count: int, most: int = NO_END
) -> list[Round]:
    """So many rounds of a fight, each with all it may lead to; `TooManyWays` beyond so many steps."""
    found: list[Round] = []
    on: Scenes = {scene: Fraction(1)}
    steps = 0

    def counted(scene: Any, action: Any, faces: FaceSource) -> Any:
        nonlocal steps
        steps += 1
        if steps > most:
            raise TooManyWays
        return step(scene, action, faces)

    for _ in range(count):
        found.append(_round(rules, on, policy, counted))
        on = found[-1].on
    return found


def _round(rules: Ruleset, scenes: Scenes, policy: Policy, step: Step) -> Round:
    now, later, over = dict(scenes), Scenes(), Scenes()
    while now:
        scene, chance = now.popitem()
        ways = what_follows(rules, scene, policy, step)
        if not ways:
            over[scene] = over.get(scene, Fraction(0)) + chance
        for after, weight in ways.items():
            into = later if _number(rules, after) > _number(rules, scene) else now
            into[after] = into.get(after, Fraction(0)) + chance * weight
    return Round(later, over)


def what_follows(rules: Ruleset, scene: Any, policy: Policy, step: Step) -> Scenes:
    """Every scene that may come next with its chance; nothing after one in which the fight is over."""
    idle: list[Any] = []
    while (action := next_action(rules, scene, policy, idle)) is not None:
        found: Scenes = {}
        for weight, after in every_way(partial(step, scene, action)):
            found[after] = found.get(after, Fraction(0)) + weight
        if found.keys() != {scene}:
            return found
        idle.append(action)
    return {}


def next_action(rules: Ruleset, scene: Any, policy: Policy, idle: Collection[Any] = ()) -> Any | None:
    """What happens next in a scene: a deed, or the end of a turn; nothing in one where the fight is over."""
    if winner(rules, scene):
        return None
    played = Played(rules, scene)
    played.begin(_no_dice)
    deed = next_deed(played, policy, idle)
    return playing_of(rules).moment(scene, "turn") if deed is None else deed


def winner(rules: Ruleset, scene: Any) -> str:
    """The side that still takes part where the other does not; nothing while both do."""
    sides = {one.side for one in playing_of(rules).people(scene) if not one.is_out}
    return "" if len(sides) > 1 else "foes" if "foes" in sides else "party"


def _number(rules: Ruleset, scene: Any) -> int:
    return playing_of(rules).turn(scene).round


def _no_dice(sides: int) -> int:
    raise AssertionError(sides)
