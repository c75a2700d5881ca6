"""What is offered is what would not be refused: every deed of the common kinds, tried one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from nde.board import Board, Square, Zones
from nde.dice import GM
from nde.rules import Ruleset, ruleset_named
from nde.rules.ruleset import is_legal
from nde.rules.stepdice.actions import FoeStrike, GiveHelp, MoveTo, RaiseUp, ShiftBand, Strike, UseGear
from nde.rules.stepdice.companion.actions import Fall, SetHazard, Shove
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.params import hurtable
from nde.rules.stepdice.play.people import put
from nde.rules.stepdice.scene import Scene
from tests.rules.games import random_game
from tests.rules.stepdice.samples import NEW, OLD

GAME = {"nde12": OLD, "nde14": NEW}
COMMON = (Strike, GiveHelp, RaiseUp, UseGear, Shove, FoeStrike, MoveTo, ShiftBand, Fall)


def deeds_of_heroes(ruleset: Ruleset, scene: Scene, id: str) -> Iterator[Any]:
    character = scene.hero(id).character
    for foe in scene.foes:
        yield Strike(hero=id, foe=foe.id, attack="melee")
        yield Strike(hero=id, foe=foe.id, attack="ranged")
        yield Strike(hero=id, foe=foe.id, attack="power", tier="standard")
        yield Strike(hero=id, foe=foe.id, attack="power", tier="strong", aim="hold")
        yield Strike(hero=id, foe=foe.id, attack="power", tier="strong", aim="area")
        yield Shove(hero=id, foe=foe.id, squares=1)
    for ally in scene.heroes:
        yield GiveHelp(hero=id, ally=ally.id)
        yield RaiseUp(hero=id, ally=ally.id)
    for item in (character.weapon, character.protection, *character.gear):
        yield UseGear(hero=id, item=item)
    yield from steps(scene, id, [foe.id for foe in scene.foes])
    if isinstance(scene.space, Zones):
        for ally in scene.heroes:
            yield from (ShiftBand(who=id, other=ally.id) for _ in range(ally.id != id))


def deeds_of_the_master(ruleset: Ruleset, scene: Scene) -> Iterator[Any]:
    heroes = [hero.id for hero in scene.heroes]
    for hero in hurtable(GAME[ruleset.id], scene):
        for foe in scene.foes:
            yield FoeStrike(foe=foe.id, hero=hero.id)
    yield from (Fall(hero=hero) for hero in heroes)
    for foe in scene.foes:
        yield from steps(scene, foe.id, heroes)


def steps(scene: Scene, who: str, others: list[str]) -> Iterator[Any]:
    space = scene.space
    if isinstance(space, Board):
        here = next((token.at for token in space.tokens if token.id == who), None)
        squares = [Square(x, y) for x in range(space.grid.width) for y in range(space.grid.height)]
        yield from (MoveTo(who=who, square=square) for square in squares if here not in (None, square))
    if isinstance(space, Zones):
        for other in others:
            yield ShiftBand(who=who, other=other, towards=True)
            yield ShiftBand(who=who, other=other, towards=False)


@pytest.mark.parametrize("game", GAME)
def test_offers_are_neither_fewer_nor_more_than_what_is_legal(game: str) -> None:
    ruleset = ruleset_named(game)
    met = set()
    for seed in range(9):
        for number, turn in enumerate(random_game(ruleset, seed, 16)):
            scene: Scene = turn.before
            heroes = [hero.id for hero in scene.heroes]
            if number % 4 == 3:  # the dice alone bring hardly anybody down
                scene = put(GAME[game], scene, f"{heroes[-1]}.hearts", 0)
            seat = [GM, *heroes][number % (len(heroes) + 1)]
            tried = (
                deeds_of_the_master(ruleset, scene) if seat == GM else deeds_of_heroes(ruleset, scene, seat)
            )
            legal = {action for action in tried if is_legal(ruleset.resolve, scene, action)}
            offered = {
                offer.action for offer in ruleset.offers(scene, seat) if isinstance(offer.action, COMMON)
            }
            assert offered == legal, (seed, number, seat)
            met |= {type(action) for action in legal}
    assert met == set(COMMON)


@pytest.mark.parametrize("game", GAME)
def test_every_hazard_the_game_knows_may_be_laid(game: str) -> None:
    ruleset = ruleset_named(game)
    scene = next(iter(random_game(ruleset, 1, 5))).before
    laid = {one.action.hazard for one in ruleset.offers(scene, GM) if isinstance(one.action, SetHazard)}
    assert laid == set(companion(game).hazards)
