"""What the GM does to people."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.dice import resume
from nde.dice.render import render_expression
from nde.dice.runners import Waiting
from nde.errors import NdeError
from nde.rules.tkds.actions import GrantTemporary, Harm, LoseSkill
from nde.rules.tkds.checks.harm import SIDES, stacked
from nde.rules.tkds.ruleset import RESOLVE
from tests.rules.tkds.checks.samples import (
    GAME,
    chances,
    game,
    outcome_and_scene,
    refused,
    run,
    scene_of,
    somebody,
    standing,
)


@pytest.mark.rule("tkds/dice", "tkds/1")
@pytest.mark.parametrize("text", ["1d7", "2d6+1d100", "d3", "max(d6, d30)"])
def test_only_the_six_dice_of_the_game_are_rolled(text: str) -> None:
    refused(scene_of(somebody()), Harm(who="hero", damage=text), "not-our-die")


@pytest.mark.rule("tkds/dice", "tkds/1", "tkds/2")
@pytest.mark.parametrize("sides", SIDES)
def test_damage_is_the_sum_of_its_dice(sides: int) -> None:
    assert sides in (4, 6, 8, 10, 12, 20)
    scene = scene_of(somebody(hp=40, hp_most=40))
    _, after = outcome_and_scene(scene, Harm(who="hero", damage=f"2k{sides}+1"), [sides, 2])
    assert after.figure("hero").character.hp == 40 - sides - 3


def test_what_is_no_dice_is_refused_before_anything_is_said() -> None:
    with pytest.raises(NdeError):
        next(RESOLVE[Harm](GAME, scene_of(somebody()), Harm(who="hero", damage="a lot")))
    refused(scene_of(somebody(hp=0, state="dead")), Harm(who="hero", damage="1d6"), "is-dead")


@pytest.mark.rule("tkds/falling", "tkds/dice", "tkds/3")
@pytest.mark.parametrize(("metres", "dice"), [(2, "d6"), (3, "d6"), (4, "2d6"), (7, "3d6"), (20, "10d6")])
def test_a_fall_is_a_k6_for_every_two_metres(metres: int, dice: str) -> None:
    waiting = resume(
        RESOLVE[Harm](GAME, scene_of(somebody()), Harm(who="hero", damage="0", metres=metres)), []
    )
    assert isinstance(waiting, Waiting)
    assert render_expression(waiting.question.dice) == dice  # type: ignore[union-attr, arg-type]


@pytest.mark.rule("tkds/falling")
def test_a_step_down_does_no_harm_and_a_tower_kills_the_wounded() -> None:
    assert standing("fall", metres=1) == {"fine": 1}
    assert standing("fall", metres=4, hp=2) == {"dying": 1}
    assert standing("fall", metres=4, hp=2, wounded=True) == {"dead": 1}
    assert chances("fall", metres=4, hp=2) == {"": 1}


@pytest.mark.rule("tkds/hit-points", "tkds/dying")
def test_the_odds_of_harm_say_who_still_stands() -> None:
    assert standing("damage", hp=3, damage="1d6") == {"fine": Fraction(1, 3), "dying": Fraction(2, 3)}
    assert standing("damage", hp=3, damage="1d6", foe=True)["dead"] == Fraction(2, 3)
    assert standing("damage", hp=0, damage="1d4") == {"dead": 1}
    assert standing("damage", hp=3, damage="1d6", effect="resist") == {
        "fine": Fraction(5, 6),
        "dying": Fraction(1, 6),
    }
    assert standing("damage", hp=3, damage="1d6", effect="immune") == {"fine": 1}
    assert chances("damage", hp=3, damage="1d6") == {"": 1}


@pytest.mark.rule("tkds/temporary", "tkds/42", "tkds/U17")
def test_temporary_points_do_not_add_up_and_keep_their_own_time() -> None:
    scene = scene_of(somebody())
    _, scene = outcome_and_scene(scene, GrantTemporary(who="hero", points=5, rounds=10), [])
    _, scene = outcome_and_scene(scene, GrantTemporary(who="hero", points=3), [])
    body = scene.figure("hero").character
    assert (body.hp_temporary, body.hp_temporary_rounds, body.hp) == (5, 10, 8)
    _, scene = outcome_and_scene(scene, GrantTemporary(who="hero", points=6), [])
    body = scene.figure("hero").character
    assert (body.hp_temporary, body.hp_temporary_rounds) == (6, 60)  # a ten-minute turn


@pytest.mark.rule("tkds/temporary", "tkds/U17")
def test_temporary_points_add_up_by_option() -> None:
    assert stacked(game(temporary_stacks="sum"), (5, 10), (3, 60)) == (8, 60)
    assert stacked(game(temporary_stacks="sum"), (0, 0), (3, 60)) == (3, 60)


@pytest.mark.rule("tkds/temporary", "tkds/U17")
@given(old=st.integers(0, 30), new=st.integers(1, 30))
def test_the_higher_number_counts(old: int, new: int) -> None:
    assert stacked(GAME, (old, 5 * bool(old)), (new, 9))[0] == max(old, new)


def test_temporary_magic_is_for_casters() -> None:
    scene = scene_of(somebody(magic=4, magic_most=10))
    _, after = outcome_and_scene(scene, GrantTemporary(who="hero", points=4, of="magic"), [])
    assert after.figure("hero").character.magic_temporary == 4
    refused(scene_of(somebody()), GrantTemporary(who="hero", points=4, of="magic"), "has-no-magic")
    refused(scene, GrantTemporary(who="hero", points=0), "no-points-given")
    refused(scene, GrantTemporary(who="hero", points=1, rounds=0), "no-points-given")
    refused(scene_of(somebody(hp=0, state="dead")), GrantTemporary(who="hero", points=1), "is-dead")


@pytest.mark.rule("tkds/lost-skill")
def test_lost_points_of_a_skill_add_up() -> None:
    scene = scene_of(somebody(will=3))
    for lost in (1, 2):
        _, scene = outcome_and_scene(scene, LoseSkill(who="hero", skill="will"), [])
        assert scene.figure("hero").character.skill("will") == 3 - lost
    done = run(scene, LoseSkill(who="hero", skill="will", points=2), [])
    assert done.steps[0].rule == "tkds/lost-skill"
    _, lowest = outcome_and_scene(scene, LoseSkill(who="hero", skill="will", points=10), [])
    assert lowest.figure("hero").character.skill("will") == -5  # no character goes below
    refused(scene, LoseSkill(who="hero", skill="will", points=0), "no-points-given")
    refused(scene_of(somebody(hp=0, state="dead")), LoseSkill(who="hero", skill="will"), "is-dead")
