"""A table that is open: commands are decided in order, made durable together, and told to whoever listens.

Commands that come while others are being written are decided on top of them as one batch: a busy table pays
one wait for the disk for many commands.  Nobody is told anything before it is durable.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Protocol

from msgspec.structs import replace

from nde.errors import Illegal, NdeError
from nde.hub.autoplay import Autoplay
from nde.hub.clock import Clock
from nde.hub.command_queue import TURNS, Answer, Happened, Order, Outcome, decide_all
from nde.hub.done_commands import DoneCommands
from nde.hub.hero_ids import with_drawn_id
from nde.hub.snapshots import (
    PAGE,
    SLICE,
    SNAPSHOT_EVERY,
    UNDO_STEPS,
    NotDeepEnough,
    fold_on,
    fold_whole,
    open_state,
    read_entries,
    snapshot_of,
    state_at,
)
from nde.store.rows import Outgrown, Overtaken, StoreUnavailable, TableRow
from nde.store.store import Store
from nde.table import events as e
from nde.table.apply import apply
from nde.table.codec import encode_entry
from nde.table.commands import Act, Choose, Command, Done, Drop, Mark, Perform
from nde.table.decide import decide
from nde.table.dice import SeededDice
from nde.table.events import Entry
from nde.table.pings import Pointing
from nde.table.questions import outdated
from nde.table.seats import GM
from nde.table.snapshot import shortened
from nde.table.state import State, is_session_due

MOST_WAITING = 500
"""Commands that may wait at one table."""
MOST_AT_ONCE = 64
"""Commands decided before anything is written."""
MOST_TOLD = 32
"""How often an entry is told in sentences to somebody before others have their turn."""
TAIL = 64
"""Entries kept at hand, with the states around them, for whoever comes back after a short absence."""
PAUSE_S = 2.0
"""How long to leave a store alone that could not be read, while people only listen."""
LONGEST_REFOLD = 5_000
"""Entries of a log that may be folded anew to tell somebody in sentences what they missed."""
PATIENCE_S = 10.0
"""How long commands are decided anew because other processes were faster."""
FEW_LOSSES = 3
"""So often another process may be faster by chance; then it is asked to give way."""
GIVE_WAY_S, MOST_WAY_S = 0.05, 1.0
"""So long another process is given way at least, and at most, however far from the database it is."""
WAYS = 4
"""A turn is asking for it, reading what is new and writing on top of it: so many times what a write took."""
REACH_S, GLANCE_S = 2.0, 0.01
"""So long is looked for entries that somebody has seen, and so often."""

PLAY = (Act, Perform, Choose, Mark, Done)
"""What people do when they play, rather than prepare or talk."""
PLAYED = (e.Began, e.Resolved, e.Marked, e.PlaceEntered, e.DeedDone)
"""What tells in the log that they did."""
LAST = (e.Closed, e.SeedTaken)
"""What happens at a table for which there is no more room."""
BEGINNING = Mark(moment="session")

log = logging.getLogger("nde.hub")


class Listener(Protocol):
    """Whoever is told what happens at a table."""

    @property
    def readers(self) -> int:
        """How many are told it in sentences, each in their own."""

    def on_entries(self, happened: Sequence[Happened]) -> None:
        """Something happened, and is durable."""

    def on_presence(self) -> None:
        """Somebody came or went."""

    def on_typing(self, seat: str) -> None:
        """Somebody is typing."""

    def on_pointing(self, pointing: Pointing) -> None:
        """Somebody points at the map, or measures on it."""


class Live:
    """One open table."""

    def __init__(
        self, row: TableRow, state: State, store: Store, clock: Clock, *, snapshot_version: int = 0
    ) -> None:
        self.row = row
        self.state = state
        self.dice = SeededDice(row.seed)
        self.listeners: set[Listener] = set()
        self.tail: deque[Happened] = deque(maxlen=TAIL)
        self.on_kept: Callable[[Live, int, float], None] = lambda live, count, seconds: None
        """Called when entries were written here: how many, and how long they took to be durable."""
        self.on_overtaken: Callable[[Live, float], None] = lambda live, seconds: None
        """Called when other processes are faster again and again: they are to give way, for so long."""
        self.on_outgrown: Callable[[Live], None] = lambda live: None
        """Called when a newer version has written here what this one cannot read."""
        self.on_sent_away: Callable[[Live, str], None] = lambda live, seat: None
        """Called when the game master has sent somebody from their seat here."""
        self._gives_way_until = 0.0
        self._store, self._clock = store, clock
        self._orders: list[Order] = []
        self._worker: asyncio.Task[None] | None = None
        self._snapshot_version = snapshot_version
        self._is_sure = True
        """Whether the log is known to end where our state does: not after a write whose answer was lost."""
        self._is_whole = snapshot_version == 0
        """Whether the state holds all of undo."""
        self._is_overtaken = False
        self._is_woken = False
        self.users = 0
        """Who holds on to this table besides those who listen: it is not let go of meanwhile."""
        self._played = row.moved
        """When people last played here: talk, and what a game master prepares, is no play."""
        self._done = DoneCommands(row.id, store)
        self.most_bytes = 0
        """The longest that the log may be; 0 for any length."""
        self._bytes: int | None = None
        """How long it is, once that was asked."""
        self._autoplay = Autoplay(self)

    @classmethod
    async def open(cls, table: str, store: Store, clock: Clock) -> Live:
        """A table as it is kept."""
        row = await store.table(table)
        state, snapshot_version = await open_state(store, row)
        live = cls(row, state, store, clock, snapshot_version=snapshot_version)
        await live._set_aside()
        # What was taken back is not done again by bots before a person has said something.
        live._autoplay.hear(is_turning=state.future is not None)
        # Another process may let them act just now: it is given the time to.
        live._autoplay.look(is_ours=not store.is_shared)
        return live

    async def _set_aside(self) -> None:
        """Give up what waits and cannot go on any more, so that the game does."""
        state, happened = self.state, list[Happened]()
        for pending in outdated(state) if not state.is_closed else ():
            command = Command(seat=GM, do=Drop(pending=pending.number), at=self.now())
            entry = decide(state, command, self.dice)
            happened.append(Happened(state, entry, apply(state, entry)))
            state = happened[-1].after
        if happened:
            log.warning("set aside what cannot go on", extra={"table": self.id})
            await self._keep(happened)

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def version(self) -> int:
        """How many entries the log has, as far as we know."""
        return self.state.version

    @property
    def is_idle(self) -> bool:
        """Whether nothing is under way here."""
        return self._worker is None and not self._orders

    def now(self) -> int:
        """The time, in seconds."""
        return self._clock.now()

    def submit(self, command: Command, answer: Answer) -> None:
        """Have a command decided in its turn; `answer` is called once it is durable, or refused."""
        if len(self._orders) >= MOST_WAITING:
            answer(Illegal("table-busy", most=MOST_WAITING))
            return
        self._orders.append(Order(with_drawn_id(command), answer))
        self.wake()

    async def has_done(self, command: Command) -> bool:
        """Whether a command has been carried out, however long ago."""
        return await self._done.number_of(self.state, command, self.version) is not None

    async def carry_out(self, command: Command) -> Outcome:
        """Carry a command out; raises what refuses it."""
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()

        def answer(outcome: Outcome | NdeError) -> None:
            if future.done():
                return
            if isinstance(outcome, NdeError):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

        self.submit(command, answer)
        return await future

    def overtaken(self) -> None:
        """Hear that another process has written to this table."""
        self._is_overtaken = True
        self.wake()

    async def reach(self, version: int) -> None:
        """Take up what others have written, for somebody who has seen more than is known here.

        They may say so wrongly: what nobody has written is not waited for.
        """
        if version > self.version:
            self.overtaken()
        deadline = asyncio.get_running_loop().time() + REACH_S
        while version > self.version and self._worker is not None:
            if asyncio.get_running_loop().time() > deadline:
                return  # bots may be at it for long
            await asyncio.wait([self._worker], timeout=GLANCE_S)

    def wake(self) -> None:
        """See to it that somebody works on what waits."""
        self._is_woken = True
        if self._worker is None:
            self._worker = asyncio.get_running_loop().create_task(self._work())

    def attend(self, listener: Listener) -> None:
        """Tell somebody everything from now on; a bot whose turn it is acts now that somebody looks."""
        self.listeners.add(listener)
        if self._autoplay.is_due:
            self.wake()

    def retire(self) -> None:
        """Let nobody act here any more: the table is gone."""
        self._autoplay.stop()

    async def stop(self) -> None:
        """Finish what waits, and leave a snapshot for whoever opens the table next."""
        self._autoplay.stop()
        while self._worker is not None:
            await asyncio.wait([self._worker])
        await self.keep_snapshot()

    async def keep_snapshot(self) -> None:
        """Keep the state as it is now, unless that is kept already."""
        if self.state.version <= self._snapshot_version:
            return
        snapshot = snapshot_of(self.state)
        try:
            await self._store.keep_snapshot(self.id, snapshot)
        except NdeError:
            return  # the log has everything; a later snapshot will do
        self._snapshot_version = snapshot.version

    async def entries(self, after: int, limit: int) -> list[Entry]:
        """The entries behind a number, at most so many, from memory if they are there."""
        if self.tail and self.tail[0].entry.number <= after + 1:
            return [one.entry for one in self.tail if one.entry.number > after][:limit]
        entries = await read_entries(self._store, self.id, self.state.header, after, limit)
        return [entry for entry in entries if entry.number <= self.state.version]

    @property
    def can_recall(self) -> bool:
        """Whether everything that ever happened can be told anew."""
        return self.version <= LONGEST_REFOLD

    async def happened(self, after: int, upto: int | None = None) -> list[Happened]:
        """The entries behind a number, up to another, and the states around them, from memory or folded anew.

        Of a very long log only those at hand: folding it would hold up everybody else.
        """
        is_at_hand = after >= self.version or (self.tail and self.tail[0].entry.number <= after + 1)
        if not is_at_hand and self.can_recall:
            if upto is not None and upto < self.version:
                state = await state_at(self._store, self.row, after)
                entries = await read_entries(self._store, self.id, self.state.header, after, upto - after)
                return await self._folded(state, entries)
            version = self.version
            state = await state_at(self._store, self.row, after)
            entries = await read_entries(self._store, self.id, self.state.header, after, version - after)
            recalled = await self._folded(state, entries)
            recalled += [one for one in self.tail if one.entry.number > version]
            if len(recalled) == self.version - after:
                self.tail = deque(recalled, maxlen=TAIL)
            return [one for one in recalled if upto is None or one.entry.number <= upto]
        last = self.version if upto is None else upto
        return [one for one in self.tail if after < one.entry.number <= last]

    async def _work(self) -> None:
        try:
            while self._is_woken:
                self._is_woken = False
                while await self._work_once():
                    pass
                if self.state.version - self._snapshot_version >= SNAPSHOT_EVERY:
                    self.state, self._is_whole = shortened(self.state, UNDO_STEPS), False
                    await self.keep_snapshot()
        except Exception:
            log.exception("table stopped working", extra={"table": self.id})
            self._refuse_all(NdeError("broken"))
        finally:
            self._worker = None

    async def _work_once(self) -> bool:
        """Do the next thing; whether there may be another."""
        if self._is_overtaken or not self._is_sure:
            try:
                await self._catch_up()
            except StoreUnavailable as error:
                self._refuse_all(error)
                self._come_back()
                return False
            except Outgrown as error:
                self._refuse_all(error)
                self.on_outgrown(self)
                return False
        if self._orders:
            most = self._most_at_once
            orders, self._orders = self._orders[:most], self._orders[most:]
            self._autoplay.hear(is_turning=isinstance(orders[-1].command.do, TURNS))
            await self._carry_out(await self._after_a_break(orders))
            return True
        return self._is_overtaken or await self._autoplay.act()

    @property
    def _most_at_once(self) -> int:
        """How many entries are told in a row."""
        readers = sum(listener.readers for listener in self.listeners)
        return max(1, MOST_TOLD // readers) if readers else MOST_AT_ONCE

    async def _after_a_break(self, orders: Sequence[Order]) -> Sequence[Order]:
        """Begin a session before people play on hours later; what they saw before it counts as seen now."""
        before = self.state
        dos = [order.command.do for order in orders]
        is_play = any(isinstance(do, PLAY) for do in dos) and BEGINNING not in dos
        if not is_play or not is_session_due(before, self._played, self.now()):
            return orders
        command = Command(seat=GM, do=BEGINNING, at=self.now())
        try:
            entry = decide(before, command, self.dice)
            await self.keep_entry(before, entry, apply(before, entry))
        except NdeError:
            return orders  # what they want is tried as it is, and tells what is wrong
        return [_seen_anew(order, before.version, self.version) for order in orders]

    def _come_back(self) -> None:
        """Try again later for whoever only listens."""
        if self.listeners:
            asyncio.get_running_loop().call_later(PAUSE_S, self.wake)

    def _refuse_all(self, error: NdeError) -> None:
        orders, self._orders = self._orders, []
        for order in orders:
            order.answer(error)

    async def _carry_out(self, orders: Sequence[Order]) -> None:
        loop = asyncio.get_running_loop()
        if self._gives_way_until > loop.time():
            await asyncio.sleep(self._gives_way_until - loop.time())
        answers: list[Outcome | NdeError]
        losses, deadline = 0, loop.time() + PATIENCE_S
        while True:
            began = loop.time()
            try:
                happened, answers = await decide_all(
                    self.state, orders, self.dice, self._deepened, self._done
                )
                self._orders[:0], orders = orders[len(answers) :], orders[: len(answers)]
                if happened:
                    await self._keep(happened)
            except Overtaken:
                losses += 1
                if losses >= FEW_LOSSES:
                    self.on_overtaken(self, WAYS * (loop.time() - began))
                try:
                    await self._catch_up()
                except NdeError as error:
                    answers = [error] * len(orders)
                else:
                    if loop.time() < deadline:
                        continue
                    answers = [Illegal("table-busy", most=losses)] * len(orders)
            except NdeError as error:
                answers = [error] * len(orders)
            except Exception:
                # Whoever asked is told in any case; whether it was written is found out from the log.
                log.exception("commands failed", extra={"table": self.id})
                self._is_sure = False
                answers = [NdeError("broken")] * len(orders)
            break
        for order, answer in zip(orders, answers, strict=True):
            order.answer(answer)

    def give_way(self, seconds: float = 0.0) -> None:
        """Write nothing for a moment: another process is always a little too late at this table."""
        seconds = min(max(seconds, GIVE_WAY_S), MOST_WAY_S)
        self._gives_way_until = asyncio.get_running_loop().time() + seconds

    async def _deepened(self) -> State:
        """The state as it is with all of undo: what is at hand may have been shortened."""
        if not self._is_whole:
            self.state = await fold_whole(self._store, self.row, self.state.version)
            self._is_whole = True
        return self.state

    async def keep_entry(self, before: State, entry: Entry, after: State) -> None:
        """Make durable what was decided here without a command from outside, and tell it."""
        await self._keep((Happened(before, entry, after),))

    async def _keep(self, happened: Sequence[Happened]) -> None:
        """Make entries durable, then tell them; what the store raises has told nobody anything."""
        lines = [encode_entry(one.entry) for one in happened]
        await self._require_room(happened, lines)
        began = perf_counter()
        try:
            await self._store.append(self.id, self.state.version, lines, self.now())
        except StoreUnavailable:
            self._is_sure, self._bytes = False, None
            raise
        except NdeError:
            self._bytes = None
            raise
        self._tell([one._replace(line=line) for one, line in zip(happened, lines, strict=True)], is_ours=True)
        self.on_kept(self, len(lines), perf_counter() - began)

    async def _require_room(self, happened: Sequence[Happened], lines: Sequence[bytes]) -> None:
        """Refuse what would make the log too long, but for what ends a game and takes it along."""
        if not self.most_bytes:
            return
        if self._bytes is None:
            self._bytes = (await self._store.sizes([self.id]))[self.id].log
        coming = sum(map(len, lines))
        is_last = all(isinstance(event, LAST) for one in happened for event in one.entry.events)
        if self._bytes + coming > self.most_bytes and not is_last:
            raise Illegal("table-full", megabytes=self.most_bytes // 1_000_000)
        self._bytes += coming

    def _tell(self, happened: Sequence[Happened], *, is_ours: bool) -> None:
        self.state = happened[-1].after
        self._played = max(self._played, *(one.entry.at for one in happened if _is_play(one)), 0)
        self.tail.extend(happened)
        self._done.follow(one.entry for one in happened)
        self._autoplay.look(is_ours=is_ours)
        for one in happened if is_ours else ():
            for seat in _sent_away(one.entry):
                self.on_sent_away(self, seat)
        for listener in tuple(self.listeners):
            try:
                listener.on_entries(happened)
            except Exception:
                log.exception("a listener failed", extra={"table": self.id})

    async def _catch_up(self) -> None:
        """Take up what others have written, or what we wrote without hearing that we did."""
        self._is_overtaken, self._is_sure = False, False
        is_more = True
        while is_more:
            most = self._most_at_once if self.listeners else PAGE
            entries = await read_entries(self._store, self.id, self.state.header, self.state.version, most)
            self._is_sure = True
            happened = await self._folded(self.state, entries)
            if happened:
                if self._bytes is not None:
                    self._bytes += sum(len(encode_entry(entry)) for entry in entries)
                self._tell(happened, is_ours=False)
            is_more = len(entries) == most

    async def _folded(self, state: State, entries: Sequence[Entry]) -> list[Happened]:
        """Entries that follow on a state, with the states around them."""
        happened: list[Happened] = []
        for number, entry in enumerate(entries, 1):
            if number % SLICE == 0:
                await asyncio.sleep(0)
            try:
                after = fold_on(state, (entry,))
            except NotDeepEnough:
                state = await fold_whole(self._store, self.row, state.version)
                after = fold_on(state, (entry,))
            happened.append(Happened(state, entry, after))
            state = after
        return happened


def _sent_away(entry: Entry) -> tuple[str, ...]:
    """Whom the game master has sent from their seats."""
    left = (event.seat for event in entry.events if isinstance(event, e.SeatLeft))
    return tuple(seat for seat in left if entry.seat == GM != seat)


def _is_play(one: Happened) -> bool:
    """Whether people played; who only answers what was open has not begun anything."""
    return not one.before.world.pending and any(isinstance(event, PLAYED) for event in one.entry.events)


def _seen_anew(order: Order, old: int, new: int) -> Order:
    """A command as one that was given in the version that only a new session has brought."""
    if order.command.base != old:
        return order
    return order._replace(command=replace(order.command, base=new))
