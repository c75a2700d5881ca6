"""Answers to the questions of a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nde.locale.reading.numbers import whole_number

if TYPE_CHECKING:
    from nde.dice.questions import Ask
    from nde.locale import Words


def understood(ask: Ask, typed: str, words: Words) -> str | None:
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
