"""What a table is written on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from nde.prose.people import PersonLabel
from nde.rules.play import Person


class Row(NamedTuple):
    """Somebody on the screen: how they are, and the words for it."""

    person: Person
    label: PersonLabel
    is_aside: bool = False
    """Whether they take no part."""


class Paper(Protocol):
    """What a table is written on."""

    is_plain: bool

    @property
    def room(self) -> int:
        """Columns that a thing to choose may have, to stand beside another; 0 where each has its own line."""

    @property
    def is_tall(self) -> bool:
        """Whether a map has room beside everything else."""

    @property
    def width(self) -> int:
        """Columns that a line may have."""

    def title(self, text: str, aside: str = "") -> None:
        """A heading, with what is to be known of the moment beside it."""

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


def gauges(label: PersonLabel) -> str:
    """What wears down of somebody: `hearts 3/5, mana 2/4`; or how they look, where no number is told."""
    return ", ".join(f"{name} {value}/{most}" for name, value, most in label.tracks) or label.faring


def headline(text: str, aside: str) -> str:
    """A heading and what stands beside it, in one line."""
    return " · ".join(filter(None, (text, aside)))


def spelled(text: str) -> str:
    """A text with the sign for Enter as a word, which can be read aloud."""
    return text.replace("  ↵", " (Enter)").replace("↵", "Enter")


class Known:
    """Who was spoken of, and how they were then."""

    def __init__(self) -> None:
        self._labels: dict[str, PersonLabel] = {}

    def changed(self, rows: Sequence[Row]) -> Iterator[str]:
        """Only those who are not as they were when they were last spoken of, each in a line."""
        for label in (row.label for row in rows):
            if self._labels.get(label.name) != label:
                self._labels[label.name] = label
                known = gauges(label)
                told = f"{label.name}: {known}" if known else label.name
                yield f"{told}. {', '.join(label.notes)}" if label.notes else told

    def forget(self) -> None:
        """Speak of everybody anew the next time."""
        self._labels.clear()
