"""Saves and fights: turns, attacks, harm, scars, morale, retreat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nde.dice import Procedure
from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.fight.apply import APPLY
from nde.rules.cairn2e.fight.deeds import (
    resolve_flee,
    resolve_harm_attribute,
    resolve_spare,
    resolve_stabilise,
    resolve_try,
    resolve_wait,
)
from nde.rules.cairn2e.fight.morale import resolve_check_morale
from nde.rules.cairn2e.fight.moving import resolve_band, resolve_move
from nde.rules.cairn2e.fight.offers import offers
from nde.rules.cairn2e.fight.scars import resolve_settle_scar
from nde.rules.cairn2e.fight.situations import situations
from nde.rules.cairn2e.fight.strikes import resolve_strike, resolve_volley
from nde.rules.cairn2e.fight.turns import (
    resolve_declare,
    resolve_end_fight,
    resolve_side,
    resolve_start_fight,
    resolve_take_back,
)
from nde.rules.cairn2e.scene import Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import Resolution

RESOLVE: dict[type, Callable[[Game, Scene, Any], Procedure[Resolution]]] = {
    a.Strike: resolve_strike,
    a.Volley: resolve_volley,
    a.Stabilise: resolve_stabilise,
    a.Try: resolve_try,
    a.Flee: resolve_flee,
    a.MoveTo: resolve_move,
    a.ShiftBand: resolve_band,
    a.Wait: resolve_wait,
    a.Declare: resolve_declare,
    a.TakeBack: resolve_take_back,
    a.ResolveSide: resolve_side,
    a.StartFight: resolve_start_fight,
    a.EndFight: resolve_end_fight,
    a.SettleScar: resolve_settle_scar,
    a.CheckMorale: resolve_check_morale,
    a.Spare: resolve_spare,
    a.HarmAttribute: resolve_harm_attribute,
}

__all__ = ["APPLY", "RESOLVE", "offers", "situations"]
