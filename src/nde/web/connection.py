"""One client at one table: reads its messages, and answers them in order.

What a client asks without doing anything, such as the worth of offers, is worked out beside the loop, on the
state as it was when the question came.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from nde.errors import Illegal, Missing, NdeError, Unreadable
from nde.hub import Hub, Outcome
from nde.hub.command_queue import Happened
from nde.hub.seat_keys import require_allowed
from nde.prose import Teller, labels_for
from nde.prose.breakdown import deeds_told
from nde.prose.call_labels import call_odds
from nde.prose.maps import sight_of
from nde.prose.menu import for_people, lightened, shown_offers
from nde.prose.names import seat_words
from nde.prose.prospects import Weighed, ways_told, weighed
from nde.prose.sheets import sheet_of
from nde.store.rows import KeyRow
from nde.table.commands import Command
from nde.table.events import Entry
from nde.table.offers import odds_asked
from nde.table.pings import Pointing, is_in_fog, is_shown_pointing, length_of, require_pointing
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view import view
from nde.table.view_entry import view_entry
from nde.web import messages as m
from nde.web.broadcast import Audience, told
from nde.web.limits import DEEPEST, Rates, Workers, is_too_deep
from nde.web.metrics import Metrics
from nde.web.outbox import Outbox, Packet, Postman, Wire, packed
from nde.web.problems import problem
from nde.web.text_view import TextView, odds_said

MOST_MISSED = 500
"""Entries that are sent one by one to whoever comes back; behind more than that, the view tells enough."""
MOST_MISSED_BYTES = 1_000_000
MOST_IN_PROSE = 128
"""Entries that are told in sentences to whoever comes back."""
ENTRIES_AT_ONCE = 100
"""Entries without sentences that are made ready in a row."""
MOST_IN_FLIGHT = 32
"""Commands of one client that may wait for the table at a time."""
PATIENCE = 200
"""Messages that are refused for coming too fast before the client is sent away."""

PING_S, RULER_S = 0.4, 0.04
"""How long after one another somebody may point, and move a ruler, for the others to see."""

_decoder = msgspec.json.Decoder(m.AnyUp)
log = logging.getLogger("nde.web")


class Service(NamedTuple):
    """What all connections of a server share."""

    hub: Hub
    workers: Workers
    metrics: Metrics
    rates: Rates
    postman: Postman


class Client(NamedTuple):
    """Who has come to a table: by which link, with which wishes, and in which language they are spoken to."""

    key: KeyRow
    key_text: str
    """The key of the link itself: whether it still opens the seat is asked again for every command."""
    hello: m.Hello
    language: str


class Connection:
    """A client that has said hello."""

    def __init__(
        self,
        service: Service,
        audience: Audience,
        client: Client,
        wire: Wire,
        on_end: Callable[[NdeError], None],
    ) -> None:
        self.client, self.key = client, client.key
        self.seat, self.language = client.key.seat, client.language
        hello = client.hello
        self.wants_views = hello.views or hello.text
        self.wants_prose = hello.prose or hello.text
        self._service, self._audience, self._live = service, audience, audience.live
        self.text_view: TextView | None = None
        if hello.text:
            self.text_view = TextView(service, self._live, client, say=self.say, on_fault=on_end)
        self._teller = self.text_view.talk.teller if self.text_view is not None else None
        if hello.prose and self._teller is None:
            self._teller = Teller(self.seat, self.language, has_heads=False)
        self._labeller = Teller(self.seat, self.language, has_heads=False) if self._teller else None
        """Finds the words of views, maybe in a thread, while the other tells entries."""
        self._outbox = Outbox(wire, lambda: on_end(Illegal("too-slow")), service.metrics, service.postman)
        self._on_end = on_end
        self._in_flight = 0
        self._room: asyncio.Future[None] | None = None
        self._seen = -1
        self._refused_in_a_row = 0
        self._typed = self._pinged = self._measured = 0.0
        self._rulers: set[str] = set()
        """Whose rulers this client is shown."""
        self.run_outbox = self._outbox.run

    # Out.

    def push(self, packet: Packet) -> None:
        """Send a message behind all others."""
        self._outbox.put(packet)

    def say(self, message: m.Down) -> None:
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
        seen = view_entry(one.entry, self.seat)
        if self.text_view is not None:  # whoever reads lines asks why
            return packed(m.Told(entry=seen, text=text))
        deeds = deeds_told(self._teller.storyteller(one.after), one.after, seen)
        heading = self._teller.heading(one.before, one.after)
        return packed(m.Told(entry=seen, text=text, deeds=deeds, heading=heading))

    def seen(self, state: State) -> m.View:
        """The table as this client is shown it."""
        seen = view(state, self.seat)
        if self._labeller is None:
            return m.View(view=seen)
        seen = for_people(state, seen)
        return m.View(view=lightened(seen), labels=labels_for(self._labeller, state, seen))

    def show_pointing(self, pointing: Pointing) -> None:
        """Show where somebody points, if this seat may see it; a ruler that it may not see any more goes."""
        state, by = self._live.state, pointing.seat
        is_shown = is_shown_pointing(state, self.seat, pointing)
        if pointing.kind == "ping":
            if is_shown and self.text_view is not None:
                self.text_view.tell_pointing(pointing)
            elif is_shown:
                is_unseen = self.seat == GM and is_in_fog(state, pointing)
                self.say(m.Pointed(seat=by, at=pointing.spots[0], is_in_fog=is_unseen))
        elif self.text_view is None and is_shown:
            self._rulers.add(by)
            self.say(m.Measured(seat=by, ends=pointing.spots, squares=length_of(state, pointing)))
        elif by in self._rulers:
            self._rulers.discard(by)
            self.say(m.Measured(seat=by))

    def refuse(self, error: NdeError, id: str = "") -> None:
        """Say why something was refused, in the client's language."""
        self._service.metrics.refusals.labels(error.code).inc()
        names = seat_words(self._live.state, self.language)
        self.say(m.Refused(id=id, problem=problem(error, self.language, self._live.row.game, names)))

    def send_away(self, error: NdeError) -> None:
        """End the connection, and say why."""
        self._on_end(error)

    # Coming.

    async def welcome(self, seen: int | None) -> None:
        """Bring the client up to date, and let it listen from now on."""
        if self.text_view is not None:
            await self.text_view.remember(seen)
        if seen is not None:
            # Who comes from another process may have seen what this one has not heard of yet.
            await self._live.reach(seen)
        is_set_back = seen is not None and seen > self._live.version
        missed: list[Entry] = []
        at_hand: list[Happened] = []
        is_reset = seen is None or seen > self._live.version or self._live.version - seen > MOST_MISSED
        last = self._live.version if is_reset or seen is None else seen
        if not is_reset:
            if self.wants_prose:
                at_hand = await self._live.happened(max(last, self._live.version - MOST_IN_PROSE))
            missed = await self._live.entries(last, MOST_MISSED)
            last = missed[-1].number if missed else last
        packets = await self._missed(missed, at_hand)
        # From here on nothing is awaited: what has happened meanwhile is in the tail.
        for one in self._live.tail if not is_reset else ():
            if one.entry.number > last:
                last = one.entry.number
                packets.append((last, self._packet(one)))
        if last != self._live.version:
            is_reset, packets = True, []
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
                is_set_back=is_set_back,
            )
        )
        for number, packet in packets:
            self.tell(number, packet)
        self._seen = self._live.version
        self._audience.join(self)
        if is_reset or self.wants_views:
            self._audience.show(self)

    async def _missed(self, missed: list[Entry], at_hand: list[Happened]) -> list[tuple[int, Packet]]:
        """What the client has missed, made ready; the latest in sentences, for whoever asked for them."""
        known = {one.entry.number: one for one in (*at_hand, *self._live.tail)} if self.wants_prose else {}
        packets: list[tuple[int, Packet]] = []
        for entry in missed:
            one = known.get(entry.number)
            packets.append((entry.number, told(entry, self.seat) if one is None else self._packet(one)))
            if one is not None or len(packets) % ENTRIES_AT_ONCE == 0:
                await asyncio.sleep(0)  # others have their turn
        return packets

    def _packet(self, one: Happened) -> Packet:
        """An entry as this client is sent it."""
        return self._in_prose(one) if self.wants_prose else told(one.entry, self.seat, one.line)

    # In.

    async def hear(self, text: str) -> None:
        """Deal with one message."""
        wait = self._service.rates.take(self.key.hash, asyncio.get_running_loop().time())
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
        elif isinstance(message, m.Weigh | m.Sheet | m.Sight | m.OddsOf | m.CallOdds):
            await self._ask(message)
        elif isinstance(message, m.Line):
            await self._line(message)
        elif isinstance(message, m.Look):
            self._look()
        elif isinstance(message, m.Typing):
            self._typing()
        elif isinstance(message, m.Point | m.Measure):
            self._point(message)
        elif isinstance(message, m.Ping):
            self.say(m.Pong())
        else:
            self.refuse(Unreadable("bad-message", reason="hello"))

    def _too_fast(self, text: str, wait: float) -> None:
        self._refused_in_a_row += 1
        error = Illegal("too-fast", seconds=max(1, round(wait)))
        if self._refused_in_a_row > PATIENCE:
            self._on_end(error)
        else:
            self.refuse(error, id_in(text))

    async def _do(self, message: m.Do) -> None:
        # Seats are checked on every message: a link that was taken back opens nothing, from this moment on.
        try:
            await self._service.hub.seat_of(self._live.id, self.client.key_text)
            require_allowed(self.key, message.do, self._live.state.seat(self.seat))
        except NdeError as error:
            self.refuse(error, message.id)
            return
        command = Command(
            seat=self.seat, do=message.do, id=message.id, base=message.base, at=self._service.hub.clock.now()
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
            self._service.metrics.commands_by_socket.inc()
            if log.isEnabledFor(logging.DEBUG):
                log.debug("command done", extra={**self._facts(id), "number": outcome.number})
            self.say(m.Done(id=id, number=outcome.number, is_repeated=outcome.is_repeated))

    def _facts(self, id: str) -> dict[str, str]:
        return {"table": self._live.id, "seat": self.seat, "command": id[:100]}

    async def _odds(self, message: m.Odds) -> None:
        state, seat = self._live.state, self.seat
        try:
            prospect = await self._service.workers.run(
                self._live.id, lambda: odds_asked(state, seat, message.action, message.values)
            )
        except Exception as error:  # noqa: BLE001  whatever it is, a question ends no connection
            self._refuse_question(error, message.id)
            return
        said = None if prospect is None else ways_told(prospect)
        self.say(m.Chances(id=message.id, chances=said))

    async def _line(self, message: m.Line) -> None:
        if self.text_view is None:
            self.refuse(Unreadable("bad-message", reason="text"), message.id)
        else:
            await self.text_view.hear(message)

    def _look(self) -> None:
        if self.text_view is None:
            self._audience.show(self)
        else:
            self.text_view.show(is_asked=True)

    async def _ask(self, message: m.Weigh | m.Sheet | m.Sight | m.OddsOf | m.CallOdds) -> None:
        state = self._live.state
        try:
            answer = await self._service.workers.run(
                self._live.id, lambda: answer_to(message, state, self.seat, self.language)
            )
        except Exception as error:  # noqa: BLE001  as above
            self._refuse_question(error, message.id)
            return
        self.say(answer)

    def _refuse_question(self, error: Exception, id: str) -> None:
        if not isinstance(error, NdeError):
            log.error("a question could not be answered", exc_info=error, extra=self._facts(id))
        self.refuse(error if isinstance(error, NdeError) else NdeError("broken"), id)

    def _typing(self) -> None:
        now = asyncio.get_running_loop().time()
        if now - self._typed >= 1.0:
            self._typed = now
            self._service.hub.presence.typing(self._live, self.seat)

    def _point(self, message: m.Point | m.Measure) -> None:
        """Show the others where this client points; what comes too fast is left out."""
        now = asyncio.get_running_loop().time()
        is_ping = isinstance(message, m.Point)
        spots = (message.at,) if isinstance(message, m.Point) else message.ends
        pointing = Pointing(seat=self.seat, kind="ping" if is_ping else "ruler", spots=spots)
        try:
            require_pointing(self._live.state, pointing)
        except NdeError as error:
            self.refuse(error)
            return
        if now - (self._pinged if is_ping else self._measured) < (PING_S if is_ping else RULER_S) and spots:
            return
        if is_ping:
            self._pinged = now
        else:
            self._measured = now
        self._service.hub.presence.point(self._live, pointing)


def read_message(text: str) -> m.AnyUp:
    """A message of a client."""
    if is_too_deep(text):
        raise Unreadable("bad-message", reason=f"nested > {DEEPEST}")
    try:
        message: m.Up = _decoder.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError, NdeError) as fault:
        raise Unreadable("bad-message", reason=str(fault)[:200]) from None
    return message


