"""Cards: everything a stat block or a row of a table says, nine to a page, none overflowing."""

from __future__ import annotations

import io
from fractions import Fraction

import msgspec
import pytest
from pypdf import PdfReader

from nde.book.cards import cards, kinds_of
from nde.book.chances import foe_grid
from nde.book.document import PAPERS, Card, Deck, Document, Fact, Paper
from nde.book.page import page
from nde.book.pdf import pdf
from nde.errors import Missing
from nde.locale import LANGUAGES
from nde.locale.book.lookup import foe_name
from nde.rules import ruleset_ids
from tests.book.papers import bare, game_in, pages_of
from tests.extent import drawn

NINE = 9
LONGEST_FIRST = sorted(LANGUAGES, key=("de", "cs", "pl", "en").index)


def deck(document: Document) -> tuple[Card, ...]:
    (only,) = document.parts
    assert isinstance(only, Deck)
    return only.cards


@pytest.mark.parametrize("id", ruleset_ids())
def test_every_card_of_a_game_fits_and_says_all_in_every_language(id: str) -> None:
    game = game_in("en", id)
    others = [one for one in kinds_of(game) if one != "foes"]
    wanted = [(language, others) for language in LANGUAGES if others]
    wanted += [(language, []) for language in LONGEST_FIRST[: drawn(1, of=len(LANGUAGES))]]
    for language, names in wanted:
        document = cards(game_in(language, id), names)
        made = deck(document)
        if not made:
            continue
        pages = pages_of(pdf(document))
        assert len(pages) == -(-len(made) // NINE)
        for at, card in enumerate(made):
            text = bare(pages[at // NINE])
            said = (
                card.title,
                *(part for one in (*card.facts, *card.texts) for part in (one.name, one.value)),
            )
            assert [one for one in said if bare(one) not in text] == [], (language, card.title)
        assert "⟨" not in "".join(pages)


@pytest.mark.parametrize("paper", PAPERS)
def test_cards_are_of_one_size_on_both_papers(paper: Paper) -> None:
    document = cards(game_in("en", "cairn2e"), ["goblin", "spells"])
    assert len(PdfReader(io.BytesIO(pdf(document, paper))).pages) == -(-len(deck(document)) // NINE)


def test_cards_are_asked_for_by_kind_and_by_name_in_the_readers_language() -> None:
    game = game_in("cs", "cairn2e")
    assert [one.title for one in deck(cards(game, ["goblin", "Kostlivec"]))] == ["Goblin", "Kostlivec"]
    spells = deck(cards(game, ["kouzlo"]))
    assert spells == deck(cards(game, ["spells"]))
    assert len({one.title for one in spells}) == len(spells) >= 24
    with pytest.raises(Missing) as refused:
        cards(game, ["zzz"])
    assert dict(refused.value.facts)["allowed"] == kinds_of(game)
    for typed, near in (("goblni", "Goblin"), ("speels", "kouzlo")):
        with pytest.raises(Missing) as refused:
            cards(game, [typed])
        assert near in str(dict(refused.value.facts)["near"])


@pytest.mark.parametrize("id", ruleset_ids())
def test_every_stat_block_has_a_card(id: str) -> None:
    game = game_in("en", id)
    if game.rules.foe_sheet is None:
        return
    without = msgspec.structs.replace(game.rules.glance, foe_card=None)
    game = game._replace(rules=msgspec.structs.replace(game.rules, glance=without))
    titles = [one.title for one in deck(cards(game, ["foes"]))]
    assert set(titles) == {foe_name(game.rules, foe, game.words) for foe in game.rules.foes}


def test_a_foes_card_has_its_numbers_boxes_and_the_chances_against_it() -> None:
    (card,) = deck(cards(game_in("en", "cairn2e"), ["goblin"]))
    assert {one.name: one.value for one in card.facts} == {
        "HP": "4",
        "Armor": "0",
        "STR": "8",
        "DEX": "12",
        "WIL": "8",
    }
    assert card.boxes == 4
    grid = foe_grid(game_in("en", "nde12"), "elite")
    assert grid is not None
    wounds, out = grid.rows
    assert wounds == ("wounds", "17%", "12%", "30%", "42%", "65%")
    assert [round(share * 20) for share in grid.shares[0][1:]] == [
        round(20 * Fraction(one)) for one in ("1/6", "1/8", "3/10", "5/12", "13/20")
    ]
    assert out[1] == "17%"


def test_a_foe_whose_armour_catches_the_first_blow_has_chances_too() -> None:
    for id in ("nde12", "nde14"):
        grid = foe_grid(game_in("en", id), "duelist")
        assert grid is not None
        assert [row[0] for row in grid.rows] == ["works in part"]


def test_a_card_of_many_words_is_cut_out_like_any_other() -> None:
    long = Card(kind="foe", title="Somebody with a very long name, and another one behind it", foot="x")
    card = msgspec.structs.replace(long, texts=(Fact(name="", value="word " * 2000),))
    document = Document(title="x", language="en", parts=(Deck(cards=(card, long)),))
    assert len(pages_of(pdf(document))) == 1


def test_cards_are_a_page_for_the_browser_too() -> None:
    text = page(cards(game_in("de", "tkds"), ["conditions"]))
    assert text.count('<article class="card">') == len(deck(cards(game_in("de", "tkds"), ["conditions"])))
