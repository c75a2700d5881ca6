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
from nde.locale import LANGUAGES
from nde.locale.catalogue import entries_of
from nde.rules.cairn2e.character import Character, Item, Scar
from nde.rules.cairn2e.characters.market import item_named
from nde.rules.cairn2e.characters.sheet import read_sheet, sheet, write_sheet
from nde.rules.data import load_toml
from nde.rules.ruleset import Sheet
from tests.rules.cairn2e.characters.makings import GAME, characters, made

PLAIN = {"strength": 12, "dexterity": 9, "will": 8, "hp": 4}
EXAMPLES = load_toml("nde.rules.cairn2e", "examples_characters.toml")["example"]


def faults(document: dict[str, Any]) -> dict[str, str]:
    """The code of each fault, by its place."""
    with pytest.raises(Faults) as caught:
        read_sheet(GAME, document)
    return {fault.place: fault.error.code for fault in caught.value.faults}


@pytest.mark.rule("cairn2e/creation")
@given(hero=characters())
def test_a_sheet_is_read_back_as_it_was_written(hero: Character) -> None:
    file = tomli_w.dumps(write_sheet(GAME, hero))
    assert read_sheet(GAME, tomllib.loads(file)) == hero


@given(hero=characters())
def test_every_track_is_within_its_bounds(hero: Character) -> None:
    shown = sheet(GAME, hero)
    keys = [track.key for track in shown.tracks]
    assert keys[:5] == ["hp", "strength", "dexterity", "will", "slots"]
    assert keys[5:] == (["stowed"] if any(item.carries for item in hero.items) else [])
    assert all(0 <= track.value <= track.most <= track.cap for track in shown.tracks)
    for listing in shown.lists:
        assert len(listing.notes) in (0, len(listing.items))


@pytest.mark.rule("cairn2e/creation")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_the_printed_sheets_are_written_as_they_were_read(example: dict[str, Any]) -> None:
    character = read_sheet(GAME, example["character"])
    written = write_sheet(GAME, character)
    assert {key: written[key] for key in example["character"]} == example["character"]


def test_a_written_sheet_is_pleasant_to_read() -> None:
    hero = replace(
        read_sheet(GAME, EXAMPLES[0]["character"]), items=(item_named("sword"), item_named("plate"))
    )
    assert tomli_w.dumps(write_sheet(GAME, hero)).startswith(
        'kind = "character"\n'
        "format = 1\n"
        'game = "cairn2e"\n'
        'name = "Tamsin"\n'
        'background = "clockmaker"\n'
        "age = 34\n"
        "strength = 9\n"
        "strength_most = 9\n"
    )
    assert write_sheet(GAME, hero)["items"] == ["sword", "plate"]


def test_the_least_a_sheet_can_say() -> None:
    hero = read_sheet(GAME, PLAIN)
    assert (hero.strength, hero.strength_most, hero.hp_most) == (12, 12, 4)
    assert hero.kind == "pc"
    assert read_sheet(GAME, {**PLAIN, "hp_most": 6}).hp == 4
    missing_left = {key: value for key, value in PLAIN.items() if key != "hp"} | {"hp_most": 6}
    assert read_sheet(GAME, missing_left).hp == 6


def test_every_fault_is_named_with_its_place_at_once() -> None:
    document = {
        "kind": "pack",
        "format": 9,
        "game": "nde12",
        "strenght": 3,
        "dexterity": 12,
        "dexterity_most": 9,
        "will": "high",
        "hp": -1,
        "name": 7,
        "station": "heroine",
        "state": "ded",
        "trade": "sailer",
        "gold": True,
        "fatigue": 11,
        "is_deprived": "yes",
        "lacks": ["food", "beer"],
        "bonds": "spared",
        "notes": [""],
        "traits": {"physique": "wiry", "nose": "long"},
        "scars": [13, {"row": 2, "due": "later"}, {"row": 3}, {"row": 3, "where": "leg"}],
        "items": ["swrod", 4, {"key": "rope", "slots": 3, "kind": "wepon", "dice": ["d8", "dragon"]}],
    }
    assert faults(document) == {
        "kind": "not-a-sheet",
        "format": "newer-sheet",
        "game": "sheet-of-other-game",
        "strenght": "misspelt-key",
        "strength": "key-missing",
        "dexterity": "more-than-most",
        "will": "not-a-number",
        "hp": "number-outside",
        "name": "not-a-text",
        "station": "not-allowed",
        "state": "misspelt-value",
        "trade": "misspelt-value",
        "gold": "not-a-number",
        "fatigue": "number-outside",
        "is_deprived": "not-yes-or-no",
        "lacks[1]": "not-allowed",
        "bonds": "not-a-list",
        "notes[0]": "text-empty",
        "traits.nose": "unknown-key",
        "scars[0].row": "number-outside",
        "scars[1].due": "not-allowed",
        "scars[3].where": "unknown-key",
        "items[0]": "meant-another-thing",
        "items[1]": "not-a-table",
        "items[2].slots": "number-outside",
        "items[2].kind": "misspelt-value",
        "items[2].dice[1]": "not-damage-dice",
    }


