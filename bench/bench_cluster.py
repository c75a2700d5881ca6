"""Several processes on one PostgreSQL and one Redis: what they hold, and what they feel of what goes wrong.

Each process is a real server, each client a real socket; both run on this machine and share its cores with
the database.  What is far is behind a line that delays whatever goes over it.
"""

from __future__ import annotations

import asyncio
import json
import os
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import cycle, islice
from typing import Any, NamedTuple

from bench.bench_neighbours import called, percentile, seat
from bench.processes import started
from tests.proof.bad_wire import BadWire
from tests.servers import Postgres, Redis

SECONDS = float(os.environ.get("NDE_CLUSTER_SECONDS", "5"))
TABLES, EACH, AWAY_TABLES = 20, 5, 60
FAR_S = 0.02
LIMITS = (
    "--tables-per-hour",
    "100000",
    "--commands-per-second",
    "10000",
    "--connections-per-address",
    "10000",
    "--log-level",
    "error",
)


class Table(NamedTuple):
    """A table and the key of its game master."""

    id: str
    key: str


def made(port: int) -> Table:
    """A new table."""
    answer = called(port, "POST", "/api/tables", {"game": "nde12"})
    return Table(answer["table"]["id"], answer["gm"]["key"])


class Talker:
    """A client that says one thing after the other, each when the one before it is answered."""

    def __init__(self, port: int, table: Table) -> None:
        self._port, self._table = port, table
        self.took: list[float] = []

    async def talk(self, seconds: float) -> None:
        """Talk for so long; notes how many milliseconds each answer took."""
        wire = await seat(self._port, self._table.id, self._table.key, views=False)
        number, end = 0, time.monotonic() + seconds
        while time.monotonic() < end:
            number += 1
            await self.say(wire, f"{id(self)}-{number}")
        await wire.close()

    async def say(self, wire: Any, name: str) -> dict[str, Any]:
        """Say one thing, and wait for its answer."""
        began = time.perf_counter()
        await wire.send(json.dumps({"type": "do", "id": name, "do": {"type": "Say", "text": "x"}}))
        while True:
            said: dict[str, Any] = json.loads(await wire.recv())
            if said["type"] in ("done", "refused") and said.get("id") == name:
                self.took.append(1000 * (time.perf_counter() - began))
                return said


class Away(Talker):
    """A client that notes how long it waits for the refusal when the database is gone."""

    async def wait(self, gone: asyncio.Event) -> None:
        """Say something once the database is gone."""
        wire = await seat(self._port, self._table.id, self._table.key, views=False)
        await self.say(wire, f"{id(self)}-before")
        self.took.clear()
        await gone.wait()
        said = await self.say(wire, f"{id(self)}-away")
        assert said["type"] == "refused", said
        await wire.close()


def row(name: str, took: Sequence[float], seconds: float) -> None:
    """Print what was measured."""
    found = sorted(took)
    figures = " | ".join(f"{percentile(found, share):.1f}" for share in (0.5, 0.99, 1.0))
    print(f"| {name} | {len(found)} | {len(found) / seconds:.0f} | {figures} |", flush=True)


async def busy(name: str, ports: Sequence[int]) -> None:
    """Talk at many tables, everybody at a table by one process."""
    tables = [(made(port), port) for port in islice(cycle(ports), TABLES)]
    talkers = [Talker(port, table) for table, port in tables for _ in range(EACH)]
    await asyncio.gather(*(one.talk(SECONDS) for one in talkers))
    row(name, [took for one in talkers for took in one.took], SECONDS)


async def shared(name: str, ports: Sequence[int]) -> list[float]:
    """Talk at one table, its people spread over some processes; the median of each of these."""
    table = made(ports[0])
    talkers = [(port, Talker(port, table)) for port in islice(cycle(ports), 2 * EACH)]
    await asyncio.gather(*(one.talk(SECONDS) for _, one in talkers))
    row(name, [took for _, one in talkers for took in one.took], SECONDS)
    return [
        percentile(sorted(took for port, one in talkers if port == here for took in one.took), 0.5)
        for here in dict.fromkeys(ports)
    ]


async def without_database(port: int, postgres: Postgres) -> None:
    """How long sixty tables wait for their refusal when the database ends."""
    gone = asyncio.Event()
    clients = [Away(port, made(port)) for _ in range(AWAY_TABLES)]
    waiting = [asyncio.create_task(one.wait(gone)) for one in clients]
    await asyncio.sleep(2)
    await asyncio.to_thread(postgres.stop)
    began = time.monotonic()
    gone.set()
    await asyncio.gather(*waiting)
    row(
        f"{AWAY_TABLES} tables, until refused without a database",
        [one.took[0] for one in clients],
        time.monotonic() - began,
    )


def main() -> None:
    """Print what one and two processes do, and what each of them feels."""
    print("| what | commands | a second | p50 ms | p99 ms | most ms |")
    print("|---|---|---|---|---|---|")
    postgres, redis = Postgres(), Redis()
    postgres.start()
    redis.start()
    try:
        with ExitStack() as stack:
            wire = stack.enter_context(BadWire(postgres.port))
            url = postgres.fresh_database()
            far_url = url.replace(f":{postgres.port}/", f":{wire.port}/")
            one, two, far = (stack.enter_context(server(at, redis.url)) for at in (url, url, far_url))
            wire.delay_s = FAR_S
            asyncio.run(_measured([one.port, two.port], far.port, postgres))
    finally:
        postgres.remove()
        redis.remove()


def server(database: str, redis: str) -> Any:
    """A process of its own on a database and a Redis."""
    folder = tempfile.mkdtemp(prefix="nde-bench-")
    where = ("--data", folder, "--database", database, "--redis", redis)
    return started("nde", "serve", "--json", "--port", "0", *where, *LIMITS)


async def _measured(near: Sequence[int], far: int, postgres: Postgres) -> None:
    await busy(f"{TABLES} tables × {EACH} people, one process", near[:1])
    await busy(f"{TABLES} tables × {EACH} people, two processes", near)
    await shared(f"one table × {2 * EACH} people, one process", near[:1])
    await shared(f"one table × {2 * EACH} people, spread over two", near)
    medians = await shared(f"one table, one of two processes {1000 * FAR_S:.0f} ms away", [near[0], far])
    await without_database(near[0], postgres)
    print(f"\nNear the database the median was {medians[0]:.1f} ms, far from it {medians[1]:.1f} ms.")


if __name__ == "__main__":
    main()
