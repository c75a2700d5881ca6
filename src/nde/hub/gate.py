"""What a seat's link allows besides what the table itself refuses."""

from __future__ import annotations

from nde.errors import Missing
from nde.store.rows import KeyRow
from nde.table.bots import POLICIES
from nde.table.commands import AnyDo, Sit
from nde.table.refusals import OnlyTheGm, OnlyWatching
from nde.table.seats import GM, Seat


class NoSuchBot(Missing):
    """A bot of a kind that there is not."""

    code = "no-such-bot"


def require_allowed(key: KeyRow, do: AnyDo, seat: Seat | None = None) -> None:
    """Refuse what would make more of a seat than its link does, or than the game master made of it."""
    if not isinstance(do, Sit):
        return
    if do.bot and do.bot not in POLICIES:
        raise NoSuchBot(policy=do.bot, allowed=tuple(sorted(POLICIES)))
    if key.seat == GM:
        return
    if do.seat != key.seat or do.role == "gm":
        raise OnlyTheGm()
    if do.role != key.role or (seat is not None and do.role != seat.role):
        raise OnlyWatching()
