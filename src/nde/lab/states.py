"""All states of a fight, each by a number, and what they are.

A state is a scene as a row of a matrix: one matrix for each make-up (who is in it), a column for each piece.
Rows are found again by hash, and told apart by their numbers where hashes are the same.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from nde.errors import Illegal
from nde.lab.arrays import Column, GrowingArray, Rows, equal_rows, hash_of, hashes_of
from nde.lab.compiled.fight import Memos

UNKNOWN, DEED, TURN, ROUND, WON, LOST, STUCK = range(7)
"""Not looked at yet; one in which somebody acts; one in which a turn ends, or a turn that is the last of its
round; the end of a fight, won or lost by the party; one in which nothing can happen."""
OVER = (WON, LOST, STUCK)


Place: TypeAlias = tuple[Memos, tuple[int, ...]]
"""A scene: the memos for its make-up, and the numbers of its pieces."""


class TooManyScenes(Illegal):
    """A fight with more scenes than can be looked at one by one."""

    code = "too-many-scenes"


class TooWide(TooManyScenes):
    """A deed that may lead to more scenes than can be looked at one by one."""


class _Matrix:
    """The rows of one make-up."""

    def __init__(self, memos: Memos, width: int) -> None:
        self.memos = memos
        self._room: Rows = np.empty((64, width), dtype=np.int32)
        self.count = 0
        self.by_hash: dict[int, int] = {}
        """Numbers of scenes."""
        self.odd: dict[tuple[int, ...], int] = {}
        """Numbers of those that share a hash with another that was met before."""

    @property
    def rows(self) -> Rows:
        return self._room[: self.count]

    def extend(self, rows: Rows) -> int:
        """Add rows; where the first of them stands comes back."""
        start, end = self.count, self.count + len(rows)
        if end > len(self._room):
            room = np.empty((max(end, 2 * len(self._room)), self._room.shape[1]), dtype=np.int32)
            room[:start] = self._room[:start]
            self._room = room
        self._room[start:end] = rows
        self.count = end
        return start


class Scenes:
    """Scenes by number.

    They are a sequence of places: the memos for a scene's make-up, and the numbers of its pieces.
    """

    def __init__(self) -> None:
        self._matrices: list[_Matrix] = []
        self._index: dict[Memos, int] = {}
        self._of: GrowingArray[np.int64] = GrowingArray(np.int64)
        """The make-up of each scene."""
        self._at: GrowingArray[np.int64] = GrowingArray(np.int64)
        """Where its row stands."""

    def __len__(self) -> int:
        return len(self._of.array)

    def __getitem__(self, number: int) -> Place:
        matrix = self._matrices[self._of.array[number]]
        return matrix.memos, tuple(matrix.rows[self._at.array[number]].tolist())

    def by_make_up(self, numbers: NDArray[np.int64]) -> list[tuple[Memos, Column, Rows]]:
        """Scenes by make-up: the memos for it, which of the numbers are of it, and their rows."""
        of = self._of.array[numbers]
        found = []
        for index in np.unique(of).tolist():
            which = np.flatnonzero(of == index)
            matrix = self._matrices[index]
            found.append((matrix.memos, which, matrix.rows[self._at.array[numbers[which]]]))
        return found

    def find(self, place: Place) -> int | None:
        """The number of a scene, if it was met."""
        memos, state = place
        matrix = self._matrix(memos, len(state))
        number = matrix.by_hash.get(hash_of(state))
        if number is None or self[number][1] == state:
            return number
        return matrix.odd.get(state)

    def number(self, place: Place) -> int:
        """The number of a scene, a new one for one that was never met."""
        number = self.find(place)
        if number is None:
            number = self.add(place)
            matrix = self._matrix(place[0], len(place[1]))
            if matrix.by_hash.setdefault(hash_of(place[1]), number) != number:
                matrix.odd[place[1]] = number
        return number

    def add(self, place: Place) -> int:
        """A new number for a scene, whether it was met or not; it is not found by it."""
        return self._add(self._matrix(place[0], len(place[1])), np.array([place[1]], dtype=np.int32))

    def numbers(self, memos: Memos, rows: Rows) -> Column:
        """The numbers of many scenes of one make-up, new ones for those that were never met."""
        matrix = self._matrix(memos, rows.shape[1])
        firsts, kinds = equal_rows(rows)
        unique = rows[firsts]
        hashes = hashes_of(unique).tolist()
        get = matrix.by_hash.get
        found = np.array([get(one, -1) for one in hashes], dtype=np.int64)
        known = np.flatnonzero(found >= 0)
        is_other = (matrix.rows[self._at.array[found[known]]] != unique[known]).any(axis=1)
        for one in known[is_other].tolist():
            # Another scene has this hash.
            found[one] = self.number((memos, tuple(unique[one].tolist())))
        new = np.flatnonzero(found < 0)
        if len(new):
            first = self._add(matrix, unique[new])
            found[new] = np.arange(first, first + len(new))
            for one, number in zip(new.tolist(), found[new].tolist(), strict=True):
                if matrix.by_hash.setdefault(hashes[one], number) != number:
                    matrix.odd[tuple(unique[one].tolist())] = number
        return found[kinds]

    def _add(self, matrix: _Matrix, rows: Rows) -> int:
        number = len(self)
        start = matrix.extend(rows)
        self._of.extend(np.full(len(rows), self._index[matrix.memos]))
        self._at.extend(np.arange(start, start + len(rows)))
        return number

    def _matrix(self, memos: Memos, width: int) -> _Matrix:
        index = self._index.get(memos)
        if index is None:
            index = self._index[memos] = len(self._matrices)
            self._matrices.append(_Matrix(memos, width))
        return self._matrices[index]
