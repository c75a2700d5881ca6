"""Whether the server could serve now: its store is there, answers, and takes what is written."""

from __future__ import annotations

import asyncio

from nde.hub.hub import Hub
from nde.hub.seat_keys import hash_of
from nde.store.rows import StoreUnavailable

READY_S = 2.0
"""How long the store may take to answer."""
FRESH_S = 5.0
"""For so long what could be written need not be tried again: whoever asks may ask often."""


class Readiness:
    """Asks the store, and tries to write."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._lock = asyncio.Lock()
        self._written: float | None = None

    async def require(self) -> None:
        """Refuse unless the server could serve."""
        store = self._hub.store
        if not (self._hub.is_ready and store.is_writing):
            raise StoreUnavailable()
        try:
            async with asyncio.timeout(READY_S), self._lock:
                await store.key(hash_of(""))
                now = asyncio.get_running_loop().time()
                if self._written is None or now - self._written >= FRESH_S:
                    self._written = None
                    await store.try_writing()
                    self._written = now
        except TimeoutError:
            raise StoreUnavailable() from None
