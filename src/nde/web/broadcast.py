"""What happens at a table, told to everybody who is connected to it, as their seat sees it.

What looks the same to several seats is made ready once.  A whole view costs a hundred times what an entry
does: views are made of tables at rest, one at a time for all tables of a server, each table in its turn, and
for no more than half of the time, so that entries never wait for more than one view.  Those of a large table
are made in a thread, and entries wait for none of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Protocol, TypeAlias

from nde.errors import NdeError
from nde.hub.command_queue import Happened
from nde.hub.large_tables import is_large
from nde.hub.live import Live
from nde.table.events import Entry
from nde.table.pings import Pointing
from nde.table.view_entry import seen_alike, view_entry
from nde.web.messages import IsTyping, Presence, Told
from nde.web.metrics import timed
from nde.web.outbox import Packet, framed, packed

if TYPE_CHECKING:
    from nde.web.connection import Connection, Service

REST_S = 0.05
"""How long a busy table is given to come to rest before it is shown as it is."""
PAUSE_S = 0.005


class Shown(Protocol):
    """A table that somebody wants to see anew."""

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is under way there."""

    async def show_one(self) -> bool:
        """Make and send one view, and say whether another is wanted."""


class ViewQueue:
    """Makes views in the order they are wanted."""

    def __init__(self) -> None:
        self._wanted: dict[Shown, float] = {}
        """Tables, with the time since when somebody waits."""
        self._task: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="views")

    def want(self, table: Shown) -> None:
        """Have a table shown soon."""
        loop = asyncio.get_running_loop()
        self._wanted.setdefault(table, loop.time())
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._work())

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(0)  # what belongs together happens in one turn of the loop
        while self._wanted:
            table = self._next(loop.time())
            if table is None:
                await asyncio.sleep(PAUSE_S)
                continue
            del self._wanted[table]
            began = loop.time()
            if await table.show_one():
                self._wanted[table] = began
            await asyncio.sleep(loop.time() - began)

    async def made(self, work: Callable[[], Packet], *, is_long: bool) -> Packet:
        """What the work comes to: at once, or from the thread for what others would have to wait for."""
        if not is_long:
            return work()
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def stop(self) -> None:
        """Make no more views."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _next(self, now: float) -> Shown | None:
        """The first table that is at rest, or that has been waited for long enough."""
        for table, since in self._wanted.items():
            if table.is_at_rest or now - since >= REST_S:
                return table
        return None


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

    def __init__(self, service: Service, live: Live, queue: ViewQueue) -> None:
        self._hub, self.live, self._metrics = service.hub, live, service.metrics
        self.connections: set[Connection] = set()
        self._stale: set[Connection] = set()
        """Who wants to see the table anew."""
        self._queue = queue

    @property
    def readers(self) -> int:
        """How many are told in sentences what happens."""
        return sum(connection.wants_prose for connection in self.connections)

    def join(self, connection: Connection) -> None:
        """Somebody connected: from now on they are told everything."""
        if not self.connections:
            self.live.attend(self)
        self.connections.add(connection)
        self._hub.presence.come(self.live, connection)

    def part(self, connection: Connection) -> None:
        """Somebody's connection ended."""
        self.connections.discard(connection)
        self._stale.discard(connection)
        if connection.text_view is not None:
            connection.text_view.stop()
        if not self.connections:
            self.live.listeners.discard(self)
        self._hub.presence.go(self.live, connection)

    def on_entries(self, happened: Sequence[Happened]) -> None:
        """Tell everybody what happened."""
        ready: Ready = {}
        for connection in tuple(self.connections):
            try:
                self._tell(connection, happened, ready)
            except Exception:  # noqa: BLE001  whatever it is, it is one client's and not everybody's
                self._give_up(connection)
        if self._stale:
            self._queue.want(self)

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
        log.exception("a client could not be told", extra={"table": self.live.id, "seat": connection.seat})
        connection.send_away(NdeError("broken"))

    def on_presence(self) -> None:
        """Tell everybody who is there."""
        text = packed(Presence(here=self._hub.presence.here(self.live.id)))
        for connection in self.connections:
            connection.push(text)

    def on_typing(self, seat: str) -> None:
        """Tell the others that somebody is typing."""
        text = packed(IsTyping(seat=seat))
        for connection in self.connections:
            if connection.seat != seat:
                connection.push(text)

    def on_pointing(self, pointing: Pointing) -> None:
        """Show everybody who may see it where somebody points."""
        for connection in tuple(self.connections):
            connection.show_pointing(pointing)

    def show(self, connection: Connection) -> None:
        """Let somebody see the whole table as soon as it rests."""
        self._stale.add(connection)
        self._queue.want(self)

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is under way at the table."""
        return self.live.is_idle

    async def show_one(self) -> bool:
        """Make one view, send it to whoever is to have it, and say whether anybody else waits."""
        if self._stale:
            first = next(iter(self._stale))
            if first.text_view is not None:
                self._stale.discard(first)
                first.text_view.show()
                return bool(self._stale)
            mark = _mark(first)
            alike = [one for one in self._stale if _mark(one) == mark]
            self._stale.difference_update(alike)
            state = self.live.state
            try:
                with timed(self._metrics.view_seconds):
                    text = await self._queue.made(lambda: packed(first.seen(state)), is_long=is_large(state))
            except Exception:  # noqa: BLE001  whatever it is, it is one client's and not everybody's
                for one in alike:
                    self._give_up(one)
            else:
                for one in alike:
                    if one in self.connections:  # and has not left meanwhile
                        one.push(text)
        return bool(self._stale)


def _mark(connection: Connection) -> tuple[str, str]:
    """What is equal for connections that are shown the same."""
    return connection.seat, connection.language if connection.wants_prose else ""
