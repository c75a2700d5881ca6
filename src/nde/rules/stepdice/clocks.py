"""Clocks of pressure: a failure moves them, a full one has its consequence."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.rules.ruleset import Resolution
from nde.rules.stepdice.actions import SetClock, TickClock
from nde.rules.stepdice.effects import ClockSet, ClockTicked, Effects
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.refusals import ClockWithoutSteps
from nde.rules.stepdice.scene import Scene


def tick_on_failure(game: Game, scene: Scene, clock: str) -> Procedure[Effects]:
    """Move the clock an action was tied to, if it was."""
    if not clock:
        return ()
    return (yield from _tick(game, scene, clock, 1))


def resolve_set_clock(game: Game, scene: Scene, action: SetClock) -> Procedure[Resolution]:
    """Start a clock of so many steps, the usual number if none is said."""
    steps = action.steps if action.steps is not None else game.settings.clock_steps
    if steps < 1 or not action.clock:
        raise ClockWithoutSteps(rule=game.cite.clock, clock=action.clock, steps=steps)
    yield Tell(game.cite.clock, "clock-set", {"clock": action.clock, "steps": steps})
    return Resolution(outcome="", effects=(ClockSet(clock=action.clock, steps=steps, rule=game.cite.clock),))


def resolve_tick_clock(game: Game, scene: Scene, action: TickClock) -> Procedure[Resolution]:
    """Move a clock by hand."""
    return Resolution(outcome="", effects=(yield from _tick(game, scene, action.clock, action.by)))


def _tick(game: Game, scene: Scene, id: str, by: int) -> Procedure[Effects]:
    clock = scene.clock(id)
    filled = min(max(clock.filled + by, 0), clock.steps)
    yield Tell(game.cite.clock, "clock-ticked", {"clock": id, "filled": filled, "steps": clock.steps})
    if filled == clock.steps:
        yield Tell(game.cite.clock, "clock-full", {"clock": id})
    return (ClockTicked(clock=id, by=filled - clock.filled, rule=game.cite.clock),)
