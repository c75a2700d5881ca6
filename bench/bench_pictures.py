"""A map's picture, cut to what a seat has explored: what a tile costs beside sending the whole picture.

.venv/bin/python -m bench pictures
"""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from random import Random
from time import perf_counter, process_time
from typing import TypeVar

from PIL import Image

from nde.board import Grid, Square, squares_seen
from nde.pictures.remake import remade
from nde.pictures.tiles import SIDE, Fit, Tiles, cut, shown, tiled

T = TypeVar("T")
SQUARES, PITCH = 100, 70
WIDE = SQUARES * PITCH
WALKS = 40
ROUNDS = 3


def drawn() -> bytes:
    """A map of 7,000 × 7,000 points that is as hard to pack as a painted one, as a JPEG."""
    image = Image.effect_noise((WIDE // 5, WIDE // 5), 60).convert("RGB").resize((WIDE, WIDE))
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


def spent(work: Callable[[], T]) -> tuple[T, float, float]:
    """What comes of some work, and the milliseconds it took by the clock and of the processor."""
    began, used = perf_counter(), process_time()
    found = work()
    return found, (perf_counter() - began) * 1000, (process_time() - used) * 1000


def cropped(image: Image.Image, place: tuple[int, int, int]) -> bytes:
    """The same tile as Pillow alone makes it, with nothing hidden: the peer."""
    left, top = place[1] * SIDE, place[2] * SIDE
    out = BytesIO()
    image.crop((left, top, left + SIDE, top + SIDE)).save(out, "JPEG", quality=85)
    return out.getvalue()


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
    print(
        "| level | tiles | a tile, cut | the slowest | CPU | Pillow alone: clock, CPU | sent of all of them |"
    )
    print("|---|---|---|---|---|---|---|")
    whole = Image.open(BytesIO(picture.content)).convert("RGB")
    for level in range(tiles.levels):
        plain = whole.resize((max(1, whole.width >> level), max(1, whole.height >> level)))
        ours, peers, sent = [], [], 0
        places = [(level, column, row) for column in range(20) for row in range(20)]
        for place in [one for one in places if one in tiles]:
            runs = [spent(lambda: cut(tiles.tile(place), place, fit, seen)) for _ in range(ROUNDS)]  # noqa: B023
            ours.append((min(run[1] for run in runs), min(run[2] for run in runs)))
            peer = [spent(lambda: cropped(plain, place)) for _ in range(ROUNDS)]  # noqa: B023
            peers.append((min(run[1] for run in peer), min(run[2] for run in peer)))
            sent += len(runs[0][0] or b"")
        clock, cpu = (sum(one[at] for one in ours) / len(ours) for at in (0, 1))
        peer_clock, peer_cpu = (sum(one[at] for one in peers) / len(peers) for at in (0, 1))
        most = max(one[0] for one in ours)
        print(
            f"| {level} | {len(ours)} | {clock:.1f} ms | {most:.1f} ms | {cpu:.1f} ms"
            f" | {peer_clock:.1f}, {peer_cpu:.1f} ms | {sent / 1e6:.2f} MB |"
        )
    print(f"\nthe whole picture, which everybody else sends: {len(picture.content) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
