"""What sites look at before any dice."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any

from nde.lab.compiled.glimpses import Glimpse
from nde.lab.compiled.pieces import State


class View:
    """What a site looks at before any dice of the pieces in some places: equal sights have one number."""

    __slots__ = ("age", "getters", "numbers", "of", "parts", "places")

    def __init__(self, places: tuple[int, ...]) -> None:
        self.places = places
        self.age = 0
        """Changes whenever what was known is forgotten."""
        self.of: Callable[[State], Any] = itemgetter(*places)
        self.getters: list[Callable[..., Any]] = []
        self.parts: dict[Any, int] = {}
        self.numbers: dict[tuple[Any, ...], int] = {}

    def widen(self, glimpses: list[Glimpse]) -> None:
        """Look at more; what was known by less is forgotten."""
        self.getters.extend(one.getter() for one in glimpses)
        self.parts.clear()
        self.numbers.clear()
        self.age += 1

    def deepen(self, glimpse: Glimpse, value: Any) -> None:
        """Look at something more, of which this value is all that was ever seen."""
        self.getters.append(glimpse.getter())
        self.numbers = {(*seen, value): number for seen, number in self.numbers.items()}

    def look(self, state: State, met: list[Any]) -> None:
        """Give what is seen of a state's pieces a number, if they were never looked at."""
        key = self.of(state)
        if key not in self.parts:
            self._look([met[state[place]] for place in self.places], key)

    def look_at(self, pieces: tuple[int, ...], met: list[Any]) -> int:
        """The number of what is seen of pieces by their numbers."""
        key = pieces[0] if len(pieces) == 1 else pieces
        known = self.parts.get(key)
        return self._look([met[one] for one in pieces], key) if known is None else known

    def _look(self, pieces: list[Any], key: Any) -> int:
        value = tuple([get(*pieces) for get in self.getters])
        seen = self.parts[key] = self.numbers.setdefault(value, len(self.numbers))
        return seen
