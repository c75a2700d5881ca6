"""The paper of the text view: what is written on it goes to a client as lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from nde.prose.talk import Row
from nde.prose.talk.paper import Known, spelled
from nde.web import messages as m

Kind = Literal["", "title", "log", "error", "hint", "question", "choice", "map"]
KINDS: dict[str, Kind] = {"log": "log", "error": "error", "hint": "hint", "question": "question"}
WIDE = 100_000
"""Columns of a paper that wraps nothing: the client knows its own width."""


_GAP = re.compile(r"\s{2,}")


def read_aloud(line: str) -> str:
    """A line with columns as it is read aloud.

    >>> read_aloud("  complication   10.0%  1/10")
    'complication: 10.0%, 1/10'
    """
    name, *cells = _GAP.split(line.strip())
    return f"{name}: {', '.join(cells)}" if cells else name


class SpokenPaper:
    """Gathers lines for a client; of people only what has changed since they were last spoken of."""

    is_plain = True
    width = WIDE

    def __init__(self) -> None:
        self._lines: list[m.Spoken] = []
        self._news: list[m.Spoken] = []
        self._known = Known()

    def take(self) -> tuple[m.Spoken, ...]:
        """Everything written so far; the next begins anew."""
        lines, self._lines, self._news = tuple(self._lines), [], []
        return lines

    @property
    def lasting(self) -> tuple[m.Spoken, ...]:
        """What was written, without what is only said when it is new: how people are, what happened."""
        return tuple(line for line in self._lines if line not in self._news)

    @property
    def has_news(self) -> bool:
        """Whether anything of that was written."""
        return bool(self._news)

    def _add(self, text: str, kind: Kind = "", typed: str = "") -> None:
        self._lines.append(m.Spoken(text=text, kind=kind, typed=typed))

    def title(self, text: str) -> None:
        """A heading."""
        self._add(text, "title")

    def text(self, text: str, *, kind: str = "") -> None:
        """A paragraph."""
        self._add(spelled(text), KINDS.get(kind, ""))
        if kind == "log":  # what has led up to a question
            self._news.append(self._lines[-1])

    def page(self, lines: Sequence[str]) -> None:
        """What is laid out for the eye, as plain lines."""
        for line in lines:
            if line.strip():
                self._add(read_aloud(line))

    def numbered(self, rows: Sequence[tuple[str, str]]) -> None:
        """Things to choose."""
        for typed, text in rows:
            self._add(spelled(text), "choice", typed)

    def people(self, rows: Sequence[Row]) -> None:
        """Who has changed."""
        for line in self._known.changed(rows):
            self._add(line)
            self._news.append(self._lines[-1])

    def map(self, lines: Sequence[str]) -> None:
        """A map, row by row."""
        for line in lines:
            self._add(line, "map")

    def forget(self) -> None:
        """Speak of everybody anew the next time."""
        self._known.forget()
