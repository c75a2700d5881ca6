"""Animals and carts: the slots they have, what they eat in camp, and what the sheet shows of both."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.rules.cairn2e.actions import DropItem, MakeCamp, TakeFatigue, TakeItem, Wear
from nde.rules.cairn2e.bodies import effective_hp, free_slots, stowed_slots, used_slots
from nde.rules.cairn2e.character import Item
from nde.rules.cairn2e.characters.market import item_named
from nde.rules.cairn2e.characters.sheet import sheet
from nde.rules.cairn2e.exploration.offers import offers
from nde.rules.cairn2e.scene import Figure, Scene
from tests.refusals import refuses
from tests.rules.cairn2e.exploration.people import (
    GAME,
    PLATE,
    RATIONS,
    ROPE,
    ada,
    alone,
    body,
    do,
    items,
    scene_of,
)

MULE, HORSE, CART, WAGON, FEED = map(item_named, ("mule", "horse", "cart", "wagon", "animal-feed"))
RULE = pytest.mark.rule("cairn2e/slots", "cairn2e/market")


@RULE
@pytest.mark.parametrize(("carrier", "slots"), [(MULE, 6), (HORSE, 4), (CART, 4), (WAGON, 8)])
def test_an_animal_or_a_cart_carries_what_the_market_says(carrier: Item, slots: int) -> None:
    laden = body(items=(*(ROPE,) * 9, carrier))
    assert used_slots(GAME, laden) == 9 - slots + carrier.slots
    assert stowed_slots(GAME, laden) == slots


@RULE
def test_a_mule_takes_a_full_load_off_its_owner() -> None:
    full = body(items=(ROPE,) * 10)
    assert effective_hp(GAME, full) == 0
    assert effective_hp(GAME, replace(full, items=(*full.items, MULE))) == 4


@RULE
def test_what_is_worn_and_fatigue_stay_on_the_body() -> None:
    worn = replace(PLATE, is_worn=True)
    laden = body(items=(worn, ROPE, MULE), fatigue=3)
    assert (used_slots(GAME, laden), stowed_slots(GAME, laden)) == (5, 1)


@RULE
def test_more_can_be_bought_than_ten_slots_hold_where_a_mule_carries() -> None:
    laden = alone(items=(*(ROPE,) * 9, MULE), gold=50)
    assert any(offer.name == "buy" for offer in offers(GAME, laden, "ada"))
    seen = do(laden, TakeItem(who="ada", key="tent", price=-1))
    assert (used_slots(GAME, seen.ada), free_slots(GAME, seen.ada)) == (5, 5)


@RULE
def test_a_laden_animal_is_not_let_go_of_by_whoever_could_not_carry_the_rest() -> None:
    laden = alone(items=(*(ROPE,) * 12, MULE))
    with refuses("carrier-is-laden"):
        do(laden, DropItem(who="ada", item=12))
    unladen = do(alone(items=(*(ROPE,) * 9, MULE)), DropItem(who="ada", item=9))
    assert used_slots(GAME, unladen.ada) == 9


@RULE
def test_armor_that_an_animal_carries_has_to_find_room_on_the_body() -> None:
    laden = alone(items=(PLATE, MULE), fatigue=9)
    with refuses("load-too-heavy"):
        do(laden, Wear(who="ada", item=0))


@pytest.mark.rule("cairn2e/fatigue", "cairn2e/20")
def test_letting_go_of_what_an_animal_carries_frees_no_slot_for_fatigue() -> None:
    laden = alone(items=(ROPE, MULE), fatigue=10)
    assert do(laden, TakeFatigue(who="ada")).told == ["collapsed"]
    with refuses("drop-frees-nothing"):
        do(laden, TakeFatigue(who="ada", drop=0))


@given(st.lists(items, max_size=14), st.sampled_from((MULE, HORSE, CART, WAGON)), st.integers(0, 900))
def test_every_slot_is_on_the_body_or_on_what_carries(things: list[Item], beast: Item, gold: int) -> None:
    one = body(items=(*things, beast), gold=gold)
    assert used_slots(GAME, one) + stowed_slots(GAME, one) == one.load + gold // 100
    assert 0 <= stowed_slots(GAME, one) <= beast.carries


@RULE
def test_the_sheet_shows_what_is_carried_for_somebody() -> None:
    shown = {one.key: (one.value, one.most) for one in sheet(GAME, body(items=(ROPE, MULE))).tracks}
    assert (shown["slots"], shown["stowed"]) == ((0, 10), (1, 6))
    assert "stowed" not in {one.key for one in sheet(GAME, body(items=(ROPE,))).tracks}


# Camp.


def camp(*things: Item, **changes: Any) -> tuple[dict[str, int], list[str]]:
    """The uses left of each thing after a night, and what was told."""
    seen = do(alone(items=things, **changes), MakeCamp(who=("ada",)))
    return {one.key: one.uses for one in seen.ada.items if one.uses >= 0}, seen.told


CAMP = pytest.mark.rule("cairn2e/camp")


@CAMP
def test_a_mount_eats_its_feed_in_camp_and_a_ration_where_there_is_none() -> None:
    assert camp(RATIONS, MULE, FEED)[0] == {"rations": 2, "animal-feed": 2}
    assert camp(RATIONS, MULE)[0] == {"rations": 1}


@CAMP
def test_people_eat_before_mounts_and_a_mount_without_food_is_told() -> None:
    last = replace(RATIONS, uses=1)
    left, told = camp(last, HORSE)
    assert left == {}
    assert "mount-unfed" in told
    assert "no-ration" not in told


@CAMP
def test_a_mount_eats_of_what_others_carry() -> None:
    bob = Figure(id="bob", character=body(items=(RATIONS, FEED)))
    scene: Scene = scene_of(ada(items=(HORSE,)), bob)
    seen = do(scene, MakeCamp(who=("ada", "bob")))
    assert [one.uses for one in seen.scene.figure("bob").character.items] == [1, 2]


@CAMP
def test_carts_eat_nothing() -> None:
    assert camp(RATIONS, CART)[0] == {"rations": 2}
