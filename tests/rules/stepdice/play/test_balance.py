"""Whether adventures can be won: three beginners against each kind of foe, by simple play from set seeds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from nde.dice import GM, play, prefer, seeded
from nde.rules import Ruleset, ruleset_named
from nde.rules.play import KINDS, Kind, Rank
from nde.rules.stepdice.actions import RaiseUp, Strike
from nde.rules.stepdice.scene import Scene
from tests.rules.games import surprise

ANSWERS = prefer({"luck": "reroll"})
MOST_ROUNDS = 40


def deed(ruleset: Ruleset, scene: Scene, id: str) -> Any:
    """What a hero without much thought does: raise the fallen, else strike the easiest with the best die."""
    character = scene.hero(id).character
    dice = {"melee": character.strength, "ranged": character.dexterity, "power": character.power}
    best, worth = None, (0, 0)
    for offer in ruleset.offers(scene, id):
        action = offer.action
        if isinstance(action, RaiseUp):
            return action
        if isinstance(action, Strike) and action.tier == "standard":
            value = dice[action.attack], -scene.foe(action.foe).tn
            if best is None or value > worth:
                best, worth = action, value
    return best


def is_won(ruleset: Ruleset, foes: dict[str, str], seed: int) -> bool:
    """Whether the party beats the foes, who choose as the game has them choose."""
    chance = Random(seed)
    heroes = {
        f"hero-{number}": replace(surprise(ruleset, chance.getrandbits(32)), gear=("sling",))
        for number in range(3)
    }
    scene, faces, playing = ruleset.new_scene(heroes, foes, is_fight=True), seeded(seed), ruleset.playing
    assert playing is not None

    def on(scene: Scene, action: Any) -> Scene:
        for effect in play(ruleset.resolve(scene, action), faces, ANSWERS).effects:
            scene = ruleset.apply(scene, effect)
        return scene

    for _ in range(MOST_ROUNDS):
        for id in heroes:
            if (action := deed(ruleset, scene, id)) is not None:
                scene = on(scene, action)
        if not playing.standing(scene, "foes"):
            return True
        scene = on(scene, playing.moment(scene, "turn"))
        while (offer := playing.foe_choice(scene, ruleset.offers(scene, GM))) is not None:
            scene = on(scene, offer.action)
        if not playing.standing(scene, "party"):
            return False
        scene = on(scene, playing.moment(scene, "turn"))
    return False


def won(game: str, kind: Kind, ranks: tuple[Rank, ...], times: int) -> int:
    """How many of so many fights the party wins."""
    ruleset = ruleset_named(game)
    assert ruleset.playing is not None
    foes = {f"foe-{number}": ruleset.playing.cast(kind, rank) for number, rank in enumerate(ranks)}
    return sum(is_won(ruleset, foes, seed) for seed in range(times))


EVERY: Callable[[Any], Any] = pytest.mark.parametrize("game", ["nde12", "nde14"])


@EVERY
@pytest.mark.parametrize("kind", KINDS)
def test_three_beginners_beat_three_minions(game: str, kind: Kind) -> None:
    assert won(game, kind, ("minion", "minion", "minion"), 12) >= 11


@EVERY
@pytest.mark.parametrize("kind", KINDS)
def test_an_elite_with_two_minions_is_hard_but_fair(game: str, kind: Kind) -> None:
    assert won(game, kind, ("elite", "minion", "minion"), 12) >= 10


@EVERY
@pytest.mark.parametrize("kind", KINDS)
def test_a_boss_with_two_minions_can_be_beaten_and_can_win(game: str, kind: Kind) -> None:
    assert 2 <= won(game, kind, ("boss", "minion", "minion"), 20) <= 18
