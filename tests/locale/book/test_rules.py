"""Tables stand under their rule, in the reader's words and within the terminal."""

from __future__ import annotations

import pytest

from nde.locale import words
from nde.locale.book.rules import cell_text
from nde.locale.layout import grid
from nde.rules import ruleset_ids, ruleset_named
from tests.cli.terminal import nde


def test_a_market_lists_prices_dice_and_armor() -> None:
    lines = nde("rules", "cairn2e/market").out.splitlines()
    assert ["long", "sword", "20", "2", "d10"] in [line.split() for line in lines]
    assert ["plate", "60", "2", "3"] in [line.split() for line in lines]
    assert any(
        line.split()[-1:] == ["W10"]
        for line in nde("rules", "cairn2e/market", "--lang", "de").out.splitlines()
    )


@pytest.mark.parametrize("game", ruleset_ids())
def test_every_table_is_part_of_its_rule_as_data(game: str) -> None:
    for rule in {table.rule for table in ruleset_named(game).tables}:
        tables = [table for table in ruleset_named(game).tables if table.rule == rule]
        shown = nde("rules", rule, "--json").data["tables"]
        assert [table["key"] for table in shown] == [table.key for table in tables]
        assert [len(table["rows"]) for table in shown] == [len(table.rows) for table in tables]
        assert all(len(table["text"]) == len(table["rows"]) for table in shown)


@pytest.mark.parametrize("rule", ["cairn2e/spellbooks", "cairn2e/relics"])
def test_what_is_ours_in_a_table_of_the_books_rule_is_marked_row_by_row(rule: str) -> None:
    data = nde("rules", rule, "--json").data
    assert data["source"] == "book"
    [table] = data["tables"]
    assert set(table["sources"]) == {"ours"}
    out = nde("rules", rule).out
    assert out.count("°") == len(table["rows"]) + 1
    assert "  ° ours: not from the book" in out.splitlines()


def test_only_rows_from_elsewhere_than_their_rule_have_a_sign() -> None:
    lines = nde("rules", "tkds/races").out.splitlines()
    assert any(line.split()[:2] == ["Human", "‡"] for line in lines)
    assert any(line.split()[:2] == ["Elf", "+1"] for line in lines)
    perks = nde("rules", "tkds/perk-list").out
    assert "another key ability °" in perks
    assert "sure strike °" not in perks


@pytest.mark.parametrize("columns", [40, 60, 80, 120])
def test_a_table_fits_a_narrow_terminal(columns: int) -> None:
    for rule in ("cairn2e/scars", "tkds/weapons", "tkds/spell-list"):
        out = nde("rules", rule, env={"COLUMNS": str(columns)}).out
        tables = out.partition("From ")[0] if "From " in out else out
        assert max(map(len, tables.splitlines())) <= columns, rule


def test_long_cells_go_on_below_themselves() -> None:
    rows = [("No.", "Text"), ("1", "a cell of several words"), ("10", "short")]
    assert grid(rows, 18, frozenset((0,)), indent="") == [
        "No.  Text",
        "  1  a cell of",
        "     several words",
        " 10  short",
    ]


def test_cells_are_worded_by_their_kind() -> None:
    speaker = words("cs", "tkds")
    assert cell_text("1d8 / 1d10", "", speaker) == "1k8 / 1k10"
    assert cell_text("strength,will", "short", speaker) == "SIL, VUL"
    assert cell_text(-2, "", speaker) == "\N{MINUS SIGN}2"
    assert (cell_text(True, "", speaker), cell_text(False, "", speaker)) == ("✓", "")
    assert cell_text("", "short", speaker) == ""
