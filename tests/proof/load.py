"""Tables under load while their server is killed and started again, and what must be true afterwards."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec

from nde.table.apply import fold
from nde.table.codec import Log, read_log
from nde.table.events import ClockMoved
from nde.table.view_entry import view_entry
from tests.proof.client import Client, at_table
from tests.proof.serving import Serving

TABLES, PLAYERS = 3, 2
AT_ONCE = 6
"""Commands that each client has under way at a time."""
CLOCK = "ticks"
GM = "gm"


class Table:
    """A table under load: the game master, players and a spectator who only watches."""

    def __init__(self, servers: Sequence[Serving], chance: random.Random) -> None:
        server, urls = servers[0], [one.url for one in servers]
        made = server.make_table(game="tkds", heroes=1, title="load")
        self.id, self.chance = made["table"]["id"], chance
        self.gm_key: str = made["gm"]["key"]
        self.keys = {role: made[role]["key"] for role in ("player", "spectator")}
        doors = [("player", f"p{number}") for number in range(PLAYERS)] + [("spectator", "watcher")]
        seats = [server.enter(self.id, made[role]["key"], name) for role, name in doors]
        keys = [(GM, self.gm_key), *((one["seat"], one["key"]) for one in seats)]
        self.clients = [
            Client([*urls[place % len(urls) :], *urls[: place % len(urls)]], self.id, key, seat=seat)
            for place, (seat, key) in enumerate(keys)
        ]
        self.workers = self.clients[:-1]
        self.ticks = 0
        self.action: Any = None

    async def prepare(self) -> None:
        """A clock that counts, and an offer with dice that can be taken again and again."""
        gm = self.clients[0]
        await gm.done({"type": "Agree", "agreement": {"answers": "at-once"}})
        await gm.done({"type": "SetClock", "id": CLOCK, "steps": 24})
        gm.say('{"type": "look"}')
        await gm.until(lambda: bool(gm.views), "a view")
        offers = [one["offer"] for one in gm.views[-1]["offers"]]
        self.action = next(one["action"] for one in offers if one["name"] == "luck")

    def work(self, client: Client) -> None:
        """Keep as many commands under way as a client may have."""
        while len(client.waiting) < AT_ONCE:
            client.do(self.anything(client))

    def anything(self, client: Client) -> dict[str, Any]:
        """A command that nothing speaks against."""
        roll, text = self.chance.random(), f"{self.chance.getrandbits(40)}"
        if client.seat == GM and roll < 0.4:
            self.ticks += 1
            return {"type": "TickClock", "id": CLOCK}
        if client.seat == GM and roll < 0.7:
            return {"type": "Act", "action": self.action, "is_secret": roll < 0.5}
        if roll < 0.8:
            return {"type": "Say", "text": text}
        if roll < 0.9:
            return {"type": "Say", "text": text, "to": [self.chance.choice(self.clients).seat]}
        return {"type": "WriteNote", "id": client.name, "text": text}

    def log(self, server: Serving) -> Log:
        """The whole log, as the game master takes it out."""
        taken = server.call("GET", f"/api/tables/{self.id}/export", key=self.gm_key)
        assert taken.status == 200, taken.data
        return read_log(taken.data)

    def check(self, log: Log) -> None:
        """Every answered command is in the log once, and everybody has seen all of it as their seat may."""
        entries = log.entries
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        known = [entry.command for entry in entries if entry.command]
        assert len(known) == len(set(known)), "a command is in the log twice"
        given: set[str] = set()
        for client in self.clients:
            assert client.faults == [], (client.seat, client.faults[:5])
            assert client.waiting == {}, client.waiting
            given |= client.answers.keys()
            numbers = [self._number(client, id, log) for id in client.answers]
            assert client.outages or numbers == sorted(numbers), "commands of one client changed places"
            seen = [_as_json(view_entry(entry, client.seat)) for entry in entries]
            assert client.entries == seen, f"{client.seat} has not seen what there is"
        assert set(known) == given, "commands in the log that were never answered"
        state = fold(log.header, entries)
        clock = next(one for one in state.world.clocks if one.id == CLOCK)
        moved = [event for entry in entries for event in entry.events if isinstance(event, ClockMoved)]
        assert len(moved) - 1 == self.ticks, (len(moved), self.ticks)
        assert clock.filled == min(clock.steps, self.ticks), clock

    def _number(self, client: Client, id: str, log: Log) -> int:
        answer = client.answers[id]
        assert answer["type"] == "done", answer
        entry = log.entries[answer["number"] - 1]
        assert (entry.command, entry.seat) == (id, client.seat)
        return int(answer["number"])


def _as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=str))


async def kill_under_load(
    server: Serving, kills: int, seed: int, on_kill: Callable[[int, int], None] = lambda kills, answers: None
) -> int:
    """Kill a server so often under load, then check everything; the number of commands answered."""
    chance = random.Random(seed)
    async with AsyncExitStack() as stack:
        tables = [Table([server], chance) for _ in range(TABLES)]
        for table in tables:
            await stack.enter_async_context(at_table(*table.clients))
            await table.prepare()
        async with loaded(tables) as load:
            for number in range(1, kills + 1):
                await some_answers(tables, chance.randrange(60), load)
                await asyncio.sleep(chance.random() * 0.02)  # any moment will do: that is the point
                server.kill()
                if chance.random() < 0.1:  # and sometimes again, before it has come up
                    server.launch()
                    await asyncio.sleep(chance.random() * 0.8)
                    server.kill()
                await asyncio.to_thread(server.start)
                on_kill(number, answers(tables))
            await some_answers(tables, 30, load)
        await settle(tables)
        for table in tables:
            table.check(await asyncio.to_thread(table.log, server))
    assert await asyncio.to_thread(server.stop) == 0, server.logged()
    assert await asyncio.to_thread(server.doctor) == []
    return answers(tables)


@asynccontextmanager
async def loaded(tables: Sequence[Table], *, may_fail: bool = False) -> AsyncIterator[asyncio.Task[None]]:
    """Inside the block, everybody at some tables sends commands as fast as they are answered.

    Where the database `may_fail`, what is refused for that is sent again under the same id.
    """
    load = asyncio.create_task(_load(tables, may_fail=may_fail))
    try:
        yield load
    finally:
        load.cancel()
        await asyncio.gather(load, return_exceptions=True)
        if may_fail:
            await send_again_until_done(tables)


async def _load(tables: Sequence[Table], *, may_fail: bool) -> None:
    async def keep_on(table: Table, client: Client) -> None:
        while True:
            if may_fail:
                client.send_failed_again()
            table.work(client)
            await client.until(lambda: len(client.waiting) < AT_ONCE, "any answer")
            if client.failed:
                await asyncio.sleep(0.05)

    async with asyncio.TaskGroup() as group:
        for table in tables:
            for client in table.workers:
                group.create_task(keep_on(table, client))


async def send_again_until_done(tables: Sequence[Table]) -> None:
    """Send what failed for want of a database again, until nothing fails any more."""
    async with asyncio.timeout(60):
        for table in tables:
            for client in table.workers:
                await client.until(lambda client=client: not client.waiting, "the last answers")  # type: ignore[misc]
                while client.failed:
                    client.send_failed_again()
                    await client.until(lambda client=client: not client.waiting, "an answer")  # type: ignore[misc]
                    await asyncio.sleep(0.05)


def answers(tables: Sequence[Table]) -> int:
    """How many commands have been answered."""
    return sum(len(client.answers) for table in tables for client in table.clients)


async def some_answers(tables: Sequence[Table], more: int, load: asyncio.Task[None]) -> None:
    """Wait until so many more commands are answered: the server is up, and in the middle of things."""
    goal = answers(tables) + more
    async with asyncio.timeout(60):
        while answers(tables) < goal:
            if load.done():
                load.result()
            await asyncio.sleep(0.002)


async def settle(tables: Sequence[Table]) -> None:
    """Wait until everything is answered and everybody has seen everything."""
    for table in tables:
        for client in table.clients:
            await client.until(lambda client=client: not client.waiting, "the last answers")  # type: ignore[misc]
        last = max(client.seen or 0 for client in table.clients)
        for client in table.clients:
            await client.until(lambda client=client, last=last: client.seen == last, f"entry {last}")  # type: ignore[misc]
