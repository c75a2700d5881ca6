"""Scenes taken apart: everybody is a piece, and the rest of the scene is one.  Equal pieces are kept once.

A scene becomes a short list of numbers, the same for equal scenes of one make-up, so what is known about a
scene can be found by looking at a few numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias, final

import msgspec
from msgspec.structs import replace

from nde.dice.questions import Part
from nde.lab.compiled.observations import Invariants, Reads
from nde.lab.compiled.traced import (
    Figured,
    Known,
    Writes,
    described,
    settled,
    stored,
    traced,
    writes_to,
    written,
)

State: TypeAlias = list[int]
"""A scene as the numbers of its pieces: the rest first, then everybody."""
REST = 0


class MakeUp(msgspec.Struct, frozen=True):
    """Who is in a scene: the fields that hold people (or clocks and the like), and the ids in each."""

    lists: tuple[tuple[str, tuple[str, ...]], ...]

    def people(self, scene: object) -> list[tuple[tuple[str, str], Any]]:
        """Everybody in a scene of this make-up, by list and id."""
        return [((name, one.id), one) for name, _ in self.lists for one in getattr(scene, name)]


def make_up(scene: Any) -> MakeUp:
    """Who is in a scene, in which of its lists; finding out is not reading it."""
    lists = []
    for name in scene.__struct_fields__:
        value = stored(scene, name)
        if isinstance(value, tuple) and value and all(_has_id(one) for one in value):
            lists.append((name, tuple(one.id for one in value)))
    return MakeUp(tuple(lists))


def alone(scene: Any, who: str) -> Any:
    """The scene with nobody else in any of its lists.

    Unlike a game's `veil` it leaves everything else as it is, and so nothing else is looked at.
    """
    lists = {name: getattr(scene, name) for name, _ in make_up(scene).lists}
    return replace(scene, **{name: tuple(one for one in all if one.id == who) for name, all in lists.items()})


def ids_in(scene: object) -> list[str]:
    """The ids of everybody in any list of a scene."""
    return [id for _, ids in make_up(scene).lists for id in ids]


def _has_id(one: object) -> bool:
    kind: type = type(one)
    return _is_called(kind)


@cache
def _is_called(kind: type) -> bool:
    return issubclass(kind, msgspec.Struct) and "id" in kind.__struct_fields__


class Change(NamedTuple):
    """What is written to the piece in one place, and what became of every piece it was written to."""

    place: int
    writes: Writes
    known: dict[int, int]


@final
class Remade(msgspec.Struct, frozen=True):
    """A scene of another make-up: each of its pieces is one of before, changed or not, or a new one."""

    of: MakeUp
    pieces: tuple[Change | int, ...]


class Numbers:
    """Every piece that was met, in any scene, by number."""

    def __init__(self) -> None:
        self.met: list[Any] = []
        self.parts: dict[Part, Known] = {}
        """What is known of parts of rules that are given no figures."""
        self.plain: dict[int, Any] = {}
        """Arguments of parts in which nothing is traced, such as settings, by their identity."""
        self._numbers: dict[Any, int] = {}
        self._written: dict[Writes, dict[int, int]] = {}

    def number(self, piece: Any) -> int:
        """The number of a piece, a new one for one that was never met."""
        number = self._numbers.get(piece)
        if number is None:
            number = self._numbers[piece] = len(self.met)
            self.met.append(piece)
        return number

    def change(self, place: int, writes: Writes) -> Change:
        """What is written to the piece in a place; all who write the same share what came of it."""
        return Change(place, writes, self._written.setdefault(writes, {}))

    def changed(self, number: int, change: Change) -> int:
        """The number of a piece after a change."""
        after = change.known.get(number)
        if after is None:
            after = change.known[number] = self.number(written(self.met[number], change.writes))
        return after


class Pieces:
    """Scenes of one make-up and their pieces."""

    def __init__(self, of: MakeUp, numbers: Numbers) -> None:
        self.of, self.numbers = of, numbers
        self.invariants = Invariants()
        self.reads = Reads(self.invariants.is_all)
        self._lists = frozenset(name for name, _ in of.lists)
        self._traced: dict[tuple[int, int], object] = {}
        self._parts: dict[Part, Known] = {}

    def known(self, part: Part) -> Known:
        """What is known of a part of a rule; nothing yet of one that was never met."""
        told = described(part, self.numbers.plain)
        if told is None:
            return Known(None)
        has_figures = any(type(one) is Figured for one in told.args)
        parts = self._parts if has_figures else self.numbers.parts
        known = parts.get(told)
        if known is None:
            known = parts[told] = Known(told, self.invariants)
        return known

    def state(self, scene: Any) -> State:
        """A scene as numbers."""
        rest = replace(scene, **dict.fromkeys(self._lists, ()))
        people = [one for name, _ in self.of.lists for one in getattr(scene, name)]
        state = [self.numbers.number(piece) for piece in (rest, *people)]
        self.enter(state)
        return state

    def enter(self, state: State) -> None:
        """Take note of the pieces of a state that was made elsewhere."""
        for place, number in enumerate(state):
            self.invariants.enter(place, number, self.numbers.met[number], is_deep=place != REST)

    def enter_changed(self, before: Sequence[int], state: Sequence[int]) -> None:
        """Take note of the pieces of a state that are others than before."""
        invariants = self.invariants
        for place, number in enumerate(state):
            if number != before[place] and (place, number) not in invariants.entered:
                invariants.enter(place, number, self.numbers.met[number], is_deep=place != REST)

    def enter_piece(self, place: int, number: int) -> None:
        """Take note of a piece in a place that was made elsewhere."""
        self.invariants.enter(place, number, self.numbers.met[number], is_deep=place != REST)

    def update(self, state: State, scene: Any) -> None:
        """Bring a state up to a scene of the same make-up that was made from its own."""
        met = self.numbers.met
        people = [one for name, _ in self.of.lists for one in getattr(scene, name)]
        rest = replace(scene, **dict.fromkeys(self._lists, ()))
        for place, piece in enumerate((rest, *people)):
            if piece is not met[state[place]]:
                state[place] = self.numbers.number(piece)
        self.enter(state)

    def scene(self, state: State) -> Any:
        """The scene that a state stands for."""
        return self._joined([self.numbers.met[number] for number in state])

    def traced_scene(self, state: State) -> Any:
        """The scene of a state as one whose reads are noted."""
        return self._joined(self._pieces(state))

    def after(self, state: State, after: Any) -> tuple[Change, ...] | Remade:
        """What rules have made of the traced scene of a state."""
        before = self._pieces(state)
        now = make_up(after)
        people = now.people(after)
        but = self._lists.union(name for name, _ in now.lists)
        rest = writes_to(REST, before[REST], after, but=but)
        if now == self.of and all(
            type(one) is type(before[place]) for place, (_, one) in enumerate(people, 1)
        ):
            written = [
                (place, writes_to(place, before[place], one)) for place, (_, one) in enumerate(people, 1)
            ]
            return self._changes([(REST, rest), *written])
        known = {key: place for place, (key, _) in enumerate(self.of.people(self._joined(before)), 1)}
        made = [self._made(known.get(key), before, one) for key, one in people]
        return Remade(now, (self.numbers.change(REST, rest), *made))

    def _changes(self, written: list[tuple[int, Writes]]) -> tuple[Change, ...]:
        """What is written to which piece, of those to which anything is."""
        changes = [self.numbers.change(place, writes) for place, writes in written if writes]
        for one in changes:
            self.invariants.vary(one.place, [path for path, _ in one.writes])
        return tuple(changes)

    def _made(self, place: int | None, before: list[Any], one: object) -> Change | int:
        if place is None or type(one) is not type(before[place]):
            return self.numbers.number(settled(one))
        return self.numbers.change(place, writes_to(place, before[place], one))

    def _joined(self, pieces: list[Any]) -> object:
        lists: dict[str, object] = {}
        start = 1
        for name, ids in self.of.lists:
            lists[name] = tuple(pieces[start : start + len(ids)])
            start += len(ids)
        return replace(pieces[REST], **lists)

    def _pieces(self, state: State) -> list[object]:
        """The traced pieces of a state."""
        return [self.traced_piece(*pair) for pair in enumerate(state)]

    def traced_piece(self, place: int, number: int) -> object:
        """A piece in a place as one whose reads are noted."""
        known = self._traced.get((place, number))
        if known is None:
            known = traced(self.reads, place, self.numbers.met[number], is_deep=place != REST)
            self._traced[place, number] = known
        return known
