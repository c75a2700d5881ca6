"""How many answered commands a second a store makes durable, beside one row a commit and beside a bare list.

    .venv/bin/python -m bench store

Callers add one line of 400 bytes at a time, each to a table of its own, and wait until it is on disk.  The
peer is the same SQLite with the same durability, a commit for each line.  PostgreSQL is a private server.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from pathlib import Path
from time import perf_counter

from nde.store import MemoryStore, SqliteStore, Store, TableRow
from nde.store.postgres import PostgresStore
from tests.servers import Postgres

CALLERS = (1, 8, 64, 256)
SECONDS = 2.0
LINE = b"x" * 399 + b"\n"
PROMISE = 30_000
"""Lines a second with 64 callers, on SQLite."""


async def appended(store: Store, callers: int) -> tuple[float, float, float]:
    """Lines a second, and the median and the 99th percentile of waiting, in milliseconds."""
    await store.open()
    for number in range(callers):
        row = TableRow(id=f"{callers}-{number}", header=b"h" * 2000, seed=bytes(32), game="none")
        await store.create(row, [], [])
    waits: list[float] = []
    start = perf_counter()

    async def call(number: int) -> None:
        version = 0
        while (begun := perf_counter()) < start + SECONDS:
            await store.append(f"{callers}-{number}", version, [LINE], 1)
            version += 1
            waits.append(perf_counter() - begun)

    await asyncio.gather(*(call(number) for number in range(callers)))
    span = perf_counter() - start
    kept = await store.versions([f"{callers}-{number}" for number in range(callers)])
    assert sum(kept.values()) == len(waits)
    await store.close()
    waits.sort()
    return len(waits) / span, waits[len(waits) // 2] * 1000, waits[len(waits) * 99 // 100] * 1000


def one_row_a_commit(folder: Path) -> tuple[float, float, float]:
    """The same for SQLite as most programs use it: insert, commit, next."""
    connection = sqlite3.connect(folder / "peer.db")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, line BLOB)")
    waits: list[float] = []
    start = perf_counter()
    while (begun := perf_counter()) < start + SECONDS:
        connection.execute("INSERT INTO entries (line) VALUES (?)", (LINE,))
        connection.commit()
        waits.append(perf_counter() - begun)
    connection.close()
    waits.sort()
    return len(waits) / SECONDS, waits[len(waits) // 2] * 1000, waits[len(waits) * 99 // 100] * 1000


def row(name: str, callers: int, found: tuple[float, float, float], peer: float) -> None:
    """Print a row of the table."""
    rate, median, late = found
    print(
        f"| {name} | {callers} | {rate:,.0f} | {median:.2f} | {late:.2f} | {rate / peer:.1f} × |", flush=True
    )


def main() -> None:
    """Print the figures."""
    print("| store | callers | lines/s | median ms | p99 ms | beside the peer |")
    print("|---|---:|---:|---:|---:|---:|")
    server = Postgres()
    server.start()
    with tempfile.TemporaryDirectory() as room:
        found = one_row_a_commit(Path(room))
        peer = found[0]
        row("peer: SQLite, one row a commit", 1, found, peer)
        kept = 0.0
        for callers in CALLERS:
            found = asyncio.run(appended(SqliteStore(Path(room) / "data"), callers))
            kept = found[0] if callers == 64 else kept
            row("SQLite", callers, found, peer)
        url = server.fresh_database()
        for callers in CALLERS:
            row("PostgreSQL", callers, asyncio.run(appended(PostgresStore(url), callers)), peer)
        row("memory", 64, asyncio.run(appended(MemoryStore(), 64)), peer)
    server.remove()
    verdict = "kept" if kept >= PROMISE else "BROKEN"
    print(f"\npromise: {PROMISE:,} lines a second on SQLite with 64 callers: {verdict}")


if __name__ == "__main__":
    main()
