"""Slips of the pen: words on a sheet that are probably meant to be one of the game's own keys.

A sheet may say anything in a player's own words, so only what is very like a key is taken for a slip.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher

LIKE = 0.8
"""How much a word is like a key before it is taken for a slip: one letter of five, or a letter too many.

In shorter words a single other letter is as likely an honest word: a lute is no lure, a box no bow.
"""


def plain(text: str) -> str:
    """A text the way keys are written.

    >>> plain("Long  Sword"), plain("fire_oil")
    ('long-sword', 'fire-oil')
    """
    return "-".join(text.casefold().replace("_", " ").replace("-", " ").split())


def meant(text: str, keys: Iterable[str]) -> str:
    """The key that a text was probably meant to be; nothing where it is one, or like none.

    >>> meant("swrod", ["sword", "bow"]), meant("bwo", ["sword", "bow"]), meant("box", ["sword", "bow"])
    ('sword', 'bow', '')
    """
    known = tuple(keys)
    word = plain(text)
    if text in known or not word:
        return ""
    ranked = max(known, key=lambda key: (_is_shuffled(word, key), _likeness(word, key)), default="")
    return ranked if ranked and _is_slip(word, ranked) else ""


def holds(text: str, keys: Iterable[str]) -> str:
    """The longest key all of whose words are among those of a text: `plate` in "plate mail".

    >>> holds("my old long sword", ["sword", "long-sword", "bow"]), holds("elbow pads", ["bow"])
    ('long-sword', '')
    """
    words = set(plain(text).split("-"))
    return max((key for key in keys if set(key.split("-")) <= words), key=len, default="")


def _is_slip(word: str, key: str) -> bool:
    if _is_shuffled(word, key):
        return True
    return word[0] == key[0] and _likeness(word, key) >= LIKE  # people rarely miss the first letter


def _is_shuffled(word: str, key: str) -> bool:
    return sorted(word) == sorted(key)


def _likeness(word: str, key: str) -> float:
    return SequenceMatcher(None, word, key, autojunk=False).ratio()
