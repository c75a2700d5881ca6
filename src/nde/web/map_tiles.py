"""The pictures under maps: cut into tiles once, by a process of its own, and cut out for each who looks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

from nde.errors import Missing
from nde.hub.picture_work import LONGEST_S, tiled_apart
from nde.pictures.tiles import DARK, Bools, Fit, Place, Tiles, cut
from nde.web.limits import Turns, Workers

MOST_PACK_BYTES = 256_000_000
"""Of all pictures whose tiles are held; what was not looked at longest is let go of."""
MOST_TILE_BYTES = 32_000_000
"""Of tiles as they were sent: whoever sees the same gets the same."""
WAITING = 512


class MapTiles:
    """The pictures under maps that somebody looks at now."""

    def __init__(self) -> None:
        self._packs: OrderedDict[str, asyncio.Task[Tiles]] = OrderedDict()
        self._sent: OrderedDict[Hashable, bytes | None] = OrderedDict()
        self._turns = Turns()
        self._workers = Workers(most_waiting=WAITING, most_of_one=WAITING)

    def stop(self) -> None:
        """Begin nothing more."""
        self._workers.stop()

    async def of(self, picture: str, read: Callable[[], Awaitable[bytes]]) -> Tiles:
        """The tiles of a picture, made if they are not there."""
        task = self._packs.get(picture)
        if task is None:
            task = self._packs[picture] = asyncio.create_task(self._made(picture, read))
        self._packs.move_to_end(picture)
        try:
            found = await asyncio.shield(task)
        except Exception:
            if self._packs.get(picture) is task:
                del self._packs[picture]
            raise
        self._let_go()
        return found

    async def _made(self, picture: str, read: Callable[[], Awaitable[bytes]]) -> Tiles:
        content = await read()
        pack = await self._turns.run(picture, lambda: tiled_apart(content), 2 * LONGEST_S)
        return await asyncio.to_thread(Tiles, pack)

    def _let_go(self) -> None:
        done = [name for name, task in self._packs.items() if task.done() and not task.exception()]
        held = sum(self._packs[name].result().size for name in done)
        for name in done[:-1]:
            if held <= MOST_PACK_BYTES:
                return
            held -= self._packs.pop(name).result().size

    async def tile(self, picture: str, tiles: Tiles, place: Place, fit: Fit, seen: Bools | None) -> bytes:
        """A tile with only what is seen on it, dark if that is nothing; refused where there is none."""
        if place not in tiles:
            raise Missing("no-such-tile")
        key = (picture, place, fit, None if seen is None else seen.tobytes())
        if key in self._sent:
            self._sent.move_to_end(key)
            found = self._sent[key]
        else:
            found = await self._workers.run(picture, lambda: cut(tiles.tile(place), place, fit, seen))
            self._remember(key, found)
        return DARK if found is None else found

    def _remember(self, key: Hashable, found: bytes | None) -> None:
        self._sent[key] = found
        self._sent.move_to_end(key)
        held = sum(len(one or b"") for one in self._sent.values())
        while held > MOST_TILE_BYTES:
            _, oldest = self._sent.popitem(last=False)
            held -= len(oldest or b"")
