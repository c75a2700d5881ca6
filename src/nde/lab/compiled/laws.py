"""The exact law of a memo: everything that may come of it in a state, with its chance.

A memo's tree grows where dice fall (`memos`).  Here every face of every die is followed: where the tree has
no branch yet, the rule is run once with the faces that lead there.  Parts of a rule are followed by
themselves and equal results of theirs are one, as `nde.dice.odds` has it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

from nde.dice.distribution import distribution
from nde.lab.compiled.memo import Memo
from nde.lab.compiled.pieces import Remade, State
from nde.lab.compiled.traced import Known
from nde.lab.compiled.trees import Ended, Looked, Rolled, Shared, Trace

Faces: TypeAlias = list[int]
"""What dice have shown up to a place in a tree."""
Law: TypeAlias = list[tuple[float, Ended]]
"""Every end of a rule with its chance."""
Weights: TypeAlias = tuple[tuple[int, float], ...]


class Result(NamedTuple):
    """One result of a part of a rule: its chance, and faces that lead to it."""

    value: Any
    chance: float
    faces: Faces


class _Found:
    """What was found by walking one tree: laws by the pieces in all places that are looked at in it."""

    __slots__ = ("laws", "of", "places", "root")

    def __init__(self, root: Any, places: frozenset[int]) -> None:
        self.root, self.places = root, places
        self.of: Callable[[State], Any] = itemgetter(*sorted(places)) if places else _nothing
        self.laws: dict[Any, Law] = {}


class Regrown(Exception):
    """The tree was made anew while it was walked: the walk begins again.  `Laws.of` lets nobody see it."""


class Laws:
    """The laws of one memo, in any state."""

    def __init__(self, memo: Memo, parts: dict[Known, list[Result]]) -> None:
        self._memo = memo
        self._parts = parts
        """Results of parts that are given no figures: the same in every state, for every memo."""
        self._known: dict[object, _Found] = {}
        """Laws by the tree that was walked, and by the pieces that were looked at in it."""
        self._looked: set[int] = set()
        self._age = -1

    def of(self, state: State) -> Law:
        """Everything that may come of the memo in a state."""
        invariants = self._memo.pieces.invariants
        while True:
            if self._age != invariants.age:
                # Something has changed that parts of the rule did not look at: laws may hang on it now.
                self._known.clear()
                self._age = invariants.age
            root = self._memo.root(state)
            found = self._known.get(root)
            if found is not None and found.root is root:
                law = found.laws.get(found.of(state))
                if law is not None:
                    return law
            try:
                return self._find(root, state)
            except Regrown:
                continue

    def places(self, state: State) -> list[int]:
        """The places of all pieces that were looked at after dice, where the memo knows a state's law."""
        found = self._known.get(self._memo.root(state))
        return [] if found is None else sorted(found.places)

    def _find(self, root: object, state: State) -> Law:
        """Walk a tree, and keep what is found."""
        if root is None:
            self._learn(state, [])
            raise Regrown
        self._looked.clear()
        law = self._law(root, state)
        if self._memo.pieces.invariants.age != self._age or self._memo.root(state) is not root:
            # This rule itself has just changed something for the first time: it is not kept by what it saw.
            return law
        found = self._known.get(root)
        if found is None or not self._looked <= found.places:
            # Somewhere in the tree more is looked at than was known: what was kept by less is let go.
            places = self._looked.union(() if found is None else found.places)
            found = self._known[root] = _Found(root, frozenset(places))
        found.laws[found.of(state)] = law
        return law

    def _law(self, root: object, state: State) -> Law:
        """All ends of a tree, each once."""
        ends: dict[Ended, float] = {}
        self._walk(root, state, [], 1.0, ends)
        return _merged(ends)

    def _walk(self, node: Any, state: State, faces: Faces, chance: float, found: dict[Ended, float]) -> None:
        """Follow all dice from a node of the memo's own tree, and add every end to what is found."""
        while type(node) is Looked:
            self._looked.update(node.places)
            after = node.after.get(node.of(state)) or self._memo.look(node, node.of(state), state)
            if after is None:
                self._learn(state, faces)
                raise Regrown
            node = after
        if type(node) is Ended:
            found[node] = found.get(node, 0.0) + chance
            return
        for one in self._results(node, state, faces):
            then = faces + one.faces
            after = node.after.get(one.value)
            if after is None:
                self._learn(state, then)
                after = node.after.get(one.value)
                if after is None:
                    raise Regrown
            self._walk(after, state, then, chance * one.chance, found)

    def _results(self, node: Rolled | Shared, state: State, faces: Faces) -> Iterable[Result]:
        if type(node) is Rolled:
            return [Result(value, chance, [value]) for value, chance in weights(node.dice)]
        assert isinstance(node, Shared)
        known = node.known
        results = None if known.has_figures else self._parts.get(known)
        if results is None:
            results = self._part(node, state, faces)
            if not known.has_figures:
                self._parts[known] = results
        return results

    def _part(self, node: Shared, state: State, before: Faces) -> list[Result]:
        """Every result of a part, each once."""
        known = node.known
        if node.tree.get(None) is None:
            self._learn_part(known, state, before, [])
        if node.tree.get(None) is None:
            raise Regrown
        found: dict[object, Result] = {}
        self._walk_part(known, node.tree[None], state, before, Result(None, 1.0, []), found)
        return list(found.values())

    def _walk_part(
        self, part: Known, node: Any, state: State, before: Faces, way: Result, found: dict[Any, Result]
    ) -> None:
        while type(node) is Looked:
            self._looked.update(node.places)
            after = node.after.get(node.of(state)) or self._memo.look(node, node.of(state), state)
            if after is None:
                self._learn_part(part, state, before, way.faces)
                raise Regrown
            node = after
        if type(node) is Ended:
            known = found.get(node.value)
            chance = way.chance if known is None else known.chance + way.chance
            found[node.value] = Result(node.value, chance, way.faces if known is None else known.faces)
            return
        for one in self._results(node, state, before + way.faces):
            then = Result(None, way.chance * one.chance, way.faces + one.faces)
            after = node.after.get(one.value)
            if after is None:
                self._learn_part(part, state, before, then.faces)
                after = node.after.get(one.value)
                if after is None:
                    raise Regrown
            self._walk_part(part, after, state, before, then, found)

    def _learn(self, state: State, faces: Faces) -> None:
        self._memo.learn(list(state), faces, _lowest)

    def _learn_part(self, part: Known, state: State, before: Faces, faces: Faces) -> None:
        """Run a part by itself; one that cannot be started so is run with the whole rule."""
        if part.part is None:
            self._learn(state, before + faces)
            return
        memo = self._memo
        memo.learn_part(part, list(state), Trace(memo.pieces, faces, _lowest, memo.policy))


