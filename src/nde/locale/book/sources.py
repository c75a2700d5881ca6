"""Where each sentence, row and stat block is from, marked where it stands.

A rule has one source.  A sentence of its text that is from elsewhere has a sign right behind its full stop,
in every language.  A row of a table and a stat block carry their source as data and get the same signs.

>>> [(one.text, one.source) for one in sentences("Roll a d6. On a 1 it breaks.°", "book")]
[('Roll a d6.', 'book'), ('On a 1 it breaks.', 'ours')]
"""

from __future__ import annotations

import re
from typing import NamedTuple

from nde.locale import Words
from nde.rules.ruleset import Source

SIGNS: dict[Source, str] = {"companion": "†", "draft": "‡", "ours": "°"}
"""The sign behind what is from elsewhere than the rest; what is from the rulebook has none."""

_SOURCE_OF: dict[str, Source] = {sign: source for source, sign in SIGNS.items()}
_ENDS = re.compile(rf"(?<=[.!?…])([{''.join(SIGNS.values())}]?)(?:\s+|$)")
_OPENS = frozenset('„“"−+')
"""What a sentence may begin with, besides capitals of any language and digits."""


class Sentence(NamedTuple):
    """A sentence of a rule, without its sign, and where it is from."""

    text: str
    source: Source


def sentences(text: str, source: Source) -> tuple[Sentence, ...]:
    """The sentences of a rule's text; those without a sign are from where the rule is."""
    found, start = [], 0
    for end in _ENDS.finditer(text):
        first = text[end.end() : end.end() + 1]
        if first and not (first.isupper() or first.isdecimal() or first in _OPENS):
            continue
        found.append(Sentence(text[start : end.start()], _SOURCE_OF.get(end[1], source)))
        start = end.end()
    return (*found, Sentence(text[start:], source)) if text[start:] else tuple(found)


def without_signs(text: str) -> str:
    """A text without its signs, for where the source stands beside it."""
    return text.translate(dict.fromkeys(map(ord, _SOURCE_OF)))


def sentence_data(text: str, source: Source) -> list[dict[str, object]]:
    """The sentences of a rule's text for a program."""
    return [one._asdict() for one in sentences(text, source)]


def sign_of(source: Source, among: Source) -> str:
    """The sign of what is from `source` and stands among what is from elsewhere; none where it is alike."""
    return "" if source == among else SIGNS.get(source, "")


def marked(text: str, source: Source, among: Source) -> str:
    """A word with the sign of its source behind it, where it needs one."""
    sign = sign_of(source, among)
    return f"{text} {sign}" if sign else text


def block_marked(name: str, source: Source) -> str:
    """The name of a stat block, with a sign if it is in no book; from which book it is, its sheet says."""
    return marked(name, source, "book") if source in ("draft", "ours") else name


def legend(shown: str, words: Words) -> list[str]:
    """What each sign means that occurs in a text."""
    return [words.say(f"sign-{source}", sign=sign) for source, sign in SIGNS.items() if sign in shown]
