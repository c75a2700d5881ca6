"""One client at one table: reads its messages, and answers them in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from nde.errors import NdeError
from nde.hub import Hub, Live, Outcome
from nde.hub.gate import require_allowed
from nde.hub.orders import Happened
from nde.prose import Teller, labels_for
from nde.store.rows import KeyRow
from nde.table.acting import odds_asked
from nde.table.commands import Command
from nde.table.events import Entry
from nde.table.state import State
from nde.table.view import view
from nde.table.view_entry import view_entry
from nde.web import messages as m
from nde.web.audience import Audience, told
from nde.web.metrics import Metrics
from nde.web.nesting import DEEPEST, is_too_deep
from nde.web.outbox import Outbox, Postman, Send, Write
from nde.web.packets import Packet, packed
from nde.web.problems import problem
from nde.web.rates import Rates
from nde.web.refusals import BadMessage, TooFast, TooSlow
from nde.web.workers import Workers

MOST_MISSED = 500
"""Entries that are sent one by one to whoever comes back; behind more than that, the view tells enough."""
MOST_MISSED_BYTES = 1_000_000
MOST_IN_PROSE = 128
"""Entries that are told in sentences to whoever comes back."""
MOST_IN_FLIGHT = 32
"""Commands of one client that may wait for the table at a time."""
PATIENCE = 200
"""Messages that are refused for coming too fast before the client is sent away."""

_decoder = msgspec.json.Decoder(m.AnyUp)
log = logging.getLogger("nde.web")


class Connection:
    """A client that has said hello."""

    def __init__(
        self,
        *,
        hub: Hub,
        live: Live,
        audience: Audience,
        key: KeyRow,
        key_text: str,
        hello: m.Hello,
        language: str,
        send: Send,
        write: Write,
        postman: Postman,
        rates: Rates,
        workers: Workers,
        metrics: Metrics,
        on_end: Callable[[NdeError], None],
    ) -> None:
        self.key, self.key_text = key, key_text
        self.seat = key.seat
        self.language = language
        self.wants_views = hello.views
        self.wants_prose = hello.prose
        self._teller = Teller(key.seat, language) if hello.prose else None
        self._hub, self._live, self._audience = hub, live, audience
        self._outbox = Outbox(send, lambda: on_end(TooSlow()), metrics, postman, write)
        self._metrics = metrics
        self._rates, self._workers, self._on_end = rates, workers, on_end
        self._in_flight = 0
        self._room: asyncio.Future[None] | None = None
        self._seen = -1
        self._refused_in_a_row = 0
        self._typed = 0.0
        self.run_outbox = self._outbox.run

    # Out.

    def push(self, packet: Packet) -> None:
        """Send a message behind all others."""
        self._outbox.put(packet)

    def say(self, message: m.AnyDown) -> None:
        """Send a message that only this client gets."""
        self._outbox.put(packed(message))

    def tell(self, number: int, packet: Packet) -> None:
        """Send an entry, unless the client has it."""
        if number > self._seen:
            self._seen = number
            self._outbox.put(packet)

    def tell_in_prose(self, one: Happened) -> None:
        """Send an entry with its sentences."""
        self.tell(one.entry.number, self._in_prose(one))

    def _in_prose(self, one: Happened) -> Packet:
        assert self._teller is not None
        text = tuple(self._teller.tell(one.before, one.entry, one.after))
        return packed(m.Told(entry=view_entry(one.entry, self.seat), text=text))

    def seen(self, state: State) -> m.View:
        """The table as this client is shown it."""
        seen = view(state, self.seat)
        labels = labels_for(self._teller, state, seen) if self._teller is not None else None
        return m.View(view=seen, labels=labels)

    def refuse(self, error: NdeError, id: str = "") -> None:
        """Say why something was refused, in the client's language."""
        self._metrics.refusals.labels(error.code).inc()
        self.say(m.Refused(id=id, problem=problem(error, self.language, self._live.row.game)))

    def send_away(self, error: NdeError) -> None:
        """End the connection, and say why."""
        self._on_end(error)

    # Coming.

    async def welcome(self, seen: int | None) -> None:
        """Bring the client up to date, and let it listen from now on."""
        missed: list[Entry] = []
        at_hand: list[Happened] = []
        is_reset = seen is None or seen > self._live.version or self._live.version - seen > MOST_MISSED
        last = self._live.version if is_reset or seen is None else seen
        if not is_reset:
            if self.wants_prose:
                at_hand = await self._live.happened(max(last, self._live.version - MOST_IN_PROSE))
            missed = await self._live.entries(last, MOST_MISSED)
            last = missed[-1].number if missed else last
            # From here on nothing is awaited: what has happened meanwhile is in the tail.
            missed += [one.entry for one in self._live.tail if one.entry.number > last]
            last = missed[-1].number if missed else last
            is_reset = last != self._live.version
        packets = [] if is_reset else self._missed(missed, at_hand)
        if sum(len(packet.content) for _, packet in packets) > MOST_MISSED_BYTES:
            is_reset, packets = True, []
        seat = self._live.state.seat(self.seat)
        self.say(
            m.Welcome(
                table=self._live.id,
                seat=self.seat,
                role=self.key.role,
                name=seat.name if seat is not None else "",
                version=self._live.version,
                language=self.language,
                is_reset=is_reset,
            )
        )
        for number, packet in packets:
            self.tell(number, packet)
        self._seen = self._live.version
        self._audience.join(self)
        if is_reset or self.wants_views:
            self._audience.show(self)

    def _missed(self, missed: list[Entry], at_hand: list[Happened]) -> list[tuple[int, Packet]]:
        """What the client has missed, made ready; the latest in sentences, for whoever asked for them."""
        known = {one.entry.number: one for one in (*at_hand, *self._live.tail)} if self.wants_prose else {}
        return [
            (entry.number, self._in_prose(known[entry.number]))
            if entry.number in known
            else (entry.number, told(entry, self.seat))
            for entry in missed
        ]

    # In.

    async def hear(self, text: str) -> None:
        """Deal with one message."""
        wait = self._rates.take(self.key.hash, asyncio.get_running_loop().time())
        if wait:
            self._too_fast(text, wait)
            return
        self._refused_in_a_row = 0
        try:
            message = read_message(text)
        except NdeError as error:
            self.refuse(error, id_in(text))
            return
        if isinstance(message, m.Do):
            await self._do(message)
        elif isinstance(message, m.Odds):
            await self._odds(message)
        elif isinstance(message, m.Look):
            self._audience.show(self)
        elif isinstance(message, m.Typing):
            self._typing()
        elif isinstance(message, m.Ping):
            self.say(m.Pong())
        else:
            self.refuse(BadMessage(reason="hello"))

    def _too_fast(self, text: str, wait: float) -> None:
        self._refused_in_a_row += 1
        error = TooFast(seconds=max(1, round(wait)))
        if self._refused_in_a_row > PATIENCE:
            self._on_end(error)
        else:
            self.refuse(error, id_in(text))

    async def _do(self, message: m.Do) -> None:
        # Seats are checked on every message: a link that was taken back opens nothing, from this moment on.
        try:
            await self._hub.seat_of(self._live.id, self.key_text)
            require_allowed(self.key, message.do, self._live.state.seat(self.seat))
        except NdeError as error:
            self.refuse(error, message.id)
            return
        command = Command(
            seat=self.seat, do=message.do, id=message.id, base=message.base, at=self._hub.clock.now()
        )
        self._in_flight += 1
        self._live.submit(command, lambda outcome: self._answer(message.id, outcome))
        while self._in_flight >= MOST_IN_FLIGHT:
            self._room = asyncio.get_running_loop().create_future()
            await self._room

    def _answer(self, id: str, outcome: Outcome | NdeError) -> None:
        self._in_flight -= 1
        if self._room is not None and not self._room.done():
            self._room.set_result(None)
        if isinstance(outcome, NdeError):
            log.info("command refused", extra={**self._facts(id), "code": outcome.code})
            self.refuse(outcome, id)
        else:
            self._metrics.commands_by_socket.inc()
            if log.isEnabledFor(logging.DEBUG):
                log.debug("command done", extra={**self._facts(id), "number": outcome.number})
            self.say(m.Done(id=id, number=outcome.number, is_repeated=outcome.is_repeated))

    def _facts(self, id: str) -> dict[str, str]:
        return {"table": self._live.id, "seat": self.seat, "command": id[:100]}

    async def _odds(self, message: m.Odds) -> None:
        state, seat = self._live.state, self.seat
        try:
            chances = await self._workers.run(lambda: odds_asked(state, seat, message.action, message.values))
        except NdeError as error:
            self.refuse(error, message.id)
            return
        said = None if chances is None else tuple((name, str(chance)) for name, chance in chances)
        self.say(m.Chances(id=message.id, chances=said))

    def _typing(self) -> None:
        now = asyncio.get_running_loop().time()
        if now - self._typed >= 1.0:
            self._typed = now
            self._hub.presence.typing(self._live, self.seat)


def read_message(text: str) -> m.AnyUp:
    """A message of a client."""
    if is_too_deep(text):
        raise BadMessage(reason=f"nested > {DEEPEST}")
    try:
        message: m.AnyUp = _decoder.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError, NdeError) as fault:
        raise BadMessage(reason=str(fault)[:200]) from None
    return message


class _Identified(msgspec.Struct):
    id: str = ""


def id_in(text: str) -> str:
    """The id of a message that could not be read otherwise, so that its sender knows which one it was."""
    try:
        found: Any = msgspec.json.decode(text, type=_Identified)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return ""
    return str(found.id)[:100]
