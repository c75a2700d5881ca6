"""Whom a secret link lets in, and how whoever tries wrong ones is slowed, over HTTP and by socket alike."""

from __future__ import annotations

from asyncio import sleep
from time import monotonic
from typing import NamedTuple

from nde.errors import Illegal
from nde.hub import Hub
from nde.hub.seat_keys import KeyRevoked, NoSuchKey
from nde.store.rows import KeyRow
from nde.web.limits import Rates

PAUSE_S = 1.0
"""The longest that a refusal is held back from an address with too many wrong keys."""


class KeyCheck(NamedTuple):
    """Finds what keys open.

    Keys cannot be guessed: they are looked at however many wrong ones the same address has tried, so that
    nobody is shut out by a neighbour.  Only the wrong ones are slowed.
    """

    hub: Hub
    wrong: Rates

    async def opened_by(self, table: str, key: str, address: str) -> KeyRow:
        """What a key opens at a table."""
        try:
            return await self.hub.seat_of(table, key)
        except (NoSuchKey, KeyRevoked):
            wait = self.wrong.take(address, monotonic())
            if not wait:
                raise
        await sleep(min(wait, PAUSE_S))
        raise Illegal("too-fast", seconds=int(wait) + 1)
