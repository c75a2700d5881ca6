"""Sheets can be filled in on screen: fields in reading order, named, in every letter of four languages."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
from pypdf import PdfReader, PdfWriter

from nde.book.document import Document, Item, Leaf, Lines, Ticks
from nde.book.fields import CODES
from nde.book.page import page
from nde.book.pdf import pdf
from nde.book.sheets import blank_sheet, filled_sheet
from nde.locale import LANGUAGES
from tests.book.papers import game_in
from tests.book.structure import structure_faults
from tests.games import games_with
from tests.table.play import sheet_of

GAMES = games_with("all languages")
SAID = {
    "en": "The quick brown fox",
    "pl": "Zażółć gęślą jaźń, ŻÓŁĆ",
    "de": "Größe, Übermut, Ärger",
    "cs": "Příliš žluťoučký kůň úpěl ďábelské ódy, Šíň, ňouma",
}


def fields_of(content: bytes) -> dict[str, Any]:
    """Each field by what it is called, in the order of the file."""
    return dict(PdfReader(io.BytesIO(content)).get_fields() or {})


def rooms_of(document: Document) -> Iterator[tuple[str, str]]:
    """What is to be typed or ticked on a sheet, with the kind of its field."""
    (only,) = document.parts
    assert isinstance(only, Leaf)
    for block in (block for box in only.boxes for block in box.blocks):
        if isinstance(block, Item) and block.has_room:
            yield block.name, "/Tx"
        elif isinstance(block, Lines | Ticks):
            kind = "/Tx" if isinstance(block, Lines) else "/Btn"
            yield from ((f"{block.name} {at}", kind) for at in range(1, block.count + 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_a_blank_sheet_has_a_field_for_each_room_to_write(id: str, language: str) -> None:
    document = blank_sheet(game_in(language, id))
    content = pdf(document)
    fields = {name: str(one["/FT"]) for name, one in fields_of(content).items()}
    rooms = list(rooms_of(document))
    assert rooms[0][1] == "/Tx"
    assert list(fields.items())[: len(rooms)] == [(name.replace(".", " "), kind) for name, kind in rooms]
    assert structure_faults(content) == []
    assert content == pdf(document)
    browser = unescape(page(document))
    assert [name for name, _ in rooms if f'aria-label="{name}"' not in browser] == []


def test_what_happened_is_written_in_many_lines() -> None:
    for document in (blank_sheet(game_in("cs", "nde12")), hero()):
        (only,) = document.parts
        assert isinstance(only, Leaf)
        assert fields_of(pdf(document))[only.notes]["/Ff"] == 1 << 12
        assert f'<textarea rows="8" aria-label="{only.notes}">' in page(document)


def test_a_hero_can_be_ticked_off_on_screen() -> None:
    fields = fields_of(pdf(hero()))
    assert {str(one["/FT"]) for one in fields.values()} == {"/Btn", "/Tx"}


def hero() -> Document:
    game = game_in("cs", "nde12")
    return filled_sheet(game, game.rules.read_sheet(sheet_of("nde12", 4)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_can_be_typed_and_is_drawn(language: str) -> None:
    content, said = pdf(blank_sheet(game_in(language, "nde12"))), SAID[language]
    writer = PdfWriter(clone_from=io.BytesIO(content))
    typed = {name: said if one["/FT"] == "/Tx" else "/Yes" for name, one in fields_of(content).items()}
    writer.update_page_form_field_values(None, typed)
    out = io.BytesIO()
    writer.write(out)
    drawn: Any = PdfReader(out).pages[0]["/Annots"]
    for field in (one.get_object() for one in drawn):
        if field["/FT"] == "/Tx":
            assert (field["/V"], shown(field["/AP"]["/N"].get_data())) == (said, said)
        else:
            assert (field["/V"], field["/AS"]) == ("/Yes", "/Yes")


def shown(appearance: bytes) -> str:
    """What is drawn in a field."""
    (said,) = re.findall(rb"\((.*)\) Tj", appearance)
    return bytes(said).decode(CODES)
