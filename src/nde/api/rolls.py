"""`nde.roll`: dice."""

from __future__ import annotations

import msgspec

from nde.api.refusals import as_refused
from nde.cli.randomness import faces_for
from nde.dice import evaluate, parse
from nde.dice.evaluate import Rolled
from nde.dice.render import render_text
from nde.locale import words


class DiceRoll(msgspec.Struct, frozen=True):
    """Dice that were rolled."""

    rolled: Rolled
    """The roll with its expression, for whoever wants to know which die was kept."""

    @property
    def total(self) -> int:
        """What the roll comes to."""
        return self.rolled.total

    @property
    def faces(self) -> tuple[int, ...]:
        """Every face in the order it was drawn, dropped ones among them."""
        return self.rolled.faces

    @as_refused()
    def text(self, language: str = "en") -> str:
        """The roll on one line, every die with its face."""
        return render_text(self.rolled, die=words(language).die(6)[0])


def roll(dice: str, /, *, seed: int | None = None) -> DiceRoll:
    """Roll dice; with a seed the same faces come each time, without one nobody can predict them.

    >>> roll("4d6kh3", seed=7).text()
    '4d6kh3 (3, ~2~, 4, 6) = 13'
    """
    with as_refused():
        return DiceRoll(evaluate(parse(dice), faces_for(seed)))
