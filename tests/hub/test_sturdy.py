"""What goes wrong at one place stays there: a listener, a link, a table that is let go of."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from nde.board import Square, read_board
from nde.hub import Happened, Outcome
from nde.hub import hub as hub_module
from nde.hub.command_queue import is_long
from nde.hub.seat_keys import KeyRevoked, require_allowed
from nde.hub.snapshots import SNAPSHOT_EVERY, fold_whole
from nde.store.memory import MemoryStore
from nde.store.rows import KeyHash, KeyRow
from nde.table import commands as c
from nde.table import events as e
from nde.table.codec import encode_entry
from nde.table.commands import Command
from nde.table.refusals import NothingToRedo, NothingToUndo
from nde.table.seats import Seat
from tests.hub.heroes import two_heroes
from tests.hub.tables import Ear, a_hub, a_table, run, say
from tests.refusals import refuses


def gm(do: c.Do, **more: Any) -> Command:
    return Command(seat="gm", do=do, **more)


class Deaf(Ear):
    """A listener that fails."""

    def on_entries(self, happened: Sequence[Happened]) -> None:
        raise RuntimeError("deaf")


def test_a_listener_that_fails_keeps_nothing_from_the_others() -> None:
    async def test() -> None:
        async with a_hub() as hub:
            live = await hub.live((await a_table(hub)).table.id)
            ear = Ear()
            live.listeners |= {Deaf(), ear}
            assert await live.carry_out(gm(say("hello"))) == Outcome(live.version)
            assert ear.numbers == [live.version]

    run(test)


def test_whatever_a_store_raises_the_one_who_asked_is_answered() -> None:
    class Odd(MemoryStore):
        is_odd = False

        async def append(self, table: str, after: int, lines: Sequence[bytes], at: int) -> None:
            if self.is_odd:
                raise OverflowError("odd")
            await super().append(table, after, lines, at)

    async def test() -> None:
        store = Odd()
        async with a_hub(store) as hub:
            live = await hub.live((await a_table(hub)).table.id)
            store.is_odd = True
            with refuses("broken"):
                await live.carry_out(gm(say("one")))
            store.is_odd = False
            assert (await live.carry_out(gm(say("two")))).number == live.version

    run(test)


def test_a_log_is_read_anew_for_undo_only_where_it_can_help(monkeypatch: pytest.MonkeyPatch) -> None:
    folds = []

    async def counted(*args: Any) -> Any:
        folds.append(args)
        return await fold_whole(*args)

    monkeypatch.setattr("nde.hub.live.fold_whole", counted)

    async def test() -> None:
        store = MemoryStore()
        async with a_hub(store) as hub:
            table = (await a_table(hub)).table.id
            live = await hub.live(table)
            for i in range(SNAPSHOT_EVERY + 5):
                await live.carry_out(gm(c.SetClock(id="a", text=str(i))))
            for do in (c.Undo(count=10**9), c.Redo(count=-1), c.Undo(count=0)):
                with pytest.raises((NothingToUndo, NothingToRedo)):
                    await live.carry_out(gm(do))
            assert folds == []
            for _ in range(5):
                with pytest.raises(NothingToRedo):
                    await live.carry_out(gm(c.Redo()))
            assert len(folds) == 1

    run(test)


def test_a_process_that_is_always_too_late_asks_for_a_turn_and_gets_it() -> None:
    class Rival(MemoryStore):
        """Somebody else is faster, so often."""

        wins = 0

        async def append(self, table: str, after: int, lines: Sequence[bytes], at: int) -> None:
            if self.wins:
                self.wins -= 1
                await super().append(table, after, [encode_entry(rival(after + 1))], at)
            await super().append(table, after, lines, at)

    def rival(number: int) -> e.Entry:
        return e.Entry(number=number, seat="gm", events=(e.Said(text="first"),))

    async def test() -> None:
        store = Rival()
        async with a_hub(store) as hub:
            live = await hub.live((await a_table(hub)).table.id)
            asked: list[str] = []
            live.on_overtaken = lambda live, seconds: asked.append(live.id)
            before, store.wins = live.version, 40
            assert (await live.carry_out(gm(say("late")))).number == before + 41
            assert len(asked) == 38, "a few losses are chance"
            live.give_way(0.1)
            assert (await live.carry_out(gm(say("after you")))).number == live.version

    run(test)


def test_a_link_that_was_read_before_it_was_taken_back_is_not_believed() -> None:
    class Slow(MemoryStore):
        gate: asyncio.Event | None = None

        async def key(self, hash: KeyHash) -> KeyRow | None:
            row = await super().key(hash)
            if self.gate is not None:
                await self.gate.wait()
            return row

    async def test() -> None:
        store = Slow()
        async with a_hub(store) as hub:
            made = await a_table(hub)
            store.gate = asyncio.Event()
            asked = asyncio.create_task(hub.seat_of(made.table.id, made.player))
            await asyncio.sleep(0)
            row = next(one for one in await store.keys(made.table.id) if one.role == "player")
            await hub.revoke(made.table.id, row.id)
            store.gate.set()
            await asked  # this one was on its way; whoever asks again is told
            with pytest.raises(KeyRevoked):
                await hub.seat_of(made.table.id, made.player)

    run(test)


def test_a_table_in_use_is_not_let_go_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "LINGER_S", 0.05)

    async def test() -> None:
        async with a_hub() as hub:
            table = (await a_table(hub)).table.id
            live = await hub.live(table)
            live.users = 1
            for _ in range(3):
                await hub._let_go()
                await asyncio.sleep(0.06)
            assert await hub.live(table) is live
            live.users = 0
            await hub._let_go()
            await asyncio.sleep(0.06)
            assert await hub.live(table) is live, "whoever asks for it uses it"
            await hub._let_go()
            await asyncio.sleep(0.06)
            await hub._let_go()
            assert hub.open_tables() == []
            again = await hub.live(table)
            assert again is not live
            assert again.version == live.version

    run(test)


def test_whom_the_game_master_made_a_watcher_stays_one() -> None:
    player = KeyRow(hash=b"y" * 32, table="t", role="player", seat="p-1")
    now = Seat(id="p-1", name="Ann", role="spectator")
    with refuses("only-watching"):
        require_allowed(player, c.Sit(seat="p-1", role="player"), now)


def test_what_is_seen_of_a_large_map_is_looked_for_beside_the_other_tables() -> None:
    board = read_board("\n".join(["." * 40, "#" * 20 + "." * 20] * 15))

    async def test() -> None:
        async with a_hub() as hub:
            made = await a_table(hub, first=two_heroes("nde12"))
            live = await hub.live(made.table.id)
            await live.carry_out(gm(c.SetScene(place="field", space=board)))
            assert is_long(live.state, gm(c.SetFog()))
            assert is_long(live.state, gm(c.PaintFog(squares=(Square(0, 0),))))
            assert not is_long(live.state, gm(say("hello")))
            await live.carry_out(gm(c.Move(figure="hero-1", to="a1")))
            await live.carry_out(gm(c.SetFog()))
            await live.carry_out(gm(c.Move(figure="hero-1", to="b1")))
            assert live.state.world.fog == ("party",)
            assert live.state.world.explored

    run(test)
