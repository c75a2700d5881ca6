"""The picture under a map as tiles, in halves down to one: what may be seen of each is sent, and no more.

A tile is `SIDE` points wide at its level; at level 0 these are the picture's own, and at each further level
half as many.  A JPEG mixes each point with the others of its block of eight by eight: level 0 is one, made
from one with the same blocks, and all other levels are kept without loss.  So a point may be seen if every
square may be that lies under the blocks it was made from: at the edge of fog under eight points stay dark.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from io import BytesIO
from typing import NamedTuple, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray
from PIL import Image

SIDE = 512
BLOCK = 8
QUALITY = 85
_KEPT = 92
MILLI = 1000
KIND = "application/x-nde-tiles"

Place: TypeAlias = tuple[int, int, int]
"""Level, column and row of a tile."""
Bools: TypeAlias = NDArray[np.bool_]


class Fit(NamedTuple):
    """Where the squares of a map lie on its picture, in thousandths of a point, and how many there are."""

    left: int
    top: int
    pitch: int
    columns: int
    rows: int


class Tiles:
    """All tiles of a picture, as `tiled` has written them."""

    def __init__(self, pack: bytes) -> None:
        line, _, self._pack = pack.partition(b"\n")
        self._places = {
            (level, column, row): (start, end)
            for level, column, row, start, end in msgspec.json.decode(line, type=list[tuple[int, ...]])
        }
        self.size = len(pack)

    def __contains__(self, place: object) -> bool:
        return place in self._places

    @property
    def levels(self) -> int:
        """How many levels there are."""
        return max(level for level, _, _ in self._places) + 1

    def tile(self, place: Place) -> bytes:
        """The file of a tile as it is kept."""
        start, end = self._places[place]
        return self._pack[start:end]


def tiled(content: bytes) -> bytes:
    """Every tile of a picture in one piece, with a line before them that says where each is."""
    with Image.open(BytesIO(content)) as opened:
        image = opened.convert("RGB")
    places: list[tuple[int, ...]] = []
    pack = BytesIO()
    for (level, column, row), tile in _tiles(image):
        start = pack.tell()
        if level == 0:
            tile.save(pack, "JPEG", quality=_KEPT, subsampling=0)
        else:
            tile.save(pack, "PNG", compress_level=1)
        places.append((level, column, row, start, pack.tell()))
    return msgspec.json.encode(places) + b"\n" + pack.getvalue()


def _tiles(image: Image.Image) -> Iterator[tuple[Place, Image.Image]]:
    level = 0
    while True:
        width, height = image.size
        for row in range(-(-height // SIDE)):
            for column in range(-(-width // SIDE)):
                left, top = column * SIDE, row * SIDE
                box = (left, top, min(left + SIDE, width), min(top + SIDE, height))
                yield (level, column, row), image.crop(box)
        if max(width, height) <= SIDE:
            return
        level, image = level + 1, image.reduce(2)


def shown(squares: Collection[tuple[int, int]], columns: int, rows: int) -> Bools:
    """Which squares of a map may be seen, by row and column."""
    found = np.zeros((rows, columns), dtype=np.bool_)
    for x, y in squares:
        found[y, x] = True
    return found


def cut(tile: bytes, place: Place, fit: Fit | None, seen: Bools | None) -> bytes | None:
    """A tile as it is sent: all of it, or with all dark that lies on squares not seen; nothing if all is."""
    if fit is None or seen is None:
        return tile if place[0] == 0 else _encoded(_opened(tile))
    image = _opened(tile)
    free = mask(image.size, place, fit, seen)
    if not free.any():
        return None
    if free.all():
        return tile if place[0] == 0 else _encoded(image)
    return _encoded(Image.fromarray(np.asarray(image) * free[:, :, np.newaxis]))


def mask(size: tuple[int, int], place: Place, fit: Fit, seen: Bools) -> Bools:
    """Which points of a tile may be seen."""
    level, column, row = place
    x0, x1, is_in_x = _squares(size[0], level, column * SIDE, (fit.left, fit.pitch, fit.columns))
    y0, y1, is_in_y = _squares(size[1], level, row * SIDE, (fit.top, fit.pitch, fit.rows))
    sums = np.zeros((fit.rows + 1, fit.columns + 1), dtype=np.int64)
    sums[1:, 1:] = seen.cumsum(axis=0).cumsum(axis=1)
    # Most points lie on the same squares as their neighbours: each kind is looked up once.
    (x0, x1, is_in_x), of_x = _kinds(x0, x1, is_in_x)
    (y0, y1, is_in_y), of_y = _kinds(y0, y1, is_in_y)
    count = sums[np.ix_(y1, x1)] - sums[np.ix_(y0, x1)] - sums[np.ix_(y1, x0)] + sums[np.ix_(y0, x0)]
    kinds = (count == np.outer(y1 - y0, x1 - x0)) & np.outer(is_in_y, is_in_x).astype(np.bool_)
    free: Bools = kinds.take(of_y, axis=0).take(of_x, axis=1)
    return free


def _kinds(
    first: NDArray[np.int64], behind: NDArray[np.int64], is_in: NDArray[np.int64]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The different points of a side, and which of them each one is."""
    kinds, which = np.unique(np.stack((first, behind, is_in)), axis=1, return_inverse=True)
    return kinds, which.reshape(-1)


def _squares(
    count: int, level: int, start: int, side: tuple[int, int, int]
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """Along one side: from and to which square the blocks of each point lie, and if it is on the map itself.

    Beside the map there are no squares, and nothing that anybody could explore.
    """
    edge, pitch, squares = side
    at = np.arange(start, start + count, dtype=np.int64)
    low = (at << level) // BLOCK * BLOCK
    high = -(-((at + 1) << level) // BLOCK) * BLOCK
    first = np.clip((low * MILLI - edge) // pitch, 0, squares)
    behind = np.clip((high * MILLI - 1 - edge) // pitch + 1, 0, squares)
    begins, ends = (at << level) * MILLI, ((at + 1) << level) * MILLI
    return first, behind, ((begins >= edge) & (ends <= edge + squares * pitch)).astype(np.int64)


def _opened(tile: bytes) -> Image.Image:
    with Image.open(BytesIO(tile)) as opened:
        return opened.convert("RGB")


def _encoded(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "JPEG", quality=QUALITY, subsampling=0)
    return out.getvalue()


DARK = _encoded(Image.new("RGB", (1, 1)))
"""A tile of which nothing may be seen, whichever it is."""
