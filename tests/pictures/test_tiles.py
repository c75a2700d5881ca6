"""Tiles of the picture under a map: of what is not seen, not one bit gets into them."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from PIL import Image

from nde.pictures.remake import remade
from nde.pictures.tiles import SIDE, Fit, Tiles, cut, mask, shown, tiled
from tests.pictures.drawn import RED, file_of, is_near, opened, quarters

COLUMNS, ROWS = 13, 9


def noise(size: tuple[int, int], seed: int) -> Image.Image:
    """A picture in which no two points are alike: nothing in it can be guessed from its neighbours."""
    points = np.random.default_rng(seed).integers(0, 256, (size[1], size[0], 3), dtype=np.uint8)
    return Image.fromarray(points)


def tiles_of(image: Image.Image) -> Tiles:
    return Tiles(tiled(remade(file_of(image)).content))


def places(tiles: Tiles, size: tuple[int, int]) -> list[tuple[int, int, int]]:
    return [
        (level, column, row)
        for level in range(tiles.levels)
        for column in range(-(-size[0] // SIDE))
        for row in range(-(-size[1] // SIDE))
        if (level, column, row) in tiles
    ]


@pytest.mark.parametrize("at", [(0, 0, 50_000), (-3_217, 11_500, 47_333)])
@pytest.mark.parametrize("alpha", [255, 250])
def test_a_tile_is_the_same_whatever_lies_in_the_fog(at: tuple[int, int, int], alpha: int) -> None:
    """Two pictures that differ in every point of the fog, and in no other: nobody could tell by the tiles."""
    size, fit = (650, 470), Fit(*at, COLUMNS, ROWS)
    seen = shown({(3, 2), (4, 2), (4, 3), (7, 5), (8, 5), (12, 8), (0, 0)}, COLUMNS, ROWS)
    first, other = np.array(noise(size, 1)), np.array(noise(size, 2))
    for y, x in zip(*np.nonzero(seen), strict=True):
        left, right = ((fit.left + fit.pitch * (x + step)) / 1000 for step in (0, 1))
        top, bottom = ((fit.top + fit.pitch * (y + step)) / 1000 for step in (0, 1))
        box = np.s_[max(0, int(top)) : int(bottom) + 1, max(0, int(left)) : int(right) + 1]
        other[box] = first[box]
    beside = np.ones(size[::-1], dtype=bool)
    right, bottom = (edge + fit.pitch * count for edge, count in ((fit.left, COLUMNS), (fit.top, ROWS)))
    beside[max(0, fit.top // 1000) : bottom // 1000, max(0, fit.left // 1000) : right // 1000] = False
    other[beside] = first[beside]  # beside the map nobody explores anything
    images = [Image.fromarray(points) for points in (first, other)]
    for image in images:
        image.putalpha(alpha)
    one, two = map(tiles_of, images)
    told = 0
    for place in places(one, size):
        sent = cut(one.tile(place), place, fit, seen)
        assert sent == cut(two.tile(place), place, fit, seen)
        told += sent is not None
        assert cut(one.tile(place), place, None, None) != cut(two.tile(place), place, None, None)
    assert told >= one.levels


def test_what_is_seen_is_shown_as_it_is() -> None:
    tiles = tiles_of(quarters((1000, 800)))
    fit = Fit(0, 0, 50_000, 20, 16)
    seen = shown({(3, 3)}, 20, 16)
    sent = cut(tiles.tile((0, 0, 0)), (0, 0, 0), fit, seen)
    assert sent is not None
    image = opened(sent)
    assert is_near(image.getpixel((175, 175)), RED)
    assert is_near(image.getpixel((165, 165)), RED)
    for at in ((140, 175), (210, 175), (175, 140), (175, 210), (400, 400)):
        assert is_near(image.getpixel(at), (0, 0, 0), by=3)
    half = cut(tiles.tile((1, 0, 0)), (1, 0, 0), fit, seen)
    assert half is not None
    assert is_near(opened(half).getpixel((87, 87)), RED)
    assert cut(tiles.tile((0, 1, 1)), (0, 1, 1), fit, seen) is None


def test_whoever_sees_all_gets_the_whole_map_and_the_game_master_the_whole_picture() -> None:
    tiles = tiles_of(quarters((600, 500)))
    fit = Fit(100_000, 100_000, 50_000, 8, 6)
    everything = shown({(x, y) for x in range(8) for y in range(6)}, 8, 6)
    sent = cut(tiles.tile((0, 0, 0)), (0, 0, 0), fit, everything)
    assert sent is not None
    assert is_near(opened(sent).getpixel((110, 110)), RED)
    assert is_near(opened(sent).getpixel((50, 110)), (0, 0, 0), by=3)  # beside the map
    whole = cut(tiles.tile((0, 0, 0)), (0, 0, 0), fit, None)
    assert whole == tiles.tile((0, 0, 0))
    assert is_near(opened(whole).getpixel((50, 110)), RED)


@pytest.mark.parametrize("size", [(1, 1), (512, 512), (513, 40), (2000, 1100)])
def test_every_level_covers_the_picture(size: tuple[int, int]) -> None:
    tiles = tiles_of(quarters(size))
    for level in range(tiles.levels):
        wide, high = -(-size[0] // 2**level), -(-size[1] // 2**level)
        found = [place for place in places(tiles, size) if place[0] == level]
        assert len(found) == -(-wide // SIDE) * -(-high // SIDE)
        widths = {(column, opened(tiles.tile((level, column, row))).size[0]) for _, column, row in found}
        assert sum(width for _, width in widths) == wide
    assert max(wide, high) <= SIDE


def test_the_mask_is_what_each_point_says_for_itself() -> None:
    """Compared with the plain reading, point by point, in whole numbers."""
    chance = Random(5)
    for _ in range(6):
        left, top = (chance.randint(-90_000, 90_000) for _ in "xy")
        fit = Fit(left, top, chance.randint(8_000, 90_000), 7, 6)
        level = chance.randint(0, 4)
        squares = {(chance.randrange(7), chance.randrange(6)) for _ in range(20)}
        place = (level, chance.randint(0, 1), 0)
        found = mask((40, 30), place, fit, shown(squares, 7, 6))
        for y in range(30):
            for x in range(40):
                assert found[y, x] == is_free(x + place[1] * SIDE, y, level, fit, squares)


def is_free(x: int, y: int, level: int, fit: Fit, squares: set[tuple[int, int]]) -> bool:
    def under(at: int, edge: int, count: int) -> list[int]:
        low, high = (at << level) // 8 * 8, -(-((at + 1) << level) // 8) * 8
        found = range((low * 1000 - edge) // fit.pitch, (high * 1000 - edge - 1) // fit.pitch + 1)
        return [one for one in found if 0 <= one < count]

    def is_in(at: int, edge: int, count: int) -> bool:
        begins, ends = (at << level) * 1000 - edge, ((at + 1) << level) * 1000 - edge
        return begins >= 0 and ends <= count * fit.pitch

    if not (is_in(x, fit.left, fit.columns) and is_in(y, fit.top, fit.rows)):
        return False
    columns, rows = under(x, fit.left, fit.columns), under(y, fit.top, fit.rows)
    return all((c, r) in squares for c in columns for r in rows)
