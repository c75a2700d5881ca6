"""Fights by brute force: every face of every die, through a whole table.

Nothing of the lab is in here but the policy as a document: no compiled rule, no law, no gist, no array, and
no word of the lab about who does what next (`plain_deeds`).  A scene is the scene itself, a chance is a
fraction, and a die is rolled once for each of its faces.  Between two deeds scenes that are equal to the last
number are one, with the sum of their fractions: that is all that is spared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache, partial
from math import prod
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from nde.dice import Ask, FaceSource
from nde.lab.policies import Policy
from nde.rules import Ruleset, ruleset_named
from nde.rules.play import playing_of
from nde.table import commands as c
from nde.table.apply import apply
from nde.table.decide import decide
from nde.table.dice import SeededDice
from nde.table.header import Header, changed_settings
from nde.table.questions import open_questions
from nde.table.seats import GM
from nde.table.state import State
from tests.lab.proof.plain_deeds import as_said, next_action

Scenes: TypeAlias = dict[Any, Fraction]
"""Scenes with their chances."""
Ways: TypeAlias = Iterator[tuple[Fraction, Any]]
"""What may come of something, once for every way in which dice can fall, with the chance of each."""
Step: TypeAlias = Callable[[Any, Any], Ways]
"""All scenes after an action in a scene."""
NO_END = 10**9


class TooManyWays(Exception):
    """A fight that would take brute force too long."""


class Round(msgspec.Struct, frozen=True):
    """What a round leads to: scenes in which the fight goes on, and those in which it has ended."""

    on: Scenes
    over: Scenes


def every_way(run: Callable[[FaceSource], Any]) -> Ways:
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


class _Faces:
    """The dice of a table that show what they are told."""

    seed = bytes(32)

    def __init__(self, faces: FaceSource) -> None:
        self._faces = faces

    def draw(self, salts: tuple[str, ...], number: int, sides: int) -> int:
        return self._faces(sides)


def by_table(rules: Ruleset, policy: Policy) -> Step:
    """Actions carried out at a table: a seat takes an offer, seats answer, entries are decided and applied.

    Every hero is played from a seat of their own, as everybody in the lab's party has a player of their own;
    the game master plays the foes, and marks the end of a turn.
    """
    answers = policy.answers(rules)
    playing = playing_of(rules)
    settings = changed_settings(ruleset_named(rules.id), rules)
    commitment = SeededDice(bytes(32)).commitment
    nobody = State(header=Header(game=rules.id, settings=settings, commitment=commitment))

    @cache
    def seated(heroes: tuple[str, ...]) -> State:
        state = nobody
        for hero in heroes:
            state = done(state, c.Command(seat=hero, do=c.Sit(seat=hero)), no_dice)
        return replace(state, world=replace(state.world, holders=tuple([(hero, hero) for hero in heroes])))

    def step(scene: Any, action: Any) -> Ways:
        heroes = tuple(rules.characters(scene))
        first = seated(heroes)
        begun = replace(first, world=replace(first.world, scene=scene))
        actor = playing.actor(action)
        seat = actor if actor in heroes else GM
        is_end = action == playing.moment(scene, "turn")
        wish = (
            c.Command(seat=GM, do=c.Mark(moment="turn"))
            if is_end
            else c.Command(seat=seat, do=as_said(rules, scene, action))
        )
        yield from scenes_after(begun, wish, answers)

    return step


def scenes_after(state: State, wish: c.Command, answers: Callable[[Ask], str]) -> Ways:
    """Every scene that a command leads to, with its chance: whatever is asked on the way is answered."""
    waiting = [(Fraction(1), state, wish)]
    while waiting:
        chance, before, command = waiting.pop()
        for weight, after in every_way(partial(done, before, command)):
            if asked := open_questions(after):
                question = asked[0].question
                assert isinstance(question, Ask)
                given = c.Answer(pending=asked[0].pending, answer=answers(question))
                waiting.append((chance * weight, after, c.Command(seat=asked[0].seat, do=given)))
            else:
                yield chance * weight, after.world.scene


def done(state: State, wish: c.Command, faces: FaceSource) -> State:
    return apply(state, decide(state, wish, _Faces(faces)))


def no_dice(sides: int) -> int:
    """The dice of what rolls none."""
    raise AssertionError(sides)


def rounds_of(
    rules: Ruleset, scene: Any, policy: Policy, step: Step, count: int, most: int = NO_END
) -> list[Round]:
    """So many rounds of a fight from a scene, each with all it may lead to."""
    return rounds_from(rules, {scene: Fraction(1)}, policy, step, count, most)


def rounds_from(
    rules: Ruleset, on: Scenes, policy: Policy, step: Step, count: int, most: int = NO_END
) -> list[Round]:
    """So many rounds of a fight from scenes with their chances, each with all it may lead to.

    `TooManyWays` where there are more than so many, or are about to be: the scenes that are reached would
    have as many as those before them had on average.
    """
    found: list[Round] = []
    steps, scenes = 0, 0

    def counted(scene: Any, action: Any) -> Ways:
        nonlocal steps
        for way in step(scene, action):
            steps += 1
            if steps > most:
                raise TooManyWays
            yield way

    for _ in range(count):
        now, later, over = on, Scenes(), Scenes()
        while now:
            if scenes and steps + len(now) * (steps // scenes) > most:
                raise TooManyWays
            scenes += len(now)
            now = _after_a_deed(rules, now, policy, counted, later, over)
        found.append(Round(later, over))
        on = later
    return found


def _after_a_deed(
    rules: Ruleset, scenes: Scenes, policy: Policy, step: Step, later: Scenes, over: Scenes
) -> Scenes:
    """The scenes of the same round after one more deed; others go to those later and those at the end."""
    still = Scenes()
    for scene, chance in scenes.items():
        ways = what_follows(rules, scene, policy, step)
        if not ways:
            over[scene] = over.get(scene, Fraction(0)) + chance
        for after, weight in ways.items():
            into = still
            if _number(rules, after) > _number(rules, scene):
                into = over if winner(rules, after) else later
            into[after] = into.get(after, Fraction(0)) + chance * weight
    return still


def what_follows(rules: Ruleset, scene: Any, policy: Policy, step: Step) -> Scenes:
    """Every scene that may come next with its chance; nothing after one in which the fight is over."""
    idle: list[Any] = []
    while (action := next_action(rules, scene, policy, idle)) is not None:
        found: Scenes = {}
        for weight, after in step(scene, action):
            found[after] = found.get(after, Fraction(0)) + weight
        if found.keys() != {scene}:
            return found
        idle.append(action)
    return {}


def winner(rules: Ruleset, scene: Any) -> str:
    """The side that still takes part where the other does not; nothing while both do."""
    sides = {one.side for one in playing_of(rules).people(scene) if not one.is_out}
    return "" if len(sides) > 1 else "foes" if "foes" in sides else "party"


def _number(rules: Ruleset, scene: Any) -> int:
    return playing_of(rules).turn(scene).round
