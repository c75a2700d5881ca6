"""The transitions of many states at once: what each is, and what follows it with which chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from nde.lab.arrays import Column, Flags, Rows, Table, Weights, merged
from nde.lab.batch.outcomes import Outcomes, Some
from nde.lab.batch.policy import PolicyBatch
from nde.lab.compiled.fight import Compiled, Memos
from nde.lab.compiled.memo import Memo
from nde.lab.marks import Found
from nde.lab.policies import Policy
from nde.lab.states import DEED, LOST, ROUND, STUCK, TURN, UNKNOWN, WON, Place, Scenes
from nde.lab.symmetry import Symmetry
from nde.rules.play import Person


class Steps(NamedTuple):
    """What scenes are and what follows them."""

    kinds: Column
    firsts: Column
    """Where what follows a scene begins in `after` and `chances`."""
    counts: Column
    after: Column
    """Scenes by number."""
    chances: Weights
    marks: dict[int, Found]
    """What is left on people, by the index of the scene."""


class _Building:
    """Steps that are being found."""

    def __init__(self, count: int) -> None:
        self.kinds = np.full(count, STUCK, dtype=np.int64)
        self.origins: list[Column] = []
        self.after: list[Column] = []
        self.chances: list[Weights] = []
        self.marks: dict[int, Found] = {}

    def add(self, origins: Column, after: Column, chances: Weights) -> None:
        self.origins.append(origins)
        self.after.append(after)
        self.chances.append(chances)

    def done(self) -> Steps:
        """All of them, in the order of the scenes."""
        none = np.empty(0, dtype=np.int64)
        origins = np.concatenate([none, *self.origins])
        order = np.argsort(origins, kind="stable")
        counts = np.bincount(origins, minlength=len(self.kinds))
        after = np.concatenate([none, *self.after])[order]
        chances = np.concatenate([np.empty(0), *self.chances])[order]
        return Steps(self.kinds, np.cumsum(counts) - counts, counts, after, chances, self.marks)


class Transitions:
    """Looks at many scenes of a fight at once."""

    def __init__(
        self,
        fighting: Compiled,
        policy: Policy,
        outcomes: Outcomes,
        scenes: Scenes,
        gist: Callable[[int], int] | None,
        people: Callable[[Any], tuple[Person, ...]],
    ) -> None:
        self._scenes = scenes
        self.policies = PolicyBatch(fighting, policy)
        self.outcomes = outcomes
        self._numbers, self._people = fighting.numbers, people
        self._gist, self._gists = gist, Table()
        self._symmetries: dict[Memos, Symmetry] = {}

    def steps(self, numbers: Column) -> Steps:
        """What each scene is and what follows it."""
        building = _Building(len(numbers))
        for memos, at, rows in self._scenes.by_make_up(numbers):
            kinds = self._ends(memos, rows, goes_on=DEED)
            building.kinds[at] = kinds
            goes_on = kinds == DEED
            if goes_on.any():
                self._act(memos, rows[goes_on], at[goes_on], (), building)
        return building.done()

    def ends(self, numbers: Column) -> Column:
        """What each scene is in which the fight is over; unknown where it goes on."""
        found = np.full(len(numbers), UNKNOWN, dtype=np.int64)
        for memos, at, rows in self._scenes.by_make_up(numbers):
            found[at] = self._ends(memos, rows, goes_on=UNKNOWN)
        return found

    def _ends(self, memos: Memos, rows: Rows, *, goes_on: int) -> Column:
        winners, which = self.policies.answers(memos, "winner", (), rows)
        kinds = [goes_on if not one else WON if one == "party" else LOST for one in winners]
        return np.array(kinds, dtype=np.int64)[which]

    def after(self, place: Place, deed: Memo) -> Steps:
        """What follows a scene if this is done in it now."""
        building = _Building(1)
        memos, state = place
        self._do(memos, deed, _row(state), np.zeros(1, dtype=np.int64), building, may_be_idle=False)
        return building.done()

    def is_idle(self, place: Place, deed: Memo) -> bool:
        """Whether a deed changes nothing in a scene, whatever the dice show."""
        memos, state = place
        row = _row(state)
        simple = [(now, self._simplified(now, some)) for now, some in self.outcomes.all(memos, deed, row, {})]
        return bool(_idle(memos, self.simple(memos, row), simple)[0])

    def _act(self, memos: Memos, rows: Rows, at: Column, idle: tuple[Memo, ...], building: _Building) -> None:
        """What is done in scenes, but for what would change nothing."""
        for deed, some in self.policies.next_deeds(memos, rows, idle).items():
            if deed is None:
                self._end_turns(memos, rows[some], at[some], building)
                continue
            is_idle = self._do(memos, deed, rows[some], at[some], building, may_be_idle=True)
            if is_idle.any():
                # It would be done again and again for ever.
                still = some[is_idle]
                self._act(memos, rows[still], at[still], (*idle, deed), building)

    def _end_turns(self, memos: Memos, rows: Rows, at: Column, building: _Building) -> None:
        deeds, which = self.policies.answers(memos, "end-of-turn", (), rows)
        for number in np.unique(which).tolist():
            some = np.flatnonzero(which == number)
            if deeds[number] is None:
                building.kinds[at[some]] = STUCK
            else:
                self._do(memos, deeds[number], rows[some], at[some], building, may_be_idle=False)

    def _do(
        self, memos: Memos, deed: Memo, rows: Rows, at: Column, building: _Building, *, may_be_idle: bool
    ) -> Flags:
        """Let a deed be done in each row; in which of them it changes nothing, where that may be."""
        found: dict[int, Found] = {}
        outcomes = self.outcomes.all(memos, deed, rows, found)
        if not may_be_idle:
            rounds = self.rounds(memos, rows)
            building.kinds[at] = TURN
            for now, (origins, after, _) in outcomes:
                building.kinds[at[origins[self.rounds(now, after) > rounds[origins]]]] = ROUND
        simple = [(now, self._simplified(now, some)) for now, some in outcomes]
        is_idle = _idle(memos, rows, simple) if may_be_idle else np.zeros(len(rows), dtype=np.bool_)
        for now, (origins, after, chances) in simple:
            if is_idle.any():
                acts = ~is_idle[origins]
                origins, after, chances = origins[acts], after[acts], chances[acts]
            if len(origins):
                building.add(at[origins], self._scenes.numbers(now, after), chances)
        for one, marks in found.items():
            building.marks[int(at[one])] = marks
        return is_idle

    def rounds(self, memos: Memos, rows: Rows) -> Column:
        """The round that it is in each row."""
        rounds, which = self.policies.answers(memos, "round", (), rows)
        return np.array(rounds, dtype=np.int64)[which]

    def _simplified(self, memos: Memos, some: Some) -> Some:
        """Scenes with all made alike that makes no difference any more."""
        if self._gist is None:
            return some
        origins, rows, weights = some
        alike = self.simple(memos, rows)
        return some if alike is rows else merged(origins, alike, weights)

    def simple(self, memos: Memos, rows: Rows) -> Rows:
        """The same, row by row."""
        if self._gist is None:
            return rows
        alike = self._gists.find(rows, self._gist)
        changed = np.flatnonzero((alike != rows).any(axis=0)).tolist()
        for place in changed:
            for number in np.unique(alike[alike[:, place] != rows[:, place], place]).tolist():
                memos.pieces.enter_piece(place, number)
        return self._symmetry(memos, rows).canonical(alike.astype(np.int32) if changed else rows)

    def _symmetry(self, memos: Memos, rows: Rows) -> Symmetry:
        """What counts foes of a kind in scenes of a make-up; of some such scenes."""
        symmetry = self._symmetries.get(memos)
        if symmetry is None:
            symmetry = Symmetry(memos, self._numbers, self._people, rows[0])
            self._symmetries[memos] = symmetry
        return symmetry


def _row(state: Sequence[int]) -> Rows:
    return np.array([state], dtype=np.int32)


def _idle(memos: Memos, rows: Rows, outcomes: list[tuple[Memos, Some]]) -> Flags:
    """In which rows nothing but themselves comes of a deed."""
    is_idle = np.zeros(len(rows), dtype=np.bool_)
    for now, (origins, after, _) in outcomes:
        if now is memos:
            is_idle[origins[(after == rows[origins]).all(axis=1)]] = True
    if is_idle.any():
        is_idle &= sum(np.bincount(some[0], minlength=len(rows)) for _, some in outcomes) == 1
    return is_idle
