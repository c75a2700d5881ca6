"""The index, options, examples and texts of NDE 1.2: complete, and in step with each other."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict

from nde.locale import LANGUAGES, words
from nde.locale.catalogue import entries_of
from nde.locale.words import rule_key
from nde.rules.nde12 import NDE12
from nde.rules.nde12.settings import OPTIONS, SETTINGS
from nde.rules.ruleset import Example, Option
from nde.rules.stepdice.game import game_of

DOCS = Path(__file__).parents[3] / "docs"
INDEX, EXAMPLES = NDE12.rules, NDE12.examples
CITE = game_of("nde12", SETTINGS).cite
IDS = [entry.id for entry in INDEX]
CHAPTERS = {1: 2, 2: 6, 3: 8, 4: 3, 5: 9, 6: 5, 7: 3, 8: 0, 9: 5, 10: 0, 11: 2}
"""How many numbered sections each chapter of the book has; chapters 8 and 10 have none."""
COMPANION = {
    "gm": ("morale", "complications", "chase", "alarm", "encounters", "terrain", "shove", "powers"),
    "monsters": ("turn", "blocks", "traits", "moves", "hazards", "generator"),
}


def rulings() -> str:
    """The text of every document that holds rulings."""
    files = sorted([*DOCS.glob("rulings.md"), *DOCS.glob("rulings/*.md")])
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def setting(key: str) -> Any:
    """The value of a dotted settings key; fails where there is none."""
    value: Any = SETTINGS
    for part in key.split("."):
        value = value[part] if isinstance(value, dict) else getattr(value, part)
    return value


# --- the index ---------------------------------------------------------------------------------------


def test_the_index_holds_every_section_of_the_book_and_every_companion_topic() -> None:
    book = [entry.id for entry in INDEX if entry.source == "book"]
    companion = [entry.id for entry in INDEX if entry.source == "companion"]
    assert book == [
        f"nde12/{chapter}.{section}" if count else f"nde12/{chapter}"
        for chapter, count in CHAPTERS.items()
        for section in range(1, (count or 1) + 1)
    ]
    assert companion == [f"nde12/{name}.{topic}" for name, topics in COMPANION.items() for topic in topics]
    ours = [entry.id for entry in INDEX if entry.source == "ours"]
    assert ours == ["nde12/clues", "nde12/conditions"]
    assert len(set(IDS)) == len(IDS) == len(book) + len(companion) + len(ours)


def test_every_fact_of_the_digest_stands_in_exactly_one_section() -> None:
    wanted = [f"A{number}" for number in range(1, 81)] + ["A69a"]
    counted = Counter(fact for entry in INDEX for fact in entry.facts)
    assert counted == Counter(wanted)


def test_facts_follow_the_order_of_the_book() -> None:
    def place(fact: str) -> tuple[int, str]:
        found = re.fullmatch(r"A(\d+)(a?)", fact)
        assert found
        return int(found.group(1)), found.group(2)

    facts = [place(fact) for entry in INDEX for fact in entry.facts]
    assert facts == sorted(facts)


def test_every_section_of_the_book_holds_a_fact_and_no_companion_topic_does() -> None:
    assert all(bool(entry.facts) == (entry.source == "book") for entry in INDEX)


def test_every_citation_is_a_rule_of_the_index() -> None:
    unknown = {topic: id for topic, id in asdict(CITE).items() if id not in IDS}
    assert unknown == {}


def test_what_no_step_cites_is_an_example_a_checklist_or_a_definition() -> None:
    """Definitions are the kit, the words, the scale, squares, foes' numbers and hearts: steps use them."""
    told = {"nde12/2.6", "nde12/3.8", "nde12/5.9", "nde12/6.5", "nde12/10"}
    looked_up = {"nde12/conditions"}
    defined = {"nde12/1.1", "nde12/1.2", "nde12/3.3", "nde12/4.1", "nde12/5.4", "nde12/7.1"}
    assert set(IDS) - set(asdict(CITE).values()) == told | defined | looked_up


# --- options -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_an_option_is_a_setting_with_its_value_as_default(option: Option) -> None:
    value = setting(option.key)
    assert (type(value), value) == (type(option.default), option.default)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_an_option_offers_its_default_and_something_else(option: Option) -> None:
    if option.choices:
        assert option.default in option.choices
        assert len(set(option.choices)) == len(option.choices) > 1
        assert len({type(choice) for choice in option.choices}) == 1
    else:
        assert isinstance(option.default, int)
        assert option.least <= option.default <= option.most
        assert option.least < option.most


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_an_option_touches_known_rules_and_its_ruling_names_it(option: Option) -> None:
    assert option.rules
    assert set(option.rules) <= set(IDS)
    section = re.search(
        rf"^#+ {re.escape(option.ruling)}\n(.*?)(?=^#|\Z)", rulings(), re.MULTILINE | re.DOTALL
    )
    assert section, f"no ruling {option.ruling}"
    assert f"`{option.key}`" in section.group(1)


def test_no_key_has_two_options() -> None:
    assert len({option.key for option in OPTIONS}) == len(OPTIONS)


def test_every_open_question_of_the_book_has_a_ruling() -> None:
    answered = set(re.findall(r"AMB-A\d+", rulings()))
    assert {f"AMB-A{number}" for number in range(1, 35)} <= answered


