"""What a word leads to, for people and for programs."""

from __future__ import annotations

from typing import Any

from nde.locale.book.game import ChosenGame
from nde.locale.book.lookup import Entry, Found
from nde.locale.book.rules_shown import marked_title
from nde.locale.book.sources import legend, marked, sentence_data
from nde.locale.layout import entries, paragraph
from nde.rules.ruleset import RuleEntry

MOST = 20
"""Rows and stat blocks that are listed before the rest are only counted."""


def rule_data(game: ChosenGame, rule: RuleEntry) -> dict[str, Any]:
    """A rule of the index for a program."""
    text = game.words.rule_text(rule.id)
    return {
        "id": rule.id,
        "title": game.words.rule_title(rule.id),
        "text": text,
        "sentences": sentence_data(text, rule.source),
        "source": rule.source,
        "facts": list(rule.facts),
    }


def row_data(row: Entry) -> dict[str, Any]:
    """A row of a table for a program."""
    return {"rule": row.rule, "table": row.id, "title": row.name, "text": row.text, "source": row.source}


def foe_data(game: ChosenGame, foe: Entry) -> dict[str, Any]:
    """A stat block that was found, for a program."""
    return {
        "game": game.rules.id,
        "id": foe.id,
        "title": foe.name,
        "text": foe.text,
        "source": foe.source,
    }


def found_lines(game: ChosenGame, found: Found, width: int) -> list[str]:
    """Everything that was found: rules with their text, rows and stat blocks with what they say."""
    lines: list[str] = []
    for rule in found.of("rule"):
        lines += paragraph(f"{rule.id}  {marked_title(game, game.rules.rule(rule.id))}", width)
        lines += paragraph(rule.text, width, "    ")
    return lines + other_lines(game, found, width)


def other_lines(game: ChosenGame, found: Found, width: int) -> list[str]:
    """Rows and stat blocks that were found, and what the signs in all that was found mean."""
    lines: list[str] = []
    listed = (*found.of("row"), *found.of("foe"))
    for one in listed[:MOST]:
        lines += paragraph(entry_words(game, one), width, "    ", "")
    if len(listed) > MOST:
        lines += paragraph(game.words.say("lookup-more", count=len(listed) - MOST), width)
    return lines + legend_lines(game, found, width)


def legend_lines(game: ChosenGame, found: Found, width: int) -> list[str]:
    """What the signs mean that stand in what was found."""
    signs = " ".join(f"{_signed(game, one)} {one.text}" for one in found.shown)
    return [line for told in legend(signs, game.words) for line in paragraph(told, width, "  ")]


def entry_words(game: ChosenGame, one: Entry) -> str:
    """A row or a stat block in one paragraph, with the rule it belongs to."""
    told = f"{_signed(game, one)} · {one.text}" if one.text else _signed(game, one)
    return f"{told}  [{one.rule}]" if one.rule else told


def titles(found: Found, width: int) -> list[str]:
    """The rules that were found, by id and title."""
    return entries([(one.id, one.name) for one in found.of("rule")], width)


def _signed(game: ChosenGame, one: Entry) -> str:
    if one.kind == "foe":
        return marked(one.name, "ours", "book") if one.source == "ours" else one.name
    return marked(one.name, one.source, game.rules.rule(one.rule).source)
