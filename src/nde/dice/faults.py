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

    def __init__(self, code: str, /, text: str, at: int, **facts: Fact) -> None:
        super().__init__(
            code, text=printable(text if len(text) <= LENGTH else text[:SHOWN] + "…"), at=at, **facts
        )
        self.text = text
        self.at = at
