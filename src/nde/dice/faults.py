"""What can be wrong with a dice expression somebody typed.

Every fault carries the `text` as typed and `at`, the column it points to, counted from 1.  Signs that
do not print are shown as `�`, so a message cannot smuggle commands to a terminal and columns still fit.
"""

from __future__ import annotations

from nde.dice.limits import LENGTH
from nde.errors import Fact, Unreadable

SHOWN = 60
"""Characters that a message repeats of a text beyond the limit; any other is repeated whole."""


def printable(text: str) -> str:
    """Return the text with white space as spaces and what cannot be printed as `�`, column by column."""
    return "".join(
        " " if sign.isspace() else sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}"
        for sign in text
    )


class NotationFault(Unreadable):
    """A text is not a dice expression; `at` says where the fault is."""

    code = "dice-unreadable"

    def __init__(self, text: str, at: int, **facts: Fact) -> None:
        super().__init__(text=printable(text if len(text) <= LENGTH else text[:SHOWN] + "…"), at=at, **facts)
        self.text = text
        self.at = at


class DiceEmpty(NotationFault):
    """There is nothing in the text."""

    code = "dice-empty"


class DiceTooLong(NotationFault):
    """The text has more characters than `limit`."""

    code = "dice-too-long"


class DiceStrangeSign(NotationFault):
    """The character `found` means nothing in dice notation."""

    code = "dice-strange-sign"


class DiceOtherDigits(NotationFault):
    """The digit `found` belongs to a script we do not guess at."""

    code = "dice-other-digits"


class DiceMisplaced(NotationFault):
    """The part `found` cannot stand where it does."""

    code = "dice-misplaced"


class DiceUnfinished(NotationFault):
    """The text ends where a number, a die or a bracket must follow."""

    code = "dice-unfinished"


class DiceNoSides(NotationFault):
    """A die without its number of sides."""

    code = "dice-no-sides"


class DiceSides(NotationFault):
    """A die with no sides, or more than `limit`."""

    code = "dice-sides"


class DiceCount(NotationFault):
    """A pool of no dice, or an expression with more than `limit` in all."""

    code = "dice-count"


class DiceNoOperator(NotationFault):
    """Two parts side by side, with nothing between them that says what to do."""

    code = "dice-no-operator"


class DiceAmbiguous(NotationFault):
    """A `d` or `k` after a die: it could be another die, or dice to drop or keep."""

    code = "dice-ambiguous"


class DiceKeep(NotationFault):
    """A pool keeps or drops `number` dice and may only do so with 1 to `limit`."""

    code = "dice-keep"


class DiceFace(NotationFault):
    """A reroll or explosion looks for a face that the die does not have, the `highest` being its last."""

    code = "dice-face"


class DiceEndless(NotationFault):
    """A die that would be rolled again for ever, or nearly so."""

    code = "dice-endless"


class DiceByZero(NotationFault):
    """A division whose divisor can be zero."""

    code = "dice-by-zero"


class DiceBracketOpen(NotationFault):
    """A bracket opened at `at` and never closed."""

    code = "dice-bracket-open"


class DiceOneOption(NotationFault):
    """`max` or `min` of a single expression."""

    code = "dice-one-option"


class DiceLabel(NotationFault):
    """A label that is empty, longer than `limit`, or holds what cannot be printed."""

    code = "dice-label"


class DiceTooDeep(NotationFault):
    """Brackets within brackets beyond `limit`."""

    code = "dice-too-deep"


class DiceTooLarge(NotationFault):
    """A number, or a result that could be reached, beyond `limit`."""

    code = "dice-too-large"
