"""Reading documents people write by hand: sheets, settings, packs.

A reader never stops at the first fault.  It notes each one with its place in a `Findings`, goes on with
what it can, and raises them all together.

>>> findings = Findings("sheet")
>>> findings.whole_number("hearts", 9, least=0, most=7) is None
True
>>> [(fault.place, fault.error.code) for fault in findings.faults]
[('hearts', 'number-outside')]
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, TypeVar

from nde.errors import Fault, Faults, NdeError, Unreadable

Choice = TypeVar("Choice", int, str)
LONGEST = 400
"""Characters a text on a sheet or in a pack may have: long enough for an asset, short enough for a card."""


LARGEST = 9_999
"""The largest number where a document has no bound of its own: no game counts further."""


def nearest(word: str, allowed: Iterable[str]) -> str:
    """Return the allowed word that `word` was probably meant to be, or nothing.

    >>> nearest("strenght", ["strength", "power"])
    'strength'
    >>> nearest("luck", ["strength", "power"])
    ''
    """
    return next(iter(get_close_matches(word.lower(), list(allowed), n=1, cutoff=0.7)), "")


def is_name(text: str) -> bool:
    """Whether a text may be part of a message id, or is a number where the names are numbers.

    >>> is_name("very-hard"), is_name("Very hard"), is_name("12")
    (True, False, True)
    """
    return re.fullmatch(r"[a-z][a-z0-9-]*|\d+", text) is not None


def unknown_key(key: str, allowed: Iterable[str]) -> NdeError:
    """Return the error for a key that is not among those allowed."""
    words = tuple(allowed)
    meant = nearest(key, words)
    return (
        Unreadable("misspelt-key", key=key, nearest=meant)
        if meant
        else Unreadable("unknown-key", key=key, allowed=words)
    )


def wrong_word(text: str, allowed: Iterable[str]) -> NdeError:
    """Return the error for a value that is not among those allowed."""
    words = tuple(allowed)
    meant = nearest(text, words)
    if meant:
        return Unreadable("misspelt-value", text=text, nearest=meant, allowed=words)
    return Unreadable("not-allowed", text=text, allowed=words)


def shown(value: object) -> str:
    """Return a value the way it is repeated in an error: short, and as TOML would write it.

    >>> shown(True), shown(1 << 20_000)[:4]
    ('true', '0x10')
    """
    if isinstance(value, int) and value.bit_length() > 200:
        text = hex(value)  # Python refuses to write the decimal digits of very large numbers
    elif isinstance(value, list | dict):
        text = "[…]" if isinstance(value, list) else "{…}"
    else:
        text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= 60 else text[:59] + "…"


class Findings:
    """The faults found so far in one document, and checks that note one where a value is wrong."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.faults: list[Fault] = []

    def note(self, place: str, error: NdeError) -> None:
        """Add a fault."""
        self.faults.append(Fault(place, error))

    def settle(self) -> None:
        """Raise everything that was found, if anything was."""
        if self.faults:
            raise Faults(self.source, tuple(self.faults))

    def keys(self, place: str, table: Mapping[str, object], allowed: Iterable[str]) -> None:
        """Note every key of a table that is not allowed."""
        words = tuple(allowed)
        for key in table:
            if key not in words:
                self.note(f"{place}.{key}" if place else key, unknown_key(str(key), words))

    def table(self, place: str, value: object) -> Mapping[str, Any]:
        """Return a table; an empty one, and a fault, for anything else."""
        if isinstance(value, Mapping):
            return value
        self.note(place, Unreadable("not-a-table", text=shown(value)))
        return {}

    def whole_number(self, place: str, value: object, *, least: int, most: int = LARGEST) -> int | None:
        """Return a whole number within its bounds; nothing, and a fault, for anything else."""
        if not isinstance(value, int) or isinstance(value, bool):
            self.note(place, Unreadable("not-a-number", text=shown(value)))
        elif not least <= value <= most:
            self.note(place, Unreadable("number-outside", number=shown(value), range=f"{least}–{most}"))
        else:
            return value
        return None

    def text(self, place: str, value: object, *, may_be_empty: bool, most: int = LONGEST) -> str | None:
        """Return a text without spaces at its ends; nothing, and a fault, for anything else."""
        if not isinstance(value, str):
            self.note(place, Unreadable("not-a-text", text=shown(value)))
        elif not value.strip() and not may_be_empty:
            self.note(place, Unreadable("text-empty"))
        elif len(value) > most:
            self.note(place, Unreadable("text-too-long", text=shown(value), most=most))
        else:
            return value.strip()
        return None

    def choice(self, place: str, value: object, allowed: Sequence[Choice]) -> Choice | None:
        """Return a value that is among those allowed; nothing, and a fault, for anything else."""
        if value in allowed:
            return allowed[allowed.index(value)]
        self.note(place, wrong_word(shown(value), map(str, allowed)))
        return None

    def items(self, place: str, value: object) -> list[tuple[str, object]]:
        """Return the items of a list, each with its place; none, and a fault, for anything else."""
        if isinstance(value, list | tuple):
            return [(f"{place}[{at}]", item) for at, item in enumerate(value)]
        self.note(place, Unreadable("not-a-list", text=shown(value)))
        return []
