"""Which procedure resolves which action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nde.dice import Procedure
from nde.rules.cairn2e import actions as a
from nde.rules.cairn2e.exploration import encounters, exploration, hardship, magic, rest, things
from nde.rules.cairn2e.fight import deeds, morale, scars, strikes, turns
from nde.rules.cairn2e.scene import Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import Resolution

RESOLVE: dict[type, Callable[[Game, Scene, Any], Procedure[Resolution]]] = {
    **turns.DEEDS,
    a.Volley: strikes.resolve_volley,
    a.Declare: turns.resolve_declare,
    a.TakeBack: turns.resolve_take_back,
    a.ResolveSide: turns.resolve_side,
    a.StartFight: turns.resolve_start_fight,
    a.EndFight: turns.resolve_end_fight,
    a.SettleScar: scars.resolve_settle_scar,
    a.CheckMorale: morale.resolve_check_morale,
    a.Spare: deeds.resolve_spare,
    a.HarmAttribute: deeds.resolve_harm_attribute,
    a.TakeItem: things.resolve_take,
    a.Pay: things.resolve_pay,
    a.DropItem: things.resolve_drop,
    a.Wear: things.resolve_wear,
    a.TakeFatigue: hardship.resolve_fatigue,
    a.Deprive: hardship.resolve_deprive,
    a.Rest: rest.resolve_rest,
    a.MakeCamp: rest.resolve_camp,
    a.RestWeek: rest.resolve_week,
    a.Mend: rest.resolve_mend,
    a.Recharge: magic.resolve_recharge,
    a.PassTime: hardship.resolve_pass,
    a.DungeonTurn: exploration.resolve_turn,
    a.Light: exploration.resolve_light,
    a.SetPlace: exploration.resolve_place,
    a.SpringTrap: exploration.resolve_trap,
    a.Watch: exploration.resolve_watch,
    a.RollWeather: exploration.resolve_weather,
    a.Panic: encounters.resolve_panic,
    a.React: encounters.resolve_react,
    a.Fate: encounters.resolve_fate,
    a.Hire: encounters.resolve_hire,
    a.Replace: encounters.resolve_replace,
    a.BeginSession: encounters.resolve_session,
}
"""The procedure of every action there is."""
