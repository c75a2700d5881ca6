"""What a seat's link allows besides what the table itself refuses."""

from __future__ import annotations

from nde.errors import Illegal, Missing
from nde.store.rows import KeyRow
from nde.table.bots import POLICIES
from nde.table.commands import AnyDo, Sit
from nde.table.seats import GM, Seat


def require_allowed(key: KeyRow, do: AnyDo, seat: Seat | None = None) -> None:
    """Refuse what would make more of a seat than its link does, or than the game master made of it."""
    if not isinstance(do, Sit):
        return
    if do.bot and do.bot not in POLICIES:
        raise Missing("no-such-bot", policy=do.bot, allowed=tuple(sorted(POLICIES)))
    if key.seat == GM:
        return
    if do.seat != key.seat or do.role == "gm":
        raise Illegal("only-the-gm")
    if do.role != key.role or (seat is not None and do.role != seat.role):
        raise Illegal("only-watching")
