"""All four catalogues say the same things, with the same facts, each in its own language."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast

from nde.errors import Illegal
from nde.locale import LANGUAGES, words
from nde.locale.catalogue import areas, entries_of, references_in
from nde.locale.facts import WORDED
from nde.rules import ruleset_ids
from tests.locale.catalogues import (
    CASES,
    GAMES,
    Entry,
    bodies,
    by_key,
    entries,
    everything,
    nodes,
    parts,
    references,
    variables,
    words_of,
)

SOURCE = Path(__file__).parents[2] / "src" / "nde"
OTHERS = tuple(language for language in LANGUAGES if language != "en")

PLURALS = {
    "pl": {"one", "few", "many"},
    "cs": {"one", "few", "other"},
    "de": {"one", "other"},
    "en": {"one", "other"},
}
"""The categories whole numbers fall into; fractions take the rest."""

COGNATES = {
    "pl": {
        "alarm",
        "adept",
        "boss",
        "chaos",
        "folder",
        "gladiator",
        "hp",
        "mana",
        "morale",
        "omen",
        "rapier",
        "standard",
        "talent",
        "test",
        "tn",
    },
    "de": {
        "adept",
        "alarm",
        "boss",
        "chance",
        "chaos",
        "elite",
        "mana",
        "name",
        "navigation",
        "normal",
        "orange",
        "omen",
        "situation",
        "standard",
        "ration",
        "talent",
        "text",
        "tn",
        "trick",
        "wil",
        "zone",
    },
    "cs": {"adept", "boss", "mana", "perk", "talent", "text"},
}
"""Words a language truly shares with English: a text of nothing else may equal the English one.

Some are no choice of ours: perk is the word of the Czech rulebook of TKDS, TN and Trick those of the
German one of NDE 1.2.
"""

CREATURES = {
    "pl": (
        "aranea banshee berserker boggart centaur chimera draugr elf ettin gnoll goblin golem "
        "hobgoblin hydra kobold kraken lamia minotaur naga satyr troll"
    ),
    "de": (
        "aranea bandit banshee basilisk berserker boggart couatl draugr elf estrie ettin gnoll goblin "
        "golem gorilla hobgoblin hydra ifrit kobold lamia lich medusa naga panther pixie satyr sphinx "
        "tiger titan triton troll tyrannosaurus viper wolf wyvern zombie"
    ),
    "cs": (
        "aranea banshee boggart draugr elf estrie ettin gnoll goblin golem hydra kobold kraken lich "
        "minotaur satyr troll zombie"
    ),
}
"""Creatures of legend and beasts that a language calls as English does, apart by spaces."""

PROPER = {"nano", "dungeon", "engine", "nde", "toml", "json", "cairn", "2e", "tkds", "d4", "k4", "w4", "int"}
"""Names, the same in every language."""

TYPED = ("cli-example-", "cli-value-")
"""Messages that show what is typed at a command line, where the words are the same in every language."""
LOOKED_UP = "synonym-"
"""Words that lead to a rule when looked up, a print's own among them."""

WORDS_READ = {
    "en": (),
    "pl": ("play-words-", "talk-phrases-"),
    "de": ("play-words-", "talk-phrases-", "error-block-"),
    "cs": ("play-words-", "talk-phrases-"),
}
"""Messages of what a reader may type: words given up are still understood, and no stat block has a W6."""

EDITION = re.compile(rf"^({'|'.join(ruleset_ids())})-")
"""What a game's own word for a shared message begins with."""

STRAYS = {
    "en": ("armor", "defense", "enem(y|ies)", "agility"),
    "pl": ("[Ww]r(óg|og\\w+)", "[Aa]trybut\\w*", "[Zz]emst\\w+", "[Mm]inion\\w*"),
    "de": (
        "Pachołek",
        "Pylon",
        "Rache",
        "Rückschlag",
        "SW",
        "ZW",
        "Schwierigkeitsgrad",
        "Geschicklichkeit",
        "Feind\\w*",
        "Misserfolg\\w*",
        "Nachteil\\w*",
    ),
    "cs": (
        "[Nn]epřá?í?t\\w+",
        "[Aa]tribut\\w*",
        "[Pp]omst\\w+",
        "[Pp]oskok\\w*",
        "[Nn]evýhod\\w+",
        "[Mm]odifikátor\\w*",
    ),
}
"""Words for fixed terms that the glossary decided against: the books' translations mix them."""

OTHER_TERMS = ("cairn", "tkds", "sought")
"""What files and messages begin with that have terms of their own: of games, and of what is looked for."""

ENGLISH_DICE = "[0-9]*d(4|6|8|10|12|20|100)"

