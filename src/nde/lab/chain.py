"""A fight as a chain of scenes: what can come next from each, with its chance, learnt as it is asked for.

Every scene of a fight is a number here.  What follows one is found by the rules' own procedures, over every
face of every die (`nde.lab.compiled.laws`), with the next deed chosen by a policy; equal scenes are one.
Chances are kept in arrays, so that whole distributions of scenes are moved at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nde.lab.arrays import GrowingArray, Rows
from nde.lab.batch.outcomes import Outcomes
from nde.lab.batch.transitions import Steps, Transitions
from nde.lab.compiled.fight import Compiled, Memos
from nde.lab.compiled.laws import LawBook
from nde.lab.marks import Marks
from nde.lab.policies import Answering, Policy
from nde.lab.states import DEED, OVER, ROUND, UNKNOWN, Place, Scenes, TooWide
from nde.rules import Ruleset
from nde.rules.play import playing_of

LEAST_AT_ONCE, MOST_AT_ONCE, ROWS_AT_ONCE = 32, 4_096, 50_000
"""Scenes that are looked at together: a few, as long as nobody knows how much follows them; no more than so
many, and so many that about so much follows them."""
WIDE, FEW_KNOWN = 100, 20
"""Scenes that are followed by more than so many others on average are wide, as soon as some are known."""

Numbers: TypeAlias = NDArray[np.int64]
Chances: TypeAlias = NDArray[np.float64]


class Chain:
    """All scenes of a fight that were met, and what follows each.

    With `marks_apart` what a fight leaves on people without any bearing on it is not told by scenes, so that
    there are fewer of them, but by `marks`.  A chain `like` another, of the same people by the same rules and
    answers to them, need not learn those again.
    """

    def __init__(
        self,
        rules: Ruleset,
        scene: Any,
        policy: Policy,
        *,
        has_gist: bool = True,
        marks_apart: bool = False,
        like: Chain | None = None,
    ) -> None:
        playing = playing_of(rules)
        self.rules, self.policy = rules, policy
        self.answers: Answering = like.answers if like else policy.answers(rules)
        self.fighting: Compiled = like.fighting if like else Compiled(rules, scene, answers=self.answers)
        self._book: LawBook = like._book if like else LawBook()
        self._like = like
        self.places = Scenes()
        self._branches: dict[tuple[Place, object], int] = {}
        self._gist = playing.gist(scene) if has_gist else None
        self.marks: Marks | None = None
        if marks_apart:
            self.marks = Marks(self.fighting.numbers, playing.marks, playing.unmarked)
        self._whole: Chain | None = None if marks_apart else self
        gist = None if self._gist is None else self._gist_of
        outcomes = Outcomes(self.fighting, self._book, self.marks)
        self.transitions = Transitions(self.fighting, policy, outcomes, self.places, gist, playing.people)
        self._is_too_wide = False
        self._openings: dict[int, object] = {}
        self.kind: GrowingArray[np.int8] = GrowingArray(np.int8)
        self.first: GrowingArray[np.int64] = GrowingArray(np.int64)
        """Where what follows a scene begins in `after` and `chance`."""
        self.count: GrowingArray[np.int64] = GrowingArray(np.int64)
        self.after: GrowingArray[np.int64] = GrowingArray(np.int64)
        self.chance: GrowingArray[np.float64] = GrowingArray(np.float64)
        self.known = 0
        """How many scenes have been looked at."""
        self.aside: dict[Any, Any] = {}
        """What others work out from it and keep with it."""
        self.start = self.number(scene)

    def number(self, scene: Any) -> int:
        """The number of a scene, a new one for one that was never met."""
        memos, state = self.fighting.place(scene)
        number = self._number(self._simplified((memos, tuple(state))))
        self._openings[number] = scene
        return number

    def numbers_in(self, memos: Memos, rows: Rows) -> Numbers:
        """The numbers of scenes of one make-up, given as rows."""
        numbers = self.places.numbers(memos, rows)
        self._make_room()
        return numbers

    def numbers_of(self, places: Iterable[Place]) -> Numbers:
        """The numbers of scenes that another chain of the same fight has met."""
        return np.array([self._number(place) for place in places], dtype=np.int64)

    def is_branch(self, number: int) -> bool:
        """Whether a number is that of a scene with something that is done first in it."""
        return self.places.find(self.places[number]) != number

    def adopted(self, other: Chain, number: int) -> int:
        """The number of a scene of another chain of the same fight, followed by what follows it there."""
        adopted = self._add(other.places[number])
        after, chances = other.followed(np.array([number]), np.ones(1))
        self.kind.array[adopted] = other.kind.array[number]
        self.first.array[adopted] = self.after.extend(
            self.numbers_of([other.places[one] for one in after.tolist()]).tolist()
        )
        self.count.array[adopted] = len(after)
        self.chance.extend(chances.tolist())
        return adopted

    def scene(self, number: int) -> Any:
        """The scene of a number."""
        memos, state = self.places[number]
        return memos.pieces.scene(list(state))

    def opening(self, number: int) -> Any:
        """The scene that a number was last asked for, with all that makes no difference to the fight."""
        return self._openings[number] if number in self._openings else self.scene(number)

    @property
    def whole(self) -> Chain:
        """The same fight with the marks in its scenes, as those need it who meet only some of them."""
        if self._whole is None:
            scene = self.opening(self.start)
            self._whole = Chain(self.rules, scene, self.policy, like=self)
        return self._whole

    @property
    def is_wide(self) -> bool:
        """Whether so much follows each scene that dice find one of it sooner than all of it is worked out."""
        ways, known = len(self.after.array), self.known
        is_own = self._is_too_wide or (known >= FEW_KNOWN and ways > WIDE * known)
        return is_own or (self._like is not None and self._like.is_wide)

    @property
    def at_once(self) -> int:
        """So many scenes are best looked at together: the more follows each, the fewer."""
        ways = len(self.after.array) // max(self.known, 1)
        return min(LEAST_AT_ONCE + 2 * self.known, MOST_AT_ONCE, LEAST_AT_ONCE + ROWS_AT_ONCE // max(ways, 1))

    def branch(self, scene: object, action: object) -> int:
        """The number of a scene in which this is done now, whatever the policy would do.

        It is no other's number: what follows it is what follows the action.
        """
        memos, state = self.fighting.place(scene)
        number = self._branch((memos, tuple(state)), self.number(scene), action)
        self._openings[number] = scene
        return number

    def _branch(self, place: Place, number: int, action: object) -> int:
        known = self._branches.get((place, action))
        if known is not None:
            return known
        deed = place[0].deed(action)
        assert deed is not None, "an action is a deed"
        steps = self.transitions.after(place, deed)
        branch = self._branches[place, action] = self._add(self.places[number])
        self._keep(np.array([branch]), steps._replace(kinds=np.where(steps.kinds == ROUND, ROUND, DEED)))
        return branch

    def following(self, number: int) -> tuple[tuple[int, float], ...]:
        """What follows a scene that was looked at: scenes, each with its chance."""
        first, count = int(self.first.array[number]), int(self.count.array[number])
        numbers = self.after.array[first : first + count].tolist()
        return tuple(zip(numbers, self.chance.array[first : first + count].tolist(), strict=True))

    def look(self, numbers: Iterable[int]) -> None:
        """Find out what follows these scenes, where it is not known."""
        kind = self.kind.array
        new = [number for number in dict.fromkeys(numbers) if kind[number] == UNKNOWN]
        self.known += len(new)
        # Where nothing is left to chance, what follows that, and so on.
        numbers_now: Numbers = np.array(new, dtype=np.int64)
        found: list[tuple[Numbers, Steps]] = []
        while len(numbers_now):
            found.append((numbers_now, self._looked_at(numbers_now)))
            numbers_now = self._unknown_after(found[-1][1])
        for before, steps in reversed(found):
            self._go_through(before, steps)

    def is_over(self, numbers: Numbers) -> NDArray[np.bool_]:
        """In which scenes the fight is over; what follows the others need not be known for that."""
        unknown: Numbers = np.unique(numbers[self.kind.array[numbers] == UNKNOWN])
        if len(unknown):
            ends = self.transitions.ends(unknown)
            self.kind.array[unknown] = ends
            self.known += int((ends != UNKNOWN).sum())
        found: NDArray[np.bool_] = self.kind.array[numbers] >= OVER[0]
        return found

    def _unknown_after(self, steps: Steps) -> Numbers:
        """Scenes that are all that follows some other, and that were not looked at."""
        after = steps.after[steps.firsts[_is_certain(steps)]]
        unknown: Numbers = np.unique(after[self.kind.array[after] == UNKNOWN])
        return unknown

    def _go_through(self, numbers: Numbers, steps: Steps) -> None:
        """Let scenes after which one other is certain be followed by what follows that."""
        is_certain = _is_certain(steps)
        before, after = numbers[is_certain], steps.after[steps.firsts[is_certain]]
        goes_on = ~np.isin(self.kind.array[after], OVER)
        before, after = before[goes_on], after[goes_on]
        for array in (self.kind.array, self.first.array, self.count.array):
            array[before] = array[after]
        if self.marks is not None:
            self.marks.keep_through(before, after)

    def _looked_at(self, numbers: Numbers) -> Steps:
        try:
            steps = self.transitions.steps(numbers)
        except TooWide:
            self._is_too_wide = True
            raise
        self._keep(numbers, steps)
        return steps

    def _keep(self, numbers: Numbers, steps: Steps) -> None:
        """Remember what follows scenes."""
        self._make_room()
        self.kind.array[numbers] = steps.kinds
        self.first.array[numbers] = self.after.extend(steps.after) + steps.firsts
        self.count.array[numbers] = steps.counts
        self.chance.extend(steps.chances)
        if self.marks is not None:
            for index, marks in steps.marks.items():
                self.marks.keep(int(numbers[index]), marks)

    def followed(self, numbers: Numbers, chances: Chances) -> tuple[Numbers, Chances]:
        """What follows scenes with these chances: scenes, some more than once, with theirs."""
        counts = self.count.array[numbers]
        ends = np.cumsum(counts)
        places = np.arange(ends[-1] if len(ends) else 0)
        places += np.repeat(self.first.array[numbers] - (ends - counts), counts)
        return self.after.array[places], self.chance.array[places] * np.repeat(chances, counts)

    def _number(self, place: Place) -> int:
        number = self.places.number(place)
        self._make_room()
        return number

    def _add(self, place: Place) -> int:
        number = self.places.add(place)
        self._make_room()
        return number

    def _make_room(self) -> None:
        """Let there be room for what is found out about every scene that was met."""
        more = len(self.places) - len(self.kind.array)
        if more:
            for array in (self.kind, self.first, self.count):
                array.extend(np.zeros(more, dtype=np.int64))

    def _simplified(self, place: Place) -> Place:
        """The scene with all made alike that makes no difference any more."""
        memos, state = place
        (alike,) = self.transitions.simple(memos, np.array([state], dtype=np.int32)).tolist()
        return memos, tuple(alike)

    def _gist_of(self, number: int) -> int:
        assert self._gist is not None
        numbers = self.fighting.numbers
        gist = numbers.number(self._gist(numbers.met[number]))
        if self.marks is not None:
            gist = self.marks.without(gist)
        return gist


def _is_certain(steps: Steps) -> NDArray[np.bool_]:
    """Which scenes are followed by one other, whatever dice show, before the round is over."""
    certain: NDArray[np.bool_] = (steps.counts == 1) & (steps.kinds != ROUND)
    return certain
