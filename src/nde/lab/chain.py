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

from nde.lab.compiled.fighting import Compiled, Sites
from nde.lab.compiled.sites import Site
from nde.lab.deciding import next_deed
from nde.lab.following import Following
from nde.lab.growing import Growing
from nde.lab.marks import Found, Marks, add
from nde.lab.places import Outcomes, Place
from nde.lab.policies import Policy
from nde.rules import Ruleset
from nde.rules.playing import playing_of

UNKNOWN, DEED, TURN, ROUND, WON, LOST, STUCK = range(7)
"""What a scene is: not looked at yet; one in which somebody acts; one in which a turn ends, or a turn that
is the last of its round; the end of a fight, won or lost by the party; one in which nothing can happen."""
OVER = (WON, LOST, STUCK)
WIDE, FEW_KNOWN = 100, 20
"""Scenes that are followed by more than so many others on average are wide, as soon as some are known."""

Numbers: TypeAlias = NDArray[np.int64]
Chances: TypeAlias = NDArray[np.float64]
Step: TypeAlias = tuple[int, Outcomes]
"""What a scene is, and what follows it."""


class Chain:
    """All scenes of a fight that were met, and what follows each.

    With `marks_apart` what a fight leaves on people without any bearing on it is not told by scenes, so that
    there are fewer of them, but by `marks`.  A chain `like` another, of the same people by the same rules and
    policy, need not learn those again.
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
        self.fighting: Compiled = (
            like.fighting if like else Compiled(rules, scene, answers=policy.answers(rules))
        )
        self._following: Following = like._following if like else Following(self.fighting)
        self._like = like
        self.places: list[Place] = []
        self._ids: dict[Place, int] = {}
        self._branches: dict[tuple[Place, Any], int] = {}
        self._gist = playing.gist(scene) if has_gist else None
        self._gists: dict[int, int] = {}
        self.marks: Marks | None = None
        if marks_apart:
            self.marks = Marks(self.fighting.numbers, playing.marks, playing.unmarked)
        self._whole: Chain | None = None if marks_apart else self
        self._openings: dict[int, Any] = {}
        self.kind: Growing[np.int8] = Growing(np.int8)
        self.first: Growing[np.int64] = Growing(np.int64)
        """Where what follows a scene begins in `after` and `chance`."""
        self.count: Growing[np.int64] = Growing(np.int64)
        self.after: Growing[np.int64] = Growing(np.int64)
        self.chance: Growing[np.float64] = Growing(np.float64)
        self.known = 0
        """How many scenes have been looked at."""
        self.aside: dict[Any, Any] = {}
        """What others work out from it and keep with it."""
        self.start = self.number(scene)

    def number(self, scene: Any) -> int:
        """The number of a scene, a new one for one that was never met."""
        sites, state = self.fighting.place(scene)
        number = self._number(self._simplified((sites, tuple(state))))
        self._openings[number] = scene
        return number

    def numbers_of(self, places: Iterable[Place]) -> Numbers:
        """The numbers of scenes that another chain of the same fight has met."""
        return np.array([self._number(place) for place in places], dtype=np.int64)

    def number_at(self, place: Place) -> int:
        """The number of a scene, by its pieces."""
        return self._number(self._simplified(place))

    def is_idle(self, place: Place, deed: Site) -> bool:
        """Whether a deed changes nothing, whatever the dice show."""
        outcomes = self._merged(self._following.outcomes(place, deed)[0])
        return outcomes.keys() == {self._simplified(place)}

    def is_branch(self, number: int) -> bool:
        """Whether a number is that of a scene with something that is done first in it."""
        return self._ids.get(self.places[number]) != number

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
        sites, state = self.places[number]
        return sites.pieces.scene(list(state))

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
        is_own = known >= FEW_KNOWN and ways > WIDE * known
        return is_own or (self._like is not None and self._like.is_wide)

    def branch(self, scene: Any, action: Any) -> int:
        """The number of a scene in which this is done now, whatever the policy would do.

        It is no other's number: what follows it is what follows the action.
        """
        sites, state = self.fighting.place(scene)
        number = self._branch((sites, tuple(state)), self.number(scene), action)
        self._openings[number] = scene
        return number

    def branch_from(self, number: int, action: Any) -> int:
        """The same for a scene of the chain."""
        return self._branch(self.places[number], number, action)

    def _branch(self, place: Place, number: int, action: Any) -> int:
        known = self._branches.get((place, action))
        if known is not None:
            return known
        fighting = self.fighting
        fighting.stand(*_listed(place))
        before, deed = fighting.ask("round"), place[0].deed(action)
        assert deed is not None, "an action is a deed"
        outcomes, marks = self._following.outcomes(place, deed, self.marks)
        fighting.stand(*_listed(next(iter(outcomes))))
        kind = ROUND if fighting.ask("round") > before else DEED
        branch = self._branches[place, action] = self._add(self.places[number])
        self._keep(branch, kind, self._merged(outcomes), marks)
        return branch

    def following(self, number: int) -> tuple[tuple[int, float], ...]:
        """What follows a scene that was looked at: scenes, each with its chance."""
        first, count = int(self.first.array[number]), int(self.count.array[number])
        numbers = self.after.array[first : first + count].tolist()
        return tuple(zip(numbers, self.chance.array[first : first + count].tolist(), strict=True))

    def look(self, numbers: Iterable[int]) -> None:
        """Find out what follows these scenes, where it is not known."""
        kind = self.kind.array
        for number in numbers:
            if kind[number] == UNKNOWN:
                self._look(number)
                kind = self.kind.array

    def followed(self, numbers: Numbers, chances: Chances) -> tuple[Numbers, Chances]:
        """What follows scenes with these chances: scenes, some more than once, with theirs."""
        counts = self.count.array[numbers]
        ends = np.cumsum(counts)
        places = np.arange(ends[-1] if len(ends) else 0)
        places += np.repeat(self.first.array[numbers] - (ends - counts), counts)
        return self.after.array[places], self.chance.array[places] * np.repeat(chances, counts)

    def _number(self, place: Place) -> int:
        number = self._ids.get(place)
        if number is None:
            number = self._ids[place] = self._add(place)
        return number

    def _add(self, place: Place) -> int:
        self.places.append(place)
        self.kind.add(UNKNOWN)
        self.first.add(0)
        self.count.add(0)
        return len(self.places) - 1

    def _look(self, number: int) -> None:
        """Find out what follows a scene; where nothing is left to chance, what follows that, and so on."""
        self.known += 1
        marks: Found = {}
        place = self.places[number]
        kind, after = self._step(place, marks)
        met = {place}
        while len(after) == 1 and kind != ROUND:
            (then,) = after
            kind_then, after_then = self._step(then, marks) if then not in met else (STUCK, {})
            if kind_then in OVER:
                break
            met.add(then)
            kind, after = kind_then, after_then
        self._keep(number, kind, after, marks)

    def _keep(self, number: int, kind: int, after: Outcomes, marks: Found) -> None:
        self.kind.array[number] = kind
        numbers = [self._number(one) for one in after]
        self.first.array[number] = self.after.extend(numbers)
        self.count.array[number] = len(numbers)
        self.chance.extend(after.values())
        if self.marks is not None:
            self.marks.keep(number, marks)

    def _step(self, place: Place, marks: Found) -> Step:
        """What a scene is and what follows it; what that leaves on people is added to the marks."""
        fighting = self.fighting
        fighting.stand(*_listed(place))
        winner = fighting.ask("winner")
        if winner:
            return (WON if winner == "party" else LOST), {}
        idle: list[Site] = []
        while (deed := next_deed(fighting, self.policy, idle)) is not None:
            outcomes, found = self._following.outcomes(place, deed, self.marks)
            after = self._merged(outcomes)
            if after.keys() != {place}:
                add(marks, found)
                return DEED, after
            # It would be done again and again for ever.
            idle.append(deed)
            fighting.stand(*_listed(place))
        before, deed = fighting.ask("round"), fighting.ask("end-of-turn")
        if deed is None:
            return STUCK, {}
        outcomes, found = self._following.outcomes(place, deed, self.marks)
        add(marks, found)
        fighting.stand(*_listed(next(iter(outcomes))))
        return (ROUND if fighting.ask("round") > before else TURN), self._merged(outcomes)

    def _merged(self, outcomes: Outcomes) -> Outcomes:
        """Scenes with their chances, those once that make no difference."""
        merged: Outcomes = {}
        for place, chance in outcomes.items():
            after = self._simplified(place)
            merged[after] = merged.get(after, 0.0) + chance
        return merged

    def outcomes(self, sites: Sites, state: tuple[int, ...], deed: Site) -> Outcomes:
        """Every scene that a deed with all its stages leads to, with its chance."""
        return self._following.outcomes((sites, state), deed)[0]

    def _simplified(self, place: Place) -> Place:
        """The scene with all made alike that makes no difference any more."""
        if self._gist is None:
            return place
        sites, state = place
        gists = self._gists
        alike = tuple([gists[one] if one in gists else self._gist_of(one) for one in state])
        if alike == state:
            return place
        sites.pieces.enter_changed(state, alike)
        return sites, alike

    def _gist_of(self, number: int) -> int:
        assert self._gist is not None
        numbers = self.fighting.numbers
        gist = numbers.number(self._gist(numbers.met[number]))
        if self.marks is not None:
            gist = self.marks.without(gist)
        self._gists[number] = gist
        return gist


def _listed(place: Place) -> tuple[Sites, list[int]]:
    return place[0], list(place[1])
