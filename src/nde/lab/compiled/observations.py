"""What rules observe of a scene, and what of that never changes.

A rule that asks whether somebody has fewer hearts than they could have learns one bit.  Were the hearts
noted as read, every number of hearts would be a case of its own; so numbers are given out as `Number`s,
which can be added and compared without being read.  They are read when they are used for anything else.

Figures of a fight descend from those it began with, and most of what rules look at (a side, a kind, a sheet's
skills) is never written: an invariant.  So nobody need look at it, as long as that is so.  The first time
something is written or comes in otherwise, those whose rules saw it begin to look at it.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

import msgspec

TESTS: dict[str, Callable[[Any, Any], bool]] = {"lt": operator.lt, "le": operator.le, "eq": operator.eq}
Term: TypeAlias = tuple[int, str, int]
"""A piece of the scene, the path to a value of it, and how often that counts."""


class Observation(NamedTuple):
    """Something to be seen of a scene: the value at one path, or how a sum compares with nothing."""

    terms: tuple[Term, ...]
    more: int = 0
    """What is added to the sum."""
    test: str = ""
    """`lt`, `le` or `eq`; empty for the value itself."""

    @property
    def places(self) -> tuple[int, ...]:
        """The pieces it is seen of, each once."""
        return tuple(sorted({piece for piece, _, _ in self.terms}))

    def getter(self) -> Callable[..., Any]:
        """The function from the pieces in these places to what is seen of them."""
        if not self.test:
            return attrgetter(self.terms[0][1])
        test, total = TESTS[self.test], summing(self.terms, self.more)
        return lambda *pieces: test(total(*pieces), 0)


def summing(terms: tuple[Term, ...], more: int) -> Callable[..., int]:
    """The function from pieces, in the order of their places, to a sum of their values."""
    order = sorted({piece for piece, _, _ in terms})
    parts = [(order.index(piece), attrgetter(path), times) for piece, path, times in terms]
    return lambda *pieces: sum([times * get(pieces[at]) for at, get, times in parts], more)


class Reads:
    """What is seen of traced figures, each thing once, as long as somebody listens."""

    def __init__(self, is_invariant: Callable[[Observation], bool] = lambda observation: False) -> None:
        self.age = 0
        """Changes whenever something may be forgotten: what was seen at this age need not be noted again."""
        self._is_invariant = is_invariant
        """Whether something has never changed: that need not be looked at, only kept in mind."""
        self._seen: set[Observation] = set()
        self._unlooked: set[Observation] = set()
        self._listener: Callable[[Observation, Any], None] | None = None

    def begin(self, listener: Callable[[Observation, Any], None], unlooked: set[Observation]) -> None:
        """Forget what was seen, and tell this listener of observations and their values from now on.

        What is seen and has never changed is added to `unlooked` instead.
        """
        self.restore((set(), unlooked))
        self._listener = listener

    def end(self) -> None:
        """Tell nobody any more."""
        self._listener = None
        self.age += 1

    def save(self) -> tuple[set[Observation], set[Observation]]:
        """What has been seen up to now, to be given to `restore`."""
        return set(self._seen), self._unlooked

    def restore(self, seen: tuple[set[Observation], set[Observation]]) -> None:
        """Go back to having seen no more than this."""
        self._seen, self._unlooked = seen
        self.age += 1

    def has_seen(self, observation: Observation) -> bool:
        """Whether something was seen."""
        return observation in self._seen

    def note(self, observation: Observation, value: object) -> None:
        """Take note of something seen."""
        if self._listener is None or observation in self._seen:
            return
        self._seen.add(observation)
        if self._is_invariant(observation):
            self._unlooked.add(observation)
        else:
            self._listener(observation, value)


class Number:
    """A number of figures, or a sum of several, that rules may add to and compare without reading it."""

    __slots__ = ("_observation", "_of", "_reads", "more", "terms", "value")
    # Rules that ask whether it is an `int` are told that it is.
    __class__ = property(lambda self: int)

    def __init__(
        self, reads: Reads, terms: tuple[Term, ...], more: int, value: int, of: tuple[Number, ...] = ()
    ) -> None:
        self._reads, self.terms, self.more, self.value = reads, terms, more, value
        self._of = of or (self,)
        if not of:
            self._observation = Observation(terms)

    def read(self) -> int:
        """The value, and a note that everything it is made of was read."""
        for one in self._of:
            self._reads.note(one._observation, one.value)
        return self.value

    def plus(self, other: Any, times: int = 1) -> Any:
        """The sum with another number, or so many times it; read if it is no whole number."""
        if type(other) is int or type(other) is bool:
            return Number(
                self._reads, self.terms, self.more + times * other, self.value + times * other, self._of
            )
        if type(other) is not Number:
            return self.read() + other if times == 1 else self.read() - other
        counts = {(piece, path): count for piece, path, count in self.terms}
        for piece, path, count in other.terms:
            counts[piece, path] = counts.get((piece, path), 0) + times * count
        terms = tuple(sorted([(*where, count) for where, count in counts.items() if count]))
        value, more = self.value + times * other.value, self.more + times * other.more
        return Number(self._reads, terms, more, value, self._of + other._of) if terms else value

    def _compared(self, test: str, other: object) -> bool:
        terms, of = self.terms, self._of
        if type(other) is int or type(other) is bool:
            # Nearly all that is compared is compared with a plain number: nothing is made for it.
            value, more = self.value - other, self.more - other
        else:
            rest = self.plus(other, -1)
            if type(rest) is not Number:
                return TESTS[test](rest, 0)
            terms, of, value, more = rest.terms, rest._of, rest.value, rest.more
        seen = TESTS[test](value, 0)
        reads = self._reads
        for one in of:
            if not reads.has_seen(one._observation):
                reads.note(Observation(terms, more, test), seen)
                break
        return seen

    def __lt__(self, other: object) -> bool:
        return self._compared("lt", other)

    def __le__(self, other: object) -> bool:
        return self._compared("le", other)

    def __gt__(self, other: object) -> bool:
        return not self._compared("le", other)

    def __ge__(self, other: object) -> bool:
        return not self._compared("lt", other)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, int | float) and self._compared("eq", other)

    def __bool__(self) -> bool:
        return not self._compared("eq", 0)

    def __hash__(self) -> int:
        return hash(self.read())

    def __add__(self, other: object) -> object:
        return self.plus(other)

    def __radd__(self, other: object) -> object:
        return self.plus(other)

    def __sub__(self, other: object) -> object:
        return self.plus(other, -1)

    def __rsub__(self, other: object) -> Any:
        return (-self).plus(other)

    def __neg__(self) -> Any:
        terms = tuple([(piece, path, -count) for piece, path, count in self.terms])
        return Number(self._reads, terms, -self.more, -self.value, self._of)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.read(), name)


def plain_number(value: object) -> object:
    """A number as an `int`, and any other value as it is."""
    return value.read() if type(value) is Number else value


def _alone(work: Callable[[int], Any]) -> Callable[[Number], Any]:
    return lambda self: work(self.read())


def _first(work: Callable[[Any, Any], Any]) -> Callable[[Number, Any], Any]:
    return lambda self, other: work(self.read(), plain_number(other))


def _second(work: Callable[[Any, Any], Any]) -> Callable[[Number, Any], Any]:
    return lambda self, other: work(plain_number(other), self.read())


for _name in ("index", "pos", "abs", "invert"):
    setattr(Number, f"__{_name}__", _alone(getattr(operator, _name)))
for _kind in (int, float, str, repr, round):
    setattr(Number, f"__{_kind.__name__}__", _alone(_kind))
for _name in ("mul", "floordiv", "truediv", "mod", "pow", "lshift", "rshift", "and_", "or_", "xor"):
    _work = getattr(operator, _name)
    setattr(Number, f"__{_name.rstrip('_')}__", _first(_work))
    setattr(Number, f"__r{_name.rstrip('_')}__", _second(_work))
for _name, _method in {
    "__divmod__": _first(divmod),
    "__rdivmod__": _second(divmod),
    "__format__": _first(format),
}.items():
    setattr(Number, _name, _method)


class Invariants:
    """Which values of the pieces in each place are the same in all that were met."""

    def __init__(self) -> None:
        self._first: dict[int, object] = {}
        self.entered: set[tuple[int, int]] = set()
        self._varies: dict[int, set[str]] = {}
        self._observations: dict[Observation, bool] = {}
        self._listeners: list[Callable[[], None]] = []
        self.age = 0
        """Changes whenever something turns out not to be steady."""

    def tell(self, listener: Callable[[], None]) -> None:
        """Call this whenever something turns out not to be steady."""
        self._listeners.append(listener)

    def first(self, observation: Observation) -> Any:
        """What a observation shows of the pieces that were met first."""
        return observation.getter()(*[self._first[place] for place in observation.places])

    def enter(self, place: int, number: int, piece: Any, *, is_deep: bool) -> None:
        """Take note of a piece that comes into a place otherwise than by what rules write."""
        if (place, number) in self.entered:
            return
        self.entered.add((place, number))
        if place not in self._first:
            self._first[place] = piece
            self._observations.clear()
            return
        if (first := self._first[place]) is not piece:
            self.vary(place, [*_different(first, piece, "", is_deep=is_deep)])

    def vary(self, place: int, paths: list[str]) -> None:
        """Take note that values at these paths are not always the same."""
        new = [path for path in paths if path not in self._varies.setdefault(place, set())]
        if new:
            self._varies[place].update(new)
            self._observations.clear()
            self.age += 1
            for listener in self._listeners:
                listener()

    def is_all(self, observation: Observation) -> bool:
        """Whether a observation shows nothing but what has never changed."""
        known = self._observations.get(observation)
        if known is None:
            known = all(self._is_invariant(place, path) for place, path, _ in observation.terms)
            self._observations[observation] = known
        return known

    def _is_invariant(self, place: int, path: str) -> bool:
        return self._is_field(place, path) and not any(
            path == one or path.startswith(f"{one}.") or one.startswith(f"{path}.")
            for one in self._varies.get(place, ())
        )

    def _is_field(self, place: int, path: str) -> bool:
        """Whether there is a field at a path: what is worked out from fields may change with any of them."""
        struct = self._first.get(place)
        for name in path.split("."):
            if not isinstance(struct, msgspec.Struct) or name not in struct.__struct_fields__:
                return False
            struct = getattr(struct, name)
        return True


def _different(one: Any, other: Any, prefix: str, *, is_deep: bool) -> Iterator[str]:
    """The paths at which two structs differ; all of one where they are not of the same class."""
    if type(one) is not type(other):
        yield from (prefix + name for name in one.__struct_fields__)
        return
    for name in one.__struct_fields__:
        left, right = getattr(one, name), getattr(other, name)
        if left is right or left == right:
            continue
        if is_deep and isinstance(left, msgspec.Struct) and type(left) is type(right):
            yield from _different(left, right, f"{prefix}{name}.", is_deep=True)
        else:
            yield prefix + name
