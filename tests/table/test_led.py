"""Games that the engine leads end, stall nowhere, contradict themselves nowhere, and keep every promise."""

from __future__ import annotations

import pytest

from nde.adventures import adventure_ids
from nde.table import events as e
from tests.extent import drawn
from tests.table.led import Led, faults, led_game
from tests.table.play import GAMES

GAMES_EACH = drawn(3, of=60)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("adventure", adventure_ids())
def test_led_games_end_and_keep_every_promise(game: str, adventure: str) -> None:
    for seed in range(GAMES_EACH):
        assert faults(led_game(game, adventure, seed)) == [], f"seed {seed}"


def test_the_checker_finds_a_promise_that_is_not_kept() -> None:
    for seed in range(12):
        led = led_game("nde14", "lantern-cellar", seed)
        kept = [
            at
            for at, entry in enumerate(led.entries)
            if any(isinstance(one, e.Befell) and one.kept is not None for one in entry.events)
        ]
        if kept:
            break
    cut = Led(led.table, (*led.entries[: kept[0]], *led.entries[kept[0] + 1 :]), led.last)
    assert any("is promised" in fault for fault in faults(cut))
