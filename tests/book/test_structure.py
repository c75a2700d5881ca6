"""Everything that is printed can be read by whoever hears it: tags, language, titles, headings, tables."""

from __future__ import annotations

import io

import pytest
from pypdf import PdfWriter

from nde.adventures import adventure_ids, adventure_named
from nde.book.cards import cards, kinds_of
from nde.book.cheat_sheet import cheat_sheet
from nde.book.handout import handout
from nde.book.pdf import pdf
from nde.book.rulebook import rulebook
from nde.book.sheets import blank_sheet
from nde.locale import LANGUAGES
from nde.rules import ruleset_ids
from tests.book.papers import game_in
from tests.book.structure import structure_faults

READERS = tuple(zip(ruleset_ids(), LANGUAGES, strict=False))


@pytest.mark.parametrize(("id", "language"), READERS)
def test_a_game_on_paper_is_tagged_for_whoever_hears_it(id: str, language: str) -> None:
    game = game_in(language, id)
    for document in (cheat_sheet(game), rulebook(game), blank_sheet(game), cards(game, kinds_of(game)[-1:])):
        assert structure_faults(pdf(document)) == [], document.title


def test_a_handout_tells_its_maps_in_words() -> None:
    assert structure_faults(pdf(handout("nde12", adventure_named(adventure_ids()[0]), "cs"))) == []


def test_a_file_that_lost_its_tags_is_found_out() -> None:
    writer = PdfWriter(clone_from=io.BytesIO(pdf(blank_sheet(game_in("en", "nde12")))))
    del writer.root_object["/StructTreeRoot"]
    out = io.BytesIO()
    writer.write(out)
    assert structure_faults(out.getvalue()) == ["not tagged"]
