"""Fleeing, waiting, and harm to attributes."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from nde.rules.cairn2e.actions import Declare, Flee, HarmAttribute, Wait
from nde.rules.cairn2e.character import Attribute
from tests.refusals import refuses
from tests.rules.cairn2e.fight.fights import chances, do, fight_of, foe, hero, played, pose, scene_of

RETREAT = "cairn2e/retreat"


@pytest.mark.rule(RETREAT, "cairn2e/91")
def test_fleeing_takes_a_dexterity_save_and_a_refuge() -> None:
    scene = fight_of(hero(dexterity=9), foe())
    assert do(scene, Flee(who="ada"), 9).scene.figure("ada").has_fled
    with refuses("cairn-no-refuge", match="“ada” has nowhere safe to run to; name a refuge first"):
        do(scene, Flee(who="ada", has_refuge=False))
    with refuses("cairn-not-in-fight"):
        do(scene_of(hero(), foe()), Flee(who="ada"))


@pytest.mark.rule(RETREAT, "cairn2e/92")
def test_whoever_fails_stays_and_has_lost_the_turn() -> None:
    done = do(fight_of(hero(dexterity=9), foe()), Flee(who="ada"), 10)
    figure = done.scene.figure("ada")
    assert (done.outcome, figure.has_fled, figure.loses_turn) == ("failure", False, True)


@pytest.mark.rule(RETREAT, "cairn2e/92")
def test_each_saves_or_one_for_the_group() -> None:
    scene = fight_of(hero(dexterity=12), hero("bob", dexterity=5), foe())
    action = Flee(who="ada", together=("bob",))
    each = do(scene, action, 12, 6)
    assert [one.has_fled for one in each.scene.figures] == [True, False, False]
    group = played(retreat="group")
    assert [one.has_fled for one in do(scene, action, 5, game=group).scene.figures] == [True, True, False]
    assert [one.has_fled for one in do(scene, action, 6, game=group).scene.figures] == [False, False, False]


@pytest.mark.rule(RETREAT, "cairn2e/92")
def test_nobody_needs_a_save_to_leave_when_nobody_is_left_to_stop_them() -> None:
    assert do(fight_of(hero(), foe(has_fled=True)), Flee(who="ada")).outcome == "success"


@pytest.mark.rule(RETREAT, "cairn2e/91")
@pytest.mark.parametrize("dexterity", [4, 11, 20])
def test_the_situation_has_the_odds_of_the_save(dexterity: int) -> None:
    scene, action = pose("retreat", dexterity=dexterity)
    assert chances(scene, action)["success"] == Fraction(min(dexterity, 19), 20)
    scene, action = pose("retreat", dexterity=dexterity, pursued=False)
    assert chances(scene, action) == {"success": 1}


@pytest.mark.rule("cairn2e/attribute-loss", "cairn2e/82", "cairn2e/83")
@pytest.mark.parametrize(
    ("attribute", "outcome", "state", "is_out"),
    [("strength", "dead", "dead", True), ("dexterity", "hurt", "fine", True), ("will", "hurt", "fine", True)],
)
def test_nothing_left_of_an_attribute(attribute: Attribute, outcome: str, state: str, is_out: bool) -> None:
    action = HarmAttribute(who="ada", attribute=attribute, dice=(6, 6))
    done = do(scene_of(hero()), action, 6, 5)
    assert (done.outcome, getattr(done.body("ada"), attribute)) == (outcome, 0)
    assert (done.body("ada").state, done.scene.figure("ada").is_out) == (state, is_out)
    assert done.body("ada").hp == 6


@pytest.mark.rule("cairn2e/81", "cairn2e/82")
def test_an_attack_on_another_attribute_is_lessened_by_armor_and_needs_no_save() -> None:
    action = HarmAttribute(who="ada", attribute="will", dice=(6, 6), is_attack=True)
    done = do(scene_of(hero(armor=1)), action, 3, 5)
    assert (done.outcome, done.body("ada").will) == ("hurt", 6)
    assert do(scene_of(hero(armor=3)), action, 3, 2).outcome == "nothing"


def test_harm_needs_dice_and_somebody_alive() -> None:
    with refuses("cairn-no-dice"):
        do(scene_of(hero()), HarmAttribute(who="ada", attribute="will", dice=()))
    dead = replace(hero(), character=replace(hero().character, state="dead"))
    with refuses("is-dead"):
        do(scene_of(dead), HarmAttribute(who="ada", attribute="will", dice=(6,)))


def test_waiting_uses_the_turn() -> None:
    assert do(fight_of(hero(), foe()), Wait(who="ada")).scene.figure("ada").has_acted
    assert not do(scene_of(hero()), Wait(who="ada")).scene.figure("ada").has_acted


@pytest.mark.rule("cairn2e/retreat", "cairn2e/91")
def test_whoever_flees_is_asked_where_to_and_says_it_to_everybody() -> None:
    scene = fight_of(hero(), foe())
    unsaid = do(scene, Flee(who="ada"), 5)
    assert "where-to" in unsaid.steps
    said = do(scene, Flee(who="ada", refuge="the mill"), 5)
    assert "flees-to" in said.steps
    assert "where-to" not in said.steps
    announced = do(scene, Declare(deed=Flee(who="ada", refuge="the mill")))
    assert announced.steps == ("means-to-flee-to",)
