"""Words and numbers as they are typed: compared without marks, read in any script, the nearest one found."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache


@lru_cache(maxsize=2048)
def folded(text: str) -> str:
    """The text as it is searched: without capitals and without the marks on letters.

    >>> folded("Osłona"), folded("Größe")
    ('oslona', 'grosse')
    """
    parts = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def whole_number(text: str) -> int | None:
    """The whole number a text is, with either sign and either minus; `None` if it is none."""
    plain = text.strip().replace("\N{MINUS SIGN}", "-")
    return int(plain) if re.fullmatch(r"[+-]?[0-9]{1,18}", plain) else None


def nearest(word: str, known: Iterable[str], cutoff: float = 0.6) -> str | None:
    """The known word closest to what was typed, or nothing if none is close."""
    from difflib import get_close_matches  # a slow import, and needed only when something went wrong

    by_plain = {one.casefold(): one for one in known}
    plain = word.casefold()
    if plain in by_plain:
        return by_plain[plain]
    beginnings = [one for one in by_plain if len(plain) > 1 and one.startswith(plain)]
    found = beginnings[:1] or get_close_matches(plain, by_plain, n=1, cutoff=cutoff)
    return by_plain[found[0]] if found else None
