"""The words on a character sheet: what a trait is called, and a text that may be a key."""

from __future__ import annotations

import re

from nde.locale.words import Words

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
