"""NDE 1.2: an attribute die against a target number, foes with wounds, magic paid for in mana."""

from __future__ import annotations

from nde.rules.nde12.cite import CITE
from nde.rules.nde12.examples import EXAMPLES
from nde.rules.nde12.index import INDEX
from nde.rules.nde12.numbers import SETTINGS
from nde.rules.nde12.options import OPTIONS
from nde.rules.stepdice.edition import make_ruleset

__all__ = ["NDE12"]

NDE12 = make_ruleset(
    id="nde12",
    settings=SETTINGS,
    cite=CITE,
    options=OPTIONS,
    index=INDEX,
    examples=EXAMPLES,
)
"""The whole game."""
