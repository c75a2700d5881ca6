"""A ten-minute turn: what each does in it, what ends with it, and what it brings."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.rules.ruleset import ActionRefused, Effect, Resolution
from nde.rules.tkds.actions import PassTurn
from nde.rules.tkds.checks.harming import dies
from nde.rules.tkds.effects.time import AreaSearched, EssenceRefilled, TurnPassed
from nde.rules.tkds.living.essence import RULE as ESSENCE
from nde.rules.tkds.living.essence import refill_points, require_refill
from nde.rules.tkds.living.events import roll_event
from nde.rules.tkds.living.resting import campers
from nde.rules.tkds.scene import Figure, Scene
from nde.rules.tkds.settings import Game
from nde.rules.tkds.turns import require_able

RULE = "tkds/time"
LIGHT = "tkds/light"


def resolve_pass_turn(game: Game, scene: Scene, action: PassTurn) -> Procedure[Resolution]:
    """Ten minutes: the dying die, each does one thing, light burns, and luck says what happens."""
    _require(scene, action)
    yield Tell(RULE, "turn-passes", {"rounds": game.settings.turn_rounds})
    effects: tuple[Effect, ...] = ()
    interrupted = False
    if action.is_loud:
        event = yield from roll_event()
        effects += (event,)
        interrupted = event.event == "encounter"
    if interrupted:
        # Whoever refills needs the whole turn undisturbed; the time has passed all the same.
        yield Tell(RULE, "turn-interrupted", {})
    else:
        for who, deed in action.deeds:
            effects += yield from _deed(game, scene, who, deed)
    effects += yield from time_passes(game, scene, 1)
    effects += (TurnPassed(turns=1, rule=RULE),)
    if not interrupted:
        event = yield from roll_event()
        effects += (event,)
    return Resolution(outcome="", effects=effects)


def refillers(scene: Scene) -> tuple[Figure, ...]:
    """Those of the party who would regain essence by ten minutes of rest."""
    return tuple(one for one in campers(scene) if _may_refill(scene, one))


def _may_refill(scene: Scene, figure: Figure) -> bool:
    try:
        require_refill(require_able(scene, figure.id))
    except ActionRefused:
        return False
    return True


def time_passes(game: Game, scene: Scene, turns: int) -> Procedure[tuple[Effect, ...]]:
    """Who does not live to see turns go by: the dying never last as long; and how the light does."""
    effects: tuple[Effect, ...] = ()
    for figure in scene.figures:
        if figure.character.state == "dying":
            effects += yield from dies(game, figure)
    if scene.light:
        left = max(scene.light - turns, 0)
        if left:
            yield Tell(LIGHT, "light-left", {"turns": left})
        else:
            yield Tell(LIGHT, "light-out", {})
    return effects


def _require(scene: Scene, action: PassTurn) -> None:
    if scene.is_fight:
        raise ActionRefused("time-in-fight", rule=RULE)
    done: set[str] = set()
    for who, deed in action.deeds:
        figure = require_able(scene, who)
        if who in done:
            raise ActionRefused("deed-twice", rule=RULE, who=who)
        done.add(who)
        if deed == "refill":
            require_refill(figure)


def _deed(game: Game, scene: Scene, who: str, deed: str) -> Procedure[tuple[Effect, ...]]:
    if deed == "search":
        yield Tell(RULE, "searched", {"who": who})
        return (AreaSearched(who=who, rule=RULE),)
    if deed == "refill":
        points = refill_points(game, scene.figure(who).character)
        yield Tell(ESSENCE, "essence-refilled", {"who": who, "points": points})
        return (EssenceRefilled(who=who, points=points, rule=ESSENCE),)
    return ()
