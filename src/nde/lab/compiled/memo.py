"""Rules memoized by what they read: what they once looked at and what came of it.

A `Memo` is one function of the scene: what this hero does next, what comes of this deed.  It is run on a
traced scene, and what it read becomes the key under which its result is kept: for every scene in which
the same things stand, the result is the same, so it is looked up.  Dice are branches: after the first roll
what is read and what is rolled grow into a decision tree, one path at a time, as the dice fall.

The rules are not written again here, nor is it said anywhere what they depend on.  A memoized rule takes
the same faces in the same order as `nde.dice.play` does, so both play the same game from the same seed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

from nde.dice import FaceSource, Procedure
from nde.dice.runners import default_answer
from nde.lab.compiled.observations import Observation
from nde.lab.compiled.pieces import MakeUp, Pieces, Remade, State, make_up
from nde.lab.compiled.traced import Known, settled
from nde.lab.compiled.trees import (
    Answers,
    Chosen,
    Ended,
    Looked,
    Rolled,
    Shared,
    Trace,
    grow,
    without_figures,
)


class View:
    """What a memo looks at before any dice of the pieces in some places: equal sights have one number."""

    __slots__ = ("age", "getters", "numbers", "of", "parts", "places")

    def __init__(self, places: tuple[int, ...]) -> None:
        self.places = places
        self.age = 0
        """Changes whenever what was known is forgotten."""
        self.of: Callable[[State], Any] = itemgetter(*places)
        self.getters: list[Callable[..., Any]] = []
        self.parts: dict[Any, int] = {}
        self.numbers: dict[tuple[Any, ...], int] = {}

    def widen(self, observations: list[Observation]) -> None:
        """Look at more; what was known by less is forgotten."""
        self.getters.extend(one.getter() for one in observations)
        self.parts.clear()
        self.numbers.clear()
        self.age += 1

    def deepen(self, observation: Observation, value: object) -> None:
        """Look at something more, of which this value is all that was ever seen."""
        self.getters.append(observation.getter())
        self.numbers = {(*seen, value): number for seen, number in self.numbers.items()}

    def look(self, state: State, met: list[object]) -> None:
        """Give what is seen of a state's pieces a number, if they were never looked at."""
        key = self.of(state)
        if key not in self.parts:
            self._look([met[state[place]] for place in self.places], key)

    def look_at(self, pieces: tuple[int, ...], met: list[Any]) -> int:
        """The number of what is seen of pieces by their numbers."""
        key = pieces[0] if len(pieces) == 1 else pieces
        known = self.parts.get(key)
        return self._look([met[one] for one in pieces], key) if known is None else known

    def _look(self, pieces: list[object], key: object) -> int:
        value = tuple([get(*pieces) for get in self.getters])
        seen = self.parts[key] = self.numbers.setdefault(value, len(self.numbers))
        return seen


FEW = 3
"""So many pieces are a key by themselves."""
TOGETHER = 3
"""So many of more than a few are looked at together."""
MOST_NEAR = 30_000
"""So much is known by pieces; then it is forgotten and begins again."""


class _Group:
    """Some places and what is seen of the pieces in them: equal sights have one number."""

    __slots__ = ("known", "numbers", "of", "places", "views")

    def __init__(self) -> None:
        self.places: frozenset[int] = frozenset()
        self.views: list[View] = []
        self.of: Callable[[State], Any] = _nothing
        self.known: dict[Any, int] = {}
        self.numbers: dict[tuple[int, ...], int] = {}

    def has_room_for(self, view: View) -> bool:
        return not self.places or len(self.places.union(view.places)) <= TOGETHER

    def add(self, view: View) -> None:
        self.places = self.places.union(view.places)
        self.views.append(view)
        self.of = _getter(self.places)

    def look(self, state: State) -> None:
        """Give what is seen of a state a number; every view has looked at it before."""
        pieces = self.of(state)
        if pieces in self.known:
            return
        if len(self.known) >= MOST_NEAR:
            self.known.clear()
        sight = tuple([view.parts[view.of(state)] for view in self.views])
        self.known[pieces] = self.numbers.setdefault(sight, len(self.numbers))


class NearKeys:
    """What a memo knows by the pieces it looks at."""

    __slots__ = ("_groups", "known", "of")

    def __init__(self) -> None:
        self.of: Callable[[State], Any] = _nothing
        """The key of a state; it is not among the known ones where something was never looked at."""
        self.known: dict[Any, Any] = {}
        self._groups: list[_Group] = []

    def look_at(self, views: Collection[View]) -> None:
        """Know by what these look at from now on; what was known before is forgotten."""
        places = frozenset(place for view in views for place in view.places)
        is_few = len(places) <= FEW
        self._groups = [] if is_few else _grouped(views)
        self.of = _getter(places) if is_few else _numbered(self._groups)
        self.known.clear()

    def keep(self, state: State, what: object) -> None:
        """Know this by the pieces of a state that every view has looked at."""
        for group in self._groups:
            group.look(state)
        if len(self.known) >= MOST_NEAR:
            self.known.clear()
        self.known[self.of(state)] = what


