"""What a site knows by the very pieces it looks at, whatever it sees of them: found with few looks.

Where these are few, all of them together are the key.  The same many pieces hardly ever come again, so many
are looked at a few at a time: equal sights of those few have one number, and the numbers are the key.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from operator import itemgetter
from typing import Any

from nde.lab.compiled.pieces import State
from nde.lab.compiled.views import View

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


class Near:
    """What a site knows by the pieces it looks at."""

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

    def keep(self, state: State, what: Any) -> None:
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
