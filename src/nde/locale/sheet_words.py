"""The words on a character sheet: what a trait is called, and a text that may be a key."""

from __future__ import annotations

import re

from nde.locale.words import Words
from nde.rules.ruleset import Listing

_DIE = re.compile(r"(?<![A-Za-z])d([0-9]+)\b", re.ASCII)


def label(key: str, words: Words) -> str:
    """What the reader calls a trait, a track or a list of a sheet."""
    for id in (f"sheet-{key}", f"skill-{key}", f"attribute-{key}", f"track-{key}", f"list-{key}"):
        if words.has(id.replace("_", "-")):
            return words.say(id.replace("_", "-"))
    return key


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
    return ", ".join(
        words.say(f"quality-{part}") if words.has(f"quality-{part}") else dice_worded(part, words)
        for part in note.split(", ")
    )


def listing_words(listing: Listing, words: Words) -> str:
    """A list of a sheet on one line, each item with the note beside it."""
    items = [worded(item, words, listing.kind) for item in listing.items]
    notes = [f" ({note_words(note, words)})" if note else "" for note in listing.notes] or [""] * len(items)
    marks = {mark for item in items for mark in ",;" if mark in item}
    between = " · " if ";" in marks else "; " if marks else ", "
    return between.join(f"{item}{note}" for item, note in zip(items, notes, strict=True))
