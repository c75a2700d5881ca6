"""Living: ten-minute turns, watches, camp, essence, light, and small things that are used up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nde.dice import Procedure
from nde.rules.ruleset import Resolution
from nde.rules.tkds.actions import Downtime, GoTo, Kindle, PassTurn, PassWatch, UseItem
from nde.rules.tkds.living.apply import APPLY
from nde.rules.tkds.living.downtime import resolve_downtime, resolve_go
from nde.rules.tkds.living.exploring import resolve_pass_turn
from nde.rules.tkds.living.offers import offers
from nde.rules.tkds.living.situations import situations
from nde.rules.tkds.living.using import resolve_kindle, resolve_use_item
from nde.rules.tkds.living.watches import resolve_pass_watch
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game

RESOLVE: dict[type, Callable[[Game, Scene, Any], Procedure[Resolution]]] = {
    PassTurn: resolve_pass_turn,
    PassWatch: resolve_pass_watch,
    GoTo: resolve_go,
    Downtime: resolve_downtime,
    UseItem: resolve_use_item,
    Kindle: resolve_kindle,
}

__all__ = ["APPLY", "RESOLVE", "offers", "situations"]
