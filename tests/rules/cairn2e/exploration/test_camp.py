"""Camp: sleep, rations, and what it costs to go without."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nde.rules.cairn2e.actions import MakeCamp
from nde.rules.cairn2e.character import Scar
from nde.rules.cairn2e.exploration.effects import HOUR_ROUNDS
from nde.rules.cairn2e.scene import Figure
from tests.refusals import refuses
from tests.rules.cairn2e.exploration.people import RATIONS, ROPE, ada, alone, body, do, scene_of

CAMP = MakeCamp(who=("ada",))


@pytest.mark.rule("cairn2e/camp", "cairn2e/13", "cairn2e/16")
def test_a_watch_of_sleep_and_a_ration_clear_all_fatigue() -> None:
    seen = do(alone(items=(RATIONS,), fatigue=4, hp=0), CAMP)
    assert (seen.ada.fatigue, seen.ada.hp) == (0, 4)
    assert seen.ada.items[0].uses == 2
    assert seen.scene.clock == 8 * HOUR_ROUNDS


@pytest.mark.rule("cairn2e/camp")
def test_the_last_ration_is_gone_once_eaten() -> None:
    assert do(alone(items=(replace(RATIONS, uses=1),)), CAMP).ada.items == ()


@pytest.mark.rule("cairn2e/camp")
def test_those_who_camp_together_share() -> None:
    bob = Figure(id="bob", character=body(items=(RATIONS,)))
    seen = do(scene_of(ada(fatigue=1), bob), MakeCamp(who=("ada", "bob")))
    assert seen.ada.fatigue == 0
    assert seen.scene.figure("bob").character.items[0].uses == 1
    assert "eats-of" in seen.told


@pytest.mark.rule("cairn2e/camp", "cairn2e/deprived", "cairn2e/14")
def test_without_a_ration_somebody_is_deprived_and_keeps_the_fatigue() -> None:
    seen = do(alone(fatigue=3, hp=0), CAMP)
    assert (seen.ada.is_deprived, seen.ada.fatigue, seen.ada.hp) == (True, 3, 0)


@pytest.mark.rule("cairn2e/camp", "cairn2e/deprived", "cairn2e/11")
def test_whether_a_camp_gives_the_deprived_what_they_lack_is_for_the_warden() -> None:
    scene = alone(items=(RATIONS,), fatigue=3, is_deprived=True)
    met = do(scene, CAMP, ["met"])
    assert (met.ada.is_deprived, met.ada.fatigue) == (False, 0)
    unmet = do(scene, CAMP, ["unmet"])
    assert (unmet.ada.is_deprived, unmet.ada.fatigue) == (True, 3)


@pytest.mark.rule("cairn2e/camp", "cairn2e/19")
def test_skipping_the_camp_costs_a_fatigue_and_deprives_at_once() -> None:
    seen = do(alone(items=(RATIONS,)), MakeCamp(who=(), skips=("ada",)))
    assert (seen.ada.fatigue, seen.ada.is_deprived) == (1, True)
    assert seen.ada.items == (RATIONS,)


@pytest.mark.rule("cairn2e/camp", "cairn2e/21")
def test_a_night_of_sleep_brings_back_who_collapsed() -> None:
    seen = do(alone(fatigue=10, state="stable"), CAMP)
    assert seen.ada.state == "stable"
    bob = Figure(id="bob", character=body(items=(RATIONS,)))
    scene = scene_of(ada(fatigue=10, state="stable"), bob)
    slept = do(scene, MakeCamp(who=("ada", "bob")))
    assert (slept.ada.state, slept.ada.fatigue) == ("fine", 0)


@pytest.mark.rule("cairn2e/camp", "cairn2e/13")
def test_nobody_camps_in_a_fight_or_in_danger() -> None:
    with refuses("nobody-named"):
        do(alone(items=(ROPE,)), MakeCamp(who=()))
    with refuses("amid-a-fight"):
        do(replace(alone(), is_fight=True), CAMP)
    with refuses("place-not-safe"):
        do(replace(alone(), is_dangerous=True), CAMP)


@pytest.mark.rule("cairn2e/camp", "cairn2e/deprived", "cairn2e/14")
def test_food_and_sleep_are_two_needs_and_each_is_met_by_itself() -> None:
    awake = do(alone(items=(RATIONS,)), MakeCamp(who=(), skips=("ada",)))
    assert awake.ada.needs == ("sleep",)
    hungry = do(replace(awake.scene, figures=(ada(is_deprived=True, lacks=("sleep",), fatigue=1),)), CAMP)
    assert (hungry.ada.needs, hungry.ada.fatigue) == (("food",), 1)
    fed = do(alone(items=(RATIONS,), is_deprived=True, lacks=("food", "sleep"), fatigue=1), CAMP)
    assert (fed.ada.needs, fed.ada.fatigue) == ((), 0)


@pytest.mark.rule("cairn2e/camp", "cairn2e/deprived", "cairn2e/14")
def test_of_a_need_that_a_camp_does_not_know_the_warden_is_asked() -> None:
    scene = alone(items=(RATIONS,), is_deprived=True, lacks=("food", "other"), fatigue=1)
    unmet = do(scene, CAMP, ["unmet"])
    assert (unmet.ada.needs, unmet.ada.fatigue) == (("other",), 1)
    assert "need-eased" in unmet.told
    assert do(scene, CAMP, ["met"]).ada.needs == ()


@pytest.mark.rule("cairn2e/camp", "cairn2e/scars", "cairn2e/deprived")
def test_a_night_gives_the_winded_their_breath_back_and_takes_their_fatigue() -> None:
    scene = alone(items=(RATIONS,), is_deprived=True, scars=(Scar(row=3, due="rest"),), fatigue=2, hp=0)
    seen = do(scene, CAMP, [5])
    assert (seen.ada.needs, seen.ada.fatigue, seen.ada.hp) == ((), 0, 9)
