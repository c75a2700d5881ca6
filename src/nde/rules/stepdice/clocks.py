"""Clocks: those of pressure every failure moves, and a full one has its consequence.

Some clocks of a scene stand for something else and are moved by that alone: a chase, waves of foes, hazards.
"""

from __future__ import annotations

from msgspec.structs import replace

from nde.dice import Answer, Procedure, Tell, replay
from nde.rules.play import GameClock
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.stepdice.actions import Action, Resolve, SetClock, TickClock
from nde.rules.stepdice.effects import ClockSet, ClockTicked, Effects
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.scene import CHASE, WAVES, Clock, Scene, is_hazard

NO_CLOCK = "none"
"""What an action says whose failure moves no clock."""
ELSEWHERE = "elsewhere"
"""A clock that stands for those kept outside of the scene."""
UNBOUNDED = 1_000


def pressing_clocks(scene: Scene) -> tuple[str, ...]:
    """The clocks of pressure that still run."""
    return tuple(
        clock.id
        for clock in scene.clocks
        if not clock.is_full and clock.id not in (CHASE, WAVES) and not is_hazard(clock.id)
    )


def clocks_kept(scene: Scene) -> tuple[GameClock, ...]:
    """The clocks of a scene that people keep in sight: a hazard is a thing and no clock to them."""
    pressing = pressing_clocks(scene)
    return tuple(
        GameClock(id=one.id, steps=one.steps, filled=one.filled, is_pressing=one.id in pressing)
        for one in scene.clocks
        if not is_hazard(one.id)
    )


def clock_moved(scene: Scene, id: str, by: int) -> TickClock | None:
    """A clock moved by hand; a chase is moved by those who run alone."""
    return TickClock(clock=id, by=by) if scene.find_clock(id) and id != CHASE and not is_hazard(id) else None


def moved_clocks(scene: Scene, clock: str, besides: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The clocks that a failure moves: every one of pressure that runs, the one that is named, or none.

    Those `besides` are not among them: what is done moves them itself.
    """
    named = () if clock == NO_CLOCK else (clock,)
    return tuple(id for id in (named if clock else pressing_clocks(scene)) if id not in besides)


def require_clock(scene: Scene, clock: str) -> None:
    """Refuse a clock that the scene does not have."""
    if clock not in ("", NO_CLOCK):
        scene.clock(clock)


def tick_on_failure(
    game: Game, scene: Scene, clock: str, *, besides: tuple[str, ...] = (), earlier: int = 0
) -> Procedure[Effects]:
    """Move what a failure moves; `earlier` failures of the same deed are not in the scene yet."""
    effects: Effects = ()
    for id in moved_clocks(scene, clock, besides):
        effects += yield from _tick(game, scene, id, 1, earlier)
    return effects


def presses(resolve: Resolve, scene: Scene, action: Action, answers: tuple[Answer, ...]) -> int:
    """How often an action moves a clock of pressure that is not in the scene: it is run with one more."""
    watched = replace(scene, clocks=(*scene.clocks, Clock(id=ELSEWHERE, steps=UNBOUNDED)))
    effects = replay(resolve(watched, action), answers).effects
    return sum(one.by for one in effects if isinstance(one, ClockTicked) and one.clock == ELSEWHERE)


def resolve_set_clock(game: Game, scene: Scene, action: SetClock) -> Procedure[Resolution]:
    """Start a clock of so many steps, the usual number if none is said."""
    steps = action.steps if action.steps is not None else game.settings.clock_steps
    if steps < 1 or not action.clock:
        raise ActionRefused("clock-without-steps", rule=game.cite.clock, clock=action.clock, steps=steps)
    yield Tell(game.cite.clock, "clock-set", {"clock": action.clock, "steps": steps})
    return Resolution(outcome="", effects=(ClockSet(clock=action.clock, steps=steps, rule=game.cite.clock),))


def resolve_tick_clock(game: Game, scene: Scene, action: TickClock) -> Procedure[Resolution]:
    """Move a clock by hand."""
    return Resolution(outcome="", effects=(yield from _tick(game, scene, action.clock, action.by)))


def _tick(game: Game, scene: Scene, id: str, by: int, earlier: int = 0) -> Procedure[Effects]:
    clock = scene.clock(id)
    before = min(clock.filled + earlier, clock.steps)
    filled = min(max(before + by, 0), clock.steps)
    yield Tell(game.cite.clock, "clock-ticked", {"clock": id, "filled": filled, "steps": clock.steps})
    if filled == clock.steps:
        yield Tell(game.cite.clock, "clock-full", {"clock": id})
    return (ClockTicked(clock=id, by=filled - before, rule=game.cite.clock),)
