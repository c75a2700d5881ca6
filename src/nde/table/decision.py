"""A command while it is being decided: what has happened so far, the world as it has become, the dice drawn.

Parts of the table that decide commands are given a `Deciding`, look at its world, and `note` events.
Nothing has happened until the entry is made: a refusal on the way leaves no trace.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from msgspec.structs import replace

from nde.board import Board
from nde.dice import Answer, Ask, Procedure, Roll, Run, Tell, Waiting, evaluate, play, proceed
from nde.dice.tree import Expr
from nde.errors import Illegal, Missing
from nde.rules import Resolution, Ruleset
from nde.rules.calls import called_roll, called_scene
from nde.rules.play import Playing, Side
from nde.table import events as e
from nde.table.call_results import answered_by, call_numbered, ended
from nde.table.commands import Command
from nde.table.dice import Dice
from nde.table.game_types import GameScene
from nde.table.names import telling_words
from nde.table.numbers import farings, kept_from, measured
from nde.table.seats import GM
from nde.table.state import Asked, State, Task, Withheld, World, steps_of
from nde.table.transitions import WORLD, changed
from nde.table.visibility import (
    hidden_from,
    hidden_from_seat,
    known_squares,
    seen_anew,
    side_of,
    squares_in_sight,
)

SIDES: tuple[Side, ...] = ("party", "foes")
SEEN_BY_A_SIDE = frozenset((e.Explored, e.FogPainted, e.Appeared, e.DoorMoved, e.Drawn, e.Wiped))


class Deciding:
    """A command on its way to an entry."""

    def __init__(self, state: State, command: Command, dice: Dice) -> None:
        self.start = state
        self.command = command
        self.dice = dice
        self.number = state.version + 1
        self.world: World = state.world
        self.since: World = state.world
        """The world in which things are done now: an earlier one for what is done anew."""
        self.rules: Ruleset = state.rules
        self.events: list[e.Event] = []
        self.seen = 0
        """How many events the adventure has reacted to."""
        self.played = 0
        """How many events were looked at for the end of a turn."""
        self.scenes: dict[int, GameScene] = {}
        """By the place of a rule that came to its end among the events: the scene it was carried out in."""
        self.rolled: list[e.Die] = []
        self.is_dark = False
        """Whether nobody looks around: what there is to be seen, the game master lifts."""
        self.is_secret = False
        self._is_drawn = False
        """Whether dice of a roll that is carried out are drawn, whoever types theirs."""
        self.is_turned = False
        """Whether something was undone or redone: then the world is no step further than it was."""
        self._stub = e.Entry(number=self.number, seat=command.seat, events=())

    @property
    def playing(self) -> Playing:
        """What the table needs of the game."""
        return self.start.playing

    @property
    def seat(self) -> str:
        """Whose command it is."""
        return self.command.seat

    @property
    def is_gm(self) -> bool:
        """Whether the game master gave it."""
        return self.command.seat == GM

    @property
    def state(self) -> State:
        """The state with the world as it has become."""
        return replace(self.start, world=self.world)

    @property
    def scene(self) -> GameScene:
        """The scene as it has become; refuses where there is none."""
        if self.world.scene is None:
            raise Illegal("nobody-there")
        return self.world.scene

    @property
    def along(self) -> frozenset[str]:
        """Who goes with the party to another scene, and keeps their name there: friends among them."""
        party = [one.id for one in self.playing.people(self.scene) if one.side == "party"]
        return frozenset([*party, *(one.id for one in self.world.bystanders if one.stance == "friend")])

    def require_gm(self) -> None:
        """Refuse what only the game master may do."""
        if not self.is_gm:
            raise Illegal("only-the-gm")

    def require_seat(self, seat: str) -> None:
        """Refuse a seat that nobody has taken; the game master's is always there."""
        if seat != GM and self.start.seat(seat) is None:
            raise Missing("no-such-seat", seat=seat, allowed=tuple(one.id for one in self.start.seats))

    def require_player(self, seat: str) -> None:
        """Refuse a seat that cannot play anybody: an empty one, or a spectator's."""
        self.require_seat(seat)
        if any(one.id == seat and one.role == "spectator" for one in self.start.seats):
            raise Illegal("only-watching")

    def pressure(self, event: e.Resolved, scene: GameScene) -> int:
        """How often what was done in a scene moves every clock of pressure that runs."""
        task = event.task
        if task.is_called:
            scene = called_scene(self.playing, scene, task.figure)
        return self.playing.presses(scene, task.action, event.answers)

    def note(self, event: e.Event) -> None:
        """Let something happen."""
        if isinstance(event, e.Resolved):
            self.scenes[len(self.events)] = scene_of(self.state, event.task, event.pending)
        answered = self._answered(event) if isinstance(event, e.Resolved | e.Kept) else None
        self.events.append(event)
        if type(event) in WORLD:
            self.world = changed(self.rules, self.world, event, self._stub)
        if answered is not None:
            self.note(answered)

    def _answered(self, event: e.Resolved | e.Kept) -> e.CallAnswered | None:
        """What a roll has come to that was called for; nothing for any other, or where the call is over."""
        call = call_numbered(self.world, event.task.call) if event.task.call else None
        if call is None:
            return None
        scene = scene_of(self.state, event.task, event.pending)
        return answered_by(self.rules, scene, call, event)

    def toss(self, dice: Expr) -> int:
        """Roll dice for their own sake: their total."""
        return evaluate(dice, lambda sides: self._drawn(self.seat, "toss", sides)).total

    def drawn(self, key: str, sides: int) -> int:
        """A face by which the game master chooses; nothing is rolled where there is no choice."""
        return self._drawn(GM, key, sides) if sides > 1 else 1

    def carry_out(
        self,
        task: Task,
        answers: tuple[Answer, ...] = (),
        *,
        pending: int = 0,
        faces: tuple[int, ...] = (),
        by_default: bool = False,
    ) -> e.Event:
        """Run a rule on from its answers so far: to its end, or to the next question for a person."""
        self.is_secret |= task.is_secret
        self._is_drawn = bool(task.call) and (task.is_secret or self._is_for_another(task))
        typed = iter(self._typed(faces))
        run = proceed(
            procedure_of(self.rules, scene_of(self.state, task, pending), task),
            answers,
            lambda roll, sides: self._face(roll, sides, typed),
            lambda ask: self._answer_at_once(task, ask),
        )
        if left := sum(1 for _ in typed):
            raise Illegal("faces-left-over", count=left)
        event = self.outcome_of(run, task, pending, by_default=by_default)
        self.note(event)
        return event

    def _is_for_another(self, task: Task) -> bool:
        """Whether the game master rolls for somebody who is absent: nobody types their dice then."""
        return self.is_gm and self.world.holder(task.figure) != GM

    def carry_out_again(self, task: Task, kept: Withheld) -> Run[Any] | Waiting:
        """Run a rule in the scene as it has become, with the dice and answers of an earlier run.

        Each counts where the rule asks for such a one; what is asked for the first time is rolled or asked
        now, and what is not asked for any more counts for nothing.
        """
        left = list(zip(kept.asked or (), kept.answers, strict=True))

        def again(asked: int | str, options: tuple[str, ...] | None = None) -> Answer | None:
            for place, (what, answer) in enumerate(left):
                if what == asked and (options is None or answer in options):
                    del left[place]
                    return answer
            return None

        def face(roll: Roll, sides: int) -> int | None:
            known = again(sides)
            return known if isinstance(known, int) else self._face(roll, sides, iter(()))

        def choice(ask: Ask) -> str | None:
            known = again(ask.key, None if ask.is_open else ask.options)
            return known if isinstance(known, str) else self._answer_at_once(task, ask)

        return proceed(procedure_of(self.rules, scene_of(self.state, task), task), (), face, choice)

    def outcome_of(
        self,
        run: Run[Any] | Waiting,
        task: Task,
        pending: int = 0,
        *,
        by_default: bool = False,
        overruled: str = "",
    ) -> e.Event:
        """What has happened when a rule has come so far."""
        at = self.command.at
        if isinstance(run, Waiting):
            if pending:
                return e.Answered(pending=pending, answers=run.answers, asked=at, by_default=by_default)
            return e.Began(task=task, answers=run.answers, asked=at)
        if task.kind != "act":
            if pending:
                self.note(e.Dropped(pending=pending))
            maker = task.seat if self.start.seat(task.seat) is not None else GM
            seat = self.world.holder(task.figure) if task.kind == "advance" else maker
            return e.CharacterCame(id=task.figure, character=run.result, seat=seat)
        result: Resolution = run.result
        steps = fresh_steps(tuple(map(step_of, run.steps)), self.world.hinted)
        shared: dict[str, Any] = {
            "task": task,
            "pending": pending,
            "answers": run.answers,
            "outcome": result.outcome,
            "effects": result.effects,
            "steps": steps,
            "overruled": overruled,
        }
        # What the game itself keeps secret, its scene keeps; anything else waits until it is revealed.
        if task.is_secret and not self.playing.is_secret(task.action):
            scene = scene_of(self.state, task, pending)
            return e.Kept(**shared, asked=asked_by(procedure_of(self.rules, scene, task), run.answers))
        return e.Resolved(**shared)

    def _typed(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        if faces and not self.start.agreement.typed_dice:
            raise Illegal("no-typed-dice")
        return faces

    def _face(self, roll: Roll, sides: int, typed: Iterator[int]) -> int | None:
        face = next(typed, None)
        if face is not None:
            self.rolled.append(e.Die(sides=sides, face=face, source="typed", who=roll.who, key=roll.key))
            return face
        if self.start.agreement.typed_dice and self._types(roll.who) and not self._is_drawn:
            return None
        return self._drawn(roll.who, roll.key, sides)

    def _drawn(self, who: str, key: str, sides: int) -> int:
        drawn = sum(die.source == "stream" for die in self.rolled)
        face = self.dice.draw(self.start.salts, self.start.draws + drawn + 1, sides)
        self.rolled.append(e.Die(sides=sides, face=face, who=who, key=key))
        return face

    def _types(self, who: str) -> bool:
        seat = self.start.seat(self.world.holder(who))
        return seat is not None and seat.rolls == "typed"

    def _answer_at_once(self, task: Task, ask: Ask) -> str | None:
        if task.call and self.playing.calls is not None:
            said = dict(self.playing.calls.answers).get(ask.key)
            if said is not None:
                return said
            if task.is_secret:
                return ask.default  # to be asked would tell how the dice fell
        is_quick = self.start.agreement.answers == "at-once" and task.kind == "act"
        return ask.default if is_quick else None

    def entry(self) -> e.Entry:
        """Everything that happened, as one line of the log."""
        if not self.is_turned and self.world is not self.start.world:
            self._end_calls()
            self._tell_who_plays()
            self._look_around()
            self._note_who_appears()
            self._note_who_fares_otherwise()
        unmeasured = self._unmeasured()
        return e.Entry(
            number=self.number,
            seat=self.command.seat,
            command=self.command.id,
            at=self.command.at,
            events=self._measured(unmeasured) if unmeasured else tuple(self.events),
            dice=tuple(self.rolled),
            unseen=self._unseen(),
            unmeasured=unmeasured,
            unnamed=self._unnamed(),
            with_foes=self._with_foes(),
            is_secret=self.is_secret,
        )

    def _end_calls(self) -> None:
        """Tell what comes of every call to which everybody has answered now."""
        for call in self.world.calls:
            if (over := ended(self.rules, call)) is not None:
                self.note(over)

    def _tell_who_plays(self) -> None:
        """Let the game know who plays whom; a rule that waits goes on in the scene as it was."""
        if self.world.scene is None or any(one.task.kind == "act" for one in self.world.pending):
            return
        if effects := self.playing.seated(self.world.scene, dict(self.world.holders)):
            self.note(e.PlayersTold(effects=effects))

    def _look_around(self) -> None:
        """Note what sides in the fog now see for the first time."""
        for side in () if self.is_dark else self.world.fog:
            if self.world.scene is not None and isinstance(self.world.scene.space, Board):
                seen = squares_in_sight(self.playing, self.world, side)
                seen |= seen_anew(self.playing, self.start.world, self.world, side)
                new = seen - known_squares(self.world, side)
                if new:
                    self.note(e.Explored(side=side, squares=tuple(sorted(new))))

    @property
    def _states(self) -> tuple[State, ...]:
        """The states between which all this happened: what is done anew was done in another besides."""
        then = () if self.since is self.start.world else (replace(self.start, world=self.since),)
        return (self.start, *then, self.state)

    def _unseen(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Whom each seat did not see before or does not see now: what they do on the way is not for it."""
        states = self._states
        if not any(one.world.hidden or one.world.fog for one in states):
            return ()
        return self._for_each_seat(hidden_from_seat)

    def _unmeasured(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Whose numbers are kept from each seat, or were before: what happened on the way tells none."""
        found = self._for_each_seat(kept_from)
        return found if any(kept for _, kept in found) else ()

    def _unnamed(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """By which words each seat would know somebody whose name is kept from it, now or before."""
        if not any(one.world.known_as for one in self._states):
            return ()
        return self._for_each_seat(telling_words)

    def _for_each_seat(
        self, found: Callable[[State, str], frozenset[str]]
    ) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """What is kept from each seat in any of the states; under `*` from whoever has no seat."""
        seats = ("*", *(one.id for one in self.start.seats if one.id != GM))
        states = self._states
        return tuple(
            (seat, tuple(sorted(frozenset[str]().union(*(found(one, seat) for one in states)))))
            for seat in seats
        )

    def _measured(self, unmeasured: tuple[tuple[str, tuple[str, ...]], ...]) -> tuple[e.Event, ...]:
        """The events, with a mark in every step that tells numbers which are kept from anybody."""
        kept = frozenset(id for _, ids in unmeasured for id in ids)
        told = self.rules.told
        return tuple(
            replace(event, steps=tuple(measured(told, step, kept) for step in event.steps))
            if isinstance(event, e.Resolved | e.Kept)
            else event
            for event in self.events
        )

    def _note_who_fares_otherwise(self) -> None:
        """Tell how those look now whose numbers are told in words, where that is another word."""
        before = farings(self.start)
        for figure, word in farings(self.state).items():
            if before.get(figure, word) != word:
                self.note(e.Fared(figure=figure, faring=word))

    def _with_foes(self) -> tuple[str, ...]:
        """The seats on the foes' side, where something is told to one side only."""
        if not any(type(event) in SEEN_BY_A_SIDE for event in self.events):
            return ()
        return tuple(one.id for one in self.start.seats if side_of(self.state, one.id) == "foes")

    def _note_who_appears(self) -> None:
        """Tell each side whom it sees now and did not see before."""
        for side in SIDES:
            appeared = hidden_from(self.playing, self.start.world, side)
            appeared -= hidden_from(self.playing, self.world, side)
            if appeared and self.world.scene is not None:
                there = [one.id for one in self.playing.people(self.world.scene) if one.id in appeared]
                if there:
                    self.note(e.Appeared(side=side, figures=tuple(there)))


Decide: TypeAlias = Callable[[Deciding, Any], None]
"""Decides one kind of command: notes what happens, or refuses."""


def procedure_of(rules: Ruleset, scene: GameScene, task: Task) -> Procedure[Any]:
    """The rule that carries out a task in a scene, from its start."""
    if task.kind == "create":
        return rules.create()
    if task.kind == "advance":
        return rules.advance(rules.characters(scene)[task.figure])
    if task.is_called:
        return called_roll(rules, scene, task.figure, task.action)
    return rules.resolve(scene, task.action)


def scene_of(state: State, task: Task, pending: int = 0) -> GameScene:
    """The scene a task is carried out in: the present one; for what holds nobody up, the one it began in.

    What waits in secret must not hold up the table, or everybody could tell how the dice fell: the others
    play on, and the secret goes on from where it began.  So does a roll that was called for.
    """
    if not ((task.is_secret or task.call) and pending):
        scene = state.world.scene
        return state.playing.on_turn(scene, task.figure) if task.is_late else scene
    began = next((step for step in steps_of(state.past) if step.number <= pending), None)
    return began.world.scene if began is not None and began.number == pending else state.world.scene


def step_of(tell: Tell) -> e.Step:
    """A step of the reasoning as a value that can be kept."""
    return e.Step(tell.rule, tell.key, tuple(tell.facts.items()), tell.hint)


def fresh_steps(steps: tuple[e.Step, ...], hinted: tuple[str, ...]) -> tuple[e.Step, ...]:
    """The steps without the hints that were given before."""
    given = set(hinted)
    fresh = []
    for step in steps:
        if step.hint not in given:
            fresh.append(step)
        if step.hint:
            given.add(step.hint)
    return tuple(fresh)


def asked_by(procedure: Procedure[Any], answers: tuple[Answer, ...]) -> Asked:
    """What a rule asks for when it is given these answers, one for each."""
    given = iter(answers)
    asked: list[int | str] = []

    def face(sides: int) -> int:
        asked.append(sides)
        return int(next(given))

    def choice(ask: Ask) -> str:
        asked.append(ask.key)
        return str(next(given))

    play(procedure, face, choice)
    return tuple(asked)
