"""Taking things, dropping them, wearing them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from nde.rules.cairn2e.actions import DropItem, Stabilise, TakeItem, Wear
from nde.rules.cairn2e.bodies import armor_of, used_slots
from nde.rules.cairn2e.character import Item
from nde.rules.cairn2e.scene import Figure
from tests.refusals import refuses
from tests.rules.cairn2e.exploration.people import (
    GAME,
    HALBERD,
    PLATE,
    ROPE,
    SHIELD,
    TENT,
    ada,
    alone,
    body,
    do,
    playing,
    scene_of,
)


@pytest.mark.rule("cairn2e/market", "cairn2e/slots")
def test_what_is_bought_is_paid_for_and_carried() -> None:
    seen = do(alone(gold=12), TakeItem(who="ada", key="torch", price=5))
    assert (seen.ada.gold, seen.ada.items[0].uses) == (7, 3)
    assert seen.told == ["bought-item"]


@pytest.mark.rule("cairn2e/light")
def test_a_torch_has_as_many_lights_as_the_table_plays_with() -> None:
    seen = do(alone(), TakeItem(who="ada", key="torch"), game=playing(torch_lights=5))
    assert (seen.ada.items[0].uses, seen.ada.items[0].uses_most) == (5, 5)


@pytest.mark.rule("cairn2e/slots", "cairn2e/18")
def test_more_than_ten_slots_are_not_allowed() -> None:
    with refuses("load-too-heavy", match="“tent” needs more slots"):
        do(alone(items=(ROPE,) * 9), TakeItem(who="ada", key="tent"))
    seen = do(alone(items=(ROPE,) * 8), TakeItem(who="ada", key="tent"))
    assert used_slots(GAME, seen.ada) == 10
    assert "full-load" in seen.told


@pytest.mark.rule("cairn2e/market")
def test_nobody_buys_on_credit_or_what_there_is_not() -> None:
    with refuses("purse-too-light", match="60 gp is more than ada has"):
        do(alone(gold=59), TakeItem(who="ada", key="plate", price=60))
    with refuses("no-such-good"):
        do(alone(), TakeItem(who="ada", key="moonbeam"))


@pytest.mark.rule("cairn2e/market", "cairn2e/slots")
def test_what_is_sold_turns_into_gold_that_has_to_fit_too() -> None:
    seen = do(alone(items=(TENT,), gold=90), DropItem(who="ada", item=0, gets=20))
    assert (seen.ada.gold, seen.ada.items) == (110, ())
    chalk = replace(ROPE, key="chalk", slots=0)
    with refuses("load-too-heavy"):
        do(alone(items=(chalk, *(ROPE,) * 10), gold=90), DropItem(who="ada", item=0, gets=10))


@pytest.mark.rule("cairn2e/armor", "cairn2e/25", "cairn2e/29")
def test_a_shield_counts_once_it_is_held_and_no_longer_when_put_away() -> None:
    held = do(alone(items=(SHIELD,)), Wear(who="ada", item=0))
    assert armor_of(GAME, held.scene.figure("ada")) == 1
    away = do(held.scene, Wear(who="ada", item=0, on=False))
    assert armor_of(GAME, away.scene.figure("ada")) == 0


@pytest.mark.rule("cairn2e/armor", "cairn2e/29")
def test_a_shield_beside_a_weapon_for_two_hands_is_only_warned_of() -> None:
    items = (replace(HALBERD, is_worn=True), SHIELD)
    seen = do(alone(items=items), Wear(who="ada", item=1))
    assert "hands-full" in seen.told
    assert armor_of(GAME, seen.scene.figure("ada")) == 1


@pytest.mark.rule("cairn2e/armor", "cairn2e/29")
def test_what_cannot_be_worn_is_refused() -> None:
    with refuses("not-to-be-worn", match="“rope”"):
        do(alone(items=(ROPE,)), Wear(who="ada", item=0))
    with refuses("worn-so-already", match="neither wears nor holds"):
        do(alone(items=(SHIELD,)), Wear(who="ada", item=0, on=False))
    fight = replace(alone(items=(PLATE, SHIELD)), is_fight=True)
    with refuses("armor-takes-long", match="too heavy"):
        do(fight, Wear(who="ada", item=0))
    assert do(fight, Wear(who="ada", item=1)).ada.items[1].is_worn


@pytest.mark.rule("cairn2e/armor")
def test_armor_taken_up_in_a_fight_is_not_on_at_once() -> None:
    fight = replace(alone(), is_fight=True)
    assert not do(fight, TakeItem(who="ada", key="chainmail")).ada.items[0].is_worn


@pytest.mark.rule("cairn2e/healing", "cairn2e/9")
def test_bandages_are_used_up_by_stabilising_and_other_aid_will_do() -> None:
    bandages = Item(key="bandages", uses=1, uses_most=3)
    for items in ((ROPE, bandages), (ROPE,)):
        bob = Figure(id="bob", character=body(items=items))
        scene = scene_of(ada(state="critical", dying=50), bob)
        seen = do(scene, Stabilise(who="bob", target="ada"))
        assert seen.ada.state == "stable"
        assert seen.scene.figure("bob").character.items == (ROPE,)
        assert ("bandage-used" in seen.told) == (bandages in items)


@pytest.mark.rule("cairn2e/market")
def test_a_thing_without_a_price_costs_what_the_market_asks() -> None:
    seen = do(alone(gold=20), TakeItem(who="ada", key="sword", price=-1))
    assert seen.ada.gold == 10
    with refuses("cairn-not-for-sale", match="“hush-bell” is not for sale"):
        do(alone(gold=20), TakeItem(who="ada", key="hush-bell", price=-1))


@pytest.mark.rule("cairn2e/armor", "cairn2e/25")
def test_heavy_armor_is_neither_taken_off_nor_dropped_in_a_fight() -> None:
    scene = replace(alone(items=(replace(PLATE, is_worn=True),)), is_fight=True)
    with refuses("armor-takes-long"):
        do(scene, DropItem(who="ada", item=0))
    assert do(replace(alone(items=(PLATE,)), is_fight=True), DropItem(who="ada", item=0)).ada.items == ()


@pytest.mark.rule("cairn2e/market")
def test_nobody_buys_anything_off_somebody_in_a_fight() -> None:
    with refuses("amid-a-fight"):
        do(replace(alone(items=(ROPE,)), is_fight=True), DropItem(who="ada", item=0, gets=5))
