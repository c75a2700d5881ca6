"""What is wrong with a sweep, noted while all of it is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from nde.errors import Fault, Faults, NdeError, Unreadable
from nde.rules.documents import Findings

FILE = ".toml"
_Found = TypeVar("_Found")


class SweepFindings(Findings):
    """The faults of a sweep, each once however many cells it touches."""

    def note(self, place: str, error: NdeError) -> None:
        """Add a fault, unless it is there."""
        if all(one.place != place or repr(one.error) != repr(error) for one in self.faults):
            super().note(place, error)

    def tried(self, place: str, find: Callable[[], _Found]) -> _Found | None:
        """What is found; where that is refused, nothing, and every fault is noted."""
        try:
            return find()
        except Faults as faults:
            for one in faults.faults:
                inner = one.place if FILE in one.place or "." in one.place else ""
                self.note(f"{place} {inner}".strip(), one.error)
        except NdeError as error:
            self.note(place, error.error if isinstance(error, Fault) else error)
        return None

    def several(self, place: str, value: object) -> list[tuple[str, object]]:
        """The items of a list, each with its place; a single value is a list of one."""
        found = self.items(place, value) if isinstance(value, list | tuple) else [(place, value)]
        if not found:
            self.note(place, Unreadable("key-missing", key=place.rpartition(".")[2]))
        return found
