"""What a table is written on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol


class Gauge(NamedTuple):
    """Something that wears down, with its name."""

    name: str
    value: int
    most: int


class Row(NamedTuple):
    """Somebody on the screen."""

    letter: str
    name: str
    gauges: tuple[Gauge, ...]
    notes: str
    is_out: bool
    is_friend: bool


class Paper(Protocol):
    """What a table is written on."""

    is_plain: bool

    @property
    def width(self) -> int:
        """Columns that a line may have."""

    def title(self, text: str) -> None:
        """A heading."""

    def text(self, text: str, *, kind: str = "") -> None:
        """A paragraph; `kind` is one of log, error, hint, question or empty."""

    def page(self, lines: Sequence[str]) -> None:
        """Lines that are laid out for the width already: a rule, a sheet, a table."""

    def numbered(self, rows: Sequence[tuple[str, str]]) -> None:
        """Things to choose, each with what is typed for it."""

    def people(self, rows: Sequence[Row]) -> None:
        """Who is there."""

    def map(self, lines: Sequence[str]) -> None:
        """A map, as it is."""

    def forget(self) -> None:
        """Tell of everybody anew the next time."""


def spelled(text: str) -> str:
    """A text with the sign for Enter as a word, which can be read aloud."""
    return text.replace("  ↵", " (Enter)").replace("↵", "Enter")


class Known:
    """Who was spoken of, and how they were then."""

    def __init__(self) -> None:
        self._rows: dict[str, Row] = {}

    def changed(self, rows: Sequence[Row]) -> Iterator[str]:
        """Only those who are not as they were when they were last spoken of, each in a line."""
        for row in rows:
            if self._rows.get(row.name) != row:
                self._rows[row.name] = row
                gauges = ", ".join(f"{one.name} {one.value}/{one.most}" for one in row.gauges)
                yield ". ".join(part for part in (f"{row.name}: {gauges}", row.notes) if part)

    def forget(self) -> None:
        """Speak of everybody anew the next time."""
        self._rows.clear()
