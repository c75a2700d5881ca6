"""Figures that know what is read of them: the means by which rules are compiled without being written again.

To the rules a traced figure looks like any other: it is an instance of the same class.  But in each field it
holds a `Held` in the place of the value, and gives the value out only when it is asked for, which is
noted.  So after a rule has run, everything its result can depend on is known, and what it changed stands
out: it is what is no longer held.  A hash or a comparison of whole figures reads every field.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from nde.lab.compiled.glimpses import Glimpse, Number, Reads


class _Home:
    """Where the fields of one traced struct belong: a piece of the scene, and the path to it."""

    __slots__ = ("glances", "piece", "prefix", "reads", "real", "struct")

    def __init__(self, reads: Reads, piece: int, prefix: str, real: Any) -> None:
        self.reads, self.piece, self.prefix, self.real = reads, piece, prefix, real
        self.struct: Any = None
        self.glances: dict[str, Held] = {}

    def glance(self, name: str) -> Held:
        """A property of the struct, held like a field."""
        held = self.glances.get(name)
        if held is None:
            held = self.glances[name] = Held(self, name)
        return held


class Held:
    """A value in its place in a traced struct."""

    __slots__ = ("given", "glimpse", "home", "noted", "reads", "value")

    def __init__(self, home: _Home, name: str) -> None:
        self.home, self.reads = home, home.reads
        self.value = getattr(home.real, name)
        self.glimpse = Glimpse(((home.piece, home.prefix + name, 1),))
        self.noted = 0
        # A number is given out unread: to ask whether it is less than another is to learn less than it.
        is_number = type(self.value) is int
        self.given = Number(home.reads, self.glimpse.terms, 0, self.value) if is_number else None

    def give(self) -> Any:
        """The value for a rule: a number that notes how it is used, or the value itself, noted as read."""
        return self.read() if self.given is None else self.given

    def read(self) -> Any:
        """The value, and a note that it was read."""
        reads = self.reads
        if self.noted != reads.age:
            self.noted = reads.age
            reads.note(self.glimpse, self.value)
        return self.value

    def __eq__(self, other: object) -> bool:
        return bool(self.read() == (other.read() if isinstance(other, Held) else other))

    def __hash__(self) -> int:
        return hash(self.read())


def traced(reads: Reads, piece: int, real: Any, *, is_deep: bool = True, prefix: str = "") -> Any:
    """A struct whose fields are held, and of the same class as the real one as far as rules can tell.

    Its `id` is plain: who somebody is belongs to the make-up of the scene and never changes.  A struct in
    a field is traced in its turn, so that reading one number of a sheet is not reading the sheet.
    """
    home = _Home(reads, piece, prefix, real)
    values: dict[str, Any] = {}
    for name in real.__struct_fields__:
        value = getattr(real, name)
        if name == "id":
            values[name] = value
        elif is_deep and isinstance(value, msgspec.Struct):
            values[name] = traced(reads, piece, value, prefix=f"{prefix}{name}.")
        else:
            values[name] = Held(home, name)
    kind: type = type(real)
    home.struct = _traced_type(kind)(**values)
    return home.struct


def settled(value: Any) -> Any:
    """A value with nothing held in it: what was held is read."""
    if type(value) is Held or type(value) is Number:
        return value.read()
    if isinstance(value, tuple | frozenset):
        plain = [settled(one) for one in value]
        if all(map(operator.is_, plain, value)):
            return value
        return value._make(plain) if hasattr(value, "_make") else type(value)(plain)
    if isinstance(value, msgspec.Struct):
        fields = {name: stored(value, name) for name in value.__struct_fields__}
        bare = {name: settled(one) for name, one in fields.items()}
        if is_traced(value):
            return type(value).__bases__[0](**bare)
        return value if all(bare[name] is one for name, one in fields.items()) else replace(value, **bare)
    return value


def stored(struct: Any, name: str) -> Any:
    """What stands in a field of any struct, held or not; looking at it is not reading it."""
    kind = type(struct)
    return kind.held_in[name](struct) if is_traced(struct) else getattr(struct, name)


def is_traced(value: Any) -> bool:
    """Whether a value is a traced struct."""
    return hasattr(type(value), "held_in")


@cache
def _traced_type(real: type) -> Any:
    """The class of traced structs of a class: each field and property is read through a note."""
    kind: Any = msgspec.defstruct(f"Traced{real.__name__}", [], bases=(real,), frozen=True, kw_only=True)
    kind.held_in = {name: getattr(real, name).__get__ for name in kind.__struct_fields__}
    for name, slot in kind.held_in.items():
        if name != "id":
            setattr(kind, name, property(_giving(slot)))
    kind.__hash__ = _passing_hash
    for base in real.__mro__:
        for name, one in vars(base).items():
            if type(one) is property and one.fget is not None:
                setattr(kind, name, property(_glancing(kind, name, one.fget)))
    return kind


def _passing_hash(self: Any) -> int:
    """A hash that holds as long as nothing that was seen is forgotten.

    Rules keep results by figure or scene (`lru_cache`).  What such a function looks at has to be seen in each
    trace, and again after a part, so it must not find what it kept before.
    """
    for slot in type(self).held_in.values():
        value = slot(self)
        if type(value) is Held:
            return hash((id(self), value.reads.age))
        if is_traced(value):
            return hash((id(self), _passing_hash(value)))
    return hash(settled(self))


def _giving(slot: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def give(self: Any) -> Any:
        value = slot(self)
        if type(value) is not Held:
            return value
        return value.read() if value.given is None else value.given

    return give


def _glancing(kind: Any, name: str, worked_out: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """A property of the real class: of a struct that nobody has changed it is read as one thing.

    That somebody is down says less than how many hearts they have, so more scenes are alike.
    """
    slots = tuple(slot for field, slot in kind.held_in.items() if field != "id")

    def glance(self: Any) -> Any:
        for slot in slots:
            value = slot(self)
            if type(value) is Held:
                home = value.home
                return home.glance(name).give() if home.struct is self else worked_out(self)
        return worked_out(self)

    return glance
