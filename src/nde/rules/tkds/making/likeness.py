"""Words a player may make up, and those that are more likely a slip of the pen."""

from __future__ import annotations

from difflib import get_close_matches

from nde.rules.tkds.making.people import COMMON_LANGUAGES, OPEN, OPEN_RARE, ORIGINS, RACES, RARE_LANGUAGES

ALIKE = 0.82
"""How alike two words are that are taken for one."""
_SPOKEN = (
    *(language for race in RACES.values() for language in race.languages),
    *(language for origin in ORIGINS.values() for language in origin.languages),
    *COMMON_LANGUAGES,
    *RARE_LANGUAGES,
)
LANGUAGES = tuple(dict.fromkeys((*_SPOKEN, OPEN, OPEN_RARE)))
"""The languages the game knows of, and the two ways to leave one open; others may be met."""


def all_but(word: str, known: tuple[str, ...]) -> str:
    """The known word that another is all but equal to; empty for one that is known, or somebody's own.

    >>> all_but("clubb", ("club", "bolts")), all_but("boots", ("club", "bolts")), all_but("club", ("club",))
    ('club', '', '')
    """
    if word in known:
        return ""
    return next(iter(get_close_matches(word.lower(), known, n=1, cutoff=ALIKE)), "")
