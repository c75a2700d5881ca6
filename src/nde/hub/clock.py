"""The time of day that a process goes by."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """Tells the time in seconds since 1970, and is not put out by whoever sets the machine's clock.

    The machine's clock is read once; from then on time passes as the monotonic clock says.  So no delay runs
    out early, and no entry is older than the one before it, when somebody moves the hands.

    >>> hands = iter((100.0, 107.5))
    >>> Clock(wall=lambda: 1_000.0, steady=lambda: next(hands)).now()
    1007
    """

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._steady = steady
        self._start = wall() - steady()

    def now(self) -> int:
        """The time in whole seconds."""
        return int(self._start + self._steady())
