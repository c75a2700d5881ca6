"""What a person is told beside the list: why there is none, and what to do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nde.prose.talk.people import free_heroes, still_to_act
from nde.table.offers import is_waiting
from nde.table.view import SeatView

if TYPE_CHECKING:
    from nde.prose.talk.talk import Talk


def show_end(talk: Talk, *, is_won: bool) -> None:
    """Say that the adventure is over, and what can still be done."""
    key = "is-won" if is_won else "is-lost"
    if talk.knows("quit"):
        talk.say(key, kind="hint")
    else:
        talk.tell_of(key, kind="hint")


def show_what_is_missing(talk: Talk, seen: SeatView) -> None:
    """Say for whom the table waits, and how somebody who plays nobody comes by a hero."""
    others = [talk.seat_name(seat) for seat in seen.waiting if seat != talk.seat]
    if others and is_waiting(talk.state):  # whoever makes a hero holds nobody up
        talk.tell_of("waits", kind="hint", names=", ".join(others))
    waiting = still_to_act(seen) if not talk.is_own_gm else ()
    if waiting:
        talk.tell_of("still-to-act", kind="hint", names=", ".join(map(talk.teller.callers.name, waiting)))
    if seen.role != "player" or talk.state.world.held_by(talk.seat):
        return
    free = ", ".join(talk.teller.callers.name(id) for id in free_heroes(seen))
    if free:
        talk.tell_of("take-somebody", kind="hint", names=free)
    else:
        talk.tell_of("make-somebody", kind="hint")
