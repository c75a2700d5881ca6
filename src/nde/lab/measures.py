"""The numbers of a fight that has been computed or played: `Answer` from a `Course`.

Everybody in the states in which it ended is observed as far as it counts; equal pieces are looked at once.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from nde.lab.answers import Answer, Fate, Left, Share
from nde.lab.chain import Chain, Chances, Numbers
from nde.lab.exact import Course
from nde.lab.states import LOST, STUCK, WON
from nde.lab.symmetry import kind_of
from nde.rules import Ruleset
from nde.rules.play import Person, playing_of

NOT_THERE = 0
UNSEEN = -1


class Snapshot(NamedTuple):
    """Somebody in a scene."""

    side: str
    is_out: bool
    is_gone: bool
    has_fled: bool
    dies_alone: bool = False
    tracks: tuple[tuple[str, int, int], ...] = ()
    """What they have left of everything: key, value, most."""
    conditions: tuple[str, ...] = ()
    marks: tuple[tuple[str, int], ...] = ()
    """What fights have left on them, and how many of each."""


class Snapshots:
    """Everybody in any scene of a chain; equal pieces are looked at once."""

    def __init__(self, chain: Chain) -> None:
        self._chain = chain
        playing = playing_of(chain.rules)
        self._people, self._marks, self._dying = playing.people, playing.marks, playing.dying
        self.all: list[Snapshot] = [Snapshot("", True, True, False)]
        """Every glance by number; the first is of somebody who is not there."""
        self._numbers: dict[Snapshot, int] = {}
        self._of_pieces: dict[str, Numbers] = {}
        self._tables: dict[tuple[str, ...], Numbers] = {}
        """What was found for each scene, by whom it was asked about."""

    def table(self, ids: tuple[str, ...], numbers: Numbers) -> Numbers:
        """The number of everybody's glance (columns) in each of some scenes (rows)."""
        known = self._tables.get(ids)
        count = len(self._chain.places)
        if known is None or len(known) < count:
            grown = np.full((2 * count, len(ids)), UNSEEN, dtype=np.int64)
            if known is not None:
                grown[: len(known)] = known
            known = self._tables[ids] = grown
        found: Numbers = known[numbers]
        if len(ids) and (found[:, 0] == UNSEEN).any():
            new = numbers[found[:, 0] == UNSEEN]
            known[new] = self._looked_at(ids, new)
            found = known[numbers]
        return found

    def _looked_at(self, ids: tuple[str, ...], numbers: Numbers) -> Numbers:
        """The same of scenes that were never looked at."""
        found = np.full((len(numbers), len(ids)), NOT_THERE, dtype=np.int64)
        for memos, rows, states in self._chain.places.by_make_up(numbers):
            scenes = numbers[rows]
            # the first of an id is the person: a single foe and its group are called the same
            places = {id: place for place, id in reversed(list(enumerate(memos.ids, 1)))}
            for column, id in enumerate(ids):
                if id in places:
                    found[rows, column] = self._seen(id, states[:, places[id]].astype(np.int64), scenes)
        return found

    def _seen(self, id: str, pieces: Numbers, scenes: Numbers) -> Numbers:
        """The glances of one person, by their piece in each scene."""
        known = self._of_pieces.get(id)
        most = int(pieces.max())
        if known is None or len(known) <= most:
            grown = np.full(2 * most + 1, UNSEEN, dtype=np.int64)
            if known is not None:
                grown[: len(known)] = known
            known = self._of_pieces[id] = grown
        seen: Numbers = known[pieces]
        if (seen == UNSEEN).any():
            for row in np.flatnonzero(seen == UNSEEN).tolist():
                if known[pieces[row]] == UNSEEN:
                    known[pieces[row]] = self._look(id, int(scenes[row]), int(pieces[row]))
            seen = known[pieces]
        return seen

    def _look(self, id: str, scene: int, piece: int) -> int:
        now = self._chain.scene(scene)
        people = self._people(now)
        person = next((one for one in people if one.id == id), None)
        if person is None:
            return NOT_THERE
        tracks = tuple([(one.key, one.value, one.most) for one in person.tracks])
        marks = self._marks(self._chain.fighting.numbers.met[piece])
        snapshot = Snapshot(
            person.side,
            person.is_out,
            person.is_gone,
            person.has_fled,
            id in self._dying(now),
            tracks,
            person.conditions,
            marks,
        )
        if snapshot not in self._numbers:
            self._numbers[snapshot] = len(self.all)
            self.all.append(snapshot)
        return self._numbers[snapshot]


def snapshots_of(chain: Chain) -> Snapshots:
    """What was seen in the scenes of a chain; kept with it."""
    kept = chain.aside.get(Snapshots)
    if not isinstance(kept, Snapshots):
        kept = chain.aside[Snapshots] = Snapshots(chain)
    return kept


CERTAINTY = 1.959963984540054
"""How many deviations an interval of 95 % is wide on each side."""
NEGLIGIBLE = 1e-9
"""What was not followed to its end and weighs no more leaves a chance as exact as the machine is."""
Flags = NDArray[np.bool_]


