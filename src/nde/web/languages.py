"""The language a caller is answered in."""

from __future__ import annotations

from nde.locale import LANGUAGES

MOST_RANGES = 20


def accepted(header: str) -> str | None:
    """The language of ours that an `Accept-Language` header likes best; nothing if it names none.

    >>> accepted("cs-CZ;q=0.4, de-AT;q=0.8, en;q=0.5"), accepted("fr, *;q=0.1"), accepted("pl;q=0, en")
    ('de', None, 'en')
    """
    best, liked = None, 0.0
    for part in header.split(",")[:MOST_RANGES]:
        name, *params = (piece.strip() for piece in part.split(";"))
        language = name.lower().partition("-")[0]
        weight = _weight(params)
        if language in LANGUAGES and weight > liked:
            best, liked = language, weight
    return best


def _weight(params: list[str]) -> float:
    for param in params:
        name, _, value = param.partition("=")
        if name.strip().lower() == "q":
            try:
                weight = float(value)
            except ValueError:
                return 0.0
            return weight if 0.0 <= weight <= 1.0 else 0.0
    return 1.0


def chosen_language(asked: str, header: str, of_table: str = "") -> str:
    """The language asked for in the address, else the browser's, else the table's, else English.

    >>> chosen_language("", "", "pl"), chosen_language("de", "cs", "pl"), chosen_language("xx", "", "")
    ('pl', 'de', 'en')
    """
    if asked in LANGUAGES:
        return asked
    return accepted(header) or (of_table if of_table in LANGUAGES else "en")
