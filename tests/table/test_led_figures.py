"""Fights of led expeditions are won as often as the lab says, where the party fights as the lab reckons."""

from __future__ import annotations

import pytest

from nde.expeditions import DANGERS
from tests.extent import drawn
from tests.table.led import faults
from tests.table.led_figures import SURE, Foretold, Fought, fights_of, foretold, led_expedition
from tests.table.play import GAMES

EXPEDITIONS = drawn(1, of=30)


@pytest.mark.parametrize("game", GAMES[1 : 1 + drawn(1, of=3)] if EXPEDITIONS == 1 else GAMES)
def test_fights_are_won_as_the_lab_foretold(game: str) -> None:
    for danger in DANGERS[: drawn(1, of=len(DANGERS))]:
        fights = list[Fought]()
        for seed in range(EXPEDITIONS):
            led = led_expedition(game, danger, seed)
            assert faults(led) == [], (danger, seed)
            fights += fights_of(led)
        assert fights
        assert foretold(game, fights).errors <= SURE, danger


def test_what_came_otherwise_than_foretold_is_seen() -> None:
    assert Foretold(100, 90, 90.4, 9.0).errors <= SURE
    assert Foretold(100, 70, 90.4, 9.0).errors > SURE
    assert Foretold(10, 8, 10.0, 0.0).errors > SURE
