"""Saves: a d20 against an attribute, and who rolls it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.dice import odds
from nde.rules.cairn2e.actions import Try
from nde.rules.cairn2e.character import ATTRIBUTES, Attribute
from nde.rules.cairn2e.saves import is_saved, save_against, score_of
from tests.refusals import refuses
from tests.rules.cairn2e.fight.fights import chances, do, fight_of, foe, hero, played, pose, scene_of


@pytest.mark.rule("cairn2e/saves", "cairn2e/2", "cairn2e/3")
@pytest.mark.parametrize("score", range(41))
def test_the_odds_of_a_save_are_its_score_in_twentieths_but_never_nothing_and_never_all(score: int) -> None:
    chance = odds(lambda: save_against("ada", "will", score))[True]
    assert chance == Fraction(min(max(score, 1), 19), 20)


@pytest.mark.rule("cairn2e/saves", "cairn2e/3")
@given(face=st.integers(1, 20), score=st.integers(-5, 60))
def test_only_face_and_score_decide(face: int, score: int) -> None:
    assert is_saved(face, score) == (face != 20 and (face == 1 or face <= score))


@pytest.mark.rule("cairn2e/attributes", "cairn2e/1")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_each_attribute_is_saved_with_by_itself(attribute: Attribute) -> None:
    scores: dict[str, Any] = {"strength": 3, "dexterity": 3, "will": 3, attribute: 15}
    scene = scene_of(hero(**scores))
    assert do(scene, Try(who="ada", attribute=attribute), 15).outcome == "success"
    other: Any = next(one for one in ATTRIBUTES if one != attribute)
    assert do(scene, Try(who="ada", attribute=other), 15).outcome == "failure"


@pytest.mark.rule("cairn2e/saves", "cairn2e/6")
def test_a_hurt_attribute_counts_as_it_now_is_unless_the_table_says_otherwise() -> None:
    scene = scene_of(hero(strength=6, strength_most=14))
    action = Try(who="ada", attribute="strength")
    assert chances(scene, action)["success"] == Fraction(6, 20)
    assert chances(scene, action, played(save_with="full"))["success"] == Fraction(14, 20)


@pytest.mark.rule("cairn2e/opposed", "cairn2e/4")
def test_two_against_each_other_make_one_save() -> None:
    scene = scene_of(hero(dexterity=12), foe(dexterity=18))
    done = do(scene, Try(who="ada", attribute="dexterity", against="wolf"), 12)
    assert done.outcome == "success"
    assert done.steps == ("saves-against", "save")


@pytest.mark.rule("cairn2e/opposed", "cairn2e/5", "cairn2e/7")
def test_the_lowest_saves_for_all_who_act_together() -> None:
    scene = scene_of(hero(will=14), hero("bob", will=7), hero("cyd", will=9))
    action = Try(who="ada", attribute="will", together=("bob", "cyd"))
    assert do(scene, action, 8).outcome == "failure"
    assert do(scene, action, 7).outcome == "success"


@pytest.mark.rule("cairn2e/opposed", "cairn2e/7")
def test_among_equals_whoever_was_named_first_saves() -> None:
    scene = scene_of(hero(will=9), hero("bob", will=9))
    done = do(scene, Try(who="bob", attribute="will", together=("ada",)), 9)
    assert [tell.facts["who"] for tell in done.run.steps] == ["bob", "bob"]


def test_nobody_acts_together_with_the_other_side() -> None:
    scene = scene_of(hero(), foe())
    with refuses(
        "cairn-not-their-side", match="“wolf” is on the other side; choose companions on the same side"
    ):
        do(scene, Try(who="ada", attribute="will", together=("wolf",)))


def test_whoever_is_raving_tries_nothing() -> None:
    with refuses("cairn-out-of-action", match="“ada” is out of action; choose somebody who can act"):
        do(scene_of(hero(will=0, will_most=10)), Try(who="ada", attribute="will"))


@pytest.mark.rule("cairn2e/saves", "cairn2e/2")
@pytest.mark.parametrize("which", ATTRIBUTES)
def test_the_situation_takes_the_score_and_names_the_attribute(which: str) -> None:
    scene, action = pose("save", attribute=11, which=which)
    assert chances(scene, action) == {"success": Fraction(11, 20), "failure": Fraction(9, 20)}
    assert action.attribute == which


def test_a_score_of_nothing_still_saves_with_a_one() -> None:
    scene, action = pose("save", attribute=0, which="will")
    assert chances(scene, action)["success"] == Fraction(1, 20)


def test_trying_something_in_a_fight_uses_the_action() -> None:
    scene = fight_of(hero(), hero("bob"), foe())
    after = do(scene, Try(who="ada", attribute="will", together=("bob",)), 4).scene
    assert [one.has_acted for one in after.figures] == [True, True, False]


def test_the_score_is_read_off_the_body() -> None:
    body = hero(will=4, will_most=8).character
    assert score_of(played(), body, "will") == 4
