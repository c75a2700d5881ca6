"""`nde play --new`: which expedition is wished for, and that expedition for the very party that sets out."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import NamedTuple

from nde.cli.arguments import Arguments
from nde.errors import Illegal
from nde.expeditions import Danger, danger_named, new_expedition
from nde.rules import Ruleset
from nde.table.heroes import Document, new_party
from nde.table.story.adventure import Adventure

NUMBERS = 1_000_000
"""So many expeditions are drawn from where nobody names one; there are more."""


class Expedition(NamedTuple):
    """An expedition that somebody wants: its number, and how dangerous it is to be."""

    number: int
    danger: Danger

    def made(
        self, rules: Ruleset, seed: int | None, sheets: tuple[Document, ...], heroes: int
    ) -> tuple[tuple[Document, ...], Adventure]:
        """The sheets of a whole party, those that are missing drawn, and the expedition for these people."""
        chance = SystemRandom() if seed is None else Random(seed)
        party = [sheet for _, sheet in new_party(rules, chance, sheets, heroes)]
        people = {f"hero-{number}": rules.read_sheet(sheet) for number, sheet in enumerate(party, 1)}
        return tuple(party), new_expedition(self.number, self.danger, rules, people)


def wished_expedition(arguments: Arguments) -> Expedition | None:
    """The expedition that a line asks for; none where it names an adventure, or nothing."""
    danger = arguments.text("danger")
    if not arguments.flags.get("new"):
        if danger is not None:
            raise Illegal("danger-of-nothing-new", text=danger)
        return None
    if (named := arguments.word(0)) is not None:
        raise Illegal("new-and-named", text=named)
    number = arguments.number("seed")
    return Expedition(drawn_number() if number is None else number, danger_named(danger))


def drawn_number() -> int:
    """The number of an expedition, by chance."""
    return SystemRandom().randrange(NUMBERS)
