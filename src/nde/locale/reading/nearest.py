"""Finds what somebody probably meant.

>>> nearest("strke", ("test", "strike"))
'strike'
>>> nearest("dragon", ("test", "strike")) is None
True
"""

from __future__ import annotations

from collections.abc import Iterable


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word closest to what was typed, or nothing if none is close."""
    from difflib import get_close_matches  # a slow import, and needed only when something went wrong

    by_plain = {one.casefold(): one for one in known}
    plain = word.casefold()
    if plain in by_plain:
        return by_plain[plain]
    beginnings = [one for one in by_plain if len(plain) > 1 and one.startswith(plain)]
    found = beginnings[:1] or get_close_matches(plain, by_plain, n=1, cutoff=0.6)
    return by_plain[found[0]] if found else None
