"""What a policy does next in many scenes: the loop of `policy_choice`, run once for all that answer alike.

What it asked in one scene, and what it was told, is kept as a path of a tree; the rows of a matrix are handed
down that tree by their answers.  Where no path goes on, the loop is run in a scene of those that came so far.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from nde.lab.arrays import Column, Rows
from nde.lab.batch.memos import MemoBatch
from nde.lab.compiled.fight import Compiled, Memos
from nde.lab.compiled.memo import Memo
from nde.lab.policies import Policy
from nde.lab.policy_choice import next_deed

Deed: TypeAlias = Memo | None
FEW = 3
"""So few rows are asked one by one."""


class _Asked:
    """A question that the loop asks, and what it does then by the answer."""

    __slots__ = ("after", "question", "who")

    def __init__(self, question: str, who: tuple[str, ...]) -> None:
        self.question, self.who = question, who
        self.after: dict[Any, _Asked | _Decided] = {}


class _Decided(NamedTuple):
    """What the loop decides on in the end."""

    deed: Deed


class _Recorder:
    """A fight that keeps what it was asked."""

    def __init__(self, fighting: Compiled) -> None:
        self._fighting = fighting
        self.heroes = fighting.heroes
        self.asked: list[tuple[str, tuple[str, ...], Any]] = []

    @property
    def others_ids(self) -> tuple[str, ...]:
        return self._fighting.others_ids

    def ask(self, question: str, *who: str) -> Any:
        answer = self._fighting.ask(question, *who)
        self.asked.append((question, who, answer))
        return answer


class PolicyBatch:
    """What a policy does next in any scenes of a fight."""

    def __init__(self, fighting: Compiled, policy: Policy) -> None:
        self._fighting, self._policy = fighting, policy
        self._batches: dict[Memo, MemoBatch] = {}
        self._trees: dict[tuple[Memos, tuple[Memo, ...]], _Asked | _Decided] = {}

    def answers(
        self, memos: Memos, question: str, who: tuple[str, ...], rows: Rows
    ) -> tuple[list[Any], Column]:
        """The answers to a question, and which of them is that for each row."""
        memo = memos.asked.get((question, who)) or memos.question(question, who)
        batch = self._batches.get(memo)
        if batch is None:
            batch = self._batches[memo] = MemoBatch(memo)
        return batch.answers(rows)

    def next_deeds(self, memos: Memos, rows: Rows, idle: tuple[Memo, ...] = ()) -> dict[Deed, Column]:
        """What is done next, with the rows in which it is; nothing where everybody has done what they can."""
        found: dict[Deed, list[Column]] = {}
        for deed, at in self._found(memos, rows, idle):
            found.setdefault(deed, []).append(at)
        return {deed: parts[0] if len(parts) == 1 else np.concatenate(parts) for deed, parts in found.items()}

    def _found(self, memos: Memos, rows: Rows, idle: tuple[Memo, ...]) -> Iterator[tuple[Deed, Column]]:
        key = (memos, idle)
        root = self._trees.get(key)
        if root is None:
            root = self._trees[key] = self._learnt(memos, rows[0], idle)
        waiting: list[tuple[_Asked | _Decided, Column]] = [(root, np.arange(len(rows)))]
        while waiting:
            node, at = waiting.pop()
            if type(node) is _Decided:
                yield node.deed, at
                continue
            assert type(node) is _Asked
            if len(at) <= FEW:
                for one in at.tolist():
                    self._fighting.stand(memos, rows[one].tolist())
                    yield next_deed(self._fighting, self._policy, idle), at[at == one]
                continue
            values, numbers = self.answers(memos, node.question, node.who, rows[at])
            for number in np.unique(numbers).tolist():
                those = at[numbers == number]
                after = node.after.get(values[number])
                if after is None:
                    self._learn(root, memos, rows[those[0]], idle)
                    after = node.after[values[number]]
                waiting.append((after, those))

    def _learnt(self, memos: Memos, row: Rows, idle: tuple[Memo, ...]) -> _Asked | _Decided:
        deed, asked = self._asked(memos, row, idle)
        return _grown(None, asked, deed)

    def _learn(self, root: _Asked | _Decided, memos: Memos, row: Rows, idle: tuple[Memo, ...]) -> None:
        deed, asked = self._asked(memos, row, idle)
        _grown(root, asked, deed)

    def _asked(
        self, memos: Memos, row: Rows, idle: tuple[Memo, ...]
    ) -> tuple[Deed, list[tuple[str, tuple[str, ...], Any]]]:
        self._fighting.stand(memos, row.tolist())
        recorder = _Recorder(self._fighting)
        deed = next_deed(recorder, self._policy, idle)
        # What was asked before need not be asked again: the answer is known.
        once = dict.fromkeys([(question, who) for question, who, _ in recorder.asked])
        answers = {(question, who): answer for question, who, answer in recorder.asked}
        return deed, [(*one, answers[one]) for one in once]


def _grown(
    root: _Asked | _Decided | None, asked: list[tuple[str, tuple[str, ...], object]], deed: Deed
) -> _Asked | _Decided:
    """A tree with one path more."""
    if not asked:
        return root or _Decided(deed)
    if root is None:
        root = _Asked(*asked[0][:2])
    node = root
    for index, (question, who, answer) in enumerate(asked):
        assert type(node) is _Asked
        assert (node.question, node.who) == (question, who), "the same answers lead to the same question"
        after = node.after.get(answer)
        if after is None:
            last = index + 1 == len(asked)
            after = _Decided(deed) if last else _Asked(*asked[index + 1][:2])
            node.after[answer] = after
        node = after
    return root