@pytest.mark.rule("cairn2e/slots")
def test_more_than_ten_slots_are_refused() -> None:
    assert read_sheet(GAME, {**PLAIN, "items": ["plate"] * 5}).load == 10
    assert faults({**PLAIN, "items": ["plate"] * 5, "fatigue": 1}) == {"items": "too-heavy"}
    assert faults({**PLAIN, "items": ["plate"] * 5, "gold": 100}) == {"items": "too-heavy"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "code",
    [
        "meant-another-thing",
        "meant-another-word",
        "too-heavy",
        "not-damage-dice",
        "no-such-good",
        "no-such-trade",
    ],
)
def test_every_fault_of_this_game_has_words(language: str, code: str) -> None:
    assert f"error-{code}" in entries_of(language)


def test_a_slip_of_the_pen_is_not_taken_for_a_thing_of_ones_own() -> None:
    with pytest.raises(Faults) as caught:
        read_sheet(GAME, {**PLAIN, "items": ["crosbow"]})
    assert str(caught.value.faults[0].error).startswith(
        "“crosbow” is not in the market; did you mean “crossbow”?"
    )
    insisted = read_sheet(GAME, {**PLAIN, "items": [{"key": "crosbow"}]})
    assert insisted.items == (Item(key="crosbow"),)
    assert read_sheet(GAME, write_sheet(GAME, insisted)) == insisted


def test_things_may_be_keys_tables_or_ones_own_words() -> None:
    document = {
        **PLAIN,
        "items": [
            "sword",
            "spellbook-salt-line",
            "Grandmother’s kettle",
            {"key": "torch", "uses": 1},
            {"key": "claws", "kind": "weapon", "slots": 0, "dice": ["d6", 6]},
            {"key": "shield", "is_worn": False},
        ],
    }
    hero = read_sheet(GAME, document)
    assert hero.items[0] == item_named("sword")
    assert (hero.items[1].key, hero.items[1].spell) == ("spellbook", "salt-line")
    assert hero.items[2] == Item(key="Grandmother’s kettle")
    assert (hero.items[3].uses, hero.items[3].uses_most) == (1, 3)
    assert hero.items[4].dice == (6, 6)
    assert not hero.items[5].is_worn
    assert write_sheet(GAME, hero)["items"][4]["dice"] == ["d6", "d6"]


@pytest.mark.rule("cairn2e/bestiary")
def test_a_thing_may_say_what_it_is_made_of() -> None:
    knife = {"key": "old knife", "kind": "weapon", "dice": ["d6"], "nature": ["silver"]}
    hero = read_sheet(GAME, {**PLAIN, "items": [knife]})
    assert hero.items[0].nature == ("silver",)
    assert write_sheet(GAME, hero)["items"] == [knife]
    assert sheet(GAME, hero).lists[0].notes == ("d6, silver",)
    assert faults({**PLAIN, "items": [{**knife, "nature": ["cheese"]}]}) == {
        "items[0].nature[0]": "not-allowed",
    }
    assert "items[0].nature" in faults({**PLAIN, "items": [{**knife, "nature": 7}]})


@pytest.mark.rule("cairn2e/scars")
def test_a_scar_may_be_the_number_of_its_row() -> None:
    hero = read_sheet(GAME, {**PLAIN, "scars": [2, {"row": 4, "detail": "arm", "due": "mended"}, 2]})
    assert hero.scars == (
        Scar(row=2, due="done"),
        Scar(row=4, detail="arm", due="mended"),
        Scar(row=2, due="done"),
    )
    assert write_sheet(GAME, hero)["scars"] == [2, {"row": 4, "detail": "arm", "due": "mended"}, 2]


@pytest.mark.rule("cairn2e/slots", "cairn2e/armor")
def test_the_sheet_shows_hp_as_the_load_leaves_them_and_armor_as_it_is_worn() -> None:
    hero = read_sheet(GAME, {**PLAIN, "items": ["chainmail", "shield", "helmet", *["rope"] * 5]})
    shown = sheet(GAME, hero)
    assert {track.key: (track.value, track.most) for track in shown.tracks} == {
        "hp": (4, 4),
        "strength": (12, 12),
        "dexterity": (9, 9),
        "will": (8, 8),
        "slots": (9, 10),
    }
    assert {trait.key: trait.value for trait in shown.traits}["armor"] == 3
    full = sheet(GAME, replace(hero, fatigue=1))
    assert [(track.value, track.most) for track in full.tracks if track.key in ("hp", "slots")] == [
        (0, 4),
        (10, 10),
    ]


def test_beside_a_thing_stands_what_is_worth_knowing() -> None:
    items = ["sword", "shield", {"key": "plate", "is_worn": False}, "rations", "rope", "scroll-salt-line"]
    shown = sheet(GAME, read_sheet(GAME, {**PLAIN, "items": items, "fatigue": 2, "is_deprived": True}))
    assert shown.lists[0].notes == ("d8", "+1", "–", "3/3", "", "")
    assert shown.lists[1].items == ("salt-line",)
    assert (shown.lists[2].items, shown.lists[2].notes) == (("deprived", "fatigue"), ("", "×2"))


