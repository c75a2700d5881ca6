"""Harm and healing, as every other part of the game calls them.

The rules stand in `checks.harming`: a package cannot import, through a module of its parent, what that
module takes from the package itself.
"""

from __future__ import annotations

from nde.rules.tkds.checks.effects import Effects, hero_spent
from nde.rules.tkds.checks.harming import deal, heal, heal_told, tick_dying, tick_of

__all__ = ["Effects", "deal", "heal", "heal_told", "hero_spent", "tick_dying", "tick_of"]
