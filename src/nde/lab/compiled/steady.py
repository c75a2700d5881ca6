"""What has never changed: nobody has to look at it again.

Figures of a fight descend from those it began with, and most of what rules look at (a side, a kind, a sheet's
skills) is never written.  So a site need not look at it, as long as that is so.  The first time something is
written or comes in otherwise, sites whose rules saw it begin to look at it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from nde.lab.compiled.glimpses import Glimpse


class Steady:
    """Which values of the pieces in each place are the same in all that were met."""

    def __init__(self) -> None:
        self._first: dict[int, Any] = {}
        self.entered: set[tuple[int, int]] = set()
        self._varies: dict[int, set[str]] = {}
        self._glimpses: dict[Glimpse, bool] = {}
        self._listeners: list[Callable[[], None]] = []
        self.age = 0
        """Changes whenever something turns out not to be steady."""

    def tell(self, listener: Callable[[], None]) -> None:
        """Call this whenever something turns out not to be steady."""
        self._listeners.append(listener)

    def first(self, glimpse: Glimpse) -> Any:
        """What a glimpse shows of the pieces that were met first."""
        return glimpse.getter()(*[self._first[place] for place in glimpse.places])

    def enter(self, place: int, number: int, piece: Any, *, is_deep: bool) -> None:
        """Take note of a piece that comes into a place otherwise than by what rules write."""
        if (place, number) in self.entered:
            return
        self.entered.add((place, number))
        if place not in self._first:
            self._first[place] = piece
            self._glimpses.clear()
            return
        if (first := self._first[place]) is not piece:
            self.vary(place, [*_different(first, piece, "", is_deep=is_deep)])

    def vary(self, place: int, paths: list[str]) -> None:
        """Take note that values at these paths are not always the same."""
        new = [path for path in paths if path not in self._varies.setdefault(place, set())]
        if new:
            self._varies[place].update(new)
            self._glimpses.clear()
            self.age += 1
            for listener in self._listeners:
                listener()

    def is_all(self, glimpse: Glimpse) -> bool:
        """Whether a glimpse shows nothing but what has never changed."""
        known = self._glimpses.get(glimpse)
        if known is None:
            known = all(self._is_steady(place, path) for place, path, _ in glimpse.terms)
            self._glimpses[glimpse] = known
        return known

    def _is_steady(self, place: int, path: str) -> bool:
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
