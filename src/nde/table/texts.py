"""What may be written at a table: ids, and texts of a bearable length."""

from __future__ import annotations

import re

from nde.errors import Unreadable

ID = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?")
"""Small letters, digits and dashes."""
LONGEST = 4_000


def require_bearable(text: str, most: int = LONGEST) -> str:
    """The text, or a refusal if it is longer than a table keeps or cannot be written."""
    if len(text) > most:
        raise Unreadable("too-long", length=len(text), most=most)
    if not is_writable(text):
        raise Unreadable("unwritable")
    return text


def is_writable(text: str) -> bool:
    """Whether a text has only whole characters: halves come from broken input, and no log holds them."""
    return text.isascii() or not any("\ud800" <= sign <= "\udfff" for sign in text)
