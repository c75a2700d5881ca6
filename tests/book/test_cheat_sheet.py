"""Cheat sheets: a page for each reader, with what the rules say and what the engine computes."""

from __future__ import annotations

import io
from fractions import Fraction
from typing import Any, get_args

import pytest
from pypdf import PdfReader

from nde.book.chances import chances_of, odds_grid
from nde.book.cheat_sheet import Reader, cheat_sheet
from nde.book.document import PAPERS, Box, Grid, Leaf, Paper, Text, plain
from nde.book.options import changed_options, option_told
from nde.book.page import page
from nde.book.pdf import pdf
from nde.locale import LANGUAGES
from nde.locale.book.game import ChosenGame
from nde.locale.book.sources import SIGNS, sentences
from nde.rules import ruleset_ids, ruleset_named
from nde.rules.odds_tables import OddsTable
from tests.book.papers import bare, game_in, pages_of

MILLIMETRES = {"a4": (210, 297), "letter": (216, 279)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ruleset_ids())
def test_each_reader_has_one_page_with_all_of_its_rules(id: str, language: str) -> None:
    game = game_in(language, id)
    document = cheat_sheet(game)
    pages = pages_of(pdf(document))
    assert len(pages) == len(document.parts) == (2 if game.rules.glance.gm else 1)
    shown = page(document)
    for leaf, text in zip(document.parts, pages, strict=True):
        assert isinstance(leaf, Leaf)
        assert "⟨" not in text
        for box in leaf.boxes:
            assert bare(box.title) in bare(text), box.title
            assert box.title in shown
            for block in box.blocks:
                said = [one.text for one in block.said] if isinstance(block, Text) else []
                cells = [cell for row in block.rows for cell in row] if isinstance(block, Grid) else []
                assert [one for one in (*said, *cells) if bare(one) not in bare(text)] == [], box.title


@pytest.mark.parametrize("paper", PAPERS)
def test_a_page_is_as_large_as_its_paper(paper: Paper) -> None:
    assert get_args(Paper) == PAPERS
    first = PdfReader(io.BytesIO(pdf(cheat_sheet(game_in("de", "cairn2e")), paper))).pages[0].mediabox
    points = (float(first.width), float(first.height))
    assert [round(one / 72 * 25.4) for one in points] == list(MILLIMETRES[paper])


def test_the_same_game_gives_the_same_bytes_in_its_own_language_with_tags() -> None:
    document = cheat_sheet(game_in("cs", "nde12"))
    content = pdf(document)
    assert content == pdf(cheat_sheet(game_in("cs", "nde12")))
    catalogue: Any = PdfReader(io.BytesIO(content)).trailer["/Root"]
    assert catalogue["/Lang"] == "cs"
    assert catalogue["/MarkInfo"]["/Marked"]
    assert catalogue["/StructTreeRoot"]["/K"]
    assert PdfReader(io.BytesIO(content)).metadata.title == document.title  # type: ignore[union-attr]


@pytest.mark.parametrize("id", ruleset_ids())
def test_a_sheet_names_only_rules_sentences_and_tables_that_there_are(id: str) -> None:
    game = game_in("en", id)
    glance = game.rules.glance
    for gist in (*glance.players, *glance.gm):
        rule = game.rules.rule(gist.rule)
        said = sentences(game.words.rule_text(rule.id), rule.source)
        tables = [one for one in game.rules.tables if one.rule == rule.id and one.key in glance.tables]
        assert gist.sentences <= len(said), gist.rule
        assert gist.sentences or tables or gist.rule.endswith(("scars", "hazards")), gist.rule
    assert set(glance.tables) <= {one.key for one in game.rules.tables}
    on_a_sheet = {one.rule for one in (*glance.players, *glance.gm)}
    assert {one.rule for one in glance.odds} <= on_a_sheet


@pytest.mark.parametrize("id", ruleset_ids())
@pytest.mark.parametrize("reader", ["players", "gm"])
def test_what_shows_nothing_but_a_table_is_marked_by_where_its_rule_is_from(id: str, reader: str) -> None:
    game = game_in("en", id)
    sheet = cheat_sheet(game)
    of_tables = {one.rule for one in (*game.rules.glance.players, *game.rules.glance.gm) if not one.sentences}
    for rule in map(game.rules.rule, of_tables):
        mark = rule.id.partition("/")[2]
        leaves = [leaf for leaf in sheet.parts if isinstance(leaf, Leaf)]
        for box in (box for leaf in leaves for box in leaf.boxes if box.mark == mark):
            assert box.sign == SIGNS.get(rule.source, ""), rule.id


