"""How fast the server is: many tables on loopback, the clients in a second process, two relays beside it.

A command here is a test by the rules: it rolls, is resolved, made durable in SQLite and told to five
seats as each sees it.  Chat is stored as well.  The relays pass a text on and keep nothing.  All servers
run at the same time and are measured in turns, so that a busy minute of the machine is everybody's.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from statistics import median

from bench.dialects import Talk, at_tables, in_bare_rooms, in_socketio_rooms
from bench.load_plan import Measured, Plan, Run
from bench.many_tables import Filled, actions_of, fill
from bench.processes import ROOT, Clients, Served, started

TABLES, SEATS = 200, 5
RATE = 200
ROUNDS = 3
RATE_S, FULL_S = 5.0, 3.0
LENGTHS = (10, 1_000, 10_000, 100_000)
COUNTS = (1, 50, 200, 1_000)
VIEWERS = (1, 5, 20, 100)
OPENINGS = 7

NO_LIMITS = ("--connections-per-address", "100000", "--commands-per-second", "100000", "--log-level", "error")


def serve(folder: Path) -> AbstractContextManager[Served]:
    """Our own server over a data folder, with limits that one load cannot reach."""
    return started("nde", "serve", "--json", "--port", "0", "--data", str(folder), *NO_LIMITS)


def checked(measured: Measured) -> Measured:
    """A measurement in which nothing was refused."""
    if measured.refused or measured.refusal:
        raise RuntimeError(f"{measured.refused} refused, the first: {measured.refusal}")
    return measured


def at_rate(clients: Clients, rate: int = RATE) -> Measured:
    """Commands at a fixed rate."""
    return checked(clients.run(Run(kind="rate", amount=rate, seconds=RATE_S)))


def at_full_speed(clients: Clients, in_flight: int) -> Measured:
    """Commands as fast as they are answered."""
    return checked(clients.run(Run(kind="in-flight", amount=in_flight, seconds=FULL_S)))


@contextmanager
def tables_in(count: int, *, viewers: int = SEATS, entries: int = 0) -> Iterator[tuple[Path, list[Filled]]]:
    """A data folder with tables, gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="nde-bench-") as folder:
        yield Path(folder), asyncio.run(fill(Path(folder), count, viewers=viewers, entries=entries))


# Against the relays.


def compare() -> None:
    """Print latency at a rate, and messages a second at full speed, ours and the relays'."""
    with tables_in(TABLES) as (folder, tables), ExitStack() as stack:
        print(f"{TABLES} tables × {SEATS} clients; the command is {', '.join(actions_of(tables))}\n")
        ours = stack.enter_context(serve(folder))
        plans: dict[str, Callable[[], Plan]] = {
            "socketio": _relay(stack, "socketio", in_socketio_rooms),
            "bare": _relay(stack, "bare", in_bare_rooms),
            "ours, commands": lambda: at_tables(ours.port, tables, "act"),
            "ours, chat": lambda: at_tables(ours.port, tables, "say"),
            "ours, commands, views": lambda: at_tables(ours.port, tables, "act", views=True),
        }
        _print_latency(plans)
        for in_flight in (1, 4):
            _print_full_speed(plans, in_flight)


def _relay(stack: ExitStack, kind: str, plan: Callable[[int, int, int], Plan]) -> Callable[[], Plan]:
    served = stack.enter_context(started("bench.relays", kind))
    return lambda: plan(served.port, TABLES, SEATS)


def _print_latency(plans: dict[str, Callable[[], Plan]]) -> None:
    print(f"| {RATE} commands/s, ms from sending to each client | p50 | p95 | p99 | most |")
    print("|---|---|---|---|---|")
    for name, plan in plans.items():
        with Clients.of(plan()) as clients:
            took = at_rate(clients).delivery
        print(f"| {name} | {took.p50:.2f} | {took.p95:.2f} | {took.p99:.2f} | {took.most:.1f} |", flush=True)


def _print_full_speed(plans: dict[str, Callable[[], Plan]], in_flight: int) -> None:
    """Print the median of some rounds, each of which measures everybody once."""
    rates: dict[str, list[float]] = {name: [] for name in plans}
    busy: dict[str, float] = {}
    for _ in range(ROUNDS):
        for name, plan in plans.items():
            with Clients.of(plan()) as clients:
                measured = at_full_speed(clients, in_flight)
            rates[name].append(measured.delivered / measured.seconds)
            busy[name] = measured.busy
    middle = {name: median(found) for name, found in rates.items()}
    print(f"\n| full speed, {in_flight} in flight | messages/s | of socketio | of bare | clients' core |")
    print("|---|---|---|---|---|")
    for name, rate in middle.items():
        parts = f"{rate / middle['socketio']:.2f} | {rate / middle['bare']:.2f}"
        print(f"| {name} | {rate:,.0f} | {parts} | {busy[name]:.0%} |", flush=True)


