"""How fast a table is: entries folded and read, and a strike decided with the offers of five seats.

The games are fights played by bots, a boss and four minions against four heroes, one after the other.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable
from statistics import median

from bench.tables import SEATS, Table, five_seats, log_of, played
from nde.rules import ruleset_ids
from nde.table import commands as c
from nde.table.apply import apply, fold
from nde.table.codec import read_log, write_log
from nde.table.decide import decide
from nde.table.dice import SeededDice
from nde.table.offers import Offered, offers_for
from nde.table.snapshot import decode_state, encode_state
from nde.table.verify import verify_game

ROUNDS = 150
ENTRIES = 500
STRIKES = 25
TRIES = 15
"""Each strike is timed so often, and the best time counts: the median is over strikes, not over noise."""
KEEPING = ("nde.board.board", "nde.rules.ruleset", "nde.table.offers", "nde.table.visibility")
"""Modules that keep what offers are made of, besides those of the games that make them."""


def best(work: Callable[[], object]) -> float:
    """The shortest of some rounds, in seconds."""
    gc.collect()
    gc.freeze()  # what was made before is not looked through again while this is timed
    shortest = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        work()
        shortest = min(shortest, time.process_time() - start)
    return shortest


def bench_log(game: str) -> None:
    """Print how fast a log is folded, read, written and checked."""
    table = played(game, ENTRIES)
    header, entries, content = table.state.header, table.entries, log_of(game, ENTRIES)
    events = sum(len(entry.events) for entry in entries)
    folding = best(lambda: fold(header, entries))
    reading = best(lambda: read_log(content))
    writing = best(lambda: write_log(header, entries))
    checking = best(lambda: verify_game(content))
    snapshot = encode_state(table.state)
    opening = best(lambda: decode_state(snapshot))
    count = len(entries)
    print(f"{game}: {count:,} entries, {events:,} events, {len(content) / count:,.0f} bytes an entry")
    changes = events + sum(len(getattr(event, "effects", ())) for entry in entries for event in entry.events)
    print(f"{game}: fold     {count / folding:>10,.0f} entries/s  {events / folding:>10,.0f} events/s")
    print(f"{game}: fold     {changes / folding:>10,.0f} events and effects/s")
    print(
        f"{game}: read     {count / reading:>10,.0f} entries/s  {len(content) / reading / 1e6:>10,.0f} MB/s"
    )
    print(
        f"{game}: write    {count / writing:>10,.0f} entries/s  {len(content) / writing / 1e6:>10,.0f} MB/s"
    )
    print(f"{game}: verify   {count / checking:>10,.0f} entries/s")
    print(f"{game}: snapshot {len(snapshot):>10,} bytes, opened in {opening * 1e6:,.0f} µs")


def strikes_of(table: Table) -> list[Offered]:
    """Every attack that a player could make now."""
    scene, aim = table.state.world.scene, table.state.playing.aim
    return [
        offered
        for seat in SEATS[1:]
        for offered in offers_for(table.state, seat)
        if aim(scene, offered.offer).purpose == "attack"
    ]


def forget() -> None:
    """Forget every offer, and all that was kept of boards, walks and legality on the way to it."""
    for name, module in list(sys.modules.items()):
        if name.startswith(KEEPING) or (name.startswith("nde.rules") and name.endswith(("offers", "moving"))):
            for one in vars(module).values():
                if hasattr(one, "cache_clear"):
                    one.cache_clear()


def timed(table: Table, offered: Offered, seed: int) -> tuple[float, int]:
    """How long a strike took from its command to the offers of all five seats, and how many those are."""
    # What was offered before is known; nothing of what comes after may be.
    forget()
    for seat in SEATS:
        offers_for(table.state, seat)
    player = table.state.world.holder(offered.figure)
    command = c.Command(seat=player, do=c.Act(action=offered.offer.action), id="x")
    dice = SeededDice(seed.to_bytes(32, "big"))
    start = time.process_time()
    state = apply(table.state, decide(table.state, command, dice))
    count = sum(len(offers_for(state, seat)) for seat in SEATS)
    return time.process_time() - start, count


def bench_strike(game: str, *, with_board: bool) -> None:
    """Print the median time from a strike's command to the new offers of all five seats."""
    table = five_seats(game, with_board=with_board)
    strikes = strikes_of(table)
    times, most = [], 0
    for number in range(STRIKES):
        tries = [timed(table, strikes[number % len(strikes)], number) for _ in range(TRIES)]
        times.append(min(taken for taken, _ in tries))
        most = max(most, *(count for _, count in tries))
    where = "on a board" if with_board else "no board"
    middle = median(times) * 1e6
    print(f"{game}: strike and offers for five seats, {where:<10} {middle:>7,.0f} µs  ({most} offers)")


def main() -> None:
    """Print the figures of every game."""
    for game in ruleset_ids():
        bench_log(game)
        bench_strike(game, with_board=False)
        bench_strike(game, with_board=True)


if __name__ == "__main__":
    main()
