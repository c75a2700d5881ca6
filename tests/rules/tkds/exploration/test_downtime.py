"""Between adventures."""

from __future__ import annotations

import pytest

from nde.rules.tkds.actions import Downtime
from nde.rules.tkds.character import Character
from nde.rules.tkds.scene import Condition, Figure
from tests.rules.tkds.magic.people import after, ally, run, scene_of, told


def dying(points: int = 0) -> Figure:
    body = Character(hp=0, hp_most=9, state="dying", dying=3, is_mortally_wounded=True, hero_points=points)
    return Figure(id="hero", character=body)


@pytest.mark.rule("tkds/downtime", "tkds/dying", "tkds/G3")
def test_the_dying_do_not_live_to_see_it_unless_they_cling_to_life() -> None:
    done = after(scene_of(dying(), ally()), Downtime())
    assert done.figure("hero").character.is_dead
    assert done.figure("ally").character.hp == 30
    saved = after(scene_of(dying(1)), Downtime(), ["cling"]).figure("hero").character
    assert (saved.state, saved.hp, saved.hero_points) == ("fine", 9, 0)


@pytest.mark.rule("tkds/downtime", "tkds/temporary", "tkds/42")
def test_what_lasts_minutes_is_over() -> None:
    body = Character(hp=3, hp_most=9, hp_temporary=5, hp_temporary_rounds=60)
    blessed = Condition(key="blessed", value=1, rounds=10, by="party", until="rounds")
    hero = Figure(id="hero", character=body, conditions=(blessed,))
    done = after(scene_of(hero), Downtime()).figure("hero")
    assert (done.character.hp, done.character.hp_temporary, done.conditions) == (9, 0, ())
    assert "downtime" in told(run(scene_of(hero), Downtime()))
