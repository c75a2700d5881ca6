"""Whom a value names: how the table finds hidden people in anything, without knowing what it is."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from msgspec.structs import replace

from nde.dice import Ask

_WORD = re.compile(r"[a-z0-9-]+")
"""Whatever may be an id, whatever stands around it: quotes and brackets among them."""


def words_in(value: Any) -> set[str]:
    """Every text anywhere in plain data, keys among them."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return {word for pair in value.items() for one in pair for word in words_in(one)}
    if isinstance(value, list | tuple | set | frozenset):
        return {word for one in value for word in words_in(one)}
    return set()


def names(value: Any, people: frozenset[str]) -> bool:
    """Whether a value mentions any of these people anywhere, also in the middle of a text."""
    if not people:
        return False
    for text in words_in(msgspec.to_builtins(value)):
        if text in people or not people.isdisjoint(_WORD.findall(text)):
            return True
    return False


def seen_ask(ask: Ask, hidden: frozenset[str]) -> Ask:
    """A question without the options and facts that name somebody hidden."""
    if not hidden or not names(ask, hidden):
        return ask
    options = tuple(option for option in ask.options if not names(option, hidden))
    default = ask.default if ask.default in options or not options else options[0]
    facts = tuple(fact for fact in ask.facts if not names(fact[1], hidden))
    return replace(ask, options=options, default=default, facts=facts)
