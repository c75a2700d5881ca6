"""Help for the wounded."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from nde.rules import ruleset_named
from nde.rules.prospects import prospect_of
from nde.rules.tkds.actions import Stabilise, TreatWounds
from nde.rules.tkds.character import Item
from nde.rules.tkds.effects.time import EventCame
from nde.rules.tkds.scene import Condition, Scene
from tests.rules.tkds.checks.samples import (
    KIT,
    chances,
    dying,
    foe,
    game,
    outcome_and_scene,
    refused,
    run,
    scene_of,
    somebody,
)

BARE = Stabilise(who="hero", target="ally")
WITH_KIT = Stabilise(who="hero", target="ally", with_kit=True)
HEAL = TreatWounds(who="hero", target="ally")
POISON = TreatWounds(who="hero", target="ally", use="poison")


def ward(hero_points: int = 0) -> Scene:
    return scene_of(somebody(items=(KIT,), hero_points=hero_points), dying())


@pytest.mark.rule("tkds/dying", "tkds/G1", "tkds/U27")
@pytest.mark.parametrize(
    ("face", "with_kit", "outcome", "state"),
    [
        (14, False, "failure", "dying"),
        (15, False, "success", "stable"),
        (9, True, "failure", "dying"),
        (10, True, "success", "stable"),
        (20, False, "critical-success", "fine"),
        (5, False, "critical-failure", "dead"),
        (1, True, "critical-failure", "dead"),
    ],
)
def test_stabilising_is_a_check_of_intelligence_against_15_or_10(
    face: int, with_kit: bool, outcome: str, state: str
) -> None:
    came, after = outcome_and_scene(ward(), WITH_KIT if with_kit else BARE, [face])
    body = after.figure("ally").character
    assert (came, body.state) == (outcome, state)
    assert body.hp == (1 if outcome == "critical-success" else 0)
    assert body.is_mortally_wounded


@pytest.mark.rule("tkds/dying", "tkds/U27")
def test_a_kit_loses_a_use_with_each_try_and_is_gone_with_the_last() -> None:
    scene = ward()
    _, scene = outcome_and_scene(scene, WITH_KIT, [5])
    assert scene.figure("hero").character.items == (Item(key="healing-kit", uses=1),)
    _, scene = outcome_and_scene(scene, WITH_KIT, [5])
    assert scene.figure("hero").character.items == ()
    refused(scene, WITH_KIT, "no-healing-kit")
    assert chances("stabilise", game(stabilise_kit=15), kit=True) == chances("stabilise")


@pytest.mark.rule("tkds/dying", "tkds/G1")
def test_a_botched_attempt_can_still_be_clung_through() -> None:
    scene = scene_of(somebody(), dying(hero_points=1))
    came, after = outcome_and_scene(scene, BARE, [2, "cling"])
    body = after.figure("ally").character
    assert (came, body.state, body.is_mortally_wounded) == ("critical-failure", "stable", False)


@pytest.mark.rule("tkds/dying")
def test_stabilising_takes_the_action_and_the_helpers_points() -> None:
    scene = replace(ward(hero_points=1), is_fight=True)
    _, after = outcome_and_scene(scene, BARE, [2, "reroll", 16])
    hero = after.figure("hero")
    assert (hero.has_acted, hero.character.hero_points) == (True, 0)
    refused(replace(after, figures=(hero, dying())), BARE, "already-acted")


@pytest.mark.rule("tkds/dying")
def test_only_the_dying_are_stabilised_and_not_by_beasts() -> None:
    refused(scene_of(somebody(), somebody("ally")), BARE, "is-not-dying")
    refused(scene_of(somebody(), dying(state="stable", dying=0)), BARE, "is-not-dying")
    refused(scene_of(somebody(), dying(state="dead")), BARE, "is-dead")
    dog = replace(foe("hero"), tags=("beast",))
    refused(scene_of(dog, dying()), BARE, "no-mind-for-it")


@pytest.mark.rule("tkds/hit-points", "tkds/40")
@pytest.mark.parametrize(
    ("answers", "hp"),
    [([12, 4], 7), ([20, 4], 11), ([9], 3), ([1, 2], 1)],
    ids=["heals", "doubles", "nothing", "hurts"],
)
def test_ten_minutes_with_a_kit_heal_a_k6(answers: list[int | str], hp: int) -> None:
    scene = scene_of(somebody(items=(KIT,)), somebody("ally", hp=3, hp_most=20))
    _, after = outcome_and_scene(scene, HEAL, answers)
    assert after.figure("ally").character.hp == hp
    assert after.clock - scene.clock == 60
    assert after.figure("hero").character.items[0].uses == 1


@pytest.mark.rule("tkds/dying", "tkds/time", "tkds/gear")
def test_whoever_a_botched_treatment_brings_to_0_may_still_be_saved() -> None:
    scene = scene_of(somebody(items=(KIT,)), somebody("ally", hp=3), dying("other"))
    outcome, after = outcome_and_scene(scene, HEAL, [1, 5, 4])
    patient = after.figure("ally").character
    assert (outcome, patient.state, patient.dying, after.clock) == ("critical-failure", "dying", 4, 60)
    assert after.figure("other").character.is_dead, "others who lie dying do not last ten minutes"
    _, saved = outcome_and_scene(after, BARE, [15])
    assert saved.figure("ally").character.state == "stable"


@pytest.mark.rule("tkds/temporary", "tkds/time")
def test_temporary_points_that_run_out_in_the_ten_minutes_keep_no_botch_off() -> None:
    shielded = somebody("ally", hp=6, hp_temporary=9, hp_temporary_rounds=60)
    _, after = outcome_and_scene(scene_of(somebody(items=(KIT,)), shielded), HEAL, [1, 5])
    assert (after.figure("ally").character.hp, after.figure("ally").character.hp_temporary) == (1, 0)


@pytest.mark.rule("tkds/waking")
def test_treatment_wakes_the_stable() -> None:
    scene = scene_of(somebody(items=(KIT,)), dying(state="stable", dying=0))
    _, after = outcome_and_scene(scene, HEAL, [12, 2])
    assert (after.figure("ally").character.state, after.figure("ally").character.hp) == ("fine", 2)


@pytest.mark.rule("tkds/reroll", "tkds/37")
def test_the_healing_die_can_be_rolled_again_too() -> None:
    scene = scene_of(somebody(items=(KIT,), hero_points=1), somebody("ally", hp=1, hp_most=20))
    _, after = outcome_and_scene(scene, HEAL, [12, "keep", 1, "reroll", 6])
    assert after.figure("ally").character.hp == 7
    assert after.figure("hero").character.hero_points == 0


def test_treatment_needs_a_kit_time_and_a_wound() -> None:
    hurt = somebody("ally", hp=3)
    refused(scene_of(somebody(), hurt), HEAL, "no-healing-kit")
    refused(scene_of(somebody(items=(KIT,)), hurt, is_fight=True), HEAL, "no-time-in-fight")
    refused(scene_of(somebody(items=(KIT,)), somebody("ally")), HEAL, "is-unhurt")
    refused(scene_of(somebody(items=(KIT,)), dying()), HEAL, "is-dying-now")
    refused(scene_of(somebody(items=(KIT,)), dying(state="dead")), HEAL, "is-dead")


@pytest.mark.parametrize(
    ("face", "keys"),
    [
        (20, []),
        (15, ["poison-delayed", "poisoned"]),
        (10, ["poisoned"]),
        (2, ["poisoned"]),
    ],
)
def test_a_poison_is_cured_held_back_for_an_hour_or_worse(face: int, keys: list[str]) -> None:
    ill = replace(somebody("ally"), conditions=(Condition(key="poisoned", value=1),))
    _, after = outcome_and_scene(scene_of(somebody(items=(KIT,)), ill), POISON, [face])
    figure = after.figure("ally")
    assert [one.key for one in figure.conditions] == keys
    if (waits := figure.condition("poison-delayed")) is not None:
        assert waits.rounds == 360
    if (poison := figure.condition("poisoned")) is not None:
        assert poison.value == (2 if face == 2 else 1)


@pytest.mark.rule("tkds/dying", "tkds/U27")
def test_the_odds_of_stabilising_with_and_without_a_kit() -> None:
    assert chances("stabilise")["critical-failure"] == Fraction(5, 20)
    assert chances("stabilise", kit=True)["critical-failure"] == Fraction(1, 20)
    assert chances("stabilise", kit=True) == chances("check", hu=10)


@pytest.mark.rule("tkds/gear", "tkds/dying", "tkds/time")
def test_the_dying_do_not_outlast_ten_minutes_spent_on_somebody_else() -> None:
    scene = scene_of(somebody(items=(KIT,)), somebody("friend", hp=2), dying())
    _, after = outcome_and_scene(scene, TreatWounds(who="hero", target="friend"), [12, 3])
    assert after.figure("friend").character.hp == 5
    assert after.figure("ally").character.is_dead


@pytest.mark.rule("tkds/events", "tkds/gear", "tkds/time")
@pytest.mark.parametrize(("face", "event"), [(1, "encounter"), (4, "nothing")])
def test_ten_minutes_with_a_kit_end_with_a_luck_roll_like_any_others(face: int, event: str) -> None:
    hurt = somebody("ally", hp=3, hp_most=9)
    where = scene_of(somebody(items=(KIT,)), hurt)
    came = run(where, HEAL, [12, 4, face]).result.effects
    assert [one.event for one in came if isinstance(one, EventCame)] == [event]


def told_of(where: Scene, action: TreatWounds | Stabilise) -> dict[tuple[str, ...], Fraction]:
    """What else the roll decides, by name and whom it is about."""
    found = prospect_of(ruleset_named("tkds"), where, action)
    assert found is not None
    return {(named.key, *map(str, dict(named.facts).values())): chance for named, chance in found.also}


@pytest.mark.rule("tkds/gear", "tkds/dying", "tkds/mortal-wound")
def test_the_odds_of_treating_somebody_name_their_death() -> None:
    """The worst result costs a k6: who lies stable at 0, or falls again mortally wounded, dies of it."""
    healer = somebody(items=(KIT,))
    stable = somebody("ally", hp=0, hp_most=9, state="stable")
    assert told_of(scene_of(healer, stable), HEAL) == {
        ("patient-dies",): Fraction(1, 20),
        ("worsens",): Fraction(1, 20),
    }
    wounded = somebody("ally", hp=3, hp_most=9, is_mortally_wounded=True)
    again = told_of(scene_of(healer, wounded), HEAL)
    assert again["patient-dies",] == Fraction(1, 20) * Fraction(4, 6)
    assert ("falls", "ally") not in again
    plain = told_of(scene_of(healer, somebody("ally", hp=3, hp_most=9)), HEAL)
    assert plain["falls", "ally"] == Fraction(1, 20) * Fraction(4, 6)
    assert ("patient-dies",) not in plain


@pytest.mark.rule("tkds/dying")
def test_the_odds_of_stabilising_name_a_death_once() -> None:
    told = told_of(ward(), WITH_KIT)
    assert told == {("patient-dies",): Fraction(1, 20)}


@pytest.mark.rule("tkds/dying", "tkds/time")
def test_the_odds_of_ten_minutes_name_who_does_not_live_to_see_their_end() -> None:
    hurt = somebody("ally", hp=3, hp_most=9)
    told = told_of(scene_of(somebody(items=(KIT,)), hurt, dying("third")), HEAL)
    assert told["one-dead", "third"] == 1
