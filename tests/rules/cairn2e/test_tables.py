"""The tables shown are those the game is played with."""

from __future__ import annotations

import pytest

from nde.locale import words
from nde.locale.book.game import ChosenGame
from nde.locale.book.lookup import look_up
from nde.rules import ruleset_named
from nde.rules.cairn2e.characters.market import MARKET, SERVICES
from nde.rules.cairn2e.exploration.exploration import DUNGEON_EVENTS
from nde.rules.ruleset import Table, Value

RULES = ruleset_named("cairn2e")


def table(rule: str, key: str) -> Table:
    return next(one for one in RULES.tables if (one.rule, one.key) == (rule, key))


def cells(shown: Table, column: str) -> dict[Value, Value]:
    """A column by the first cell of each row, or the second where rows are numbered."""
    name, at = int(shown.columns[0] in ("lost", "face")), shown.columns.index(column)
    return {row[name]: row[at] for row in shown.rows}


@pytest.mark.rule("cairn2e/market")
def test_the_market_is_whole() -> None:
    shown = [row[0] for one in RULES.tables if one.rule == "cairn2e/market" for row in one.rows]
    hired = [row[0] for row in table("cairn2e/hirelings", "trades").rows]
    assert sorted(map(str, (*shown, *hired))) == sorted((*MARKET, *SERVICES))
    weapons = table("cairn2e/market", "weapons")
    assert cells(weapons, "gold")["crossbow"] == 30
    assert cells(weapons, "dice")["halberd"] == "d10"
    assert [key for key, is_ranged in cells(weapons, "ranged").items() if is_ranged] == [
        "sling",
        "bow",
        "crossbow",
    ]
    assert cells(table("cairn2e/market", "armor"), "armor")["plate"] == 3


@pytest.mark.rule("cairn2e/dungeon")
def test_what_a_turn_in_the_dungeon_brings_is_a_table_that_a_search_finds() -> None:
    events = table("cairn2e/dungeon", "dungeon-events")
    assert [row[:2] for row in events.rows] == list(enumerate(DUNGEON_EVENTS, start=1))
    for language, word in (("en", "tracks"), ("pl", "legowisko"), ("de", "Spuren"), ("cs", "doupě")):
        found = look_up(ChosenGame(RULES, words(language, "cairn2e")), word)
        assert "dungeon-events" in [row.id for row in found.of("row")], language


@pytest.mark.rule("cairn2e/scars")
def test_the_scars_are_twelve_rows_with_their_rolls() -> None:
    scars = table("cairn2e/scars", "scars")
    assert [row[0] for row in scars.rows] == list(range(1, 13))
    assert cells(scars, "roll")["8"] == "d4"
    assert cells(scars, "due")["12"] == "save"
    places = table("cairn2e/scars", "scar-places")
    assert places.columns == ("face", "scar-1", "scar-4", "scar-6")
    assert places.rows[2] == (3, "eye", "arm", "dexterity")


@pytest.mark.rule("cairn2e/scars")
@pytest.mark.parametrize(
    ("row", "said"),
    [
        (3, ("deprived", "rest")),
        (7, ("barely move", "serious help")),
        (8, ("hears nothing", "extraordinary aid")),
        (10, ("limb", "Warden")),
        (11, ("deprived", "out of action", "an hour")),
    ],
)
def test_the_table_says_what_a_scar_does_to_its_bearer(row: int, said: tuple[str, ...]) -> None:
    scars = table("cairn2e/scars", "scars")
    at = scars.columns.index("befalls")
    assert (scars.kinds[at], scars.rows[row - 1][at]) == ("scar.text", str(row))
    text = words("en").attribute(f"cairn2e-scar-{row}", "text")
    assert all(part in text for part in said), text


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("critical", "saves again each later time they take damage"),
        ("critical", "unless the Warden spares them"),
        ("detachments", "at STR 0 they are destroyed"),
        ("detachments", "routs them or weakens them"),
        ("deprived", "more than a day"),
        ("morale", "whatever their kinds"),
        ("casting-in-danger", "even death"),
        ("attribute-loss", "cannot act"),
        ("ranged", "Ammunition is not counted"),
        ("healing", "exposed"),
    ],
)
def test_the_index_leaves_out_nothing_of_the_book(rule: str, said: str) -> None:
    assert said in words("en").rule_text(f"cairn2e/{rule}")


@pytest.mark.rule("cairn2e/weather")
def test_the_weather_has_a_row_for_each_face() -> None:
    weather = table("cairn2e/weather", "weather")
    assert weather.rows[0] == (1, "nice", "nice", "fair", "fair")
    assert weather.rows[5] == (6, "extreme", "extreme", "extreme", "extreme")
