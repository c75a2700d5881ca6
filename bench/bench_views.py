"""What a person's client is sent whenever something has changed: how large it is, and how long it takes.

A fight of four heroes against a boss and four minions on a map that has just begun; the view and its words
for a player and for the game master, as the server makes them.
"""

from __future__ import annotations

import gc
import time

import msgspec

from bench.tables import five_seats
from nde.prose import Teller, labels_for
from nde.prose.menu import for_people, lightened
from nde.rules import ruleset_ids
from nde.table.seats import GM
from nde.table.state import State
from nde.table.view import view
from nde.web.messages import View

ROUNDS = 30


def sent(state: State, seat: str) -> bytes:
    """The message that a client of a seat gets."""
    seen = for_people(state, view(state, seat))
    labels = labels_for(Teller(seat, "en"), state, seen)
    return msgspec.json.encode(View(view=lightened(seen), labels=labels))


def main() -> None:
    """Print bytes and milliseconds for a player and for the game master of each game."""
    for game in ruleset_ids():
        table = five_seats(game, with_board=True)
        for seat in ("p1", GM):
            size = len(sent(table.state, seat))
            gc.collect()
            gc.freeze()
            shortest = float("inf")
            for _ in range(ROUNDS):
                start = time.process_time()
                sent(table.state, seat)
                shortest = min(shortest, time.process_time() - start)
            print(f"{game:8} {seat:3} {size:>8,} bytes  {shortest * 1000:6.2f} ms")


if __name__ == "__main__":
    main()
