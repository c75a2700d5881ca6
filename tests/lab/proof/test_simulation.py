"""Simulated fights come out as the exact ones within the interval they state."""

from __future__ import annotations

from functools import cache
from math import comb, sqrt
from random import Random
from typing import NamedTuple

import pytest

from nde.lab.answers import Answer
from nde.lab.lab import Effort, Lab
from nde.lab.states import TooManyScenes
from tests.extent import drawn
from tests.lab.proof.fights import GAMES, random_fight, weakened

GAME = pytest.mark.parametrize("game", GAMES)
FIGHTS = drawn(80, of=200)
STARTS = 20
"""So many fights are between the same people, who are in another state in each."""
RUNS = 400
MOST_SCENES = 500
UNLIKELY = 1e-4


class Pair(NamedTuple):
    """The same fight in two ways."""

    title: str
    exact: Answer
    simulated: Answer


@cache
def pairs(game: str) -> tuple[Pair, ...]:
    """Random fights, computed exactly and played."""
    found: list[Pair] = []
    seed = 5_000
    while len(found) < FIGHTS:
        seed += 1
        fight, lab, chance = random_fight(game, seed, heroes=1, is_plain=True), Lab(), Random(seed)
        for _ in range(STARTS):
            scene = weakened(fight.rules, fight.scene, chance)
            exactly = Effort(method="exact", most_scenes=MOST_SCENES)
            playing = Effort(method="simulated", runs=RUNS, seed=seed * STARTS + len(found))
            try:
                exact = lab.fight(fight.rules, scene, fight.policy, exactly)
            except TooManyScenes:
                break
            found.append(Pair(fight.title, exact, lab.fight(fight.rules, scene, fight.policy, playing)))
    return tuple(found[:FIGHTS])


def outside(chance: float, low: float, high: float) -> bool:
    """Whether a chance is outside an interval, by more than rounding."""
    return not low - 1e-12 <= chance <= high + 1e-12


def most_outside(count: int) -> int:
    """As many of so many intervals of 95 % may miss what they are about, save once in ten thousand times."""
    tail = 0.0
    for missed in range(count, -1, -1):
        tail += comb(count, missed) * 0.05**missed * 0.95 ** (count - missed)
        if tail > UNLIKELY:
            return missed
    raise AssertionError(count)


@GAME
def test_exact_lies_in_the_stated_interval_about_as_often_as_stated(game: str) -> None:
    all = pairs(game)
    assert len(all) == FIGHTS
    assert all[0].simulated.runs == RUNS
    for name in ("win", "lose"):
        shares = [(getattr(one.exact, name).chance, getattr(one.simulated, name)) for one in all]
        missed = sum(outside(chance, share.low, share.high) for chance, share in shares)
        assert missed <= most_outside(FIGHTS), (name, missed)


@GAME
def test_deviations_are_those_of_fair_dice(game: str) -> None:
    """Neither to one side, nor too large, nor too small, taken over all fights that may go either way."""
    deviations = [
        (one.simulated.win.chance - one.exact.win.chance)
        / sqrt(one.exact.win.chance * (1 - one.exact.win.chance) / RUNS)
        for one in pairs(game)
        if 0.02 < one.exact.win.chance < 0.98
    ]
    count = len(deviations)
    assert count >= FIGHTS // 5
    assert abs(sum(deviations)) / sqrt(count) < 4
    assert abs(sum(one * one for one in deviations) - count) / sqrt(2 * count) < 4.5


@GAME
def test_rounds_and_fates_come_out_as_well(game: str) -> None:
    worst = 0.0
    for one in pairs(game):
        for exact, played in zip(one.exact.heroes, one.simulated.heroes, strict=True):
            chance = exact.out.chance
            if 0.02 < chance < 0.98:
                worst = max(worst, abs(played.out.chance - chance) / sqrt(chance * (1 - chance) / RUNS))
        exactly, played_out = (sum(n * c for n, c in of.rounds.items()) for of in (one.exact, one.simulated))
        assert played_out == pytest.approx(exactly, rel=0.35, abs=0.2), one.title
    assert worst < 5
