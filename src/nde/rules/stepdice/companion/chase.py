"""Chases: a distance that grows and shrinks, until somebody is caught or away.

The distance is kept as a clock of the scene: empty is caught, full is away.
"""

from __future__ import annotations

from nde.dice import GM, Procedure, Roll, Tell
from nde.errors import Fact
from nde.rules.ruleset import ActionRefused, Resolution
from nde.rules.stepdice.check import check
from nde.rules.stepdice.companion.actions import RunChase, StartChase
from nde.rules.stepdice.companion.attempts import begin, settle, untried
from nde.rules.stepdice.companion.book import companion
from nde.rules.stepdice.companion.effects import ChaseBegun, ChaseEnded, ChaseMoved
from nde.rules.stepdice.effects import Effects
from nde.rules.stepdice.game import Game
from nde.rules.stepdice.reading import SUCCEEDS, read_face
from nde.rules.stepdice.ready import spend_action
from nde.rules.stepdice.scene import CHASE, Clock, Scene
from nde.rules.stepdice.variants import TWO_DICE, number_shift, read_six, read_two, threshold_steps


def resolve_start_chase(game: Game, scene: Scene, action: StartChase) -> Procedure[Resolution]:
    """A chase begins, at the usual distance if none is said."""
    record, rule = companion(game.id).chase, game.cite.chase
    start = record.start if action.distance is None else action.distance
    distance = min(max(start, 1), record.away - 1)
    yield Tell(rule, "chase-begun", {"distance": distance, "away": record.away})
    return Resolution(outcome="", effects=(ChaseBegun(distance=distance, away=record.away, rule=rule),))


def resolve_run_chase(game: Game, scene: Scene, action: RunChase) -> Procedure[Resolution]:
    """One round: a hero's success moves the distance their way, failing moves it the other way.

    Where the game has both sides roll, each moves it by its own success alone.
    """
    rule = game.cite.chase
    hero = begin(game, scene, action)
    clock = _clock(game, scene)
    both = game.settings.chase_rolls == "both"
    if both and action.other is None:
        raise ActionRefused("other-die-missing", rule=rule)
    allowed = companion(game.id).chase.attributes
    if action.attribute not in allowed:
        raise ActionRefused("wrong-attribute", rule=rule, attribute=action.attribute, allowed=allowed)
    reading = yield from check(game, hero, action, attribute=action.attribute, tn=action.tn)
    if reading.is_untried:
        return (yield from untried(game, hero, reading))
    gained = int(reading.succeeds)
    if both and action.other is not None:
        gained -= int((yield from _other_side(game, action.other, action.tn)))
    elif not reading.succeeds:
        gained = -1
    effects = spend_action(game, scene, hero.id) + reading.effects
    effects += yield from _moved(clock, gained if action.is_runner else -gained, rule)
    return (yield from settle(game, scene, hero, reading, effects, clock=action.clock))


def _moved(clock: Clock, by: int, rule: str) -> Procedure[Effects]:
    """The new distance, and the end of the chase where it comes to one."""
    distance = clock.filled + by
    yield Tell(rule, "chase-moved", {"distance": distance, "away": clock.steps})
    effects: Effects = (ChaseMoved(by=by, rule=rule),) if by else ()
    if distance <= 0:
        effects += (ChaseEnded(result="caught", rule=rule),)
    elif distance >= clock.steps:
        effects += (ChaseEnded(result="away", rule=rule),)
    return effects


def _other_side(game: Game, value: int, tn: int) -> Procedure[bool]:
    """Whether the other side succeeds with a plain roll of its own, made as the game's variant does."""
    settings, rule = game.settings, game.cite.chase
    facts: dict[str, Fact]
    if settings.variant == "d6":
        six = settings.d6
        threshold = min(max(value + threshold_steps(settings, tn, ""), six.least), six.most)
        face: int = yield Roll(6, GM, "chase-other")
        outcome = read_six(settings, face, threshold)
        facts = {"face": face, "threshold": threshold, "outcome": outcome}
        yield Tell(rule, "rolled-six", facts)
    elif settings.variant == "2d6":
        modifier = value + number_shift(settings, tn)
        natural: int = yield Roll(TWO_DICE, GM, "chase-other")
        outcome = read_two(settings, natural, modifier)
        facts = {"natural": natural, "modifier": modifier, "total": natural + modifier, "outcome": outcome}
        yield Tell(rule, "rolled-two", facts)
    else:
        face = yield Roll(value, GM, "chase-other")
        outcome = read_face(settings, face, value, tn)
        yield Tell(rule, "rolled", {"die": value, "face": face, "number": tn, "outcome": outcome})
    return outcome in SUCCEEDS


def _clock(game: Game, scene: Scene) -> Clock:
    for clock in scene.clocks:
        if clock.id == CHASE:
            return clock
    raise ActionRefused("no-chase", rule=game.cite.chase)
