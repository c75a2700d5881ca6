"""The dice of a table: faces by number from a secret seed and the salts of the seats.

The seed never enters the state or the log before the end: whoever runs the table keeps it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

from nde.dice.stream import commitment, derive_key, face_of


class Dice(Protocol):
    """Where a table's faces come from."""

    def draw(self, salts: tuple[str, ...], number: int, sides: int) -> int:
        """Return the face of draw `number`, counted from 1."""

    @property
    def seed(self) -> bytes:
        """What is revealed when the table closes."""


class SeededDice:
    """Faces of the counted stream (`nde.dice.stream`) for one seed."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self.commitment = commitment(seed)

    @property
    def seed(self) -> bytes:
        """What is revealed when the table closes."""
        return self._seed

    def draw(self, salts: tuple[str, ...], number: int, sides: int) -> int:
        """Return the face of draw `number`, counted from 1."""
        return face_of(_key(self._seed, salts), number, sides)


@lru_cache(maxsize=256)
def _key(seed: bytes, salts: tuple[str, ...]) -> bytes:
    return derive_key(seed, tuple(bytes.fromhex(salt) for salt in salts))
