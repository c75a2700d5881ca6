"""Rest, a week of care, scars that come due, and what deprivation blocks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import default_answer, seeded, watch
from nde.rules.cairn2e.actions import Deprive, Mend, Rest, RestWeek, Stabilise
from nde.rules.cairn2e.bodies import used_slots
from nde.rules.cairn2e.character import Character, Scar
from nde.rules.cairn2e.exploration.effects import HOUR_ROUNDS
from nde.rules.cairn2e.exploration.rest import resolve_rest, resolve_week
from nde.rules.cairn2e.scene import Figure, Scene
from tests.refusals import refuses
from tests.rules.cairn2e.exploration.people import GAME, ada, alone, bodies, body, do, playing, scene_of

REST = Rest(who=("ada",))
DUNGEON = Rest(who=("ada",), in_dungeon=True)
WEEK = RestWeek(who=("ada",))


@pytest.mark.rule("cairn2e/healing", "cairn2e/8")
def test_a_moments_rest_brings_all_hp_back() -> None:
    seen = do(alone(hp=0, hp_most=6), REST)
    assert seen.ada.hp == 6
    assert seen.scene.clock == 0
    assert "rest-exposes" in do(replace(alone(hp=0), is_dangerous=True), REST).told


@pytest.mark.rule("cairn2e/healing", "cairn2e/recovery")
def test_a_table_may_take_every_rest_in_the_dark_or_in_danger_for_one_in_a_dungeon() -> None:
    """Moments of rest expose the party (core rules); a dungeon wants light, safety, a turn (Procedures)."""
    strict = playing(dungeon_rest="ground")
    for scene, refusal in (
        (replace(alone(hp=0), is_dangerous=True), "place-not-safe"),
        (replace(alone(hp=0), is_dark=True), "no-light-to-rest-by"),
    ):
        assert do(scene, REST).ada.hp > 0
        with refuses(refusal):
            do(scene, REST, game=strict)
    lit = replace(alone(hp=0, hp_most=6), is_dark=True, light=1)
    seen = do(lit, REST, game=strict)
    assert (seen.ada.hp, seen.scene.clock) == (6, GAME.settings.turn_rounds)
    assert do(alone(hp=0), REST, game=strict).scene.clock == 0


@pytest.mark.rule("cairn2e/healing", "cairn2e/9", "cairn2e/80")
def test_bandages_stabilise_and_a_rest_brings_back_into_action() -> None:
    bob = Figure(id="bob", character=body())
    scene = scene_of(ada(hp=0, hp_most=6, strength=7, state="critical", dying=200), bob)
    hurt = do(scene, Rest(who=("ada", "bob")))
    assert (hurt.ada.hp, hurt.ada.state) == (0, "critical")
    assert "dying-cannot-rest" in hurt.told
    with refuses("cairn-out-of-action"):
        do(scene, REST)  # the dying do nothing but crawl
    stable = do(scene, Stabilise(who="bob", target="ada"))
    assert (stable.ada.state, stable.ada.dying) == ("stable", 0)
    rested = do(stable.scene, REST)
    assert (rested.ada.state, rested.ada.hp, rested.ada.strength) == ("fine", 6, 7)


@pytest.mark.rule("cairn2e/deprived", "cairn2e/11")
def test_the_deprived_recover_no_hp_by_rest() -> None:
    seen = do(alone(hp=1, is_deprived=True), REST)
    assert seen.ada.hp == 1
    assert seen.kinds == []
    assert "deprived-blocks-hp" in seen.told


@pytest.mark.rule("cairn2e/deprived", "cairn2e/11")
def test_the_deprived_recover_neither_attributes_nor_slots_in_a_week() -> None:
    seen = do(alone(strength=4, hp=1, fatigue=2, is_deprived=True), WEEK, ["unmet"])
    assert (seen.ada.strength, seen.ada.hp) == (4, 1)
    assert seen.ada.fatigue == 2 + 7
    assert "deprived-blocks-all" in seen.told


@pytest.mark.rule("cairn2e/recovery", "cairn2e/10", "cairn2e/12")
def test_a_week_of_care_restores_every_attribute_at_once() -> None:
    seen = do(alone(strength=1, dexterity=0, will=9, hp=0, fatigue=3), WEEK)
    one = seen.ada
    assert (one.strength, one.dexterity, one.will, one.hp, one.fatigue) == (10, 10, 10, 4, 0)
    assert seen.scene.clock == 7 * 24 * HOUR_ROUNDS
    assert not seen.scene.figure("ada").is_out


@pytest.mark.rule("cairn2e/recovery", "cairn2e/12")
def test_a_table_may_give_a_point_a_day_instead() -> None:
    seen = do(alone(strength=1, will=9), WEEK, game=playing(week_restores="one-each-day"))
    assert (seen.ada.strength, seen.ada.will) == (8, 10)


@pytest.mark.rule("cairn2e/recovery")
def test_a_healer_keeps_the_dying_alive() -> None:
    seen = do(alone(strength=3, state="critical", dying=10), WEEK)
    assert (seen.ada.state, seen.ada.strength) == ("fine", 10)


@pytest.mark.rule("cairn2e/recovery", "cairn2e/13")
def test_a_rest_in_a_dungeon_takes_a_turn_light_and_safety_and_leaves_fatigue() -> None:
    lit = scene_of(ada(hp=0, fatigue=2), is_dark=True, light=1)
    seen = do(lit, DUNGEON)
    assert (seen.ada.hp, seen.ada.fatigue, seen.scene.clock) == (4, 2, 60)
    with refuses("no-light-to-rest-by", match="in the dark"):
        do(replace(lit, light=0), DUNGEON)
    with refuses("place-not-safe", match="not safe"):
        do(replace(lit, is_dangerous=True), DUNGEON)


@pytest.mark.rule("cairn2e/healing")
def test_who_cannot_rest_is_refused() -> None:
    with refuses("nobody-named"):
        do(alone(), Rest(who=()))
    with refuses("amid-a-fight"):
        do(replace(alone(), is_fight=True), REST)
    with refuses("is-dead"):
        do(alone(state="dead"), REST)


@pytest.mark.rule("cairn2e/scars")
def test_the_walloped_rest_for_hours_and_then_gain_the_die() -> None:
    """Row 3: deprived until a few hours' rest, then 1d6 is added to max HP."""
    scene = alone(hp=0, is_deprived=True, scars=(Scar(row=3, due="rest"),))
    assert do(scene, REST).kinds == []
    seen = do(scene, Rest(who=("ada",), is_long=True), [5])
    assert (seen.ada.hp_most, seen.ada.hp, seen.ada.is_deprived) == (9, 9, False)
    assert seen.ada.scars[0].due == "done"
    assert seen.scene.clock == 3 * HOUR_ROUNDS


