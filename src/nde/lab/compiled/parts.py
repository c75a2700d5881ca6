"""Parts of rules with trees of their own, which all rules share that they are a part of.

A part that is given no figures is the same in any scene.  One that is given figures as they stand in the
scene, or with other values written to them, is the same in every scene in which what it sees of them is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec import Struct

from nde.dice.questions import Part
from nde.lab.compiled.glimpses import Glimpse
from nde.lab.compiled.steady import Steady
from nde.lab.compiled.tracing import is_traced, settled
from nde.lab.compiled.writes import Writes, changes_of, written

MOST_PLAIN = 64
"""How many structs are kept as plain; they are settings of a game mostly."""


class Figured(NamedTuple):
    """A figure among the arguments of a part: the piece in a place, and what was written to it."""

    place: int
    writes: Writes


class Known:
    """What is known of a part: the tree it grows, and how it is started in a scene."""

    __slots__ = ("_steady", "has_figures", "part", "tree", "unlooked")

    def __init__(self, part: Part | None, steady: Steady | None = None) -> None:
        self.part = part
        """The part with `Figured` arguments; nothing where the part cannot be started by itself."""
        self.tree: dict[None, Any] = {}
        self.unlooked: set[Glimpse] = set()
        """What it saw and nobody looks at, because it has never changed."""
        self.has_figures = part is not None and any(type(one) is Figured for one in part.args)
        self._steady = steady
        if self.has_figures and steady is not None:
            steady.tell(self._look_again)

    def start(self, piece: Callable[[int], Any]) -> Any:
        """The part from its beginning, with figures of these pieces."""
        assert self.part is not None
        if not self.has_figures:
            return self.part.start()
        args = [_figure(piece, one) if type(one) is Figured else one for one in self.part.args]
        return self.part.rule(*args)

    def _look_again(self) -> None:
        """Forget everything once something changes that was not looked at."""
        steady = self._steady
        assert steady is not None
        if not all(steady.is_all(one) for one in self.unlooked):
            self.tree.clear()
            self.unlooked.clear()


def _figure(piece: Callable[[int], Any], one: Figured) -> Any:
    found = piece(one.place)
    return written(found, one.writes) if one.writes else found


def described(part: Part, plain: dict[int, Any]) -> Part | None:
    """The part with every figure said by its place and changes; nothing if a struct is of no whole figure.

    Structs in which nothing is traced are kept in `plain`, so that nobody looks through them again.
    """
    args: list[Any] = []
    for one in part.args:
        if not is_traced(one):
            args.append(one if id(one) in plain else _settled(one, plain))
            continue
        found = changes_of(one)
        if found is None:
            return None
        args.append(Figured(*found))
    return Part(part.rule, tuple(args))


def _settled(one: Any, plain: dict[int, Any]) -> Any:
    bare = settled(one)
    if bare is one and isinstance(one, Struct) and len(plain) < MOST_PLAIN:
        plain[id(one)] = one
    return bare
