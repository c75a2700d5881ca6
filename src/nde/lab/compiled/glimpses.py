"""What can be seen of figures without seeing all of them: a value, or how sums of numbers compare.

A rule that asks whether somebody has fewer hearts than they could have learns one bit.  Were the hearts
noted as read, every number of hearts would be a case of its own; so numbers are given out as `Number`s,
which can be added and compared without being read.  They are read when they are used for anything else.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

TESTS: dict[str, Callable[[Any, Any], bool]] = {"lt": operator.lt, "le": operator.le, "eq": operator.eq}
Term: TypeAlias = tuple[int, str, int]
"""A piece of the scene, the path to a value of it, and how often that counts."""


class Glimpse(NamedTuple):
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

    def __init__(self, is_steady: Callable[[Glimpse], bool] = lambda glimpse: False) -> None:
        self.age = 0
        """Changes whenever something may be forgotten: what was seen at this age need not be noted again."""
        self._is_steady = is_steady
        """Whether something has never changed: that need not be looked at, only kept in mind."""
        self._seen: set[Glimpse] = set()
        self._unlooked: set[Glimpse] = set()
        self._listener: Callable[[Glimpse, Any], None] | None = None

    def begin(self, listener: Callable[[Glimpse, Any], None], unlooked: set[Glimpse]) -> None:
        """Forget what was seen, and tell this listener of glimpses and their values from now on.

        What is seen and has never changed is added to `unlooked` instead.
        """
        self.restore((set(), unlooked))
        self._listener = listener

    def end(self) -> None:
        """Tell nobody any more."""
        self._listener = None
        self.age += 1

    def save(self) -> tuple[set[Glimpse], set[Glimpse]]:
        """What has been seen up to now, to be given to `restore`."""
        return set(self._seen), self._unlooked

    def restore(self, seen: tuple[set[Glimpse], set[Glimpse]]) -> None:
        """Go back to having seen no more than this."""
        self._seen, self._unlooked = seen
        self.age += 1

    def has_seen(self, glimpse: Glimpse) -> bool:
        """Whether something was seen."""
        return glimpse in self._seen

    def note(self, glimpse: Glimpse, value: Any) -> None:
        """Take note of something seen."""
        if self._listener is None or glimpse in self._seen:
            return
        self._seen.add(glimpse)
        if self._is_steady(glimpse):
            self._unlooked.add(glimpse)
        else:
            self._listener(glimpse, value)


class Number:
    """A number of figures, or a sum of several, that rules may add to and compare without reading it."""

    __slots__ = ("_glimpse", "_of", "_reads", "more", "terms", "value")
    # Rules that ask whether it is an `int` are told that it is.
    __class__ = property(lambda self: int)

    def __init__(
        self, reads: Reads, terms: tuple[Term, ...], more: int, value: int, of: tuple[Number, ...] = ()
    ) -> None:
        self._reads, self.terms, self.more, self.value = reads, terms, more, value
        self._of = of or (self,)
        if not of:
            self._glimpse = Glimpse(terms)

    def read(self) -> int:
        """The value, and a note that everything it is made of was read."""
        for one in self._of:
            self._reads.note(one._glimpse, one.value)
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

    def _compared(self, test: str, other: Any) -> bool:
        rest = self.plus(other, -1)
        if type(rest) is not Number:
            return TESTS[test](rest, 0)
        seen = TESTS[test](rest.value, 0)
        reads = self._reads
        if not all(reads.has_seen(one._glimpse) for one in rest._of):
            reads.note(Glimpse(rest.terms, rest.more, test), seen)
        return seen

    def __lt__(self, other: Any) -> bool:
        return self._compared("lt", other)

    def __le__(self, other: Any) -> bool:
        return self._compared("le", other)

    def __gt__(self, other: Any) -> bool:
        return not self._compared("le", other)

    def __ge__(self, other: Any) -> bool:
        return not self._compared("lt", other)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, int | float) and self._compared("eq", other)

    def __bool__(self) -> bool:
        return not self._compared("eq", 0)

    def __hash__(self) -> int:
        return hash(self.read())

    def __add__(self, other: Any) -> Any:
        return self.plus(other)

    def __radd__(self, other: Any) -> Any:
        return self.plus(other)

    def __sub__(self, other: Any) -> Any:
        return self.plus(other, -1)

    def __rsub__(self, other: Any) -> Any:
        return (-self).plus(other)

    def __neg__(self) -> Any:
        terms = tuple([(piece, path, -count) for piece, path, count in self.terms])
        return Number(self._reads, terms, -self.more, -self.value, self._of)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.read(), name)


def plain_number(value: Any) -> Any:
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
