"""What a roll holds in store, in words: the chance of what the person wants, and what else it decides."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import msgspec

from nde.locale.words import Words
from nde.rules.prospects import Prospect

MOST_ON_A_LINE = 2
"""So many things besides stand on a line or a button; all of them where there is room."""
EDGE = Fraction(1, 100)


class ProspectTold(msgspec.Struct, frozen=True, kw_only=True):
    """What a roll holds in store for whoever makes it."""

    wish: str
    """What they want, in a word or two."""
    chance: str
    """The exact chance that it happens, such as `3/8`."""
    also: tuple[tuple[str, str], ...] = ()
    """What else the roll decides, in a few words, each with its exact chance; the most telling first."""


def prospect_told(speaker: Words, prospect: Prospect) -> ProspectTold:
    """A prospect in words and exact fractions."""
    return ProspectTold(
        wish=wish_words(speaker, prospect),
        chance=str(prospect.chance),
        also=tuple((what, str(chance)) for what, chance in also_told(speaker, prospect)),
    )


def wish_words(speaker: Words, prospect: Prospect) -> str:
    """What the person wants, in a word or two."""
    return speaker.say(f"wish-{prospect.wish}")


def also_told(speaker: Words, prospect: Prospect) -> Iterator[tuple[str, Fraction]]:
    """What else the roll decides, in a few words, with its chance."""
    partly = prospect.of("partly")
    if partly:
        yield speaker.say("also-partly"), partly
    for named, chance in prospect.also:
        yield speaker.say(f"also-{named.key}", **dict(named.facts)), chance


def prospect_words(speaker: Words, prospect: Prospect | None) -> str:
    """A prospect at a glance; nothing where nothing is rolled for."""
    if prospect is None:
        return ""
    also = list(also_told(speaker, prospect))[:MOST_ON_A_LINE]
    return ", ".join(
        part_words(speaker, what, chance)
        for what, chance in ((wish_words(speaker, prospect), prospect.chance), *also)
    )


def part_words(speaker: Words, what: str, chance: Fraction) -> str:
    """One thing that a roll decides, with its chance."""
    return speaker.say("odds-part", what=what, chance=glance(speaker, chance))


def glance(speaker: Words, chance: Fraction) -> str:
    """A chance in whole per cent, finer where it would read as never or always.

    >>> from nde.locale import words
    >>> [glance(words("en"), Fraction(one, 1000)) for one in (0, 4, 375, 996, 1000)]
    ['0%', '0.4%', '38%', '99.6%', '100%']
    """
    is_edge = 0 < chance < EDGE or 0 < 1 - chance < EDGE
    return speaker.percent(chance, 1 if is_edge else 0)
