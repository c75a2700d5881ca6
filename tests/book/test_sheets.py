"""Character sheets on one page, filled and blank, on both papers and in every language."""

from __future__ import annotations

import pytest

from nde.book.document import PAPERS, Document, Leaf, Ticks
from nde.book.page import page
from nde.book.pdf import pdf
from nde.book.sheets import blank_sheet, filled_sheet
from nde.locale import LANGUAGES
from nde.prose.sheets import sheet_label
from tests.book.papers import bare, game_in, pages_of
from tests.games import games_with
from tests.table.play import sheet_of

GAMES = games_with("all languages")


def leaf(document: Document) -> Leaf:
    (only,) = document.parts
    assert isinstance(only, Leaf)
    return only


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_a_sheet_has_everything_on_one_page(id: str, language: str) -> None:
    game = game_in(language, id)
    character = game.rules.read_sheet(sheet_of(id, 4))
    told = sheet_label(game.rules.sheet(character), game.words)
    for paper in PAPERS:
        (text,) = pages_of(pdf(filled_sheet(game, character), paper))
        assert "⟨" not in text
        said = [told.name, *(part for one in told.traits for part in (one.title, one.text))]
        said += [part for one in told.tracks for part in (one.title, f"{one.value}/{one.most}")]
        said += [item.text for one in told.lists for item in one.items]
        assert [one for one in said if bare(one) not in bare(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_no_sheet_has_a_heading_twice(id: str, language: str) -> None:
    game = game_in(language, id)
    for document in (
        blank_sheet(game),
        filled_sheet(game, game.rules.read_sheet(sheet_of(id, 4))),
    ):
        only = leaf(document)
        titles = [*(box.title for box in only.boxes), only.notes]
        assert len(set(titles)) == len(titles)
        assert "⟨" not in page(document)


def test_a_blank_sheet_has_boxes_for_all_that_a_hero_can_ever_have() -> None:
    only = leaf(blank_sheet(game_in("en", "nde12")))
    boxes = [block.count for box in only.boxes for block in box.blocks if isinstance(block, Ticks)]
    assert boxes == [7, 5]
    assert len(pages_of(pdf(blank_sheet(game_in("en", "nde12")), "letter"))) == 1
