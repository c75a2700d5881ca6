"""Dice that are found by counting are fair, and none hangs on another."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest

from nde.lab.exact import Standing
from nde.lab.monte_carlo.dice import fight_keys, place_in, uniforms
from nde.lab.monte_carlo.solver import Tally

MANY = 200_000


def test_words_are_those_of_splitmix64() -> None:
    """The first numbers of the generator with seed 0, as its authors' programs give them."""
    assert [int(key) for key in fight_keys(0, 1, 3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


@pytest.mark.parametrize("place", [0, place_in(0, 1), place_in(1, 0), place_in(7, 13)])
@pytest.mark.parametrize("seed", [0, 1, -1, 2**64 + 5])
def test_luck_is_spread_evenly(seed: int, place: int) -> None:
    luck = uniforms(fight_keys(seed, 0, MANY), place)
    assert luck.min() >= 0.0
    assert luck.max() < 1.0
    counts = np.bincount((luck * 1024).astype(int), minlength=1024)
    expected = MANY / 1024
    squares = float(((counts - expected) ** 2 / expected).sum())
    assert abs(squares - 1023) <= 4.5 * sqrt(2 * 1023)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((1, 0, 0), (1, 0, 1)),
        ((1, 0, 0), (1, 1, 0)),
        ((1, 0, 0), (2, 0, 0)),
        ((1, 0, place_in(1, 0)), (1, 0, place_in(2, 0))),
        ((1, 0, place_in(0, 5)), (1, 1, place_in(0, 4))),
    ],
    ids=["places", "fights", "seeds", "rounds", "crosswise"],
)
def test_no_die_hangs_on_another(one: tuple[int, int, int], other: tuple[int, int, int]) -> None:
    left, right = (uniforms(fight_keys(seed, first, MANY), place) for seed, first, place in (one, other))
    cells = (left * 32).astype(int) * 32 + (right * 32).astype(int)
    expected = MANY / 1024
    squares = float(((np.bincount(cells, minlength=1024) - expected) ** 2 / expected).sum())
    assert abs(squares - 1023) <= 4.5 * sqrt(2 * 1023)


def test_fights_have_the_same_dice_in_any_batch() -> None:
    assert (fight_keys(3, 0, 100)[40:] == fight_keys(3, 40, 60)).all()


def test_fights_caught_in_a_circle_are_told() -> None:
    tally = Tally()
    some, none = np.array([1]), np.empty(0, dtype=np.int64)
    tally.add([Standing(some, np.array([6.0]), some, np.array([3.0]))], 10)
    tally.add([Standing(none, np.empty(0), some, np.array([10.0]))], 10)
    course = tally.course(is_stopped=False)
    assert course.runs == 20
    assert course.undecided == pytest.approx(0.3)
    assert course.dropped == pytest.approx(0.05)
    assert course.rounds[0].over_chances.tolist() == [0.65]