def answer_of(chain: Chain, start: int, course: Course, runs: int = 0, seed: int = 0) -> Answer:
    """The answer of a fight that has been computed exactly, or played so many times."""
    return _Measuring(chain, start, course, runs).answer(seed)


class _Measuring:
    """One fight being measured: how it ends in which scene, and who is how in each."""

    def __init__(self, chain: Chain, start: int, course: Course, runs: int) -> None:
        self._chain, self._start, self._course, self._runs = chain, start, course, runs
        rest = course.undecided + course.dropped
        self._rest = rest if rest > NEGLIGIBLE else 0.0
        assert chain.marks is None or not runs, (
            "who plays only some fights needs a chain with marks in its scenes"
        )
        playing, opening = playing_of(chain.rules), chain.opening(start)
        self._people = playing.people(opening)
        memos, state = chain.fighting.place(opening)
        met = chain.fighting.numbers.met
        self._had = {id: playing.marks(met[one]) for id, one in zip(memos.ids, state[1:], strict=True)}
        self._ids = tuple([one.id for one in self._people])
        self._snapshots = snapshots_of(chain)
        over = [one for one in course.rounds if len(one.over)]
        self._ends: Numbers = np.concatenate([one.over for one in over] or [np.empty(0, dtype=np.int64)])
        self._chances: Chances = np.concatenate([one.over_chances for one in over] or [np.empty(0)])
        self._table = self._snapshots.table(self._ids, self._ends)
        self._standing = self._standing_by_round()

    def answer(self, seed: int) -> Answer:
        """All of it."""
        course, chances = self._course, self._chances
        kinds = self._chain.kind.array[self._ends]
        is_party = np.array([one.side == "party" for one in self._people], dtype=bool)
        out = self._flags("is_out")
        got_away = (self._flags("has_fled") & is_party).any(axis=1)
        nobody_left = (kinds == LOST) & ~got_away
        # Whoever got away is not there to help either.
        self._left_dying = self._flags("dies_alone") & is_party & (kinds == LOST)[:, np.newaxis]
        self._dead = self._flags("is_gone") & ~self._flags("has_fled")
        undecided = 1.0 - float(chances.sum()) + float(chances[kinds == STUCK].sum())
        by_kind: dict[object, list[int]] = {}
        for column, one in enumerate(self._people):
            by_kind.setdefault(kind_of(one) or column, []).append(column)
        fates = [(self._people[columns[0]].side, self._fate(columns)) for columns in by_kind.values()]
        return Answer(
            method="simulated" if self._runs else "exact",
            scenes=self._chain.known,
            runs=self._runs,
            seed=seed,
            residual=course.undecided + course.dropped,
            is_stopped=course.is_stopped,
            win=self._share(kinds == WON),
            lose=self._share(nobody_left),
            flee=self._share((kinds == LOST) & got_away),
            undecided=self._undecided(max(undecided, 0.0)),
            rounds={
                number: float(one.over_chances.sum())
                for number, one in enumerate(course.rounds, 1)
                if len(one.over)
            },
            down=_tally((out & is_party).sum(axis=1), chances),
            foes_left=_tally((~out & ~is_party).sum(axis=1), chances),
            heroes=tuple([one for side, one in fates if side == "party"]),
            foes=tuple([one for side, one in fates if side == "foes"]),
            left_out=left_out(self._chain.rules, self._chain.scene(self._start)),
        )

    def _fate(self, columns: list[int]) -> Fate:
        """What becomes of somebody, or of each of several on average."""
        people = [self._people[column] for column in columns]
        by_snapshot: Chances = np.zeros(len(self._snapshots.all))
        for column in columns:
            by_snapshot += np.bincount(
                self._table[:, column], weights=self._chances, minlength=len(by_snapshot)
            )
        by_snapshot /= len(columns)
        seen = [
            (self._snapshots.all[number], float(by_snapshot[number]))
            for number in np.flatnonzero(by_snapshot)
        ]
        first = people[0]
        return Fate(
            id=first.id,
            count=len(columns),
            name=first.name,
            label=first.label,
            out=self._around(sum(chance for one, chance in seen if one.is_out)),
            gone=self._around(sum(chance for one, chance in seen if one.is_gone)),
            dies=self._around(self._mean((self._dead | self._left_dying)[:, columns])),
            left_dying=self._around(self._mean(self._left_dying[:, columns])),
            fled=self._around(sum(chance for one, chance in seen if one.has_fled)),
            standing=tuple(self._standing[:, columns].mean(axis=1).tolist()),
            left=_left(people, seen),
            conditions=dict(sorted((_conditions(seen) | self._marks(columns)).items())),
        )

    def _marks(self, columns: list[int]) -> dict[str, float]:
        """What the fight leaves on somebody, or on each of several on average: the chance of each mark."""
        people = [self._people[column] for column in columns]
        had = [dict(self._had.get(one.id, ())) for one in people]
        return (
            self._marks_within(columns, had) if self._chain.marks is None else self._marks_apart(people, had)
        )

    def _marks_apart(self, people: list[Person], had: list[dict[str, int]]) -> dict[str, float]:
        """Where marks were followed beside the scenes: those, and what people had that anybody sees."""
        ids = {one.id for one in people}
        found: dict[str, float] = {}
        for (who, key), chance in self._course.marks.items():
            if who in ids:
                found[key] = found.get(key, 0.0) + chance / len(people)
        visible = [
            key for one, marks in zip(people, had, strict=True) for key in marks if key in one.conditions
        ]
        told = {key: float(self._chances.sum()) * visible.count(key) / len(people) for key in visible}
        return found | told

    def _marks_within(self, columns: list[int], had: list[dict[str, int]]) -> dict[str, float]:
        """Where scenes hold the marks: more of one at the end than there were at first."""
        table = self._table[:, columns]
        met = [self._snapshots.all[number] for number in np.unique(table)]
        found: dict[str, float] = {}
        for key in sorted({key for snapshot in met for key, _ in snapshot.marks}):
            counts = np.array([dict(one.marks).get(key, 0) for one in self._snapshots.all])
            # Who of a kind is who is not known any more: whoever bears most now is whoever bore most before.
            before = sorted([one.get(key, 0) for one in had])
            is_new = np.sort(counts[table], axis=1) > before
            if is_new.any():
                found[key] = float(self._chances @ is_new.mean(axis=1))
        return found

    def _flags(self, name: str) -> Flags:
        """Something that everybody is or is not, in every scene in which the fight has ended."""
        of_snapshot = np.array([getattr(one, name) for one in self._snapshots.all], dtype=bool)
        flags: Flags = of_snapshot[self._table]
        return flags

    def _mean(self, which: Flags) -> float:
        """The chance of something that is so with each of several, on average."""
        return float(self._chances @ which.mean(axis=1))

    def _share(self, which: Flags) -> Share:
        return self._around(float(self._chances[which].sum()))

    def _undecided(self, chance: float) -> Share:
        """The chance that nobody wins, of which what was not followed to its end may still be decided."""
        if self._runs:
            return self._around(chance)
        return Share(chance=chance, low=max(chance - self._rest, 0.0), high=chance)

    def _around(self, chance: float) -> Share:
        """A chance with the interval of Wilson for so many runs; of an exact one with what was not followed.

        That of each of several on average is at least as narrow."""
        if not self._runs:
            return Share(chance=chance, low=chance, high=min(chance + self._rest, 1.0))
        squared = CERTAINTY**2 / self._runs
        middle = (chance + squared / 2) / (1 + squared)
        spread = max(chance * (1 - chance), 0.0) / self._runs + squared / (4 * self._runs)
        wide = CERTAINTY * sqrt(spread) / (1 + squared)
        return Share(chance=chance, low=max(middle - wide, 0.0), high=min(middle + wide, 1.0))

    def _standing_by_round(self) -> Chances:
        """The chance of everybody (columns) to take part, at first and after each round (rows)."""
        rows = [self._taking_part(np.array([self._start]), np.ones(1))]
        ended = np.zeros(len(self._ids))
        for one in self._course.rounds:
            ended = ended + self._taking_part(one.over, one.over_chances)
            rows.append(ended + self._taking_part(one.numbers, one.chances))
        return np.array(rows)

    def _taking_part(self, numbers: Numbers, chances: Chances) -> Chances:
        table = self._snapshots.table(self._ids, numbers)
        takes_part = np.array([not one.is_out for one in self._snapshots.all], dtype=bool)
        found: Chances = chances @ takes_part[table]
        return found


