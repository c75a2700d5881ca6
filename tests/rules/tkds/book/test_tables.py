"""The tables shown are those the game is played with."""

from __future__ import annotations

import pytest

from nde.locale import LANGUAGES, words
from nde.rules import ruleset_named
from nde.rules.ruleset import Table
from nde.rules.tkds.book.equipment import THINGS
from nde.rules.tkds.book.people import ORIGINS, PERKS
from nde.rules.tkds.book.spells import SPELLS
from nde.rules.tkds.exploration.camp import TENTS
from nde.rules.tkds.fight.weapons import SILVERED

RULES = ruleset_named("tkds")


def table(rule: str, key: str) -> Table:
    return next(one for one in RULES.tables if (one.rule, one.key) == (rule, key))


@pytest.mark.rule("tkds/weapons", "tkds/armour", "tkds/gear", "tkds/prices")
def test_everything_on_sale_stands_in_a_table() -> None:
    rules = ("tkds/weapons", "tkds/armour", "tkds/gear", "tkds/prices")
    shown = [row[0] for one in RULES.tables if one.rule in rules for row in one.rows]
    assert sorted(map(str, shown)) == sorted(THINGS)
    melee = {row[0]: row for row in table("tkds/weapons", "weapons-melee").rows}
    assert melee["spear"] == ("spear", "1d6 / 1d8", 1, "strength", 2, "", True, 2, 5)
    ranged = {row[0]: row for row in table("tkds/weapons", "weapons-ranged").rows}
    assert ranged["composite-longbow"][5] == 2
    assert ranged["sling"][4:7] == (10, "", False)


@pytest.mark.rule("tkds/armour")
def test_no_night_is_spent_in_heavy_armour() -> None:
    heavy = next(row for row in table("tkds/armour", "armour").rows if row[0] == "heavy")
    assert heavy == ("heavy", "16", 3, 4, 200, "casting,sneaking", "night,swimming")


@pytest.mark.rule("tkds/races")
def test_a_race_tells_what_it_raises_and_lowers() -> None:
    races = {row[0]: row for row in table("tkds/races", "races").rows}
    assert races["human"] == ("human", "free-2", "+2", "+2", 6, 1, "")
    assert races["dwarf"][1] == "up-strength,up-will,down-dexterity,free-1"


@pytest.mark.rule("tkds/origins", "tkds/perk-list")
def test_every_origin_and_perk_has_a_row() -> None:
    origins = {row[0]: row for row in table("tkds/origins", "origins").rows}
    assert list(origins) == list(ORIGINS)
    assert origins["noble"] == ("noble", "intelligence,will", "signet-ring", "coins-100")
    assert [row[0] for row in table("tkds/perk-list", "perks").rows] == list(PERKS)


@pytest.mark.rule("tkds/spell-list", "tkds/our-spells")
def test_every_spell_stands_under_the_rule_it_is_from() -> None:
    for rule in ("tkds/spell-list", "tkds/our-spells"):
        rows = table(rule, "spells").rows
        assert {row[0] for row in rows} == {key for key, spell in SPELLS.items() if spell.rule == rule}
        assert [row[1] for row in rows] == sorted(row[1] for row in rows)
        assert {row[0] for row in rows} == {row[0] for row in table(rule, "spell-results").rows}


@pytest.mark.rule("tkds/gear", "tkds/camp", "tkds/weapons")
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_gear_a_rule_asks_for_says_what_it_does(language: str) -> None:
    gear = table("tkds/gear", "gear")
    told = {row[0]: row[gear.columns.index("text")] for row in gear.rows}
    speaker = words(language, "tkds")
    for key in (*TENTS, *SILVERED, *SILVERED.values()):
        assert told[key] == key
        assert speaker.has(f"about-item-{key}")


@pytest.mark.rule("tkds/advantage", "tkds/prices", "tkds/downtime", "tkds/spells", "tkds/blinded")
@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("advantage", "shifts the target rather than hand out advantage or disadvantage"),
        ("advantage", "in a fight there is often nothing else to hand out"),
        ("prices", "It takes a place to trade"),
        ("downtime", "each character exchanges at most one perk and one spell"),
        ("downtime", "The game master has to agree"),
        ("spells", "a spell can be exchanged for another by training between adventures"),
        ("blinded", "disadvantage on attacks, on manoeuvres and on spells aimed at somebody else"),
    ],
)
def test_the_index_says_what_the_engine_does(rule: str, said: str) -> None:
    assert said in words("en", "tkds").rule_text(f"tkds/{rule}")
