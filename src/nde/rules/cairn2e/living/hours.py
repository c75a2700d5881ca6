"""Time passing: the dying run out of it, the deprived tire, lights may burn down."""

from __future__ import annotations

from nde.dice import Procedure, Tell
from nde.rules.cairn2e.actions import PassTime
from nde.rules.cairn2e.effects import Effects
from nde.rules.cairn2e.fight.effects import Died
from nde.rules.cairn2e.living.effects import HOUR_ROUNDS, LightWentOut, TimePassed, WentWithout
from nde.rules.cairn2e.living.fatigue import gain_fatigue
from nde.rules.cairn2e.living.needs import DEPRIVED
from nde.rules.cairn2e.living.ready import check_no_fight
from nde.rules.cairn2e.scene import Figure, Scene
from nde.rules.cairn2e.settings import Game
from nde.rules.ruleset import ActionRefused, Resolution

ROUNDS = "cairn2e/rounds"
CRITICAL = "cairn2e/critical"
LIGHT = "cairn2e/light"
DAY_ROUNDS = 24 * HOUR_ROUNDS
MOST_DAYS = 30


def resolve_pass(game: Game, scene: Scene, action: PassTime) -> Procedure[Resolution]:
    """So many rounds of ten seconds go by outside a fight."""
    check_no_fight(scene, ROUNDS)
    most = MOST_DAYS * DAY_ROUNDS
    if not 1 <= action.rounds <= most:
        raise ActionRefused("time-out-of-range", rule=ROUNDS, rounds=action.rounds, most=most)
    effects = yield from pass_time(game, scene, action.rounds)
    return Resolution(outcome="", effects=effects)


def pass_time(game: Game, scene: Scene, rounds: int, rule: str = ROUNDS) -> Procedure[Effects]:
    """The effects of time on everybody: who dies of it, and whom it costs Fatigue."""
    hours, minutes = divmod(rounds // 6, 60)
    yield Tell(rule, "time-passes", {"rounds": rounds, "hours": hours, "minutes": minutes})
    effects: Effects = (TimePassed(rounds=rounds, rule=rule),)
    for figure in scene.figures:
        if 0 < figure.character.dying <= rounds:
            yield Tell(CRITICAL, "hour-ran-out", {"who": figure.id})
            effects += (Died(who=figure.id, rule=CRITICAL),)
    after = scene.after(game, effects)
    if scene.light and not after.light:
        yield Tell(LIGHT, "light-burned-down", {})
        effects += (LightWentOut(rule=LIGHT),)
    for figure in after.figures:
        more = yield from _without(game, after, figure)
        after = after.after(game, more)
        effects += more
    return effects


def _without(game: Game, scene: Scene, figure: Figure) -> Procedure[Effects]:
    """The Fatigue of somebody deprived: one for each day of it."""
    body, day = figure.character, max(1, game.settings.deprived_hours)
    days = body.deprived_hours // day if body.is_deprived and not body.is_dead else 0
    if not days:
        return ()
    yield Tell(DEPRIVED, "days-without", {"who": figure.id, "days": days, "hours": days * day})
    effects: Effects = (WentWithout(who=figure.id, hours=days * day, rule=DEPRIVED),)
    for _ in range(days):
        more = yield from gain_fatigue(game, scene, figure.id, rule=DEPRIVED)
        effects += more
        scene = scene.after(game, more)
        if scene.figure(figure.id).character.state != body.state:
            break  # nothing is left to tire
    return effects
