"""What a person's client is sent whenever something has changed: how large it is, and how long it takes.

A fight of four heroes against a boss and four minions on a map that has just begun; the view and its words
for a player and for the game master, as the server makes them: with everything worked out anew, as after a
change of the scene, and with what is known of this scene, as after chat.
"""

from __future__ import annotations

import gc
import time

import msgspec

from bench.tables import five_seats
from nde.prose import Teller, labels_for
from nde.prose.menu import for_people, lightened
from nde.rules import ruleset_ids
from nde.table import offers, visibility
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


def forget() -> None:
    """Forget what is kept about scenes, as if this one had never been seen."""
    for kept in (*vars(offers).values(), *vars(visibility).values()):
        if hasattr(kept, "cache_clear"):
            kept.cache_clear()


def shortest(state: State, seat: str, *, is_new: bool) -> float:
    """The milliseconds that a message takes, the least of some."""
    found = float("inf")
    for _ in range(ROUNDS):
        if is_new:
            forget()
        start = time.process_time()
        sent(state, seat)
        found = min(found, time.process_time() - start)
    return found * 1000


def main() -> None:
    """Print bytes and milliseconds for a player and for the game master of each game."""
    for game in ruleset_ids():
        table = five_seats(game, with_board=True)
        for seat in ("p1", GM):
            size = len(sent(table.state, seat))
            gc.collect()
            gc.freeze()
            new, known = (shortest(table.state, seat, is_new=is_new) for is_new in (True, False))
            print(f"{game:8} {seat:3} {size:>8,} bytes  {new:6.2f} ms new  {known:6.2f} ms known")


if __name__ == "__main__":
    main()
