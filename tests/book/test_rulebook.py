"""The rulebook: every rule, table, example, option and stat block of the game as it is played."""

from __future__ import annotations

import io
import re
from html import escape
from html.parser import HTMLParser

import pytest
from pypdf import PdfReader

from nde.book.document import Document, Flow, Grid, Heading, Item, Text
from nde.book.options import option_now
from nde.book.page import page
from nde.book.pdf import pdf
from nde.book.rulebook import rulebook
from nde.locale import LANGUAGES
from nde.locale.book.rules import run_example
from nde.rules import ruleset_ids
from tests.book.papers import bare, game_in, pages_of

ON_ONE_LINE = 6
LANGUAGE_OF = dict(zip(ruleset_ids(), (*LANGUAGES, *LANGUAGES), strict=False))
"""Each game is looked at on paper in another language."""


def flow(document: Document) -> Flow:
    (only,) = document.parts
    assert isinstance(only, Flow)
    return only


def texts(book: Flow) -> list[str]:
    return [" ".join(one.text for one in block.said) for block in book.blocks if isinstance(block, Text)]


@pytest.mark.parametrize("id", ruleset_ids())
def test_the_book_on_paper_has_every_rule_table_and_stat_block(id: str) -> None:
    game = game_in(LANGUAGE_OF[id], id)
    document = rulebook(game)
    content = pdf(document)
    text = bare("".join(pages_of(content)))
    assert "⟨" not in text
    for rule in game.rules.rules:
        assert bare(game.words.rule_title(rule.id)) in text, rule.id
        assert bare(rule.id) in text
    book = flow(document)
    grids = [block for block in book.blocks if isinstance(block, Grid)]
    assert len(grids) >= len(game.rules.tables) + len(game.rules.glance.odds)
    # Longer cells stand on several lines, between which a reader of the page finds the next cell's.
    cells = [cell for grid in grids for row in grid.rows for cell in row if len(cell) <= ON_ONE_LINE]
    assert [cell for cell in cells if bare(cell) not in text] == []
    shown = page(document)
    assert [cell for grid in grids for row in grid.rows for cell in row if escape(cell) not in shown] == []
    foes = [block.name for block in book.blocks if isinstance(block, Item)]
    assert len(foes) == (len(game.rules.foes) if game.rules.foe_sheet is not None else 0)
    assert [foe for foe in foes if bare(foe) not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ruleset_ids())
def test_the_book_says_everything_in_every_language(id: str, language: str) -> None:
    game = game_in(language, id)
    book = flow(rulebook(game))
    shown = page(rulebook(game))
    assert "⟨" not in shown
    headings = [block for block in book.blocks if isinstance(block, Heading)]
    assert [one.id for one in headings if "/" in one.id] == [rule.id for rule in game.rules.rules]
    chapters = [one.id.removeprefix("chapter-") for one in headings if one.id.startswith("chapter-")]
    assert chapters == list(game.rules.glance.chapters)
    said = texts(book)
    for rule in game.rules.rules:
        sentences = re.sub("[†‡°]", "", game.words.rule_text(rule.id))
        assert not sentences or " ".join(sentences.split()) in said, rule.id


class Links(HTMLParser):
    """Where the links of a page lead, and what can be linked."""

    def __init__(self) -> None:
        super().__init__()
        self.targets: set[str] = set()
        self.links: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an id or a link."""
        found = dict(attrs)
        self.targets |= {found["id"] or ""} if "id" in found else set()
        self.links |= {(found["href"] or "").removeprefix("#")} if tag == "a" else set()


@pytest.mark.parametrize("id", ruleset_ids())
def test_contents_and_index_lead_somewhere(id: str) -> None:
    game = game_in("pl", id)
    found = Links()
    found.feed(page(rulebook(game)))
    assert found.links
    assert found.links <= found.targets
    assert {rule.id for rule in game.rules.rules} <= found.links


def test_pages_of_the_index_are_those_the_rules_stand_on() -> None:
    game = game_in("en", "nde12")
    content = pdf(rulebook(game))
    pages = pages_of(content)
    index = "".join(pages[-2:])
    on = next(at for at, text in enumerate(pages, 1) if "nde12/5.6" in text and at > 1)
    assert re.search(rf"Missingandretaliation{on}(?!\d)", index)
    assert len(PdfReader(io.BytesIO(content)).outline) > 0


@pytest.mark.parametrize("id", ruleset_ids())
def test_examples_are_played_by_the_engine_and_told_with_its_numbers(id: str) -> None:
    game = game_in("en", id)
    said = texts(flow(rulebook(game)))
    for example in game.rules.examples:
        key = f"example-{id}-{example.id.lower()}"
        assert not game.words.has(key) or game.words.say(key) in said, example.id
        assert not [one for one in said if example.id in one]
        run = run_example(game, example)
        for step in run.steps if run is not None else ():
            told = game.words.step(step) + (f" [{step.rule.partition('/')[2]}]" if step.rule else "")
            assert told in said, example.id


def test_options_are_told_as_they_are_set() -> None:
    game = game_in("en", "nde12")
    changed = game._replace(rules=game.rules.configure({"no_elites": True, "number_cap": 3}))
    option = next(one for one in changed.rules.options if one.key == "number_cap")
    assert option_now(changed, option) == 3
    lead = [one.said[0].text for one in flow(rulebook(changed)).lead]
    assert "Play without elites: yes (usually no)" in lead
    assert "How many steps the situation may move the number: 3 (usually 2)" in lead
    assert not [one for one in flow(rulebook(game)).lead if "usually" in one.said[0].text]


def test_the_book_names_those_whose_games_they_are() -> None:
    credited = {
        "nde12": "blackMasoon",
        "nde14": "blackMasoon",
        "cairn2e": "Yochai Gal",
        "tkds": "Ladislav Lipka",
    }
    for id, name in credited.items():
        assert name in "".join(texts(flow(rulebook(game_in("en", id)))))
    assert "CC-BY-SA 4.0" in "".join(texts(flow(rulebook(game_in("cs", "cairn2e")))))
