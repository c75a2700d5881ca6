"""How far work on a fight is, and whether to go on with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

Going: TypeAlias = Callable[["Progress"], bool]
"""Told how far it is; what it gives back says whether to go on."""


class Progress(NamedTuple):
    """How far a fight has been computed."""

    round: int
    """The round that is being computed, or was last; 0 where fights are played."""
    scenes: int
    undecided: float


class Stopped(Exception):
    """Somebody did not want to wait.  Stays in the lab."""


class UntilStopped:
    """Asks somebody whether to go on until they say no; from then on nothing goes on."""

    def __init__(self, going: Going) -> None:
        self._going = going
        self.is_stopped = False

    def __call__(self, progress: Progress) -> bool:
        """Whether to go on."""
        self.is_stopped = self.is_stopped or not self._going(progress)
        return not self.is_stopped
