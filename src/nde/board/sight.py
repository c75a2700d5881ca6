"""What rules ask of any space, with or without a map: how far, how hidden, near enough to touch.

A grid answers in squares, zones answer in bands; the two are never converted into each other.  A rule
that only needs "can it be struck" or "has it cover" reads a `Sight` and need not know which it was.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from nde.board.cover import Cover


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """How one token stands to another."""

    distance: int | str
    """Squares on a grid; the key of a band, such as `far`, in zones."""
    touching: bool
    """Whether a blow at arm's length can land: adjacent and not walled off, or in the closest band."""
    cover: Cover = "none"

    @property
    def clear(self) -> bool:
        """Whether any action along the line is possible."""
        return self.cover != "full"


class Space(Protocol):
    """Where tokens are: a `Board`, `Zones` or `Areas`."""

    def sight(self, a: str, b: str) -> Sight:
        """Return how token `b` stands to token `a`."""
        ...
