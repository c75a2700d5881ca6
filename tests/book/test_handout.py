"""An adventure on paper for its game master: every place, map, deed, way and foe."""

from __future__ import annotations

import pytest

from nde.adventures import adventure_ids, adventure_named
from nde.book.document import Flow, Heading, Item, Map
from nde.book.handout import handout, map_rows
from nde.book.page import page
from nde.book.pdf import pdf
from nde.locale import LANGUAGES
from tests.book.papers import bare, pages_of
from tests.games import games_with

GAMES = games_with("all languages")


@pytest.mark.parametrize("id", adventure_ids())
def test_every_place_and_all_that_is_in_it_is_on_paper(id: str) -> None:
    adventure = adventure_named(id)
    for game, language in zip(GAMES, LANGUAGES, strict=False):
        document = handout(game, adventure, language)
        (book,) = document.parts
        assert isinstance(book, Flow)
        assert "⟨" not in page(document)
        heads = {block.id for block in book.blocks if isinstance(block, Heading)}
        assert {f"place-{place.id}" for place in adventure.places} <= heads
        maps = [block for block in book.blocks if isinstance(block, Map)]
        assert len(maps) == sum(bool(place.map.strip()) for place in adventure.places)
        told = [block for block in book.blocks if isinstance(block, Item)]
        assert len(told) >= sum(len(place.deeds) + len(place.exits) for place in adventure.places)
        text = bare("".join(pages_of(pdf(document))))
        assert bare(book.title) in text


def test_whoever_may_come_has_a_stat_block_and_groups_are_counted_for_parties_of_some_sizes() -> None:
    """In the mill nobody waits, and everybody comes when the clock strikes."""
    adventure = adventure_named("mill-ford")
    assert not any(place.foes for place in adventure.places)
    (book,) = handout("cairn2e", adventure, "en").parts
    assert isinstance(book, Flow)
    heads = [
        block.text for block in book.blocks if isinstance(block, Heading) and block.id.startswith("foe-")
    ]
    assert heads == ["Bandit", "Goblin", "Kobold"]
    assert "1/2/3 × Goblin (for 3/4/5 heroes)" in page(handout("cairn2e", adventure, "en"))


def test_a_map_has_a_sign_for_each_square_and_nothing_else() -> None:
    text = "#####\n#1.a#\n#.~+#\n#####\n\nground = cave\n"
    assert map_rows(text) == ("#####", "#1.a#", "#.~+#", "#####")
