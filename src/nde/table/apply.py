"""Entries carried out: `apply` never refuses, never rolls and asks no rule; `fold` makes a state of a log.

>>> from nde.table.header import Header
>>> fold(Header(game="nde12"), []).version
0
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from msgspec.structs import replace

from nde.dice import Answer
from nde.rules.dispatch import by_kind, functions_in
from nde.table import events as e
from nde.table.header import Header
from nde.table.state import Past, State, Task, World, steps_of
from nde.table.transitions import WORLD, changed

RECENT = 256
"""How many command ids are remembered of a table where few people speak."""
OWN = 64
"""So many of its latest ones are remembered of each seat: nobody sends again what they sent longer ago."""
FORGET_EVERY = 64
"""Entries after which older ids are forgotten."""


def fold(header: Header, entries: Iterable[e.Entry], state: State | None = None) -> State:
    """The state after these entries, from the beginning or on top of a state."""
    folding = _Folding(state if state is not None else State(header=header))
    for entry in entries:
        folding.take(entry)
    return folding.state()


def apply(state: State, entry: e.Entry) -> State:
    """The state after one more entry."""
    folding = _Folding(state)
    folding.take(entry)
    return folding.state()


def unfolded(header: Header, entries: Iterable[e.Entry]) -> Iterator[tuple[State, e.Entry, State]]:
    """Each entry of a log with the states before and after it."""
    state = State(header=header)
    for entry in entries:
        before, state = state, apply(state, entry)
        yield before, entry, state


class _Folding:
    """A state while entries are carried out: many of them cost one new state and not one each."""

    __slots__ = (
        "agreement",
        "draws",
        "future",
        "header",
        "is_closed",
        "notes",
        "past",
        "prepared",
        "recent",
        "rules",
        "salts",
        "seats",
        "taken_back",
        "turned",
        "version",
        "world",
    )

    def __init__(self, state: State) -> None:
        self.header, self.rules = state.header, state.rules
        self.version, self.seats, self.agreement = state.version, state.seats, state.agreement
        self.world, self.past, self.future = state.world, state.past, state.future
        self.notes, self.draws, self.salts = state.notes, state.draws, state.salts
        self.prepared = state.prepared
        self.turned, self.taken_back, self.is_closed = state.turned, state.taken_back, state.is_closed
        self.recent = list(state.recent)

    def state(self) -> State:
        """The state as it has become."""
        return State(
            header=self.header,
            version=self.version,
            seats=self.seats,
            agreement=self.agreement,
            world=self.world,
            past=self.past,
            future=self.future,
            notes=self.notes,
            prepared=self.prepared,
            draws=self.draws,
            salts=self.salts,
            recent=tuple(self.recent),
            turned=self.turned,
            taken_back=self.taken_back,
            is_closed=self.is_closed,
        )

    def take(self, entry: e.Entry) -> None:
        """Carry out one entry."""
        before = self.world
        task: Task | None = None
        answers: tuple[Answer, ...] = ()
        is_step = False
        made_in = entry
        for event in entry.events:
            kind = type(event)
            if kind in WORLD:
                self.world = changed(self.rules, self.world, event, made_in)
                is_step = True
                # The first is what was asked for; an adventure may have set off others.
                if task is None and isinstance(event, e.Resolved | e.Kept):
                    task, answers = event.task, event.answers
            else:
                if isinstance(event, e.Undone) and entry.seat not in self.taken_back:
                    steps = islice(steps_of(self.past), len(event.numbers))
                    if any(map(is_telling, steps)):
                        self.taken_back += (entry.seat,)
                TABLE[kind](self, event)
                if kind is e.Undone or kind is e.Redone:
                    self.turned = entry.number
                    before = self.world
                elif kind is e.RuledAnew:
                    self.turned = entry.number
                elif isinstance(event, e.StillSo):
                    made_in = replace(entry, number=event.number)
        if is_step:
            self.past = Past(
                entry.number, entry.seat, before, task, answers, self.past, _of_the_world(entry.events)
            )
            self.future = None
            if self.taken_back and self._turn(self.world) != self._turn(before):
                self.taken_back = ()
        for die in entry.dice:
            if die.source == "stream":
                self.draws += 1
        if entry.command:
            self.recent.append((entry.seat, entry.command, entry.number))
        if entry.number % FORGET_EVERY == 0 and len(self.recent) > RECENT:
            self.recent = _remembered(self.recent)
        self.version = entry.number

    def _turn(self, world: World) -> tuple[object, ...]:
        """What is another once play has moved on: the session, the place, the turn."""
        playing, scene = self.rules.playing, world.scene
        turn = playing.turn(scene) if playing is not None and scene is not None else None
        return world.session, world.place, turn


def _remembered(recent: list[tuple[str, str, int]]) -> list[tuple[str, str, int]]:
    """The latest commands, and of each seat its own latest however much the others have done since."""
    left = Counter(seat for seat, _, _ in recent)
    kept, spare = [], len(recent) - RECENT
    for one in recent:
        if spare > 0 and left[one[0]] > OWN:
            left[one[0]] -= 1
            spare -= 1
        else:
            kept.append(one)
    return kept


def _of_the_world(events: tuple[e.Event, ...]) -> tuple[e.Event, ...]:
    """The events that made a step, with the marks of what was overruled."""
    return tuple([one for one in events if type(one) in WORLD or isinstance(one, e.RuledAnew | e.StillSo)])


def is_step(entry: e.Entry) -> bool:
    """Whether an entry changed the world, so that it can be undone."""
    return any(type(event) in WORLD for event in entry.events)


def is_telling(step: Past) -> bool:
    """Whether a step told people what they could not know: how dice fell, or who was there."""
    told = any(map(_is_face, step.answers))
    for event in step.events or ():
        told |= isinstance(event, e.HiddenSet | e.Explored) or any(
            map(_is_face, getattr(event, "answers", ()))
        )
    return told


def _is_face(answer: Answer) -> bool:
    return isinstance(answer, int)


# The table itself.


def _undone(folding: _Folding, event: e.Undone) -> None:
    for _ in event.numbers:
        step = folding.past
        if step is not None:
            folding.future = Past(
                step.number, step.seat, folding.world, step.task, step.answers, folding.future, step.events
            )
            folding.world, folding.past = step.world, step.next
    _send_strangers_away(folding)


def _redone(folding: _Folding, event: e.Redone) -> None:
    for _ in event.numbers:
        step = folding.future
        if step is not None:
            folding.past = Past(
                step.number, step.seat, folding.world, step.task, step.answers, folding.past, step.events
            )
            folding.world, folding.future = step.world, step.next
    _send_strangers_away(folding)


def _ruled_anew(folding: _Folding, event: e.RuledAnew) -> None:
    """The world as it was before an entry; the way back leads to what was before it was overruled."""
    for step in steps_of(folding.past):
        if step.number == event.number:
            folding.world = step.world
            break
    _send_strangers_away(folding)


def _send_strangers_away(folding: _Folding) -> None:
    """Let nobody who has left the table, or only watches now, play anybody in the world."""
    seats = {seat.id for seat in folding.seats if seat.role != "spectator"}
    holders = folding.world.holders
    if any(seat not in seats for _, seat in holders):
        kept = tuple(pair for pair in holders if pair[1] in seats)
        folding.world = replace(folding.world, holders=kept)


def _seat_taken(folding: _Folding, event: e.SeatTaken) -> None:
    seats = folding.seats
    if any(seat.id == event.seat.id for seat in seats):
        folding.seats = tuple(event.seat if seat.id == event.seat.id else seat for seat in seats)
    else:
        folding.seats = (*seats, event.seat)
    if event.seat.role == "spectator":
        _send_strangers_away(folding)


def _seat_left(folding: _Folding, event: e.SeatLeft) -> None:
    folding.seats = tuple(seat for seat in folding.seats if seat.id != event.seat)
    holders = tuple(pair for pair in folding.world.holders if pair[1] != event.seat)
    folding.world = replace(folding.world, holders=holders)


def _agreement_made(folding: _Folding, event: e.AgreementMade) -> None:
    folding.agreement = event.agreement


def _said(folding: _Folding, event: e.Said) -> None:
    """What is said stays in the log alone."""


def _tossed(folding: _Folding, event: e.Tossed) -> None:
    """Dice for their own sake change nothing; they are counted like all others."""


def _seen(folding: _Folding, event: e.Appeared | e.Fared | e.SeedTaken | e.StillSo | e.Veiled) -> None:
    """What is seen follows from the world; these only tell of it."""


def _scene_prepared(folding: _Folding, event: e.ScenePrepared) -> None:
    known = {one.id: one for one in folding.prepared} | {event.scene.id: event.scene}
    folding.prepared = tuple(known.values())


def _prepared_forgotten(folding: _Folding, event: e.PreparedForgotten) -> None:
    folding.prepared = tuple(one for one in folding.prepared if one.id != event.id)


def _note_kept(folding: _Folding, event: e.NoteKept) -> None:
    key = (event.note.by, event.note.id)
    folding.notes = (*(note for note in folding.notes if (note.by, note.id) != key), event.note)


def _note_erased(folding: _Folding, event: e.NoteErased) -> None:
    folding.notes = tuple(note for note in folding.notes if (note.by, note.id) != (event.by, event.id))


def _salt_added(folding: _Folding, event: e.SaltAdded) -> None:
    folding.salts = (*folding.salts, event.salt)


def _closed(folding: _Folding, event: e.Closed) -> None:
    folding.is_closed = True


TABLE: dict[type, Callable[[_Folding, Any], None]] = by_kind(
    "event", functions_in(globals(), "folding", "event")
)
"""Events that stay whatever is undone."""
