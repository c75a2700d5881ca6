"""What is printed, as a value: pages to be filled, cards, running text.  It knows no game and no printer.

Everything in it is in the reader's language already.  `nde.book.pdf` and `nde.book.page` show one document as
paper and in a browser, so that both say the same.
"""

from __future__ import annotations

from string import digits
from typing import Literal, TypeAlias

import msgspec

from nde.board import Square, square_name

Paper: TypeAlias = Literal["a4", "letter"]
PAPERS: tuple[Paper, ...] = ("a4", "letter")


class Grid(msgspec.Struct, frozen=True, kw_only=True, tag="grid", omit_defaults=True):
    """A table: its title, the heads of its columns, and its rows."""

    title: str = ""
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    right: tuple[int, ...] = ()
    """Columns of numbers, which stand to the right."""
    shares: tuple[tuple[float, ...], ...] = ()
    """For each row how much of each cell is shaded, from 0 to 1: chances can be seen before they are read."""
    note: str = ""


class Said(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A sentence, and the sign of where it is from if that is elsewhere than the rest."""

    text: str
    sign: str = ""
    note: str = ""
    """What is folded away: on paper a footnote."""


class Text(msgspec.Struct, frozen=True, kw_only=True, tag="text", omit_defaults=True):
    """A paragraph."""

    said: tuple[Said, ...]
    style: Literal["plain", "quiet", "lead", "list", "step"] = "plain"


class Heading(msgspec.Struct, frozen=True, kw_only=True, tag="heading", omit_defaults=True):
    """A heading in running text, with the id it can be linked by."""

    text: str
    level: int = 1
    id: str = ""
    mark: str = ""
    """What stands behind it in small letters: an id, a source."""


class Bars(msgspec.Struct, frozen=True, kw_only=True, tag="bars", omit_defaults=True):
    """A picture of a table of chances beside it: for each row a bar, divided as its chances are."""

    names: tuple[str, ...]
    """What each division is."""
    rows: tuple[tuple[str, tuple[float, ...]], ...]


class Item(msgspec.Struct, frozen=True, kw_only=True, tag="item", omit_defaults=True):
    """A name with what is said of it, as in a list of creatures."""

    name: str
    sign: str = ""
    text: str = ""
    has_room: bool = False
    """Whether something is to be written behind the name."""


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """A number or a word with what it is."""

    name: str
    value: str


class Map(msgspec.Struct, frozen=True, kw_only=True, tag="map", omit_defaults=True):
    """A map of squares: a sign for each, as maps in text have them, and who the letters are."""

    rows: tuple[str, ...]
    heads: tuple[str, ...]
    """What people call each column; rows are counted from 1."""
    legend: tuple[Fact, ...] = ()
    alt: str


class Ticks(msgspec.Struct, frozen=True, kw_only=True, tag="ticks", omit_defaults=True):
    """Boxes to be ticked off, and what they are of."""

    count: int
    name: str


class Lines(msgspec.Struct, frozen=True, kw_only=True, tag="lines", omit_defaults=True):
    """Lines to write on, and what belongs there."""

    count: int
    name: str


Block: TypeAlias = Grid | Text | Heading | Bars | Item | Map | Ticks | Lines


class Box(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something on a page that stays together: a title, and what belongs to it."""

    title: str
    sign: str = ""
    """Where all of it is from, if that is elsewhere than the rest of the page."""
    mark: str = ""
    """What stands at the end of the title's line in small letters."""
    blocks: tuple[Block, ...] = ()


class Leaf(msgspec.Struct, frozen=True, kw_only=True, tag="leaf", omit_defaults=True):
    """One page that holds all of its boxes, as large as they fit."""

    title: str
    subtitle: str = ""
    boxes: tuple[Box, ...]
    foot: tuple[str, ...] = ()
    columns: int = 3
    notes: str = ""
    """The heading of the room to write that fills what is left of the page; none where there is none."""


class Card(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card to be cut out."""

    kind: str
    title: str
    facts: tuple[Fact, ...] = ()
    """What is seen first: numbers and short words."""
    texts: tuple[Fact, ...] = ()
    """What is read: each with what it is, or with nothing where the card is about it alone."""
    grid: Grid | None = None
    boxes: int = 0
    """So many to tick off."""
    foot: str = ""


class Deck(msgspec.Struct, frozen=True, kw_only=True, tag="deck", omit_defaults=True):
    """Cards, nine to a page, with marks where to cut."""

    cards: tuple[Card, ...]


class Word(msgspec.Struct, frozen=True, kw_only=True):
    """A word of the index, and where it leads."""

    text: str
    ids: tuple[str, ...]


class Flow(msgspec.Struct, frozen=True, kw_only=True, tag="flow", omit_defaults=True):
    """Running text with a title, contents and an index."""

    title: str
    subtitle: str = ""
    lead: tuple[Text, ...] = ()
    """What stands under the title."""
    contents: str = ""
    """The heading of the contents; none where there are none."""
    blocks: tuple[Block, ...]
    index: str = ""
    """The heading of the index."""
    words: tuple[Word, ...] = ()
    columns: int = 2
    foot: tuple[str, ...] = ()


Part: TypeAlias = Leaf | Deck | Flow


class Document(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A whole document."""

    title: str
    language: str
    parts: tuple[Part, ...]
    about: str = ""
    """One sentence for whoever finds the file."""


def map_of_squares(rows: tuple[str, ...], alt: str, legend: tuple[Fact, ...] = ()) -> Map:
    """A map with the names that people call its squares by."""
    wide = max(map(len, rows), default=0)
    heads = tuple(square_name(Square(x, 0)).rstrip(digits) for x in range(wide))
    return Map(rows=tuple(f"{row:{wide}}" for row in rows), heads=heads, legend=legend, alt=alt)


def plain(text: str, style: Literal["plain", "quiet", "lead", "list", "step"] = "plain") -> Text:
    """A paragraph of one text."""
    return Text(said=(Said(text=text),), style=style)
