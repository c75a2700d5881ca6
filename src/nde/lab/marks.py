"""What fights leave on people and no rule of a fight looks at: a scar, say.

Scenes that differ in nothing else are one in a chain that has such marks apart.  How likely each mark is then
follows from how often the scenes are met after which it comes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nde.lab.arrays import GrowingArray
from nde.lab.compiled.pieces import Numbers
from nde.lab.states import Place

Mark: TypeAlias = tuple[str, str]
"""Who is marked, and the key of the mark."""
Found: TypeAlias = dict[Mark, float]
"""The chance of each mark."""


class Marks:
    """The marks that are left after each scene of a chain."""

    def __init__(
        self,
        numbers: Numbers,
        marks: Callable[[Any], tuple[tuple[str, int], ...]],
        unmarked: Callable[[Any], Any],
    ) -> None:
        self._numbers, self._find, self._unmarked = numbers, marks, unmarked
        self._of_pieces: dict[int, dict[str, int]] = {}
        self._without: dict[int, int] = {}
        self.bare: set[int] = set()
        """Pieces without any mark: nearly all."""
        self._names: dict[Mark, int] = {}
        self._found: dict[int, Found] = {}
        """By scene, where anything is left."""
        self._scenes: GrowingArray[np.int64] = GrowingArray(np.int64)
        self._which: GrowingArray[np.int64] = GrowingArray(np.int64)
        self._chances: GrowingArray[np.float64] = GrowingArray(np.float64)

    def without(self, number: int) -> int:
        """A piece without its marks."""
        bare = self._without.get(number)
        if bare is None:
            bare = self._without[number] = self._numbers.number(self._unmarked(self._numbers.met[number]))
            if bare == number and not self._of(number):
                self.bare.add(number)
        return bare

    def note(self, before: Place, after: Place, chance: float, found: Found) -> None:
        """Add every mark that is on somebody afterwards and was not before, with its chance."""
        memos, state = after
        for who, number in zip(memos.ids, state[1:], strict=True):
            for key, count in self._of(number).items():
                if count > self._had(before, who).get(key, 0):
                    found[who, key] = found.get((who, key), 0.0) + chance

    def taken_off(self, before: Place, after: Place, chance: float, found: Found) -> Place:
        """The scene without marks; those that nobody had before are added to what was found."""
        memos, state = after
        bare = tuple([self.without(number) for number in state])
        self.note(before, after, chance, found)
        if bare == state:
            return after
        memos.pieces.enter_changed(state, bare)
        return memos, bare

    def note_piece(self, who: str, before: int, after: int, chance: float, found: Found) -> None:
        """The same for somebody whose piece has become another."""
        for key, count in self._of(after).items():
            if count > self._of(before).get(key, 0):
                found[who, key] = found.get((who, key), 0.0) + chance

    def keep(self, scene: int, found: Found) -> None:
        """Remember what is left on whom after a scene."""
        if found:
            add(self._found.setdefault(scene, {}), found)
            self._scenes.extend([scene] * len(found))
            self._which.extend([self._names.setdefault(mark, len(self._names)) for mark in found])
            self._chances.extend(found.values())

    def keep_through(self, scenes: NDArray[np.int64], through: NDArray[np.int64]) -> None:
        """Let what is left on people after some scenes be left after others, too, that lead to them."""
        if not self._found:
            return
        for scene, other in zip(scenes.tolist(), through.tolist(), strict=True):
            if other in self._found:
                self.keep(scene, self._found[other])

    def told(self, visits: NDArray[np.float64]) -> Mapping[Mark, float]:
        """How many of each mark a fight leaves on average, by how often each scene is met in it."""
        scenes = self._scenes.array
        is_met = scenes < len(visits)
        weights = visits[scenes[is_met]] * self._chances.array[is_met]
        sums = np.bincount(self._which.array[is_met], weights=weights, minlength=len(self._names))
        return {mark: float(sums[which]) for mark, which in self._names.items() if sums[which]}

    def _of(self, number: int) -> dict[str, int]:
        marks = self._of_pieces.get(number)
        if marks is None:
            marks = self._of_pieces[number] = dict(self._find(self._numbers.met[number]))
        return marks

    def _had(self, before: Place, who: str) -> dict[str, int]:
        memos, state = before
        return self._of(state[1 + memos.ids.index(who)]) if who in memos.ids else {}


def add(marks: Found, more: Found) -> None:
    """Add chances of marks to others."""
    for mark, chance in more.items():
        marks[mark] = marks.get(mark, 0.0) + chance
