"""What may come of deeds in many scenes of a fight at once, with everything left open that somebody decides.

Scenes of one make-up in one phase are the rows of a matrix (`nde.lab.many`).  A phase is what is under way:
nothing, so that somebody may act; stages of a deed that are still to come; or a question that waits for its
answer.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nde.lab.arrays import Column, GrowingArray, Numbered, Rows, Table, Weights, equal_rows
from nde.lab.batch.memos import MemoBatch
from nde.lab.compiled.fight import Compiled, Memos
from nde.lab.compiled.memo import Memo
from nde.lab.compiled.open_laws import Choice, Leaves, OpenLaw, OpenLaws
from nde.lab.compiled.pieces import REST, Change, Remade
from nde.lab.compiled.trees import Ended
from nde.lab.symmetry import Symmetry
from nde.rules.play import Playing

Stages = tuple[Memo, ...]
"""Stages that are still to come, the next one last."""
NO_CHANGE = 0


class Phase:
    """What is under way in scenes of one make-up, and all such scenes that were met."""

    def __init__(self, memos: Memos, stages: Stages, choice: Choice | None) -> None:
        self.memos, self.stages, self.choice = memos, stages, choice
        self.known = Numbered(len(memos.ids) + 1)
        self.looked = 0
        """So many of its scenes have been looked at."""
        self.looks = 0
        """So often some of them were."""

    @property
    def is_plain(self) -> bool:
        """Whether nothing is under way."""
        return not self.stages and self.choice is None


class Spread(NamedTuple):
    """What may come of some ways: scenes, those of one way together, with their chances."""

    counts: Column
    after: Column
    chances: Weights


class _Book:
    """The laws of deeds in scenes of one make-up as arrays: the ends of each, and what they change."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.numbers: dict[tuple[Stages, int], int] = {}
        self.laws: list[OpenLaw] = []
        self.first: GrowingArray[np.int64] = GrowingArray(np.int64)
        self.count: GrowingArray[np.int64] = GrowingArray(np.int64)
        self.chance: GrowingArray[np.float64] = GrowingArray(np.float64)
        self.phase: GrowingArray[np.int64] = GrowingArray(np.int64)
        """By end: the number of the phase it leads to; -1 where it leads to another make-up."""
        self.changes: GrowingArray[np.int64] = GrowingArray(np.int64)
        """By end and place: the number of what is written there."""
        self.remade: dict[int, tuple[Stages, Ended]] = {}