NOWHERE = {
    "en": ("stands? (so|above)", "take the call back", "declare a deed"),
    "pl": (
        # A square of the map is a kratka; what pole is left is one of battle or of force.
        "[Pp]ole(?! bitwy| odpychające)",
        "[Pp]olu(?! bitwy)",
        "[Pp]ol(a|em|om|ami|ach)",
        "[Pp]ól",
        ENGLISH_DICE,
        "[Ss]ilnik\\w*",
        "(w|nad|do) kroni[kc]\\w+",
    ),
    "de": (ENGLISH_DICE, "(?<!Dungeon )Engine", "Taten", "Aufrufe? (zurück|offen)\\w*"),
    "cs": (
        "[Vv] prospěch",
        ENGLISH_DICE,
        "[Kk]art(a|u|ě|ou) (postavy|hrdiny)",
        "(?<!Dungeon )[Ee]ngin\\w+",
        "(v|nad|do) kroni[kc]\\w+",
    ),
}
"""Words that no file of a language may have, whatever the game."""

IN_GAME = {
    ("cs", "tkds"): (
        "[Ff]int\\w*",
        "[Nn]estvůr\\w*",
        "[Dd]ávk\\w+ jídla",
        "[Vv]yprav[ěe]č\\w*",
        "[0-9]*k[0-9]+ (\\w+ )?zranění",
        "[Oo]prav(a|y|u|ou)",
        "[Cc]ílov\\w+ čísl\\w+",
        "CČ",
    ),
}
"""Words that the messages of one game may not have: its own book has others."""


