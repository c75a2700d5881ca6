"""NDE 1.2: an attribute die against a target number, foes with wounds, magic paid for in mana."""

from __future__ import annotations

from nde.rules.nde12.settings import OPTIONS, SETTINGS
from nde.rules.stepdice.edition import make_ruleset

__all__ = ["NDE12"]

NDE12 = make_ruleset("nde12", SETTINGS, OPTIONS)
"""The whole game."""