# Memory.


def memory() -> None:
    """Print what a table and a connection take of the server's memory."""
    with tables_in(TABLES) as (folder, tables), serve(folder) as served:
        empty = served.megabytes
        alone = [Filled(id=one.id, seats=one.seats[1:2]) for one in tables]
        with Clients.of(at_tables(served.port, alone, "act")):
            one_each = served.megabytes
        with Clients.of(at_tables(served.port, tables, "act")) as clients:
            five_each = served.megabytes
            at_full_speed(clients, 1)
            played = served.megabytes
    connection = (five_each - one_each) / (TABLES * (SEATS - 1))
    table = (one_each - empty) / TABLES - connection
    print("\n| server's memory | |")
    print("|---|---|")
    print(f"| started, {TABLES} tables in its folder, none open | {empty:.0f} MB |")
    print(f"| {TABLES} tables open, one client each | {one_each:.0f} MB |")
    print(f"| {TABLES} tables open, five clients each | {five_each:.0f} MB |")
    print(f"| after {FULL_S:.0f} s at full speed | {played:.0f} MB |")
    print(f"| a connection | {1024 * connection:.0f} kB |")
    print(f"| an open table | {1024 * table:.0f} kB |", flush=True)


# Opening.


def opening() -> None:
    """Print how long a table takes to open that nobody has open, by the length of its log."""
    print("\n| entries in the log | opened, median ms | best | the first of its game | first command |")
    print("|---|---|---|---|---|")
    for entries in LENGTHS[2:]:
        with tables_in(1, entries=entries) as (folder, tables):
            found = [_opened(folder, tables[0].id) for _ in range(OPENINGS)]
        first, opened, command = zip(*found, strict=True)
        rest = f"{median(first):.1f} | {median(command):.1f}"
        print(f"| {entries:,} | {median(opened):.1f} | {min(opened):.1f} | {rest} |", flush=True)


def _opened(folder: Path, table: str) -> tuple[float, ...]:
    """Milliseconds to open a table in a fresh process, as `bench.opening` prints them."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.opening", str(folder), table],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    return tuple(map(float, done.stdout.split()))


# Curves.


def curves() -> None:
    """Print what a command costs against the length of the log, the number of tables, and of viewers."""
    _print_curve("entries in the log", LENGTHS, lambda size: tables_in(1, entries=size))
    _print_curve("tables", COUNTS, lambda size: tables_in(size))
    _print_curve("viewers of a table", VIEWERS, lambda size: tables_in(1, viewers=size))


def _print_curve(
    what: str,
    sizes: Sequence[int],
    made: Callable[[int], AbstractContextManager[tuple[Path, list[Filled]]]],
) -> None:
    print(
        f"\n| {what} | p50 ms at {RATE}/s | p99 ms | µs of a core each | full speed, commands/s | µs each |"
    )
    print("|---|---|---|---|---|---|")
    for size in sizes:
        with made(size) as (folder, tables), serve(folder) as served:
            print(f"| {size:,} | {_costs(served, tables, 'act')} |", flush=True)


def _costs(served: Served, tables: Sequence[Filled], talk: Talk) -> str:
    with Clients.of(at_tables(served.port, tables, talk)) as clients:
        rated, slow = _working(served, lambda: at_rate(clients))
        full, fast = _working(served, lambda: at_full_speed(clients, 1))
    took = rated.delivery
    return (
        f"{took.p50:.2f} | {took.p99:.2f} | {slow:,.0f} | {full.commands / full.seconds:,.0f} | {fast:,.0f}"
    )


def _working(served: Served, work: Callable[[], Measured]) -> tuple[Measured, float]:
    """What was measured, and the microseconds of a core that the server took for each command."""
    before = served.worked_s
    measured = work()
    return measured, 1e6 * (served.worked_s - before) / max(1, measured.commands_in_all)


def main() -> None:
    """Print everything."""
    compare()
    memory()
    opening()
    curves()


if __name__ == "__main__":
    main()
