"""Sheets: what they show, what they keep, and every fault of a bad one at once."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nde.errors import Faults
from nde.rules import ruleset_named
from nde.rules.tkds.character import Character, Item
from nde.rules.tkds.characters.sheet import read_sheet, sheet, write_sheet
from tests.rules.games import random_game
from tests.rules.tkds.characters.samples import GAME, characters, game, made, random_character

PRIEST = made(race="halfling", specialization="priest", origin="noble")


def faults(document: dict[str, Any]) -> dict[str, str]:
    """Every fault of a document: its place and its code."""
    with pytest.raises(Faults) as refusal:
        read_sheet(GAME, document)
    return {fault.place: fault.error.code for fault in refusal.value.faults}


def changed(**lines: Any) -> dict[str, Any]:
    """The priest's sheet with some lines written differently, and without those that are None."""
    return {key: line for key, line in {**write_sheet(GAME, PRIEST), **lines}.items() if line is not None}


@given(character=characters)
def test_a_sheet_reads_back_equal(character: Character) -> None:
    assert read_sheet(GAME, write_sheet(GAME, character)) == character


@given(seed=st.integers(0, 2**32), hp=st.integers(0, 30), points=st.integers(0, 9))
def test_what_play_leaves_on_somebody_reads_back_equal(seed: int, hp: int, points: int) -> None:
    hero = random_character(seed, 3)
    hurt = replace(
        hero,
        hp=min(hp, hero.hp_most),
        state="fine" if hp else "dying",
        dying=0 if hp else 3,
        hp_temporary=points,
        hp_temporary_rounds=60,
        magic=0,
        essence=0,
        essence_is_used=True,
        lost=(0, 1, 0, 2),
        hero_points=points,
        is_mortally_wounded=True,
        is_exhausted=True,
        notes=("owes the smith",),
        speed=hero.speed + 2,
        coins=0,
        items=(Item(key="a stuffed owl"), Item(key="torches", uses=0)),
    )
    assert read_sheet(GAME, write_sheet(GAME, hurt)) == hurt


@pytest.mark.parametrize("seed", range(12))
def test_whoever_comes_out_of_play_still_has_a_valid_sheet(seed: int) -> None:
    rules = ruleset_named("tkds")
    seen = {hero for turn in random_game(rules, seed, 40) for hero in rules.characters(turn.after).values()}
    assert len(seen) > 1
    assert all(rules.read_sheet(rules.write_sheet(hero)) == hero for hero in seen)


@pytest.mark.rule("tkds/creation", "tkds/level")
@given(
    seed=st.integers(0, 2**32),
    level=st.integers(1, 14),
    settings=st.fixed_dictionaries(
        {
            "creation_most": st.integers(1, 6),
            "slots": st.integers(1, 20),
            "start_coins": st.integers(1, 400),
            "essence_start": st.integers(1, 4),
            "level_most": st.integers(1, 20),
            "hero_points": st.integers(0, 4),
            "level_hp": st.sampled_from(["roll", "half"]),
            "first_perk": st.booleans(),
        }
    ),
)
def test_sheets_are_sound_under_any_options(seed: int, level: int, settings: dict[str, Any]) -> None:
    rules = game(**settings)
    hero = random_character(seed, level, rules)
    assert read_sheet(rules, write_sheet(rules, hero)) == hero
    assert all(0 <= track.value <= track.most <= track.cap for track in sheet(rules, hero).tracks)


def test_a_sheet_names_its_kind_and_its_game_first() -> None:
    document = write_sheet(GAME, PRIEST)
    assert list(document)[:3] == ["kind", "format", "game"]
    assert (document["kind"], document["game"]) == ("character", "tkds")


@pytest.mark.rule("tkds/character")
def test_a_sheet_shows_everything_a_character_has() -> None:
    shown = sheet(GAME, PRIEST)
    traits = {trait.key: (trait.shown_as, trait.value) for trait in shown.traits}
    assert traits["race"] == ("word", "halfling")
    assert traits["will"] == ("modifier", PRIEST.will)
    assert traits["hit-die"] == ("die", 6)
    assert traits["magic-die"] == ("die", 8)
    assert traits["defence"] == ("score", 11)
    tracks = {track.key: (track.value, track.most, track.refill) for track in shown.tracks}
    assert tracks == {
        "hp": (7, 7, "night"),
        "magic": (9, 9, "night"),
        "essence": (1, 1, "essence"),
        "hero-points": (2, 2, "session"),
    }
    lists = {listing.key: listing.items for listing in shown.lists}
    assert lists["spells"] == PRIEST.spells
    assert lists["abilities"] == ("healing-touch",)
    assert "mace" in lists["training"]
    assert "signet-ring" in lists["items"]


