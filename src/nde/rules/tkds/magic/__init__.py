"""Magic: the list of spells, casting, scrolls, and spells that are kept up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nde.dice import Procedure
from nde.rules.ruleset import Resolution
from nde.rules.tkds.actions import CastSpell, EndSpell, KeepSpell
from nde.rules.tkds.magic.apply import APPLY
from nde.rules.tkds.magic.casting import resolve_cast, resolve_end_spell
from nde.rules.tkds.magic.concentration import resolve_keep, shaken
from nde.rules.tkds.magic.offers import offers
from nde.rules.tkds.magic.situations import situations
from nde.rules.tkds.magic.spells import SPELLS, spell_named, spells_for
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game

RESOLVE: dict[type, Callable[[Game, Scene, Any], Procedure[Resolution]]] = {
    CastSpell: resolve_cast,
    EndSpell: resolve_end_spell,
    KeepSpell: resolve_keep,
}

__all__ = ["APPLY", "RESOLVE", "SPELLS", "offers", "shaken", "situations", "spell_named", "spells_for"]
