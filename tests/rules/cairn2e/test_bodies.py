"""Slots, the full load, worn armor."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.dice import replay
from nde.rules.cairn2e.actions import DropItem
from nde.rules.cairn2e.bodies import armor_of, effective_hp, free_slots, gold_slots, is_full, used_slots
from nde.rules.cairn2e.character import Character, Item
from nde.rules.cairn2e.fight.harm import Damage, harm
from nde.rules.cairn2e.scene import Figure
from tests.rules.cairn2e.exploration.people import (
    CHALK,
    GAME,
    PLATE,
    ROPE,
    SHIELD,
    TENT,
    ada,
    alone,
    bodies,
    body,
    do,
    items,
    playing,
)


@pytest.mark.rule("cairn2e/slots", "cairn2e/18")
def test_petty_things_take_no_slot_others_one_and_bulky_ones_two() -> None:
    assert used_slots(GAME, body(items=(CHALK, ROPE, TENT))) == 3
    assert free_slots(GAME, body(items=(CHALK, ROPE, TENT), fatigue=2)) == 5


@pytest.mark.rule("cairn2e/slots", "cairn2e/18")
@pytest.mark.parametrize(("gold", "slots"), [(0, 0), (99, 0), (100, 1), (199, 1), (200, 2)])
def test_fewer_than_a_hundred_gold_pieces_are_petty(gold: int, slots: int) -> None:
    assert gold_slots(GAME, gold) == slots
    assert used_slots(GAME, body(gold=gold)) == slots


@pytest.mark.rule("cairn2e/slots", "cairn2e/22")
def test_a_full_load_hides_hp_and_dropping_something_brings_them_back() -> None:
    full = body(items=(ROPE,) * 10, hp=4)
    assert (effective_hp(GAME, full), full.hp) == (0, 4)
    seen = do(alone(items=(ROPE,) * 10, hp=4), DropItem(who="ada", item=0))
    assert effective_hp(GAME, seen.ada) == 4
    assert "load-lighter" in seen.told


@pytest.mark.rule("cairn2e/slots", "cairn2e/22")
def test_nine_slots_hide_nothing() -> None:
    assert effective_hp(GAME, body(items=(ROPE,) * 9, hp=4)) == 4


@pytest.mark.rule("cairn2e/slots", "cairn2e/23", "cairn2e/98")
def test_damage_under_a_full_load_goes_to_strength_without_a_scar_and_leaves_stored_hp() -> None:
    scene = alone(items=(ROPE,) * 10, hp=4)
    outcome, effects = replay(harm(GAME, scene, "ada", Damage(net=3)), [1])
    assert outcome == "wounded"
    assert [type(effect).__name__ for effect in effects] == ["AttributeLost"]

    after = scene.after(GAME, effects).figure("ada").character
    assert (after.hp, after.strength, after.scars) == (4, 7, ())


@pytest.mark.rule("cairn2e/slots", "cairn2e/23", "cairn2e/panic")
def test_panic_leaves_no_hp_to_stand_on_either() -> None:
    assert effective_hp(GAME, ada(figure={"is_panicked": True}, hp=4)) == 0


@given(body=bodies())
def test_the_load_never_changes_stored_hp(body: Character) -> None:
    before = body.hp
    assert effective_hp(GAME, body) == (0 if is_full(GAME, body) else before)
    assert body.hp == before
    assert 0 <= free_slots(GAME, body) <= 10


@pytest.mark.rule("cairn2e/armor", "cairn2e/25")
def test_armor_counts_only_while_worn_or_held() -> None:
    assert armor_of(GAME, ada(items=(SHIELD, PLATE))) == 0
    assert armor_of(GAME, ada(items=(replace(SHIELD, is_worn=True), PLATE))) == 1


@pytest.mark.rule("cairn2e/armor", "cairn2e/26")
def test_plate_and_a_shield_are_three_all_the_same() -> None:
    worn = tuple(replace(item, is_worn=True) for item in (SHIELD, PLATE))
    assert armor_of(GAME, ada(items=worn)) == 3
    assert armor_of(playing(armor_cap=5), ada(items=worn)) == 4


@given(worn=st.lists(items, max_size=6), own=st.integers(0, 3))
def test_nobody_has_more_armor_than_the_cap(worn: list[Item], own: int) -> None:
    figure = Figure(id="ada", character=body(items=tuple(worn)), armor=own)
    total = own + sum(item.armor for item in worn if item.is_worn)
    assert armor_of(GAME, figure) == min(3, total)
