"""Time between adventures, in a safe place."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.rules.ruleset import ActionRefused, Effect, Resolution
from nde.rules.tkds.actions import Downtime, GoTo
from nde.rules.tkds.checks.harming import DYING
from nde.rules.tkds.effects.body import Died
from nde.rules.tkds.effects.time import (
    WATCH_TURNS,
    EssenceRestored,
    ExhaustionEnded,
    MortalWoundHealed,
    NightPassed,
    TurnPassed,
    WentTo,
    WoundsMended,
)
from nde.rules.tkds.living.exploring import time_passes
from nde.rules.tkds.living.resting import campers
from nde.rules.tkds.scene import Scene
from nde.rules.tkds.settings import Game

RULE = "tkds/downtime"
DAY_TURNS = 3 * WATCH_TURNS
"""Ten-minute turns of a day: the least that lies between adventures."""


def resolve_go(game: Game, scene: Scene, action: GoTo) -> Procedure[Resolution]:
    """Come home between adventures or to a market, or set out again."""
    if scene.is_fight:
        raise ActionRefused("time-in-fight", rule=RULE)
    if scene.where == action.where:
        raise ActionRefused("there-already", rule=RULE, where=action.where)
    yield Tell(RULE, "went-to", {"where": action.where})
    return Resolution(outcome="", effects=(WentTo(where=action.where, rule=RULE),))


def resolve_downtime(game: Game, scene: Scene, action: Downtime) -> Procedure[Resolution]:
    """Ordinary wounds, magic and essence come back whole, and what a quiet night ends is over.

    Lost points of skills still return one a night: how many nights there were is the GM's to say.
    """
    if scene.is_fight:
        raise ActionRefused("time-in-fight", rule=RULE)
    # The dying do not live to see it, and whatever lasts only minutes or hours is over.
    effects: tuple[Effect, ...] = yield from time_passes(game, scene, DAY_TURNS)
    effects += (TurnPassed(turns=DAY_TURNS, rule=RULE),)
    if scene.where != "home":
        effects += (WentTo(where="home", rule=RULE),)
    for figure in campers(scene):
        body, who = figure.character, figure.id
        if body.state == "dying" and Died(who=who, rule=DYING) in effects:
            continue
        yield Tell(RULE, "downtime", {"who": who})
        effects += (
            WoundsMended(who=who, rule=RULE),
            EssenceRestored(who=who, rule=RULE),
            NightPassed(who=who, rule=RULE),
        )
        if body.is_exhausted:
            effects += (ExhaustionEnded(who=who, rule=RULE),)
        if body.is_mortally_wounded:
            effects += (MortalWoundHealed(who=who, rule=RULE),)
    return Resolution(outcome="", effects=effects)
