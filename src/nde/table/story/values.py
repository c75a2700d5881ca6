"""Values in the file of an adventure: ids, flags, numbers, texts by language, maps; with every fault."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from string import ascii_uppercase
from typing import Any, TypeVar

from nde.errors import Faults, Unreadable
from nde.rules.documents import Findings, shown, wrong_word
from nde.table.story.adventure import Texts
from nde.table.story.layout import read_layout

LANGUAGES = ("en", "pl", "de", "cs")

Made = TypeVar("Made")


class Values:
    """Reads single values; what is wrong with one is noted, and something harmless comes back."""

    def __init__(self, source: str, *, has_words: bool) -> None:
        self.found = Findings(source)
        self.has_words = has_words
        """Whether the file brings its own words."""

    def map(self, at: str, value: object) -> str:
        """A map whose every fault is noted with its line and column."""
        if not isinstance(value, str):
            self.found.note(at, Unreadable("not-a-text", text=shown(value)))
            return ""
        if capitals := "".join(sorted(set(value) & set(ascii_uppercase))):
            self.found.note(at, Unreadable("capital-on-map", text=capitals))
            return ""
        if value.strip():
            try:
                read_layout(value)
            except Faults as faults:
                for fault in faults.faults:
                    self.found.note(f"{at} {fault.place}", fault.error)
                return ""
        return value

    def all(
        self,
        key: str,
        table: Mapping[str, Any],
        make: Callable[[str, str, Mapping[str, Any]], Made],
        within: str = "",
        *,
        is_needed: bool = False,
    ) -> tuple[Made, ...]:
        """Everything of one sort, each under its id."""
        at = f"{within}.{key}" if within else key
        if is_needed and key not in table:
            self.found.note(at, Unreadable("key-missing", key=key))
        made = []
        for id, value in self.found.table(at, table.get(key, {})).items():
            made.append(make(f"{at}.{id}", self.id(f"{at}.{id}", id), self.found.table(f"{at}.{id}", value)))
        return tuple(made)

    def needed(self, at: str, table: Mapping[str, Any], key: str, instead: str = "") -> Any:
        """A value that has to be given; something else, and a fault, where it is not."""
        if key not in table:
            self.found.note(f"{at}.{key}", Unreadable("key-missing", key=key))
        return table.get(key, instead)

    def id(self, at: str, value: object) -> str:
        """A word of small letters, digits and dashes."""
        word = self.word(at, value)
        if word and not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", word):
            self.found.note(at, Unreadable("not-an-adventure-id", text=shown(word)))
        return word

    def word(self, at: str, value: object) -> str:
        """A short text."""
        return self.found.text(at, value, may_be_empty=True) or ""

    def flags(self, at: str, value: object) -> tuple[str, ...]:
        """Some flags: a list of them, or a single one."""
        if isinstance(value, str):
            value = (value,)
        return tuple(self.id(place, item) for place, item in self.found.items(at, value))

    def number(self, at: str, value: object, least: int, most: int) -> int:
        """A whole number within its bounds."""
        return self.found.whole_number(at, value, least=least, most=most) or 0

    def yes(self, at: str, value: object) -> bool:
        """Whether something is true."""
        if not isinstance(value, bool):
            self.found.note(at, Unreadable("not-yes-or-no", text=shown(value)))
        return value is True

    def one_of(self, at: str, value: object, allowed: Iterable[str]) -> Any:
        """One of the words allowed; the first of them, and a fault, for anything else."""
        words = tuple(allowed)
        if value not in words:
            self.found.note(at, wrong_word(shown(value), tuple(word for word in words if word)))
            return words[0]
        return value

    def texts(self, at: str, table: Mapping[str, Any], key: str, *, is_needed: bool = False) -> Texts:
        """A text by language, in the order of our languages; at least one where it is needed."""
        if key not in table:
            if is_needed and self.has_words:
                self.found.note(f"{at}.{key}", Unreadable("key-missing", key=key))
            return ()
        given = self.found.table(f"{at}.{key}", table[key])
        self.found.keys(f"{at}.{key}", given, LANGUAGES)
        texts = []
        for language in LANGUAGES:
            if language in given:
                text = self.found.text(f"{at}.{key}.{language}", given[language], may_be_empty=False)
                texts.append((language, text or ""))
        return tuple(texts)
