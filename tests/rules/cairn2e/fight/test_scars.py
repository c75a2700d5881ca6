"""The scars: each row with everything it brings, at once or later."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import Tell, play, seeded
from nde.locale import words
from nde.rules.cairn2e.actions import SettleScar, Volley
from nde.rules.cairn2e.character import Character, Scar
from nde.rules.cairn2e.fight.deeds import squares_left
from nde.rules.cairn2e.fight.effects import HpMostSet
from nde.rules.cairn2e.fight.scars import ROWS, settle
from tests.refusals import refuses
from tests.rules.cairn2e.fight.fights import (
    GAME,
    applied,
    chances,
    do,
    fight_of,
    foe,
    hero,
    played,
    pose,
    scene_of,
)

RULE = "cairn2e/scars"


def scarred(lost: int, *answers: int | str, game: Any = GAME, **body: Any) -> Character:
    """Somebody with that many HP who loses them all to one attack, and the rolls of the scar."""
    scene = scene_of(hero(hp=lost, **body))
    blow = Volley(target="ada", blows=((lost + 1,),), rolls_scars=True)
    done = do(scene, blow, lost, *answers, game=game)
    assert done.outcome == "scar"
    assert done.body("ada").hp == 0
    assert done.body("ada").strength_most >= 10
    return done.body("ada")


def mended(row: int, *answers: int, **body: Any) -> Character:
    """Somebody whose scar has come due."""
    figure = hero(hp=0, scars=(Scar(row=row, due="now", detail="leg" if row == 4 else ""),), **body)
    return do(scene_of(figure), SettleScar(who="ada", row=row), *answers).body("ada")


@pytest.mark.rule(RULE, "cairn2e/56", "cairn2e/93", "cairn2e/96")
@pytest.mark.parametrize("lost", range(1, 13))
def test_the_row_is_the_hp_lost_and_looked_up_without_a_roll(lost: int) -> None:
    scene = scene_of(hero(hp=lost))
    done = do(scene, Volley(target="ada", blows=((12,),)), lost)
    assert [(scar.row, scar.due) for scar in done.body("ada").scars] == [(lost, ROWS[lost].due)]


@pytest.mark.rule(RULE, "cairn2e/93")
def test_the_row_is_what_armor_lets_through_and_one_more_is_no_scar() -> None:
    scene, action = pose("strike", dice="d12", armor=2, hp=6, target="pc")
    assert do(scene, action, 8).body("hero").scars[0].row == 6
    over = do(scene, action, 9, 1)
    assert (over.outcome, over.body("hero").strength, over.body("hero").scars) == ("wounded", 9, ())


@pytest.mark.rule(RULE, "cairn2e/94")
def test_more_than_twelve_hp_lost_is_the_last_row() -> None:
    scene = scene_of(hero(hp=15))
    done = do(scene, Volley(target="ada", blows=((20,),)), 15)
    assert done.body("ada").scars == (Scar(row=12, due="save"),)
    assert "scar-beyond" in done.steps


@pytest.mark.rule(RULE, "cairn2e/97")
def test_a_foe_left_at_exactly_zero_has_no_scar() -> None:
    done = do(scene_of(foe(hp=4)), Volley(target="wolf", blows=((6,),), rolls_scars=True), 4)
    assert (done.outcome, done.body("wolf").scars) == ("hurt", ())


@pytest.mark.rule(RULE, "cairn2e/93")
@pytest.mark.parametrize(
    ("face", "place"), tuple(enumerate(("neck", "hands", "eye", "chest", "legs", "ear"), start=1))
)
def test_row_one_falls_somewhere_and_may_raise_the_most_hp(face: int, place: str) -> None:
    body = scarred(1, face, 5, hp_most=4)
    assert (body.scars, body.hp_most) == ((Scar(row=1, detail=place, due="done"),), 5)
    assert scarred(1, face, 4, hp_most=4).hp_most == 4


@pytest.mark.rule(RULE, "cairn2e/93")
def test_row_two_may_raise_the_most_hp() -> None:
    assert scarred(2, 3).hp_most == 3
    assert scarred(2, 2).hp_most == 2
    assert scarred(2, 1).hp_most == 2


@pytest.mark.rule(RULE, "cairn2e/93")
def test_row_three_deprives_until_rest_and_then_adds_hp() -> None:
    body = scarred(3)
    assert (body.is_deprived, body.hp_most, body.scars[0].due) == (True, 3, "rest")
    rested = mended(3, 2, hp_most=6)
    assert (rested.hp_most, rested.is_deprived, rested.scars[0].due) == (8, False, "done")


@pytest.mark.rule(RULE, "cairn2e/93")
@pytest.mark.parametrize(
    ("face", "place"), tuple(enumerate(("leg", "leg", "arm", "arm", "rib", "skull"), start=1))
)
def test_row_four_breaks_something_and_rolls_once_mended(face: int, place: str) -> None:
    assert scarred(4, face).scars == (Scar(row=4, detail=place, due="mended"),)
    assert mended(4, 4, 3, hp_most=6).hp_most == 7
    assert mended(4, 3, 3, hp_most=6).hp_most == 6


@pytest.mark.rule(RULE, "cairn2e/93")
def test_row_five_is_a_disease_and_rolls_once_recovered() -> None:
    assert scarred(5).scars == (Scar(row=5, due="recovered"),)
    assert mended(5, 6, 6, hp_most=6).hp_most == 12


@pytest.mark.rule(RULE, "cairn2e/95")
@pytest.mark.parametrize(
    ("face", "attribute"),
    tuple(enumerate(("strength", "strength", "dexterity", "dexterity", "will", "will"), start=1)),
)
def test_row_six_compares_with_the_attribute_as_it_is(face: int, attribute: str) -> None:
    hurt: dict[str, Any] = {attribute: 7, f"{attribute}_most": 12}
    body = scarred(6, face, 3, 3, 2, **hurt)
    assert (getattr(body, attribute), getattr(body, f"{attribute}_most")) == (8, 12)
    better = scarred(6, face, 6, 6, 3, **hurt)
    assert (getattr(better, attribute), getattr(better, f"{attribute}_most")) == (15, 15)
    equal = scarred(6, face, 3, 3, 1, **hurt)
    assert getattr(equal, attribute) == 7


@pytest.mark.rule(RULE, "cairn2e/95")
def test_row_six_may_compare_with_the_unhurt_attribute() -> None:
    game = played(head_wound="full")
    hurt = {"dexterity": 7, "dexterity_most": 12}
    assert scarred(6, 3, 4, 4, 4, game=game, **hurt).dexterity == 7
    body = scarred(6, 3, 5, 5, 4, game=game, **hurt)
    assert (body.dexterity, body.dexterity_most) == (9, 14)


@pytest.mark.rule(RULE, "cairn2e/95")
def test_row_seven_hobbles_until_recovered_and_then_may_raise_dexterity() -> None:
    body = scarred(7)
    assert body.scars == (Scar(row=7, due="recovered"),)
    figure = replace(hero(), character=body)
    assert squares_left(GAME, fight_of(figure, foe()), figure, is_action=False) == 1
    raised = mended(7, 5, 5, 3, dexterity=8, dexterity_most=11)
    assert (raised.dexterity, raised.dexterity_most) == (10, 13)
    assert mended(7, 5, 5, 1, dexterity=8, dexterity_most=11).dexterity_most == 11


@pytest.mark.rule(RULE, "cairn2e/95")
@pytest.mark.parametrize(("row", "die"), [(8, 4), (10, 6)])
def test_rows_eight_and_ten_steel_the_will_of_whoever_saves(row: int, die: int) -> None:
    told = ("ear",) if row == 10 else ()
    body = scarred(row, *told, 9, die, will=9, will_most=11)
    assert (body.will, body.will_most) == (9 + die, 11 + die)
    failed = scarred(row, *told, 10, will=9, will_most=11)
    assert (failed.will, failed.will_most) == (9, 11)
    assert failed.scars == (Scar(row=row, detail="ear" if row == 10 else "", due="done"),)


@pytest.mark.rule(RULE, "cairn2e/95")
def test_row_nine_compares_with_the_unhurt_will() -> None:
    body = scarred(9, 4, 4, 5, will=6, will_most=11)
    assert (body.will, body.will_most) == (8, 13)
    assert scarred(9, 4, 4, 3, will=6, will_most=11).will_most == 11


@pytest.mark.rule(RULE, "cairn2e/95")
def test_row_eleven_is_mortal_and_recovery_may_leave_fewer_hp() -> None:
    body = scarred(11)
    assert (body.state, body.is_deprived, body.dying) == ("mortal", True, 360)
    assert body.scars == (Scar(row=11, due="recovered"),)
    healed = mended(11, 1, 2, hp_most=9)
    assert (healed.hp_most, healed.hp) == (3, 0)


@pytest.mark.rule(RULE, "cairn2e/93")
def test_a_settled_mortal_wound_is_over() -> None:
    scene = do(scene_of(hero(hp=11)), Volley(target="ada", blows=((12,),)), 11).scene
    figure = scene.figure("ada")
    effects = play(settle(GAME, figure, figure.character.scars[0], is_due=True), seeded(7))
    body = applied(GAME, scene, effects).figure("ada").character
    assert (body.state, body.dying, body.is_deprived, body.scars[0].due) == ("fine", 0, False, "done")


@pytest.mark.rule(RULE, "cairn2e/93")
def test_row_twelve_makes_the_next_critical_save_one_of_life_and_death() -> None:
    doomed = replace(hero(), character=scarred(12))
    blow = Volley(target="ada", blows=((6,),))
    failed = do(scene_of(doomed), blow, 2, 9)
    assert (failed.outcome, failed.body("ada").state) == ("dead", "dead")
    made = do(scene_of(doomed), blow, 2, 8, 6, 6, 6)
    assert (made.outcome, made.body("ada").hp_most) == ("wounded", 18)
    assert made.body("ada").scars == (Scar(row=12, due="done"),)
    again = do(made.scene, blow, 1, 20)
    assert again.body("ada").state == "critical"


@pytest.mark.rule(RULE, "cairn2e/95")
@given(row=st.integers(1, 12), seed=st.integers(0, 999), most=st.integers(1, 14), will=st.integers(1, 18))
def test_no_scar_changes_hp_itself_nor_leaves_more_than_the_most(
    row: int, seed: int, most: int, will: int
) -> None:
    figure = hero(hp=0, hp_most=most, will=will, will_most=14, scars=(Scar(row=row, due="now"),))
    scene = scene_of(figure)
    effects = play(settle(GAME, figure, Scar(row=row, due="now"), is_due=True), seeded(seed))
    body = applied(GAME, scene, effects).figure("ada").character
    assert body.hp == 0
    assert body.scars[0].due == "done"
    for name in ("strength", "dexterity", "will"):
        assert getattr(body, name) >= getattr(figure.character, name)
        assert getattr(body, name) <= getattr(body, f"{name}_most")
    assert row == 11 or body.hp_most >= most


@pytest.mark.rule(RULE)
@pytest.mark.parametrize("row", range(1, 13))
def test_every_row_can_be_posed_and_computed(row: int) -> None:
    scene, action = pose("scar", row=row, will=12, hp_max=5)
    assert sum(chances(scene, action).values()) == 1


def test_a_scar_that_waits_is_not_settled() -> None:
    scene = scene_of(hero(scars=(Scar(row=5, due="recovered"),)))
    with refuses("cairn-scar-not-due", match="scar 5 of “ada” is not due yet; mend it first"):
        do(scene, SettleScar(who="ada", row=5))
    with refuses("cairn-no-such-scar", match="“ada” has no open scar of row 2; use an open row: 5"):
        do(scene, SettleScar(who="ada", row=2))


def test_what_a_broken_limb_is_may_be_rolled_later() -> None:
    scene = scene_of(hero(scars=(Scar(row=4, due="mended"),)))
    done = do(scene, SettleScar(who="ada", row=4), 6)
    assert done.body("ada").scars == (Scar(row=4, detail="skull", due="mended"),)
    with refuses("cairn-scar-not-due"):
        do(done.scene, SettleScar(who="ada", row=4))


def test_the_dead_settle_nothing() -> None:
    figure = hero(scars=(Scar(row=2),))
    dead = replace(figure, character=replace(figure.character, state="dead"))
    with refuses("is-dead"):
        do(scene_of(dead), SettleScar(who="ada", row=2))


@pytest.mark.rule("cairn2e/scars", "cairn2e/93")
def test_the_effect_of_a_settled_scar_says_what_it_fell_on() -> None:
    told = set()
    for face, place in ((1, "STR"), (3, "DEX"), (5, "WIL")):
        scene, action = pose("scar", row=6)
        effect = do(scene, action, face, 1, 1, 1).effects[-1]
        said = words("en", "cairn2e").effect(effect)
        assert said == f"the hero’s scar “Reorienting Head Wound” falls on {place}"
        told.add(said)
    assert len(told) == 3
    scene, action = pose("scar", row=9)
    last = do(scene, action, 1, 1, 1).effects[-1]
    assert words("en", "cairn2e").effect(last) == "the hero’s scar “Re-brained” has had its roll"


@pytest.mark.rule("cairn2e/scars", "cairn2e/93")
def test_the_doomed_are_told_what_a_failed_save_would_mean() -> None:
    done = do(*pose("scar", row=12), 3, 3, 3)
    assert done.steps[:2] == ("settles-scar", "doom-survived")
    blow = Volley(target="ada", blows=((12,),), rolls_scars=False)
    assert "doom-hangs" in do(scene_of(hero(hp=12)), blow, 12).steps
    assert "doom-hangs" not in do(scene_of(hero(hp=11)), blow, 11).steps
    for key in ("doom-survived", "doom-hangs"):
        told = words("en", "cairn2e").step(Tell("cairn2e/scars", key, {"who": "Ada"}))
        assert "Ada" in told
        assert "death" in told
    assert "doom-survived" not in do(*pose("scar", row=2), 3).steps


@pytest.mark.rule("cairn2e/scars")
def test_a_new_maximum_does_not_read_like_a_limit() -> None:
    assert words("en", "cairn2e").effect(HpMostSet(who="Ada", hp=7, rule="")) == "Ada’s maximum HP is now 7"
