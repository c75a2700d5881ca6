"""The few forms of Markdown that a book's files are written in: headings, points, tables, words in bold.

>>> page = Page("# Imp\\n\\n## Names\\n\\nAda, Bo\\n\\n| **1** | A _red_ **Cap** |\\n")
>>> page.title, [part.title for part in page.parts], page.parts[0].rows
('Imp', ['Names'], [Row(line=7, cells=('1', 'A _red_ **Cap**'))])
"""

from __future__ import annotations

import re
from typing import NamedTuple

_HEADING = re.compile(r"(#{1,6})\s+(.*?)\s*#*\s*$")
_POINT = re.compile(r"\s*[-*+]\s+(.*)$")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_RULE = re.compile(r"[\s|:-]*$")
BOLD = re.compile(r"\*\*(.+?)\*\*")


class Row(NamedTuple):
    """A row of a table."""

    line: int
    cells: tuple[str, ...]


class Part(NamedTuple):
    """What stands under one heading."""

    line: int
    depth: int
    title: str
    lines: list[tuple[int, str]]

    @property
    def rows(self) -> list[Row]:
        """The rows of its tables that say anything."""
        found = []
        for line, text in self.lines:
            if text.lstrip().startswith("|") and not _RULE.fullmatch(text):
                cells = [one.strip() for one in text.strip().strip("|").split("|")]
                if any(cells):
                    found.append(Row(line, (plain(cells[0]), *cells[1:])))
        return found

    @property
    def points(self) -> list[tuple[int, str]]:
        """Its points, each with its line; a line that goes on with one belongs to it."""
        found: list[tuple[int, str]] = []
        is_open = False
        for line, text in self.lines:
            if point := _POINT.match(text):
                found.append((line, point[1].strip()))
            elif is_open and text.strip():
                found[-1] = (found[-1][0], f"{found[-1][1]}\n{text.strip()}")
            is_open = bool(found) and bool(text.strip())
        return found

    @property
    def text(self) -> str:
        """Its lines as one text."""
        return " ".join(text.strip() for _, text in self.lines if text.strip())


class Page:
    """A file: its title and what stands under each of its headings."""

    def __init__(self, text: str) -> None:
        self.title = ""
        self.parts: list[Part] = []
        for number, line in enumerate(text.splitlines(), 1):
            heading = _HEADING.match(line)
            if heading is None:
                if self.parts:
                    self.parts[-1].lines.append((number, line))
            elif len(heading[1]) == 1:
                self.title = plain(heading[2])
            else:
                self.parts.append(Part(number, len(heading[1]), heading[2], []))
        if not self.parts:
            self.parts = [Part(1, 1, self.title, list(enumerate(text.splitlines(), 1)))]

    def part(self, beginning: str) -> Part | None:
        """The first part whose heading begins so and that holds anything."""
        wanted = beginning.casefold()
        named = [one for one in self.parts if plain(one.title).casefold().startswith(wanted)]
        return next((one for one in named if one.rows or one.points), named[0] if named else None)


def plain(text: str) -> str:
    """A text without its marks.

    >>> plain("A **Tin of Snuff** (_petty_), see [gear](/gear).")
    'A Tin of Snuff (petty), see gear.'
    """
    bare = _LINK.sub(r"\1", text).replace("**", "").replace("<br>", " ").replace("<br/>", " ")
    return " ".join(re.sub(r"(?<!\w)_(.+?)_(?!\w)", r"\1", bare).split())


def numbered(rows: list[Row]) -> list[Row]:
    """The rows that begin with the face of a die, without the head of the table."""
    return [row for row in rows if row.cells[0].isdecimal()]
