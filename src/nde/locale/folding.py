"""Texts as they are searched."""

from __future__ import annotations

import unicodedata


def folded(text: str) -> str:
    """The text as it is searched: without capitals and without the marks on letters.

    >>> folded("Osłona"), folded("Größe")
    ('oslona', 'grosse')
    """
    parts = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(sign for sign in parts if not unicodedata.combining(sign))
