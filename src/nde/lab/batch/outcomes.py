"""What comes of a deed in many scenes: every scene it may lead to through all its stages, with its chance.

The frontier are the scenes in the middle of the deed.  Those that wait for the same stage go through it
together; equal ones that come from the same scene are one before the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple, TypeAlias

import numpy as np

from nde.lab.arrays import Column, Rows, Table, Weights, equal_rows, merged, split
from nde.lab.batch.memos import LawBatch, TooManyRows, all_ends, drawn_ends
from nde.lab.compiled.fight import Compiled, Memos
from nde.lab.compiled.laws import LawBook
from nde.lab.compiled.memo import Memo
from nde.lab.compiled.pieces import Change, Remade
from nde.lab.compiled.trees import Ended
from nde.lab.marks import Found, Marks
from nde.lab.states import TooWide

Stages: TypeAlias = tuple[Memo, ...]
"""Stages that are still to come, the next one last."""
Some: TypeAlias = tuple[Column, Rows, Weights]
"""Scenes: the row that each comes from, what it is, and its chance."""


class Frontier:
    """Scenes in the middle of deeds, by the stages that are still to come."""

    def __init__(self) -> None:
        self.by_stages: dict[tuple[Memos, Stages], list[Some]] = {}

    def add(self, memos: Memos, stages: Stages, some: Some) -> None:
        """Let some scenes wait for these stages."""
        self.by_stages.setdefault((memos, stages), []).append(some)

    def joined(self) -> Iterator[tuple[Memos, Stages, Some]]:
        """All of them."""
        for (memos, stages), parts in self.by_stages.items():
            if len(parts) == 1:
                yield memos, stages, parts[0]
            else:
                origins, rows, weights = (np.concatenate(one) for one in zip(*parts, strict=True))
                yield memos, stages, (origins, rows, weights)

    def merged(self) -> Iterator[tuple[Memos, Stages, Some]]:
        """All of them, equal ones as one."""
        for memos, stages, some in self.joined():
            yield memos, stages, merged(*some)


Luck: TypeAlias = Callable[[Column], Weights]
"""A number from 0 on and below 1 for each of some rows, another one whenever it is asked."""
MOST_OUTCOMES = 20_000
"""A deed that may lead to more scenes than this from one is not followed: it is played with dice instead."""
MOST_ROWS, NARROW = 200_000, 12
"""So many scenes are under way at once; so many come from each, as far as is known of a deed at first."""
MOST_UNDER_WAY = 10_000_000
"""With more in the middle of one deed, from all scenes together, dice are sooner there."""


class _Onward(NamedTuple):
    """Where what comes of a stage goes: scenes that wait for more, those that do not, and marks by row."""

    later: Frontier
    done: Frontier
    found: dict[int, Found]


class Outcomes:
    """What follows many scenes of a fight, by the laws of all its deeds."""

    def __init__(self, fighting: Compiled, book: LawBook, marks: Marks | None) -> None:
        self._fighting, self._book, self._marks = fighting, book, marks
        self._ends: dict[Memo, LawBatch] = {}
        self._changed: dict[int, tuple[dict[int, int], Table]] = {}
        self._is_marked = Table()
        self._widths: dict[Memo, int] = {}
        """How many scenes are under way at once from each in the middle of a deed, on average at most."""

    def drawn(self, memos: Memos, deed: Memo, rows: Rows, luck: Luck) -> list[tuple[Memos, Some]]:
        """One scene that a deed leads to from each row, as luck has it."""
        done, waiting = Frontier(), Frontier()
        waiting.add(memos, (deed,), (np.arange(len(rows)), rows, np.ones(len(rows))))
        while waiting.by_stages:
            onward = _Onward(Frontier(), done, {})
            for now, stages, some in waiting.joined():
                self._stage(now, stages, some, onward, luck)
            waiting = onward.later
        return [(now, some) for now, _, some in done.joined()]

    def all(self, memos: Memos, deed: Memo, rows: Rows, found: dict[int, Found]) -> list[tuple[Memos, Some]]:
        """Every scene that a deed leads to from each row; marks that are left are added by row to `found`."""
        done = Frontier()
        begin, at_once = 0, max(1, MOST_ROWS // self._widths.get(deed, NARROW))
        while begin < len(rows):
            if self._widths.get(deed, NARROW) * (len(rows) - begin) > MOST_UNDER_WAY:
                raise TooWide(most=MOST_OUTCOMES)
            some = np.arange(begin, min(begin + at_once, len(rows)))
            marks: dict[int, Found] = {}
            try:
                followed = self._follow(memos, deed, some, rows[some], marks)
            except TooManyRows:
                # Too much is under way at once: fewer scenes are followed together.
                if len(some) == 1:
                    raise TooWide(most=MOST_OUTCOMES) from None
                at_once = max(1, len(some) // 8)
                continue
            found.update(marks)
            for now, stages, one in followed.joined():
                done.add(now, stages, one)
            begin += len(some)
        return [(now, one) for now, _, one in done.merged()]

    def _follow(
        self, memos: Memos, deed: Memo, origins: Column, rows: Rows, found: dict[int, Found]
    ) -> Frontier:
        """Let a deed happen with all its stages; what comes of it waits for nothing any more."""
        waiting, done = Frontier(), Frontier()
        waiting.add(memos, (deed,), (origins, rows, np.ones(len(rows))))
        while waiting.by_stages:
            onward = _Onward(Frontier(), done, found)
            for now, stages, some in waiting.merged():
                self._stage(now, stages, some, onward)
            waiting = onward.later
            self._measure(deed, origins, waiting)
        return done

    def _measure(self, deed: Memo, origins: Column, waiting: Frontier) -> None:
        """Refuse to go on from a scene with too many others in the middle of what follows it."""
        widths = np.zeros(len(origins), dtype=np.int64)
        for parts in waiting.by_stages.values():
            for one, _, _ in parts:
                widths += np.bincount(one - origins[0], minlength=len(origins))
        if widths.max() > MOST_OUTCOMES:
            raise TooWide(most=MOST_OUTCOMES)
        self._widths[deed] = max(self._widths.get(deed, NARROW), int(widths.sum()) // len(origins))

    def _stage(
        self, memos: Memos, stages: Stages, some: Some, onward: _Onward, luck: Luck | None = None
    ) -> None:
        """Let the last of some stages happen in scenes that wait for it."""
        origins, rows, weights = some
        memo, still = stages[-1], stages[:-1]
        ends = self._ends.get(memo)
        if ends is None:
            ends = self._ends[memo] = LawBatch(memo, self._book.of(memo))
        laws, of_rows = ends.laws_of(rows)
        leaves = [ends.of(law) for law in laws]
        if luck is None:
            from_rows, which, chances = all_ends(leaves, of_rows)
        else:
            from_rows, which, chances = drawn_ends(leaves, of_rows, luck(origins))
        # Rows that come to the same end stand together.
        order = np.argsort(which, kind="stable")
        which, from_rows = which[order], from_rows[order]
        after, weights, origins = rows[from_rows], weights[from_rows] * chances[order], origins[from_rows]
        bounds = [0, *(np.flatnonzero(which[1:] != which[:-1]) + 1).tolist(), len(which)]
        for begin, end in pairwise(bounds):
            leaf = ends.met[which[begin]]
            part = (origins[begin:end], after[begin:end], weights[begin:end])
            if type(leaf.changes) is Remade:
                self._remake(memo, still, leaf, part, onward, memos)
                continue
            for change in leaf.changes:
                self._change(memos, memo, change, part, onward.found)
            then = (*still, *reversed(leaf.value)) if leaf.value else still
            (onward.later if then else onward.done).add(memos, then, part)

    def _change(self, memos: Memos, memo: Memo, change: Change, part: Some, found: dict[int, Found]) -> None:
        """Write what an end writes to one piece of its scenes, and take the marks off that it leaves."""
        place, rows = change.place, part[1]
        known = self._changed.get(id(change.known))
        if known is None:
            # The dictionary is kept as well, so that no other has its identity.
            known = self._changed[id(change.known)] = (change.known, Table())
        column = known[1].find(rows[:, place], lambda number: memo.changed(number, change))
        if self._marks is not None and self._is_marked.find(column, self._find_marked).any():
            column = self._unmarked(self._marks, memos, place, column, part, found)
        rows[:, place] = column

    def _find_marked(self, number: int) -> int:
        assert self._marks is not None
        self._marks.without(number)
        return int(number not in self._marks.bare)

    def _unmarked(
        self, marks: Marks, memos: Memos, place: int, column: Column, part: Some, found: dict[int, Found]
    ) -> Column:
        """The pieces without marks; those that nobody had before are added to what was found."""
        origins, rows, weights = part
        bare = column.copy()
        for one in np.flatnonzero(self._is_marked.find(column, self._find_marked)).tolist():
            number, before = int(column[one]), int(rows[one, place])
            into = found.setdefault(int(origins[one]), {})
            if place:
                marks.note_piece(memos.ids[place - 1], before, number, float(weights[one]), into)
            bare[one] = marks.without(number)
        for number in np.unique(bare[bare != column]).tolist():
            memos.pieces.enter_piece(place, number)
        return bare

    def _remake(
        self, memo: Memo, still: Stages, leaf: Ended, part: Some, onward: _Onward, memos: Memos
    ) -> None:
        """Let somebody come in or go out: the scenes go on as those of another make-up."""
        origins, rows, weights = part
        firsts, kinds = equal_rows(rows)
        for first, at in zip(firsts.tolist(), split(kinds, len(firsts)), strict=True):
            before = rows[first].tolist()
            after = list(before)
            assert type(leaf.changes) is Remade
            moved = memo.remade(after, leaf.changes, leaf.value)
            now = self._fighting.memos_of(moved.of)
            now.pieces.enter(after)
            place = (now, tuple(after))
            if self._marks is not None:
                for one in at.tolist():
                    into = onward.found.setdefault(int(origins[one]), {})
                    place = self._marks.taken_off(
                        (memos, tuple(before)), (now, tuple(after)), float(weights[one]), into
                    )
            then = tuple([now.stage(one.of) for one in (*still, *reversed(leaf.value))])
            made = np.tile(np.array(place[1], dtype=np.int32), (len(at), 1))
            (onward.later if then else onward.done).add(now, then, (origins[at], made, weights[at]))
