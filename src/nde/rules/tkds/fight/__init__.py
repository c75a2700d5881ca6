"""Fights: reactions, rounds, attacks, manoeuvres, moving, morale, and the creatures one fights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nde.dice import Procedure
from nde.rules.ruleset import Resolution
from nde.rules.tkds import actions as a
from nde.rules.tkds.fight.abilities import resolve_ability
from nde.rules.tkds.fight.apply import APPLY
from nde.rules.tkds.fight.attack import resolve_attack
from nde.rules.tkds.fight.manoeuvres import resolve_break_free, resolve_manoeuvre
from nde.rules.tkds.fight.monsters import BLOCKS, figure_from_block
from nde.rules.tkds.fight.morale import resolve_morale
from nde.rules.tkds.fight.moving import resolve_cross, resolve_move, resolve_pass
from nde.rules.tkds.fight.offers import offers
from nde.rules.tkds.fight.rounds import resolve_end_fight, resolve_end_turn, resolve_start
from nde.rules.tkds.fight.situations import situations
from nde.rules.tkds.fight.small import resolve_mount, resolve_reload, resolve_stand_up, resolve_swap
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game

__all__ = ["APPLY", "BLOCKS", "RESOLVE", "figure_from_block", "offers", "situations"]

RESOLVE: dict[type, Callable[[Game, Scene, Any], Procedure[Resolution]]] = {
    a.StartFight: resolve_start,
    a.EndTurn: resolve_end_turn,
    a.EndFight: resolve_end_fight,
    a.Attack: resolve_attack,
    a.Manoeuvre: resolve_manoeuvre,
    a.BreakFree: resolve_break_free,
    a.StandUp: resolve_stand_up,
    a.Mount: resolve_mount,
    a.SwapGear: resolve_swap,
    a.Reload: resolve_reload,
    a.MoveTo: resolve_move,
    a.CrossTo: resolve_cross,
    a.PassBy: resolve_pass,
    a.UseAbility: resolve_ability,
    a.CheckMorale: resolve_morale,
}
