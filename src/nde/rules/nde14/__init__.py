"""NDE 1.4: a ladder of dice from d4 to d20, luck, power points, and zones instead of a map."""

from __future__ import annotations

from nde.rules.nde14.settings import OPTIONS, SETTINGS
from nde.rules.stepdice.edition import make_ruleset

__all__ = ["NDE14"]

NDE14 = make_ruleset("nde14", SETTINGS, OPTIONS)
"""The whole game."""