def test_somebody_who_cannot_cast_has_no_magic_on_the_sheet() -> None:
    shown = sheet(GAME, made(specialization="rogue", race="elf"))
    assert [track.key for track in shown.tracks] == ["hp", "essence", "hero-points"]


def test_perks_taken_twice_and_things_counted_say_so() -> None:
    grown = replace(PRIEST, perks=("toughness", "toughness", "weapon-training:hatchet"), gifts=3)
    lists = {listing.key: listing for listing in sheet(GAME, grown).lists}
    assert lists["perks"].items == ("toughness", "weapon-training")
    assert lists["perks"].notes == ("×2", "")
    assert "hatchet" in lists["training"].items
    noted = dict(zip(lists["items"].items, lists["items"].notes, strict=True))
    assert noted["torches"] == "×3"
    assert noted["rope"] == ""


def test_the_spell_on_a_scroll_is_shown() -> None:
    hermit = made(origin="hermit", race="elf")
    lists = {listing.key: listing.items for listing in sheet(GAME, hermit).lists}
    assert [f"scroll:{spell}" for spell in lists["scrolls"]] == [
        item.key for item in hermit.items if item.key not in lists["items"]
    ]
    assert len(lists["scrolls"]) == 1


def test_hero_points_past_the_start_still_fit_the_track() -> None:
    track = sheet(GAME, replace(PRIEST, hero_points=5)).tracks[-1]
    assert (track.value, track.most, track.cap) == (5, 5, 5), "nothing bounds them, so never 5 of 2"


def test_lines_left_out_are_those_of_a_newcomer() -> None:
    names = ("race", "origin", "specialization", "strength", "dexterity", "intelligence", "will")
    document = write_sheet(GAME, PRIEST)
    short = read_sheet(GAME, {name: document[name] for name in names if name in document})
    assert (short.hp, short.hp_most, short.magic, short.essence) == (7, 7, 9, 1)
    assert (short.hero_points, short.speed, short.level) == (2, 5, 1)


def test_things_may_be_written_as_plain_words() -> None:
    read = read_sheet(GAME, changed(items=["torches", "a stuffed owl", {"key": "mace", "held": True}]))
    assert read.items == (
        Item(key="torches", uses=3),
        Item(key="a stuffed owl"),
        Item(key="mace", is_held=True),
    )


def test_a_sheet_of_another_kind_game_or_format_is_no_sheet() -> None:
    assert faults(changed(kind="pack", format=2, game="nde12")) == {
        "kind": "not-a-sheet",
        "format": "newer-sheet",
        "game": "sheet-of-other-game",
    }


def test_every_line_that_is_wrong_is_told_at_once() -> None:
    wrong = {
        "race": "elff",
        "origin": 3,
        "level": 0,
        "strength": 9,
        "will": "high",
        "hp": 50,
        "essence": True,
        "perks": ["flying", 7],
        "languages": ["common", "common"],
        "items": [{"key": "", "held": 1}, 5, {"keys": "rope"}],
        "state": "asleep",
        "is_exhausted": "very",
        "lost": "all",
        "mana": 3,
    }
    assert faults(changed(specialization=None, **wrong)) == {
        "mana": "unknown-key",
        "race": "misspelt-value",
        "origin": "not-allowed",
        "specialization": "choice-missing",
        "strength": "number-outside",
        "will": "not-a-number",
        "hp": "more-than-most",
        "level": "number-outside",
        "lost": "not-a-list",
        "essence": "not-a-number",
        "perks[0]": "not-allowed",
        "perks[1]": "not-a-text",
        "languages": "written-twice",
        "items[0].key": "text-empty",
        "items[0].held": "not-yes-or-no",
        "items[1]": "not-a-table",
        "items[2].keys": "misspelt-key",
        "items[2].key": "text-empty",
        "state": "not-allowed",
        "is_exhausted": "not-yes-or-no",
    }


@pytest.mark.rule("tkds/creation")
def test_skills_must_come_from_the_four_steps() -> None:
    place = "strength/dexterity/intelligence/will"
    assert faults(changed(will=5)) == {place: "skills-not-from-creation"}
    assert faults(changed(strength=-2)) == {place: "skills-not-from-creation"}


