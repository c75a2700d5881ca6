"""Index, citations, options, examples, rulings and texts of NDE 1.4 fit together, with nothing left out."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nde.locale.catalogue import entries_of, is_readable
from nde.locale.words import rule_key
from nde.rules.nde14 import NDE14
from nde.rules.nde14.settings import OPTIONS, SETTINGS
from nde.rules.ruleset import Option
from nde.rules.stepdice.configuration import configure
from nde.rules.stepdice.game import game_of

LANGUAGES = ("en", "pl", "de", "cs")
INDEX, EXAMPLES = NDE14.rules, NDE14.examples
CITE = game_of("nde14", SETTINGS).cite
IDS = {entry.id for entry in INDEX}
RULINGS = Path(__file__).parents[3] / "docs" / "rulings" / "nde14.md"
CHAPTERS = {"0": 2, "1": 7, "2": 8, "3": 3, "4": 7, "5": 6, "6": 2, "8": 5, "9": 3}
COMPANION = (
    "gm.morale",
    "gm.complications",
    "gm.chase",
    "gm.alarm",
    "gm.encounters",
    "gm.terrain",
    "gm.shove",
    "gm.clues",
    "gm.powers",
    "monsters.turn",
    "monsters.blocks",
    "monsters.traits",
    "monsters.moves",
    "monsters.hazards",
    "monsters.generator",
)


def rulings() -> dict[str, str]:
    """The sections of the rulings, by id."""
    parts = re.split(r"^## (\S+)$", RULINGS.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def setting(key: str) -> Any:
    """The value of a dotted key of the settings."""
    value: Any = msgspec.to_builtins(SETTINGS)
    for part in key.split("."):
        value = value[part]
    return value


def test_every_fact_of_the_digest_stands_in_exactly_one_rule() -> None:
    counted = Counter(fact for entry in INDEX for fact in entry.facts)
    assert counted == Counter(f"B{number}" for number in range(1, 59))


def test_the_index_has_every_section_of_the_book_and_every_companion_topic_once() -> None:
    sections = [f"{chapter}.{at}" for chapter, count in CHAPTERS.items() for at in range(1, count + 1)]
    ids = [entry.id for entry in INDEX]
    assert len(ids) == len(set(ids))
    assert {entry.id for entry in INDEX if entry.source == "book"} == {
        f"nde14/{one}" for one in (*sections, "7")
    }
    assert {entry.id for entry in INDEX if entry.source == "companion"} == {
        f"nde14/{one}" for one in COMPANION
    }


@pytest.mark.parametrize("topic", msgspec.structs.asdict(CITE))
def test_every_citation_is_in_the_index(topic: str) -> None:
    assert getattr(CITE, topic) in IDS


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_an_option_is_a_key_of_the_settings_with_the_default_of_the_edition(option: Option) -> None:
    assert setting(option.key) == option.default
    assert type(setting(option.key)) is type(option.default)
    assert set(option.rules) <= IDS
    assert option.rules


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_value_an_option_allows_can_be_set(option: Option) -> None:
    values = option.choices or tuple(range(option.least, option.most + 1))
    assert option.default in values
    assert len(values) == len(set(values)) > 1
    for value in values:
        changed = configure(SETTINGS, {option.key: value})
        assert (changed == SETTINGS) is (value == option.default)


def test_no_setting_has_two_options() -> None:
    assert [key for key, count in Counter(option.key for option in OPTIONS).items() if count > 1] == []


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_the_ruling_of_an_option_exists_and_names_its_key(option: Option) -> None:
    section = rulings()[option.ruling]
    assert f"`{option.key}`" in section.partition("**Option:**")[2]


def test_a_ruling_says_question_readings_choice_option_and_date() -> None:
    parts = [
        "**Open point:**",
        "**Question:**",
        "**Readings:**",
        "**Choice:**",
        "**Option:**",
        "**Date:** 2026-",
    ]
    lacking = {id: [part for part in parts if part not in text] for id, text in rulings().items()}
    assert {id: found for id, found in lacking.items() if found} == {}
    assert all(re.fullmatch(r"nde14-[a-z0-9-]+", id) for id in rulings())


def test_every_open_point_of_the_edition_is_ruled_on() -> None:
    points = re.findall(
        r"AMB-B\d+", " ".join(re.findall(r"Open point:\*\* (.*)", "".join(rulings().values())))
    )
    assert {f"AMB-B{number}" for number in range(1, 28)} <= set(points)


def test_every_ruling_the_package_names_exists() -> None:
    package = Path(__file__).parents[3] / "src" / "nde" / "rules" / "nde14"
    named: set[str] = set()
    for file in package.glob("*.[pt][yo]*"):
        named |= set(re.findall(r"\bnde14-[a-z0-9-]*[a-z0-9]", file.read_text(encoding="utf-8")))
    assert named - rulings().keys() == set()
    assert "nde14-top-face" in named


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_example_and_option_has_words(language: str) -> None:
    entries = entries_of(language)
    wanted = [rule_key(entry.id) for entry in INDEX] + [f"example-nde14-{one.id.lower()}" for one in EXAMPLES]
    wanted += [f"nde14-setting-{option.key.replace('.', '-').replace('_', '-')}" for option in OPTIONS]
    wanted += ["game-nde14", "credit-nde14"]
    assert [key for key in wanted if key not in entries or not is_readable(entries[key])] == []
    assert [entry.id for entry in INDEX if "\n    .text = " not in entries[rule_key(entry.id)]] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_translated_rule_says_the_same_numbers_as_the_english_one(language: str) -> None:
    """A number lost or changed in translation would let two players at one table play different rules."""
    english, other = entries_of("en"), entries_of(language)
    keys = [rule_key(entry.id) for entry in INDEX] + [f"example-nde14-{one.id.lower()}" for one in EXAMPLES]
    differing = [key for key in keys if numbers(english[key]) != numbers(other[key])]
    assert differing == []


def numbers(entry: str) -> Counter[str]:
    """The numbers written in a message, whatever letter its dice have."""
    return Counter(re.findall(r"\d+", entry.partition("=")[2]))


def test_the_examples_are_those_of_the_book() -> None:
    assert [example.id for example in EXAMPLES] == [f"EX-B{number}" for number in range(1, 13)]
    assert {rule for example in EXAMPLES for rule in example.rules} <= IDS
    inferred = {example.id for example in EXAMPLES if example.is_inferred}
    assert {"EX-B4", "EX-B5", "EX-B8"} <= inferred


@pytest.mark.rule("nde14/1.7")
def test_the_sample_character_is_one_of_the_suggested_specialists() -> None:
    sheet = next(example.character for example in EXAMPLES if example.id == "EX-B2")
    role = SETTINGS.roles[sheet["role"]]
    assert (sheet["strength"], sheet["dexterity"], sheet["power"]) == ("d6", "d12", "d8")
    assert (role.strength, role.dexterity, role.power) == (6, 12, 8)
    assert (sheet["hearts"], sheet["mana"], sheet["luck"]) == (5, 3, 2)
    assert (len(sheet["talents"]), len(sheet["gear"])) == (SETTINGS.talents, SETTINGS.trinkets)
