"""Foes of one kind are interchangeable: scenes that differ only in which of them are out of it are one.

Those who still stand keep their order, in which they act; those who are out go behind them.  So a fight goes
on in the same way, with other names.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from nde.lab.compiled.fighting import Sites
from nde.lab.compiled.pieces import REST, Numbers
from nde.lab.many.rows import Column, Rows
from nde.lab.many.tables import Table

Answers = Callable[[Sites, str, tuple[str, ...], Rows], tuple[list[Any], Column]]


class Folding:
    """Scenes of one make-up with the fallen among interchangeable foes put behind the others."""

    def __init__(self, sites: Sites, numbers: Numbers, answers: Answers, state: Rows) -> None:
        self._sites, self._numbers, self._answers = sites, numbers, answers
        self._groups = self._alike(state)
        """The places of foes that are alike, by group."""
        self._ids = frozenset(self._id(place) for group in self._groups for place in group)
        self._named = Table()
        self._renamed: dict[int, Table] = {}

    def folded(self, rows: Rows) -> Rows:
        """The scenes with the fallen behind; where anybody names one of them it stays as it is."""
        if not self._groups:
            return rows
        is_out = {place: self._is_out(place, rows) for group in self._groups for place in group}
        moved = np.zeros(len(rows), dtype=np.bool_)
        for group in self._groups:
            for one, other in pairwise(group):
                moved |= is_out[one] & ~is_out[other]
        at = np.flatnonzero(moved)
        at = at[~(self._named.find(rows[at], self._names) > 0).any(axis=1)]
        if not len(at):
            return rows
        found = rows.copy()
        for group in self._groups:
            order = np.argsort(
                np.stack([is_out[place][at] for place in group], axis=1), axis=1, kind="stable"
            )
            pieces = rows[at][:, group]
            for place, column in zip(group, order.T, strict=True):
                found[at, place] = self._rename(place, pieces[np.arange(len(at)), column])
        return found

    def is_repeated(self, who: str, rows: Rows) -> NDArray[np.bool_]:
        """Where somebody is as one before them is: what is done to them can as well be done to that one."""
        place = self._sites.ids.index(who) + 1
        found = np.zeros(len(rows), dtype=np.bool_)
        before = [one for group in self._groups if place in group for one in group if one < place]
        for one in before:
            found |= self._as(place, rows[:, one]) == rows[:, place]
        if before:
            found &= ~(self._named.find(rows, self._names) > 0).any(axis=1)
        return found

    def _as(self, place: int, pieces: Any) -> Any:
        """Pieces with the name of whoever is in a place."""
        table, name = self._renamed.setdefault(place, Table()), self._id(place)
        return table.find(pieces, lambda one: self._numbers.number(_called(self._numbers.met[one], name)))

    def _rename(self, place: int, pieces: Any) -> Any:
        renamed = self._as(place, pieces)
        met, steady = self._numbers.met, self._sites.pieces.steady
        for piece in np.unique(renamed).tolist():
            steady.enter(place, piece, met[piece], is_deep=place != REST)
        return renamed

    def _is_out(self, place: int, rows: Rows) -> Any:
        values, of_rows = self._answers(self._sites, "is-out", (self._id(place),), rows)
        return np.array(values, dtype=np.bool_)[of_rows]

    def _alike(self, state: Rows) -> list[list[int]]:
        """The places of foes who differ in nothing but who they are, and with nobody else between them."""
        groups: list[list[int]] = []
        last: Any = None
        for place, id in enumerate(self._sites.ids, 1):
            kind = _called(self._numbers.met[int(state[place])], "") if id in self._sites.enemies else None
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
        return self._sites.ids[place - 1]


def _called(piece: Any, name: str) -> Any:
    return replace(piece, id=name)


def _texts(plain: Any) -> list[str]:
    if isinstance(plain, str):
        return [plain]
    if isinstance(plain, dict):
        return [text for pair in plain.items() for one in pair for text in _texts(one)]
    if isinstance(plain, list | tuple | set | frozenset):
        return [text for one in plain for text in _texts(one)]
    return []
