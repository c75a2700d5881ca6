"""A map's picture, cut to what a seat has explored: what a tile costs beside sending the whole picture.

.venv/bin/python -m bench pictures
"""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from random import Random
from time import perf_counter
from typing import TypeVar

from PIL import Image

from nde.board import Grid, Square, squares_seen
from nde.pictures.remake import remade
from nde.pictures.tiles import Fit, Tiles, cut, shown, tiled

T = TypeVar("T")
SQUARES, PITCH = 100, 70
SIDE = SQUARES * PITCH
WALKS = 40
ROUNDS = 3


def drawn() -> bytes:
    """A map of 7,000 × 7,000 points that is as hard to pack as a painted one, as a JPEG."""
    image = Image.effect_noise((SIDE // 5, SIDE // 5), 60).convert("RGB").resize((SIDE, SIDE))
    out = BytesIO()
    image.save(out, "JPEG", quality=92)
    return out.getvalue()


def explored() -> frozenset[Square]:
    """What somebody has seen who stood on some squares of a map with a fifth of it walls."""
    chance = Random(3)
    squares = [Square(x, y) for x in range(SQUARES) for y in range(SQUARES)]
    grid = Grid(width=SQUARES, height=SQUARES, walls=frozenset(chance.sample(squares, len(squares) // 5)))
    seen: frozenset[Square] = frozenset()
    for at in chance.sample(sorted(set(squares) - grid.walls), WALKS):
        seen |= squares_seen(grid, at)
    return seen


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """What comes of some work, and the seconds it took."""
    began = perf_counter()
    found = work()
    return found, perf_counter() - began


def main() -> None:
    """Print what each step takes."""
    content = drawn()
    picture, remake_s = timed(lambda: remade(content))
    pack, tile_s = timed(lambda: tiled(picture.content))
    tiles = Tiles(pack)
    seen = shown(explored(), SQUARES, SQUARES)
    fit = Fit(0, 0, PITCH * 1000, SQUARES, SQUARES)
    print(f"made anew: {remake_s:.2f} s, {len(picture.content) / 1e6:.1f} MB; cut into tiles: {tile_s:.2f} s")
    print(f"explored: {seen.mean():.0%} of {SQUARES} × {SQUARES} squares\n")
    print("| level | tiles | a tile, cut | the slowest | sent of all of them |")
    print("|---|---|---|---|---|")
    for level in range(tiles.levels):
        took, sent, count = [], 0, 0
        for place in [
            (level, column, row) for column in range(20) for row in range(20) if (level, column, row) in tiles
        ]:
            runs = [timed(lambda: cut(tiles.tile(place), place, fit, seen)) for _ in range(ROUNDS)]  # noqa: B023
            took.append(min(seconds for _, seconds in runs) * 1000)
            sent += len(runs[0][0] or b"")
            count += 1
        mean = sum(took) / len(took)
        print(f"| {level} | {count} | {mean:.1f} ms | {max(took):.1f} ms | {sent / 1e6:.2f} MB |")
    print(f"\nthe whole picture, which everybody else sends: {len(picture.content) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
