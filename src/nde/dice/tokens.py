"""Cut a typed dice expression into tokens, each with its column.

Full-width forms are read as the plain ones and letters in either case; minus signs, dashes and the
multiplication signs that word processors put in are read as `-`, `*` and `/`.  Other compatibility
forms are refused, since reading `d6²` as `d62` would be a silent mistake.

>>> [tuple(token) for token in tokenize("Ｋ６ – 1")]
[('word', 'k', 1), ('number', '6', 2), ('sign', '-', 4), ('number', '1', 6), ('end', '', 7)]
"""

from __future__ import annotations

import unicodedata
from typing import Literal, NamedTuple

from nde.dice import limits
from nde.dice.faults import (
    NotationFault,
    printable,
)


class Token(NamedTuple):
    """A piece of a dice expression: what it is, what it says, and the column it starts in."""

    kind: Literal["number", "word", "sign", "label", "end"]
    value: str
    at: int


_SIGNS = frozenset("+-*/()%!<>=,;")
_SAME_SIGN = {"−": "-", "–": "-", "×": "*", "·": "*", "÷": "/", "≤": "<=", "≥": ">="}
_UNSEEN = frozenset("\u200b\u2060\ufeff")
"""Spaces of no width that come with pasted text."""


def tokenize(text: str) -> list[Token]:
    """Return the tokens of a text, closed by one of kind `end`."""
    if len(text) > limits.LENGTH:
        raise NotationFault("dice-too-long", text, limits.LENGTH + 1, length=len(text), limit=limits.LENGTH)
    tokens: list[Token] = []
    place = 0
    while place < len(text):
        plain = _plain(text[place])
        if plain == "[":
            token, place = _label(text, place)
            tokens.append(token)
            continue
        if plain != " ":
            _extend(tokens, _kind(text, place, plain), plain, place, text)
        place += 1
    tokens.append(Token("end", "", len(text) + 1))
    return tokens


def _plain(sign: str) -> str:
    """Return the plain, lower-case form of one character, and a space for any white space."""
    if sign.isspace() or sign in _UNSEEN:
        return " "
    if sign.isascii():
        return sign.lower()
    if unicodedata.decomposition(sign).startswith("<wide>"):
        return unicodedata.normalize("NFKC", sign).lower()
    return _SAME_SIGN.get(sign, sign)


def _kind(text: str, place: int, plain: str) -> Literal["number", "word", "sign"]:
    if plain.isascii():
        if plain.isdigit():
            return "number"
        if plain.isalpha():
            return "word"
        if plain[0] in _SIGNS:
            return "sign"
    fault = "dice-other-digits" if plain.isdecimal() else "dice-strange-sign"
    raise NotationFault(fault, text, place + 1, found=printable(text[place]))


def _extend(
    tokens: list[Token], kind: Literal["number", "word", "sign"], plain: str, place: int, text: str
) -> None:
    """Add a character to the last token if it goes on there, else begin a new one."""
    last = tokens[-1] if tokens else None
    # A token has as many characters as it has columns, so it goes on only if nothing lies between.
    adjoins = last is not None and last.at + len(last.value) == place + 1
    if (
        last is not None
        and adjoins
        and kind == last.kind
        and (kind != "sign" or last.value + plain in ("<=", ">="))
    ):
        tokens[-1] = Token(kind, last.value + plain, last.at)
    else:
        tokens.append(Token(kind, plain, place + 1))


def _label(text: str, place: int) -> tuple[Token, int]:
    """Return the label that opens at `place`, as typed, and the place after it."""
    end = next((spot for spot in range(place + 1, len(text)) if _plain(text[spot]) in "[]"), None)
    if end is None or _plain(text[end]) == "[":
        raise NotationFault("dice-bracket-open", text, place + 1, found="[")
    label = " ".join(text[place + 1 : end].split())
    if not label or len(label) > limits.LABEL or not label.isprintable():
        raise NotationFault("dice-label", text, place + 1, limit=limits.LABEL)
    return Token("label", label, place + 1), end + 1
