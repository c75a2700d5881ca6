"""Which procedure resolves which action of the companion books."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nde.dice import Procedure
from nde.rules.ruleset import Resolution
from nde.rules.stepdice.companion import actions as a
from nde.rules.stepdice.companion.chase import resolve_run_chase, resolve_start_chase
from nde.rules.stepdice.companion.encounters import resolve_encounter, resolve_generate, resolve_wave
from nde.rules.stepdice.companion.extras import (
    resolve_counter,
    resolve_investigate,
    resolve_parley,
    resolve_sustain,
)
from nde.rules.stepdice.companion.force import resolve_fall, resolve_shove
from nde.rules.stepdice.companion.hazards import (
    resolve_disable_hazard,
    resolve_set_hazard,
    resolve_spring_hazard,
)
from nde.rules.stepdice.companion.morale import resolve_morale
from nde.rules.stepdice.companion.moves import resolve_spend_trait, resolve_use_move
from nde.rules.stepdice.companion.stealth import resolve_calm_alarm, resolve_sneak
from nde.rules.stepdice.companion.tables import resolve_benefit, resolve_complication
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import Scene

RESOLVE: dict[type, Callable[[Game, Scene, Any], Procedure[Resolution]]] = {
    a.UseMove: resolve_use_move,
    a.SpendTrait: resolve_spend_trait,
    a.SetHazard: resolve_set_hazard,
    a.SpringHazard: resolve_spring_hazard,
    a.DisableHazard: resolve_disable_hazard,
    a.CheckMorale: resolve_morale,
    a.RollComplication: resolve_complication,
    a.RollBenefit: resolve_benefit,
    a.StartChase: resolve_start_chase,
    a.RunChase: resolve_run_chase,
    a.Sneak: resolve_sneak,
    a.CalmAlarm: resolve_calm_alarm,
    a.Shove: resolve_shove,
    a.Fall: resolve_fall,
    a.SustainPower: resolve_sustain,
    a.CounterPower: resolve_counter,
    a.Investigate: resolve_investigate,
    a.Parley: resolve_parley,
    a.SizeEncounter: resolve_encounter,
    a.GenerateEncounter: resolve_generate,
    a.BringWave: resolve_wave,
}