@pytest.mark.rule("cairn2e/scars")
def test_mending_makes_the_roll_of_a_scar() -> None:
    """Row 4: 2d6 once mended, kept if higher than max HP."""
    scene = alone(scars=(Scar(row=4, detail="arm", due="mended"),))
    seen = do(scene, Mend(who="ada", row=4), [5, 6])
    assert (seen.ada.hp_most, seen.ada.scars[0].due) == (11, "done")
    with refuses("no-scar-to-mend", match="use one of: 4"):
        do(scene, Mend(who="ada", row=5))


@pytest.mark.rule("cairn2e/scars")
def test_a_mortal_wound_that_is_healed_brings_back_into_action() -> None:
    """Row 11: 2d6 become max HP whatever they were."""
    scene = alone(
        hp=0,
        hp_most=9,
        state="mortal",
        dying=100,
        is_deprived=True,
        scars=(Scar(row=11, due="recovered"),),
    )
    seen = do(scene, Mend(who="ada", row=11), [1, 2])
    one = seen.ada
    assert (one.state, one.dying, one.is_deprived, one.hp_most) == ("fine", 0, False, 3)


@pytest.mark.rule("cairn2e/scars")
def test_a_bandaged_mortal_wound_keeps_out_of_action_until_it_is_healed() -> None:
    scene = alone(hp=0, state="stable", scars=(Scar(row=11, due="recovered"),))
    rested = do(scene, REST)
    assert (rested.ada.state, rested.ada.hp) == ("stable", 4)
    assert "mortal-not-healed" in rested.told
    assert do(scene, WEEK, ["yes", 3, 3]).ada.state == "fine"
    assert do(scene, WEEK, ["no"]).ada.state == "stable"