class LawBook:
    """The laws of all memos of a fight."""

    def __init__(self) -> None:
        self._laws: dict[Memo, Laws] = {}
        self._parts: dict[Known, list[Result]] = {}

    def of(self, memo: Memo) -> Laws:
        """The laws of a memo."""
        laws = self._laws.get(memo)
        if laws is None:
            laws = self._laws[memo] = Laws(memo, self._parts)
        return laws


def _merged(ends: dict[Ended, float]) -> Law:
    """Every end once: of those in which the same is done and left to do, one stands for all."""
    alike: dict[object, tuple[float, Ended]] = {}
    for leaf, chance in ends.items():
        changes = leaf.changes
        what: object = (
            id(changes) if type(changes) is Remade else tuple([(one.place, one.writes) for one in changes])
        )
        key = (what, leaf.value)
        known = alike.get(key)
        alike[key] = (chance, leaf) if known is None else (known[0] + chance, known[1])
    return list(alike.values())


@cache
def weights(dice: Any) -> Weights:
    """The values of a roll with their chances; dice are a number of sides or an expression."""
    if isinstance(dice, int):
        return tuple((face, 1 / dice) for face in range(1, dice + 1))
    exact = distribution(dice)
    return tuple((value, ways / exact.whole) for value, ways in exact.weights.items())


def _nothing(state: State) -> None:
    return None


def _lowest(sides: int) -> int:
    return 1
