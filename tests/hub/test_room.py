"""How much a table may keep, and what the host is told of who keeps how much."""

from __future__ import annotations

from contextlib import suppress

from nde.errors import Illegal
from nde.hub import Hub
from nde.hub.usage import usage_of
from nde.store.memory import MemoryStore
from nde.store.rows import StoreUnavailable
from nde.table import commands as c
from nde.table.commands import Command
from nde.table.seats import GM
from tests.hub.tables import FailingStore, a_hub, a_table, run, say
from tests.refusals import refuses

ROOM = 3_000


def gm(do: c.AnyDo) -> Command:
    return Command(seat=GM, do=do, at=1)


async def filled(hub: Hub, table: str) -> int:
    """Talk until there is no more room; how much was said."""
    live = await hub.live(table)
    for said in range(100):
        try:
            await live.carry_out(gm(say("x" * 200)))
        except Illegal:
            return said
    raise AssertionError("there is always room")


def test_a_log_that_is_full_takes_nothing_more_but_its_end() -> None:
    async def test() -> None:
        async with a_hub() as hub:
            hub.most_table_bytes = ROOM
            table = (await a_table(hub)).table.id
            said = await filled(hub, table)
            live = await hub.live(table)
            version, sizes = live.version, await hub.store.sizes([table])
            assert said > 3
            assert ROOM - 500 < sizes[table].log <= ROOM
            with refuses("table-full") as refusal:
                await live.carry_out(gm(say("x" * 200)))
            assert refusal.value.facts == {"megabytes": 0}
            assert (live.version, await hub.store.sizes([table])) == (version, sizes), "nothing was written"
            await live.carry_out(gm(c.Close()))
            assert live.state.is_closed
            assert await hub.export(table, with_seed=True)

    run(test)


def test_what_was_there_when_a_table_was_opened_counts() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with a_hub(store) as hub:
            table = (await a_table(hub)).table.id
            for _ in range(ROOM // 200):
                await (await hub.live(table)).carry_out(gm(say("x" * 200)))
            other = Hub(store)
            await other.start()
            other.most_table_bytes = ROOM
            with refuses("table-full"):
                await (await other.live(table)).carry_out(gm(say("x")))
            other.most_table_bytes = 0

    run(test)


def test_a_write_that_failed_is_not_counted() -> None:
    async def test() -> None:
        store = FailingStore()
        async with a_hub(store) as hub:
            hub.most_table_bytes = ROOM
            table = (await a_table(hub)).table.id
            live = await hub.live(table)
            for _ in range(20):
                store.fails = "before"
                with suppress(StoreUnavailable):
                    await live.carry_out(gm(say("x" * 200)))
                store.fails = ""
            assert await filled(hub, table) > 3

    run(test)


def test_the_host_sees_who_keeps_how_much_and_no_secret() -> None:
    async def test() -> None:
        async with a_hub() as hub:
            small, large = (await a_table(hub)), (await a_table(hub))
            await (await hub.live(large.table.id)).carry_out(gm(say("x" * 900)))
            found = await usage_of(hub.store)
            assert [one.id for one in found.tables] == [large.table.id, small.table.id]
            assert found.tables[0].log > found.tables[1].log + 900
            assert found.together == sum(one.log for one in found.tables)
            text = repr(found)
            for secret in (small.gm, large.player, large.table.seed.hex(), "xxx"):
                assert secret not in text

    run(test)
