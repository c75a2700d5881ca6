"""How much memory an idle table takes: a game of 500 entries, loaded and waiting for its next command.

Each table is read from its own bytes, so that no two share anything a program would not share.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable

from bench.tables import log_of
from nde.rules import ruleset_ids
from nde.table.apply import fold
from nde.table.codec import read_log
from nde.table.snapshot import decode_state, encode_state

ENTRIES = 500
TABLES = 20


def kilobytes_each(load: Callable[[], object]) -> float:
    """What one more table takes, over many."""
    load()  # what all tables share
    gc.collect()
    tracemalloc.start()
    held = [load() for _ in range(TABLES)]
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken / len(held) / 1_000


def bench(game: str) -> None:
    """Print what a table of one game takes."""
    content = log_of(game, ENTRIES)
    log = read_log(content)
    snapshot = encode_state(fold(log.header, log.entries), steps=20)

    def state() -> object:
        log = read_log(content)
        return fold(log.header, log.entries)

    def state_and_log() -> object:
        log = read_log(content)
        return log, fold(log.header, log.entries)

    kept = kilobytes_each(lambda: decode_state(snapshot))
    print(f"{game}: with all of undo          {kilobytes_each(state):>6,.0f} kB")
    print(f"{game}: with the log as well      {kilobytes_each(state_and_log):>6,.0f} kB")
    print(
        f"{game}: with 20 steps of undo     {kept:>6,.0f} kB  (a snapshot of {len(snapshot) / 1_000:,.0f} kB)"
    )


def main() -> None:
    """Print the figures of every game."""
    for game in ruleset_ids():
        bench(game)


if __name__ == "__main__":
    main()
