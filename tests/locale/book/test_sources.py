"""What is ours is marked where it stands: sentence by sentence, in every language alike."""

from __future__ import annotations

import re

import pytest

from nde.locale import LANGUAGES, words
from nde.locale.book.sources import SIGNS, legend, sentences
from nde.rules import ruleset_ids, ruleset_named
from tests.cli.terminal import nde


def test_a_sentence_without_a_sign_is_from_where_its_rule_is() -> None:
    text = "Roll 2d6 against 10. A 1 fails.° Unless somebody helps.‡ 4 or more is enough."
    assert [one.source for one in sentences(text, "book")] == ["book", "ours", "draft", "book"]
    assert [one.text for one in sentences(text, "book")][1:3] == ["A 1 fails.", "Unless somebody helps."]
    assert sentences("", "ours") == ()


def test_only_signs_that_occur_are_explained() -> None:
    speaker = words("en")
    assert legend("No sign.", speaker) == []
    assert legend("Ours.° A draft.‡", speaker) == [
        "‡ from a later draft by the game’s author",
        "° ours: not from the book",
    ]


@pytest.mark.parametrize("capital", "ŚŠŽČŁŻŹĆŇŘĎŤÁÉÍÓÚÝÄÖÜ")
def test_a_sentence_may_begin_with_any_capital(capital: str) -> None:
    told = sentences(f"Rzuć k6.° {capital}nieg pada.", "book")
    assert [(one.text, one.source) for one in told] == [
        ("Rzuć k6.", "ours"),
        (f"{capital}nieg pada.", "book"),
    ]


@pytest.mark.parametrize("small", "śšžčłżźćňřďťáéíóúýäöü")
def test_a_stop_before_a_small_letter_ends_no_sentence(small: str) -> None:
    assert len(sentences(f"Rzuć k6, np. {small}nieg pada.", "book")) == 1


@pytest.mark.parametrize(
    ("rule", "ours"), [("nde12/2.5", 1), ("nde14/1.6", 1), ("nde14/8.5", 3)], ids=["gear", "gear 1.4", "2d6"]
)
def test_what_a_ruling_adds_to_gear_and_conversion_is_marked(rule: str, ours: int) -> None:
    """That a shot needs a weapon, and which die stands for which number, no book prints."""
    [found] = [one for one in ruleset_named(rule[:5]).rules if one.id == rule]
    told = sentences(words("en", rule[:5]).rule_text(rule), found.source)
    assert sum(one.source == "ours" for one in told) == ours


@pytest.mark.parametrize("id", ruleset_ids())
def test_every_language_marks_the_same_sentences(id: str) -> None:
    different = []
    for rule in ruleset_named(id).rules:
        found = {
            tuple(
                one.source
                for one in sentences(words(language, id).rule_text(rule.id), rule.source)
                if one.source != rule.source
            )
            for language in LANGUAGES
        }
        if len(found) > 1:
            different.append((rule.id, found))
    assert different == []


@pytest.mark.parametrize("id", ruleset_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sign_stands_right_behind_a_sentence_that_is_from_elsewhere(id: str, language: str) -> None:
    for rule in ruleset_named(id).rules:
        text = words(language, id).rule_text(rule.id)
        told = sentences(text, rule.source)
        assert not any(sign in one.text for one in told for sign in SIGNS.values()), (rule.id, text)
        own = SIGNS.get(rule.source)
        assert own is None or own not in text, rule.id


@pytest.mark.parametrize("id", ruleset_ids())
def test_marked_sentences_are_explained_where_they_are_shown(id: str) -> None:
    speaker = words("en", id)
    marked = [rule for rule in ruleset_named(id).rules if legend(speaker.rule_text(rule.id), speaker)]
    for rule in marked:
        out = nde("rules", rule.id).out
        assert all(f"  {told}" in out for told in legend(speaker.rule_text(rule.id), speaker))
        data = nde("rules", rule.id, "--json").data
        assert {one["source"] for one in data["sentences"]} > {rule.source} or len(data["sentences"]) == 1


USUALLY = {
    "en": r"\busually\b",
    "pl": r"\b(zwykle|zazwyczaj|na ogół)\b",
    "de": r"\b(meist|in der Regel)\b",
    "cs": r"\bobvykle\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rule", "times"),
    [
        ("nde12/2.4", 1),  # one talent a test
        ("nde12/3.5", 2),  # what is almost certain, and what is almost impossible
        ("nde12/3.6", 1),  # one helper
        ("nde14/1.5", 1),  # one talent a test
        ("nde14/2.5", 1),  # one advantage and one hindrance
    ],
)
def test_what_a_book_calls_usual_is_not_told_as_a_law(rule: str, times: int, language: str) -> None:
    text = words(language, rule[:5]).rule_text(rule)
    assert len(re.findall(USUALLY[language], text, re.IGNORECASE)) == times, text
