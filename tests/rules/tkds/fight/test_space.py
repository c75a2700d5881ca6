"""Who threatens whom and how far apart people are, against the plain definitions."""

from __future__ import annotations

from random import Random

import pytest

from nde.board import Areas, Board
from nde.rules.tkds.book.blocks import Attack
from nde.rules.tkds.fight.space import (
    can_strike_at,
    distance_between,
    is_helpless,
    is_walled_off,
    reach_of,
    threateners,
)
from nde.rules.tkds.ruleset import TKDS
from nde.rules.tkds.scene import Figure, Scene
from tests.rules.games import opening, random_game
from tests.rules.tkds.fight.arena import GAME, battle, foe, hero, yard


def is_threatened_by(scene: Scene, figure: Figure, other: Figure) -> bool:
    """By the letter: an enemy who can act, with a reach, within which one stands, and no wall between."""
    reach = reach_of(other)
    if other.side == figure.side or other.is_out or is_helpless(other) or not reach:
        return False
    space = scene.space
    if isinstance(space, Board):
        known = {token.id for token in space.tokens}
        if not {figure.id, other.id} <= known:
            return False
        seen = space.sight(figure.id, other.id)
        return isinstance(seen.distance, int) and seen.distance <= reach and seen.cover != "full"
    if isinstance(space, Areas):
        known = {token for token, _ in space.tokens}
        return {figure.id, other.id} <= known and space.where(figure.id) == space.where(other.id)
    return False


def test_those_threaten_who_could_strike() -> None:
    found = 0
    for seed in range(60):
        for turn in random_game(TKDS, seed, 12):
            scene = turn.after
            for figure in scene.figures:
                expected = [one for one in scene.figures if is_threatened_by(scene, figure, one)]
                assert list(threateners(scene, figure)) == expected
                found += len(expected)
    assert found > 100


def test_a_board_measures_as_it_sees() -> None:
    for seed in range(80):
        scene = opening(TKDS, Random(seed))
        if not isinstance(scene.space, Board):
            continue
        for a in scene.figures:
            for b in scene.figures:
                seen = scene.space.sight(a.id, b.id)
                assert distance_between(GAME, scene, a.id, b.id) == seen.distance
                assert is_walled_off(scene, a.id, b.id) == (seen.cover == "full")
                assert isinstance(seen.distance, int)
                expected = seen.distance <= 2 and seen.cover != "full"
                assert can_strike_at(scene, a.id, b.id, 2) == expected


@pytest.mark.parametrize(("metres", "is_near"), [(3, True), (7, True), (8, False)])
def test_a_creature_longer_than_any_weapon_threatens_as_far_as_it_reaches(metres: int, is_near: bool) -> None:
    worm = foe("worm", attacks=(Attack(key="bite", reach=7),))
    scene = battle(hero("ada"), worm, space=yard(ada=(0, 0), worm=(metres, 0)))
    assert bool(threateners(scene, scene.figure("ada"))) == is_near


def test_somebody_off_the_board_is_at_no_distance_and_within_reach() -> None:
    scene = battle(hero("ada"), foe("orc"), space=yard(ada=(0, 0)))
    assert distance_between(GAME, scene, "ada", "orc") is None
    assert can_strike_at(scene, "ada", "orc", 1)
    assert not is_walled_off(scene, "ada", "orc")
    assert threateners(scene, scene.figure("ada")) == ()
