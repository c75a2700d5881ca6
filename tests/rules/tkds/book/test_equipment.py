"""Armour, weapons and gear: the tables, training, load, and how hard somebody is to hit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.rules.tkds.book.blocks import Attack
from nde.rules.tkds.book.equipment import (
    ARMOUR,
    BOWS,
    GEAR,
    SERVICES,
    THINGS,
    UNARMED,
    WARES,
    WEAPONS,
    armour_disadvantage,
    can_wear,
    can_wield,
    coin_slots,
    defence_of,
    forbids,
    free_slots,
    hands_used,
    hinders,
    is_trained,
    is_within_load,
    new_item,
    slots_of,
    slots_of_item,
    thing_named,
    used_slots,
    weapons_of,
)
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.scene import SHIELD_LOWERED, Condition
from tests.refusals import refuses
from tests.rules.tkds.characters.samples import GAME, characters, figure_of, game, wearing

FIGHTER = Character(hp=8, hp_most=8, specialization="fighter", strength=3)
MAGE = Character(hp=4, hp_most=4, specialization="mage")


@pytest.mark.rule("tkds/armour", "tkds/G5", "tkds/58")
def test_the_table_of_armour() -> None:
    rows = {
        key: (one.price, one.defence, max(one.least_strength, 0), one.slots, one.needs_training)
        for key, one in ARMOUR.items()
    }
    assert rows == {
        "clothes": (0, 10, 0, 0, False),
        "padded": (10, 11, 0, 1, False),
        "light": (20, 12, 0, 1, True),
        "medium": (60, 14, 2, 2, True),
        "heavy": (200, 16, 3, 4, True),
        "buckler": (5, 1, 0, 1, True),
        "shield": (15, 2, 1, 1, True),
    }


@pytest.mark.rule("tkds/weapons")
def test_the_table_of_weapons_for_melee() -> None:
    rows = {
        key: (one.price, one.slots, one.damage, one.versatile, one.hands, one.reach, one.throw)
        for key, one in WEAPONS.items()
        if not one.range
    }
    assert rows == {
        "unarmed": (0, 0, "1", "", 1, 1, 0),
        "whip": (12, 1, "1d4", "", 1, 2, 0),
        "quarterstaff": (20, 2, "1d8", "", 2, 1, 0),
        "flail": (18, 1, "1d6", "", 1, 1, 0),
        "staff": (1, 2, "1d4", "1d6", 1, 1, 0),
        "spear": (5, 2, "1d6", "1d8", 1, 2, 0),
        "sword": (30, 1, "1d8", "", 1, 1, 0),
        "bastard-sword": (60, 2, "1d8", "1d10", 1, 1, 0),
        "knife": (3, 1, "1d6", "", 1, 1, 5),
        "greatsword": (80, 2, "2d6", "", 2, 1, 0),
        "mace": (10, 1, "1d8", "", 1, 1, 0),
        "club": (1, 1, "1d6", "", 1, 1, 0),
        "pike": (15, 2, "1d8", "", 2, 3, 0),
        "rapier": (40, 1, "1d8", "", 1, 1, 0),
        "hatchet": (2, 1, "1d6", "", 1, 1, 5),
        "silver-knife": (40, 1, "1d6", "", 1, 1, 5),
        "war-axe": (35, 2, "1d8", "1d10", 1, 1, 0),
        "war-hammer": (40, 2, "1d12", "", 2, 1, 0),
    }


@pytest.mark.rule("tkds/weapons")
def test_the_table_of_weapons_for_shooting() -> None:
    rows = {
        key: (one.price, one.slots, one.damage, one.range, one.hands, one.close, one.needs_reload)
        for key, one in WEAPONS.items()
        if one.range
    }
    assert rows == {
        "longbow": (20, 2, "1d8", 40, 2, 5, False),
        "composite-longbow": (60, 2, "1d10", 50, 2, 5, False),
        "composite-shortbow": (40, 1, "1d8", 40, 2, 0, False),
        "shortbow": (10, 1, "1d6", 30, 2, 0, False),
        "crossbow": (20, 2, "1d8", 20, 2, 0, True),
        "sling": (2, 1, "1d4", 10, 1, 0, False),
        "hand-crossbow": (25, 1, "1d6", 10, 1, 0, True),
        "heavy-crossbow": (40, 2, "1d10", 40, 2, 0, True),
    }
    assert {key for key, one in WEAPONS.items() if one.range} - {"sling"} == BOWS


@pytest.mark.rule("tkds/weapons")
def test_weapons_are_used_with_strength_dexterity_or_a_choice_of_both() -> None:
    assert UNARMED.skills == WEAPONS["whip"].skills == WEAPONS["longbow"].skills == ("dexterity",)
    either = {key for key, one in WEAPONS.items() if len(one.skills) == 2}
    assert either == {"quarterstaff", "knife", "rapier", "composite-longbow", "composite-shortbow"}
    untrained = {key for key, one in WEAPONS.items() if not one.needs_training}
    assert untrained == {"unarmed", "staff", "club", "crossbow", "sling", "hand-crossbow"}
    assert WEAPONS["war-hammer"].source == "ours"


@pytest.mark.rule("tkds/gear", "tkds/prices")
@pytest.mark.parametrize(
    ("key", "price", "slots", "uses"),
    [
        ("healing-kit", 25, 1, 6),
        ("stakes", 1, 1, 3),
        ("garlic", 1, 0, -1),
        ("saddle", 25, 4, -1),
        ("oil", 6, 1, 1),
        ("salve", 8, 1, 1),
        ("torches", 2, 1, 3),
        ("rations", 2, 1, 3),
        ("tent-medium", 15, 3, -1),
        ("thieves-tools", 15, 1, 6),
        ("mirror", 5, 0, -1),
        ("arrows", 5, 1, 20),
        ("bolts", 8, 1, 20),
        ("silver-arrow", 10, 0, 1),
    ],
)
def test_gear_has_a_price_a_size_and_uses(key: str, price: int, slots: int, uses: int) -> None:
    gear = GEAR[key]
    assert (gear.price, gear.slots, gear.uses) == (price, slots, uses)
    assert new_item(key) == Item(key=key, uses=uses)


@pytest.mark.rule("tkds/prices", "tkds/gear")
def test_everything_has_one_entry_and_what_has_no_price_is_not_sold() -> None:
    assert len(THINGS) == len(WEAPONS) + len(ARMOUR) + len(GEAR) + len(SERVICES)
    assert all((thing.price > 0) == thing.is_sold for thing in THINGS.values())
    assert "own-tools" not in WARES
    assert "mule" in WARES
    assert (SERVICES["mule"].price, SERVICES["mule"].carries, SERVICES["veteran"].price) == (30, 8, 20)
    with refuses("no-such-thing-on-sale"):
        thing_named("dragon")


@pytest.mark.rule("tkds/defence", "tkds/armour", "tkds/51")
def test_the_defence_is_ten_or_that_of_armour_and_shield() -> None:
    def defence(*keys: str) -> int:
        return defence_of(GAME, figure_of(wearing(FIGHTER, *keys)))

    assert defence() == 10
    assert [defence(key) for key in ("clothes", "padded", "light", "medium", "heavy")] == [10, 11, 12, 14, 16]
    assert (defence("buckler"), defence("shield"), defence("heavy", "shield")) == (11, 12, 18)
    carried = replace(FIGHTER, items=(Item(key="heavy"),))
    assert defence_of(GAME, figure_of(carried)) == 10, "what is only carried protects nobody"
    assert defence_of(game(defence=12), figure_of(wearing(FIGHTER, "light"))) == 14


@pytest.mark.rule("tkds/defence", "tkds/51", "tkds/U31")
@pytest.mark.parametrize(("counts", "defence"), [(False, 12), (True, 14)])
def test_dexterity_adds_to_the_defence_only_by_option(counts: bool, defence: int) -> None:
    nimble = wearing(replace(FIGHTER, dexterity=2), "light")
    assert defence_of(game(defence_skill=counts), figure_of(nimble)) == defence


@pytest.mark.rule("tkds/defence", "tkds/51")
def test_spells_exhaustion_and_a_stat_block_bear_on_the_defence() -> None:
    armoured = wearing(FIGHTER, "light", "shield")
    magic = Condition(key="mage-armour", value=2)
    assert defence_of(GAME, figure_of(armoured, conditions=(magic,))) == 16
    assert defence_of(GAME, figure_of(replace(armoured, is_exhausted=True))) == 12
    assert defence_of(GAME, figure_of(armoured, conditions=(Condition(key=SHIELD_LOWERED),))) == 12
    beast = figure_of(replace(armoured, is_exhausted=True), defence=15)
    assert defence_of(game(defence_skill=True), beast) == 13


@pytest.mark.rule("tkds/races")
def test_small_folk_are_harder_to_hit_from_afar_or_for_the_large_and_never_both() -> None:
    small = figure_of(replace(FIGHTER, race="halfling"))
    figures = [(ranged, large) for ranged in (False, True) for large in (False, True)]
    defences = [defence_of(GAME, small, ranged=ranged, large=large) for ranged, large in figures]
    assert defences == [10, 12, 11, 12]
    assert defence_of(GAME, figure_of(replace(FIGHTER, race="human")), ranged=True, large=True) == 10


@pytest.mark.rule("tkds/armour", "tkds/U34")
@pytest.mark.parametrize(("key", "least"), [("medium", 2), ("heavy", 3), ("shield", 1)])
def test_armour_too_heavy_for_somebody_cannot_be_worn(key: str, least: int) -> None:
    weak, strong = replace(FIGHTER, strength=least - 1), replace(FIGHTER, strength=least)
    assert not can_wear(weak, key)
    assert can_wear(strong, key)
    assert defence_of(GAME, figure_of(wearing(weak, key))) == 10
    assert defence_of(GAME, figure_of(wearing(strong, key))) > 10
    tired = replace(strong, lost=(1, 0, 0, 0))
    assert not can_wear(tired, key), "strength lost for now counts"
    assert can_wear(weak, "light")
    assert can_wear(weak, "a hat")


@pytest.mark.rule("tkds/weapons")
def test_a_composite_bow_wants_strength() -> None:
    assert not can_wield(replace(FIGHTER, strength=1), "composite-longbow")
    assert can_wield(replace(FIGHTER, strength=1), "composite-shortbow")
    assert can_wield(replace(FIGHTER, strength=-5), "sword")


@pytest.mark.rule("tkds/armour")
def test_armour_one_is_not_trained_in_is_a_disadvantage() -> None:
    trained = replace(MAGE, perks=("armour-training:light", "armour-training:medium"), strength=2)
    for somebody, key, sources in (
        (MAGE, "light", 1),
        (MAGE, "padded", 0),
        (FIGHTER, "heavy", 0),
        (FIGHTER, "shield", 0),
        (trained, "medium", 0),
    ):
        assert armour_disadvantage(wearing(somebody, key)) == sources


@pytest.mark.rule("tkds/armour")
def test_armour_is_in_the_way_of_casting_sleeping_swimming_and_sneaking() -> None:
    kinds = ("night", "casting", "swimming", "sneaking")
    table = {key: [hinders(wearing(FIGHTER, key), kind) for kind in kinds] for key in ARMOUR}
    assert table["light"] == [False] * 4
    assert table["medium"] == [True] * 4
    assert table["heavy"] == [True, True, False, True]
    assert table["buckler"] == table["shield"] == [False, True, False, False]
    assert forbids(wearing(FIGHTER, "heavy"), "swimming")
    assert not forbids(wearing(FIGHTER, "medium"), "swimming")
    assert hinders(wearing(FIGHTER, "buckler"), "casting")
    assert not hinders(FIGHTER, "casting")


@pytest.mark.rule("tkds/specializations", "tkds/weapons")
def test_each_specialization_is_trained_with_its_own() -> None:
    def trained(specialization: str, **changes: tuple[str, ...]) -> set[str]:
        one = replace(Character(hp=8, hp_most=8, specialization=specialization), **changes)
        wanting = [key for key, weapon in WEAPONS.items() if weapon.needs_training]
        wanting += [key for key, armour in ARMOUR.items() if armour.needs_training]
        return {key for key in wanting if is_trained(one, key)}

    assert trained("fighter") == {key for key in (*WEAPONS, *ARMOUR) if THINGS[key].needs_training}  # type: ignore[attr-defined]
    assert trained("rogue") == {"shortbow", "sword", "knife", "light", "buckler"}
    assert trained("mage") == {"knife"}
    assert trained("priest", training=("mace",)) == {"knife", "mace"}
    assert trained("priest", perks=("light-armour",)) == {"knife", "light"}
    assert trained("mage", perks=("weapon-training:hatchet",)) == {"knife", "hatchet"}
    assert is_trained(Character(hp=8, hp_most=8), "greatsword"), "creatures know what they carry"
    assert not is_trained(Character(hp=8, hp_most=8, specialization="bard"), "sword")


@pytest.mark.rule("tkds/weapons")
def test_weapons_in_hand_come_before_the_attacks_of_a_creature() -> None:
    armed = replace(FIGHTER, items=(Item(key="rope"), Item(key="sword", is_held=True), Item(key="knife")))
    bite = Attack(key="bite", damage="1d6", skill="dexterity", kind="plain", special="hold")
    weapons = weapons_of(figure_of(armed, attacks=(bite,)))
    assert [(one.key, one.item, one.is_natural) for one in weapons] == [
        ("sword", 1, False),
        ("bite", -1, True),
    ]
    assert (weapons[1].skills, weapons[1].special, weapons[1].needs_training) == (
        ("dexterity",),
        "hold",
        False,
    )


@pytest.mark.rule("tkds/load", "tkds/G5")
def test_there_are_twelve_slots_and_a_few_ways_to_have_more() -> None:
    assert slots_of(GAME, FIGHTER) == 12
    assert slots_of(GAME, replace(FIGHTER, origin="labourer")) == 13
    assert slots_of(GAME, replace(FIGHTER, perks=("extra-slot", "extra-slot"))) == 14
    assert slots_of(GAME, replace(FIGHTER, items=(Item(key="mule"),))) == 20
    assert slots_of(game(slots=10), FIGHTER) == 10


@pytest.mark.rule("tkds/load")
@pytest.mark.parametrize(("coins", "slots"), [(0, 0), (100, 0), (199, 0), (200, 1), (299, 1), (1000, 9)])
def test_the_first_hundred_coins_weigh_nothing_and_only_full_hundreds_weigh_more(
    coins: int, slots: int
) -> None:
    assert coin_slots(GAME, coins) == slots
    assert used_slots(GAME, replace(FIGHTER, coins=coins)) == slots


@pytest.mark.rule("tkds/load")
def test_things_take_their_slots_and_words_of_ones_own_take_one() -> None:
    assert slots_of_item(Item(key="heavy")) == 4
    assert slots_of_item(Item(key="chalk")) == 0
    assert slots_of_item(Item(key="scroll:healing")) == 1
    assert slots_of_item(Item(key="a stuffed owl")) == 1
    full = replace(FIGHTER, items=(Item(key="heavy"), Item(key="saddle"), Item(key="tent-large")))
    assert (used_slots(GAME, full), free_slots(GAME, full), is_within_load(GAME, full)) == (12, 0, True)
    over = replace(full, coins=200)
    assert (free_slots(GAME, over), is_within_load(GAME, over)) == (0, False)


@pytest.mark.rule("tkds/load")
def test_two_hands_hold_weapons_and_shields() -> None:
    assert hands_used(wearing(FIGHTER, "sword", "shield", "heavy")) == 2
    assert hands_used(wearing(FIGHTER, "greatsword")) == 2
    assert hands_used(replace(FIGHTER, items=(Item(key="greatsword"),))) == 0


@given(character=characters, ranged=st.booleans(), large=st.booleans())
def test_a_better_suit_never_makes_somebody_easier_to_hit(
    character: Character, ranged: bool, large: bool
) -> None:
    bare = replace(character, items=())
    before = defence_of(GAME, figure_of(bare), ranged=ranged, large=large)
    for key in ARMOUR:
        assert defence_of(GAME, figure_of(wearing(bare, key)), ranged=ranged, large=large) >= before
