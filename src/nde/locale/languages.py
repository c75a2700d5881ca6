"""Which language to speak: the one asked for, or the one of the environment, or English."""

from __future__ import annotations

import re
from collections.abc import Mapping

from nde.errors import Missing

LANGUAGES = ("en", "pl", "de", "cs")
"""The languages of every text, English first: the others fall back to it."""


def language_from(wish: str | None, environment: Mapping[str, str]) -> str:
    """The language to speak: `wish`, else what the environment names, else English.

    The environment is read as POSIX and gettext do: the first of LC_ALL, LC_MESSAGES and LANG that is
    not empty is the locale; LANGUAGE, a list, is preferred to it unless the locale is plain C.

    >>> language_from("pl_PL", {}), language_from(None, {"LANG": "de_AT.UTF-8"}), language_from(None, {})
    ('pl', 'de', 'en')
    """
    if wish is not None:
        language = _language_of(wish)
        if language is None:
            raise Missing("no-such-language", language=wish, allowed=LANGUAGES)
        return language
    locale = next((set_ for name in _CATEGORIES if (set_ := environment.get(name, ""))), "")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return "en"
    for named in (*environment.get("LANGUAGE", "").split(":"), locale):
        language = _language_of(named)
        if language is not None:
            return language
    return "en"


_CATEGORIES = ("LC_ALL", "LC_MESSAGES", "LANG")


def _language_of(locale: str) -> str | None:
    """The language of a locale name such as `pl_PL.UTF-8` or `de-AT`, if it is one of ours."""
    name = locale.strip().lower().replace("_", "-").partition(".")[0].partition("@")[0].partition("-")[0]
    return name if name in LANGUAGES else None


def mid_sentence(kind: str, language: str) -> str:
    """What somebody without a name is called within a sentence; with a number it is as good as a name.

    >>> mid_sentence("Bog wolf", "en"), mid_sentence("Bog wolf 2", "en"), mid_sentence("Sumpfwolf", "de")
    ('the bog wolf', 'bog wolf 2', 'Sumpfwolf')
    """
    small = small_first(kind, language)
    return f"the {small}" if language == "en" and not kind[-1:].isdigit() else small


def first_met(kind: str, language: str) -> str:
    """What somebody without a name is called when they are first met.

    >>> first_met("Ogre", "en"), first_met("Unicorn", "en"), first_met("Killer bees", "en")
    ('an ogre', 'a unicorn', 'killer bees')
    >>> first_met("Bog wolf 2", "en"), first_met("Wilk", "pl")
    ('bog wolf 2', 'wilk')
    """
    small = small_first(kind, language)
    if language != "en" or kind[-1:].isdigit() or is_plural(small, language):
        return small
    return f"an {small}" if small[:1] in "aeiou" and not small.startswith(("uni", "one")) else f"a {small}"


def is_plural(kind: str, language: str) -> bool:
    """Whether the name of a kind is an English plural, by how it ends.

    >>> [is_plural(one, "en") for one in ("Killer bees", "Hooded men", "Colossus", "Cyclops", "Wolf")]
    [True, True, False, False, False]
    """
    return language == "en" and _PLURAL.search(kind) is not None


def plural(kind: str) -> str:
    """Several of an English kind, by how its name ends.

    >>> [plural(one) for one in ("Bog wolf", "Wolf", "Marksman", "Mummy", "Colossus", "Witch", "Banshee")]
    ['Bog wolves', 'Wolves', 'Marksmen', 'Mummies', 'Colossuses', 'Witches', 'Banshees']
    """
    for ending, several in _ENDINGS:
        if kind.lower().endswith(ending):
            # The first letter stays as it is: it may be the capital of the whole name.
            return kind[: len(kind) - len(ending) + 1] + several[1:]
    return f"{kind}s"


_ENDINGS = (
    *(("wolf", "wolves"), ("elf", "elves"), ("thief", "thieves"), ("man", "men"), ("mouse", "mice")),
    *((f"{one}y", f"{one}ies") for one in "bcdfglmnprtv"),
    *((one, f"{one}es") for one in ("s", "x", "ch", "sh")),
)
_PLURAL = re.compile(r"([^suipa]s|ves|men|dead)$")


def small_first(text: str, language: str) -> str:
    """A label as it is written within a sentence; German, whose nouns keep their capitals, as it is.

    >>> small_first("Attack in melee", "en"), small_first("Zug beenden", "de")
    ('attack in melee', 'Zug beenden')
    """
    return text if language == "de" else text[:1].lower() + text[1:]
