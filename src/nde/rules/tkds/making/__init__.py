"""Making characters and letting them grow: people, equipment, creation, sheets, levels, training, trade."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nde.dice import Procedure
from nde.rules.ruleset import Resolution
from nde.rules.tkds.actions import Buy, GrantPerk, LearnLanguage, Milestone, Retrain, Sell
from nde.rules.tkds.making.apply import APPLY
from nde.rules.tkds.making.creation import create
from nde.rules.tkds.making.levels import advance, resolve_milestone
from nde.rules.tkds.making.market import resolve_buy, resolve_sell
from nde.rules.tkds.making.offers import offers
from nde.rules.tkds.making.sheet import read_sheet, sheet, write_sheet
from nde.rules.tkds.making.situations import situations
from nde.rules.tkds.making.training import (
    resolve_grant_perk,
    resolve_learn_language,
    resolve_retrain,
)
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game

__all__ = [
    "APPLY",
    "RESOLVE",
    "advance",
    "create",
    "offers",
    "read_sheet",
    "sheet",
    "situations",
    "write_sheet",
]

RESOLVE: dict[type, Callable[[Game, Scene, Any], Procedure[Resolution]]] = {
    Milestone: resolve_milestone,
    Retrain: resolve_retrain,
    GrantPerk: resolve_grant_perk,
    LearnLanguage: resolve_learn_language,
    Buy: resolve_buy,
    Sell: resolve_sell,
}
