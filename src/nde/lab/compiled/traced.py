"""Figures that know what is read of them: the means by which rules are compiled without being written again.

To the rules a traced figure looks like any other: it is an instance of the same class.  But in each field it
holds a `Held` in the place of the value, and gives the value out only when it is asked for, which is
noted.  So after a rule has run, everything its result can depend on is known, and what it wrote stands
out: it is what is no longer held, and can be written again to any other figure.  A hash or a comparison of
whole figures reads every field.

Parts of rules (`nde.dice.Part`) have trees of their own, which all rules share that they are a part of.  A
part that is given no figures is the same in any scene; one that is given figures, as they stand or with
other values written to them, is the same in every scene in which what it sees of them is.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from nde.dice.questions import Part
from nde.lab.compiled.observations import Invariants, Number, Observation, Reads, Term, summing


class _Home:
    """Where the fields of one traced struct belong: a piece of the scene, and the path to it."""

    __slots__ = ("glances", "piece", "prefix", "reads", "real", "struct")

    def __init__(self, reads: Reads, piece: int, prefix: str, real: Any) -> None:
        self.reads, self.piece, self.prefix, self.real = reads, piece, prefix, real
        self.struct: object = None
        self.glances: dict[str, Held] = {}

    def glance(self, name: str) -> Held:
        """A property of the struct, held like a field."""
        held = self.glances.get(name)
        if held is None:
            held = self.glances[name] = Held(self, name)
        return held


class Held:
    """A value in its place in a traced struct."""

    __slots__ = ("given", "home", "noted", "observation", "reads", "value")

    def __init__(self, home: _Home, name: str) -> None:
        self.home, self.reads = home, home.reads
        self.value = getattr(home.real, name)
        self.observation = Observation(((home.piece, home.prefix + name, 1),))
        self.noted = 0
        # A number is given out unread: to ask whether it is less than another is to learn less than it.
        is_number = type(self.value) is int
        self.given = Number(home.reads, self.observation.terms, 0, self.value) if is_number else None

    def give(self) -> Any:
        """The value for a rule: a number that notes how it is used, or the value itself, noted as read."""
        return self.read() if self.given is None else self.given

    def read(self) -> Any:
        """The value, and a note that it was read."""
        reads = self.reads
        if self.noted != reads.age:
            self.noted = reads.age
            reads.note(self.observation, self.value)
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
    values: dict[str, object] = {}
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


def settled(value: object) -> Any:
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


def stored(struct: Any, name: str) -> object:
    """What stands in a field of any struct, held or not; looking at it is not reading it."""
    kind = type(struct)
    return kind.held_in[name](struct) if is_traced(struct) else getattr(struct, name)


def is_traced(value: object) -> bool:
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
    def give(self: object) -> Any:
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

    def glance(self: object) -> Any:
        for slot in slots:
            value = slot(self)
            if type(value) is Held:
                home = value.home
                return home.glance(name).give() if home.struct is self else worked_out(self)
        return worked_out(self)

    return glance


Writes: TypeAlias = tuple[tuple[str, Any], ...]
"""What is written to one figure: values by path, such as `character.hearts`."""


def writes_to(
    piece: int, before: Any, after: Any, *, but: frozenset[str] = frozenset(), prefix: str = ""
) -> Writes:
    """What was written to a traced struct, by path: everything that is no longer held where it was.

    A sum of numbers of the same piece is written as such, so that a round later is a round later in any.
    """
    if after is before:
        return ()
    found: list[tuple[str, object]] = []
    is_alike = type(after) is type(before)
    for name, slot in type(before).held_in.items():
        old, new = slot(before), slot(after) if is_alike else stored(after, name)
        if new is old or name in but:
            continue
        if type(old) is Held and new is old.given:
            continue
        if is_traced(old) and type(new) is type(old):
            found.extend(writes_to(piece, old, new, prefix=f"{prefix}{name}."))
        else:
            found.append((prefix + name, _value_or_sum(piece, new)))
    return tuple(found)


def changes_of(struct: Any) -> tuple[int, Writes] | None:
    """The piece that a traced struct is, and what was written to it; nothing if it is not a whole piece."""
    for slot in type(struct).held_in.values():
        value = slot(struct)
        if type(value) is Held:
            home = value.home
            return (home.piece, writes_to(home.piece, home.struct, struct)) if not home.prefix else None
    return None


class Sum(NamedTuple):
    """A number that is worked out from others of the piece it is written to."""

    terms: tuple[Term, ...]
    more: int


def _value_or_sum(piece: int, value: object) -> object:
    if type(value) is Number and all(place == piece for place, _, _ in value.terms):
        return Sum(value.terms, value.more)
    return settled(value)


def written(real: object, writes: Writes) -> Any:
    """A struct with other values at some paths."""
    return _written(real, [(path, _worked_out(real, value)) for path, value in writes])


def _worked_out(real: object, value: object) -> object:
    return summing(value.terms, value.more)(real) if type(value) is Sum else value


def _written(real: Any, writes: list[tuple[str, Any]]) -> Any:
    values: dict[str, object] = {}
    inner: dict[str, list[tuple[str, object]]] = {}
    for path, value in writes:
        name, _, rest = path.partition(".")
        if rest:
            inner.setdefault(name, []).append((rest, value))
        else:
            values[name] = value
    for name, deeper in inner.items():
        values[name] = _written(getattr(real, name), deeper)
    return replace(real, **values)


MOST_PLAIN = 64
"""How many structs are kept as plain; they are settings of a game mostly."""


class Figured(NamedTuple):
    """A figure among the arguments of a part: the piece in a place, and what was written to it."""

    place: int
    writes: Writes


class Known:
    """What is known of a part: the tree it grows, and how it is started in a scene."""

    __slots__ = ("_invariants", "has_figures", "part", "tree", "unlooked")

    def __init__(self, part: Part | None, invariants: Invariants | None = None) -> None:
        self.part = part
        """The part with `Figured` arguments; nothing where the part cannot be started by itself."""
        self.tree: dict[None, object] = {}
        self.unlooked: set[Observation] = set()
        """What it saw and nobody looks at, because it has never changed."""
        self.has_figures = part is not None and any(type(one) is Figured for one in part.args)
        self._invariants = invariants
        if self.has_figures and invariants is not None:
            invariants.tell(self._look_again)

    def start(self, piece: Callable[[int], Any]) -> Any:
        """The part from its beginning, with figures of these pieces."""
        assert self.part is not None
        if not self.has_figures:
            return self.part.start()
        args = [_figure(piece, one) if type(one) is Figured else one for one in self.part.args]
        return self.part.rule(*args)

    def _look_again(self) -> None:
        """Forget everything once something changes that was not looked at."""
        invariants = self._invariants
        assert invariants is not None
        if not all(invariants.is_all(one) for one in self.unlooked):
            self.tree.clear()
            self.unlooked.clear()


def _figure(piece: Callable[[int], Any], one: Figured) -> object:
    found = piece(one.place)
    return written(found, one.writes) if one.writes else found


def described(part: Part, plain: dict[int, object]) -> Part | None:
    """The part with every figure said by its place and changes; nothing if a struct is of no whole figure.

    Structs in which nothing is traced are kept in `plain`, so that nobody looks through them again.
    """
    args: list[object] = []
    for one in part.args:
        if not is_traced(one):
            args.append(one if id(one) in plain else _settled(one, plain))
            continue
        found = changes_of(one)
        if found is None:
            return None
        args.append(Figured(*found))
    return Part(part.rule, tuple(args))


def _settled(one: object, plain: dict[int, object]) -> Any:
    bare = settled(one)
    if bare is one and isinstance(one, Struct) and len(plain) < MOST_PLAIN:
        plain[id(one)] = one
    return bare
