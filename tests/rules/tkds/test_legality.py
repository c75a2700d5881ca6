"""Offers that are not tried one by one are still exactly those that would not be refused."""

from __future__ import annotations

from nde.rules.ruleset import alike_by, each_of, is_legal
from nde.rules.tkds.legality import KEYS
from nde.rules.tkds.ruleset import OFFERS, TKDS
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game
from tests.rules.games import GM, random_game


def tried_one_by_one(scene: Scene, seat: str) -> list[object]:
    candidates = each_of(one for part in OFFERS for one in part.offers(Game(), scene, seat))
    return [offer for offer in candidates if is_legal(TKDS.resolve, scene, offer.action)]


def test_what_is_legal_together_is_legal_alone() -> None:
    shared = 0
    for seed in range(60):
        for turn in random_game(TKDS, seed, 25):
            scene = turn.after
            for seat in (GM, *TKDS.characters(scene)):
                offers = list(TKDS.offers(scene, seat))
                assert offers == tried_one_by_one(scene, seat)
                keys = [key for one in offers if (key := alike_by(KEYS, scene)(one.action)) is not None]
                shared += len(keys) - len(set(keys))
    assert shared > 1000
