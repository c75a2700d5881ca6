"""Character sheets on one page, filled and blank, on both papers and in every language."""

from __future__ import annotations

import msgspec
import pytest

from nde.book.document import PAPERS, Document, Item, Leaf, Lines, Paper, Ticks
from nde.book.page import page
from nde.book.pdf import pdf
from nde.book.sheets import blank_sheet, filled_sheet, printed_sheet
from nde.locale import LANGUAGES
from nde.locale.phrases import label, listed_items
from nde.prose.sheets import sheet_label
from nde.rules.ruleset import Listing
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


def test_a_blank_sheet_has_room_for_whoever_casts_and_for_all_that_can_be_carried() -> None:
    only = leaf(blank_sheet(game_in("en", "tkds")))
    titles = [block.name for box in only.boxes for block in box.blocks if isinstance(block, Item)]
    assert titles.index("Magic die") == titles.index("Hit die") + 1
    assert titles.index("Magic energy") == titles.index("HP") + 1
    lines = {
        block.name: block.count for box in only.boxes for block in box.blocks if isinstance(block, Lines)
    }
    assert lines["Equipment"] == 12


def test_weapons_armour_and_provisions_say_what_they_are_worth() -> None:
    game = game_in("cs", "tkds")
    things = [{"key": key} for key in ("sword", "bastard-sword", "longbow", "medium", "shield")]
    sheet = sheet_of("tkds", 4) | {"items": [*things, {"key": "torches", "uses": 3}]}
    listing = next(one for one in game.rules.sheet(game.rules.read_sheet(sheet)).lists if one.key == "items")
    assert dict(listed_items(listing, game.words)) == {
        "meč": "1k8",
        "jedenapůlruční meč": "1k8/1k10",
        "dlouhý luk": "1k8, 40 m",
        "střední zbroj": "OČ 14",
        "štít": "+2",
        "pochodně": "×3",
    }


@pytest.mark.parametrize("id", GAMES)
def test_what_a_hero_has_stands_line_by_line_with_room_for_more(id: str) -> None:
    game = game_in("en", id)
    sheet = game.rules.sheet(game.rules.read_sheet(sheet_of(id, 4)))
    lists = {label(one.key, game.words): one for one in sheet.lists if one.items}
    boxes = {box.title: box.blocks for box in leaf(printed_sheet(game, sheet)).boxes if box.title in lists}
    for title, blocks in boxes.items():
        assert len(blocks) == len(lists[title].items) + 1
        assert isinstance(blocks[-1], Lines)


@pytest.mark.parametrize("paper", PAPERS)
def test_a_hero_with_more_than_a_page_holds_is_printed_all_the_same(paper: Paper) -> None:
    game = game_in("en", "nde12")
    listing = Listing(key="gear", items=tuple(f"thing number {at}" for at in range(400)))
    sheet = game.rules.sheet(game.rules.read_sheet(sheet_of("nde12", 4)))
    crowded = msgspec.structs.replace(sheet, lists=(*sheet.lists, listing))
    text = "".join(pages_of(pdf(printed_sheet(game, crowded), paper)))
    assert [at for at in range(400) if f"thingnumber{at}" not in text] == []


def test_a_name_with_a_sign_that_no_face_has_is_printed_and_can_be_copied() -> None:
    game = game_in("en", "nde12")
    sheet = game.rules.sheet(game.rules.read_sheet(sheet_of("nde12", 4)))
    named = msgspec.structs.replace(sheet, name="Zoë \N{DRAGON}")
    content = pdf(printed_sheet(game, named))
    assert "Zoë" in "".join(pages_of(content))
    assert content == pdf(printed_sheet(game, named))


def test_a_blank_sheet_has_boxes_for_all_that_a_hero_can_ever_have() -> None:
    only = leaf(blank_sheet(game_in("en", "nde12")))
    boxes = [block.count for box in only.boxes for block in box.blocks if isinstance(block, Ticks)]
    assert boxes == [7, 5]
    assert len(pages_of(pdf(blank_sheet(game_in("en", "nde12")), "letter"))) == 1