def test_every_ruling_the_numbers_cite_is_written_down() -> None:
    source = (Path(__file__).parents[3] / "src/nde/rules/nde12").glob("*.*")
    cited = {
        id for file in source for id in re.findall(r"rulings? (nde12-[a-z0-9-]+)", file.read_text("utf-8"))
    }
    headings = set(re.findall(r"^#+ (nde12-[a-z0-9-]+)$", rulings(), re.MULTILINE))
    assert cited
    assert cited <= headings


# --- examples ----------------------------------------------------------------------------------------


@pytest.mark.rule("nde12/2.6", "nde12/3.8", "nde12/5.9", "nde12/6.5")
def test_the_seven_examples_of_the_book_are_there() -> None:
    ids = [example.id for example in EXAMPLES]
    assert ids[:7] == [f"EX-A{number}" for number in range(1, 8)]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_an_example_names_known_rules_and_says_what_comes_of_it(example: Example) -> None:
    assert set(example.rules) <= set(IDS)
    assert example.situation in ("", "test", "strike", "power")
    if example.situation:
        assert example.answers
        assert example.outcome in ("complication", "failure", "success", "exceptional")
    else:
        assert example.character or example.after


@pytest.mark.rule("nde12/2.6")
def test_the_sample_rogue_is_what_the_rules_give_a_rogue() -> None:
    """NDE 1.2 §2.6."""
    sheet = EXAMPLES[0].character
    role = SETTINGS.roles[sheet["role"]]
    assert {key: sheet[key] for key in ("strength", "dexterity", "power")} == {
        key: f"d{die}" for key, die in asdict(role).items()
    }
    assert (sheet["hearts"], sheet["mana"]) == (SETTINGS.hearts.start, SETTINGS.mana.start)
    assert (len(sheet["talents"]), len(sheet["gear"])) == (SETTINGS.talents, SETTINGS.trinkets)


# --- texts -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_a_text(language: str) -> None:
    said = words(language, "nde12")
    assert [id for id in IDS if rule_key(id) not in entries_of(language) or not said.rule_text(id)] == []
    titles = Counter(said.rule_title(id) for id in IDS)
    assert [title for title, count in titles.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_is_told_and_the_game_is_credited(language: str) -> None:
    entries = entries_of(language)
    wanted = [f"example-nde12-{example.id.lower()}" for example in EXAMPLES]
    assert [key for key in [*wanted, "game-nde12", "credit-nde12"] if key not in entries] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["nde12", "nde14"])
def test_its_credit_names_who_published_the_books_and_no_author(language: str, game: str) -> None:
    """The books name no author; the author of TKDS wrote another game."""
    credit = entries_of(language)[f"credit-{game}"]
    assert "blackMasoon" in credit
    assert "Lip" not in credit
    assert "Lip" in entries_of(language)["credit-tkds"]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_translation_states_the_same_numbers_as_the_english_text(language: str) -> None:
    """A number lost or changed in translation would be another rule; dice count by their sides."""
    theirs, english = entries_of(language), entries_of("en")
    keys = [*map(rule_key, IDS), *(f"example-nde12-{example.id.lower()}" for example in EXAMPLES)]
    differing = {
        key: (ours, numbers(theirs[key].partition("=")[2]))
        for key in keys
        if (ours := numbers(english[key].partition("=")[2])) != numbers(theirs[key].partition("=")[2])
    }
    assert differing == {}


def numbers(text: str) -> Counter[str]:
    """The numbers a text states, and how often."""
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize(
    ("id", "stated"),
    [
        ("nde12/1.1", SETTINGS.ladder),
        ("nde12/2.3", (SETTINGS.hearts.start, SETTINGS.mana.start)),
        ("nde12/3.3", tuple(SETTINGS.rungs.values())),
        ("nde12/3.5", (*SETTINGS.rungs.values(), SETTINGS.number_cap)),
        ("nde12/3.6", SETTINGS.ladder),
        ("nde12/4.2", (SETTINGS.move_squares,)),
        ("nde12/5.4", tuple(rank.tn for rank in SETTINGS.ranks.values())),
        ("nde12/5.5", tuple(rank.wounds for rank in SETTINGS.ranks.values())),
        ("nde12/5.7", (10,)),
        ("nde12/6.3", tuple(tier.numbers[0] for tier in SETTINGS.tiers.values())),
        ("nde12/8", (*SETTINGS.ladder, SETTINGS.hearts.cap, SETTINGS.mana.cap)),
        ("nde12/9.1", tuple(SETTINGS.d6.levels.values())),
        ("nde12/9.2", (SETTINGS.d6.least, SETTINGS.d6.most)),
        ("nde12/10", tuple(SETTINGS.rungs.values())),
        ("nde12/11.2", (SETTINGS.clock_steps,)),
        ("nde12/gm.terrain", (SETTINGS.difficult_cost, SETTINGS.move_squares)),
    ],
)
def test_a_text_states_the_numbers_the_engine_uses(id: str, stated: tuple[int, ...]) -> None:
    assert {str(number) for number in stated} <= set(numbers(words("en", "nde12").rule_text(id)))
