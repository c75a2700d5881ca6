"""How much of what is drawn at random is run: a part in `make test`, all of it in `make proof`.

    GAMES = drawn(50, of=200)

The tests are the same; those that draw take as many examples as this says.  Whatever is not drawn is run
whole everywhere.
"""

from __future__ import annotations

import os

IS_WHOLE = bool(os.environ.get("NDE_PROOF"))


def drawn(part: int, *, of: int) -> int:
    """How many examples are drawn: a part of them, or all where everything is to be proved."""
    assert 0 < part <= of
    return of if IS_WHOLE else part
