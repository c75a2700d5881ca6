"""Answers to the questions of a rule."""

from __future__ import annotations

from typing import Protocol

from nde.locale.reading.numbers import whole_number
from nde.locale.words import Asked, Words


class Choosable(Asked, Protocol):
    """A question with answers to choose from."""

    @property
    def options(self) -> tuple[str, ...]: ...
    @property
    def default(self) -> str: ...
    @property
    def is_open(self) -> bool: ...


def understood(ask: Choosable, typed: str, words: Words) -> str | None:
    """The option meant by a number, a key or the reader's word for it; nothing if it is none."""
    if not typed:
        return ask.default
    by_word = {words.option(ask, option).casefold(): option for option in ask.options}
    by_word |= {option.casefold(): option for option in ask.options}
    if typed.casefold() in by_word:
        return by_word[typed.casefold()]
    number = whole_number(typed)
    if number is not None and 1 <= number <= len(ask.options):
        return ask.options[number - 1]
    return typed if ask.is_open else None