def _grouped(views: Collection[View]) -> list[_Group]:
    """The views, each in the first group that has room for it; those of many places come first."""
    groups: list[_Group] = []
    for view in sorted(views, key=lambda one: -len(one.places)):
        group = next((one for one in groups if one.has_room_for(view)), None)
        if group is None:
            group = _Group()
            groups.append(group)
        group.add(view)
    return groups


def _numbered(groups: list[_Group]) -> Callable[[State], Any]:
    looks = [(group.of, group.known) for group in groups]
    return lambda state: tuple([known.get(of(state)) for of, known in looks])


def _getter(places: frozenset[int]) -> Callable[[State], Any]:
    return itemgetter(*sorted(places)) if places else _nothing


def _nothing(state: State) -> None:
    """The key where nothing is looked at."""


Rule: TypeAlias = Callable[[Any], Procedure[tuple[Any, Any]]]
"""A function of a scene, as a procedure: it returns a value of its own and the scene afterwards."""


WIDE_TRACES = 2
"""What the first traces look at before any dice, the memo looks at from then on; what others look at besides
is a branch of their own, so that nobody has to look at it who never came by there."""
FIRST_TRACES = 150
"""So many cases are learnt in any event."""
RARELY = 4
"""Of the cases of a memo that seldom finds what it knows, one in so many is learnt."""
MOST_TRACES = 3_000
"""A memo with more cases than this is not worth a table: what is not known by then is played."""


class Moved(NamedTuple):
    """The value of a memo whose rule brought somebody in or took somebody out: other memos take over."""

    of: MakeUp
    value: Any


