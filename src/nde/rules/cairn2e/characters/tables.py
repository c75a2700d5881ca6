"""The tables of our own that characters are made from, as keys; their words are in `locale`."""

from __future__ import annotations

from typing import Any

import msgspec

from nde.rules.cairn2e.character import Item
from nde.rules.data import load_toml

PACKAGE = "nde.rules.cairn2e.characters"
_TABLES = load_toml(PACKAGE, "tables.toml")


class Grant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a result of a table gives."""

    items: tuple[str, ...] = ()
    gold: int = 0
    note: str = ""
    """What it says about the character, worded `note-<key>`."""
    bond: bool = False
    """Whether it brings a second bond."""


class Background(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A life before this one: its gear, and two tables of six."""

    id: str
    items: tuple[str, ...]
    first: tuple[Grant, ...]
    second: tuple[Grant, ...]


def item_of_row(key: str, row: dict[str, object], **usual: object) -> Item:
    """A thing by its row; one with uses starts with all of them."""
    return msgspec.convert({"key": key, **usual, **row, "uses_most": row.get("uses", -1)}, Item)


def _goods(section: str, **usual: object) -> dict[str, Item]:
    """The things of one section of the tables."""
    rows: dict[str, dict[str, object]] = _TABLES[section]
    return {key: item_of_row(key, row, **usual) for key, row in rows.items()}


def background_of_row(id: str, row: dict[str, Any]) -> Background:
    """A background by its row; a word by itself is a thing in the first table and a note in the second."""
    first = [{"items": [one]} if isinstance(one, str) else one for one in row["first"]]
    second = [{"note": one} if isinstance(one, str) else one for one in row["second"]]
    return msgspec.convert({**row, "id": id, "first": first, "second": second}, Background)


BACKGROUNDS: dict[str, Background] = {
    id: background_of_row(id, row) for id, row in load_toml(PACKAGE, "backgrounds.toml").items()
}
TRAITS: dict[str, tuple[str, ...]] = {key: tuple(words) for key, words in _TABLES["traits"].items()}
"""The words of each trait table, in the order they are rolled."""
BONDS = msgspec.convert(_TABLES["bonds"], dict[str, Grant])
OMENS: tuple[str, ...] = tuple(_TABLES["omens"])
SPELLS: tuple[str, ...] = tuple(_TABLES["spells"])
"""Spells for books and scrolls; what each does is the message `spell-<key>`, attribute `text`."""
FINDS = _goods("finds")
RELICS = _goods("relics", kind="relic")
NAMES = tuple(f"name-{key}" for key in _TABLES["names"])
ABILITIES: tuple[str, ...] = tuple(_TABLES["abilities"])

NAMES_SUGGESTED = 10


def names_of(background: str) -> tuple[str, ...]:
    """The ten names a background suggests.

    >>> names_of("charcoal-burner")[:2], names_of("smuggler")[0] == names_of("charcoal-burner")[0]
    (('name-alder', 'name-ash'), False)
    """
    start = 7 * list(BACKGROUNDS).index(background)
    return tuple(NAMES[(start + at) % len(NAMES)] for at in range(NAMES_SUGGESTED))
