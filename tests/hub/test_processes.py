"""Several processes on one store: who is there, whose turn it is, and what only a newer version can read."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from nde.errors import NdeError
from nde.hub import Hub
from nde.hub import presence as presence_module
from nde.hub.notifications import Hear, Notice
from nde.store.memory import MemoryStore
from nde.store.rows import KeyHash, KeyRow, Overtaken
from nde.table import commands as c
from nde.table import events as e
from nde.table.codec import encode_entry
from nde.table.commands import Command
from tests.hub.tables import Ear, a_hub, a_table, run, say
from tests.refusals import refuses

NEWER = b'{"number":%d,"seat":"gm","events":[{"type":"NotYetThoughtOf"}]}\n'


class Shared(MemoryStore):
    """A store that other processes write to; counts what it is asked."""

    is_shared = True

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    async def versions(self, ids: Sequence[str]) -> Mapping[str, int]:
        self.asked.append("versions")
        return await super().versions(ids)

    async def revoked(self, tables: Sequence[str]) -> frozenset[KeyHash]:
        self.asked.append("revoked")
        return await super().revoked(tables)

    async def keys(self, table: str) -> list[KeyRow]:
        self.asked.append("keys")
        return await super().keys(table)


class Guest:
    """Somebody who is connected."""

    def __init__(self, key: KeyRow) -> None:
        self.key = key
        self.goodbyes: list[NdeError] = []

    def send_away(self, error: NdeError) -> None:
        self.goodbyes.append(error)


class Deaf:
    """A notifier that hears whatever a test says, and tells nobody anything."""

    is_connected = True

    def __init__(self) -> None:
        self.hear: Hear = lambda notice: None
        self.told: list[Notice] = []

    async def start(self, hear: Hear) -> None:
        self.hear = hear

    async def stop(self) -> None:
        pass

    def notify(self, notice: Notice) -> None:
        self.told.append(notice)


async def come(hub: Hub, table: str, key: str) -> Guest:
    """Somebody comes to a table, and listens."""
    guest = Guest(await hub.seat_of(table, key))
    hub.presence.come(await hub.live(table), guest)
    return guest


def test_a_hundred_idle_tables_are_looked_after_by_two_questions() -> None:
    async def test() -> None:
        store = Shared()
        async with a_hub(store) as hub:
            made = [await a_table(hub) for _ in range(100)]
            guests = [await come(hub, one.table.id, one.gm) for one in made]
            revoked = guests[7].key
            await store.revoke(revoked.table, [revoked.hash], 1)
            store.asked.clear()
            await hub._poll()
            assert store.asked == ["versions", "revoked"]
            away = [one for one in guests if one.goodbyes]
            assert away == [guests[7]]
            assert away[0].goodbyes[0].code == "key-revoked"

    run(test)


def test_whoever_was_with_a_process_that_died_goes_away_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        bell = Deaf()
        async with a_hub(Shared(), notifier=bell) as hub:
            made = await a_table(hub)
            live = await hub.live(made.table.id)
            ear = Ear()
            live.attend(ear)
            bell.hear(Notice(process="other", table=live.id, here=("p-1",)))
            assert hub.presence.here(live.id) == ("p-1",)
            before = ear.presences
            hub.presence.forget_silent()
            assert ear.presences == before, "it was heard of a moment ago"
            monkeypatch.setattr(presence_module, "STALE_S", -1.0)
            hub.presence.forget_silent()
            assert ear.presences == before + 1
            assert hub.presence.here(live.id) == ()

    run(test)


def test_a_bot_whose_turn_it_was_acts_when_somebody_looks_again() -> None:
    """The process ended before the bot could act: nobody has to say anything for it to."""

    async def test() -> None:
        store = MemoryStore()
        async with a_hub(store) as hub:
            made = await a_table(hub, game="nde12", gm_bot=True)
            assert (await hub.live(made.table.id)).is_idle
        async with a_hub(store) as hub:
            live = await hub.live(made.table.id)
            assert live._autoplay.is_due
            assert live.is_idle, "nobody looks"
            live.attend(Ear())
            assert not live.is_idle
            while not live.is_idle:
                await asyncio.sleep(0)
            assert not live._autoplay.is_due, "the bot has looked at the table"

    run(test)


def test_what_was_taken_back_is_not_done_again_by_bots_when_a_table_is_opened() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with a_hub(store) as hub:
            made = await a_table(hub)
            live = await hub.live(made.table.id)
            await live.carry_out(Command(seat="gm", do=c.SetClock(id="alarm")))
            await live.carry_out(Command(seat="gm", do=c.Undo()))
        async with a_hub(store) as hub:
            assert (await hub.live(made.table.id))._autoplay._is_held

    run(test)


def test_what_a_newer_version_wrote_sends_everybody_to_another_process() -> None:
    async def test() -> None:
        store, bell = Shared(), Deaf()
        async with a_hub(store, notifier=bell) as hub:
            made, other = await a_table(hub), await a_table(hub)
            live = await hub.live(made.table.id)
            guest = await come(hub, live.id, made.gm)
            await store.append(live.id, live.version, [NEWER % (live.version + 1)], 1)
            bell.hear(Notice(process="newer", table=live.id, version=live.version + 1))
            while not guest.goodbyes:
                await asyncio.sleep(0)
            assert guest.goodbyes[0].code == "table-outgrown"
            with refuses("table-outgrown"):
                hub.require_known(live.id)
            with refuses("table-outgrown"):
                await hub.live(live.id)
            with refuses("table-outgrown"):
                await live.carry_out(Command(seat="gm", do=say("anybody?")))
            assert (await hub.live(other.table.id)).is_idle, "other tables go on"
        async with a_hub(store) as hub:
            with refuses("table-outgrown"):
                await hub.live(made.table.id)
            with refuses("table-outgrown"):
                hub.require_known(made.table.id)

    run(test)


def test_a_turn_lasts_as_long_as_a_write_takes_whoever_asks_for_it() -> None:
    """Far from its database a process needs longer than a moment to read what is new and write on it."""

    class Far(MemoryStore):
        """Every write takes long, and somebody else is faster so often."""

        wins = 0

        async def append(self, table: str, after: int, lines: Sequence[bytes], at: int) -> None:
            if self.wins:
                self.wins -= 1
                await asyncio.sleep(0.2)
                said: Any = e.Entry(number=after + 1, seat="gm", events=(e.Said(text="first"),))
                await super().append(table, after, [encode_entry(said)], at)
                raise Overtaken(table=table, version=after + 1)
            await super().append(table, after, lines, at)

    async def test() -> None:
        store, bell = Far(), Deaf()
        async with a_hub(store, notifier=bell) as hub:
            live = await hub.live((await a_table(hub)).table.id)
            store.wins = 4
            await live.carry_out(Command(seat="gm", do=say("late")))
            turns = [one for one in bell.told if one.turn]
            assert len(turns) == 2
            assert min(one.needs for one in turns) >= 0.4, "the way there and back, more than once"

    run(test)
