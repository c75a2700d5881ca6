"""What reading one stat line found besides its numbers: faults, and everything that was assumed."""

from __future__ import annotations

from nde.dice.questions import Tell
from nde.errors import Fact, NdeError, Unreadable

RULE = "cairn2e/bestiary"
LONGEST = 160
"""Characters of a line that an error repeats."""


def shortened(text: str) -> str:
    """The text, or its beginning where it is too long to be repeated."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


class Notes:
    """The faults and assumptions of one stat line, gathered while it is read."""

    def __init__(self, line: str) -> None:
        self.line = shortened(line)
        self.faults: list[NdeError] = []
        self.assumed: list[Tell] = []

    def fault(self, code: str, part: str, **facts: Fact) -> None:
        """Note something that cannot be read, once for each part."""
        error = Unreadable(code, part=shortened(part), text=self.line, **facts)
        if not any((one.code, one.facts) == (error.code, error.facts) for one in self.faults):
            self.faults.append(error)

    def assume(self, key: str, **facts: Fact) -> None:
        """Note something that is taken for granted; `step-import-<key>` tells it."""
        self.assumed.append(Tell(RULE, f"import-{key}", facts))
