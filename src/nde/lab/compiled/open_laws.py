"""The exact law of a memo in which some questions are left open: ends, and choices that lead to such laws.

What somebody answers to a rule may hang on all dice that have fallen up to there, and on nothing that falls
later.  So a law is a distribution over ends and over choices, each choice is one such law for every
answer, and what a choice is worth is the most that one of its laws is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeAlias

from nde.lab.compiled.laws import Faces, Laws, Regrown, weights
from nde.lab.compiled.pieces import Remade, State
from nde.lab.compiled.traced import Known
from nde.lab.compiled.trees import Chosen, Ended, Looked, OpenQuestion, Rolled, Shared

Leaf: TypeAlias = "Ended | Choice"
OpenLaw: TypeAlias = tuple[tuple[float, Leaf], ...]
"""Every end and every choice that a rule may come to, with its chance."""


class Choice:
    """A question that is left open: its answers, and what may come of each.  Equal ones are one."""

    __slots__ = ("asked", "laws", "options", "places")

    def __init__(self, asked: OpenQuestion, places: dict[str, int], laws: tuple[OpenLaw, ...]) -> None:
        self.asked, self.places, self.laws = asked, places, laws
        """By answer: which of the laws it comes to."""
        firsts = {place: option for option, place in reversed(places.items())}
        self.options = tuple([firsts[place] for place in range(len(laws))])
        """One answer for each law."""


class _Reached(NamedTuple):
    """One result of a part of a rule, and faces and answers that lead to it."""

    value: Any
    faces: Faces


class _Asked(NamedTuple):
    """A question within a part of a rule: what the part may come to after each answer."""

    asked: OpenQuestion
    after: tuple[_Results, ...]


_Results: TypeAlias = "tuple[tuple[float, _Reached | _Asked], ...]"


class Leaves:
    """Every end and choice that was met, each once, whatever memo it belongs to."""

    def __init__(self) -> None:
        self._ends: dict[object, Ended] = {}
        self._choices: dict[object, Choice] = {}

    def end(self, leaf: Ended) -> Ended:
        """Of all ends in which the same is done and left to do the one that stands for them."""
        changes = leaf.changes
        what: object = (
            id(changes) if type(changes) is Remade else tuple([(one.place, one.writes) for one in changes])
        )
        return self._ends.setdefault((what, leaf.value), leaf)

    def choice(self, asked: OpenQuestion, laws: Iterable[OpenLaw]) -> OpenLaw:
        """The law of a choice; of answers that come to the same one is left, and nothing else is a choice."""
        different: dict[frozenset[object], OpenLaw] = {}
        places: dict[str, int] = {}
        numbers: dict[frozenset[object], int] = {}
        for option, law in zip(asked.options, laws, strict=True):
            what = frozenset(law)
            different.setdefault(what, law)
            places[option] = numbers.setdefault(what, len(numbers))
        if len(different) == 1:
            return next(iter(different.values()))
        key = (asked, tuple(places.values()), tuple(different))
        known = self._choices.get(key)
        if known is None:
            known = self._choices[key] = Choice(asked, places, tuple(different.values()))
        return ((1.0, known),)


class OpenLaws(Laws):
    """The laws of one memo whose policy leaves questions open, in any state."""

    def __init__(self, memo: Any, leaves: Leaves, parts: dict[Known, Any]) -> None:
        super().__init__(memo, {})
        self._leaves = leaves
        self._open_parts: dict[Known, _Results] = parts
        """Results of parts that are given no figures: the same in every state, for every memo."""

    def law(self, state: State) -> OpenLaw:
        """Everything that may come of the memo in a state."""
        return self.of(state)  # type: ignore[return-value]

    def _law(self, root: object, state: State) -> Any:
        return self._from(root, state, [])

    def _from(self, node: object, state: State, faces: Faces) -> OpenLaw:
        """All that may come of a node of the memo's own tree."""
        node = self._looked_through(node, state, lambda: self._learn(state, faces))
        if type(node) is Ended:
            return ((1.0, self._leaves.end(node)),)
        if type(node) is Chosen:
            laws = [self._then(node, one, state, [*faces, one]) for one in range(len(node.asked.options))]
            return self._leaves.choice(node.asked, laws)
        if type(node) is Rolled:
            then = [
                (chance, self._then(node, value, state, [*faces, value]))
                for value, chance in weights(node.dice)
            ]
            return _mixed(then)
        assert type(node) is Shared
        known: dict[object, OpenLaw] = {}

        def go_on(one: _Reached) -> OpenLaw:
            if one.value not in known:
                known[one.value] = self._then(node, one.value, state, faces + one.faces)
            return known[one.value]

        return self._bound(self._results_of(node, state, faces), go_on)

    def _then(self, node: Any, value: Any, state: State, faces: Faces) -> OpenLaw:
        after = node.after.get(value)
        if after is None:
            self._learn(state, faces)
            after = node.after.get(value)
            if after is None:
                raise Regrown
        return self._from(after, state, faces)

    def _bound(self, results: _Results, go_on: Callable[[_Reached], OpenLaw]) -> OpenLaw:
        """What may come of a rule that goes on with the results of its part."""
        found: list[tuple[float, OpenLaw]] = []
        for chance, one in results:
            if type(one) is _Reached:
                found.append((chance, go_on(one)))
            else:
                assert type(one) is _Asked
                laws = [self._bound(after, go_on) for after in one.after]
                found.append((chance, self._leaves.choice(one.asked, laws)))
        return _mixed(found)

    def _results_of(self, node: Shared, state: State, faces: Faces) -> _Results:
        """Everything that a part of a rule may come to."""
        known = node.known
        results = None if known.has_figures else self._open_parts.get(known)
        if results is None:
            if node.tree.get(None) is None:
                self._learn_part(known, state, faces, [])
            if node.tree.get(None) is None:
                raise Regrown
            results = self._within(known, node.tree[None], state, faces, [])
            if not known.has_figures:
                self._open_parts[known] = results
        return results

    def _within(self, part: Known, node: object, state: State, before: Faces, faces: Faces) -> _Results:
        """All that may come of a node of a part's tree."""
        node = self._looked_through(node, state, lambda: self._learn_part(part, state, before, faces))
        if type(node) is Ended:
            return ((1.0, _Reached(node.value, faces)),)
        if type(node) is Chosen:
            after = [
                self._then_within(part, node, one, state, before, [*faces, one])
                for one in range(len(node.asked.options))
            ]
            return after[0] if _all_alike(after) else ((1.0, _Asked(node.asked, tuple(after))),)
        if type(node) is Rolled:
            return _mixed_results(
                [
                    (chance, self._then_within(part, node, value, state, before, [*faces, value]))
                    for value, chance in weights(node.dice)
                ]
            )
        assert type(node) is Shared
        inner = self._results_of(node, state, before + faces)
        return self._bound_within(part, node, inner, state, before, faces)

    def _bound_within(
        self, part: Known, node: Shared, results: _Results, state: State, before: Faces, faces: Faces
    ) -> _Results:
        found: list[tuple[float, _Results]] = []
        for chance, one in results:
            if type(one) is _Reached:
                then = self._then_within(part, node, one.value, state, before, faces + one.faces)
            else:
                assert type(one) is _Asked
                after = [self._bound_within(part, node, two, state, before, faces) for two in one.after]
                then = after[0] if _all_alike(after) else ((1.0, _Asked(one.asked, tuple(after))),)
            found.append((chance, then))
        return _mixed_results(found)

    def _then_within(
        self, part: Known, node: Any, value: Any, state: State, before: Faces, faces: Faces
    ) -> _Results:
        after = node.after.get(value)
        if after is None:
            self._learn_part(part, state, before, faces)
            after = node.after.get(value)
            if after is None:
                raise Regrown
        return self._within(part, after, state, before, faces)

    def _looked_through(self, node: object, state: State, learn: Callable[[], None]) -> object:
        """The first node from here on at which nothing is looked at."""
        while type(node) is Looked:
            self._looked.update(node.places)
            after = node.after.get(node.of(state)) or self._memo.look(node, node.of(state), state)
            if after is None:
                learn()
                after = self._memo.look(node, node.of(state), state)
                if after is None:
                    raise Regrown
            node = after
        return node


def _mixed(laws: Iterable[tuple[float, OpenLaw]]) -> OpenLaw:
    """Laws with their chances as one law."""
    sums: dict[Leaf, float] = {}
    for chance, law in laws:
        for then, leaf in law:
            sums[leaf] = sums.get(leaf, 0.0) + chance * then
    return tuple([(chance, leaf) for leaf, chance in sums.items()])


def _mixed_results(some: Iterable[tuple[float, _Results]]) -> _Results:
    """The same for results of a part; of several ways to one result any will do."""
    sums: dict[object, tuple[float, _Reached | _Asked]] = {}
    for chance, results in some:
        for then, one in results:
            key = one.value if type(one) is _Reached else _key(one)
            before, kept = sums.get(key, (0.0, one))
            sums[key] = (before + chance * then, kept)
    return tuple(sums.values())


def _key(one: Any) -> object:
    """What tells results and questions apart, whatever dice led there."""
    if type(one) is _Reached:
        return one.value
    return (one.asked, tuple([_keys(results) for results in one.after]))


def _keys(results: _Results) -> frozenset[Any]:
    return frozenset([(chance, _key(one)) for chance, one in results])


def _all_alike(after: list[_Results]) -> bool:
    return len({_keys(one) for one in after}) == 1
