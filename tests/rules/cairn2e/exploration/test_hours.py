"""Time: the hour of the dying, the days of the deprived, lights that burn down."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import default_answer, seeded, watch
from nde.rules.cairn2e.actions import Deprive, PassTime
from nde.rules.cairn2e.bodies import used_slots
from nde.rules.cairn2e.character import Character
from nde.rules.cairn2e.exploration.effects import HOUR_ROUNDS, BecameDeprived
from nde.rules.cairn2e.exploration.hardship import resolve_pass
from nde.rules.cairn2e.fight.effects import Scarred
from nde.rules.cairn2e.scene import Figure, Scene
from tests.refusals import refuses
from tests.rules.cairn2e.exploration.people import GAME, ROPE, ada, alone, bodies, do, playing, scene_of

DAY = 24 * HOUR_ROUNDS


@pytest.mark.rule("cairn2e/critical", "cairn2e/73", "cairn2e/45")
def test_somebody_with_critical_damage_dies_when_the_hour_is_over() -> None:
    scene = alone(state="critical", dying=360)
    almost = do(scene, PassTime(rounds=359))
    assert (almost.ada.state, almost.ada.dying) == ("critical", 1)
    over = do(almost.scene, PassTime(rounds=1))
    assert over.ada.is_dead
    assert "hour-ran-out" in over.told


@pytest.mark.rule("cairn2e/scars")
def test_a_mortal_wound_runs_down_as_well() -> None:
    assert do(alone(state="mortal", dying=360), PassTime(rounds=360)).ada.is_dead


@pytest.mark.rule("cairn2e/critical")
def test_the_stable_have_time() -> None:
    assert do(alone(state="stable"), PassTime(rounds=DAY)).ada.state == "stable"


@pytest.mark.rule("cairn2e/deprived", "cairn2e/14")
def test_a_need_goes_unmet_and_is_met_again() -> None:
    lacking = do(alone(), Deprive(who="ada"))
    assert lacking.ada.is_deprived
    assert lacking.told == ["deprived"]
    met = do(do(lacking.scene, PassTime(rounds=5000)).scene, Deprive(who="ada", on=False))
    assert (met.ada.is_deprived, met.ada.deprived_hours) == (False, 0)
    with refuses("deprived-so-already", match="ada is not deprived"):
        do(met.scene, Deprive(who="ada", on=False))
    with refuses("deprived-so-already", match="ada is deprived already"):
        do(lacking.scene, Deprive(who="ada"))


@pytest.mark.rule("cairn2e/deprived", "cairn2e/15", "cairn2e/19")
@pytest.mark.parametrize(("rounds", "fatigue"), [(DAY - 1, 0), (DAY, 1), (2 * DAY - 1, 1), (2 * DAY, 2)])
def test_the_first_fatigue_comes_when_a_day_is_over_then_one_a_day(rounds: int, fatigue: int) -> None:
    assert do(alone(is_deprived=True), PassTime(rounds=rounds)).ada.fatigue == fatigue


@pytest.mark.rule("cairn2e/deprived", "cairn2e/15", "cairn2e/19")
def test_a_day_in_pieces_is_a_day() -> None:
    scene = alone(is_deprived=True)
    for rounds in (100, 259, 2, DAY - 362):
        scene = do(scene, PassTime(rounds=rounds)).scene
        assert scene.figure("ada").character.fatigue == 0
    assert do(scene, PassTime(rounds=1)).ada.fatigue == 1


@pytest.mark.rule("cairn2e/deprived", "cairn2e/19")
def test_a_table_may_count_more_hours() -> None:
    game = playing(deprived_hours=48)
    assert do(alone(is_deprived=True), PassTime(rounds=DAY), game=game).ada.fatigue == 0
    assert do(alone(is_deprived=True), PassTime(rounds=2 * DAY), game=game).ada.fatigue == 1


@pytest.mark.rule("cairn2e/deprived", "cairn2e/fatigue", "cairn2e/17")
def test_the_fatigue_of_a_day_without_may_force_something_out_of_hand() -> None:
    seen = do(alone(is_deprived=True, items=(ROPE,) * 10), PassTime(rounds=DAY), ["rope"])
    assert (len(seen.ada.items), seen.ada.fatigue) == (9, 1)


@pytest.mark.rule("cairn2e/light")
def test_a_light_burns_until_it_is_put_out_unless_the_table_counts_turns() -> None:
    scene = scene_of(ada(), light=1)
    assert do(scene, PassTime(rounds=600)).scene.light == 1
    counted = do(replace(scene, light=6), PassTime(rounds=360), game=playing(light_turns=6))
    assert counted.scene.light == 0
    assert "light-burned-down" in counted.told


@pytest.mark.rule("cairn2e/rounds")
def test_time_does_not_pass_by_word_in_a_fight_nor_for_ever() -> None:
    with refuses("amid-a-fight", match="no time for this in a fight"):
        do(replace(alone(), is_fight=True), PassTime(rounds=1))
    for rounds in (0, 31 * DAY):
        with refuses("time-out-of-range", match="cannot pass at once"):
            do(alone(), PassTime(rounds=rounds))


@given(body=bodies(), rounds=st.integers(1, 12 * DAY))
def test_time_keeps_every_bound(body: Character, rounds: int) -> None:
    scene = Scene(figures=(Figure(id="ada", character=body),))
    run = watch(resolve_pass(GAME, scene, PassTime(rounds=rounds)), seeded(3), default_answer)
    after = scene.after(GAME, run.result.effects)
    one = after.figure("ada").character
    assert after.clock == rounds
    assert used_slots(GAME, one) <= 10
    assert one.hp == body.hp
    days = (body.deprived_hours + rounds // HOUR_ROUNDS) // 24 if body.is_deprived else 0
    if one.state == "fine":
        assert one.fatigue == body.fatigue + days
        assert one.deprived_hours < 24


@pytest.mark.rule("cairn2e/deprived", "cairn2e/19")
def test_going_without_anew_is_counted_from_the_start() -> None:
    nearly = replace(ada(), deprived_rounds=HOUR_ROUNDS - 1)
    scene = do(scene_of(nearly), Deprive(who="ada")).scene
    assert do(scene, PassTime(rounds=DAY - 1)).ada.fatigue == 0
    assert do(scene, PassTime(rounds=DAY)).ada.fatigue == 1


@pytest.mark.rule("cairn2e/deprived", "cairn2e/14", "cairn2e/15")
def test_needs_begin_and_end_one_by_one_while_the_days_without_go_on() -> None:
    scene = do(do(alone(), Deprive(who="ada", need="food")).scene, PassTime(rounds=DAY - HOUR_ROUNDS)).scene
    both = do(scene, Deprive(who="ada", need="sleep"))
    assert (both.ada.needs, both.ada.deprived_hours) == (("food", "sleep"), 23)
    with refuses("need-so-already", match=r"ada lacks this already \(food\)"):
        do(both.scene, Deprive(who="ada", need="food"))
    with refuses("need-so-already", match="ada does not lack this"):
        do(both.scene, Deprive(who="ada", on=False, need="other"))
    fed = do(both.scene, Deprive(who="ada", on=False, need="food"))
    assert (fed.ada.needs, fed.ada.is_deprived) == (("sleep",), True)
    assert do(fed.scene, PassTime(rounds=HOUR_ROUNDS)).ada.fatigue == 1
    assert do(both.scene, Deprive(who="ada", on=False)).ada.needs == ()


@pytest.mark.rule("cairn2e/deprived", "cairn2e/14")
def test_a_need_without_a_name_is_one_of_its_own() -> None:
    poisoned = alone(is_deprived=True, lacks=("food",)).after(GAME, (BecameDeprived(who="ada", rule=""),))
    assert poisoned.figure("ada").character.needs == ("food", "other")
    struck = alone(is_deprived=True).after(GAME, (Scarred(who="ada", row=3, due="rest", rule=""),))
    assert struck.figure("ada").character.needs == ("rest", "other")
    scene = do(alone(is_deprived=True), Deprive(who="ada", need="food")).scene
    assert scene.figure("ada").character.needs == ("other", "food")
    assert do(scene, Deprive(who="ada", on=False, need="food")).ada.needs == ("other",)
