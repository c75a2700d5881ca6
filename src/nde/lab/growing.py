"""Arrays that grow at their end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

Kind = TypeVar("Kind", bound=np.generic)


class Growing(Generic[Kind]):
    """An array to which values are added; its room doubles whenever it is full.

    >>> squares = Growing(np.int64)
    >>> squares.extend([1, 4]), squares.extend([9])
    (0, 2)
    >>> squares.array
    array([1, 4, 9])
    """

    def __init__(self, kind: type[Kind]) -> None:
        self._room: NDArray[Any] = np.zeros(1024, dtype=kind)
        self._length = 0

    @property
    def array(self) -> NDArray[Kind]:
        """All values: a view, good until the next is added."""
        return self._room[: self._length]

    def add(self, value: float) -> None:
        """Add one value."""
        if self._length == len(self._room):
            self._grow(self._length + 1)
        self._room[self._length] = value
        self._length += 1

    def extend(self, values: Iterable[float] | NDArray[Any]) -> int:
        """Add some values; where the first of them stands comes back."""
        start = self._length
        added = values if isinstance(values, np.ndarray) else list(values)
        end = start + len(added)
        if end > len(self._room):
            self._grow(end)
        self._room[start:end] = added
        self._length = end
        return start

    def _grow(self, least: int) -> None:
        room = np.zeros(max(least, 2 * len(self._room)), dtype=self._room.dtype)
        room[: self._length] = self._room[: self._length]
        self._room = room
