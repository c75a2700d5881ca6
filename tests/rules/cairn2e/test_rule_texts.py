"""The rules in words: they name the numbers that are played, and mark what is ours."""

from __future__ import annotations

import re

import pytest

from nde.locale import LANGUAGES, words
from nde.rules.cairn2e.exploration.exploration import DISTANCE, LOST_IN_SIX, PATH, SPRUNG, TERRAIN
from nde.rules.cairn2e.ruleset import INDEX

OURS = "°"
SIGNS = re.compile(r"[°†‡]")


def text(language: str, rule: str) -> str:
    return words(language, "cairn2e").rule_text(f"cairn2e/{rule}")


@pytest.mark.rule("cairn2e/watches")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_watches_names_what_each_part_of_a_journey_costs(language: str) -> None:
    costs = re.findall(r" (\d)(?=[,;])", text(language, "watches"))
    told = [*DISTANCE.values(), *PATH.values(), *range(len(TERRAIN))]
    assert costs[: len(told)] == [str(one) for one in told]
    odds = re.findall(r"\b(\d) (?:in|von|ze|na|przypadkach na|případech ze) 6\b", text(language, "watches"))
    assert odds == [str(one) for one in LOST_IN_SIX.values() if one]


@pytest.mark.rule("cairn2e/traps")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_traps_names_the_chance_that_is_rolled(language: str) -> None:
    said = text(language, "traps")
    assert re.search(rf"\b{SPRUNG}\b[^.]*\b6\b", said), said


@pytest.mark.rule("cairn2e/morale")
@pytest.mark.rule("cairn2e/retreat")
@pytest.mark.rule("cairn2e/scars")
@pytest.mark.rule("cairn2e/healing")
@pytest.mark.parametrize(
    ("rule", "ours"),
    [
        ("morale", 4),  # all as one by the lowest WIL; the last one; one save for both losses; detachments
        ("retreat", 4),  # each saves; nobody pursues; the helpless; ways out of adventures
        ("scars", 1),  # more than 12 HP
        ("healing", 1),  # rest puts the stabilised on their feet
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_engine_adds_stands_last_and_is_marked_as_ours(language: str, rule: str, ours: int) -> None:
    sentences = re.split(r"(?<=[.°†]) ", text(language, rule))
    marked = [one for one in sentences if one.endswith(OURS)]
    assert len(marked) == ours
    assert sentences[-ours:] == marked


@pytest.mark.parametrize("rule", [entry.id.removeprefix("cairn2e/") for entry in INDEX])
def test_what_is_not_of_the_book_is_marked_alike_in_every_language(rule: str) -> None:
    marks = {language: SIGNS.findall(text(language, rule)) for language in LANGUAGES}
    assert len({tuple(one) for one in marks.values()}) == 1, marks


USUALLY = {
    "en": "may panic; usually",
    "pl": "można wpaść w panikę; zwykle",
    "de": "kann man in Panik geraten; meist",
    "cs": "může přijít panika; obvykle",
}


@pytest.mark.rule("cairn2e/panic")
@pytest.mark.parametrize("language", LANGUAGES)
def test_panic_is_what_may_come_and_its_save_what_is_usual(language: str) -> None:
    """Somebody “may experience panic”, and a save “is typically required” (Procedures, Panic)."""
    assert USUALLY[language] in text(language, "panic")


@pytest.mark.rule("cairn2e/impaired")
@pytest.mark.parametrize("language", LANGUAGES)
def test_that_unarmed_attacks_deal_a_d4_is_of_the_book_and_their_d12_ours(language: str) -> None:
    """Unarmed attacks always do d4 damage (Attack Modifiers)."""
    _, unarmed, enhanced, _ = re.split(r"(?<=[.°†]) ", text(language, "impaired"))
    assert "4" in unarmed
    assert not SIGNS.search(unarmed)
    assert "12" in enhanced
    assert enhanced.endswith(OURS)
