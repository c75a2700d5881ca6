"""The market: published prices, dice, Armor and slots, and every thing there is by its key."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.rules.cairn2e.character import Item
from nde.rules.cairn2e.characters.content import item_for
from nde.rules.cairn2e.characters.market import GOODS, MARKET, SERVICES, item_named
from nde.rules.cairn2e.characters.tables import FINDS, RELICS, SPELLS
from nde.rules.cairn2e.settings import Game, Settings
from tests.refusals import refuses


def row(key: str) -> tuple[int, int, tuple[int, ...], int]:
    """Gold, Armor, dice and slots of a thing for sale."""
    item = item_named(key)
    return MARKET[key].gold, item.armor, item.dice, item.slots


@pytest.mark.rule("cairn2e/market")
@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("shield", (10, 1, (), 1)),
        ("helmet", (10, 1, (), 1)),
        ("gambeson", (15, 1, (), 1)),
        ("brigandine", (20, 1, (), 2)),
        ("chainmail", (40, 2, (), 2)),
        ("plate", (60, 3, (), 2)),
        ("dagger", (5, 0, (6,), 1)),
        ("sword", (10, 0, (8,), 1)),
        ("halberd", (20, 0, (10,), 2)),
        ("sling", (5, 0, (6,), 1)),
        ("bow", (20, 0, (6,), 2)),
        ("crossbow", (30, 0, (8,), 2)),
        ("torch", (5, 0, (), 1)),
        ("tent", (20, 0, (), 2)),
        ("chalk", (1, 0, (), 0)),
    ],
)
def test_armor_and_weapons_cost_and_weigh_what_the_book_says(
    key: str, expected: tuple[int, int, tuple[int, ...], int]
) -> None:
    assert row(key) == expected


@pytest.mark.rule("cairn2e/market")
def test_every_section_has_the_rows_of_the_book() -> None:
    prices = [*MARKET.values(), *SERVICES.values()]
    sizes = dict.fromkeys(("armor", "weapons", "transport", "upkeep", "gear", "hirelings"), 0)
    for price in prices:
        sizes[price.section] += 1
    classes = {row(price.key) for price in prices if price.section == "weapons"}
    ranged = {price.key for price in prices if price.item and price.item.is_ranged}
    assert sizes | {"weapons": 6} == {
        "armor": 6,
        "weapons": 6,
        "transport": 6,
        "upkeep": 6,
        "gear": 47,
        "hirelings": 12,
    }
    assert len(classes) == 5  # a sling has the numbers of a dagger
    assert ranged == {"sling", "bow", "crossbow"}


@pytest.mark.rule("cairn2e/market")
def test_what_walks_or_rolls_carries_for_its_owner() -> None:
    carries = {
        key: (item_named(key).carries, MARKET[key].is_slow) for key in ("cart", "wagon", "horse", "mule")
    }
    assert carries == {"cart": (4, False), "wagon": (8, True), "horse": (4, False), "mule": (6, True)}
    assert item_named("mule").slots == 0
    assert item_named("cart").slots == 2


@pytest.mark.rule("cairn2e/market")
def test_services_are_paid_and_not_carried() -> None:
    assert {key: SERVICES[key].gold for key in ("room", "private-room", "stable", "healing")} == {
        "room": 10,
        "private-room": 35,
        "stable": 5,
        "healing": 50,
    }
    assert set(SERVICES).isdisjoint(MARKET)
    with refuses("no-such-good"):
        item_named("room")


@pytest.mark.rule("cairn2e/market", "cairn2e/armor")
def test_armor_is_worn_as_one_gets_it_and_nothing_else_is() -> None:
    worn = {key for key, item in GOODS.items() if item.is_worn}
    assert worn == {key for key, item in GOODS.items() if item.armor}


@given(st.sampled_from(sorted(GOODS)))
def test_a_key_gives_the_thing_of_that_key_within_bounds(key: str) -> None:
    item = item_named(key)
    assert item.key == key
    assert item.slots in (0, 1, 2)
    assert item.uses == item.uses_most
    assert 0 <= item.armor <= 3
    assert (item.kind == "weapon") == bool(item.dice)
    assert (item.kind == "relic") == bool(item.recharge) == (key in RELICS)


@pytest.mark.rule("cairn2e/spellbooks", "cairn2e/scrolls")
@pytest.mark.parametrize("spell", SPELLS)
def test_every_spell_comes_as_a_book_and_as_a_scroll(spell: str) -> None:
    assert item_named(f"spellbook-{spell}") == Item(key="spellbook", kind="spellbook", spell=spell)
    scroll = item_named(f"scroll-{spell}")
    assert (scroll.kind, scroll.slots, scroll.uses, scroll.spell) == ("scroll", 0, 1, spell)


@pytest.mark.rule("cairn2e/relics")
def test_a_relic_has_a_power_uses_and_a_way_to_get_them_back() -> None:
    assert len(RELICS) == 12
    assert all(one.spell and one.uses > 0 and one.recharge for one in RELICS.values())
    assert len({one.spell for one in RELICS.values()} | set(SPELLS)) == len(RELICS) + len(SPELLS)


def test_nothing_has_two_origins() -> None:
    assert not set(FINDS) & set(MARKET)
    assert not set(RELICS) & (set(MARKET) | set(FINDS))


@pytest.mark.parametrize(
    ("key", "meant"), [("swrod", "sword"), ("xyzzy", "torch"), ("scroll-saltline", "scroll-salt-line")]
)
def test_a_thing_there_is_not_is_refused_with_one_there_is(key: str, meant: str) -> None:
    with refuses("no-such-good") as refusal:
        item_named(key)
    assert refusal.value.facts == {"text": key, "nearest": meant}
    assert str(refusal.value) == (
        f"“{key}” is not an item in this game; use the key of one, such as “{meant}”"
    )


@pytest.mark.rule("cairn2e/light")
def test_a_torch_and_oil_last_as_long_as_the_table_plays() -> None:
    longer = Game(settings=Settings(torch_lights=5, oil_lights=9))
    assert [item_for(Game(), key).uses for key in ("torch", "oil-can", "rations")] == [3, 6, 3]
    assert [item_for(longer, key).uses_most for key in ("torch", "oil-can", "rations")] == [5, 9, 3]
