"""What sites look at before any dice."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any

from nde.lab.compiled.glimpses import Glimpse
from nde.lab.compiled.pieces import State


class View:
    """What a site looks at before any dice of the pieces in some places: equal sights have one number."""

    __slots__ = ("getters", "numbers", "of", "parts", "places")

    def __init__(self, places: tuple[int, ...]) -> None:
        self.places = places
        self.of: Callable[[State], Any] = itemgetter(*places)
        self.getters: list[Callable[..., Any]] = []
        self.parts: dict[Any, int] = {}
        self.numbers: dict[tuple[Any, ...], int] = {}

    def widen(self, glimpses: list[Glimpse]) -> None:
        """Look at more; what was known by less is forgotten."""
        self.getters.extend(one.getter() for one in glimpses)
        self.parts.clear()
        self.numbers.clear()

    def deepen(self, glimpse: Glimpse, value: Any) -> None:
        """Look at something more, of which this value is all that was ever seen."""
        self.getters.append(glimpse.getter())
        self.numbers = {(*seen, value): number for seen, number in self.numbers.items()}

    def look(self, state: State, met: list[Any]) -> None:
        """Give what is seen of a state's pieces a number, if they were never looked at."""
        key = self.of(state)
        if key not in self.parts:
            pieces = [met[state[place]] for place in self.places]
            value = tuple([get(*pieces) for get in self.getters])
            self.parts[key] = self.numbers.setdefault(value, len(self.numbers))
