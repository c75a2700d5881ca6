"""The glossary says what the catalogues say, and holds the words the project decided on."""

from __future__ import annotations

from pathlib import Path

import pytest

from nde.locale import LANGUAGES, words
from nde.locale.glossary import glossary

DOCS = Path(__file__).parents[2] / "docs"

DECIDED = {
    "rank-minion": ("Minion", "Pachołek", "Handlanger", "Pohůnek"),
    "term-heart": ("Heart", "Serce", "Herz", "Srdce"),
    "term-luck": ("Luck", "Łut Szczęścia", "Glücksgriff", "Špetka štěstí"),
    "term-asset": ("Asset", "Atut", "Trumpf", "Trumf"),
    "term-retaliation": ("Retaliation", "Odwet", "Vergeltung", "Odveta"),
    "term-cover": ("Cover", "Osłona", "Deckung", "Krytí"),
    "term-defence": ("Defence", "Obrona", "Verteidigung", "Obrana"),
    "term-test": ("Test", "Test", "Probe", "Zkouška"),
    "word-number": ("TN", "TN", "TN", "CČ"),
    "term-square": ("Square", "Kratka", "Feld", "Pole"),
    "term-sheet": ("Character sheet", "Karta postaci", "Charakterbogen", "Deník postavy"),
    "tier-trick": ("Trick", "Sztuczka", "Trick", "Trik"),
    "rung-hard": ("Hard", "Trudna", "Schwierig", "Těžká"),
    "level-trained": ("Trained", "Wyszkolony", "Ausgebildet", "Vycvičený"),
    "role-assault": ("Assault", "Szturm", "Vorkämpfer", "Útočník"),
    "band-nearby": ("Nearby", "Niedaleko", "In der Nähe", "Poblíž"),
    "outcome-cost": ("success with a cost", "sukces z kosztem", "Erfolg mit Preis", "úspěch za cenu"),
}


def test_the_glossary_in_the_docs_is_current() -> None:
    assert (DOCS / "glossary.md").read_text(encoding="utf-8") == glossary()


@pytest.mark.parametrize("key", DECIDED)
def test_a_decided_term_keeps_its_words(key: str) -> None:
    assert tuple(words(language).say(key) for language in LANGUAGES) == DECIDED[key]


@pytest.mark.parametrize(
    ("key", "word"),
    [
        ("term-number", "HU (hranice úspěchu)"),
        ("term-defence", "OČ (obranné číslo)"),
        ("term-modifier", "Modifikátor"),
        ("term-gm", "PJ"),
        ("term-sheet", "Deník postavy"),
        ("term-perk", "Perk"),
        ("term-damage", "Poškození"),
        ("term-monster", "Monstrum"),
        ("term-ration", "Zásoba"),
        ("chip-damage", "poškození"),
        ("chip-modifier", "modifikátor"),
    ],
)
def test_tkds_speaks_czech_as_its_book_does(key: str, word: str) -> None:
    assert words("cs", "tkds").say(key) == word


def test_the_third_attribute_has_a_word_in_each_edition() -> None:
    said = [
        [words(language, id).say("attribute-power") for language in LANGUAGES] for id in ("nde12", "nde14")
    ]
    assert said == [["Magic", "Magia", "Magie", "Magie"], ["Power", "Moc", "Macht", "Moc"]]


def test_two_ids_of_one_kind_never_share_a_word() -> None:
    """Within a game: what two games each have for themselves may well be called the same."""
    rows, game = [], ""
    for line in glossary().splitlines():
        if line.startswith("## "):
            game = line if line.startswith("## Terms only in ") else ""
        elif line.startswith("| `") and " in `" not in line:
            rows.append((game, [cell.strip(" `") for cell in line.split("|")]))
    assert len(rows) > 100
    for column in range(2, 6):
        said = [(game, cells[1].partition("-")[0], cells[column]) for game, cells in rows]
        assert len(said) == len(set(said))