class Memo:
    """One function of the scene with everything known about it."""

    def __init__(
        self,
        pieces: Pieces,
        rule: Rule,
        policy: Answers = default_answer,
        most: int = MOST_TRACES,
        of: Any = None,
    ) -> None:
        self.of = of
        self.pieces, self._rule, self.policy, self._most = pieces, rule, policy, most
        self._met, self.changed = pieces.numbers.met, pieces.numbers.changed
        self._seen: set[Observation] = set()
        self._unlooked: set[Observation] = set()
        """What rules saw and nobody looks at, because it has never changed."""
        self._views: dict[tuple[int, ...], View] = {}
        self._looks: list[tuple[Callable[[State], Any], dict[object, int]]] = []
        self._roots: dict[Any, Any] = {}
        self.near = NearKeys()
        self.traces = self.plays = self.runs = self._misses = self._wide = 0
        self.age = 0
        """Changes whenever something that was known is known otherwise."""
        pieces.invariants.tell(self._look_again)

    @property
    def views(self) -> Collection[View]:
        """What it looks at before any dice."""
        return self._views.values()

    def run(self, state: State, faces: FaceSource) -> Any:
        """The value for a state, which becomes the one afterwards."""
        self.runs += 1
        leaf = self.root(state)
        if type(leaf) is not Ended:
            given: list[int] = []
            leaf = self._walk(leaf, state, faces, given)
            if leaf is None:
                self._misses += 1
                if not self._is_worth_a_trace():
                    return self._played(state, given, faces)
                leaf = self.learn(state, given, faces)
        changes = leaf.changes
        if changes:
            if type(changes) is Remade:
                return self.remade(state, changes, leaf.value)
            for change in changes:
                place, _, known = change
                after = known.get(state[place])
                state[place] = self.changed(state[place], change) if after is None else after
        return leaf.value

    def remade(self, state: State, made: Remade, value: Any) -> Moved:
        """The value for a state that becomes one of another make-up."""
        state[:] = [
            one if isinstance(one, int) else self.changed(state[one.place], one) for one in made.pieces
        ]
        return Moved(made.of, value)

    def root(self, state: State) -> object | None:
        """The tree of what is known for a state; nothing where nothing is."""
        near = self.near
        root = near.known.get(near.of(state))
        if root is None:
            root = self._roots.get(self._key(state)) or self._roots.get(self._whole_key(state))
            if root is not None:
                near.keep(state, root)
        return root

    def _walk(self, node: Any, state: State, faces: FaceSource, given: list[int]) -> Ended | None:
        """The leaf that dice and looks lead to; nothing where nobody has been before."""
        while node is not None:
            kind = type(node)
            if kind is Ended:
                return node  # type: ignore[no-any-return]
            if kind is Rolled:
                sides = node.sides
                face = faces(sides) if sides else node.draw(faces).total
                given.append(face)
                node = node.after.get(face)
            elif kind is Looked:
                key = node.of(state)
                after = node.after.get(key)
                node = self.look(node, key, state) if after is None else after
            elif kind is Chosen:
                given.append(0)
                node = node.after.get(0)
            else:
                leaf = self._walk_part(node, state, faces, given)
                node = None if leaf is None else node.after.get(leaf.value)
        return None

    def _walk_part(self, node: Shared, state: State, faces: FaceSource, given: list[int]) -> Ended | None:
        own: list[int] = []
        leaf = self._walk(node.tree.get(None), state, faces, own)
        if leaf is None and node.known.part is not None:
            trace = Trace(self.pieces, own, faces, self.policy)
            leaf = self.learn_part(node.known, state, trace)
            own = trace.rolled
        given.extend(own)
        return leaf

    def learn_part(self, part: Known, state: State, trace: Trace) -> Ended:
        """Run a part by itself, with figures of this state, and keep what was met."""
        pieces = self.pieces
        pieces.reads.begin(trace.seen, part.unlooked)
        try:
            leaf = Ended(trace.play_part(part, lambda place: pieces.traced_piece(place, state[place])))
        finally:
            pieces.reads.end()
        grow(part.tree, None, trace.path, leaf)
        return leaf

    def look(self, node: Looked, key: object, state: State) -> Any:
        """What follows something seen in a state; nothing where nobody has been before."""
        after = node.by_value.get(node.get(*[self._met[state[place]] for place in node.places]))
        if after is not None:
            node.after[key] = after
        return after

    def _key(self, state: State) -> tuple[int | None, ...]:
        """The numbers of all that is looked at before any dice; nothing in the place of what is new."""
        return tuple([parts.get(get(state)) for get, parts in self._looks])

    def _whole_key(self, state: State) -> tuple[int | None, ...]:
        """The key, with numbers for what is new as well."""
        for view in self._views.values():
            view.look(state, self._met)
        return self._key(state)

    def _look_again(self) -> None:
        """Look at what rules saw and nobody looked at, once it has changed.

        All that is known was learnt while it was as it was at first, so it is kept for scenes in which it is.
        """
        invariants = self.pieces.invariants
        for observation in [one for one in self._unlooked if not invariants.is_all(one)]:
            self._unlooked.discard(observation)
            if observation in self._seen:
                continue
            self._seen.add(observation)
            view = self._views.get(observation.places)
            if view is None:
                view = self._views[observation.places] = View(observation.places)
                view.numbers[()] = 0
                self._roots = {(*key, 0): node for key, node in self._roots.items()}
                self._looks = [*self._looks, (view.of, view.parts)]
            view.deepen(observation, invariants.first(observation))
            self.near.look_at(self._views.values())
            self.age += 1

    def _is_worth_a_trace(self) -> bool:
        """Whether what is not known is to be learnt: a trace takes as long as some runs of the rule.

        Where most of what comes is new, as with many dice at once, little would be found again.
        """
        if self.traces >= self._most:
            return False
        is_rare = self._misses * RARELY < self.runs
        return is_rare or self.traces < FIRST_TRACES or self._misses % RARELY == 0

    def _played(self, state: State, given: list[int], faces: FaceSource) -> Any:
        """The value for a state, and the state afterwards, as the rule itself has them."""
        self.plays += 1
        play = Trace(self.pieces, given, faces, self.policy).play
        scene = self.pieces.scene(state)
        value, after = play(self._rule(scene))
        if after is scene:
            return value
        now = make_up(after)
        if now != self.pieces.of:
            state[:] = Pieces(now, self.pieces.numbers).state(after)
            return Moved(now, settled(value))
        self.pieces.update(state, after)
        return value

    def learn(self, state: State, given: list[int], faces: FaceSource) -> Ended:
        """Run the rule on a traced scene, first with the faces already rolled, and keep what was met."""
        self.traces += 1
        known = None if self._wide < WIDE_TRACES else frozenset(self._seen)
        self._wide += 1
        trace = Trace(self.pieces, given, faces, self.policy, known)
        reads, invariants = self.pieces.reads, self.pieces.invariants
        age = invariants.age
        reads.begin(trace.seen, self._unlooked)
        try:
            scene = self.pieces.traced_scene(state)
            value, after = trace.play(self._rule(scene))
            leaf = Ended(settled(value), () if after is scene else self.pieces.after(state, after))
        finally:
            reads.end()
        self._widen(trace.before)
        # What this rule itself has changed for the first time, parts have not looked at on the way.
        path = trace.path if invariants.age == age else without_figures(trace.path)
        key = self._whole_key(state)
        before = self._roots.get(key)
        grow(self._roots, key, path, leaf)
        if before is not None and self._roots[key] is not before:
            self.near.known.clear()
            self.age += 1
        return leaf

    def _widen(self, observations: list[Observation]) -> None:
        """Look at what was seen before any dice from now on; what was known by less is forgotten."""
        more: dict[tuple[int, ...], list[Observation]] = {}
        for observation in observations:
            if observation not in self._seen:
                self._seen.add(observation)
                more.setdefault(observation.places, []).append(observation)
        for places, new in more.items():
            if places not in self._views:
                self._views[places] = View(places)
            self._views[places].widen(new)
        if more:
            self._roots.clear()
            self._looks = [(view.of, view.parts) for view in self._views.values()]
            self.near.look_at(self._views.values())
            self.age += 1
