"""What memoized rules come to in many scenes: the answer, or the law, once for all rows that look alike."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from nde.lab.arrays import MOST_KEY, UNKNOWN, ByPieces, Column, Rows, Weights, equal_rows, split
from nde.lab.compiled.laws import Law, Laws
from nde.lab.compiled.memo import Memo, View
from nde.lab.compiled.trees import Ended, Looked

SMALL = 1 << 14
"""Keys up to this are looked up in an array."""


class _Ways:
    """What follows something seen of pieces."""

    def __init__(self, node: Looked, met: list[Any]) -> None:
        self._node, self._met = node, met
        self.after: list[Any] = []
        self._index: dict[object, int] = {}
        self._by_value: dict[object, int] = {}
        self._traces = 0
        self._by_pieces = ByPieces(node.places)

    def is_valid(self, traces: int) -> bool:
        """Whether all that is known still holds: what was learnt since may have made parts of a tree anew."""
        if self._traces != traces:
            now, after = self._node.by_value, self.after
            if any(now.get(value) is not after[way] for value, way in self._by_value.items()):
                return False
            self._traces = traces
        return True

    def of(self, rows: Rows) -> Column:
        """Which way each row goes; none where nobody has been before."""
        return self._by_pieces.find(rows, self._way)

    def _way(self, *pieces: int) -> int:
        seen = self._node.get(*[self._met[one] for one in pieces])
        after = self._node.by_value.get(seen)
        if after is None:
            return UNKNOWN
        way = self._index.setdefault(after, len(self.after))
        if way == len(self.after):
            self.after.append(after)
        self._by_value[seen] = way
        return way


class MemoBatch:
    """What one memo sees, in any number of scenes."""

    def __init__(self, memo: Memo) -> None:
        self._memo = memo
        self._met = memo.pieces.numbers.met
        self._seen: dict[View, tuple[int, ByPieces]] = {}
        self._values: list[object] = []
        self._numbers: dict[Any, int] = {}
        self._looked: dict[Looked, _Ways] = {}
        self._by_key: Column = np.empty(0, dtype=np.int64)
        self._keyed = (0, -1)
        """How many keys there may be, and at what age of the memo."""

    def answers(self, rows: Rows) -> tuple[list[Any], Column]:
        """The answers to a question, and which of them is that for each row."""
        while True:
            age = self._memo.age
            keys, most = self._keys(rows)
            while self._memo.age == age:
                # Where something was learnt, all may be seen with other eyes.
                numbers = self._known(rows, keys, most)
                if numbers is not None:
                    return self._values, numbers

    def kinds(self, rows: Rows) -> tuple[Column, Column]:
        """The index of one row of every kind that looks alike before any dice, and the kind of each row."""
        keys, most = self._keys(rows)
        if most == 1:
            return np.zeros(1, dtype=np.int64), np.zeros(len(rows), dtype=np.int64)
        _, firsts, kinds = np.unique(keys, return_index=True, return_inverse=True)
        return firsts, kinds

    def _known(self, rows: Rows, keys: Column, most: int) -> Column | None:
        """The numbers of the answers, most of them found by key; nothing where some had to be learnt."""
        if most > SMALL:
            _, firsts, kinds = np.unique(keys, return_index=True, return_inverse=True)
            return self._found(rows, firsts, kinds)[0]
        if self._keyed != (most, self._memo.age):
            self._by_key, self._keyed = np.full(most, UNKNOWN, dtype=np.int64), (most, self._memo.age)
        numbers = self._by_key[keys]
        at = np.flatnonzero(numbers < 0)
        if len(at):
            new, firsts, kinds = np.unique(keys[at], return_index=True, return_inverse=True)
            found, of_kinds = self._found(rows[at], firsts, kinds)
            if found is None:
                return None
            self._by_key[new] = of_kinds
            numbers[at] = found
        return numbers

    def _found(self, rows: Rows, firsts: Column, kinds: Column) -> tuple[Column | None, Column]:
        """The numbers of answers of rows of some kinds, and of those kinds that need no further look."""
        memo, age = self._memo, self._memo.age
        of_kinds = np.full(len(firsts), UNKNOWN, dtype=np.int64)
        deeper: list[tuple[object, int]] = []
        is_learnt = False
        for kind, first in enumerate(firsts.tolist()):
            state = rows[first].tolist()
            root = memo.root(state)
            if type(root) is Ended:
                of_kinds[kind] = self._number(root.value)
            elif root is None:
                memo.learn(state, [], _no_dice)
                is_learnt = True
            else:
                deeper.append((root, kind))
        if is_learnt:
            return None, of_kinds
        numbers = of_kinds[kinds]
        waiting = [(root, np.flatnonzero(kinds == kind)) for root, kind in deeper]
        while waiting:
            node, at = waiting.pop()
            assert type(node) is Looked, "no question rolls dice"
            ways, of_rows = self._ways(node, rows[at])
            if of_rows.min() < 0:
                self._learn(node, rows[at[of_rows < 0]])
                ways, of_rows = self._ways(node, rows[at])
                if memo.age != age or of_rows.min() < 0:
                    # This is no longer where it looks.
                    return None, of_kinds
            for after, those in zip(ways, split(of_rows, len(ways)), strict=True):
                if not len(those):
                    continue
                if type(after) is Ended:
                    numbers[at[those]] = self._number(after.value)
                else:
                    waiting.append((after, at[those]))
        return numbers, of_kinds

    def _learn(self, node: Looked, rows: Rows) -> None:
        """Learn what follows something seen, of each kind once."""
        known = set(node.by_value)
        for first in equal_rows(rows[:, list(node.places)])[0].tolist():
            state = rows[first].tolist()
            seen = node.get(*[self._met[state[place]] for place in node.places])
            if seen not in known:
                known.add(seen)
                self._memo.learn(state, [], _no_dice)

    def _ways(self, node: Looked, rows: Rows) -> tuple[list[object], Column]:
        """What follows something seen, and which of it for each row; none where nobody has been before."""
        known = self._looked.get(node)
        if known is None or not known.is_valid(self._memo.traces):
            known = self._looked[node] = _Ways(node, self._met)
        return known.after, known.of(rows)

    def _number(self, value: object) -> int:
        number = self._numbers.get(value)
        if number is None:
            number = self._numbers[value] = len(self._values)
            self._values.append(value)
        return number

    def _keys(self, rows: Rows) -> tuple[Column, int]:
        """A key for each row, equal for those that look alike before any dice, and how many there may be."""
        keys = np.zeros(len(rows), dtype=np.int64)
        most = 1
        for view in self._memo.views:
            batch = self._batches(view, rows)
            count = 1 << (len(view.numbers) - 1).bit_length() if view.numbers else 1
            if count == 1:
                continue
            if most * count > MOST_KEY:
                keys = np.unique(keys, return_inverse=True)[1]
                most = len(rows)
            keys = keys * count + batch
            most *= count
        return keys, most

    def _batches(self, view: View, rows: Rows) -> Column:
        """The numbers of what a view shows of each row."""
        known = self._seen.get(view)
        if known is None or known[0] != view.age:
            known = self._seen[view] = (view.age, ByPieces(view.places))
        return known[1].find(rows, lambda *pieces: view.look_at(pieces, self._met))


def _no_dice(sides: int) -> int:
    """The dice of questions, which roll none."""
    raise AssertionError(sides)


MOST_SPREAD = 2_000_000
"""So many scenes may come of one stage at once."""
MOST_KEPT = 50_000
"""So many laws are kept as arrays; then they are made anew."""


class TooManyRows(Exception):
    """More than there is room for.  Stays in this package."""


class Leaves(NamedTuple):
    """A law as arrays: its ends by number, and their chances."""

    law: Law
    numbers: Column
    chances: Weights
    sums: Weights
    """The chance of each end and of all before it."""


class LawBatch:
    """The ends that one memo may come to."""

    def __init__(self, memo: Memo, laws: Laws) -> None:
        self._memo, self._batches, self._laws = memo, MemoBatch(memo), laws
        self.met: list[Ended] = []
        self._numbers: dict[Ended, int] = {}
        self._arrays: dict[int, Leaves] = {}

    def of(self, law: Law) -> Leaves:
        """A law as arrays."""
        known = self._arrays.get(id(law))
        if known is None or known.law is not law:
            numbers = np.array([self._number(leaf) for _, leaf in law], dtype=np.int64)
            chances = np.array([chance for chance, _ in law])
            known = Leaves(law, numbers, chances, np.cumsum(chances) / chances.sum())
            if len(self._arrays) >= MOST_KEPT:
                self._arrays.clear()
            self._arrays[id(law)] = known
        return known

    def laws_of(self, rows: Rows) -> tuple[list[Law], Column]:
        """The laws of the memo in some scenes, and which of them is that of each row."""
        memo, invariants = self._memo, self._memo.pieces.invariants
        while True:
            age = (memo.age, invariants.age)
            numbers: dict[int, int] = {}
            laws: list[Law] = []
            of_rows = np.empty(len(rows), dtype=np.int64)
            is_narrow = False
            firsts, kinds = self._batches.kinds(rows)
            for at in split(kinds, len(firsts)):
                state = rows[at[0]].tolist()
                law = self._laws.of(state)
                places = self._laws.places(state)
                if not places:
                    of_rows[at] = _numbered(law, laws, numbers)
                    continue
                some, alike = equal_rows(rows[at][:, places])
                found = [self._laws.of(rows[at[one]].tolist()) for one in some.tolist()]
                of_rows[at] = np.array([_numbered(one, laws, numbers) for one in found])[alike]
                # More may have been looked at on the way than was known before.
                is_narrow = is_narrow or self._laws.places(state) != places
            if not is_narrow and age == (memo.age, invariants.age):
                return laws, of_rows

    def _number(self, leaf: Ended) -> int:
        number = self._numbers.get(leaf)
        if number is None:
            number = self._numbers[leaf] = len(self.met)
            self.met.append(leaf)
        return number


def all_ends(leaves: list[Leaves], of_rows: Column) -> tuple[Column, Column, Weights]:
    """Every end of the law of each row: the row, the number of the end, and its chance."""
    counts = np.array([len(one.numbers) for one in leaves], dtype=np.int64)
    firsts = np.cumsum(counts) - counts
    row_counts = counts[of_rows]
    if row_counts.sum() > MOST_SPREAD:
        raise TooManyRows
    rows = np.repeat(np.arange(len(of_rows)), row_counts)
    offsets = np.arange(len(rows)) - np.repeat(np.cumsum(row_counts) - row_counts, row_counts)
    at = np.repeat(firsts[of_rows], row_counts) + offsets
    numbers = np.concatenate([one.numbers for one in leaves])[at]
    return rows, numbers, np.concatenate([one.chances for one in leaves])[at]


def drawn_ends(leaves: list[Leaves], of_rows: Column, luck: Weights) -> tuple[Column, Column, Weights]:
    """One end of the law of each row: the first whose chance, with all before it, lies above its luck."""
    # Each law has a unit of its own on one long line.
    line = np.concatenate([number + one.sums for number, one in enumerate(leaves)])
    at = np.searchsorted(line, of_rows + luck, side="right")
    ends = np.cumsum([len(one.numbers) for one in leaves])
    at = np.minimum(at, ends[of_rows] - 1)
    numbers = np.concatenate([one.numbers for one in leaves])[at]
    return np.arange(len(of_rows)), numbers, np.ones(len(of_rows))


def _numbered(law: Law, laws: list[Law], numbers: dict[int, int]) -> int:
    number = numbers.get(id(law))
    if number is None:
        number = numbers[id(law)] = len(laws)
        laws.append(law)
    return number
