"""An evening as a chronicle: everything a seat was told, the dice in notes, nothing that it may not know."""

from __future__ import annotations

import re

import pytest

from nde.book.chronicle import chronicle, seat_of
from nde.book.document import Document, Flow, Heading, Map, Text
from nde.book.markdown import markdown
from nde.book.page import page
from nde.book.pdf import pdf
from nde.errors import Missing
from nde.prose.log import Teller
from nde.table.apply import unfolded
from nde.table.codec import Log
from nde.table.seats import GM
from tests.book.papers import bare, pages_of
from tests.games import games_with
from tests.golden.adventure import evening


def played(game: str) -> Log:
    header, entries, _ = evening(game)
    return Log(header=header, entries=entries)


def flow(document: Document) -> Flow:
    (only,) = document.parts
    assert isinstance(only, Flow)
    return only


def said_in(document: Document) -> list[str]:
    texts = [block for block in flow(document).blocks if isinstance(block, Text)]
    return [one.text for block in texts for one in block.said]


def notes_in(document: Document) -> list[str]:
    texts = [block for block in flow(document).blocks if isinstance(block, Text)]
    return [one.note for block in texts for one in block.said if one.note]


GAMES = games_with("all languages")


@pytest.mark.parametrize("game", GAMES)
def test_a_chronicle_tells_all_that_the_log_tells_a_seat_in_the_same_order(game: str) -> None:
    log = played(game)
    teller = Teller("p0", "cs", has_rolls=False)
    lines = [line for step in unfolded(log.header, log.entries) for line in teller.tell(*step)]
    document = chronicle(log, "p0", "cs")
    said = said_in(document)
    heads = [block.text for block in flow(document).blocks if isinstance(block, Heading)]
    left = iter(lines)
    assert all(one in left for one in said)
    intro = flow(document).lead[0].said[0].text
    assert {line for line in lines if line not in said} <= {*heads, intro}


@pytest.mark.parametrize("game", GAMES)
def test_it_is_paper_a_page_and_markdown_alike(game: str) -> None:
    document = chronicle(played(game), "p0", "en")
    pages, shown, marked = pages_of(pdf(document)), page(document), markdown(document)
    text = bare("".join(pages))
    # At the end of a page a sentence goes on behind the notes.
    assert len([one for one in said_in(document) if bare(one) not in text]) < len(pages)
    assert "⟨" not in shown
    count = len(notes_in(document))
    assert count > 3
    assert len(re.findall(r'<li id="note-\d+">', shown)) == count
    assert len(re.findall(r"^\[\^\d+\]: ", marked, re.MULTILINE)) == count
    assert marked.startswith(f"# {flow(document).title}\n")


@pytest.mark.parametrize("game", GAMES)
def test_dice_stand_in_notes_with_the_rules_behind_them_and_nowhere_else(game: str) -> None:
    document = chronicle(played(game), GM, "en")
    for note in notes_in(document):
        assert re.search(r"\[[\w.-]+\]", note), note
    assert [one for one in said_in(document) if re.search(r", needed|on a d\d", one)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_round_begins_a_paragraph_of_its_own(game: str) -> None:
    texts = [block for block in flow(chronicle(played(game), "p0", "en")).blocks if isinstance(block, Text)]
    rounds = [one for one in texts if re.fullmatch(r"Round \d+", one.said[0].text)]
    assert len(rounds) > 1
    assert {(one.style, len(one.said)) for one in rounds} == {("lead", 1)}
    inside = [said.text for one in texts for said in one.said[1:]]
    assert [one for one in inside if re.fullmatch(r"Round \d+", one)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_round_has_one_map_at_most(game: str) -> None:
    begins = [
        isinstance(block, Map)
        for block in flow(chronicle(played(game), "p0", "en")).blocks
        if isinstance(block, Map | Heading) or (isinstance(block, Text) and block.style == "lead")
    ]
    assert not [at for at, is_map in enumerate(begins) if is_map and begins[at - 1]]


def test_maps_are_drawn_where_both_sides_meet_with_everybody_named() -> None:
    maps = [block for block in flow(chronicle(played("nde12"), "p0", "en")).blocks if isinstance(block, Map)]
    assert maps
    for drawn in maps:
        assert len({len(row) for row in drawn.rows}) == 1
        assert drawn.heads[:3] == ("A", "B", "C")
        assert len(drawn.heads) == len(drawn.rows[0])
        letters = {sign for row in drawn.rows for sign in row if sign.isalpha() and sign != "x"}
        assert letters <= {one.name for one in drawn.legend}
        assert any(letter.isupper() for letter in letters)
        assert any(letter.islower() for letter in letters)
        assert all(one.value in drawn.alt for one in drawn.legend)


def test_a_player_reads_no_more_than_the_table_showed_and_the_game_master_everything() -> None:
    """TKDS rolls in secret: the game master's notes have what a player's have not."""
    log = played("tkds")
    everything = {*said_in(chronicle(log, GM, "en")), *notes_in(chronicle(log, GM, "en"))}
    known = {*said_in(chronicle(log, "p0", "en")), *notes_in(chronicle(log, "p0", "en"))}
    assert everything - known


def test_a_seat_that_there_is_not_is_refused() -> None:
    log = played("nde12")
    assert (seat_of(log, None), seat_of(log, "p1")) == (GM, "p1")
    with pytest.raises(Missing, match="p9"):
        seat_of(log, "p9")
