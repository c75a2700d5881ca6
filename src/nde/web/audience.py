"""Everybody connected to one table: each is told what happened as their seat sees it.

What looks the same to several seats is made ready once.  Whole views are made when the table has come to
rest (`nde.web.showing`), so that a busy table is not slowed down by showing every moment of it.
"""

from __future__ import annotations

import logging
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from nde.errors import NdeError
from nde.hub.live import Live
from nde.hub.orders import Happened
from nde.table.events import Entry
from nde.table.view_entry import seen_alike, view_entry
from nde.web.messages import IsTyping, Presence, Told
from nde.web.metrics import Metrics, timed
from nde.web.packets import Packet, framed, packed
from nde.web.showing import Showing

if TYPE_CHECKING:
    from nde.hub import Hub
    from nde.web.connection import Connection


Ready: TypeAlias = dict[tuple[int, Hashable], Packet]
log = logging.getLogger("nde.web")


def told(entry: Entry, seat: str, line: bytes = b"") -> Packet:
    """An entry for a seat, as it goes over the wire; its line of the log, if at hand, is not written anew."""
    seen = view_entry(entry, seat)
    if line and seen is entry:
        return framed(b'{"type":"entry","entry":%b}' % line[:-1])
    return packed(Told(entry=seen))


class Audience:
    """The connections of one table."""

    def __init__(self, hub: Hub, live: Live, metrics: Metrics, showing: Showing) -> None:
        self._hub, self._live, self._metrics = hub, live, metrics
        self.connections: set[Connection] = set()
        self._stale: set[Connection] = set()
        """Who wants to see the table anew."""
        self._showing = showing

    def join(self, connection: Connection) -> None:
        """Somebody connected: from now on they are told everything."""
        if not self.connections:
            self._live.listeners.add(self)
        self.connections.add(connection)
        self._hub.presence.come(self._live, connection)

    def part(self, connection: Connection) -> None:
        """Somebody's connection ended."""
        self.connections.discard(connection)
        self._stale.discard(connection)
        if connection.speaking is not None:
            connection.speaking.stop()
        if not self.connections:
            self._live.listeners.discard(self)
        self._hub.presence.go(self._live, connection)

    def on_entries(self, happened: Sequence[Happened]) -> None:
        """Tell everybody what happened."""
        ready: Ready = {}
        for connection in tuple(self.connections):
            try:
                self._tell(connection, happened, ready)
            except Exception:  # noqa: BLE001  whatever it is, it is one client's and not everybody's
                self._give_up(connection)
        if self._stale:
            self._showing.want(self)

    def _tell(self, connection: Connection, happened: Sequence[Happened], ready: Ready) -> None:
        for one in happened:
            if connection.wants_prose:
                connection.tell_in_prose(one)
                continue
            entry, seat = one.entry, connection.seat
            mark = (entry.number, seen_alike(entry, seat))
            text = ready.get(mark)
            if text is None:
                text = ready[mark] = told(entry, seat, one.line)
            connection.tell(entry.number, text)
        if connection.wants_views:
            self._stale.add(connection)

    def _give_up(self, connection: Connection) -> None:
        """Send away somebody who cannot be told what happened: the others go on, and nobody has a gap."""
        log.exception("a client could not be told", extra={"table": self._live.id, "seat": connection.seat})
        connection.send_away(NdeError("broken"))

    def on_presence(self) -> None:
        """Tell everybody who is there."""
        text = packed(Presence(here=self._hub.presence.here(self._live.id)))
        for connection in self.connections:
            connection.push(text)

    def on_typing(self, seat: str) -> None:
        """Tell the others that somebody is typing."""
        text = packed(IsTyping(seat=seat))
        for connection in self.connections:
            if connection.seat != seat:
                connection.push(text)

    def show(self, connection: Connection) -> None:
        """Let somebody see the whole table as soon as it rests."""
        self._stale.add(connection)
        self._showing.want(self)

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is under way at the table."""
        return self._live.is_idle

    def show_one(self) -> bool:
        """Make one view, send it to whoever is to have it, and say whether anybody else waits."""
        if self._stale:
            first = next(iter(self._stale))
            if first.speaking is not None:
                self._stale.discard(first)
                first.speaking.show()
                return bool(self._stale)
            mark = _mark(first)
            alike = [one for one in self._stale if _mark(one) == mark]
            self._stale.difference_update(alike)
            try:
                with timed(self._metrics.view_seconds):
                    text = packed(first.seen(self._live.state))
            except Exception:  # noqa: BLE001  whatever it is, it is one client's and not everybody's
                for one in alike:
                    self._give_up(one)
            else:
                for one in alike:
                    one.push(text)
        return bool(self._stale)


def _mark(connection: Connection) -> tuple[str, str]:
    """What is equal for connections that are shown the same."""
    return connection.seat, connection.language if connection.wants_prose else ""
