"""The decision tree of a rule, and one run of it that adds a path.

Its nodes are what is rolled, looked at, done as a part or left open; its leaves what comes of it.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

from nde.dice import Ask, FaceSource, Procedure
from nde.dice.compile import compile_expression
from nde.dice.questions import Aside, Part, Roll, Tell
from nde.lab.compiled.observations import Observation
from nde.lab.compiled.pieces import Change, Pieces, Remade, State
from nde.lab.compiled.traced import Known, settled

ROLL, LOOK, PART, CHOICE = range(4)
Path: TypeAlias = list[tuple[int, Any, Any]]
"""What happened in a run, in order: what was rolled, looked at, done as a part or left open, and what came of
it."""


class Rolled:
    """A branch of a tree: dice to roll, and what follows by their sum."""

    __slots__ = ("after", "dice", "draw", "sides")

    def __init__(self, dice: Any) -> None:
        self.dice = dice
        self.sides: int = dice if type(dice) is int else 0
        self.draw = None if self.sides else compile_expression(dice)
        self.after: dict[int, Any] = {}

    def is_for(self, kind: int, what: object) -> bool:
        """Whether these dice are rolled here."""
        return kind == ROLL and self.dice == what


class Looked:
    """A branch of a tree: something seen, and what follows by the pieces it is seen of."""

    __slots__ = ("after", "by_value", "get", "observation", "of", "places")

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.places = observation.places
        self.of: Callable[[State], Any] = itemgetter(*self.places)
        self.get = observation.getter()
        self.after: dict[Any, Any] = {}
        """What follows, by the numbers of the pieces: found by value once for each."""
        self.by_value: dict[object, object] = {}

    def is_for(self, kind: int, what: object) -> bool:
        """Whether this is looked at here."""
        return kind == LOOK and self.observation == what


class Shared:
    """A branch of a tree: a part of the rule with a tree of its own, and what follows by its result.

    However the part came to its result, the rule goes on alike, as `nde.dice.odds` has it too.
    """

    __slots__ = ("after", "known", "tree")

    def __init__(self, what: tuple[Known, Path | None]) -> None:
        self.known = what[0]
        self.tree = self.known.tree
        self.after: dict[Any, Any] = {}

    def is_for(self, kind: int, what: Any) -> bool:
        """Whether this part of a rule is run here; one that cannot be started by itself may be any such."""
        return kind == PART and (self.known is what[0] or self.known.part is what[0].part is None)


class OpenQuestion(NamedTuple):
    """A question to somebody that is left open: how it is answered is not settled before the dice."""

    who: str
    key: str
    options: tuple[str, ...]
    """What can be answered, the usual answer first."""
    spent: str
    """What is answered by whoever spends what they have on a roll that has failed."""


class Chosen:
    """A branch of a tree: a question that is left open, and what follows by the place of its answer."""

    __slots__ = ("after", "asked")

    def __init__(self, asked: OpenQuestion) -> None:
        self.asked = asked
        self.after: dict[int, Any] = {}

    def is_for(self, kind: int, what: object) -> bool:
        """Whether this is asked here."""
        return kind == CHOICE and self.asked == what


class Ended:
    """A leaf of a tree: the value, and what is written to which piece."""

    __slots__ = ("changes", "value")

    def __init__(self, value: Any, changes: tuple[Change, ...] | Remade = ()) -> None:
        self.value, self.changes = value, changes

    def is_for(self, kind: int, what: object) -> bool:
        """Nothing happens at the end."""
        return False


def grow(holder: dict[Any, Any], key: object, path: Path, leaf: Ended) -> None:
    """Let a tree have a path that ends in a leaf.

    Where something else was looked at before in the same place, that is forgotten: rules that keep results
    may look at less the second time.
    """
    looked: Looked | None = None
    for kind, what, value in path:
        node = holder.get(key)
        if node is None or not node.is_for(kind, what):
            node = holder[key] = NODES[kind](what)
            if looked is not None:
                # It keeps what follows by piece, too: there, what was forgotten must not be found.
                looked.after.clear()
        if kind == PART and what[1] is not None:
            grow(node.tree, None, what[1], Ended(value))
        looked = node if kind == LOOK else None
        holder = node.by_value if kind == LOOK else node.after
        key = value
    if looked is not None and key in holder:
        looked.after.clear()
    holder[key] = leaf


NODES: tuple[Callable[[Any], Any], ...] = (Rolled, Looked, Shared, Chosen)


Answers: TypeAlias = Callable[[Ask], "str | OpenQuestion"]
"""Answers for people: given a question, one of its options, or that it is left open."""


class Trace:
    """One run of a rule on a traced scene: what was seen before any dice, and the path from there.

    Where it is given what the memo knows a scene by, whatever else is seen before dice is of the path, too.
    """

    def __init__(
        self,
        pieces: Pieces,
        given: list[int],
        faces: FaceSource,
        policy: Answers,
        known: frozenset[Observation] | None = None,
    ) -> None:
        self.pieces, self._faces, self._policy, self._known = pieces, faces, policy, known
        self.rolled: list[int] = []
        self._given = iter(given)
        self._parts = 0
        """How many parts with a tree of their own it is in."""
        self.before: list[Observation] = []
        self.path: Path = []
        self._now = self.path
        self._has_rolled = False

    def seen(self, observation: Observation, value: object) -> None:
        """Take note of something the rule looked at."""
        is_on_path = self._has_rolled or self._parts
        if is_on_path or (self._known is not None and observation not in self._known):
            self._now.append((LOOK, observation, value))
        else:
            self.before.append(observation)

    def play(self, procedure: Procedure[Any]) -> Any:
        """What comes of the rule, played as `nde.dice.play` does."""
        answer: object = None
        try:
            while True:
                said = procedure.send(answer)
                if type(said) is Tell or type(said) is Aside:
                    answer = None
                elif type(said) is Roll:
                    answer = self._roll(settled(said.dice))
                elif type(said) is Part:
                    answer = self._part(said)
                else:
                    answer = self._policy(said)  # type: ignore[arg-type]
                    if type(answer) is OpenQuestion:
                        answer = self._chosen(answer)
        except StopIteration as end:
            return end.value

    def _roll(self, dice: object) -> int:
        face = next(self._given, None)
        if face is None:
            face = self._faces(dice) if type(dice) is int else compile_expression(dice)(self._faces).total
        self._has_rolled = True
        self.rolled.append(face)
        self._now.append((ROLL, dice, face))
        return face

    def _chosen(self, asked: OpenQuestion) -> str:
        """The answer to a question that is left open: the one whose place is given, else the usual one."""
        place = next(self._given, 0)
        self._has_rolled = True  # what is looked at from now on may hang on the answer, as on dice
        self.rolled.append(place)
        self._now.append((CHOICE, asked, place))
        return asked.options[place]

    def play_part(self, part: Known, piece: Callable[[int], Any]) -> Any:
        """What comes of a part that has a tree of its own, played by itself."""
        self._parts += 1
        return settled(self.play(part.start(piece)))

    def _part(self, part: Part) -> object:
        reads = self.pieces.reads
        told = self.pieces.known(part)
        outer, seen = self._now, reads.save()
        self._now = []
        if told.has_figures:
            # Other rules share its tree and have not seen what this one has: it looks for itself.
            reads.restore((set(), told.unlooked))
            self._parts += 1
        result = settled(self.play(part.start()))
        self._parts -= told.has_figures
        if told.has_figures or self._has_rolled:
            outer.append((PART, (told, self._now), result))
            # Whatever else the part saw, the rule that goes on has seen its result only.
            reads.restore(seen)
        else:
            outer.extend(self._now)
        self._now = outer
        return result


def without_figures(path: Path) -> Path:
    """A path that teaches nothing about parts with figures."""
    return [
        (kind, (what[0], None if what[0].has_figures else without_figures(what[1])), value)
        if kind == PART
        else (kind, what, value)
        for kind, what, value in path
    ]
