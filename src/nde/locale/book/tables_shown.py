"""The tables behind a rule: for people in aligned columns and their own words, for programs as data."""

from __future__ import annotations

from typing import Any

from nde.locale import Words
from nde.locale.book.game import ChosenGame
from nde.locale.book.sources import legend, marked
from nde.locale.layout import grid, paragraph
from nde.locale.sheet_words import dice_worded
from nde.rules.ruleset import Ruleset, Source, Table, Value


def table_data(game: ChosenGame, table: Table) -> dict[str, Any]:
    """The table for a program: its keys and numbers as they are, and the same in words."""
    words = game.words
    return {
        "key": table.key,
        "title": words.say(f"table-{table.key}"),
        "columns": [
            {"key": column, "title": words.say(f"column-{column}"), "kind": kind}
            for column, kind in zip(table.columns, table.kinds, strict=True)
        ],
        "rows": [list(row) for row in table.rows],
        "text": [_row(table, row, words) for row in table.rows],
        "sources": list(row_sources(game.rules, table)),
    }


def table_lines(game: ChosenGame, table: Table, width: int) -> list[str]:
    """The table for people: its title, the heads of its columns, and its rows."""
    words = game.words
    heads = [words.say(f"column-{column}") for column in table.columns]
    rows = rows_in_words(game, table)
    right = frozenset(
        place
        for place, kind in enumerate(table.kinds)
        if not kind and all(isinstance(row[place], int) or row[place] == "" for row in table.rows)
    )
    title = paragraph(words.say(f"table-{table.key}"), width)
    meanings = [
        line
        for told in legend(" ".join(cell for row in rows for cell in row), words)
        for line in paragraph(told, width, "  ")
    ]
    return [*title, *grid([heads, *rows], width, right), *meanings]


def rows_in_words(game: ChosenGame, table: Table) -> list[list[str]]:
    """The rows for people; one that is from elsewhere than its rule has a sign behind its first word."""
    usual = game.rules.rule(table.rule).source
    rows = [_row(table, row, game.words) for row in table.rows]
    named = named_column(table)
    for row, source in zip(rows, row_sources(game.rules, table), strict=True):
        row[named] = marked(row[named], source, usual)
    return rows


def row_sources(rules: Ruleset, table: Table) -> tuple[Source, ...]:
    """Where each row is from."""
    return table.sources or (rules.rule(table.rule).source,) * len(table.rows)


def named_column(table: Table) -> int:
    """The column that says what a row is about: the first that holds words."""
    return next((place for place, kind in enumerate(table.kinds) if kind), 0)


def _row(table: Table, row: tuple[Value, ...], words: Words) -> list[str]:
    return [cell_text(value, kind, words) for value, kind in zip(row, table.kinds, strict=True)]


def cell_text(value: Value, kind: str, words: Words) -> str:
    """A cell in the reader's words: keys of a kind worded, dice with the language's letter."""
    if isinstance(value, bool):
        return "✓" if value else ""
    if isinstance(value, int) and not kind:
        return str(value).replace("-", "\N{MINUS SIGN}")
    if not kind or value == "":
        return dice_worded(str(value), words)
    name, _, attribute = kind.partition(".")
    keys = [f"{name}-{key}" for key in str(value).split(",")]
    if attribute:
        return " ".join(words.attribute(key, attribute) for key in keys)
    return ", ".join(words.say(key) for key in keys)
