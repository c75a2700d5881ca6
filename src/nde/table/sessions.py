"""When a new session begins by itself: a table that people come back to after hours."""

from __future__ import annotations

from nde.table.state import State

APART = 4 * 60 * 60
"""Seconds without anything happening after which whoever plays on begins a new session."""


def is_session_due(state: State, last: int, now: int) -> bool:
    """Whether people who play on now begin a session: one was before, and the last deed was hours ago.

    Not before the first one, whose beginning is said, nor while a rule waits for an answer.
    """
    has_begun = state.world.session > 0 and state.world.scene is not None
    is_free = not state.is_closed and not state.world.pending
    return has_begun and is_free and bool(last) and now - last >= APART
