"""Phrases that many sentences share: what things on a sheet or an offer are called, and what a roll holds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction

import msgspec

from nde.locale.words import Words
from nde.rules.prospects import TARGET_OUT, Prospect
from nde.rules.ruleset import Listing

_DIE = re.compile(r"(?<![A-Za-z])d([0-9]+)\b", re.ASCII)


def label(key: str, words: Words) -> str:
    """What the reader calls a trait, a track or a list of a sheet."""
    return words.called("label", key, _labels) or key


def _labels(key: str) -> Iterator[str]:
    plain = key.replace("_", "-")
    return (f"{kind}-{plain}" for kind in ("sheet", "skill", "attribute", "track", "list"))


def dice_worded(text: str, words: Words) -> str:
    """A text with its dice as the language writes them."""
    return _DIE.sub(lambda die: words.die(int(die[1])), text)


def worded(text: str, words: Words, kind: str = "option") -> str:
    """A text on a sheet; a proposal that was kept as a key is written out."""
    for key in (f"{kind}-{text}", f"option-{text}"):
        if text and words.has(key):
            return words.say(key)
    return text


def note_words(note: str, words: Words) -> str:
    """A note beside an item: its qualities in words, and its dice as the language writes them."""
    return ", ".join([_quality(part, words) for part in note.split(", ")])


def _quality(part: str, words: Words) -> str:
    """One quality of a note in words; some come with a number: `drinks 6`."""
    key, _, count = part.partition(" ")
    if count.isdecimal() and words.has(f"quality-{key}"):
        return words.say(f"quality-{key}", count=int(count))
    return words.say(f"quality-{part}") if words.has(f"quality-{part}") else dice_worded(part, words)


def listed_items(listing: Listing, words: Words) -> list[tuple[str, str]]:
    """The items of a list of a sheet, each with the note beside it."""
    notes = listing.notes or ("",) * len(listing.items)
    return [
        (worded(item, words, listing.kind), note_words(note, words) if note else "")
        for item, note in zip(listing.items, notes, strict=True)
    ]


def items_words(items: Iterable[tuple[str, str]]) -> str:
    """Items and the notes beside them on one line."""
    told = list(items)
    marks = {mark for item, _ in told for mark in ",;" if mark in item}
    between = " · " if ";" in marks else "; " if marks else ", "
    return between.join(f"{item} ({note})" if note else item for item, note in told)


KINDS = {
    "key": ("item", "spell"),
    "item": ("spell",),
    "kind": ("manoeuvre",),
    "block": ("block", "rank"),
    "foe": ("rank", "block"),
    "resist": ("attribute",),
    "attack": ("weapon",),
    "perk": ("perk", "ability", "item"),
    "by": ("block",),
    "ware": ("item",),
}
"""What else the values of a parameter may be: a key is something carried, a block may be a rank alone."""
ANY_KIND = ("option", "who", "cause", "condition")


def choice_word(name: str, choice: str, speaker: Words) -> str:
    """What the reader calls one value of a parameter; the value itself where there is no other word."""
    for key in _keys(name, choice):
        if speaker.has(key):
            return speaker.say(key)
    whole, colon, part = choice.partition(":")
    if colon and whole and part:  # a perk that has to be told what it is for: `weapon-training:mace`
        return f"{choice_word(name, whole, speaker)}: {choice_word(name, part, speaker)}"
    return choice


def _keys(name: str, choice: str) -> Iterator[str]:
    """The messages that may word a value; what is said of this very parameter goes before all others."""
    if choice:
        for kind in (f"value-{name}", name, *KINDS.get(name, ()), f"option-{name}", *ANY_KIND):
            yield f"{kind}-{choice}".replace("_", "-")


MOST_ON_A_LINE = 4
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
    given: tuple[str, ...] = ()
    """Why the dice are not the usual ones, in a few words each."""


def prospect_told(speaker: Words, prospect: Prospect) -> ProspectTold:
    """A prospect in words and exact fractions."""
    return ProspectTold(
        wish=wish_words(speaker, prospect),
        chance=str(prospect.chance),
        also=tuple((what, str(chance)) for what, chance in also_told(speaker, prospect)),
        given=tuple(given_told(speaker, prospect)),
    )


def wish_words(speaker: Words, prospect: Prospect) -> str:
    """What the person wants, in a word or two."""
    wish = speaker.say(f"wish-{prospect.wish}")
    return speaker.say("odds-fells", wish=wish) if prospect.fells else wish


def also_told(speaker: Words, prospect: Prospect) -> Iterator[tuple[str, Fraction]]:
    """What else the roll decides, in a few words, with its chance."""
    partly = prospect.of("partly")
    if partly:
        yield partly_words(speaker, prospect), partly
    for named, chance in prospect.also:
        if prospect.fells and named.key == TARGET_OUT:
            continue  # told with the wish
        yield speaker.say(f"also-{named.key}", **dict(named.facts)), chance


def prospect_words(speaker: Words, prospect: Prospect | None) -> str:
    """A prospect at a glance; nothing where nothing is rolled for."""
    if prospect is None:
        return ""
    also = list(also_told(speaker, prospect))[:MOST_ON_A_LINE]
    parts = ((wish_words(speaker, prospect), prospect.chance), *also)
    return ", ".join(
        [*(part_words(speaker, what, chance) for what, chance in parts), *given_told(speaker, prospect)]
    )


def partly_words(speaker: Words, prospect: Prospect) -> str:
    """What it is called to get a part of what one wants."""
    return speaker.attribute(f"wish-{prospect.wish}", "partly") or speaker.say("also-partly")


def chip_odds(speaker: Words, prospect: Prospect) -> str:
    """The chance beside an object of a deed, and by name the first thing besides that the roll decides.

    Of all objects of one deed it is the chance of the same wish, which is named as soon as there are two.
    """
    also = next(also_told(speaker, prospect), None)
    if also is None and not prospect.fells:
        return glance(speaker, prospect.chance)
    told = [(wish_words(speaker, prospect), prospect.chance), *([also] if also is not None else [])]
    return ", ".join(part_words(speaker, what, chance) for what, chance in told)


def given_told(speaker: Words, prospect: Prospect) -> list[str]:
    """Why the dice are not the usual ones, in a few words each."""
    return [speaker.say(f"given-{named.key}", **dict(named.facts)) for named in prospect.given]


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
