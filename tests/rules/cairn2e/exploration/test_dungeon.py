"""Turns in the dungeon, light, places, traps."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import Waiting, at_random, odds_of, resume, seeded, watch
from nde.locale import words
from nde.rules.cairn2e.actions import DungeonTurn, Light, SetPlace, SpringTrap
from nde.rules.cairn2e.bodies import used_slots
from nde.rules.cairn2e.character import Attribute, Character
from nde.rules.cairn2e.exploration.effects import EventHappened
from nde.rules.cairn2e.exploration.exploration import DUNGEON_EVENTS, resolve_trap, resolve_turn
from nde.rules.cairn2e.scene import Figure, Scene
from tests.refusals import refuses
from tests.rules.cairn2e.exploration.people import (
    GAME,
    LANTERN,
    OIL,
    PLATE,
    RATIONS,
    ROPE,
    TORCH,
    ada,
    alone,
    bodies,
    body,
    do,
    playing,
    scene_of,
)

TURN = DungeonTurn()


@pytest.mark.rule("cairn2e/dungeon")
def test_a_turn_takes_ten_minutes_and_each_face_brings_something_else() -> None:
    events = []
    for face in range(1, 7):
        seen = do(alone(), TURN, [face, "fatigue"] if face == 5 else [face])
        assert seen.scene.clock == 60
        events += [one.event for one in seen.resolution.effects if isinstance(one, EventHappened)]
    assert tuple(events) == DUNGEON_EVENTS
    assert DUNGEON_EVENTS == ("encounter", "sign", "environment", "loss", "exhaustion", "quiet")


@pytest.mark.rule("cairn2e/dungeon")
def test_the_odds_of_every_event_are_even() -> None:
    chances = odds_of(
        lambda: resolve_turn(GAME, alone(), TURN),
        lambda one: next(effect.event for effect in one.effects if isinstance(effect, EventHappened)),
    )
    assert chances == {event: Fraction(1, 6) for event in DUNGEON_EVENTS}


@pytest.mark.rule("cairn2e/dungeon")
def test_a_quiet_turn_needs_no_roll_and_noise_does() -> None:
    assert do(alone(), DungeonTurn(is_rolled=False)).told[-1] == "turn-quiet"
    loud = do(alone(), DungeonTurn(is_rolled=False, is_loud=True), [6, "heard"])
    assert loud.resolution.effects[-1] == EventHappened(event="encounter", rule="cairn2e/dungeon")
    unheard = do(alone(), DungeonTurn(is_loud=True), [6, "unheard"])
    assert unheard.resolution.effects[-1] == EventHappened(event="quiet", rule="cairn2e/dungeon")
    assert loud.outcome == unheard.outcome == ""


@pytest.mark.rule("cairn2e/dungeon", "cairn2e/light")
def test_a_loss_blows_the_light_out() -> None:
    assert do(scene_of(ada(), light=1, is_dark=True), TURN, [4]).scene.light == 0
    assert do(scene_of(ada(), light=1, is_dark=True), TURN, [3]).scene.light == 1


@pytest.mark.rule("cairn2e/dungeon", "cairn2e/fatigue")
def test_exhaustion_costs_each_a_fatigue_or_a_ration() -> None:
    bob = Figure(id="bob", character=body())
    scene = scene_of(ada(items=(RATIONS,)), bob)
    tired = do(scene, TURN, [5, "fatigue"])
    assert [one.character.fatigue for one in tired.scene.figures] == [1, 1]
    fed = do(scene, TURN, [5, "ration"])
    assert [one.character.fatigue for one in fed.scene.figures] == [0, 0]
    assert fed.ada.items[0].uses == 1


@pytest.mark.rule("cairn2e/dungeon")
def test_how_the_party_bears_exhaustion_is_its_own_choice() -> None:
    run = resume(resolve_turn(GAME, alone(), TURN), [5])
    assert isinstance(run, Waiting)
    assert run.question.who == "ada"


@pytest.mark.rule("cairn2e/dungeon")
def test_whoever_has_no_ration_takes_the_fatigue_all_the_same() -> None:
    done = do(alone(), TURN, [5, "ration"])
    assert done.ada.fatigue == 1
    assert "nothing-to-eat" in done.told


@pytest.mark.rule("cairn2e/dungeon", "cairn2e/recovery")
def test_a_rest_for_exhaustion_takes_a_turn_and_rolls_again_once() -> None:
    rested = do(alone(hp=0), TURN, [5, "rest", 6])
    assert (rested.ada.hp, rested.scene.clock, rested.outcome) == (4, 120, "")
    again = do(alone(hp=0), TURN, [5, "rest", 5, "fatigue"])
    assert again.ada.fatigue == 1
    dark = do(scene_of(ada(hp=0), is_dark=True), TURN, [5, "rest", 6])
    assert dark.ada.hp == 0


@pytest.mark.rule("cairn2e/light")
def test_a_torch_is_lit_three_times() -> None:
    scene = scene_of(ada(items=(TORCH,)), is_dark=True)
    for left in (2, 1):
        lit = do(scene, Light(who="ada", item=0))
        assert (lit.ada.items[0].uses, lit.scene.light) == (left, 1)
        scene = do(lit.scene, SetPlace(is_dark=True, puts_out=True)).scene
        assert scene.light == 0
    assert do(scene, Light(who="ada", item=0)).ada.items == ()


@pytest.mark.rule("cairn2e/light")
def test_a_lantern_burns_oil_six_times_and_stays() -> None:
    seen = do(alone(items=(LANTERN, OIL)), Light(who="ada", item=0))
    assert [item.uses for item in seen.ada.items] == [-1, 5]
    last = do(alone(items=(LANTERN, replace(OIL, uses=1))), Light(who="ada", item=0))
    assert last.ada.items == (LANTERN,)
    with refuses("lantern-needs-oil", match="burns oil"):
        do(alone(items=(LANTERN,)), Light(who="ada", item=0))


@pytest.mark.rule("cairn2e/light")
def test_a_table_may_count_the_turns_of_a_light() -> None:
    game = playing(light_turns=2)
    lit = do(alone(items=(TORCH,)), Light(who="ada", item=0), game=game)
    assert lit.scene.light == 2
    once = do(lit.scene, DungeonTurn(is_rolled=False), game=game)
    assert once.scene.light == 1
    assert do(once.scene, DungeonTurn(is_rolled=False), game=game).scene.light == 0


@pytest.mark.rule("cairn2e/light")
def test_only_lights_are_lit_and_only_one() -> None:
    with refuses("not-a-light", match="“rope” gives no light"):
        do(alone(items=(ROPE,)), Light(who="ada", item=0))
    with refuses("light-burns-already"):
        do(scene_of(ada(items=(TORCH,)), light=1), Light(who="ada", item=0))


@pytest.mark.rule("cairn2e/dungeon")
def test_the_warden_says_what_the_place_is_like() -> None:
    seen = do(alone(), SetPlace(is_dark=True, is_dangerous=True))
    assert (seen.scene.is_dark, seen.scene.is_dangerous) == (True, True)


@pytest.mark.rule("cairn2e/dungeon")
def test_turns_are_not_for_fights() -> None:
    with refuses("amid-a-fight"):
        do(replace(alone(), is_fight=True), TURN)


@pytest.mark.rule("cairn2e/traps")
def test_an_unwitting_character_sets_a_trap_off_in_two_cases_of_six() -> None:
    chances = odds_of(lambda: resolve_trap(GAME, alone(), SpringTrap(who="ada")), lambda one: one.outcome)
    assert chances == {"failure": Fraction(1, 3), "success": Fraction(2, 3)}


@pytest.mark.rule("cairn2e/traps", "cairn2e/82")
def test_a_trap_hurts_an_attribute_and_not_hp() -> None:
    seen = do(alone(), SpringTrap(who="ada", attribute="dexterity"), [2, 3])
    assert (seen.ada.dexterity, seen.ada.hp) == (7, 4)
    assert do(alone(), SpringTrap(who="ada"), [3]).ada == alone().figure("ada").character


@pytest.mark.rule("cairn2e/traps")
def test_the_wary_see_a_trap_and_fiction_may_be_certain() -> None:
    assert do(alone(), SpringTrap(who="ada", is_wary=True)).outcome == "success"
    assert do(alone(), SpringTrap(who="ada", is_certain=True), [6]).ada.strength == 4


@pytest.mark.rule("cairn2e/traps", "cairn2e/28")
def test_armor_helps_against_a_trap_only_where_it_fits() -> None:
    scene = alone(items=(replace(PLATE, is_worn=True),))
    blade = SpringTrap(who="ada", is_certain=True, is_armored=True)
    assert do(scene, blade, [5]).ada.strength == 8
    assert do(scene, blade, [3]).ada.strength == 10
    assert do(scene, SpringTrap(who="ada", is_certain=True), [5]).ada.strength == 5


@given(
    body=bodies(),
    seed=st.integers(0, 30),
    die=st.sampled_from((4, 6, 8, 10, 12)),
    attribute=st.sampled_from(("strength", "dexterity", "will")),
)
def test_a_turn_and_a_trap_keep_every_bound(
    body: Character, seed: int, die: int, attribute: Attribute
) -> None:
    scene = Scene(figures=(Figure(id="ada", character=body),), is_dark=True, light=1)
    trap = SpringTrap(who="ada", attribute=attribute, die=die, is_certain=True)
    for procedure in (resolve_turn(GAME, scene, TURN), resolve_trap(GAME, scene, trap)):
        run = watch(procedure, seeded(seed), at_random(seeded(seed)))
        after = scene.after(GAME, run.result.effects).figure("ada").character
        assert used_slots(GAME, after) <= 10
        assert min(after.strength, after.dexterity, after.will, after.hp) >= 0
        assert after.hp <= after.hp_most
        assert after.is_dead == (after.strength == 0)


@pytest.mark.rule("cairn2e/attribute-loss", "cairn2e/83")
@pytest.mark.parametrize(
    ("attribute", "kind", "said"),
    [
        ("strength", "Died", "is dead"),
        ("dexterity", "Paralysed", "is paralysed at DEX 0 and cannot act"),
        ("will", "Delirious", "is delirious at WIL 0 and cannot act"),
    ],
)
def test_the_last_point_of_an_attribute_tells_what_its_loss_means(
    attribute: Attribute, kind: str, said: str
) -> None:
    trap = SpringTrap(who="ada", attribute=attribute, die=4, is_certain=True)
    seen = do(alone(**{attribute: 1}), trap, [2])
    assert seen.kinds == ["AttributeLost", kind]
    assert words("en", "cairn2e").effect(seen.resolution.effects[1]).endswith(said)
    assert seen.scene.figure("ada").is_out
    assert do(alone(**{attribute: 3}), trap, [2]).kinds == ["AttributeLost"]


@pytest.mark.rule("cairn2e/light", "cairn2e/dungeon")
def test_a_turn_without_light_says_how_dark_it_is() -> None:
    dark = replace(alone(), is_dark=True)
    seen = do(dark, DungeonTurn(), [6])
    assert [step.rule for step in seen.steps if step.key == "in-the-dark"] == ["cairn2e/light"]
    for lit in (alone(), replace(dark, light=1)):
        assert "in-the-dark" not in do(lit, DungeonTurn(), [6]).told
