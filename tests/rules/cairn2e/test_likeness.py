"""Offers that are legal together: trying one of them finds the same as trying each."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from nde.rules.cairn2e.exploration.offers import offers as living_offers
from nde.rules.cairn2e.fight.offers import offers as fight_offers
from nde.rules.cairn2e.likeness import likeness
from nde.rules.cairn2e.ruleset import CAIRN2E
from nde.rules.cairn2e.scene import Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import each_of, is_legal
from tests.rules.games import opening, random_game

GAME = Game()


def check(scene: Scene) -> int:
    """Compare what is offered with what each procedure itself allows; how many were not tried alone."""
    shared = 0
    for seat in ("gm", *CAIRN2E.characters(scene)):
        candidates = (*each_of(fight_offers(GAME, scene, seat)), *living_offers(GAME, scene, seat))
        allowed = [one for one in candidates if is_legal(CAIRN2E.resolve, scene, one.action)]
        assert list(CAIRN2E.offers(scene, seat)) == allowed
        keys = [key for one in candidates if (key := likeness(GAME, scene)(one.action)) is not None]
        shared += len(keys) - len(set(keys))
    return shared


@pytest.mark.parametrize("seed", range(30))
def test_offers_are_those_that_every_procedure_allows(seed: int) -> None:
    assert sum(check(turn.after) for turn in random_game(CAIRN2E, seed, 20)) > 0


@pytest.mark.parametrize("seed", range(20))
def test_also_with_loads_and_bodies_that_only_a_ruling_makes(seed: int) -> None:
    assert CAIRN2E.playing is not None
    chance = Random(seed)
    scene = opening(CAIRN2E, chance)
    for _ in range(12):
        who = chance.choice(scene.figures).id
        field = chance.choice(("fatigue", "gold", "hp", "strength", "dexterity", "moved", "armor"))
        scene = CAIRN2E.playing.put(scene, f"{who}.{field}", chance.choice((0, 1, 12, 99, 300)))
        check(replace(scene, side=chance.choice(("party", "foes"))))