@pytest.mark.rule("tkds/level", "tkds/U14")
def test_hp_and_magic_must_come_from_the_dice() -> None:
    assert faults(changed(hp_most=8, magic_most=10)) == {
        "hp_most": "number-outside",
        "magic_most": "number-outside",
    }
    assert read_sheet(GAME, changed(level=3, hp=9, hp_most=9, magic=11, magic_most=11)).hp_most == 9
    assert faults(changed(level=3, hp=7, hp_most=8)) == {
        "hp_most": "number-outside",
        "magic_most": "number-outside",
    }


@pytest.mark.rule("tkds/perks", "tkds/57")
def test_perks_and_spells_must_be_open_and_not_too_many() -> None:
    assert faults(changed(perks=["toughness"], hp=9, hp_most=9)) == {"perks": "too-many-perks"}
    assert faults(changed(perks=["gang-up"], gifts=1)) == {"perks[0]": "perk-out-of-order"}
    assert faults(changed(perks=["armour-training:heavy"], gifts=1)) == {"perks[0]": "perk-out-of-order"}
    spells = [*PRIEST.spells, "bless", "greater-healing"]
    found = faults(changed(spells=spells))
    assert found["spells"] in ("too-many-spells", "written-twice")
    assert found[f"spells[{len(spells) - 1}]"] == "spell-out-of-reach"
    assert faults(changed(spells=["healing", "healing"])) == {"spells": "written-twice"}


def test_training_must_come_from_origin_and_specialization() -> None:
    assert faults(changed(mastery=["sword"])) == {"mastery": "too-many-weapons-trained"}
    assert faults(changed(training=["mace", "swrd"])) == {
        "training": "too-many-weapons-trained",
        "training[1]": "misspelt-value",
    }


@pytest.mark.rule("tkds/load", "tkds/armour", "tkds/U34")
def test_nobody_carries_too_much_or_wears_what_is_too_heavy() -> None:
    assert faults(changed(items=["rope"] * 13)) == {"items": "load-too-great"}
    held = [{"key": key, "held": True} for key in ("heavy", "greatsword", "mace")]
    assert faults(changed(items=held)) == {"items[0]": "too-weak-on-sheet", "items": "hands-full-on-sheet"}
    suits = [{"key": key, "held": True} for key in ("light", "padded")]
    assert faults(changed(items=suits)) == {"items": "hands-full-on-sheet"}


def test_the_state_must_fit_the_hit_points() -> None:
    assert faults(changed(hp=0)) == {"state": "state-differs"}
    assert faults(changed(state="dead")) == {"state": "state-differs"}
    assert read_sheet(GAME, changed(hp=0, state="stable")).state == "stable"


def test_other_settings_read_other_sheets() -> None:
    rules = game(slots=20, level_most=20)
    laden = changed(items=["rope"] * 18)
    assert len(read_sheet(rules, laden).items) == 18


@pytest.mark.rule("tkds/weapons", "tkds/armour")
@pytest.mark.parametrize(
    ("item", "code"),
    [
        ({"key": "clubb", "held": True}, "misspelt-value"),
        ({"key": "lightsaber", "held": True}, "not-allowed"),
        ({"key": "clubb"}, "misspelt-value"),
        ({"key": "torch"}, "misspelt-value"),
        ("ration", "misspelt-value"),
        ("healing kit", "misspelt-value"),
    ],
)
def test_what_is_held_is_known_and_a_slip_of_the_pen_is_told(item: Any, code: str) -> None:
    assert faults(changed(items=[item])) == {"items[0].key": code}


@pytest.mark.rule("tkds/load", "tkds/gear")
@pytest.mark.parametrize(
    "key", ["ladder", "boots", "book", "lightsaber", "pole", "cloak", "candles", "a map"]
)
def test_plain_things_may_be_in_ones_own_words(key: str) -> None:
    assert read_sheet(GAME, changed(items=[{"key": key}])).items[0].key == key


@pytest.mark.rule("tkds/gear", "tkds/scrolls")
def test_a_lantern_or_a_wand_may_be_held() -> None:
    items = [{"key": "lantern", "held": True}, {"key": "wand:healing", "held": True, "uses": 3}]
    assert [item.is_held for item in read_sheet(GAME, changed(items=items)).items] == [True, True]


@pytest.mark.rule("tkds/languages")
def test_a_language_of_ones_own_is_one_thing_and_a_misspelt_one_another() -> None:
    spoken = list(PRIEST.languages)
    assert read_sheet(GAME, changed(languages=[*spoken, "klingon"])).languages[-1] == "klingon"
    assert faults(changed(languages=[*spoken, "orkish"])) == {f"languages[{len(spoken)}]": "misspelt-value"}
