"""Who reads a fight told in words, and how people in it are named to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from nde.lab.answers import Fate
from nde.locale import Words
from nde.locale.layout import paragraph

NO_BREAK = "\N{NO-BREAK SPACE}"
BAR = 24
ROOM_FOR_BAR = 40
"""What stands beside a bar needs so many columns."""


class Reader(NamedTuple):
    """Who reads: their words, how wide their terminal is, and what they call everybody in the fight."""

    words: Words
    width: int
    names: Mapping[str, str]
    told_only: Sequence[str] = ()
    """What stat blocks of the fight only tell, each in a sentence."""

    def name(self, fate: Fate) -> str:
        """What somebody is called."""
        return self.names.get(fate.id, fate.id)

    def heading(self, key: str, **facts: object) -> list[str]:
        """A heading with an empty line before it."""
        return ["", *paragraph(self.words.say(key, **facts), self.width)]


def times(count: int, name: str) -> str:
    """So many of somebody, on one line: `6 × Minion`."""
    return f"{count}{NO_BREAK}×{NO_BREAK}{name}" if count > 1 else name


def many(fate: Fate, reader: Reader) -> str:
    """Somebody, or several of one kind: `6 × Minion`."""
    name = reader.name(fate)
    return times(fate.count, name.rstrip("0123456789 ")) if fate.count > 1 else name
