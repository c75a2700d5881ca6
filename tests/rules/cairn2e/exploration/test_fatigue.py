"""Fatigue: a slot each, and something dropped where there is none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import Ask, Waiting, default_answer, prefer, resume, seeded, watch
from nde.rules.cairn2e.actions import TakeFatigue
from nde.rules.cairn2e.bodies import effective_hp, used_slots
from nde.rules.cairn2e.character import Character
from nde.rules.cairn2e.exploration.hardship import droppable, resolve_fatigue
from nde.rules.cairn2e.ruleset import RESOLVE
from nde.rules.cairn2e.scene import Figure, Scene
from tests.refusals import refuses
from tests.rules.cairn2e.exploration.people import (
    BOOK,
    CHALK,
    GAME,
    ROPE,
    TENT,
    TORCH,
    alone,
    bodies,
    body,
    do,
    playing,
)

TAKE = TakeFatigue(who="ada")


@pytest.mark.rule("cairn2e/fatigue", "cairn2e/16")
def test_a_fatigue_takes_exactly_one_slot() -> None:
    seen = do(alone(items=(ROPE,)), TAKE)
    assert (seen.ada.fatigue, used_slots(GAME, seen.ada)) == (1, 2)
    assert seen.told == ["fatigue"]


@pytest.mark.rule("cairn2e/fatigue", "cairn2e/17", "cairn2e/20")
def test_without_a_free_slot_the_player_is_asked_what_to_drop() -> None:
    scene = alone(items=(CHALK, *(ROPE,) * 8, TENT))
    asked = resume(resolve_fatigue(GAME, scene, TAKE), [])
    assert isinstance(asked, Waiting)
    assert isinstance(asked.question, Ask)
    assert asked.question.who == "ada"
    assert "tent" in asked.question.options
    assert "chalk" not in asked.question.options
    seen = do(scene, TAKE, ["tent"])
    assert (seen.ada.fatigue, used_slots(GAME, seen.ada)) == (1, 9)


@pytest.mark.rule("cairn2e/fatigue", "cairn2e/20")
def test_what_is_dropped_may_be_said_beforehand() -> None:
    seen = do(alone(items=(TENT, *(ROPE,) * 8)), TakeFatigue(who="ada", drop=0))
    assert TENT not in seen.ada.items
    assert used_slots(GAME, seen.ada) == 9


@pytest.mark.rule("cairn2e/fatigue", "cairn2e/20")
def test_a_heavy_purse_can_be_lightened() -> None:
    seen = do(alone(items=(ROPE,) * 8, gold=250), TAKE, ["gold"])
    assert (seen.ada.gold, seen.ada.fatigue) == (199, 1)
    assert used_slots(GAME, seen.ada) == 10


@pytest.mark.rule("cairn2e/fatigue", "cairn2e/21")
def test_nothing_but_fatigue_is_too_much() -> None:
    seen = do(alone(items=(CHALK,), fatigue=10), TAKE)
    assert seen.kinds == ["Collapsed"]
    assert (seen.ada.fatigue, seen.ada.state) == (10, "stable")
    assert seen.scene.figure("ada").is_out


@pytest.mark.rule("cairn2e/slots", "cairn2e/22")
def test_the_tenth_slot_is_told_and_takes_hp_only_where_the_table_plays_so() -> None:
    scene = alone(items=(ROPE,) * 9)
    kept = do(scene, TAKE)
    assert "full-load" in kept.told
    assert (kept.ada.hp, effective_hp(GAME, kept.ada)) == (4, 0)
    assert do(scene, TAKE, game=playing(load_hp="lost")).ada.hp == 0


@pytest.mark.rule("cairn2e/fatigue")
def test_what_frees_no_slot_is_not_dropped_for_it() -> None:
    with refuses("drop-frees-nothing", match="takes no slot"):
        do(alone(items=(CHALK,)), TakeFatigue(who="ada", drop=0))
    with refuses("nothing-there", match="item number “7”"):
        do(alone(items=(CHALK,)), TakeFatigue(who="ada", drop=7))
    with refuses("is-dead"):
        do(alone(state="dead"), TAKE)


@given(body=bodies(), times=st.integers(1, 14), seed=st.integers(0, 9))
def test_slots_are_never_more_than_ten_whatever_is_forced_on_somebody(
    body: Character, times: int, seed: int
) -> None:
    scene = Scene(figures=(Figure(id="ada", character=body),))
    for _ in range(times):
        run = watch(RESOLVE[TakeFatigue](GAME, scene, TAKE), seeded(seed), default_answer)
        scene = scene.after(GAME, run.result.effects)
        after = scene.figure("ada").character
        assert used_slots(GAME, after) <= 10
        assert after.hp == body.hp


@given(body=bodies())
def test_dropping_anything_that_is_offered_makes_room(body: Character) -> None:
    scene = Scene(figures=(Figure(id="ada", character=body),))
    for option in droppable(GAME, body):
        run = watch(resolve_fatigue(GAME, scene, TAKE), seeded(1), prefer({"item": option}))
        after = scene.after(GAME, run.result.effects).figure("ada").character
        assert after.fatigue == body.fatigue + 1


@pytest.mark.rule("cairn2e/fatigue", "cairn2e/20")
def test_of_things_alike_one_is_named_and_it_is_the_least_of_them() -> None:
    torches = (replace(TORCH, uses=3), replace(TORCH, uses=1), replace(TORCH, uses=2))
    laden = body(items=(*torches, BOOK, replace(BOOK, spell="honest-door")))
    assert droppable(GAME, laden) == {
        "torch": 1,
        "spellbook-salt-line": 3,
        "spellbook-honest-door": 4,
    }
    assert droppable(GAME, body(items=(BOOK,))) == {"spellbook": 0}


@pytest.mark.rule("cairn2e/slots", "cairn2e/22")
def test_a_load_that_was_full_before_is_not_told_again() -> None:
    nearly, full = alone(items=(ROPE,) * 9), alone(items=(ROPE,) * 10)
    assert do(nearly, TakeFatigue(who="ada")).told == ["fatigue", "full-load"]
    assert do(full, TakeFatigue(who="ada"), ["rope"]).told == ["dropped-for-fatigue", "fatigue"]
