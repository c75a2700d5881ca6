"""Sheets: written and read back the same, shown in order, and every fault named with its place."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.errors import Faults
from nde.rules import ruleset_named
from nde.rules.stepdice.character import Asset
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.sheet import advances_made, read_sheet, sheet, write_sheet
from tests.rules.stepdice.characters import NDE12, NDE14, changed, first_hero, games, heroes

ROGUE = {"role": "rogue", "strength": "d6", "dexterity": "d10", "power": "d6"}
ADEPT = {"role": "adept", "strength": "d6", "dexterity": "d8", "power": "d12"}


def faults(game: Game, document: dict[str, Any]) -> dict[str, str]:
    """The code of each fault, by its place."""
    with pytest.raises(Faults) as caught:
        read_sheet(game, document)
    return {fault.place: fault.error.code for fault in caught.value.faults}


@given(data=st.data(), game=games)
def test_a_sheet_is_read_back_as_it_was_written(data: st.DataObject, game: Game) -> None:
    hero = data.draw(heroes(game))
    file = tomli_w.dumps(write_sheet(game, hero))
    assert read_sheet(game, tomllib.loads(file)) == hero


def test_a_written_sheet_is_pleasant_to_read() -> None:
    hero = replace(first_hero(NDE14), name="Wren", concept="Mends.", assets=(Asset(text="Never lost."),))
    assert tomli_w.dumps(write_sheet(NDE14, hero)).startswith(
        'kind = "character"\n'
        "format = 1\n"
        'game = "nde14"\n'
        'variant = "step"\n'
        'name = "Wren"\n'
        'concept = "Mends."\n'
        'role = "assault"\n'
        'strength = "d12"\n'
        'dexterity = "d8"\n'
        'power = "d6"\n'
        "hearts = 5\n"
        "hearts_most = 5\n"
        "mana = 3\n"
        "mana_most = 3\n"
        "luck = 2\n"
        "advances = 1\n"
    )


@pytest.mark.rule("nde12/2.6", "nde14/1.7")
@pytest.mark.parametrize(
    ("game", "examples"), [(game, ruleset_named(game.id).examples) for game in (NDE12, NDE14)]
)
def test_the_books_own_characters_are_valid(game: Game, examples: tuple[Any, ...]) -> None:
    sheets = [example.character for example in examples if example.character]
    assert sheets
    for document in sheets:
        hero = read_sheet(game, document)
        assert (hero.hearts, hero.mana) == (5, 3)
        assert advances_made(game, hero) is not None


@pytest.mark.parametrize("written", ["d10", "k10", "W10", "D10", " k 10 ", "10", 10])
def test_a_die_is_read_in_every_language(written: object) -> None:
    assert read_sheet(NDE12, {**ROGUE, "dexterity": written}).dexterity == 10


@pytest.mark.rule("nde12/9.1")
@pytest.mark.parametrize("written", ["trained", "Trained", "4+", "4", 4])
def test_a_level_is_read_by_its_name_or_its_threshold(written: object) -> None:
    document = {
        "variant": "d6",
        "role": "rogue",
        "strength": "unskilled",
        "dexterity": written,
        "power": "6+",
    }
    assert read_sheet(NDE12, document).dexterity == 4


@pytest.mark.rule("nde14/8.1")
@pytest.mark.parametrize("written", ["+2", "2", 2])
def test_a_modifier_is_read_with_or_without_its_sign(written: object) -> None:
    document = {"variant": "2d6", "role": "adept", "strength": 0, "dexterity": "+1", "power": written}
    assert read_sheet(NDE14, document).power == 2


def test_a_short_sheet_is_filled_up_with_what_everybody_starts_with() -> None:
    hero = read_sheet(NDE14, ADEPT)
    assert (hero.hearts, hero.hearts_most, hero.mana, hero.mana_most, hero.luck) == (5, 5, 3, 3, 2)
    assert read_sheet(NDE14, {**ADEPT, "hearts_most": 7}).hearts == 7


def test_every_fault_is_listed_and_not_only_the_first() -> None:
    found = faults(
        NDE14,
        {
            "kind": "monster",
            "format": 2,
            "game": "nde12",
            "rolle": "adept",
            "strenght": "d6",
            "strength": "d10",
            "dexterity": True,
            "hearts": 6,
            "mana_most": 9,
            "luck": -1,
            "talents": ["One", "", "Two", "two"],
            "weapon": 7,
            "gear": "rope",
            "assets": [{"text": "Old", "efect": "die"}, {"text": "", "effect": "wond", "uses": "often"}, 3],
        },
    )
    assert found == {
        "rolle": "misspelt-key",
        "strenght": "misspelt-key",
        "kind": "not-a-sheet",
        "format": "newer-sheet",
        "game": "sheet-of-other-game",
        "role": "choice-missing",
        "strength": "not-allowed",
        "dexterity": "not-allowed",
        "power": "choice-missing",
        "hearts": "more-than-most",
        "mana_most": "number-outside",
        "luck": "number-outside",
        "talents[1]": "text-empty",
        "talents[3]": "talent-twice",
        "weapon": "not-a-text",
        "gear": "not-a-list",
        "assets[0].efect": "misspelt-key",
        "assets[1].text": "text-empty",
        "assets[1].effect": "misspelt-value",
        "assets[1].uses": "not-a-number",
        "assets[2]": "not-a-table",
    }


@pytest.mark.parametrize(
    ("change", "place", "text"),
    [
        ({"strenght": 1}, "strenght", "“strenght” is not a key here; did you mean “strength”?"),
        ({"charm": 1}, "charm", "“charm” is not a key here; use one of: kind, format, game"),
        ({"strength": "d7"}, "strength", "“d7” is not allowed here; use one of: d6, d8, d10, d12, d20"),
        ({"strength": "dragon"}, "strength", "“dragon” is not allowed here; use one of: d6"),
        ({"role": "roge"}, "role", "“roge” is not allowed here; did you mean “rogue”?"),
        ({"role": 7}, "role", "“7” is not allowed here; use one of: warrior, rogue, mage"),
        ({"hearts": "five"}, "hearts", "“five” is not a whole number"),
        ({"hearts": True}, "hearts", "“true” is not a whole number"),
        ({"hearts": 6}, "hearts", "“6” is more than the maximum of 5"),
        ({"hearts_most": 8}, "hearts_most", "“8” is outside the allowed range; use 5–7"),
        ({"mana_most": 6}, "mana_most", "“6” is outside the allowed range; use 3–5"),
        ({"mana": -1}, "mana", "“-1” is outside the allowed range; use 0–9999"),
        ({"mana": 10**40}, "mana", "“10000000000000000000000000000000000000000” is outside"),
        ({"luck": 1}, "luck", "no luck points"),
        ({"talents": ["A", "B", "C"]}, "talents[2]", "“C” is one too many: a character has 2 talents"),
        ({"talents": ["A", "a"]}, "talents[1]", "“a” is already on the list"),
        ({"talents": [" "]}, "talents[0]", "the text is empty"),
        ({"assets": ["Never lost."]}, "assets", "this game has no assets"),
        ({"dexterity": "d8"}, "dexterity", "Dexterity is lower than a Rogue starts with; use d10 or better"),
        ({"advances": 3}, "advances", "says “3” advances but shows 0"),
        ({"advances": "no"}, "advances", "“no” is not a whole number"),
        ({"advances": 3, "hearts": 9}, "hearts", "“9” is more than the maximum"),
        ({"variant": "2d6"}, "variant", "“2d6” is not allowed here"),
        ({"name": "x" * 401}, "name", "is too long; use at most 400"),
        ({"game": "nde14"}, "game", "belongs to “nde14”, not to nde12"),
        ({"format": 9}, "format", "format “9” and this version reads up to 1"),
        ({"kind": "pack"}, "kind", "“pack” is not a character sheet"),
    ],
)
def test_each_fault_has_its_place_and_says_what_to_do(change: dict[str, Any], place: str, text: str) -> None:
    with pytest.raises(Faults) as caught:
        read_sheet(NDE12, {**ROGUE, **change})
    (fault,) = caught.value.faults
    assert fault.place == place
    assert text in str(fault.error)


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"strength": "d7", "advances": "many"}, {"strength": "not-allowed", "advances": "not-a-number"}),
        (
            {"variant": "stepp", "role": "rouge", "strength": "d7", "advances": "many"},
            {
                "variant": "misspelt-value",
                "role": "misspelt-value",
                "strength": "not-allowed",
                "advances": "not-a-number",
            },
        ),
        (
            {"variant": "odd", "strength": "trained", "power": "d7"},
            {"variant": "not-allowed", "power": "not-allowed"},
        ),
        ({"hearts": 50, "hearts_most": 40}, {"hearts": "number-outside", "hearts_most": "number-outside"}),
        ({"hearts": 7, "hearts_most": 40}, {"hearts_most": "number-outside"}),
        (
            {"hearts_most": 40, "power": "d12", "advances": 0},
            {"hearts_most": "number-outside", "advances": "advances-too-few"},
        ),
        ({"hearts_most": 40, "power": "d12", "advances": 3}, {"hearts_most": "number-outside"}),
        (
            {"strength": "d7", "power": "d12", "advances": 2},
            {"strength": "not-allowed", "advances": "advances-too-few"},
        ),
        (
            {"role": "rouge", "power": "d12", "advances": 0},
            {"role": "misspelt-value", "advances": "advances-too-few"},
        ),
        ({"strength": "d7", "dexterity": "d8"}, {"strength": "not-allowed", "dexterity": "below-start"}),
        ({"luck": 1, "advances": 3}, {"luck": "no-luck-on-sheet", "advances": "advances-differ"}),
        ({"dexterity": "d8", "advances": "no"}, {"dexterity": "below-start", "advances": "not-a-number"}),
    ],
)
def test_a_fault_hides_no_other_that_can_be_judged_without_it(
    change: dict[str, Any], found: dict[str, str]
) -> None:
    assert faults(NDE12, {**ROGUE, **change}) == found


def test_an_asset_without_anything_in_it_is_a_fault() -> None:
    assert faults(NDE14, {**ADEPT, "assets": [{}]}) == {"assets[0].text": "text-empty"}


@pytest.mark.rule("nde14/1.3")
def test_dice_that_no_handing_out_leads_to_are_a_fault() -> None:
    low = {**ADEPT, "strength": "d8", "dexterity": "d8", "power": "d8"}
    assert faults(NDE14, low) == {"strength/dexterity/power": "spread-too-low"}
    with pytest.raises(Faults, match="no Adept starts this low; assign d12, d8, d6 and raise from there"):
        read_sheet(NDE14, low)


@pytest.mark.rule("nde14/1.3", "nde14/7")
def test_a_fresh_sheet_must_have_the_starting_dice_and_an_advanced_one_may_have_more() -> None:
    raised = {**ADEPT, "strength": "d8"}
    assert read_sheet(NDE14, raised).strength == 8
    assert read_sheet(NDE14, {**raised, "advances": 1}).strength == 8
    assert faults(NDE14, {**raised, "advances": 0}) == {"advances": "advances-differ"}


@pytest.mark.rule("nde14/1.4")
def test_luck_may_go_past_the_start_unless_the_table_caps_it() -> None:
    assert read_sheet(NDE14, {**ADEPT, "luck": 4}).luck == 4
    assert faults(changed(NDE14, luck__cap=2), {**ADEPT, "luck": 3}) == {"luck": "number-outside"}


def test_an_asset_may_be_written_as_its_sentence_alone() -> None:
    assert read_sheet(NDE14, {**ADEPT, "assets": ["Never lost."]}).assets == (Asset(text="Never lost."),)


def test_the_sheet_shows_traits_tracks_and_lists_in_order() -> None:
    shown = sheet(NDE14, first_hero(NDE14))
    traits = [trait.key for trait in shown.traits]
    assert traits == ["concept", "role", "strength", "dexterity", "power", "weapon", "protection"]
    assert [(track.key, track.value, track.most, track.cap, track.refill) for track in shown.tracks] == [
        ("hearts", 5, 5, 7, "breather"),
        ("mana", 3, 3, 5, "one-then-rest"),
        ("luck", 2, 2, 2, "session"),
    ]
    assert [one.key for one in shown.lists] == ["talents", "gear", "assets"]


def test_the_sheet_shows_what_the_game_has_and_nothing_else() -> None:
    shown = sheet(NDE12, first_hero(NDE12))
    assert [track.key for track in shown.tracks] == ["hearts", "mana"]
    assert [one.key for one in shown.lists] == ["talents", "gear"]
    assert "concept" not in [trait.key for trait in shown.traits]


@pytest.mark.rule("nde12/11.1")
def test_the_armour_token_is_on_the_sheet_of_whoever_wears_protection() -> None:
    game = changed(NDE12, armour="choice")
    hero = first_hero(game)
    assert "armour" in [track.key for track in sheet(game, hero).tracks]
    assert "armour" not in [track.key for track in sheet(game, replace(hero, protection="")).tracks]


@pytest.mark.parametrize(
    ("game", "variant", "shown_as"),
    [(NDE12, "step", "die"), (NDE12, "d6", "threshold"), (NDE14, "2d6", "modifier")],
)
def test_attributes_are_shown_as_the_variant_counts_them(game: Game, variant: str, shown_as: str) -> None:
    shown = sheet(game, first_hero(changed(game, variant=variant)))
    assert {one.shown_as for one in shown.traits if one.key in ("strength", "dexterity", "power")} == {
        shown_as
    }
