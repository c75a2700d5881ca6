"""What of a game is worth having on one page: the rules in short, and chances at a glance.

A game says which of its rules a player and a game master look up most, how many sentences of each they
need, and which of its situations belong in a table of chances.  The chances are computed by whoever prints
them, by the same procedures as at the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

import msgspec

from nde.rules.data import load_toml

Value: TypeAlias = int | str | bool


class OddsTable(msgspec.Struct, frozen=True, kw_only=True):
    """The chances of one situation over the values of one or two of its parameters."""

    rule: str
    """The id of the rule it belongs to."""
    situation: str
    down: str
    """The parameter whose values stand in the first column."""
    downs: tuple[Value, ...] | str
    """Its values, or the name of the setting that holds them."""
    across: str = ""
    """The parameter whose values head the other columns; the cells are the chance that whoever rolls gets
    what they want."""
    acrosses: tuple[Value, ...] | str = ()
    outcomes: tuple[str, ...] = ()
    """Where there is no such parameter: the ways for it to come out that have a column.

    None where the chance that the wish comes true is enough: then one row holds them all."""
    given: dict[str, Value] = {}
    """What holds besides; all other parameters are as usual."""


class Gist(msgspec.Struct, frozen=True):
    """A rule in short."""

    rule: str
    sentences: int
    """How many of its sentences are enough; 0 for none but its table."""


class FoeCard(msgspec.Struct, frozen=True, kw_only=True):
    """What a foe's card has besides its numbers: the chances against it, and boxes to tick off."""

    marks: str
    """The number of the stat block that wears down: it has so many boxes."""
    situation: str
    foe: str
    """The parameter that names the foe."""
    down: str
    downs: tuple[Value, ...] | str


class Glance(msgspec.Struct, frozen=True, kw_only=True):
    """A game at a glance."""

    players: tuple[Gist, ...] = ()
    """What players look up, in the order it is read."""
    gm: tuple[Gist, ...] = ()
    """What the game master looks up besides."""
    odds: tuple[OddsTable, ...] = ()
    tables: tuple[str, ...] = ()
    """The keys of the tables that stand with their rule on a page; others are too long for one."""
    cards: dict[str, tuple[str, ...]] = {}
    """By kind of card the tables whose rows are cards; rows of one thing in several tables are one card."""
    foe_card: FoeCard | None = None
    chapters: dict[str, str] = {}
    """Chapters of the book, by name, each with the rule it begins with; they stand as the rules do."""
    sought: dict[str, tuple[str, ...]] = {}
    """What people look for in words of their own, `sought-<key>`, with the rules that say it."""


@cache
def glance_of(game: str) -> Glance:
    """A game at a glance, from the file beside its modules."""
    return read_glance(game, load_toml(f"nde.rules.{game}", "glance.toml"))


def read_glance(game: str, document: Mapping[str, Any]) -> Glance:
    """The same from what the file holds, where the ids of rules are written without the game's own."""

    def whole(rule: str) -> str:
        return f"{game}/{rule}"

    return Glance(
        players=tuple(Gist(whole(rule), sentences) for rule, sentences in document["players"]),
        gm=tuple(Gist(whole(rule), sentences) for rule, sentences in document["gm"]),
        odds=tuple(
            msgspec.convert({**one, "rule": whole(one["rule"])}, OddsTable)
            for one in document.get("odds", ())
        ),
        tables=tuple(document.get("tables", ())),
        cards={kind: tuple(tables) for kind, tables in document.get("cards", {}).items()},
        chapters={name: whole(first) for name, first in document.get("chapters", {}).items()},
        sought={key: tuple(map(whole, rules)) for key, rules in document.get("sought", {}).items()},
        foe_card=msgspec.convert(document["foe_card"], FoeCard) if "foe_card" in document else None,
    )
