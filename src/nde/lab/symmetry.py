"""Symmetry: foes of one kind are interchangeable, so scenes that differ in which of them are gone are one.

All others keep their order, in which they act and are struck; those who are gone, dead or away for good, go
behind them.  So a fight goes on in the same way, with other names, and how many of a kind are gone is counted
without a list of which.  Who only lies there is not moved: somebody might strike them yet, the first first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from nde.lab.arrays import Rows, Table
from nde.lab.compiled.fight import Memos
from nde.lab.compiled.pieces import Numbers
from nde.rules.play import Person

Kind: TypeAlias = tuple[str, str]
"""The name on a sheet, and the message that names what somebody is."""


def kind_of(person: Person) -> Kind | None:
    """What a foe is one of; nothing for a hero, whose own fate is told, or for somebody with neither."""
    kinds_of = (person.name, person.label)
    return kinds_of if person.side == "foes" and any(kinds_of) else None


People: TypeAlias = Callable[[Any], tuple[Person, ...]]
"""Everybody in a scene."""


class Symmetry:
    """Scenes of one make-up with those of interchangeable foes who are gone put behind the others."""

    def __init__(self, memos: Memos, numbers: Numbers, people: People, row: Rows) -> None:
        """Made of any scene of the make-up."""
        self._memos, self._numbers, self._people, self._row = memos, numbers, people, row.tolist()
        everybody = people(memos.pieces.scene(self._row))
        self._groups = self._alike({one.id: kind_of(one) for one in everybody})
        """The places of foes that are alike, by group."""
        self._places = [place for group in self._groups for place in group]
        lasts = np.cumsum([len(group) for group in self._groups], dtype=np.int64) - 1
        self._followed = np.setdiff1d(np.arange(len(self._places)), lasts)
        """Which of all these places are followed by another of the same group."""
        self._ids = frozenset(self._id(place) for place in self._places)
        self._gone = Table()
        self._named = Table()
        self._like: dict[int, Table] = {}
        self._moved: dict[int, Table] = {}

    def canonical(self, rows: Rows) -> Rows:
        """The scenes with the gone behind; where anybody names one of them it stays as it is."""
        if not self._groups:
            return rows
        is_gone = self._gone.find(rows[:, self._places], self._is_gone) > 0
        before = self._followed
        at = np.flatnonzero((is_gone[:, before] & ~is_gone[:, before + 1]).any(axis=1))
        if len(at):
            at = at[~(self._named.find(rows[at], self._names) > 0).any(axis=1)]
        if not len(at):
            return rows
        found = rows.copy()
        first = 0
        for group in self._groups:
            order = np.argsort(is_gone[at, first : first + len(group)], axis=1, kind="stable")
            first += len(group)
            pieces = np.take_along_axis(rows[at][:, group], order, axis=1)
            for place, column in zip(group, pieces.T, strict=True):
                moved = self._moved.setdefault(place, Table())
                found[at, place] = moved.find(column, partial(self._move, place))
        return found

    def is_repeated(self, who: str, rows: Rows) -> NDArray[np.bool_]:
        """Where somebody is as one before them is: what is done to them can as well be done to that one."""
        place = self._memos.ids.index(who) + 1
        found = np.zeros(len(rows), dtype=np.bool_)
        before = [one for group in self._groups if place in group for one in group if one < place]
        for one in before:
            like = self._like.setdefault(place, Table())
            found |= like.find(rows[:, one], partial(self._called, place)) == rows[:, place]
        if before:
            found &= ~(self._named.find(rows, self._names) > 0).any(axis=1)
        return found

    def _called(self, place: int, piece: int) -> int:
        """A piece with the name of whoever is in a place."""
        return self._numbers.number(replace(self._numbers.met[piece], id=self._id(place)))

    def _move(self, place: int, piece: int) -> int:
        """The piece that somebody becomes who comes into a place."""
        moved = self._called(place, piece)
        self._memos.pieces.enter_piece(place, moved)
        return moved

    def _is_gone(self, piece: int) -> int:
        """Whether somebody is beyond help, whoever else is how."""
        id = self._numbers.met[piece].id
        state = [*self._row]
        state[self._memos.ids.index(id) + 1] = piece
        return int(next(one.is_gone for one in self._people(self._memos.pieces.scene(state)) if one.id == id))

    def _alike(self, kinds_of: Mapping[str, Kind | None]) -> list[list[int]]:
        """The places of foes of one kind with nobody else between them."""
        groups: list[list[int]] = []
        last: Kind | None = None
        ids = self._memos.ids
        for place, id in enumerate(ids, 1):
            # The first of an id is the person: a single foe and its group may be called the same.
            kind = kinds_of.get(id) if id not in ids[: place - 1] else None
            if kind is not None and kind == last:
                groups[-1].append(place)
            else:
                groups.append([place])
            last = kind
        return [group for group in groups if len(group) > 1]

    def _names(self, piece: int) -> int:
        """Whether a piece names one of them, but for who it is itself."""
        plain = msgspec.to_builtins(self._numbers.met[piece], builtin_types=(bytes,), enc_hook=str)
        if isinstance(plain, dict):
            plain.pop("id", None)
        return int(any(text in self._ids for text in _texts(plain)))

    def _id(self, place: int) -> str:
        return self._memos.ids[place - 1]


def _texts(plain: object) -> list[str]:
    if isinstance(plain, str):
        return [plain]
    if isinstance(plain, dict):
        return [text for pair in plain.items() for one in pair for text in _texts(one)]
    if isinstance(plain, list | tuple | set | frozenset):
        return [text for one in plain for text in _texts(one)]
    return []
