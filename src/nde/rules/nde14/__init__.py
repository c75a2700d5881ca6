"""NDE 1.4: a ladder of dice from d4 to d20, luck, power points, and zones instead of a map."""

from __future__ import annotations

from nde.rules.nde14.cite import CITE
from nde.rules.nde14.examples import EXAMPLES
from nde.rules.nde14.index import INDEX
from nde.rules.nde14.numbers import SETTINGS
from nde.rules.nde14.options import OPTIONS
from nde.rules.stepdice.edition import make_ruleset

__all__ = ["NDE14"]

NDE14 = make_ruleset(
    id="nde14",
    settings=SETTINGS,
    cite=CITE,
    options=OPTIONS,
    index=INDEX,
    examples=EXAMPLES,
)