def _lines(shown: Sheet) -> set[str]:
    keys = {trait.key for trait in shown.traits} | {track.key for track in shown.tracks}
    return keys | {listing.key for listing in shown.lists}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_sheet_has_a_label_in_every_language(language: str) -> None:
    entries = entries_of(language)
    hireling = read_sheet(GAME, {**EXAMPLES[1]["character"], "state": "stable"})
    stranger, warned = replace(hireling, trade="", kind="npc"), replace(made(1), omen="lake-bell")
    shown = [sheet(GAME, one) for one in (*map(made, range(6)), hireling, stranger, warned)]
    kinds = ("sheet", "attribute", "track", "list")
    lines = {line for one in shown for line in _lines(one)}
    assert {"trade", "station", "state", "omen"} <= lines
    assert [line for line in lines if not any(f"cairn2e-{kind}-{line}" in entries for kind in kinds)] == []
    refills = {track.refill for one in shown for track in one.tracks}
    assert [key for key in refills if f"cairn2e-refill-{key}" not in entries] == []
    values = {
        f"{trait.key}-{trait.value}" for one in shown for trait in one.traits if trait.shown_as == "word"
    }
    assert [key for key in values if f"cairn2e-{key}" not in entries] == []


@given(
    junk=st.dictionaries(
        st.sampled_from((*PLAIN, "items", "scars", "traits", "bonds", "name", "state", "gold", "trade")),
        st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=4),
    )
)
def test_whatever_is_written_is_read_or_its_faults_are_named(junk: dict[str, Any]) -> None:
    hero = _read_or_none({**PLAIN, **junk})
    assert hero is None or read_sheet(GAME, write_sheet(GAME, hero)) == hero


def _read_or_none(document: dict[str, Any]) -> Character | None:
    """The character, or nothing where there are faults and each has its place."""
    try:
        return read_sheet(GAME, document)
    except Faults as found:
        if not found.faults or not all(fault.place for fault in found.faults):
            raise
        return None


@pytest.mark.parametrize(
    ("written", "nearest"),
    [
        ("bwo", "bow"),
        ("obw", "bow"),
        ("mcae", "mace"),
        ("plate mail", "plate"),
        ("my father's long sword", "long-sword"),
        ("Long Sword", "long-sword"),
        ("torches", "torch"),
    ],
)
def test_what_is_almost_a_thing_of_the_game_is_asked_about(written: str, nearest: str) -> None:
    with pytest.raises(Faults) as caught:
        read_sheet(GAME, {**PLAIN, "items": [written]})
    (fault,) = caught.value.faults
    assert (fault.place, fault.error.code) == ("items[0]", "meant-another-thing")
    assert f"did you mean “{nearest}”?" in str(fault.error)
    insisted = read_sheet(GAME, {**PLAIN, "items": [{"key": written}]})
    assert insisted.items == (Item(key=written),)
    assert read_sheet(GAME, write_sheet(GAME, insisted)) == insisted


@pytest.mark.parametrize("written", ["box", "lute", "rope ladder", "elbow pads", "old coat", "silver ring"])
def test_honest_words_of_ones_own_are_left_alone(written: str) -> None:
    assert read_sheet(GAME, {**PLAIN, "items": [written]}).items == (Item(key=written),)


def test_almost_a_word_of_the_tables_is_asked_about() -> None:
    document = {
        **PLAIN,
        "background": "falconr",
        "omen": "Lake Bell",
        "bonds": ["spared", "sparde"],
        "traits": {"physique": "wriy", "virtue": "loyall"},
    }
    assert faults(document) == {
        "background": "meant-another-word",
        "omen": "meant-another-word",
        "bonds[1]": "meant-another-word",
        "traits.physique": "meant-another-word",
        "traits.virtue": "meant-another-word",
    }
    with pytest.raises(Faults) as caught:
        read_sheet(GAME, {**PLAIN, "background": "falconr"})
    assert "did you mean “falconer”? Begin words of your own with a capital" in str(
        caught.value.faults[0].error
    )


def test_a_capital_letter_says_that_a_word_is_ones_own() -> None:
    hero = read_sheet(GAME, {**PLAIN, "background": "Falconry", "traits": {"speech": "Lout"}})
    assert (hero.background, hero.traits) == ("Falconry", (("speech", "Lout"),))
    plain = read_sheet(GAME, {**PLAIN, "background": "a lady of the court", "bonds": ["my brother"]})
    assert (plain.background, plain.bonds) == ("a lady of the court", ("my brother",))


@pytest.mark.rule("cairn2e/deprived")
def test_no_rest_is_promised_to_the_hp_of_the_deprived() -> None:
    rested, deprived = (sheet(GAME, replace(made(1), is_deprived=one)).tracks[0] for one in (False, True))
    assert (rested.refill, deprived.refill) == ("moments", "needs")