@pytest.mark.parametrize("id", ruleset_ids())
def test_every_row_of_chances_that_are_outcomes_adds_up(id: str) -> None:
    game = game_in("en", id)
    for table in game.rules.glance.odds:
        found = chances_of(game, table)
        assert found is not None, table
        if table.outcomes:
            assert [sum(row) for row in found.cells] == [1] * len(found.cells), table


def table_of(id: str, situation: str, across: str) -> OddsTable:
    odds = ruleset_named(id).glance.odds
    (table,) = (one for one in odds if one.situation == situation and one.across == across)
    return table


@pytest.mark.rule("nde12/3.4")
def test_a_die_against_a_number_as_counted_by_hand() -> None:
    """A 1 fails and the highest face succeeds, whatever the number; each other face counts."""
    found = chances_of(game_in("en", "nde12"), table_of("nde12", "test", "die"))
    assert found is not None
    assert (found.downs, found.across) == ((4, 6, 8, 12), (6, 8, 10, 12, 20))
    assert found.cells == tuple(
        tuple(
            Fraction(sum(face == die or 1 < face >= tn for face in range(1, die + 1)), die)
            for die in found.across
            if isinstance(die, int)
        )
        for tn in found.downs
        if isinstance(tn, int)
    )


@pytest.mark.rule("cairn2e/saves", "cairn2e/attack")
def test_saves_and_blows_of_cairn_as_counted_by_hand() -> None:
    game = game_in("en", "cairn2e")
    saves = chances_of(game, table_of("cairn2e", "save", ""))
    assert saves is not None
    assert [row[0] for row in saves.cells] == [Fraction(int(down), 20) for down in saves.downs]
    blows = chances_of(game, table_of("cairn2e", "strike", "armor"))
    assert blows is not None
    row = dict(zip(blows.downs, blows.cells, strict=True))
    assert row["d8"] == tuple(Fraction(8 - armor, 8) for armor in range(4))
    assert row["d6+d6"][3] == 1 - Fraction(3, 6) ** 2


@pytest.mark.rule("tkds/check")
def test_checks_of_the_d20_as_counted_by_hand() -> None:
    """Success by degrees: a natural 1 is a degree worse, a natural 20 one better."""
    found = chances_of(game_in("en", "tkds"), table_of("tkds", "check", "hu"))
    assert found is not None

    def succeeds(face: int, skill: int, target: int) -> bool:
        total = face + skill
        degree = 3 if total >= target + 10 else 2 if total >= target else 1 if total > target - 10 else 0
        return degree + (face == 20) - (face == 1) >= 2

    for skill, row in zip(found.downs, found.cells, strict=True):
        for target, chance in zip(found.across, row, strict=True):
            counted = sum(succeeds(face, int(skill), int(target)) for face in range(1, 21))
            assert chance == Fraction(counted, 20), (skill, target)


def test_what_is_not_played_with_is_not_printed() -> None:
    game = game_in("en", "nde12")
    table = table_of("nde12", "strike", "die")
    without = game._replace(rules=game.rules.configure({"no_elites": True}))
    ranks = [row[0] for row in odds_grid(game, table).rows]  # type: ignore[union-attr]
    assert ranks == ["Minion", "Elite", "Boss"]
    assert [row[0] for row in odds_grid(without, table).rows] == ["Minion", "Boss"]  # type: ignore[union-attr]


def test_chances_follow_the_options_of_the_game() -> None:
    game = game_in("en", "nde12")
    table = table_of("nde12", "test", "die")
    strict = game._replace(rules=game.rules.configure({"top_face": "strict"}))
    usual, changed = chances_of(game, table), chances_of(strict, table)
    assert usual is not None
    assert changed is not None
    assert usual.cells[-1][0] == Fraction(1, 6)
    assert changed.cells[-1][0] == 0


def test_what_is_played_otherwise_stands_once_on_a_page_with_its_rule() -> None:
    game = game_in("en", "nde12")
    changed = game._replace(rules=game.rules.configure({"rest.breather_hearts": "none", "no_elites": True}))
    usual, other = (boxes_of(one, "players") for one in (game, changed))
    added = {mark: other[mark].blocks[-1] for mark in usual if usual[mark].blocks != other[mark].blocks}
    told = {option.rules[0]: option_told(changed, option) for option in changed_options(changed)}
    for rule, line in told.items():
        (mark,) = (one for one in added if f"nde12/{one}" == rule)
        assert added[mark] == plain(line, "list")


def boxes_of(game: ChosenGame, reader: Reader) -> dict[str, Box]:
    """The boxes of a page, each by its mark."""
    (only,) = cheat_sheet(game, [reader]).parts
    assert isinstance(only, Leaf)
    return {box.mark: box for box in only.boxes}
