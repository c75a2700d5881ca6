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
from nde.locale.book.game import ChosenGame, PackedGame
from nde.locale.book.lookup import foe_name
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.creatures import with_creatures
from tests.book.papers import bare, game_in, pages_of
from tests.extent import drawn
from tests.games import for_games

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
    wanted = [(language, others) for language in LONGEST_FIRST[: drawn(2, of=len(LANGUAGES))] if others]
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


def test_a_long_name_is_whole_above_what_is_said_of_its_bearer() -> None:
    """On as many lines as it takes, each as far from the next thing as a short name is."""
    names = ("Wolf", "Starý „devítijazyčný“ ďábel z Příliš žluťoučkého močálu", "Windsegler" * 6)
    made = tuple(Card(kind="Foe", title=name, facts=(Fact(name="Quiet", value="1"),)) for name in names)
    found: list[tuple[float, str]] = []
    content = pdf(Document(title="Cards", language="de", parts=(Deck(cards=made),)))
    PdfReader(io.BytesIO(content)).pages[0].extract_text(
        visitor_text=lambda text, at, _tm, _font, _size: found.append((at[5], text.strip()))
    )
    tops = [(y, text) for y, text in found if text]
    said = [place for place, (_, text) in enumerate(tops) if text.startswith("Quiet")]
    assert len(said) == len(names)
    gaps = [tops[place - 1][0] - tops[place][0] for place in said]
    assert min(gaps) > gaps[0] - 0.1


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


@for_games("own creatures", into="id")
def test_a_creature_of_ones_own_has_the_chances_of_what_it_is_like(id: str) -> None:
    rules = ruleset_named(id)
    ids = tuple(rules.foes)[::7]
    grown = with_creatures(rules, {f"own-{like}": {"name": "Own", "like": like} for like in ids})
    game = ChosenGame(grown, PackedGame(grown).words("en"))
    of_book = [foe_grid(game, like) for like in ids]
    assert any(of_book)
    assert [foe_grid(game, f"own-{like}") for like in ids] == of_book
    assert len({str(grid) for grid in of_book}) > 1
