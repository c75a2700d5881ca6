"""Changing settings key by key: what is allowed, and every fault of what is not."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nde.errors import Faults
from nde.rules.nde12.settings import OPTIONS as OPTIONS_12
from nde.rules.nde14.settings import OPTIONS as OPTIONS_14
from nde.rules.overrides import nested
from nde.rules.ruleset import Option, Value
from nde.rules.stepdice.configuration import check_together, configure
from nde.rules.stepdice.settings import Rank, Role, Settings, Tier
from tests.rules.stepdice.characters import NDE12, NDE14

OLD, NEW = NDE12.settings, NDE14.settings


def faults(settings: Settings, overrides: dict[str, Any]) -> dict[str, str]:
    """The code of each fault, by its key."""
    with pytest.raises(Faults) as caught:
        configure(settings, overrides)
    return {fault.place: fault.error.code for fault in caught.value.faults}


def value_at(settings: Settings, key: str) -> object:
    """The setting at a dotted key."""
    value: Any = settings
    for part in key.split("."):
        value = value[part] if isinstance(value, dict) else getattr(value, part)
    return value


def test_nothing_changed_is_the_same_game() -> None:
    assert configure(OLD, {}) == OLD
    assert configure(NEW, {}) == NEW


@pytest.mark.parametrize("settings", [OLD, NEW])
def test_the_editions_themselves_have_no_conflicts(settings: Settings) -> None:
    assert list(check_together(settings)) == []


def test_a_dotted_key_and_a_nested_table_mean_the_same() -> None:
    dotted = configure(OLD, {"rest.without_fire": "half", "ranks.boss.tn": 10, "roles.warrior.strength": 12})
    table = {"without_fire": "half"}
    tables = {
        "rest": table,
        "ranks": {"boss": {"tn": 10}},
        "roles": {"warrior": {"strength": 12}},
    }
    assert configure(OLD, tables) == dotted
    assert dotted.rest.without_fire == "half"
    assert dotted.ranks["boss"] == Rank(tn=10, wounds=3)
    assert dotted.roles["warrior"] == Role(strength=12, dexterity=6, power=6)


def test_the_game_it_is_made_from_stays_as_it_is() -> None:
    configure(OLD, {"rungs.normal": 5, "ladder": [4, 6, 8, 10, 12, 20]})
    assert OLD.rungs["normal"] == 6
    assert OLD.ladder == (6, 8, 10, 12, 20)


def test_new_names_may_be_added_and_old_ones_taken_out() -> None:
    changed = configure(
        OLD,
        {
            "roles.ranger": {"strength": 8, "dexterity": 8, "power": 6},
            "roles.mage": False,
            "ranks.swarm": {"tn": 4, "wounds": 2},
            "tiers.ritual": {"numbers": [12, 14], "costs": [4]},
            "rungs": {"normal": False, "usual": 5, "trivial": 2},
            "usual_rung": "usual",
        },
    )
    assert list(changed.roles) == ["warrior", "rogue", "ranger"]
    assert changed.ranks["swarm"] == Rank(tn=4, wounds=2)
    assert changed.tiers["ritual"] == Tier(numbers=(12, 14), costs=(4,))
    assert changed.rungs == {"trivial": 2, "easy": 4, "usual": 5, "hard": 8, "heroic": 12}


def test_a_scale_is_put_in_order_wherever_its_names_were_added() -> None:
    assert list(configure(OLD, {"rungs.tiny": 1}).rungs) == ["tiny", "easy", "normal", "hard", "heroic"]
    levels = configure(OLD, {"d6.levels.legend": 2}).d6.levels
    assert list(levels) == ["legend", "master", "trained", "novice", "unskilled"]


@pytest.mark.parametrize(
    ("overrides", "place", "text"),
    [
        ({"top_fase": "strict"}, "top_fase", "“top_fase” is not a key here; did you mean “top_face”?"),
        ({"rest.without_fir": "half"}, "rest.without_fir", "did you mean “without_fire”?"),
        ({"xyzzy": 1}, "xyzzy", "“xyzzy” is not a key here; use one of: variant, ladder"),
        ({"top_face": "literally"}, "top_face", "did you mean “literal”? Allowed: literal, strict"),
        ({"top_face": 3}, "top_face", "“3” is not allowed here; use one of: literal, strict"),
        ({"rest": "full"}, "rest", "“full” is not a table"),
        ({"helpers": "two"}, "helpers", "“two” is not a whole number"),
        ({"helpers": True}, "helpers", "“true” is not a whole number"),
        ({"helpers": -1}, "helpers", "“-1” is outside the allowed range; use 0–99"),
        ({"talents": 5}, "talents", "“5” is outside the allowed range; use 0–4"),
        ({"no_elites": "yes"}, "no_elites", "“yes” is neither true nor false"),
        ({"ladder": 6}, "ladder", "“6” is not a list"),
        ({"ladder": [6, "eight"]}, "ladder[1]", "“eight” is not a whole number"),
        ({"ladder": [6, 10, 8, 12, 20]}, "ladder", "“d6, d10, d8, d12, d20” are not in order"),
        ({"ladder": [6, 8, 10, 10, 12, 20]}, "ladder", "“d6, d8, d10, d10, d12, d20” are not in order"),
        (
            {"roles.knight": {"strength": "x", "dexterity": 8, "power": 6}},
            "roles.knight.strength",
            "“x” is not a",
        ),
        ({"usual_rung": "normel"}, "usual_rung", "did you mean “normal”?"),
        ({"rungs.hard": 6}, "rungs.hard", "“6” is already the number of “normal”"),
        ({"rungs.Very Hard": 9}, "rungs.Very Hard", "“Very Hard” cannot be a name"),
        ({"rungs.herd": False}, "rungs.herd", "did you mean “hard”?"),
        (
            {"roles.knight": {"strength": 8, "dexterity": 8}},
            "roles.knight.power",
            "“power” is missing; add it",
        ),
        ({"roles.mage.power": 9}, "roles.mage.power", "“d9” is not on the ladder; use one of: d6, d8"),
        ({"array": [10, 8]}, "array", "2 values cannot be shared out among three"),
        ({"array": [10, 8, 4]}, "array[2]", "“d4” is not on the ladder"),
        ({"hearts.start": 9}, "hearts.start", "the starting value “9” is above the cap of 7"),
        ({"luck": {"per_session": 3, "cap": 2}}, "luck.per_session", "above the cap of 2"),
        ({"ranks": {"minion": False, "elite": False, "boss": False}}, "ranks", "nothing is left in “ranks”"),
        ({"ranks.boss.wounds": 0}, "ranks.boss.wounds", "“0” is outside the allowed range; use 1–99"),
        ({"ranks.bos.tn": 10}, "ranks.bos", "“bos” is not a key here; did you mean “boss”?"),
        ({"tiers.standard": False}, "tiers.standard", "“standard” is missing"),
        (
            {"tiers.strong": False},
            "heal_tier",
            "“strong” is not allowed here; use one of: trick, standard, great",
        ),
        ({"boons": ["push", "Trip up"]}, "boons[1]", "“Trip up” cannot be a name"),
        ({"tiers.trick.costs": []}, "tiers.trick.costs", "nothing is left in “costs”"),
        ({"d6.levels.god": 1}, "d6.levels.god", "“1” is outside the variant’s bounds; use 2–6"),
        ({"d6.from_dice.d8": "novize"}, "d6.from_dice.d8", "did you mean “novice”?"),
        ({"d6.from_dice.dragon": "novice"}, "d6.from_dice.dragon", "“dragon” is not a die"),
        ({"two_dice.success_from": 5}, "two_dice", "“7, 5, 12” are out of order"),
        ({"two_dice.exceptional_from": 9}, "two_dice", "“7, 10, 9” are out of order"),
        ({"two_dice.array": [5, 1, 0]}, "two_dice.array[0]", "“5” is outside the variant’s bounds"),
        ({"two_dice.array": [1, 0]}, "two_dice.array", "2 values cannot"),
        (
            {"rest": {"without_fire": "half"}, "rest.without_fire": "none"},
            "rest.without_fire",
            "is given twice",
        ),
        ({"rest.without_fire": "half", "rest": 1}, "rest", "is given twice"),
    ],
)
def test_each_fault_has_its_key_and_says_what_to_do(overrides: dict[str, Any], place: str, text: str) -> None:
    with pytest.raises(Faults) as caught:
        configure(OLD, overrides)
    (fault,) = caught.value.faults
    assert fault.place == place
    assert text in str(fault.error)


def test_a_fault_in_one_entry_hides_none_in_another() -> None:
    overrides = {
        "roles.mage.power": "high",
        "roles.rogue.power": 7,
        "ranks.bos.wounds": 0,
        "ranks.elite.tm": 1,
    }
    assert faults(OLD, overrides) == {
        "roles.mage.power": "not-a-number",
        "roles.rogue.power": "not-on-ladder",
        "ranks.bos": "misspelt-key",
        "ranks.bos.wounds": "number-outside",
        "ranks.elite.tm": "unknown-key",
    }


def test_a_variant_without_its_numbers_is_a_fault() -> None:
    assert faults(NEW, {"variant": "d6"}) == {"variant": "variant-unprepared"}
    assert faults(OLD, {"variant": "2d6"}) == {"variant": "variant-unprepared"}


def test_every_fault_is_listed_and_what_only_follows_from_one_is_not() -> None:
    found = faults(
        OLD,
        {
            "ladder": [6, "x"],
            "roles.mage.power": 9,  # would be off the ladder, if we knew the ladder
            "armour": "of",
            "rest": {"safe_mana": 1, "safe": 2},
            "usual_rung": "nrmal",
            "hearts.start": 8,
            "wrong": 1,
        },
    )
    assert found == {
        "ladder[1]": "not-a-number",
        "armour": "misspelt-value",
        "rest.safe_mana": "not-allowed",
        "rest.safe": "unknown-key",
        "wrong": "unknown-key",
        "usual_rung": "misspelt-value",
        "hearts.start": "start-above-cap",
    }


def test_dotted_keys_are_taken_apart_at_any_depth() -> None:
    assert nested({"a.b.c": 1, "a.b": {"d.e": 2}}) == {"a": {"b": {"c": 1, "d": {"e": 2}}}}


def _values(option: Option) -> tuple[Value, ...]:
    return option.choices or tuple(range(option.least, option.most + 1))


@pytest.mark.parametrize(
    ("settings", "option"),
    [
        pytest.param(settings, option, id=f"{game}-{option.key}")
        for game, settings, options in (("nde12", OLD, OPTIONS_12), ("nde14", NEW, OPTIONS_14))
        for option in options
    ],
)
def test_every_value_of_every_option_can_be_set(settings: Settings, option: Option) -> None:
    assert value_at(settings, option.key) == option.default
    for value in _values(option):
        assert value_at(configure(settings, {option.key: value}), option.key) == value


@given(data=st.data(), settings=st.sampled_from([OLD, NEW]))
def test_a_second_change_does_not_undo_the_first(data: st.DataObject, settings: Settings) -> None:
    options = OPTIONS_12 if settings is OLD else OPTIONS_14
    one, other = data.draw(st.permutations(options))[:2]
    first = data.draw(st.sampled_from(_values(one)))
    second = data.draw(st.sampled_from(_values(other)))
    stepwise = configure(configure(settings, {one.key: first}), {other.key: second})
    assert stepwise == configure(settings, {one.key: first, other.key: second})


@given(junk=st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=4))
def test_whatever_is_given_is_taken_or_reported(junk: object) -> None:
    for key in ("ladder", "rungs", "top_face", "helpers", "rest", "d6", "tiers.trick.numbers", "roles.mage"):
        with suppress(Faults):
            configure(OLD, {key: junk})


@pytest.mark.parametrize("key", ["two_dice.shifts", "companion_numbers"])
def test_a_table_of_numbers_takes_numbers_alone(key: str) -> None:
    with pytest.raises(Faults) as refusal:
        configure(NDE14.settings, {key: {"twelve": 3}})
    assert [(fault.place, fault.error.code) for fault in refusal.value.faults] == [
        (f"{key}.twelve", "not-a-number")
    ]


@pytest.mark.parametrize("key", ["ranks.captain", "roles.new", "tiers.new"])
def test_an_entry_that_is_no_table_is_a_fault_and_no_crash(key: str) -> None:
    with pytest.raises(Faults) as refusal:
        configure(NDE12.settings, {key: 7})
    assert refusal.value.faults[0].place == key
