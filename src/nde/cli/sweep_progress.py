"""How far a sweep is, on standard error: a line that changes at a terminal, now and then one elsewhere."""

from __future__ import annotations

import time
from contextlib import suppress

from nde.cli.session import Session

AT_TERMINAL_S = 0.2
ELSEWHERE_S = 10.0


class Progress:
    """Tells how many fights are computed, and about how long the others will take."""

    def __init__(self, session: Session, count: int) -> None:
        self._session, self._count = session, count
        self._begun = time.monotonic()
        self._line = ""
        self._is_terminal = session.stderr.isatty()
        # At a terminal something is seen at once; in a log what is done soon leaves no trace.
        self._told = self._begun - AT_TERMINAL_S if self._is_terminal else self._begun

    def tell(self, done: int) -> None:
        """Say how far it is, unless that was said a moment ago."""
        now = time.monotonic()
        pause = AT_TERMINAL_S if self._is_terminal else ELSEWHERE_S
        if self._count == 0 or now - self._told < pause:
            return
        self._told = now
        left = (now - self._begun) / max(done, 1) * (self._count - done)
        line = self._session.words.say("sweep-progress", done=done, count=self._count, left=duration(left))
        if self._is_terminal:
            room = self._session.width - 1
            self._put("\r" + line[:room].ljust(len(self._line)))
            self._line = line[:room]
        else:
            self._put(line + "\n")

    def end(self) -> None:
        """Take the line away."""
        if self._line:
            self._put("\r" + " " * len(self._line) + "\r")
            self._line = ""

    def _put(self, text: str) -> None:
        with suppress(OSError):  # nobody looks
            self._session.stderr.write(text)
            self._session.stderr.flush()


def duration(seconds: float) -> str:
    """A length of time as people say it, in units that every language of ours writes alike.

    >>> duration(7.2), duration(260), duration(9000)
    ('8 s', '5 min', '2.5 h')
    """
    if seconds < 100:
        return f"{int(seconds) + 1} s"
    if seconds < 6000:
        return f"{int(seconds / 60) + 1} min"
    return f"{seconds / 3600:.1f} h"
