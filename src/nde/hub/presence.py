"""Who is at a table now, on this process and on others, who is typing, and who points at the map.

None of it is kept anywhere; it is told at once.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from nde.errors import NdeError
from nde.hub.notifications import Notice
from nde.hub.seat_keys import KeyRevoked, NoSuchKey
from nde.store.rows import KeyRow
from nde.table.pings import Pointing

if TYPE_CHECKING:
    from nde.hub.hub import Hub
    from nde.hub.live import Live

STALE_S = 60.0
"""How long another process is believed about who is there, unless it says so again."""


class Guest(Protocol):
    """Somebody who is connected."""

    key: KeyRow

    def send_away(self, error: NdeError) -> None:
        """End the connection, and say why."""


class Presence:
    """The guests of all tables of a process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._guests: dict[str, set[Guest]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, tuple[str, ...]]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def come(self, live: Live, guest: Guest) -> None:
        """Somebody has connected."""
        self._guests.setdefault(live.id, set()).add(guest)
        self._changed(live)

    def go(self, live: Live, guest: Guest) -> None:
        """Somebody's connection has ended."""
        guests = self._guests.get(live.id, set())
        guests.discard(guest)
        if not guests:
            self._guests.pop(live.id, None)
        self._changed(live)

    def here(self, table: str) -> tuple[str, ...]:
        """The seats that are connected anywhere."""
        now = asyncio.get_running_loop().time()
        seats = {guest.key.seat for guest in self._guests.get(table, ())}
        for heard, others in self._elsewhere.get(table, {}).values():
            if now - heard < STALE_S:
                seats |= set(others)
        return tuple(sorted(seats))

    def count(self) -> int:
        """How many are connected to this process."""
        return sum(map(len, self._guests.values()))

    def typing(self, live: Live, seat: str) -> None:
        """Somebody is typing: tell the others, everywhere."""
        self._tell_typing(live, seat)
        self._hub.notify(Notice(process=self._hub.process, table=live.id, typing=seat))

    def point(self, live: Live, pointing: Pointing) -> None:
        """Somebody points at the map: show it to everybody who may see it, everywhere."""
        self._show_pointing(live, pointing)
        self._hub.notify(Notice(process=self._hub.process, table=live.id, pointing=pointing))

    def hear(self, live: Live, notice: Notice) -> None:
        """Another process tells who is there, who is typing, or where somebody points."""
        if notice.typing:
            self._tell_typing(live, notice.typing)
        if notice.pointing is not None:
            self._show_pointing(live, notice.pointing)
        if notice.here is not None:
            before = self.here(live.id)
            now = asyncio.get_running_loop().time()
            elsewhere = self._elsewhere.setdefault(live.id, {})
            is_new = notice.process not in elsewhere
            if notice.here:
                elsewhere[notice.process] = (now, notice.here)
            else:
                elsewhere.pop(notice.process, None)
            if self.here(live.id) != before:
                for listener in tuple(live.listeners):
                    listener.on_presence()
            if is_new and notice.here:
                self._notify(live.id)  # they have just come, and do not know who is here

    def notify_all(self) -> None:
        """Tell other processes who is here, at every table."""
        for table in self._guests:
            self._notify(table)

    def check_keys(self, table: str) -> None:
        """Send away whoever's link was taken back."""
        task = asyncio.get_running_loop().create_task(self._check(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def check_all_keys(self) -> None:
        """Send away whoever's link was taken back by another process; one question for all tables."""
        if not self._guests:
            return
        revoked = await self._hub.store.revoked(tuple(self._guests))
        for guest in [one for guests in self._guests.values() for one in guests if one.key.hash in revoked]:
            guest.send_away(KeyRevoked())

    def forget_silent(self) -> None:
        """Let those go who were with a process that has not been heard of for long: it has died."""
        before = asyncio.get_running_loop().time() - STALE_S
        for table, others in tuple(self._elsewhere.items()):
            silent = [process for process, (heard, _) in others.items() if heard < before]
            for process in silent:
                del others[process]
            if not others:
                del self._elsewhere[table]
            live = self._hub.opened(table) if silent else None
            for listener in tuple(live.listeners) if live is not None else ():
                listener.on_presence()

    def close(self, table: str, why: NdeError) -> None:
        """Send everybody away from a table that is no more here."""
        for guest in tuple(self._guests.get(table, ())):
            guest.send_away(why)

    async def _check(self, table: str) -> None:
        try:
            links = {row.hash: row for row in await self._hub.links(table)}
        except NdeError:
            return  # nobody is sent away because the store is
        for guest in tuple(self._guests.get(table, ())):
            link = links.get(guest.key.hash)
            if link is None:
                guest.send_away(NoSuchKey())
            elif link.revoked is not None:
                guest.send_away(KeyRevoked())

    def _changed(self, live: Live) -> None:
        for listener in tuple(live.listeners):
            listener.on_presence()
        self._notify(live.id)

    def _notify(self, table: str) -> None:
        here = tuple(sorted({guest.key.seat for guest in self._guests.get(table, ())}))
        self._hub.notify(Notice(process=self._hub.process, table=table, here=here))

    def _tell_typing(self, live: Live, seat: str) -> None:
        for listener in tuple(live.listeners):
            listener.on_typing(seat)

    def _show_pointing(self, live: Live, pointing: Pointing) -> None:
        for listener in tuple(live.listeners):
            listener.on_pointing(pointing)
