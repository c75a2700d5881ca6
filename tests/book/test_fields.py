"""Sheets can be filled in on screen: fields in reading order, named, in every letter of four languages."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
from hypothesis import given
from hypothesis.strategies import characters, text
from pypdf import PdfReader, PdfWriter

from nde.book.document import Box, Document, Flow, Item, Leaf, Lines, Ticks, plain
from nde.book.fields import CODES, LETTERS, with_fields
from nde.book.objects import Objects, entries, text_in, text_of
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
    (only,) = document.parts
    assert isinstance(only, Leaf)
    # What happened stands where there is room for it: below all, or below one column.
    listed = [one for one in fields.items() if one[0] != only.notes]
    assert listed == [(name.replace(".", " "), kind) for name, kind in rooms]
    assert structure_faults(content) == []
    assert content == pdf(document)
    browser = unescape(page(document))
    assert [name for name, _ in rooms if f'aria-label="{name}"' not in browser] == []


def test_what_happened_is_written_in_many_lines() -> None:
    for document in (blank_sheet(game_in("cs", "nde12")), blank_sheet(game_in("cs", "cairn2e")), hero()):
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


def sheet_with(boxes: tuple[Box, ...]) -> Document:
    return Document(title="Sheet", language="en", parts=(Leaf(title="Sheet", boxes=boxes, notes="Notes"),))


@pytest.mark.parametrize(
    "name", ["a (b (c)) d", "a) (b", "back\\slash", "Ťapka (kůň)", "1. 2. 3.", "/F 9 >> [<<"]
)
def test_whatever_a_room_is_called_its_field_is_called(name: str) -> None:
    content = pdf(sheet_with((Box(title="Box", blocks=(Item(name=name, has_room=True),)),)))
    assert [str(one["/TU"]) for one in fields_of(content).values()] == [name, "Notes"]
    assert structure_faults(content) == []


def test_fields_of_one_name_are_fields_of_their_own() -> None:
    twice = Box(title="Box", blocks=(Item(name="Mount", has_room=True),) * 2)
    assert list(fields_of(pdf(sheet_with((twice,))))) == ["Mount", "Mount (2)", "Notes"]


def test_a_sheet_of_several_pages_has_its_fields_in_their_order() -> None:
    full = tuple(
        Box(title=f"Box {at}", blocks=(plain("word " * 900), Lines(count=2, name=f"List {at}")))
        for at in range(12)
    )
    content = pdf(sheet_with(full))
    assert len(PdfReader(io.BytesIO(content)).pages) > 1
    assert list(fields_of(content)) == [f"List {at} {line}" for at in range(12) for line in (1, 2)]
    assert structure_faults(content) == []


def test_what_has_no_room_to_write_is_left_as_it_was_written() -> None:
    content = pdf(
        Document(title="Text", language="en", parts=(Flow(title="Text", blocks=(plain("A word."),)),))
    )
    assert with_fields(content) is content
    assert Objects(content).written() == content


def test_only_what_makes_fields_is_changed() -> None:
    """Links, their tags, and the root; every page is still as it was set."""
    content = pdf(sheet_with((Box(title="Box", blocks=(Ticks(count=2, name="Wounds"),)),)))
    before, after = (PdfReader(io.BytesIO(one)).pages[0] for one in (Objects(content).written(), content))
    assert before.get_contents() == after.get_contents()
    annotations: Any = after["/Annots"]
    assert {str(one.get_object()["/Subtype"]) for one in annotations} == {"/Widget"}
    assert b"field:" not in content


def test_a_file_that_is_written_otherwise_is_refused() -> None:
    content = pdf(sheet_with((Box(title="Box"),)))
    with pytest.raises(ValueError, match="typesetter"):
        Objects(content.replace(b"xref\n0 ", b"xref\n1 "))


@given(text(characters(codec="utf-8")))
def test_a_text_is_read_as_it_is_written(said: str) -> None:
    written = text_of(said)
    assert text_in(written) == said
    assert entries(b"<</T%b/F 4>>" % written) == {b"/T": written, b"/F": b"4"}


def test_each_letter_beyond_the_west_has_its_byte() -> None:
    form: Any = PdfReader(io.BytesIO(pdf(blank_sheet(game_in("en", "nde12"))))).root_object["/AcroForm"]
    changed = form["/DR"]["/Font"]["/Helv"]["/Encoding"]["/Differences"]
    codes = [bytes([code]).decode(CODES) for code in changed[::2]]
    assert sorted(codes) == sorted(LETTERS)
    assert dict(zip(codes, changed[1::2], strict=True))["ż"] == "/zdotaccent"


def shown(appearance: bytes) -> str:
    """What is drawn in a field."""
    (said,) = re.findall(rb"\((.*)\) Tj", appearance)
    return bytes(said).decode(CODES)
