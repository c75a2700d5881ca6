"""Living: load, needs, rest, time, magic, people met and the road."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nde.dice import Procedure
from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.living.apply import APPLY
from nde.rules.cairn2e.living.camp import resolve_camp
from nde.rules.cairn2e.living.dungeon import resolve_light, resolve_place, resolve_trap, resolve_turn
from nde.rules.cairn2e.living.fatigue import resolve_fatigue
from nde.rules.cairn2e.living.hours import resolve_pass
from nde.rules.cairn2e.living.magic import resolve_cast, resolve_recharge
from nde.rules.cairn2e.living.meeting import (
    resolve_fate,
    resolve_hire,
    resolve_react,
    resolve_replace,
    resolve_session,
)
from nde.rules.cairn2e.living.needs import resolve_deprive
from nde.rules.cairn2e.living.offering import offers
from nde.rules.cairn2e.living.panic import resolve_panic, resolve_recover
from nde.rules.cairn2e.living.rest import resolve_mend, resolve_rest, resolve_week
from nde.rules.cairn2e.living.road import resolve_watch, resolve_weather
from nde.rules.cairn2e.living.situations import situations
from nde.rules.cairn2e.living.things import resolve_drop, resolve_take, resolve_wear
from nde.rules.cairn2e.scene import Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import Resolution

__all__ = ["APPLY", "RESOLVE", "offers", "situations"]

RESOLVE: dict[type, Callable[[Game, Scene, Any], Procedure[Resolution]]] = {
    a.Cast: resolve_cast,
    a.Recover: resolve_recover,
    a.TakeItem: resolve_take,
    a.DropItem: resolve_drop,
    a.Wear: resolve_wear,
    a.TakeFatigue: resolve_fatigue,
    a.Deprive: resolve_deprive,
    a.Rest: resolve_rest,
    a.MakeCamp: resolve_camp,
    a.RestWeek: resolve_week,
    a.Mend: resolve_mend,
    a.Recharge: resolve_recharge,
    a.PassTime: resolve_pass,
    a.DungeonTurn: resolve_turn,
    a.Light: resolve_light,
    a.SetPlace: resolve_place,
    a.SpringTrap: resolve_trap,
    a.Watch: resolve_watch,
    a.RollWeather: resolve_weather,
    a.Panic: resolve_panic,
    a.React: resolve_react,
    a.Fate: resolve_fate,
    a.Hire: resolve_hire,
    a.Replace: resolve_replace,
    a.BeginSession: resolve_session,
}
