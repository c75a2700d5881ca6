"""Those who act at a table without a person: bots, and the delay that answers for whoever does not.

Where several processes have a table open, the one that wrote last lets them act; the others only step in
when nothing has followed for a while.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from nde.errors import NdeError, Stale
from nde.table.apply import apply
from nde.table.bots import next_entry
from nde.table.commands import Answer, Command
from nde.table.decide import decide
from nde.table.events import Entry
from nde.table.seats import GM
from nde.table.state import State

if TYPE_CHECKING:
    from nde.hub.live import Live

MOST_STEPS = 400
"""Entries that bots may make before a person is heard again: more than any turn needs."""
PATIENCE_S = 3.0
"""How long another process may take to let its bots act before this one does."""

_thinking = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")
"""Bots may think long: tables without them go on meanwhile."""


class Autoplay:
    """The bots and the delays of one table."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._steps = 0
        self._is_held = False
        self._is_due = False
        self._timer: asyncio.TimerHandle | None = None
        self._given_up: set[tuple[int, int]] = set()
        """Questions whose default cannot be taken, with the number of answers before them."""

    @property
    def is_due(self) -> bool:
        """Whether somebody may have something to do now."""
        return self._is_due

    def hear(self, *, is_turning: bool) -> None:
        """A person has done something: bots may answer, unless it was only taken back or brought back."""
        self._steps = 0
        self._is_held = is_turning

    def look(self, *, is_ours: bool = True) -> None:
        """See whether anybody has something to do now, or later."""
        state = self._live.state
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if state.is_closed:
            self._is_due = False
            return
        delay = self._delay(state)
        if any(seat.bot for seat in state.seats):
            self._is_due = is_ours
            if not is_ours:
                delay = min(PATIENCE_S, delay if delay is not None else PATIENCE_S)
        if delay is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, delay), self._ring)

    def stop(self) -> None:
        """Do nothing any more."""
        self._is_due = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def act(self) -> bool:
        """Let somebody do one thing; whether anybody did."""
        if not self._is_due:
            return False
        state, live = self._live.state, self._live
        entry = self._late(state)
        may_play = self._steps < MOST_STEPS and not self._is_held
        if entry is None and may_play and any(seat.bot for seat in state.seats):
            self._steps += 1
            loop = asyncio.get_running_loop()
            entry = await loop.run_in_executor(_thinking, next_entry, state, live.dice, live.now())
        if entry is None:
            self._is_due = False
            return False
        try:
            await live.keep_entry(state, entry, apply(state, entry))
        except Stale:
            live.overtaken()
        except NdeError:
            self._is_due = False
            return False
        return True

    def _ring(self) -> None:
        self._timer = None
        self._is_due = True
        self._live.wake()

    def _delay(self, state: State) -> float | None:
        """Seconds until the first question is to be answered by its default; nothing for none."""
        if state.agreement.answers != "delay":
            return None
        now = self._live.now()
        waits = [
            one.asked + state.agreement.delay - now
            for one in state.world.pending
            if one.asked and (one.number, len(one.answers)) not in self._given_up
        ]
        return float(min(waits)) if waits else None

    def _late(self, state: State) -> Entry | None:
        """The default answer of a question that has waited long enough."""
        if state.agreement.answers != "delay":
            return None
        now = self._live.now()
        for one in state.world.pending:
            mark = (one.number, len(one.answers))
            if not one.asked or mark in self._given_up or now - one.asked < state.agreement.delay:
                continue
            do = Answer(pending=one.number, is_default=True)
            try:
                return decide(state, Command(seat=GM, do=do, at=now), self._live.dice)
            except NdeError:
                self._given_up.add(mark)  # a die that has to be typed, or a question without a default
        return None