@pytest.mark.rule("cairn2e/scars", "cairn2e/recovery")
def test_the_warden_says_whether_the_week_has_healed_a_scar() -> None:
    scene = alone(scars=(Scar(row=5, due="recovered"),))
    assert do(scene, WEEK, ["no"]).ada.scars[0].due == "recovered"
    healed = do(scene, WEEK, ["yes", 6, 6])
    assert (healed.ada.scars[0].due, healed.ada.hp_most) == ("done", 12)


@given(body=bodies(), is_long=st.booleans(), seed=st.integers(0, 5))
def test_rest_never_harms_and_the_deprived_gain_nothing(body: Character, is_long: bool, seed: int) -> None:
    scene = Scene(figures=(Figure(id="ada", character=body),))
    rest = Rest(who=("ada",), is_long=is_long)
    run = watch(resolve_rest(GAME, scene, rest), seeded(seed), default_answer)
    after = scene.after(GAME, run.result.effects).figure("ada").character
    assert after.hp == (body.hp if body.is_deprived else body.hp_most)
    assert used_slots(GAME, after) <= 10
    assert after.strength == body.strength


@given(body=bodies())
def test_after_a_week_with_every_need_met_nothing_is_missing(body: Character) -> None:
    scene = Scene(figures=(Figure(id="ada", character=body),))
    run = watch(resolve_week(GAME, scene, WEEK), seeded(1), default_answer)
    after = scene.after(GAME, run.result.effects).figure("ada").character
    assert (after.hp, after.fatigue) == (after.hp_most, 0)
    assert (after.strength, after.dexterity, after.will) == (
        after.strength_most,
        after.dexterity_most,
        after.will_most,
    )


@pytest.mark.rule("cairn2e/deprived", "cairn2e/scars", "cairn2e/11")
def test_somebody_winded_and_hungry_is_still_hungry_after_some_hours_of_rest() -> None:
    scene = alone(hp=0, is_deprived=True, scars=(Scar(row=3, due="rest"),))
    scene = do(scene, Deprive(who="ada", need="food")).scene
    assert scene.figure("ada").character.needs == ("rest", "food")
    seen = do(scene, Rest(who=("ada",), is_long=True), [5])
    assert (seen.ada.hp_most, seen.ada.needs, seen.ada.is_deprived, seen.ada.hp) == (9, ("food",), True, 0)
    assert "need-eased" in seen.told
    fed = do(seen.scene, Deprive(who="ada", on=False, need="food"))
    assert (fed.ada.is_deprived, fed.ada.needs) == (False, ())


@pytest.mark.rule("cairn2e/deprived", "cairn2e/scars")
def test_somebody_winded_who_eats_is_still_out_of_breath() -> None:
    scene = alone(is_deprived=True, lacks=("food",), scars=(Scar(row=3, due="rest"),), deprived_hours=20)
    fed = do(scene, Deprive(who="ada", on=False, need="food"))
    assert (fed.ada.needs, fed.ada.deprived_hours) == (("rest",), 20)


@pytest.mark.rule("cairn2e/recovery", "cairn2e/scars", "cairn2e/11")
def test_a_week_mends_a_mortal_wound_and_then_gives_back_the_rest() -> None:
    wound = Scar(row=11, due="recovered")
    scene = alone(hp=0, strength=4, is_deprived=True, state="mortal", dying=300, scars=(wound,))
    seen = do(scene, WEEK, ["yes", 3, 3])
    assert (seen.ada.state, seen.ada.strength, seen.ada.hp, seen.ada.hp_most) == ("fine", 10, 6, 6)
    hungry = do(alone(is_deprived=True, lacks=("food",), strength=4, scars=(wound,)), WEEK, ["unmet"])
    assert (hungry.ada.needs, hungry.ada.strength) == (("healing", "food"), 4)
    unmended = do(alone(is_deprived=True, strength=4, scars=(wound,)), WEEK, ["no"])
    assert (unmended.ada.needs, unmended.ada.strength) == (("healing",), 4)