class DecisionLaws:
    """What may come of every deed of a fight, in any scenes."""

    def __init__(self, fighting: Compiled, playing: Playing, scene: Any) -> None:
        self.fighting = fighting
        self.phases: list[Phase] = []
        self.count = 0
        """How many scenes have a number."""
        self._phases: dict[tuple[Memos, Stages, Choice | None], int] = {}
        self._books: dict[Memos, _Book] = {}
        self._leaves = Leaves()
        self._parts: dict[Any, Any] = {}
        self._batches: dict[Memo, MemoBatch] = {}
        self._symmetries: dict[Memos, Symmetry] = {}
        self._laws: dict[Memo, OpenLaws] = {}
        self._changes: dict[object, int] = {}
        self._changed: list[tuple[Change, Table] | None] = [None]
        self._gist, self._unmarked, self._people = playing.gist(scene), playing.unmarked, playing.people
        self._simple, self._bare = Table(), Table()

    def phase(self, memos: Memos, stages: Stages = (), choice: Choice | None = None) -> int:
        """The number of a phase."""
        key = (memos, stages, choice)
        number = self._phases.get(key)
        if number is None:
            number = self._phases[key] = len(self.phases)
            self.phases.append(Phase(memos, stages, choice))
        return number

    def number(self, phase: int, rows: Rows) -> Column:
        """The numbers of scenes of a phase; those that were never met get one."""
        known = self.phases[phase].known
        before = len(known.numbers)
        numbers = known.number(rows, self.count)
        self.count += len(known.numbers) - before
        return numbers

    def simplified(self, memos: Memos, rows: Rows, *, is_plain: bool) -> Rows:
        """Scenes with all made alike that makes no difference: in the middle of a deed only marks."""
        table, find = (self._simple, self._simple_of) if is_plain else (self._bare, self._bare_of)
        alike = table.find(rows, find).astype(np.int32)
        invariants, met = memos.pieces.invariants, self.fighting.numbers.met
        for place in np.flatnonzero((alike != rows).any(axis=0)).tolist():
            for piece in np.unique(alike[alike[:, place] != rows[:, place], place]).tolist():
                invariants.enter(place, piece, met[piece], is_deep=place != REST)
        return self.symmetry(memos, alike).canonical(alike) if is_plain else alike

    def symmetry(self, memos: Memos, rows: Rows) -> Symmetry:
        """What makes scenes of a make-up alike that differ in names only; of some such scenes."""
        symmetry = self._symmetries.get(memos)
        if symmetry is None:
            symmetry = Symmetry(memos, self.fighting.numbers, self._people, rows[0])
            self._symmetries[memos] = symmetry
        return symmetry

    def answers(
        self, memos: Memos, question: str, who: tuple[str, ...], rows: Rows
    ) -> tuple[list[Any], Column]:
        """The answers to a question, and which of them is that for each row."""
        return self._batch_of(memos.asked.get((question, who)) or memos.question(question, who)).answers(rows)

    def law_of_choice(self, phase: Phase, option: int) -> int:
        """The number of the law that follows an answer."""
        assert phase.choice is not None
        return self._numbered(phase.memos, phase.stages, phase.choice.laws[option])

    def laws(self, memos: Memos, memo: Memo, still: Stages, rows: Rows) -> Column:
        """The numbers of the laws of a deed, or of a stage with others still to come, in some scenes."""
        laws, batch = self._laws_of(memo), self._batch_of(memo)
        invariants = memo.pieces.invariants
        while True:
            age = (memo.age, invariants.age)
            is_all = True
            numbers = np.empty(len(rows), dtype=np.int64)
            firsts, kinds = batch.kinds(rows)
            order = np.argsort(kinds, kind="stable")
            ends = np.cumsum(np.bincount(kinds, minlength=len(firsts)))
            for kind, first in enumerate(firsts.tolist()):
                state = rows[first].tolist()
                law = laws.law(state)
                places = laws.places(state)
                at = order[0 if kind == 0 else ends[kind - 1] : ends[kind]]
                if not places:
                    numbers[at] = self._numbered(memos, still, law)
                    continue
                those = rows[at]
                some, alike = equal_rows(those[:, places])
                found = [self._numbered(memos, still, laws.law(those[one].tolist())) for one in some.tolist()]
                numbers[at] = np.array(found, dtype=np.int64)[alike]
                is_all = is_all and laws.places(state) == places
            # Where something was learnt on the way, all may be seen with other eyes.
            if is_all and age == (memo.age, invariants.age):
                return numbers

    def spread(self, memos: Memos, rows: Rows, of: Column, laws: Column) -> Spread:
        """What may come of ways: each is done in one of the rows (`of`), by a law."""
        book = self._book(memos)
        counts = book.count.array[laws]
        ends = np.cumsum(counts)
        total = int(ends[-1]) if len(ends) else 0
        leaves = np.arange(total) + np.repeat(book.first.array[laws] - (ends - counts), counts)
        after = rows[np.repeat(of, counts)]
        changes = book.changes.array.reshape(-1, book.width)
        for place in range(book.width):
            which = changes[leaves, place]
            at = np.flatnonzero(which)
            if len(at):
                after[at, place] = self._written(which[at], after[at, place])
        chances = book.chance.array[leaves]
        phases = book.phase.array[leaves]
        numbers = np.empty(total, dtype=np.int64)
        for phase in np.unique(phases).tolist():
            at = np.flatnonzero(phases == phase)
            if phase < 0:
                self._remake(memos, leaves[at], rows[np.repeat(of, counts)[at]], numbers, at)
                continue
            one = self.phases[phase]
            some = after[at]
            if one.choice is None:
                some = self.simplified(one.memos, some, is_plain=one.is_plain)
            numbers[at] = self.number(phase, some)
        return Spread(counts, numbers, chances)

    def _written(self, which: NDArray[np.int64], pieces: NDArray[Any]) -> NDArray[np.int64]:
        """What becomes of pieces to which something is written."""
        found = np.empty(len(pieces), dtype=np.int64)
        kinds = np.unique(which).tolist()
        for kind in kinds:
            known = self._changed[kind]
            assert known is not None
            change, table = known
            at = slice(None) if len(kinds) == 1 else np.flatnonzero(which == kind)
            found[at] = table.find(pieces[at], self._writer(change))
        return found

    def _writer(self, change: Change) -> object:
        return lambda number: self.fighting.numbers.changed(number, change)

    def _remake(self, memos: Memos, leaves: Column, rows: Rows, numbers: Column, at: Column) -> None:
        """Number the scenes of ends that bring somebody in or take somebody out."""
        book = self._book(memos)
        for leaf in np.unique(leaves).tolist():
            still, end = book.remade[leaf]
            those = np.flatnonzero(leaves == leaf)
            made = end.changes
            assert type(made) is Remade
            now = self.fighting.memos_of(made.of)
            after = np.empty((len(those), len(made.pieces)), dtype=np.int32)
            for place, one in enumerate(made.pieces):
                after[:, place] = (
                    one
                    if isinstance(one, int)
                    else self._written(
                        np.full(len(those), self._change(one), dtype=np.int64), rows[those, one.place]
                    )
                )
            for row in after[equal_rows(after)[0]].tolist():
                now.pieces.enter(row)
            stages = tuple([now.stage(one.of) for one in (*still, *reversed(end.value))])
            phase = self.phase(now, stages)
            numbers[at[those]] = self.number(phase, self.simplified(now, after, is_plain=not stages))

    def _numbered(self, memos: Memos, still: Stages, law: OpenLaw) -> int:
        book = self._book(memos)
        key = (still, id(law))
        number = book.numbers.get(key)
        if number is None:
            number = book.numbers[key] = len(book.laws)
            book.laws.append(law)  # kept, so that no other has its identity
            book.first.add(len(book.chance.array))
            book.count.add(len(law))
            for chance, leaf in law:
                self._keep_leaf(book, memos, still, leaf)
                book.chance.add(chance)
        return number

    def _keep_leaf(self, book: _Book, memos: Memos, still: Stages, leaf: Any) -> None:
        changes = [NO_CHANGE] * book.width
        if type(leaf) is Choice:
            phase = self.phase(memos, still, leaf)
        elif type(leaf.changes) is Remade:
            phase = -1
            book.remade[len(book.chance.array)] = (still, leaf)
        else:
            for change in leaf.changes:
                changes[change.place] = self._change(change)
            phase = self.phase(memos, (*still, *reversed(leaf.value)) if leaf.value else still)
        book.phase.add(phase)
        book.changes.extend(changes)

    def _change(self, change: Change) -> int:
        """The number of what is written to a piece, whatever its place."""
        number = self._changes.get(change.writes)
        if number is None:
            number = self._changes[change.writes] = len(self._changed)
            self._changed.append((change, Table()))
        return number

    def _book(self, memos: Memos) -> _Book:
        if memos not in self._books:
            self._books[memos] = _Book(len(memos.ids) + 1)
        return self._books[memos]

    def _batch_of(self, memo: Memo) -> MemoBatch:
        if memo not in self._batches:
            self._batches[memo] = MemoBatch(memo)
        return self._batches[memo]

    def _laws_of(self, memo: Memo) -> OpenLaws:
        if memo not in self._laws:
            self._laws[memo] = OpenLaws(memo, self._leaves, self._parts)
        return self._laws[memo]

    def _simple_of(self, piece: int) -> int:
        numbers = self.fighting.numbers
        return numbers.number(self._unmarked(self._gist(numbers.met[piece])))

    def _bare_of(self, piece: int) -> int:
        numbers = self.fighting.numbers
        return numbers.number(self._unmarked(numbers.met[piece]))
