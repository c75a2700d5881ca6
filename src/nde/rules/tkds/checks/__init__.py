"""Checks, contests, luck, hero points, hit points and dying."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nde.dice import Procedure
from nde.rules.ruleset import Resolution
from nde.rules.tkds import actions as a
from nde.rules.tkds.checks.apply import APPLY
from nde.rules.tkds.checks.contesting import Contested, contest, resolve_contest
from nde.rules.tkds.checks.effects import Effects, hero_spent
from nde.rules.tkds.checks.harming import deal, heal, tick_dying
from nde.rules.tkds.checks.heroism import hero_points_at_start, resolve_cling, resolve_grant, resolve_session
from nde.rules.tkds.checks.luck import resolve_luck
from nde.rules.tkds.checks.offers import offers
from nde.rules.tkds.checks.situations import situations
from nde.rules.tkds.checks.suffering import resolve_harm, resolve_lose_skill, resolve_temporary
from nde.rules.tkds.checks.treating import resolve_stabilise, resolve_treat
from nde.rules.tkds.checks.trying import resolve_check, resolve_reveal
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game

__all__ = [
    "APPLY",
    "RESOLVE",
    "Contested",
    "Effects",
    "contest",
    "deal",
    "heal",
    "hero_points_at_start",
    "hero_spent",
    "offers",
    "situations",
    "tick_dying",
]

RESOLVE: dict[type, Callable[[Game, Scene, Any], Procedure[Resolution]]] = {
    a.Check: resolve_check,
    a.Reveal: resolve_reveal,
    a.Contest: resolve_contest,
    a.LuckRoll: resolve_luck,
    a.Stabilise: resolve_stabilise,
    a.Cling: resolve_cling,
    a.TreatWounds: resolve_treat,
    a.Harm: resolve_harm,
    a.LoseSkill: resolve_lose_skill,
    a.BeginSession: resolve_session,
    a.GrantHero: resolve_grant,
    a.GrantTemporary: resolve_temporary,
}