AREAS = areas("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert areas(language) == AREAS
    shipped = [game for game in ruleset_ids() if not any((GAMES / game).glob("*.ftl"))]
    assert {"errors", "dice", "board", "cli", *shipped} <= set(AREAS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", AREAS)
def test_a_file_is_readable_to_its_end(language: str, area: str) -> None:
    assert bodies(language, area)
    junk = [item.content.strip() for item in bodies(language, area) if isinstance(item, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quick_cut_into_entries_finds_what_the_parser_finds(language: str) -> None:
    assert set(entries_of(language)) == set(by_key(language))
    for entry in entries(language):
        wanted = {key for key, _ in references(entry)}
        assert wanted <= references_in(entries_of(language)[entry.key]), entry.place


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    counted = Counter(entry.key for entry in entries(language))
    assert [key for key, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_in_every_language(language: str, area: str) -> None:
    english = {entry.key for entry in entries("en") if entry.area == area and not entry.key.startswith("-")}
    here = {entry.key for entry in entries(language) if entry.area == area and not entry.key.startswith("-")}
    # One language may need an edition's own sentence where English does with the shared one.
    here -= {key for key in here if key not in english and EDITION.sub("", key) in by_key("en")}
    assert {"missing": sorted(english - here), "not in English": sorted(here - english)} == {
        "missing": [],
        "not in English": [],
    }


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_has_the_same_parts_and_facts_in_every_language(language: str) -> None:
    faults = []
    for key, entry in by_key(language).items():
        english = by_key("en").get(key)
        # An edition's override of one language may have no English twin: then the shared word is the measure.
        if english is None or key.startswith("-"):
            continue
        if variables(entry) != variables(english):
            faults.append((entry.place, sorted(variables(entry) ^ variables(english))))
        if (set(parts(entry)) ^ set(parts(english))) - CASES:
            faults.append((entry.place, sorted(set(parts(entry)) ^ set(parts(english)))))
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_somewhere_and_every_term_is_used(language: str) -> None:
    known = by_key(language)
    lost = []
    used = set()
    for entry in entries(language):
        for key, attribute in references(entry):
            used.add(key)
            if key not in known or (attribute and attribute not in parts(known[key])):
                lost.append((entry.place, key, attribute))
    assert lost == []
    assert [key for key in known if key.startswith("-") and key not in used] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_refers_to_itself_in_a_circle(language: str) -> None:
    known = by_key(language)

    def reaches(entry: Entry, path: tuple[str, ...]) -> None:
        assert entry.key not in path, " → ".join((*path, entry.key))
        for key, _ in references(entry):
            if key in known:
                reaches(known[key], (*path, entry.key))

    for entry in known.values():
        reaches(entry, ())


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_an_untranslated_copy(language: str) -> None:
    shared = COGNATES[language] | set(CREATURES[language].split()) | PROPER
    copies = []
    for key, entry in by_key(language).items():
        english = parts(by_key("en")[key]) if key in by_key("en") and not key.startswith(TYPED) else {}
        for part, text in parts(entry).items():
            words = words_of(text)
            if text == english.get(part) and not shared.issuperset(word for word in words if len(word) > 1):
                copies.append((entry.place, text))
    assert copies == []


def test_nothing_is_left_to_be_written() -> None:
    marks = re.compile(r"\b(TODO|FIXME|XXX|TBD|WIP)\b|\?\?\?|lorem ipsum|<[a-z]+>", re.IGNORECASE)
    left = [
        (entry.place, text) for entry in everything() for text in parts(entry).values() if marks.search(text)
    ]
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_has_every_plural_the_language_has(language: str) -> None:
    short = []
    for entry in entries(language):
        for node in nodes(entry.node):
            if isinstance(node, ast.SelectExpression):
                keys = {
                    variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)
                }
                if keys & PLURALS[language] - {"other"} and not keys >= PLURALS[language]:
                    short.append((entry.place, sorted(PLURALS[language] - keys)))
    assert short == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_chooses_by_a_fact_that_is_put_into_words_first(language: str) -> None:
    """A selector sees the worded fact, so a variant for a key that has words could never be taken."""
    dead = []
    for entry in entries(language):
        for node in nodes(entry.node):
            if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
                keys = {
                    variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)
                }
                for kind in WORDED.get(node.selector.id.name.replace("-", "_"), ()):
                    dead += [(entry.place, key) for key in keys if f"{kind}-{key}" in by_key(language)]
    assert dead == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    opening, closing = {"en": ("“", "”"), "pl": ("„", "”"), "de": ("„", "“"), "cs": ("„", "“")}[language]
    wrong = []
    for entry in entries(language):
        for text in parts(entry).values():
            strange = set("“”„«»") - {opening, closing}
            # Straight ones belong to what is typed at a command line or into a file.
            straight = entry.area != "cli" and '"' in text
            if strange & set(text) or straight or text.count(opening) != text.count(closing):
                wrong.append((entry.place, text))
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_what_to_do_and_ends_without_a_full_stop(language: str) -> None:
    refusals = [entry for entry in entries(language) if entry.key.startswith("error-")]
    assert [entry.place for entry in refusals if parts(entry)[""].rstrip().endswith(".")] == []
    plain = [entry for entry in refusals if entry.key not in ("error-fault", "error-faults")]
    assert [entry.place for entry in plain if not re.search("[;:?]", parts(entry)[""])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fixed_term_has_no_second_word(language: str) -> None:
    stray = re.compile(r"\b(" + "|".join(STRAYS[language]) + r")\b")
    found = [
        (entry.place, match.group())
        for entry in entries(language)
        for text in parts(entry).values()
        if not entry.key.startswith((*TYPED, LOOKED_UP))
        and not entry.area.startswith(OTHER_TERMS)
        and not entry.key.startswith(OTHER_TERMS)
        and (match := stray.search(text))
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_was_given_up_is_nowhere(language: str) -> None:
    assert words_found(language, NOWHERE[language], "") == []


@pytest.mark.parametrize(("language", "game"), IN_GAME)
def test_a_game_is_told_in_the_words_of_its_book(language: str, game: str) -> None:
    assert words_found(language, IN_GAME[language, game], game) == []


@pytest.mark.parametrize(
    ("language", "game", "text"),
    [
        ("pl", "", "wybierz wolne pole"),
        ("pl", "", "rzuć 2d6"),
        ("cs", "", "v prospěch obránce"),
        ("cs", "", "hoď d4"),
        ("en", "", "what is to be done stands above"),
        ("pl", "", "stoi w kronice"),
        ("de", "", "die Engine würfelt"),
        ("cs", "", "hází engine"),
        ("cs", "tkds", "vyber fintu"),
        ("cs", "tkds", "nestvůra prchá"),
        ("cs", "tkds", "1k6 magického zranění"),
    ],
)
def test_the_given_up_words_would_be_found(language: str, game: str, text: str) -> None:
    strays = IN_GAME[language, game] if game else NOWHERE[language]
    assert re.search(rf"\b({'|'.join(strays)})\b", text)


def words_found(language: str, strays: tuple[str, ...], game: str) -> list[tuple[str, str]]:
    """Where these words stand in the messages of a game, or of all games; what is typed does not count."""
    stray = re.compile(rf"\b({'|'.join(strays)})\b") if strays else None
    return [
        (entry.place, match.group())
        for entry in entries(language)
        if game in entry.area or game in entry.key
        for text in parts(entry).values()
        if stray
        and not entry.key.startswith((*TYPED, *WORDS_READ[language]))
        and (match := stray.search(text))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_there_may_be_too_many_of_is_called_by_its_name(language: str) -> None:
    sources = (path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))
    named = {what for source in sources for what in re.findall(r'"too-many", what="([a-z-]+)"', source)}
    assert len(named) > 15
    said = [words(language).error(Illegal("too-many", what=what, most=7)) for what in sorted(named)]
    assert len(set(said)) == len(said)
