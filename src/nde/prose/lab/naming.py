"""What those in a fight are called: kinds of hero and stat blocks in the reader's words."""

from __future__ import annotations

from nde.dice import Ask, play, seeded
from nde.locale import Words
from nde.locale.book.game import ChosenGame
from nde.locale.facts import WORDED


def block_words(id: str, words: Words) -> str:
    """What the reader calls a stat block; its id where there is no other word."""
    for kind in WORDED["block"]:
        if words.has(f"{kind}-{id}"):
            return words.say(f"{kind}-{id}")
    return id


def kinds_in_words(game: ChosenGame) -> dict[str, str]:
    """What the reader calls each kind of hero: as the options are called when one is made."""
    found: dict[str, str] = {}

    def choose(ask: Ask) -> str:
        for option in () if ask.is_open else ask.options:
            if option not in found:
                found[option] = game.words.option(ask, option)
        return ask.default

    play(game.rules.create(), seeded(1), choose)
    return found
