"""Buying and selling: prices, money, load, and what nobody pays for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.errors import NdeError
from nde.rules.tkds.actions import Buy, Sell
from nde.rules.tkds.book.equipment import WARES, is_within_load, used_slots
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.characters.market import selling_price
from nde.rules.tkds.characters.situations import situations
from nde.rules.tkds.effects.growth import ThingBought, ThingSold
from tests.refusals import refuses
from tests.rules.tkds.characters.samples import GAME, after, characters, resolved, scene_of

HERO = Character(hp=8, hp_most=8, specialization="fighter", coins=60)


@pytest.mark.rule("tkds/prices", "tkds/gear")
def test_a_thing_is_bought_at_its_price_with_all_its_uses() -> None:
    bought = after(HERO, Buy(who="hero", key="healing-kit"))
    assert (bought.coins, bought.items) == (35, (Item(key="healing-kit", uses=6),))


@pytest.mark.rule("tkds/prices")
def test_a_service_is_paid_for_and_a_mule_stays() -> None:
    assert after(HERO, Buy(who="hero", key="smith")) == replace(HERO, coins=45)
    assert after(HERO, Buy(who="hero", key="mule")).items == (Item(key="mule"),)


@pytest.mark.rule("tkds/prices", "tkds/load")
def test_what_cannot_be_bought() -> None:
    for action, error in (
        (Buy(who="hero", key="greatsword"), "cannot-afford"),
        (Buy(who="hero", key="signet-ring"), "not-for-sale"),
        (Buy(who="hero", key="unarmed"), "not-for-sale"),
        (Buy(who="hero", key="dragon"), "no-such-thing-on-sale"),
    ):
        with refuses(error):
            resolved(HERO, action)
    with refuses("no-market-in-a-fight"):
        resolved(HERO, Buy(who="hero", key="knife"), is_fight=True)
    with refuses("cannot-act"):
        resolved(replace(HERO, state="dying", hp=0, dying=2), Buy(who="hero", key="knife"))
    laden = replace(HERO, items=tuple(Item(key="rope") for _ in range(12)))
    with refuses("too-much-to-carry"):
        resolved(laden, Buy(who="hero", key="knife"))
    assert after(laden, Buy(who="hero", key="chalk")).items[-1].key == "chalk"


@pytest.mark.rule("tkds/prices")
@pytest.mark.parametrize(("state", "price"), [("treasure", 30), ("ordinary", 15), ("damaged", 0)])
def test_treasure_sells_at_full_value_goods_at_half_and_damaged_ones_not_at_all(
    state: str, price: int
) -> None:
    assert selling_price(Item(key="sword"), state) == price


@pytest.mark.rule("tkds/prices")
def test_a_sale_turns_the_thing_into_money() -> None:
    armed = replace(HERO, items=(Item(key="rope"), Item(key="sword", is_held=True)))
    sold = after(armed, Sell(who="hero", item=1))
    assert (sold.items, sold.coins) == ((Item(key="rope"),), 75)
    idol = replace(HERO, items=(Item(key="a golden idol"),))
    rich = after(idol, Sell(who="hero", item=0, state="treasure", worth=500))
    assert (rich.items, rich.coins) == ((), 560)
    with refuses("worth-nothing"):
        resolved(idol, Sell(who="hero", item=0, state="treasure"))
    with refuses("worth-nothing"):
        resolved(armed, Sell(who="hero", item=1, state="damaged"))
    with refuses("nothing-carried-there"):
        resolved(armed, Sell(who="hero", item=2))
    with refuses("no-market-in-a-fight"):
        resolved(armed, Sell(who="hero", item=1), is_fight=True)


@pytest.mark.rule("tkds/prices")
def test_a_bundle_partly_used_up_is_worth_its_share() -> None:
    assert selling_price(Item(key="arrows", uses=20), "treasure") == 5
    assert selling_price(Item(key="healing-kit", uses=3), "treasure") == 12
    assert selling_price(Item(key="healing-kit", uses=3), "ordinary") == 6
    assert selling_price(Item(key="own-tools"), "ordinary") == 0


@pytest.mark.rule("tkds/load")
def test_things_may_be_left_behind_even_in_a_fight_and_money_has_to_be_carried() -> None:
    armed = replace(HERO, items=(Item(key="sword"),))
    dropped = resolved(armed, Sell(who="hero", item=0, state="dropped"), is_fight=True)
    assert dropped.result.effects == (ThingSold(who="hero", place=0, item="sword", rule="tkds/prices"),)
    laden = replace(HERO, coins=100, items=(*(Item(key="rope") for _ in range(12)), Item(key="gem:ruby")))
    laden = replace(laden, items=laden.items[:11] + laden.items[12:])
    with refuses("too-much-to-carry"):
        resolved(laden, Sell(who="hero", item=11, state="treasure", worth=500))
    beast = replace(HERO, items=(Item(key="mule"), *(Item(key="rope") for _ in range(15))))
    with refuses("too-much-to-carry"):
        resolved(beast, Sell(who="hero", item=0))


@given(character=characters, key=st.sampled_from(sorted(WARES)), coins=st.integers(0, 400))
def test_no_purchase_breaks_the_bank_or_the_back(character: Character, key: str, coins: int) -> None:
    rich = replace(character, coins=coins)
    if not is_within_load(GAME, rich):
        return
    try:
        bought = after(rich, Buy(who="hero", key=key))
    except NdeError as fault:
        if fault.code not in ("cannot-afford", "too-much-to-carry"):
            raise
        return
    assert bought.coins == coins - WARES[key].price >= 0
    assert is_within_load(GAME, bought)
    assert used_slots(GAME, bought) >= 0


def test_a_sale_that_names_another_thing_changes_nothing() -> None:
    scene = scene_of(replace(HERO, items=(Item(key="rope"),)))
    for effect in (
        ThingSold(who="hero", place=3, item="rope", price=9, rule="tkds/prices"),
        ThingSold(who="hero", place=0, item="sword", price=9, rule="tkds/prices"),
    ):
        assert effect.happen(GAME, scene) == scene
    overpaid = ThingBought(who="hero", item="rope", price=900, rule="tkds/prices")
    assert overpaid.happen(GAME, scene).figure("hero").character.coins == 0


@pytest.mark.rule("tkds/prices")
def test_a_service_cannot_be_sold_on_but_a_mule_can() -> None:
    hired = replace(HERO, items=(Item(key="hunter"), Item(key="mule")))
    with refuses("service-not-sold", match="sell something that is carried"):
        resolved(hired, Sell(who="hero", item=0))
    assert after(hired, Sell(who="hero", item=1)).coins == HERO.coins + WARES["mule"].price // 2
    (sale,) = (one for one in situations(GAME) if one.name == "sale")
    choices = set(sale.params[0].choices)
    assert {"sword", "rations", "mule", "wagon"} <= choices
    assert not choices & {"hunter", "sage", "coach", "common-room", "stabling"}