class _Identified(msgspec.Struct):
    id: str = ""


def id_in(text: str) -> str:
    """The id of a message that could not be read otherwise, so that its sender knows which one it was."""
    try:
        found = msgspec.json.decode(text, type=_Identified)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return ""
    return str(found.id)[:100]


def answer_to(
    message: m.Weigh | m.Sheet | m.Sight | m.OddsOf | m.CallOdds, state: State, seat: str, language: str
) -> m.Down:
    """The answer to a question, or a refusal of it."""
    teller = Teller(seat, language)  # of its own: the connection's is in use on the loop
    if isinstance(message, m.Weigh):
        return _weights(message, state, teller)
    if isinstance(message, m.Sheet):
        return m.SheetTold(id=message.id, sheet=sheet_of(teller, state, seat, message.figure))
    if isinstance(message, m.OddsOf):
        return m.OddsSaid(id=message.id, lines=odds_said(state, seat, language, message.text))
    if isinstance(message, m.CallOdds):
        reader = teller.reader(state, view(state, seat))
        odds = call_odds(reader, message.figures, message.traits, message.values)
        return m.CallOddsTold(id=message.id, odds=odds)
    return m.SightTold(id=message.id, sight=sight_of(teller, state, seat, message.figure, message.to))


def _weights(message: m.Weigh, state: State, teller: Teller) -> m.Weights:
    if message.version != state.version:
        # What stood at a place of an older view may be something else by now.
        return m.Weights(id=message.id, version=state.version, offers=())
    offers = shown_offers(state, teller.seat)
    found: list[Weighed] = []
    for wish in message.offers:
        if not 0 <= wish.offer < len(offers):
            raise Missing("no-such-offer", number=wish.offer, most=len(offers))
        found.append(weighed(teller, state, teller.seat, wish.offer, offers[wish.offer], wish.values))
    return m.Weights(id=message.id, version=message.version, offers=tuple(found))
