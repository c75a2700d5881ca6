"""What comes of a deed: every scene that it may lead to through all its stages, with its chance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

from nde.lab.compiled.fighting import Compiled
from nde.lab.compiled.laws import Laws, Result
from nde.lab.compiled.parts import Known
from nde.lab.compiled.pieces import Remade
from nde.lab.compiled.sites import Moved, Site
from nde.lab.marks import Found, Marks
from nde.lab.places import Outcomes, Place, TooWide

Stages: TypeAlias = tuple[Site, ...]
"""Stages that are still to come, the next one last."""
After: TypeAlias = tuple[Place, Stages, float]
"""What a stage leads to: a scene, the stages still to come, and the chance."""
_Waiting: TypeAlias = dict[tuple[Place, Stages], float]
MOST_KEPT = 100_000
"""So many scenes in the middle of a deed are kept with what follows; then they are forgotten."""
MOST_OUTCOMES = 5_000
"""A deed that may lead to more scenes than this is not followed: it is played with dice instead."""
TRIALS, WORTHWHILE = 4_000, 4
"""What follows stages of a kind is no longer kept when after so many trials fewer than one in so many was
known."""


class _Worth:
    """Whether it is worth while to keep what follows stages of one kind."""

    __slots__ = ("_hits", "_trials", "is_given")

    def __init__(self) -> None:
        self._trials = self._hits = 0
        self.is_given = True

    def count(self, *, is_known: bool) -> None:
        """Count one that was known or not."""
        self._trials += 1
        self._hits += is_known
        if self._trials == TRIALS:
            self.is_given = self._hits * WORTHWHILE >= TRIALS
            self._trials = self._hits = 0


class Following:
    """What follows scenes of a fight, by the laws of all its deeds."""

    def __init__(self, fighting: Compiled) -> None:
        self._fighting = fighting
        self._laws: dict[Site, Laws] = {}
        self._parts: dict[Known, list[Result]] = {}
        self._kept: dict[tuple[Place, Stages], list[After]] = {}
        self._worth: dict[Any, _Worth] = {}

    def outcomes(self, place: Place, deed: Site, marks: Marks | None = None) -> tuple[Outcomes, Found]:
        """Every scene that a deed with all its stages leads to, with its chance.

        With `marks` those are taken off everybody after each stage, and what came of them is told besides.
        """
        done: Outcomes = {}
        found: Found = {}
        waiting: _Waiting = {(place, (deed,)): 1.0}
        while waiting:
            # One stage of all that wait at a time: equal scenes are one before the next.
            later: _Waiting = {}
            for (before, stages), chance in waiting.items():
                for after, following, then in self._after(before, stages):
                    weight = chance * then
                    if marks is not None and after is not before:
                        after = self._without_marks(marks, before, after, weight, found)
                    if following:
                        key = (after, following)
                        later[key] = later.get(key, 0.0) + weight
                    else:
                        done[after] = done.get(after, 0.0) + weight
            waiting = later
            if len(waiting) + len(done) > MOST_OUTCOMES:
                raise TooWide(most=MOST_OUTCOMES)
        return done, found

    def _after(self, place: Place, stages: Stages) -> Iterable[After]:
        """What the last of some stages leads to; kept for those that many ways lead to."""
        stage = stages[-1].of
        if stage is None:
            return self._stage(place, stages)
        worth = self._worth.get(stage.rule)
        if worth is None:
            worth = self._worth[stage.rule] = _Worth()
        if not worth.is_given:
            return self._stage(place, stages)
        key = (place, stages)
        known = self._kept.get(key)
        worth.count(is_known=known is not None)
        if known is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            known = self._kept[key] = [*self._stage(place, stages)]
        return known

    def _stage(self, place: Place, stages: Stages) -> Iterator[After]:
        """What the last of some stages leads to: scenes, the stages still to come, and the chance."""
        sites, state = place
        site, waiting = stages[-1], stages[:-1]
        laws = self._laws.get(site)
        if laws is None:
            laws = self._laws[site] = Laws(site, self._parts)
        for chance, leaf in laws.of(list(state)):
            changes, value = leaf.changes, leaf.value
            now, still, then = sites, waiting, place
            if changes:
                after = list(state)
                if type(changes) is Remade:
                    moved: Moved = site.remade(after, changes, value)
                    now = self._fighting.sites_of(moved.of)
                    now.pieces.enter(after)
                    still = tuple([now.stage(one.of) for one in waiting])
                    value = [now.stage(one.of) for one in value]
                else:
                    for change in changes:
                        before = after[change.place]
                        known = change.known.get(before)
                        after[change.place] = site.changed(before, change) if known is None else known
                then = (now, tuple(after))
            yield then, (*still, *reversed(value)) if value else still, chance

    def _without_marks(self, marks: Marks, before: Place, after: Place, chance: float, found: Found) -> Place:
        """The scene without marks; those that nobody had before are added to what was found."""
        sites, state = after
        if marks.bare.issuperset(state):
            return after
        marks.note(before, after, chance, found)
        bare = tuple([marks.without(number) for number in state])
        if bare == state:
            return after
        sites.pieces.enter_changed(state, bare)
        return sites, bare
