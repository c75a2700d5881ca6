"""The trees that sites learn: what is rolled, looked at, done as a part or left open, and where it ends."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

from nde.dice.compile import compile_expression
from nde.lab.compiled.glimpses import Glimpse
from nde.lab.compiled.parts import Known
from nde.lab.compiled.pieces import Change, Remade, State

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

    def is_for(self, kind: int, what: Any) -> bool:
        """Whether these dice are rolled here."""
        return kind == ROLL and self.dice == what


class Looked:
    """A branch of a tree: something seen, and what follows by the pieces it is seen of."""

    __slots__ = ("after", "by_value", "get", "glimpse", "of", "places")

    def __init__(self, glimpse: Glimpse) -> None:
        self.glimpse = glimpse
        self.places = glimpse.places
        self.of: Callable[[State], Any] = itemgetter(*self.places)
        self.get = glimpse.getter()
        self.after: dict[Any, Any] = {}
        """What follows, by the numbers of the pieces: found by value once for each."""
        self.by_value: dict[Any, Any] = {}

    def is_for(self, kind: int, what: Any) -> bool:
        """Whether this is looked at here."""
        return kind == LOOK and self.glimpse == what


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


class Open(NamedTuple):
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

    def __init__(self, asked: Open) -> None:
        self.asked = asked
        self.after: dict[int, Any] = {}

    def is_for(self, kind: int, what: Any) -> bool:
        """Whether this is asked here."""
        return kind == CHOICE and self.asked == what


class Ended:
    """A leaf of a tree: the value, and what is written to which piece."""

    __slots__ = ("changes", "value")

    def __init__(self, value: Any, changes: tuple[Change, ...] | Remade = ()) -> None:
        self.value, self.changes = value, changes

    def is_for(self, kind: int, what: Any) -> bool:
        """Nothing happens at the end."""
        return False


def grow(holder: dict[Any, Any], key: Any, path: Path, leaf: Ended) -> None:
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
