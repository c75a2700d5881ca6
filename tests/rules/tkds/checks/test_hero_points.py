"""Hero points: set, granted, given up."""

from __future__ import annotations

import pytest

from nde.rules.tkds.actions import BeginSession, Cling, GrantHero
from nde.rules.tkds.book.people import starting_hero_points
from tests.rules.tkds.checks.samples import (
    GAME,
    dying,
    foe,
    game,
    outcome_and_scene,
    refused,
    scene_of,
    somebody,
)


@pytest.mark.rule("tkds/hero-points", "tkds/35", "tkds/U11")
@pytest.mark.parametrize("left", [0, 1, 7])
def test_a_session_begins_with_exactly_one_point_whatever_was_left(left: int) -> None:
    scene = scene_of(somebody(hero_points=left), foe(), somebody("hired", kind="hireling"))
    _, after = outcome_and_scene(scene, BeginSession(), [])
    assert [one.character.hero_points for one in after.figures] == [1, 0, 0]


@pytest.mark.rule("tkds/hero-points", "tkds/35")
def test_a_halfling_has_one_more_and_the_table_may_set_the_number() -> None:
    assert starting_hero_points(GAME, somebody(race="halfling").character) == 2
    assert starting_hero_points(GAME, somebody(race="human").character) == 1
    assert starting_hero_points(game(hero_points=3), somebody().character) == 3


@pytest.mark.rule("tkds/hero-points", "tkds/36", "tkds/U11")
def test_the_gm_may_grant_any_number() -> None:
    scene = scene_of(somebody(hero_points=1), foe(), somebody("gone", hp=0, state="dead"))
    for points in range(2, 6):
        _, scene = outcome_and_scene(scene, GrantHero(who="hero"), [])
        assert scene.figure("hero").character.hero_points == points
    refused(scene, GrantHero(who="foe"), "no-hero-points")
    refused(scene, GrantHero(who="gone"), "is-dead")


@pytest.mark.rule("tkds/dying", "tkds/38", "tkds/G1")
def test_all_points_stabilise_ones_own_dying_character() -> None:
    scene = scene_of(dying("hero", hero_points=3))
    _, after = outcome_and_scene(scene, Cling(who="hero"), [])
    body = after.figure("hero").character
    assert (body.hp, body.state, body.dying, body.hero_points) == (0, "stable", 0, 0)
    assert not body.is_mortally_wounded


@pytest.mark.rule("tkds/dying", "tkds/G1")
def test_only_the_dying_with_a_point_can_cling() -> None:
    refused(scene_of(dying("hero")), Cling(who="hero"), "no-hero-points")
    refused(scene_of(somebody(hero_points=1)), Cling(who="hero"), "is-not-dying")
    refused(scene_of(dying("hero", state="dead", hero_points=1)), Cling(who="hero"), "is-dead")
