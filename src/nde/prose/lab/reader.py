"""Who reads a fight told in words, and what people, stat blocks and policies in it are called to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from nde.dice import Ask, play, seeded
from nde.lab.answers import Fate
from nde.lab.policies import POLICIES, WORDS, Policy, policy_named
from nde.locale import Words
from nde.locale.book.game import ChosenGame
from nde.locale.facts import WORDED
from nde.locale.layout import paragraph

NO_BREAK = "\N{NO-BREAK SPACE}"
BAR = 24
ROOM_FOR_BAR = 40
"""What stands beside a bar needs so many columns."""


class Reader(NamedTuple):
    """Who reads: their words, how wide their terminal is, and what they call everybody in the fight."""

    words: Words
    width: int
    names: Mapping[str, str]
    told_only: Sequence[str] = ()
    """What stat blocks of the fight only tell, each in a sentence."""

    def name(self, fate: Fate) -> str:
        """What somebody is called."""
        return self.names.get(fate.id, fate.id)

    def heading(self, key: str, **facts: object) -> list[str]:
        """A heading with an empty line before it."""
        return ["", *paragraph(self.words.say(key, **facts), self.width)]


def times(count: int, name: str) -> str:
    """So many of somebody, on one line: `6 × Minion`."""
    return f"{count}{NO_BREAK}×{NO_BREAK}{name}" if count > 1 else name


def many(fate: Fate, reader: Reader) -> str:
    """Somebody, or several of one kind: `6 × Minion`."""
    name = reader.name(fate)
    return times(fate.count, name.rstrip("0123456789 ")) if fate.count > 1 else name


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


def policy_words(policy: Policy, words: Words) -> str:
    """A policy in a sentence, and one for each word behind its name."""
    first, *more = policy.name.split("+")
    is_named = first in POLICIES and all(word in WORDS for word in more)
    if not is_named or policy_named(policy.name) != policy:
        return words.say("lab-policy-own", policy=policy.name)
    about = [words.say(f"lab-policy-{first}"), *(words.say(f"lab-policy-word-{word}") for word in more)]
    return words.say("lab-policy", policy=policy.name, about=" ".join(about))