def _left(people: list[Person], seen: list[tuple[Snapshot, float]]) -> tuple[Left, ...]:
    """What somebody who stands has left of each of their resources, or each of several on average."""
    found: dict[str, dict[int, float]] = {one.key: {} for one in people[0].tracks}
    for snapshot, chance in seen:
        for key, value, _ in snapshot.tracks if not snapshot.is_out else ():
            chances = found.setdefault(key, {})
            chances[value] = chances.get(value, 0.0) + chance
    most: dict[str, int] = {}
    for one in (track for person in people for track in person.tracks):
        most[one.key] = max(one.most, most.get(one.key, 0))
    return tuple(
        [
            Left(key=key, most=most.get(key, 0), chances=dict(sorted(chances.items())))
            for key, chances in found.items()
        ]
    )


def _conditions(seen: list[tuple[Snapshot, float]]) -> dict[str, float]:
    found: dict[str, float] = {}
    for snapshot, chance in seen:
        for key in dict.fromkeys(snapshot.conditions):
            found[key] = found.get(key, 0.0) + chance
    return found


def _tally(values: Numbers, chances: Chances) -> dict[int, float]:
    sums = np.bincount(values, weights=chances) if len(values) else np.empty(0)
    return {int(value): float(sums[value]) for value in np.flatnonzero(sums)}


def left_out(rules: Ruleset, scene: object) -> tuple[str, ...]:
    """What a question about a fight from a scene leaves out, by key."""
    position = ("position",) if getattr(scene, "space", None) is None else ()
    return (*position, *playing_of(rules).unasked(scene), "fiction", "other-deeds")
